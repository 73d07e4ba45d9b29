import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { addFile } from '../../core/acts/files/files.ts'
import { addFolder } from '../../core/acts/files/folders.ts'
import { addItem, reserveItemId, updateItem } from '../../core/acts/items/items.ts'
import { updateList } from '../../core/acts/lists/lists.ts'
import { ensureUser } from '../../core/acts/people/users.ts'
import { type Document, locateFolder } from '../../core/content/documents/documents.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { fold } from '../../core/kernel/fold.ts'
import { isLibrary } from '../../core/model/lists/list.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { applyPermissions } from './seed-permissions.ts'
import { placed, type SeedPlace } from './seed-place.ts'

type SeedList = components['schemas']['SeedList']
type SeedItem = components['schemas']['SeedItem']
type SeedFile = components['schemas']['SeedFile']
type SeedFolder = components['schemas']['SeedFolder']
type Values = Readonly<Record<string, unknown>>

/** The greatest distance of the ids of two items that follow each other. */
const widestGap = 1_000

/** A list that is being filled. */
interface Filling {
  readonly ctx: Context
  readonly place: SeedPlace
  readonly address: { readonly id: string }
}

/** Makes the folders, items and files of a list. Ids increase: a folder with an id is made before the items with greater ones. */
export async function fillList(filling: Filling, list: SeedList, path: SeedPath): Promise<void> {
  const { ctx, place, address } = filling
  const folders = waitingFolders(list.folders ?? [], [...path, 'folders'])
  if (folders.size > 0) await allowFolders(filling, [...path, 'folders'])
  let latest = 0
  /** Makes a folder, after those above it. */
  const makeFolder = async (names: readonly string[]): Promise<void> => {
    for (const at of names.keys()) {
      const key = names.slice(0, at + 1).join('/')
      const waiting = folders.get(key)
      if (!waiting) continue
      folders.delete(key)
      latest = await addSeedFolder(filling, waiting, latest)
    }
  }
  const makeBelow = async (id: number): Promise<void> => {
    for (const { folder } of [...folders.values()].sort(byId)) if (idOf(folder) < id) await makeFolder(namesOf(folder.path))
  }
  for (const [index, item] of (list.items ?? []).entries()) {
    const here = [...path, 'items', index]
    const { Id: id, $folder, $permissions, ...columns } = item
    if (typeof id === 'number') await makeBelow(id)
    if ($folder !== undefined) await makeFolder(namesOf($folder))
    const folder = $folder === undefined ? undefined : await placed(place, [...here, '$folder'], () => folderAt(filling, $folder))
    await placed(place, here, async () => {
      if (id !== undefined) await reserveBelow(filling, { id, latest, path: [...here, 'Id'] })
      latest = (await addItem(ctx, address, await valuesOf(filling, columns, here), { folder })).row.itemId
    })
    await secure(filling, latest, $permissions, [...here, '$permissions'])
  }
  await makeBelow(Infinity)
  for (const { folder } of [...folders.values()]) await makeFolder(namesOf(folder.path))
  for (const [index, file] of (list.files ?? []).entries()) await putFile(filling, file, [...path, 'files', index])
}

interface WaitingFolder {
  readonly folder: SeedFolder
  readonly path: SeedPath
}

const idOf = ({ id }: SeedFolder): number => id ?? Infinity

const byId = ({ folder: one }: WaitingFolder, { folder: other }: WaitingFolder): number =>
  idOf(one) === idOf(other) ? 0 : idOf(one) - idOf(other)

/** The names in a path, as they are compared. */
const namesOf = (path: string): string[] =>
  fold(path)
    .split('/')
    .filter((name) => name !== '')

/** The folders by their paths. */
function waitingFolders(given: NonNullable<SeedList['folders']>, path: SeedPath): Map<string, WaitingFolder> {
  const folders = new Map<string, WaitingFolder>()
  for (const [index, one] of given.entries()) {
    const folder = typeof one === 'string' ? { path: one } : one
    const key = namesOf(folder.path).join('/')
    if (folders.has(key)) throw new SeedFault(`The folder '${folder.path}' is there twice.`, [...path, index])
    folders.set(key, { folder, path: [...path, index] })
  }
  return folders
}

async function allowFolders({ ctx, place, address }: Filling, path: SeedPath): Promise<void> {
  await placed(place, path, async () => {
    const list = await findSchema(ctx, address)
    if (!isLibrary(list) && !list.row.enableFolderCreation) await updateList(ctx, address, { enableFolderCreation: true })
  })
}

const folderAt = ({ ctx, address }: Filling, below: string): Promise<Document> => locateFolder(ctx, { from: { list: address }, below })

/** Returns the id of the folder's item. */
async function addSeedFolder(filling: Filling, { folder, path }: WaitingFolder, latest: number): Promise<number> {
  const { ctx, place, address } = filling
  const itemId = await placed(place, path, async () => {
    if (folder.id !== undefined) await reserveBelow(filling, { id: folder.id, latest, path: [...path, 'id'] })
    const { row } = await addFolder(ctx, { from: { list: address } }, folder.path, 'refuse')
    return row.itemId ?? latest
  })
  await setColumns(filling, itemId, folder.columns, path)
  await secure(filling, itemId, folder.permissions, [...path, 'permissions'])
  return itemId
}

async function setColumns(filling: Filling, itemId: number, columns: Values | undefined, path: SeedPath): Promise<void> {
  const { ctx, place, address } = filling
  if (!columns || Object.keys(columns).length === 0) return
  await placed(place, path, async () => {
    await updateItem(ctx, address, itemId, await valuesOf(filling, columns, [...path, 'columns']))
  })
}

async function secure(
  { ctx, place, address }: Filling,
  itemId: number,
  permissions: SeedItem['$permissions'],
  path: SeedPath,
): Promise<void> {
  if (permissions) await applyPermissions(ctx, place, { kind: 'item', list: address, itemId }, permissions, path)
}

/** Takes the ids of a list up to the one before `id`. */
async function reserveBelow(
  { ctx, address }: Filling,
  { id, latest, path }: { readonly id: unknown; readonly latest: number; readonly path: SeedPath },
): Promise<void> {
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= latest)
    throw new SeedFault(`An id must be a whole number greater than ${latest}, the id before it.`, path)
  if (id - latest > widestGap)
    throw new SeedFault(`An id must be at most ${latest + widestGap} here: ids may leave out ${widestGap} at a time.`, path)
  for (let next = latest + 1; next < id; next += 1) await reserveItemId(ctx, address)
}

/** Column values for core. Fails with `SeedFault` on an unknown column. */
async function valuesOf({ ctx, place, address }: Filling, columns: Values, path: SeedPath): Promise<ItemValues> {
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

async function putFile(filling: Filling, file: SeedFile, path: SeedPath): Promise<void> {
  const { ctx, place, address } = filling
  const bytes = await bytesOf(place, file, path)
  const cut = file.name.lastIndexOf('/')
  const folder = { from: { list: address }, ...(cut > 0 && { below: file.name.slice(0, cut) }) }
  const { row } = await placed(place, path, () =>
    addFile(ctx, folder, { name: file.name.slice(cut + 1), whenThere: 'refuse' }, once(bytes)),
  )
  if (row.itemId === null) return
  await setColumns(filling, row.itemId, file.columns, path)
  await secure(filling, row.itemId, file.permissions, [...path, 'permissions'])
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
