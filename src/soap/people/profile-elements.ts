import type {
  ArrayOfPropertyData,
  ContactData,
  MembershipData,
  PinnedLinkData,
  PropertyData,
  PropertyInfo,
  QuickLinkData,
} from '../../../generated/soap/userprofileservice.ts'
import type { Context } from '../../core/access/context.ts'
import type { PropertyChange } from '../../core/acts/profiles/profile-changes.ts'
import type { Colleague, Entry } from '../../core/acts/profiles/profile-entries.ts'
import { type ProfileUser, type PropertyState, profileGuid } from '../../core/acts/profiles/profiles.ts'
import type { Privacy, ProfilePropertyDefinition } from '../../core/acts/profiles/property-schema.ts'
import { personUrl } from '../../entities/people/person.ts'
import { textOf, type XmlElement, xmlElement } from '../../formats/xml.ts'

const schema = 'http://www.w3.org/2001/XMLSchema'
const instance = 'http://www.w3.org/2001/XMLSchema-instance'
const declarations = new Map([
  ['xsi', instance],
  ['xsd', schema],
])

const valueElement = (value: string): XmlElement => ({
  ...xmlElement('', 'Value', new Map([[`{${instance}}type`, 'xsd:string']]), [value]),
  declarations,
})

export const propertyData = ({ definition, privacy, values }: PropertyState): PropertyData => ({
  IsPrivacyChanged: false,
  IsValueChanged: false,
  Name: definition.name,
  Privacy: privacy,
  Values: { ValueData: values.map((value) => ({ Value: valueElement(value) })) },
})

/** The changes that a request asks for. */
export const changesIn = (data: ArrayOfPropertyData | undefined): PropertyChange[] =>
  (data?.PropertyData ?? []).map(({ IsPrivacyChanged, IsValueChanged, Name = '', Privacy: privacy, Values }) => ({
    name: Name,
    ...(IsValueChanged && { values: (Values?.ValueData ?? []).map(({ Value }) => (Value ? textOf(Value as XmlElement) : '')) }),
    ...(IsPrivacyChanged && { privacy }),
  }))

export const propertyInfo = (
  { name, displayName, type, length, isMultiValue, isSystem, privacy, hasChoices }: ProfilePropertyDefinition,
  at: number,
): PropertyInfo => ({
  Name: name,
  Description: '',
  DisplayOrder: at + 1,
  MaximumShown: 10,
  IsAdminEditable: !isSystem,
  IsSearchable: false,
  IsSystem: isSystem,
  ManagedPropertyName: '',
  DisplayName: displayName,
  Type: type,
  AllowPolicyOverride: false,
  DefaultPrivacy: privacy,
  IsAlias: name === 'AccountName' || name === 'PreferredName' || name === 'WorkEmail',
  IsColleagueEventLog: false,
  IsRequired: isSystem,
  IsUserEditable: !isSystem,
  IsVisibleOnEditor: !isSystem,
  IsVisibleOnViewer: true,
  IsReplicable: false,
  UserOverridePrivacy: !isSystem,
  Length: length,
  IsImported: false,
  IsMultiValue: isMultiValue,
  ChoiceType: hasChoices ? 'Open' : 'Off',
})

interface ContactFacts {
  readonly id: number
  readonly privacy: Privacy
  readonly group: string
  readonly isInWorkGroup: boolean
}

/** A user in the form of a contact. */
export const contactData = (ctx: Context, user: ProfileUser, { id, privacy, group, isInWorkGroup }: ContactFacts): ContactData => ({
  AccountName: user.loginName,
  Privacy: privacy,
  Name: user.title,
  IsInWorkGroup: isInWorkGroup,
  Group: group,
  Email: user.email,
  Title: '',
  Url: personUrl(ctx, user),
  UserProfileID: profileGuid(user),
  ID: id,
})

/** A user who is no entry of a profile, such as a manager. */
export const personData = (ctx: Context, user: ProfileUser): ContactData =>
  contactData(ctx, user, { id: user.id, privacy: 'Public', group: '', isInWorkGroup: false })

export const colleagueData = (ctx: Context, { user, entry }: Colleague): ContactData =>
  contactData(ctx, user, { ...entry, isInWorkGroup: entry.detail.isInWorkGroup })

export const linkData = ({ id, group, privacy, detail }: Entry<'link'>): QuickLinkData => ({
  Name: detail.name,
  Group: group,
  Privacy: privacy,
  Url: detail.url,
  ID: id,
})

export const pinnedData = ({ id, detail }: Entry<'pinned'>): PinnedLinkData => ({ Name: detail.name, Url: detail.url, ID: id })

export const membershipData = ({ id, group, privacy, detail }: Entry<'membership'>): MembershipData => ({
  Source: detail.source as MembershipData['Source'],
  MemberGroup: { SourceInternal: detail.sourceInternal, SourceReference: detail.sourceReference },
  Group: group,
  DisplayName: detail.displayName,
  Privacy: privacy,
  MailNickname: detail.mailNickname,
  Url: detail.url,
  ID: id,
  MemberGroupID: id,
})
