import { allLinks } from '../../../core/model/content-types/field-links.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'

/** A column of a form. */
export interface FormColumn {
  readonly field: Field
  readonly isRequired: boolean
}

type Kind = 'new' | 'edit' | 'display'

const settingOf = { new: 'showInNewForm', edit: 'showInEditForm', display: 'showInDisplayForm' } as const

/** Columns whose values only the server writes. */
const computed: ReadonlySet<string> = new Set(['Calculated', 'Computed', 'Counter', 'Attachments', 'ModStat', 'ContentTypeId', 'File'])

/**
 * The columns that a form of an item shows, in their order: those of its content type, if the list has several ones, and
 * those that belong to none. Forms that write leave out what nobody can write.
 */
export function formColumns(list: List, contentTypeId: string, kind: Kind): FormColumn[] {
  const type = list.contentTypes.find(({ id }) => id === contentTypeId)
  const own = new Map((type ? allLinks(type, list.contentTypes) : []).map((link) => [link.name, link]))
  const others = new Set(list.contentTypes.flatMap((one) => allLinks(one, list.contentTypes).map(({ name }) => name)))
  const isOfType = ({ internalName }: Field) =>
    !list.row.contentTypesEnabled || list.contentTypes.length < 2 || own.has(internalName) || !others.has(internalName)
  const columns = list.fields
    .filter((field) => !field.system && !field.hidden && field.settings[settingOf[kind]] !== false && isOfType(field))
    .filter((field) => own.get(field.internalName)?.hidden !== true)
    .filter((field) => kind === 'display' || (!field.readOnly && field.slot !== undefined && !computed.has(field.type)))
    .map((field) => ({ field, isRequired: field.required || own.get(field.internalName)?.required === true }))
  const name = list.fieldsByName.get('FileLeafRef')
  return name && isLibrary(list) && kind !== 'new' ? [{ field: name, isRequired: true }, ...columns] : columns
}

/** The content types that the visitor can choose for an item; none if there is no choice. */
export const chooseable = (list: List) =>
  list.row.contentTypesEnabled ? list.contentTypes.filter(({ hidden, id }) => !hidden && !id.startsWith('0x0120')) : []
