/** Failures after which a thing is tried again in the next round. */
const soonFailures = 4
/** The longest pause: an hour, with rounds of half a minute. */
const longestRounds = 120
/** Of more things than this, the others are tried in every round. */
const mostThings = 100_000

/** For things that are tried again in rounds: those that fail again and again wait for more and more of them. */
export class GrowingPauses {
  #round = 0
  readonly #failed = new Map<string, { readonly failures: number; readonly next: number }>()

  /** A round begins. */
  begin(): void {
    this.#round += 1
    // Nobody has tried these again, so they are gone.
    for (const [key, { next }] of this.#failed) if (next + longestRounds < this.#round) this.#failed.delete(key)
  }

  /** Whether to try a thing in this round. */
  isDue(key: string): boolean {
    return (this.#failed.get(key)?.next ?? 0) <= this.#round
  }

  failed(key: string): void {
    const known = this.#failed.get(key)
    if (!known && this.#failed.size >= mostThings) return
    const failures = (known?.failures ?? 0) + 1
    const pause = failures <= soonFailures ? 1 : Math.min(longestRounds, 2 ** (failures - soonFailures))
    this.#failed.set(key, { failures, next: this.#round + pause })
  }

  forget(key: string): void {
    this.#failed.delete(key)
  }
}
