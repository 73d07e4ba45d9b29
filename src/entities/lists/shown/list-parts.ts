import { rightsOn } from '../../../core/access/effective.ts'
import type { AskedTotal } from '../../../core/acts/items/item-totals.ts'
import type { View } from '../../../core/acts/lists/views.ts'
import { currentUser } from '../../../core/acts/people/users.ts'
import { type NavigationNode, queryNavigation } from '../../../core/acts/sites/navigation.ts'
import { type Document, getFolder, parentOf } from '../../../core/content/documents/documents.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { navigationRoots, nodesBelow } from '../../../core/model/sites/navigation-nodes.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import { absoluteUrl } from '../../shape/navigation.ts'
import type { Json } from '../../shape/shape.ts'
import { formFieldOf, formFields, schemaOf } from './shown-rows.ts'

/** The bits of RenderOptions that change the reply (protocol/lists#rendering). */
export const renderParts = {
  contextInfo: 1,
  listData: 2,
  listSchema: 4,
  listContentType: 16,
  fileSystemItemId: 32,
  clientFormSchema: 64,
  quickLaunch: 128,
  viewMetadata: 1024,
  parentInfo: 8192,
  pageContextInfo: 16384,
} as const

/** The bits that change the rows and add no member. */
const ofRows = renderParts.listData | renderParts.fileSystemItemId

/** What a page shows, without its rows. */
export interface Rendered {
  readonly list: List
  readonly stored: View
  /** The names of the columns that the view shows, without those that every row has. */
  readonly shown: readonly string[]
  readonly fields: readonly Field[]
  readonly data: Record<string, Json>
  /** The totals that the view shows; of each column the last one. */
  readonly aggregates: readonly AskedTotal[]
}

type Part = (ctx: WireContext, page: Rendered, asked: Asked) => Promise<Json> | Json

/** What a request names of the page. */
interface Asked {
  readonly options: number
  /** The URL of the shown folder; the root folder of the list if it is left out. */
  readonly folder: string | undefined
}

/** The members beside the rows, in the order of the reply. */
const members: readonly (readonly [keyof typeof renderParts, string, Part])[] = [
  ['contextInfo', 'ContextInfo', contextOf],
  ['listSchema', 'ListSchema', (ctx, page) => schemaOfRows(ctx, page)],
  ['viewMetadata', 'ViewMetadata', (_, { stored: { row } }) => ({ Id: row.id, Title: row.title, ViewQuery: row.query })],
  ['clientFormSchema', 'ClientForms', formsOf],
  ['quickLaunch', 'QuickLaunch', quickLaunchOf],
  ['parentInfo', 'ParentInfo', parentsOf],
  ['pageContextInfo', 'PageContextInfo', pageContextOf],
]

/** ListData alone is the whole reply; with other parts each is a named member. */
export async function withParts(ctx: WireContext, page: Rendered, asked: Asked): Promise<Record<string, Json>> {
  if ((asked.options & ~ofRows) === 0) return page.data
  const reply: Record<string, Json> = { wpq: '', Templates: {}, ListData: page.data }
  for (const [name, member, part] of members) if (hasPart(asked.options, name)) reply[member] = await part(ctx, page, asked)
  return reply
}

export const hasPart = (options: number, name: keyof typeof renderParts): boolean => (options & renderParts[name]) !== 0

const braced = (id: string): string => `{${id.toUpperCase()}}`

function contextOf(ctx: WireContext, { list }: Rendered, { options }: Asked): Json {
  const context = {
    webUrl: ctx.origin + (list.webUrl === '/' ? '' : list.webUrl),
    listName: braced(list.row.id),
    listUrl: list.url,
  }
  if (!hasPart(options, 'listContentType')) return context
  const ContentTypes = list.contentTypes.map(({ id, name, description }) => ({ Id: id, Name: name, Description: description }))
  return { ...context, ContentTypesEnabled: list.row.contentTypesEnabled, ContentTypes }
}

const schemaOfRows = (ctx: WireContext, { fields, stored, aggregates }: Rendered): Json => ({
  Field: fields.map(schemaOf),
  ...(aggregates.length > 0 && { Aggregate: Object.fromEntries(aggregates.map(({ field, type }) => [field, type])) }),
  LCID: String(ctx.web.row.language),
  View: braced(stored.row.id),
})

/** The columns of the forms for each content type of the list, by its name. */
function formsOf(_ctx: WireContext, { list }: Rendered): Json {
  const forms = list.contentTypes.map((type) => {
    const fields = formFields(list, type.id).filter(({ readOnly }) => !readOnly)
    return [type.name, fields.map(formFieldOf)] as const
  })
  return { New: Object.fromEntries(forms), Edit: Object.fromEntries(forms) }
}

async function quickLaunchOf(ctx: WireContext): Promise<Json> {
  return linksBelow(await queryNavigation(ctx), navigationRoots.quickLaunch)
}

const linksBelow = (all: readonly NavigationNode[], parentId: number): Json =>
  nodesBelow([...all], parentId)
    .filter((node) => node.parentId === parentId)
    .map((node) => ({
      Id: node.id,
      Title: node.title,
      Url: node.url,
      IsVisible: node.isVisible,
      IsExternal: node.isExternal,
      Children: linksBelow(all, node.id),
    }))

/** The folders from the root folder of the list to the shown one, which is the last. */
async function parentsOf(ctx: WireContext, { list }: Rendered, { folder: url }: Asked): Promise<Json> {
  const folders: Document[] = []
  const shown = await getFolder(ctx, { from: url === undefined ? { list: { id: list.row.id } } : { url } })
  for (let at: Document | undefined = shown; at?.list; at = await parentOf(ctx, at)) folders.unshift(at)
  const info: Json[] = []
  for (const { row, url: folderUrl } of folders)
    info.push({
      ServerRelativeUrl: folderUrl,
      Title: folderUrl === list.url ? list.row.title : row.leafName,
      UniqueId: row.id,
      Permissions: `0x${(await rightsOn(ctx, row.scopeId)).toString(16)}`,
    })
  return { ParentFolderInfo: info }
}

async function pageContextOf(ctx: WireContext, { list, stored }: Rendered): Promise<Json> {
  const user = await currentUser(ctx)
  return {
    siteId: ctx.site.id,
    siteAbsoluteUrl: absoluteUrl(ctx, ctx.site.url),
    siteServerRelativeUrl: ctx.site.url,
    webId: ctx.web.row.id,
    webAbsoluteUrl: absoluteUrl(ctx, ctx.web.url),
    webServerRelativeUrl: ctx.web.url,
    webTitle: ctx.web.row.title,
    webTemplate: ctx.web.row.template,
    webLanguage: ctx.web.row.language,
    listId: list.row.id,
    listTitle: list.row.title,
    listUrl: list.url,
    listBaseTemplate: list.row.baseTemplate,
    listBaseType: list.row.baseType,
    viewId: stored.row.id,
    listPermsMask: halvesOf(await rightsOn(ctx, list.scopeId)),
    webPermMasks: halvesOf(await rightsOn(ctx, ctx.web.scopeId)),
    userId: user.id,
    userLoginName: user.loginName,
    userDisplayName: user.title,
    userEmail: user.email,
  }
}

/** A mask of rights as two numbers of 32 bits. */
const halvesOf = (mask: bigint): Json => ({ High: Number(mask >> 32n), Low: Number(mask & 0xffff_ffffn) })
