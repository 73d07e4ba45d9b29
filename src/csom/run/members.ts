import type { Members } from '../../../generated/csom/bindings.ts'
import { getWeb } from '../../core/acts/sites/webs.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { roleDefinition } from '../../entities/permissions/role-assignment.ts'
import { web } from '../../entities/sites/web.ts'
import { partOfDefinition } from '../files/web-parts.ts'
import type { Objects } from '../objects/object-types.ts'
import { notInModel, objectOf, type PathObject, rowsObject, type ServiceObject, serviceObject } from '../objects/objects.ts'
import { typeNamed } from '../objects/types.ts'
import { uniqueAncestor } from '../permissions/unique-ancestor.ts'
import { siteRecycleBin } from '../sites/recycle-bin.ts'
import { siteOpened } from '../sites/site.ts'

type Member = Members<Objects>

/** The objects that properties lead to which the server makes itself. */
type MemberHandlers = { readonly [M in keyof Member]: (object: Member[M]['of']) => Member[M]['gives'] | Promise<Member[M]['gives']> }

type Part = Exclude<Extract<keyof Member, `KeywordQuery.${string}`>, never>

/** A part of a search, made once. */
function partOf(
  query: ServiceObject,
  name: string,
  type: 'StringCollection' | 'SortCollection' | 'QueryPropertyValueCollection',
): ServiceObject {
  const known = query.members.get(name)
  const made = known?.kind === 'service' ? known : serviceObject(query.ctx, type)
  query.members.set(name, made)
  return made
}

const searchParts: Pick<MemberHandlers, Part> = {
  'KeywordQuery.SelectProperties': (query) => partOf(query, 'SelectProperties', 'StringCollection'),
  'KeywordQuery.RefinementFilters': (query) => partOf(query, 'RefinementFilters', 'StringCollection'),
  'KeywordQuery.HitHighlightedProperties': (query) => partOf(query, 'HitHighlightedProperties', 'StringCollection'),
  'KeywordQuery.SortList': (query) => partOf(query, 'SortList', 'SortCollection'),
  'KeywordQuery.Properties': (query) => partOf(query, 'Properties', 'QueryPropertyValueCollection'),
}

const memberHandlers: MemberHandlers = {
  'RequestContext.Web': async ({ ctx }) => objectOf(ctx, web, await getWeb(ctx)),
  'RequestContext.Site': ({ ctx }) => siteOpened(ctx),
  'Alert.List': ({ ctx, value }) => objectOf(ctx, listShape, value.list),
  'SecurableObject.FirstUniqueAncestorSecurableObject': (object) => uniqueAncestor(object),
  'WebPartDefinition.WebPart': (definition) => partOfDefinition(definition),
  'Site.RecycleBin': ({ ctx }) => siteRecycleBin(ctx),
  'RoleAssignment.RoleDefinitionBindings': (object) =>
    rowsObject(object.ctx, 'RoleDefinitionBindingCollection', roleDefinition, object.value.roles, object),
  ...searchParts,
}

const handlers: ReadonlyMap<string, (object: PathObject) => PathObject | Promise<PathObject>> = new Map(
  Object.entries(memberHandlers) as unknown as [string, (object: PathObject) => PathObject | Promise<PathObject>][],
)

/** The object of a property that the server makes itself. Fails as the act that reads it. */
export function memberOfObject(object: PathObject, name: string): PathObject | Promise<PathObject> {
  const handler = [...typeNamed(object.type).kinds].map((kind) => handlers.get(`${kind}.${name}`)).find((one) => one !== undefined)
  if (!handler) throw notInModel(`${object.type}.${name}`)
  return handler(object)
}
