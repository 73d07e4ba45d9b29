const hourMs = 3_600_000

/** Counts the mails of the last hour, for each key. A new process begins to count anew. */
export class MailQuota {
  readonly #perHour: number
  /** The times of the mails, the oldest first. */
  readonly #sent = new Map<string, readonly number[]>()
  #forgotAt = 0

  constructor(perHour: number) {
    this.#perHour = perHour
  }

  /** The time until a further mail is allowed, in milliseconds; infinite if none ever is. */
  waitMs(key: string, now: number): number {
    const recent = this.#recent(key, now)
    const [oldest = now] = recent
    if (recent.length < this.#perHour) return 0
    return this.#perHour === 0 ? Number.POSITIVE_INFINITY : oldest + hourMs - now
  }

  note(key: string, now: number): void {
    if (Math.abs(now - this.#forgotAt) > hourMs) {
      for (const other of this.#sent.keys()) if (this.#recent(other, now).length === 0) this.#sent.delete(other)
      this.#forgotAt = now
    }
    this.#sent.set(key, [...this.#recent(key, now), now])
  }

  /** Somebody may have set the clock back: a time in the future does not count. */
  #recent(key: string, now: number): readonly number[] {
    return (this.#sent.get(key) ?? []).filter((at) => at <= now && at > now - hourMs)
  }
}
