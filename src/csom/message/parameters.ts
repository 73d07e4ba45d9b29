import { invalid } from '../../core/kernel/errors.ts'
import { childElements, textOf, type XmlElement } from '../../formats/xml.ts'
import { type GivenArgument, notInModel, type PathObject, type ValueObject } from '../objects/objects.ts'
import { guidIn } from '../objects/values.ts'

/** The value objects that clients may send, by the ids of their types, with their members. */
const valueTypes: ReadonlyMap<string, { readonly type: string; readonly members: readonly string[] }> = new Map([
  [
    '3d248d7b-fc86-40a3-aa97-02a75d69fb8a',
    {
      type: 'CamlQuery',
      members: [
        'AllowIncrementalResults',
        'DatesInUtc',
        'FolderServerRelativePath',
        'FolderServerRelativeUrl',
        'ListItemCollectionPosition',
        'ViewXml',
      ],
    },
  ],
  [
    '54cdbee5-0897-44ac-829f-411557fa11be',
    { type: 'ListItemCreationInformation', members: ['FolderUrl', 'LeafName', 'UnderlyingObjectType'] },
  ],
  [
    '168f3091-4554-4f14-8866-b20d48e45b54',
    { type: 'ContentTypeCreationInformation', members: ['Description', 'Group', 'Id', 'Name', 'ParentContentType'] },
  ],
  ['922354eb-c56a-4d88-ad59-67496854efe1', { type: 'ListItemCollectionPosition', members: ['PagingInfo'] }],
  ['a265a356-274b-4e6c-b0ef-bbc22bd0969a', { type: 'ResourcePath', members: ['DecodedUrl'] }],
  ['c956ab54-16bd-4c18-89d2-996f57282a6f', { type: 'FieldUserValue', members: ['Email', 'LookupId', 'LookupValue'] }],
  ['f1d34cc0-9b50-4a78-be78-d5facfcccfb7', { type: 'FieldLookupValue', members: ['LookupId', 'LookupValue'] }],
  ['fa8b44af-7b43-43f2-904a-bd319497011e', { type: 'FieldUrlValue', members: ['Description', 'Url'] }],
  ['da0f1e90-296f-480e-bc27-cefe51eff241', { type: 'ContentTypeId', members: ['StringValue'] }],
  ['19e70ed0-4177-456b-8156-015e4d163ff8', { type: 'TaxonomyFieldValue', members: ['Label', 'TermGuid', 'WssId'] }],
])

/** Finds the object of a path by its id. */
export type Resolve = (id: string | undefined) => Promise<PathObject>

/** The members of a type of value objects, by the id of the type. Fails with `invalid_request`, `operation_unsupported`. */
export function valueTypeOf(element: XmlElement) {
  const given = element.attributes.get('TypeId') ?? ''
  const id = guidIn(given)
  if (id === undefined) throw invalid(`'${given.slice(0, 60)}' is not the id of a type.`)
  const type = valueTypes.get(id)
  if (!type) throw notInModel(`The type with the id ${id}`)
  return type
}

/** The values of `Parameters`. Fails with `invalid_request`, `operation_unsupported`. */
export async function readParameters(element: XmlElement, resolve: Resolve): Promise<GivenArgument[]> {
  const list = childElements(element).find(({ name }) => name === 'Parameters')
  const given: GivenArgument[] = []
  for (const parameter of list ? childElements(list) : []) given.push(await readParameter(parameter, resolve))
  return given
}

/** Members and elements in members and elements. */
const deepest = 8

/** One value, of any type. Fails as `readParameters`. */
export async function readParameter(element: XmlElement, resolve: Resolve, depth = 0): Promise<GivenArgument> {
  const { attributes } = element
  if (depth > deepest) throw invalid(`Parameters go ${deepest} levels deep at most.`)
  const reference = attributes.get('ObjectPathId')
  if (reference !== undefined) return resolve(reference)
  if (attributes.has('TypeId')) return readValueObject(element, resolve, depth)
  const type = attributes.get('Type') ?? 'Unspecified'
  if (type !== 'Array') return scalarOf(type, textOf(element))
  const values: GivenArgument[] = []
  for (const one of childElements(element)) values.push(await readParameter(one, resolve, depth + 1))
  return values
}

async function readValueObject(element: XmlElement, resolve: Resolve, depth: number): Promise<ValueObject> {
  const { type, members: known } = valueTypeOf(element)
  const members = new Map<string, GivenArgument>()
  for (const one of childElements(element)) {
    const name = one.attributes.get('Name') ?? ''
    if (!known.includes(name)) throw invalid(`${type} has no member '${name.slice(0, 100)}'; it has ${known.join(', ')}.`)
    members.set(name, await readParameter(one, resolve, depth + 1))
  }
  return { kind: 'value', type, members }
}

const numbers = new Set([
  ...['Int32', 'Int16', 'UInt16', 'UInt32', 'Int64', 'UInt64', 'Byte', 'SByte', 'Int', 'Enum'],
  ...['Number', 'Single', 'Double', 'Decimal'],
])
const texts = new Set(['String', 'Char', 'Unspecified', 'TimeSpan'])

function scalarOf(type: string, text: string): GivenArgument {
  if (texts.has(type)) return text
  if (type === 'Null') return null
  if (type === 'Boolean') {
    const word = text.trim().slice(0, 10).toLowerCase()
    if (word !== 'true' && word !== 'false') throw wrong(type, text, 'true or false')
    return word === 'true'
  }
  if (type === 'Guid') return guidIn(text.trim()) ?? refuse(type, text, 'an id of 32 digits in five groups')
  if (type === 'DateTime') return timeOf(text.trim())
  if (!numbers.has(type)) throw notInModel(`A parameter of the type ${type.slice(0, 60)}`)
  const number = text.trim() === '' || text.length > 60 ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : refuse(type, text, 'a number')
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** A time without a zone is in UTC. */
function timeOf(text: string): string {
  if (!isoDate.test(text.slice(0, 60))) throw wrong('DateTime', text, 'a time like 2024-01-31T10:00:00Z')
  const hasZone = text.length === 10 || text.endsWith('Z') || /[+-]\d{2}:\d{2}$/.test(text.slice(10))
  const ms = Date.parse(hasZone ? text : `${text}Z`)
  return Number.isNaN(ms) ? refuse('DateTime', text, 'a time of the calendar') : new Date(ms).toISOString()
}

const wrong = (type: string, text: string, right: string) =>
  invalid(`A parameter of the type ${type} is ${right}; '${text.slice(0, 100)}' was given.`)

function refuse(type: string, text: string, right: string): never {
  throw wrong(type, text, right)
}
