import { demand } from '../../core/access/access.ts'
import { getSiteOwner } from '../../core/acts/people/users.ts'
import { followPerson, hideSuggestion, isFollowing, querySuggestions, stopFollowingPerson } from '../../core/acts/profiles/followers.ts'
import { personOf, propertyText } from '../../core/acts/profiles/people.ts'
import { setProfileProperties } from '../../core/acts/profiles/profile-changes.ts'
import { queryColleagues, queryFollowers, shareEntries } from '../../core/acts/profiles/profile-entries.ts'
import { setOwnPicture } from '../../core/acts/profiles/profile-picture.ts'
import { getProfileProperty, getProfileUser, type ProfileAddress, type ProfileUser } from '../../core/acts/profiles/profiles.ts'
import { follow, stopFollowing } from '../../core/acts/social/followed.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { personProperties, userProfile } from '../../entities/people/person.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { HandlersOf } from '../objects/object-types.ts'
import { objectOf, rowsObject, serviceObject } from '../objects/objects.ts'

const personAt = async (ctx: WireContext, address: ProfileAddress) =>
  objectOf(ctx, personProperties, personOf(ctx, await getProfileUser(ctx, address)))

/** What a profile says is read user by user, so that a collection has as many people as a page has. */
const mostPeople = 100

const peopleOf = (ctx: WireContext, users: readonly ProfileUser[]) =>
  rowsObject(
    ctx,
    'PersonPropertiesCollection',
    personProperties,
    users.slice(0, mostPeople).map((user) => personOf(ctx, user)),
  )

const followedBy = async (ctx: WireContext, address: ProfileAddress) =>
  peopleOf(
    ctx,
    (await queryColleagues(ctx, address)).map(({ user }) => user),
  )

const profileOf = async (ctx: WireContext, address: ProfileAddress) =>
  objectOf(ctx, userProfile, personOf(ctx, await getProfileUser(ctx, address)))

/** contracts/csom/people.yaml */
export const peopleMethods: HandlersOf<'PeopleManager' | 'ProfileLoader' | 'UserProfile'> = {
  'ProfileLoader.GetProfileLoader': async ({ ctx }) => {
    await demand(ctx, 'Open', ctx.web)
    return serviceObject(ctx, 'ProfileLoader')
  },
  'ProfileLoader.GetOwnerUserProfile': async ({ ctx }) => profileOf(ctx, { principalId: (await getSiteOwner(ctx)).id }),
  'ProfileLoader.GetUserProfile': ({ ctx }) => profileOf(ctx, 'own'),
  'UserProfile.ShareAllSocialData': async (object, [shareAll]) => {
    if (object.value.user.loginKey !== object.ctx.actor.loginKey)
      throw invalid('Only the profile of the caller says what the caller shares.')
    await shareEntries(object.ctx, shareAll)
  },

  'PeopleManager.GetMyProperties': ({ ctx }) => personAt(ctx, 'own'),
  'PeopleManager.GetPropertiesFor': ({ ctx }, [loginName]) => personAt(ctx, { loginName }),
  'PeopleManager.GetUserProfilePropertyFor': async ({ ctx }, [loginName, name]) =>
    propertyText(await getProfileProperty(ctx, { loginName }, name)),
  'PeopleManager.SetSingleValueProfileProperty': ({ ctx }, [loginName, name, value]) =>
    setProfileProperties(ctx, { loginName }, [{ name, values: [value ?? ''] }]),
  'PeopleManager.SetMultiValuedProfileProperty': ({ ctx }, [loginName, name, values]) =>
    setProfileProperties(ctx, { loginName }, [{ name, values }]),
  'PeopleManager.SetMyProfilePicture': ({ ctx }, [picture], { pictures }) => setOwnPicture(ctx, pictures, picture),
  'PeopleManager.AmIFollowing': ({ ctx }, [loginName]) => isFollowing(ctx, 'own', { loginName }),
  'PeopleManager.AmIFollowedBy': ({ ctx }, [loginName]) => isFollowing(ctx, { loginName }, 'own'),
  'PeopleManager.IsFollowing': ({ ctx }, [follower, followee]) => isFollowing(ctx, { loginName: follower }, { loginName: followee }),
  'PeopleManager.GetFollowersFor': async ({ ctx }, [loginName]) => peopleOf(ctx, await queryFollowers(ctx, { loginName })),
  'PeopleManager.GetMyFollowers': async ({ ctx }) => peopleOf(ctx, await queryFollowers(ctx, 'own')),
  'PeopleManager.GetPeopleFollowedBy': ({ ctx }, [loginName]) => followedBy(ctx, { loginName }),
  'PeopleManager.GetPeopleFollowedByMe': ({ ctx }) => followedBy(ctx, 'own'),
  'PeopleManager.GetMySuggestions': async ({ ctx }) => peopleOf(ctx, await querySuggestions(ctx)),
  'PeopleManager.HideSuggestion': ({ ctx }, [loginName]) => hideSuggestion(ctx, { loginName }),
  'PeopleManager.FollowTag': async ({ ctx }, [id]) => {
    await follow(ctx, { kind: 'tag', id })
  },
  'PeopleManager.StopFollowingTag': async ({ ctx }, [id]) => {
    await stopFollowing(ctx, { kind: 'tag', id })
  },
  'PeopleManager.Follow': async ({ ctx }, [loginName]) => {
    await followPerson(ctx, { loginName })
  },
  'PeopleManager.StopFollowing': ({ ctx }, [loginName]) => stopFollowingPerson(ctx, { loginName }),
}
