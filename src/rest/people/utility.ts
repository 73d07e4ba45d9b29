import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { type MailSending, sendMail } from '../../core/acts/alerts/send-mail.ts'
import { findPeople } from '../../core/acts/people/find-people.ts'
import { queryGroups, queryMembers } from '../../core/acts/people/groups.ts'
import { ownRoles } from '../../core/acts/permissions/asked-rights.ts'
import { getWebOfUrl } from '../../core/acts/sites/webs.ts'
import { dateTimeText } from '../../core/content/shown/field-text.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { localTextsOf } from '../../core/model/sites/languages.ts'
import { zoneOf } from '../../core/model/sites/regional/time-zones.ts'
import { kindsIn, principalCalled } from '../../entities/people/picked-people.ts'
import { mostCandidates, principalInfo, principalInformation } from '../../entities/people/principal-info.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { escapeXml, escapeXmlAttribute } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getCurrentUserEmailAddresses'
  | 'getUserPermissionLevels'
  | 'resolvePrincipal'
  | 'searchPrincipals'
  | 'expandGroups'
  | 'createInvitationText'
  | 'formatDateTime'
  | 'getImageUrl'
  | 'getLayoutsPageUrl'
  | 'sendEmail'

export interface UtilityOptions {
  readonly sending: MailSending
}

const most = (count = 0): number => (count === 0 ? mostCandidates : count)

/** The principals that a search finds, only among the members of a group if it names one. */
async function search(ctx: WireContext, body: Call<'searchPrincipals'>['body']): Promise<Principal[]> {
  const asked = { text: body.input, kinds: kindsIn(body.scopes) }
  if (!body.groupName) return findPeople(ctx, { ...asked, limit: most(body.maxCount) })
  const members = new Set((await queryMembers(ctx, { name: body.groupName })).map(({ id }) => id))
  const found = await findPeople(ctx, { ...asked, limit: mostCandidates })
  return found.filter(({ id }) => members.has(id)).slice(0, most(body.maxCount))
}

/** The members of groups, each once; what is no group is left out. */
async function expand(ctx: WireContext, { inputs, maxCount }: Call<'expandGroups'>['body']): Promise<Principal[]> {
  const wanted = new Set(inputs.map(fold))
  const groups = (await queryGroups(ctx)).filter(({ row }) => wanted.has(fold(row.title)) || wanted.has(fold(row.loginName)))
  const found = new Map<number, Principal>()
  for (const { row } of groups) for (const one of await queryMembers(ctx, { id: row.id })) found.set(one.id, one)
  return [...found.values()].slice(0, most(maxCount))
}

/** The HTML of an invitation to a page of this server. Fails with `invalid_request`, `access_denied`. */
async function invitation(ctx: WireContext, address: string): Promise<string> {
  const page = URL.parse(address)
  const path = page?.host === new URL(ctx.origin).host ? percentDecoded(page.pathname) : undefined
  if (page === null || path === undefined)
    throw invalid(`pageAddress must be the address of a page of this server, such as ${ctx.origin}/; '${address.slice(0, 200)}' is not.`)
  const web = await getWebOfUrl(ctx, path)
  const [who, title] = [ctx.actor.title, web.row.title].map(escapeXml)
  return `<p>${who} invites you to <a href="${escapeXmlAttribute(page.href)}">${title}</a>.</p>`
}

/** The forms of a time by their numbers: the local time of the web, and ISO 8601 in UTC. */
function timeText({ web }: Context, at: number, form = 0): string {
  const local = zoneOf(web.row).localOf(at)
  const texts = localTextsOf(web.row)
  return [dateTimeText(local, texts), texts.day(local), texts.clock(local), isoTime(at)][form] ?? ''
}

/** contracts/rest/people/utility.yaml */
export function utilityHandlers({ sending }: UtilityOptions): Pick<Handlers<WireContext>, Operations> {
  return { ...people, ...mails(sending) }
}

const people: Omit<Pick<Handlers<WireContext>, Operations>, 'sendEmail'> = {
  getCurrentUserEmailAddresses: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'GetCurrentUserEmailAddresses', ctx.actor.email)
  },

  getUserPermissionLevels: async (ctx, _call, reply) =>
    reply.values(
      200,
      'Edm.String',
      'GetUserPermissionLevels',
      (await ownRoles(ctx)).map(({ name }) => name),
    ),

  resolvePrincipal: async (ctx, { body }, reply) => {
    const found = await findPeople(ctx, { text: body.input, kinds: kindsIn(body.scopes), limit: mostCandidates })
    const one = principalCalled(found, body.input, body.inputIsEmailOnly === true)
    return one ? reply.entity(200, principalInfo, one) : reply.nothing(200, 'ResolvePrincipalInCurrentContext')
  },

  searchPrincipals: async (ctx, { body }, reply) =>
    reply.complexes(200, 'PrincipalInformation', 'SearchPrincipalsUsingContextWeb', (await search(ctx, body)).map(principalInformation)),

  expandGroups: async (ctx, { body }, reply) =>
    reply.complexes(200, 'PrincipalInformation', 'ExpandGroupsToPrincipals', (await expand(ctx, body)).map(principalInformation)),

  createInvitationText: async (ctx, { body }, reply) =>
    reply.value(200, 'Edm.String', 'CreateEmailBodyForInvitation', await invitation(ctx, body.pageAddress)),

  formatDateTime: async (ctx, { body }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'FormatDateTime', timeText(ctx, Date.parse(body.datetime), body.format))
  },

  getImageUrl: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'GetImageUrl', `/_layouts/15/images/${encodeURIComponent(params.imageName)}`)
  },

  getLayoutsPageUrl: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const below = ctx.web.url === '/' ? '' : ctx.web.url
    return reply.value(200, 'Edm.String', 'GetLayoutsPageUrl', absoluteUrl(ctx, `${below}/_layouts/15/${params.pageName}`))
  },
}

const mails = (sending: MailSending): Pick<Handlers<WireContext>, 'sendEmail'> => ({
  sendEmail: async (ctx, { body: { properties } }, reply) => {
    const { To, CC, BCC, Subject, Body } = properties
    await sendMail(ctx, sending, { to: [...To, ...(CC ?? []), ...(BCC ?? [])], subject: Subject, body: Body ?? '' })
    return reply.nothing(200, 'SendEmail')
  },
})
