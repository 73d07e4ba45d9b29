/** What the processes of the soak say to each other. */

/** To the friendly and the hostile clients. */
export type Order =
  | { readonly start: Start }
  /** Ends what is under way, and answers `done`. */
  | { readonly stop: true }

export interface Start {
  readonly port: number
  readonly seed: number
  readonly items: number
  /** Of the friendly clients: requests a second. */
  readonly rate: number
  /** Of the hostile clients: names of attacks. */
  readonly attacks: readonly string[]
  /** Their rests are multiplied by this. */
  readonly restFactor: number
}

/** A friendly request that has ended. */
export interface Sample {
  readonly operation: string
  /** Milliseconds from the time at which it was to be sent to the end of its reply. */
  readonly ms: number
  /** Milliseconds by which the client itself was late with it, which are part of `ms`. */
  readonly lateMs: number
  /** What was wrong, where it failed. */
  readonly failure?: string
}

/** An attack that has ended. */
export interface Blow {
  readonly attack: string
  /** A status, or what happened in the place of a reply. */
  readonly outcome: string
  readonly ms: number
}

/** From the friendly and the hostile clients. */
export type Told =
  | { readonly samples: readonly Sample[] }
  | { readonly blows: readonly Blow[] }
  | { readonly done: true; readonly mostInFlight?: number }

/** Tells the process that started this one. */
export function tell(told: Told): void {
  process.send?.(told)
}

/** Calls `obey` for each order, one after the other, and ends the process when its parent process has ended. */
export function listen(obey: (order: Order) => void): void {
  process.on('message', (order: Order) => obey(order))
  process.once('disconnect', () => process.exit(0))
}

/** What clients have under way, until somebody says that it is over. */
export interface UnderWay {
  readonly ends: Iterable<Promise<void>>
  isOver: boolean
}

/** Says that it is over, and waits for what is still under way. */
export async function ending(run: UnderWay | undefined): Promise<void> {
  if (!run) return
  run.isOver = true
  await Promise.all(run.ends)
}
