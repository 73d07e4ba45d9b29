import { PackFault, pack, unpack } from './messagepack.ts'
import { type ClientMessage, callMessage, clientMessage, HubFault, type HubProtocol, hubMessages, type ServerMessage } from './messages.ts'

/** The kinds of results in a completion. */
const results = { error: 1, nothing: 2 } as const

/** The maximum number of bytes in the length of a message. */
const lengthBytes = 5

export const messagePackHubProtocol: HubProtocol = {
  name: 'messagepack',
  isBinary: true,
  write(message) {
    const packed = pack(written(message))
    return Buffer.concat([lengthOf(packed.length), packed])
  },
  parse(frame) {
    const messages: ClientMessage[] = []
    let at = 0
    while (at < frame.length) {
      const { length, start } = readLength(frame, at)
      if (start + length > frame.length) throw new HubFault('A message is longer than its frame.')
      messages.push(parsed(unpacked(frame.subarray(start, start + length))))
      at = start + length
    }
    return messages
  },
}

function lengthOf(count: number): Uint8Array {
  const made: number[] = []
  let rest = count
  do {
    made.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return Uint8Array.from(made)
}

function readLength(frame: Uint8Array, from: number): { readonly length: number; readonly start: number } {
  let length = 0
  for (let index = 0; index < lengthBytes; index++) {
    const byte = frame[from + index]
    if (byte === undefined) break
    length += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { length, start: from + index + 1 }
  }
  throw new HubFault('The length of a message is not complete.')
}

function unpacked(message: Uint8Array): unknown {
  try {
    return unpack(message)
  } catch (error) {
    if (error instanceof PackFault) throw new HubFault(`A message is not MessagePack: ${error.message}.`)
    throw error
  }
}

function written(message: ServerMessage): unknown[] {
  switch (message.type) {
    case 'event':
      return [hubMessages.invocation, {}, null, message.target, [message.payload], []]
    case 'completion':
      return message.error === undefined
        ? [hubMessages.completion, {}, message.id, results.nothing]
        : [hubMessages.completion, {}, message.id, results.error, message.error]
    case 'ping':
      return [hubMessages.ping]
    case 'close':
      return [hubMessages.close, message.error ?? null, message.allowReconnect]
    case 'ack':
    case 'sequence':
      return [hubMessages[message.type], message.sequenceId]
  }
}

function parsed(value: unknown): ClientMessage {
  if (!Array.isArray(value)) throw new HubFault('A message is an array.')
  const [type, second, third, fourth, fifth] = value as readonly unknown[]
  return clientMessage(type, { call: (streams) => callMessage(third, fourth, fifth, streams), sequenceId: second })
}
