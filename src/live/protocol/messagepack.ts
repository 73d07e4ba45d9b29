/** The part of MessagePack that hub messages use (msgpack.org): values of JSON. */

/** Bytes that are not a value of MessagePack that this server reads. */
export class PackFault extends Error {
  override readonly name = 'PackFault'
}

/** The maximum depth of nested values, and the maximum number of values in a message. */
const deepest = 16
const mostValues = 2_000

/** A value in bytes. Takes what JSON takes; members that are undefined are left out. Fails with an `Error` on anything else. */
export function pack(value: unknown): Uint8Array {
  const pieces: Uint8Array[] = []
  packInto(pieces, value)
  return Buffer.concat(pieces)
}

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

/** The head of a text, an array or a map: a short one, or one with 8, 16 or 32 bits. */
function head(
  count: number,
  { fix, most, codes }: { fix: number; most: number; codes: readonly [number | undefined, number, number] },
): Uint8Array {
  const [code8, code16, code32] = codes
  if (count <= most) return bytes(fix | count)
  if (code8 !== undefined && count < 0x100) return bytes(code8, count)
  if (count < 0x10000) return bytes(code16, count >> 8, count & 0xff)
  return bytes(code32, (count >>> 24) & 0xff, (count >>> 16) & 0xff, (count >>> 8) & 0xff, count & 0xff)
}

const texts = { fix: 0xa0, most: 31, codes: [0xd9, 0xda, 0xdb] } as const
const arrays = { fix: 0x90, most: 15, codes: [undefined, 0xdc, 0xdd] } as const
const maps = { fix: 0x80, most: 15, codes: [undefined, 0xde, 0xdf] } as const

function packInto(pieces: Uint8Array[], value: unknown): void {
  if (value === null || value === undefined) pieces.push(bytes(0xc0))
  else if (typeof value === 'boolean') pieces.push(bytes(value ? 0xc3 : 0xc2))
  else if (typeof value === 'number') pieces.push(packedNumber(value))
  else if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8')
    pieces.push(head(text.length, texts), text)
  } else if (Array.isArray(value)) {
    pieces.push(head(value.length, arrays))
    for (const one of value) packInto(pieces, one)
  } else if (typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    pieces.push(head(members.length, maps))
    for (const [name, member] of members) {
      packInto(pieces, name)
      packInto(pieces, member)
    }
  } else throw new Error(`a ${typeof value} cannot be packed`)
}

function packedNumber(value: number): Uint8Array {
  if (Number.isInteger(value) && value >= 0 && value < 0x80) return bytes(value)
  if (Number.isInteger(value) && value < 0 && value >= -32) return bytes(value & 0xff)
  const made = Buffer.alloc(9)
  if (Number.isInteger(value) && value >= -0x8000_0000 && value <= 0x7fff_ffff) {
    made[0] = 0xd2
    made.writeInt32BE(value, 1)
    return made.subarray(0, 5)
  }
  made[0] = 0xcb
  made.writeDoubleBE(value, 1)
  return made
}

/** The value that the bytes contain, all of them. Maps become Maps, bytes stay bytes. Fails with `PackFault`. */
export function unpack(from: Uint8Array): unknown {
  const reader = new Unpacker(from)
  const value = reader.value(0)
  if (!reader.isAtEnd()) throw new PackFault('bytes follow the value')
  return value
}

class Unpacker {
  readonly #bytes: Buffer
  #at = 0
  #values = 0

  constructor(from: Uint8Array) {
    this.#bytes = Buffer.from(from.buffer, from.byteOffset, from.length)
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  value(depth: number): unknown {
    this.#values += 1
    if (depth > deepest) throw new PackFault(`values are nested deeper than ${deepest}`)
    if (this.#values > mostValues) throw new PackFault(`there are more than ${mostValues} values`)
    const code = this.#uint(1)
    if (code < 0x80) return code
    if (code < 0x90) return this.#map(code & 0x0f, depth)
    if (code < 0xa0) return this.#array(code & 0x0f, depth)
    if (code < 0xc0) return this.#text(code & 0x1f)
    if (code >= 0xe0) return code - 0x100
    return this.#coded(code, depth)
  }

  #coded(code: number, depth: number): unknown {
    switch (code) {
      case 0xc0:
        return null
      case 0xc2:
        return false
      case 0xc3:
        return true
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.#take(this.#uint(1 << (code - 0xc4)))
      case 0xca:
        return this.#take(4).readFloatBE()
      case 0xcb:
        return this.#take(8).readDoubleBE()
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.#uint(1 << (code - 0xcc))
      case 0xcf:
        return Number(this.#take(8).readBigUInt64BE())
      case 0xd0:
        return this.#take(1).readInt8()
      case 0xd1:
        return this.#take(2).readInt16BE()
      case 0xd2:
        return this.#take(4).readInt32BE()
      case 0xd3:
        return Number(this.#take(8).readBigInt64BE())
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#text(this.#uint(1 << (code - 0xd9)))
      case 0xdc:
      case 0xdd:
        return this.#array(this.#uint(2 << (code - 0xdc)), depth)
      case 0xde:
      case 0xdf:
        return this.#map(this.#uint(2 << (code - 0xde)), depth)
      default:
        throw new PackFault(`the code 0x${code.toString(16)} is not read here`)
    }
  }

  #take(count: number): Buffer {
    const end = this.#at + count
    if (end > this.#bytes.length) throw new PackFault('the value ends early')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  #uint(width: number): number {
    return this.#take(width).readUIntBE(0, width)
  }

  #text(length: number): string {
    return this.#take(length).toString('utf8')
  }

  #array(count: number, depth: number): unknown[] {
    const values: unknown[] = []
    for (let index = 0; index < count; index++) values.push(this.value(depth + 1))
    return values
  }

  #map(count: number, depth: number): Map<unknown, unknown> {
    const members = new Map<unknown, unknown>()
    for (let index = 0; index < count; index++) {
      const name = this.value(depth + 1)
      members.set(name, this.value(depth + 1))
    }
    return members
  }
}
