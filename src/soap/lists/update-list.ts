import type {
  FieldMethod,
  FieldMethodResult,
  FieldMethods,
  ListProperties,
  UpdateList,
  UpdateListResponse,
} from '../../../generated/soap/lists.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../core/access/expected-version.ts'
import type { FieldCreation } from '../../core/acts/lists/create-field.ts'
import type { FieldPatch } from '../../core/acts/lists/field-settings.ts'
import { addField, deleteField, type FieldAddress, getField, updateField } from '../../core/acts/lists/fields.ts'
import { getList, type ListChanges, updateList } from '../../core/acts/lists/lists.ts'
import { changeViewFields, type ViewAddress } from '../../core/acts/lists/views.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { readFieldElement } from '../../formats/caml/field-xml.ts'
import type { XmlElement } from '../../formats/xml.ts'
import { messageOf } from '../../profile/failures.ts'
import { plainGuid, viewNamed } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { errorCodeOf } from '../protocol/errors.ts'
import { fieldElements, listDefinitions } from './list-definition.ts'

/** More methods than this are a mistake of the client, or an attack. */
const maxFieldMethods = 200

/**
 * UpdateList: settings of a list, then columns. Each method is an act of its own, so one that fails does not undo the
 * others. Fails with `list_not_found`, `version_conflict`, `title_taken`, `invalid_request`, `access_denied`; a method
 * has its error in its result.
 */
export async function updateListSettings(call: SignedInCall, input: UpdateList): Promise<UpdateListResponse> {
  const { context } = call
  const { newFields, updateFields, deleteFields } = input
  const count = [newFields, updateFields, deleteFields].reduce((sum, methods) => sum + (methods?.Fields?.Method?.length ?? 0), 0)
  if (count > maxFieldMethods)
    throw invalid(`UpdateList takes ${maxFieldMethods} Method elements at most; ${count} were given. Send several messages.`)
  const { id } = (await getList(context, { name: input.listName })).row
  const expected = expectedVersion(input.listVersion)
  const patch = patchOf(input.listProperties?.List ?? {})
  if (Object.keys(patch).length > 0) await updateList(context, { id }, patch, expected)
  else matchVersion(expected, (await getList(context, { id })).row.version)
  const run = (methods: FieldMethods | undefined, work: (method: FieldMethod) => Promise<FieldCreation | undefined>) =>
    resultsOf(call, methods, work)
  const NewFields = await run(newFields, (method) => add(context, id, method))
  const UpdateFields = await run(updateFields, (method) => change(context, id, method))
  const DeleteFields = await run(deleteFields, (method) => remove(context, id, method))
  const [definition] = await listDefinitions(context, [await getList(context, { id })])
  if (!definition) throw new Error(`the list ${id} has no definition`)
  return { UpdateListResult: { Results: { NewFields, UpdateFields, DeleteFields, ListProperties: definition } } }
}

/** Clients send 0 or nothing for a version that they do not know. */
function expectedVersion(listVersion = ''): ExpectedVersion | undefined {
  const given = listVersion.trim()
  if (given === '' || given === '0') return undefined
  if (!/^\d{1,9}$/.test(given)) throw invalid(`UpdateList/listVersion must be the Version of a list; '${given.slice(0, 60)}' was given.`)
  return { given, versions: [Number(given)] }
}

const truth = (text: string | undefined): boolean | undefined =>
  text === undefined || text === '' ? undefined : text.toUpperCase() === 'TRUE'

function patchOf(properties: ListProperties): ListChanges {
  const { Title, Description, MajorVersionLimit, MajorWithMinorVersionsLimit } = properties
  for (const [name, value] of Object.entries({ MajorVersionLimit, MajorWithMinorVersionsLimit }))
    if (value !== undefined && (value < 0 || value > 50_000))
      throw invalid(`The attribute ${name} must be from 0 to 50000; ${value} was given.`)
  const given = {
    title: Title,
    description: Description,
    hidden: truth(properties.Hidden),
    enableAttachments: truth(properties.EnableAttachments),
    enableModeration: truth(properties.EnableModeration),
    enableVersioning: truth(properties.EnableVersioning),
    enableMinorVersions: truth(properties.EnableMinorVersion),
    enableFolderCreation: truth(properties.EnableFolderCreation),
    forceCheckout: truth(properties.RequireCheckout),
    majorVersionLimit: MajorVersionLimit,
    majorWithMinorLimit: MajorWithMinorVersionsLimit,
    validation: properties.Validation && { formula: properties.Validation.text, message: properties.Validation.Message ?? '' },
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

async function resultsOf(
  { context, request }: SignedInCall,
  methods: FieldMethods | undefined,
  work: (method: FieldMethod) => Promise<FieldCreation | undefined>,
): Promise<{ Method: FieldMethodResult[] }> {
  const Method: FieldMethodResult[] = []
  for (const method of methods?.Fields?.Method ?? []) {
    const outcome = await outcomeOf(() => work(method))
    if (!outcome.ok) {
      const { profile } = request
      Method.push({ ID: method.ID, ErrorCode: errorCodeOf(profile, outcome.error), ErrorText: messageOf(profile, outcome.error) })
      continue
    }
    const [Field] = outcome.value ? await fieldElements(context, outcome.value.list, [outcome.value.field]) : []
    Method.push({ ID: method.ID, ErrorCode: '0x00000000', ...(Field && { Field }) })
  }
  return { Method }
}

function fieldIn({ ID, any = [] }: FieldMethod): XmlElement {
  const [field, ...more] = any
  if (field && more.length === 0 && field.name === 'Field') return field
  throw invalid(`The Method ${ID.slice(0, 60)} must hold one Field element.`)
}

async function add(ctx: Context, id: string, method: FieldMethod): Promise<FieldCreation> {
  const made = await addField(ctx, { id }, readFieldElement(fieldIn(method), false))
  if (method.AddToView === undefined) return made
  const view: ViewAddress = viewNamed(method.AddToView)
  await changeViewFields(ctx, { id }, view, { kind: 'add', field: made.field.internalName })
  return made
}

function columnOf(field: XmlElement): FieldAddress {
  const id = field.attributes.get('ID')
  const name = field.attributes.get('Name')
  if (id !== undefined && id.trim() !== '') return { id: plainGuid(id) }
  if (name !== undefined && name !== '') return { name }
  throw invalid('The Field element needs the attribute ID or Name.')
}

/** Settings that the element does not give stay as they are; the type of a column cannot change. */
async function change(ctx: Context, id: string, method: FieldMethod): Promise<FieldCreation> {
  const element = fieldIn(method)
  const column = columnOf(element)
  const { field } = await getField(ctx, { id }, column)
  const given = (name: string): string | undefined => element.attributes.get(name)
  const attributes = new Map([['Type', field.type], ...element.attributes, ['DisplayName', given('DisplayName') ?? field.title]])
  const { type, id: _, internalName: __, title, ...rest } = readFieldElement({ ...element, attributes }, false)
  if (type !== field.type) throw invalid(`The column '${field.internalName}' is of the type ${field.type} and cannot become a ${type}.`)
  const patch: FieldPatch = { ...rest, ...(title !== field.title && { title }) }
  return updateField(ctx, { id }, column, patch)
}

async function remove(ctx: Context, id: string, method: FieldMethod): Promise<undefined> {
  await deleteField(ctx, { id }, columnOf(fieldIn(method)))
}
