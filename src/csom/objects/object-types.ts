import type { CollectionType, EntityTypes, Methods, ObjectType, ServiceType, Settings, Values } from '../../../generated/csom/bindings.ts'
import type { Principal } from '../../core/access/principals.ts'
import type { Alert } from '../../core/acts/alerts/alerts.ts'
import type { MailSending } from '../../core/acts/alerts/send-mail.ts'
import type { FileVersion } from '../../core/acts/files/document-versions.ts'
import type { FileRights } from '../../core/acts/files/rights/rights-management.ts'
import type { Attachment } from '../../core/acts/items/attachments.ts'
import type { ItemVersion } from '../../core/acts/items/versions.ts'
import type { StoredRightsManagement } from '../../core/acts/lists/list-settings.ts'
import type { View } from '../../core/acts/lists/views.ts'
import type { Group } from '../../core/acts/people/groups.ts'
import type { RoleAssignment } from '../../core/acts/permissions/role-assignments.ts'
import type { RoleDefinition } from '../../core/acts/permissions/role-definitions.ts'
import type { Person } from '../../core/acts/profiles/people.ts'
import type { ActiveFeature } from '../../core/acts/sites/features.ts'
import type { NavigationNode } from '../../core/acts/sites/navigation.ts'
import type { OwnedPart } from '../../core/acts/sites/parts.ts'
import type { WebState } from '../../core/acts/sites/webs.ts'
import type { TermGroupState } from '../../core/acts/terms/groups.ts'
import type { TermSetState } from '../../core/acts/terms/term-sets.ts'
import type { TermStoreState } from '../../core/acts/terms/term-store.ts'
import type { Association } from '../../core/acts/workflow/associations.ts'
import type { Started } from '../../core/acts/workflow/started.ts'
import type { WorkflowTemplate } from '../../core/acts/workflow/templates.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import type { TermState } from '../../core/content/terms/term-store.ts'
import type { Pictures } from '../../core/kernel/pictures/pictures.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { TimeZone } from '../../core/model/sites/regional/time-zones.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { ShownChange } from '../../entities/changes/change.ts'
import type { ManagedPage, ShownPart } from '../../entities/files/web-part.ts'
import type { ShownLink, ShownType } from '../../entities/lists/content-type.ts'
import type { FieldIn } from '../../entities/lists/field.ts'
import type { ShownListTemplate } from '../../entities/lists/list-template.ts'
import type { ShownResource } from '../../entities/lists/user-resource.ts'
import type { ShownEntry } from '../../entities/recycle-bin/recycle-bin-item.ts'
import type { WebNavigation } from '../../entities/sites/navigation.ts'
import type { ShownLabel } from '../../entities/terms/terms.ts'
import type {
  CollectionObject,
  ContextObject,
  EntityObject,
  GivenArgument,
  ItemObject,
  ItemsObject,
  RowsObject,
  ServiceObject,
} from './objects.ts'
import type { ObjectAnswer } from './values.ts'

/** What the tables of the types read, where a handler needs to know it. */
interface Sources {
  readonly Alert: Alert
  readonly Attachment: Attachment
  readonly Change: ShownChange
  readonly CheckedOutFile: Document
  readonly ContentType: ShownType
  readonly EventReceiverDefinition: OwnedPart
  readonly Feature: ActiveFeature
  readonly Field: FieldIn
  readonly FieldLink: ShownLink
  readonly File: Document
  readonly FileVersion: FileVersion
  readonly Folder: Document
  readonly Group: Group
  readonly InformationRightsManagementFileSettings: FileRights
  readonly InformationRightsManagementSettings: StoredRightsManagement
  readonly Label: ShownLabel
  readonly List: List
  readonly LimitedWebPartManager: ManagedPage
  readonly ListItemVersion: ItemVersion
  readonly ListTemplate: ShownListTemplate
  readonly Navigation: WebNavigation
  readonly NavigationNode: NavigationNode
  readonly PersonProperties: Person
  readonly PropertyValues: ReadonlyMap<string, string>
  readonly RecycleBinItem: ShownEntry
  readonly RegionalSettings: Web
  readonly RoleAssignment: RoleAssignment
  readonly RoleDefinition: RoleDefinition
  readonly Site: SiteHandle
  readonly SocialFollowingManager: Web
  readonly Term: TermState
  readonly TermGroup: TermGroupState
  readonly TermSet: TermSetState
  readonly TermStore: TermStoreState
  readonly ThemeInfo: Web
  readonly TimeZone: TimeZone
  readonly User: Principal
  readonly UserCustomAction: OwnedPart | undefined
  readonly UserProfile: Person
  readonly UserResource: ShownResource
  readonly View: View
  readonly ViewFieldCollection: View
  readonly Web: WebState
  readonly WebPart: ShownPart
  readonly WebPartDefinition: ShownPart
  readonly WorkflowAssociation: Association
  readonly WorkflowDefinition: WorkflowTemplate
  readonly WorkflowInstance: Started
  readonly WorkflowServicesManager: Web
  readonly WorkflowSubscription: Association | undefined
}

type EntityObjects = { readonly [T in keyof EntityTypes]: EntityObject<T extends keyof Sources ? Sources[T] : unknown> }

/** Types with objects of another form. */
interface SpecialObjects {
  readonly Answer: ObjectAnswer
  readonly Any: GivenArgument
  readonly ListItem: ItemObject
  readonly ListItemCollection: ItemsObject
  readonly Principal: EntityObject<Principal> | EntityObject<Group>
  readonly RequestContext: ContextObject
  readonly RoleDefinitionBindingCollection: RowsObject<RoleDefinition>
  readonly SecurableObject: EntityObject<WebState> | EntityObject<List> | ItemObject
  readonly TaxonomyField: EntityObject<FieldIn>
  readonly TermSetItem: EntityObject<TermSetState> | EntityObject<TermState>
}

/** The objects of this server, by their types. */
export type Objects = SpecialObjects & {
  readonly [T in Exclude<ObjectType, keyof SpecialObjects>]: T extends keyof EntityObjects
    ? EntityObjects[T]
    : T extends CollectionType
      ? CollectionObject | RowsObject
      : T extends ServiceType
        ? ServiceObject
        : never
}

export type ValueOf<T extends keyof Values<Objects>> = Values<Objects>[T]

type Called = Methods<Objects>
export type MethodName = keyof Called

/** What methods need of the server. */
export interface ModelParts {
  /** The e-mail domain of users whose name has none. */
  readonly hostName: string
  /** Sends the mails of users. */
  readonly sending: MailSending
  /** Reads the pictures of profiles. */
  readonly pictures: Pictures
}

/** What a call has besides its parameters. */
export interface Call extends ModelParts {
  /** The version of the object that the client has read. */
  readonly version: number | undefined
}

/** What a method gives; the result of one for which the contract names none is not read. */
type Given<G> = G extends undefined ? unknown : G

/** A function for each method of the contract, which the compiler checks. */
export type MethodHandlers = {
  readonly [M in MethodName]: (
    object: Called[M]['of'],
    given: Called[M]['given'],
    call: Call,
  ) => Given<Called[M]['gives']> | Promise<Given<Called[M]['gives']>>
}

/** The functions for the methods of some types. */
export type HandlersOf<T extends string> = { readonly [M in MethodName as M extends `${T}.${string}` ? M : never]: MethodHandlers[M] }

/** The properties that a client has set of an object. Their names are those of the contract. */
export const settingsOf = <T extends keyof Settings<Objects>>({ settings }: { readonly settings: ReadonlyMap<string, unknown> }) =>
  Object.fromEntries(settings) as Settings<Objects>[T]
