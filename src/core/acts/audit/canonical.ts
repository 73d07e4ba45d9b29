/** A value that JSON can express. */
export type Canonical = string | number | boolean | null | readonly Canonical[] | { readonly [name: string]: Canonical | undefined }

/**
 * JSON in its canonical form (RFC 8785): no blanks, and members in the order of their UTF-16 code units. Undefined
 * members are left out. Texts are made well-formed first. Fails with an `Error` on a number that JSON cannot express.
 */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'string') return JSON.stringify(value.toWellFormed())
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no number of JSON`)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value)
    .filter((member): member is [string, Canonical] => member[1] !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name.toWellFormed())}:${canonicalJson(member)}`).join(',')}}`
}

const isList = (value: object): value is readonly Canonical[] => Array.isArray(value)
