import { getWeb } from '../../core/acts/sites/webs.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { site as siteShape } from '../../entities/sites/site.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import type { XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { readParameters, valueTypeOf } from '../message/parameters.ts'
import { objectOfIdentity } from '../objects/identity.ts'
import { type EntityObject, memberType, notInModel, nullObject, objectOf, type PathObject } from '../objects/objects.ts'
import { guidIn } from '../objects/values.ts'
import { callMethod } from './methods.ts'
import { isPropertyBag } from './show.ts'

const contextType = '3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a'

/** Paths below paths. */
const deepest = 64

/** The object paths of one request: each is followed once, when an action first needs it. */
export class ObjectPaths {
  readonly #ctx: WireContext
  readonly #paths: ReadonlyMap<number, XmlElement>
  readonly #found = new Map<number, PathObject>()
  readonly #open = new Set<number>()

  constructor(ctx: WireContext, paths: ReadonlyMap<number, XmlElement>) {
    this.#ctx = ctx
    this.#paths = paths
  }

  /**
   * The object of the path with an id. Fails with `invalid_request` for a path that is not in the request, that leads
   * to itself or that is too long, `operation_unsupported`, `reply_too_large`, and as the acts that read.
   */
  readonly find = async (given: string | undefined): Promise<PathObject> => {
    const id = /^\d{1,10}$/.test(given ?? '') ? Number(given) : -1
    const known = this.#found.get(id)
    if (known) return known
    const path = this.#paths.get(id)
    if (!path) throw invalid(`The request has no object path with the id '${(given ?? '').slice(0, 40)}'.`)
    if (this.#open.has(id)) throw invalid(`The object path ${id} leads to itself.`)
    if (this.#open.size >= deepest) throw invalid(`An object path has ${deepest} steps at most.`)
    this.#open.add(id)
    try {
      const found = await this.#follow(path)
      this.#ctx.budget?.spendEntities(1)
      this.#found.set(id, found)
      return found
    } finally {
      this.#open.delete(id)
    }
  }

  async #follow(path: XmlElement): Promise<PathObject> {
    const { name: kind, attributes } = path
    const name = attributes.get('Name') ?? ''
    switch (kind) {
      case 'StaticProperty':
        if (guidIn(attributes.get('TypeId') ?? '') === contextType && name === 'Current') return { kind: 'context', ctx: this.#ctx }
        throw notInModel(`The static property ${name}`)
      case 'Property':
        return propertyOfObject(await this.find(attributes.get('ParentId')), name)
      case 'Method':
        return callMethod(await this.find(attributes.get('ParentId')), name, await readParameters(path, this.find))
      case 'Identity':
        return objectOfIdentity(this.#ctx, name)
      case 'Constructor': {
        const { type } = valueTypeOf(path)
        if ((await readParameters(path, this.find)).length > 0) throw invalid(`The constructor of ${type} takes no parameters.`)
        return { kind: 'value', type, members: new Map() }
      }
      default:
        throw notInModel(`The object path ${kind}`)
    }
  }
}

/** The object that a property of an object leads to. Fails with `operation_unsupported`, and as the act that reads. */
async function propertyOfObject(object: PathObject, name: string): Promise<PathObject> {
  if (object.kind === 'context') {
    if (name === 'Web') return objectOf(object.ctx, webShape as Shape<unknown>, await getWeb(object.ctx))
    if (name === 'Site') return objectOf(object.ctx, siteShape as Shape<unknown>, object.ctx.site)
  }
  const entity = entityOf(object)
  const navigation = isPropertyBag(name) ? undefined : entity?.shape.navigation.get(name)
  if (!entity || !navigation?.expansion) throw notInModel(`${memberType(object)}.${name}`)
  const { ctx, value } = entity
  if (navigation.many) return { kind: 'collection', ctx, owner: entity, name }
  const [found] = await navigation.expansion.load([value], ctx)
  const related = found == null ? undefined : navigation.expansion.shape([value], [found], ctx)
  if (!related) return nullObject
  const inside = related.name === 'Web' ? inWeb(ctx, found as WireContext['web']) : ctx
  return objectOf(inside, related, found)
}

/** An entity, or an item as the entity that it is. */
function entityOf(object: PathObject): EntityObject | undefined {
  if (object.kind === 'entity') return object
  if (object.kind !== 'item' || !object.item) return undefined
  return { kind: 'entity', ctx: object.ctx, shape: itemShapeOf(object.list) as Shape<unknown>, value: object.item }
}
