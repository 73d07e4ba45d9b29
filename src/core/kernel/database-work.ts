import { JobQueue } from './job-queue.ts'

/**
 * What the requests of this process and the work behind them share of one
 * content database, from its opening to its closing.
 */
export class DatabaseWork {
  /** Jobs on the columns of lists. */
  readonly columns = new JobQueue()
  /** Steps of the full-text index. */
  readonly index = new JobQueue()
  /** Rounds of the sweeper. */
  readonly sweeps = new JobQueue()
  /** The ids of bytes that requests are taking in: no row refers to them yet, and the sweeper leaves them alone. */
  readonly arriving = new Set<string>()

  /** Resolves when nothing works on the database any more. */
  async stop(): Promise<void> {
    await Promise.all([this.columns.stop(), this.index.stop(), this.sweeps.stop()])
  }
}
