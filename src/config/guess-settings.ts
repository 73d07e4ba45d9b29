import type { Setting } from './setting.ts'

/** What stolen tokens and guessed passwords are worth (decisions S18, AB). */
export const tokenAndGuessSettings = [
  {
    key: 'Identity:Guesses:Free',
    type: 'integer',
    default: 10,
    min: 1,
    max: 1_000_000,
    help: 'Wrong passwords or secrets that an address may send for an account before more of them are slowed; never with AcceptAll.',
  },
  {
    key: 'Identity:Guesses:DelayMilliseconds',
    type: 'integer',
    default: 1000,
    min: 0,
    max: 1000,
    help: 'Then one is looked at per so many milliseconds, and the others are answered 429; 0 slows nobody.',
  },
  {
    key: 'Identity:Guesses:ForgetMinutes',
    type: 'integer',
    default: 15,
    min: 1,
    max: 1440,
    help: 'After so long without a wrong password an address begins anew with an account.',
  },
  {
    key: 'Identity:Guesses:Pairs',
    type: 'integer',
    default: 10_000,
    min: 1,
    max: 1_000_000,
    help: 'Pairs of address and account whose wrong passwords are remembered, about 300 bytes each.',
  },
  {
    key: 'Identity:RequireScope',
    type: 'boolean',
    default: true,
    help: 'Whether an access token opens only what its scopes name: AllSites.Read reads; .default, AllSites.Write, .Manage and .FullControl everything.',
  },
] as const satisfies readonly Setting[]
