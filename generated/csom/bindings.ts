// Generated from contracts/csom by scripts/contracts/csom/csom.ts. Do not edit.

/** A method: its parameters with their types, and the type of its result. A type ends in [] for an array and in ? if it may be absent. */
export interface MethodFacts {
  readonly parameters: readonly (readonly [string, string])[]
  readonly gives?: string
  readonly writes?: true
  readonly static?: true
  /** Why the server has no such method. */
  readonly refused?: string
}

type Names = Readonly<Record<string, string>>

/** A type: the id that clients know it by, and its members. */
export interface TypeFacts {
  readonly id?: string
  readonly base?: string
  /** Its short name in replies, if it is not that of the contract. */
  readonly called?: string
  /** The entity of the REST contract, whose table has its properties. */
  readonly entity?: string
  /** The type of its elements. */
  readonly of?: string
  /** Clients make such objects, with these parameters. */
  readonly constructed?: readonly (readonly [string, string])[]
  /** What clients set of it is stored at once. */
  readonly atOnce?: true
  /** Why there is no such object. */
  readonly refused?: string
  /** The members of a value object. */
  readonly value?: Names
  /** The objects that properties of the table lead to. */
  readonly links?: Names
  readonly members?: Names
  readonly statics?: Names
  readonly settable?: Names
  readonly methods?: Readonly<Record<string, MethodFacts>>
}

/** The types with a table in src/entities, and the entity of the REST contract of each. */
export interface EntityTypes {
  readonly Alert: 'Alert'
  readonly Attachment: 'Attachment'
  readonly Audit: 'Audit'
  readonly Change: 'Change'
  readonly CheckedOutFile: 'CheckedOutFile'
  readonly ContentType: 'ContentType'
  readonly CreatablesInfo: 'CreatablesInfo'
  readonly EffectiveInformationRightsManagementSettings: 'EffectiveInformationRightsManagementSettings'
  readonly EventReceiverDefinition: 'EventReceiver'
  readonly Feature: 'Feature'
  readonly Field: 'Field'
  readonly FieldLink: 'FieldLink'
  readonly FieldStringValues: 'FieldStringValues'
  readonly File: 'File'
  readonly FileVersion: 'FileVersion'
  readonly FileVersionEvent: 'FileVersionEvent'
  readonly Folder: 'Folder'
  readonly Form: 'Form'
  readonly Group: 'Group'
  readonly InformationRightsManagementFileSettings: 'InformationRightsManagementFileSettings'
  readonly InformationRightsManagementSettings: 'InformationRightsManagementSettings'
  readonly Label: 'Label'
  readonly LimitedWebPartManager: 'LimitedWebPartManager'
  readonly List: 'List'
  readonly ListItem: 'ListItem'
  readonly ListItemVersion: 'ListItemVersion'
  readonly ListTemplate: 'ListTemplate'
  readonly Navigation: 'Navigation'
  readonly NavigationNode: 'NavigationNode'
  readonly PersonProperties: 'PersonProperties'
  readonly Principal: 'Principal'
  readonly PropertyValues: 'PropertyValues'
  readonly RecycleBinItem: 'RecycleBinItem'
  readonly RegionalSettings: 'RegionalSettings'
  readonly RelatedField: 'RelatedField'
  readonly RoleAssignment: 'RoleAssignment'
  readonly RoleDefinition: 'RoleDefinition'
  readonly Site: 'Site'
  readonly SocialFollowingManager: 'ModelFollowing'
  readonly StorageMetrics: 'StorageMetrics'
  readonly TaxonomySession: 'TaxonomySession'
  readonly Term: 'Term'
  readonly TermGroup: 'TermGroup'
  readonly TermSet: 'TermSet'
  readonly TermStore: 'TermStore'
  readonly ThemeInfo: 'ThemeInfo'
  readonly TimeZone: 'TimeZone'
  readonly User: 'User'
  readonly UserCustomAction: 'UserCustomAction'
  readonly UserProfile: 'UserProfile'
  readonly UserResource: 'UserResource'
  readonly View: 'View'
  readonly ViewFieldCollection: 'ViewFieldCollection'
  readonly Web: 'Web'
  readonly WebInformation: 'WebInformation'
  readonly WebPart: 'WebPart'
  readonly WebPartDefinition: 'WebPartDefinition'
  readonly WebTemplate: 'WebTemplate'
  readonly WorkflowAssociation: 'WorkflowAssociation'
  readonly WorkflowDefinition: 'WorkflowDefinition'
  readonly WorkflowInstance: 'WorkflowInstance'
  readonly WorkflowServicesManager: 'WorkflowServicesManager'
  readonly WorkflowSubscription: 'ModelSubscription'
  readonly WorkflowTemplate: 'WorkflowTemplate'
}

/** The collections. */
export type CollectionType =
  | 'AlertCollection'
  | 'AttachmentCollection'
  | 'ChangeCollection'
  | 'CheckedOutFileCollection'
  | 'ContentTypeCollection'
  | 'EventReceiverDefinitionCollection'
  | 'FeatureCollection'
  | 'FieldCollection'
  | 'FieldLinkCollection'
  | 'FileCollection'
  | 'FileVersionCollection'
  | 'FileVersionEventCollection'
  | 'FolderCollection'
  | 'FormCollection'
  | 'GroupCollection'
  | 'LabelCollection'
  | 'ListCollection'
  | 'ListItemCollection'
  | 'ListItemVersionCollection'
  | 'ListTemplateCollection'
  | 'NavigationNodeCollection'
  | 'PersonPropertiesCollection'
  | 'RecycleBinItemCollection'
  | 'RelatedFieldCollection'
  | 'RoleAssignmentCollection'
  | 'RoleDefinitionBindingCollection'
  | 'RoleDefinitionCollection'
  | 'TermCollection'
  | 'TermGroupCollection'
  | 'TermSetCollection'
  | 'TermStoreCollection'
  | 'TimeZoneCollection'
  | 'UserCollection'
  | 'UserCustomActionCollection'
  | 'ViewCollection'
  | 'WebCollection'
  | 'WebInformationCollection'
  | 'WebPartDefinitionCollection'
  | 'WebTemplateCollection'
  | 'WorkflowAssociationCollection'
  | 'WorkflowDefinitionCollection'
  | 'WorkflowInstanceCollection'
  | 'WorkflowSubscriptionCollection'
  | 'WorkflowTemplateCollection'

/** The other types with members of their own. */
export type ServiceType =
  | 'ClientPeoplePickerWebServiceInterface'
  | 'KeywordQuery'
  | 'MoveCopyUtil'
  | 'PeopleManager'
  | 'ProfileLoader'
  | 'QueryPropertyValueCollection'
  | 'RelatedItemManager'
  | 'Reputation'
  | 'RequestContext'
  | 'SearchExecutor'
  | 'SecurableObject'
  | 'SortCollection'
  | 'StringCollection'
  | 'TaxonomyField'
  | 'TaxonomyFieldValueCollection'
  | 'TermSetItem'
  | 'Utility'
  | 'WorkflowDeploymentService'
  | 'WorkflowInstanceService'
  | 'WorkflowInteropService'
  | 'WorkflowSubscriptionService'

export type ObjectType = keyof EntityTypes | CollectionType | ServiceType

/** The objects of a server, by their types; `Any` is any value that a client can give, `Answer` any that a server can. */
export type ModelObjects = Readonly<Record<ObjectType | 'Any' | 'Answer', unknown>>

/** The value objects. */
export interface Values<O extends ModelObjects> {
  /** A new alert. */
  readonly AlertCreationInformation: {
    readonly AlertFrequency?: number
    readonly AlertTemplateName?: string
    readonly AlertTime?: string
    readonly AlertType?: number
    readonly AlwaysNotify?: boolean
    readonly DeliveryChannels?: number
    readonly EventType?: number
    readonly EventTypeBitmask?: number
    readonly Filter?: string
    readonly Item?: O['ListItem']
    readonly List?: O['List']
    readonly Properties?: O['Any']
    readonly Status?: number
    readonly Title?: string
    readonly User?: O['User']
  }
  /** A new attachment. */
  readonly AttachmentCreationInformation: {
    readonly ContentStream?: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
    readonly FileName?: string
  }
  /** Rights in two halves of 32 bits. */
  readonly BasePermissions: {
    readonly High?: number
    readonly Low?: number
  }
  /** A query of the items of a list. */
  readonly CamlQuery: {
    readonly AllowIncrementalResults?: boolean
    readonly DatesInUtc?: boolean
    readonly FolderServerRelativePath?: Values<O>['ResourcePath']
    readonly FolderServerRelativeUrl?: string
    readonly ListItemCollectionPosition?: Values<O>['ListItemCollectionPosition']
    readonly ViewXml?: string
  }
  /** The changes that a client asks for. */
  readonly ChangeQuery: {
    readonly Activity?: boolean
    readonly Add?: boolean
    readonly Alert?: boolean
    readonly ChangeTokenEnd?: Values<O>['ChangeToken']
    readonly ChangeTokenStart?: Values<O>['ChangeToken']
    readonly ContentType?: boolean
    readonly DeleteObject?: boolean
    readonly FetchLimit?: number
    readonly Field?: boolean
    readonly File?: boolean
    readonly Folder?: boolean
    readonly Group?: boolean
    readonly GroupMembershipAdd?: boolean
    readonly GroupMembershipDelete?: boolean
    readonly Item?: boolean
    readonly LatestFirst?: boolean
    readonly List?: boolean
    readonly Move?: boolean
    readonly Navigation?: boolean
    readonly RecursiveAll?: boolean
    readonly Rename?: boolean
    readonly RequireSecurityTrim?: boolean
    readonly Restore?: boolean
    readonly RoleAssignmentAdd?: boolean
    readonly RoleAssignmentDelete?: boolean
    readonly RoleDefinitionAdd?: boolean
    readonly RoleDefinitionDelete?: boolean
    readonly RoleDefinitionUpdate?: boolean
    readonly SecurityPolicy?: boolean
    readonly Site?: boolean
    readonly SystemUpdate?: boolean
    readonly Update?: boolean
    readonly User?: boolean
    readonly View?: boolean
    readonly Web?: boolean
  }
  /** A position in the change log. */
  readonly ChangeToken: {
    readonly StringValue?: string
  }
  /** Whom a people picker looks for. */
  readonly ClientPeoplePickerQueryParameters: {
    readonly AllowEmailAddresses?: boolean
    readonly AllowMultipleEntities?: boolean
    readonly AllowOnlyEmailAddresses?: boolean
    readonly AllUrlZones?: boolean
    readonly EnabledClaimProviders?: string
    readonly ForceClaims?: boolean
    readonly MaximumEntitySuggestions?: number
    readonly PrincipalSource?: number
    readonly PrincipalType?: number
    readonly QuerySettings?: Values<O>['PeoplePickerQuerySettings']
    readonly QueryString?: string
    readonly Required?: boolean
    readonly SharePointGroupID?: number
    readonly UrlZone?: number
    readonly UrlZoneSpecified?: boolean
    readonly Web?: O['Web']
    readonly WebApplicationID?: string
  }
  /** A new content type. */
  readonly ContentTypeCreationInformation: {
    readonly Description?: string
    readonly Group?: string
    readonly Id?: string
    readonly Name?: string
    readonly ParentContentType?: O['ContentType']
  }
  /** The id of a content type. */
  readonly ContentTypeId: {
    readonly StringValue?: string
  }
  /** A mail. The server is its sender, whatever From and AdditionalHeaders say. */
  readonly EmailProperties: {
    readonly AdditionalHeaders?: O['Any']
    readonly BCC?: readonly string[]
    readonly Body?: string
    readonly CC?: readonly string[]
    readonly From?: string
    readonly Subject?: string
    readonly To?: readonly string[]
  }
  /** A new event receiver. */
  readonly EventReceiverDefinitionCreationInformation: {
    readonly EventType?: number
    readonly ReceiverAssembly?: string
    readonly ReceiverClass?: string
    readonly ReceiverName?: string
    readonly ReceiverUrl?: string
    readonly SequenceNumber?: number
    readonly Synchronization?: number
  }
  /** A place in a column. */
  readonly FieldGeolocationValue: {
    readonly Altitude?: number
    readonly Latitude?: number
    readonly Longitude?: number
    readonly Measure?: number
  }
  /** A new column of a content type. */
  readonly FieldLinkCreationInformation: {
    readonly Field?: O['Field']
  }
  /** An item in a column. */
  readonly FieldLookupValue: {
    readonly LookupId?: number
    readonly LookupValue?: string
  }
  /** A link in a column. */
  readonly FieldUrlValue: {
    readonly Description?: string
    readonly Url?: string
  }
  /** A user in a column. */
  readonly FieldUserValue: {
    readonly Email?: string
    readonly LookupId?: number
    readonly LookupValue?: string
  }
  /** How a file is added. */
  readonly FileCollectionAddParameters: {
    readonly AutoCheckoutOnInvalidData?: boolean
    readonly EnsureUniqueFileName?: boolean
    readonly Overwrite?: boolean
    readonly XorHash?: string
  }
  /** A new file. */
  readonly FileCreationInformation: {
    readonly Content?: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
    readonly ContentStream?: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
    readonly Overwrite?: boolean
    readonly Url?: string
  }
  /** Which file is deleted. Locks stay in force. */
  readonly FileDeleteParameters: {
    readonly BypassSharedLock?: boolean
    readonly ETagMatch?: string
  }
  /** New bytes of a file. */
  readonly FileSaveBinaryInformation: {
    readonly CheckRequiredFields?: boolean
    readonly Content?: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
    readonly ContentStream?: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
    readonly ETag?: string
    readonly FieldValues?: ReadonlyMap<string, unknown>
  }
  /** How a folder is added. */
  readonly FolderCollectionAddParameters: {
    readonly EnsureUniqueFileName?: boolean
    readonly Overwrite?: boolean
  }
  /** Which folder is deleted. Locks stay in force. */
  readonly FolderDeleteParameters: {
    readonly BypassSharedLock?: boolean
    readonly DeleteIfEmpty?: boolean
    readonly ETagMatch?: string
  }
  /** A new group. */
  readonly GroupCreationInformation: {
    readonly Description?: string
    readonly Title?: string
  }
  /** The labels that a client looks for. */
  readonly LabelMatchInformation: {
    readonly DefaultLabelOnly?: boolean
    readonly ExcludeKeyword?: boolean
    readonly Lcid?: number
    readonly ResultCollectionSize?: number
    readonly StringMatchOption?: number
    readonly TermLabel?: string
    readonly TrimDeprecated?: boolean
    readonly TrimUnavailable?: boolean
  }
  /** A new list. */
  readonly ListCreationInformation: {
    readonly CustomSchemaXml?: string
    readonly DataSourceProperties?: O['Any']
    readonly Description?: string
    readonly DocumentTemplateType?: number
    readonly ListTemplate?: O['ListTemplate']
    readonly QuickLaunchOption?: number
    readonly TemplateFeatureId?: string
    readonly TemplateType?: number
    readonly Title?: string
    readonly Url?: string
  }
  /** The end of a page of items. */
  readonly ListItemCollectionPosition: {
    readonly PagingInfo?: string
  }
  /** A new item. */
  readonly ListItemCreationInformation: {
    readonly FolderUrl?: string
    readonly LeafName?: string
    readonly UnderlyingObjectType?: number
  }
  /** A new item. */
  readonly ListItemCreationInformationUsingPath: {
    readonly FolderPath?: Values<O>['ResourcePath']
    readonly LeafName?: Values<O>['ResourcePath']
    readonly UnderlyingObjectType?: number
  }
  /** How an item is deleted. Locks stay in force. */
  readonly ListItemDeleteParameters: {
    readonly BypassSharedLock?: boolean
  }
  /** A column of a form. */
  readonly ListItemFormUpdateValue: {
    readonly ErrorCode?: number
    readonly ErrorMessage?: string
    readonly FieldName?: string
    readonly FieldValue?: string
    readonly HasException?: boolean
    readonly ItemId?: number
  }
  /** What clients ask to pass over. Locks and quotas stay in force. */
  readonly ListItemUpdateParameters: {
    readonly BypassQuotaCheck?: boolean
    readonly BypassSharedLock?: boolean
  }
  /** How files and folders are copied and moved. KeepBoth finds another name; the others change nothing. */
  readonly MoveCopyOptions: {
    readonly KeepBoth?: boolean
    readonly ResetAuthorAndCreatedOnCopy?: boolean
    readonly RetainEditorAndModifiedOnMove?: boolean
    readonly ShouldBypassSharedLocks?: boolean
  }
  /** A new link. */
  readonly NavigationNodeCreationInformation: {
    readonly AsLastNode?: boolean
    readonly IsExternal?: boolean
    readonly PreviousNode?: O['NavigationNode']
    readonly Title?: string
    readonly Url?: string
  }
  /** Settings of people pickers. They change nothing. */
  readonly PeoplePickerQuerySettings: {
    readonly ExcludeAllUsersOnTenantClaim?: boolean
    readonly IsSharing?: boolean
  }
  /** What is known of a user or a group. */
  readonly PrincipalInfo: {
    readonly Department?: string
    readonly DisplayName?: string
    readonly Email?: string
    readonly JobTitle?: string
    readonly LoginName?: string
    readonly Mobile?: string
    readonly PrincipalId?: number
    readonly PrincipalType?: number
    readonly SIPAddress?: string
  }
  /** The value of a property of a search. */
  readonly QueryPropertyValue: {
    readonly BoolVal?: boolean
    readonly IntVal?: number
    readonly QueryPropertyValueTypeIndex?: number
    readonly StrArray?: readonly string[]
    readonly StrVal?: string
  }
  /** Which entries of the recycle bin a client asks for. */
  readonly RecycleBinQueryInformation: {
    readonly IsAscending?: boolean
    readonly ItemState?: number
    readonly OrderBy?: number
    readonly PagingInfo?: string
    readonly RowLimit?: number
    readonly ShowOnlyMyItems?: boolean
  }
  /** An item that another one is related to. */
  readonly RelatedItem: {
    readonly IconUrl?: string
    readonly ItemId?: number
    readonly ListId?: string
    readonly Title?: string
    readonly Url?: string
    readonly WebId?: string
  }
  /** Filters and orders beside those of the view. Members that no row depends on change nothing. */
  readonly RenderListDataOverrideParameters: {
    readonly CascDelWarnMessage?: string
    readonly CustomAction?: string
    readonly DrillDown?: string
    readonly FilterField?: string
    readonly FilterField1?: string
    readonly FilterField10?: string
    readonly FilterField2?: string
    readonly FilterField3?: string
    readonly FilterField4?: string
    readonly FilterField5?: string
    readonly FilterField6?: string
    readonly FilterField7?: string
    readonly FilterField8?: string
    readonly FilterField9?: string
    readonly FilterFields?: string
    readonly FilterFields1?: string
    readonly FilterFields10?: string
    readonly FilterFields2?: string
    readonly FilterFields3?: string
    readonly FilterFields4?: string
    readonly FilterFields5?: string
    readonly FilterFields6?: string
    readonly FilterFields7?: string
    readonly FilterFields8?: string
    readonly FilterFields9?: string
    readonly FilterOp?: string
    readonly FilterOp1?: string
    readonly FilterOp10?: string
    readonly FilterOp2?: string
    readonly FilterOp3?: string
    readonly FilterOp4?: string
    readonly FilterOp5?: string
    readonly FilterOp6?: string
    readonly FilterOp7?: string
    readonly FilterOp8?: string
    readonly FilterOp9?: string
    readonly FilterValue?: string
    readonly FilterValue1?: string
    readonly FilterValue10?: string
    readonly FilterValue2?: string
    readonly FilterValue3?: string
    readonly FilterValue4?: string
    readonly FilterValue5?: string
    readonly FilterValue6?: string
    readonly FilterValue7?: string
    readonly FilterValue8?: string
    readonly FilterValue9?: string
    readonly FilterValues?: string
    readonly FilterValues1?: string
    readonly FilterValues10?: string
    readonly FilterValues2?: string
    readonly FilterValues3?: string
    readonly FilterValues4?: string
    readonly FilterValues5?: string
    readonly FilterValues6?: string
    readonly FilterValues7?: string
    readonly FilterValues8?: string
    readonly FilterValues9?: string
    readonly IsCSR?: string
    readonly IsGroupRender?: string
    readonly IsXslView?: string
    readonly ListViewPageUrl?: string
    readonly PageFirstRow?: string
    readonly PageLastRow?: string
    readonly RootFolder?: string
    readonly SortDir?: string
    readonly SortField?: string
    readonly View?: string
    readonly ViewCount?: string
    readonly ViewId?: string
    readonly ViewPath?: string
    readonly WebPartId?: string
  }
  /** The rows that a client asks for. Members that no row depends on change nothing. */
  readonly RenderListDataParameters: {
    readonly AddRequiredFields?: boolean
    readonly AllowMultipleValueFilterForTaxonomyFields?: boolean
    readonly DatesInUtc?: boolean
    readonly ExpandGroups?: boolean
    readonly FirstGroupOnly?: boolean
    readonly FolderServerRelativePath?: Values<O>['ResourcePath']
    readonly FolderServerRelativeUrl?: string
    readonly ImageFieldsToTryRewriteToCdnUrls?: string
    readonly OverrideViewXml?: string
    readonly Paging?: string
    readonly RenderOptions?: number
    readonly ReplaceGroup?: boolean
    readonly ViewXml?: string
  }
  /** The column and the view whose values a client asks for. */
  readonly RenderListFilterDataParameters: {
    readonly ExcludeFieldFilteringHtml?: boolean
    readonly FieldInternalName?: string
    readonly OverrideScope?: string
    readonly ProcessQStringToCAML?: string
    readonly ViewId?: string
  }
  /** A path as it is stored. */
  readonly ResourcePath: {
    readonly DecodedUrl?: string
  }
  /** A new role. */
  readonly RoleDefinitionCreationInformation: {
    readonly BasePermissions?: Values<O>['BasePermissions']
    readonly Description?: string
    readonly Name?: string
    readonly Order?: number
  }
  /** A user, a document, a site or a tag that somebody follows. */
  readonly SocialActor: {
    readonly AccountName?: string
    readonly ActorType?: number
    readonly CanFollow?: boolean
    readonly ContentUri?: string
    readonly EmailAddress?: string
    readonly FollowedContentUri?: string
    readonly Id?: string
    readonly ImageUri?: string
    readonly IsFollowed?: boolean
    readonly LibraryUri?: string
    readonly Name?: string
    readonly PersonalSiteUri?: string
    readonly Status?: number
    readonly StatusText?: string
    readonly TagGuid?: string
    readonly Title?: string
    readonly Uri?: string
  }
  /** Names a user by AccountName, a document or a site by ContentUri, a tag by TagGuid; ActorType is 0, 1, 2 or 3. */
  readonly SocialActorInfo: {
    readonly AccountName?: string
    readonly ActorType?: number
    readonly ContentUri?: string
    readonly Id?: string
    readonly TagGuid?: string
  }
  /** Which webs a client asks for; -1 means all. */
  readonly SubwebQuery: {
    readonly ConfigurationFilter?: number
    readonly WebTemplateFilter?: number
  }
  /** A term in a column. */
  readonly TaxonomyFieldValue: {
    readonly Label?: string
    readonly TermGuid?: string
    readonly WssId?: number
  }
  /** A new user. */
  readonly UserCreationInformation: {
    readonly Email?: string
    readonly LoginName?: string
    readonly Title?: string
  }
  /** A new view. */
  readonly ViewCreationInformation: {
    readonly baseViewId?: number
    readonly Paged?: boolean
    readonly PersonalView?: boolean
    readonly Query?: string
    readonly RowLimit?: number
    readonly SetAsDefaultView?: boolean
    readonly Title?: string
    readonly ViewData?: string
    readonly ViewFields?: readonly string[]
    readonly ViewTypeKind?: number
  }
  /** A new web. */
  readonly WebCreationInformation: {
    readonly Description?: string
    readonly Language?: number
    readonly Title?: string
    readonly Url?: string
    readonly UseSamePermissionsAsParentSite?: boolean
    readonly WebTemplate?: string
  }
  /** A new page. */
  readonly WikiPageCreationInformation: {
    readonly ServerRelativeUrl?: string
    readonly WikiHtmlContent?: string
  }
}

/** The properties that clients set before they call Update or another method. */
export interface Settings<O extends ModelObjects> {
  readonly Alert: {
    readonly AlertFrequency?: number
    readonly AlertTime?: string
    readonly DeliveryChannels?: number
    readonly EventType?: number
    readonly Filter?: string
    readonly Status?: number
    readonly Title?: string
  }
  readonly ContentType: {
    readonly Description?: string
    readonly Group?: string
    readonly Hidden?: boolean
    readonly Name?: string
    readonly ReadOnly?: boolean
    readonly Sealed?: boolean
  }
  readonly EventReceiverDefinition: {
    readonly EventType?: number
    readonly ReceiverAssembly?: string
    readonly ReceiverClass?: string
    readonly ReceiverName?: string
    readonly ReceiverUrl?: string
    readonly SequenceNumber?: number
    readonly Synchronization?: number
  }
  readonly Field: {
    readonly AllowHyperlink?: boolean
    readonly AnchorId?: string
    readonly AppendOnly?: boolean
    readonly Choices?: readonly string[]
    readonly CommaSeparator?: boolean
    readonly CreateValuesInEditForm?: boolean
    readonly CurrencyLocaleId?: number
    readonly CustomFormatter?: string | undefined
    readonly CustomUnitName?: string
    readonly CustomUnitOnRight?: boolean
    readonly DateFormat?: number
    readonly DateTimeCalendarType?: number
    readonly DefaultValue?: string | undefined
    readonly Description?: string
    readonly DisplayFormat?: number
    readonly EditFormat?: number
    readonly EnforceUniqueValues?: boolean
    readonly FillInChoice?: boolean
    readonly Formula?: string
    readonly FriendlyDisplayFormat?: number
    readonly Group?: string
    readonly Hidden?: boolean
    readonly Indexed?: boolean
    readonly IsKeyword?: boolean
    readonly IsPathRendered?: boolean
    readonly JSLink?: string | undefined
    readonly LookupField?: string
    readonly MaximumValue?: number
    readonly MaxLength?: number
    readonly MinimumValue?: number
    readonly NumberOfLines?: number
    readonly Open?: boolean
    readonly OutputType?: number
    readonly ReadOnlyField?: boolean
    readonly Required?: boolean
    readonly RestrictedMode?: boolean
    readonly RichText?: boolean
    readonly SchemaXml?: string
    readonly SelectionMode?: number
    readonly ShowAsPercentage?: boolean
    readonly SspId?: string
    readonly TargetTemplate?: string
    readonly TermSetId?: string
    readonly Title?: string
    readonly Unit?: string
    readonly UnlimitedLengthInDocumentLibrary?: boolean
    readonly UserCreated?: boolean
    readonly UserDisplayOptions?: string
    readonly ValidationFormula?: string | undefined
    readonly ValidationMessage?: string | undefined
    readonly WikiLinking?: boolean
  }
  readonly FieldLink: {
    readonly Hidden?: boolean
    readonly Required?: boolean
  }
  readonly Folder: {
    readonly UniqueContentTypeOrder?: readonly (Values<O>['ContentTypeId'])[] | undefined
    readonly WelcomePage?: string
  }
  readonly Group: {
    readonly AllowMembersEditMembership?: boolean
    readonly AllowRequestToJoinLeave?: boolean
    readonly AutoAcceptRequestToJoinLeave?: boolean
    readonly Description?: string
    readonly OnlyAllowMembersViewMembership?: boolean
    readonly Owner?: O['Principal']
    readonly RequestToJoinLeaveEmailSetting?: string
    readonly Title?: string
  }
  readonly InformationRightsManagementFileSettings: {
    readonly AllowPrint?: boolean
    readonly AllowScript?: boolean
    readonly AllowWriteCopy?: boolean
    readonly DisableDocumentBrowserView?: boolean
    readonly DocumentAccessExpireDays?: number
    readonly EnableDocumentAccessExpire?: boolean
    readonly EnableGroupProtection?: boolean
    readonly EnableLicenseCacheExpire?: boolean
    readonly GroupName?: string
    readonly IrmEnabled?: boolean
    readonly LicenseCacheExpireDays?: number
    readonly PolicyDescription?: string
    readonly PolicyTitle?: string
  }
  readonly InformationRightsManagementSettings: {
    readonly AllowPrint?: boolean
    readonly AllowScript?: boolean
    readonly AllowWriteCopy?: boolean
    readonly DisableDocumentBrowserView?: boolean
    readonly DocumentAccessExpireDays?: number
    readonly EnableDocumentAccessExpire?: boolean
    readonly EnableGroupProtection?: boolean
    readonly EnableLicenseCacheExpire?: boolean
    readonly GroupName?: string
    readonly LicenseCacheExpireDays?: number
    readonly PolicyDescription?: string
    readonly PolicyTitle?: string
  }
  readonly KeywordQuery: {
    readonly BypassResultTypes?: boolean
    readonly ClientType?: string
    readonly Culture?: number
    readonly EnableInterleaving?: boolean
    readonly EnableNicknames?: boolean
    readonly EnablePhonetic?: boolean
    readonly EnableQueryRules?: boolean
    readonly EnableSorting?: boolean
    readonly EnableStemming?: boolean
    readonly HiddenConstraints?: string
    readonly MaxSnippetLength?: number
    readonly ProcessBestBets?: boolean
    readonly ProcessPersonalFavorites?: boolean
    readonly QueryTemplate?: string
    readonly QueryText?: string
    readonly Refiners?: string
    readonly ResultsUrl?: string
    readonly RowLimit?: number
    readonly RowsPerPage?: number
    readonly ShowPeopleNameSuggestions?: boolean
    readonly SourceId?: string
    readonly StartRow?: number
    readonly SummaryLength?: number
    readonly TimeZoneId?: number
    readonly TotalRowsExactMinimum?: number
    readonly TrimDuplicates?: boolean
    readonly UIlanguage?: number
  }
  readonly List: {
    readonly AllowContentTypes?: boolean
    readonly ContentTypesEnabled?: boolean
    readonly Description?: string
    readonly DraftVersionVisibility?: number
    readonly EnableAttachments?: boolean
    readonly EnableFolderCreation?: boolean
    readonly EnableMinorVersions?: boolean
    readonly EnableModeration?: boolean
    readonly EnableVersioning?: boolean
    readonly ForceCheckout?: boolean
    readonly Hidden?: boolean
    readonly IrmEnabled?: boolean
    readonly IrmExpire?: boolean
    readonly IrmReject?: boolean
    readonly MajorVersionLimit?: number
    readonly MajorWithMinorVersionsLimit?: number
    readonly NoCrawl?: boolean
    readonly OnQuickLaunch?: boolean
    readonly Title?: string
    readonly ValidationFormula?: string | undefined
    readonly ValidationMessage?: string | undefined
  }
  readonly Navigation: {
    readonly UseShared?: boolean
  }
  readonly NavigationNode: {
    readonly Title?: string
    readonly Url?: string
    readonly IsVisible?: boolean
  }
  readonly RegionalSettings: {
    readonly AdjustHijriDays?: number
    readonly AlternateCalendarType?: number
    readonly CalendarType?: number
    readonly Collation?: number
    readonly FirstDayOfWeek?: number
    readonly FirstWeekOfYear?: number
    readonly LocaleId?: number
    readonly ShowWeeks?: boolean
    readonly Time24?: boolean
    readonly TimeZone?: O['TimeZone']
    readonly WorkDayEndHour?: number
    readonly WorkDays?: number
    readonly WorkDayStartHour?: number
  }
  readonly RoleDefinition: {
    readonly BasePermissions?: Values<O>['BasePermissions']
    readonly Description?: string
    readonly Name?: string
    readonly Order?: number
  }
  readonly Term: {
    readonly IsAvailableForTagging?: boolean
    readonly Name?: string
  }
  readonly TermGroup: {
    readonly Description?: string
    readonly Name?: string
  }
  readonly TermSet: {
    readonly Description?: string
    readonly IsAvailableForTagging?: boolean
    readonly IsOpenForTermCreation?: boolean
    readonly Name?: string
  }
  readonly User: {
    readonly Email?: string
    readonly IsSiteAdmin?: boolean
    readonly Title?: string
  }
  readonly UserCustomAction: {
    readonly ClientSideComponentId?: string
    readonly ClientSideComponentProperties?: string
    readonly CommandUIExtension?: string
    readonly Description?: string
    readonly Group?: string
    readonly HostProperties?: string
    readonly ImageUrl?: string
    readonly Location?: string
    readonly Name?: string
    readonly RegistrationId?: string
    readonly RegistrationType?: number
    readonly Rights?: Values<O>['BasePermissions']
    readonly ScriptBlock?: string
    readonly ScriptSrc?: string
    readonly Sequence?: number
    readonly Title?: string
    readonly Url?: string
  }
  readonly View: {
    readonly Aggregations?: string | undefined
    readonly AggregationsStatus?: string | undefined
    readonly DefaultView?: boolean
    readonly Formats?: string | undefined
    readonly Hidden?: boolean
    readonly JSLink?: string | undefined
    readonly Paged?: boolean
    readonly RowLimit?: number
    readonly Scope?: number
    readonly Title?: string
    readonly ViewQuery?: string
  }
  readonly Web: {
    readonly Title?: string
    readonly Description?: string
  }
  readonly WebPart: {
    readonly Hidden?: boolean
    readonly Title?: string
    readonly TitleUrl?: string
  }
  readonly WorkflowAssociation: {
    readonly AllowManual?: boolean
    readonly AutoStartChange?: boolean
    readonly AutoStartCreate?: boolean
    readonly Description?: string
    readonly Enabled?: boolean
    readonly HistoryListTitle?: string
    readonly Name?: string
    readonly TaskListTitle?: string
  }
  readonly WorkflowSubscription: {
    readonly DefinitionId?: string
    readonly Enabled?: boolean
    readonly EventSourceId?: string
    readonly EventTypes?: readonly string[]
    readonly Id?: string
    readonly ManualStartBypassesActivationLimit?: boolean
    readonly Name?: string
    readonly StatusFieldName?: string
  }
}

/** The types of which the server stores at once what a client sets. */
export type StoredAtOnce =
  | 'FieldLink'
  | 'Navigation'
  | 'Term'
  | 'TermGroup'
  | 'TermSet'

/** The methods: the object of each, its parameters, and what it gives. */
export interface Methods<O extends ModelObjects> {
  /** Stores the properties that were set. */
  readonly 'Alert.UpdateAlert': {
    readonly of: O['Alert']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets an alert by its id. */
  readonly 'AlertCollection.GetById': {
    readonly of: O['AlertCollection']
    readonly given: readonly [idAlert: string]
    readonly gives: O['Alert']
  }
  /** Says whether there is an alert. */
  readonly 'AlertCollection.Contains': {
    readonly of: O['AlertCollection']
    readonly given: readonly [idAlert: string]
    readonly gives: boolean
  }
  /** Adds an alert of the caller, and returns its id. */
  readonly 'AlertCollection.Add': {
    readonly of: O['AlertCollection']
    readonly given: readonly [alertCreationInformation: Values<O>['AlertCreationInformation']]
    readonly gives: string
  }
  /** Deletes an alert by its id. */
  readonly 'AlertCollection.DeleteAlert': {
    readonly of: O['AlertCollection']
    readonly given: readonly [idAlert: string]
    readonly gives: undefined
  }
  /** Deletes an alert by its place. */
  readonly 'AlertCollection.DeleteAlertAtIndex': {
    readonly of: O['AlertCollection']
    readonly given: readonly [index: number]
    readonly gives: undefined
  }
  /** Deletes the attachment. */
  readonly 'Attachment.DeleteObject': {
    readonly of: O['Attachment']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Puts the attachment into the recycle bin. */
  readonly 'Attachment.RecycleObject': {
    readonly of: O['Attachment']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets an attachment by its name. */
  readonly 'AttachmentCollection.GetByFileName': {
    readonly of: O['AttachmentCollection']
    readonly given: readonly [fileName: string]
    readonly gives: O['Attachment']
  }
  /** Gets an attachment by its decoded name. */
  readonly 'AttachmentCollection.GetByFileNameAsPath': {
    readonly of: O['AttachmentCollection']
    readonly given: readonly [fileName: Values<O>['ResourcePath']]
    readonly gives: O['Attachment']
  }
  /** Attaches a file with a decoded name. */
  readonly 'AttachmentCollection.AddUsingPath': {
    readonly of: O['AttachmentCollection']
    readonly given: readonly [path: Values<O>['ResourcePath'], contentStream: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }]
    readonly gives: O['Attachment']
  }
  /** Attaches a file. */
  readonly 'AttachmentCollection.Add': {
    readonly of: O['AttachmentCollection']
    readonly given: readonly [attachmentInformation: Values<O>['AttachmentCreationInformation']]
    readonly gives: O['Attachment']
  }
  /** Makes the caller the one who has the file checked out. */
  readonly 'CheckedOutFile.TakeOverCheckOut': {
    readonly of: O['CheckedOutFile']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets one by its server-relative path. */
  readonly 'CheckedOutFileCollection.GetByPath': {
    readonly of: O['CheckedOutFileCollection']
    readonly given: readonly [path: Values<O>['ResourcePath']]
    readonly gives: O['CheckedOutFile']
  }
  /** Finds users and groups by a text, as JSON. */
  readonly 'ClientPeoplePickerWebServiceInterface.ClientPeoplePickerSearchUser': {
    readonly of: O['ClientPeoplePickerWebServiceInterface']
    readonly given: readonly [queryParams: Values<O>['ClientPeoplePickerQueryParameters']]
    readonly gives: string
  }
  /** Gets the only user or group that a text means, as JSON. */
  readonly 'ClientPeoplePickerWebServiceInterface.ClientPeoplePickerResolveUser': {
    readonly of: O['ClientPeoplePickerWebServiceInterface']
    readonly given: readonly [queryParams: Values<O>['ClientPeoplePickerQueryParameters']]
    readonly gives: string
  }
  /** Stores the properties that were set. Types below keep their own. */
  readonly 'ContentType.Update': {
    readonly of: O['ContentType']
    readonly given: readonly [updateChildren: boolean]
    readonly gives: undefined
  }
  /** Deletes the content type. */
  readonly 'ContentType.DeleteObject': {
    readonly of: O['ContentType']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a content type by its id. */
  readonly 'ContentTypeCollection.GetById': {
    readonly of: O['ContentTypeCollection']
    readonly given: readonly [contentTypeId: string]
    readonly gives: O['ContentType']
  }
  /** Adds a content type to a web or a list; the id of the type or its parent is given. */
  readonly 'ContentTypeCollection.Add': {
    readonly of: O['ContentTypeCollection']
    readonly given: readonly [parameters: Values<O>['ContentTypeCreationInformation']]
    readonly gives: O['ContentType']
  }
  /** Adds a child of a content type to a list. */
  readonly 'ContentTypeCollection.AddExistingContentType': {
    readonly of: O['ContentTypeCollection']
    readonly given: readonly [contentType: O['ContentType']]
    readonly gives: O['ContentType']
  }
  /** Stores the properties that were set. */
  readonly 'EventReceiverDefinition.Update': {
    readonly of: O['EventReceiverDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the receiver. */
  readonly 'EventReceiverDefinition.DeleteObject': {
    readonly of: O['EventReceiverDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a receiver by its id. */
  readonly 'EventReceiverDefinitionCollection.GetById': {
    readonly of: O['EventReceiverDefinitionCollection']
    readonly given: readonly [eventReceiverId: string]
    readonly gives: O['EventReceiverDefinition']
  }
  /** Adds a receiver. */
  readonly 'EventReceiverDefinitionCollection.Add': {
    readonly of: O['EventReceiverDefinitionCollection']
    readonly given: readonly [eventReceiverCreationInformation: Values<O>['EventReceiverDefinitionCreationInformation']]
    readonly gives: O['EventReceiverDefinition']
  }
  /** Gets an active feature by the id of its definition. */
  readonly 'FeatureCollection.GetById': {
    readonly of: O['FeatureCollection']
    readonly given: readonly [featureId: string]
    readonly gives: O['Feature']
  }
  /** Activates a feature. */
  readonly 'FeatureCollection.Add': {
    readonly of: O['FeatureCollection']
    readonly given: readonly [featureId: string, force: boolean | undefined, featdefScope: number | undefined]
    readonly gives: O['Feature']
  }
  /** Deactivates a feature. */
  readonly 'FeatureCollection.Remove': {
    readonly of: O['FeatureCollection']
    readonly given: readonly [featureId: string, force: boolean | undefined]
    readonly gives: undefined
  }
  /** Stores the properties that were set. */
  readonly 'Field.Update': {
    readonly of: O['Field']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Stores the properties that were set. Lists keep their own columns. */
  readonly 'Field.UpdateAndPushChanges': {
    readonly of: O['Field']
    readonly given: readonly [pushChangesToLists: boolean]
    readonly gives: undefined
  }
  /** Says whether forms that show an item have the column. */
  readonly 'Field.SetShowInDisplayForm': {
    readonly of: O['Field']
    readonly given: readonly [value: boolean]
    readonly gives: undefined
  }
  /** Says whether forms that change an item have the column. */
  readonly 'Field.SetShowInEditForm': {
    readonly of: O['Field']
    readonly given: readonly [value: boolean]
    readonly gives: undefined
  }
  /** Says whether forms of new items have the column. */
  readonly 'Field.SetShowInNewForm': {
    readonly of: O['Field']
    readonly given: readonly [value: boolean]
    readonly gives: undefined
  }
  /** Deletes the column. */
  readonly 'Field.DeleteObject': {
    readonly of: O['Field']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a column by its id. */
  readonly 'FieldCollection.GetById': {
    readonly of: O['FieldCollection']
    readonly given: readonly [id: string]
    readonly gives: O['Field']
  }
  /** Gets a column by its title. */
  readonly 'FieldCollection.GetByTitle': {
    readonly of: O['FieldCollection']
    readonly given: readonly [title: string]
    readonly gives: O['Field']
  }
  /** Gets a column by its internal name or its title. */
  readonly 'FieldCollection.GetByInternalNameOrTitle': {
    readonly of: O['FieldCollection']
    readonly given: readonly [strName: string]
    readonly gives: O['Field']
  }
  /** Adds a column of a web to a list. */
  readonly 'FieldCollection.Add': {
    readonly of: O['FieldCollection']
    readonly given: readonly [field: O['Field']]
    readonly gives: O['Field']
  }
  /** Adds a column, which a CAML element describes. */
  readonly 'FieldCollection.AddFieldAsXml': {
    readonly of: O['FieldCollection']
    readonly given: readonly [schemaXml: string, addToDefaultView: boolean, options: number]
    readonly gives: O['Field']
  }
  /** Adds a column that shows another column of the item that a lookup column points to. */
  readonly 'FieldCollection.AddDependentLookup': {
    readonly of: O['FieldCollection']
    readonly given: readonly [displayName: string, primaryLookupField: O['Field'], lookupField: string]
    readonly gives: O['Field']
  }
  /** Takes the column from the content type at once. Items keep their values. */
  readonly 'FieldLink.DeleteObject': {
    readonly of: O['FieldLink']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a column by its id. */
  readonly 'FieldLinkCollection.GetById': {
    readonly of: O['FieldLinkCollection']
    readonly given: readonly [id: string]
    readonly gives: O['FieldLink']
  }
  /** Adds a column at once. */
  readonly 'FieldLinkCollection.Add': {
    readonly of: O['FieldLinkCollection']
    readonly given: readonly [parameters: Values<O>['FieldLinkCreationInformation']]
    readonly gives: O['FieldLink']
  }
  /** Puts the named columns first, in this order, at once. Those of a parent stay before those of a content type of a web. */
  readonly 'FieldLinkCollection.Reorder': {
    readonly of: O['FieldLinkCollection']
    readonly given: readonly [internalNames: readonly string[]]
    readonly gives: undefined
  }
  /** Gets the web parts of a page. Both scopes show the same, because only shared web parts are kept; a change needs 1 (Shared). */
  readonly 'File.GetLimitedWebPartManager': {
    readonly of: O['File']
    readonly given: readonly [scope: number]
    readonly gives: O['LimitedWebPartManager']
  }
  /** Stores the entries of the property bag that were set. */
  readonly 'File.Update': {
    readonly of: O['File']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gives the file new bytes, and columns if FieldValues has some. An ETag must be that of the file. */
  readonly 'File.SaveBinary': {
    readonly of: O['File']
    readonly given: readonly [parameters: Values<O>['FileSaveBinaryInformation']]
    readonly gives: undefined
  }
  /** Takes in the first part of new bytes, and returns how many it has stored. */
  readonly 'File.StartUpload': {
    readonly of: O['File']
    readonly given: readonly [uploadId: string, stream: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }]
    readonly gives: number
  }
  /** Takes in the next part, and returns how many bytes it has stored. */
  readonly 'File.ContinueUpload': {
    readonly of: O['File']
    readonly given: readonly [uploadId: string, fileOffset: number, stream: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }]
    readonly gives: number
  }
  /** Takes in the last part and gives the file its bytes. */
  readonly 'File.FinishUpload': {
    readonly of: O['File']
    readonly given: readonly [uploadId: string, fileOffset: number, stream: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }]
    readonly gives: O['File']
  }
  /** Forgets the parts of an upload. */
  readonly 'File.CancelUpload': {
    readonly of: O['File']
    readonly given: readonly [uploadId: string]
    readonly gives: undefined
  }
  /** Returns the bytes of the file in a part of the reply. */
  readonly 'File.OpenBinaryStream': {
    readonly of: O['File']
    readonly given: readonly []
    readonly gives: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
  }
  /** The same; the options of the established server change nothing here. */
  readonly 'File.OpenBinaryStreamWithOptions': {
    readonly of: O['File']
    readonly given: readonly [options: number]
    readonly gives: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
  }
  /** Checks the file out. */
  readonly 'File.CheckOut': {
    readonly of: O['File']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Checks the file in: 0 as a draft, 1 as a published version, 2 over the version that is there. */
  readonly 'File.CheckIn': {
    readonly of: O['File']
    readonly given: readonly [comment: string | undefined, checkInType: number]
    readonly gives: undefined
  }
  /** Undoes a check-out. */
  readonly 'File.UndoCheckOut': {
    readonly of: O['File']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Publishes a draft. */
  readonly 'File.Publish': {
    readonly of: O['File']
    readonly given: readonly [comment: string | undefined]
    readonly gives: undefined
  }
  /** Makes the published version a draft. */
  readonly 'File.UnPublish': {
    readonly of: O['File']
    readonly given: readonly [comment: string | undefined]
    readonly gives: undefined
  }
  /** Approves the file. */
  readonly 'File.Approve': {
    readonly of: O['File']
    readonly given: readonly [comment: string | undefined]
    readonly gives: undefined
  }
  /** Rejects the file. */
  readonly 'File.Deny': {
    readonly of: O['File']
    readonly given: readonly [comment: string | undefined]
    readonly gives: undefined
  }
  /** Copies the file. */
  readonly 'File.CopyTo': {
    readonly of: O['File']
    readonly given: readonly [strNewUrl: string, bOverWrite: boolean]
    readonly gives: undefined
  }
  /** Moves the file; flag 1 overwrites one that is there. */
  readonly 'File.MoveTo': {
    readonly of: O['File']
    readonly given: readonly [newUrl: string, flags: number]
    readonly gives: undefined
  }
  /** Copies the file to a decoded path. */
  readonly 'File.CopyToUsingPath': {
    readonly of: O['File']
    readonly given: readonly [newPath: Values<O>['ResourcePath'], bOverWrite: boolean]
    readonly gives: undefined
  }
  /** Moves the file to a decoded path; flag 1 overwrites one that is there. */
  readonly 'File.MoveToUsingPath': {
    readonly of: O['File']
    readonly given: readonly [newPath: Values<O>['ResourcePath'], moveOperations: number]
    readonly gives: undefined
  }
  /** Puts the file into the recycle bin, and returns the id of its entry. */
  readonly 'File.Recycle': {
    readonly of: O['File']
    readonly given: readonly []
    readonly gives: string
  }
  /** The same for a file that has this ETag. */
  readonly 'File.RecycleWithETag': {
    readonly of: O['File']
    readonly given: readonly [etagMatch: string | undefined]
    readonly gives: string
  }
  /** The same with parameters. */
  readonly 'File.RecycleWithParameters': {
    readonly of: O['File']
    readonly given: readonly [parameters: Values<O>['FileDeleteParameters']]
    readonly gives: string
  }
  /** Deletes the file. */
  readonly 'File.DeleteObject': {
    readonly of: O['File']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the file, if it has the ETag of the parameters. */
  readonly 'File.DeleteWithParameters': {
    readonly of: O['File']
    readonly given: readonly [parameters: Values<O>['FileDeleteParameters']]
    readonly gives: undefined
  }
  /** Gets a file by its name or its URL. */
  readonly 'FileCollection.GetByUrl': {
    readonly of: O['FileCollection']
    readonly given: readonly [url: string]
    readonly gives: O['File']
  }
  /** Adds a file. */
  readonly 'FileCollection.Add': {
    readonly of: O['FileCollection']
    readonly given: readonly [parameters: Values<O>['FileCreationInformation']]
    readonly gives: O['File']
  }
  /** Adds a file with a decoded name or path. */
  readonly 'FileCollection.AddUsingPath': {
    readonly of: O['FileCollection']
    readonly given: readonly [path: Values<O>['ResourcePath'], parameters: Values<O>['FileCollectionAddParameters'] | undefined, contentStream: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }]
    readonly gives: O['File']
  }
  /** Adds an empty page. */
  readonly 'FileCollection.AddTemplateFile': {
    readonly of: O['FileCollection']
    readonly given: readonly [urlOfFile: string, templateFileType: number]
    readonly gives: O['File']
  }
  /** Returns the bytes of the version in a part of the reply. */
  readonly 'FileVersion.OpenBinaryStream': {
    readonly of: O['FileVersion']
    readonly given: readonly []
    readonly gives: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
  }
  /** Deletes the version. */
  readonly 'FileVersion.DeleteObject': {
    readonly of: O['FileVersion']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a version by its number. */
  readonly 'FileVersionCollection.GetById': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly [versionid: number]
    readonly gives: O['FileVersion']
  }
  /** Deletes all earlier versions. */
  readonly 'FileVersionCollection.DeleteAll': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes a version by its number. */
  readonly 'FileVersionCollection.DeleteByID': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly [vid: number]
    readonly gives: undefined
  }
  /** Deletes a version by its label. */
  readonly 'FileVersionCollection.DeleteByLabel': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly [versionlabel: string]
    readonly gives: undefined
  }
  /** Puts all earlier versions into the recycle bin. */
  readonly 'FileVersionCollection.RecycleAll': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Puts a version into the recycle bin by its number. */
  readonly 'FileVersionCollection.RecycleByID': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly [vid: number]
    readonly gives: undefined
  }
  /** Puts a version into the recycle bin by its label. */
  readonly 'FileVersionCollection.RecycleByLabel': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly [versionlabel: string]
    readonly gives: undefined
  }
  /** Gives the file the bytes of a version. */
  readonly 'FileVersionCollection.RestoreByLabel': {
    readonly of: O['FileVersionCollection']
    readonly given: readonly [versionlabel: string]
    readonly gives: undefined
  }
  /** Stores the properties and the entries of the property bag that were set. */
  readonly 'Folder.Update': {
    readonly of: O['Folder']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Moves the folder. */
  readonly 'Folder.MoveTo': {
    readonly of: O['Folder']
    readonly given: readonly [newUrl: string]
    readonly gives: undefined
  }
  /** Copies the folder. */
  readonly 'Folder.CopyTo': {
    readonly of: O['Folder']
    readonly given: readonly [newUrl: string]
    readonly gives: undefined
  }
  /** Copies the folder to a decoded path. */
  readonly 'Folder.CopyToUsingPath': {
    readonly of: O['Folder']
    readonly given: readonly [newPath: Values<O>['ResourcePath']]
    readonly gives: undefined
  }
  /** Moves the folder to a decoded path. */
  readonly 'Folder.MoveToUsingPath': {
    readonly of: O['Folder']
    readonly given: readonly [newPath: Values<O>['ResourcePath']]
    readonly gives: undefined
  }
  /** Adds a folder in it unless it is there. */
  readonly 'Folder.AddSubFolder': {
    readonly of: O['Folder']
    readonly given: readonly [leafName: string, parameters: Values<O>['ListItemUpdateParameters'] | undefined]
    readonly gives: undefined
  }
  /** Adds a folder with a decoded name in it unless it is there. */
  readonly 'Folder.AddSubFolderUsingPath': {
    readonly of: O['Folder']
    readonly given: readonly [leafPath: Values<O>['ResourcePath']]
    readonly gives: undefined
  }
  /** Reads the changes in the folder. */
  readonly 'Folder.GetChanges': {
    readonly of: O['Folder']
    readonly given: readonly [query: Values<O>['ChangeQuery']]
    readonly gives: O['ChangeCollection']
  }
  /** Reads the changes of items in the folder. */
  readonly 'Folder.GetListItemChanges': {
    readonly of: O['Folder']
    readonly given: readonly [query: Values<O>['ChangeQuery']]
    readonly gives: O['ChangeCollection']
  }
  /** Puts the folder into the recycle bin, and returns the id of its entry. */
  readonly 'Folder.Recycle': {
    readonly of: O['Folder']
    readonly given: readonly []
    readonly gives: string
  }
  /** The same with parameters. */
  readonly 'Folder.RecycleWithParameters': {
    readonly of: O['Folder']
    readonly given: readonly [parameters: Values<O>['FolderDeleteParameters']]
    readonly gives: string
  }
  /** Deletes the folder. */
  readonly 'Folder.DeleteObject': {
    readonly of: O['Folder']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the folder, if asked only an empty one. */
  readonly 'Folder.DeleteWithParameters': {
    readonly of: O['Folder']
    readonly given: readonly [parameters: Values<O>['FolderDeleteParameters']]
    readonly gives: undefined
  }
  /** Gets a folder by its name or its URL. */
  readonly 'FolderCollection.GetByUrl': {
    readonly of: O['FolderCollection']
    readonly given: readonly [url: string]
    readonly gives: O['Folder']
  }
  /** Gets a folder by its decoded name or path. */
  readonly 'FolderCollection.GetByPath': {
    readonly of: O['FolderCollection']
    readonly given: readonly [path: Values<O>['ResourcePath']]
    readonly gives: O['Folder']
  }
  /** Adds a folder, or gets the one that is there. */
  readonly 'FolderCollection.Add': {
    readonly of: O['FolderCollection']
    readonly given: readonly [url: string]
    readonly gives: O['Folder']
  }
  /** Adds a folder with a decoded name; with Overwrite gets the one that is there. */
  readonly 'FolderCollection.AddUsingPath': {
    readonly of: O['FolderCollection']
    readonly given: readonly [path: Values<O>['ResourcePath'], parameters: Values<O>['FolderCollectionAddParameters'] | undefined]
    readonly gives: O['Folder']
  }
  /** Adds a folder; to overwrite is to get the one that is there. */
  readonly 'FolderCollection.AddWithOverwrite': {
    readonly of: O['FolderCollection']
    readonly given: readonly [url: string, overwrite: boolean]
    readonly gives: O['Folder']
  }
  /** Gets a form by its id. */
  readonly 'FormCollection.GetById': {
    readonly of: O['FormCollection']
    readonly given: readonly [id: string]
    readonly gives: O['Form']
  }
  /** Gets a form by its kind: 4 shows, 6 changes, 8 adds an item. */
  readonly 'FormCollection.GetByPageType': {
    readonly of: O['FormCollection']
    readonly given: readonly [formType: number]
    readonly gives: O['Form']
  }
  /** Stores the properties that were set. */
  readonly 'Group.Update': {
    readonly of: O['Group']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a group by its number. */
  readonly 'GroupCollection.GetById': {
    readonly of: O['GroupCollection']
    readonly given: readonly [id: number]
    readonly gives: O['Group']
  }
  /** Gets a group by its name. */
  readonly 'GroupCollection.GetByName': {
    readonly of: O['GroupCollection']
    readonly given: readonly [name: string]
    readonly gives: O['Group']
  }
  /** Adds a group. */
  readonly 'GroupCollection.Add': {
    readonly of: O['GroupCollection']
    readonly given: readonly [parameters: Values<O>['GroupCreationInformation']]
    readonly gives: O['Group']
  }
  /** Deletes a group. */
  readonly 'GroupCollection.Remove': {
    readonly of: O['GroupCollection']
    readonly given: readonly [group: O['Group']]
    readonly gives: undefined
  }
  /** Deletes a group by its number. */
  readonly 'GroupCollection.RemoveById': {
    readonly of: O['GroupCollection']
    readonly given: readonly [id: number]
    readonly gives: undefined
  }
  /** Deletes a group by its name. */
  readonly 'GroupCollection.RemoveByLoginName': {
    readonly of: O['GroupCollection']
    readonly given: readonly [loginName: string]
    readonly gives: undefined
  }
  /** Stores the properties that were set. */
  readonly 'InformationRightsManagementFileSettings.Update': {
    readonly of: O['InformationRightsManagementFileSettings']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Takes the settings of its own from the file. */
  readonly 'InformationRightsManagementFileSettings.Reset': {
    readonly of: O['InformationRightsManagementFileSettings']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Stores the properties that were set. */
  readonly 'InformationRightsManagementSettings.Update': {
    readonly of: O['InformationRightsManagementSettings']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Makes all settings what they are in a new library. */
  readonly 'InformationRightsManagementSettings.Reset': {
    readonly of: O['InformationRightsManagementSettings']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Makes the label the default one of its language. */
  readonly 'Label.SetAsDefaultForLanguage': {
    readonly of: O['Label']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the label. */
  readonly 'Label.DeleteObject': {
    readonly of: O['Label']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a label by its text, or no object. */
  readonly 'LabelCollection.GetByValue': {
    readonly of: O['LabelCollection']
    readonly given: readonly [labelName: string]
    readonly gives: O['Label'] | undefined
  }
  /** Adds a web part to a zone, at a place from 0 on. */
  readonly 'LimitedWebPartManager.AddWebPart': {
    readonly of: O['LimitedWebPartManager']
    readonly given: readonly [webPart: O['WebPart'], zoneId: string, zoneIndex: number]
    readonly gives: O['WebPartDefinition']
  }
  /** Gets a web part as XML. Fails for one whose property ExportMode is None. */
  readonly 'LimitedWebPartManager.ExportWebPart': {
    readonly of: O['LimitedWebPartManager']
    readonly given: readonly [webPartId: string]
    readonly gives: string
  }
  /** Reads the XML of a web part, which AddWebPart stores. Needs the right to change the page. */
  readonly 'LimitedWebPartManager.ImportWebPart': {
    readonly of: O['LimitedWebPartManager']
    readonly given: readonly [webPartXml: string]
    readonly gives: O['WebPartDefinition']
  }
  /** Asks for the rows of a CAML query. */
  readonly 'List.GetItems': {
    readonly of: O['List']
    readonly given: readonly [query: Values<O>['CamlQuery'] | undefined]
    readonly gives: O['ListItemCollection']
  }
  /** Gets an item by its number. */
  readonly 'List.GetItemById': {
    readonly of: O['List']
    readonly given: readonly [id: number]
    readonly gives: O['ListItem']
  }
  /** Gets an item by its unique id. */
  readonly 'List.GetItemByUniqueId': {
    readonly of: O['List']
    readonly given: readonly [uniqueId: string]
    readonly gives: O['ListItem']
  }
  /** Gets an item by its number as a text. */
  readonly 'List.GetItemByStringId': {
    readonly of: O['List']
    readonly given: readonly [sId: string]
    readonly gives: O['ListItem']
  }
  /** Makes a new item, which Update stores. */
  readonly 'List.AddItem': {
    readonly of: O['List']
    readonly given: readonly [parameters: Values<O>['ListItemCreationInformation'] | undefined]
    readonly gives: O['ListItem']
  }
  /** The same in a folder with a decoded path. */
  readonly 'List.AddItemUsingPath': {
    readonly of: O['List']
    readonly given: readonly [parameters: Values<O>['ListItemCreationInformationUsingPath'] | undefined]
    readonly gives: O['ListItem']
  }
  /** Gets the files that were never checked in. */
  readonly 'List.GetCheckedOutFiles': {
    readonly of: O['List']
    readonly given: readonly []
    readonly gives: O['CheckedOutFileCollection']
  }
  /** Gets the columns of other lists that point to this one. */
  readonly 'List.GetRelatedFields': {
    readonly of: O['List']
    readonly given: readonly []
    readonly gives: O['RelatedFieldCollection']
  }
  /** Saves the list as a template. */
  readonly 'List.SaveAsTemplate': {
    readonly of: O['List']
    readonly given: readonly [strFileName: string, strName: string, strDescription: string, bSaveData: boolean]
    readonly gives: undefined
  }
  /** Gets a view by its id. */
  readonly 'List.GetView': {
    readonly of: O['List']
    readonly given: readonly [viewGuid: string]
    readonly gives: O['View']
  }
  /** Reads the changes of the list. */
  readonly 'List.GetChanges': {
    readonly of: O['List']
    readonly given: readonly [query: Values<O>['ChangeQuery']]
    readonly gives: O['ChangeCollection']
  }
  /** Gets the rows of a view as JSON; an empty text stands for the default view. */
  readonly 'List.RenderListData': {
    readonly of: O['List']
    readonly given: readonly [viewXml: string | undefined]
    readonly gives: string
  }
  /** Gets the rows of a view, and parts beside them, as JSON in a part of the reply. */
  readonly 'List.RenderListDataAsStream': {
    readonly of: O['List']
    readonly given: readonly [parameters: Values<O>['RenderListDataParameters'], overrideParameters: Values<O>['RenderListDataOverrideParameters'] | undefined]
    readonly gives: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
  }
  /** Gets the values of a column in a view as an HTML element in a part of the reply. */
  readonly 'List.RenderListFilterData': {
    readonly of: O['List']
    readonly given: readonly [parameters: Values<O>['RenderListFilterDataParameters']]
    readonly gives: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }
  }
  /** Gets a form with the values of an item as JSON, with 0 that of a new item. */
  readonly 'List.RenderListFormData': {
    readonly of: O['List']
    readonly given: readonly [itemId: number, formId: string, mode: number]
    readonly gives: string
  }
  /** Takes the next number of an item. */
  readonly 'List.ReserveListItemId': {
    readonly of: O['List']
    readonly given: readonly []
    readonly gives: number
  }
  /** Stores the properties that were set. */
  readonly 'List.Update': {
    readonly of: O['List']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Puts the list into the recycle bin, and returns the id of its entry. */
  readonly 'List.Recycle': {
    readonly of: O['List']
    readonly given: readonly []
    readonly gives: string
  }
  /** Deletes the list. */
  readonly 'List.DeleteObject': {
    readonly of: O['List']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a list by its title. */
  readonly 'ListCollection.GetByTitle': {
    readonly of: O['ListCollection']
    readonly given: readonly [title: string]
    readonly gives: O['List']
  }
  /** Gets a list by its id. */
  readonly 'ListCollection.GetById': {
    readonly of: O['ListCollection']
    readonly given: readonly [id: string]
    readonly gives: O['List']
  }
  /** Adds a list. */
  readonly 'ListCollection.Add': {
    readonly of: O['ListCollection']
    readonly given: readonly [parameters: Values<O>['ListCreationInformation']]
    readonly gives: O['List']
  }
  /** Gets the library for files of pages, which it adds if needed. */
  readonly 'ListCollection.EnsureSiteAssetsLibrary': {
    readonly of: O['ListCollection']
    readonly given: readonly []
    readonly gives: O['List']
  }
  /** Gets the library for pages, which it adds if needed. */
  readonly 'ListCollection.EnsureSitePagesLibrary': {
    readonly of: O['ListCollection']
    readonly given: readonly []
    readonly gives: O['List']
  }
  /** Sets a column; Update stores it. */
  readonly 'ListItem.SetFieldValue': {
    readonly of: O['ListItem']
    readonly given: readonly [fieldName: string, value: O['Any']]
    readonly gives: undefined
  }
  /** Sets a column by its text, as a form shows it; an empty one removes the value. Update stores it. */
  readonly 'ListItem.ParseAndSetFieldValue': {
    readonly of: O['ListItem']
    readonly given: readonly [fieldName: string, value: string | undefined]
    readonly gives: undefined
  }
  /** Stores the columns that were set; a new item is added. */
  readonly 'ListItem.Update': {
    readonly of: O['ListItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Stores the columns that were set without a new version. */
  readonly 'ListItem.SystemUpdate': {
    readonly of: O['ListItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Stores the columns that were set in the version that is there. */
  readonly 'ListItem.UpdateOverwriteVersion': {
    readonly of: O['ListItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Stores columns from texts, all or none, and returns what was wrong. */
  readonly 'ListItem.ValidateUpdateListItem': {
    readonly of: O['ListItem']
    readonly given: readonly [formValues: readonly (Values<O>['ListItemFormUpdateValue'])[], bNewDocumentUpdate: boolean | undefined, checkInComment: string | undefined]
    readonly gives: readonly (Values<O>['ListItemFormUpdateValue'])[]
  }
  /** Reads the changes of the item. */
  readonly 'ListItem.GetChanges': {
    readonly of: O['ListItem']
    readonly given: readonly [query: Values<O>['ChangeQuery']]
    readonly gives: O['ChangeCollection']
  }
  /** Puts the item into the recycle bin, and returns the id of its entry. */
  readonly 'ListItem.Recycle': {
    readonly of: O['ListItem']
    readonly given: readonly []
    readonly gives: string
  }
  /** Deletes the item. */
  readonly 'ListItem.DeleteObject': {
    readonly of: O['ListItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the item. */
  readonly 'ListItem.DeleteWithParameters': {
    readonly of: O['ListItem']
    readonly given: readonly [parameters: Values<O>['ListItemDeleteParameters']]
    readonly gives: undefined
  }
  /** Gets an item by its number. */
  readonly 'ListItemCollection.GetById': {
    readonly of: O['ListItemCollection']
    readonly given: readonly [id: number]
    readonly gives: O['ListItem']
  }
  /** Gets an item by its number as a text. */
  readonly 'ListItemCollection.GetByStringId': {
    readonly of: O['ListItemCollection']
    readonly given: readonly [sId: string]
    readonly gives: O['ListItem']
  }
  /** Deletes the version. */
  readonly 'ListItemVersion.DeleteObject': {
    readonly of: O['ListItemVersion']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a version by its number. */
  readonly 'ListItemVersionCollection.GetById': {
    readonly of: O['ListItemVersionCollection']
    readonly given: readonly [versionId: number]
    readonly gives: O['ListItemVersion']
  }
  /** Deletes all old versions. */
  readonly 'ListItemVersionCollection.DeleteAll': {
    readonly of: O['ListItemVersionCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes a version by its number. */
  readonly 'ListItemVersionCollection.DeleteByID': {
    readonly of: O['ListItemVersionCollection']
    readonly given: readonly [vid: number]
    readonly gives: undefined
  }
  /** Deletes a version by its label. */
  readonly 'ListItemVersionCollection.DeleteByLabel': {
    readonly of: O['ListItemVersionCollection']
    readonly given: readonly [versionlabel: string]
    readonly gives: undefined
  }
  /** Gives the item the values of a version. */
  readonly 'ListItemVersionCollection.RestoreByID': {
    readonly of: O['ListItemVersionCollection']
    readonly given: readonly [vid: number]
    readonly gives: undefined
  }
  /** Gives the item the values of a version. */
  readonly 'ListItemVersionCollection.RestoreByLabel': {
    readonly of: O['ListItemVersionCollection']
    readonly given: readonly [versionlabel: string]
    readonly gives: undefined
  }
  /** Gets a template by its name. */
  readonly 'ListTemplateCollection.GetByName': {
    readonly of: O['ListTemplateCollection']
    readonly given: readonly [name: string]
    readonly gives: O['ListTemplate']
  }
  /** Copies a file. */
  readonly 'MoveCopyUtil.CopyFile': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcUrl: string, destUrl: string, overwrite: boolean, options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Copies a file by decoded paths. */
  readonly 'MoveCopyUtil.CopyFileByPath': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcPath: Values<O>['ResourcePath'], destPath: Values<O>['ResourcePath'], overwrite: boolean, options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Moves a file. */
  readonly 'MoveCopyUtil.MoveFile': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcUrl: string, destUrl: string, overwrite: boolean, options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Moves a file by decoded paths. */
  readonly 'MoveCopyUtil.MoveFileByPath': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcPath: Values<O>['ResourcePath'], destPath: Values<O>['ResourcePath'], overwrite: boolean, options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Copies a folder. */
  readonly 'MoveCopyUtil.CopyFolder': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcUrl: string, destUrl: string, options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Copies a folder by decoded paths. */
  readonly 'MoveCopyUtil.CopyFolderByPath': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcPath: Values<O>['ResourcePath'], destPath: Values<O>['ResourcePath'], options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Moves a folder. */
  readonly 'MoveCopyUtil.MoveFolder': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcUrl: string, destUrl: string, options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Moves a folder by decoded paths. */
  readonly 'MoveCopyUtil.MoveFolderByPath': {
    readonly of: O['MoveCopyUtil']
    readonly given: readonly [srcPath: Values<O>['ResourcePath'], destPath: Values<O>['ResourcePath'], options: Values<O>['MoveCopyOptions'] | undefined]
    readonly gives: undefined
  }
  /** Gets a link by its number. */
  readonly 'Navigation.GetNodeById': {
    readonly of: O['Navigation']
    readonly given: readonly [id: number]
    readonly gives: O['NavigationNode']
  }
  /** Stores the properties that were set. */
  readonly 'NavigationNode.Update': {
    readonly of: O['NavigationNode']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the link and those below it. */
  readonly 'NavigationNode.DeleteObject': {
    readonly of: O['NavigationNode']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Adds a link. */
  readonly 'NavigationNodeCollection.Add': {
    readonly of: O['NavigationNodeCollection']
    readonly given: readonly [parameters: Values<O>['NavigationNodeCreationInformation']]
    readonly gives: O['NavigationNode']
  }
  /** Moves a link behind another one. */
  readonly 'NavigationNodeCollection.MoveAfter': {
    readonly of: O['NavigationNodeCollection']
    readonly given: readonly [node: O['NavigationNode'], previousNode: O['NavigationNode'] | undefined]
    readonly gives: undefined
  }
  /** Gets the profile of the caller. */
  readonly 'PeopleManager.GetMyProperties': {
    readonly of: O['PeopleManager']
    readonly given: readonly []
    readonly gives: O['PersonProperties']
  }
  /** Gets the profile of a user. */
  readonly 'PeopleManager.GetPropertiesFor': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string]
    readonly gives: O['PersonProperties']
  }
  /** Reads one property of a profile. */
  readonly 'PeopleManager.GetUserProfilePropertyFor': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string, propertyName: string]
    readonly gives: string
  }
  /** Sets a property with one value. */
  readonly 'PeopleManager.SetSingleValueProfileProperty': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string, propertyName: string, propertyValue: string | undefined]
    readonly gives: undefined
  }
  /** Sets a property with several values. */
  readonly 'PeopleManager.SetMultiValuedProfileProperty': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string, propertyName: string, propertyValues: readonly string[]]
    readonly gives: undefined
  }
  /** Says whether the caller follows a user. */
  readonly 'PeopleManager.AmIFollowing': {
    readonly of: O['PeopleManager']
    readonly given: readonly [possibleFolloweeAccountName: string]
    readonly gives: boolean
  }
  /** Says whether a user follows the caller. */
  readonly 'PeopleManager.AmIFollowedBy': {
    readonly of: O['PeopleManager']
    readonly given: readonly [possibleFollowerAccountName: string]
    readonly gives: boolean
  }
  /** Says whether a user follows another one. */
  readonly 'PeopleManager.IsFollowing': {
    readonly of: O['PeopleManager']
    readonly given: readonly [possibleFollowerAccountName: string, possibleFolloweeAccountName: string]
    readonly gives: boolean
  }
  /** Gets those who follow a user. */
  readonly 'PeopleManager.GetFollowersFor': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string]
    readonly gives: O['PersonPropertiesCollection']
  }
  /** Gets those who follow the caller. */
  readonly 'PeopleManager.GetMyFollowers': {
    readonly of: O['PeopleManager']
    readonly given: readonly []
    readonly gives: O['PersonPropertiesCollection']
  }
  /** Gets those whom a user follows. */
  readonly 'PeopleManager.GetPeopleFollowedBy': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string]
    readonly gives: O['PersonPropertiesCollection']
  }
  /** Gets those whom the caller follows. */
  readonly 'PeopleManager.GetPeopleFollowedByMe': {
    readonly of: O['PeopleManager']
    readonly given: readonly []
    readonly gives: O['PersonPropertiesCollection']
  }
  /** Gets those whom the caller might follow. */
  readonly 'PeopleManager.GetMySuggestions': {
    readonly of: O['PeopleManager']
    readonly given: readonly []
    readonly gives: O['PersonPropertiesCollection']
  }
  /** Suggests a user no more. */
  readonly 'PeopleManager.HideSuggestion': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string]
    readonly gives: undefined
  }
  /** Gives the profile of the caller a picture. */
  readonly 'PeopleManager.SetMyProfilePicture': {
    readonly of: O['PeopleManager']
    readonly given: readonly [picture: AsyncIterable<Uint8Array> & { readonly sizeBytes: number }]
    readonly gives: undefined
  }
  /** The caller follows a tag. */
  readonly 'PeopleManager.FollowTag': {
    readonly of: O['PeopleManager']
    readonly given: readonly [value: string]
    readonly gives: undefined
  }
  /** The caller does not follow a tag any more. */
  readonly 'PeopleManager.StopFollowingTag': {
    readonly of: O['PeopleManager']
    readonly given: readonly [value: string]
    readonly gives: undefined
  }
  /** The caller follows a user. */
  readonly 'PeopleManager.Follow': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string]
    readonly gives: undefined
  }
  /** The caller does not follow a user any more. */
  readonly 'PeopleManager.StopFollowing': {
    readonly of: O['PeopleManager']
    readonly given: readonly [accountName: string]
    readonly gives: undefined
  }
  /** Gets the loader. */
  readonly 'ProfileLoader.GetProfileLoader': {
    readonly of: O['ProfileLoader']
    readonly given: readonly []
    readonly gives: O['ProfileLoader']
  }
  /** Gets the profile of the owner of the site collection. */
  readonly 'ProfileLoader.GetOwnerUserProfile': {
    readonly of: O['ProfileLoader']
    readonly given: readonly []
    readonly gives: O['UserProfile']
  }
  /** Gets the profile of the caller. */
  readonly 'ProfileLoader.GetUserProfile': {
    readonly of: O['ProfileLoader']
    readonly given: readonly []
    readonly gives: O['UserProfile']
  }
  /** Sets an entry of the bag of a web, a file or a folder; its Update stores it. */
  readonly 'PropertyValues.SetFieldValue': {
    readonly of: O['PropertyValues']
    readonly given: readonly [fieldName: string, value: O['Any']]
    readonly gives: undefined
  }
  /** Sets a property. */
  readonly 'QueryPropertyValueCollection.SetQueryPropertyValue': {
    readonly of: O['QueryPropertyValueCollection']
    readonly given: readonly [name: string, value: Values<O>['QueryPropertyValue']]
    readonly gives: undefined
  }
  /** Puts the object back to its place. */
  readonly 'RecycleBinItem.Restore': {
    readonly of: O['RecycleBinItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the object for good. */
  readonly 'RecycleBinItem.DeleteObject': {
    readonly of: O['RecycleBinItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Moves the entry to the recycle bin of the site collection. */
  readonly 'RecycleBinItem.MoveToSecondStage': {
    readonly of: O['RecycleBinItem']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets an entry by its id. */
  readonly 'RecycleBinItemCollection.GetById': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly [id: string]
    readonly gives: O['RecycleBinItem']
  }
  /** Puts all objects back. */
  readonly 'RecycleBinItemCollection.RestoreAll': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes all objects for good. */
  readonly 'RecycleBinItemCollection.DeleteAll': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes what is in the recycle bin of the site collection. */
  readonly 'RecycleBinItemCollection.DeleteAllSecondStageItems': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes entries for good. */
  readonly 'RecycleBinItemCollection.DeleteByIds': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly [ids: readonly string[]]
    readonly gives: undefined
  }
  /** Puts objects back to their places. */
  readonly 'RecycleBinItemCollection.RestoreByIds': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly [ids: readonly string[]]
    readonly gives: undefined
  }
  /** Moves entries to the recycle bin of the site collection. */
  readonly 'RecycleBinItemCollection.MoveToSecondStageByIds': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly [ids: readonly string[]]
    readonly gives: undefined
  }
  /** Moves all entries to the recycle bin of the site collection. */
  readonly 'RecycleBinItemCollection.MoveAllToSecondStage': {
    readonly of: O['RecycleBinItemCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Stores the settings that were set. */
  readonly 'RegionalSettings.Update': {
    readonly of: O['RegionalSettings']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets the items that an item is related to. */
  readonly 'RelatedItemManager.GetRelatedItems': {
    readonly of: O['RelatedItemManager']
    readonly given: readonly [SourceListName: string, SourceItemID: number]
    readonly gives: readonly (Values<O>['RelatedItem'])[]
  }
  /** Gets the first 30 of them. */
  readonly 'RelatedItemManager.GetPageOneRelatedItems': {
    readonly of: O['RelatedItemManager']
    readonly given: readonly [SourceListName: string, SourceItemID: number]
    readonly gives: readonly (Values<O>['RelatedItem'])[]
  }
  /** Relates an item to another one, and if asked the other one to it. */
  readonly 'RelatedItemManager.AddSingleLink': {
    readonly of: O['RelatedItemManager']
    readonly given: readonly [SourceListName: string, SourceItemID: number, SourceWebUrl: string | undefined, TargetListName: string, TargetItemID: number, TargetWebUrl: string | undefined, TryAddReverseLink: boolean]
    readonly gives: undefined
  }
  /** The same with the URL of the other item. */
  readonly 'RelatedItemManager.AddSingleLinkToUrl': {
    readonly of: O['RelatedItemManager']
    readonly given: readonly [SourceListName: string, SourceItemID: number, TargetItemUrl: string, TryAddReverseLink: boolean]
    readonly gives: undefined
  }
  /** The same with the URL of the first item. */
  readonly 'RelatedItemManager.AddSingleLinkFromUrl': {
    readonly of: O['RelatedItemManager']
    readonly given: readonly [SourceItemUrl: string, TargetListName: string, TargetItemID: number, TryAddReverseLink: boolean]
    readonly gives: undefined
  }
  /** Takes an item from the related items of another one, and if asked the other way round. */
  readonly 'RelatedItemManager.DeleteSingleLink': {
    readonly of: O['RelatedItemManager']
    readonly given: readonly [SourceListName: string, SourceItemID: number, SourceWebUrl: string | undefined, TargetListName: string, TargetItemID: number, TargetWebUrl: string | undefined, TryDeleteReverseLink: boolean]
    readonly gives: undefined
  }
  /** Likes an item, or no longer, and gets how many people like it. */
  readonly 'Reputation.SetLike': {
    readonly of: O['Reputation']
    readonly given: readonly [listID: string, itemID: number, like: boolean]
    readonly gives: number
  }
  /** Rates an item from 1 to 5, and gets the average of all ratings. */
  readonly 'Reputation.SetRating': {
    readonly of: O['Reputation']
    readonly given: readonly [listID: string, itemID: number, rating: number]
    readonly gives: number
  }
  /** Adds roles. */
  readonly 'RoleAssignment.ImportRoleDefinitionBindings': {
    readonly of: O['RoleAssignment']
    readonly given: readonly [roleDefinitionBindings: O['RoleDefinitionBindingCollection']]
    readonly gives: undefined
  }
  /** Stores the roles that were added to its collection and taken away. */
  readonly 'RoleAssignment.Update': {
    readonly of: O['RoleAssignment']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Takes all roles away. */
  readonly 'RoleAssignment.DeleteObject': {
    readonly of: O['RoleAssignment']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets the roles of a user or a group. */
  readonly 'RoleAssignmentCollection.GetByPrincipal': {
    readonly of: O['RoleAssignmentCollection']
    readonly given: readonly [principalToFind: O['Principal']]
    readonly gives: O['RoleAssignment']
  }
  /** Gets the roles of a user or a group by its number. */
  readonly 'RoleAssignmentCollection.GetByPrincipalId': {
    readonly of: O['RoleAssignmentCollection']
    readonly given: readonly [principalId: number]
    readonly gives: O['RoleAssignment']
  }
  /** Gives roles to a user or a group. */
  readonly 'RoleAssignmentCollection.Add': {
    readonly of: O['RoleAssignmentCollection']
    readonly given: readonly [principal: O['Principal'], roleBindings: O['RoleDefinitionBindingCollection']]
    readonly gives: O['RoleAssignment']
  }
  /** Stores the properties that were set. */
  readonly 'RoleDefinition.Update': {
    readonly of: O['RoleDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the role. */
  readonly 'RoleDefinition.DeleteObject': {
    readonly of: O['RoleDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Adds a role to the collection. */
  readonly 'RoleDefinitionBindingCollection.Add': {
    readonly of: O['RoleDefinitionBindingCollection']
    readonly given: readonly [roleDefinition: O['RoleDefinition']]
    readonly gives: undefined
  }
  /** Takes a role out of the collection. */
  readonly 'RoleDefinitionBindingCollection.Remove': {
    readonly of: O['RoleDefinitionBindingCollection']
    readonly given: readonly [roleDefinition: O['RoleDefinition']]
    readonly gives: undefined
  }
  /** Empties the collection. */
  readonly 'RoleDefinitionBindingCollection.RemoveAll': {
    readonly of: O['RoleDefinitionBindingCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a role by its number. */
  readonly 'RoleDefinitionCollection.GetById': {
    readonly of: O['RoleDefinitionCollection']
    readonly given: readonly [id: number]
    readonly gives: O['RoleDefinition']
  }
  /** Gets a role by its name. */
  readonly 'RoleDefinitionCollection.GetByName': {
    readonly of: O['RoleDefinitionCollection']
    readonly given: readonly [name: string]
    readonly gives: O['RoleDefinition']
  }
  /** Gets a role by its kind. */
  readonly 'RoleDefinitionCollection.GetByType': {
    readonly of: O['RoleDefinitionCollection']
    readonly given: readonly [roleType: number]
    readonly gives: O['RoleDefinition']
  }
  /** Adds a role. */
  readonly 'RoleDefinitionCollection.Add': {
    readonly of: O['RoleDefinitionCollection']
    readonly given: readonly [parameters: Values<O>['RoleDefinitionCreationInformation']]
    readonly gives: O['RoleDefinition']
  }
  /** Searches. */
  readonly 'SearchExecutor.ExecuteQuery': {
    readonly of: O['SearchExecutor']
    readonly given: readonly [query: O['KeywordQuery']]
    readonly gives: O['Answer']
  }
  /** Searches several times, and returns the results by their ids. */
  readonly 'SearchExecutor.ExecuteQueries': {
    readonly of: O['SearchExecutor']
    readonly given: readonly [queryIds: readonly string[], queries: readonly (O['KeywordQuery'])[], handleException: boolean | undefined]
    readonly gives: O['Answer']
  }
  /** Gives the object permissions of its own. */
  readonly 'SecurableObject.BreakRoleInheritance': {
    readonly of: O['SecurableObject']
    readonly given: readonly [copyRoleAssignments: boolean, clearSubscopes: boolean]
    readonly gives: undefined
  }
  /** Makes the object inherit its permissions again. */
  readonly 'SecurableObject.ResetRoleInheritance': {
    readonly of: O['SecurableObject']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Reads the rights of a user. */
  readonly 'SecurableObject.GetUserEffectivePermissions': {
    readonly of: O['SecurableObject']
    readonly given: readonly [userName: string]
    readonly gives: Values<O>['BasePermissions']
  }
  /** Gets a web by its server-relative URL. */
  readonly 'Site.OpenWeb': {
    readonly of: O['Site']
    readonly given: readonly [strUrl: string]
    readonly gives: O['Web']
  }
  /** Gets a web by its id. */
  readonly 'Site.OpenWebById': {
    readonly of: O['Site']
    readonly given: readonly [gWebId: string]
    readonly gives: O['Web']
  }
  /** Gets a web by its decoded path. */
  readonly 'Site.OpenWebUsingPath': {
    readonly of: O['Site']
    readonly given: readonly [path: Values<O>['ResourcePath']]
    readonly gives: O['Web']
  }
  /** Gets a list of the root web by the number of its template. */
  readonly 'Site.GetCatalog': {
    readonly of: O['Site']
    readonly given: readonly [typeCatalog: number]
    readonly gives: O['List']
  }
  /** Gets the list templates that users saved. */
  readonly 'Site.GetCustomListTemplates': {
    readonly of: O['Site']
    readonly given: readonly [web: O['Web']]
    readonly gives: O['ListTemplateCollection']
  }
  /** Gets the templates of new webs. */
  readonly 'Site.GetWebTemplates': {
    readonly of: O['Site']
    readonly given: readonly [LCID: number, overrideCompatLevel: number | undefined]
    readonly gives: O['WebTemplateCollection']
  }
  /** Gets a page of the recycle bin, in an order. */
  readonly 'Site.GetRecycleBinItems': {
    readonly of: O['Site']
    readonly given: readonly [pagingInfo: string | undefined, rowLimit: number, isAscending: boolean, orderBy: number, itemState: number]
    readonly gives: O['RecycleBinItemCollection']
  }
  /** Reads the changes of the site collection. */
  readonly 'Site.GetChanges': {
    readonly of: O['Site']
    readonly given: readonly [query: Values<O>['ChangeQuery']]
    readonly gives: O['ChangeCollection']
  }
  /** The caller follows a user, a document, a site or a tag: gives 0, or 1 if that was so already. */
  readonly 'SocialFollowingManager.Follow': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly [actor: Values<O>['SocialActorInfo']]
    readonly gives: number
  }
  /** The caller does not follow it any more. */
  readonly 'SocialFollowingManager.StopFollowing': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly [actor: Values<O>['SocialActorInfo']]
    readonly gives: boolean
  }
  /** Says whether the caller follows it. */
  readonly 'SocialFollowingManager.IsFollowed': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly [actor: Values<O>['SocialActorInfo']]
    readonly gives: boolean
  }
  /** Gets what the caller follows: the sum of 1 users, 2 documents, 4 sites, 8 tags. */
  readonly 'SocialFollowingManager.GetFollowed': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly [types: number]
    readonly gives: readonly (Values<O>['SocialActor'])[]
  }
  /** Gets how much the caller follows. */
  readonly 'SocialFollowingManager.GetFollowedCount': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly [types: number]
    readonly gives: number
  }
  /** Gets those who follow the caller. */
  readonly 'SocialFollowingManager.GetFollowers': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly []
    readonly gives: readonly (Values<O>['SocialActor'])[]
  }
  /** Gets those whom the caller might follow. */
  readonly 'SocialFollowingManager.GetSuggestions': {
    readonly of: O['SocialFollowingManager']
    readonly given: readonly []
    readonly gives: readonly (Values<O>['SocialActor'])[]
  }
  /** Adds a property: 0 ascending, 1 descending. */
  readonly 'SortCollection.Add': {
    readonly of: O['SortCollection']
    readonly given: readonly [strProperty: string, sortDirection: number]
    readonly gives: undefined
  }
  /** Takes all properties out. */
  readonly 'SortCollection.Clear': {
    readonly of: O['SortCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Adds a text. */
  readonly 'StringCollection.Add': {
    readonly of: O['StringCollection']
    readonly given: readonly [property: string]
    readonly gives: undefined
  }
  /** Takes a text out. */
  readonly 'StringCollection.Remove': {
    readonly of: O['StringCollection']
    readonly given: readonly [property: string]
    readonly gives: undefined
  }
  /** Takes all texts out. */
  readonly 'StringCollection.Clear': {
    readonly of: O['StringCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Sets the column of an item to a term, or to none; Update of the item stores it. */
  readonly 'TaxonomyField.SetFieldValueByValue': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [listItem: O['ListItem'], taxValue: Values<O>['TaxonomyFieldValue'] | undefined]
    readonly gives: undefined
  }
  /** Sets the column of an item to several terms. */
  readonly 'TaxonomyField.SetFieldValueByValueCollection': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [listItem: O['ListItem'], taxValueCollection: O['TaxonomyFieldValueCollection']]
    readonly gives: undefined
  }
  /** Sets the column of an item to a term of the term store. */
  readonly 'TaxonomyField.SetFieldValueByTerm': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [listItem: O['ListItem'], term: O['Term'], lcid: number | undefined]
    readonly gives: undefined
  }
  /** Sets the column of an item to terms of the term store. */
  readonly 'TaxonomyField.SetFieldValueByCollection': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [listItem: O['ListItem'], terms: readonly (O['Term'])[], lcid: number | undefined]
    readonly gives: undefined
  }
  /** Gets the labels of terms as a text. */
  readonly 'TaxonomyField.GetFieldValueAsText': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [value: O['Any']]
    readonly gives: string
  }
  /** Gets the labels of terms as HTML. */
  readonly 'TaxonomyField.GetFieldValueAsHtml': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [value: O['Any']]
    readonly gives: string
  }
  /** Reads the text of a term. */
  readonly 'TaxonomyField.GetFieldValueAsTaxonomyFieldValue': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [value: string]
    readonly gives: Values<O>['TaxonomyFieldValue']
  }
  /** Reads the text of several terms. */
  readonly 'TaxonomyField.GetFieldValueAsTaxonomyFieldValueCollection': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [value: string]
    readonly gives: O['TaxonomyFieldValueCollection']
  }
  /** Gets the text of terms, all of which must be in the term set of the column. */
  readonly 'TaxonomyField.GetValidatedString': {
    readonly of: O['TaxonomyField']
    readonly given: readonly [value: O['Any']]
    readonly gives: string
  }
  /** Takes terms from a text: labels and ids with | between them, and semicolons between terms. */
  readonly 'TaxonomyFieldValueCollection.PopulateFromLabelGuidPairs': {
    readonly of: O['TaxonomyFieldValueCollection']
    readonly given: readonly [text: string]
    readonly gives: undefined
  }
  /** Gets the session of a request. */
  readonly 'TaxonomySession.GetTaxonomySession': {
    readonly of: O['TaxonomySession']
    readonly given: readonly [context: O['RequestContext'] | undefined]
    readonly gives: O['TaxonomySession']
  }
  /** Gets the term store that holds the keywords. */
  readonly 'TaxonomySession.GetDefaultKeywordsTermStore': {
    readonly of: O['TaxonomySession']
    readonly given: readonly []
    readonly gives: O['TermStore']
  }
  /** Gets the term store of the site collection. */
  readonly 'TaxonomySession.GetDefaultSiteCollectionTermStore': {
    readonly of: O['TaxonomySession']
    readonly given: readonly []
    readonly gives: O['TermStore']
  }
  /** Gets a term by its id, or no object. */
  readonly 'TaxonomySession.GetTerm': {
    readonly of: O['TaxonomySession']
    readonly given: readonly [guid: string]
    readonly gives: O['Term'] | undefined
  }
  /** Gets the term sets with a name. */
  readonly 'TaxonomySession.GetTermSetsByName': {
    readonly of: O['TaxonomySession']
    readonly given: readonly [termSetName: string, lcid: number | undefined]
    readonly gives: O['TermSetCollection']
  }
  /** Does nothing; the server reads what is stored. */
  readonly 'TaxonomySession.UpdateCache': {
    readonly of: O['TaxonomySession']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gives the term a label. */
  readonly 'Term.CreateLabel': {
    readonly of: O['Term']
    readonly given: readonly [labelName: string, lcid: number, isDefault: boolean]
    readonly gives: O['Label']
  }
  /** Sets the description, which is the same in all languages. */
  readonly 'Term.SetDescription': {
    readonly of: O['Term']
    readonly given: readonly [description: string, lcid: number | undefined]
    readonly gives: undefined
  }
  /** Says that nobody can choose the term any more, or that users can again. */
  readonly 'Term.Deprecate': {
    readonly of: O['Term']
    readonly given: readonly [doDeprecate: boolean]
    readonly gives: undefined
  }
  /** Moves the term with those below it. */
  readonly 'Term.Move': {
    readonly of: O['Term']
    readonly given: readonly [newParent: O['TermSetItem']]
    readonly gives: undefined
  }
  /** Makes another place of the term that of its source. */
  readonly 'Term.ReassignSourceTerm': {
    readonly of: O['Term']
    readonly given: readonly [reusedTerm: O['Term']]
    readonly gives: undefined
  }
  /** Merges another term into this one. */
  readonly 'Term.Merge': {
    readonly of: O['Term']
    readonly given: readonly [termToMerge: O['Term']]
    readonly gives: undefined
  }
  /** Deletes the term and those below it; from a term set in which it is reused, takes it out. */
  readonly 'Term.DeleteObject': {
    readonly of: O['Term']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a term by its id, or no object. */
  readonly 'TermCollection.GetById': {
    readonly of: O['TermCollection']
    readonly given: readonly [id: string]
    readonly gives: O['Term'] | undefined
  }
  /** Gets a term by its name, or no object. */
  readonly 'TermCollection.GetByName': {
    readonly of: O['TermCollection']
    readonly given: readonly [name: string]
    readonly gives: O['Term'] | undefined
  }
  /** Adds a term set. */
  readonly 'TermGroup.CreateTermSet': {
    readonly of: O['TermGroup']
    readonly given: readonly [name: string, newTermSetId: string | undefined, lcid: number | undefined]
    readonly gives: O['TermSet']
  }
  /** Deletes the group. */
  readonly 'TermGroup.DeleteObject': {
    readonly of: O['TermGroup']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a group by its id, or no object. */
  readonly 'TermGroupCollection.GetById': {
    readonly of: O['TermGroupCollection']
    readonly given: readonly [id: string]
    readonly gives: O['TermGroup'] | undefined
  }
  /** Gets a group by its name, or no object. */
  readonly 'TermGroupCollection.GetByName': {
    readonly of: O['TermGroupCollection']
    readonly given: readonly [name: string]
    readonly gives: O['TermGroup'] | undefined
  }
  /** Gets the terms of all levels. */
  readonly 'TermSet.GetAllTerms': {
    readonly of: O['TermSet']
    readonly given: readonly []
    readonly gives: O['TermCollection']
  }
  /** Gets a term by its id, or no object. */
  readonly 'TermSet.GetTerm': {
    readonly of: O['TermSet']
    readonly given: readonly [termId: string]
    readonly gives: O['Term'] | undefined
  }
  /** Finds terms of the term set by their labels. */
  readonly 'TermSet.GetTerms': {
    readonly of: O['TermSet']
    readonly given: readonly [labelMatchInformation: Values<O>['LabelMatchInformation']]
    readonly gives: O['TermCollection']
  }
  /** Deletes the term set with its terms. */
  readonly 'TermSet.DeleteObject': {
    readonly of: O['TermSet']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a term set by its id, or no object. */
  readonly 'TermSetCollection.GetById': {
    readonly of: O['TermSetCollection']
    readonly given: readonly [id: string]
    readonly gives: O['TermSet'] | undefined
  }
  /** Gets a term set by its name, or no object. */
  readonly 'TermSetCollection.GetByName': {
    readonly of: O['TermSetCollection']
    readonly given: readonly [name: string]
    readonly gives: O['TermSet'] | undefined
  }
  /** Adds a term. */
  readonly 'TermSetItem.CreateTerm': {
    readonly of: O['TermSetItem']
    readonly given: readonly [name: string, lcid: number, newTermId: string | undefined]
    readonly gives: O['Term']
  }
  /** Sets a property of the term or the term set. */
  readonly 'TermSetItem.SetCustomProperty': {
    readonly of: O['TermSetItem']
    readonly given: readonly [name: string, value: string]
    readonly gives: undefined
  }
  /** Deletes a property of the term or the term set. */
  readonly 'TermSetItem.DeleteCustomProperty': {
    readonly of: O['TermSetItem']
    readonly given: readonly [name: string]
    readonly gives: undefined
  }
  /** Puts a term here as well, alone or with the terms below it. */
  readonly 'TermSetItem.ReuseTerm': {
    readonly of: O['TermSetItem']
    readonly given: readonly [sourceTerm: O['Term'], reuseBranch: boolean]
    readonly gives: O['Term']
  }
  /** Puts a term here as well, with the terms that are below it now and later. */
  readonly 'TermSetItem.ReuseTermWithPinning': {
    readonly of: O['TermSetItem']
    readonly given: readonly [sourceTerm: O['Term']]
    readonly gives: O['Term']
  }
  /** Does nothing; what a client sets of a term is stored at once. */
  readonly 'TermStore.CommitAll': {
    readonly of: O['TermStore']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Does nothing; the server reads what is stored. */
  readonly 'TermStore.UpdateCache': {
    readonly of: O['TermStore']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Adds a group. */
  readonly 'TermStore.CreateGroup': {
    readonly of: O['TermStore']
    readonly given: readonly [name: string, groupId: string | undefined]
    readonly gives: O['TermGroup']
  }
  /** Gets a group by its id, or no object. */
  readonly 'TermStore.GetGroup': {
    readonly of: O['TermStore']
    readonly given: readonly [id: string]
    readonly gives: O['TermGroup'] | undefined
  }
  /** Gets a term set by its id, or no object. */
  readonly 'TermStore.GetTermSet': {
    readonly of: O['TermStore']
    readonly given: readonly [termSetId: string]
    readonly gives: O['TermSet'] | undefined
  }
  /** Gets the term sets with a name. */
  readonly 'TermStore.GetTermSetsByName': {
    readonly of: O['TermStore']
    readonly given: readonly [termSetName: string, lcid: number | undefined]
    readonly gives: O['TermSetCollection']
  }
  /** Gets a term by its id, or no object. */
  readonly 'TermStore.GetTerm': {
    readonly of: O['TermStore']
    readonly given: readonly [termId: string]
    readonly gives: O['Term'] | undefined
  }
  /** Gets a term of a term set by its id, or no object. */
  readonly 'TermStore.GetTermInTermSet': {
    readonly of: O['TermStore']
    readonly given: readonly [termSetId: string, termId: string]
    readonly gives: O['Term'] | undefined
  }
  /** Finds terms by their labels. */
  readonly 'TermStore.GetTerms': {
    readonly of: O['TermStore']
    readonly given: readonly [labelMatchInformation: Values<O>['LabelMatchInformation']]
    readonly gives: O['TermCollection']
  }
  /** Gets a term store by its id, or no object. */
  readonly 'TermStoreCollection.GetById': {
    readonly of: O['TermStoreCollection']
    readonly given: readonly [id: string]
    readonly gives: O['TermStore'] | undefined
  }
  /** Gets a term store by its name, or no object. */
  readonly 'TermStoreCollection.GetByName': {
    readonly of: O['TermStoreCollection']
    readonly given: readonly [name: string]
    readonly gives: O['TermStore'] | undefined
  }
  /** Gets a color by its name, an empty text if it has none. */
  readonly 'ThemeInfo.GetThemeShadeByName': {
    readonly of: O['ThemeInfo']
    readonly given: readonly [name: string]
    readonly gives: string
  }
  /** Gets the font of a slot, an empty text if it has none. */
  readonly 'ThemeInfo.GetThemeFontByName': {
    readonly of: O['ThemeInfo']
    readonly given: readonly [name: string, lcid: number | undefined]
    readonly gives: string
  }
  /** Converts a local time. */
  readonly 'TimeZone.LocalTimeToUTC': {
    readonly of: O['TimeZone']
    readonly given: readonly [date: string]
    readonly gives: string
  }
  /** Converts a time in UTC. */
  readonly 'TimeZone.UTCToLocalTime': {
    readonly of: O['TimeZone']
    readonly given: readonly [date: string]
    readonly gives: string
  }
  /** Gets a time zone by its number. */
  readonly 'TimeZoneCollection.GetById': {
    readonly of: O['TimeZoneCollection']
    readonly given: readonly [id: number]
    readonly gives: O['TimeZone']
  }
  /** Stores the properties that were set. */
  readonly 'User.Update': {
    readonly of: O['User']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a user by its number. */
  readonly 'UserCollection.GetById': {
    readonly of: O['UserCollection']
    readonly given: readonly [id: number]
    readonly gives: O['User']
  }
  /** Gets a user by its login name. */
  readonly 'UserCollection.GetByLoginName': {
    readonly of: O['UserCollection']
    readonly given: readonly [loginName: string]
    readonly gives: O['User']
  }
  /** Gets a user by its e-mail address. */
  readonly 'UserCollection.GetByEmail': {
    readonly of: O['UserCollection']
    readonly given: readonly [emailAddress: string]
    readonly gives: O['User']
  }
  /** Adds a user by its login name. */
  readonly 'UserCollection.Add': {
    readonly of: O['UserCollection']
    readonly given: readonly [parameters: Values<O>['UserCreationInformation']]
    readonly gives: O['User']
  }
  /** Adds a user to a group. */
  readonly 'UserCollection.AddUser': {
    readonly of: O['UserCollection']
    readonly given: readonly [user: O['User']]
    readonly gives: O['User']
  }
  /** Removes a user. */
  readonly 'UserCollection.Remove': {
    readonly of: O['UserCollection']
    readonly given: readonly [user: O['User']]
    readonly gives: undefined
  }
  /** Removes a user by its number. */
  readonly 'UserCollection.RemoveById': {
    readonly of: O['UserCollection']
    readonly given: readonly [id: number]
    readonly gives: undefined
  }
  /** Removes a user by its login name. */
  readonly 'UserCollection.RemoveByLoginName': {
    readonly of: O['UserCollection']
    readonly given: readonly [loginName: string]
    readonly gives: undefined
  }
  /** Stores the properties that were set; a new action is added. */
  readonly 'UserCustomAction.Update': {
    readonly of: O['UserCustomAction']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the action. */
  readonly 'UserCustomAction.DeleteObject': {
    readonly of: O['UserCustomAction']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets an action by its id. */
  readonly 'UserCustomActionCollection.GetById': {
    readonly of: O['UserCustomActionCollection']
    readonly given: readonly [id: string]
    readonly gives: O['UserCustomAction']
  }
  /** Makes a new action, which Update stores. */
  readonly 'UserCustomActionCollection.Add': {
    readonly of: O['UserCustomActionCollection']
    readonly given: readonly []
    readonly gives: O['UserCustomAction']
  }
  /** Deletes all actions. */
  readonly 'UserCustomActionCollection.Clear': {
    readonly of: O['UserCustomActionCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Says whether everybody sees whom and what the caller follows. */
  readonly 'UserProfile.ShareAllSocialData': {
    readonly of: O['UserProfile']
    readonly given: readonly [shareAll: boolean]
    readonly gives: undefined
  }
  /** Gets the text in a language. */
  readonly 'UserResource.GetValueForUICulture': {
    readonly of: O['UserResource']
    readonly given: readonly [cultureName: string]
    readonly gives: string
  }
  /** Stores the text in a language at once. */
  readonly 'UserResource.SetValueForUICulture': {
    readonly of: O['UserResource']
    readonly given: readonly [cultureName: string, value: string]
    readonly gives: undefined
  }
  /** Gets the user or the group whose name or e-mail address a text is, or nothing. */
  readonly 'Utility.ResolvePrincipal': {
    readonly of: O['Utility']
    readonly given: readonly [web: O['Web'], input: string, scopes: number, sources: number, usersContainer: O['UserCollection'] | undefined, inputIsEmailOnly: boolean, alwaysAddWindowsUser: boolean | undefined]
    readonly gives: Values<O>['PrincipalInfo'] | undefined
  }
  /** Finds users and groups by a text. */
  readonly 'Utility.SearchPrincipals': {
    readonly of: O['Utility']
    readonly given: readonly [web: O['Web'], input: string, scopes: number, sources: number, usersContainer: O['UserCollection'] | undefined, maxCount: number]
    readonly gives: readonly (Values<O>['PrincipalInfo'])[]
  }
  /** Gets the e-mail address of the caller. */
  readonly 'Utility.GetCurrentUserEmailAddresses': {
    readonly of: O['Utility']
    readonly given: readonly []
    readonly gives: string
  }
  /** Gets the names of the roles of the caller on the web. */
  readonly 'Utility.GetUserPermissionLevels': {
    readonly of: O['Utility']
    readonly given: readonly []
    readonly gives: readonly string[]
  }
  /** Sends a mail to users of the site collection, signed with the name of the caller. */
  readonly 'Utility.SendEmail': {
    readonly of: O['Utility']
    readonly given: readonly [properties: Values<O>['EmailProperties']]
    readonly gives: undefined
  }
  /** Adds a page. */
  readonly 'Utility.CreateWikiPageInContextWeb': {
    readonly of: O['Utility']
    readonly given: readonly [parameters: Values<O>['WikiPageCreationInformation']]
    readonly gives: O['File']
  }
  /** Gets the rows of the view as an HTML table. */
  readonly 'View.RenderAsHtml': {
    readonly of: O['View']
    readonly given: readonly []
    readonly gives: string
  }
  /** Stores the properties and the columns that were set. */
  readonly 'View.Update': {
    readonly of: O['View']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the view. */
  readonly 'View.DeleteObject': {
    readonly of: O['View']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a view by its id. */
  readonly 'ViewCollection.GetById': {
    readonly of: O['ViewCollection']
    readonly given: readonly [guidId: string]
    readonly gives: O['View']
  }
  /** Gets a view by its title. */
  readonly 'ViewCollection.GetByTitle': {
    readonly of: O['ViewCollection']
    readonly given: readonly [strTitle: string]
    readonly gives: O['View']
  }
  /** Adds a view. */
  readonly 'ViewCollection.Add': {
    readonly of: O['ViewCollection']
    readonly given: readonly [parameters: Values<O>['ViewCreationInformation']]
    readonly gives: O['View']
  }
  /** Adds a column. */
  readonly 'ViewFieldCollection.Add': {
    readonly of: O['ViewFieldCollection']
    readonly given: readonly [strField: string]
    readonly gives: undefined
  }
  /** Takes a column away. */
  readonly 'ViewFieldCollection.Remove': {
    readonly of: O['ViewFieldCollection']
    readonly given: readonly [strField: string]
    readonly gives: undefined
  }
  /** Takes all columns away. */
  readonly 'ViewFieldCollection.RemoveAll': {
    readonly of: O['ViewFieldCollection']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Moves a column to a place. */
  readonly 'ViewFieldCollection.MoveFieldTo': {
    readonly of: O['ViewFieldCollection']
    readonly given: readonly [field: string, index: number]
    readonly gives: undefined
  }
  /** Gets a list by its server-relative URL. */
  readonly 'Web.GetList': {
    readonly of: O['Web']
    readonly given: readonly [strUrl: string]
    readonly gives: O['List']
  }
  /** Gets a list by the number of its template. */
  readonly 'Web.GetCatalog': {
    readonly of: O['Web']
    readonly given: readonly [typeCatalog: number]
    readonly gives: O['List']
  }
  /** Gets a user by its number. */
  readonly 'Web.GetUserById': {
    readonly of: O['Web']
    readonly given: readonly [userId: number]
    readonly gives: O['User']
  }
  /** Gets a folder by its URL. */
  readonly 'Web.GetFolderByServerRelativeUrl': {
    readonly of: O['Web']
    readonly given: readonly [serverRelativeUrl: string]
    readonly gives: O['Folder']
  }
  /** Gets a folder by its decoded path. */
  readonly 'Web.GetFolderByServerRelativePath': {
    readonly of: O['Web']
    readonly given: readonly [serverRelativePath: Values<O>['ResourcePath']]
    readonly gives: O['Folder']
  }
  /** Gets a folder by its id. */
  readonly 'Web.GetFolderById': {
    readonly of: O['Web']
    readonly given: readonly [uniqueId: string]
    readonly gives: O['Folder']
  }
  /** Gets a file by its URL. */
  readonly 'Web.GetFileByServerRelativeUrl': {
    readonly of: O['Web']
    readonly given: readonly [serverRelativeUrl: string]
    readonly gives: O['File']
  }
  /** Gets a file by its decoded path. */
  readonly 'Web.GetFileByServerRelativePath': {
    readonly of: O['Web']
    readonly given: readonly [serverRelativePath: Values<O>['ResourcePath']]
    readonly gives: O['File']
  }
  /** Gets a file by its id. */
  readonly 'Web.GetFileById': {
    readonly of: O['Web']
    readonly given: readonly [uniqueId: string]
    readonly gives: O['File']
  }
  /** Gets a file by its URL. */
  readonly 'Web.GetFileByUrl': {
    readonly of: O['Web']
    readonly given: readonly [fileUrl: string]
    readonly gives: O['File']
  }
  /** Gets a list by its decoded path. */
  readonly 'Web.GetListUsingPath': {
    readonly of: O['Web']
    readonly given: readonly [path: Values<O>['ResourcePath']]
    readonly gives: O['List']
  }
  /** Gets the item of a file, a folder or a row by its URL. */
  readonly 'Web.GetListItem': {
    readonly of: O['Web']
    readonly given: readonly [strUrl: string]
    readonly gives: O['ListItem']
  }
  /** The same by its decoded path. */
  readonly 'Web.GetListItemUsingPath': {
    readonly of: O['Web']
    readonly given: readonly [path: Values<O>['ResourcePath']]
    readonly gives: O['ListItem']
  }
  /** Gets a view by the URL of its page. */
  readonly 'Web.GetViewFromUrl': {
    readonly of: O['Web']
    readonly given: readonly [listUrl: string]
    readonly gives: O['View']
  }
  /** Gets a view by the decoded path of its page. */
  readonly 'Web.GetViewFromPath': {
    readonly of: O['Web']
    readonly given: readonly [listPath: Values<O>['ResourcePath']]
    readonly gives: O['View']
  }
  /** Gets the webs below that the caller may open, of a template if the query names one. */
  readonly 'Web.GetSubwebsForCurrentUser': {
    readonly of: O['Web']
    readonly given: readonly [query: Values<O>['SubwebQuery'] | undefined]
    readonly gives: O['WebInformationCollection']
  }
  /** Gets the templates of new webs. */
  readonly 'Web.GetAvailableWebTemplates': {
    readonly of: O['Web']
    readonly given: readonly [lcid: number, doIncludeCrossLanguage: boolean]
    readonly gives: O['WebTemplateCollection']
  }
  /** Gets a page of the recycle bin, in an order. */
  readonly 'Web.GetRecycleBinItems': {
    readonly of: O['Web']
    readonly given: readonly [pagingInfo: string | undefined, rowLimit: number, isAscending: boolean, orderBy: number, itemState: number]
    readonly gives: O['RecycleBinItemCollection']
  }
  /** The same by a query. */
  readonly 'Web.GetRecycleBinItemsByQueryInfo': {
    readonly of: O['Web']
    readonly given: readonly [queryInfo: Values<O>['RecycleBinQueryInformation']]
    readonly gives: O['RecycleBinItemCollection']
  }
  /** Gets the URL of the web of a page. */
  readonly 'Web.GetWebUrlFromPageUrl': {
    readonly of: O['Web']
    readonly given: readonly [pageFullUrl: string]
    readonly gives: string
  }
  /** Gets the name of the icon of a file. */
  readonly 'Web.MapToIcon': {
    readonly of: O['Web']
    readonly given: readonly [fileName: string, progId: string | undefined, size: number]
    readonly gives: string
  }
  /** Gives the web colors, fonts and a picture. */
  readonly 'Web.ApplyTheme': {
    readonly of: O['Web']
    readonly given: readonly [colorPaletteUrl: string, fontSchemeUrl: string | undefined, backgroundImageUrl: string | undefined, shareGenerated: boolean | undefined]
    readonly gives: undefined
  }
  /** Gives a web without a template one. */
  readonly 'Web.ApplyWebTemplate': {
    readonly of: O['Web']
    readonly given: readonly [webTemplate: string]
    readonly gives: undefined
  }
  /** Makes the groups of owners, members and visitors of a web with permissions of its own. */
  readonly 'Web.CreateDefaultAssociatedGroups': {
    readonly of: O['Web']
    readonly given: readonly [userLogin: string, userLogin2: string | undefined, groupNameSeed: string | undefined]
    readonly gives: undefined
  }
  /** Lets titles have a language. */
  readonly 'Web.AddSupportedUILanguage': {
    readonly of: O['Web']
    readonly given: readonly [lcid: number]
    readonly gives: undefined
  }
  /** Takes a language from titles. */
  readonly 'Web.RemoveSupportedUILanguage': {
    readonly of: O['Web']
    readonly given: readonly [lcid: number]
    readonly gives: undefined
  }
  /** Gets a user, whom it adds to the site collection if needed. */
  readonly 'Web.EnsureUser': {
    readonly of: O['Web']
    readonly given: readonly [logonName: string]
    readonly gives: O['User']
  }
  /** Says whether the caller has rights. */
  readonly 'Web.DoesUserHavePermissions': {
    readonly of: O['Web']
    readonly given: readonly [permissionMask: Values<O>['BasePermissions']]
    readonly gives: boolean
  }
  /** Reads the changes of the web. */
  readonly 'Web.GetChanges': {
    readonly of: O['Web']
    readonly given: readonly [query: Values<O>['ChangeQuery']]
    readonly gives: O['ChangeCollection']
  }
  /** Stores the properties and the entries of the property bag that were set. */
  readonly 'Web.Update': {
    readonly of: O['Web']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the web. */
  readonly 'Web.DeleteObject': {
    readonly of: O['Web']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Adds a web. */
  readonly 'WebCollection.Add': {
    readonly of: O['WebCollection']
    readonly given: readonly [parameters: Values<O>['WebCreationInformation']]
    readonly gives: O['Web']
  }
  /** Stores what was set of the web part. */
  readonly 'WebPartDefinition.SaveWebPartChanges': {
    readonly of: O['WebPartDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Moves the web part to a place of a zone at once. */
  readonly 'WebPartDefinition.MoveWebPartTo': {
    readonly of: O['WebPartDefinition']
    readonly given: readonly [zoneID: string, zoneIndex: number]
    readonly gives: undefined
  }
  /** Deletes the web part. */
  readonly 'WebPartDefinition.DeleteWebPart': {
    readonly of: O['WebPartDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Closes the web part: it stays on the page, which does not show it. */
  readonly 'WebPartDefinition.CloseWebPart': {
    readonly of: O['WebPartDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Opens the web part that was closed. */
  readonly 'WebPartDefinition.OpenWebPart': {
    readonly of: O['WebPartDefinition']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a web part by its id. */
  readonly 'WebPartDefinitionCollection.GetById': {
    readonly of: O['WebPartDefinitionCollection']
    readonly given: readonly [id: string]
    readonly gives: O['WebPartDefinition']
  }
  /** Gets a web part by the id of its control: g_ and the id of the web part with underscores. */
  readonly 'WebPartDefinitionCollection.GetByControlId': {
    readonly of: O['WebPartDefinitionCollection']
    readonly given: readonly [controlId: string]
    readonly gives: O['WebPartDefinition']
  }
  /** Gets a template by its name. */
  readonly 'WebTemplateCollection.GetByName': {
    readonly of: O['WebTemplateCollection']
    readonly given: readonly [name: string]
    readonly gives: O['WebTemplate']
  }
  /** Stores the properties that were set. */
  readonly 'WorkflowAssociation.Update': {
    readonly of: O['WorkflowAssociation']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Deletes the workflow. What it has started goes on. */
  readonly 'WorkflowAssociation.DeleteObject': {
    readonly of: O['WorkflowAssociation']
    readonly given: readonly []
    readonly gives: undefined
  }
  /** Gets a workflow by its id. */
  readonly 'WorkflowAssociationCollection.GetById': {
    readonly of: O['WorkflowAssociationCollection']
    readonly given: readonly [associationId: string]
    readonly gives: O['WorkflowAssociation']
  }
  /** Gets a workflow by its name. */
  readonly 'WorkflowAssociationCollection.GetByName': {
    readonly of: O['WorkflowAssociationCollection']
    readonly given: readonly [name: string]
    readonly gives: O['WorkflowAssociation']
  }
  /** Gets the definitions. */
  readonly 'WorkflowDeploymentService.EnumerateDefinitions': {
    readonly of: O['WorkflowDeploymentService']
    readonly given: readonly [publishedOnly: boolean | undefined]
    readonly gives: O['WorkflowDefinitionCollection']
  }
  /** Gets a definition by its id, or no object. */
  readonly 'WorkflowDeploymentService.GetDefinition': {
    readonly of: O['WorkflowDeploymentService']
    readonly given: readonly [definitionId: string]
    readonly gives: O['WorkflowDefinition'] | undefined
  }
  /** Starts a workflow of the web, and returns the id of what it has started. The payload is that of StartWorkflowOnListItem. */
  readonly 'WorkflowInstanceService.StartWorkflow': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [subscription: O['WorkflowSubscription'], payload: ReadonlyMap<string, unknown> | undefined]
    readonly gives: string
  }
  /** Starts a workflow on an item, and returns the id of what it has started. The payload can name people (AccountId) instead of those of the workflow, and give them a message (NotificationMessage). */
  readonly 'WorkflowInstanceService.StartWorkflowOnListItem': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [subscription: O['WorkflowSubscription'], itemId: number, payload: ReadonlyMap<string, unknown> | undefined]
    readonly gives: string
  }
  /** Gets what was started by its id, or no object. */
  readonly 'WorkflowInstanceService.GetInstance': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [instanceId: string]
    readonly gives: O['WorkflowInstance'] | undefined
  }
  /** Gets what a workflow has started, the latest first, a thousand at most. */
  readonly 'WorkflowInstanceService.Enumerate': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [parentSubscription: O['WorkflowSubscription']]
    readonly gives: O['WorkflowInstanceCollection']
  }
  /** Gets what a workflow has started from a place on. */
  readonly 'WorkflowInstanceService.EnumerateWithOffset': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [parentSubscription: O['WorkflowSubscription'], offset: number]
    readonly gives: O['WorkflowInstanceCollection']
  }
  /** Gets what was started on an item. */
  readonly 'WorkflowInstanceService.EnumerateInstancesForListItem': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [listId: string, itemId: number]
    readonly gives: O['WorkflowInstanceCollection']
  }
  /** Gets what was started on an item from a place on. */
  readonly 'WorkflowInstanceService.EnumerateInstancesForListItemWithOffset': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [listId: string, itemId: number, offset: number]
    readonly gives: O['WorkflowInstanceCollection']
  }
  /** Gets what was started on the web itself, the latest first, a thousand at most. */
  readonly 'WorkflowInstanceService.EnumerateInstancesForSite': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly []
    readonly gives: O['WorkflowInstanceCollection']
  }
  /** Gets what was started on the web from a place on. */
  readonly 'WorkflowInstanceService.EnumerateInstancesForSiteWithOffset': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [offset: number]
    readonly gives: O['WorkflowInstanceCollection']
  }
  /** Counts what a workflow has started on the web, or on items that the caller may see. */
  readonly 'WorkflowInstanceService.CountInstances': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [parentSubscription: O['WorkflowSubscription']]
    readonly gives: number
  }
  /** Counts those with a status: 1 started, 4 canceled, 6 completed. */
  readonly 'WorkflowInstanceService.CountInstancesWithStatus': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [parentSubscription: O['WorkflowSubscription'], status: number]
    readonly gives: number
  }
  /** Ends what was started and its open tasks. */
  readonly 'WorkflowInstanceService.CancelWorkflow': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [instance: O['WorkflowInstance']]
    readonly gives: undefined
  }
  /** The same as CancelWorkflow. */
  readonly 'WorkflowInstanceService.TerminateWorkflow': {
    readonly of: O['WorkflowInstanceService']
    readonly given: readonly [instance: O['WorkflowInstance']]
    readonly gives: undefined
  }
  /** Starts the workflow of a list with a name on an item, or that of the web if the ids are empty, and returns the id of what it has started. The parameters are those of a payload. */
  readonly 'WorkflowInteropService.StartWorkflow': {
    readonly of: O['WorkflowInteropService']
    readonly given: readonly [associationName: string, correlationId: string | undefined, listId: string, itemGuid: string, workflowParameters: ReadonlyMap<string, unknown> | undefined]
    readonly gives: string
  }
  /** Ends what was started and its open tasks. */
  readonly 'WorkflowInteropService.CancelWorkflow': {
    readonly of: O['WorkflowInteropService']
    readonly given: readonly [instanceId: string]
    readonly gives: undefined
  }
  /** Gets the service of definitions. */
  readonly 'WorkflowServicesManager.GetWorkflowDeploymentService': {
    readonly of: O['WorkflowServicesManager']
    readonly given: readonly []
    readonly gives: O['WorkflowDeploymentService']
  }
  /** Gets the service of the workflows of a web and of its lists. */
  readonly 'WorkflowServicesManager.GetWorkflowSubscriptionService': {
    readonly of: O['WorkflowServicesManager']
    readonly given: readonly []
    readonly gives: O['WorkflowSubscriptionService']
  }
  /** Gets the service of what workflows have started. */
  readonly 'WorkflowServicesManager.GetWorkflowInstanceService': {
    readonly of: O['WorkflowServicesManager']
    readonly given: readonly []
    readonly gives: O['WorkflowInstanceService']
  }
  /** Gets the service of workflows by their names. */
  readonly 'WorkflowServicesManager.GetWorkflowInteropService': {
    readonly of: O['WorkflowServicesManager']
    readonly given: readonly []
    readonly gives: O['WorkflowInteropService']
  }
  /** Sets a property: People (names with semicolons between them), Order (Sequence or Parallel), ContentTypeId, Description, TaskListId, HistoryListId. Publishing stores it; others are ignored. */
  readonly 'WorkflowSubscription.SetProperty': {
    readonly of: O['WorkflowSubscription']
    readonly given: readonly [name: string, value: string]
    readonly gives: undefined
  }
  /** Stores a subscription to the list, or to the web, that its EventSourceId names, and returns its id. */
  readonly 'WorkflowSubscriptionService.PublishSubscription': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [subscription: O['WorkflowSubscription']]
    readonly gives: string
  }
  /** Stores a subscription to a list, and returns its id. */
  readonly 'WorkflowSubscriptionService.PublishSubscriptionForList': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [subscription: O['WorkflowSubscription'], listId: string]
    readonly gives: string
  }
  /** Gets a subscription by its id, or no object. */
  readonly 'WorkflowSubscriptionService.GetSubscription': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [subscriptionId: string]
    readonly gives: O['WorkflowSubscription'] | undefined
  }
  /** Deletes a subscription. What it has started goes on. */
  readonly 'WorkflowSubscriptionService.DeleteSubscription': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [subscriptionId: string]
    readonly gives: undefined
  }
  /** Gets the subscriptions to the web and to its lists. */
  readonly 'WorkflowSubscriptionService.EnumerateSubscriptions': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly []
    readonly gives: O['WorkflowSubscriptionCollection']
  }
  /** Gets those of a definition. */
  readonly 'WorkflowSubscriptionService.EnumerateSubscriptionsByDefinition': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [definitionId: string]
    readonly gives: O['WorkflowSubscriptionCollection']
  }
  /** Gets those to a list, or to the web. */
  readonly 'WorkflowSubscriptionService.EnumerateSubscriptionsByEventSource': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [eventSourceId: string]
    readonly gives: O['WorkflowSubscriptionCollection']
  }
  /** Gets those to a list. */
  readonly 'WorkflowSubscriptionService.EnumerateSubscriptionsByList': {
    readonly of: O['WorkflowSubscriptionService']
    readonly given: readonly [listId: string]
    readonly gives: O['WorkflowSubscriptionCollection']
  }
}

/** The properties that lead to objects which the server makes itself. */
export interface Members<O extends ModelObjects> {
  readonly 'Alert.List': { readonly of: O['Alert']; readonly gives: O['List'] }
  readonly 'KeywordQuery.SelectProperties': { readonly of: O['KeywordQuery']; readonly gives: O['StringCollection'] }
  readonly 'KeywordQuery.RefinementFilters': { readonly of: O['KeywordQuery']; readonly gives: O['StringCollection'] }
  readonly 'KeywordQuery.SortList': { readonly of: O['KeywordQuery']; readonly gives: O['SortCollection'] }
  readonly 'KeywordQuery.HitHighlightedProperties': { readonly of: O['KeywordQuery']; readonly gives: O['StringCollection'] }
  readonly 'KeywordQuery.Properties': { readonly of: O['KeywordQuery']; readonly gives: O['QueryPropertyValueCollection'] }
  readonly 'RequestContext.Web': { readonly of: O['RequestContext']; readonly gives: O['Web'] }
  readonly 'RequestContext.Site': { readonly of: O['RequestContext']; readonly gives: O['Site'] }
  readonly 'RoleAssignment.RoleDefinitionBindings': { readonly of: O['RoleAssignment']; readonly gives: O['RoleDefinitionBindingCollection'] }
  readonly 'SecurableObject.FirstUniqueAncestorSecurableObject': { readonly of: O['SecurableObject']; readonly gives: O['SecurableObject'] }
  readonly 'Site.RecycleBin': { readonly of: O['Site']; readonly gives: O['RecycleBinItemCollection'] }
  readonly 'WebPartDefinition.WebPart': { readonly of: O['WebPartDefinition']; readonly gives: O['WebPart'] }
}

/** What clients make themselves, and what they give for it. */
export interface Constructions<O extends ModelObjects> {
  readonly KeywordQuery: { readonly given: readonly []; readonly gives: O['KeywordQuery'] }
  readonly PeopleManager: { readonly given: readonly []; readonly gives: O['PeopleManager'] }
  readonly RoleDefinitionBindingCollection: { readonly given: readonly []; readonly gives: O['RoleDefinitionBindingCollection'] }
  readonly SearchExecutor: { readonly given: readonly []; readonly gives: O['SearchExecutor'] }
  readonly SocialFollowingManager: { readonly given: readonly []; readonly gives: O['SocialFollowingManager'] }
  readonly TaxonomyFieldValueCollection: { readonly given: readonly [fieldValue: string | undefined, creatingField: O['Field'] | undefined]; readonly gives: O['TaxonomyFieldValueCollection'] }
  readonly WorkflowServicesManager: { readonly given: readonly [web: O['Web']]; readonly gives: O['WorkflowServicesManager'] }
  readonly WorkflowSubscription: { readonly given: readonly []; readonly gives: O['WorkflowSubscription'] }
}

/** The static properties: what they lead to. */
export interface Statics<O extends ModelObjects> {
  readonly 'RequestContext.Current': O['RequestContext']
  readonly 'WorkflowInstanceService.Current': O['WorkflowInstanceService']
  readonly 'WorkflowInteropService.Current': O['WorkflowInteropService']
  readonly 'WorkflowServicesManager.Current': O['WorkflowServicesManager']
  readonly 'WorkflowSubscriptionService.Current': O['WorkflowSubscriptionService']
}

export const modelTypes: Readonly<Record<string, TypeFacts>> = {
  Alert: {
    entity: 'Alert',
    links: { User: 'User' },
    members: { List: 'List' },
    settable: { AlertFrequency: 'Int32', AlertTime: 'DateTime', DeliveryChannels: 'Int32', EventType: 'Int32', Filter: 'String', Status: 'Int32', Title: 'String' },
    methods: { UpdateAlert: { parameters: [], writes: true } },
  },
  AlertCollection: {
    of: 'Alert',
    methods: { GetById: { parameters: [['idAlert', 'Guid']], gives: 'Alert' }, Contains: { parameters: [['idAlert', 'Guid']], gives: 'Boolean' }, Add: { parameters: [['alertCreationInformation', 'AlertCreationInformation']], gives: 'Guid', writes: true }, DeleteAlert: { parameters: [['idAlert', 'Guid']], writes: true }, DeleteAlertAtIndex: { parameters: [['index', 'Int32']], writes: true } },
  },
  AlertCreationInformation: {
    id: 'f0c12e8e-54f5-4e31-b015-f4f824eea024',
    value: { AlertFrequency: 'Int32', AlertTemplateName: 'String', AlertTime: 'DateTime', AlertType: 'Int32', AlwaysNotify: 'Boolean', DeliveryChannels: 'Int32', EventType: 'Int32', EventTypeBitmask: 'Int32', Filter: 'String', Item: 'ListItem', List: 'List', Properties: 'Any', Status: 'Int32', Title: 'String', User: 'User' },
  },
  Attachment: {
    entity: 'Attachment',
    methods: { DeleteObject: { parameters: [], writes: true }, RecycleObject: { parameters: [], writes: true } },
  },
  AttachmentCollection: {
    of: 'Attachment',
    methods: { GetByFileName: { parameters: [['fileName', 'String']], gives: 'Attachment' }, GetByFileNameAsPath: { parameters: [['fileName', 'ResourcePath']], gives: 'Attachment' }, AddUsingPath: { parameters: [['path', 'ResourcePath'], ['contentStream', 'Stream']], gives: 'Attachment', writes: true }, Add: { parameters: [['attachmentInformation', 'AttachmentCreationInformation']], gives: 'Attachment', writes: true } },
  },
  AttachmentCreationInformation: {
    id: 'edf6309c-8142-4133-921e-4d6aec35550d',
    value: { ContentStream: 'Stream', FileName: 'String' },
  },
  Audit: {
    id: '1307502c-2a94-4c1e-8ba6-30da4b0391f1',
    entity: 'Audit',
  },
  BasePermissions: {
    id: 'db780e5a-6bc6-41ad-8e64-9dfa761afb6d',
    value: { High: 'Int64', Low: 'Int64' },
  },
  CamlQuery: {
    id: '3d248d7b-fc86-40a3-aa97-02a75d69fb8a',
    value: { AllowIncrementalResults: 'Boolean', DatesInUtc: 'Boolean', FolderServerRelativePath: 'ResourcePath', FolderServerRelativeUrl: 'String', ListItemCollectionPosition: 'ListItemCollectionPosition', ViewXml: 'String' },
  },
  Change: {
    entity: 'Change',
  },
  ChangeCollection: {
    of: 'Change',
  },
  ChangeQuery: {
    id: '887a7218-1232-4cfc-b78f-88d54e9d8ec7',
    value: { Activity: 'Boolean', Add: 'Boolean', Alert: 'Boolean', ChangeTokenEnd: 'ChangeToken', ChangeTokenStart: 'ChangeToken', ContentType: 'Boolean', DeleteObject: 'Boolean', FetchLimit: 'Int64', Field: 'Boolean', File: 'Boolean', Folder: 'Boolean', Group: 'Boolean', GroupMembershipAdd: 'Boolean', GroupMembershipDelete: 'Boolean', Item: 'Boolean', LatestFirst: 'Boolean', List: 'Boolean', Move: 'Boolean', Navigation: 'Boolean', RecursiveAll: 'Boolean', Rename: 'Boolean', RequireSecurityTrim: 'Boolean', Restore: 'Boolean', RoleAssignmentAdd: 'Boolean', RoleAssignmentDelete: 'Boolean', RoleDefinitionAdd: 'Boolean', RoleDefinitionDelete: 'Boolean', RoleDefinitionUpdate: 'Boolean', SecurityPolicy: 'Boolean', Site: 'Boolean', SystemUpdate: 'Boolean', Update: 'Boolean', User: 'Boolean', View: 'Boolean', Web: 'Boolean' },
  },
  ChangeToken: {
    id: '41c5be82-b5bf-4b5a-9712-97111fb87686',
    value: { StringValue: 'String' },
  },
  CheckedOutFile: {
    entity: 'CheckedOutFile',
    links: { CheckedOutBy: 'User' },
    methods: { TakeOverCheckOut: { parameters: [], writes: true } },
  },
  CheckedOutFileCollection: {
    of: 'CheckedOutFile',
    methods: { GetByPath: { parameters: [['path', 'ResourcePath']], gives: 'CheckedOutFile' } },
  },
  ClientPeoplePickerQueryParameters: {
    id: 'ac9358c6-e9b1-4514-bf6e-106acbfb19ce',
    value: { AllowEmailAddresses: 'Boolean', AllowMultipleEntities: 'Boolean', AllowOnlyEmailAddresses: 'Boolean', AllUrlZones: 'Boolean', EnabledClaimProviders: 'String', ForceClaims: 'Boolean', MaximumEntitySuggestions: 'Int32', PrincipalSource: 'Int32', PrincipalType: 'Int32', QuerySettings: 'PeoplePickerQuerySettings', QueryString: 'String', Required: 'Boolean', SharePointGroupID: 'Int32', UrlZone: 'Int32', UrlZoneSpecified: 'Boolean', Web: 'Web', WebApplicationID: 'Guid' },
  },
  ClientPeoplePickerWebServiceInterface: {
    id: 'de2db963-8bab-4fb4-8a58-611aebc5254b',
    called: 'UI.ApplicationPages.ClientPeoplePickerWebServiceInterface',
    methods: { ClientPeoplePickerSearchUser: { parameters: [['queryParams', 'ClientPeoplePickerQueryParameters']], gives: 'String', static: true }, ClientPeoplePickerResolveUser: { parameters: [['queryParams', 'ClientPeoplePickerQueryParameters']], gives: 'String', static: true } },
  },
  ContentType: {
    id: '91b5bd2d-e133-486f-b727-197ce5eb2c0d',
    entity: 'ContentType',
    links: { DescriptionResource: 'UserResource', FieldLinks: 'FieldLinkCollection', Fields: 'FieldCollection', NameResource: 'UserResource', Parent: 'ContentType', WorkflowAssociations: 'WorkflowAssociationCollection' },
    settable: { Description: 'String', Group: 'String', Hidden: 'Boolean', Name: 'String', ReadOnly: 'Boolean', Sealed: 'Boolean' },
    methods: { Update: { parameters: [['updateChildren', 'Boolean']], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  ContentTypeCollection: {
    of: 'ContentType',
    methods: { GetById: { parameters: [['contentTypeId', 'String']], gives: 'ContentType' }, Add: { parameters: [['parameters', 'ContentTypeCreationInformation']], gives: 'ContentType', writes: true }, AddExistingContentType: { parameters: [['contentType', 'ContentType']], gives: 'ContentType', writes: true } },
  },
  ContentTypeCreationInformation: {
    id: '168f3091-4554-4f14-8866-b20d48e45b54',
    value: { Description: 'String', Group: 'String', Id: 'String', Name: 'String', ParentContentType: 'ContentType' },
  },
  ContentTypeId: {
    id: 'da0f1e90-296f-480e-bc27-cefe51eff241',
    value: { StringValue: 'String' },
  },
  CreatablesInfo: {
    entity: 'CreatablesInfo',
  },
  EffectiveInformationRightsManagementSettings: {
    entity: 'EffectiveInformationRightsManagementSettings',
  },
  EmailProperties: {
    id: 'fab1608d-fdfb-4c8c-bb0a-9b9cc3618a15',
    called: 'Utilities.EmailProperties',
    value: { AdditionalHeaders: 'Any', BCC: 'String[]', Body: 'String', CC: 'String[]', From: 'String', Subject: 'String', To: 'String[]' },
  },
  EventReceiverDefinition: {
    entity: 'EventReceiver',
    settable: { EventType: 'Int32', ReceiverAssembly: 'String', ReceiverClass: 'String', ReceiverName: 'String', ReceiverUrl: 'String', SequenceNumber: 'Int32', Synchronization: 'Int32' },
    methods: { Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  EventReceiverDefinitionCollection: {
    of: 'EventReceiverDefinition',
    methods: { GetById: { parameters: [['eventReceiverId', 'Guid']], gives: 'EventReceiverDefinition' }, Add: { parameters: [['eventReceiverCreationInformation', 'EventReceiverDefinitionCreationInformation']], gives: 'EventReceiverDefinition', writes: true } },
  },
  EventReceiverDefinitionCreationInformation: {
    id: '2c15382f-b6e4-41f6-8616-4cbe0080a5de',
    value: { EventType: 'Int32', ReceiverAssembly: 'String', ReceiverClass: 'String', ReceiverName: 'String', ReceiverUrl: 'String', SequenceNumber: 'Int32', Synchronization: 'Int32' },
  },
  Feature: {
    id: '4e46b28c-e27f-4964-a8d4-fc25658d86d1',
    entity: 'Feature',
  },
  FeatureCollection: {
    id: '8b9c0015-193d-4062-8e98-8d23c303eedd',
    of: 'Feature',
    methods: { GetById: { parameters: [['featureId', 'Guid']], gives: 'Feature' }, Add: { parameters: [['featureId', 'Guid'], ['force', 'Boolean?'], ['featdefScope', 'Int32?']], gives: 'Feature', writes: true }, Remove: { parameters: [['featureId', 'Guid'], ['force', 'Boolean?']], writes: true } },
  },
  Field: {
    id: 'c4121b04-0f57-4b1d-a145-d25426b16480',
    entity: 'Field',
    links: { DescriptionResource: 'UserResource', TitleResource: 'UserResource' },
    settable: { AllowHyperlink: 'Boolean', AnchorId: 'Guid', AppendOnly: 'Boolean', Choices: 'String[]', CommaSeparator: 'Boolean', CreateValuesInEditForm: 'Boolean', CurrencyLocaleId: 'Int32', CustomFormatter: 'String?', CustomUnitName: 'String', CustomUnitOnRight: 'Boolean', DateFormat: 'Int32', DateTimeCalendarType: 'Int32', DefaultValue: 'String?', Description: 'String', DisplayFormat: 'Int32', EditFormat: 'Int32', EnforceUniqueValues: 'Boolean', FillInChoice: 'Boolean', Formula: 'String', FriendlyDisplayFormat: 'Int32', Group: 'String', Hidden: 'Boolean', Indexed: 'Boolean', IsKeyword: 'Boolean', IsPathRendered: 'Boolean', JSLink: 'String?', LookupField: 'String', MaximumValue: 'Double', MaxLength: 'Int32', MinimumValue: 'Double', NumberOfLines: 'Int32', Open: 'Boolean', OutputType: 'Int32', ReadOnlyField: 'Boolean', Required: 'Boolean', RestrictedMode: 'Boolean', RichText: 'Boolean', SchemaXml: 'String', SelectionMode: 'Int32', ShowAsPercentage: 'Boolean', SspId: 'Guid', TargetTemplate: 'String', TermSetId: 'Guid', Title: 'String', Unit: 'String', UnlimitedLengthInDocumentLibrary: 'Boolean', UserCreated: 'Boolean', UserDisplayOptions: 'String', ValidationFormula: 'String?', ValidationMessage: 'String?', WikiLinking: 'Boolean' },
    methods: { Update: { parameters: [], writes: true }, UpdateAndPushChanges: { parameters: [['pushChangesToLists', 'Boolean']], writes: true }, SetShowInDisplayForm: { parameters: [['value', 'Boolean']], writes: true }, SetShowInEditForm: { parameters: [['value', 'Boolean']], writes: true }, SetShowInNewForm: { parameters: [['value', 'Boolean']], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  FieldCollection: {
    id: 'd449d756-e113-4d27-a5e7-609cbc3eba7e',
    of: 'Field',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'Field' }, GetByTitle: { parameters: [['title', 'String']], gives: 'Field' }, GetByInternalNameOrTitle: { parameters: [['strName', 'String']], gives: 'Field' }, Add: { parameters: [['field', 'Field']], gives: 'Field', writes: true }, AddFieldAsXml: { parameters: [['schemaXml', 'String'], ['addToDefaultView', 'Boolean'], ['options', 'Int32']], gives: 'Field', writes: true }, AddDependentLookup: { parameters: [['displayName', 'String'], ['primaryLookupField', 'Field'], ['lookupField', 'String']], gives: 'Field', writes: true } },
  },
  FieldGeolocationValue: {
    id: '97650aff-7e7b-44be-ac6e-d559f7f897a2',
    value: { Altitude: 'Double', Latitude: 'Double', Longitude: 'Double', Measure: 'Double' },
  },
  FieldLink: {
    id: 'e2d99203-868f-4211-ac76-f6bca0ff94ee',
    entity: 'FieldLink',
    atOnce: true,
    settable: { Hidden: 'Boolean', Required: 'Boolean' },
    methods: { DeleteObject: { parameters: [], writes: true } },
  },
  FieldLinkCollection: {
    id: '6d87e76a-b8a8-4634-8170-082b1d454bfd',
    of: 'FieldLink',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'FieldLink' }, Add: { parameters: [['parameters', 'FieldLinkCreationInformation']], gives: 'FieldLink', writes: true }, Reorder: { parameters: [['internalNames', 'String[]']], writes: true } },
  },
  FieldLinkCreationInformation: {
    id: '63fb2c92-8f65-4bbb-a658-b6cd294403f4',
    value: { Field: 'Field' },
  },
  FieldLookupValue: {
    id: 'f1d34cc0-9b50-4a78-be78-d5facfcccfb7',
    value: { LookupId: 'Int32', LookupValue: 'String' },
  },
  FieldStringValues: {
    entity: 'FieldStringValues',
  },
  FieldUrlValue: {
    id: 'fa8b44af-7b43-43f2-904a-bd319497011e',
    value: { Description: 'String', Url: 'String' },
  },
  FieldUserValue: {
    id: 'c956ab54-16bd-4c18-89d2-996f57282a6f',
    value: { Email: 'String', LookupId: 'Int32', LookupValue: 'String' },
  },
  File: {
    id: 'df28be1e-74b5-4b21-b73a-2bbac0a23d8a',
    entity: 'File',
    links: { Author: 'User', CheckedOutByUser: 'User', EffectiveInformationRightsManagementSettings: 'EffectiveInformationRightsManagementSettings', InformationRightsManagementSettings: 'InformationRightsManagementFileSettings', ListItemAllFields: 'ListItem', LockedByUser: 'User', ModifiedBy: 'User', Properties: 'PropertyValues', VersionEvents: 'FileVersionEventCollection', Versions: 'FileVersionCollection' },
    methods: { GetLimitedWebPartManager: { parameters: [['scope', 'Int32']], gives: 'LimitedWebPartManager' }, Update: { parameters: [], writes: true }, SaveBinary: { parameters: [['parameters', 'FileSaveBinaryInformation']], writes: true }, StartUpload: { parameters: [['uploadId', 'Guid'], ['stream', 'Stream']], gives: 'Int64', writes: true }, ContinueUpload: { parameters: [['uploadId', 'Guid'], ['fileOffset', 'Int64'], ['stream', 'Stream']], gives: 'Int64', writes: true }, FinishUpload: { parameters: [['uploadId', 'Guid'], ['fileOffset', 'Int64'], ['stream', 'Stream']], gives: 'File', writes: true }, CancelUpload: { parameters: [['uploadId', 'Guid']], writes: true }, OpenBinaryStream: { parameters: [], gives: 'Stream' }, OpenBinaryStreamWithOptions: { parameters: [['options', 'Int32']], gives: 'Stream' }, CheckOut: { parameters: [], writes: true }, CheckIn: { parameters: [['comment', 'String?'], ['checkInType', 'Int32']], writes: true }, UndoCheckOut: { parameters: [], writes: true }, Publish: { parameters: [['comment', 'String?']], writes: true }, UnPublish: { parameters: [['comment', 'String?']], writes: true }, Approve: { parameters: [['comment', 'String?']], writes: true }, Deny: { parameters: [['comment', 'String?']], writes: true }, CopyTo: { parameters: [['strNewUrl', 'String'], ['bOverWrite', 'Boolean']], writes: true }, MoveTo: { parameters: [['newUrl', 'String'], ['flags', 'Int32']], writes: true }, CopyToUsingPath: { parameters: [['newPath', 'ResourcePath'], ['bOverWrite', 'Boolean']], writes: true }, MoveToUsingPath: { parameters: [['newPath', 'ResourcePath'], ['moveOperations', 'Int32']], writes: true }, Recycle: { parameters: [], gives: 'Guid', writes: true }, RecycleWithETag: { parameters: [['etagMatch', 'String?']], gives: 'Guid', writes: true }, RecycleWithParameters: { parameters: [['parameters', 'FileDeleteParameters']], gives: 'Guid', writes: true }, DeleteObject: { parameters: [], writes: true }, DeleteWithParameters: { parameters: [['parameters', 'FileDeleteParameters']], writes: true } },
  },
  FileCollection: {
    id: 'd367b17c-170b-4691-a1e3-8bccf7686ce4',
    of: 'File',
    methods: { GetByUrl: { parameters: [['url', 'String']], gives: 'File' }, Add: { parameters: [['parameters', 'FileCreationInformation']], gives: 'File', writes: true }, AddUsingPath: { parameters: [['path', 'ResourcePath'], ['parameters', 'FileCollectionAddParameters?'], ['contentStream', 'Stream']], gives: 'File', writes: true }, AddTemplateFile: { parameters: [['urlOfFile', 'String'], ['templateFileType', 'Int32']], gives: 'File', writes: true } },
  },
  FileCollectionAddParameters: {
    id: '19eccee3-91d5-4335-9afc-cd7fe47e5493',
    value: { AutoCheckoutOnInvalidData: 'Boolean', EnsureUniqueFileName: 'Boolean', Overwrite: 'Boolean', XorHash: 'String' },
  },
  FileCreationInformation: {
    id: 'f5c8173c-cae6-4469-a7af-3879ca3c617c',
    value: { Content: 'Stream', ContentStream: 'Stream', Overwrite: 'Boolean', Url: 'String' },
  },
  FileDeleteParameters: {
    id: '7faa52e2-2ea9-48c0-b211-f929e55f82bf',
    value: { BypassSharedLock: 'Boolean', ETagMatch: 'String' },
  },
  FileSaveBinaryInformation: {
    id: 'c3de0784-43e6-4f12-bd0c-f0d9a34ebf93',
    value: { CheckRequiredFields: 'Boolean', Content: 'Stream', ContentStream: 'Stream', ETag: 'String', FieldValues: 'Dictionary' },
  },
  FileVersion: {
    id: '96e4bc1b-e67f-4967-9327-36b79e20aebc',
    entity: 'FileVersion',
    links: { CreatedBy: 'User' },
    methods: { OpenBinaryStream: { parameters: [], gives: 'Stream' }, DeleteObject: { parameters: [], writes: true } },
  },
  FileVersionCollection: {
    of: 'FileVersion',
    methods: { GetById: { parameters: [['versionid', 'Int32']], gives: 'FileVersion' }, DeleteAll: { parameters: [], writes: true }, DeleteByID: { parameters: [['vid', 'Int32']], writes: true }, DeleteByLabel: { parameters: [['versionlabel', 'String']], writes: true }, RecycleAll: { parameters: [], writes: true }, RecycleByID: { parameters: [['vid', 'Int32']], writes: true }, RecycleByLabel: { parameters: [['versionlabel', 'String']], writes: true }, RestoreByLabel: { parameters: [['versionlabel', 'String']], writes: true } },
  },
  FileVersionEvent: {
    entity: 'FileVersionEvent',
  },
  FileVersionEventCollection: {
    of: 'FileVersionEvent',
  },
  Folder: {
    id: 'dbe8175a-505d-4eff-bec4-6c809709808b',
    entity: 'Folder',
    links: { Files: 'FileCollection', Folders: 'FolderCollection', ListItemAllFields: 'ListItem', ParentFolder: 'Folder', Properties: 'PropertyValues', StorageMetrics: 'StorageMetrics' },
    settable: { UniqueContentTypeOrder: 'ContentTypeId[]?', WelcomePage: 'String' },
    methods: { Update: { parameters: [], writes: true }, MoveTo: { parameters: [['newUrl', 'String']], writes: true }, CopyTo: { parameters: [['newUrl', 'String']], writes: true }, CopyToUsingPath: { parameters: [['newPath', 'ResourcePath']], writes: true }, MoveToUsingPath: { parameters: [['newPath', 'ResourcePath']], writes: true }, AddSubFolder: { parameters: [['leafName', 'String'], ['parameters', 'ListItemUpdateParameters?']], writes: true }, AddSubFolderUsingPath: { parameters: [['leafPath', 'ResourcePath']], writes: true }, GetChanges: { parameters: [['query', 'ChangeQuery']], gives: 'ChangeCollection' }, GetListItemChanges: { parameters: [['query', 'ChangeQuery']], gives: 'ChangeCollection' }, Recycle: { parameters: [], gives: 'Guid', writes: true }, RecycleWithParameters: { parameters: [['parameters', 'FolderDeleteParameters']], gives: 'Guid', writes: true }, DeleteObject: { parameters: [], writes: true }, DeleteWithParameters: { parameters: [['parameters', 'FolderDeleteParameters']], writes: true } },
  },
  FolderCollection: {
    id: 'b6b425aa-9e17-4205-a4aa-b82c2c3f884d',
    of: 'Folder',
    methods: { GetByUrl: { parameters: [['url', 'String']], gives: 'Folder' }, GetByPath: { parameters: [['path', 'ResourcePath']], gives: 'Folder' }, Add: { parameters: [['url', 'String']], gives: 'Folder', writes: true }, AddUsingPath: { parameters: [['path', 'ResourcePath'], ['parameters', 'FolderCollectionAddParameters?']], gives: 'Folder', writes: true }, AddWithOverwrite: { parameters: [['url', 'String'], ['overwrite', 'Boolean']], gives: 'Folder', writes: true } },
  },
  FolderCollectionAddParameters: {
    id: '80315927-dc9d-47d8-a95d-b776a33373be',
    value: { EnsureUniqueFileName: 'Boolean', Overwrite: 'Boolean' },
  },
  FolderDeleteParameters: {
    id: 'd083bb90-b1fa-4083-a339-3051ea892590',
    value: { BypassSharedLock: 'Boolean', DeleteIfEmpty: 'Boolean', ETagMatch: 'String' },
  },
  Form: {
    id: '50aaca3c-fa54-47d2-b946-a2839ee956a9',
    entity: 'Form',
  },
  FormCollection: {
    id: '078611ea-ce4d-45c0-9b7a-d4b1b46cc327',
    of: 'Form',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'Form' }, GetByPageType: { parameters: [['formType', 'Int32']], gives: 'Form' } },
  },
  Group: {
    id: 'e54ad5f1-ce4e-453b-b7f7-aea6556c9c40',
    base: 'Principal',
    entity: 'Group',
    links: { Owner: 'Principal', Users: 'UserCollection' },
    settable: { AllowMembersEditMembership: 'Boolean', AllowRequestToJoinLeave: 'Boolean', AutoAcceptRequestToJoinLeave: 'Boolean', Description: 'String', OnlyAllowMembersViewMembership: 'Boolean', Owner: 'Principal', RequestToJoinLeaveEmailSetting: 'String', Title: 'String' },
    methods: { Update: { parameters: [], writes: true } },
  },
  GroupCollection: {
    id: '0b9f0e6c-2c15-425e-b0b2-961f78bf1ecf',
    of: 'Group',
    methods: { GetById: { parameters: [['id', 'Int32']], gives: 'Group' }, GetByName: { parameters: [['name', 'String']], gives: 'Group' }, Add: { parameters: [['parameters', 'GroupCreationInformation']], gives: 'Group', writes: true }, Remove: { parameters: [['group', 'Group']], writes: true }, RemoveById: { parameters: [['id', 'Int32']], writes: true }, RemoveByLoginName: { parameters: [['loginName', 'String']], writes: true } },
  },
  GroupCreationInformation: {
    id: '9fd1540e-59e6-47fa-9a00-5173c9c35785',
    value: { Description: 'String', Title: 'String' },
  },
  InformationRightsManagementFileSettings: {
    entity: 'InformationRightsManagementFileSettings',
    settable: { AllowPrint: 'Boolean', AllowScript: 'Boolean', AllowWriteCopy: 'Boolean', DisableDocumentBrowserView: 'Boolean', DocumentAccessExpireDays: 'Int32', EnableDocumentAccessExpire: 'Boolean', EnableGroupProtection: 'Boolean', EnableLicenseCacheExpire: 'Boolean', GroupName: 'String', IrmEnabled: 'Boolean', LicenseCacheExpireDays: 'Int32', PolicyDescription: 'String', PolicyTitle: 'String' },
    methods: { Update: { parameters: [], writes: true }, Reset: { parameters: [], writes: true } },
  },
  InformationRightsManagementSettings: {
    entity: 'InformationRightsManagementSettings',
    settable: { AllowPrint: 'Boolean', AllowScript: 'Boolean', AllowWriteCopy: 'Boolean', DisableDocumentBrowserView: 'Boolean', DocumentAccessExpireDays: 'Int32', EnableDocumentAccessExpire: 'Boolean', EnableGroupProtection: 'Boolean', EnableLicenseCacheExpire: 'Boolean', GroupName: 'String', LicenseCacheExpireDays: 'Int32', PolicyDescription: 'String', PolicyTitle: 'String' },
    methods: { Update: { parameters: [], writes: true }, Reset: { parameters: [], writes: true } },
  },
  KeywordQuery: {
    id: '80173281-fffd-47b6-9a49-312e06ff8428',
    constructed: [],
    members: { SelectProperties: 'StringCollection', RefinementFilters: 'StringCollection', SortList: 'SortCollection', HitHighlightedProperties: 'StringCollection', Properties: 'QueryPropertyValueCollection' },
    settable: { BypassResultTypes: 'Boolean', ClientType: 'String', Culture: 'Int32', EnableInterleaving: 'Boolean', EnableNicknames: 'Boolean', EnablePhonetic: 'Boolean', EnableQueryRules: 'Boolean', EnableSorting: 'Boolean', EnableStemming: 'Boolean', HiddenConstraints: 'String', MaxSnippetLength: 'Int32', ProcessBestBets: 'Boolean', ProcessPersonalFavorites: 'Boolean', QueryTemplate: 'String', QueryText: 'String', Refiners: 'String', ResultsUrl: 'String', RowLimit: 'Int32', RowsPerPage: 'Int32', ShowPeopleNameSuggestions: 'Boolean', SourceId: 'Guid', StartRow: 'Int32', SummaryLength: 'Int32', TimeZoneId: 'Int32', TotalRowsExactMinimum: 'Int32', TrimDuplicates: 'Boolean', UIlanguage: 'Int32' },
  },
  Label: {
    entity: 'Label',
    methods: { SetAsDefaultForLanguage: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  LabelCollection: {
    of: 'Label',
    methods: { GetByValue: { parameters: [['labelName', 'String']], gives: 'Label?' } },
  },
  LabelMatchInformation: {
    id: '61a1d689-2744-4ea3-a88b-c95bee9803aa',
    value: { DefaultLabelOnly: 'Boolean', ExcludeKeyword: 'Boolean', Lcid: 'Int32', ResultCollectionSize: 'Int32', StringMatchOption: 'Int32', TermLabel: 'String', TrimDeprecated: 'Boolean', TrimUnavailable: 'Boolean' },
  },
  LimitedWebPartManager: {
    called: 'WebParts.LimitedWebPartManager',
    entity: 'LimitedWebPartManager',
    links: { WebParts: 'WebPartDefinitionCollection' },
    methods: { AddWebPart: { parameters: [['webPart', 'WebPart'], ['zoneId', 'String'], ['zoneIndex', 'Int32']], gives: 'WebPartDefinition', writes: true }, ExportWebPart: { parameters: [['webPartId', 'Guid']], gives: 'String' }, ImportWebPart: { parameters: [['webPartXml', 'String']], gives: 'WebPartDefinition' } },
  },
  List: {
    id: 'd89f0b18-614e-4b4a-bac0-fd6142b55448',
    base: 'SecurableObject',
    entity: 'List',
    links: { Author: 'User', ContentTypes: 'ContentTypeCollection', CreatablesInfo: 'CreatablesInfo', DefaultView: 'View', DescriptionResource: 'UserResource', EventReceivers: 'EventReceiverDefinitionCollection', Fields: 'FieldCollection', Forms: 'FormCollection', InformationRightsManagementSettings: 'InformationRightsManagementSettings', ParentWeb: 'Web', RoleAssignments: 'RoleAssignmentCollection', RootFolder: 'Folder', TitleResource: 'UserResource', UserCustomActions: 'UserCustomActionCollection', Views: 'ViewCollection', WorkflowAssociations: 'WorkflowAssociationCollection' },
    settable: { AllowContentTypes: 'Boolean', ContentTypesEnabled: 'Boolean', Description: 'String', DraftVersionVisibility: 'Int32', EnableAttachments: 'Boolean', EnableFolderCreation: 'Boolean', EnableMinorVersions: 'Boolean', EnableModeration: 'Boolean', EnableVersioning: 'Boolean', ForceCheckout: 'Boolean', Hidden: 'Boolean', IrmEnabled: 'Boolean', IrmExpire: 'Boolean', IrmReject: 'Boolean', MajorVersionLimit: 'Int32', MajorWithMinorVersionsLimit: 'Int32', NoCrawl: 'Boolean', OnQuickLaunch: 'Boolean', Title: 'String', ValidationFormula: 'String?', ValidationMessage: 'String?' },
    methods: { GetItems: { parameters: [['query', 'CamlQuery?']], gives: 'ListItemCollection' }, GetItemById: { parameters: [['id', 'Int32']], gives: 'ListItem' }, GetItemByUniqueId: { parameters: [['uniqueId', 'Guid']], gives: 'ListItem' }, GetItemByStringId: { parameters: [['sId', 'String']], gives: 'ListItem' }, AddItem: { parameters: [['parameters', 'ListItemCreationInformation?']], gives: 'ListItem' }, AddItemUsingPath: { parameters: [['parameters', 'ListItemCreationInformationUsingPath?']], gives: 'ListItem' }, GetCheckedOutFiles: { parameters: [], gives: 'CheckedOutFileCollection' }, GetRelatedFields: { parameters: [], gives: 'RelatedFieldCollection' }, SaveAsTemplate: { parameters: [['strFileName', 'String'], ['strName', 'String'], ['strDescription', 'String'], ['bSaveData', 'Boolean']], writes: true }, GetView: { parameters: [['viewGuid', 'Guid']], gives: 'View' }, GetChanges: { parameters: [['query', 'ChangeQuery']], gives: 'ChangeCollection' }, RenderListData: { parameters: [['viewXml', 'String?']], gives: 'String' }, RenderListDataAsStream: { parameters: [['parameters', 'RenderListDataParameters'], ['overrideParameters', 'RenderListDataOverrideParameters?']], gives: 'Stream' }, RenderListFilterData: { parameters: [['parameters', 'RenderListFilterDataParameters']], gives: 'Stream' }, RenderListFormData: { parameters: [['itemId', 'Int32'], ['formId', 'String'], ['mode', 'Int32']], gives: 'String' }, ReserveListItemId: { parameters: [], gives: 'Int32', writes: true }, Update: { parameters: [], writes: true }, Recycle: { parameters: [], gives: 'Guid', writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  ListCollection: {
    id: '1e78b736-61f0-441c-a785-10fc25387c8d',
    of: 'List',
    methods: { GetByTitle: { parameters: [['title', 'String']], gives: 'List' }, GetById: { parameters: [['id', 'Guid']], gives: 'List' }, Add: { parameters: [['parameters', 'ListCreationInformation']], gives: 'List', writes: true }, EnsureSiteAssetsLibrary: { parameters: [], gives: 'List', writes: true }, EnsureSitePagesLibrary: { parameters: [], gives: 'List', writes: true } },
  },
  ListCreationInformation: {
    id: 'e247b7fc-095e-4ea4-a4c9-c5d373723d8c',
    value: { CustomSchemaXml: 'String', DataSourceProperties: 'Any', Description: 'String', DocumentTemplateType: 'Int32', ListTemplate: 'ListTemplate', QuickLaunchOption: 'Int32', TemplateFeatureId: 'Guid', TemplateType: 'Int32', Title: 'String', Url: 'String' },
  },
  ListItem: {
    id: '53cc48c0-1777-47b7-99ca-729390f06602',
    base: 'SecurableObject',
    entity: 'ListItem',
    links: { AttachmentFiles: 'AttachmentCollection', ContentType: 'ContentType', File: 'File', Folder: 'Folder', ParentList: 'List', Properties: 'PropertyValues', RoleAssignments: 'RoleAssignmentCollection', Versions: 'ListItemVersionCollection', FieldValuesAsHtml: 'FieldStringValues', FieldValuesAsText: 'FieldStringValues', FieldValuesForEdit: 'FieldStringValues' },
    methods: { SetFieldValue: { parameters: [['fieldName', 'String'], ['value', 'Any']] }, ParseAndSetFieldValue: { parameters: [['fieldName', 'String'], ['value', 'String?']] }, Update: { parameters: [], writes: true }, SystemUpdate: { parameters: [], writes: true }, UpdateOverwriteVersion: { parameters: [], writes: true }, ValidateUpdateListItem: { parameters: [['formValues', 'ListItemFormUpdateValue[]'], ['bNewDocumentUpdate', 'Boolean?'], ['checkInComment', 'String?']], gives: 'ListItemFormUpdateValue[]', writes: true }, GetChanges: { parameters: [['query', 'ChangeQuery']], gives: 'ChangeCollection' }, Recycle: { parameters: [], gives: 'Guid', writes: true }, DeleteObject: { parameters: [], writes: true }, DeleteWithParameters: { parameters: [['parameters', 'ListItemDeleteParameters']], writes: true } },
  },
  ListItemCollection: {
    id: '1722df25-a4d3-44bb-a1c6-04dbb90e9d91',
    of: 'ListItem',
    methods: { GetById: { parameters: [['id', 'Int32']], gives: 'ListItem' }, GetByStringId: { parameters: [['sId', 'String']], gives: 'ListItem' } },
  },
  ListItemCollectionPosition: {
    id: '922354eb-c56a-4d88-ad59-67496854efe1',
    value: { PagingInfo: 'String' },
  },
  ListItemCreationInformation: {
    id: '54cdbee5-0897-44ac-829f-411557fa11be',
    value: { FolderUrl: 'String', LeafName: 'String', UnderlyingObjectType: 'Int32' },
  },
  ListItemCreationInformationUsingPath: {
    id: 'b3776c4e-509d-4bed-983f-cddc43118e30',
    value: { FolderPath: 'ResourcePath', LeafName: 'ResourcePath', UnderlyingObjectType: 'Int32' },
  },
  ListItemDeleteParameters: {
    id: 'c03cc336-ab27-48e5-81ad-64f3701901f4',
    value: { BypassSharedLock: 'Boolean' },
  },
  ListItemFormUpdateValue: {
    id: '03745a5a-2400-440e-92d6-dad4afee30a6',
    value: { ErrorCode: 'Int32', ErrorMessage: 'String', FieldName: 'String', FieldValue: 'String', HasException: 'Boolean', ItemId: 'Int32' },
  },
  ListItemUpdateParameters: {
    id: '15d41be5-eff2-4477-ac8b-eac9e07a1f96',
    value: { BypassQuotaCheck: 'Boolean', BypassSharedLock: 'Boolean' },
  },
  ListItemVersion: {
    entity: 'ListItemVersion',
    methods: { DeleteObject: { parameters: [], writes: true } },
  },
  ListItemVersionCollection: {
    of: 'ListItemVersion',
    methods: { GetById: { parameters: [['versionId', 'Int32']], gives: 'ListItemVersion' }, DeleteAll: { parameters: [], writes: true }, DeleteByID: { parameters: [['vid', 'Int32']], writes: true }, DeleteByLabel: { parameters: [['versionlabel', 'String']], writes: true }, RestoreByID: { parameters: [['vid', 'Int32']], writes: true }, RestoreByLabel: { parameters: [['versionlabel', 'String']], writes: true } },
  },
  ListTemplate: {
    id: 'd772ecd1-daa3-4cb1-9ea1-feea1e383fb2',
    entity: 'ListTemplate',
  },
  ListTemplateCollection: {
    id: '23748d10-16a1-4946-a38b-98fdec0e0ec8',
    of: 'ListTemplate',
    methods: { GetByName: { parameters: [['name', 'String']], gives: 'ListTemplate' } },
  },
  MoveCopyOptions: {
    id: 'b3ff81b8-6cec-4ad3-ae27-9d5cff515d8e',
    value: { KeepBoth: 'Boolean', ResetAuthorAndCreatedOnCopy: 'Boolean', RetainEditorAndModifiedOnMove: 'Boolean', ShouldBypassSharedLocks: 'Boolean' },
  },
  MoveCopyUtil: {
    id: 'c668c5ca-bbdd-435f-8008-502f3180cf20',
    methods: { CopyFile: { parameters: [['srcUrl', 'String'], ['destUrl', 'String'], ['overwrite', 'Boolean'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, CopyFileByPath: { parameters: [['srcPath', 'ResourcePath'], ['destPath', 'ResourcePath'], ['overwrite', 'Boolean'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, MoveFile: { parameters: [['srcUrl', 'String'], ['destUrl', 'String'], ['overwrite', 'Boolean'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, MoveFileByPath: { parameters: [['srcPath', 'ResourcePath'], ['destPath', 'ResourcePath'], ['overwrite', 'Boolean'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, CopyFolder: { parameters: [['srcUrl', 'String'], ['destUrl', 'String'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, CopyFolderByPath: { parameters: [['srcPath', 'ResourcePath'], ['destPath', 'ResourcePath'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, MoveFolder: { parameters: [['srcUrl', 'String'], ['destUrl', 'String'], ['options', 'MoveCopyOptions?']], writes: true, static: true }, MoveFolderByPath: { parameters: [['srcPath', 'ResourcePath'], ['destPath', 'ResourcePath'], ['options', 'MoveCopyOptions?']], writes: true, static: true } },
  },
  Navigation: {
    id: 'd6aa87a7-71b3-4bbe-bca7-00ab1bd7d37f',
    entity: 'Navigation',
    atOnce: true,
    links: { QuickLaunch: 'NavigationNodeCollection', TopNavigationBar: 'NavigationNodeCollection' },
    settable: { UseShared: 'Boolean' },
    methods: { GetNodeById: { parameters: [['id', 'Int32']], gives: 'NavigationNode' } },
  },
  NavigationNode: {
    id: 'cd5d6053-7ffd-41ac-bf36-7b856320a122',
    entity: 'NavigationNode',
    links: { Children: 'NavigationNodeCollection' },
    settable: { Title: 'String', Url: 'String', IsVisible: 'Boolean' },
    methods: { Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  NavigationNodeCollection: {
    id: '2d818ed7-8fef-4a1c-bceb-a9404dfa482f',
    of: 'NavigationNode',
    methods: { Add: { parameters: [['parameters', 'NavigationNodeCreationInformation']], gives: 'NavigationNode', writes: true }, MoveAfter: { parameters: [['node', 'NavigationNode'], ['previousNode', 'NavigationNode?']], writes: true } },
  },
  NavigationNodeCreationInformation: {
    id: '7aaaa605-79a9-4fda-ae1e-db952e5083e0',
    value: { AsLastNode: 'Boolean', IsExternal: 'Boolean', PreviousNode: 'NavigationNode', Title: 'String', Url: 'String' },
  },
  PeopleManager: {
    id: 'cf560d69-0fdb-4489-a216-b6b47adf8ef8',
    constructed: [],
    methods: { GetMyProperties: { parameters: [], gives: 'PersonProperties' }, GetPropertiesFor: { parameters: [['accountName', 'String']], gives: 'PersonProperties' }, GetUserProfilePropertyFor: { parameters: [['accountName', 'String'], ['propertyName', 'String']], gives: 'String' }, SetSingleValueProfileProperty: { parameters: [['accountName', 'String'], ['propertyName', 'String'], ['propertyValue', 'String?']], writes: true }, SetMultiValuedProfileProperty: { parameters: [['accountName', 'String'], ['propertyName', 'String'], ['propertyValues', 'String[]']], writes: true }, AmIFollowing: { parameters: [['possibleFolloweeAccountName', 'String']], gives: 'Boolean' }, AmIFollowedBy: { parameters: [['possibleFollowerAccountName', 'String']], gives: 'Boolean' }, IsFollowing: { parameters: [['possibleFollowerAccountName', 'String'], ['possibleFolloweeAccountName', 'String']], gives: 'Boolean', static: true }, GetFollowersFor: { parameters: [['accountName', 'String']], gives: 'PersonPropertiesCollection' }, GetMyFollowers: { parameters: [], gives: 'PersonPropertiesCollection' }, GetPeopleFollowedBy: { parameters: [['accountName', 'String']], gives: 'PersonPropertiesCollection' }, GetPeopleFollowedByMe: { parameters: [], gives: 'PersonPropertiesCollection' }, GetMySuggestions: { parameters: [], gives: 'PersonPropertiesCollection' }, HideSuggestion: { parameters: [['accountName', 'String']], writes: true }, SetMyProfilePicture: { parameters: [['picture', 'Stream']], writes: true }, FollowTag: { parameters: [['value', 'Guid']], writes: true }, StopFollowingTag: { parameters: [['value', 'Guid']], writes: true }, Follow: { parameters: [['accountName', 'String']], writes: true }, StopFollowing: { parameters: [['accountName', 'String']], writes: true } },
  },
  PeoplePickerQuerySettings: {
    id: '836910b9-5dd8-4cdb-9863-4e7154de92d2',
    value: { ExcludeAllUsersOnTenantClaim: 'Boolean', IsSharing: 'Boolean' },
  },
  PersonProperties: {
    entity: 'PersonProperties',
  },
  PersonPropertiesCollection: {
    of: 'PersonProperties',
  },
  Principal: {
    id: '8a76e712-17a1-4a40-b2df-cca7c060d78f',
    entity: 'Principal',
  },
  PrincipalInfo: {
    id: 'c88e4d2e-768d-4065-9da4-d2880e08733e',
    called: 'Utilities.PrincipalInfo',
    value: { Department: 'String', DisplayName: 'String', Email: 'String', JobTitle: 'String', LoginName: 'String', Mobile: 'String', PrincipalId: 'Int32', PrincipalType: 'Int32', SIPAddress: 'String' },
  },
  ProfileLoader: {
    id: '9c42543a-91b3-4902-b2fe-14ccdefb6e2b',
    called: 'UserProfiles.ProfileLoader',
    methods: { GetProfileLoader: { parameters: [], gives: 'ProfileLoader', static: true }, GetOwnerUserProfile: { parameters: [], gives: 'UserProfile', static: true }, GetUserProfile: { parameters: [], gives: 'UserProfile' }, CreatePersonalSiteEnqueueBulk: { parameters: [['emailIDs', 'String[]']], refused: 'This server has no personal sites.' } },
  },
  PropertyValues: {
    entity: 'PropertyValues',
    methods: { SetFieldValue: { parameters: [['fieldName', 'String'], ['value', 'Any']] } },
  },
  QueryPropertyValue: {
    id: 'b25ba502-71d7-4ae4-a701-4ca2fb1223be',
    value: { BoolVal: 'Boolean', IntVal: 'Int32', QueryPropertyValueTypeIndex: 'Int32', StrArray: 'String[]', StrVal: 'String' },
  },
  QueryPropertyValueCollection: {
    methods: { SetQueryPropertyValue: { parameters: [['name', 'String'], ['value', 'QueryPropertyValue']] } },
  },
  RecycleBinItem: {
    entity: 'RecycleBinItem',
    links: { Author: 'User', DeletedBy: 'User' },
    methods: { Restore: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true }, MoveToSecondStage: { parameters: [], writes: true } },
  },
  RecycleBinItemCollection: {
    of: 'RecycleBinItem',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'RecycleBinItem' }, RestoreAll: { parameters: [], writes: true }, DeleteAll: { parameters: [], writes: true }, DeleteAllSecondStageItems: { parameters: [], writes: true }, DeleteByIds: { parameters: [['ids', 'Guid[]']], writes: true }, RestoreByIds: { parameters: [['ids', 'Guid[]']], writes: true }, MoveToSecondStageByIds: { parameters: [['ids', 'Guid[]']], writes: true }, MoveAllToSecondStage: { parameters: [], writes: true } },
  },
  RecycleBinQueryInformation: {
    id: 'd525b376-6849-48db-b9d3-7a58f1b00bdf',
    value: { IsAscending: 'Boolean', ItemState: 'Int32', OrderBy: 'Int32', PagingInfo: 'String', RowLimit: 'Int32', ShowOnlyMyItems: 'Boolean' },
  },
  RegionalSettings: {
    id: '84c424a9-a1d6-46ba-8398-c46257ecd25b',
    entity: 'RegionalSettings',
    links: { TimeZone: 'TimeZone', TimeZones: 'TimeZoneCollection' },
    settable: { AdjustHijriDays: 'Int32', AlternateCalendarType: 'Int32', CalendarType: 'Int32', Collation: 'Int32', FirstDayOfWeek: 'Int32', FirstWeekOfYear: 'Int32', LocaleId: 'Int32', ShowWeeks: 'Boolean', Time24: 'Boolean', TimeZone: 'TimeZone', WorkDayEndHour: 'Int32', WorkDays: 'Int32', WorkDayStartHour: 'Int32' },
    methods: { Update: { parameters: [], writes: true } },
  },
  RelatedField: {
    entity: 'RelatedField',
    links: { LookupList: 'List' },
  },
  RelatedFieldCollection: {
    of: 'RelatedField',
  },
  RelatedItem: {
    id: '627c69f5-12e8-46bc-9052-bd5e46e155d3',
    value: { IconUrl: 'String', ItemId: 'Int32', ListId: 'String', Title: 'String', Url: 'String', WebId: 'String' },
  },
  RelatedItemManager: {
    id: '23af17db-2585-4d17-82a7-aa9e3fba099d',
    methods: { GetRelatedItems: { parameters: [['SourceListName', 'String'], ['SourceItemID', 'Int32']], gives: 'RelatedItem[]', static: true }, GetPageOneRelatedItems: { parameters: [['SourceListName', 'String'], ['SourceItemID', 'Int32']], gives: 'RelatedItem[]', static: true }, AddSingleLink: { parameters: [['SourceListName', 'String'], ['SourceItemID', 'Int32'], ['SourceWebUrl', 'String?'], ['TargetListName', 'String'], ['TargetItemID', 'Int32'], ['TargetWebUrl', 'String?'], ['TryAddReverseLink', 'Boolean']], writes: true, static: true }, AddSingleLinkToUrl: { parameters: [['SourceListName', 'String'], ['SourceItemID', 'Int32'], ['TargetItemUrl', 'String'], ['TryAddReverseLink', 'Boolean']], writes: true, static: true }, AddSingleLinkFromUrl: { parameters: [['SourceItemUrl', 'String'], ['TargetListName', 'String'], ['TargetItemID', 'Int32'], ['TryAddReverseLink', 'Boolean']], writes: true, static: true }, DeleteSingleLink: { parameters: [['SourceListName', 'String'], ['SourceItemID', 'Int32'], ['SourceWebUrl', 'String?'], ['TargetListName', 'String'], ['TargetItemID', 'Int32'], ['TargetWebUrl', 'String?'], ['TryDeleteReverseLink', 'Boolean']], writes: true, static: true } },
  },
  RenderListDataOverrideParameters: {
    id: 'ad0885e6-0f16-4694-9397-058c65376fb7',
    value: { CascDelWarnMessage: 'String', CustomAction: 'String', DrillDown: 'String', FilterField: 'String', FilterField1: 'String', FilterField10: 'String', FilterField2: 'String', FilterField3: 'String', FilterField4: 'String', FilterField5: 'String', FilterField6: 'String', FilterField7: 'String', FilterField8: 'String', FilterField9: 'String', FilterFields: 'String', FilterFields1: 'String', FilterFields10: 'String', FilterFields2: 'String', FilterFields3: 'String', FilterFields4: 'String', FilterFields5: 'String', FilterFields6: 'String', FilterFields7: 'String', FilterFields8: 'String', FilterFields9: 'String', FilterOp: 'String', FilterOp1: 'String', FilterOp10: 'String', FilterOp2: 'String', FilterOp3: 'String', FilterOp4: 'String', FilterOp5: 'String', FilterOp6: 'String', FilterOp7: 'String', FilterOp8: 'String', FilterOp9: 'String', FilterValue: 'String', FilterValue1: 'String', FilterValue10: 'String', FilterValue2: 'String', FilterValue3: 'String', FilterValue4: 'String', FilterValue5: 'String', FilterValue6: 'String', FilterValue7: 'String', FilterValue8: 'String', FilterValue9: 'String', FilterValues: 'String', FilterValues1: 'String', FilterValues10: 'String', FilterValues2: 'String', FilterValues3: 'String', FilterValues4: 'String', FilterValues5: 'String', FilterValues6: 'String', FilterValues7: 'String', FilterValues8: 'String', FilterValues9: 'String', IsCSR: 'String', IsGroupRender: 'String', IsXslView: 'String', ListViewPageUrl: 'String', PageFirstRow: 'String', PageLastRow: 'String', RootFolder: 'String', SortDir: 'String', SortField: 'String', View: 'String', ViewCount: 'String', ViewId: 'String', ViewPath: 'String', WebPartId: 'String' },
  },
  RenderListDataParameters: {
    id: 'ae2d69b3-12fa-4ecb-ba76-bba24d51e83d',
    value: { AddRequiredFields: 'Boolean', AllowMultipleValueFilterForTaxonomyFields: 'Boolean', DatesInUtc: 'Boolean', ExpandGroups: 'Boolean', FirstGroupOnly: 'Boolean', FolderServerRelativePath: 'ResourcePath', FolderServerRelativeUrl: 'String', ImageFieldsToTryRewriteToCdnUrls: 'String', OverrideViewXml: 'String', Paging: 'String', RenderOptions: 'Int32', ReplaceGroup: 'Boolean', ViewXml: 'String' },
  },
  RenderListFilterDataParameters: {
    id: '5932e072-c4e0-4809-b1c9-88077c4df471',
    value: { ExcludeFieldFilteringHtml: 'Boolean', FieldInternalName: 'String', OverrideScope: 'String', ProcessQStringToCAML: 'String', ViewId: 'String' },
  },
  Reputation: {
    id: 'd9c758a9-d32d-4c9c-ab60-46fd8b3c79b7',
    called: 'Microsoft.Office.Server.ReputationModel.Reputation',
    methods: { SetLike: { parameters: [['listID', 'String'], ['itemID', 'Int32'], ['like', 'Boolean']], gives: 'Int32', writes: true, static: true }, SetRating: { parameters: [['listID', 'String'], ['itemID', 'Int32'], ['rating', 'Int32']], gives: 'Double', writes: true, static: true } },
  },
  RequestContext: {
    id: '3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a',
    members: { Web: 'Web', Site: 'Site' },
    statics: { Current: 'RequestContext' },
  },
  ResourcePath: {
    id: 'a265a356-274b-4e6c-b0ef-bbc22bd0969a',
    value: { DecodedUrl: 'String' },
  },
  RoleAssignment: {
    id: '07da03be-4d19-48f3-9c5f-7c67b134a93b',
    entity: 'RoleAssignment',
    links: { Member: 'Principal' },
    members: { RoleDefinitionBindings: 'RoleDefinitionBindingCollection' },
    methods: { ImportRoleDefinitionBindings: { parameters: [['roleDefinitionBindings', 'RoleDefinitionBindingCollection']], writes: true }, Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  RoleAssignmentCollection: {
    id: '2690207a-e174-4d49-b2ca-cff663225dc1',
    of: 'RoleAssignment',
    methods: { GetByPrincipal: { parameters: [['principalToFind', 'Principal']], gives: 'RoleAssignment' }, GetByPrincipalId: { parameters: [['principalId', 'Int32']], gives: 'RoleAssignment' }, Add: { parameters: [['principal', 'Principal'], ['roleBindings', 'RoleDefinitionBindingCollection']], gives: 'RoleAssignment', writes: true } },
  },
  RoleDefinition: {
    id: 'aa7ecb4a-9c7e-4ad9-bd20-58a2775e5ad7',
    entity: 'RoleDefinition',
    settable: { BasePermissions: 'BasePermissions', Description: 'String', Name: 'String', Order: 'Int32' },
    methods: { Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  RoleDefinitionBindingCollection: {
    id: '07bf1941-6953-4761-b114-58374b4aaf57',
    of: 'RoleDefinition',
    constructed: [],
    methods: { Add: { parameters: [['roleDefinition', 'RoleDefinition']] }, Remove: { parameters: [['roleDefinition', 'RoleDefinition']] }, RemoveAll: { parameters: [] } },
  },
  RoleDefinitionCollection: {
    id: '964b9ab0-d026-4487-99d1-e06450963cc9',
    of: 'RoleDefinition',
    methods: { GetById: { parameters: [['id', 'Int32']], gives: 'RoleDefinition' }, GetByName: { parameters: [['name', 'String']], gives: 'RoleDefinition' }, GetByType: { parameters: [['roleType', 'Int32']], gives: 'RoleDefinition' }, Add: { parameters: [['parameters', 'RoleDefinitionCreationInformation']], gives: 'RoleDefinition', writes: true } },
  },
  RoleDefinitionCreationInformation: {
    id: '59eddf82-1018-4677-8067-69e16efd3495',
    value: { BasePermissions: 'BasePermissions', Description: 'String', Name: 'String', Order: 'Int32' },
  },
  SearchExecutor: {
    id: '8d2ac302-db2f-46fe-9015-872b35f15098',
    constructed: [],
    methods: { ExecuteQuery: { parameters: [['query', 'KeywordQuery']], gives: 'Any' }, ExecuteQueries: { parameters: [['queryIds', 'String[]'], ['queries', 'KeywordQuery[]'], ['handleException', 'Boolean?']], gives: 'Any' } },
  },
  SecurableObject: {
    id: '1b1bf348-994e-44fd-823f-0748f5ad94c8',
    members: { FirstUniqueAncestorSecurableObject: 'SecurableObject' },
    methods: { BreakRoleInheritance: { parameters: [['copyRoleAssignments', 'Boolean'], ['clearSubscopes', 'Boolean']], writes: true }, ResetRoleInheritance: { parameters: [], writes: true }, GetUserEffectivePermissions: { parameters: [['userName', 'String']], gives: 'BasePermissions' } },
  },
  Site: {
    id: 'e1bb82e8-0d1e-4e52-b90c-684802ab4ef6',
    entity: 'Site',
    links: { RootWeb: 'Web', Owner: 'User', SecondaryContact: 'User', Audit: 'Audit', Features: 'FeatureCollection', UserCustomActions: 'UserCustomActionCollection', EventReceivers: 'EventReceiverDefinitionCollection' },
    members: { RecycleBin: 'RecycleBinItemCollection' },
    methods: { OpenWeb: { parameters: [['strUrl', 'String']], gives: 'Web' }, OpenWebById: { parameters: [['gWebId', 'Guid']], gives: 'Web' }, OpenWebUsingPath: { parameters: [['path', 'ResourcePath']], gives: 'Web' }, GetCatalog: { parameters: [['typeCatalog', 'Int32']], gives: 'List' }, GetCustomListTemplates: { parameters: [['web', 'Web']], gives: 'ListTemplateCollection' }, GetWebTemplates: { parameters: [['LCID', 'Int32'], ['overrideCompatLevel', 'Int32?']], gives: 'WebTemplateCollection' }, GetRecycleBinItems: { parameters: [['pagingInfo', 'String?'], ['rowLimit', 'Int32'], ['isAscending', 'Boolean'], ['orderBy', 'Int32'], ['itemState', 'Int32']], gives: 'RecycleBinItemCollection' }, GetChanges: { parameters: [['query', 'ChangeQuery']], gives: 'ChangeCollection' } },
  },
  SocialActor: {
    id: 'a9a8b6cf-b696-4dbc-bd62-b78d45149eb1',
    called: 'Social.SocialActor',
    value: { AccountName: 'String', ActorType: 'Int32', CanFollow: 'Boolean', ContentUri: 'String', EmailAddress: 'String', FollowedContentUri: 'String', Id: 'String', ImageUri: 'String', IsFollowed: 'Boolean', LibraryUri: 'String', Name: 'String', PersonalSiteUri: 'String', Status: 'Int32', StatusText: 'String', TagGuid: 'Guid', Title: 'String', Uri: 'String' },
  },
  SocialActorInfo: {
    id: '700a3260-5afb-4cf9-b401-a8e1f2c89efc',
    called: 'Social.SocialActorInfo',
    value: { AccountName: 'String', ActorType: 'Int32', ContentUri: 'String', Id: 'String', TagGuid: 'Guid' },
  },
  SocialFollowingManager: {
    id: '651f2511-b4a4-4c3d-8c12-b049c7f79d69',
    called: 'Social.SocialFollowingManager',
    entity: 'ModelFollowing',
    constructed: [],
    methods: { Follow: { parameters: [['actor', 'SocialActorInfo']], gives: 'Int32', writes: true }, StopFollowing: { parameters: [['actor', 'SocialActorInfo']], gives: 'Boolean', writes: true }, IsFollowed: { parameters: [['actor', 'SocialActorInfo']], gives: 'Boolean' }, GetFollowed: { parameters: [['types', 'Int32']], gives: 'SocialActor[]' }, GetFollowedCount: { parameters: [['types', 'Int32']], gives: 'Int32' }, GetFollowers: { parameters: [], gives: 'SocialActor[]' }, GetSuggestions: { parameters: [], gives: 'SocialActor[]' } },
  },
  SortCollection: {
    methods: { Add: { parameters: [['strProperty', 'String'], ['sortDirection', 'Int32']] }, Clear: { parameters: [] } },
  },
  StorageMetrics: {
    entity: 'StorageMetrics',
  },
  StringCollection: {
    methods: { Add: { parameters: [['property', 'String']] }, Remove: { parameters: [['property', 'String']] }, Clear: { parameters: [] } },
  },
  SubwebQuery: {
    id: 'e3a4d63c-876b-4e24-a972-7664437146fe',
    value: { ConfigurationFilter: 'Int32', WebTemplateFilter: 'Int32' },
  },
  TaxonomyField: {
    base: 'Field',
    methods: { SetFieldValueByValue: { parameters: [['listItem', 'ListItem'], ['taxValue', 'TaxonomyFieldValue?']] }, SetFieldValueByValueCollection: { parameters: [['listItem', 'ListItem'], ['taxValueCollection', 'TaxonomyFieldValueCollection']] }, SetFieldValueByTerm: { parameters: [['listItem', 'ListItem'], ['term', 'Term'], ['lcid', 'Int32?']] }, SetFieldValueByCollection: { parameters: [['listItem', 'ListItem'], ['terms', 'Term[]'], ['lcid', 'Int32?']] }, GetFieldValueAsText: { parameters: [['value', 'Any']], gives: 'String' }, GetFieldValueAsHtml: { parameters: [['value', 'Any']], gives: 'String' }, GetFieldValueAsTaxonomyFieldValue: { parameters: [['value', 'String']], gives: 'TaxonomyFieldValue' }, GetFieldValueAsTaxonomyFieldValueCollection: { parameters: [['value', 'String']], gives: 'TaxonomyFieldValueCollection' }, GetValidatedString: { parameters: [['value', 'Any']], gives: 'String' } },
  },
  TaxonomyFieldValue: {
    id: '19e70ed0-4177-456b-8156-015e4d163ff8',
    called: 'Taxonomy.TaxonomyFieldValue',
    value: { Label: 'String', TermGuid: 'String', WssId: 'Int32' },
  },
  TaxonomyFieldValueCollection: {
    id: 'c3dfae10-f3bf-4894-9012-bb60665b6d91',
    called: 'Taxonomy.TaxonomyFieldValueCollection',
    constructed: [['fieldValue', 'String?'], ['creatingField', 'Field?']],
    methods: { PopulateFromLabelGuidPairs: { parameters: [['text', 'String']] } },
  },
  TaxonomySession: {
    id: '981cbc68-9edc-4f8d-872f-71146fcbb84f',
    entity: 'TaxonomySession',
    links: { TermStores: 'TermStoreCollection' },
    methods: { GetTaxonomySession: { parameters: [['context', 'RequestContext?']], gives: 'TaxonomySession', static: true }, GetDefaultKeywordsTermStore: { parameters: [], gives: 'TermStore' }, GetDefaultSiteCollectionTermStore: { parameters: [], gives: 'TermStore' }, GetTerm: { parameters: [['guid', 'Guid']], gives: 'Term?' }, GetTermSetsByName: { parameters: [['termSetName', 'String'], ['lcid', 'Int32?']], gives: 'TermSetCollection' }, UpdateCache: { parameters: [] } },
  },
  Tenant: {
    id: '268004ae-ef6b-4e9b-8425-127220d84719',
    refused: 'This server has no administration of tenants in the object model. Use its farm administration, /_admin.',
  },
  Term: {
    base: 'TermSetItem',
    entity: 'Term',
    atOnce: true,
    links: { Labels: 'LabelCollection', Parent: 'Term', PinSourceTermSet: 'TermSet', ReusedTerms: 'TermCollection', SourceTerm: 'Term', Terms: 'TermCollection', TermSet: 'TermSet', TermStore: 'TermStore' },
    settable: { IsAvailableForTagging: 'Boolean', Name: 'String' },
    methods: { CreateLabel: { parameters: [['labelName', 'String'], ['lcid', 'Int32'], ['isDefault', 'Boolean']], gives: 'Label', writes: true }, SetDescription: { parameters: [['description', 'String'], ['lcid', 'Int32?']], writes: true }, Deprecate: { parameters: [['doDeprecate', 'Boolean']], writes: true }, Move: { parameters: [['newParent', 'TermSetItem']], writes: true }, ReassignSourceTerm: { parameters: [['reusedTerm', 'Term']], writes: true }, Merge: { parameters: [['termToMerge', 'Term']], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  TermCollection: {
    of: 'Term',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'Term?' }, GetByName: { parameters: [['name', 'String']], gives: 'Term?' } },
  },
  TermGroup: {
    entity: 'TermGroup',
    atOnce: true,
    links: { TermSets: 'TermSetCollection', TermStore: 'TermStore' },
    settable: { Description: 'String', Name: 'String' },
    methods: { CreateTermSet: { parameters: [['name', 'String'], ['newTermSetId', 'Guid?'], ['lcid', 'Int32?']], gives: 'TermSet', writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  TermGroupCollection: {
    of: 'TermGroup',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'TermGroup?' }, GetByName: { parameters: [['name', 'String']], gives: 'TermGroup?' } },
  },
  TermSet: {
    base: 'TermSetItem',
    entity: 'TermSet',
    atOnce: true,
    links: { Group: 'TermGroup', Terms: 'TermCollection', TermStore: 'TermStore' },
    settable: { Description: 'String', IsAvailableForTagging: 'Boolean', IsOpenForTermCreation: 'Boolean', Name: 'String' },
    methods: { GetAllTerms: { parameters: [], gives: 'TermCollection' }, GetTerm: { parameters: [['termId', 'Guid']], gives: 'Term?' }, GetTerms: { parameters: [['labelMatchInformation', 'LabelMatchInformation']], gives: 'TermCollection' }, DeleteObject: { parameters: [], writes: true } },
  },
  TermSetCollection: {
    of: 'TermSet',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'TermSet?' }, GetByName: { parameters: [['name', 'String']], gives: 'TermSet?' } },
  },
  TermSetItem: {
    methods: { CreateTerm: { parameters: [['name', 'String'], ['lcid', 'Int32'], ['newTermId', 'Guid?']], gives: 'Term', writes: true }, SetCustomProperty: { parameters: [['name', 'String'], ['value', 'String']], writes: true }, DeleteCustomProperty: { parameters: [['name', 'String']], writes: true }, ReuseTerm: { parameters: [['sourceTerm', 'Term'], ['reuseBranch', 'Boolean']], gives: 'Term', writes: true }, ReuseTermWithPinning: { parameters: [['sourceTerm', 'Term']], gives: 'Term', writes: true } },
  },
  TermStore: {
    entity: 'TermStore',
    links: { Groups: 'TermGroupCollection', KeywordsTermSet: 'TermSet', SystemGroup: 'TermGroup' },
    methods: { CommitAll: { parameters: [] }, UpdateCache: { parameters: [] }, CreateGroup: { parameters: [['name', 'String'], ['groupId', 'Guid?']], gives: 'TermGroup', writes: true }, GetGroup: { parameters: [['id', 'Guid']], gives: 'TermGroup?' }, GetTermSet: { parameters: [['termSetId', 'Guid']], gives: 'TermSet?' }, GetTermSetsByName: { parameters: [['termSetName', 'String'], ['lcid', 'Int32?']], gives: 'TermSetCollection' }, GetTerm: { parameters: [['termId', 'Guid']], gives: 'Term?' }, GetTermInTermSet: { parameters: [['termSetId', 'Guid'], ['termId', 'Guid']], gives: 'Term?' }, GetTerms: { parameters: [['labelMatchInformation', 'LabelMatchInformation']], gives: 'TermCollection' } },
  },
  TermStoreCollection: {
    of: 'TermStore',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'TermStore?' }, GetByName: { parameters: [['name', 'String']], gives: 'TermStore?' } },
  },
  ThemeInfo: {
    entity: 'ThemeInfo',
    methods: { GetThemeShadeByName: { parameters: [['name', 'String']], gives: 'String' }, GetThemeFontByName: { parameters: [['name', 'String'], ['lcid', 'Int32?']], gives: 'String' } },
  },
  TimeZone: {
    id: '5519d02c-ce37-4b91-b61d-a1cefe0fc85e',
    entity: 'TimeZone',
    methods: { LocalTimeToUTC: { parameters: [['date', 'DateTime']], gives: 'DateTime' }, UTCToLocalTime: { parameters: [['date', 'DateTime']], gives: 'DateTime' } },
  },
  TimeZoneCollection: {
    of: 'TimeZone',
    methods: { GetById: { parameters: [['id', 'Int32']], gives: 'TimeZone' } },
  },
  User: {
    id: 'ae70d2a4-ec46-4ed9-9b1e-9d0245754463',
    base: 'Principal',
    entity: 'User',
    links: { Alerts: 'AlertCollection', Groups: 'GroupCollection' },
    settable: { Email: 'String', IsSiteAdmin: 'Boolean', Title: 'String' },
    methods: { Update: { parameters: [], writes: true } },
  },
  UserCollection: {
    id: 'e090781e-8899-4672-9b3d-a78f49fad19d',
    of: 'User',
    methods: { GetById: { parameters: [['id', 'Int32']], gives: 'User' }, GetByLoginName: { parameters: [['loginName', 'String']], gives: 'User' }, GetByEmail: { parameters: [['emailAddress', 'String']], gives: 'User' }, Add: { parameters: [['parameters', 'UserCreationInformation']], gives: 'User', writes: true }, AddUser: { parameters: [['user', 'User']], gives: 'User', writes: true }, Remove: { parameters: [['user', 'User']], writes: true }, RemoveById: { parameters: [['id', 'Int32']], writes: true }, RemoveByLoginName: { parameters: [['loginName', 'String']], writes: true } },
  },
  UserCreationInformation: {
    id: '6ecd8af6-bed3-4a74-be76-1ec981b350e1',
    value: { Email: 'String', LoginName: 'String', Title: 'String' },
  },
  UserCustomAction: {
    id: '232f8709-5dfd-44cf-a35b-7d8538c9336e',
    entity: 'UserCustomAction',
    settable: { ClientSideComponentId: 'Guid', ClientSideComponentProperties: 'String', CommandUIExtension: 'String', Description: 'String', Group: 'String', HostProperties: 'String', ImageUrl: 'String', Location: 'String', Name: 'String', RegistrationId: 'String', RegistrationType: 'Int32', Rights: 'BasePermissions', ScriptBlock: 'String', ScriptSrc: 'String', Sequence: 'Int32', Title: 'String', Url: 'String' },
    methods: { Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  UserCustomActionCollection: {
    id: '70d1cb2d-d304-4d96-9b54-74b3f400fa28',
    of: 'UserCustomAction',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'UserCustomAction' }, Add: { parameters: [], gives: 'UserCustomAction' }, Clear: { parameters: [], writes: true } },
  },
  UserProfile: {
    entity: 'UserProfile',
    methods: { CreatePersonalSite: { parameters: [['lcid', 'Int32']], refused: 'This server has no personal sites.' }, CreatePersonalSiteEnque: { parameters: [['isInteractive', 'Boolean']], refused: 'This server has no personal sites.' }, ShareAllSocialData: { parameters: [['shareAll', 'Boolean']], writes: true } },
  },
  UserResource: {
    id: '2b2affeb-3ccd-4996-9864-211c960e647c',
    entity: 'UserResource',
    methods: { GetValueForUICulture: { parameters: [['cultureName', 'String']], gives: 'String' }, SetValueForUICulture: { parameters: [['cultureName', 'String'], ['value', 'String']], writes: true } },
  },
  Utility: {
    id: '16f43e7e-bf35-475d-b677-9dc61e549339',
    called: 'Utilities.Utility',
    methods: { ResolvePrincipal: { parameters: [['web', 'Web'], ['input', 'String'], ['scopes', 'Int32'], ['sources', 'Int32'], ['usersContainer', 'UserCollection?'], ['inputIsEmailOnly', 'Boolean'], ['alwaysAddWindowsUser', 'Boolean?']], gives: 'PrincipalInfo?', static: true }, SearchPrincipals: { parameters: [['web', 'Web'], ['input', 'String'], ['scopes', 'Int32'], ['sources', 'Int32'], ['usersContainer', 'UserCollection?'], ['maxCount', 'Int32']], gives: 'PrincipalInfo[]', static: true }, GetCurrentUserEmailAddresses: { parameters: [], gives: 'String', static: true }, GetUserPermissionLevels: { parameters: [], gives: 'String[]', static: true }, SendEmail: { parameters: [['properties', 'EmailProperties']], writes: true, static: true }, CreateWikiPageInContextWeb: { parameters: [['parameters', 'WikiPageCreationInformation']], gives: 'File', writes: true, static: true } },
  },
  View: {
    id: '2399f45d-1784-4965-9a5f-a3415790a0d0',
    entity: 'View',
    links: { ViewFields: 'ViewFieldCollection' },
    settable: { Aggregations: 'String?', AggregationsStatus: 'String?', DefaultView: 'Boolean', Formats: 'String?', Hidden: 'Boolean', JSLink: 'String?', Paged: 'Boolean', RowLimit: 'Int32', Scope: 'Int32', Title: 'String', ViewQuery: 'String' },
    methods: { RenderAsHtml: { parameters: [], gives: 'String' }, Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  ViewCollection: {
    id: '03c5d7a9-9541-4482-9919-ca0cccf565a0',
    of: 'View',
    methods: { GetById: { parameters: [['guidId', 'Guid']], gives: 'View' }, GetByTitle: { parameters: [['strTitle', 'String']], gives: 'View' }, Add: { parameters: [['parameters', 'ViewCreationInformation']], gives: 'View', writes: true } },
  },
  ViewCreationInformation: {
    id: 'a3547807-7266-42f3-b055-afa6e840e458',
    value: { baseViewId: 'Int32', Paged: 'Boolean', PersonalView: 'Boolean', Query: 'String', RowLimit: 'Int32', SetAsDefaultView: 'Boolean', Title: 'String', ViewData: 'String', ViewFields: 'String[]', ViewTypeKind: 'Int32' },
  },
  ViewFieldCollection: {
    id: 'af975f76-8a94-4e6d-8325-bd1e20b7c301',
    entity: 'ViewFieldCollection',
    methods: { Add: { parameters: [['strField', 'String']] }, Remove: { parameters: [['strField', 'String']] }, RemoveAll: { parameters: [] }, MoveFieldTo: { parameters: [['field', 'String'], ['index', 'Int32']] } },
  },
  Web: {
    id: 'a489add2-5d3a-4de8-9445-49259462dceb',
    base: 'SecurableObject',
    entity: 'Web',
    links: { Alerts: 'AlertCollection', AllProperties: 'PropertyValues', AssociatedMemberGroup: 'Group', AssociatedOwnerGroup: 'Group', AssociatedVisitorGroup: 'Group', AvailableContentTypes: 'ContentTypeCollection', AvailableFields: 'FieldCollection', ContentTypes: 'ContentTypeCollection', CurrentUser: 'User', DescriptionResource: 'UserResource', EventReceivers: 'EventReceiverDefinitionCollection', Features: 'FeatureCollection', Fields: 'FieldCollection', Folders: 'FolderCollection', Lists: 'ListCollection', ListTemplates: 'ListTemplateCollection', Navigation: 'Navigation', ParentWeb: 'WebInformation', RecycleBin: 'RecycleBinItemCollection', RegionalSettings: 'RegionalSettings', RoleAssignments: 'RoleAssignmentCollection', RoleDefinitions: 'RoleDefinitionCollection', RootFolder: 'Folder', SiteGroups: 'GroupCollection', SiteUserInfoList: 'List', SiteUsers: 'UserCollection', ThemeInfo: 'ThemeInfo', TitleResource: 'UserResource', UserCustomActions: 'UserCustomActionCollection', WebInfos: 'WebInformationCollection', Webs: 'WebCollection', WorkflowAssociations: 'WorkflowAssociationCollection', WorkflowTemplates: 'WorkflowTemplateCollection' },
    settable: { Title: 'String', Description: 'String' },
    methods: { GetList: { parameters: [['strUrl', 'String']], gives: 'List' }, GetCatalog: { parameters: [['typeCatalog', 'Int32']], gives: 'List' }, GetUserById: { parameters: [['userId', 'Int32']], gives: 'User' }, GetFolderByServerRelativeUrl: { parameters: [['serverRelativeUrl', 'String']], gives: 'Folder' }, GetFolderByServerRelativePath: { parameters: [['serverRelativePath', 'ResourcePath']], gives: 'Folder' }, GetFolderById: { parameters: [['uniqueId', 'Guid']], gives: 'Folder' }, GetFileByServerRelativeUrl: { parameters: [['serverRelativeUrl', 'String']], gives: 'File' }, GetFileByServerRelativePath: { parameters: [['serverRelativePath', 'ResourcePath']], gives: 'File' }, GetFileById: { parameters: [['uniqueId', 'Guid']], gives: 'File' }, GetFileByUrl: { parameters: [['fileUrl', 'String']], gives: 'File' }, GetListUsingPath: { parameters: [['path', 'ResourcePath']], gives: 'List' }, GetListItem: { parameters: [['strUrl', 'String']], gives: 'ListItem' }, GetListItemUsingPath: { parameters: [['path', 'ResourcePath']], gives: 'ListItem' }, GetViewFromUrl: { parameters: [['listUrl', 'String']], gives: 'View' }, GetViewFromPath: { parameters: [['listPath', 'ResourcePath']], gives: 'View' }, GetSubwebsForCurrentUser: { parameters: [['query', 'SubwebQuery?']], gives: 'WebInformationCollection' }, GetAvailableWebTemplates: { parameters: [['lcid', 'Int32'], ['doIncludeCrossLanguage', 'Boolean']], gives: 'WebTemplateCollection' }, GetRecycleBinItems: { parameters: [['pagingInfo', 'String?'], ['rowLimit', 'Int32'], ['isAscending', 'Boolean'], ['orderBy', 'Int32'], ['itemState', 'Int32']], gives: 'RecycleBinItemCollection' }, GetRecycleBinItemsByQueryInfo: { parameters: [['queryInfo', 'RecycleBinQueryInformation']], gives: 'RecycleBinItemCollection' }, GetWebUrlFromPageUrl: { parameters: [['pageFullUrl', 'String']], gives: 'String', static: true }, MapToIcon: { parameters: [['fileName', 'String'], ['progId', 'String?'], ['size', 'Int32']], gives: 'String' }, ApplyTheme: { parameters: [['colorPaletteUrl', 'String'], ['fontSchemeUrl', 'String?'], ['backgroundImageUrl', 'String?'], ['shareGenerated', 'Boolean?']], writes: true }, ApplyWebTemplate: { parameters: [['webTemplate', 'String']], writes: true }, CreateDefaultAssociatedGroups: { parameters: [['userLogin', 'String'], ['userLogin2', 'String?'], ['groupNameSeed', 'String?']], writes: true }, AddSupportedUILanguage: { parameters: [['lcid', 'Int32']], writes: true }, RemoveSupportedUILanguage: { parameters: [['lcid', 'Int32']], writes: true }, EnsureUser: { parameters: [['logonName', 'String']], gives: 'User', writes: true }, DoesUserHavePermissions: { parameters: [['permissionMask', 'BasePermissions']], gives: 'Boolean' }, GetChanges: { parameters: [['query', 'ChangeQuery']], gives: 'ChangeCollection' }, Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  WebCollection: {
    id: 'c197d59e-d070-43bf-ad5e-10d6152e38a6',
    of: 'Web',
    methods: { Add: { parameters: [['parameters', 'WebCreationInformation']], gives: 'Web', writes: true } },
  },
  WebCreationInformation: {
    id: '8f9e9fbe-189e-492f-884f-98f9ef9cc4d6',
    value: { Description: 'String', Language: 'Int32', Title: 'String', Url: 'String', UseSamePermissionsAsParentSite: 'Boolean', WebTemplate: 'String' },
  },
  WebInformation: {
    entity: 'WebInformation',
  },
  WebInformationCollection: {
    of: 'WebInformation',
  },
  WebPart: {
    called: 'WebParts.WebPart',
    entity: 'WebPart',
    links: { Properties: 'PropertyValues' },
    settable: { Hidden: 'Boolean', Title: 'String', TitleUrl: 'String' },
  },
  WebPartDefinition: {
    called: 'WebParts.WebPartDefinition',
    entity: 'WebPartDefinition',
    members: { WebPart: 'WebPart' },
    methods: { SaveWebPartChanges: { parameters: [], writes: true }, MoveWebPartTo: { parameters: [['zoneID', 'String'], ['zoneIndex', 'Int32']], writes: true }, DeleteWebPart: { parameters: [], writes: true }, CloseWebPart: { parameters: [], writes: true }, OpenWebPart: { parameters: [], writes: true } },
  },
  WebPartDefinitionCollection: {
    of: 'WebPartDefinition',
    methods: { GetById: { parameters: [['id', 'Guid']], gives: 'WebPartDefinition' }, GetByControlId: { parameters: [['controlId', 'String']], gives: 'WebPartDefinition' } },
  },
  WebTemplate: {
    entity: 'WebTemplate',
  },
  WebTemplateCollection: {
    of: 'WebTemplate',
    methods: { GetByName: { parameters: [['name', 'String']], gives: 'WebTemplate' } },
  },
  WikiPageCreationInformation: {
    id: '9e154aab-8847-4cf9-8bfa-eb8c1ec47926',
    value: { ServerRelativeUrl: 'String', WikiHtmlContent: 'String' },
  },
  WorkflowAssociation: {
    called: 'Workflow.WorkflowAssociation',
    entity: 'WorkflowAssociation',
    settable: { AllowManual: 'Boolean', AutoStartChange: 'Boolean', AutoStartCreate: 'Boolean', Description: 'String', Enabled: 'Boolean', HistoryListTitle: 'String', Name: 'String', TaskListTitle: 'String' },
    methods: { Update: { parameters: [], writes: true }, DeleteObject: { parameters: [], writes: true } },
  },
  WorkflowAssociationCollection: {
    of: 'WorkflowAssociation',
    methods: { GetById: { parameters: [['associationId', 'Guid']], gives: 'WorkflowAssociation' }, GetByName: { parameters: [['name', 'String']], gives: 'WorkflowAssociation' }, Add: { parameters: [], refused: 'A workflow needs to know who gets its tasks. Publish a WorkflowSubscription with the property People.' } },
  },
  WorkflowDefinition: {
    id: '60320d36-4b4d-4bac-a092-8f8b5610edcd',
    entity: 'WorkflowDefinition',
    refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.',
  },
  WorkflowDefinitionCollection: {
    of: 'WorkflowDefinition',
  },
  WorkflowDeploymentService: {
    id: '3573a52f-3a27-4700-a08e-822c191c2c5d',
    called: 'WorkflowServices.WorkflowDeploymentService',
    methods: { EnumerateDefinitions: { parameters: [['publishedOnly', 'Boolean?']], gives: 'WorkflowDefinitionCollection' }, GetDefinition: { parameters: [['definitionId', 'Guid']], gives: 'WorkflowDefinition?' }, SaveDefinition: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, PublishDefinition: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, DeprecateDefinition: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, DeleteDefinition: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, PackageDefinition: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, SaveCollateral: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, DeleteCollateral: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, GetCollateralUri: { parameters: [], refused: 'This server has the workflow definitions Approval and Collect Feedback. It stores and runs no others; publish a subscription to one of these.' }, ValidateActivity: { parameters: [], refused: 'The workflow definitions of this server have no activities that clients can change.' }, GetActivitySignatures: { parameters: [], refused: 'The workflow definitions of this server have no activities that clients can change.' }, GetDesignerActions: { parameters: [], refused: 'The workflow definitions of this server have no activities that clients can change.' } },
  },
  WorkflowInstance: {
    entity: 'WorkflowInstance',
  },
  WorkflowInstanceCollection: {
    of: 'WorkflowInstance',
  },
  WorkflowInstanceService: {
    id: '71252277-2470-4022-bcaf-c4657aa118c3',
    called: 'WorkflowServices.WorkflowInstanceService',
    statics: { Current: 'WorkflowInstanceService' },
    methods: { StartWorkflow: { parameters: [['subscription', 'WorkflowSubscription'], ['payload', 'Dictionary?']], gives: 'Guid', writes: true }, StartWorkflowOnListItem: { parameters: [['subscription', 'WorkflowSubscription'], ['itemId', 'Int32'], ['payload', 'Dictionary?']], gives: 'Guid', writes: true }, GetInstance: { parameters: [['instanceId', 'Guid']], gives: 'WorkflowInstance?' }, Enumerate: { parameters: [['parentSubscription', 'WorkflowSubscription']], gives: 'WorkflowInstanceCollection' }, EnumerateWithOffset: { parameters: [['parentSubscription', 'WorkflowSubscription'], ['offset', 'Int32']], gives: 'WorkflowInstanceCollection' }, EnumerateInstancesForListItem: { parameters: [['listId', 'Guid'], ['itemId', 'Int32']], gives: 'WorkflowInstanceCollection' }, EnumerateInstancesForListItemWithOffset: { parameters: [['listId', 'Guid'], ['itemId', 'Int32'], ['offset', 'Int32']], gives: 'WorkflowInstanceCollection' }, EnumerateInstancesForSite: { parameters: [], gives: 'WorkflowInstanceCollection' }, EnumerateInstancesForSiteWithOffset: { parameters: [['offset', 'Int32']], gives: 'WorkflowInstanceCollection' }, CountInstances: { parameters: [['parentSubscription', 'WorkflowSubscription']], gives: 'Int32' }, CountInstancesWithStatus: { parameters: [['parentSubscription', 'WorkflowSubscription'], ['status', 'Int32']], gives: 'Int32' }, CancelWorkflow: { parameters: [['instance', 'WorkflowInstance']], writes: true }, TerminateWorkflow: { parameters: [['instance', 'WorkflowInstance']], writes: true }, SuspendWorkflow: { parameters: [], refused: 'Workflows of this server wait for people alone. Use CancelWorkflow to end one.' }, ResumeWorkflow: { parameters: [], refused: 'Workflows of this server wait for people alone. Use CancelWorkflow to end one.' }, PublishCustomEvent: { parameters: [], refused: 'Workflows of this server hear of tasks alone. Complete the item of a task.' }, GetDebugInfo: { parameters: [], refused: 'This server has no debug information of workflows. Read their history, which is a list.' } },
  },
  WorkflowInteropService: {
    id: 'aeda1ae7-a445-429d-ad92-1d6b00df7102',
    called: 'WorkflowServices.InteropService',
    statics: { Current: 'WorkflowInteropService' },
    methods: { StartWorkflow: { parameters: [['associationName', 'String'], ['correlationId', 'Guid?'], ['listId', 'Guid'], ['itemGuid', 'Guid'], ['workflowParameters', 'Dictionary?']], gives: 'Guid', writes: true }, CancelWorkflow: { parameters: [['instanceId', 'Guid']], writes: true }, EnableEvents: { parameters: [], refused: 'Workflows of this server always hear of changes, but not of those that workflows make.' }, DisableEvents: { parameters: [], refused: 'Workflows of this server always hear of changes, but not of those that workflows make.' } },
  },
  WorkflowServicesManager: {
    id: '4ccc7f0e-bf7e-4477-999c-6458a73d0039',
    entity: 'WorkflowServicesManager',
    constructed: [['web', 'Web']],
    statics: { Current: 'WorkflowServicesManager' },
    methods: { GetWorkflowDeploymentService: { parameters: [], gives: 'WorkflowDeploymentService' }, GetWorkflowSubscriptionService: { parameters: [], gives: 'WorkflowSubscriptionService' }, GetWorkflowInstanceService: { parameters: [], gives: 'WorkflowInstanceService' }, GetWorkflowInteropService: { parameters: [], gives: 'WorkflowInteropService' } },
  },
  WorkflowSubscription: {
    id: 'd185ede6-c3c3-4d37-9e8c-2382deb37708',
    entity: 'ModelSubscription',
    constructed: [],
    settable: { DefinitionId: 'Guid', Enabled: 'Boolean', EventSourceId: 'Guid', EventTypes: 'String[]', Id: 'Guid', ManualStartBypassesActivationLimit: 'Boolean', Name: 'String', StatusFieldName: 'String' },
    methods: { SetProperty: { parameters: [['name', 'String'], ['value', 'String']] }, SetExternalVariable: { parameters: [], refused: 'The workflows of this server have no variables. Set the property People of the subscription to say who gets tasks.' }, GetExternalVariable: { parameters: [], refused: 'The workflows of this server have no variables. Set the property People of the subscription to say who gets tasks.' } },
  },
  WorkflowSubscriptionCollection: {
    of: 'WorkflowSubscription',
  },
  WorkflowSubscriptionService: {
    id: 'fc956693-2419-4950-8963-52ebc3e46501',
    called: 'WorkflowServices.WorkflowSubscriptionService',
    statics: { Current: 'WorkflowSubscriptionService' },
    methods: { PublishSubscription: { parameters: [['subscription', 'WorkflowSubscription']], gives: 'Guid', writes: true }, PublishSubscriptionForList: { parameters: [['subscription', 'WorkflowSubscription'], ['listId', 'Guid']], gives: 'Guid', writes: true }, GetSubscription: { parameters: [['subscriptionId', 'Guid']], gives: 'WorkflowSubscription?' }, DeleteSubscription: { parameters: [['subscriptionId', 'Guid']], writes: true }, EnumerateSubscriptions: { parameters: [], gives: 'WorkflowSubscriptionCollection' }, EnumerateSubscriptionsByDefinition: { parameters: [['definitionId', 'Guid']], gives: 'WorkflowSubscriptionCollection' }, EnumerateSubscriptionsByEventSource: { parameters: [['eventSourceId', 'Guid']], gives: 'WorkflowSubscriptionCollection' }, EnumerateSubscriptionsByList: { parameters: [['listId', 'Guid']], gives: 'WorkflowSubscriptionCollection' }, RegisterInterestInList: { parameters: [], refused: 'Workflows of this server hear of the events of their lists by themselves. Name them in the EventTypes of the subscription.' }, UnregisterInterestInList: { parameters: [], refused: 'Workflows of this server hear of the events of their lists by themselves. Name them in the EventTypes of the subscription.' } },
  },
  WorkflowTemplate: {
    called: 'Workflow.WorkflowTemplate',
    entity: 'WorkflowTemplate',
  },
  WorkflowTemplateCollection: {
    of: 'WorkflowTemplate',
  },
}
