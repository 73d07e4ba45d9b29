/** So many turns of a work come before the later turns of others. */
const firstTurns = 8

/** Work that has given up the event loop and waits for its next turn, by the number of turns it has had; first come first served. */
const waiting: readonly (() => void)[][] = Array.from({ length: firstTurns + 1 }, () => [])
let isAwake = false

/**
 * Gives other requests a turn, between the steps of long work. Inside a transaction it is not needed, because the
 * database gives turns between the statements (`makeTurns`). However much long work there is, one step of it runs in each
 * turn of the event loop, so that a short request waits for one step at most. `taken` is the number of turns that the
 * work has had (`makeBreather` counts them): work that has just begun goes first, because most of it ends soon
 * (`docs/decisions/0036-new-work-goes-first.md`). Omit it for work that nobody waits for.
 */
export const breathe = (taken = firstTurns): Promise<void> =>
  new Promise((resolve) => {
    waiting[Math.min(taken, firstTurns)]?.push(resolve)
    wake()
  })

function wake(): void {
  if (isAwake) return
  isAwake = true
  setImmediate(() => {
    isAwake = false
    waiting.find((works) => works.length > 0)?.shift()?.()
    if (waiting.some((works) => works.length > 0)) wake()
  })
}

/** Returns a function that gives others a turn, for one work from its beginning to its end. */
export function makeBreather(): () => Promise<void> {
  let taken = 0
  return () => breathe(taken++)
}

/** Returns a function to call between steps of work. It breathes when the steps since the last breath took `ms` milliseconds. */
export function makePacer(ms = 3): () => Promise<void> | undefined {
  const takeBreath = makeBreather()
  let began = performance.now()
  return () => {
    if (performance.now() - began < ms) return undefined
    return takeBreath().then(() => {
      began = performance.now()
    })
  }
}

/**
 * Returns a function to call between steps of work that others wait for, such as an open transaction. When the steps
 * took `ms` milliseconds, it gives other requests one turn; it does not queue behind other long work.
 */
export function makeTurns(ms = 20): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < ms) return undefined
    return new Promise((resolve) => {
      setImmediate(() => {
        began = performance.now()
        resolve()
      })
    })
  }
}
