import { type Person, type PersonDetails, propertyText, textOfProperty } from '../../core/acts/profiles/people.ts'
import { showsColleagues } from '../../core/acts/profiles/profile-entries.ts'
import type { ProfileUser } from '../../core/acts/profiles/profiles.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { type Loader, shapeOf } from '../shape/shape-of.ts'

type Place = Pick<WireContext, 'origin' | 'site'>

/** An address below the root of the site collection. */
export const siteUrl = ({ origin, site }: Place, path: string): string => `${absoluteUrl({ origin }, site.url)}/${path}`

/** The address of the page about a user. */
export const personUrl = (ctx: Place, { id }: ProfileUser): string => siteUrl(ctx, `_layouts/userdisp.aspx?ID=${id}`)

/** The address of the page where users change their profiles. */
const editUrl = (ctx: Place): string => siteUrl(ctx, '_layouts/15/EditProfile.aspx')

/** Reads a property from one part of what the profiles of all persons say, one after the other. */
const of = <Part extends keyof PersonDetails, V>(
  part: Part,
  read: (detail: Awaited<ReturnType<PersonDetails[Part]>>, person: Person, ctx: WireContext) => V,
): Loader<Person, V> => ({
  load: async (people, ctx) => {
    const pace = makePacer()
    const values: V[] = []
    for (const person of people) {
      values.push(read((await person[part]()) as Awaited<ReturnType<PersonDetails[Part]>>, person, ctx))
      await pace()
    }
    return values
  },
})

const names = (users: readonly ProfileUser[]): string[] => users.map(({ loginName }) => loginName)

/** An address of this server becomes absolute. */
const picture = of('properties', (properties, _, ctx) => {
  const address = textOfProperty(properties, 'PictureURL')
  return address.startsWith('/') && !address.startsWith('//') ? ctx.origin + address : address || null
})
const jobTitle = of('properties', (properties) => textOfProperty(properties, 'Title'))
const displayName = of('properties', (properties, { user }) => textOfProperty(properties, 'PreferredName') || user.title)
const mail = of('properties', (properties) => textOfProperty(properties, 'WorkEmail'))

/** protocol/profiles#people */
export const personProperties: Shape<Person, 'PersonProperties'> = shapeOf<'PersonProperties', Person>(
  'PersonProperties',
  {
    AccountName: ({ user }) => user.loginName,
    DirectReports: of('reports', names),
    DisplayName: displayName,
    Email: mail,
    ExtendedManagers: of('managers', names),
    ExtendedReports: of('extendedReports', names),
    IsFollowed: of('isFollowed', (isFollowed) => isFollowed),
    LatestPost: () => null,
    Peers: of('peers', names),
    PersonalSiteHostUrl: (_, ctx) => siteUrl(ctx, ''),
    PersonalUrl: of('properties', (properties, { user }, ctx) => textOfProperty(properties, 'PersonalSpace') || personUrl(ctx, user)),
    PictureUrl: picture,
    Title: jobTitle,
    UserProfileProperties: of('properties', (properties) =>
      properties.map((state) => ({ Key: state.definition.name, Value: propertyText(state), ValueType: 'Edm.String' })),
    ),
    UserUrl: ({ user }, ctx) => personUrl(ctx, user),
  },
  {
    address: ({ user }) => `sp.userprofiles.peoplemanager/getpropertiesfor('${encodeURIComponent(user.loginName).replaceAll("'", "''")}')`,
  },
)

/** What the people manager says of the caller. */
export const peopleManager: Shape<Person, 'PeopleManager'> = shapeOf<'PeopleManager', Person>('PeopleManager', {
  EditProfileLink: (_, ctx) => editUrl(ctx),
  IsMyPeopleListPublic: { load: (people, ctx) => Promise.all(people.map(({ user }) => showsColleagues(ctx, user))) },
})

const isPublic: Loader<Person, boolean> = {
  load: (people, ctx) => Promise.all(people.map(({ user }) => showsColleagues(ctx, user))),
}

/** protocol/profiles#the-profile-loader */
export const userProfile: Shape<Person, 'UserProfile'> = shapeOf<'UserProfile', Person>('UserProfile', {
  AccountName: ({ user }) => user.loginName,
  DisplayName: displayName,
  FollowPersonalSiteUrl: (_, ctx) => siteUrl(ctx, ''),
  IsDefaultDocumentLibraryBlocked: () => false,
  IsPeopleListPublic: isPublic,
  IsPrivacySettingOn: { load: async (people, ctx) => (await isPublic.load(people, ctx)).map((one) => !one) },
  IsSelf: ({ user }, ctx) => user.loginKey === ctx.actor.loginKey,
  JobTitle: jobTitle,
  MySiteHostUrl: (_, ctx) => siteUrl(ctx, ''),
  PersonalSiteCapabilities: () => 0,
  PersonalSiteInstantiationState: () => 0,
  PictureImportEnabled: () => false,
  PictureUrl: picture,
  PublicUrl: ({ user }, ctx) => personUrl(ctx, user),
  SipAddress: mail,
  UrlToCreatePersonalSite: () => '',
})

/** What clients reach profiles through: only a start for addresses. */
export const profileLoader: Shape<null, 'ProfileLoader'> = shapeOf<'ProfileLoader', null>('ProfileLoader', {})
