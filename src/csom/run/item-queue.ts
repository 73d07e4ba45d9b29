import { runSome, type Step } from '../../core/access/batch.ts'
import { addItem, updateItem } from '../../core/acts/items/items.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { UpdateKind } from '../../core/content/writes/item-rows.ts'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import { childElements, textOf, type XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { expectedVersion } from '../items/expected-version.ts'
import { storedId } from '../items/item-writes.ts'
import type { ItemObject, PathObject } from '../objects/objects.ts'

/** The methods that store an item. */
const kinds: ReadonlyMap<string, UpdateKind> = new Map([
  ['Update', 'usual'],
  ['SystemUpdate', 'system'],
  ['UpdateOverwriteVersion', 'overVersion'],
])

/** What the queue asks of the paths of a request. */
interface KnownPaths {
  readonly pathOf: (id: string | undefined) => XmlElement | undefined
  /** Whether a path was followed. */
  readonly isFound: (id: string | undefined) => boolean
}

interface Queued {
  readonly object: ItemObject
  readonly write: (ctx: WireContext) => Promise<Item>
}

/** The text of the only parameter of a path. */
const parameterOf = (path: XmlElement): string => {
  const [parameters] = childElements(path)
  const [parameter] = parameters ? childElements(parameters) : []
  return parameter ? textOf(parameter).trim().slice(0, 30) : ''
}

/** Whether the parameters of an element are read without another path. */
const isSelfContained = (element: XmlElement): boolean =>
  childElements(element).every((part) => !part.attributes.has('ObjectPathId') && isSelfContained(part))

/** Writes that wait together. */
const most = 200

/**
 * Writes of items that follow each other share transactions, as the requests of a REST batch do: they wait until an
 * action needs what they have stored. An error is that of the first write that fails; what earlier ones have done stays.
 */
export class ItemQueue {
  readonly #ctx: WireContext
  readonly #queue: Queued[] = []

  constructor(ctx: WireContext) {
    this.#ctx = ctx
  }

  /** Whether an action can run before the writes that wait: it reads nothing that they change, and writes nothing. */
  passes(action: XmlElement, { pathOf, isFound }: KnownPaths): boolean {
    if (this.#queue.length === 0) return true
    const { name: kind, attributes } = action
    const name = attributes.get('Name') ?? ''
    const id = attributes.get('ObjectPathId')
    const isWanted =
      kind === 'ObjectPath' || kind === 'ObjectIdentityQuery' || (kind === 'Method' && (name === 'SetFieldValue' || kinds.has(name)))
    const path = isWanted && isSelfContained(action) ? pathOf(id) : undefined
    if (!path) return false
    if (isFound(id)) return true
    if (path.name === 'Identity') return !this.#changes(path)
    if (path.name !== 'Method' || !isSelfContained(path) || !isFound(path.attributes.get('ParentId'))) return false
    const method = path.attributes.get('Name') ?? ''
    return method === 'AddItem' || (method === 'GetItemById' && !this.#changes(path))
  }

  /** Whether a path may lead to an item that a write changes, which waits. */
  #changes(path: XmlElement): boolean {
    if (this.#queue.some(({ object }) => object.addition !== undefined)) return true
    const named = path.name === 'Identity' ? (path.attributes.get('Name') ?? '').slice(-30) : parameterOf(path)
    const [, itemId] = /(?:^|:item:)(\d{1,10})(?:,\d{1,10})?$/.exec(named) ?? []
    return itemId === undefined || this.#queue.some(({ object }) => object.item?.row.itemId === Number(itemId))
  }

  /**
   * Takes the write of an action; returns false for what is none, and for one that later paths may depend on: a folder, and
   * a new name. Fails with `invalid_request` for an item that is not stored.
   */
  takes(object: PathObject, name: string, hasParameters: boolean, version: number | undefined): boolean {
    const kind = kinds.get(name)
    if (object.kind !== 'item' || kind === undefined || hasParameters || object.pending.size === 0) return false
    const { list, addition } = object
    if (addition ? addition.isFolder : object.pending.has('FileLeafRef')) return false
    // The second write of a new item needs the number that the first one gets.
    if (this.#queue.length >= most || this.#queue.some((one) => one.object === object)) return false
    const values = new Map(object.pending)
    const address = { id: list.row.id }
    if (addition) this.#queue.push({ object, write: (ctx) => addItem(ctx, address, values, addition) })
    else {
      const itemId = storedId(object)
      this.#queue.push({ object, write: (ctx) => updateItem(ctx, address, itemId, values, expectedVersion(version), undefined, kind) })
    }
    object.pending.clear()
    return true
  }

  /** Runs the writes that wait. */
  async flush(): Promise<void> {
    const queue = this.#queue.splice(0)
    for (let done = 0; done < queue.length; ) {
      const steps = queue.slice(done).map(
        ({ object, write }): Step<Item> =>
          ({ transaction }) =>
            write({ ...object.ctx, ...(transaction && { transaction }) }),
      )
      for (const outcome of await runSome(this.#ctx, steps, 'stop')) {
        if (!outcome.ok) throw outcome.error
        const { object } = queue[done] ?? {}
        if (object) Object.assign(object, { item: outcome.value, addition: undefined })
        done += 1
      }
      if (done < queue.length) await breathe(0)
    }
  }
}
