const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/)

/** The properties of entities in the established server, which clients select by name. */
export const entityTables: Readonly<Record<string, readonly string[]>> = {
  Web: namesIn(`
    AccessRequestListUrl AllowRssFeeds AlternateCssUrl AppInstanceId Configuration Created CurrentChangeToken
    CustomMasterUrl Description DesignPackageId EffectiveBasePermissions EnableMinimalDownload Id IsMultilingual Language
    LastItemModifiedDate LastItemUserModifiedDate MasterUrl MembersCanShare NoCrawl OverwriteTranslationsOnChange
    QuickLaunchEnabled RecycleBinEnabled RequestAccessEmail ResourcePath ServerRelativeUrl SiteLogoUrl
    SupportedUILanguageIds SyndicationEnabled Title TreeViewEnabled UIVersion UIVersionConfigurationEnabled Url WebTemplate
    WelcomePage
  `),
  Site: namesIn(`
    AllowDesigner AllowMasterPageEditing AllowRevertFromTemplate AllowSelfServiceUpgrade AllowSelfServiceUpgradeEvaluation
    AuditLogTrimmingRetention Classification CompatibilityLevel CurrentChangeToken GeoLocation GroupId HubSiteId Id
    IsHubSite LockIssue MaxItemsPerThrottledOperation PrimaryUri ReadOnly RequiredDesignerVersion ResourcePath ServerRelativeUrl ShareByEmailEnabled
    ShareByLinkEnabled ShowUrlStructure TrimAuditLog UIVersionConfigurationEnabled UpgradeInfo UpgradeReminderDate Upgrading
    Url Usage WriteLocked
  `),
  List: namesIn(`
    AllowContentTypes BaseTemplate BaseType ContentTypesEnabled CrawlNonDefaultViews Created CurrentChangeToken
    DefaultContentApprovalWorkflowId DefaultDisplayFormUrl DefaultEditFormUrl DefaultItemOpenUseListSetting
    DefaultNewFormUrl DefaultViewUrl Description Direction DisableCommenting DisableGridEditing DocumentTemplateUrl
    DraftVersionVisibility EffectiveBasePermissions EnableAttachments EnableFolderCreation EnableMinorVersions
    EnableModeration EnableVersioning EntityTypeName ForceCheckout HasExternalDataSource Hidden Id ImagePath ImageUrl
    IrmEnabled IrmExpire IrmReject IsApplicationList IsCatalog IsPrivate IsSiteAssetsLibrary IsSystemList ItemCount
    LastItemDeletedDate LastItemModifiedDate LastItemUserModifiedDate ListExperienceOptions ListItemEntityTypeFullName
    MajorVersionLimit MajorWithMinorVersionsLimit MultipleDataList NoCrawl OnQuickLaunch ParentWebPath ParentWebUrl
    ParserDisabled ReadSecurity SchemaXml ServerTemplateCanCreateFolders TemplateFeatureId Title ValidationFormula ValidationMessage
    WriteSecurity
  `),
  File: namesIn(`
    CheckInComment CheckOutType ContentTag CustomizedPageStatus ETag Exists Id IrmEnabled Length Level LinkingUri LinkingUrl
    ListId MajorVersion MinorVersion Name ServerRelativePath ServerRelativeUrl SiteId TimeCreated TimeLastModified Title
    UIVersion UIVersionLabel UniqueId WebId
  `),
  Folder: namesIn(`
    ContentTypeOrder Exists IsWOPIEnabled ItemCount Name ProgID ServerRelativePath ServerRelativeUrl TimeCreated
    TimeLastModified UniqueContentTypeOrder UniqueId WelcomePage
  `),
  View: namesIn(`
    Aggregations AggregationsStatus BaseViewId ColumnWidth ContentTypeId CustomFormatter DefaultView DefaultViewForContentType
    EditorModified Formats Hidden HtmlSchemaXml Id ImageUrl IncludeRootFolder JSLink ListViewXml Method MobileDefaultView
    MobileView ModerationType NewDocumentTemplates OrderedView Paged PersonalView ReadOnlyView RequiresClientIntegration
    RowLimit Scope ServerRelativePath ServerRelativeUrl StyleId TabularView Threaded Title Toolbar ToolbarTemplateName
    ViewData ViewJoins ViewProjectedFields ViewQuery ViewType ViewType2
  `),
  ContentType: namesIn(`
    Description DisplayFormTemplateName DisplayFormUrl DocumentTemplate DocumentTemplateUrl EditFormTemplateName EditFormUrl
    Group Hidden Id JSLink MobileDisplayFormUrl MobileEditFormUrl MobileNewFormUrl Name NewFormTemplateName NewFormUrl
    ReadOnly SchemaXml Scope Sealed StringId
  `),
  User: namesIn(`
    Email Expiration Id IsEmailAuthenticationGuestUser IsHiddenInUI IsShareByEmailGuestUser IsSiteAdmin LoginName
    PrincipalType Title UserId UserPrincipalName
  `),
  RecycleBinItem: namesIn(`
    AuthorEmail AuthorName DeletedByEmail DeletedByName DeletedDate DeletedDateLocalFormatted DirName DirNamePath Id
    ItemState ItemType LeafName LeafNamePath Size Title
  `),
  Field: namesIn(`
    AutoIndexed CanBeDeleted ClientSideComponentId ClientSideComponentProperties CustomFormatter DefaultFormula DefaultValue
    Description Direction EnforceUniqueValues EntityPropertyName FieldTypeKind Filterable FromBaseType Group Hidden Id
    IndexStatus Indexed InternalName JSLink NoCrawl PinnedToFiltersPane ReadOnlyField Required SchemaXml
    SchemaXmlWithResourceTokens Scope Sealed
    ShowInFiltersPane Sortable StaticName Title TypeAsString TypeDisplayName TypeShortDescription ValidationFormula
    ValidationMessage
  `),
  Group: namesIn(`
    AllowMembersEditMembership AllowRequestToJoinLeave AutoAcceptRequestToJoinLeave CanCurrentUserEditMembership
    CanCurrentUserManageGroup CanCurrentUserViewMembership Description Id IsHiddenInUI LoginName
    OnlyAllowMembersViewMembership OwnerTitle PrincipalType RequestToJoinLeaveEmailSetting Title
  `),
  RoleDefinition: namesIn(`
    BasePermissions Description Hidden Id Name Order RoleTypeKind
  `),
  Attachment: namesIn(`
    FileName FileNameAsPath ServerRelativePath ServerRelativeUrl
  `),
  ListItem: namesIn(`
    FileSystemObjectType Id ServerRedirectedEmbedUri ServerRedirectedEmbedUrl DisplayName EffectiveBasePermissions
  `),
  FieldLink: namesIn('FieldInternalName Hidden Id Name ReadOnly Required'),
  FileVersion: namesIn('CheckInComment Created ID IsCurrentVersion Length Size Url VersionLabel'),
  ListItemVersion: namesIn('Created IsCurrentVersion VersionId VersionLabel'),
  RoleAssignment: namesIn('PrincipalId'),
  FieldText: namesIn('MaxLength'),
  FieldMultiLineText: namesIn(`
    AllowHyperlink AppendOnly NumberOfLines RestrictedMode RichText UnlimitedLengthInDocumentLibrary WikiLinking
  `),
  FieldNumber: namesIn(`
    CommaSeparator CustomUnitName CustomUnitOnRight DisplayFormat MaximumValue MinimumValue ShowAsPercentage Unit
  `),
  FieldCurrency: namesIn('CurrencyLocaleId'),
  FieldDateTime: namesIn('DateTimeCalendarType DisplayFormat FriendlyDisplayFormat'),
  FieldMultiChoice: namesIn('FillInChoice Mappings Choices'),
  FieldChoice: namesIn('EditFormat'),
  FieldLookup: namesIn(`
    AllowMultipleValues DependentLookupInternalNames IsDependentLookup IsRelationship LookupField LookupList LookupWebId
    PrimaryFieldId RelationshipDeleteBehavior UnlimitedLengthInDocumentLibrary
  `),
  FieldUser: namesIn('AllowDisplay Presence SelectionGroup SelectionMode UserDisplayOptions'),
  FieldUrl: namesIn('DisplayFormat'),
  FieldCalculated: namesIn('CurrencyLocaleId DateFormat DisplayFormat Formula OutputType ShowAsPercentage'),
  FieldComputed: namesIn('EnableLookup'),
  TaxonomyField: namesIn(`
    AnchorId CreateValuesInEditForm IsAnchorValid IsKeyword IsPathRendered IsTermSetValid Open SspId TargetTemplate
    TermSetId TextField UserCreated
  `),
}
