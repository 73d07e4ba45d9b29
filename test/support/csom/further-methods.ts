/** The methods that `test/contract/csom/methods/webs.test.ts` calls, of types whose other methods have tests beside it. */
export const furtherMethods: ReadonlySet<string> = new Set([
  ...['OpenWebUsingPath', 'GetCatalog', 'GetCustomListTemplates', 'GetWebTemplates', 'GetRecycleBinItems'].map((name) => `Site.${name}`),
  ...['GetFileByUrl', 'GetListUsingPath', 'GetListItem', 'GetListItemUsingPath', 'GetViewFromUrl', 'GetViewFromPath'].map(
    (name) => `Web.${name}`,
  ),
  ...['GetSubwebsForCurrentUser', 'GetAvailableWebTemplates', 'GetRecycleBinItems', 'GetRecycleBinItemsByQueryInfo'].map(
    (name) => `Web.${name}`,
  ),
  ...['GetWebUrlFromPageUrl', 'MapToIcon', 'ApplyTheme', 'ApplyWebTemplate', 'CreateDefaultAssociatedGroups'].map((name) => `Web.${name}`),
  ...['AddSupportedUILanguage', 'RemoveSupportedUILanguage'].map((name) => `Web.${name}`),
  ...['DeleteAllSecondStageItems', 'DeleteByIds', 'RestoreByIds', 'MoveToSecondStageByIds'].map(
    (name) => `RecycleBinItemCollection.${name}`,
  ),
  ...['GetItemByStringId', 'AddItemUsingPath', 'GetRelatedFields', 'SaveAsTemplate'].map((name) => `List.${name}`),
  ...['GetByStringId'].map((name) => `ListItemCollection.${name}`),
  ...['GetChanges', 'DeleteWithParameters'].map((name) => `ListItem.${name}`),
  ...['GetByFileNameAsPath', 'AddUsingPath'].map((name) => `AttachmentCollection.${name}`),
])

/** Those that tests of files and of what lists, pages and people show call, `rendered.test.ts` and others beside it. */
export const shownMethods: ReadonlySet<string> = new Set([
  ...['RenderListData', 'RenderListDataAsStream', 'RenderListFilterData', 'RenderListFormData'].map((name) => `List.${name}`),
  ...['View.RenderAsHtml', 'FieldLinkCollection.Reorder', 'File.GetLimitedWebPartManager', 'List.GetCheckedOutFiles'],
  ...['PeopleManager.SetMyProfilePicture', 'Utility.SendEmail'],
])

/** Both. */
export const elsewhereCalled: ReadonlySet<string> = new Set([...furtherMethods, ...shownMethods])
