import { breathe } from '../../kernel/pacing/breathe.ts'
import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import { type ChainParts, ChainWriter, chainRow, LeaseLost } from './chain.ts'
import type { AuditEntry } from './records.ts'
import type { AuditSource } from './sources.ts'

export interface SealerOptions {
  readonly parts: ChainParts
  readonly source: AuditSource
  /** The longest time that an event waits, in milliseconds, and the shortest time between two rounds. */
  readonly intervalMs: number
  /** Whether no other process can write the log. */
  readonly isAlone: boolean
  readonly onSealed: (entries: readonly AuditEntry[]) => void
  readonly onError: (error: unknown) => void
}

/** Moves the events of one source into its audit log, soon after each commit. */
export class Sealer {
  readonly #options: SealerOptions
  readonly #writer: ChainWriter
  readonly #rounds = new JobQueue()
  readonly #stopHearing: () => void
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: SealerOptions) {
    this.#options = options
    this.#writer = new ChainWriter(options.parts, { isAlone: options.isAlone, report: options.onError })
    this.#stopHearing = options.source.onCommit(() => this.#wake())
    this.#wake()
  }

  /** Resolves when all waiting events are in the log, unless another process writes it. Fails if an event cannot be stored. */
  flush(): Promise<void> {
    return this.#rounds.run(() => this.#round())
  }

  /** Seals a segment whose day has ended. */
  endDay(today: string): void {
    const { openDay } = this.#writer
    if (openDay !== undefined && openDay !== today) this.#wake()
  }

  /** Resolves when all waiting events are in the log. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopHearing()
    clearTimeout(this.#timer)
    await this.#rounds.run(() => this.#round()).catch(this.#options.onError)
    await this.#rounds.run(() => this.#writer.release()).catch(this.#options.onError)
  }

  #wake(): void {
    if (this.#isStopped) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.flush().catch((error: unknown) => {
        this.#options.onError(error)
        this.#wake()
      })
    }, this.#options.intervalMs).unref()
  }

  /** Takes the lease only if there is something to write, so that an idle log costs no write. */
  async #round(): Promise<void> {
    const { source, parts } = this.#options
    const first = await source.next(await chainRow(parts))
    if (first.events.length === 0 && this.#writer.openDay === undefined) return
    try {
      let row = await this.#writer.lease()
      await this.#writer.endDay()
      while (row) {
        const waiting = await source.next(row)
        if (waiting.events.length === 0) return
        const events = source.repeats ? await this.#writer.withoutKnown(waiting.events) : waiting.events
        const entries = await this.#writer.write(events, waiting)
        await waiting.remove?.()
        this.#options.onSealed(entries)
        // What was committed meanwhile waits for the next round, together with what follows.
        if (!waiting.hasMore) return
        await breathe()
        row = await this.#writer.lease()
      }
      // Another process holds the lease, and may have died.
      this.#wake()
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      this.#wake()
    }
  }
}
