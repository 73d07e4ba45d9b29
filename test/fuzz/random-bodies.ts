import fc from 'fast-check'
import { odd } from './random-texts.ts'

const properties = [
  'Title',
  'Description',
  'BaseTemplate',
  'Hidden',
  'EnableVersioning',
  'DraftVersionVisibility',
  'Priority',
  'PercentComplete',
  'AssignedToId',
  'DueDate',
  'Body',
  'Created',
  'owshiddenversion',
  '__metadata',
  '__proto__',
  'd',
  'odata.type',
]
const scalar = fc.oneof(
  odd,
  fc.constantFrom('(1) High', '2026-01-31T10:00:00Z', 'true', '107'),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom<unknown>({}, [], [1], { results: [] }, { a: { b: 1 } }),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
)
const object = fc
  .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...properties) }, odd), scalar), { maxLength: 5 })
  .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`)
/** Members that some list or item accepts, so that requests reach the store. */
export const fine = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
    fc.constantFrom({}, { Description: 'x' }, { BaseTemplate: 107 }, { Priority: '(1) High' }, { PercentComplete: 0.5, DueDate: null }),
  )
  .map(([Title, more]) => JSON.stringify({ Title, ...more }))
export const newFolder = fc
  .constantFrom('a', 'b', '/Shared Documents/a', 'a/..')
  .map((ServerRelativeUrl) => JSON.stringify({ ServerRelativeUrl }))
/** The body of a write, in most cases JSON. */
export const body = fc.oneof(
  { weight: 6, arbitrary: object },
  { weight: 6, arbitrary: fine },
  newFolder,
  fc.tuple(object, fc.nat({ max: 60 })).map(([text, length]) => text.slice(0, length)),
  object.map((text) => `{"d":${text}}`),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 40 }),
  odd,
)
