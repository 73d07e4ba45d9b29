import type { GetContent, GetContentResponse } from '../../../generated/soap/sitedata.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { currentChange } from '../../core/acts/changes/change-log.ts'
import { writeChangeToken } from '../../core/acts/changes/change-token.ts'
import { queryAttachments } from '../../core/acts/items/attachments.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { getList, queryLists } from '../../core/acts/lists/lists.ts'
import { defaultViewUrls } from '../../core/acts/lists/views.ts'
import type { SecurableAddress } from '../../core/acts/permissions/securables.ts'
import { getRootWeb, getWeb, getWebById, queryAllWebs, queryWebs, type WebState } from '../../core/acts/sites/webs.ts'
import type { Expression } from '../../core/kernel/query.ts'
import { derivedId } from '../../core/model/derived-id.ts'
import type { List } from '../../core/model/lists/list.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { writeXml, type XmlElement, xmlElement } from '../../formats/xml.ts'
import { pageOfRows } from '../lists/list-items.ts'
import { demandItemNumber, fileUrl, plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import type { ElementOfRows } from '../protocol/rows.ts'
import { textElement, xmlPieces } from '../protocol/text-element.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { permissionsElement, shownAssignments } from './site-permissions.ts'

/** Items in one page of a folder. */
const pageLength = 200
/** The maximum number of columns that a query names. */
const maxColumns = 500

type Attributes = readonly (readonly [string, string])[]
const element = (name: string, attributes: Attributes, children: readonly XmlElement[] = []): XmlElement =>
  xmlElement('', name, new Map(attributes), children)

/** GetContent of sitedata.asmx (protocol/soap-sites#sitedata). */
export async function getContent({ context }: SignedInCall, input: GetContent): Promise<GetContentResponse> {
  switch (input.objectType) {
    case 'VirtualServer':
      return whole(await serverElement(context))
    case 'ContentDatabase':
      return whole(await databaseElement(context))
    case 'SiteCollection':
      return whole(await siteElement(context, input))
    case 'Site':
      return whole(await webElement(context, input))
    case 'List':
      return whole(await listElement(context, input))
    case 'Folder':
      return folderPage(context, input)
    case 'ListItem':
      return oneItem(context, input)
    case 'ListItemAttachments':
      return whole(await attachmentsElement(context, input))
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

const whole = (content: XmlElement): GetContentResponse => ({
  GetContentResult: textElement('GetContentResult', once(writeXml(content))),
  lastItemIdOnPage: '',
})

async function metadata(ctx: Context, address: SecurableAddress, attributes: Attributes): Promise<XmlElement> {
  const assignments = await shownAssignments(ctx, address)
  return element('Metadata', attributes, assignments ? [permissionsElement(assignments)] : [])
}

const briefWeb = (ctx: Context, { row, url, lastItemModifiedAt }: WebState): XmlElement =>
  element('Web', [
    ['URL', absoluteUrl(ctx, url)],
    ['ID', bracedGuid(row.id)],
    ['LastModified', isoTime(lastItemModifiedAt)],
  ])

/** A crawler of one site collection needs no more of the farm than a content database with this site collection alone. */
const databaseOf = ({ site }: Context): string => bracedGuid(derivedId('content database', site.id))

async function serverElement(ctx: Context): Promise<XmlElement> {
  await getRootWeb(ctx)
  const about = element('Metadata', [
    ['ID', bracedGuid(derivedId('virtual server', ctx.site.id))],
    ['URL', absoluteUrl(ctx, '/')],
  ])
  return element('VirtualServer', [], [about, element('ContentDatabases', [], [element('ContentDatabase', [['ID', databaseOf(ctx)]])])])
}

async function databaseElement(ctx: Context): Promise<XmlElement> {
  const { id, url } = ctx.site
  await getRootWeb(ctx)
  const about = element('Metadata', [
    ['ID', databaseOf(ctx)],
    ['ChangeId', writeChangeToken({ kind: 'site', id }, await currentChange(ctx))],
  ])
  const site = element('Site', [
    ['URL', absoluteUrl(ctx, url)],
    ['ID', bracedGuid(id)],
  ])
  return element('ContentDatabase', [], [about, element('Sites', [], [site])])
}

async function siteElement(ctx: Context, { securityOnly }: GetContent): Promise<XmlElement> {
  const { id, url } = ctx.site
  const webs = await queryAllWebs(ctx)
  const about = element('Metadata', [
    ['ID', bracedGuid(id)],
    ['URL', absoluteUrl(ctx, url)],
    ['ChangeId', writeChangeToken({ kind: 'site', id }, await currentChange(ctx))],
  ])
  return element(
    'Site',
    [],
    securityOnly
      ? [about]
      : [
          about,
          element(
            'Webs',
            [],
            webs.map((web) => briefWeb(ctx, web)),
          ),
        ],
  )
}

/** The web with an id, or the addressed web. */
async function webOf(ctx: Context, objectId = ''): Promise<Context & { readonly web: WebState }> {
  const web = objectId.trim() === '' ? await getWeb(ctx) : await getWebById(ctx, plainGuid(objectId))
  return { ...ctx, web }
}

async function webElement(context: Context, { objectId, securityOnly }: GetContent): Promise<XmlElement> {
  const ctx = await webOf(context, objectId)
  const { row, url, lastItemModifiedAt } = ctx.web
  const about = await metadata(ctx, { kind: 'web' }, [
    ['ID', bracedGuid(row.id)],
    ['URL', absoluteUrl(ctx, url)],
    ['Title', row.title],
    ['Description', row.description],
    ['Created', isoTime(row.createdAt)],
    ['LastModified', isoTime(lastItemModifiedAt)],
  ])
  if (securityOnly) return element('Web', [], [about])
  const lists = await queryLists(ctx)
  const urls = await defaultViewUrls(ctx, lists)
  const listElements = lists.map((list, index) =>
    element('List', [
      ['ID', bracedGuid(list.row.id)],
      ['DefaultViewUrl', urls[index] ?? list.url],
      ['LastModified', isoTime(list.row.lastItemModifiedAt)],
    ]),
  )
  const below = (await queryWebs(ctx)).map((web) => briefWeb(ctx, web))
  return element('Web', [], [about, element('Webs', [], below), element('Lists', [], listElements)])
}

async function listElement(ctx: Context, { objectId = '', securityOnly }: GetContent): Promise<XmlElement> {
  const list = await getList(ctx, { name: objectId })
  const { row } = list
  const about = await metadata(ctx, { kind: 'list', list: { id: row.id } }, [
    ['ID', bracedGuid(row.id)],
    ['Title', row.title],
    ['Description', row.description],
    ['BaseType', String(row.baseType)],
    ['BaseTemplate', String(row.baseTemplate)],
    ['RootFolder', list.url],
    ['ItemCount', String(row.itemCount)],
    ['Created', isoTime(row.createdAt)],
    ['LastModified', isoTime(row.lastItemModifiedAt)],
  ])
  const fields = list.fields.map(({ internalName, title, type }) =>
    element('Field', [
      ['Name', internalName],
      ['Title', title],
      ['Type', type],
    ]),
  )
  return element('List', [], securityOnly ? [about] : [about, element('Schema', [], fields)])
}

/** All columns of the items that match, in the order of their numbers. */
function rowsOf(ctx: Context, list: List, options: readonly XmlElement[], only?: Expression): Promise<XmlElement | ElementOfRows> {
  const columns = list.fields.slice(0, maxColumns).map(({ internalName }) => element('FieldRef', [['Name', internalName]]))
  const input = {
    query: { any: [element('Query', [])] },
    viewFields: { any: [element('ViewFields', [], columns)] },
    queryOptions: { any: [element('QueryOptions', [], options)] },
    rowLimit: String(pageLength),
  }
  return pageOfRows(ctx, 'GetContent', list, input, only)
}

async function folderPage(ctx: Context, { objectId = '', folderUrl = '', lastItemIdOnPage = '' }: GetContent): Promise<GetContentResponse> {
  const list = await openSchema(ctx, { name: objectId })
  const url = fileUrl('GetContent/folderUrl', folderUrl)
  const options = [
    ...(url === '' ? [] : [xmlElement('', 'Folder', undefined, [url])]),
    ...(lastItemIdOnPage === '' ? [] : [element('Paging', [['ListItemCollectionPositionNext', lastItemIdOnPage]])]),
  ]
  const data = await rowsOf(ctx, list, options)
  const about = element('Metadata', [
    ['ListID', bracedGuid(list.row.id)],
    ['URL', url === '' ? list.url : url],
  ])
  return {
    GetContentResult: textElement('GetContentResult', rowsetText(`<Folder>${writeXml(about)}`, data, '</Folder>')),
    lastItemIdOnPage: data.attributes.get('ListItemCollectionPositionNext') ?? '',
  }
}

async function oneItem(ctx: Context, { objectId = '', itemId = '' }: GetContent): Promise<GetContentResponse> {
  const list = await openSchema(ctx, { name: objectId })
  const value = demandItemNumber('GetContent/itemId', itemId)
  await getItem(ctx, { id: list.row.id }, value)
  const isThis: Expression = {
    op: 'compare',
    comparison: 'eq',
    left: { kind: 'field', path: ['ID'], at: -1 },
    right: { kind: 'literal', literal: { type: 'number', value }, at: -1 },
  }
  const data = await rowsOf(ctx, list, [element('ViewAttributes', [['Scope', 'RecursiveAll']])], isThis)
  const address = { kind: 'item', list: { id: list.row.id }, itemId: value } as const
  const about = await metadata(ctx, address, [
    ['ListID', bracedGuid(list.row.id)],
    ['ID', String(value)],
  ])
  return {
    GetContentResult: textElement('GetContentResult', rowsetText(`<Item>${writeXml(about)}`, data, '</Item>')),
    lastItemIdOnPage: '',
  }
}

async function attachmentsElement(ctx: Context, { objectId = '', itemId = '' }: GetContent): Promise<XmlElement> {
  const found = await queryAttachments(ctx, { name: objectId }, demandItemNumber('GetContent/itemId', itemId))
  return element(
    'Item',
    [['Count', String(found.length)]],
    found.map(({ url }) => element('Attachment', [['URL', absoluteUrl(ctx, url)]])),
  )
}

const rowsetScope = {
  declarations: new Map([
    ['rs', 'urn:schemas-microsoft-com:rowset'],
    ['z', '#RowsetSchema'],
  ]),
}

/** A rowset as text, between other text (protocol/soap-services#rowset). */
export async function* rowsetText(before: string, data: XmlElement | ElementOfRows, after: string): AsyncGenerator<string> {
  yield `${before}<xml xmlns:rs="urn:schemas-microsoft-com:rowset" xmlns:z="#RowsetSchema">`
  yield* xmlPieces(data, rowsetScope)
  yield `</xml>${after}`
}
