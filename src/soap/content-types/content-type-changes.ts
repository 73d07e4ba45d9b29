import type { ContentTypeProperties, ContentTypeResults, FieldMethod, FieldMethods, WebsBindings } from '../../../generated/soap/webs.ts'
import { runBatch } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import {
  addContentType,
  addListContentType,
  type ContentTypeIn,
  type ContentTypeInput,
  type ContentTypePatch,
  deleteContentType,
  demandContentType,
  getContentType,
  getContentTypes,
  updateContentType,
} from '../../core/acts/content-types/content-types.ts'
import { addFieldLink, deleteFieldLink } from '../../core/acts/content-types/links.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { FieldLink } from '../../core/model/content-types/field-links.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { linksOf } from '../../entities/lists/content-type.ts'
import { present } from '../../entities/shape/present.ts'
import type { XmlElement } from '../../formats/xml.ts'
import { typeTitle } from '../../profile/type-titles.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { bracedGuid, truthIn } from '../protocol/wire-text.ts'
import { demandFewMethods, fieldOfMethod, methodsIn, resultsOfMethods } from './field-methods.ts'

type Operations = 'CreateContentType' | 'UpdateContentType' | 'DeleteContentType'

/** The changes of content types in webs.asmx. */
export const contentTypeBindings: Pick<WebsBindings<SignedInCall>, Operations> = {
  async CreateContentType({ context }, { displayName: name, parentType: parentId, newFields, contentTypeProperties: properties }) {
    demandFewMethods('CreateContentType', newFields)
    const made = await createType(context, { name, parentId, properties }, undefined, async (ctx, added) => {
      for (const method of methodsIn(newFields)) await addFieldLink(ctx, added.type.id, linkNamed(added, method))
    })
    return { CreateContentTypeResult: made.type.id }
  },

  async UpdateContentType(call, input) {
    const { results } = await changeType(call, input)
    return { UpdateContentTypeResult: { Results: results } }
  },

  async DeleteContentType({ context }, input) {
    await deleteContentType(context, input.contentTypeId)
    return { DeleteContentTypeResult: { Success: {} } }
  },
}

const upperTruth = (value: boolean): string => (value ? 'TRUE' : 'FALSE')

/** The input of UpdateContentType, of webs and of lists. */
interface TypeChanges {
  readonly contentTypeId: string
  readonly contentTypeProperties?: ContentTypeProperties | undefined
  readonly newFields?: FieldMethods | undefined
  readonly updateFields?: FieldMethods | undefined
  readonly deleteFields?: FieldMethods | undefined
}

/**
 * Changes a content type of a list, or of the addressed web: its properties, then its columns, each method as an act of its
 * own. Returns the results, and the names of the columns that it has got. Fails with `content_type_not_found`,
 * `definition_name_taken`, `invalid_request`, `list_not_found`, `access_denied`.
 */
export async function changeType(
  call: SignedInCall,
  { contentTypeId: id, contentTypeProperties, newFields, updateFields, deleteFields }: TypeChanges,
  list?: ListAddress,
): Promise<{ readonly results: ContentTypeResults; readonly added: readonly string[] }> {
  const { context, request } = call
  demandFewMethods('UpdateContentType', newFields, updateFields, deleteFields)
  await demandOwn(context, id, list)
  const patch = patchOf(contentTypeProperties)
  if (Object.keys(patch).length > 0) await updateContentType(context, id, patch, list)
  const find = () => getContentType(context, id, list)
  const deleted = await resultsOfMethods(call, deleteFields, async (method) => {
    await deleteFieldLink(context, id, linkNamed(await find(), method).name, list)
    return {}
  })
  const added = await resultsOfMethods(call, newFields, async (method) => {
    return { FieldRef: shownLink(await addFieldLink(context, id, linkNamed(await find(), method), list)) }
  })
  const updated = await resultsOfMethods(call, updateFields, async (method) => {
    const found = await find()
    const link = linkNamed(found, method)
    const known = linksOf(found).find(({ field }) => field.internalName === link.name)
    if (!known) throw invalid(`The content type '${found.type.name}' has no column '${link.name}'. Add it by newFields.`)
    return { FieldRef: shownLink(await addFieldLink(context, id, { ...known.link, ...link }, list)) }
  })
  const { type } = await find()
  const ListProperties = {
    ID: type.id,
    Name: typeTitle(request.profile, type),
    Group: type.groupName,
    Description: type.description,
    Hidden: upperTruth(type.hidden),
    ReadOnly: upperTruth(type.readOnly),
    Sealed: upperTruth(type.sealed),
    Version: type.version,
  }
  return {
    results: { Method: [...deleted, ...added, ...updated], ListProperties },
    added: added.flatMap((one) => ('FieldRef' in one ? [one.FieldRef.Name] : [])),
  }
}

/** A content type of the web above cannot change here. Fails with `content_type_not_found`, `list_not_found`, `access_denied`. */
async function demandOwn(ctx: Context, given: string, address: ListAddress | undefined): Promise<void> {
  demandContentType(ctx, await getContentTypes(ctx, address), given)
}

/** A column of a content type as it was stored. */
function shownLink({ in: after, name }: Awaited<ReturnType<typeof addFieldLink>>) {
  const stored = linksOf(after).find(({ field }) => field.internalName === name)
  if (!stored) throw new Error(`the column ${name} is missing after it was stored`)
  const { field, link } = stored
  const { required = field.required, hidden = field.hidden } = link
  return { ID: bracedGuid(field.id), Name: field.internalName, Required: upperTruth(required), Hidden: upperTruth(hidden) }
}

/** The changes that `contentTypeProperties` gives. */
function patchOf(properties: ContentTypeProperties | undefined): ContentTypePatch {
  const { Name, Title, Description, Group, Hidden, ReadOnly, Sealed } = properties?.ContentType ?? {}
  return present<ContentTypePatch>({
    name: Name ?? Title,
    description: Description,
    group: Group,
    hidden: truthIn(Hidden),
    readOnly: truthIn(ReadOnly),
    sealed: truthIn(Sealed),
  })
}

interface NewType {
  readonly name: string
  readonly parentId: string
  readonly properties: ContentTypeProperties | undefined
}

/**
 * Makes a content type of a list, or of the addressed web, with its properties, and does `more` with it: all or nothing.
 * The name is that of `displayName`, whatever the properties say. Fails as `addContentType`, `addListContentType` and `more`.
 */
export async function createType(
  ctx: Context,
  { name, parentId, properties }: NewType,
  list?: ListAddress,
  more: (inside: Context, made: ContentTypeIn) => Promise<void> = () => Promise.resolve(),
): Promise<ContentTypeIn> {
  const { name: _, description, group, ...flags } = patchOf(properties)
  const step = async (inside: Context) => {
    const input = present<ContentTypeInput>({ name, parentId, description, group })
    const made = await (list ? addListContentType(inside, list, input) : addContentType(inside, input))
    if (Object.keys(flags).length > 0) await updateContentType(inside, made.type.id, flags, list)
    await more(inside, made)
    return made
  }
  const [outcome] = await runBatch(ctx, [step], { atomic: true, onError: 'stop' })
  if (!outcome?.ok) throw new Error('a batch of one step has no outcome')
  return outcome.value
}

/** The column that the Field of a method names, by its ID or else its Name, with its settings for a content type. Fails with `invalid_request`. */
export function linkNamed({ type, columns }: ContentTypeIn, method: FieldMethod): FieldLink {
  const element: XmlElement = fieldOfMethod(method)
  const given = (name: string): string | undefined => element.attributes.get(name)
  const [id, name] = [plainGuid(given('ID') ?? ''), given('Name')]
  const column = columns.find((field) => field.id === id) ?? columns.find((field) => field.internalName === name)
  if (!column) {
    const shown = (name ?? id).slice(0, 100)
    throw invalid(`There is no column '${shown}' for the content type '${type.name}'. A Field names one by its ID or Name.`)
  }
  return present<FieldLink>({ name: column.internalName, required: truthIn(given('Required')), hidden: truthIn(given('Hidden')) })
}
