import type { Schema } from '../contract.ts'

/** What the addresses in examples begin with. */
export const base = 'http://127.0.0.1:5000/_api/'
export const envelopes = ['verbose', 'minimalmetadata', 'nometadata'] as const
export type Envelope = (typeof envelopes)[number]

export const mediaType = (envelope: Envelope) => `application/json;odata=${envelope}`

/** The ends of the names of schemas. */
export const suffix: Record<Envelope, string> = { verbose: 'Verbose', minimalmetadata: 'Minimal', nometadata: '' }

export const typeMetadata: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: { type: { type: 'string' } },
}

/** An object with these members and no others, unless the schema allows others. */
export const closed = (schema: Schema, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  ...(schema.description === undefined ? {} : { description: schema.description }),
  additionalProperties: schema.additionalProperties ?? false,
  properties,
})

/** The verbose form of an array. */
export const results = (list: Schema, more: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: ['results'],
  properties: { results: list, ...more },
})

/** What the verbose envelope is around. */
export const inD = (schema: Schema): Schema => ({ type: 'object', additionalProperties: false, required: ['d'], properties: { d: schema } })
