import { runSome, type Step } from '../../core/access/batch.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { breathe, makePacer } from '../../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Response } from '../../http/message/message.ts'
import type { PreparedPart } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { sharingOperations } from '../protocol/marks.ts'

/** The most bytes that replies waiting for one commit may have together, without the last of them. */
const heldBytes = 4 * 1024 * 1024

/** A part for whose context a transaction can be opened. */
interface SharingPart extends PreparedPart {
  readonly ctx: WireContext
}

/**
 * Yields the replies of parts in their order. Consecutive item writes share a transaction, in which a failed write is
 * undone alone; every other part runs alone, after those before it. A part is prepared after all parts before it have
 * run, except those that can share its transaction.
 */
export async function* inTurn<T>(parts: readonly T[], prepare: (part: T) => Promise<PreparedPart | Response>): AsyncGenerator<Response> {
  let group: SharingPart[] = []
  const pace = makePacer()
  for (const part of parts) {
    await pace()
    const next = await prepare(part)
    if ('perform' in next && shares(next) && group.every(({ ctx }) => ctx.site === next.ctx.site)) {
      group.push(next)
      continue
    }
    yield* runGroup(group)
    group = []
    if (!('perform' in next)) yield next
    else if (shares(next)) group.push(next)
    else yield await runAlone(next)
  }
  yield* runGroup(group)
}

const shares = (part: PreparedPart): part is SharingPart => part.ctx !== undefined && sharingOperations.has(part.operation)

async function runAlone(part: PreparedPart): Promise<Response> {
  try {
    return await part.perform(part.ctx)
  } catch (error) {
    return part.fail(error)
  }
}

/**
 * Runs item writes of one site in one transaction, or in several if their replies or their work are long. The first runs alone, so
 * that its look-ups (list, permissions) stay in the cache; look-ups inside a transaction do not.
 */
async function* runGroup([first, ...others]: readonly SharingPart[]): AsyncGenerator<Response> {
  if (!first) return
  yield await runAlone(first)
  for (let rest = others; rest.length > 0; ) {
    const replies = await runShared(rest)
    yield* replies
    rest = rest.slice(replies.length)
    await breathe()
  }
}

/**
 * Runs as many parts in one transaction as the bound on waiting replies and its time allow, and returns their replies. When it
 * resolves, the transaction is committed or rolled back.
 */
async function runShared(parts: readonly SharingPart[]): Promise<Response[]> {
  const [first] = parts
  if (!first) return []
  const faults = new Map<SharingPart, unknown>()
  const sizes: number[] = []
  /** The number of parts that the transaction has begun. */
  let reached = 0
  // A transaction may run its steps again: each resets its own entries and reads only those before it.
  const steps = parts.map(
    (part, index): Step<Response | undefined> =>
      async ({ transaction }) => {
        sizes[index] = 0
        faults.delete(part)
        if (sizes.slice(0, index).reduce((sum, size) => sum + size, 0) > heldBytes) return undefined
        reached = index + 1
        const response = await runWithin(part, { ...part.ctx, ...(transaction && { transaction }) }, faults)
        sizes[index] = typeof response.body === 'string' ? response.body.length : 0
        return response
      },
  )
  try {
    const outcomes = await runSome(first.ctx, steps, 'continue')
    return parts.flatMap((part, index) => {
      const outcome = outcomes[index]
      if (outcome?.ok === false) return [part.fail(faults.get(part) ?? outcome.error)]
      return outcome?.value ? [outcome.value] : []
    })
  } catch (error) {
    // The whole transaction was rolled back. The parts that it has not begun run in another one.
    return parts.slice(0, reached || parts.length).map((part) => part.fail(error))
  }
}

/** An internal error also undoes only its own part; it is kept for the part's error reply. */
async function runWithin(part: SharingPart, ctx: WireContext, faults: Map<SharingPart, unknown>): Promise<Response> {
  try {
    return await part.perform(ctx)
  } catch (error) {
    if (error instanceof DomainError) throw error
    faults.set(part, error)
    throw new DomainError(kernelReasons.internal)
  }
}
