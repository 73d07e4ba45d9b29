/** A recorded request as the inspector shows it. */
export interface InspectedRequest {
  readonly id: number
  readonly at: string
  readonly method: string
  readonly url: string
  readonly operation: string | null
  readonly status: number
  readonly durationMs: number
  readonly user: string | null
  readonly shard: string | null
  readonly faultId: number | null
  readonly notes: readonly string[]
  readonly request: InspectedMessage
  readonly response: InspectedMessage
}

export interface InspectedMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What the inspector says on every page. */
export interface InspectorFrame {
  /** The shard that it shows; undefined for the server without one. */
  readonly shard: string | undefined
  /** The names of all shards. */
  readonly shards: readonly string[]
}

/** The address of a page of the inspector, with its shard. */
export function inspectorAddress({ shard }: Pick<InspectorFrame, 'shard'>, query: Readonly<Record<string, string>> = {}): string {
  const options = new URLSearchParams({ ...query, ...(shard !== undefined && { shard }) }).toString()
  return options === '' ? '/_emulator' : `/_emulator?${options}`
}
