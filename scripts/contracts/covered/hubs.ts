import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../files.ts'

interface HubOperation {
  readonly action: 'receive' | 'send'
  readonly channel: { readonly $ref: string }
  readonly messages: readonly { readonly $ref: string }[]
}

export interface HubsDocument {
  readonly channels: Readonly<Record<string, { readonly messages: Readonly<Record<string, { readonly $ref: string }>> }>>
  readonly operations: Readonly<Record<string, HubOperation>>
  readonly components: { readonly messages: Readonly<Record<string, { readonly name: string }>> }
}

/** What of a hub the tests have to see: a success and a failure, or a success of what cannot fail. */
export interface HubUse {
  /** `live.lists` for the connection, else `live.lists.Subscribe`. */
  readonly name: string
  readonly neverFails: boolean
}

const lastName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/**
 * The connection to every hub and the methods that clients call, which succeed and are refused; and the messages that the server sends,
 * which nobody can refuse.
 */
export function hubUses({ channels, operations, components }: HubsDocument): HubUse[] {
  const connections = Object.keys(channels).map((hub) => ({ name: `live.${hub}`, neverFails: false }))
  const messages = Object.values(operations).flatMap(({ action, channel, messages }) => {
    const hub = lastName(channel.$ref)
    return messages.map(({ $ref }) => {
      const message = channels[hub]?.messages[lastName($ref)]
      const name = message && components.messages[lastName(message.$ref)]?.name
      return { name: `live.${hub}.${name}`, neverFails: action === 'send' }
    })
  })
  return [...connections, ...messages]
}

/** Those of the contract of the hubs. */
export const declaredHubUses = (): HubUse[] =>
  hubUses(JSON.parse(readFileSync(join(root, 'generated/live/asyncapi.json'), 'utf8')) as HubsDocument)
