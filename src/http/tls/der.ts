/** The part of DER (X.690) that a certificate needs: a tag, the length of the content, and the content. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content])
  const length: number[] = []
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest % 256)
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length, ...length]), content])
}

export const sequence = (...members: readonly Uint8Array[]): Buffer => der(0x30, ...members)
export const set = (...members: readonly Uint8Array[]): Buffer => der(0x31, ...members)
export const octets = (content: Uint8Array): Buffer => der(0x04, content)
export const truth = (): Buffer => der(0x01, Buffer.from([0xff]))
export const utf8Text = (text: string): Buffer => der(0x0c, Buffer.from(text))
/** A bit string of whole bytes. */
export const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.from([0]), content)

/** An integer of 0 or above, most significant byte first. */
export function unsigned(bytes: Uint8Array): Buffer {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = start < 0 ? Buffer.from([0]) : bytes.subarray(start)
  return der(0x02, ...((digits[0] ?? 0) >= 0x80 ? [Buffer.from([0])] : []), digits)
}

/** An object identifier such as `2.5.29.17`. */
export function identifier(text: string): Buffer {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...others.flatMap(inSevens)]))
}

function inSevens(value: number): number[] {
  const groups = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) groups.unshift((rest % 128) | 0x80)
  return groups
}

/** A time: UTCTime for the years 1950 to 2049 (RFC 5280, 4.1.2.5), else GeneralizedTime. */
export function moment(at: number): Buffer {
  const [, century = '', rest = ''] = /^(\d\d)(.*)$/.exec(new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')) ?? []
  return Number(century + rest.slice(0, 2)) < 2050 ? der(0x17, Buffer.from(rest)) : der(0x18, Buffer.from(century + rest))
}
