import type { ListTemplateDefinition, ObjectId, WebDefinition, WebsBindings } from '../../../generated/soap/webs.ts'
import { webs } from '../../../generated/soap/webs.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { getContentType, getContentTypes } from '../../core/acts/content-types/content-types.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { getAvailableColumns } from '../../core/acts/lists/site-columns.ts'
import { getViewAtUrl } from '../../core/acts/lists/views.ts'
import { queryFeatures } from '../../core/acts/sites/features.ts'
import { getWebOfUrl, queryAllWebs, queryWebs, type WebState } from '../../core/acts/sites/webs.ts'
import { type Document, getFolder } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { imageUrl } from '../../core/model/lists/list-pages.ts'
import { allListTemplates, type ListTemplate } from '../../core/model/lists/templates.ts'
import { customizedPageStatus } from '../../entities/files/file.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { typeTitle } from '../../profile/type-titles.ts'
import { contentTypeBindings } from '../content-types/content-type-changes.ts'
import { columnElements, contentTypeDefinition } from '../content-types/content-type-definition.ts'
import { siteColumnBindings } from '../content-types/site-columns.ts'
import { fileUrl } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { pathBelow, pathOf, webAtUrl } from '../protocol/web-path.ts'
import { bracedGuid, trueOrFalse } from '../protocol/wire-text.ts'
import { createWebAt, deleteWebAt } from './web-address.ts'

const bindings: WebsBindings<SignedInCall> = {
  async GetWeb({ context }, { webUrl }) {
    const web = await webAtUrl(context, 'GetWeb/webUrl', webUrl)
    const { id, description, language } = web.row
    return {
      GetWebResult: { Web: { ...briefly(context, web), Description: description, Language: language, Theme: '', Id: bracedGuid(id) } },
    }
  },

  async GetWebCollection({ context }) {
    return { GetWebCollectionResult: { Webs: { Web: (await queryWebs(context)).map((web) => briefly(context, web)) } } }
  },

  async GetAllSubWebCollection({ context }) {
    return { GetAllSubWebCollectionResult: { Webs: { Web: (await queryAllWebs(context)).map((web) => briefly(context, web)) } } }
  },

  async WebUrlFromPageUrl({ context }, { pageUrl }) {
    const { url } = await getWebOfUrl(context, pathOf(context, 'WebUrlFromPageUrl/pageUrl', pageUrl.replace(/[?#].*$/s, '')))
    return { WebUrlFromPageUrlResult: absoluteUrl(context, url) }
  },

  async GetContentTypes({ context, request: { profile } }) {
    const { available } = await getContentTypes(context)
    const urls = new Map([...(await context.site.schema.webs()).values()].map(({ row, url }) => [row.id, absoluteUrl(context, url)]))
    const ContentType = available.map(({ name, id, description, groupName, version, ownerId }) => ({
      Name: typeTitle(profile, { id, name }),
      ID: id,
      Description: description,
      Group: groupName,
      NewDocumentControl: '',
      Scope: urls.get(ownerId) ?? absoluteUrl(context, context.web.url),
      Version: version,
      RequireClientRenderingOnNew: 'TRUE',
    }))
    return { GetContentTypesResult: { ContentTypes: { ContentType } } }
  },

  async GetContentType({ context, request: { profile } }, input) {
    const found = await getContentType(context, input.contentTypeId)
    return { GetContentTypeResult: { ContentType: await contentTypeDefinition(context, found, profile) } }
  },

  async GetColumns({ context }) {
    const fields = await getAvailableColumns(context)
    const { id } = context.web.row
    return { GetColumnsResult: { Fields: { Field: await columnElements(context, fields, { ownerId: id, webId: id, all: fields }) } } }
  },

  async GetListTemplates({ context }) {
    await demand(context, 'Open', context.web)
    return { GetListTemplatesResult: { ListTemplates: { ListTemplate: allListTemplates(context.runtime).map(templateOf) } } }
  },

  async GetObjectIdFromUrl({ context }, { objectUrl }) {
    const url = fileUrl('GetObjectIdFromUrl/objectUrl', objectUrl)
    const file = await outcomeOf(() => getFile(context, { url }))
    if (file.ok) return { GetObjectIdFromUrlResult: { ObjectId: objectIdOf(file.value) } }
    if (file.error.code !== 'not_found') throw file.error
    return { GetObjectIdFromUrlResult: { ObjectId: objectIdOf(await getFolder(context, { from: { url } })) } }
  },

  async GetActivatedFeatures({ context }) {
    const idsOf = async (kind: 'web' | 'site') => (await queryFeatures(context, { kind })).map(({ definition }) => definition.id).join(',')
    return { GetActivatedFeaturesResult: `${await idsOf('web')}\t${await idsOf('site')}` }
  },

  async GetCustomizedPageStatus({ context }, input) {
    const url = pathBelow(context, 'GetCustomizedPageStatus/fileUrl', input.fileUrl)
    const file = await outcomeOf(() => getFile(context, { url }))
    if (file.ok) return { GetCustomizedPageStatusResult: pageStatuses[customizedPageStatus(file.value)] }
    // The page of a view has no bytes: the server draws it, and nobody can customize it.
    if (file.error.code === 'not_found' && (await outcomeOf(() => getViewAtUrl(context, url))).ok)
      return { GetCustomizedPageStatusResult: 'Uncustomized' }
    throw file.error
  },

  ...contentTypeBindings,
  ...siteColumnBindings,

  async CreateWeb({ context }, input) {
    return { CreateWebResult: { CreateWeb: { Url: absoluteUrl(context, (await createWebAt(context, input)).url) } } }
  },

  async DeleteWeb({ context }, { url }) {
    await deleteWebAt(context, url)
    return {}
  },
}

/** webs.asmx (protocol/soap-sites#webs). */
export const websService = signedInService(webs, wsdl.webs, () => bindings)

/** By the numbers that REST has for them. */
const pageStatuses = ['None', 'Uncustomized', 'Customized'] as const

const briefly = (ctx: Context, { row, url }: WebState): WebDefinition => ({ Title: row.title, Url: absoluteUrl(ctx, url) })

const templateOf = ({ id, name, baseType, featureId, icon }: ListTemplate): ListTemplateDefinition => ({
  Type: id,
  BaseType: baseType,
  Name: name.toLowerCase().replaceAll(' ', ''),
  DisplayName: name,
  FeatureId: featureId,
  Image: imageUrl(icon),
  Hidden: 'FALSE',
  Unique: 'FALSE',
  OnQuickLaunch: 'FALSE',
  FolderCreation: 'TRUE',
})

const objectIdOf = ({ row, list }: Document): ObjectId => ({
  ...(list && { ListId: list.row.id, ListServerTemplate: list.row.baseTemplate, ListBaseType: list.row.baseType }),
  ListItem: trueOrFalse(row.itemId !== null),
  ...(row.itemId !== null && { ListItemId: String(row.itemId) }),
  File: trueOrFalse(row.kind === documentKinds.file),
  Folder: trueOrFalse(row.kind !== documentKinds.file),
})
