import { type JsonObject, type JsonValue, readJson } from '../formats/json.ts'

/** A value of the configuration file with the path of names to it. */
export interface FileEntry {
  readonly path: readonly string[]
  readonly value: Scalar | readonly Scalar[]
  /** 1-based. */
  readonly line: number
}

type Scalar = string | number | boolean | null

/** A syntax error or a duplicate name in a configuration file; `message` has the line and column. */
export class FileSyntaxError extends Error {
  override readonly name = 'FileSyntaxError'
}

/**
 * Every scalar and every list of scalars in the JSON object `text`, in order. A duplicate name in an object, in any
 * case, is refused, because only one of its values could count. Fails with `FileSyntaxError`.
 */
export function readConfigFile(text: string): FileEntry[] {
  const source = text.replace(/^\uFEFF/, '')
  const refuse = (at: number, wrong: string): Error => new FileSyntaxError(`${placeOf(source, at)}: ${wrong}`)
  const offsets = new Map<JsonObject, Map<string, number>>()
  const root = readJson(source, {
    refuse,
    member(object, name, at) {
      const known = offsets.get(object) ?? new Map<string, number>()
      if (known.has(name.toLowerCase())) throw refuse(at, `'${name}' occurs twice in this object`)
      offsets.set(object, known.set(name.toLowerCase(), at))
    },
  })
  const entries: FileEntry[] = []
  const collect = (object: JsonObject, path: readonly string[]): void => {
    for (const [name, value] of Object.entries(object)) {
      const at = offsets.get(object)?.get(name.toLowerCase()) ?? 0
      if (isScalar(value) || (Array.isArray(value) && value.every(isScalar)))
        entries.push({ path: [...path, name], value, line: lineOf(source, at) })
      else if (Array.isArray(value)) throw refuse(at, `'${name}' may contain only texts, numbers, true and false`)
      else collect(value, [...path, name])
    }
  }
  if (isScalar(root) || Array.isArray(root)) throw refuse(0, 'the file must contain one JSON object, which begins with {')
  collect(root, [])
  return entries
}

const isScalar = (value: JsonValue): value is Scalar => typeof value !== 'object' || value === null

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const placeOf = (text: string, at: number): string => `line ${lineOf(text, at)}, column ${at - text.lastIndexOf('\n', at - 1)}`
