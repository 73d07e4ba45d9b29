import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

export interface GuessLimits {
  /** Wrong passwords of a pair that cause no delay. */
  readonly free: number
  /**
   * The time between two password checks of a pair over the free limit: the longest wait of a correct password. 0
   * disables the delay.
   */
  readonly delayMs: number
  /** After this time without a wrong password the count of a pair is reset. */
  readonly forgetMs: number
  /** The number of remembered pairs; the pair whose last wrong password is oldest is forgotten first. */
  readonly pairs: number
}

/** Delays wrong passwords and secrets, by pair of client address and account (protocol/sign-in#wrong-passwords). */
export interface Guesses {
  /**
   * Calls `check`, which returns undefined for a wrong password, and counts the result. Fails as `check` does, and with
   * `too_many_guesses` if the pair must wait before its next check. A correct password must wait too: if it were
   * accepted at once, guessing would be as fast as sending requests.
   */
  checked<T>(address: string, account: string, check: () => T | undefined): T | undefined
}

/** Tells `note` of every wrong password and secret. */
export const toldGuesses = (
  guesses: Guesses,
  note: (failure: { readonly address: string; readonly account: string }) => void,
): Guesses => ({
  checked(address, account, check) {
    const found = guesses.checked(address, account, check)
    if (found === undefined) note({ address, account })
    return found
  },
})

interface Wrong {
  readonly count: number
  readonly last: number
}

/** If any password is correct, there is nothing to guess. */
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
  /** The record of the pair. Fails if the pair has to wait. */
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

/** An IPv6 client usually controls a whole /64 network. */
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
