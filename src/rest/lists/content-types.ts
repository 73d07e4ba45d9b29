import type { ListAddress as WireListAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import {
  addAvailableContentType,
  addContentType,
  addListContentType,
  type ContentTypeIn,
  type ContentTypeInput,
  type ContentTypePatch,
  type ContentTypes,
  deleteContentType,
  getContentType,
  getContentTypes,
  updateContentType,
} from '../../core/acts/content-types/content-types.ts'
import { addFieldLink, deleteFieldLink } from '../../core/acts/content-types/links.ts'
import { orderFieldLinks } from '../../core/acts/content-types/order.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import {
  contentTypeShape,
  fieldLinkShape,
  fieldsOf,
  givenTypeId,
  linksOf,
  parentTypeOf,
  type ShownLink,
  type ShownType,
} from '../../entities/lists/content-type.ts'
import { type FieldIn, fieldShape } from '../../entities/lists/field.ts'
import { present } from '../../entities/shape/present.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers, OperationId } from '../protocol/handlers.ts'
import { columnOf } from './fields.ts'

type Operations = Exclude<Extract<OperationId, `${string}ContentType${string}` | `${string}FieldLink${string}`>, 'getItemContentType'>

type Update = NonNullable<Call<'updateContentType'>['body']>
type Link = NonNullable<Call<'addFieldLink'>['body']>
type LinkUpdate = NonNullable<Call<'updateFieldLink'>['body']>
type Order = NonNullable<Call<'putFieldLinksInOrder'>['body']>

const shown = ({ types, list }: ContentTypes): ShownType[] => types.map((type) => ({ type, ...(list && { list }) }))

/** The list of an address; undefined if the address is that of a web's content type. */
const ownerOf = (ctx: Context, params: WireListAddress | object): ListAddress | undefined =>
  'listTitle' in params || 'listId' in params || 'listUrl' in params || 'library' in params || 'catalogType' in params
    ? listAddress(ctx, params as WireListAddress)
    : undefined

interface Named {
  readonly params: { readonly contentTypeId: string }
}

const find = (ctx: Context, { params }: Named): Promise<ContentTypeIn> => getContentType(ctx, params.contentTypeId, ownerOf(ctx, params))

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
function change(ctx: Context, { params, body }: Named & { readonly body: Update }): Promise<ContentTypeIn> {
  const patch = present<ContentTypePatch>({
    name: body.Name,
    description: body.Description,
    group: body.Group,
    hidden: body.Hidden,
    readOnly: body.ReadOnly,
    sealed: body.Sealed,
  })
  return updateContentType(ctx, params.contentTypeId, patch, ownerOf(ctx, params))
}

const remove = (ctx: Context, { params }: Named): Promise<void> => deleteContentType(ctx, params.contentTypeId, ownerOf(ctx, params))

const parent = async (ctx: Context, call: Named): Promise<ShownType | undefined> => parentTypeOf(await find(ctx, call))

async function link(ctx: Context, { params, body }: Named & { readonly body: Link }): Promise<ShownLink> {
  const { FieldInternalName: name, Required: required, Hidden: hidden } = body
  const made = { name, ...(required !== undefined && { required }), ...(hidden !== undefined && { hidden }) }
  const after = await addFieldLink(ctx, params.contentTypeId, made, ownerOf(ctx, params))
  const found = linksOf(after.in).find(({ field }) => field.internalName === after.name)
  if (!found) throw new Error(`the column ${after.name} is missing after it was added`)
  return found
}

interface NamedLink extends Named {
  readonly params: Named['params'] & { readonly fieldId: string }
}

/** Fails with `content_type_not_found`, `field_not_found`, `access_denied`. */
async function changeLink(ctx: Context, call: NamedLink & { readonly body: LinkUpdate }): Promise<ShownLink> {
  const { link } = await linkOf(ctx, call)
  const patch = present({ required: call.body.Required, hidden: call.body.Hidden })
  await addFieldLink(ctx, call.params.contentTypeId, { ...link, ...patch }, ownerOf(ctx, call.params))
  return linkOf(ctx, call)
}

/** Fails with `content_type_not_found`, `field_not_found`, `invalid_request` (a column of the parent), `access_denied`. */
async function unlink(ctx: Context, call: NamedLink): Promise<void> {
  const { field } = await linkOf(ctx, call)
  await deleteFieldLink(ctx, call.params.contentTypeId, field.internalName, ownerOf(ctx, call.params))
}

async function reorder(ctx: Context, { params, body }: Named & { readonly body: Order }): Promise<void> {
  await orderFieldLinks(ctx, params.contentTypeId, body.internalNames, ownerOf(ctx, params))
}

/** Fails with `content_type_not_found`, `field_not_found`, `access_denied`. */
async function linkOf(ctx: Context, call: NamedLink): Promise<ShownLink> {
  const found = linksOf(await find(ctx, call)).find(({ field }) => field.id === call.params.fieldId)
  if (found) return found
  throw new DomainError(modelReasons.field_not_found, { field: call.params.fieldId, list: call.params.contentTypeId.slice(0, 200) })
}

/** Fails with `content_type_not_found`, `field_not_found`, `access_denied`. */
async function fieldIn(ctx: Context, call: Named & { readonly params: Parameters<typeof columnOf>[0] }): Promise<FieldIn> {
  const asked = columnOf(call.params)
  const isAsked = ({ field }: FieldIn): boolean =>
    'id' in asked
      ? field.id === asked.id
      : 'title' in asked
        ? fold(field.title) === fold(asked.title)
        : [field.internalName, field.title].some((name) => fold(name) === fold(asked.name))
  const found = (await fieldsOf(await find(ctx, call), ctx)).find(isAsked)
  if (found) return found
  const field = Object.values(asked).join('').slice(0, 200)
  throw new DomainError(modelReasons.field_not_found, { field, list: call.params.contentTypeId.slice(0, 200) })
}

type Creation = NonNullable<Call<'addContentType'>['body']>

/** A new content type as clients describe it, with its parent by id or as a content type. */
const newType = ({ Id, ParentContentTypeId, ParentContentType, Name: name, Description: description, Group: group }: Creation) =>
  present<ContentTypeInput>({
    name,
    description,
    group,
    id: idIn(Id),
    parentId: idIn(ParentContentTypeId ?? ParentContentType?.StringId ?? ParentContentType?.Id),
  })

const idIn = (id: string | { readonly StringValue: string } | undefined): string | undefined =>
  id === undefined ? undefined : givenTypeId(id)

/** contracts/rest/lists/content-types.yaml */
export const contentTypeHandlers: Pick<Handlers<WireContext>, Operations> = {
  listContentTypes: async (ctx, { query }, reply) =>
    reply.collection(200, contentTypeShape, pageOf(contentTypeShape, shown(await getContentTypes(ctx)), query, ctx)),

  addContentType: async (ctx, { body }, reply) => {
    const made = await addContentType(ctx, newType(body))
    return reply.entity(201, contentTypeShape, made, { Location: serviceRoot(ctx) + contentTypeShape.address(made) })
  },

  createContentType: async (ctx, { body }, reply) => {
    return reply.entity(200, contentTypeShape, await addContentType(ctx, newType(body.parameters)))
  },

  listAvailableContentTypes: async (ctx, { query }, reply) => {
    const { available } = await getContentTypes(ctx)
    const all = available.map((type): ShownType => ({ type }))
    return reply.collection(200, contentTypeShape, pageOf(contentTypeShape, all, query, ctx))
  },

  getAvailableContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await find(ctx, call)),
  getContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await find(ctx, call)),
  updateContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await change(ctx, call)),
  mergeContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await change(ctx, call)),

  deleteContentType: async (ctx, call, reply) => {
    await remove(ctx, call)
    return reply.empty(200)
  },

  getContentTypeParent: async (ctx, call, reply) => {
    const found = await parent(ctx, call)
    return found ? reply.entity(200, contentTypeShape, found) : reply.nothing(200, 'Parent')
  },

  listContentTypeFields: async (ctx, call, reply) =>
    reply.collection(200, fieldShape, pageOf(fieldShape, await fieldsOf(await find(ctx, call), ctx), call.query, ctx)),

  getContentTypeField: async (ctx, call, reply) => reply.entity(200, fieldShape, await fieldIn(ctx, call)),
  getListContentTypeField: async (ctx, call, reply) => reply.entity(200, fieldShape, await fieldIn(ctx, call)),

  listFieldLinks: async (ctx, call, reply) =>
    reply.collection(200, fieldLinkShape, pageOf(fieldLinkShape, linksOf(await find(ctx, call)), call.query, ctx)),

  addFieldLink: async (ctx, call, reply) => reply.entity(201, fieldLinkShape, await link(ctx, call)),

  addListContentType: async (ctx, { params, body }, reply) =>
    reply.entity(201, contentTypeShape, await addListContentType(ctx, listAddress(ctx, params), newType(body))),

  listListContentTypes: async (ctx, { params, query }, reply) => {
    const all = shown(await getContentTypes(ctx, listAddress(ctx, params)))
    return reply.collection(200, contentTypeShape, pageOf(contentTypeShape, all, query, ctx))
  },

  addAvailableContentType: async (ctx, { params, body }, reply) => {
    return reply.entity(
      200,
      contentTypeShape,
      await addAvailableContentType(ctx, listAddress(ctx, params), givenTypeId(body.contentTypeId)),
    )
  },

  addAvailableContentTypeById: async (ctx, { params }, reply) => {
    return reply.entity(
      200,
      contentTypeShape,
      await addAvailableContentType(ctx, listAddress(ctx, params), givenTypeId(params.contentTypeId)),
    )
  },

  getListContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await find(ctx, call)),
  updateListContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await change(ctx, call)),
  mergeListContentType: async (ctx, call, reply) => reply.entity(200, contentTypeShape, await change(ctx, call)),

  deleteListContentType: async (ctx, call, reply) => {
    await remove(ctx, call)
    return reply.empty(200)
  },

  getListContentTypeParent: async (ctx, call, reply) => {
    const found = await parent(ctx, call)
    return found ? reply.entity(200, contentTypeShape, found) : reply.nothing(200, 'Parent')
  },

  listListContentTypeFields: async (ctx, call, reply) =>
    reply.collection(200, fieldShape, pageOf(fieldShape, await fieldsOf(await find(ctx, call), ctx), call.query, ctx)),

  getFieldLink: async (ctx, call, reply) => reply.entity(200, fieldLinkShape, await linkOf(ctx, call)),
  getListFieldLink: async (ctx, call, reply) => reply.entity(200, fieldLinkShape, await linkOf(ctx, call)),

  listListFieldLinks: async (ctx, call, reply) =>
    reply.collection(200, fieldLinkShape, pageOf(fieldLinkShape, linksOf(await find(ctx, call)), call.query, ctx)),

  updateFieldLink: async (ctx, call, reply) => reply.entity(200, fieldLinkShape, await changeLink(ctx, call)),
  mergeFieldLink: async (ctx, call, reply) => reply.entity(200, fieldLinkShape, await changeLink(ctx, call)),
  updateListFieldLink: async (ctx, call, reply) => reply.entity(200, fieldLinkShape, await changeLink(ctx, call)),
  mergeListFieldLink: async (ctx, call, reply) => reply.entity(200, fieldLinkShape, await changeLink(ctx, call)),

  deleteFieldLink: async (ctx, call, reply) => {
    await unlink(ctx, call)
    return reply.empty(200)
  },

  deleteListFieldLink: async (ctx, call, reply) => {
    await unlink(ctx, call)
    return reply.empty(200)
  },

  addListFieldLink: async (ctx, call, reply) => reply.entity(201, fieldLinkShape, await link(ctx, call)),

  putFieldLinksInOrder: async (ctx, call, reply) => {
    await reorder(ctx, call)
    return reply.nothing(200, 'Reorder')
  },

  putListFieldLinksInOrder: async (ctx, call, reply) => {
    await reorder(ctx, call)
    return reply.nothing(200, 'Reorder')
  },
}
