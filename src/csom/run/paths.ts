import { invalid } from '../../core/kernel/errors.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import type { XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { readParameters } from '../message/parameters.ts'
import { IdentityReader } from '../objects/identity.ts'
import type { Call, ModelParts } from '../objects/object-types.ts'
import { type EntityObject, isObject, notInModel, nullObject, objectOf, type PathObject, relatedObject } from '../objects/objects.ts'
import { typeNamed } from '../objects/types.ts'
import { callMethod, callStatic } from './call.ts'
import { constructed, staticProperty } from './constructions.ts'
import { memberOfObject } from './members.ts'

/** Paths below paths. */
const deepest = 64

/** The object paths of one request: each is followed once, when an action first needs it. */
export class ObjectPaths {
  readonly #ctx: WireContext
  readonly #paths: ReadonlyMap<number, XmlElement>
  readonly #call: Call
  readonly #identities: IdentityReader
  readonly #found = new Map<number, PathObject>()
  readonly #open = new Set<number>()

  constructor(ctx: WireContext, paths: ReadonlyMap<number, XmlElement>, parts: ModelParts) {
    this.#ctx = ctx
    this.#paths = paths
    this.#call = { ...parts, version: undefined }
    this.#identities = new IdentityReader(ctx)
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

  /** The element of the path with an id. */
  readonly pathOf = (given: string | undefined): XmlElement | undefined =>
    this.#paths.get(/^\d{1,10}$/.test(given ?? '') ? Number(given) : -1)

  /** Whether the path with an id was followed. */
  readonly isFound = (given: string | undefined): boolean => this.#found.has(/^\d{1,10}$/.test(given ?? '') ? Number(given) : -1)

  async #follow(path: XmlElement): Promise<PathObject> {
    const { name: kind, attributes } = path
    const name = attributes.get('Name') ?? ''
    switch (kind) {
      case 'StaticProperty':
        return staticProperty(this.#ctx, path, name)
      case 'StaticMethod':
        return objectIn(await callStatic(this.#ctx, path, await readParameters(path, this.find), this.#call))
      case 'Property':
        return propertyOfObject(await this.find(attributes.get('ParentId')), name)
      case 'Method':
        return objectIn(
          await callMethod(await this.find(attributes.get('ParentId')), name, await readParameters(path, this.find), this.#call),
        )
      case 'Identity':
        return this.#identities.find(name)
      case 'Constructor':
        return constructed(this.#ctx, path, await readParameters(path, this.find))
      default:
        throw notInModel(`The object path ${kind.slice(0, 60)}`)
    }
  }
}

/** The object that a method gives; the null object for a method that gives none. */
const objectIn = (given: unknown): PathObject => (isObject(given) ? given : nullObject)

/** The object that a property of an object leads to. Fails with `operation_unsupported`, and as the act that reads. */
async function propertyOfObject(object: PathObject, name: string): Promise<PathObject> {
  if (object.kind === 'null') throw invalid(`The property '${name.slice(0, 100)}' is read of an object that does not exist.`)
  const type = typeNamed(object.type)
  if (type.members.has(name)) return memberOfObject(object, name)
  const entity = entityOf(object)
  const link = type.links.get(name)
  const navigation = entity?.shape.navigation.get(name)
  if (!entity || link === undefined || !navigation?.expansion)
    throw notInModel(`${object.type}.${name}`, name, [...type.members.keys(), ...type.links.keys()])
  const { ctx, value } = entity
  if (navigation.many) return { kind: 'collection', type: link as never, ctx, owner: entity, name }
  const [found] = await navigation.expansion.load([value], ctx)
  const related = found == null ? undefined : navigation.expansion.shape([value], [found], ctx)
  if (!related) return nullObject
  const inside = related.name === 'Web' ? inWeb(ctx, found as WireContext['web']) : ctx
  return relatedObject(inside, related, found, entity)
}

/** An entity, or an item as the entity that it is. */
function entityOf(object: PathObject): EntityObject | undefined {
  if (object.kind === 'entity') return object.value === undefined ? undefined : object
  return object.kind === 'item' && object.item ? objectOf<unknown>(object.ctx, itemShapeOf(object.list), object.item) : undefined
}
