import { demand } from '../../core/access/access.ts'
import type { Principal } from '../../core/access/principals.ts'
import { addPage } from '../../core/acts/files/pages.ts'
import { findPeople, type PeopleSearch } from '../../core/acts/people/find-people.ts'
import { ownRoles } from '../../core/acts/permissions/asked-rights.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { kindsIn, pickedPerson, principalCalled, resolvedPerson } from '../../entities/people/picked-people.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, ValueOf } from '../objects/object-types.ts'
import { objectOf } from '../objects/objects.ts'

/** The most people that may have a word which begins with the text. */
const candidates = 1_000

const information = (one: Principal): ValueOf<'PrincipalInfo'> => ({
  Department: '',
  DisplayName: one.title,
  Email: one.email,
  JobTitle: '',
  LoginName: one.loginName,
  Mobile: '',
  PrincipalId: one.id,
  PrincipalType: one.kind,
  SIPAddress: '',
})

/** What a search finds counts as a part of the reply, whatever a client sees of it. Fails as `findPeople`, and with `reply_too_large`. */
async function found(ctx: WireContext, search: PeopleSearch): Promise<Principal[]> {
  const people = await findPeople(ctx, { ...search, limit: Math.min(search.limit, candidates) })
  ctx.budget?.spendEntities(people.length)
  return people
}

function picked(ctx: WireContext, asked: ValueOf<'ClientPeoplePickerQueryParameters'>): Promise<Principal[]> {
  const { QueryString: text, PrincipalType: kinds, MaximumEntitySuggestions: limit = 30 } = asked
  if (text === undefined) throw invalid('ClientPeoplePickerQueryParameters needs a QueryString.')
  return found(ctx, { text, kinds: kindsIn(kinds), limit: Math.max(1, limit || 30) })
}

/** contracts/csom/utilities.yaml */
export const utilityMethods: HandlersOf<'Utility' | 'ClientPeoplePickerWebServiceInterface'> = {
  'Utility.ResolvePrincipal': async (_type, [{ ctx }, input, scopes, _sources, _users, isEmail]) => {
    const people = await found(ctx, { text: input, kinds: kindsIn(scopes), limit: candidates })
    const one = principalCalled(people, input, isEmail)
    return one && information(one)
  },
  'Utility.SearchPrincipals': async (_type, [{ ctx }, input, scopes, _sources, _users, most]) =>
    (await found(ctx, { text: input, kinds: kindsIn(scopes), limit: most < 1 ? candidates : most })).map(information),
  'Utility.GetCurrentUserEmailAddresses': async ({ ctx }) => {
    await demand(ctx, 'Open', ctx.web)
    return ctx.actor.email
  },
  'Utility.GetUserPermissionLevels': async ({ ctx }) => (await ownRoles(ctx)).map(({ name }) => name),
  'Utility.CreateWikiPageInContextWeb': async ({ ctx }, [{ ServerRelativeUrl: url, WikiHtmlContent: content = '' }]) => {
    if (url === undefined) throw invalid('WikiPageCreationInformation needs a ServerRelativeUrl.')
    return objectOf(ctx, fileShape, await addPage(ctx, url, content))
  },

  'ClientPeoplePickerWebServiceInterface.ClientPeoplePickerSearchUser': async ({ ctx }, [asked]) =>
    JSON.stringify((await picked(ctx, asked)).map(pickedPerson)),
  'ClientPeoplePickerWebServiceInterface.ClientPeoplePickerResolveUser': async ({ ctx }, [asked]) =>
    JSON.stringify(resolvedPerson(asked.QueryString ?? '', await picked(ctx, asked))),
}
