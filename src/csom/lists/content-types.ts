import {
  addAvailableContentType,
  addContentType,
  addListContentType,
  type ContentTypeIn,
  type ContentTypeInput,
  type ContentTypePatch,
  deleteContentType,
  getContentType,
  updateContentType,
} from '../../core/acts/content-types/content-types.ts'
import { addFieldLink, deleteFieldLink } from '../../core/acts/content-types/links.ts'
import { orderFieldLinks } from '../../core/acts/content-types/order.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import type { List, ListAddress } from '../../core/model/lists/list.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { contentTypeShape, fieldLinkShape, linksOf, type ShownType } from '../../entities/lists/content-type.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

type Types = Objects['ContentTypeCollection']

/** The list whose content types a collection holds; undefined for those of a web. */
function listOfTypes(types: Types): ListAddress | undefined {
  if (types.kind === 'rows') throw notInModel('A content type of a result')
  return types.owner.type === 'List' ? { id: (types.owner.value as List).row.id } : undefined
}

const typeObject = (ctx: WireContext, { type, list }: ContentTypeIn): Objects['ContentType'] =>
  objectOf(ctx, contentTypeShape, { type, ...(list ? { list } : { web: ctx.web }) })

const addressOf = ({ list }: ShownType): ListAddress | undefined => list && { id: list.row.id }

/** A new content type of a web or a list: the id of the type or its parent, and not both. */
async function add(types: Types, creation: ValueOf<'ContentTypeCreationInformation'>): Promise<Objects['ContentType']> {
  const { Name: name, Id: id, ParentContentType: parent, Description: description, Group: group } = creation
  if (!name) throw invalid('ContentTypes.Add needs a ContentTypeCreationInformation with a Name.')
  if (id && parent) throw invalid('A new content type has an Id or a ParentContentType, not both.')
  const given = { description: description || undefined, group: group || undefined, id: id || undefined, parentId: parent?.value.type.id }
  const input = { name, ...present<Omit<ContentTypeInput, 'name'>>(given) }
  const list = listOfTypes(types)
  return typeObject(types.ctx, await (list ? addListContentType(types.ctx, list, input) : addContentType(types.ctx, input)))
}

async function addExisting(types: Types, { value }: Objects['ContentType']): Promise<Objects['ContentType']> {
  const list = listOfTypes(types)
  if (!list) throw invalid('Only the content types of a list take existing ones.')
  return typeObject(types.ctx, await addAvailableContentType(types.ctx, list, value.type.id))
}

async function store(object: Objects['ContentType']): Promise<void> {
  const { ctx, value } = object
  const { Name, Description, Group, Hidden, ReadOnly, Sealed } = settingsOf<'ContentType'>(object)
  const patch = { name: Name, description: Description, group: Group, hidden: Hidden, readOnly: ReadOnly, sealed: Sealed }
  if (object.settings.size > 0)
    object.value = typeObject(ctx, await updateContentType(ctx, value.type.id, present<ContentTypePatch>(patch), addressOf(value))).value
  object.settings.clear()
}

function ownerOfLinks(links: Objects['FieldLinkCollection']): ShownType {
  if (links.kind === 'rows') throw notInModel('A column of a result')
  return (links.owner as Objects['ContentType']).value
}

async function addLink(links: Objects['FieldLinkCollection'], { Field: field }: ValueOf<'FieldLinkCreationInformation'>) {
  if (!field) throw invalid('FieldLinkCreationInformation needs a Field.')
  const owner = ownerOfLinks(links)
  const name = field.value.field.internalName
  const after = await addFieldLink(links.ctx, owner.type.id, { name }, addressOf(owner))
  const found = linksOf(after.in).find((one) => one.field.internalName === after.name)
  if (!found) throw new Error(`the column ${after.name} is missing after it was added`)
  return objectOf(links.ctx, fieldLinkShape, found)
}

/** Stores at once what a client sets of a column of a content type. */
export async function storeLink(object: Objects['FieldLink']): Promise<void> {
  const { Hidden: hidden, Required: required } = settingsOf<'FieldLink'>(object)
  const { of, link } = object.value
  await addFieldLink(object.ctx, of.type.id, { ...link, ...present({ hidden, required }) }, addressOf(of))
  object.value = await readLink(object.ctx, of, link.name)
}

/** The column of a content type with a name, as it is now. */
async function readLink(ctx: WireContext, of: ShownType, name: string): Promise<Objects['FieldLink']['value']> {
  const found = linksOf(await getContentType(ctx, of.type.id, addressOf(of))).find(({ field }) => field.internalName === name)
  if (found) return found
  throw new Error(`the column ${name} of the content type ${of.type.id} is missing after a write`)
}

/** contracts/csom/lists.yaml */
export const contentTypeMethods: HandlersOf<'ContentType' | 'ContentTypeCollection' | 'FieldLink' | 'FieldLinkCollection'> = {
  'ContentTypeCollection.GetById': async (types, [id]) => typeObject(types.ctx, await getContentType(types.ctx, id, listOfTypes(types))),
  'ContentTypeCollection.Add': (types, [creation]) => add(types, creation),
  'ContentTypeCollection.AddExistingContentType': (types, [type]) => addExisting(types, type),

  'ContentType.Update': store,
  'ContentType.DeleteObject': ({ ctx, value }) => deleteContentType(ctx, value.type.id, addressOf(value)),

  'FieldLink.DeleteObject': ({ ctx, value: { of, link } }) => deleteFieldLink(ctx, of.type.id, link.name, addressOf(of)),
  'FieldLinkCollection.GetById': async (links, [id]) => {
    const owner = ownerOfLinks(links)
    const all = linksOf(await getContentType(links.ctx, owner.type.id, addressOf(owner)))
    const found = all.find(({ field }) => field.id === id)
    if (found) return objectOf(links.ctx, fieldLinkShape, found)
    throw new DomainError(modelReasons.field_not_found, { field: id, list: owner.type.id.slice(0, 200) })
  },
  'FieldLinkCollection.Reorder': async (links, [names]) => {
    const { type, ...place } = ownerOfLinks(links)
    await orderFieldLinks(links.ctx, type.id, names, addressOf({ type, ...place }))
  },
  'FieldLinkCollection.Add': (links, [creation]) => addLink(links, creation),
}
