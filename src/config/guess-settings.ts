import type { Setting } from './setting.ts'

/** Settings that limit stolen tokens and guessed passwords (protocol/sign-in#wrong-passwords). */
export const tokenAndGuessSettings = [
  {
    key: 'Identity:Guesses:Free',
    type: 'integer',
    default: 10,
    min: 1,
    max: 1_000_000,
    help: 'Wrong passwords or secrets that a client address may send for an account before further ones are delayed; no delay with AcceptAll.',
  },
  {
    key: 'Identity:Guesses:DelayMilliseconds',
    type: 'integer',
    default: 1000,
    min: 0,
    max: 1000,
    help: 'Milliseconds between two password checks after that; other requests get 429. 0 disables the delay.',
  },
  {
    key: 'Identity:Guesses:ForgetMinutes',
    type: 'integer',
    default: 15,
    min: 1,
    max: 1440,
    help: 'Time without a wrong password after which the count of an address and account is reset.',
  },
  {
    key: 'Identity:Guesses:Pairs',
    type: 'integer',
    default: 10_000,
    min: 1,
    max: 1_000_000,
    help: 'Number of pairs of address and account whose wrong passwords are counted; about 300 bytes each.',
  },
  {
    key: 'Identity:RequireScope',
    type: 'boolean',
    default: true,
    help: 'Whether an access token allows only what its scopes name: AllSites.Read allows reads; .default, AllSites.Write, .Manage and .FullControl allow everything.',
  },
  {
    key: 'Identity:ClockSkewSeconds',
    type: 'integer',
    default: 60,
    min: 0,
    max: 600,
    help: 'Tolerated difference to the clock of a provider of Identity:Oidc, when the times in its tokens are checked.',
  },
] as const satisfies readonly Setting[]
