import { type JsonValue, parseJson } from '../../formats/json.ts'

/**
 * Parses an object of an address. Its texts may stand in single quotes too, as clients write them: `{'DecodedUrl':'/a'}`.
 * Fails with `invalid_request` on what is no JSON otherwise.
 */
export const parseObject = (text: string): JsonValue => parseJson(text.includes("'") ? text.replace(texts, inDoubleQuotes) : text)

/** A text in double or in single quotes. One that is not closed ends where the whole ends, so that nothing is read twice. */
const texts = /"(?:[^"\\]|\\.)*"?|'((?:[^'\\]|\\.)*)'?/gs

const inDoubleQuotes = (whole: string, inner: string | undefined): string =>
  inner === undefined ? whole : `"${inner.replace(/\\.|"/gs, (sign) => escapes.get(sign) ?? sign)}"`

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', String.raw`\"`],
  [String.raw`\'`, "'"],
])
