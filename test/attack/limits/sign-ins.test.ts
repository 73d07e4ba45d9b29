import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { configUsers } from '../../../src/core/acts/people/config-users.ts'
import { createUsers } from '../../../src/core/acts/people/identity-providers.ts'
import { unlimitedGuesses } from '../../../src/http/sign-in/guesses.ts'
import { ntlmSchemes } from '../../../src/http/sign-in/ntlm.ts'
import { basicScheme, type Caller, createSignIn } from '../../../src/http/sign-in/sign-in.ts'
import { authenticateMessage, negotiateMessage } from '../../support/sign-in/ntlm-client.ts'

const longest = 'p'.repeat(1024)
const known = { password: longest, email: '', displayName: '', roles: [], groups: [] }
const provider = configUsers({ priority: 1, users: new Map([['ann', known]]), groups: new Map(), hostName: 'h' })
const users = createUsers({ providers: [provider], farmAdministrators: [], hostName: 'h' })
// The server must check every password: no cache answers.
const guesses = unlimitedGuesses
const server = { domain: 'H', host: 'h' }
const [, ntlm] = ntlmSchemes({ users, guesses, server, randomBytes: (count) => randomBytes(count), now: () => 0 })
const signIn = createSignIn({
  users,
  guesses,
  schemes: [ntlm, basicScheme(users, guesses)],
  forms: true,
  key: randomBytes(32),
  ended: { end: async () => undefined, hasEnded: async () => false },
  runtime: { now: () => 0, newId: () => 's' },
})

const callerWith = (authorization?: string, connection: Caller['connection'] = { isSecure: false, remoteAddress: '' }): Caller => ({
  headers: { ...(authorization !== undefined && { authorization }) },
  isSecure: false,
  clientAddress: '192.0.2.1',
  connection,
})
const basic = (pair: string) => callerWith(`Basic ${Buffer.from(pair).toString('base64')}`)
const tried = (attempt: () => unknown) => () => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

/** Replies to an NTLM challenge, each on its own connection. */
function answers(password: string): () => unknown {
  const waiting = Array.from({ length: 1000 }, () => {
    const { connection } = callerWith()
    const challenge = ntlm.challengeTo?.(negotiateMessage.toString('base64'), callerWith(undefined, connection)) ?? ''
    const challengeMessage = Buffer.from(challenge.slice('NTLM '.length), 'base64')
    const message = authenticateMessage({ challengeMessage, userName: 'ann', domain: 'H', password })
    return callerWith(`NTLM ${message.toString('base64')}`, connection)
  })
  return tried(() => signIn.identifyCaller(waiting.pop() ?? callerWith()))
}

let count = 0
/** Each attempt differs, so that no cached result of an earlier one helps. */
const another = () => {
  count += 1
  return String(count)
}

describe('a sign-in holds the event loop for less than a millisecond of processor time', () => {
  it.each<[string, () => unknown]>([
    ['by form, with a wrong password of the greatest length', () => signIn.openSession('ann', 'x'.repeat(1024), callerWith())],
    ['by form, with the right one', () => signIn.openSession('ann', longest, callerWith())],
    ['by form, with a password of 64 kB', () => signIn.openSession('ann', 'x'.repeat(65_536), callerWith())],
    ['by form, with a name of 64 kB', () => signIn.openSession('n'.repeat(65_536), 'x', callerWith())],
    ['by form, with a name of 64 kB of blanks', () => signIn.openSession(' '.repeat(65_536), 'x', callerWith())],
    [
      'by Basic, with a wrong password of the greatest length',
      tried(() => signIn.identifyCaller(basic(`ann:${another().padStart(1024, 'x')}`))),
    ],
    ['by Basic, with a password of 40 kB', tried(() => signIn.identifyCaller(basic(`ann:${'x'.repeat(40_000)}${another()}`)))],
    ['by NTLM, with a wrong password', answers('wrong')],
    ['by NTLM, with the right one', answers(longest)],
  ])('%s', (_, attempt) => {
    const before = process.threadCpuUsage()
    for (let n = 0; n < 1000; n++) attempt()
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000, 'milliseconds of processor time for 1,000').toBeLessThan(1000)
  })
})
