import { runSome, type Step } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { queryItems } from '../../core/acts/items/item-pages.ts'
import { addItems } from '../../core/acts/items/many-items.ts'
import { queryUsers } from '../../core/acts/people/users.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import { isUserInfo } from '../../core/model/lists/user-info-list.ts'
import { numbersFrom } from '../faults/random.ts'
import { refusedNow } from '../requests/refused-now.ts'
import type { EmulatedTime } from '../time/emulated-runtime.ts'
import type { Gate } from '../time/gate.ts'
import { plausibleValue, type Sources } from './plausible.ts'

export interface GenerationInput {
  readonly list: string
  readonly count: number
  readonly seed: number
}

/** How far the generation of items is. */
export interface GenerationState {
  readonly operationId: number
  readonly status: 'Running' | 'Succeeded' | 'Failed' | 'Cancelled'
  /** In percent. */
  readonly progress: number
  readonly made: number
  readonly startedUtc: string
  readonly endedUtc?: string
  readonly error?: string
}

interface Running {
  state: GenerationState
  isCancelled: boolean
  done: Promise<void>
}

/** Generations that run at the same time. */
const mostRunning = 4
/** Generations that are remembered. */
const mostKept = 100
/** Items of one act. */
const addedAtOnce = 32
/** The users, and the items of the list of a lookup column, to which values refer. */
const mostReferred = 500

interface GenerationParts {
  readonly time: EmulatedTime
  readonly gate: Gate
  /** The text of a domain error. */
  readonly wordsOf: (error: DomainError) => string
  readonly onError: (error: unknown) => void
}

/** Fills lists with items that look like real ones, in the background. */
export class Generations {
  readonly #parts: GenerationParts
  readonly #kept = new Map<number, Running>()
  #latestId = 0

  constructor(parts: GenerationParts) {
    this.#parts = parts
  }

  /** Begins a generation. Fails as `findSchema` does, on a library, and as `refusedNow` says if too many run. */
  async begin(ctx: Context, input: GenerationInput): Promise<GenerationState> {
    const list = await findSchema(ctx, { title: input.list })
    if (isLibrary(list)) throw invalid(`'${list.row.title}' is a library: items cannot be added to it without files. Name a list.`)
    if (isUserInfo(list))
      throw invalid(`'${list.row.title}' holds the people of the site collection: items cannot be added to it. Name another list.`)
    if ([...this.#kept.values()].filter(({ state }) => state.status === 'Running').length >= mostRunning)
      throw refusedNow(`${mostRunning} operations run already. Wait for one, or cancel one.`)
    this.#latestId += 1
    const operationId = this.#latestId
    const startedUtc = this.#nowText()
    const running: Running = {
      state: { operationId, status: 'Running', progress: 0, made: 0, startedUtc },
      isCancelled: false,
      done: Promise.resolve(),
    }
    this.#kept.set(operationId, running)
    for (const id of this.#kept.keys())
      if (this.#kept.size > mostKept && this.#kept.get(id)?.state.status !== 'Running') this.#kept.delete(id)
    const { time } = this.#parts
    const own = { ...ctx, runtime: time.runtimeOf(`generate ${input.seed} ${list.row.id} ${operationId}`) }
    running.done = time.outsideRequest(() => this.#run(running, own, list, input))
    return running.state
  }

  /** The generations, newest first. */
  list(): GenerationState[] {
    return [...this.#kept.values()].map(({ state }) => state).reverse()
  }

  /** Fails with `resource_not_found`. */
  get(operationId: number): GenerationState {
    return this.#find(operationId).state
  }

  /** Ends a generation. Fails with `resource_not_found`. */
  async cancel(operationId: number): Promise<void> {
    const running = this.#find(operationId)
    running.isCancelled = true
    await running.done
  }

  /** Ends all generations. */
  async cancelAll(): Promise<void> {
    for (const running of this.#kept.values()) running.isCancelled = true
    await Promise.all([...this.#kept.values()].map(({ done }) => done))
  }

  #find(operationId: number): Running {
    const found = this.#kept.get(operationId)
    if (found) return found
    throw new DomainError({ ...kernelReasons.resource_not_found, message: "There is no operation '{id}'." }, { id: String(operationId) })
  }

  #nowText = (): string => new Date(this.#parts.time.clock.now()).toISOString()

  async #run(running: Running, ctx: Context, list: List, input: GenerationInput): Promise<void> {
    const end = (status: GenerationState['status'], error?: string) => {
      running.state = { ...running.state, status, endedUtc: this.#nowText(), ...(error !== undefined && { error }) }
    }
    try {
      await this.#fill(running, ctx, list, input)
      end(running.isCancelled ? 'Cancelled' : 'Succeeded')
    } catch (error) {
      if (!(error instanceof DomainError)) this.#parts.onError(error)
      end(
        'Failed',
        error instanceof DomainError
          ? this.#parts.wordsOf(error)
          : 'An unexpected error has occurred. The log of the server has its details.',
      )
    }
  }

  /** Adds the items in short transactions; others have turns between them. */
  async #fill(running: Running, ctx: Context, list: List, { count, seed }: GenerationInput): Promise<void> {
    const { gate } = this.#parts
    const sources = await sourcesOf(ctx, list, this.#parts.time.clock.now())
    const fields = list.fields.filter((field) => isFilled(list, field))
    const chance = numbersFrom(seed)
    const address = { id: list.row.id }
    // Values are drawn once, in the order of the items: a transaction may run again.
    const drawn: ReadonlyMap<string, unknown>[] = []
    const valuesFrom = (first: number, end: number) => {
      const { made } = running.state
      while (drawn.length < end - made - 1) drawn.push(valuesOf(fields, chance, made + drawn.length + 1, sources))
      return drawn.slice(first - made - 1, end - made - 1)
    }
    while (running.state.made < count && !running.isCancelled) {
      while (gate.shut) await gate.shut
      if (running.isCancelled) return
      const leave = gate.enter()
      const { made } = running.state
      const steps: Iterable<Step<number>> = {
        *[Symbol.iterator]() {
          for (let at = made + 1; at <= count; at += addedAtOnce) {
            const values = valuesFrom(at, Math.min(at + addedAtOnce, count + 1))
            yield (inside: Context) => addItems(inside, address, values).then(() => values.length)
          }
        },
      }
      const outcomes = await runSome(ctx, steps, 'continue').finally(leave)
      const total = outcomes.reduce((sum, outcome) => (outcome.ok ? sum + outcome.value : sum), made)
      running.state = { ...running.state, made: total, progress: Math.floor((100 * total) / count) }
      for (const outcome of outcomes) if (!outcome.ok) throw outcome.error
      drawn.splice(0, total - made)
      await breathe()
    }
  }
}

/** Columns that a user fills in. */
const isFilled = (list: List, { system, readOnly, hidden, slot, internalName }: Field): boolean =>
  slot !== undefined &&
  !readOnly &&
  !hidden &&
  (!system || internalName === 'Title') &&
  internalName !== 'ContentType' &&
  list.row.baseType !== 1

function valuesOf(fields: readonly Field[], chance: () => number, at: number, sources: Sources): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  for (const field of fields) {
    const value = plausibleValue(field, chance, at, sources)
    if (value !== undefined) values.set(field.internalName, value)
  }
  return values
}

async function sourcesOf(ctx: Context, list: List, now: number): Promise<Sources> {
  const targets = new Map<string, readonly number[]>()
  for (const { internalName, type, settings } of list.fields) {
    if ((type !== 'Lookup' && type !== 'LookupMulti') || settings.lookupListId === undefined) continue
    const page = await queryItems(ctx, { id: settings.lookupListId }, { limit: mostReferred })
    targets.set(
      internalName,
      page.items.map(({ row }) => row.itemId),
    )
  }
  const users = (await queryUsers(ctx)).filter(({ hidden }) => !hidden)
  return { users: users.slice(0, mostReferred).map(({ id }) => id), targets, now }
}
