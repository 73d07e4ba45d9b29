import { fold } from '../fold.ts'

/** A user as every sign-in scheme names it (decisions P). */
export interface Identity {
  readonly loginKey: string
  readonly loginName: string
  readonly title: string
  readonly email: string
}

const claims = /^i:0#\.([fw])\|(?:membership\|)?(.+)$/i

/**
 * Maps every spelling of a user name to one login name and key: `x` and
 * `i:0#.f|membership|x` are one, `DOMAIN\x` is `i:0#.w|domain\x`. The e-mail
 * address is the name where it has an @, else `name@hostName`. Undefined for
 * an empty name or one of more than 200 characters.
 */
export function identify(userName: string, hostName: string): Identity | undefined {
  const given = userName.trim()
  const [, kind, inner] = claims.exec(given) ?? []
  const name = inner ?? given
  if (name === '' || name.length > 200 || /\p{Cc}/u.test(name)) return undefined
  const isWindows = kind?.toLowerCase() === 'w' || (kind === undefined && name.includes('\\'))
  const loginName = isWindows ? `i:0#.w|${fold(name)}` : `i:0#.f|membership|${name}`
  const account = name.slice(name.indexOf('\\') + 1)
  return {
    loginKey: fold(loginName),
    loginName,
    title: account,
    email: account.includes('@') ? account : `${account}@${hostName}`,
  }
}
