import { type CopyBindings, type CopyResult, copy, type FieldInformation } from '../../../generated/soap/copy.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { addFile, fileContent, getFile } from '../../core/acts/files/files.ts'
import { copyFile } from '../../core/acts/files/transfer-file.ts'
import { getItem, updateItem } from '../../core/acts/items/items.ts'
import { getWebOfUrl } from '../../core/acts/sites/webs.ts'
import { type Document, getFolder, securedDocument } from '../../core/content/documents/documents.ts'
import { checkValues, type ItemValues } from '../../core/content/items/values.ts'
import { type DomainError, invalid } from '../../core/kernel/errors.ts'
import type { FieldTypeName } from '../../core/model/lists/field.ts'
import type { List } from '../../core/model/lists/list.ts'
import { childElements, textOfChild } from '../../formats/xml.ts'
import { messageOf } from '../../profile/failures.ts'
import type { Profile } from '../../profile/profile.ts'
import { valueTexts } from '../lists/rowset.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { pathOf } from '../protocol/web-path.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { byteElement } from './byte-element.ts'

const maxDestinations = 50

const bindings: CopyBindings<SignedInCall> = {
  async CopyIntoItemsLocal({ context, request: { profile } }, { SourceUrl, DestinationUrls }) {
    const urls = destinations(DestinationUrls.string)
    const source = await outcomeOf(() => placeOf(context, 'SourceUrl', SourceUrl))
    const found = source.ok ? await outcomeOf(() => getFile(source.value.ctx, { url: source.value.path })) : source
    const CopyResult: CopyResult[] = []
    for (const url of urls) {
      const copied = source.ok && found.ok ? await outcomeOf(() => copyTo(context, source.value, url)) : undefined
      if (copied) CopyResult.push(resultOf(profile, url, copied.ok ? undefined : copied.error))
      else if (!found.ok) CopyResult.push({ ...resultOf(profile, url, found.error), ErrorCode: 'SourceInvalid' })
    }
    return { CopyIntoItemsLocalResult: 0, Results: { CopyResult } }
  },

  async CopyIntoItems({ context, request: { profile } }, { DestinationUrls, Fields, Stream }) {
    const CopyResult: CopyResult[] = []
    for (const url of destinations(DestinationUrls.string)) {
      const stored = await outcomeOf(() => store(context, url, Fields?.FieldInformation ?? [], Stream))
      CopyResult.push(resultOf(profile, url, stored.ok ? undefined : stored.error))
    }
    return { CopyIntoItemsResult: 0, Results: { CopyResult } }
  },

  async GetItem({ context }, { Url }) {
    const { ctx, path } = await placeOf(context, 'GetItem/Url', Url)
    const file = await getFile(ctx, { url: path })
    const content = await fileContent(ctx, { id: file.row.id })
    return {
      GetItemResult: 0,
      Fields: { FieldInformation: await fieldsOf(ctx, file) },
      Stream: byteElement('Stream', await content.open({ start: 0, end: content.sizeBytes })),
    }
  },
}

/** copy.asmx (protocol/soap-services#copy). */
export const copyService = signedInService(
  copy,
  wsdl.copy,
  () => bindings,
  async (context, request) => {
    const urls = childElements(request).find(({ name }) => name === 'DestinationUrls')
    const { ctx, path } = await placeOf(context, 'DestinationUrls/string', urls ? textOfChild(urls, 'string') : '')
    const folder = await getFolder(ctx, { from: { url: path.slice(0, path.lastIndexOf('/')) || '/' } })
    await demand(ctx, folder.list ? 'AddListItems' : 'AddAndCustomizePages', securedDocument(folder))
  },
)

function destinations(urls: readonly string[]): readonly string[] {
  if (urls.length <= maxDestinations) return urls
  throw invalid(`DestinationUrls takes ${maxDestinations} URLs at most; ${urls.length} were given.`)
}

/** The path of a URL, in a context of its web. */
interface Place {
  readonly ctx: Context
  readonly path: string
}

async function placeOf(ctx: Context, parameter: string, url: string): Promise<Place> {
  const path = pathOf(ctx, parameter, url)
  return { ctx: { ...ctx, web: await getWebOfUrl(ctx, path) }, path }
}

async function copyTo(context: Context, { ctx, path }: Place, url: string): Promise<Document> {
  const target = pathOf(context, 'DestinationUrls/string', url)
  return copyFile(ctx, { url: path }, target, 'replace')
}

/** Stores the bytes and the values at a URL. The values are checked before anything changes. */
async function store(context: Context, url: string, fields: readonly FieldInformation[], bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const { ctx, path } = await placeOf(context, 'DestinationUrls/string', url)
  const slash = path.lastIndexOf('/')
  const folder = await getFolder(ctx, { from: { url: path.slice(0, slash) || '/' } })
  const values = folder.list ? writable(folder.list, fields) : new Map()
  if (folder.list) checkValues(folder.list, values, ctx.budget)
  const made = await addFile(ctx, { from: { id: folder.row.id } }, { name: path.slice(slash + 1), whenThere: 'replace' }, bytes)
  if (folder.list && made.row.itemId !== null && values.size > 0) await updateItem(ctx, { id: folder.list.row.id }, made.row.itemId, values)
}

/** Clients send back all columns that GetItem returned. */
function writable(list: List, fields: readonly FieldInformation[]): ItemValues {
  const values = new Map<string, string>()
  for (const { InternalName, Value = '' } of fields) {
    const field = list.fieldsByName.get(InternalName)
    if (field && !field.readOnly && field.slot !== undefined && !field.system) values.set(InternalName, Value)
  }
  return values
}

const codes: ReadonlyMap<string, CopyResult['ErrorCode']> = new Map<string, CopyResult['ErrorCode']>([
  ['site_not_found', 'InvalidUrl'],
  ['invalid_request', 'InvalidUrl'],
  ['folder_not_found', 'DestinationInvalid'],
  ['directory_not_found', 'DestinationInvalid'],
  ['list_not_found', 'DestinationInvalid'],
  ['illegal_name', 'DestinationInvalid'],
  ['file_exists', 'DestinationInvalid'],
  ['invalid_operation', 'DestinationInvalid'],
  ['file_checked_out', 'DestinationCheckedOut'],
])

function resultOf(profile: Profile, url: string, error: DomainError | undefined): CopyResult {
  if (!error) return { ErrorCode: 'Success', DestinationUrl: url }
  return { ErrorCode: codes.get(error.reason) ?? 'Unknown', ErrorMessage: messageOf(profile, error), DestinationUrl: url }
}

/** The names of the types in this service; types that it does not have are Invalid. */
const typeNames: Readonly<Partial<Record<FieldTypeName, string>>> = {
  LookupMulti: 'Lookup',
  UserMulti: 'User',
  ContentTypeId: 'Invalid',
  AverageRating: 'Invalid',
  RatingCount: 'Invalid',
  Likes: 'Invalid',
  TaxonomyFieldType: 'Invalid',
  TaxonomyFieldTypeMulti: 'Invalid',
}

/** The columns of a file's item that have a value; none outside lists. */
async function fieldsOf(ctx: Context, { list, row }: Document): Promise<FieldInformation[]> {
  if (!list || row.itemId === null) return []
  const item = await getItem(ctx, { id: list.row.id }, row.itemId)
  const found: FieldInformation[] = []
  for (const field of item.list.fields) {
    if (field.hidden) continue
    const [Value = ''] = await valueTexts(ctx, [item], field)
    if (Value === '') continue
    const Type = typeNames[field.type] ?? field.type
    found.push({ Type, DisplayName: field.title, InternalName: field.internalName, Id: bracedGuid(field.id), Value })
  }
  return found
}
