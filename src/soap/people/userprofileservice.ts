import {
  type ArrayOfPropertyData,
  type UserProfileServiceBindings,
  userprofileservice,
} from '../../../generated/soap/userprofileservice.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { createProfile, deleteProfile, setProfileProperties } from '../../core/acts/profiles/profile-changes.ts'
import { queryColleagues, queryEntries } from '../../core/acts/profiles/profile-entries.ts'
import {
  getProfile,
  getProfileProperty,
  getProfileUser,
  type ProfileAddress,
  type ProfileUser,
  profileState,
  queryChoices,
  queryManagers,
  queryProfileIds,
  queryReports,
} from '../../core/acts/profiles/profiles.ts'
import { profileProperties } from '../../core/acts/profiles/property-schema.ts'
import { profileReasons } from '../../core/acts/profiles/reasons.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import {
  changesIn,
  colleagueData,
  linkData,
  membershipData,
  personData,
  pinnedData,
  propertyData,
  propertyInfo,
} from './profile-elements.ts'
import { entryBindings, profileNamed } from './profile-entries.ts'

interface Asked {
  /** The e-mail domain of users whose name has none. */
  readonly settings: { readonly HostName: string }
}

const bindings = ({ settings: { HostName: hostName } }: Asked): UserProfileServiceBindings<SignedInCall> => ({
  ...entryBindings,

  async GetUserProfileByName({ context }, { AccountName }) {
    return { GetUserProfileByNameResult: await propertiesOf(context, profileNamed(AccountName)) }
  },

  async GetUserProfileByGuid({ context }, { guid }) {
    return { GetUserProfileByGuidResult: await propertiesOf(context, { guid: plainGuid(guid) }) }
  },

  async GetUserProfileByIndex({ context }, { index }) {
    const ids = await queryProfileIds(context)
    const at = Math.max(0, index)
    const principalId = ids[at]
    if (principalId === undefined) throw new DomainError(profileReasons.profile_not_found, { name: `at index ${index}` })
    const address = { principalId }
    return {
      GetUserProfileByIndexResult: {
        NextValue: String(at + 1 < ids.length ? at + 1 : -1),
        UserProfile: await propertiesOf(context, address),
        Colleagues: { ContactData: (await queryColleagues(context, address)).map((one) => colleagueData(context, one)) },
        QuickLinks: { QuickLinkData: (await queryEntries(context, address, 'link')).map(linkData) },
        PinnedLinks: { PinnedLinkData: (await queryEntries(context, address, 'pinned')).map(pinnedData) },
        Memberships: { MembershipData: (await queryEntries(context, address, 'membership')).map(membershipData) },
      },
    }
  },

  async GetUserProfileCount({ context }) {
    return { GetUserProfileCountResult: (await queryProfileIds(context)).length }
  },

  async GetUserProfileSchema({ context }) {
    await demand(context, 'BrowseUserInfo', context.web)
    return { GetUserProfileSchemaResult: { PropertyInfo: [...profileProperties.values()].map(propertyInfo) } }
  },

  async GetUserPropertyByAccountName({ context }, { accountName, propertyName = '' }) {
    const state = await getProfileProperty(context, profileNamed(accountName), propertyName)
    return { GetUserPropertyByAccountNameResult: propertyData(state) }
  },

  async GetPropertyChoiceList({ context }, { propertyName = '' }) {
    return { GetPropertyChoiceListResult: { string: await queryChoices(context, propertyName) } }
  },

  async CreateUserProfileByAccountName({ context }, { accountName = '' }) {
    await createProfile(context, accountName, hostName)
    return { CreateUserProfileByAccountNameResult: await propertiesOf(context, { loginName: accountName }) }
  },

  async DeleteUserProfileByAccountName({ context }, { accountName }) {
    await deleteProfile(context, profileNamed(accountName))
    return {}
  },

  async ModifyUserPropertyByAccountName({ context }, { accountName, newData }) {
    await setProfileProperties(context, profileNamed(accountName), changesIn(newData))
    return {}
  },

  async GetCommonColleagues({ context }, { accountName }) {
    return { GetCommonColleaguesResult: { ContactData: await commonColleagues(context, profileNamed(accountName)) } }
  },

  async GetCommonMemberships({ context }, { accountName }) {
    return { GetCommonMembershipsResult: { MembershipData: await commonMemberships(context, profileNamed(accountName)) } }
  },

  async GetCommonManager({ context }, { accountName }) {
    const manager = await commonManager(context, profileNamed(accountName))
    return manager ? { GetCommonManagerResult: personData(context, manager) } : {}
  },

  async GetInCommon({ context }, { accountName }) {
    const address = profileNamed(accountName)
    const manager = await commonManager(context, address)
    return {
      GetInCommonResult: {
        ...(manager && { Manager: personData(context, manager) }),
        Colleagues: { ContactData: await commonColleagues(context, address) },
        Memberships: { MembershipData: await commonMemberships(context, address) },
      },
    }
  },

  async GetUserOrganizations({ context }, { accountName }) {
    const user = await getProfileUser(context, profileNamed(accountName))
    const [manager] = await queryManagers(context, user)
    const peers = manager ? (await queryReports(context, manager)).filter(({ id }) => id !== user.id) : []
    const people = (users: readonly ProfileUser[]) => ({ ContactData: users.map((one) => personData(context, one)) })
    return {
      GetUserOrganizationsResult: {
        ...(manager && { Manager: personData(context, manager) }),
        DirectReports: people(await queryReports(context, user)),
        Peers: people(peers),
      },
    }
  },
})

/** userprofileservice.asmx (protocol/soap-profiles#the-service). */
export const userprofileserviceService = signedInService(userprofileservice, wsdl.userprofileservice, bindings)

async function propertiesOf(ctx: Context, address: ProfileAddress): Promise<ArrayOfPropertyData> {
  return { PropertyData: (await profileState(ctx, await getProfile(ctx, address))).map(propertyData) }
}

/** The nearest manager of the caller and another user. */
async function commonManager(ctx: Context, address: ProfileAddress): Promise<ProfileUser | undefined> {
  const own = await queryManagers(ctx, await getProfileUser(ctx, 'own'))
  const ids = new Set((await queryManagers(ctx, await getProfileUser(ctx, address))).map(({ id }) => id))
  return own.find(({ id }) => ids.has(id))
}

async function commonColleagues(ctx: Context, address: ProfileAddress) {
  const own = new Set((await queryColleagues(ctx, 'own')).map(({ user }) => user.id))
  return (await queryColleagues(ctx, address)).filter(({ user }) => own.has(user.id)).map((one) => colleagueData(ctx, one))
}

async function commonMemberships(ctx: Context, address: ProfileAddress) {
  const own = new Set((await queryEntries(ctx, 'own', 'membership')).map(({ key }) => key))
  return (await queryEntries(ctx, address, 'membership')).filter(({ key }) => own.has(key)).map(membershipData)
}
