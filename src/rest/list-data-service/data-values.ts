import type { ItemTree, TreeLinks } from '../../core/acts/items/together/item-trees.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type DataColumn, type DataList, dataSetsOf } from '../../entities/items/data-service.ts'
import { boundUri } from '../../formats/odata/bound-links.ts'
import type { Request } from '../../http/message/message.ts'
import { ofEntityType } from '../../profile/failures.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { keyIn } from './data-keys.ts'
import { dataColumnNamed } from './data-names.ts'

type Body = Readonly<Record<string, unknown>>

/** Properties that the service shows and no client sets. */
const shownOnly: ReadonlySet<string> = new Set(['contenttype', 'attachments'])

/**
 * The new item of a body, with the items that are made with it: entities in its lookup columns that have neither an address nor an id.
 * Properties that the server fills in, and links that were not expanded, are left out. Fails with `unknown_property`,
 * `invalid_request`.
 */
export async function treeIn(ctx: WireContext, of: DataList, body: Body, request: Request): Promise<ItemTree> {
  const { byListId } = await dataSetsOf(ctx)
  const treeOf = (list: DataList, entity: Body): ItemTree => {
    const values = new Map<string, unknown>()
    const links: TreeLinks[] = []
    for (const [column, value] of written(list, entity)) {
      const name = column.field.internalName
      const read = valueIn(ctx, column, value, request)
      const target = column.link?.kind === 'lookup' ? byListId.get(column.field.settings.lookupListId ?? '') : undefined
      const found = Array.isArray(read) ? (read as readonly unknown[]) : [read]
      if (!target || !found.some(isEntity)) {
        values.set(name, read)
        continue
      }
      const many = column.link?.many === true
      if (Array.isArray(read) && !many) throw invalid(`'${column.name}' leads to one entity, not to several.`)
      const targets = found.map((one) => (isEntity(one) ? treeOf(target, one) : idIn(column, one)))
      links.push({ column: name, list: { id: target.list.row.id }, many, targets })
    }
    return { values, links }
  }
  return treeOf(of, body)
}

/**
 * The values of columns that a body changes; with `isWhole` the columns that it does not name are emptied. Fails with
 * `unknown_property`, `invalid_request`, also for an entity in a body that is there no more or not yet.
 */
export function valuesIn(ctx: WireContext, of: DataList, body: Body, isWhole: boolean, request: Request): ItemValues {
  const values = new Map<string, unknown>()
  for (const [column, value] of written(of, body)) {
    const read = valueIn(ctx, column, value, request)
    const { name, link } = column
    if (link?.kind === 'lookup' && (Array.isArray(read) ? read.some(isEntity) : isEntity(read)))
      throw invalid(`A change makes no new entities: add the one in '${name}' by a POST to '${link.set}', and name its address here.`)
    values.set(column.field.internalName, read)
  }
  for (const column of isWhole ? of.columns : [])
    if (
      isWritable(column) &&
      !column.field.required &&
      column.field.internalName !== 'ContentTypeId' &&
      !values.has(column.field.internalName)
    )
      values.set(column.field.internalName, null)
  return values
}

/** The columns that a body writes, with their values as sent. Fails with `unknown_property`. */
function written(of: DataList, body: Body): readonly (readonly [DataColumn, unknown])[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const column = dataColumnNamed(of, name)
    if (!column && !shownOnly.has(fold(name))) throw unknownProperty(of, name)
    return column && isWritable(column) && !isDeferred(value) ? [[column, value] as const] : []
  })
}

function unknownProperty({ set, columns }: DataList, name: string): DomainError {
  const names = new Set(columns.flatMap((one) => [one.value ?? one.name, one.name]))
  const hint = didYouMean(name, names)
  return new DomainError(kernelReasons.unknown_property, { property: name.slice(0, 100), hint, ...ofEntityType(`DataService.${set}Item`) })
}

/** A dependent lookup column and a calculated one have no values of their own. */
const isWritable = ({ field, readOnly }: DataColumn): boolean =>
  !readOnly && field.type !== 'Calculated' && field.settings.primaryFieldId === undefined

const isDeferred = (value: unknown): boolean => typeof value === 'object' && value !== null && '__deferred' in value

const isEntity = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

function idIn({ name }: DataColumn, value: unknown): number {
  if (typeof value === 'number') return value
  throw invalid(`'${name}' leads to entities: each has an address, an id or properties of its own.`)
}

/** The value of a column: keys for links; an entity that has neither an address nor a key stays as it is. */
function valueIn(ctx: WireContext, column: DataColumn, value: unknown, request: Request): unknown {
  const { field, link, name } = column
  if (link && typeof value === 'object' && value !== null) {
    const key = (one: unknown) => keyOf(ctx, column, one, request)
    if (Array.isArray(value)) return value.map(key)
    return link.many && boundUri(value) !== undefined ? [key(value)] : key(value)
  }
  if (field.type === 'DateTime' && typeof value === 'string') return timeIn(value)
  if (field.type !== 'URL' || value === null || typeof value === 'object') return value
  if (typeof value !== 'string') throw invalid(`'${name}' is a text: an address, a comma with a blank, and a description.`)
  const at = value.indexOf(', ')
  return at < 0 ? { Url: value, Description: value } : { Url: value.slice(0, at), Description: value.slice(at + 2) }
}

function keyOf(ctx: WireContext, column: DataColumn, one: unknown, request: Request): unknown {
  const uri = boundUri(one)
  if (uri !== undefined) return keyIn(ctx, column, uri, request)
  const member = column.link?.kind === 'choice' ? 'Value' : 'Id'
  return isEntity(one) && member in one ? one[member] : one
}

/** A time of OData 2, `/Date(1767225600000)/`, as any other time; other texts as they are. */
function timeIn(text: string): string {
  const ms = /^\/Date\((-?\d{1,15})(?:[+-]\d{1,4})?\)\/$/.exec(text)?.[1]
  const time = new Date(Number(ms ?? Number.NaN))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
