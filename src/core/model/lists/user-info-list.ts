import type { ContentTypeRow, FieldRow, ListRow, ViewRow, WebRow } from '../../../../generated/prisma/content.ts'
import { fold } from '../../kernel/fold.ts'
import { zoneNamed } from '../../kernel/time/zone.ts'
import { derivedId } from '../derived-id.ts'
import type { FieldTypeName } from './field.ts'
import { assembleList, type List } from './list.ts'

/** BaseTemplate of the list of users and groups (protocol/lists#templates). No other list has it. */
export const userInfoTemplate = 112

/** The content types of its items: users, groups of the site collection, groups of claims (protocol/lists#content-types). */
const types = {
  user: { id: '0x010A', name: 'Person' },
  group: { id: '0x010B', name: 'SharePointGroup' },
  securityGroup: { id: '0x010C', name: 'DomainGroup' },
} as const

interface PersonColumn {
  readonly name: string
  readonly title: string
  readonly type: FieldTypeName
  readonly slot: string
  readonly hidden?: true
}

/** Title comes first, as in every list. A column without a value in any row is there for clients that select it. */
const columns: readonly PersonColumn[] = [
  { name: 'Title', title: 'Name', type: 'Text', slot: 'title' },
  { name: 'Name', title: 'Account', type: 'Text', slot: 'text1' },
  { name: 'EMail', title: 'Work email', type: 'Text', slot: 'text2' },
  { name: 'UserName', title: 'User name', type: 'Text', slot: 'text3' },
  { name: 'ImnName', title: 'Name', type: 'Text', slot: 'text4', hidden: true },
  { name: 'SipAddress', title: 'SIP Address', type: 'Text', slot: 'text5' },
  { name: 'JobTitle', title: 'Job Title', type: 'Text', slot: 'text6' },
  { name: 'Department', title: 'Department', type: 'Text', slot: 'text7' },
  { name: 'MobilePhone', title: 'Mobile phone', type: 'Text', slot: 'text8' },
  { name: 'WorkPhone', title: 'Work phone', type: 'Text', slot: 'text9' },
  { name: 'FirstName', title: 'First name', type: 'Text', slot: 'text10' },
  { name: 'LastName', title: 'Last name', type: 'Text', slot: 'text11' },
  { name: 'Office', title: 'Office', type: 'Text', slot: 'text12' },
  { name: 'Picture', title: 'Picture', type: 'URL', slot: 'text13' },
  { name: 'WebSite', title: 'Web site', type: 'URL', slot: 'text14' },
  { name: 'Notes', title: 'About me', type: 'Note', slot: 'note1' },
  { name: 'IsSiteAdmin', title: 'Is Site Admin', type: 'Boolean', slot: 'bool1' },
  { name: 'Deleted', title: 'Deleted', type: 'Boolean', slot: 'bool2' },
  { name: 'IsActive', title: 'Is Active', type: 'Boolean', slot: 'bool3' },
]

const userInfoTitle = 'User Information List'

/** The name that SOAP clients use for the list in every web. */
const shortName = 'userinfo'

export const userInfoIdOf = (siteId: string): string => derivedId(siteId, 'user-info')

/** Whether a text names the list of users: its title, its short name, or the last part of its URL. */
export const namesUserInfo = (text: string): boolean =>
  text.length <= 40 && (fold(text) === fold(userInfoTitle) || fold(text) === shortName)

const lists = new WeakMap<object, List>()

/** The root web of a site collection. */
interface Root {
  readonly row: WebRow
  /** Server-relative. */
  readonly url: string
}

/**
 * The list of the users and groups of a site collection, at `_catalogs/users` of its root web. Its items are the rows of
 * the principals, so it has no rows of its own, and refuses writes.
 */
export function userInfoList(root: Root): List {
  const known = lists.get(root.row)
  if (known) return known
  const made: List = {
    ...assembleList({
      row: listRow(root),
      fields: columns.map((column, ordinal) => fieldRow(root.row.siteId, column, ordinal)),
      contentTypes: Object.values(types).map((type, ordinal) => typeRow(root.row.siteId, type, ordinal)),
      url: `${root.url === '/' ? '' : root.url}/_catalogs/users`,
      webUrl: root.url,
      zone: zoneNamed(root.row.timeZone),
    }),
    refusesWrites: 'The user information list shows the users and groups of the site collection. Change them at siteusers and sitegroups.',
  }
  lists.set(root.row, made)
  return made
}

export const isUserInfo = ({ row }: Pick<List, 'row'>): boolean => row.baseTemplate === userInfoTemplate

/** The content type of the item of a principal, by its kind (1, 4 or 8). */
export const personTypeOf = (kind: number): string => (kind === 8 ? types.group : kind === 4 ? types.securityGroup : types.user).id

function listRow({ row: web }: Root): ListRow {
  const id = userInfoIdOf(web.siteId)
  return {
    siteId: web.siteId,
    id,
    webId: web.id,
    rootFolderId: derivedId(id, 'folder'),
    scopeId: web.scopeId,
    title: userInfoTitle,
    titleKey: fold(userInfoTitle),
    description: 'The users and groups of the site collection.',
    entityTypeName: 'UserInfo',
    baseType: 0,
    baseTemplate: userInfoTemplate,
    hidden: true,
    contentTypesEnabled: true,
    enableAttachments: false,
    enableFolderCreation: false,
    enableVersioning: false,
    enableMinorVersions: false,
    enableModeration: false,
    forceCheckout: false,
    noCrawl: true,
    draftVisibility: 0,
    majorVersionLimit: 0,
    majorWithMinorLimit: 0,
    itemCount: 0,
    nextItemId: 1,
    authorId: null,
    version: 1,
    createdAt: web.createdAt,
    lastItemModifiedAt: web.createdAt,
    lastItemDeletedAt: web.createdAt,
    recycledIn: null,
    properties: null,
    settings: null,
  }
}

/** Title has the id that it has in every list. */
const titleId = 'fa564e0f-0c70-4ab9-b863-0177e6ddd247'

const fieldRow = (siteId: string, { name, title, type, slot, hidden }: PersonColumn, ordinal: number): FieldRow => ({
  siteId,
  ownerId: userInfoIdOf(siteId),
  id: name === 'Title' ? titleId : derivedId('user-info', name),
  ordinal,
  internalName: name,
  title,
  description: '',
  groupName: 'Custom Columns',
  type,
  required: false,
  hidden: hidden ?? false,
  readOnly: true,
  sealed: true,
  unique: false,
  indexed: false,
  indexStatus: 0,
  slot,
  poolSlot: null,
  defaultValue: null,
  settings: null,
  version: 1,
})

const typeRow = (siteId: string, { id, name }: { readonly id: string; readonly name: string }, ordinal: number): ContentTypeRow => ({
  siteId,
  ownerId: userInfoIdOf(siteId),
  id,
  name,
  description: '',
  groupName: '_Hidden',
  ordinal,
  hidden: true,
  sealed: true,
  readOnly: true,
  fieldLinks: JSON.stringify(['Title', 'Name', 'EMail']),
  version: 1,
})

/** The only view of the list. */
export const userInfoView = ({ row }: Pick<List, 'row'>): ViewRow => ({
  siteId: row.siteId,
  listId: row.id,
  id: derivedId(row.id, 'view'),
  ordinal: 0,
  title: 'All People',
  leafName: 'simple.aspx',
  isDefault: true,
  hidden: false,
  personalOf: null,
  type: 'HTML',
  scope: 0,
  query: '',
  fields: JSON.stringify(['ID', 'ImnName', 'Title', 'Name', 'EMail', 'UserName', 'IsSiteAdmin', 'ContentType']),
  rowLimit: 5_000,
  paged: true,
  settings: null,
  version: 1,
})
