import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type Glob, globOf } from '../requests/glob.ts'
import { refusedNow } from '../requests/refused-now.ts'
import { isUser } from '../requests/request-log.ts'
import { countsCallers, type Draw, demandDrawable, drawOf, isOfConnection, refusalOf } from './drawn.ts'
import type { FaultEffect } from './effects.ts'
import { numbersFrom } from './random.ts'

export interface FaultMatch {
  readonly method?: string
  readonly path?: string
  readonly operation?: string
  readonly user?: string
  /** The shard whose requests it is for, or `everyShard`; without it those of the shard that the rule was added in. */
  readonly shard?: string
}

/** Stands for all shards, and for the server without one. */
export const everyShard = '*'

export interface FaultCondition {
  readonly after?: number
  readonly count?: number
  readonly every?: number
  readonly rate?: number
  readonly seed?: number
  readonly fromUtc?: string
  readonly untilUtc?: string
}

export interface FaultRule {
  readonly match: FaultMatch
  readonly when?: FaultCondition
  readonly then: FaultEffect
}

/** A rule in use. */
export interface FaultInUse extends Required<FaultRule> {
  readonly id: number
  /** The shard whose requests it is for: `everyShard`, or undefined for the server without one. */
  readonly shard: string | undefined
  /** How many requests its `match` has fit, and how many it has struck. */
  matched: number
  struck: number
  readonly method: string | undefined
  readonly path: Glob | undefined
  readonly from: number
  readonly until: number
  readonly chance: () => number
  /** What happens, if it is drawn for each request. */
  readonly draw: Draw | undefined
}

/** What is known of a request before anything runs. */
export interface FaultSubject {
  readonly method: string
  /** As `comparablePath` makes it. */
  readonly path: string
  readonly isPart: boolean
}

/** What is known of a request once it is understood and signed in. */
export interface LateFacts {
  readonly operation: string | undefined
  readonly user: string | undefined
}

/** The rule that strikes a request, or the rest of the rules, which can only be tried when more is known. */
export type FaultDecision = { readonly fault: FaultInUse } | { readonly rest: readonly FaultInUse[] } | undefined

const mostRules = 100
/** The rules of a server with all its shards. */
const mostOfServer = 10_000

/** Headers that the server writes itself, because they say where a message ends. */
const framing: ReadonlySet<string> = new Set(['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'])

/** The rules of a server with all its shards. */
export class FaultBoard {
  #rules: readonly FaultInUse[] = []
  #latestId = 0
  readonly #watchers = new Set<() => void>()

  get rules(): readonly FaultInUse[] {
    return this.#rules
  }

  /** Adds the rule that `make` makes with the next id. */
  add(make: (id: number) => FaultInUse): number {
    const made = make(this.#latestId + 1)
    this.#latestId += 1
    this.#show([...this.#rules, made])
    return made.id
  }

  keep(isKept: (rule: FaultInUse) => boolean): void {
    this.#show(this.#rules.filter(isKept))
  }

  /** Calls `watcher` after each change; returns the function that removes it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #show(rules: readonly FaultInUse[]): void {
    this.#rules = rules
    for (const watcher of this.#watchers) watcher()
  }
}

interface RulesParts {
  readonly now: () => number
  readonly board: FaultBoard
  /** Undefined for the server without one. */
  readonly shard: () => string | undefined
  /** What rules may name as an operation, beside those of live updates. */
  readonly operations: () => ReadonlySet<string>
}

/** The rules that hold in one shard, in the order in which they are tried. */
export class FaultRules {
  readonly #now: () => number
  readonly #board: FaultBoard
  readonly #shard: () => string | undefined
  readonly #stop: () => void
  #all: readonly FaultInUse[] = []
  /** The rules of the seed. */
  #first: readonly FaultRule[] = []

  readonly #operations: () => ReadonlySet<string>

  constructor({ now, board, shard, operations }: RulesParts) {
    this.#operations = operations
    this.#now = now
    this.#board = board
    this.#shard = shard
    this.#stop = board.watch(() => this.#look())
    this.#look()
  }

  #look(): void {
    const shard = this.#shard()
    this.#all = this.#board.rules.filter((rule) => rule.shard === shard || rule.shard === everyShard)
  }

  get all(): readonly FaultInUse[] {
    return this.#all
  }

  /** The rules that belong to this shard: those of all shards belong to the server without one. */
  get own(): readonly FaultInUse[] {
    const own = this.#shard()
    return this.#all.filter(({ shard }) => shard === own || own === undefined)
  }

  /** The rules of the seed. */
  get first(): readonly FaultRule[] {
    return this.#first
  }

  /** Fails with `invalid_request` on a rule that can never strike or contradicts itself, and as `refusedNow` says beyond 100 rules. */
  add(rule: FaultRule): number {
    const shard = rule.match.shard ?? this.#shard()
    const known = this.#board.rules
    if (known.filter((one) => one.shard === shard).length >= mostRules)
      throw refusedNow(`There are ${mostRules} faults already. Delete some first.`)
    if (known.length >= mostOfServer) throw refusedNow(`There are ${mostOfServer} faults in all shards already. Delete some first.`)
    this.#demandOperation(rule)
    return this.#board.add((id) => faultOf(rule, id, shard))
  }

  /** Fails with `resource_not_found`. */
  delete(id: number): void {
    if (!this.#all.some((rule) => rule.id === id))
      throw new DomainError({ ...kernelReasons.resource_not_found, message: "There is no fault '{id}'." }, { id: String(id) })
    this.#board.keep((rule) => rule.id !== id)
  }

  /** Deletes the rules of this shard. Those of all shards belong to the server without one. */
  clear(): void {
    const shard = this.#shard()
    this.#board.keep((rule) => rule.shard !== shard && !(shard === undefined && rule.shard === everyShard))
  }

  /** Ends the rules of a shard that is dropped. */
  close(): void {
    this.clear()
    this.#stop()
  }

  /** Fails as `add` does on a rule that a seed cannot have. */
  check(rule: FaultRule): void {
    const { shard } = rule.match
    const own = this.#shard()
    if (shard !== undefined && shard !== own && !(shard === everyShard && own === undefined))
      throw invalid(`A seed cannot have a fault for another shard, as this one for '${shard}'.`)
    this.#demandOperation(rule)
    faultOf(rule, 0, undefined)
  }

  #demandOperation({ match: { operation } }: FaultRule): void {
    if (operation === undefined || operation.startsWith('live.') || this.#operations().has(operation)) return
    const name = operation.slice(0, 100)
    throw invalid(
      `The rule could never strike: there is no operation '${name}'.${didYouMean(name, this.#operations())} GET /_emulator/coverage lists them.`,
    )
  }

  /** Replaces all rules by those of a seed, to which `restart` returns. Fails as `add` does. */
  begin(rules: readonly FaultRule[]): void {
    this.#first = rules
    this.restart()
  }

  /** Begins a shard, whose name is known now, with the rules of a seed. Those that wait for it hold too. Fails as `add` does. */
  join(rules: readonly FaultRule[]): void {
    this.#first = rules
    this.#look()
    for (const rule of rules) this.add(rule)
  }

  /** Puts the rules back to those of the seed. */
  restart(): void {
    this.clear()
    for (const rule of this.#first) this.add(rule)
  }

  /** The first of the rules that strikes a request; those that name a user or an operation need `late`. */
  decide(subject: FaultSubject, rules: readonly FaultInUse[], late?: LateFacts): FaultDecision {
    for (let at = 0; at < rules.length; at += 1) {
      const rule = rules[at] as FaultInUse
      if (!fitsEarly(rule, subject)) continue
      const { operation, user } = rule.match
      if (operation !== undefined || user !== undefined || countsCallers(rule.then)) {
        if (!late) return { rest: rules.slice(at) }
        if (operation !== undefined && operation !== late.operation) continue
        if (user !== undefined && !isUser(late.user, user)) continue
      }
      const then = this.#strikes(rule, late?.user ?? '')
      if (then) return { fault: then === rule.then ? rule : { ...rule, then } }
    }
    return undefined
  }

  /** What happens to a request; undefined if the rule lets it pass. */
  #strikes(rule: FaultInUse, caller: string): FaultEffect | undefined {
    const { after = 0, count = Infinity, every = 1, rate = 1 } = rule.when
    const now = this.#now()
    rule.matched += 1
    const place = rule.matched - after
    const isDue = place > 0 && place % every === 0 && rule.struck < count && now >= rule.from && now < rule.until
    if (!isDue || (rate < 1 && rule.chance() >= rate)) return undefined
    const then = rule.draw ? rule.draw(caller, now) : rule.then
    if (then) rule.struck += 1
    return then
  }
}

const fitsEarly = ({ method, path, then }: FaultInUse, subject: FaultSubject): boolean =>
  (method === undefined || method === subject.method) &&
  (path === undefined || path(subject.path)) &&
  !(subject.isPart && isOfConnection(then))

function faultOf({ match, when = {}, then }: FaultRule, id: number, shard: string | undefined): FaultInUse {
  const from = when.fromUtc === undefined ? -Infinity : Date.parse(when.fromUtc)
  const until = when.untilUtc === undefined ? Infinity : Date.parse(when.untilUtc)
  if (!(from < until)) throw invalid("The rule could never strike: 'when.fromUtc' must be before 'when.untilUtc'.")
  if (when.rate === 0) throw invalid("The rule could never strike: 'when.rate' must be greater than 0.")
  const framed = Object.keys(then.headers ?? {}).find((name) => framing.has(name.toLowerCase()))
  if (framed !== undefined) throw invalid(`'then.headers' cannot have ${framed}: the server writes it itself.`)
  demandDrawable(then)
  const isRefusal = then.status !== undefined || refusalOf(then.preset) !== undefined
  if (then.reset === true && (isRefusal || then.truncateAfterBytes !== undefined || then.headers || then.retryAfterSeconds !== undefined))
    throw invalid("A reset connection has no reply: beside 'then.reset' there can only be 'then.latencyMs' and 'then.latency'.")
  const { messages } = then
  if (messages && (isRefusal || then.reset === true))
    throw invalid("A refused connection has no messages: 'then.messages' cannot be beside it.")
  if (messages?.after !== undefined && messages.drop === undefined && messages.reset === undefined)
    throw invalid("'then.messages.after' needs 'drop' or 'reset', which says what happens then.")
  return {
    id,
    shard,
    match,
    when,
    then,
    matched: 0,
    struck: 0,
    method: match.method?.toUpperCase(),
    path: match.path === undefined ? undefined : globOf(match.path),
    from,
    until,
    chance: numbersFrom(when.seed ?? 1),
    draw: drawOf(then, when.seed ?? 1),
  }
}
