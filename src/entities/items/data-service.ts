import type { Context } from '../../core/access/context.ts'
import { queryLists } from '../../core/acts/lists/lists.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'

/** The path of the list data service below a web. */
export const dataServicePath = '_vti_bin/ListData.svc'

/** The set of people, which every web has. */
export const peopleSet = 'UserInformationList'

/**
 * The name of a list or a column in the list data service: words begin with a capital letter and stand together
 * (protocol/list-data-service#names).
 */
export function dataName(title: string): string {
  const words = title.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^[\p{L}_]/u.test(name) ? name : `c_${name}`
}

/** The set of attachments, which every web has. */
export const attachmentSet = 'Attachments'

type LinkKind = 'choice' | 'person' | 'lookup'

/** A column of a list in the service. */
export interface DataColumn {
  readonly field: Field
  /** Its name without a suffix. */
  readonly name: string
  /** The property that holds its value; undefined for a column with several values. */
  readonly value?: string
  /** Set if the column leads to entities, under its name; `set` is the one that they are in. */
  readonly link?: { readonly kind: LinkKind; readonly many: boolean; readonly set: string }
  readonly readOnly: boolean
}

/** A list in the service. */
export interface DataList {
  readonly set: string
  readonly list: List
  readonly columns: readonly DataColumn[]
}

/** The sets of a web that are made of lists. No two sets have one name, in whatever case (protocol/list-data-service#names). */
export interface DataSets {
  readonly lists: readonly DataList[]
  readonly byListId: ReadonlyMap<string, DataList>
}

const known = new WeakMap<Context, DataSets>()

/** The sets of the lists that the actor may see, read once for a request. */
export async function dataSetsOf(ctx: Context): Promise<DataSets> {
  const made = known.get(ctx) ?? dataSets(await queryLists(ctx))
  known.set(ctx, made)
  return made
}

/** The sets that `dataSetsOf` has read for the request. */
export const dataSetsIn = (ctx: Context): DataSets | undefined => known.get(ctx)

/** A name that two sets would have gets a number behind the second; lists come first. */
export function dataSets(all: readonly List[]): DataSets {
  const taken = new Set([peopleSet, attachmentSet].map(fold))
  const shown = all.filter(({ row }) => !row.hidden).map((list) => ({ list, set: distinct(dataName(list.row.title), taken) }))
  const sets = new Map(shown.map(({ list, set }) => [list.row.id, set]))
  const lists = shown.map(({ list, set }): DataList => ({ set, list, columns: columnsOf(list, set, sets, taken) }))
  return { lists, byListId: new Map(lists.map((one) => [one.list.row.id, one])) }
}

/** Adds the name to those that are taken, which are folded: addresses find names in any case. */
function distinct(name: string, taken: Set<string>): string {
  let found = name
  for (let number = 0; taken.has(fold(found)); number += 1) found = `${name}${number}`
  taken.add(fold(found))
  return found
}

/** Built-in columns that the service has, by their names there. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ['ID', 'Id'],
  ['ContentTypeId', 'ContentTypeID'],
  ['Modified', 'Modified'],
  ['Created', 'Created'],
  ['Author', 'CreatedBy'],
  ['Editor', 'ModifiedBy'],
  ['owshiddenversion', 'Owshiddenversion'],
  ['_UIVersionString', 'Version'],
  ['FileDirRef', 'Path'],
  ['FileLeafRef', 'Name'],
])

const isShown = (list: List, { internalName, system, hidden, type }: Field): boolean =>
  builtIn.has(internalName) ? internalName !== 'FileLeafRef' || isLibrary(list) : !system && !hidden && type !== 'Computed'

/** The columns of a list; `takenSets` gets the names of the sets of its choices. */
function columnsOf(list: List, set: string, sets: ReadonlyMap<string, string>, takenSets: Set<string>): DataColumn[] {
  const taken = new Set(['ContentType', 'Attachments'].map(fold))
  return list.fields
    .filter((field) => isShown(list, field))
    .map((field) => {
      const name = distinct(builtIn.get(field.internalName) ?? dataName(field.title), taken)
      const readOnly = field.readOnly || (builtIn.has(field.internalName) && field.internalName !== 'ContentTypeId')
      const kind = linkOf(field)
      if (!kind) return { field, name, value: name, readOnly }
      const value = kind.many ? {} : { value: distinct(`${name}${kind.kind === 'choice' ? 'Value' : 'Id'}`, taken) }
      const target = targetOf(field, kind.kind, () => distinct(set + name, takenSets), sets)
      return { field, name, ...value, readOnly, ...(target !== undefined && { link: { ...kind, set: target } }) }
    })
}

/** The set that a column leads to; undefined for a list that the service does not have. */
function targetOf({ settings }: Field, kind: LinkKind, newSet: () => string, sets: ReadonlyMap<string, string>): string | undefined {
  if (kind === 'person') return peopleSet
  return kind === 'choice' ? newSet() : sets.get(settings.lookupListId ?? '')
}

function linkOf({ type, system }: Field): { readonly kind: LinkKind; readonly many: boolean } | undefined {
  if (type === 'Choice' || type === 'MultiChoice') return { kind: 'choice', many: type === 'MultiChoice' }
  if (type === 'User' || type === 'UserMulti') return { kind: 'person', many: type === 'UserMulti' }
  if (!system && (type === 'Lookup' || type === 'LookupMulti')) return { kind: 'lookup', many: type === 'LookupMulti' }
  return undefined
}
