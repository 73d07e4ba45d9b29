import { isUtf8 } from 'node:buffer'
import { type ClientMessage, callMessage, clientMessage, HubFault, type HubProtocol, hubMessages, type ServerMessage } from './messages.ts'

/** Ends every message of the protocol, and the handshake. */
export const recordSeparator = '\u001e'

/** The maximum number of messages in a frame; clients of the hubs do not need more. */
const mostMessages = 500

export const jsonHubProtocol: HubProtocol = {
  name: 'json',
  isBinary: false,
  write: (message) => JSON.stringify(written(message)) + recordSeparator,
  parse(frame) {
    if (!isUtf8(frame)) throw new HubFault('A frame of the protocol json is UTF-8.')
    const records = Buffer.from(frame.buffer, frame.byteOffset, frame.length).toString('utf8').split(recordSeparator)
    if (records.pop() !== '') throw new HubFault('A frame of the protocol json ends with the character 0x1E.')
    if (records.length > mostMessages) throw new HubFault(`A frame holds at most ${mostMessages} messages.`)
    return records.map(parsed)
  },
}

function written(message: ServerMessage): object {
  switch (message.type) {
    case 'event':
      return { type: hubMessages.invocation, target: message.target, arguments: [message.payload] }
    case 'completion':
      return message.error === undefined
        ? { type: hubMessages.completion, invocationId: message.id, result: null }
        : { type: hubMessages.completion, invocationId: message.id, error: message.error }
    case 'ping':
      return { type: hubMessages.ping }
    case 'close':
      return {
        type: hubMessages.close,
        ...(message.error !== undefined && { error: message.error }),
        allowReconnect: message.allowReconnect,
      }
    case 'ack':
    case 'sequence':
      return { type: hubMessages[message.type], sequenceId: message.sequenceId }
  }
}

function parsed(record: string): ClientMessage {
  let value: unknown
  try {
    value = JSON.parse(record)
  } catch {
    throw new HubFault('A message is not JSON.')
  }
  if (typeof value !== 'object' || value === null) throw new HubFault('A message is a JSON object.')
  const own = (name: string): unknown => (Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined)
  return clientMessage(own('type'), {
    call: (streams) => callMessage(own('invocationId'), own('target'), own('arguments'), streams),
    sequenceId: own('sequenceId'),
  })
}
