import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

export interface GuessLimits {
  /** Wrong passwords of a pair that cost nothing. */
  readonly free: number
  /** Between two looks at a password of a pair that has had them: how long a right one waits at most. 0 slows nobody. */
  readonly delayMs: number
  /** After so long without a wrong password a pair begins anew. */
  readonly forgetMs: number
  /** Pairs that are remembered, the one without a wrong password for longest forgotten first. */
  readonly pairs: number
}

/** Slows wrong passwords and secrets down, by pair of address and account (decisions S18). */
export interface Guesses {
  /**
   * Calls `check`, which answers undefined for a wrong password, and counts
   * what it finds. Fails as `check` does, and with `too_many_guesses` where the
   * next password of the pair is not looked at yet, be it right or wrong: one
   * that is told from the others could be guessed as fast as anybody can ask.
   */
  checked<T>(address: string, account: string, check: () => T | undefined): T | undefined
}

interface Wrong {
  readonly count: number
  readonly last: number
}

/** Where any password is right, there is nothing to guess. */
export const unlimitedGuesses: Guesses = { checked: (_address, _account, check) => check() }

export function createGuesses({ free, delayMs, forgetMs, pairs }: GuessLimits, now: () => number): Guesses {
  if (delayMs === 0) return unlimitedGuesses
  const wrong = new BoundedMap<string, Wrong>(pairs)
  const wrongOf = (pair: string): Wrong | undefined => {
    const found = wrong.get(pair)
    if (!found) return undefined
    const age = now() - found.last
    // A clock that was set back must not lock anybody out.
    if (age >= 0 && age < forgetMs) return found
    wrong.delete(pair)
    return undefined
  }
  /** What is known of the pair. Fails where it has to wait. */
  const patientOf = (pair: string): Wrong | undefined => {
    const found = wrongOf(pair)
    if (!found || found.count < free) return found
    const waitMs = found.last + delayMs - now()
    if (waitMs > 0) throw new DomainError(kernelReasons.too_many_guesses, { seconds: String(Math.ceil(waitMs / 1000)) })
    return found
  }
  return {
    checked(address, account, check) {
      const pair = pairOf(address, account)
      const before = patientOf(pair)
      const found = check()
      if (before) wrong.delete(pair)
      if (found === undefined) wrong.set(pair, { count: (before?.count ?? 0) + 1, last: now() })
      return found
    },
  }
}

/** Somebody with IPv6 has a whole network of 64 bits to send from. */
function pairOf(address: string, account: string): string {
  const sender = address.includes(':') && !address.includes('.') ? networkOf(address) : address
  return `${sender} ${account}`
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::', 2)
  const first = head.split(':')
  if (tail === undefined) return first.slice(0, 4).join(':')
  const last = tail.split(':')
  const whole = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return whole.slice(0, 4).join(':')
}
