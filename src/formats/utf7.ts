import { invalid } from '../core/kernel/errors.ts'

const shifted = /\+([A-Za-z0-9+/]*)-?/g

/** Text in UTF-7 (RFC 2152), in which WOPI clients send names. Fails with `invalid_request` on what is none. */
export function utf7Decoded(text: string): string {
  return text.replace(shifted, (part, letters: string) => {
    if (letters === '') {
      if (part === '+-') return '+'
      throw invalid(`'${text.slice(0, 100)}' is not text in UTF-7.`)
    }
    const bytes = Buffer.from(letters, 'base64')
    const units = bytes.subarray(0, bytes.length - (bytes.length % 2))
    const decoded = Buffer.from(units).swap16().toString('utf16le')
    if (decoded === '' || !decoded.isWellFormed()) throw invalid(`'${text.slice(0, 100)}' is not text in UTF-7.`)
    return decoded
  })
}

/** A text in UTF-7, as a header can carry it. */
export const utf7Encoded = (text: string): string =>
  text.replaceAll('+', '+-').replace(/[^\x20-\x7e]+/g, (letters) => {
    const units = Buffer.from(letters, 'utf16le').swap16()
    return `+${units.toString('base64').replaceAll('=', '')}-`
  })
