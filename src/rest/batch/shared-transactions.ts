import { runBatch, type Step } from '../../core/access/batch.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Response } from '../../http/message/message.ts'
import type { PreparedPart } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { sharingOperations } from '../protocol/marks.ts'

/** Replies that wait for a commit may have this many bytes together, the last of them not counted. */
const heldBytes = 4 * 1024 * 1024

/** A part whose context a transaction can be opened in. */
interface SharingPart extends PreparedPart {
  readonly ctx: WireContext
}

/**
 * The replies of parts, in their order. Item writes that follow each other
 * share a transaction, in which each is undone alone when it fails; every other
 * part runs alone, after those before it. A part is prepared when all parts
 * before it have run, but for those that it could share a transaction with.
 */
export async function* inTurn<T>(parts: readonly T[], prepare: (part: T) => Promise<PreparedPart | Response>): AsyncGenerator<Response> {
  let group: SharingPart[] = []
  for (const part of parts) {
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
 * Runs writes of items of one site in one transaction, or in several where
 * their replies are long. The first runs alone: what it looks up (the list,
 * the rights) stays in the cache, where nothing gets from inside a transaction.
 */
async function* runGroup([first, ...others]: readonly SharingPart[]): AsyncGenerator<Response> {
  if (!first) return
  yield await runAlone(first)
  for (let rest = others; rest.length > 0; ) {
    const replies = await runShared(rest)
    yield* replies
    rest = rest.slice(replies.length)
  }
}

/**
 * Runs parts in one transaction, as many as the bound on held replies lets run;
 * the replies of these. When this resolves, what they have written is committed
 * or undone.
 */
async function runShared(parts: readonly SharingPart[]): Promise<Response[]> {
  const [first] = parts
  if (!first) return []
  const faults = new Map<SharingPart, unknown>()
  const sizes: number[] = []
  // A transaction may run its steps again: each sets its own places anew and looks only at those in front of it.
  const steps = parts.map(
    (part, index): Step<Response | undefined> =>
      async ({ transaction }) => {
        sizes[index] = 0
        faults.delete(part)
        if (sizes.slice(0, index).reduce((sum, size) => sum + size, 0) > heldBytes) return undefined
        const response = await runWithin(part, { ...part.ctx, ...(transaction && { transaction }) }, faults)
        sizes[index] = typeof response.body === 'string' ? response.body.length : 0
        return response
      },
  )
  try {
    const outcomes = await runBatch(first.ctx, steps, { atomic: false, onError: 'continue' })
    return parts.flatMap((part, index) => {
      const outcome = outcomes[index]
      if (outcome?.ok === false) return [part.fail(faults.get(part) ?? outcome.error)]
      return outcome?.value ? [outcome.value] : []
    })
  } catch (error) {
    // Nothing of it is committed.
    return parts.map((part) => part.fail(error))
  }
}

/** A fault of ours also undoes its own part only; what it was is kept for the words of the part. */
async function runWithin(part: SharingPart, ctx: WireContext, faults: Map<SharingPart, unknown>): Promise<Response> {
  try {
    return await part.perform(ctx)
  } catch (error) {
    if (error instanceof DomainError) throw error
    faults.set(part, error)
    throw new DomainError(kernelReasons.internal)
  }
}
