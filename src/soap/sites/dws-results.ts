import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { queryLists } from '../../core/acts/lists/lists.ts'
import { currentUser } from '../../core/acts/people/users.ts'
import { hasUniqueAssignments } from '../../core/acts/permissions/inheritance.ts'
import { queryRoleDefinitions } from '../../core/acts/permissions/role-definitions.ts'
import { queryWorkspaceMembers, workspaceKind } from '../../core/acts/sites/workspaces.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import type { DomainError } from '../../core/kernel/errors.ts'
import { withoutTrailing } from '../../core/kernel/plain-text.ts'
import type { List } from '../../core/model/lists/list.ts'
import { holds, type Right } from '../../core/model/permissions/rights.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { escapeXml, escapeXmlAttribute } from '../../formats/xml.ts'
import { rowFields, rowWriter } from '../lists/rowset.ts'
import { bracedGuid, trueOrFalse } from '../protocol/wire-text.ts'

/** The failures that results name, with their numbers. */
export const errorNumbers = {
  Failed: 2,
  NoAccess: 3,
  Conflict: 4,
  ItemNotFound: 5,
  MemberNotFound: 6,
  ListNotFound: 7,
  TooManyItems: 8,
  DocumentNotFound: 9,
  FolderNotFound: 10,
  WebContainsSubwebs: 11,
  AlreadyExists: 13,
  QuotaExceeded: 14,
} as const

export type DwsError = keyof typeof errorNumbers

type Attributes = Readonly<Record<string, string>>

/** An element with a text. */
export const textPart = (name: string, text: string, attributes: Attributes = {}): string => element(name, escapeXml(text), attributes)

/** An element around XML. */
export function element(name: string, content = '', attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXmlAttribute(value)}"`)
  const start = `<${name}${written.join('')}`
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`
}

export const errorElement = (name: DwsError): string => textPart('Error', name, { ID: String(errorNumbers[name]) })

const taken: ReadonlySet<string> = new Set(['web_address_taken', 'file_exists'])

/** The name of a failure in a result; undefined for one that is a fault. `missing` is what an operation calls what is not there. */
export function dwsErrorOf({ code, reason }: DomainError, missing: DwsError): DwsError | undefined {
  if (taken.has(reason)) return 'AlreadyExists'
  if (reason === 'quota_exceeded') return 'QuotaExceeded'
  if (code === 'denied') return 'NoAccess'
  if (code === 'not_found') return missing
  if (code === 'conflict' || code === 'stale' || code === 'locked') return 'Conflict'
  return code === 'invalid' ? 'Failed' : undefined
}

/** The result of an operation: what `work` returns, or an element that names its failure. Any other failure is thrown. */
export async function resultOf(missing: DwsError, work: () => Promise<string>): Promise<string> {
  const outcome = await outcomeOf(work)
  if (outcome.ok) return outcome.value
  const name = dwsErrorOf(outcome.error, missing)
  if (name === undefined) throw outcome.error
  return errorElement(name)
}

/** A page of the server for people, below the addressed web. */
export const layoutUrl = (ctx: Context, page: string): string => `${withoutTrailing(absoluteUrl(ctx, ctx.web.url), '/')}/_layouts/${page}`

/** The lists that a workspace shows, by the names of results, with their templates. */
const shownLists = { Tasks: [107, 171], Documents: [101], Links: [103] } as const
const shownNames = ['Tasks', 'Documents', 'Links'] as const
type ShownName = (typeof shownNames)[number]

/** Of each kind, the first list of the web; of the documents, the library of the document that is asked about. */
async function listsOf(ctx: Context, document: Document | undefined): Promise<ReadonlyMap<ShownName, List>> {
  const lists = (await queryLists(ctx)).filter(({ row }) => !row.hidden).sort((a, b) => a.row.createdAt - b.row.createdAt)
  const found = new Map<ShownName, List>()
  for (const name of shownNames) {
    const templates: readonly number[] = shownLists[name]
    const own = name === 'Documents' ? lists.find(({ row }) => row.id === document?.list?.row.id) : undefined
    const list = own ?? lists.find(({ row }) => templates.includes(row.baseTemplate))
    if (list) found.set(name, list)
  }
  return found
}

const mostRows = 512

const shownColumns: Readonly<Record<ShownName, readonly string[]>> = {
  Tasks: ['Title', 'AssignedTo', 'Status', 'Priority', 'DueDate', 'Body', 'Created', 'Author', 'Editor'],
  Documents: ['FileRef', 'FileLeafRef', 'Title', 'Created', 'Author', 'Editor'],
  Links: ['URL', 'Comments', 'Created', 'Author', 'Editor'],
}

/** Two acts may overlap by this much: the second began before the first was stored, in milliseconds. */
const overlapMs = 60_000

/** Of a list, its id and rows; the rows are left out when nothing has changed since `since`. */
async function listElement(ctx: Context, name: ShownName, list: List | undefined, since: number): Promise<string> {
  if (!list) return element('List', errorElement('ListNotFound'), { Name: name })
  const id = textPart('ID', bracedGuid(list.row.id))
  const { lastItemModifiedAt, lastItemDeletedAt, itemCount } = list.row
  if (Math.max(lastItemModifiedAt, lastItemDeletedAt) < since - overlapMs) return element('List', `${id}<NoChanges/>`, { Name: name })
  if (itemCount > mostRows) return element('List', errorElement('TooManyItems'), { Name: name })
  const { items } = await queryItems(ctx, { id: list.row.id }, { limit: mostRows })
  const rows = await rowWriter(rowFields(list, shownColumns[name], false), { dateInUtc: true })(ctx, items)
  return element('List', id + rows.map((row) => `<z:row${row}/>`).join(''), { Name: name })
}

const personParts = ({ id, title, loginName, email, kind }: Principal): string =>
  textPart('ID', String(id)) +
  textPart('Name', title) +
  textPart('LoginName', loginName) +
  textPart('Email', email) +
  textPart('IsDomainGroup', trueOrFalse(kind === principalKinds.securityGroup))

async function membersElement(ctx: Context): Promise<string> {
  return element(
    'Members',
    await resultOf('ItemNotFound', async () =>
      (await queryWorkspaceMembers(ctx)).map((member) => element('Member', personParts(member))).join(''),
    ),
  )
}

/** What GetDwsData returns (protocol/soap-sites#dws). `lastUpdate` is that of a former reply. */
export async function dwsData(ctx: Context, document: Document | undefined, lastUpdate: string): Promise<string> {
  const since = /^\d{1,15}$/.test(lastUpdate) ? Number(lastUpdate) : 0
  const now = ctx.runtime.now()
  const user = await currentUser(ctx)
  const found = await listsOf(ctx, document)
  const lists: string[] = []
  for (const name of shownNames) lists.push(await listElement(ctx, name, found.get(name), since))
  const parts = [
    textPart('Title', ctx.web.row.title),
    textPart('LastUpdate', String(now)),
    element('User', personParts(user) + textPart('IsSiteAdmin', trueOrFalse(user.isSiteAdmin))),
    await membersElement(ctx),
    ...lists,
  ]
  return element('Results', parts.join(''), { 'xmlns:z': '#RowsetSchema' })
}

/** The rights that results name, with the names that they have there. */
const shownRights: readonly (readonly [string, Right])[] = [
  ['ManageSubwebs', 'ManageSubwebs'],
  ['ManageWeb', 'ManageWeb'],
  ['ManageRoles', 'ManagePermissions'],
  ['ManageLists', 'ManageLists'],
  ['InsertListItems', 'AddListItems'],
  ['EditListItems', 'EditListItems'],
  ['DeleteListItems', 'DeleteListItems'],
]

const rightsElement = (name: string, mask: bigint): string =>
  element(name, shownRights.flatMap(([shown, right]) => (holds(mask, right) ? element(shown) : [])).join(''))

const schemaElement = (name: ShownName, { fields, url }: List): string => {
  const columns = fields
    .filter(({ hidden }) => !hidden)
    .map(({ internalName, type, required, settings }) => {
      const choices = (settings.choices ?? []).map((choice) => textPart('Choice', choice)).join('')
      const attributes = { Name: internalName, Type: type, Required: trueOrFalse(required) }
      return element('Field', choices === '' ? '' : element('Choices', choices), attributes)
    })
  return element('Schema', columns.join(''), { Name: name, Url: url })
}

/** What GetDwsMetaData returns (protocol/soap-sites#dws). */
export async function dwsMetaData(ctx: Context, document: Document | undefined, isMinimal: boolean): Promise<string> {
  const roles = await queryRoleDefinitions(ctx)
  const parts = [
    textPart('MtgInstance', ''),
    textPart('SettingUrl', layoutUrl(ctx, 'settings.aspx')),
    textPart('PermsUrl', layoutUrl(ctx, 'user.aspx')),
    textPart('UserInfoUrl', layoutUrl(ctx, 'userdisp.aspx')),
    element(
      'Roles',
      roles
        .filter(({ hidden }) => !hidden)
        .map(({ name, description }) => element('Role', '', { Name: name, Description: description }))
        .join(''),
    ),
  ]
  const found = isMinimal ? new Map<ShownName, List>() : await listsOf(ctx, document)
  for (const [name, list] of found) parts.push(schemaElement(name, list))
  for (const [name, list] of found) {
    const moderated = textPart('Moderated', trueOrFalse(list.row.enableModeration))
    parts.push(element('ListInfo', moderated + rightsElement('ListPermissions', await rightsOn(ctx, list.scopeId)), { Name: name }))
  }
  parts.push(
    rightsElement('Permissions', await rightsOn(ctx, ctx.web.scopeId)),
    textPart('HasUniquePerm', trueOrFalse(await hasUniqueAssignments(ctx, { kind: 'web' }))),
    textPart('WorkspaceType', workspaceKind(ctx.web)),
    textPart('IsADMode', trueOrFalse(false)),
    textPart('DocUrl', document ? absoluteUrl(ctx, document.url) : ''),
    textPart('Minimal', trueOrFalse(isMinimal)),
  )
  if (!isMinimal) parts.push(await dwsData(ctx, document, ''))
  return element('Results', parts.join(''))
}
