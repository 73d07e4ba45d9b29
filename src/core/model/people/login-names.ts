import { fold } from '../../kernel/fold.ts'

/** A user or group of claims, in the form of every sign-in scheme and every request (protocol/permissions#login-names). */
export interface Identity {
  readonly loginKey: string
  readonly loginName: string
  readonly title: string
  readonly email: string
}

/** Claims-encoded names: identity or other claim, claim type, value type, issuer; then the value. */
const claimForm = /^([ic]):0(.)(.)([a-z])\|(.+)$/i

/** Claims of every signed-in user, or of every user of one kind, as in the established server. */
export const claimsOfAll = {
  everyone: 'c:0(.s|true',
  windows: 'c:0!.s|windows',
  forms: 'c:0!.s|forms:membership',
  /** Only requests without credentials hold it, if the web application permits them. */
  anonymous: 'c:0..s|true',
} as const

const titlesOfAll: ReadonlyMap<string, string> = new Map([
  [claimsOfAll.everyone, 'Everyone'],
  [claimsOfAll.windows, 'All Users (windows)'],
  [claimsOfAll.forms, 'All Users (membership)'],
  [claimsOfAll.anonymous, 'Anonymous users'],
])

/** Whether a login name belongs to a group of claims, such as `c:0-.f|rolemanager|staff`, and not to a user. */
export const isGroupClaim = (loginName: string): boolean => /^c:0/i.test(loginName)

/**
 * Maps every spelling of a name to one login name and key: `x` and
 * `i:0#.f|membership|x` are the same, `DOMAIN\x` is `i:0#.w|domain\x`; any other
 * claims-encoded name stays as it is. A user's e-mail address is the name if it
 * contains an @, else `name@hostName`; groups have none. Undefined for an empty
 * name or one of more than 200 characters.
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
  // A user of another membership provider is a different user.
  return by === 'f' && name.includes('|') ? `i:0#.f|${name}` : `i:0#.f|membership|${name}`
}

function groupIdentity(loginName: string): Identity {
  const loginKey = fold(loginName)
  const title = titlesOfAll.get(loginKey) ?? loginName.slice(loginName.lastIndexOf('|') + 1)
  return { loginKey, loginName, title, email: '' }
}
