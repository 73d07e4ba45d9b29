/** A parsed Content-Type header, in lower case. */
export interface ContentTypeHeader {
  readonly type: string
  /** Undefined if the header names none. */
  readonly charset: string | undefined
}

/** Parses a Content-Type header (RFC 9110, 8.3.1). Ignores parameters other than `charset`. */
export function parseContentType(header: string): ContentTypeHeader {
  const [type = '', ...parameters] = header.toLowerCase().split(';')
  return { type: type.trim(), charset: parameters.map(charsetIn).find((charset) => charset !== undefined) }
}

const charsetIn = (parameter: string): string | undefined => /^charset\s*=\s*"?([^"\s]*)"?$/.exec(parameter.trim())?.[1]

/** Whether text of a charset can be read as UTF-8; true if no charset is named. */
export const isUtf8 = (charset: string | undefined): boolean => charset === undefined || /^(?:utf-?8|(?:us-)?ascii)$/.test(charset)
