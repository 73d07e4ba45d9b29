import { type Contract, edmSchemas, type Json, type MediaType, type ODataReply, type Schema } from '../contract.ts'
import { base, closed, type Envelope, inD, results, suffix, typeMetadata } from './forms.ts'
import { named } from './names.ts'

/** A primitive value, an array of them, or the null of a method without a result, with `sample` as the value of its example. */
export function valueContent(contract: Contract, reply: ODataReply, envelope: Envelope, sample: Json | undefined): MediaType {
  const example = isNothing(reply) ? null : sample
  const schema = namedValue(contract, reply, envelope)
  return { schema, ...(example !== undefined && { example: valueExample(reply, envelope, example) }) }
}

const isNothing = ({ value, values }: ODataReply): boolean => value === undefined && values === undefined

/** A reference to the schema of the value. */
export function namedValue(contract: Contract, reply: ODataReply, envelope: Envelope): Schema {
  const { value, values, member = '' } = reply
  const kind = value ? `${value.slice(4)}Value` : values ? `${values.slice(4)}Values` : 'Nothing'
  const name = envelope === 'verbose' ? pascal(member) + kind : kind
  return named(contract, name + suffix[envelope], valueSchema(reply, envelope))
}

function valueExample({ value, values, member = '' }: ODataReply, envelope: Envelope, example: Json): Json {
  if (envelope === 'verbose') {
    return { d: { [member]: values ? { __metadata: { type: `Collection(${values})` }, results: example } : example } }
  }
  const type = values ? `Collection(${values})` : (value ?? 'Edm.Null')
  const metadata = envelope === 'minimalmetadata' ? { 'odata.metadata': `${base}$metadata#${type}` } : {}
  return { ...metadata, ...(example === null ? { 'odata.null': true } : { value: example }) }
}

/** A member as a part of the name of a class. `DeleteByID` and `DeleteById` are two members, but generators write one file for both names. */
const pascal = (member: string): string => member.charAt(0).toUpperCase() + member.slice(1).replace(/ID$/, 'Identity')

/** The schema of a primitive value, of an array of them, or of the null of a method without a result. */
function valueSchema({ value, values, member = '' }: ODataReply, envelope: Envelope): Schema {
  if (values) return arraySchema({ type: 'array', items: edmSchemas[values] }, member, envelope)
  const schema: Schema = value ? edmSchemas[value] : { const: null }
  if (envelope === 'verbose') return inD({ ...closed({}, { [member]: schema }), required: [member] })
  const result: Record<string, Schema> = value ? { value: schema } : { 'odata.null': { type: 'boolean', const: true } }
  const metadata: Record<string, Schema> = envelope === 'minimalmetadata' ? { 'odata.metadata': { type: 'string' } } : {}
  const properties = { ...metadata, ...result }
  return { ...closed({}, properties), required: Object.keys(properties) }
}

function arraySchema(list: Schema, member: string, envelope: Envelope): Schema {
  if (envelope === 'verbose') return inD({ ...closed({}, { [member]: results(list, { __metadata: typeMetadata }) }), required: [member] })
  const metadata: Record<string, Schema> = envelope === 'minimalmetadata' ? { 'odata.metadata': { type: 'string' } } : {}
  const properties = { ...metadata, value: list }
  return { ...closed({}, properties), required: Object.keys(properties) }
}
