const never = (): boolean => false
const nothing = (): string => ''

/** The id of what does not exist. */
export const noId = (): string => '00000000-0000-0000-0000-000000000000'

/** Properties of webs for parts that this server does not have: feeds, themes, master pages, navigation, access requests. */
export const withoutPages = {
  AccessRequestListUrl: nothing,
  AllowDesignerForCurrentUser: never,
  AllowMasterPageEditingForCurrentUser: never,
  AllowRevertFromTemplateForCurrentUser: never,
  ExcludeFromOfflineClient: never,
  SaveSiteAsTemplateEnabled: never,
  ShowUrlStructureForCurrentUser: never,
  AllowRssFeeds: never,
  AlternateCssUrl: nothing,
  AppInstanceId: noId,
  CustomMasterUrl: nothing,
  DesignPackageId: noId,
  EnableMinimalDownload: never,
  MasterUrl: nothing,
  MembersCanShare: never,
  NoCrawl: never,
  OverwriteTranslationsOnChange: never,
  QuickLaunchEnabled: never,
  RequestAccessEmail: nothing,
  SiteLogoUrl: nothing,
  SyndicationEnabled: never,
  TreeViewEnabled: never,
  UIVersionConfigurationEnabled: never,
}

/** Properties of site collections for parts that this server does not have: designers, upgrades, groups, hubs, sharing. */
export const withoutDesign = {
  AllowCreateDeclarativeWorkflow: never,
  AllowSaveDeclarativeWorkflowAsTemplate: never,
  AllowSavePublishDeclarativeWorkflow: never,
  ExternalSharingTipsEnabled: never,
  NeedsB2BUpgrade: never,
  AllowDesigner: never,
  AllowMasterPageEditing: never,
  AllowRevertFromTemplate: never,
  AllowSelfServiceUpgrade: never,
  AllowSelfServiceUpgradeEvaluation: never,
  AuditLogTrimmingRetention: () => 0,
  Classification: nothing,
  GeoLocation: nothing,
  GroupId: noId,
  HubSiteId: noId,
  IsHubSite: never,
  RequiredDesignerVersion: nothing,
  ShareByEmailEnabled: never,
  ShareByLinkEnabled: never,
  ShowUrlStructure: never,
  TrimAuditLog: never,
  UIVersionConfigurationEnabled: never,
  UpgradeInfo: () => ({
    ErrorFile: null,
    Errors: 0,
    LastUpdated: null,
    LogFile: null,
    RequestDate: null,
    RetryCount: 0,
    StartTime: null,
    Status: 0,
    UpgradeType: 0,
    Warnings: 0,
  }),
  UpgradeReminderDate: () => null,
  Upgrading: never,
}
