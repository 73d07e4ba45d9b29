import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { fileContent } from '../../core/acts/files/files.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { queryLists } from '../../core/acts/lists/lists.ts'
import { queryGroups, queryMembers } from '../../core/acts/people/groups.ts'
import { queryUsers } from '../../core/acts/people/users.ts'
import { queryWebs } from '../../core/acts/sites/webs.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { PageKey } from '../../core/kernel/query.ts'
import type { Field, FieldValue } from '../../core/model/lists/field.ts'
import { isYesNo } from '../../core/model/lists/field-types.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import { listTemplateOf } from '../../core/model/lists/templates.ts'
import { isUserInfo } from '../../core/model/lists/user-info-list.ts'
import { refusedNow } from '../requests/refused-now.ts'
import { exportedColumn, type SeedColumn } from './seed-columns.ts'
import { exportedPermissions } from './seed-permissions.ts'
import type { SeedPlace } from './seed-place.ts'
import { exportedRoles } from './seed-roles.ts'
import type { Seed } from './seed-schema.ts'
import { exportedContentTypes, exportedListTypes, exportedSiteColumns } from './seed-types.ts'
import { exportedViews } from './seed-views.ts'

type SeedWeb = components['schemas']['SeedWeb']
type SeedList = components['schemas']['SeedList']
type SeedFile = components['schemas']['SeedFile']
type SeedFolder = components['schemas']['SeedFolder']
type SeedItem = components['schemas']['SeedItem']
type SeedPermission = components['schemas']['SeedPermission']

/** The most items and files of an export. */
const mostExported = 10_000

/** The most bytes of a file in a seed. */
const longestFile = 190_000

interface Exporting {
  readonly place: SeedPlace
  /** The login names of users by id. */
  readonly names: ReadonlyMap<number, string>
  left: number
}

/** The content of a site collection as a seed, without clients and faults. Fails as `refusedNow` says if it has too much for a seed. */
export async function exportSeed(place: SeedPlace): Promise<Omit<Seed, 'clients' | 'faults'>> {
  const root = await place.contextAt('/')
  if (!root) throw refusedNow('There is no site collection at the root of this host.')
  const people = (await queryUsers(root)).filter(({ hidden }) => !hidden)
  const groups = []
  for (const { row } of await queryGroups(root)) {
    const members = (await queryMembers(root, { id: row.id })).map(({ loginName }) => loginName)
    groups.push({ title: row.title, ...(row.description !== '' && { description: row.description }), members })
  }
  const exporting = { place, names: new Map(people.map(({ id, loginName }) => [id, loginName])), left: mostExported }
  const users = people.map(({ loginName, title, email }) => ({
    name: loginName,
    ...(title !== '' && { title }),
    ...(email !== '' && { email }),
  }))
  const roles = await exportedRoles(root)
  return { version: 1, users, groups, ...(roles.length > 0 && { roles }), webs: [await webOf(exporting, root)] }
}

async function webOf(exporting: Exporting, ctx: Context): Promise<SeedWeb> {
  const all = (await queryLists(ctx)).filter(
    (list) => !list.row.hidden && !isUserInfo(list) && listTemplateOf(ctx.runtime, list.row.baseTemplate),
  )
  const titles = new Map(all.map(({ row }) => [row.id, row.title]))
  const lists = []
  for (const list of all) lists.push(await listOf(exporting, ctx, list, (id) => titles.get(id)))
  const webs = []
  for (const { url } of await queryWebs(ctx)) {
    const below = await exporting.place.contextAt(url)
    if (below) webs.push(await webOf(exporting, below))
  }
  const permissions = await exportedPermissions(ctx, { kind: 'web' })
  const [columns, contentTypes] = [await exportedSiteColumns(ctx), await exportedContentTypes(ctx)]
  return {
    url: ctx.web.url,
    title: ctx.web.row.title,
    ...(permissions && { permissions }),
    ...(columns.length > 0 && { columns }),
    ...(contentTypes.length > 0 && { contentTypes }),
    lists,
    ...(webs.length > 0 && { webs }),
  }
}

async function listOf(exporting: Exporting, ctx: Context, list: List, titleOf: (id: string) => string | undefined): Promise<SeedList> {
  const { title, baseTemplate: template } = list.row
  const own = new Set(listTemplateOf(ctx.runtime, template)?.fields.map(({ internalName }) => internalName))
  for (const { name } of ctx.runtime.templates?.lists.get(template)?.columns ?? []) own.add(name)
  const fields = list.fields.filter((field) => !field.system && !own.has(field.internalName))
  const columns: SeedColumn[] = []
  for (const field of fields) {
    const column = exportedColumn(field, titleOf)
    if (column) columns.push(column)
  }
  const exported = new Set(columns.map(({ name }) => name))
  const shown = list.fields.filter(
    (field) =>
      !field.system && !field.readOnly && field.slot !== undefined && (own.has(field.internalName) || exported.has(field.internalName)),
  )
  const head = { title, template, leafName: list.url.slice(list.url.lastIndexOf('/') + 1), ...(columns.length > 0 && { columns }) }
  const address = { id: list.row.id }
  const content: { folders: SeedFolder[]; items: SeedItem[]; files: SeedFile[] } = { folders: [], items: [], files: [] }
  for await (const item of itemsOf(exporting, ctx, list)) {
    const { itemId, kind, leafName, scopeId } = item.row
    const folder = item.folderUrl.slice(list.url.length + 1)
    const path = `${item.folderUrl}/${leafName ?? ''}`.slice(list.url.length + 1)
    const columns = valuesOf(exporting, item, shown)
    const permissions = scopeId === list.row.scopeId ? undefined : await exportedPermissions(ctx, { kind: 'item', list: address, itemId })
    if (kind === 1) content.folders.push({ path, ...(!isLibrary(list) && { id: itemId }), ...further({ columns, permissions }) })
    else if (isLibrary(list)) content.files.push(await fileOf(ctx, item, path, { columns, permissions }))
    else
      content.items.push({
        Id: itemId,
        ...(folder !== '' && { $folder: folder }),
        ...columns,
        ...(permissions && { $permissions: permissions }),
      })
  }
  const { contentTypeId, ownTypes } = listTemplateOf(ctx.runtime, template) ?? {}
  const usual = [contentTypeId, ownTypes?.item, ownTypes?.folder].filter((id) => id !== undefined)
  const types = await exportedListTypes(ctx, list, usual)
  const hasColumn = (name: string) => exported.has(name) || own.has(name) || list.fieldsByName.get(name)?.system === true
  const permissions = await exportedPermissions(ctx, { kind: 'list', list: address })
  return {
    ...head,
    ...(types.length > 0 && { contentTypes: types }),
    views: await exportedViews(ctx, address, hasColumn),
    ...(permissions && { permissions }),
    ...(content.folders.length > 0 && {
      // In a list they are in the order of their ids.
      folders: (isLibrary(list) ? content.folders.sort(byPath) : content.folders).map(inShort),
    }),
    ...(content.items.length > 0 && { items: content.items }),
    ...(content.files.length > 0 && { files: content.files }),
  }
}

interface Further {
  readonly columns: Record<string, unknown>
  readonly permissions: readonly SeedPermission[] | undefined
}

/** The members that folders and files have only if something is in them. */
const further = ({ columns, permissions }: Further) => ({
  ...(Object.keys(columns).length > 0 && { columns }),
  ...(permissions && { permissions: [...permissions] }),
})

const byPath = ({ path: one }: SeedFolder, { path: other }: SeedFolder): number => (one < other ? -1 : Number(one > other))

/** A folder of which nothing but the path is known is its path. */
const inShort = (folder: SeedFolder): SeedFolder | string => (Object.keys(folder).length === 1 ? folder.path : folder)

async function* itemsOf(exporting: Exporting, ctx: Context, list: List): AsyncGenerator<Item> {
  for (let after: PageKey | undefined; ; ) {
    const page = await queryItems(ctx, { id: list.row.id }, { limit: 100, ...(after && { after }) })
    exporting.left -= page.items.length
    if (exporting.left < 0)
      throw refusedNow(`The server has more than ${mostExported} items and files, which is the most that a seed may have.`)
    for (const item of page.items) {
      await exporting.place.pace()
      yield item
    }
    if (!page.next) return
    after = page.next
  }
}

async function fileOf(ctx: Context, { row, list }: Item, name: string, more: Further): Promise<SeedFile> {
  if ((row.sizeBytes ?? 0) > longestFile)
    throw refusedNow(`The file '${name}' is larger than ${longestFile} bytes, which is the most that a seed may have.`)
  const parts: Uint8Array[] = []
  const content = await fileContent(ctx, { list: { id: list.row.id }, itemId: row.itemId })
  for await (const part of await content.open({ start: 0, end: content.sizeBytes })) parts.push(part)
  const bytes = Buffer.concat(parts)
  const text = bytes.toString('utf8')
  const isText = !text.includes('\0') && Buffer.from(text).equals(bytes)
  return { name, ...(isText ? { text } : { base64: bytes.toString('base64') }), ...further(more) }
}

function valuesOf({ names }: Exporting, item: Item, fields: readonly Field[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const value = shownValue(field, item.read(field), names)
    if (value !== null) values[field.internalName] = value
  }
  return values
}

function shownValue({ type }: Field, value: FieldValue, names: ReadonlyMap<number, string>): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null
  if (type === 'DateTime' && typeof value === 'number') return new Date(value).toISOString()
  if (type === 'User' && typeof value === 'number') return names.get(value) ?? null
  if (type === 'UserMulti' && Array.isArray(value)) return value.flatMap((id) => names.get(id as number) ?? [])
  return isYesNo(type) ? value === true || value === 1 : value
}
