import type { FieldCreation } from '../../core/acts/lists/create-field.ts'
import type { FieldPatch } from '../../core/acts/lists/field-settings.ts'
import { addDependentLookup, addField, deleteField, type FieldAddress, getField, updateField } from '../../core/acts/lists/fields.ts'
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
import type { FormSetting } from '../../core/model/lists/type-settings.ts'
import { type FieldIn, fieldElementOf, fieldSeen, fieldShape } from '../../entities/lists/field.ts'
import { addFieldOptions, fieldOptionBits, fieldPatch } from '../../entities/lists/input/field-input.ts'
import { fieldXmlChange } from '../../entities/lists/input/field-xml-change.ts'
import { present } from '../../entities/shape/present.ts'
import { fieldXml, readFieldElement, readFieldXml } from '../../formats/caml/field-xml.ts'
import { xmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'
import { guidIn } from '../objects/values.ts'

type Fields = Objects['FieldCollection']

/** The list that columns belong to; undefined for those of a web. */
function listOf(fields: Fields): { id: string } | undefined {
  if (fields.kind === 'rows' || (fields.owner.type !== 'List' && fields.owner.type !== 'Web'))
    throw notInModel('A method of the columns of a content type')
  return fields.owner.type === 'List' ? { id: (fields.owner as Objects['List']).value.row.id } : undefined
}

const inList = async (ctx: WireContext, { list, field }: FieldCreation): Promise<Objects['Field']> =>
  objectOf(ctx, fieldShape, await fieldSeen(ctx, field, { list, fields: list.fields }))

const inWeb = async (ctx: WireContext, field: Field): Promise<Objects['Field']> =>
  objectOf(ctx, fieldShape, await fieldSeen(ctx, field, { fields: await getSiteColumns(ctx), web: ctx.web }))

/** A column that was added to a list. The object of the list shows its new version, which a later write of the client names. */
function addedTo(fields: Fields, creation: FieldCreation): Promise<Objects['Field']> {
  if (fields.kind === 'collection') fields.owner.value = creation.list
  return inList(fields.ctx, creation)
}

async function columnWith(fields: Fields, address: FieldAddress): Promise<Objects['Field']> {
  const { ctx } = fields
  const list = listOf(fields)
  if (list) return inList(ctx, await getField(ctx, list, address))
  if (fields.kind === 'rows' || fields.name !== 'AvailableFields') return inWeb(ctx, await getSiteColumn(ctx, address))
  const field = await getAvailableColumn(ctx, address)
  return objectOf(ctx, fieldShape, await fieldSeen(ctx, field, { fields: await getAvailableColumns(ctx) }))
}

/** A column of a web, added to a list: with the same id and names. */
async function addExisting(fields: Fields, { ctx, value }: Objects['Field']): Promise<Objects['Field']> {
  const list = listOf(fields)
  if (!list) throw invalid('Only the columns of a list take an existing column.')
  const { name, attributes, children } = fieldElementOf(value, ctx)
  const own = new Map([...attributes].filter(([attribute]) => attribute !== 'List' || value.field.settings.lookupListId !== undefined))
  const input = readFieldElement(xmlElement('', name, own, children), true)
  return addedTo(fields, await addField(fields.ctx, list, { ...input, internalName: value.field.internalName }))
}

async function addFromXml(fields: Fields, schemaXml: string, onDefaultView: boolean, options: number): Promise<Objects['Field']> {
  const { ctx } = fields
  const list = listOf(fields)
  const input = readFieldXml(schemaXml, (options & fieldOptionBits.nameHint) !== 0)
  if (!list) return inWeb(ctx, await addSiteColumn(ctx, input))
  return addedTo(fields, await addField(ctx, list, input, addFieldOptions(onDefaultView ? options | fieldOptionBits.defaultView : options)))
}

/** Stores changes of a column in its list or its web. */
async function change(object: Objects['Field'], patch: FieldPatch): Promise<void> {
  const { ctx, value } = object
  const { list, field } = value
  const stored = list
    ? await inList(ctx, await updateField(ctx, { id: list.row.id }, { id: field.id }, patch))
    : await inWeb(ctx, await updateSiteColumn(ctx, { id: field.id }, patch))
  object.value = stored.value as FieldIn
}

/** What another definition of a column changes. Fails with `invalid_request` for the definition of another column. */
function definitionChange(schemaXml: string, field: Field): FieldPatch {
  const element = fieldXml(schemaXml)
  const [id, name] = ['ID', 'Name'].map((attribute) => element.attributes.get(attribute))
  if ((id && guidIn(id) !== field.id) || (name && name !== field.internalName))
    throw invalid(`SchemaXml describes another column than '${field.internalName}'. Leave ID and Name as they are.`)
  return fieldXmlChange(element, field)
}

/** Stores what was set of a column. Single properties come before those of a definition. */
async function store(object: Objects['Field']): Promise<void> {
  const { field } = object.value
  const { SchemaXml: schemaXml, ...single } = settingsOf<'Field'>(object)
  const patch = fieldPatch(single as Parameters<typeof fieldPatch>[0], field.type)
  const whole = schemaXml === undefined ? {} : definitionChange(schemaXml, field)
  await change(object, { ...whole, ...patch, ...present({ settings: merged(whole.settings, patch.settings) }) })
  object.settings.clear()
}

const merged = (one: FieldPatch['settings'], other: FieldPatch['settings']): FieldPatch['settings'] =>
  one && other ? { ...one, ...other } : (other ?? one)

const show = (object: Objects['Field'], form: FormSetting, isShown: boolean) => change(object, { settings: { [form]: isShown } })

/** contracts/csom/lists.yaml */
export const fieldMethods: HandlersOf<'Field' | 'FieldCollection'> = {
  'FieldCollection.GetById': (fields, [id]) => columnWith(fields, { id }),
  'FieldCollection.GetByTitle': (fields, [title]) => columnWith(fields, { title }),
  'FieldCollection.GetByInternalNameOrTitle': (fields, [name]) => columnWith(fields, { name }),
  'FieldCollection.Add': (fields, [field]) => addExisting(fields, field),
  'FieldCollection.AddFieldAsXml': (fields, [schemaXml, onDefaultView, options]) => addFromXml(fields, schemaXml, onDefaultView, options),
  'FieldCollection.AddDependentLookup': async (fields, [title, primary, shownField]) => {
    const list = listOf(fields)
    if (!list) throw invalid('Only a list has dependent lookup columns.')
    return addedTo(fields, await addDependentLookup(fields.ctx, list, { title, primaryId: primary.value.field.id, shownField }))
  },

  'Field.Update': store,
  'Field.UpdateAndPushChanges': store,
  'Field.SetShowInDisplayForm': (field, [isShown]) => show(field, 'showInDisplayForm', isShown),
  'Field.SetShowInEditForm': (field, [isShown]) => show(field, 'showInEditForm', isShown),
  'Field.SetShowInNewForm': (field, [isShown]) => show(field, 'showInNewForm', isShown),
  'Field.DeleteObject': ({ ctx, value: { list, field } }) =>
    list ? deleteField(ctx, { id: list.row.id }, { id: field.id }) : deleteSiteColumn(ctx, { id: field.id }),
}
