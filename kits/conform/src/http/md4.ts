type Words = [number, number, number, number]

/** The word of each step of a round, its rotations, its constant and its function (RFC 1320). */
const inOrder = Array.from({ length: 16 }, (_, at) => at)
const byFour = inOrder.map((at) => (at % 4) * 4 + (at >> 2))
const byBits = inOrder.map((at) => ((at & 1) << 3) | ((at & 2) << 1) | ((at & 4) >> 1) | ((at & 8) >> 3))
const passes = [
  [inOrder, [3, 7, 11, 19], 0, (x: number, y: number, z: number) => z ^ (x & (y ^ z))],
  [byFour, [3, 5, 9, 13], 0x5a827999, (x: number, y: number, z: number) => (x & y) | (z & (x | y))],
  [byBits, [3, 9, 11, 15], 0x6ed9eba1, (x: number, y: number, z: number) => x ^ y ^ z],
] as const

/** The hash that NTLM takes of a password. Node has none: nobody should use it for anything else. */
export function passwordHash(password: string): Buffer {
  const text = Buffer.from(password, 'utf16le')
  const padded = Buffer.alloc((((text.length + 8) >> 6) + 1) << 6)
  text.copy(padded)
  padded[text.length] = 0x80
  padded.writeUInt32LE(text.length * 8, padded.length - 8)
  const state: Words = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < padded.length; at += 64) addBlock(state, padded.subarray(at, at + 64))
  const hash = Buffer.alloc(16)
  for (const [at, word] of state.entries()) hash.writeUInt32LE(word >>> 0, at * 4)
  return hash
}

function addBlock(state: Words, block: Buffer): void {
  let [a, b, c, d] = state
  for (const [order, turns, constant, mix] of passes) {
    for (const [step, word] of order.entries()) {
      const sum = (a + mix(b, c, d) + block.readUInt32LE(word * 4) + constant) | 0
      const by = turns[step & 3] ?? 0
      const turned = (sum << by) | (sum >>> (32 - by))
      a = d
      d = c
      c = b
      b = turned
    }
  }
  state[0] = (state[0] + a) | 0
  state[1] = (state[1] + b) | 0
  state[2] = (state[2] + c) | 0
  state[3] = (state[3] + d) | 0
}
