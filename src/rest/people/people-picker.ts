import type { Context } from '../../core/access/context.ts'
import { type Principal, principalKinds } from '../../core/access/principals.ts'
import { findPeople } from '../../core/acts/people/find-people.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations = 'searchPeople' | 'resolvePerson'

type Asked = NonNullable<Call<'searchPeople'>['body']>['queryParams']

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
function entityOf({ id, kind, title, email, loginName }: Principal): object {
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

const find = (ctx: Context, { QueryString, PrincipalType, MaximumEntitySuggestions = 30 }: Asked): Promise<Principal[]> =>
  findPeople(ctx, { text: QueryString, kinds: kindsIn(PrincipalType), limit: MaximumEntitySuggestions || 30 })

/** contracts/rest/people/people-picker.yaml */
export const peoplePickerHandlers: Pick<Handlers<WireContext>, Operations> = {
  searchPeople: async (ctx, { body }, reply) => {
    const found = await find(ctx, body.queryParams)
    return reply.value(200, 'Edm.String', 'ClientPeoplePickerSearchUser', JSON.stringify(found.map(entityOf)))
  },

  resolvePerson: async (ctx, { body: { queryParams } }, reply) => {
    const found = await find(ctx, queryParams)
    const [only, ...others] = found
    const unresolved = { Key: queryParams.QueryString, DisplayText: queryParams.QueryString, IsResolved: false, EntityData: {} }
    const entity = only && others.length === 0 ? entityOf(only) : { ...unresolved, MultipleMatches: found.map(entityOf) }
    return reply.value(200, 'Edm.String', 'ClientPeoplePickerResolveUser', JSON.stringify(entity))
  },
}
