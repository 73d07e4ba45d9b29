import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { findPeople } from '../../core/acts/people/find-people.ts'
import { kindsIn, pickedPerson, resolvedPerson } from '../../entities/people/picked-people.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations = 'searchPeople' | 'resolvePerson'

type Asked = NonNullable<Call<'searchPeople'>['body']>['queryParams']

const find = (ctx: Context, { QueryString, PrincipalType, MaximumEntitySuggestions = 30 }: Asked): Promise<Principal[]> =>
  findPeople(ctx, { text: QueryString, kinds: kindsIn(PrincipalType), limit: MaximumEntitySuggestions || 30 })

/** contracts/rest/people/people-picker.yaml */
export const peoplePickerHandlers: Pick<Handlers<WireContext>, Operations> = {
  searchPeople: async (ctx, { body }, reply) => {
    const found = await find(ctx, body.queryParams)
    return reply.value(200, 'Edm.String', 'ClientPeoplePickerSearchUser', JSON.stringify(found.map(pickedPerson)))
  },

  resolvePerson: async (ctx, { body: { queryParams } }, reply) => {
    const found = await find(ctx, queryParams)
    return reply.value(200, 'Edm.String', 'ClientPeoplePickerResolveUser', JSON.stringify(resolvedPerson(queryParams.QueryString, found)))
  },
}
