/** A kind of value of the protocol, without the prefix Edm. */
export type Kind = 'Boolean' | 'Int32' | 'Int64' | 'Double' | 'DateTime' | 'Guid' | 'String'

/**
 * The types that the established server declares for the properties of its entities, by entity and kind: its types of 8
 * and 16 bits are Int32 here. Those of all kinds of columns stand under Field.
 */
export const documentedTypes: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  Web: {
    Boolean:
      'AllowRssFeeds EnableMinimalDownload IsMultilingual NoCrawl OverwriteTranslationsOnChange QuickLaunchEnabled RecycleBinEnabled SyndicationEnabled TreeViewEnabled UIVersionConfigurationEnabled MembersCanShare',
    String:
      'AlternateCssUrl CustomMasterUrl Description MasterUrl ServerRelativeUrl SiteLogoUrl Title Url WebTemplate WelcomePage RequestAccessEmail',
    Guid: 'AppInstanceId DesignPackageId Id',
    Int32: 'Configuration Language UIVersion',
    DateTime: 'Created LastItemModifiedDate LastItemUserModifiedDate',
  },
  Site: {
    Boolean:
      'AllowDesigner AllowMasterPageEditing AllowRevertFromTemplate AllowSelfServiceUpgrade AllowSelfServiceUpgradeEvaluation IsHubSite ReadOnly ShareByEmailEnabled ShareByLinkEnabled ShowUrlStructure TrimAuditLog UIVersionConfigurationEnabled Upgrading WriteLocked',
    Int32: 'AuditLogTrimmingRetention CompatibilityLevel MaxItemsPerThrottledOperation',
    String: 'Classification GeoLocation LockIssue PrimaryUri RequiredDesignerVersion ServerRelativeUrl Url',
    Guid: 'GroupId HubSiteId Id',
    DateTime: 'UpgradeReminderDate',
  },
  List: {
    Boolean:
      'AllowContentTypes ContentTypesEnabled CrawlNonDefaultViews DefaultItemOpenUseListSetting DisableCommenting DisableGridEditing EnableAttachments EnableFolderCreation EnableMinorVersions EnableModeration EnableVersioning ForceCheckout HasExternalDataSource Hidden IrmEnabled IrmExpire IrmReject IsApplicationList IsCatalog IsPrivate IsSiteAssetsLibrary IsSystemList MultipleDataList NoCrawl OnQuickLaunch ParserDisabled ServerTemplateCanCreateFolders',
    Int32:
      'BaseTemplate BaseType DraftVersionVisibility ItemCount ListExperienceOptions MajorVersionLimit MajorWithMinorVersionsLimit ReadSecurity WriteSecurity',
    DateTime: 'Created LastItemDeletedDate LastItemModifiedDate LastItemUserModifiedDate',
    Guid: 'DefaultContentApprovalWorkflowId Id TemplateFeatureId',
    String:
      'DefaultDisplayFormUrl DefaultEditFormUrl DefaultNewFormUrl DefaultViewUrl Description Direction DocumentTemplateUrl EntityTypeName ImageUrl ListItemEntityTypeFullName ParentWebUrl SchemaXml Title ValidationFormula ValidationMessage',
  },
  ListItem: {
    Int32: 'FileSystemObjectType Id',
  },
  File: {
    String: 'CheckInComment ContentTag ETag LinkingUri LinkingUrl Name ServerRelativeUrl Title UIVersionLabel',
    Int32: 'CheckOutType CustomizedPageStatus Level MajorVersion MinorVersion UIVersion',
    Boolean: 'Exists IrmEnabled',
    Int64: 'Length',
    DateTime: 'TimeCreated TimeLastModified',
    Guid: 'UniqueId ListId WebId SiteId',
  },
  Folder: {
    Boolean: 'Exists IsWOPIEnabled',
    Int32: 'ItemCount',
    String: 'Name ProgID ServerRelativeUrl WelcomePage',
    DateTime: 'TimeCreated TimeLastModified',
    Guid: 'UniqueId',
  },
  Field: {
    Boolean:
      'AutoIndexed CanBeDeleted EnforceUniqueValues Filterable FromBaseType Hidden Indexed PinnedToFiltersPane ReadOnlyField Required Sealed Sortable NoCrawl AllowHyperlink AppendOnly RestrictedMode RichText UnlimitedLengthInDocumentLibrary WikiLinking CommaSeparator CustomUnitOnRight ShowAsPercentage FillInChoice AllowMultipleValues IsDependentLookup IsRelationship AllowDisplay Presence EnableLookup CreateValuesInEditForm IsAnchorValid IsKeyword IsPathRendered IsTermSetValid Open UserCreated',
    Guid: 'ClientSideComponentId Id LookupWebId AnchorId SspId TermSetId TextField',
    String:
      'ClientSideComponentProperties CustomFormatter DefaultFormula DefaultValue Description Direction EntityPropertyName Group InternalName JSLink SchemaXml Scope StaticName Title TypeAsString TypeDisplayName TypeShortDescription ValidationFormula ValidationMessage SchemaXmlWithResourceTokens CustomUnitName Unit Mappings LookupField LookupList PrimaryFieldId UserDisplayOptions Formula TargetTemplate',
    Int32:
      'IndexStatus ShowInFiltersPane FieldTypeKind MaxLength NumberOfLines DisplayFormat CurrencyLocaleId DateTimeCalendarType FriendlyDisplayFormat EditFormat RelationshipDeleteBehavior SelectionGroup SelectionMode DateFormat OutputType',
    Double: 'MaximumValue MinimumValue',
  },
  View: {
    String:
      'Aggregations AggregationsStatus BaseViewId ColumnWidth CustomFormatter Formats HtmlSchemaXml ImageUrl ViewJoins JSLink ListViewXml Method ModerationType NewDocumentTemplates ViewProjectedFields ViewQuery ServerRelativeUrl StyleId Title Toolbar ToolbarTemplateName ViewType ViewData ViewType2',
    Boolean:
      'DefaultView DefaultViewForContentType EditorModified Hidden IncludeRootFolder MobileDefaultView MobileView OrderedView Paged PersonalView ReadOnlyView RequiresClientIntegration TabularView Threaded',
    Guid: 'Id',
    Int32: 'RowLimit Scope',
  },
  ContentType: {
    String:
      'Description DisplayFormTemplateName DisplayFormUrl DocumentTemplate DocumentTemplateUrl EditFormTemplateName EditFormUrl Group JSLink MobileDisplayFormUrl MobileEditFormUrl MobileNewFormUrl Name NewFormTemplateName NewFormUrl SchemaXml Scope StringId SchemaXmlWithResourceTokens',
    Boolean: 'Hidden ReadOnly Sealed',
  },
  User: {
    Int32: 'Id PrincipalType',
    Boolean: 'IsHiddenInUI IsEmailAuthenticationGuestUser IsShareByEmailGuestUser IsSiteAdmin',
    String: 'LoginName Title Email Expiration UserPrincipalName',
  },
  Group: {
    Int32: 'Id PrincipalType',
    Boolean:
      'IsHiddenInUI AllowMembersEditMembership AllowRequestToJoinLeave AutoAcceptRequestToJoinLeave OnlyAllowMembersViewMembership CanCurrentUserEditMembership CanCurrentUserManageGroup CanCurrentUserViewMembership',
    String: 'LoginName Title Description OwnerTitle RequestToJoinLeaveEmailSetting',
  },
  RoleAssignment: {
    Int32: 'PrincipalId',
  },
  RoleDefinition: {
    String: 'Description Name',
    Boolean: 'Hidden',
    Int32: 'Id Order RoleTypeKind',
  },
  BasePermissions: {
    Int64: 'High Low',
  },
  FieldLink: {
    String: 'FieldInternalName Name',
    Boolean: 'Hidden ReadOnly Required',
    Guid: 'Id',
  },
  Attachment: {
    String: 'FileName ServerRelativeUrl',
  },
  FileVersion: {
    String: 'CheckInComment Url VersionLabel',
    DateTime: 'Created',
    Int32: 'ID Size',
    Boolean: 'IsCurrentVersion',
    Int64: 'Length',
  },
  ListItemVersion: {
    DateTime: 'Created',
    Boolean: 'IsCurrentVersion',
    Int32: 'VersionId',
    String: 'VersionLabel',
  },
  RecycleBinItem: {
    String: 'AuthorEmail AuthorName DeletedByEmail DeletedByName DeletedDateLocalFormatted DirName LeafName Title',
    DateTime: 'DeletedDate',
    Guid: 'Id',
    Int32: 'ItemState ItemType',
    Int64: 'Size',
  },
  ContextWebInformation: {
    Int32: 'FormDigestTimeoutSeconds',
    String: 'FormDigestValue LibraryVersion SiteFullUrl WebFullUrl',
  },
  ListItemFormUpdateValue: {
    Int32: 'ErrorCode ItemId',
    String: 'ErrorMessage FieldName FieldValue',
    Boolean: 'HasException',
  },
  PersonProperties: {
    String: 'AccountName DisplayName Email LatestPost PersonalSiteHostUrl PersonalUrl PictureUrl Title UserUrl',
    Boolean: 'IsFollowed',
  },
}

/** The properties that the established server returns only if `$select` names them. */
export const documentedOnRequest: Readonly<Record<string, string>> = {
  Web: 'MembersCanShare RequestAccessEmail',
  List: 'DefaultDisplayFormUrl DefaultEditFormUrl DefaultNewFormUrl DefaultViewUrl IsSiteAssetsLibrary IsSystemList OnQuickLaunch ReadSecurity SchemaXml ValidationFormula ValidationMessage WriteSecurity',
  File: 'ListId SiteId WebId',
  ContentType: 'SchemaXmlWithResourceTokens',
  Group: 'CanCurrentUserEditMembership CanCurrentUserManageGroup CanCurrentUserViewMembership',
}

/** The navigation properties of entities in the established server: links of verbose replies. */
export const documentedLinks: Readonly<Record<string, string>> = {
  Web: 'FirstUniqueAncestorSecurableObject RoleAssignments AllProperties AssociatedMemberGroup AssociatedOwnerGroup AssociatedVisitorGroup AvailableContentTypes AvailableFields ContentTypes CurrentUser DescriptionResource EventReceivers Features Fields Folders Lists ListTemplates Navigation ParentWeb RecycleBin RegionalSettings RoleDefinitions RootFolder SiteGroups SiteUserInfoList SiteUsers ThemeInfo TitleResource UserCustomActions Webs WebInfos WorkflowAssociations WorkflowTemplates',
  Site: 'Audit EventReceivers Features Owner RecycleBin RootWeb SecondaryContact UserCustomActions',
  List: 'FirstUniqueAncestorSecurableObject RoleAssignments Author ContentTypes CreatablesInfo DefaultView DescriptionResource EventReceivers Fields Forms InformationRightsManagementSettings Items ParentWeb RootFolder Subscriptions TitleResource UserCustomActions Views WorkflowAssociations',
  ListItem:
    'FirstUniqueAncestorSecurableObject RoleAssignments AttachmentFiles ContentType FieldValuesAsHtml FieldValuesAsText FieldValuesForEdit File Folder LikedByInformation ParentList Properties Versions',
  File: 'Author CheckedOutByUser EffectiveInformationRightsManagementSettings InformationRightsManagementSettings ListItemAllFields LockedByUser ModifiedBy Properties VersionEvents Versions',
  Folder: 'Files ListItemAllFields ParentFolder Properties StorageMetrics Folders',
  View: 'ViewFields',
  ContentType: 'DescriptionResource FieldLinks Fields NameResource Parent WorkflowAssociations',
  User: 'Alerts Groups',
  Group: 'Owner Users',
  RoleAssignment: 'Member RoleDefinitionBindings',
}
