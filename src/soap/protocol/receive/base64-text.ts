import { invalid } from '../../../core/kernel/errors.ts'

const letters = /^[A-Za-z0-9+/]*(={0,2})$/
/** White space of XML, as references to characters. */
const blankReference = /&#(?:0{0,4}(?:9|10|13|32)|x0{0,4}(?:9|a|d|20));/gi
/** The longest reference that `blankReference` takes. */
const longestReference = 10

/**
 * Decodes base64 that arrives in pieces, with white space anywhere, also as references. `where` names it in messages.
 * Fails with `invalid_request`.
 */
export class Base64Text {
  /** Characters that are no white space. */
  length = 0
  /** Characters of white space. */
  blanks = 0
  readonly #where: string
  #reference = ''
  #rest = ''

  constructor(where: string) {
    this.#where = where
  }

  /** The bytes that a piece completes. */
  decode(piece: string): Buffer {
    const packed = this.#packed(this.#reference + piece)
    this.length += packed.length
    const text = this.#rest + packed
    const padding = text.indexOf('=')
    const length = padding < 0 ? text.length : padding
    const end = length - (length % 4)
    // Nothing may follow the four characters with the padding.
    if (padding >= 0 && text.length - end > 4) throw this.#refusal()
    this.#rest = text.slice(end)
    return this.#bytes(text.slice(0, end))
  }

  /** The bytes that are left, at the end of the text. */
  end(): Buffer {
    if (this.#reference !== '' || this.#rest.length % 4 !== 0) throw this.#refusal()
    return this.#bytes(this.#rest)
  }

  #packed(text: string): string {
    const last = text.lastIndexOf('&')
    const isOpen = last >= 0 && !text.includes(';', last)
    this.#reference = isOpen ? text.slice(last) : ''
    if (this.#reference.length > longestReference) throw this.#refusal()
    const complete = isOpen ? text.slice(0, last) : text
    const packed = (last < 0 ? complete : complete.replace(blankReference, '')).replace(/\s+/g, '')
    this.blanks += complete.length - packed.length
    return packed
  }

  #bytes(text: string): Buffer {
    if (!letters.test(text)) throw this.#refusal()
    return Buffer.from(text, 'base64')
  }

  #refusal() {
    return invalid(`${this.#where} must be bytes in base64.`)
  }
}
