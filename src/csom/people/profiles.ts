import { followPerson, isFollowing, stopFollowingPerson } from '../../core/acts/profiles/followers.ts'
import { personOf, propertyText } from '../../core/acts/profiles/people.ts'
import { setProfileProperties } from '../../core/acts/profiles/profile-changes.ts'
import { getProfileProperty, getProfileUser, type ProfileAddress } from '../../core/acts/profiles/profiles.ts'
import { personProperties } from '../../entities/people/person.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf } from '../objects/object-types.ts'
import { objectOf } from '../objects/objects.ts'

const personAt = async (ctx: WireContext, address: ProfileAddress) =>
  objectOf(ctx, personProperties, personOf(ctx, await getProfileUser(ctx, address)))

/** contracts/csom/people.yaml */
export const peopleMethods: HandlersOf<'PeopleManager'> = {
  'PeopleManager.GetMyProperties': ({ ctx }) => personAt(ctx, 'own'),
  'PeopleManager.GetPropertiesFor': ({ ctx }, [loginName]) => personAt(ctx, { loginName }),
  'PeopleManager.GetUserProfilePropertyFor': async ({ ctx }, [loginName, name]) =>
    propertyText(await getProfileProperty(ctx, { loginName }, name)),
  'PeopleManager.SetSingleValueProfileProperty': ({ ctx }, [loginName, name, value]) =>
    setProfileProperties(ctx, { loginName }, [{ name, values: [value ?? ''] }]),
  'PeopleManager.SetMultiValuedProfileProperty': ({ ctx }, [loginName, name, values]) =>
    setProfileProperties(ctx, { loginName }, [{ name, values }]),
  'PeopleManager.AmIFollowing': ({ ctx }, [loginName]) => isFollowing(ctx, 'own', { loginName }),
  'PeopleManager.Follow': async ({ ctx }, [loginName]) => {
    await followPerson(ctx, { loginName })
  },
  'PeopleManager.StopFollowing': ({ ctx }, [loginName]) => stopFollowingPerson(ctx, { loginName }),
}
