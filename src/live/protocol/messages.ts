/** The messages of the SignalR hub protocol that this server reads and writes. The numbers are those of the protocol. */
export const hubMessages = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const

/** A message of a client. Other or malformed messages fail with `HubFault`. */
export type ClientMessage =
  | {
      readonly type: 'call'
      readonly id: string | undefined
      readonly target: string
      readonly args: readonly unknown[]
      readonly streams: boolean
    }
  /** It counts as a message for stateful reconnect; this server does nothing else with it. */
  | { readonly type: 'counted' }
  | { readonly type: 'ping' }
  | { readonly type: 'close' }
  | { readonly type: 'ack' | 'sequence'; readonly sequenceId: number }

/** A message of this server. */
export type ServerMessage =
  | { readonly type: 'event'; readonly target: string; readonly payload: unknown }
  | { readonly type: 'completion'; readonly id: string; readonly error?: string }
  | { readonly type: 'ping' }
  | { readonly type: 'close'; readonly error?: string; readonly allowReconnect: boolean }
  | { readonly type: 'ack' | 'sequence'; readonly sequenceId: number }

/** A frame: text for `json`, bytes for `messagepack`. */
export type Frame = string | Uint8Array

export interface HubProtocol {
  readonly name: 'json' | 'messagepack'
  readonly isBinary: boolean
  write(message: ServerMessage): Frame
  /** The messages in a frame, which holds whole messages. Fails with `HubFault`. */
  parse(frame: Uint8Array): ClientMessage[]
}

/** An error of a client on a connection, which is closed with this text. */
export class HubFault extends Error {
  override readonly name = 'HubFault'
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** The message of an acknowledged sequence. Fails with `HubFault`. */
function sequenceMessage(type: 'ack' | 'sequence', sequenceId: unknown): ClientMessage {
  if (!isNumber(sequenceId)) throw new HubFault(`A message of the type ${type} needs a whole number as its sequence id.`)
  return { type, sequenceId }
}

/** The maximum length of a name and an id. */
const longestName = 200

/** The message of a call. Fails with `HubFault`. */
export function callMessage(id: unknown, target: unknown, args: unknown, streams: boolean): ClientMessage {
  if (typeof target !== 'string' || target === '' || target.length > longestName)
    throw new HubFault(`A call needs the name of a method, of at most ${longestName} characters.`)
  if (!Array.isArray(args)) throw new HubFault('A call needs its arguments as an array.')
  if (id !== undefined && id !== null && (typeof id !== 'string' || id.length > longestName))
    throw new HubFault(`The id of a call is a text of at most ${longestName} characters.`)
  return { type: 'call', id: id ?? undefined, target, args: args as readonly unknown[], streams }
}

/** The parts of a message, which each protocol has in other places. */
interface MessageParts {
  readonly call: (streams: boolean) => ClientMessage
  readonly sequenceId: unknown
}

/** The message of a type. Fails with `HubFault` for a type that clients do not send. */
export function clientMessage(type: unknown, { call, sequenceId }: MessageParts): ClientMessage {
  switch (type) {
    case hubMessages.invocation:
      return call(false)
    case hubMessages.streamInvocation:
      return call(true)
    case hubMessages.streamItem:
    case hubMessages.completion:
    case hubMessages.cancelInvocation:
      return { type: 'counted' }
    case hubMessages.ping:
      return { type: 'ping' }
    case hubMessages.close:
      return { type: 'close' }
    case hubMessages.ack:
      return sequenceMessage('ack', sequenceId)
    case hubMessages.sequence:
      return sequenceMessage('sequence', sequenceId)
    default:
      throw new HubFault('A message has a type that this server does not know.')
  }
}
