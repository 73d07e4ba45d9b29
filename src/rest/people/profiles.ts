import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { getSiteOwner } from '../../core/acts/people/users.ts'
import { type Person, personOf, propertyText } from '../../core/acts/profiles/people.ts'
import { setProfileProperties } from '../../core/acts/profiles/profile-changes.ts'
import { shareEntries } from '../../core/acts/profiles/profile-entries.ts'
import { setOwnPicture } from '../../core/acts/profiles/profile-picture.ts'
import { getProfileProperties, getProfileProperty, getProfileUser, type ProfileAddress } from '../../core/acts/profiles/profiles.ts'
import type { Pictures } from '../../core/kernel/pictures/pictures.ts'
import { peopleManager, personProperties, profileLoader, userProfile } from '../../entities/people/person.ts'
import { streamBody } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations =
  | 'getPeopleManager'
  | 'getMyProperties'
  | 'getPropertiesFor'
  | 'getUserProfilePropertyFor'
  | 'getUserProfilePropertiesFor'
  | 'setSingleValueProfileProperty'
  | 'setMultiValuedProfileProperty'
  | 'setMyProfilePicture'
  | 'getProfileLoader'
  | 'getUserProfile'
  | 'getOwnerUserProfile'
  | 'shareAllSocialData'

/** Fails as `getProfileUser`. */
const personAt = async (ctx: Context, address: ProfileAddress): Promise<Person> => personOf(ctx, await getProfileUser(ctx, address))

/** What the room needs of the server: how many bytes a request brings at most, and who reads pictures. */
interface ProfileOptions extends Reading<{ readonly 'Limits:UploadBytes': number }> {
  readonly pictures: Pictures
}

/** contracts/rest/people/profiles.yaml */
export const profileHandlers = ({ settings, pictures }: ProfileOptions): Pick<Handlers<WireContext>, Operations> => ({
  getPeopleManager: async (ctx, _call, reply) => reply.entity(200, peopleManager, await personAt(ctx, 'own')),
  getMyProperties: async (ctx, _call, reply) => reply.entity(200, personProperties, await personAt(ctx, 'own')),

  getPropertiesFor: async (ctx, { params }, reply) =>
    reply.entity(200, personProperties, await personAt(ctx, { loginName: params.accountName })),

  getUserProfilePropertyFor: async (ctx, { params: { accountName, profilePropertyName } }, reply) => {
    const state = await getProfileProperty(ctx, { loginName: accountName }, profilePropertyName)
    return reply.value(200, 'Edm.String', 'GetUserProfilePropertyFor', propertyText(state))
  },

  getUserProfilePropertiesFor: async (ctx, { body: { propertiesForUser } }, reply) => {
    const { AccountName: loginName, PropertyNames: names } = propertiesForUser
    const states = await getProfileProperties(ctx, { loginName }, names)
    return reply.values(200, 'Edm.String', 'GetUserProfilePropertiesFor', states.map(propertyText))
  },

  setSingleValueProfileProperty: async (ctx, { body: { accountName, propertyName, propertyValue } }, reply) => {
    await setProfileProperties(ctx, { loginName: accountName }, [{ name: propertyName, values: [propertyValue] }])
    return reply.nothing(200, 'SetSingleValueProfileProperty')
  },

  setMultiValuedProfileProperty: async (ctx, { body: { accountName, propertyName, propertyValues } }, reply) => {
    await setProfileProperties(ctx, { loginName: accountName }, [{ name: propertyName, values: propertyValues }])
    return reply.nothing(200, 'SetMultiValuedProfileProperty')
  },

  setMyProfilePicture: async (ctx, { request }, reply) => {
    await setOwnPicture(ctx, pictures, streamBody(request, settings['Limits:UploadBytes']))
    return reply.nothing(200, 'SetMyProfilePicture')
  },

  getProfileLoader: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, profileLoader, null)
  },

  getUserProfile: async (ctx, _call, reply) => reply.entity(200, userProfile, await personAt(ctx, 'own')),

  getOwnerUserProfile: async (ctx, _call, reply) => {
    const { id } = await getSiteOwner(ctx)
    return reply.entity(200, userProfile, await personAt(ctx, { principalId: id }))
  },

  shareAllSocialData: async (ctx, { params }, reply) => {
    await shareEntries(ctx, params.sharesSocialData)
    return reply.nothing(200, 'ShareAllSocialData')
  },
})
