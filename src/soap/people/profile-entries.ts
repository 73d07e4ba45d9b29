import type { MembershipData, UserProfileServiceBindings } from '../../../generated/soap/userprofileservice.ts'
import type { Context } from '../../core/access/context.ts'
import {
  addEntry,
  type EntryAddress,
  entryKey,
  queryColleagues,
  queryEntries,
  removeEntries,
  updateEntry,
} from '../../core/acts/profiles/profile-entries.ts'
import { getProfileUser, type ProfileAddress } from '../../core/acts/profiles/profiles.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { colleagueData, linkData, membershipData, pinnedData } from './profile-elements.ts'

/** The profile of an account name; that of the caller without one. */
export const profileNamed = (accountName = ''): ProfileAddress => (accountName.trim() === '' ? 'own' : { loginName: accountName })

type Entries =
  | `${'Add' | 'Remove'}${'Colleague' | 'Link' | 'PinnedLink' | 'Membership'}`
  | `RemoveAll${'Colleagues' | 'Links' | 'PinnedLinks' | 'Memberships'}`
  | `Update${'ColleaguePrivacy' | 'Link' | 'PinnedLink' | 'MembershipPrivacy'}`
  | `GetUser${'Colleagues' | 'Links' | 'PinnedLinks' | 'Memberships'}`

/** Fails with `invalid_request` for a link without an address. */
function linkDetail({ name, url }: { readonly name?: string | undefined; readonly url?: string | undefined }) {
  if (url === undefined || url.trim() === '') throw invalid('A link needs a URL.')
  return { name: name ?? url, url: url.trim() }
}

/** The key of a membership: its system and its name there. */
const membershipKey = (sourceInternal: string, sourceReference = ''): string => entryKey(`${plainGuid(sourceInternal)} ${sourceReference}`)

function membershipInput({ Source, MemberGroup, DisplayName = '', MailNickname = '', Url = '' }: MembershipData) {
  if (!MemberGroup) throw invalid('membershipInfo needs a MemberGroup.')
  const { SourceInternal, SourceReference = '' } = MemberGroup
  const group = { sourceInternal: plainGuid(SourceInternal), sourceReference: SourceReference }
  const detail = { source: Source, ...group, displayName: DisplayName, mailNickname: MailNickname, url: Url }
  return { key: membershipKey(SourceInternal, SourceReference), detail }
}

const colleagueEntry = async (ctx: Context, name: string | undefined): Promise<EntryAddress> => ({
  key: String((await colleagueUser(ctx, name)).id),
})

/** Fails with `invalid_request` without a name, and with `profile_not_found`. */
function colleagueUser(ctx: Context, name = '') {
  if (name.trim() === '') throw invalid('colleagueAccountName must name a user.')
  return getProfileUser(ctx, { loginName: name })
}

/** The operations on colleagues, links, pinned links and memberships of a profile. */
export const entryBindings: Pick<UserProfileServiceBindings<SignedInCall>, Entries> = {
  async GetUserColleagues({ context }, { accountName }) {
    const colleagues = await queryColleagues(context, profileNamed(accountName))
    return { GetUserColleaguesResult: { ContactData: colleagues.map((one) => colleagueData(context, one)) } }
  },

  async AddColleague({ context }, { accountName, colleagueAccountName, group, privacy, isInWorkGroup }) {
    const user = await colleagueUser(context, colleagueAccountName)
    if (user.loginKey === (await getProfileUser(context, profileNamed(accountName))).loginKey)
      throw invalid('Nobody is a colleague of oneself.')
    const input = { key: String(user.id), ...(group !== undefined && { group }), privacy, detail: { isInWorkGroup } }
    return {
      AddColleagueResult: colleagueData(context, { user, entry: await addEntry(context, profileNamed(accountName), 'colleague', input) }),
    }
  },

  async UpdateColleaguePrivacy({ context }, { accountName, colleagueAccountName, newPrivacy: privacy }) {
    const entry = await colleagueEntry(context, colleagueAccountName)
    await updateEntry(context, profileNamed(accountName), { kind: 'colleague', entry }, { privacy })
    return {}
  },

  async RemoveColleague({ context }, { accountName, colleagueAccountName }) {
    await removeEntries(context, profileNamed(accountName), 'colleague', await colleagueEntry(context, colleagueAccountName))
    return {}
  },

  async RemoveAllColleagues({ context }, { accountName }) {
    await removeEntries(context, profileNamed(accountName), 'colleague', 'all')
    return {}
  },

  async GetUserLinks({ context }, { accountName }) {
    const links = await queryEntries(context, profileNamed(accountName), 'link')
    return { GetUserLinksResult: { QuickLinkData: links.map(linkData) } }
  },

  async AddLink({ context }, { accountName, name, url, group, privacy }) {
    const detail = linkDetail({ name, url })
    const input = { key: entryKey(detail.url), ...(group !== undefined && { group }), privacy, detail }
    return { AddLinkResult: linkData(await addEntry(context, profileNamed(accountName), 'link', input)) }
  },

  async UpdateLink({ context }, { accountName, data }) {
    if (!data) throw invalid('data must hold the link.')
    const detail = linkDetail({ name: data.Name, url: data.Url })
    const patch = { key: entryKey(detail.url), group: data.Group ?? '', privacy: data.Privacy, detail }
    await updateEntry(context, profileNamed(accountName), { kind: 'link', entry: { id: data.ID } }, patch)
    return {}
  },

  async RemoveLink({ context }, { accountName, id }) {
    await removeEntries(context, profileNamed(accountName), 'link', { id })
    return {}
  },

  async RemoveAllLinks({ context }, { accountName }) {
    await removeEntries(context, profileNamed(accountName), 'link', 'all')
    return {}
  },

  async GetUserPinnedLinks({ context }, { accountName }) {
    const links = await queryEntries(context, profileNamed(accountName), 'pinned')
    return { GetUserPinnedLinksResult: { PinnedLinkData: links.map(pinnedData) } }
  },

  async AddPinnedLink({ context }, { accountName, name, url }) {
    const detail = linkDetail({ name, url })
    const input = { key: entryKey(detail.url), privacy: 'Private', detail } as const
    return { AddPinnedLinkResult: pinnedData(await addEntry(context, profileNamed(accountName), 'pinned', input)) }
  },

  async UpdatePinnedLink({ context }, { accountName, data }) {
    if (!data) throw invalid('data must hold the link.')
    const detail = linkDetail({ name: data.Name, url: data.Url })
    const patch = { key: entryKey(detail.url), detail }
    await updateEntry(context, profileNamed(accountName), { kind: 'pinned', entry: { id: data.ID } }, patch)
    return {}
  },

  async RemovePinnedLink({ context }, { accountName, id }) {
    await removeEntries(context, profileNamed(accountName), 'pinned', { id })
    return {}
  },

  async RemoveAllPinnedLinks({ context }, { accountName }) {
    await removeEntries(context, profileNamed(accountName), 'pinned', 'all')
    return {}
  },

  async GetUserMemberships({ context }, { accountName }) {
    const memberships = await queryEntries(context, profileNamed(accountName), 'membership')
    return { GetUserMembershipsResult: { MembershipData: memberships.map(membershipData) } }
  },

  async AddMembership({ context }, { accountName, membershipInfo, group, privacy }) {
    if (!membershipInfo) throw invalid('membershipInfo must hold the membership.')
    const input = { ...membershipInput(membershipInfo), group: group ?? membershipInfo.Group ?? '', privacy }
    return { AddMembershipResult: membershipData(await addEntry(context, profileNamed(accountName), 'membership', input)) }
  },

  async UpdateMembershipPrivacy({ context }, { accountName, sourceInternal, sourceReference, newPrivacy: privacy }) {
    const entry = { key: membershipKey(sourceInternal, sourceReference) }
    await updateEntry(context, profileNamed(accountName), { kind: 'membership', entry }, { privacy })
    return {}
  },

  async RemoveMembership({ context }, { accountName, sourceInternal, sourceReference }) {
    const entry = { key: membershipKey(sourceInternal, sourceReference) }
    await removeEntries(context, profileNamed(accountName), 'membership', entry)
    return {}
  },

  async RemoveAllMemberships({ context }, { accountName }) {
    await removeEntries(context, profileNamed(accountName), 'membership', 'all')
    return {}
  },
}
