import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type Glob, globOf } from '../requests/glob.ts'
import { refusedNow } from '../requests/refused-now.ts'
import { isUser } from '../requests/request-log.ts'
import { numbersFrom } from './random.ts'

export interface FaultMatch {
  readonly method?: string
  readonly path?: string
  readonly operation?: string
  readonly user?: string
}

export interface FaultCondition {
  readonly after?: number
  readonly count?: number
  readonly every?: number
  readonly rate?: number
  readonly seed?: number
  readonly fromUtc?: string
  readonly untilUtc?: string
}

export type FaultPreset = 'throttled' | 'maintenance' | 'listViewThreshold' | 'expiredToken' | 'expiredDigest'

export interface FaultEffect {
  readonly status?: number
  readonly retryAfterSeconds?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly latencyMs?: number
  readonly truncateAfterBytes?: number
  readonly reset?: true
  readonly preset?: FaultPreset
}

export interface FaultRule {
  readonly match: FaultMatch
  readonly when?: FaultCondition
  readonly then: FaultEffect
}

/** A rule in use. */
export interface FaultInUse extends Required<FaultRule> {
  readonly id: number
  /** How many requests its `match` has fit, and how many it has struck. */
  matched: number
  struck: number
  readonly method: string | undefined
  readonly path: Glob | undefined
  readonly from: number
  readonly until: number
  readonly chance: () => number
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

/** Headers that the server writes itself, because they say where a message ends. */
const framing: ReadonlySet<string> = new Set(['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'])

/** The rules, in the order in which they are tried. */
export class FaultRules {
  #rules: readonly FaultInUse[] = []
  #latestId = 0
  /** The rules of the seed. */
  #first: readonly FaultRule[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get all(): readonly FaultInUse[] {
    return this.#rules
  }

  /** Fails with `invalid_request` on a rule that can never strike or contradicts itself, and as `refusedNow` says beyond 100 rules. */
  add(rule: FaultRule): number {
    if (this.#rules.length >= mostRules) throw refusedNow(`There are ${mostRules} faults already. Delete some first.`)
    const made = faultOf(rule, this.#latestId + 1)
    this.#latestId += 1
    this.#rules = [...this.#rules, made]
    return made.id
  }

  /** Fails with `resource_not_found`. */
  delete(id: number): void {
    const left = this.#rules.filter((rule) => rule.id !== id)
    if (left.length === this.#rules.length)
      throw new DomainError({ ...kernelReasons.resource_not_found, message: "There is no fault '{id}'." }, { id: String(id) })
    this.#rules = left
  }

  clear(): void {
    this.#rules = []
  }

  /** Fails as `add` does on a rule that cannot be used. */
  check(rule: FaultRule): void {
    faultOf(rule, 0)
  }

  /** Replaces all rules by those of a seed, to which `restart` returns. Fails as `add` does. */
  begin(rules: readonly FaultRule[]): void {
    this.#first = rules
    this.restart()
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
      if (operation !== undefined || user !== undefined) {
        if (!late) return { rest: rules.slice(at) }
        if (operation !== undefined && operation !== late.operation) continue
        if (user !== undefined && !isUser(late.user, user)) continue
      }
      if (this.#strikes(rule)) return { fault: rule }
    }
    return undefined
  }

  #strikes(rule: FaultInUse): boolean {
    const { after = 0, count = Infinity, every = 1, rate = 1 } = rule.when
    const now = this.#now()
    rule.matched += 1
    const place = rule.matched - after
    const isDue = place > 0 && place % every === 0 && rule.struck < count && now >= rule.from && now < rule.until
    if (!isDue || (rate < 1 && rule.chance() >= rate)) return false
    rule.struck += 1
    return true
  }
}

const fitsEarly = ({ method, path, then }: FaultInUse, subject: FaultSubject): boolean =>
  (method === undefined || method === subject.method) &&
  (path === undefined || path(subject.path)) &&
  !(subject.isPart && (then.reset === true || then.truncateAfterBytes !== undefined))

function faultOf({ match, when = {}, then }: FaultRule, id: number): FaultInUse {
  const from = when.fromUtc === undefined ? -Infinity : Date.parse(when.fromUtc)
  const until = when.untilUtc === undefined ? Infinity : Date.parse(when.untilUtc)
  if (!(from < until)) throw invalid("The rule could never strike: 'when.fromUtc' must be before 'when.untilUtc'.")
  if (when.rate === 0) throw invalid("The rule could never strike: 'when.rate' must be greater than 0.")
  const framed = Object.keys(then.headers ?? {}).find((name) => framing.has(name.toLowerCase()))
  if (framed !== undefined) throw invalid(`'then.headers' cannot have ${framed}: the server writes it itself.`)
  const isRefusal = then.status !== undefined || then.preset !== undefined
  if (then.reset === true && (isRefusal || then.truncateAfterBytes !== undefined || then.headers || then.retryAfterSeconds !== undefined))
    throw invalid("A reset connection has no reply: beside 'then.reset' there can only be 'then.latencyMs'.")
  return {
    id,
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
  }
}
