import { runBatch, type Step } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import type { Part, Response } from '../../http/message.ts'
import { sharingOperations } from '../marks.ts'

/** Replies that wait for a commit may have this many bytes together, the last of them not counted. */
const heldBytes = 4 * 1024 * 1024

/** The operation of a part, found and validated, before it runs. */
interface Waiting {
  readonly operationId: string
  readonly ctx: Context
  run(ctx: Context): Promise<Response>
  /** Answers the part. */
  settle(reply: Response | Promise<Response>): void
  /** Answers the part with what it has failed with, in the words of the edge. */
  fail(error: unknown): void
}

/** A part on its way: its reply, and its operation, which is missing where the reply is there already. */
export interface BegunPart {
  readonly reply: Promise<Response>
  readonly waiting?: Waiting
}

/** Sends a part on its way by `answer`, which never rejects, until its operation waits for its turn or it has a reply. */
export async function begun(answer: (part: Part) => Promise<Response>, caller: Actor): Promise<BegunPart> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<Waiting | undefined>()
  const perform: Part['perform'] = (operationId, ctx, work) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
    arrive({ operationId, ctx, run: work, settle: resolve, fail: reject } as unknown as Waiting)
    return promise
  }
  const reply = answer({ caller, perform })
  void reply.then(() => arrive(undefined))
  const waiting = await arrival
  return waiting ? { reply, waiting } : { reply }
}

/**
 * The replies of parts, in their order. Item writes that follow each other
 * share a transaction, in which each is undone alone when it fails; whatever
 * else there is runs alone, behind what came before it.
 */
export async function* inTurn<T>(parts: readonly T[], begin: (part: T) => Promise<BegunPart>): AsyncGenerator<Response> {
  let held: HeldPart[] = []
  for (const part of parts) {
    const { reply, waiting } = await begin(part)
    const shares = waiting !== undefined && sharingOperations.has(waiting.operationId)
    if (!shares || held.some((other) => other.waiting.ctx.site !== waiting.ctx.site)) {
      yield* together(held)
      held = []
    }
    if (shares) held.push({ reply, waiting })
    else {
      waiting?.settle(waiting.run(waiting.ctx))
      yield reply
    }
  }
  yield* together(held)
}

type HeldPart = Required<BegunPart>

/**
 * Runs writes of items of one site in one transaction, or in several where
 * their replies are long. The first runs alone: what it looks up (the list,
 * the rights) stays in the cache, where nothing gets from inside a transaction.
 */
async function* together(parts: readonly HeldPart[]): AsyncGenerator<Response> {
  const [first, ...others] = parts
  if (!first) return
  first.waiting.settle(first.waiting.run(first.waiting.ctx))
  yield first.reply
  for (let rest = others; rest.length > 0; ) {
    const done = await runShared(rest.map(({ waiting }) => waiting))
    for (const { reply } of rest.slice(0, done)) yield reply
    rest = rest.slice(done)
  }
}

/** Answers how many of the operations have run and are answered: when this resolves, what they have written is committed or undone. */
async function runShared(operations: readonly Waiting[]): Promise<number> {
  const [first] = operations
  if (!first) return 0
  const faults = new Map<Waiting, unknown>()
  let bytes = 0
  const steps: Iterable<Step<Response>> = {
    *[Symbol.iterator]() {
      faults.clear()
      bytes = 0
      for (const operation of operations) {
        if (bytes > heldBytes) return
        yield async ({ transaction }) => {
          const response = await run(operation, { ...operation.ctx, ...(transaction && { transaction }) }, faults)
          bytes += typeof response.body === 'string' ? response.body.length : 0
          return response
        }
      }
    },
  }
  try {
    const outcomes = await runBatch(first.ctx, steps, { atomic: false, onError: 'continue' })
    for (const [index, outcome] of outcomes.entries()) {
      const operation = operations[index] as Waiting
      if (outcome.ok) operation.settle(outcome.value)
      else operation.fail(faults.get(operation) ?? outcome.error)
    }
    return outcomes.length
  } catch (error) {
    // Nothing of it is committed.
    for (const operation of operations) operation.fail(error)
    return operations.length
  }
}

/** A fault of ours undoes its own part only, too; what it was is told to the way that the part came. */
async function run(operation: Waiting, ctx: Context, faults: Map<Waiting, unknown>): Promise<Response> {
  try {
    return await operation.run(ctx)
  } catch (error) {
    if (error instanceof DomainError) throw error
    faults.set(operation, error)
    throw new DomainError(kernelReasons.internal)
  }
}
