import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn, trimOf } from '../../access/effective.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { type Document, getFolder, isHeldBack, namesIn, viewRight } from '../documents/documents.ts'
import { documentKinds } from '../documents/new-document.ts'
import type { DocumentPage, PageBounds } from './children.ts'

/** The maximum number of folders in a page. */
export const maxWebFolders = 5_000
/** Rows that one page reads, files included: the index of names does not tell files from folders. */
const rowsOfPage = 50_000
/** Rows that one statement reads. */
const rowsAtOnce = 2_000

/** The columns that the walk needs. */
const stepColumns = ['id', 'leafName', 'leafKey', 'kind', 'listId', 'scopeId'] as const
type Step = Pick<DocumentRow, (typeof stepColumns)[number]>

/** A folder whose children are being walked, in the order of their names. */
interface Level {
  readonly id: string
  readonly url: string
  /** The folded path from the web's root folder. */
  readonly path: string
  readonly list: List | undefined
  /** The folded name of the last row that was read. */
  after: string | undefined
  rows: readonly Step[]
  /** The row to visit next. */
  at: number
  isComplete: boolean
}

/** A folder that the walk has found. */
interface Found {
  readonly id: string
  readonly url: string
  readonly path: string
  readonly list: List | undefined
}

/**
 * The folders of the addressed web, at any depth, that the actor may see, in the order of their paths: a folder comes
 * before what is in it. Starts after the path `after`, relative to the web, whether or not something exists there. A
 * page reads a limited number of rows; so it can be shorter than `limit` and still have a `next`, which is a path. Fails with
 * `access_denied`.
 */
export async function foldersOfWeb(ctx: Context, { after = '', limit }: PageBounds): Promise<DocumentPage> {
  const root = await getFolder(ctx, { from: { web: true } })
  if (limit === 0) return { documents: [] }
  const levels = await levelsAt(ctx, root, namesIn(after))
  const wanted = Math.min(limit, maxWebFolders)
  const found: Found[] = []
  const pace = makePacer()
  let rowsLeft = rowsOfPage
  let last = after
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const row = level.rows[level.at]
    if (!row) {
      if (level.isComplete) {
        levels.pop()
        continue
      }
      if (rowsLeft <= 0) return { documents: await documentsAt(ctx, found), next: last }
      if (!ctx.transaction) await pace()
      rowsLeft -= await readMore(ctx, level)
      continue
    }
    level.at += 1
    const path = pathIn(level, row.leafKey)
    if (row.kind === documentKinds.folder) {
      const list = await listAt(ctx, level, row)
      if (list !== 'hidden') {
        const folder = { id: row.id, url: joinUrl(level.url, row.leafName), path, list }
        if (holds(await rightsOn(ctx, row.scopeId), viewRight(list ? { list } : {}))) {
          const end = found.at(-1)?.path ?? after
          if (found.length >= wanted) return { documents: await documentsAt(ctx, found), next: end }
          found.push(folder)
        }
        levels.push(levelOf(folder))
      }
    }
    last = path
  }
  return { documents: await documentsAt(ctx, found) }
}

/** The path of a document from its web's root folder, after which `foldersOfWeb` can start. */
export const pathBelowWeb = (ctx: Context, { url }: Document): string => namesIn(fold(url.slice(ctx.web.url.length))).join('/')

const levelOf = ({ id, url, path, list }: Found, after?: string): Level => ({
  id,
  url,
  path,
  list,
  after,
  rows: [],
  at: 0,
  isComplete: false,
})

const pathIn = ({ path }: Pick<Level, 'path'>, leafKey: string): string => (path === '' ? leafKey : `${path}/${leafKey}`)

/** The levels of a walk that has just passed the path of these names. */
async function levelsAt(ctx: Context, root: Document, names: readonly string[]): Promise<Level[]> {
  let folder: Found = { id: root.row.id, url: root.url, path: '', list: undefined }
  const levels: Level[] = []
  for (const name of names) {
    const leafKey = fold(name)
    const level = levelOf(folder, leafKey)
    levels.push(level)
    const where = { siteId: ctx.site.id, parentId: folder.id, leafKey, kind: documentKinds.folder, recycledIn: null }
    const row = await recordsOf(ctx).find('Document', where, stepColumns)
    const list = row && (await listAt(ctx, level, row))
    if (!row || list === 'hidden') return levels
    folder = { id: row.id, url: joinUrl(level.url, row.leafName), path: pathIn(level, leafKey), list }
  }
  return [...levels, levelOf(folder)]
}

/** The list of a folder; `hidden` if it is recycled, or has nothing that the actor may see. */
async function listAt(ctx: Context, level: Level, { listId }: Step): Promise<List | undefined | 'hidden'> {
  if (level.list || listId === null) return level.list
  const list = await ctx.site.schema.list(ctx.web, listId, recordsOf(ctx))
  if (!list) return 'hidden'
  const { visible } = await trimOf(ctx, { id: list.row.id, scopeId: list.scopeId }, 'ViewListItems')
  return visible.length === 0 ? 'hidden' : list
}

/** Reads the next rows of a level, and returns their number, one at least: an empty folder costs a statement too. */
async function readMore(ctx: Context, level: Level): Promise<number> {
  level.rows = await recordsOf(ctx).query('Document', {
    where: { siteId: ctx.site.id, parentId: level.id, recycledIn: null },
    ...(level.after !== undefined && { above: { leafKey: level.after } }),
    orderBy: ['leafKey'],
    limit: rowsAtOnce,
    columns: stepColumns,
  })
  level.at = 0
  level.after = level.rows.at(-1)?.leafKey
  level.isComplete = level.rows.length < rowsAtOnce
  return Math.max(level.rows.length, 1)
}

/** The whole rows of folders, without those that approval hides. */
async function documentsAt(ctx: Context, found: readonly Found[]): Promise<Document[]> {
  const rows = new Map<string, DocumentRow>()
  for (const ids of chunksOf(found.map(({ id }) => id)))
    for (const row of await recordsOf(ctx).query('Document', { where: { siteId: ctx.site.id, id: { in: ids } } })) rows.set(row.id, row)
  const documents: Document[] = []
  const pace = makePacer()
  for (const { id, url, list } of found) {
    if (!ctx.transaction) await pace()
    const row = rows.get(id)
    const document = row && { row, url, ...(list && { list }) }
    if (document && !(await isHeldBack(ctx, document))) documents.push(document)
  }
  return documents
}
