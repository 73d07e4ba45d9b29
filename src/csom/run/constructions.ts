import type { Constructions, Statics } from '../../../generated/csom/bindings.ts'
import { demand } from '../../core/access/access.ts'
import type { Association } from '../../core/acts/workflow/associations.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { modelFollowing } from '../../entities/people/social-following.ts'
import { roleDefinition } from '../../entities/permissions/role-assignment.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { modelSubscription, workflowServicesManager } from '../../entities/workflow/workflow.ts'
import type { XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { termCollection } from '../lists/term-columns.ts'
import { argumentsOf } from '../message/arguments.ts'
import { typeIn } from '../message/parameters.ts'
import type { Objects } from '../objects/object-types.ts'
import { type GivenArgument, notInModel, objectOf, type PathObject, rowsObject, serviceObject } from '../objects/objects.ts'

type Constructed = Constructions<Objects>

/** A function for everything of the contract that clients make: one that is missing does not compile. */
const makers: { readonly [T in keyof Constructed]: (ctx: WireContext, given: Constructed[T]['given']) => Constructed[T]['gives'] } = {
  KeywordQuery: (ctx) => serviceObject(ctx, 'KeywordQuery'),
  PeopleManager: (ctx) => serviceObject(ctx, 'PeopleManager'),
  SocialFollowingManager: (ctx) => objectOf(ctx, modelFollowing, ctx.web),
  SearchExecutor: (ctx) => serviceObject(ctx, 'SearchExecutor'),
  RoleDefinitionBindingCollection: (ctx) => rowsObject(ctx, 'RoleDefinitionBindingCollection', roleDefinition, []),
  TaxonomyFieldValueCollection: (ctx, [text]) => termCollection(ctx, text),
  WorkflowServicesManager: (_ctx, [web]) => objectOf(web.ctx, workflowServicesManager, web.value),
  WorkflowSubscription: (ctx) => objectOf<Association | undefined>(ctx, modelSubscription as Shape<never>, undefined),
}

async function webOpened(ctx: WireContext): Promise<WireContext['web']> {
  await demand(ctx, 'Open', ctx.web)
  return ctx.web
}

/** A function for every static property of the contract. */
const statics: { readonly [S in keyof Statics<Objects>]: (ctx: WireContext) => Statics<Objects>[S] | Promise<Statics<Objects>[S]> } = {
  'RequestContext.Current': (ctx) => ({ kind: 'context', type: 'RequestContext', ctx }),
  'WorkflowInstanceService.Current': (ctx) => serviceObject(ctx, 'WorkflowInstanceService'),
  'WorkflowInteropService.Current': (ctx) => serviceObject(ctx, 'WorkflowInteropService'),
  'WorkflowServicesManager.Current': async (ctx) => objectOf(ctx, workflowServicesManager, await webOpened(ctx)),
  'WorkflowSubscriptionService.Current': (ctx) => serviceObject(ctx, 'WorkflowSubscriptionService'),
}

type Maker = (ctx: WireContext, given: readonly unknown[]) => PathObject

const makersByType = new Map(Object.entries(makers) as unknown as [string, Maker][])
const staticsByName = new Map(Object.entries(statics) as unknown as [string, (ctx: WireContext) => PathObject | Promise<PathObject>][])

/** What a client makes: an object of a type, or an empty value object. Fails with `operation_unsupported`, `invalid_request`. */
export function constructed(ctx: WireContext, path: XmlElement, given: readonly GivenArgument[]): PathObject {
  const { name, facts } = typeIn(path)
  if (facts.value) {
    if (given.length > 0) throw invalid(`The constructor of ${name} takes no parameters.`)
    return { kind: 'value', type: name, members: new Map() }
  }
  const maker = makersByType.get(name)
  if (!maker) throw notInModel(`The constructor of ${name}`)
  return maker(ctx, argumentsOf(`The constructor of ${name}`, facts.constructed ?? [], given))
}

/** What a static property leads to. Fails with `operation_unsupported`, and as the act that reads it. */
export function staticProperty(ctx: WireContext, path: XmlElement, name: string): PathObject | Promise<PathObject> {
  const { name: type } = typeIn(path)
  const reader = staticsByName.get(`${type}.${name}`)
  if (!reader) throw notInModel(`The static property ${type}.${name}`)
  return reader(ctx)
}
