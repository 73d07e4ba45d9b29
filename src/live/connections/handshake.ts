import { HubFault } from '../protocol/messages.ts'

/** The maximum length of a handshake. */
const longest = 1_024

const separator = 0x1e

export interface Handshake {
  readonly protocol: string
  readonly version: number
  /** The rest of the frame. */
  readonly rest: Uint8Array
}

/** The handshake at the beginning of a connection: JSON, in every protocol. Fails with `HubFault`. */
export function readHandshake(frame: Uint8Array): Handshake {
  const end = frame.subarray(0, longest).indexOf(separator)
  if (end < 0) throw new HubFault(`A connection begins with a handshake of at most ${longest} bytes that ends with the character 0x1E.`)
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(frame.subarray(0, end)).toString('utf8'))
  } catch {
    throw new HubFault('The handshake is not JSON.')
  }
  const { protocol, version } = (typeof value === 'object' && value !== null ? value : {}) as { protocol?: unknown; version?: unknown }
  if (typeof protocol !== 'string' || typeof version !== 'number') throw new HubFault('The handshake names a protocol and its version.')
  return { protocol, version, rest: frame.subarray(end + 1) }
}
