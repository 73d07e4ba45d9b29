import type { Entities } from '../../../generated/rest/bindings.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { Navigation, Property, Shape } from '../../entities/shape/shape.ts'
import type { Request } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { addressNotFound } from '../address/addresses.ts'
import { hostedHint } from '../address/hosted-only.ts'
import type { Content } from './content.ts'
import { type CollectionOptions, pageOf } from './query.ts'

/** A shape that a reply of REST can have. */
type RestShape = Shape<never, keyof Entities>

type Part = Extract<Content, { kind: 'part' }>
type Found = Extract<Content, { kind: 'part' | 'entity' | 'collection' | 'value' }>

/** A table that has every name. */
class EveryName<Entry> extends Map<string, Entry> {
  readonly #entry: Entry
  constructor(entry: Entry) {
    super()
    this.#entry = entry
  }
  override has(): boolean {
    return true
  }
  override get(): Entry {
    return this.#entry
  }
}

/** The shape of an empty page where only a related entity could tell the shape: options may name whatever they like. */
const shapeOfNothing: Shape<unknown> = {
  name: 'ListItem',
  type: 'ListItem',
  set: 'ApiData.ListItems',
  address: () => '',
  properties: new EveryName<Property<unknown>>({ read: () => null }),
  navigation: new EveryName<Navigation<unknown>>({ many: true, expansion: { shape: () => undefined, load: () => Promise.resolve([]) } }),
}

/**
 * What a path of names leads to from an entity: a property, an entity, the entities of a navigation property, chosen, ordered
 * and cut by options, or their number (protocol/addresses#parts, protocol/list-data-service#links). Fails with
 * `resource_not_found` if a name is none of the entity before it; the list data service also if it leads to nothing.
 */
export async function atDataPath(ctx: WireContext, { part, whole }: Part, { path }: Request, options: CollectionOptions): Promise<Found> {
  if (part.kind !== 'path' || whole.kind !== 'entity') throw addressNotFound(path)
  const { names, end, orNull } = part
  let shape = whole.entity as Shape<unknown>
  let { value } = whole
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1
    const entity = { kind: 'entity', status: 200, headers: {}, entity: shape as RestShape, value } as const
    const expansion = navigationNamed(shape, name)?.expansion
    if (!expansion) {
      if (!isLast || end === '$count') throw addressNotFound(path, hostedHint(name.toLowerCase()))
      return { kind: 'part', status: 200, headers: {}, part: { kind: 'property', name, isBare: end === '$value' }, whole: entity }
    }
    const [found] = await expansion.load([value], ctx)
    const all: readonly unknown[] = Array.isArray(found) ? found : [found].filter((one) => one !== undefined && one !== null)
    const next = expansion.shape([value], all, ctx) as Shape<unknown> | undefined
    if (orNull && !Array.isArray(found) && (!next || all.length === 0))
      return { kind: 'value', status: 200, headers: {}, type: 'Edm.Null', member: name, value: null }
    if (Array.isArray(found)) {
      const shown = next ?? (all.length === 0 ? shapeOfNothing : undefined)
      if (!shown) throw addressNotFound(path)
      if (!isLast || end === '$value') throw addressNotFound(path)
      const { $filter, $inlinecount } = options
      const page = pageOf(shown, all, next ? (end ? { $filter } : options) : { $inlinecount }, ctx)
      const whole = { kind: 'collection', status: 200, headers: {}, entity: shown as RestShape, page } as const
      return end ? { kind: 'part', status: 200, headers: {}, part: { kind: 'count' }, whole } : whole
    }
    if (!next) throw addressNotFound(path)
    if (all.length === 0) throw addressNotFound(path, ` '${name.slice(0, 100)}' leads to nothing here.`)
    shape = next
    value = found
  }
  if (end) throw invalid(`'${end}' follows a property; '${(names.at(-1) ?? '').slice(0, 100)}' is an entity.`)
  return { kind: 'entity', status: 200, headers: {}, entity: shape as RestShape, value }
}

function navigationNamed({ navigation }: Shape<unknown>, name: string) {
  const folded = fold(name)
  return navigation.get(name) ?? [...navigation].find(([one]) => fold(one) === folded)?.[1]
}
