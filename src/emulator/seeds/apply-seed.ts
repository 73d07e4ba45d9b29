import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { addFile } from '../../core/acts/files/files.ts'
import { addFolder } from '../../core/acts/files/folders.ts'
import { addItem, reserveItemId, updateItem } from '../../core/acts/items/items.ts'
import { addField } from '../../core/acts/lists/fields.ts'
import { addList, deleteList, queryLists } from '../../core/acts/lists/lists.ts'
import { addGroup, addMember, queryGroups, queryMembers, removeMember, updateGroup } from '../../core/acts/people/groups.ts'
import { ensureUser, updateUser } from '../../core/acts/people/users.ts'
import { addWeb, updateWeb } from '../../core/acts/sites/web-changes.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { isUserInfo } from '../../core/model/lists/user-info-list.ts'
import { columnInput } from './seed-columns.ts'
import { SeedFault, type SeedPath } from './seed-fault.ts'
import { listOrder } from './seed-order.ts'
import type { Seed } from './seed-schema.ts'

type SeedWeb = components['schemas']['SeedWeb']
type SeedList = components['schemas']['SeedList']
type SeedItem = NonNullable<SeedList['items']>[number]
type SeedFile = components['schemas']['SeedFile']

/** Where a seed is applied, as its administrator. */
export interface SeedPlace {
  /** The context in the web with a server-relative URL; undefined if there is none. */
  contextAt(url: string): Promise<Context | undefined>
  /** The name of the server in login names. */
  readonly hostName: string
  /** Gives other requests their turns, between the steps of the work. */
  readonly pace: () => Promise<void> | undefined
  /** The text of a domain error. */
  readonly wordsOf: (error: DomainError) => string
  /** Reads a file beside the seed; undefined if the seed came with a request. */
  readonly readBeside?: ((path: string) => Promise<Uint8Array>) | undefined
}

/** The greatest distance of the ids of two items that follow each other. */
const widestGap = 1_000

/** Makes what a seed says, by the acts of core. Fails with `SeedFault`; what it has made before stays. */
export async function applySeed(seed: Seed, place: SeedPlace): Promise<void> {
  const at = <T>(path: SeedPath, work: () => Promise<T>): Promise<T> => placed(place, path, work)
  const root = await contextAt(place, '/', ['webs'])
  for (const [index, { name, title, email }] of (seed.users ?? []).entries())
    await at(['users', index], async () => {
      const { id } = await ensureUser(root, name, place.hostName)
      if (title !== undefined || email !== undefined)
        await updateUser(root, { id }, { ...(title !== undefined && { title }), ...(email !== undefined && { email }) })
    })
  const titles = new Set<string>()
  for (const [index, group] of (seed.groups ?? []).entries()) {
    if (titles.has(fold(group.title))) throw new SeedFault(`The group '${group.title}' is there twice.`, ['groups', index, 'title'])
    titles.add(fold(group.title))
    await applyGroup(root, place, group, ['groups', index])
  }
  await applyWebs(place, seed.webs ?? [], '', ['webs'])
}

async function applyGroup(root: Context, place: SeedPlace, group: components['schemas']['SeedGroup'], path: SeedPath): Promise<void> {
  const { title, description, members = [] } = group
  const known = (await queryGroups(root)).find(({ row }) => fold(row.title) === fold(title))
  const { row } = await placed(place, path, async () => {
    if (!known) return addGroup(root, { title, ...(description !== undefined && { description }) })
    return description === undefined || description === known.row.description
      ? known
      : updateGroup(root, { id: known.row.id }, { description })
  })
  const wanted = new Set<number>()
  for (const [index, name] of members.entries())
    wanted.add((await placed(place, [...path, 'members', index], () => addMember(root, { id: row.id }, name, place.hostName))).id)
  for (const { id } of await queryMembers(root, { id: row.id }))
    if (!wanted.has(id)) await placed(place, path, () => removeMember(root, { id: row.id }, { id }))
}

async function applyWebs(place: SeedPlace, webs: readonly SeedWeb[], parent: string, path: SeedPath): Promise<void> {
  const urls = new Set<string>()
  for (const [index, web] of webs.entries()) {
    const here = [...path, index]
    const url = web.url.length > 1 ? web.url.replace(/\/$/, '') : web.url
    if (urls.has(fold(url))) throw new SeedFault(`The web '${url}' is there twice.`, [...here, 'url'])
    urls.add(fold(url))
    if (parent !== '' && !isBelow(url, parent)) throw new SeedFault(`The web '${url}' is not below '${parent}'.`, [...here, 'url'])
    const ctx = await webAt(place, url, web.title, here)
    if (web.lists) await applyLists(ctx, place, web.lists, [...here, 'lists'])
    await applyWebs(place, web.webs ?? [], url, [...here, 'webs'])
  }
}

const isBelow = (url: string, parent: string): boolean => fold(url).startsWith(parent === '/' ? '/' : `${fold(parent)}/`)

/** The context in a web, which is made if it does not exist. */
async function webAt(place: SeedPlace, url: string, title: string | undefined, path: SeedPath): Promise<Context> {
  const there = await place.contextAt(url)
  if (there) {
    if (title === undefined || title === there.web.row.title) return there
    await placed(place, [...path, 'title'], () => updateWeb(there, { title }))
    return contextAt(place, url, path)
  }
  const cut = url.lastIndexOf('/')
  const parentUrl = cut === 0 ? '/' : url.slice(0, cut)
  const parent = await place.contextAt(parentUrl)
  if (!parent) throw new SeedFault(`There is no web '${parentUrl}' for '${url}'. A parent stands before its webs.`, [...path, 'url'])
  const leafName = url.slice(cut + 1)
  await placed(place, [...path, 'url'], () =>
    addWeb(parent, { title: title ?? leafName, leafName, description: '', template: 'STS#0', language: 1033, hasOwnPermissions: false }),
  )
  return contextAt(place, url, path)
}

async function contextAt(place: SeedPlace, url: string, path: SeedPath): Promise<Context> {
  const ctx = await place.contextAt(url)
  if (!ctx) throw new SeedFault(`There is no web '${url}'.`, path)
  return ctx
}

/** Deletes the lists of a web, and makes those of the seed: all lists first, then their columns, then what is in them. */
async function applyLists(ctx: Context, place: SeedPlace, lists: readonly SeedList[], path: SeedPath): Promise<void> {
  const at = <T>(below: SeedPath, work: () => Promise<T>): Promise<T> => placed(place, [...path, ...below], work)
  const order = listOrder(lists, path)
  for (const list of await queryLists(ctx))
    if (!list.row.hidden && !isUserInfo(list)) await at([], () => deleteList(ctx, { id: list.row.id }))
  const ids = new Map<string, string>()
  for (const [index, { title, template = 100, leafName }] of lists.entries()) {
    const { row } = await at([index], () => addList(ctx, { title, baseTemplate: template, ...(leafName !== undefined && { leafName }) }))
    ids.set(fold(title), row.id)
  }
  const idOf = (title: string) => ids.get(fold(title)) ?? ''
  for (const index of order)
    for (const [number, column] of (lists[index]?.columns ?? []).entries())
      await at([index, 'columns', number], async () => {
        const target = column.LookupList === undefined ? undefined : idOf(column.LookupList)
        const { field } = await addField(ctx, { id: idOf(lists[index]?.title ?? '') }, columnInput(column, target))
        if (field.internalName !== column.name)
          throw new SeedFault(`No column can have the internal name '${column.name}': it would become '${field.internalName}'.`, [
            ...path,
            index,
            'columns',
            number,
            'name',
          ])
      })
  for (const index of order) {
    const list = lists[index]
    if (list) await fill(ctx, place, { id: idOf(list.title) }, list, [...path, index])
  }
}

async function fill(ctx: Context, place: SeedPlace, address: { readonly id: string }, list: SeedList, path: SeedPath): Promise<void> {
  for (const [index, folder] of (list.folders ?? []).entries())
    await placed(place, [...path, 'folders', index], () => addFolder(ctx, { from: { list: address } }, folder, 'refuse'))
  let latest = 0
  for (const [index, item] of (list.items ?? []).entries()) {
    const here = [...path, 'items', index]
    await placed(place, here, async () => {
      const { Id: id, ...columns } = item
      if (id !== undefined) await reserveBelow(ctx, address, { id, latest, path: [...here, 'Id'] })
      latest = (await addItem(ctx, address, await valuesOf(ctx, place, address, columns, here))).row.itemId
    })
  }
  for (const [index, file] of (list.files ?? []).entries()) await putFile(ctx, place, address, file, [...path, 'files', index])
}

/** Takes the ids of a list up to the one before `id`. */
async function reserveBelow(
  ctx: Context,
  address: { readonly id: string },
  { id, latest, path }: { readonly id: unknown; readonly latest: number; readonly path: SeedPath },
): Promise<void> {
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= latest)
    throw new SeedFault(`Id must be a whole number greater than ${latest}, the id before it.`, path)
  if (id - latest > widestGap)
    throw new SeedFault(`Id must be at most ${latest + widestGap}: ids may leave out ${widestGap} at a time.`, path)
  for (let next = latest + 1; next < id; next += 1) await reserveItemId(ctx, address)
}

/** Column values for core. Fails with `SeedFault` on an unknown column. */
async function valuesOf(
  ctx: Context,
  place: SeedPlace,
  address: { readonly id: string },
  columns: Readonly<SeedItem>,
  path: SeedPath,
): Promise<ItemValues> {
  const list = await findSchema(ctx, address)
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(columns)) {
    const field = list.fieldsByName.get(name)
    if (!field) throw new SeedFault(`The list '${list.row.title}' has no column '${name}'.`, [...path, name])
    const isUser = field.type === 'User' || field.type === 'UserMulti'
    const idOf = async (user: unknown) => (typeof user === 'string' ? (await ensureUser(ctx, user, place.hostName)).id : user)
    const known = await placed(place, [...path, name], async () => {
      if (!isUser) return value
      return Array.isArray(value) ? inTurn(value, idOf) : idOf(value)
    })
    values.set(name, known)
  }
  return values
}

async function inTurn<T, U>(values: readonly T[], work: (value: T) => Promise<U>): Promise<U[]> {
  const made: U[] = []
  for (const value of values) made.push(await work(value))
  return made
}

async function putFile(ctx: Context, place: SeedPlace, address: { readonly id: string }, file: SeedFile, path: SeedPath): Promise<void> {
  const bytes = await bytesOf(place, file, path)
  const cut = file.name.lastIndexOf('/')
  const folder = { from: { list: address }, ...(cut > 0 && { below: file.name.slice(0, cut) }) }
  await placed(place, path, async () => {
    const { row } = await addFile(ctx, folder, { name: file.name.slice(cut + 1), whenThere: 'refuse' }, once(bytes))
    if (!file.columns || Object.keys(file.columns).length === 0 || row.itemId === null) return
    await updateItem(ctx, address, row.itemId, await valuesOf(ctx, place, address, file.columns, [...path, 'columns']))
  })
}

async function bytesOf({ readBeside }: SeedPlace, { name, text, base64, path: beside }: SeedFile, path: SeedPath): Promise<Uint8Array> {
  const given = [text, base64, beside].filter((one) => one !== undefined).length
  if (given !== 1) throw new SeedFault(`The file '${name}' needs one of text, base64 and path; ${given} were given.`, path)
  if (beside === undefined) return base64 === undefined ? Buffer.from(text ?? '') : Buffer.from(base64, 'base64')
  const here = [...path, 'path']
  if (!readBeside) throw new SeedFault('Only a seed that the setting Emulator:Seed names can have files by path. Use text or base64.', here)
  try {
    return await readBeside(beside)
  } catch (error) {
    throw new SeedFault(`The file '${beside}' cannot be read: ${error instanceof Error ? error.message : String(error)}.`, here)
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Runs work for a part of a seed: an error of core becomes one of this part. */
async function placed<T>({ pace, wordsOf }: SeedPlace, path: SeedPath, work: () => Promise<T>): Promise<T> {
  await pace()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new SeedFault(wordsOf(error), path)
  }
}
