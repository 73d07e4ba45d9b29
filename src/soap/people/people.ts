import { type PeopleBindings, type PrincipalInfo, people } from '../../../generated/soap/people.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { getGroup } from '../../core/acts/people/groups.ts'
import { searchPrincipals } from '../../core/acts/people/search-principals.ts'
import { ensureUser, findUser } from '../../core/acts/people/users.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

interface Asked {
  /** `HostName` is the e-mail domain of users whose name has none. */
  readonly settings: { readonly HostName: string }
}

const maxKeys = 100
const maxFound = 200
const maxCandidates = 10

const bindings = ({ settings: { HostName: hostName } }: Asked): PeopleBindings<SignedInCall> => ({
  async IsClaimsMode({ context }) {
    await demand(context, 'Open', context.web)
    return { IsClaimsModeResult: true }
  },

  async ResolvePrincipals({ context }, { principalKeys, principalType, addToUserInfoList }) {
    const keys = principalKeys.string ?? []
    if (keys.length > maxKeys) throw invalid(`ResolvePrincipals takes ${maxKeys} keys at most; ${keys.length} were given.`)
    await demand(context, 'BrowseUserInfo', context.web)
    const kinds = kindsOf(principalType)
    const PrincipalInfo: PrincipalInfo[] = []
    for (const key of keys) {
      const found = (await resolve(context, key, kinds)) ?? (addToUserInfoList ? await add(context, key, kinds, hostName) : undefined)
      PrincipalInfo.push(found ? infoOf(found) : await unresolved(context, key, kinds))
    }
    return { ResolvePrincipalsResult: { PrincipalInfo } }
  },

  async SearchPrincipals({ context }, { searchText: text, maxResults, principalType }) {
    if (maxResults < 0) throw invalid(`SearchPrincipals/maxResults must not be negative; ${maxResults} was given.`)
    const limit = Math.min(maxResults, maxFound)
    const found = await searchPrincipals(context, { text, kinds: kindsOf(principalType), limit })
    return { SearchPrincipalsResult: { PrincipalInfo: found.map(infoOf) } }
  },
})

/** people.asmx (protocol/soap-services#people). */
export const peopleService = signedInService(people, wsdl.people, bindings)

const typeNames: ReadonlyMap<string, readonly number[]> = new Map([
  ['None', []],
  ['User', [principalKinds.user]],
  ['DistributionList', []],
  ['SecurityGroup', [principalKinds.securityGroup]],
  ['SharePointGroup', [principalKinds.group]],
  ['All', Object.values(principalKinds)],
])

const nameOfKind: ReadonlyMap<number, string> = new Map([
  [principalKinds.user, 'User'],
  [principalKinds.securityGroup, 'SecurityGroup'],
  [principalKinds.group, 'SharePointGroup'],
])

function kindsOf(principalType: string): ReadonlySet<number> {
  const names = principalType.slice(0, 1_000).split(/\s+/).filter(Boolean)
  const kinds = names.flatMap((name) => {
    const known = typeNames.get(name)
    if (known) return known
    throw invalid(`principalType has one or more of ${[...typeNames.keys()].join(', ')}; '${name.slice(0, 60)}' was given.`)
  })
  return new Set(kinds)
}

/** The principal for a key; a name counts if no other principal has it. */
async function resolve(ctx: Context, key: string, kinds: ReadonlySet<number>): Promise<Principal | undefined> {
  const known = (await findUser(ctx, { loginName: key })) ?? (await findUser(ctx, { email: key }))
  if (known && kinds.has(known.kind)) return known
  const group = kinds.has(principalKinds.group) ? await outcomeOf(() => getGroup(ctx, { name: key })) : undefined
  if (group?.ok) return group.value.row
  if (group && group.error.code !== 'not_found') throw group.error
  const same = (await searchPrincipals(ctx, { text: key, kinds, limit: maxFound })).filter(({ title }) => title === key.trim())
  return same.length === 1 ? same[0] : undefined
}

/** A user whom the site collection does not know yet; undefined for a key that is no login name. */
async function add(ctx: Context, key: string, kinds: ReadonlySet<number>, hostName: string): Promise<Principal | undefined> {
  if (!kinds.has(principalKinds.user) || key.trim() === '') return undefined
  const made = await outcomeOf(() => ensureUser(ctx, key, hostName))
  if (made.ok) return made.value
  if (made.error.reason === 'unknown_user') return undefined
  throw made.error
}

const infoOf = ({ id, kind, title, loginName, email }: Principal): PrincipalInfo => ({
  AccountName: loginName,
  UserInfoID: id,
  DisplayName: title,
  Email: email,
  Department: '',
  Title: '',
  IsResolved: true,
  PrincipalType: nameOfKind.get(kind) ?? 'None',
})

async function unresolved(ctx: Context, key: string, kinds: ReadonlySet<number>): Promise<PrincipalInfo> {
  const candidates = await searchPrincipals(ctx, { text: key, kinds, limit: maxCandidates })
  return {
    AccountName: key,
    UserInfoID: -1,
    DisplayName: key,
    IsResolved: false,
    MoreMatches: { PrincipalInfo: candidates.map(infoOf) },
    PrincipalType: 'None',
  }
}
