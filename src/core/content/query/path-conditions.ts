import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { makeBreather } from '../../kernel/pacing/breathe.ts'
import { withoutTrailing } from '../../kernel/plain-text.ts'
import { type Expression, type Literal, type Operand, type Query, shownPart } from '../../kernel/query.ts'
import type { List } from '../../model/lists/list.ts'
import { joinUrl } from '../../model/sites/web.ts'

/** The maximum number of folders in a list that path conditions search. */
const maxFolders = 10_000

/** The folders of a list by folded server-relative URL, with its root folder. */
interface Folders {
  get(path: string): string | undefined
  /** The ids of the folders whose URL passes. Fails with `invalid_query` if all conditions of a query find more than `maxFolders`. */
  passing(test: (url: string) => boolean): string[]
}

function foldersBy(byUrl: ReadonlyMap<string, string>): Folders {
  let found = 0
  return {
    get: (path) => byUrl.get(path),
    passing(test) {
      const ids = [...byUrl].filter(([url]) => test(url)).map(([, id]) => id)
      found += ids.length
      if (found > maxFolders)
        throw invalidQuery(
          `The conditions of this query on paths find more than ${maxFolders} folders together: ask for the items of one of them by its address.`,
        )
      return ids
    },
  }
}

const pathColumns = new Set(['FileRef', 'FileDirRef'])

/**
 * Turns the conditions of a query on paths into conditions on folders, because
 * rows store their folder and name, but not their path
 * (protocol/fields#built-in-columns). `eq`, `ne`, `startswith` and lists of values are
 * possible. Fails with `invalid_query` for a list with more than 10,000 folders,
 * and if all conditions together find more than that.
 */
export async function withoutPaths(ctx: Context, list: List, query: Pick<Query, 'where'>): Promise<{ where?: Expression }> {
  const { where } = query
  if (!where || !namesPath(where)) return where ? { where } : {}
  return { where: rewrite(where, await foldersOf(ctx, list)) }
}

/** Like `withoutPaths`, but does not search the folders: only checks whether the conditions are valid. */
export const pathsAside = ({ where, ...query }: Query): Query => ({
  ...query,
  ...(where && { where: rewrite(where, foldersBy(new Map())) }),
})

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

/** Whether an operand is the path of an item. CAML asks for the part that the column shows, which is the path too. */
export function isPath(operand: Operand): boolean {
  if (operand.kind !== 'field') return false
  const [name = '', part, ...rest] = operand.path
  return pathColumns.has(name) && (part === undefined || part === shownPart) && rest.length === 0
}

/** The number of rows that one statement reads. */
const foldersAtOnce = 1_000

async function foldersOf(ctx: Context, list: List): Promise<Folders> {
  const steps = new Map<string, Pick<DocumentRow, 'parentId' | 'leafName'>>()
  const where = { siteId: ctx.site.id, listId: list.row.id, kind: 1, recycledIn: null }
  const takeBreath = makeBreather()
  // The root folder is not an item of the list.
  for (let last = 0; ; ) {
    const rows = await recordsOf(ctx).query('Document', { where, above: { itemId: last }, orderBy: ['itemId'], limit: foldersAtOnce })
    for (const { id, parentId, leafName } of rows) steps.set(id, { parentId, leafName })
    if (steps.size >= maxFolders)
      throw invalidQuery(`List '${list.row.title}' has more than ${maxFolders} folders: ask for the items of one of them by its address.`)
    last = rows.at(-1)?.itemId ?? 0
    if (rows.length < foldersAtOnce) break
    if (!ctx.transaction) await takeBreath()
  }
  return foldersBy(new Map([[fold(list.url), list.row.rootFolderId], ...urlsOf(list, steps)]))
}

/** The URLs of folders, each built on its parent's URL. A parent may come after its children. */
function urlsOf(list: List, steps: ReadonlyMap<string, Pick<DocumentRow, 'parentId' | 'leafName'>>): Map<string, string> {
  const known = new Map([[list.row.rootFolderId, list.url]])
  const urlOf = (id: string): string | undefined => {
    const chain: string[] = []
    for (let at = id; !known.has(at); ) {
      const step = steps.get(at)
      if (!step || chain.length > steps.size) return undefined
      chain.push(at)
      at = step.parentId
    }
    for (const folder of chain.reverse()) {
      const { parentId = '', leafName = '' } = steps.get(folder) ?? {}
      known.set(folder, joinUrl(known.get(parentId) ?? '', leafName))
    }
    return known.get(id)
  }
  return new Map(
    [...steps.keys()].flatMap((id) => {
      const url = urlOf(id)
      return url === undefined ? [] : [[fold(url), id] as const]
    }),
  )
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

/** The items directly in one of these folders. */
const inFolders = (ids: readonly string[]): Expression => ({
  op: 'in',
  subject: field('ParentUniqueId'),
  values: ids.map((value) => literal({ type: 'guid', value })),
})

/** The condition that an item is directly in the folder with this id. */
export const inFolder = (id: string): Expression => inFolders([id])

const nothing = inFolders([])

/** An item by its name; the name of a plain item is made from its id (protocol/items#ids). */
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

/** A folded path as a client writes it: CAML omits the first slash. */
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
  const within = folders.passing((url) => (isDirectory ? url : `${url}/`).startsWith(prefix))
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
