/** A `POST` to an address that a user has chosen. */
export interface OutgoingPost {
  readonly url: string
  /** The media type of the body. */
  readonly type: string
  readonly body: string
}

/**
 * The result of a post. `said` is the body of the reply; undefined if the reply did
 * not end in time or was longer than a few kilobytes. `why` is the reason of the
 * failure: a sentence about the receiver, in lower case and without a full stop.
 */
export type OutgoingResult =
  | { readonly kind: 'answered'; readonly status: number; readonly said: string | undefined }
  | { readonly kind: 'failed'; readonly why: string }

/** Sends requests to addresses that users have chosen, if the settings allow these addresses. */
export interface Outgoing {
  /** Why the address cannot be called, as far as its text shows: a sentence as in `OutgoingResult`; undefined if it can. */
  refusal(url: string): string | undefined
  /**
   * Sends one post and does not follow redirects. Never fails, and ends after the
   * configured time, or when `stop` is aborted.
   */
  post(message: OutgoingPost, stop?: AbortSignal): Promise<OutgoingResult>
}
