import type { ViewRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { findSchema, openSchema } from '../../access/find-list.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { demandAffordable } from '../../content/query/query-cost.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Query } from '../../kernel/query.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { pageUrl } from '../../model/lists/list-pages.ts'
import { leafNameFromTitle } from '../../model/lists/naming.ts'
import { fieldNotFound } from '../../model/lists/near-columns.ts'
import { isUserInfo, userInfoView } from '../../model/lists/user-info-list.ts'
import { modelReasons } from '../../model/reasons.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { changedViewSettings, type ViewSettings } from './view-settings.ts'

export interface View {
  readonly list: List
  readonly row: ViewRow
  /** Internal names of its columns, in order. */
  readonly fields: readonly string[]
  /** Server-relative URL of its page. */
  readonly url: string
}

/** `default` is the list's default view. */
export type ViewAddress = { readonly id: string } | { readonly title: string } | { readonly default: true }

/** The query of a view: its CAML text, and the parsed query. */
export interface ViewQuery {
  readonly text: string
  readonly query: Query
}

export interface ViewPatch {
  readonly title?: string
  readonly query?: ViewQuery
  /** Internal names. */
  readonly fields?: readonly string[]
  readonly rowLimit?: number
  readonly paged?: boolean
  readonly hidden?: boolean
  readonly scope?: number
  /** True makes this the default view instead of the present one; false has no effect on the default view. */
  readonly isDefault?: boolean
  readonly type?: string
  readonly settings?: ViewSettings
}

export interface ViewCreation extends ViewPatch {
  readonly title: string
  /** Only its author sees it. */
  readonly personal?: boolean
}

/** Views for all, and the personal ones of a user. */
const maxViews = 1000
const maxPersonal = 100
const maxFields = 500

/** The views of a list that the actor may see, in order. Fails with `list_not_found`, `access_denied`. */
export async function queryViews(ctx: Context, address: ListAddress): Promise<View[]> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'ViewListItems', list)
  const [views = []] = await viewsOfLists(ctx, [list])
  return views
}

/** The views of lists that the actor may see, for each list, in two queries at most. */
export async function viewsOfLists(ctx: Context, lists: readonly List[]): Promise<View[][]> {
  const ownId = (await findActorPrincipal(ctx))?.id ?? 0
  const rows = await rowsFor(recordsOf(ctx), lists, ownId)
  return lists.map((list) =>
    (isUserInfo(list) ? [userInfoView(list)] : rows).filter((row) => row.listId === list.row.id).map((row) => viewOf(list, row)),
  )
}

/** The rows of views that are for a person, in order. The personal ones of others are not read: there may be any number of them. */
async function rowsFor(records: ContentRecords, lists: readonly List[], principalId: number): Promise<ViewRow[]> {
  const [first] = lists
  if (!first) return []
  const { siteId } = first.row
  const listId = { in: lists.map((list) => list.row.id) }
  const read = (personalOf: number | null) => records.query('View', { where: { siteId, listId, personalOf }, orderBy: ['ordinal'] })
  const shared = await read(null)
  const own = principalId === 0 ? [] : await read(principalId)
  return own.length === 0 ? shared : [...shared, ...own].sort((one, other) => one.ordinal - other.ordinal)
}

/** The views of one list that are for the actor, from the cache of the site if it has them. */
async function viewsOfList(ctx: Context, list: List): Promise<View[]> {
  const kept = isUserInfo(list) ? [userInfoView(list)] : ctx.site.schema.viewsOf(list.row.id, recordsOf(ctx))
  const rows = kept instanceof Promise ? await kept : kept
  if (rows === null) return (await viewsOfLists(ctx, [list])).flat()
  // Most views are for everybody: who asks matters only where one is not.
  const ownId = rows.some(({ personalOf }) => personalOf !== null) ? ((await findActorPrincipal(ctx))?.id ?? 0) : 0
  return rows.filter((row) => isFor(row, ownId)).map((row) => viewOf(list, row))
}

/** The URLs of the pages that lists open with, for each list, in one query: that of the default view, or else of the root folder. */
export async function defaultViewUrls(ctx: Context, lists: readonly List[]): Promise<string[]> {
  const listId = { in: lists.map((list) => list.row.id) }
  const rows = await recordsOf(ctx).query('View', { where: { siteId: ctx.site.id, listId, isDefault: true } })
  const leafNames = new Map([...rows, ...lists.filter(isUserInfo).map(userInfoView)].map((row) => [row.listId, row.leafName]))
  return lists.map((list) => {
    const leafName = leafNames.get(list.row.id)
    return leafName === undefined ? list.url : pageUrl(list, leafName)
  })
}

const isFor = (row: ViewRow, principalId: number): boolean => row.personalOf === null || row.personalOf === principalId

/** A view by its id, by its title, or the default view. Fails with `list_not_found`, `view_not_found`, `access_denied`. */
export async function getView(ctx: Context, address: ListAddress, view: ViewAddress): Promise<View> {
  return demandView(await queryViews(ctx, address), await findSchema(ctx, address), view)
}

/**
 * The view whose page has a URL: relative to the server, or to the web, or with the origin of the server. Fails with
 * `list_not_found`, `view_not_found`, `access_denied`.
 */
export async function getViewAtUrl(ctx: Context, given: string): Promise<View> {
  const own = given.startsWith(`${ctx.origin}/`) ? given.slice(ctx.origin.length) : given
  const url = own.startsWith('/') ? own : joinUrl(ctx.web.url, own)
  // The page of a view is in the root folder of its list, or in the folder Forms of its library.
  const folder = url.slice(0, Math.max(0, url.lastIndexOf('/'))).replace(/\/Forms$/i, '') || '/'
  const list = await findSchema(ctx, { url: folder })
  const views = await queryViews(ctx, { id: list.row.id })
  const found = views.find((one) => fold(one.url) === fold(url))
  if (found) return found
  const hint = didYouMean(
    url,
    views.map((one) => one.url),
  )
  throw new DomainError(modelReasons.view_not_found, { view: url.slice(0, 200), list: list.row.title, hint })
}

/**
 * Like `getView`, for the rows that the view shows. An actor who may see only
 * single items of the list gets the default view, because it needs one for them,
 * and the same error for every other view, whether it exists or not.
 */
export async function getViewOfRows(ctx: Context, address: ListAddress, view: ViewAddress): Promise<View> {
  const list = await openSchema(ctx, address)
  const views = await viewsOfList(ctx, list)
  const found = among(views, view)
  if (found?.row.isDefault) return found
  await demand(ctx, 'ViewListItems', list)
  return demandView(views, list, view)
}

const among = (views: readonly View[], address: ViewAddress): View | undefined =>
  views.find(({ row }) =>
    'id' in address ? row.id === address.id : 'title' in address ? fold(row.title) === fold(address.title) : row.isDefault,
  )

function demandView(views: readonly View[], list: List, address: ViewAddress): View {
  const found = among(views, address)
  if (found) return found
  const view = 'id' in address ? address.id : 'title' in address ? address.title : 'default'
  const hint =
    'title' in address
      ? didYouMean(
          address.title,
          views.map(({ row }) => row.title),
        )
      : ''
  throw new DomainError(modelReasons.view_not_found, { view: view.slice(0, 200), list: list.row.title, hint })
}

const viewOf = (list: List, row: ViewRow): View => ({
  list,
  row,
  fields: JSON.parse(row.fields) as string[],
  url: pageUrl(list, row.leafName),
})

/**
 * Adds a view after the others. Without columns it shows those of the default
 * view. Fails with `list_not_found`, `invalid_request`, `invalid_query` (the
 * query costs too much), `field_not_found`, `access_denied`.
 */
export async function addView(ctx: Context, address: ListAddress, input: ViewCreation): Promise<View> {
  const list = await findSchema(ctx, address)
  const right = input.personal ? 'ManagePersonalViews' : 'ManageLists'
  return act(ctx, { name: 'lists.addView', right, target: list, input: { list: address, view: input } }, async (scope) => {
    const visible = await rowsFor(scope.records, [list], scope.actorId)
    demandRoom(list, visible, input.personal === true)
    if (input.personal && input.isDefault) throw invalid('A personal view cannot be the default view of a list.')
    const usual = visible.find((row) => row.isDefault)
    // The personal views of others neither count nor take names of other personal ones: nobody learns of them.
    const others = input.personal ? visible : await placesOf(scope, list)
    const fields = input.fields ?? (usual ? (JSON.parse(usual.fields) as string[]) : ['LinkTitle'])
    const row: ViewRow = {
      siteId: ctx.site.id,
      listId: list.row.id,
      id: ctx.runtime.newId(),
      ordinal: others.reduce((highest, { ordinal }) => Math.max(highest, ordinal), -1) + 1,
      title: '',
      leafName: freeLeafName(others, input.title),
      isDefault: false,
      hidden: false,
      personalOf: input.personal ? scope.actorId : null,
      type: 'HTML',
      scope: 0,
      query: '',
      fields: '[]',
      rowLimit: 30,
      paged: true,
      settings: null,
      version: 1,
      ...columnsOf(ctx, list, { ...input, fields }, null),
    }
    if (row.isDefault) await unsetDefault(scope, list)
    await scope.records.insert('View', row)
    note(scope, list, row, 'add')
    return viewOf(list, row)
  })
}

/** Changes the properties in the patch. Fails as `addView`, and with `view_not_found`. */
export function updateView(ctx: Context, address: ListAddress, view: ViewAddress, patch: ViewPatch): Promise<View> {
  return changeView(ctx, address, view, { name: 'lists.updateView', input: { list: address, view, patch } }, () => patch)
}

/** A change of the columns that a view shows. A column is named by its internal name, or else by its title. */
export type FieldsChange =
  | { readonly kind: 'add' | 'remove'; readonly field: string }
  | { readonly kind: 'move'; readonly field: string; readonly index: number }
  | { readonly kind: 'clear' }

/** Changes the columns that a view shows. Fails as `updateView`, and with `invalid_request` if the view does not show the column to move. */
export function changeViewFields(ctx: Context, address: ListAddress, view: ViewAddress, change: FieldsChange): Promise<View> {
  const call = { name: 'lists.changeViewFields', input: { list: address, view, change } } as const
  return changeView(ctx, address, view, call, (current) => ({ fields: fieldsAfter(current, change) }))
}

function fieldsAfter({ list, fields }: View, change: FieldsChange): readonly string[] {
  switch (change.kind) {
    case 'add':
      return [...fields, fieldNamed(list, change.field)]
    case 'remove': {
      // A view may still name a column that the list no longer has.
      const name = fields.includes(change.field) ? change.field : fieldNamed(list, change.field)
      return fields.filter((field) => field !== name)
    }
    case 'move': {
      const name = fieldNamed(list, change.field)
      if (!fields.includes(name)) throw invalid(`The view does not show the column '${name}'; it shows ${fields.join(', ') || 'none'}.`)
      const others = fields.filter((field) => field !== name)
      return [...others.slice(0, change.index), name, ...others.slice(change.index)]
    }
    case 'clear':
      return []
  }
}

function fieldNamed(list: List, name: string): string {
  const field = list.fieldsByName.get(name) ?? list.fields.find((one) => fold(one.title) === fold(name))
  if (field) return field.internalName
  throw fieldNotFound(list, name)
}

type ChangeName = 'lists.updateView' | 'lists.changeViewFields'

async function changeView<Input>(
  ctx: Context,
  address: ListAddress,
  view: ViewAddress,
  call: ActInput<ChangeName, Input>,
  patchOf: (view: View) => ViewPatch,
): Promise<View> {
  const { list, row: found } = await getView(ctx, address, view)
  return act<ChangeName, Input, View>(ctx, { ...call, right: rightTo(found), target: list }, async (scope) => {
    const where = { siteId: ctx.site.id, listId: list.row.id, id: found.id }
    const row = await scope.records.find('View', where)
    if (!row) throw new DomainError(modelReasons.view_not_found, { view: found.id, list: list.row.title })
    const patch = patchOf(viewOf(list, row))
    if (patch.isDefault && row.personalOf !== null) throw invalid('A personal view cannot be the default view of a list.')
    if (patch.isDefault === false && row.isDefault)
      throw invalid('A list always has a default view. Make another view the default instead.')
    if (patch.isDefault && !row.isDefault) await unsetDefault(scope, list)
    const after = await scope.records.increment('View', where, { version: 1 }, columnsOf(ctx, list, patch, row.settings))
    if (!after) throw new DomainError(modelReasons.view_not_found, { view: found.id, list: list.row.title })
    note(scope, list, after, 'update')
    return viewOf(list, after)
  })
}

/** Fails with `list_not_found`, `view_not_found`, `invalid_request` for the default view, `access_denied`. */
export async function deleteView(ctx: Context, address: ListAddress, view: ViewAddress): Promise<void> {
  const { list, row: found } = await getView(ctx, address, view)
  const call = { name: 'lists.deleteView', right: rightTo(found), target: list, input: { list: address, view } } as const
  await act(ctx, call, async (scope) => {
    const where = { siteId: ctx.site.id, listId: list.row.id, id: found.id }
    const row = await scope.records.find('View', where)
    if (!row) throw new DomainError(modelReasons.view_not_found, { view: found.id, list: list.row.title })
    if (row.isDefault)
      throw invalid(`'${row.title}' is the default view of its list and cannot be deleted. Make another view the default first.`)
    await scope.records.delete('View', where)
    note(scope, list, row, 'delete')
  })
}

/** The right to change a view. */
const rightTo = ({ personalOf }: ViewRow) => (personalOf === null ? 'ManageLists' : 'ManagePersonalViews')

/** Fails with `invalid_request` if the list has no room for another view. */
function demandRoom(list: List, visible: readonly ViewRow[], isPersonal: boolean): void {
  const count = visible.filter(({ personalOf }) => (personalOf !== null) === isPersonal).length
  if (isPersonal && count >= maxPersonal)
    throw invalid(`You have ${maxPersonal} personal views of the list '${list.row.title}', which is the most one may have.`)
  if (!isPersonal && count >= maxViews) throw invalid(`List '${list.row.title}' has ${maxViews} views, which is the most it may have.`)
}

/** Where all views of a list are, those of persons too. */
const placesOf = ({ records }: WriteScope, { row: { siteId, id } }: List): Promise<Pick<ViewRow, 'ordinal' | 'leafName'>[]> =>
  records.query('View', { where: { siteId, listId: id }, columns: ['ordinal', 'leafName'] })

async function unsetDefault({ records }: WriteScope, list: List): Promise<void> {
  await records.update('View', { siteId: list.row.siteId, listId: list.row.id, isDefault: true }, { isDefault: false })
}

const note = ({ changed }: WriteScope, list: List, row: ViewRow, type: 'add' | 'update' | 'delete') =>
  changed({ entity: 'view', type, webId: list.row.webId, listId: list.row.id, objectId: row.id })

/** The row columns for a patch, each value checked. */
function columnsOf(ctx: Context, list: List, patch: ViewPatch, before: string | null): Partial<ViewRow> {
  const { title, query, fields, isDefault, settings, ...same } = patch
  // The columns of the query are checked when it runs: a view may be stored before its columns.
  if (query) demandAffordable(ctx.budget, query.query)
  const columns = {
    ...(title !== undefined && { title: checkViewTitle(title) }),
    ...(query && { query: query.text }),
    ...(fields && { fields: JSON.stringify(checkFields(list, fields)) }),
    ...(isDefault && { isDefault }),
    ...(settings && { settings: changedViewSettings(list, before, settings) }),
    rowLimit: same.rowLimit,
    paged: same.paged,
    hidden: same.hidden,
    scope: same.scope,
    type: same.type,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

function checkViewTitle(title: string): string {
  const trimmed = title.trim()
  if (trimmed === '') throw invalid('A view needs a Title that is not empty.')
  if (trimmed.length > 255) throw invalid(`A view's Title holds at most 255 characters; ${trimmed.length} were given.`)
  return trimmed
}

function checkFields(list: List, fields: readonly string[]): string[] {
  const names = [...new Set(fields)]
  if (names.length > maxFields) throw invalid(`A view shows at most ${maxFields} columns; ${names.length} were given.`)
  for (const name of names) {
    if (!list.fieldsByName.has(name)) throw fieldNotFound(list, name)
  }
  return names
}

/** A page name that no other view of the list has. */
function freeLeafName(rows: readonly Pick<ViewRow, 'leafName'>[], title: string): string {
  const taken = new Set(rows.map((row) => fold(row.leafName)))
  const base = leafNameFromTitle(checkViewTitle(title))
  for (let attempt = 0; ; attempt += 1) {
    const leafName = `${base}${attempt === 0 ? '' : attempt}.aspx`
    if (!taken.has(fold(leafName))) return leafName
  }
}
