import { type ListSummary, type SiteDataBindings, sitedata } from '../../../generated/soap/sitedata.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import { type Context, recordsOf } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { queryAttachments } from '../../core/acts/items/attachments.ts'
import { getFields } from '../../core/acts/lists/fields.ts'
import { getList, queryLists } from '../../core/acts/lists/lists.ts'
import { defaultViewUrls } from '../../core/acts/lists/views.ts'
import { queryGroups } from '../../core/acts/people/groups.ts'
import { queryUsers } from '../../core/acts/people/users.ts'
import { hasUniqueAssignments } from '../../core/acts/permissions/inheritance.ts'
import { queryRoleDefinitions } from '../../core/acts/permissions/role-definitions.ts'
import { getWeb, getWebOfUrl, queryAllWebs, queryWebs, type WebState } from '../../core/acts/sites/webs.ts'
import { type Document, getFolder } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { type ChildKind, childrenOutsideLists, queryChildren } from '../../core/content/shown/children.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import { listTemplateOf } from '../../core/model/lists/templates.ts'
import { maskOf } from '../../core/model/permissions/rights.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { parseXml, writeXml, type XmlElement, xmlElement } from '../../formats/xml.ts'
import { pageOfRows } from '../lists/list-items.ts'
import { demandItemNumber, fileUrl } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { textElement } from '../protocol/text-element.ts'
import { pathOf } from '../protocol/web-path.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { getChanges } from './site-changes.ts'
import { getContent, rowsetText } from './site-content.ts'
import { isUserOf, permissionsElement, shownAssignments } from './site-permissions.ts'

/** The maximum number of files, and of folders, in a reply of EnumerateFolder. */
const maxChildren = 5_000
/** The maximum number of items in a reply of GetListItems. */
const maxItems = 1_000

const bindings: SiteDataBindings<SignedInCall> = {
  async GetSite({ context }) {
    const webs = await queryAllWebs(context)
    const users = await outcomeOf(() => queryUsers(context))
    if (!users.ok && users.error.reason !== 'access_denied') throw users.error
    const groups = users.ok ? await queryGroups(context) : []
    const LastModified = isoTime(Math.max(0, ...webs.map(({ lastItemModifiedAt }) => lastItemModifiedAt)))
    return {
      GetSiteResult: 0,
      sSiteMetadata: {
        LastModified,
        LastModifiedForceRecrawl: LastModified,
        SmallSite: false,
        PortalUrl: '',
        UserProfileGUID: '',
        ValidSecurityInfo: users.ok,
      },
      vWebs: { _sWebWithTime: webs.map((web) => webWithTime(context, web)) },
      strUsers: writeXml(xmlElement('', 'Users', undefined, (users.ok ? users.value : []).map(userElement))),
      strGroups: writeXml(
        xmlElement(
          '',
          'Groups',
          undefined,
          groups.map(({ row }) => groupElement(row)),
        ),
      ),
      vGroups: { string: groups.map(({ row }) => row.title) },
    }
  },

  async GetWeb({ context }) {
    const web = await getWeb(context)
    const lists = await queryLists(context)
    const assignments = await shownAssignments(context, { kind: 'web' })
    const roles = assignments ? await queryRoleDefinitions(context) : []
    const { row } = web
    return {
      GetWebResult: 0,
      sWebMetadata: {
        WebID: bracedGuid(row.id),
        Title: row.title,
        Description: row.description,
        Author: await authorOf(context, row.authorId),
        Language: row.language,
        LastModified: isoTime(web.lastItemModifiedAt),
        LastModifiedForceRecrawl: isoTime(row.createdAt),
        NoIndex: 'False',
        ValidSecurityInfo: assignments !== undefined,
        InheritedSecurity: !(await hasUniqueAssignments(context, { kind: 'web' })),
        AllowAnonymousAccess: false,
        AnonymousViewListItems: false,
        ...(assignments && { Permissions: writeXml(permissionsElement(assignments)) }),
        ExternalSecurity: false,
        IsBucketWeb: false,
        UsedInAutocat: false,
      },
      vWebs: { _sWebWithTime: (await queryWebs(context)).map((below) => webWithTime(context, below)) },
      vLists: {
        _sListWithTime: lists.map(({ row: list }) => ({
          InternalName: bracedGuid(list.id),
          LastModified: isoTime(list.lastItemModifiedAt),
          IsEmpty: list.itemCount === 0,
        })),
      },
      strRoles: writeXml(xmlElement('', 'Roles', undefined, roles.map(roleElement))),
      vRolesUsers: { string: (assignments ?? []).filter(isUserOf).map(({ principal }) => principal.loginName) },
      vRolesGroups: { string: (assignments ?? []).filter((one) => !isUserOf(one)).map(({ principal }) => principal.title) },
    }
  },

  async GetListCollection({ context }) {
    const lists = await queryLists(context)
    const urls = await defaultViewUrls(context, lists)
    return { GetListCollectionResult: 0, vLists: { _sList: lists.map((list, index) => summaryOf(context, list, urls[index] ?? list.url)) } }
  },

  async GetList({ context }, { strListName }) {
    const list = await getList(context, { name: strListName })
    const address = { kind: 'list', list: { id: list.row.id } } as const
    const assignments = await shownAssignments(context, address)
    const [url = list.url] = await defaultViewUrls(context, [list])
    const { fields } = await getFields(context, { id: list.row.id })
    const { row } = list
    return {
      GetListResult: 0,
      sListMetadata: {
        Title: row.title,
        Description: row.description,
        ...kindOf(context, list),
        DefaultViewUrl: url,
        LastModified: isoTime(row.lastItemModifiedAt),
        LastModifiedForceRecrawl: isoTime(row.createdAt),
        Author: await authorOf(context, row.authorId),
        ValidSecurityInfo: assignments !== undefined,
        InheritedSecurity: !(await hasUniqueAssignments(context, address)),
        AllowAnonymousAccess: false,
        AnonymousViewListItems: false,
        ReadSecurity: 1,
        ...(assignments && { Permissions: writeXml(permissionsElement(assignments)) }),
      },
      vProperties: { _sProperty: fields.map(({ internalName, title, type }) => ({ Name: internalName, Title: title, Type: type })) },
    }
  },

  async GetListItems({ context }, { strListName, strQuery = '', strViewFields = '', uRowLimit = 0 }) {
    const list = await openSchema(context, { name: strListName })
    const part = (text: string, usual: string) => ({ any: [parseXml(text.trim() === '' ? usual : text)] })
    const rows = {
      query: part(strQuery, '<Query/>'),
      ...(strViewFields.trim() !== '' && { viewFields: part(strViewFields, '') }),
      rowLimit: String(Math.min(uRowLimit || maxItems, maxItems)),
    }
    const data = await pageOfRows(context, 'GetListItems', list, rows)
    return { GetListItemsResult: textElement('GetListItemsResult', rowsetText('', data, '')) }
  },

  async EnumerateFolder({ context }, { strFolderUrl }) {
    const url = fileUrl('EnumerateFolder/strFolderUrl', strFolderUrl)
    const folder = await getFolder(context, { from: url === '' ? { web: true } : { url } })
    const found = [...(await childrenOf(context, folder, documentKinds.folder)), ...(await childrenOf(context, folder, documentKinds.file))]
    const _sFPUrl = found.map(({ url: at, row }) => ({
      Url: at,
      LastModified: isoTime(row.modifiedAt),
      IsFolder: row.kind === documentKinds.folder,
    }))
    return { EnumerateFolderResult: 0, vUrls: { _sFPUrl } }
  },

  async GetAttachments({ context }, { strListName, strItemId }) {
    const found = await queryAttachments(context, { name: strListName }, demandItemNumber('GetAttachments/strItemId', strItemId))
    return { GetAttachmentsResult: 0, vAttachments: { string: found.map(({ url }) => absoluteUrl(context, url)) } }
  },

  async GetURLSegments({ context }, { strURL }) {
    const path = pathOf(context, 'GetURLSegments/strURL', strURL)
    const web = await getWebOfUrl(context, path)
    const inWeb = { ...context, web }
    const found = await outcomeOf(async () => documentAt(inWeb, path))
    if (!found.ok && found.error.code !== 'not_found') throw found.error
    if (!found.ok) return { GetURLSegmentsResult: false }
    const { list, row } = found.value
    return {
      GetURLSegmentsResult: true,
      strWebID: bracedGuid(web.row.id),
      strBucketID: '',
      strListID: list ? bracedGuid(list.row.id) : '',
      strItemID: row.itemId === null ? '' : String(row.itemId),
    }
  },

  async GetSiteUrl({ context }, { Url }) {
    await getWebOfUrl(context, pathOf(context, 'GetSiteUrl/Url', Url))
    const { id, url } = context.site
    return { GetSiteUrlResult: 0, siteUrl: absoluteUrl(context, url), siteId: bracedGuid(id) }
  },

  async GetSiteAndWeb({ context }, { strUrl }) {
    const web = await getWebOfUrl(context, pathOf(context, 'GetSiteAndWeb/strUrl', strUrl))
    return { GetSiteAndWebResult: 0, strSite: absoluteUrl(context, context.site.url), strWeb: absoluteUrl(context, web.url) }
  },

  GetContent: getContent,
  GetChanges: getChanges,
}

/** sitedata.asmx (protocol/soap-sites#sitedata). */
export const sitedataService = signedInService(sitedata, wsdl.sitedata, () => bindings)

const webWithTime = (ctx: Context, { url, lastItemModifiedAt }: WebState) => ({
  Url: absoluteUrl(ctx, url),
  LastModified: isoTime(lastItemModifiedAt),
})

const authorOf = async (ctx: Context, id: number | null): Promise<string> =>
  (id === null ? undefined : await ctx.site.schema.principalById(id, recordsOf(ctx)))?.loginName ?? ''

const userElement = ({ id, title, loginName, email, kind }: Principal): XmlElement =>
  xmlElement(
    '',
    'User',
    new Map([
      ['ID', String(id)],
      ['Name', title],
      ['LoginName', loginName],
      ['Email', email],
      ['IsDomainGroup', kind === principalKinds.securityGroup ? 'True' : 'False'],
    ]),
  )

const groupElement = ({ id, title, description }: Principal): XmlElement =>
  xmlElement(
    '',
    'Group',
    new Map([
      ['ID', String(id)],
      ['Name', title],
      ['Description', description],
    ]),
  )

const roleElement = ({
  id,
  name,
  maskHigh,
  maskLow,
}: {
  readonly id: number
  readonly name: string
  readonly maskHigh: number
  readonly maskLow: number
}): XmlElement =>
  xmlElement(
    '',
    'Role',
    new Map([
      ['ID', String(id)],
      ['Name', name],
      ['Mask', String(maskOf(maskHigh, maskLow))],
    ]),
  )

/** The names of base types. */
const baseTypes: Readonly<Record<number, string>> = { 1: 'DocumentLibrary', 4: 'Survey', 5: 'Issue' }

const kindOf = ({ runtime }: Pick<Context, 'runtime'>, { row }: List) => ({
  BaseType: baseTypes[row.baseType] ?? 'GenericList',
  BaseTemplate: listTemplateOf(runtime, row.baseTemplate)?.name.replaceAll(' ', '') ?? String(row.baseTemplate),
})

const summaryOf = (context: Context, list: List, url: string): ListSummary => ({
  InternalName: bracedGuid(list.row.id),
  Title: list.row.title,
  Description: list.row.description,
  ...kindOf(context, list),
  DefaultViewUrl: url,
  LastModified: isoTime(list.row.lastItemModifiedAt),
  PermId: bracedGuid(list.row.scopeId),
  InheritedSecurity: list.row.scopeId === context.web.scopeId,
  AllowAnonymousAccess: false,
  AnonymousViewListItems: false,
  ReadSecurity: 1,
})

async function childrenOf(ctx: Context, folder: Document, kind: ChildKind): Promise<readonly Document[]> {
  const { list } = folder
  if (list) return (await queryChildren(ctx, { ...folder, list }, kind, { limit: maxChildren })).documents
  return (await childrenOutsideLists(ctx, folder, kind, { limit: maxChildren })).documents
}

async function documentAt(ctx: Context, url: string): Promise<Document> {
  if (url.length > 2_000) throw invalid('A URL has at most 2,000 characters.')
  const file = await outcomeOf(() => getFile(ctx, { url }))
  if (file.ok) return file.value
  if (file.error.code !== 'not_found') throw file.error
  return getFolder(ctx, { from: { url } })
}
