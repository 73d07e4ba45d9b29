import type { FieldMethod, FieldMethods, ListProperties, UpdateList, UpdateListResponse } from '../../../generated/soap/lists.ts'
import type { Context } from '../../core/access/context.ts'
import { type ExpectedVersion, matchVersion } from '../../core/access/expected-version.ts'
import type { FieldCreation } from '../../core/acts/lists/create-field.ts'
import { addField, deleteField, getField, updateField } from '../../core/acts/lists/fields.ts'
import { getList, updateList } from '../../core/acts/lists/lists.ts'
import { changeViewFields, type ViewAddress } from '../../core/acts/lists/views.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { ListPatch } from '../../core/model/lists/list.ts'
import { fieldXmlChange } from '../../entities/lists/input/field-xml-change.ts'
import { readFieldElement } from '../../formats/caml/field-xml.ts'
import { columnOfElement, demandFewMethods, fieldOfMethod, resultsOfMethods } from '../content-types/field-methods.ts'
import { viewNamed } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { truthIn } from '../protocol/wire-text.ts'
import { fieldElements, listDefinitions } from './list-definition.ts'

/**
 * UpdateList: settings of a list, then columns. Each method is an act of its own, so one that fails does not undo the
 * others. Fails with `list_not_found`, `version_conflict`, `title_taken`, `invalid_request`, `access_denied`; a method
 * has its error in its result.
 */
export async function updateListSettings(call: SignedInCall, input: UpdateList): Promise<UpdateListResponse> {
  const { context } = call
  const { newFields, updateFields, deleteFields } = input
  demandFewMethods('UpdateList', newFields, updateFields, deleteFields)
  const { id } = (await getList(context, { name: input.listName })).row
  const expected = expectedVersion(input.listVersion)
  const patch = patchOf(input.listProperties?.List ?? {})
  if (Object.keys(patch).length > 0) await updateList(context, { id }, patch, expected)
  else matchVersion(expected, (await getList(context, { id })).row.version)
  const run = async <T extends object>(methods: FieldMethods | undefined, work: (method: FieldMethod) => Promise<T>) => ({
    Method: await resultsOfMethods(call, methods, work),
  })
  const shown = async ({ list, field }: FieldCreation) => {
    const [Field] = await fieldElements(context, list, [field])
    return { ...(Field && { Field }) }
  }
  const NewFields = await run(newFields, async (method) => shown(await add(context, id, method)))
  const UpdateFields = await run(updateFields, async (method) => shown(await change(context, id, method)))
  const DeleteFields = await run(deleteFields, async (method) => {
    await deleteField(context, { id }, columnOfElement(fieldOfMethod(method)))
    return {}
  })
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

function patchOf(properties: ListProperties): ListPatch {
  const { Title, Description, MajorVersionLimit, MajorWithMinorVersionsLimit } = properties
  for (const [name, value] of Object.entries({ MajorVersionLimit, MajorWithMinorVersionsLimit }))
    if (value !== undefined && (value < 0 || value > 50_000))
      throw invalid(`The attribute ${name} must be from 0 to 50000; ${value} was given.`)
  const given = {
    title: Title,
    description: Description,
    hidden: truthIn(properties.Hidden),
    enableAttachments: truthIn(properties.EnableAttachments),
    enableModeration: truthIn(properties.EnableModeration),
    enableVersioning: truthIn(properties.EnableVersioning),
    enableMinorVersions: truthIn(properties.EnableMinorVersion),
    enableFolderCreation: truthIn(properties.EnableFolderCreation),
    forceCheckout: truthIn(properties.RequireCheckout),
    majorVersionLimit: MajorVersionLimit,
    majorWithMinorLimit: MajorWithMinorVersionsLimit,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

async function add(ctx: Context, id: string, method: FieldMethod): Promise<FieldCreation> {
  const made = await addField(ctx, { id }, readFieldElement(fieldOfMethod(method), false))
  if (method.AddToView === undefined) return made
  const view: ViewAddress = viewNamed(method.AddToView)
  await changeViewFields(ctx, { id }, view, { kind: 'add', field: made.field.internalName })
  return made
}

async function change(ctx: Context, id: string, method: FieldMethod): Promise<FieldCreation> {
  const element = fieldOfMethod(method)
  const column = columnOfElement(element)
  const { field } = await getField(ctx, { id }, column)
  return updateField(ctx, { id }, column, fieldXmlChange(element, field))
}
