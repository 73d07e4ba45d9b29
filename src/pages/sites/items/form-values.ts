import type { Principal } from '../../../core/access/principals.ts'
import { searchPrincipals } from '../../../core/acts/people/search-principals.ts'
import { ensureUser } from '../../../core/acts/people/users.ts'
import { findTerms } from '../../../core/acts/terms/terms.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { idsOf } from '../../../core/content/items/references.ts'
import type { TextWords } from '../../../core/content/shown/field-text.ts'
import { labelOf } from '../../../core/content/terms/term-store.ts'
import { fold } from '../../../core/kernel/fold.ts'
import type { Zone } from '../../../core/kernel/time/zone.ts'
import type { Field, TermValue } from '../../../core/model/lists/field.ts'
import { isYesNo } from '../../../core/model/lists/field-types.ts'
import type { Form } from '../page/form-body.ts'
import { type Formats, formatsFor } from '../page/formats.ts'
import type { SiteVisit } from '../page/visit.ts'

/** The values of a column in a form, as its inputs hold them: several for check boxes, address and text for a hyperlink. */
export type Inputs = readonly string[]

/** The name of a column's inputs. */
export const inputName = ({ internalName }: Field): string => `f.${internalName}`

export const hasSeveralInputs = ({ type }: Field): boolean => ['MultiChoice', 'LookupMulti'].includes(type)

/** The inputs for the present value of a column. */
export function inputsOf(item: Item, field: Field, { people }: Pick<TextWords, 'people'>, formats: Formats): Inputs {
  const value = item.read(field)
  if (value === null) return hasSeveralInputs(field) ? [] : ['']
  if (field.type === 'User' || field.type === 'UserMulti')
    return [
      idsOf(value)
        .flatMap((id) => nameOf(people.get(id)) ?? [])
        .join('; '),
    ]
  if (field.type === 'Lookup' || field.type === 'LookupMulti') return idsOf(value).map(String)
  if (typeof value === 'boolean') return [value ? '1' : '0']
  if (typeof value === 'number' && field.type === 'DateTime')
    return [field.settings.dateOnly === true ? new Date(value).toISOString().slice(0, 10) : localInput(value, item.list.zone)]
  if (typeof value === 'number') return [formats.input(value)]
  if (typeof value !== 'object') return [String(value)]
  if ('Latitude' in value) return [formats.input(value.Latitude), formats.input(value.Longitude), `${value.Altitude} ${value.Measure}`]
  if ('Url' in value) return [value.Url, value.Description]
  if ('TermGuid' in value) return [value.Label]
  const several = value as readonly (string | TermValue)[]
  return field.type === 'TaxonomyFieldTypeMulti'
    ? [several.map((one) => (typeof one === 'object' ? one.Label : one)).join('; ')]
    : several.map(String)
}

/** A time as an input for local times holds it. */
export const localInput = (instant: number, zone: Zone): string => new Date(zone.localOf(instant)).toISOString().slice(0, 16)

/** A person is named by the last part of the login name, which is unique, a group by its title. */
const nameOf = (principal: Principal | undefined): string | undefined =>
  principal && (principal.kind === 8 ? principal.title : accountOf(principal))

const accountOf = ({ loginName }: Pick<Principal, 'loginName'>): string => loginName.slice(loginName.lastIndexOf('|') + 1)

/** The inputs that a browser has sent for a column. Browsers end lines in two characters; stored text has one. */
export function sentInputs(form: Form, field: Field): Inputs {
  const name = inputName(field)
  const values = form.all(name).map((value) => value.replaceAll('\r\n', '\n'))
  if (field.type === 'URL') return [values[0] ?? '', form.text(`${name}.text`)]
  if (field.type === 'Geolocation') return [values[0] ?? '', form.text(`${name}.longitude`), form.text(`${name}.more`)]
  if (isYesNo(field.type)) return [values.includes('1') ? '1' : '0']
  if (field.type === 'Choice' || field.type === 'MultiChoice') return withOwn(field, values, form.text(`${name}.own`).trim())
  if (field.type === 'Lookup') return [idWritten(form.text(`${name}.id`)) || (values[0] ?? '')]
  if (field.type === 'LookupMulti') return [...new Set([...values, ...idsWritten(form.text(`${name}.id`))])]
  return hasSeveralInputs(field) ? values : [values[0] ?? '']
}

/** The number of an item that a user has written, or that ends a suggestion such as `A title #12`. */
function idWritten(text: string): string {
  const written = text.trim()
  const end = written.slice(written.lastIndexOf('#') + 1)
  return written.includes('#') && /^\d{1,10}$/.test(end) ? end : written
}

/** The numbers in `A title #12; 15`; a title may have semicolons. What names no item stands for itself, and is refused. */
function idsWritten(text: string): string[] {
  const ids: string[] = []
  let pending = ''
  for (const piece of text.split(';')) {
    const id = idWritten(piece)
    if (/^\d{1,10}$/.test(id) && (piece.includes('#') || pending === '')) {
      ids.push(id)
      pending = ''
    } else if (piece.trim() !== '') pending = piece.trim()
  }
  return pending === '' ? ids : [...ids, pending]
}

/** A value that the user wrote instead of choosing one. */
function withOwn(field: Field, values: readonly string[], own: string): Inputs {
  if (own === '' || field.settings.fillIn !== true) return field.type === 'MultiChoice' ? values : [values[0] ?? '']
  return field.type === 'MultiChoice' ? [...values, own] : [own]
}

/** A column's text for core, or the message why there is none. */
export type FormText = { readonly text: string } | { readonly wrong: string }

/** The text that the acts of forms accept for the inputs of a column: people, items and terms by their ids. */
export async function formTextOf(visit: SiteVisit, field: Field, inputs: Inputs, hostName: string): Promise<FormText> {
  const [first = '', second = ''] = inputs
  const chosen = inputs.filter((value) => value !== '')
  switch (field.type) {
    case 'URL':
      return {
        text: first.trim() === '' ? '' : `${first.trim().replace(/, /g, ',%20')}${second.trim() === '' ? '' : `, ${second.trim()}`}`,
      }
    case 'Geolocation':
      return { text: pointText(inputs, formatsFor(visit.ctx.web.row)) }
    case 'MultiChoice':
      return { text: chosen.length === 0 ? '' : `;#${chosen.join(';#')};#` }
    case 'LookupMulti':
      return { text: referencesText(chosen) }
    case 'User':
    case 'UserMulti':
      return peopleText(visit, field, first, hostName)
    case 'TaxonomyFieldType':
    case 'TaxonomyFieldTypeMulti':
      return termsText(visit, field, first)
    default:
      return { text: field.type === 'Text' || field.type === 'Note' || field.type === 'File' ? first : first.trim() }
  }
}

/** A place as the text of a point, from latitude, longitude and the rest; empty without both of the first. */
function pointText([latitude = '', longitude = '', more = '']: Inputs, formats: Formats): string {
  const [y, x] = [formats.typed(latitude.trim()), formats.typed(longitude.trim())]
  return y === '' && x === '' ? '' : `POINT (${x} ${y}${more === '' ? '' : ` ${more}`})`
}

/** Ids in the form `1;#;#2;#`, in which texts stand between them. */
const referencesText = (ids: readonly (string | number)[]): string => ids.map((id) => `${id};#`).join(';#')

const partsOf = (text: string, isSeveral: boolean): string[] =>
  (isSeveral ? text.split(';') : [text]).map((part) => part.trim()).filter((part) => part !== '')

async function peopleText(visit: SiteVisit, field: Field, text: string, hostName: string): Promise<FormText> {
  const isSeveral = field.type === 'UserMulti'
  const ids: number[] = []
  for (const name of partsOf(text, isSeveral)) {
    const found = await principalMeant(visit, name, hostName, field.settings.selectionMode !== 0)
    if (!found) return { wrong: visit.words.noPerson(name.slice(0, 100)) }
    ids.push(found.id)
  }
  return { text: isSeveral ? referencesText(ids) : String(ids[0] ?? '') }
}

const searched = 50

/**
 * The person or group that a user means: by login name or name, else the only one whose names begin with these words.
 * With a host name, a login name of somebody who has never been here is added to the site.
 */
export async function principalMeant(
  { ctx }: SiteVisit,
  name: string,
  hostName: string | undefined,
  withGroups: boolean,
): Promise<Principal | undefined> {
  const kinds = new Set(withGroups ? [1, 4, 8] : [1, 4])
  const found = await searchPrincipals(ctx, { text: name, kinds, limit: searched })
  const key = fold(name)
  const exact = (text: string) => fold(text) === key
  const one =
    found.find(({ loginName }) => exact(loginName)) ??
    found.find((principal) => principal.kind !== 8 && exact(accountOf(principal))) ??
    found.find(({ title }) => exact(title)) ??
    (found.length === 1 ? found[0] : undefined)
  const isLoginName = /[@|\\]/.test(name) && name.length < 200
  return one ?? (hostName !== undefined && isLoginName ? ensureUser(ctx, name, hostName) : undefined)
}

async function termsText(visit: SiteVisit, field: Field, text: string): Promise<FormText> {
  const { ctx, words } = visit
  const terms: string[] = []
  for (const label of partsOf(text, field.type === 'TaxonomyFieldTypeMulti')) {
    const lcid = ctx.web.row.language
    const [found] = await findTerms(ctx, {
      label,
      lcid,
      isPrefix: false,
      limit: 1,
      ...(field.settings.termSetId !== undefined && { termSetId: field.settings.termSetId }),
    })
    if (!found) return { wrong: words.noTerm(label.slice(0, 100)) }
    terms.push(`${labelOf(found, lcid, lcid)}|${found.row.id}`)
  }
  return { text: terms.join(';') }
}
