import type { FieldAddress as WireFieldAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import type { FieldCreation } from '../../core/acts/lists/create-field.ts'
import {
  addDependentLookup,
  addField,
  deleteField,
  type FieldAddress,
  getField,
  getFields,
  updateField,
} from '../../core/acts/lists/fields.ts'
import {
  addSiteColumn,
  deleteSiteColumn,
  getAvailableColumn,
  getAvailableColumns,
  getSiteColumn,
  getSiteColumns,
  updateSiteColumn,
} from '../../core/acts/lists/site-columns.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { type FieldIn, fieldSeen, fieldShape, fieldsIn, fieldsSeen } from '../../entities/lists/field.ts'
import { fieldKinds } from '../../entities/lists/field-kinds.ts'
import { addFieldOptions, fieldInput, fieldOfParameters, fieldOptionBits, fieldPatch } from '../../entities/lists/input/field-input.ts'
import { readFieldXml } from '../../formats/caml/field-xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type ListOperations =
  | 'listFields'
  | 'addField'
  | 'addFieldByParameters'
  | 'createFieldAsXml'
  | 'addDependentLookupField'
  | 'getField'
  | 'updateField'
  | 'mergeField'
  | 'deleteField'

type WebOperations =
  | 'listAvailableFields'
  | 'getAvailableField'
  | 'listWebFields'
  | 'addWebField'
  | 'addWebFieldByParameters'
  | 'createWebFieldAsXml'
  | 'getWebField'
  | 'updateWebField'
  | 'mergeWebField'
  | 'deleteWebField'

/** How the address of a request names a column. */
export function columnOf(params: WireFieldAddress): FieldAddress {
  if ('fieldId' in params) return { id: params.fieldId }
  return 'fieldTitle' in params ? { title: params.fieldTitle } : { name: params.fieldName }
}

const inList = (ctx: Context, { list, field }: FieldCreation): Promise<FieldIn> => fieldSeen(ctx, field, { list, fields: list.fields })

function fieldOfXml(body: NonNullable<Call<'createFieldAsXml'>['body']>) {
  const { SchemaXml, Options = 0 } = body.parameters
  return { input: readFieldXml(SchemaXml, (Options & fieldOptionBits.nameHint) !== 0), options: addFieldOptions(Options) }
}

/** The type of a column cannot change, because another type is stored in other slots. */
function demandKind(field: Field, kind: number | undefined): void {
  if (kind === undefined || kind === fieldKinds[field.type]) return
  throw invalid(`Column '${field.internalName}' is of the FieldTypeKind ${fieldKinds[field.type]} and cannot become one of ${kind}.`)
}

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function change(ctx: Context, { params, body }: Pick<Call<'updateField'>, 'params' | 'body'>): Promise<FieldIn> {
  const address = listAddress(ctx, params)
  const { field } = await getField(ctx, address, columnOf(params))
  demandKind(field, body.FieldTypeKind)
  return inList(ctx, await updateField(ctx, address, { id: field.id }, fieldPatch(body, field.type)))
}

/** contracts/rest/lists/fields.yaml, the columns of lists */
export const fieldHandlers: Pick<Handlers<WireContext>, ListOperations> = {
  listFields: async (ctx, { params, query }, reply) => {
    const list = await getFields(ctx, listAddress(ctx, params))
    return reply.collection(200, fieldShape, pageOf(fieldShape, await fieldsIn(ctx, list), query, ctx))
  },

  addField: async (ctx, { params, body }, reply) => {
    const made = await inList(ctx, await addField(ctx, listAddress(ctx, params), fieldInput(body)))
    return reply.entity(201, fieldShape, made, { Location: serviceRoot(ctx) + fieldShape.address(made) })
  },

  addFieldByParameters: async (ctx, { params, body }, reply) => {
    return reply.entity(
      200,
      fieldShape,
      await inList(ctx, await addField(ctx, listAddress(ctx, params), fieldOfParameters(body.parameters))),
    )
  },

  createFieldAsXml: async (ctx, { params, body }, reply) => {
    const { input, options } = fieldOfXml(body)
    return reply.entity(200, fieldShape, await inList(ctx, await addField(ctx, listAddress(ctx, params), input, options)))
  },

  addDependentLookupField: async (ctx, { params }, reply) => {
    const { fieldDisplayName: title, primaryFieldId: primaryId, shownField } = params
    return reply.entity(
      200,
      fieldShape,
      await inList(ctx, await addDependentLookup(ctx, listAddress(ctx, params), { title, primaryId, shownField })),
    )
  },

  getField: async (ctx, { params }, reply) =>
    reply.entity(200, fieldShape, await inList(ctx, await getField(ctx, listAddress(ctx, params), columnOf(params)))),

  updateField: async (ctx, call, reply) => reply.entity(200, fieldShape, await change(ctx, call)),

  mergeField: async (ctx, call, reply) => reply.entity(200, fieldShape, await change(ctx, call)),

  deleteField: async (ctx, { params }, reply) => {
    await deleteField(ctx, listAddress(ctx, params), columnOf(params))
    return reply.empty(200)
  },
}

/** A site column, together with all columns of the web. */
const inWeb = async (ctx: Context, field: Field): Promise<FieldIn> => fieldSeen(ctx, field, { fields: await getSiteColumns(ctx) })

async function changeInWeb(ctx: Context, { params, body }: Pick<Call<'updateWebField'>, 'params' | 'body'>): Promise<FieldIn> {
  const field = await getSiteColumn(ctx, columnOf(params))
  demandKind(field, body.FieldTypeKind)
  return inWeb(ctx, await updateSiteColumn(ctx, { id: field.id }, fieldPatch(body, field.type)))
}

/** contracts/rest/lists/fields.yaml, the columns of webs */
export const webFieldHandlers: Pick<Handlers<WireContext>, WebOperations> = {
  listWebFields: async (ctx, { query }, reply) => {
    const fields = await getSiteColumns(ctx)
    const all = await fieldsSeen(ctx, fields, { fields })
    return reply.collection(200, fieldShape, pageOf(fieldShape, all, query, ctx))
  },

  listAvailableFields: async (ctx, { query }, reply) => {
    const fields = await getAvailableColumns(ctx)
    const all = await fieldsSeen(ctx, fields, { fields })
    return reply.collection(200, fieldShape, pageOf(fieldShape, all, query, ctx))
  },

  getAvailableField: async (ctx, { params }, reply) => {
    const field = await getAvailableColumn(ctx, columnOf(params))
    return reply.entity(200, fieldShape, await fieldSeen(ctx, field, { fields: await getAvailableColumns(ctx) }))
  },

  addWebField: async (ctx, { body }, reply) => {
    const made = await inWeb(ctx, await addSiteColumn(ctx, fieldInput(body)))
    return reply.entity(201, fieldShape, made, { Location: serviceRoot(ctx) + fieldShape.address(made) })
  },

  addWebFieldByParameters: async (ctx, { body }, reply) => {
    return reply.entity(200, fieldShape, await inWeb(ctx, await addSiteColumn(ctx, fieldOfParameters(body.parameters))))
  },

  createWebFieldAsXml: async (ctx, { body }, reply) => {
    return reply.entity(200, fieldShape, await inWeb(ctx, await addSiteColumn(ctx, fieldOfXml(body).input)))
  },

  getWebField: async (ctx, { params }, reply) =>
    reply.entity(200, fieldShape, await inWeb(ctx, await getSiteColumn(ctx, columnOf(params)))),

  updateWebField: async (ctx, call, reply) => reply.entity(200, fieldShape, await changeInWeb(ctx, call)),

  mergeWebField: async (ctx, call, reply) => reply.entity(200, fieldShape, await changeInWeb(ctx, call)),

  deleteWebField: async (ctx, { params }, reply) => {
    await deleteSiteColumn(ctx, columnOf(params))
    return reply.empty(200)
  },
}
