// Generated from contracts/rest by scripts/contracts/rest.ts. Do not edit.

/** x-volatile */
export const volatileOperations = [
  'listLegalHolds',
  'listRetentionPolicies',
  'getRetentionPolicy',
  'getRetentionReport',
  'listArchiveSnapshots',
  'listSubscriptions',
  'getSubscription',
  'listDeliveries',
  'getTrendingTags',
  'searchAutocompletions',
  'searchQuery',
  'searchSuggest',
  'listAlerts',
  'getAlert',
  'hasAlert',
  'listCurrentUserAlerts',
  'listUserAlerts',
  'getSiteStatus',
  'siteExists',
  'getSiteUrlById',
] as const

/** x-shares-transaction */
export const sharingOperations = [
  'addItem',
  'updateItem',
  'mergeItem',
  'deleteItem',
] as const

/** x-reads */
export const readingOperations = [
  'runBatch',
  'importWebPart',
  'getRelatedItems',
  'getPageOneRelatedItems',
  'getItems',
  'renderListDataAsStream',
  'getListItemChangesSinceToken',
  'validateFieldValue',
  'isActorFollowed',
  'searchPeople',
  'resolvePerson',
  'getSocialThread',
  'listLikers',
  'getUserProfilePropertiesFor',
  'getCurrentUserEmailAddresses',
  'resolvePrincipal',
  'searchPrincipals',
  'expandGroups',
  'createInvitationText',
  'formatDateTime',
  'searchPostQuery',
  'getMenuState',
  'getMenuNodeKey',
  'findTimeZoneById',
  'utcToLocalTime',
  'localTimeToUtc',
  'runHealthCheck',
  'runUpgrade',
  'openWebById',
  'readSubscriptionsOfWeb',
  'readStartedOnWeb',
] as const
