/** Who sees a value of a profile, with the numbers that are stored. */
export const privacyLevels = { NotSet: 0, Public: 1, Contacts: 2, Organization: 4, Manager: 8, Private: 16 } as const

export type Privacy = keyof typeof privacyLevels

/** The name of a stored number. */
export const privacyOf = (level: number): Privacy =>
  (Object.entries(privacyLevels) as [Privacy, number][]).find(([, number]) => number === level)?.[0] ?? 'Private'

export type ProfilePropertyType = 'string' | 'stringmultivalue' | 'HTML' | 'email' | 'URL' | 'Person' | 'date no year' | 'unique identifier'

/** A property of user profiles. */
export interface ProfilePropertyDefinition {
  readonly name: string
  readonly displayName: string
  readonly type: ProfilePropertyType
  /** The maximum number of characters of a value. */
  readonly length: number
  readonly isMultiValue: boolean
  /** The server alone sets it. */
  readonly isSystem: boolean
  readonly privacy: Privacy
  /** Values of other users are offered as choices. */
  readonly hasChoices: boolean
}

const property = (
  name: string,
  displayName: string,
  more: Partial<Omit<ProfilePropertyDefinition, 'name' | 'displayName'>> = {},
): ProfilePropertyDefinition => ({
  name,
  displayName,
  type: more.isMultiValue ? 'stringmultivalue' : 'string',
  length: 250,
  isMultiValue: false,
  isSystem: false,
  privacy: 'Public',
  hasChoices: false,
  ...more,
})

const several = { isMultiValue: true, length: 400, hasChoices: true } as const

/** All properties, in the order in which profiles show them. */
const definitions: readonly ProfilePropertyDefinition[] = [
  property('UserProfile_GUID', 'Id', { type: 'unique identifier', isSystem: true, length: 36 }),
  property('AccountName', 'Account name', { type: 'Person', isSystem: true }),
  property('FirstName', 'First name'),
  property('LastName', 'Last name'),
  property('PreferredName', 'Name', { length: 255 }),
  property('UserName', 'User name', { isSystem: true }),
  property('WorkPhone', 'Work phone', { length: 64 }),
  property('Department', 'Department'),
  property('Title', 'Title', { length: 150 }),
  property('SPS-JobTitle', 'Job title', { length: 128 }),
  property('Manager', 'Manager', { type: 'Person' }),
  property('AboutMe', 'About me', { type: 'HTML', length: 3_600 }),
  property('PersonalSpace', 'Personal site', { type: 'URL', length: 400 }),
  property('PictureURL', 'Picture', { type: 'URL', length: 400 }),
  property('WebSite', 'Web site', { type: 'URL', length: 400 }),
  property('SPS-Responsibility', 'Ask me about', several),
  property('SPS-Skills', 'Skills', several),
  property('SPS-PastProjects', 'Past projects', several),
  property('SPS-Interests', 'Interests', several),
  property('SPS-HashTags', 'Followed tags', several),
  property('SPS-School', 'Schools', several),
  property('SPS-Birthday', 'Birthday', { type: 'date no year', length: 40 }),
  property('SPS-Location', 'Office location'),
  property('SPS-TimeZone', 'Time zone', { length: 64 }),
  property('SPS-StatusNotes', 'Status message', { length: 512 }),
  property('WorkEmail', 'Work e-mail', { type: 'email', length: 255 }),
  property('CellPhone', 'Mobile phone', { length: 64, privacy: 'Private' }),
  property('Fax', 'Fax', { length: 64 }),
  property('HomePhone', 'Home phone', { length: 64, privacy: 'Private' }),
  property('Office', 'Office'),
  property('Assistant', 'Assistant', { type: 'Person' }),
]

/** The properties by name. */
export const profileProperties: ReadonlyMap<string, ProfilePropertyDefinition> = new Map(definitions.map((one) => [one.name, one]))
