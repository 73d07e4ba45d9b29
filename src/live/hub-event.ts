import type { HubEvent } from './connections/hub-connection.ts'
import type { Frame, HubProtocol } from './protocol/messages.ts'

/** An event that is written once for each protocol, however many connections get it. */
export function hubEvent(target: string, payload: object): HubEvent {
  const frames = new Map<HubProtocol, Frame>()
  return {
    frameFor(protocol) {
      const known = frames.get(protocol)
      if (known !== undefined) return known
      const frame = protocol.write({ type: 'event', target, payload })
      frames.set(protocol, frame)
      return frame
    },
  }
}
