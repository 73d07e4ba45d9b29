/** A mail in plain text to one address. */
export interface Mail {
  /** The same for the same mail: letters, digits, hyphens and periods. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** It may have been sent before. */
  readonly isRepeated: boolean
}

/**
 * `refused`: the mail server takes no mail for this address, now or later. `isUncertain`: the mail may have arrived although its
 * end is not known. `why` is a sentence without a full stop.
 */
export type MailResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string; readonly isUncertain: boolean }

/** Sends mails where the settings say. */
export interface Mailer {
  /** Never fails, and ends in bounded time, or soon after `stop` is aborted. */
  send(mail: Mail, stop: AbortSignal): Promise<MailResult>
}

/** Whether a text is one address of visible ASCII characters, without anything that could begin another header or command. */
export const isMailAddress = (email: string): boolean =>
  email.length <= 254 && /^[!-~]+$/.test(email) && /^[^<>@,;:"]+@[^<>@,;:"]+$/.test(email)
