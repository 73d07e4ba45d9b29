import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { fold } from '../../core/kernel/fold.ts'

/** The kinds in a mask of PrincipalType; 0 and none mean all. */
export function kindsIn(mask = 0): ReadonlySet<number> {
  const all = Object.values(principalKinds)
  return new Set(mask === 0 ? all : all.filter((kind) => (mask & kind) !== 0))
}

const kindNames: ReadonlyMap<number, { readonly type: string; readonly inData: string }> = new Map([
  [principalKinds.user, { type: 'User', inData: 'User' }],
  [principalKinds.securityGroup, { type: 'SecGroup', inData: 'SecurityGroup' }],
  [principalKinds.group, { type: 'SPGroup', inData: 'SharePointGroup' }],
])

/** A principal as clients of people pickers expect it. */
export function pickedPerson({ id, kind, title, email, loginName }: Principal): object {
  const names = kindNames.get(kind)
  return {
    Key: loginName,
    Description: loginName,
    DisplayText: title,
    EntityType: names?.type ?? '',
    ProviderDisplayName: '',
    ProviderName: '',
    IsResolved: true,
    EntityData: { AccountName: loginName, Email: email, PrincipalType: names?.inData ?? '', SPUserID: String(id), Title: '' },
    MultipleMatches: [],
  }
}

/** The only principal that was found, or the text with those that it could mean. */
export function resolvedPerson(text: string, found: readonly Principal[]): object {
  const [only, ...others] = found
  if (only && others.length === 0) return pickedPerson(only)
  return { Key: text, DisplayText: text, IsResolved: false, EntityData: {}, MultipleMatches: found.map(pickedPerson) }
}

/** The principal whose login name, name or e-mail address a text is; undefined for none. */
export function principalCalled(found: readonly Principal[], text: string, inputIsEmailOnly: boolean): Principal | undefined {
  const wanted = fold(text.trim())
  const isIt = (one: string) => fold(one) === wanted
  return found.find(({ email, title, loginName }) =>
    inputIsEmailOnly ? isIt(email) : [loginName, loginName.split('|').at(-1) ?? '', email, title].some(isIt),
  )
}
