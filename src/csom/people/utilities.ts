import { demand } from '../../core/access/access.ts'
import type { Principal } from '../../core/access/principals.ts'
import { type MailSending, sendMail } from '../../core/acts/alerts/send-mail.ts'
import { addPage } from '../../core/acts/files/pages.ts'
import { findPeople, type PeopleSearch } from '../../core/acts/people/find-people.ts'
import { ownRoles } from '../../core/acts/permissions/asked-rights.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { kindsIn, pickedPerson, principalCalled, resolvedPerson } from '../../entities/people/picked-people.ts'
import { mostCandidates, principalInformation } from '../../entities/people/principal-info.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf, ValueOf } from '../objects/object-types.ts'
import { objectOf } from '../objects/objects.ts'

/** What a search finds counts as a part of the reply, whatever a client sees of it. Fails as `findPeople`, and with `reply_too_large`. */
async function found(ctx: WireContext, search: PeopleSearch): Promise<Principal[]> {
  const people = await findPeople(ctx, { ...search, limit: Math.min(search.limit, mostCandidates) })
  ctx.budget?.spendEntities(people.length)
  return people
}

function picked(ctx: WireContext, asked: ValueOf<'ClientPeoplePickerQueryParameters'>): Promise<Principal[]> {
  const { QueryString: text, PrincipalType: kinds, MaximumEntitySuggestions: limit = 30 } = asked
  if (text === undefined) throw invalid('ClientPeoplePickerQueryParameters needs a QueryString.')
  return found(ctx, { text, kinds: kindsIn(kinds), limit: Math.max(1, limit || 30) })
}

/** The most characters of a subject and of the name of a recipient. */
const longest = { subject: 255, recipient: 400 } as const

/** Fails as `sendMail`, and with `invalid_request` for a mail without a subject and for texts that are too long. */
async function send(sending: MailSending, ctx: WireContext, mail: ValueOf<'EmailProperties'>): Promise<void> {
  const { To = [], CC = [], BCC = [], Subject: subject = '', Body: body = '' } = mail
  const to = [...To, ...CC, ...BCC]
  if (subject === '' || subject.length > longest.subject)
    throw invalid(`The Subject of EmailProperties has 1 to ${longest.subject} characters; ${subject.length} were given.`)
  if (to.some((name) => name === '' || name.length > longest.recipient))
    throw invalid(`To, CC and BCC of EmailProperties have names of 1 to ${longest.recipient} characters.`)
  await sendMail(ctx, sending, { to, subject, body })
}

/** contracts/csom/utilities.yaml */
export const utilityMethods: HandlersOf<'Utility' | 'ClientPeoplePickerWebServiceInterface'> = {
  'Utility.ResolvePrincipal': async (_type, [{ ctx }, input, scopes, _sources, _users, isEmail]) => {
    const people = await found(ctx, { text: input, kinds: kindsIn(scopes), limit: mostCandidates })
    const one = principalCalled(people, input, isEmail)
    return one && principalInformation(one)
  },
  'Utility.SearchPrincipals': async (_type, [{ ctx }, input, scopes, _sources, _users, most]) =>
    (await found(ctx, { text: input, kinds: kindsIn(scopes), limit: most < 1 ? mostCandidates : most })).map(principalInformation),
  'Utility.GetCurrentUserEmailAddresses': async ({ ctx }) => {
    await demand(ctx, 'Open', ctx.web)
    return ctx.actor.email
  },
  'Utility.GetUserPermissionLevels': async ({ ctx }) => (await ownRoles(ctx)).map(({ name }) => name),
  'Utility.SendEmail': ({ ctx }, [properties], { sending }) => send(sending, ctx, properties),
  'Utility.CreateWikiPageInContextWeb': async ({ ctx }, [{ ServerRelativeUrl: url, WikiHtmlContent: content = '' }]) => {
    if (url === undefined) throw invalid('WikiPageCreationInformation needs a ServerRelativeUrl.')
    return objectOf(ctx, fileShape, await addPage(ctx, url, content))
  },

  'ClientPeoplePickerWebServiceInterface.ClientPeoplePickerSearchUser': async ({ ctx }, [asked]) =>
    JSON.stringify((await picked(ctx, asked)).map(pickedPerson)),
  'ClientPeoplePickerWebServiceInterface.ClientPeoplePickerResolveUser': async ({ ctx }, [asked]) =>
    JSON.stringify(resolvedPerson(asked.QueryString ?? '', await picked(ctx, asked))),
}
