import { DomainError } from '../../core/kernel/errors.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import { messageOf } from '../../profile/failures.ts'
import type { Profile } from '../../profile/profile.ts'
import { jsonHubProtocol, recordSeparator } from '../protocol/json-protocol.ts'
import { messagePackHubProtocol } from '../protocol/messagepack-protocol.ts'
import { type ClientMessage, type Frame, HubFault, type HubProtocol } from '../protocol/messages.ts'
import { readHandshake } from './handshake.ts'
import { LongPolling } from './long-polling.ts'
import { SequencedMessages } from './sequenced-messages.ts'
import { type LiveLimits, waitMs } from './settings.ts'
import type { Transport } from './transport.ts'

/** A hub, as a connection uses it. */
export interface Hub {
  readonly name: string
  /** Runs a method. The client receives the message of a `DomainError`. */
  call(connection: HubConnection, method: string, args: readonly unknown[]): Promise<void>
  /** The connection has ended. */
  gone(connection: HubConnection): void
}

/** An event, written once for each protocol. */
export interface HubEvent {
  frameFor(protocol: HubProtocol): Frame
}

/** The client of a connection, and the address by which it reached this server. */
export interface Peer {
  readonly actor: Actor
  readonly host: string
  readonly isSecure: boolean
  readonly origin: string
  readonly profile: Profile
  /** Missing for the farm's own tenant. */
  readonly tenantId?: string
}

export interface HubConnectionOptions {
  /** The public id. */
  readonly id: string
  readonly hub: Hub
  readonly peer: Peer
  readonly isStateful: boolean
  readonly limits: LiveLimits
  /** Logs an error whose text the client does not get. */
  readonly log: (error: unknown) => void
  /** The connection is over; nothing is sent any more. */
  readonly onEnd: (connection: HubConnection) => void
}

const protocols: ReadonlyMap<string, HubProtocol> = new Map([
  [jsonHubProtocol.name, jsonHubProtocol],
  [messagePackHubProtocol.name, messagePackHubProtocol],
])

/** The maximum number of calls of a connection that wait for earlier calls. */
const mostCalls = 100

/** A connection of the SignalR hub protocol, over any transport. */
export class HubConnection {
  readonly id: string
  readonly peer: Peer
  readonly isStateful: boolean
  readonly #hub: Hub
  readonly #limits: LiveLimits
  readonly #options: HubConnectionOptions
  readonly #sequenced: SequencedMessages | undefined
  #transport: Transport | undefined
  #protocol: HubProtocol | undefined
  #isOver = false
  #since: number
  #lastSent: number
  #lastReceived: number
  #calls = 0
  #running: Promise<void> = Promise.resolve()

  constructor(options: HubConnectionOptions) {
    this.id = options.id
    this.peer = options.peer
    this.isStateful = options.isStateful
    this.#hub = options.hub
    this.#limits = options.limits
    this.#options = options
    this.#sequenced = options.isStateful ? new SequencedMessages() : undefined
    this.#since = this.#lastSent = this.#lastReceived = performance.now()
  }

  get isOver(): boolean {
    return this.#isOver
  }

  get transport(): Transport | undefined {
    return this.#transport
  }

  /** Whether another transport may take the place of a broken one. */
  get mayResume(): boolean {
    return this.#sequenced !== undefined && this.#protocol !== undefined
  }

  /** Uses a transport; the one before, if the connection is stateful, is cut off. */
  attach(transport: Transport): void {
    const former = this.#transport
    this.#transport = transport
    this.#since = this.#lastReceived = performance.now()
    former?.end('')
    if (!this.#protocol || !this.#sequenced) return
    const { from, frames } = this.#sequenced.resume()
    this.#put(this.#protocol.write({ type: 'sequence', sequenceId: from }))
    for (const frame of frames) this.#put(frame)
  }

  /** A transport has broken off. */
  lost(transport: Transport): void {
    if (this.#transport !== transport || this.#isOver) return
    this.#transport = undefined
    this.#since = performance.now()
    if (!this.mayResume) this.#finish()
  }

  /** Notes that the client is connected, although it sends no message. */
  heard(): void {
    this.#lastReceived = performance.now()
  }

  /** Processes a frame of the client. A fault in it closes the connection. */
  receive(frame: Uint8Array): void {
    if (this.#isOver) return
    this.heard()
    try {
      if (frame.length > this.#limits.frameBytes) throw new HubFault(`A frame holds at most ${this.#limits.frameBytes} bytes.`)
      if (this.#protocol) for (const message of this.#protocol.parse(frame)) this.#take(message)
      else this.#shakeHands(frame)
    } catch (error) {
      if (!(error instanceof HubFault)) throw error
      this.close(error.message, false)
    }
  }

  /** Sends an event. A client that does not read is disconnected with a reason. */
  tell(event: HubEvent): void {
    if (!this.#protocol || this.#isOver) return
    this.#send(event.frameFor(this.#protocol))
  }

  /** Resolves when the client has taken most of what was sent, or the connection is over. */
  async drained(): Promise<void> {
    const { queueMessages, queueBytes } = this.#limits
    while (!this.#isOver) {
      const { messages, bytes } = this.#waiting()
      if (messages <= queueMessages / 2 && bytes <= queueBytes / 2) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** The client has left. */
  leave(): void {
    this.#finish()
  }

  /** Closes the connection with a reason. The client may reconnect by itself if that can help. */
  close(reason: string, mayReconnect: boolean): void {
    if (this.#isOver) return
    if (this.#protocol) this.#put(this.#protocol.write({ type: 'close', error: reason, allowReconnect: mayReconnect }))
    this.#finish(reason)
  }

  /** Called about once a second. */
  look(now: number): void {
    if (this.#isOver) return
    const { keepAliveMs, clientTimeoutMs } = this.#limits
    if (!this.#transport) {
      if (now - this.#since > (this.#protocol ? waitMs.reconnect : waitMs.connect)) this.#finish()
      return
    }
    if (this.#transport instanceof LongPolling && this.#transport.isPolled) this.heard()
    if (!this.#protocol) {
      if (now - this.#since > waitMs.handshake) this.close('The handshake did not come in time.', false)
      return
    }
    if (now - this.#lastReceived > clientTimeoutMs) return this.close('The client has sent nothing for too long.', true)
    if (this.#transport.needsPings && now - this.#lastSent >= keepAliveMs) this.#put(this.#protocol.write({ type: 'ping' }))
    const received = this.#sequenced?.toAcknowledge()
    if (received !== undefined) this.#put(this.#protocol.write({ type: 'ack', sequenceId: received }))
  }

  #shakeHands(frame: Uint8Array): void {
    const { protocol: name, version, rest } = readHandshake(frame)
    const protocol = protocols.get(name)
    const wrong = this.#handshakeFault(protocol, name, version)
    if (wrong !== undefined || !protocol) {
      this.#put(`${JSON.stringify({ error: wrong })}${recordSeparator}`)
      return this.#finish(wrong)
    }
    this.#put(this.#handshakeReply(protocol))
    this.#protocol = protocol
    if (rest.length > 0) for (const message of protocol.parse(rest)) this.#take(message)
  }

  /** The handshake is JSON in every protocol, in frames of the kind of its protocol. */
  #handshakeReply({ isBinary }: HubProtocol): Frame {
    const text = `{}${recordSeparator}`
    return isBinary ? Buffer.from(text) : text
  }

  #handshakeFault(protocol: HubProtocol | undefined, name: string, version: number): string | undefined {
    if (!protocol) return `The protocol '${name.slice(0, 40)}' is not spoken here: use json or messagepack.`
    // Version 1 is the first one; some clients put the version of the negotiation here, which can be 0.
    if (![0, 1, 2].includes(version)) return `Version ${version} of the protocol is not spoken here: use 1 or 2.`
    if (protocol.isBinary && this.#transport?.takesBinary === false)
      return `Server-sent events carry text: use the protocol json, or another transport for ${protocol.name}.`
    return undefined
  }

  #take(message: ClientMessage): void {
    if (message.type === 'sequence') {
      if (this.#sequenced?.restartAt(message.sequenceId) === false) throw new HubFault('The client has left out messages.')
      return
    }
    if (this.#sequenced?.admits(message.type === 'call' || message.type === 'counted') === false) return
    if (message.type === 'ack') this.#sequenced?.acknowledge(message.sequenceId)
    else if (message.type === 'close') this.#finish()
    else if (message.type === 'call') this.#queue(message)
  }

  /** Calls run one after the other. */
  #queue(call: ClientMessage & { readonly type: 'call' }): void {
    this.#calls += 1
    if (this.#calls > mostCalls) throw new HubFault(`At most ${mostCalls} calls may wait.`)
    this.#running = this.#running.then(() => this.#run(call))
  }

  async #run({ id, target, args, streams }: ClientMessage & { readonly type: 'call' }): Promise<void> {
    const error = this.#isOver ? undefined : await this.#outcome(target, args, streams)
    this.#calls -= 1
    if (id === undefined || !this.#protocol || this.#isOver) return
    this.#send(this.#protocol.write({ type: 'completion', id, ...(error !== undefined && { error }) }))
  }

  /** The message of the error that a call ends with. */
  async #outcome(target: string, args: readonly unknown[], streams: boolean): Promise<string | undefined> {
    if (streams) return `The method '${target.slice(0, 60)}' of this hub is no stream.`
    try {
      await this.#hub.call(this, target, args)
      return undefined
    } catch (error) {
      if (error instanceof DomainError) return messageOf(this.peer.profile, error)
      this.#options.log(error)
      return `An internal error has occurred. The log of the server has it under the id ${this.id}.`
    }
  }

  /** Sends a frame that is sent again after a reconnect. */
  #send(frame: Frame): void {
    this.#sequenced?.keep(frame)
    this.#put(frame)
    const { messages, bytes } = this.#waiting()
    const { queueMessages, queueBytes } = this.#limits
    if (messages > queueMessages || bytes > queueBytes)
      this.close(`The client reads too slowly: ${messages} messages with ${bytes} bytes wait for it.`, true)
  }

  #put(frame: Frame): void {
    this.#lastSent = performance.now()
    this.#transport?.send(frame)
  }

  #waiting(): { readonly messages: number; readonly bytes: number } {
    const kept = this.#sequenced?.kept()
    const sent = this.#transport?.waiting()
    return {
      messages: Math.max(kept?.messages ?? 0, sent?.messages ?? 0),
      bytes: Math.max(kept?.bytes ?? 0, sent?.bytes ?? 0),
    }
  }

  #finish(reason = ''): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#transport?.end(reason)
    this.#hub.gone(this)
    this.#options.onEnd(this)
  }
}
