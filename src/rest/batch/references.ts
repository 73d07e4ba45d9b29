import { invalid } from '../../core/kernel/errors.ts'
import type { Response } from '../../http/message/message.ts'

/** `$7` at the beginning of an address: what the request with `Content-ID: 7` has made. `$batch` and `$metadata` are addresses of the service. */
const reference = /^\$(?!(?:batch|metadata)(?:[/?]|$))([\w.-]{1,64})(?=[/?]|$)/i
const contentIdLine = /^content-id:[ \t]*<?([\w.-]{1,64})>?[ \t]*\r?$/im

/** The Content-ID of a part: among its own headers, or among those of its request. */
export const contentIdIn = (part: Uint8Array): string | undefined =>
  contentIdLine.exec(Buffer.from(part.subarray(0, headBytes)).toString('latin1'))?.[1]

/** The headers of a part and of its request stand within as many bytes. */
const headBytes = 4096

export const isReference = (target: string): boolean => reference.test(target)

/** What the requests of a batch have made so far, by their Content-IDs (protocol/batch#references; decisions/0071). */
export class References {
  readonly #made = new Map<string, string>()

  note(contentId: string, { status, headers }: Response): void {
    const { Location } = headers
    if (status === 201 && Location !== undefined) this.#made.set(contentId, String(Location))
  }

  /** The address with the one of the referenced entity in the place of the reference. Fails with `invalid_request`. */
  resolved(target: string): string {
    const [mark = '', contentId = ''] = reference.exec(target) ?? []
    const address = this.#made.get(contentId)
    if (address !== undefined) return address + target.slice(mark.length)
    throw invalid(`'${mark}' refers to what a request with the Content-ID ${contentId} has made; none before this one in the batch has.`)
  }
}
