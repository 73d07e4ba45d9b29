import { fold } from '../../kernel/fold.ts'

/** A user, or a group of claims, as every sign-in scheme and every request names it (decisions P). */
export interface Identity {
  readonly loginKey: string
  readonly loginName: string
  readonly title: string
  readonly email: string
}

/** Claims-encoded names: who or what, the claim's type, its value's type, who says it; then the value. */
const claimForm = /^([ic]):0(.)(.)([a-z])\|(.+)$/i

/** Claims that every signed-in user holds, or every one of a kind; the established server has the same. */
export const claimsOfAll = {
  everyone: 'c:0(.s|true',
  windows: 'c:0!.s|windows',
  forms: 'c:0!.s|forms:membership',
  /** Held by requests without credentials alone, where they are let in. */
  anonymous: 'c:0..s|true',
} as const

const titlesOfAll: ReadonlyMap<string, string> = new Map([
  [claimsOfAll.everyone, 'Everyone'],
  [claimsOfAll.windows, 'All Users (windows)'],
  [claimsOfAll.forms, 'All Users (membership)'],
  [claimsOfAll.anonymous, 'Anonymous users'],
])

/** Whether a login name is that of a group of claims, such as `c:0-.f|rolemanager|staff`, and not of somebody who signs in. */
export const isGroupClaim = (loginName: string): boolean => /^c:0/i.test(loginName)

/**
 * Maps every spelling of a name to one login name and key: `x` and
 * `i:0#.f|membership|x` are one, `DOMAIN\x` is `i:0#.w|domain\x`; any other
 * claims-encoded name stays as it is. The e-mail address of a user is the name
 * where it has an @, else `name@hostName`; groups have none. Undefined for an
 * empty name or one of more than 200 characters.
 */
export function identify(userName: string, hostName: string): Identity | undefined {
  const given = userName.trim()
  const [, what = 'i', type = '#', , by = '', value = given] = claimForm.exec(given) ?? []
  if (value === '' || value.length > 200 || /\p{Cc}/u.test(given)) return undefined
  if (what.toLowerCase() === 'c') return groupIdentity(given)
  const isName = type === '#' && (by === '' || /[fw]/i.test(by))
  const loginName = isName ? userLoginName(value, by.toLowerCase()) : given
  const account = value.slice(Math.max(value.lastIndexOf('|'), value.indexOf('\\')) + 1)
  return {
    loginKey: fold(loginName),
    loginName,
    title: account,
    email: account.includes('@') ? account : `${account}@${hostName}`,
  }
}

function userLoginName(value: string, by: string): string {
  if (by === 'w' || (by === '' && value.includes('\\'))) return `i:0#.w|${fold(value)}`
  const name = value.replace(/^membership\|/i, '')
  // The users of another membership provider are others.
  return by === 'f' && name.includes('|') ? `i:0#.f|${name}` : `i:0#.f|membership|${name}`
}

function groupIdentity(loginName: string): Identity {
  const loginKey = fold(loginName)
  const title = titlesOfAll.get(loginKey) ?? loginName.slice(loginName.lastIndexOf('|') + 1)
  return { loginKey, loginName, title, email: '' }
}
