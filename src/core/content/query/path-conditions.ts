import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { withoutTrailing } from '../../kernel/plain-text.ts'
import { type Expression, type Literal, type Operand, type Query, shownPart } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { chunksOf } from '../../model/permissions/scopes.ts'
import { joinUrl } from '../../model/sites/web.ts'

/** More folders in one list are not looked through for a path that only begins alike. */
const maxFolders = 10_000

/** The folders of a list by folded server-relative URL, its own included. */
type Folders = ReadonlyMap<string, string>

const pathColumns = new Set(['FileRef', 'FileDirRef'])

/**
 * The query with its conditions on paths made conditions on folders: rows know
 * the folder that they are in and their name, and no path (specification,
 * Items: FileRef, FileDirRef). `eq`, `ne`, `startswith` and lists of values
 * can be asked of them. Fails with `invalid_query` for a list with more than
 * 10,000 folders.
 */
export async function withoutPaths(ctx: Context, list: List, query: Pick<Query, 'where'>): Promise<{ where?: Expression }> {
  const { where } = query
  if (!where || !namesPath(where)) return where ? { where } : {}
  return { where: rewrite(where, await foldersOf(ctx, list)) }
}

/** The same without looking for the folders: for a check whether a condition can be asked at all. */
export const pathsAside = ({ where, ...query }: Query): Query => ({ ...query, ...(where && { where: rewrite(where, new Map()) }) })

function namesPath(expression: Expression): boolean {
  switch (expression.op) {
    case 'and':
    case 'or':
      return expression.operands.some(namesPath)
    case 'not':
      return namesPath(expression.operand)
    case 'compare':
      return isPath(expression.left) || isPath(expression.right)
    case 'match':
    case 'in':
      return isPath(expression.subject)
    case 'truth':
      return false
  }
}

/** CAML asks for what these columns show, which is the path as well. */
function isPath(operand: Operand): boolean {
  if (operand.kind !== 'field') return false
  const [name = '', part, ...rest] = operand.path
  return pathColumns.has(name) && (part === undefined || part === shownPart) && rest.length === 0
}

async function foldersOf(ctx: Context, list: List): Promise<Folders> {
  const where = { siteId: ctx.site.id, listId: list.row.id, kind: 1, recycledIn: null }
  const records = recordsOf(ctx)
  const rows: DocumentRow[] = await records.query('Document', { where, limit: maxFolders + 1 })
  if (rows.length > maxFolders)
    throw invalidQuery(`List '${list.row.title}' has more than ${maxFolders} folders: ask for the items of one of them by its address.`)
  const folders = new Map<string, string>()
  for (const ids of chunksOf(rows.map((row) => row.id)))
    for (const [id, names] of await ctx.site.schema.folders.namesAbove(ids, records)) folders.set(fold(joinUrl(list.webUrl, ...names)), id)
  return folders
}

function rewrite(expression: Expression, folders: Folders): Expression {
  switch (expression.op) {
    case 'and':
    case 'or':
      return { op: expression.op, operands: expression.operands.map((operand) => rewrite(operand, folders)) }
    case 'not':
      return { op: 'not', operand: rewrite(expression.operand, folders) }
    case 'compare':
      return rewriteComparison(expression, folders)
    case 'in':
      return isPath(expression.subject)
        ? anyOf(expression.values.map((value) => equals(expression.subject, value, folders) ?? nothing))
        : expression
    case 'match': {
      const prefix = expression.match === 'startswith' && isPath(expression.subject) ? pathIn(expression.text) : undefined
      return prefix === undefined ? expression : beginsWith(expression.subject, prefix, folders)
    }
    case 'truth':
      return expression
  }
}

function rewriteComparison(expression: Extract<Expression, { op: 'compare' }>, folders: Folders): Expression {
  const { comparison, left, right } = expression
  const [subject, value] = isPath(left) ? [left, right] : [right, left]
  const equal = isPath(subject) && (comparison === 'eq' || comparison === 'ne') ? equals(subject, value, folders) : undefined
  if (!equal) return expression
  return comparison === 'eq' ? equal : { op: 'not', operand: equal }
}

const noPlace = -1
const field = (name: string): Operand => ({ kind: 'field', path: [name], at: noPlace })
const literal = (value: Literal): Operand => ({ kind: 'literal', literal: value, at: noPlace })
const anyOf = (operands: readonly Expression[]): Expression => (operands.length === 1 && operands[0] ? operands[0] : { op: 'or', operands })

/** The items right in one of these folders. */
const inFolders = (ids: readonly string[]): Expression => ({
  op: 'in',
  subject: field('ParentUniqueId'),
  values: ids.map((value) => literal({ type: 'guid', value })),
})

/** The condition that an item is right in the folder of this id. */
export const inFolder = (id: string): Expression => inFolders([id])

const nothing = inFolders([])

/** An item by its name; that of a plain one is made of its id (rest.md 8). */
function named(folderId: string, name: string): Expression {
  const id = /^(\d{1,9})_\.000$/.exec(name)?.[1]
  const equal = (column: string, value: Literal): Expression => ({
    op: 'compare',
    comparison: 'eq',
    left: field(column),
    right: literal(value),
  })
  const isNamed =
    id === undefined ? equal('FileLeafRef', { type: 'text', value: name }) : equal('ID', { type: 'number', value: Number(id) })
  return { op: 'and', operands: [inFolders([folderId]), isNamed] }
}

/** A path as a client writes it, folded: CAML leaves the first slash out. */
function pathIn(operand: Operand): string | undefined {
  if (operand.kind !== 'literal' || operand.literal.type !== 'text') return undefined
  return fold(`/${operand.literal.value.replace(/^\//, '')}`)
}

function equals(subject: Operand, value: Operand, folders: Folders): Expression | undefined {
  const given = pathIn(value)
  if (given === undefined) return undefined
  const path = withoutTrailing(given, '/') || '/'
  if (subject.kind === 'field' && subject.path[0] === 'FileDirRef') return inFolders([folders.get(path) ?? []].flat())
  const slash = path.lastIndexOf('/')
  const folder = folders.get(path.slice(0, slash))
  return folder === undefined ? nothing : named(folder, path.slice(slash + 1))
}

function beginsWith(subject: Operand, prefix: string, folders: Folders): Expression {
  const isDirectory = subject.kind === 'field' && subject.path[0] === 'FileDirRef'
  const within = [...folders].filter(([url]) => (isDirectory ? url : `${url}/`).startsWith(prefix)).map(([, id]) => id)
  const slash = prefix.lastIndexOf('/')
  const above = isDirectory ? undefined : folders.get(prefix.slice(0, slash))
  const rest = prefix.slice(slash + 1)
  if (above === undefined || rest === '') return inFolders(within)
  const begins: Expression = {
    op: 'match',
    match: 'startswith',
    subject: field('FileLeafRef'),
    text: literal({ type: 'text', value: rest }),
  }
  return anyOf([inFolders(within), { op: 'and', operands: [inFolders([above]), begins] }])
}
