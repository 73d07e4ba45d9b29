/** The three rounds of RFC 1320: the word of each step, the rotation of each step, and the constant. */
const rounds = [
  {
    mix: (x: number, y: number, z: number) => (x & y) | (~x & z),
    words: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    turns: [3, 7, 11, 19],
    constant: 0,
  },
  {
    mix: (x: number, y: number, z: number) => (x & y) | (x & z) | (y & z),
    words: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15],
    turns: [3, 5, 9, 13],
    constant: 0x5a827999,
  },
  {
    mix: (x: number, y: number, z: number) => x ^ y ^ z,
    words: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    turns: [3, 9, 11, 15],
    constant: 0x6ed9eba1,
  },
] as const

type State = readonly [number, number, number, number]

const blockBytes = 64

/**
 * The MD4 digest (RFC 1320), 16 bytes, of which NTLM hashes a password. OpenSSL no longer has it. Use it for nothing
 * else, because it is broken.
 */
export function md4(message: Uint8Array): Buffer {
  const padded = Buffer.alloc(Math.ceil((message.length + 9) / blockBytes) * blockBytes)
  padded.set(message)
  padded[message.length] = 0x80
  padded.writeBigUInt64LE(BigInt(message.length) * 8n, padded.length - 8)
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < padded.length; at += blockBytes) state = addBlock(state, padded.subarray(at, at + blockBytes))
  const digest = Buffer.alloc(16)
  for (const [index, word] of state.entries()) digest.writeUInt32LE(word >>> 0, index * 4)
  return digest
}

function addBlock(state: State, block: Buffer): State {
  let [a, b, c, d] = state
  for (const { mix, words, turns, constant } of rounds) {
    for (const [step, word] of words.entries()) {
      const sum = (a + mix(b, c, d) + block.readUInt32LE(word * 4) + constant) | 0
      const turn = turns[step % 4] ?? 0
      ;[a, b, c, d] = [d, (sum << turn) | (sum >>> (32 - turn)), b, c]
    }
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0]
}
