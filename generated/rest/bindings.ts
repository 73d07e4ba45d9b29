// Generated from contracts/rest by scripts/contracts/rest.ts. Do not edit.
import type { components } from './operations.ts'

/** The parameters of a form of the address /_api/web/alerts('{alertId}'), those of the address above it left out. */
export type AlertAddress = { readonly alertId: string }

/** The parameters of a form of the address /_api/web/webinfos('{webId}'), those of the address above it left out. */
export type WebInfoAddress = { readonly webId: string }

/** The parameters of a form of the address /_api/site/openweb('{openedUrl}'), those of the address above it left out. */
export type WebByUrlAddress = { readonly openedUrl: string }

/** The parameters of a form of the address /_api/site/openwebbyid('{webId}'), those of the address above it left out. */
export type WebByIdAddress = { readonly webId: string }

/** The parameters of a form of the address /_api/web/recyclebin('{binItemId}'), those of the address above it left out. */
export type RecycleBinItemAddress = { readonly binItemId: string }

/** The parameters of a form of the address /_api/web/siteusers/getbyid({userId}), those of the address above it left out. */
export type UserAddress = { readonly userId: number } | { readonly loginName: string } | { readonly userEmail: string }

/** The parameters of a form of the address /_api/web/alerts/contains('{alertId}'), those of the address above it left out. */
export type AlertInWebAddress = { readonly alertId: string }

/** The parameters of a form of the address /_api/web/sitegroups/getbyid({groupId}), those of the address above it left out. */
export type GroupAddress = { readonly groupId: number } | { readonly groupName: string } | { readonly associatedGroup: string }

/** The parameters of a form of the address /_api/web/contenttypes('{contentTypeId}'), those of the address above it left out. */
export type ContentTypeAddress = { readonly contentTypeId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}'), those of the address above it left out. */
export type ListAddress = { readonly listTitle: string } | { readonly listId: string } | { readonly listUrl: string } | { readonly library: string } | { readonly catalogType: number } | { readonly catalogType: number; readonly ofRootWeb: string }

/** The parameters of a form of the address /_api/web/getviewfromurl('{viewPageUrl}'), those of the address above it left out. */
export type ViewFromUrlAddress = { readonly viewPageUrl: string }

/** The parameters of a form of the address /_api/web/alerts/deletealert('{alertId}'), those of the address above it left out. */
export type AlertDeletionAddress = { readonly alertId: string }

/** The parameters of a form of the address /_api/web/features/getbyid('{featureId}'), those of the address above it left out. */
export type WebFeatureAddress = { readonly featureId: string }

/** The parameters of a form of the address /_api/web/usercustomactions('{actionId}'), those of the address above it left out. */
export type WebUserCustomActionAddress = { readonly actionId: string }

/** The parameters of a form of the address /_api/site/features/getbyid('{featureId}'), those of the address above it left out. */
export type SiteFeatureAddress = { readonly featureId: string }

/** The parameters of a form of the address /_api/web/navigation/getnodebyid({nodeId}), those of the address above it left out. */
export type NavigationNodeAddress = { readonly nodeId: number }

/** The parameters of a form of the address /_api/site/usercustomactions('{actionId}'), those of the address above it left out. */
export type SiteUserCustomActionAddress = { readonly actionId: string }

/** The parameters of a form of the address /_api/social.feed/actor(item='{actorItem}'), those of the address above it left out. */
export type SocialActorAddress = { readonly actorItem: string }

/** The parameters of a form of the address /_api/web/roledefinitions({roleDefinitionId}), those of the address above it left out. */
export type RoleDefinitionAddress = { readonly roleDefinitionId: number } | { readonly roleDefinitionName: string } | { readonly roleTypeKind: number }

/** The parameters of a form of the address /_api/web/workflowassociations('{workflowId}'), those of the address above it left out. */
export type WebWorkflowAssociationAddress = { readonly workflowId: string }

/** The parameters of a form of the address /_api/sp.site.exists(url='{siteCollectionUrl}'), those of the address above it left out. */
export type SiteExistsAddress = { readonly siteCollectionUrl: string }

/** The parameters of a form of the address /_api/web/applywebtemplate('{webTemplateName}'), those of the address above it left out. */
export type ApplyWebTemplateAddress = { readonly webTemplateName: string }

/** The parameters of a form of the address /_api/social.feed/actor(item='{actorItem}')/feed, those of the address above it left out. */
export type ActorFeedAddress = Record<never, never> | { readonly maxThreadCount: number } | { readonly feedSortOrder: number } | { readonly newerThan: string } | { readonly olderThan: string } | { readonly maxThreadCount: number; readonly feedSortOrder: number } | { readonly maxThreadCount: number; readonly newerThan: string } | { readonly maxThreadCount: number; readonly olderThan: string } | { readonly maxThreadCount: number; readonly feedSortOrder: number; readonly newerThan: string } | { readonly maxThreadCount: number; readonly feedSortOrder: number; readonly olderThan: string } | { readonly feedSortOrder: number; readonly newerThan: string } | { readonly feedSortOrder: number; readonly olderThan: string } | { readonly newerThan: string; readonly olderThan: string } | { readonly maxThreadCount: number; readonly newerThan: string; readonly olderThan: string } | { readonly maxThreadCount: number; readonly feedSortOrder: number; readonly newerThan: string; readonly olderThan: string }

/** The parameters of a form of the address /_api/web/eventreceivers/getbyid('{receiverId}'), those of the address above it left out. */
export type WebEventReceiverAddress = { readonly receiverId: string }

/** The parameters of a form of the address /_api/sp.web.getdocumentlibraries('{webFullUrl}'), those of the address above it left out. */
export type DocumentLibrariesAddress = { readonly webFullUrl: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}'), those of the address above it left out. */
export type FileAddress = { readonly fileUrl: string } | { readonly fileDecodedUrl: string } | { readonly fileId: string } | FolderAddress & { readonly fileName: string } | ListAddress & ItemAddress

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/additem, those of the address above it left out. */
export type ListItemAdditionAddress = Record<never, never>

/** The parameters of a form of the address /_api/web/alerts/deletealertatindex({alertIndex}), those of the address above it left out. */
export type AlertAtIndexAddress = { readonly alertIndex: number }

/** The parameters of a form of the address /_api/site/eventreceivers/getbyid('{receiverId}'), those of the address above it left out. */
export type SiteEventReceiverAddress = { readonly receiverId: string }

/** The parameters of a form of the address /_api/web/availablecontenttypes('{contentTypeId}'), those of the address above it left out. */
export type AvailableContentTypeAddress = { readonly contentTypeId: string }

/** The parameters of a form of the address /_api/web/listtemplates/getbyname('{templateName}'), those of the address above it left out. */
export type ListTemplateAddress = { readonly templateName: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}'), those of the address above it left out. */
export type FolderAddress = { readonly folderUrl: string } | { readonly folderDecodedUrl: string } | { readonly folderId: string } | Record<never, never> | { readonly folderPath: string } | ListAddress | ListAddress & ItemAddress | { readonly folderUrl: string; readonly folderPath: string } | FoldersAddress & { readonly folderPath: string }

/** The parameters of a form of the address /_api/sp.site.geturlbyid(siteid='{siteCollectionId}'), those of the address above it left out. */
export type SiteUrlByIdAddress = { readonly siteCollectionId: string }

/** The parameters of a form of the address /_api/social.following/my/followed(types={actorTypes}), those of the address above it left out. */
export type FollowedActorsAddress = { readonly actorTypes: number }

/** The parameters of a form of the address /_api/web/themeinfo/getthemeshadebyname('{shadeName}'), those of the address above it left out. */
export type ThemeShadeAddress = { readonly shadeName: string }

/** The parameters of a form of the address /_api/web/contenttypes('{contentTypeId}')/nameresource, those of the address above it left out. */
export type WebTypeResourceAddress = Record<never, never> | { readonly resourceKind: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/titleresource, those of the address above it left out. */
export type ListResourceAddress = Record<never, never> | { readonly resourceKind: string }

/** The parameters of a form of the address /_api/web/fields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type WebFieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/sp.movecopyutil.copyfile(overwrite={overwriteFile}), those of the address above it left out. */
export type CopyFileByUrlAddress = { readonly overwriteFile: boolean } | Record<never, never>

/** The parameters of a form of the address /_api/sp.movecopyutil.movefile(overwrite={overwriteFile}), those of the address above it left out. */
export type MoveFileByUrlAddress = { readonly overwriteFile: boolean } | Record<never, never>

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId}), those of the address above it left out. */
export type ItemAddress = { readonly itemId: number }

/** The parameters of a form of the address /_api/web/roleassignments/getbyprincipalid({principalId}), those of the address above it left out. */
export type WebRoleAssignmentAddress = { readonly principalId: number }

/** The parameters of a form of the address /_api/web/regionalsettings/timezones/getbyid({timeZoneId}), those of the address above it left out. */
export type TimeZoneAddress = { readonly timeZoneId: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/views('{viewId}'), those of the address above it left out. */
export type ViewAddress = { readonly viewId: string } | { readonly viewTitle: string } | Record<never, never>

/** The parameters of a form of the address /_api/social.following/my/followedcount(types={actorTypes}), those of the address above it left out. */
export type FollowedActorCountAddress = { readonly actorTypes: number }

/** The parameters of a form of the address /_api/sp.file.getcontentverfromtag(contenttag='{contentTag}'), those of the address above it left out. */
export type ContentVersionAddress = { readonly contentTag: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/folders, those of the address above it left out. */
export type FoldersAddress = Record<never, never>

/** The parameters of a form of the address /_api/sp.movecopyutil.copyfilebypath(overwrite={overwriteFile}), those of the address above it left out. */
export type CopyFileByPathAddress = { readonly overwriteFile: boolean } | Record<never, never>

/** The parameters of a form of the address /_api/sp.movecopyutil.movefilebypath(overwrite={overwriteFile}), those of the address above it left out. */
export type MoveFileByPathAddress = { readonly overwriteFile: boolean } | Record<never, never>

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/forms('{formPageId}'), those of the address above it left out. */
export type ListFormAddress = { readonly formPageId: string }

/** The parameters of a form of the address /_api/web/sitegroups/getbyid({groupId})/users/getbyid({userId}), those of the address above it left out. */
export type GroupUserAddress = { readonly userId: number } | { readonly loginName: string } | { readonly userEmail: string }

/** The parameters of a form of the address /_api/web/themeinfo/getthemefontbyname('{fontSlotName}',{lcid}), those of the address above it left out. */
export type ThemeFontAddress = { readonly fontSlotName: string; readonly lcid: number }

/** The parameters of a form of the address /_api/web/availablefields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type AvailableFieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/openbinarystream, those of the address above it left out. */
export type FileStreamAddress = Record<never, never> | { readonly openOptions: number }

/** The parameters of a form of the address /_api/site/getwebpath(siteid='{siteCollectionId}',webid='{webId}'), those of the address above it left out. */
export type WebPathAddress = { readonly siteCollectionId: string; readonly webId: string }

/** The parameters of a form of the address /_api/web/regionalsettings/installedlanguages/getbyid({languageId}), those of the address above it left out. */
export type InstalledLanguageAddress = { readonly languageId: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/getwebdavurl('{sourceUrl}'), those of the address above it left out. */
export type WebDavUrlAddress = { readonly sourceUrl: string }

/** The parameters of a form of the address /_api/web/contenttypes('{contentTypeId}')/fieldlinks(guid'{fieldId}'), those of the address above it left out. */
export type ContentTypeFieldLinkAddress = { readonly fieldId: string }

/** The parameters of a form of the address /_api/web/fields/getbyinternalnameortitle('{fieldName}')/titleresource, those of the address above it left out. */
export type WebFieldResourceAddress = Record<never, never> | { readonly resourceKind: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId}), those of the address above it left out. */
export type FileVersionAddress = { readonly versionId: number }

/** The parameters of a form of the address /_api/web/features/remove(featureid='{featureId}',force={forceFeature}), those of the address above it left out. */
export type WebFeatureRemovalAddress = { readonly featureId: string; readonly forceFeature: boolean } | { readonly featureId: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/moveto('{newUrl}'), those of the address above it left out. */
export type FolderMoveAddress = { readonly newUrl: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/copyto('{newUrl}'), those of the address above it left out. */
export type FolderCopyAddress = { readonly newUrl: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/addvalidateupdateitemusingpath, those of the address above it left out. */
export type ItemAdditionAddress = Record<never, never>

/** The parameters of a form of the address /_api/site/features/remove(featureid='{featureId}',force={forceFeature}), those of the address above it left out. */
export type SiteFeatureRemovalAddress = { readonly featureId: string; readonly forceFeature: boolean } | { readonly featureId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/retentionpolicies('{policyId}'), those of the address above it left out. */
export type RetentionPolicyAddress = { readonly policyId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}'), those of the address above it left out. */
export type ListContentTypeAddress = { readonly contentTypeId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/usercustomactions('{actionId}'), those of the address above it left out. */
export type ListUserCustomActionAddress = { readonly actionId: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/deny('{checkInComment}'), those of the address above it left out. */
export type FileDenyAddress = { readonly checkInComment: string } | Record<never, never>

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/subscriptions('{subscriptionId}'), those of the address above it left out. */
export type SubscriptionAddress = { readonly subscriptionId: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/publish('{checkInComment}'), those of the address above it left out. */
export type FilePublishAddress = { readonly checkInComment: string } | Record<never, never>

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/approve('{checkInComment}'), those of the address above it left out. */
export type FileApproveAddress = { readonly checkInComment: string } | Record<never, never>

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId})/$value, those of the address above it left out. */
export type FileVersionValueAddress = Record<never, never> | { readonly openOptions: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/workflowassociations('{workflowId}'), those of the address above it left out. */
export type WorkflowAssociationAddress = { readonly workflowId: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/unpublish('{checkInComment}'), those of the address above it left out. */
export type FileUnpublishAddress = { readonly checkInComment: string } | Record<never, never>

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions({versionId}), those of the address above it left out. */
export type ItemVersionAddress = { readonly versionId: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/workflowsubscriptions('{workflowId}'), those of the address above it left out. */
export type WorkflowSubscriptionAddress = { readonly workflowId: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/recyclewithetag('{etagMatch}'), those of the address above it left out. */
export type RecycledWithETagAddress = { readonly etagMatch: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/eventreceivers/getbyid('{receiverId}'), those of the address above it left out. */
export type ListEventReceiverAddress = { readonly receiverId: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/folders/add('{folderName}'), those of the address above it left out. */
export type FolderByNameAddress = { readonly folderName: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/deletebyid({versionId}), those of the address above it left out. */
export type FileVersionDeleteAddress = { readonly versionId: number }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/recyclebyid({versionId}), those of the address above it left out. */
export type FileVersionRecycleAddress = { readonly versionId: number }

/** The parameters of a form of the address /_api/web/maptoicon(filename='{iconFileName}',progid='{programId}',size={iconSize}), those of the address above it left out. */
export type MapToIconAddress = { readonly iconFileName: string; readonly programId: string; readonly iconSize: number } | { readonly iconFileName: string; readonly programId: string } | { readonly iconFileName: string }

/** The parameters of a form of the address /_api/sp.utilities.utility.getlowercasestring(sourcevalue='{sourceValue}',lcid={lcid}), those of the address above it left out. */
export type LowerCaseStringAddress = { readonly sourceValue: string; readonly lcid: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/nameresource, those of the address above it left out. */
export type ListTypeResourceAddress = Record<never, never> | { readonly resourceKind: string }

/** The parameters of a form of the address /_api/web/getavailablewebtemplates(lcid={lcid},doincludecrosslanguage={crossLanguage}), those of the address above it left out. */
export type WebTemplatesAddress = { readonly lcid: number; readonly crossLanguage: boolean } | { readonly lcid: number } | { readonly lcid: number; readonly compatibilityLevel: number }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/startupload(uploadid=guid'{uploadId}'), those of the address above it left out. */
export type UploadStartAddress = { readonly uploadId: string }

/** The parameters of a form of the address /_api/web/contenttypes('{contentTypeId}')/fields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type ContentTypeFieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/fields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type FieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/cancelupload(uploadid=guid'{uploadId}'), those of the address above it left out. */
export type UploadCancelAddress = { readonly uploadId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/roleassignments/getbyprincipalid({principalId}), those of the address above it left out. */
export type ListRoleAssignmentAddress = { readonly principalId: number }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/deletebylabel('{versionLabel}'), those of the address above it left out. */
export type FileVersionDeleteByLabelAddress = { readonly versionLabel: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/restorebylabel('{versionLabel}'), those of the address above it left out. */
export type FileVersionRestoreAddress = { readonly versionLabel: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions/recyclebylabel('{versionLabel}'), those of the address above it left out. */
export type FileVersionRecycleByLabelAddress = { readonly versionLabel: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/files/getbyurloraddstub('{fileName}'), those of the address above it left out. */
export type FileOrStubAddress = { readonly fileName: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/getrelatedfields/getbyfieldid('{relatedFieldId}'), those of the address above it left out. */
export type RelatedFieldAddress = { readonly relatedFieldId: string }

/** The parameters of a form of the address /_api/site/runhealthcheck(ruleid='{healthRuleId}',brepair={repairs},brunalways={runsAlways}), those of the address above it left out. */
export type HealthCheckAddress = { readonly healthRuleId: string; readonly repairs: boolean; readonly runsAlways: boolean }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/moveto(newurl='{newUrl}',flags={moveFlags}), those of the address above it left out. */
export type FileMoveAddress = { readonly newUrl: string; readonly moveFlags: number } | { readonly newUrl: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles('{attachmentName}'), those of the address above it left out. */
export type AttachmentAddress = { readonly attachmentName: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope}), those of the address above it left out. */
export type WebPartManagerAddress = { readonly webPartScope: number }

/** The parameters of a form of the address /_api/web/features/add(featureid='{featureId}',force={forceFeature},featdefscope={featureScope}), those of the address above it left out. */
export type WebFeatureAdditionAddress = { readonly featureId: string; readonly forceFeature: boolean; readonly featureScope: number } | { readonly featureId: string } | { readonly featureId: string; readonly forceFeature: boolean }

/** The parameters of a form of the address /_api/site/features/add(featureid='{featureId}',force={forceFeature},featdefscope={featureScope}), those of the address above it left out. */
export type SiteFeatureAdditionAddress = { readonly featureId: string; readonly forceFeature: boolean; readonly featureScope: number } | { readonly featureId: string } | { readonly featureId: string; readonly forceFeature: boolean }

/** The parameters of a form of the address /_api/sp.userprofiles.followedcontent/getitems(options={followedOptions},subtype={followedSubtype}), those of the address above it left out. */
export type FollowedItemsAddress = { readonly followedOptions: number; readonly followedSubtype: number }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/folders/addusingpath(decodedurl='{folderName}'), those of the address above it left out. */
export type FolderUsingPathAddress = { readonly folderName: string } | { readonly folderName: string; readonly overwrite: boolean }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/fieldlinks(guid'{fieldId}'), those of the address above it left out. */
export type ListContentTypeFieldLinkAddress = { readonly fieldId: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/addsubfolderusingpath(decodedurl='{folderName}'), those of the address above it left out. */
export type SubfolderAddress = { readonly folderName: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/fields/getbyinternalnameortitle('{fieldName}')/titleresource, those of the address above it left out. */
export type ListFieldResourceAddress = Record<never, never> | { readonly resourceKind: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/copyto(strnewurl='{newUrl}',boverwrite={overwriteFile}), those of the address above it left out. */
export type FileCopyAddress = { readonly newUrl: string; readonly overwriteFile: boolean } | { readonly newUrl: string }

/** The parameters of a form of the address /_api/sp.utilities.utility.createnewdiscussionitem(listid='{discussionListId}',title='{discussionTitle}'), those of the address above it left out. */
export type DiscussionCreationAddress = { readonly discussionListId: string; readonly discussionTitle: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId})/roleassignments/getbyprincipalid({principalId}), those of the address above it left out. */
export type ItemRoleAssignmentAddress = { readonly principalId: number }

/** The parameters of a form of the address /_api/web/breakroleinheritance(copyroleassignments={copyRoleAssignments},clearsubscopes={clearSubscopes}), those of the address above it left out. */
export type WebBreakAddress = { readonly copyRoleAssignments: boolean; readonly clearSubscopes: boolean } | { readonly copyRoleAssignments: boolean }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles/add(filename='{attachmentName}'), those of the address above it left out. */
export type AttachmentAddAddress = { readonly attachmentName: string }

/** The parameters of a form of the address /_api/web/getfolderbyserverrelativeurl('{folderUrl}')/files/add(url='{fileName}',overwrite={overwriteFile}), those of the address above it left out. */
export type FileAddAddress = { readonly fileName: string; readonly overwriteFile: boolean } | { readonly fileName: string } | { readonly fileName: string; readonly ensureUniqueFileName: boolean } | { readonly fileName: string; readonly overwriteFile: boolean; readonly ensureUniqueFileName: boolean } | { readonly fileName: string; readonly autoCheckout: boolean } | { readonly fileName: string; readonly overwriteFile: boolean; readonly autoCheckout: boolean }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/checkin(comment='{checkInComment}',checkintype={checkInType}), those of the address above it left out. */
export type FileCheckInAddress = { readonly checkInComment: string; readonly checkInType: number } | { readonly checkInComment: string } | { readonly checkInType: number } | Record<never, never>

/** The parameters of a form of the address /_api/sp.web.getdocumentandmedialibraries(webfullurl='{webFullUrl}',includepagelibraries={includePageLibraries}), those of the address above it left out. */
export type MediaLibrariesAddress = { readonly webFullUrl: string; readonly includePageLibraries: boolean } | { readonly webFullUrl: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/finishupload(uploadid=guid'{uploadId}',fileoffset={fileOffset}), those of the address above it left out. */
export type UploadFinishAddress = { readonly uploadId: string; readonly fileOffset: number }

/** The parameters of a form of the address /_api/sp.utilities.utility.parsedatetime(value='{dateText}',displayformat={dateForm},calendartype={dateCalendar}), those of the address above it left out. */
export type TimeOfTextAddress = { readonly dateText: string; readonly dateForm: number; readonly dateCalendar: number } | { readonly dateText: string; readonly dateForm: number } | { readonly dateText: string }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/continueupload(uploadid=guid'{uploadId}',fileoffset={fileOffset}), those of the address above it left out. */
export type UploadContinueAddress = { readonly uploadId: string; readonly fileOffset: number }

/** The parameters of a form of the address /_api/web/getrecyclebinitems(rowlimit={rowLimit},isascending={isAscending},itemstate={itemState},orderby={binOrder}), those of the address above it left out. */
export type RecycleBinItemsAddress = { readonly rowLimit: number; readonly isAscending: boolean; readonly itemState: number; readonly binOrder: number } | { readonly pagingInfo: string; readonly rowLimit: number; readonly isAscending: boolean; readonly binOrder: number; readonly itemState: number } | { readonly rowLimit: number; readonly isAscending: boolean }

/** The parameters of a form of the address /_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope})/webparts('{webPartId}'), those of the address above it left out. */
export type WebPartAddress = { readonly webPartId: string } | { readonly controlId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}')/fields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type ListContentTypeFieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/microsoft.office.server.reputationmodel.reputation.setlike(listid='{ratedListId}',itemid={ratedItemId},like={likes}), those of the address above it left out. */
export type SetLikeAddress = { readonly ratedListId: string; readonly ratedItemId: number; readonly likes: boolean }

/** The parameters of a form of the address /_api/microsoft.office.server.reputationmodel.reputation.setrating(listid='{ratedListId}',itemid={ratedItemId},rating={rating}), those of the address above it left out. */
export type SetRatingAddress = { readonly ratedListId: string; readonly ratedItemId: number; readonly rating: number }

/** The parameters of a form of the address /_api/web/createdefaultassociatedgroups(userlogin='{ownerLogin}',userlogin2='{secondOwnerLogin}',groupnameseed='{groupNameSeed}'), those of the address above it left out. */
export type DefaultGroupsAddress = { readonly ownerLogin: string; readonly secondOwnerLogin: string; readonly groupNameSeed: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/breakroleinheritance(copyroleassignments={copyRoleAssignments},clearsubscopes={clearSubscopes}), those of the address above it left out. */
export type ListBreakAddress = { readonly copyRoleAssignments: boolean; readonly clearSubscopes: boolean } | { readonly copyRoleAssignments: boolean }

/** The parameters of a form of the address /_api/sp.userprofiles.peoplemanager/isfollowing(possiblefolloweraccountname='{followerName}',possiblefolloweeaccountname='{followeeName}'), those of the address above it left out. */
export type FollowedAddress = { readonly followerName: string; readonly followeeName: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/saveasnewview(oldname='{viewName}',newname='{newViewName}',privateview={privateView},uri='{viewUri}'), those of the address above it left out. */
export type NewViewAddress = { readonly viewName: string; readonly newViewName: string; readonly privateView: boolean; readonly viewUri: string } | { readonly viewName: string; readonly newViewName: string; readonly privateView: boolean }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/renderextendedlistformdata(itemid={formItemId},formid='{formId}',mode={formMode},options={formOptions}), those of the address above it left out. */
export type ExtendedListFormAddress = { readonly formItemId: number; readonly formId: string; readonly formMode: number; readonly formOptions: number } | { readonly formItemId: number; readonly formId: string; readonly formMode: number; readonly formOptions: number; readonly formCutoff: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId})/breakroleinheritance(copyroleassignments={copyRoleAssignments},clearsubscopes={clearSubscopes}), those of the address above it left out. */
export type ItemBreakAddress = { readonly copyRoleAssignments: boolean; readonly clearSubscopes: boolean } | { readonly copyRoleAssignments: boolean }

/** The parameters of a form of the address /_api/sp.workflowservices.workflowinstanceservice.current/startworkflowonlistitembysubscriptionid(subscriptionid='{startableId}',itemid={workflowItemId}), those of the address above it left out. */
export type StartedOnItemAddress = { readonly startableId: string; readonly workflowItemId: number } | Record<never, never>

/** The parameters of a form of the address /_api/web/applytheme(colorpaletteurl='{colorPaletteUrl}',fontschemeurl='{fontSchemeUrl}',backgroundimageurl='{backgroundImageUrl}',sharegenerated={shareGenerated}), those of the address above it left out. */
export type ApplyThemeAddress = { readonly colorPaletteUrl: string; readonly fontSchemeUrl: string; readonly backgroundImageUrl: string; readonly shareGenerated: boolean } | { readonly colorPaletteUrl: string; readonly fontSchemeUrl: string; readonly shareGenerated: boolean } | { readonly colorPaletteUrl: string; readonly backgroundImageUrl: string; readonly shareGenerated: boolean } | { readonly colorPaletteUrl: string; readonly shareGenerated: boolean }

/** The parameters of each operation’s address. */
export interface OperationParams {
  getWebArchiveMode: Record<never, never>
  getListArchiveMode: ListAddress
  setWebArchiveMode: Record<never, never>
  setListArchiveMode: ListAddress
  listLegalHolds: Record<never, never>
  addLegalHold: Record<never, never>
  releaseLegalHold: { readonly holdId: string }
  listRetentionPolicies: ListAddress
  addRetentionPolicy: ListAddress
  getRetentionPolicy: ListAddress & RetentionPolicyAddress
  updateRetentionPolicy: ListAddress & RetentionPolicyAddress
  deleteRetentionPolicy: ListAddress & RetentionPolicyAddress
  getRetentionReport: ListAddress & RetentionPolicyAddress
  listArchiveSnapshots: Record<never, never>
  runBatch: Record<never, never>
  listCheckedOutFiles: ListAddress
  getCheckedOutFile: ListAddress & { readonly checkedOutPath: string }
  takeOverCheckOut: ListAddress & { readonly checkedOutPath: string }
  getDocumentLibraries: DocumentLibrariesAddress
  listFileVersionEvents: FileAddress
  updateFile: FileAddress
  getEffectiveRightsManagementSettings: FileAddress
  getFileRightsManagementSettings: FileAddress
  updateFileRightsManagementSettings: FileAddress
  mergeFileRightsManagementSettings: FileAddress
  resetFileRightsManagementSettings: FileAddress
  getContentVersion: ContentVersionAddress
  checkOutFile: FileAddress
  checkInFile: FileAddress & FileCheckInAddress
  undoCheckOutFile: FileAddress
  publishFile: FileAddress & FilePublishAddress
  unpublishFile: FileAddress & FileUnpublishAddress
  approveFile: FileAddress & FileApproveAddress
  denyFile: FileAddress & FileDenyAddress
  getCheckedOutByUser: FileAddress
  getLockedByUser: FileAddress
  getFileAuthor: FileAddress
  getFileEditor: FileAddress
  listFileVersions: FileAddress
  getFileVersion: FileAddress & FileVersionAddress
  deleteFileVersion: FileAddress & FileVersionAddress
  getFileVersionValue: FileAddress & FileVersionAddress & FileVersionValueAddress
  restoreFileVersionByLabel: FileAddress & FileVersionRestoreAddress
  deleteFileVersionById: FileAddress & FileVersionDeleteAddress
  deleteFileVersionByLabel: FileAddress & FileVersionDeleteByLabelAddress
  deleteAllFileVersions: FileAddress
  recycleFileVersionById: FileAddress & FileVersionRecycleAddress
  recycleFileVersionByLabel: FileAddress & FileVersionRecycleByLabelAddress
  recycleAllFileVersions: FileAddress
  getFile: FileAddress
  deleteFile: FileAddress
  openFileStream: FileAddress & FileStreamAddress
  getFileValue: FileAddress
  updateFileValue: FileAddress
  addFile: FolderAddress & FileAddAddress
  getFileProperties: FileAddress
  recycleFile: FileAddress
  copyFile: FileAddress & FileCopyAddress
  moveFile: FileAddress & FileMoveAddress
  copyFileByPath: CopyFileByPathAddress
  moveFileByPath: MoveFileByPathAddress
  getFolder: FolderAddress
  updateFolder: FolderAddress
  mergeFolder: FolderAddress
  deleteFolder: FolderAddress
  listWebFolders: Record<never, never>
  listFolders: FolderAddress & FoldersAddress
  addFolder: FolderAddress & FoldersAddress
  addFolderByName: FolderAddress & FoldersAddress & FolderByNameAddress
  addFolderUsingPath: FolderAddress & FoldersAddress & FolderUsingPathAddress
  addSubfolder: FolderAddress & SubfolderAddress
  addSubfolderUsingPath: FolderAddress
  listFiles: FolderAddress
  getParentFolder: FolderAddress
  getFolderListItemAllFields: FolderAddress
  getFolderProperties: FolderAddress
  getFolderStorageMetrics: FolderAddress
  recycleFolder: FolderAddress
  moveFolder: FolderAddress & FolderMoveAddress
  copyFolder: FolderAddress & FolderCopyAddress
  deleteFolderWithParameters: FolderAddress
  moveFolderByPath: Record<never, never>
  copyFolderByPath: Record<never, never>
  createWikiPage: Record<never, never>
  addTemplateFile: FolderAddress & { readonly pageFileUrl: string; readonly templateFileType: number }
  getFileOrAddStub: FolderAddress & FileOrStubAddress
  recycleFileWithETag: FileAddress & RecycledWithETagAddress
  getFolderItemChanges: FolderAddress
  getDocumentAndMediaLibraries: MediaLibrariesAddress
  copyFileByUrl: CopyFileByUrlAddress
  moveFileByUrl: MoveFileByUrlAddress
  copyFolderByUrl: Record<never, never>
  moveFolderByUrl: Record<never, never>
  deleteFileWithParameters: FileAddress
  recycleFileWithParameters: FileAddress
  recycleFolderWithParameters: FolderAddress
  startUpload: FileAddress & UploadStartAddress
  continueUpload: FileAddress & UploadContinueAddress
  finishUpload: FileAddress & UploadFinishAddress
  cancelUpload: FileAddress & UploadCancelAddress
  saveBinaryStream: FileAddress
  getWebPartManager: FileAddress & WebPartManagerAddress
  listWebParts: FileAddress & WebPartManagerAddress
  getWebPart: FileAddress & WebPartManagerAddress & WebPartAddress
  exportWebPart: FileAddress & WebPartManagerAddress & { readonly exportedPartId: string }
  importWebPart: FileAddress & WebPartManagerAddress
  addWebPart: FileAddress & WebPartManagerAddress
  getPartOfDefinition: FileAddress & WebPartManagerAddress & WebPartAddress
  updateWebPart: FileAddress & WebPartManagerAddress & WebPartAddress
  mergeWebPart: FileAddress & WebPartManagerAddress & WebPartAddress
  saveWebPartChanges: FileAddress & WebPartManagerAddress & WebPartAddress
  closeWebPart: FileAddress & WebPartManagerAddress & WebPartAddress
  openWebPart: FileAddress & WebPartManagerAddress & WebPartAddress
  moveWebPart: FileAddress & WebPartManagerAddress & WebPartAddress & { readonly zoneId: string; readonly zoneIndex: number }
  deleteWebPart: FileAddress & WebPartManagerAddress & WebPartAddress
  listAttachments: ListAddress & ItemAddress
  addAttachment: ListAddress & ItemAddress & AttachmentAddAddress
  getAttachment: ListAddress & ItemAddress & AttachmentAddress
  deleteAttachment: ListAddress & ItemAddress & AttachmentAddress
  getAttachmentValue: ListAddress & ItemAddress & AttachmentAddress
  updateAttachmentValue: ListAddress & ItemAddress & AttachmentAddress
  recycleAttachment: ListAddress & ItemAddress & AttachmentAddress
  recycleAttachmentByDelete: ListAddress & ItemAddress & AttachmentAddress
  createDiscussion: DiscussionCreationAddress
  getLowerCaseString: LowerCaseStringAddress
  getItemProperties: ListAddress & ItemAddress
  getItemLikes: ListAddress & ItemAddress
  likeItem: ListAddress & ItemAddress
  unlikeItem: ListAddress & ItemAddress
  getFieldValuesAsText: ListAddress & ItemAddress
  getFieldValuesAsHtml: ListAddress & ItemAddress
  getFieldValuesForEdit: ListAddress & ItemAddress
  validateUpdateListItem: ListAddress & ItemAddress
  addValidateUpdateItemUsingPath: ListAddress & ItemAdditionAddress
  reserveListItemId: ListAddress
  updateItemAsSystem: ListAddress & ItemAddress
  updateItemOverVersion: ListAddress & ItemAddress
  listItemVersions: ListAddress & ItemAddress
  getItemVersion: ListAddress & ItemAddress & ItemVersionAddress
  deleteItemVersion: ListAddress & ItemAddress & ItemVersionAddress
  restoreItemVersionById: ListAddress & ItemAddress & { readonly versionId: number }
  deleteItemVersionById: ListAddress & ItemAddress & { readonly versionId: number }
  deleteAllItemVersions: ListAddress & ItemAddress
  restoreItemVersionByLabel: ListAddress & ItemAddress & { readonly versionLabel: string }
  deleteItemVersionByLabel: ListAddress & ItemAddress & { readonly versionLabel: string }
  listItems: ListAddress
  addItem: ListAddress
  getItem: ListAddress & ItemAddress
  updateItem: ListAddress & ItemAddress
  mergeItem: ListAddress & ItemAddress
  deleteItem: ListAddress & ItemAddress
  getItemParentList: ListAddress & ItemAddress
  getItemContentType: ListAddress & ItemAddress
  deleteItemWithParameters: ListAddress & ItemAddress
  getRelatedItems: Record<never, never>
  getPageOneRelatedItems: Record<never, never>
  addRelatedItem: Record<never, never>
  addRelatedItemByUrl: Record<never, never>
  addRelatedItemOfUrl: Record<never, never>
  deleteRelatedItem: Record<never, never>
  setLike: SetLikeAddress
  setRating: SetRatingAddress
  addListDataRelatedItem: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string }
  getListDataLinks: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string }
  updateListDataLink: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string }
  addListDataLink: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string }
  deleteListDataLink: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string }
  deleteListDataLinkById: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string; readonly linkedId: number }
  deleteListDataLinkByKey: { readonly entitySet: string; readonly itemId: number; readonly dataLink: string; readonly dataKey: string }
  getListDataFile: { readonly entitySet: string; readonly itemId: number }
  updateListDataFile: { readonly entitySet: string; readonly itemId: number }
  addListDataFile: { readonly entitySet: string }
  listListDataAttachments: Record<never, never>
  addListDataAttachment: Record<never, never>
  getListDataAttachment: { readonly dataSet: string; readonly itemId: number; readonly attachmentName: string }
  deleteListDataAttachment: { readonly dataSet: string; readonly itemId: number; readonly attachmentName: string }
  getListDataAttachmentValue: { readonly dataSet: string; readonly itemId: number; readonly attachmentName: string }
  updateListDataAttachmentValue: { readonly dataSet: string; readonly itemId: number; readonly attachmentName: string }
  getListDataService: Record<never, never>
  getListDataMetadata: Record<never, never>
  listListDataItems: { readonly entitySet: string }
  addListDataItem: { readonly entitySet: string }
  getListDataItem: { readonly entitySet: string; readonly itemId: number }
  updateListDataItem: { readonly entitySet: string; readonly itemId: number }
  mergeListDataItem: { readonly entitySet: string; readonly itemId: number }
  deleteListDataItem: { readonly entitySet: string; readonly itemId: number }
  getListDataChoice: { readonly entitySet: string; readonly dataKey: string }
  renderExtendedListFormData: ListAddress & ExtendedListFormAddress
  getItems: ListAddress
  renderListDataAsStream: ListAddress
  readListDataAtUrl: Record<never, never>
  getListItemChangesSinceToken: ListAddress
  renderListData: ListAddress & { readonly renderedViewXml: string }
  renderListFormData: ListAddress & { readonly formItemId: number; readonly formId: string; readonly formMode: number }
  getLookupFieldChoices: ListAddress & { readonly lookupFieldName: string; readonly choicesPage: string }
  renderListFilterData: ListAddress
  listForms: ListAddress
  getForm: ListAddress & ListFormAddress
  getFormByType: ListAddress & { readonly formPageType: number }
  renderViewAsHtml: ListAddress & ViewAddress
  addListItem: ListAddress & ListItemAdditionAddress
  bulkValidateUpdateListItems: ListAddress
  saveAsNewView: ListAddress & NewViewAddress
  getWebDavUrl: ListAddress & WebDavUrlAddress
  listContentTypes: Record<never, never>
  addContentType: Record<never, never>
  createContentType: Record<never, never>
  listAvailableContentTypes: Record<never, never>
  getAvailableContentType: AvailableContentTypeAddress
  listListContentTypes: ListAddress
  addListContentType: ListAddress
  addAvailableContentType: ListAddress
  addAvailableContentTypeById: ListAddress & { readonly contentTypeId: string }
  getContentType: ContentTypeAddress
  updateContentType: ContentTypeAddress
  mergeContentType: ContentTypeAddress
  deleteContentType: ContentTypeAddress
  getListContentType: ListAddress & ListContentTypeAddress
  updateListContentType: ListAddress & ListContentTypeAddress
  mergeListContentType: ListAddress & ListContentTypeAddress
  deleteListContentType: ListAddress & ListContentTypeAddress
  listContentTypeFields: ContentTypeAddress
  listListContentTypeFields: ListAddress & ListContentTypeAddress
  getContentTypeField: ContentTypeAddress & ContentTypeFieldAddress
  getListContentTypeField: ListAddress & ListContentTypeAddress & ListContentTypeFieldAddress
  listFieldLinks: ContentTypeAddress
  addFieldLink: ContentTypeAddress
  listListFieldLinks: ListAddress & ListContentTypeAddress
  addListFieldLink: ListAddress & ListContentTypeAddress
  putFieldLinksInOrder: ContentTypeAddress
  putListFieldLinksInOrder: ListAddress & ListContentTypeAddress
  getContentTypeParent: ContentTypeAddress
  getListContentTypeParent: ListAddress & ListContentTypeAddress
  getFieldLink: ContentTypeAddress & ContentTypeFieldLinkAddress
  updateFieldLink: ContentTypeAddress & ContentTypeFieldLinkAddress
  mergeFieldLink: ContentTypeAddress & ContentTypeFieldLinkAddress
  deleteFieldLink: ContentTypeAddress & ContentTypeFieldLinkAddress
  getListFieldLink: ListAddress & ListContentTypeAddress & ListContentTypeFieldLinkAddress
  updateListFieldLink: ListAddress & ListContentTypeAddress & ListContentTypeFieldLinkAddress
  mergeListFieldLink: ListAddress & ListContentTypeAddress & ListContentTypeFieldLinkAddress
  deleteListFieldLink: ListAddress & ListContentTypeAddress & ListContentTypeFieldLinkAddress
  setFieldInDisplayForm: ListAddress & FieldAddress & { readonly shownInForm: boolean }
  setWebFieldInDisplayForm: WebFieldAddress & { readonly shownInForm: boolean }
  setFieldInEditForm: ListAddress & FieldAddress & { readonly shownInForm: boolean }
  setWebFieldInEditForm: WebFieldAddress & { readonly shownInForm: boolean }
  setFieldInNewForm: ListAddress & FieldAddress & { readonly shownInForm: boolean }
  setWebFieldInNewForm: WebFieldAddress & { readonly shownInForm: boolean }
  validateFieldValue: ListAddress & FieldAddress
  listFields: ListAddress
  addField: ListAddress
  listWebFields: Record<never, never>
  addWebField: Record<never, never>
  addFieldByParameters: ListAddress
  addWebFieldByParameters: Record<never, never>
  createFieldAsXml: ListAddress
  createWebFieldAsXml: Record<never, never>
  getField: ListAddress & FieldAddress
  updateField: ListAddress & FieldAddress
  mergeField: ListAddress & FieldAddress
  deleteField: ListAddress & FieldAddress
  getWebField: WebFieldAddress
  updateWebField: WebFieldAddress
  mergeWebField: WebFieldAddress
  deleteWebField: WebFieldAddress
  addDependentLookupField: ListAddress & { readonly fieldDisplayName: string; readonly primaryFieldId: string; readonly shownField: string }
  listAvailableFields: Record<never, never>
  getAvailableField: AvailableFieldAddress
  getRelatedFields: ListAddress
  getRelatedField: ListAddress & RelatedFieldAddress
  getRightsManagementSettings: ListAddress
  updateRightsManagementSettings: ListAddress
  mergeRightsManagementSettings: ListAddress
  resetRightsManagementSettings: ListAddress
  getCreatablesInfo: ListAddress
  listLists: Record<never, never>
  addList: Record<never, never>
  getList: ListAddress
  updateList: ListAddress
  mergeList: ListAddress
  deleteList: ListAddress
  getListById: { readonly listId: string }
  addListByParameters: Record<never, never>
  getListParentWeb: ListAddress
  getListAuthor: ListAddress
  ensureSiteAssetsLibrary: Record<never, never>
  ensureSitePagesLibrary: Record<never, never>
  listSubscriptions: ListAddress
  addSubscription: ListAddress
  addSubscriptionByInformation: ListAddress
  getSubscription: ListAddress & SubscriptionAddress
  updateSubscription: ListAddress & SubscriptionAddress
  deleteSubscription: ListAddress & SubscriptionAddress
  listDeliveries: ListAddress & SubscriptionAddress
  getViewFromUrl: ViewFromUrlAddress
  listViews: ListAddress
  addView: ListAddress
  addViewByParameters: ListAddress
  getView: ListAddress & ViewAddress
  updateView: ListAddress & ViewAddress
  mergeView: ListAddress & ViewAddress
  deleteView: ListAddress & ViewAddress
  setViewXml: ListAddress & ViewAddress
  getViewFields: ListAddress & ViewAddress
  addViewField: ListAddress & ViewAddress & { readonly fieldName: string }
  removeViewField: ListAddress & ViewAddress & { readonly fieldName: string }
  removeAllViewFields: ListAddress & ViewAddress
  moveViewFieldTo: ListAddress & ViewAddress
  listWorkflowSubscriptions: ListAddress
  addWorkflowSubscription: ListAddress
  getWorkflowSubscription: ListAddress & WorkflowSubscriptionAddress
  deleteWorkflowSubscription: ListAddress & WorkflowSubscriptionAddress
  listWorkflowAssociations: ListAddress
  getWorkflowAssociation: ListAddress & WorkflowAssociationAddress
  updateWorkflowAssociation: ListAddress & WorkflowAssociationAddress
  mergeWorkflowAssociation: ListAddress & WorkflowAssociationAddress
  deleteWorkflowAssociation: ListAddress & WorkflowAssociationAddress
  getWorkflowAssociationByName: ListAddress & { readonly workflowName: string }
  listWorkflowAssociationsOfType: ListAddress & ListContentTypeAddress
  listWebWorkflowAssociationsOfType: ContentTypeAddress
  listWebWorkflowAssociations: Record<never, never>
  getWebWorkflowAssociation: WebWorkflowAssociationAddress
  updateWebWorkflowAssociation: WebWorkflowAssociationAddress
  mergeWebWorkflowAssociation: WebWorkflowAssociationAddress
  deleteWebWorkflowAssociation: WebWorkflowAssociationAddress
  getWebWorkflowAssociationByName: { readonly workflowName: string }
  listWebWorkflowSubscriptions: Record<never, never>
  addWebWorkflowSubscription: Record<never, never>
  listWorkflowTemplates: Record<never, never>
  getOwnSocialActor: Record<never, never>
  getOwnFeed: Record<never, never>
  getOwnNews: Record<never, never>
  getOwnTimeline: Record<never, never>
  getOrganizationFeed: Record<never, never>
  getOwnLikes: Record<never, never>
  getOwnMentions: Record<never, never>
  addOwnPost: Record<never, never>
  clearUnreadMentions: Record<never, never>
  countUnreadMentions: Record<never, never>
  getSocialActor: SocialActorAddress
  getActorFeed: SocialActorAddress & ActorFeedAddress
  addPostInWeb: SocialActorAddress & ActorFeedAddress
  getFollowedContent: Record<never, never>
  followContent: { readonly contentUrl: string }
  stopFollowingContent: { readonly contentUrl: string }
  isContentFollowed: { readonly contentUrl: string }
  getFollowedStatus: { readonly contentUrl: string }
  getFollowedItem: { readonly contentUrl: string }
  findFollowedItem: { readonly contentUrl: string }
  listFollowedItems: FollowedItemsAddress
  followPerson: { readonly accountName: string }
  stopFollowingPerson: { readonly accountName: string }
  amIFollowing: { readonly accountName: string }
  amIFollowedBy: { readonly accountName: string }
  isFollowing: FollowedAddress
  listPeopleFollowedBy: { readonly accountName: string }
  listPeopleFollowedByMe: Record<never, never>
  listFollowersFor: { readonly accountName: string }
  listMyFollowers: Record<never, never>
  listMySuggestions: Record<never, never>
  hideSuggestion: { readonly accountName: string }
  followTag: { readonly tagId: string }
  stopFollowingTag: { readonly tagId: string }
  listFollowedTags: { readonly tagCount: number }
  getTrendingTags: Record<never, never>
  getFollowingManager: Record<never, never>
  followActor: Record<never, never>
  stopFollowingActor: Record<never, never>
  isActorFollowed: Record<never, never>
  listFollowed: FollowedActorsAddress
  countFollowed: FollowedActorCountAddress
  listSocialFollowers: Record<never, never>
  listSocialSuggestions: Record<never, never>
  listGroups: Record<never, never>
  addGroup: Record<never, never>
  getGroup: GroupAddress
  updateGroup: GroupAddress
  mergeGroup: GroupAddress
  deleteGroup: GroupAddress
  removeGroupById: { readonly groupId: number }
  removeGroupByLoginName: { readonly groupName: string }
  getGroupOwner: GroupAddress
  listGroupUsers: GroupAddress
  addGroupUser: GroupAddress
  removeGroupUserById: GroupAddress & { readonly userId: number }
  removeGroupUserByLoginName: GroupAddress & { readonly loginName: string }
  setUserAsOwner: GroupAddress & { readonly principalId: number }
  getGroupUser: GroupAddress & GroupUserAddress
  createDefaultAssociatedGroups: DefaultGroupsAddress
  searchPeople: Record<never, never>
  resolvePerson: Record<never, never>
  getSocialThread: Record<never, never>
  replyToPost: Record<never, never>
  deletePost: Record<never, never>
  likePost: Record<never, never>
  unlikePost: Record<never, never>
  lockThread: Record<never, never>
  unlockThread: Record<never, never>
  listLikers: Record<never, never>
  getPeopleManager: Record<never, never>
  getMyProperties: Record<never, never>
  getPropertiesFor: { readonly accountName: string }
  getUserProfilePropertyFor: { readonly accountName: string; readonly profilePropertyName: string }
  getUserProfilePropertiesFor: Record<never, never>
  setSingleValueProfileProperty: Record<never, never>
  setMultiValuedProfileProperty: Record<never, never>
  setMyProfilePicture: Record<never, never>
  getProfileLoader: Record<never, never>
  getUserProfile: Record<never, never>
  getOwnerUserProfile: Record<never, never>
  shareAllSocialData: { readonly sharesSocialData: boolean }
  listUsers: Record<never, never>
  addUser: Record<never, never>
  getUser: UserAddress
  updateUser: UserAddress
  mergeUser: UserAddress
  deleteUser: UserAddress
  listUserGroups: UserAddress
  ensureUser: Record<never, never>
  ensureUserByLoginName: { readonly loginName: string }
  removeUserById: { readonly userId: number }
  removeUserByLoginName: { readonly loginName: string }
  getCurrentUser: Record<never, never>
  updateCurrentUser: Record<never, never>
  mergeCurrentUser: Record<never, never>
  listCurrentUserGroups: Record<never, never>
  getCurrentUserEmailAddresses: Record<never, never>
  getUserPermissionLevels: Record<never, never>
  resolvePrincipal: Record<never, never>
  searchPrincipals: Record<never, never>
  expandGroups: Record<never, never>
  createInvitationText: Record<never, never>
  formatDateTime: Record<never, never>
  sendEmail: Record<never, never>
  getImageUrl: { readonly imageName: string }
  getLayoutsPageUrl: { readonly pageName: string }
  listWebRoleAssignments: Record<never, never>
  listListRoleAssignments: ListAddress
  listItemRoleAssignments: ListAddress & ItemAddress
  listWebRoleAssignmentGroups: Record<never, never>
  listListRoleAssignmentGroups: ListAddress
  listItemRoleAssignmentGroups: ListAddress & ItemAddress
  getWebRoleAssignment: WebRoleAssignmentAddress
  deleteWebRoleAssignment: WebRoleAssignmentAddress
  getListRoleAssignment: ListAddress & ListRoleAssignmentAddress
  deleteListRoleAssignment: ListAddress & ListRoleAssignmentAddress
  getItemRoleAssignment: ListAddress & ItemAddress & ItemRoleAssignmentAddress
  deleteItemRoleAssignment: ListAddress & ItemAddress & ItemRoleAssignmentAddress
  updateWebRoleAssignment: WebRoleAssignmentAddress
  updateListRoleAssignment: ListAddress & ListRoleAssignmentAddress
  updateItemRoleAssignment: ListAddress & ItemAddress & ItemRoleAssignmentAddress
  listWebRoleDefinitionBindings: WebRoleAssignmentAddress
  listListRoleDefinitionBindings: ListAddress & ListRoleAssignmentAddress
  listItemRoleDefinitionBindings: ListAddress & ItemAddress & ItemRoleAssignmentAddress
  addWebRoleAssignment: { readonly principalId: number; readonly roleDefId: number }
  addListRoleAssignment: ListAddress & { readonly principalId: number; readonly roleDefId: number }
  addItemRoleAssignment: ListAddress & ItemAddress & { readonly principalId: number; readonly roleDefId: number }
  removeWebRoleAssignment: { readonly principalId: number; readonly roleDefId: number }
  removeListRoleAssignment: ListAddress & { readonly principalId: number; readonly roleDefId: number }
  removeItemRoleAssignment: ListAddress & ItemAddress & { readonly principalId: number; readonly roleDefId: number }
  breakWebRoleInheritance: WebBreakAddress
  breakListRoleInheritance: ListAddress & ListBreakAddress
  breakItemRoleInheritance: ListAddress & ItemAddress & ItemBreakAddress
  resetWebRoleInheritance: Record<never, never>
  resetListRoleInheritance: ListAddress
  resetItemRoleInheritance: ListAddress & ItemAddress
  hasWebUniqueRoleAssignments: Record<never, never>
  hasListUniqueRoleAssignments: ListAddress
  hasItemUniqueRoleAssignments: ListAddress & ItemAddress
  getWebEffectiveBasePermissions: Record<never, never>
  getListEffectiveBasePermissions: ListAddress
  getItemEffectiveBasePermissions: ListAddress & ItemAddress
  getWebUserEffectivePermissions: { readonly loginName: string }
  getListUserEffectivePermissions: ListAddress & { readonly loginName: string }
  getItemUserEffectivePermissions: ListAddress & ItemAddress & { readonly loginName: string }
  getWebRoleAssignmentMember: WebRoleAssignmentAddress
  getListRoleAssignmentMember: ListAddress & ListRoleAssignmentAddress
  getItemRoleAssignmentMember: ListAddress & ItemAddress & ItemRoleAssignmentAddress
  doesUserHavePermissions: { readonly permissionMask: string }
  getItemEffectiveBasePermissionsForUi: ListAddress & ItemAddress
  recreateRoleDefinitions: Record<never, never>
  listRoleDefinitions: Record<never, never>
  addRoleDefinition: Record<never, never>
  getRoleDefinition: RoleDefinitionAddress
  updateRoleDefinition: RoleDefinitionAddress
  mergeRoleDefinition: RoleDefinitionAddress
  deleteRoleDefinition: RoleDefinitionAddress
  getWebUniqueAncestor: Record<never, never>
  getListUniqueAncestor: ListAddress
  getItemUniqueAncestor: ListAddress & ItemAddress
  recycleItem: ListAddress & ItemAddress
  recycleList: ListAddress
  listRecycleBinItems: Record<never, never>
  getRecycleBinItem: RecycleBinItemAddress
  restoreRecycleBinItem: RecycleBinItemAddress
  deleteRecycleBinItem: RecycleBinItemAddress
  moveRecycleBinItemToSecondStage: RecycleBinItemAddress
  restoreAllRecycleBinItems: Record<never, never>
  deleteAllRecycleBinItems: Record<never, never>
  moveAllRecycleBinItemsToSecondStage: Record<never, never>
  deleteRecycleBinItemsByIds: Record<never, never>
  restoreRecycleBinItemsByIds: Record<never, never>
  moveRecycleBinItemsToSecondStageByIds: Record<never, never>
  deleteAllSecondStageItems: Record<never, never>
  getRecycleBinItems: RecycleBinItemsAddress
  searchAutocompletions: Record<never, never>
  searchQuery: Record<never, never>
  searchPostQuery: Record<never, never>
  getQueryConfiguration: Record<never, never>
  listPromotedResultRules: Record<never, never>
  searchSuggest: Record<never, never>
  getSearchCenterUrl: Record<never, never>
  getSearchResultsPage: Record<never, never>
  listAlerts: Record<never, never>
  addAlert: Record<never, never>
  getAlert: AlertAddress
  updateAlert: AlertAddress
  deleteAlert: AlertAddress
  hasAlert: AlertInWebAddress
  deleteAlertById: AlertDeletionAddress
  deleteAlertAtIndex: AlertAtIndexAddress
  updateAlertByMethod: AlertAddress
  listCurrentUserAlerts: Record<never, never>
  addCurrentUserAlert: Record<never, never>
  listUserAlerts: UserAddress
  getSiteChanges: Record<never, never>
  getWebChanges: Record<never, never>
  getListChanges: ListAddress
  getItemChanges: ListAddress & ItemAddress
  getFolderChanges: FolderAddress
  getContextInfo: Record<never, never>
  listSiteEventReceivers: Record<never, never>
  addSiteEventReceiver: Record<never, never>
  listWebEventReceivers: Record<never, never>
  addWebEventReceiver: Record<never, never>
  listListEventReceivers: ListAddress
  addListEventReceiver: ListAddress
  getSiteEventReceiver: SiteEventReceiverAddress
  updateSiteEventReceiver: SiteEventReceiverAddress
  mergeSiteEventReceiver: SiteEventReceiverAddress
  deleteSiteEventReceiver: SiteEventReceiverAddress
  getWebEventReceiver: WebEventReceiverAddress
  updateWebEventReceiver: WebEventReceiverAddress
  mergeWebEventReceiver: WebEventReceiverAddress
  deleteWebEventReceiver: WebEventReceiverAddress
  getListEventReceiver: ListAddress & ListEventReceiverAddress
  updateListEventReceiver: ListAddress & ListEventReceiverAddress
  mergeListEventReceiver: ListAddress & ListEventReceiverAddress
  deleteListEventReceiver: ListAddress & ListEventReceiverAddress
  listSiteFeatures: Record<never, never>
  listWebFeatures: Record<never, never>
  getSiteFeature: SiteFeatureAddress
  getWebFeature: WebFeatureAddress
  addSiteFeature: SiteFeatureAdditionAddress
  addWebFeature: WebFeatureAdditionAddress
  removeSiteFeature: SiteFeatureRemovalAddress
  removeWebFeature: WebFeatureRemovalAddress
  getHealth: Record<never, never>
  getReadiness: Record<never, never>
  getDiagnostics: Record<never, never>
  getMetadata: Record<never, never>
  getNavigation: Record<never, never>
  updateNavigation: Record<never, never>
  mergeNavigation: Record<never, never>
  listNavigationNodes: Record<never, never>
  addNavigationNode: Record<never, never>
  moveNavigationNode: { readonly movedNodeId: number; readonly previousNodeId: number }
  getNavigationNodeByIndex: { readonly nodeIndex: number }
  getNavigationNode: NavigationNodeAddress
  updateNavigationNode: NavigationNodeAddress
  mergeNavigationNode: NavigationNodeAddress
  deleteNavigationNode: NavigationNodeAddress
  readMenuState: Record<never, never>
  getMenuState: Record<never, never>
  readMenuNodeKey: Record<never, never>
  getMenuNodeKey: Record<never, never>
  getRegionalSettings: Record<never, never>
  updateRegionalSettings: Record<never, never>
  mergeRegionalSettings: Record<never, never>
  getTimeZone: Record<never, never>
  listTimeZones: Record<never, never>
  getTimeZoneById: TimeZoneAddress
  findTimeZoneById: TimeZoneAddress
  getLocalTime: { readonly utcTime: string }
  utcToLocalTime: { readonly utcTime: string }
  getUtcTime: { readonly localTime: string }
  localTimeToUtc: { readonly localTime: string }
  getTimeOfText: TimeOfTextAddress
  listCurrencies: Record<never, never>
  getInstalledLanguages: Record<never, never>
  getInstalledLanguage: InstalledLanguageAddress
  getServiceDocument: Record<never, never>
  getRequestContext: Record<never, never>
  getRequestUserContext: Record<never, never>
  getRemoteContext: Record<never, never>
  isHostedService: Record<never, never>
  listBlockedFileExtensions: Record<never, never>
  getGlobalInstalledLanguages: { readonly compatibilityLevel: number }
  isUpgradeNeeded: { readonly versionUpgrade: boolean; readonly recursiveUpgrade: boolean }
  runHealthCheck: HealthCheckAddress
  runUpgrade: { readonly versionUpgrade: boolean; readonly queueOnly: boolean; readonly sendEmail: boolean }
  createSite: Record<never, never>
  getSiteStatus: Record<never, never>
  siteExists: SiteExistsAddress
  getSiteUrlById: SiteUrlByIdAddress
  getSite: Record<never, never>
  getSiteOwner: Record<never, never>
  getSecondaryContact: Record<never, never>
  getSiteAudit: Record<never, never>
  getSiteUsage: Record<never, never>
  openWebById: WebByIdAddress
  getWebPath: WebPathAddress
  openWeb: WebByUrlAddress
  listListTemplateExtensions: Record<never, never>
  listWebTemplateExtensions: Record<never, never>
  saveListAsTemplate: ListAddress & { readonly templateFileName: string; readonly savedTemplateName: string; readonly savedTemplateDescription: string; readonly withContent: boolean }
  saveWebAsTemplate: { readonly templateFileName: string; readonly savedTemplateName: string; readonly savedTemplateDescription: string; readonly withContent: boolean }
  getThemeShade: ThemeShadeAddress
  getThemeFont: ThemeFontAddress
  applyTheme: ApplyThemeAddress
  applyWebTemplate: ApplyWebTemplateAddress
  getWebResource: Record<never, never>
  getListResource: ListAddress & ListResourceAddress
  getWebResourceText: { readonly cultureName: string }
  getListResourceText: ListAddress & ListResourceAddress & { readonly cultureName: string }
  setWebResourceText: { readonly cultureName: string; readonly resourceText: string }
  setListResourceText: ListAddress & ListResourceAddress & { readonly cultureName: string; readonly resourceText: string }
  getWebFieldResource: WebFieldAddress & WebFieldResourceAddress
  getListFieldResource: ListAddress & FieldAddress & ListFieldResourceAddress
  getWebFieldResourceText: WebFieldAddress & WebFieldResourceAddress & { readonly cultureName: string }
  getListFieldResourceText: ListAddress & FieldAddress & ListFieldResourceAddress & { readonly cultureName: string }
  setWebFieldResourceText: WebFieldAddress & WebFieldResourceAddress & { readonly cultureName: string; readonly resourceText: string }
  setListFieldResourceText: ListAddress & FieldAddress & ListFieldResourceAddress & { readonly cultureName: string; readonly resourceText: string }
  getWebTypeResource: ContentTypeAddress & WebTypeResourceAddress
  getListTypeResource: ListAddress & ListContentTypeAddress & ListTypeResourceAddress
  getWebTypeResourceText: ContentTypeAddress & WebTypeResourceAddress & { readonly cultureName: string }
  getListTypeResourceText: ListAddress & ListContentTypeAddress & ListTypeResourceAddress & { readonly cultureName: string }
  setWebTypeResourceText: ContentTypeAddress & WebTypeResourceAddress & { readonly cultureName: string; readonly resourceText: string }
  setListTypeResourceText: ListAddress & ListContentTypeAddress & ListTypeResourceAddress & { readonly cultureName: string; readonly resourceText: string }
  addSupportedUILanguage: { readonly lcid: number }
  removeSupportedUILanguage: { readonly lcid: number }
  listSiteUserCustomActions: Record<never, never>
  addSiteUserCustomAction: Record<never, never>
  listWebUserCustomActions: Record<never, never>
  addWebUserCustomAction: Record<never, never>
  listListUserCustomActions: ListAddress
  addListUserCustomAction: ListAddress
  clearSiteUserCustomActions: Record<never, never>
  clearWebUserCustomActions: Record<never, never>
  clearListUserCustomActions: ListAddress
  getSiteUserCustomAction: SiteUserCustomActionAddress
  updateSiteUserCustomAction: SiteUserCustomActionAddress
  mergeSiteUserCustomAction: SiteUserCustomActionAddress
  deleteSiteUserCustomAction: SiteUserCustomActionAddress
  getWebUserCustomAction: WebUserCustomActionAddress
  updateWebUserCustomAction: WebUserCustomActionAddress
  mergeWebUserCustomAction: WebUserCustomActionAddress
  deleteWebUserCustomAction: WebUserCustomActionAddress
  getListUserCustomAction: ListAddress & ListUserCustomActionAddress
  updateListUserCustomAction: ListAddress & ListUserCustomActionAddress
  mergeListUserCustomAction: ListAddress & ListUserCustomActionAddress
  deleteListUserCustomAction: ListAddress & ListUserCustomActionAddress
  getWeb: Record<never, never>
  updateWeb: Record<never, never>
  mergeWeb: Record<never, never>
  deleteWeb: Record<never, never>
  getWebAllProperties: Record<never, never>
  listWebs: Record<never, never>
  getWebAuthor: Record<never, never>
  addWeb: Record<never, never>
  listWebInfos: Record<never, never>
  getWebInfo: WebInfoAddress
  addWebInfo: Record<never, never>
  getParentWeb: Record<never, never>
  getSubwebsFilteredForCurrentUser: { readonly webTemplateFilter: number; readonly configurationFilter: number }
  listListTemplates: Record<never, never>
  getListTemplate: ListTemplateAddress
  getListTemplateSchema: ListTemplateAddress
  listCustomListTemplates: Record<never, never>
  getAvailableWebTemplates: WebTemplatesAddress
  getWebTemplateByName: WebTemplatesAddress & { readonly namedTemplate: string }
  mapToIcon: MapToIconAddress
  getWebUrlFromPageUrl: { readonly pageUrl: string }
  getThemeInfo: Record<never, never>
  startWorkflowOnWeb: Record<never, never>
  cancelInstance: Record<never, never>
  cancelInstanceAtOnce: Record<never, never>
  readStartedByWorkflow: Record<never, never>
  readStartedByWorkflowFrom: Record<never, never>
  countStartedByWorkflow: Record<never, never>
  countStartedByWorkflowIn: Record<never, never>
  publishSubscription: Record<never, never>
  publishSubscriptionForList: Record<never, never>
  listSubscriptionsWithType: { readonly workflowListId: string; readonly withContentType: boolean }
  listSubscriptionsOfParentType: { readonly workflowListId: string; readonly parentTypeId: string; readonly withoutContentType: boolean }
  getWorkflowManager: Record<never, never>
  listSubscriptionsOfWeb: Record<never, never>
  readSubscriptionsOfWeb: Record<never, never>
  listSubscriptionsOfDefinition: { readonly workflowDefinitionId: string }
  listSubscriptionsOfSource: { readonly eventSourceId: string }
  listSubscriptionsOfList: { readonly workflowListId: string }
  getSubscriptionOfWeb: { readonly startableId: string }
  deleteSubscriptionOfWeb: { readonly startableId: string }
  listStartedOnItem: { readonly workflowListId: string; readonly workflowItemId: number }
  listStartedOnItemFrom: { readonly workflowListId: string; readonly workflowItemId: number; readonly startedOffset: number }
  listStartedOnWeb: Record<never, never>
  readStartedOnWeb: Record<never, never>
  listStartedOnWebFrom: { readonly startedOffset: number }
  getStarted: { readonly instanceId: string }
  startWorkflowOnItem: StartedOnItemAddress
  listWorkflowDefinitions: { readonly publishedOnly: boolean }
  getWorkflowDefinition: { readonly workflowDefinitionId: string }
  startNamedWorkflow: Record<never, never>
  cancelStarted: { readonly instanceId: string }
}

/** The operations that need no credentials. */
export type OpenOperation = 'getHealth' | 'getReadiness'

/** What each successful status of each operation carries. */
export interface OperationReplies {
  getWebArchiveMode: { 200: { entity: 'ArchiveMode'; headers: Record<never, never> } }
  getListArchiveMode: { 200: { entity: 'ArchiveMode'; headers: Record<never, never> } }
  setWebArchiveMode: { 200: { entity: 'ArchiveMode'; headers: Record<never, never> }; 202: { entity: 'ArchiveMode'; headers: { Location?: string } } }
  setListArchiveMode: { 200: { entity: 'ArchiveMode'; headers: Record<never, never> }; 202: { entity: 'ArchiveMode'; headers: { Location?: string } } }
  listLegalHolds: { 200: { json: components['schemas']['LegalHolds']; headers: Record<never, never> } }
  addLegalHold: { 201: { json: components['schemas']['LegalHold']; headers: Record<never, never> } }
  releaseLegalHold: { 200: { json: components['schemas']['LegalHold']; headers: Record<never, never> } }
  listRetentionPolicies: { 200: { collection: 'RetentionPolicy'; headers: Record<never, never> } }
  addRetentionPolicy: { 201: { entity: 'RetentionPolicy'; headers: { Location?: string } } }
  getRetentionPolicy: { 200: { entity: 'RetentionPolicy'; headers: Record<never, never> } }
  updateRetentionPolicy: { 204: { empty: true; headers: Record<never, never> } }
  deleteRetentionPolicy: { 204: { empty: true; headers: Record<never, never> } }
  getRetentionReport: { 200: { json: components['schemas']['RetentionReport']; headers: Record<never, never> } }
  listArchiveSnapshots: { 200: { json: components['schemas']['ArchiveSnapshots']; headers: Record<never, never> } }
  runBatch: { 200: { media: 'multipart/mixed'; headers: Record<never, never> } }
  listCheckedOutFiles: { 200: { collection: 'CheckedOutFile'; headers: Record<never, never> } }
  getCheckedOutFile: { 200: { entity: 'CheckedOutFile'; headers: Record<never, never> } }
  takeOverCheckOut: { 200: { nothing: 'TakeOverCheckOut'; headers: Record<never, never> } }
  getDocumentLibraries: { 200: { complexes: 'DocumentLibraryInformation'; member: 'GetDocumentLibraries'; headers: Record<never, never> } }
  listFileVersionEvents: { 200: { collection: 'FileVersionEvent'; headers: Record<never, never> } }
  updateFile: { 200: { nothing: 'Update'; headers: Record<never, never> } }
  getEffectiveRightsManagementSettings: { 200: { entity: 'EffectiveInformationRightsManagementSettings'; headers: Record<never, never> } }
  getFileRightsManagementSettings: { 200: { entity: 'InformationRightsManagementFileSettings'; headers: Record<never, never> } }
  updateFileRightsManagementSettings: { 200: { entity: 'InformationRightsManagementFileSettings'; headers: Record<never, never> } }
  mergeFileRightsManagementSettings: { 200: { entity: 'InformationRightsManagementFileSettings'; headers: Record<never, never> } }
  resetFileRightsManagementSettings: { 200: { nothing: 'Reset'; headers: Record<never, never> } }
  getContentVersion: { 200: { value: number; type: 'Edm.Int32'; member: 'GetContentVerFromTag'; headers: Record<never, never> } }
  checkOutFile: { 200: { nothing: 'CheckOut'; headers: Record<never, never> } }
  checkInFile: { 200: { nothing: 'CheckIn'; headers: Record<never, never> } }
  undoCheckOutFile: { 200: { nothing: 'UndoCheckOut'; headers: Record<never, never> } }
  publishFile: { 200: { nothing: 'Publish'; headers: Record<never, never> } }
  unpublishFile: { 200: { nothing: 'UnPublish'; headers: Record<never, never> } }
  approveFile: { 200: { nothing: 'Approve'; headers: Record<never, never> } }
  denyFile: { 200: { nothing: 'Deny'; headers: Record<never, never> } }
  getCheckedOutByUser: { 200: { entity: 'User'; nothing: 'CheckedOutByUser'; headers: Record<never, never> } }
  getLockedByUser: { 200: { entity: 'User'; nothing: 'LockedByUser'; headers: Record<never, never> } }
  getFileAuthor: { 200: { entity: 'User'; headers: Record<never, never> } }
  getFileEditor: { 200: { entity: 'User'; headers: Record<never, never> } }
  listFileVersions: { 200: { collection: 'FileVersion'; headers: Record<never, never> } }
  getFileVersion: { 200: { entity: 'FileVersion'; headers: Record<never, never> } }
  deleteFileVersion: { 200: { empty: true; headers: Record<never, never> } }
  getFileVersionValue: { 200: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 206: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Range'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 304: { empty: true; headers: { ETag?: string; 'Last-Modified'?: string } } }
  restoreFileVersionByLabel: { 200: { nothing: 'RestoreByLabel'; headers: Record<never, never> } }
  deleteFileVersionById: { 200: { nothing: 'DeleteByID'; headers: Record<never, never> } }
  deleteFileVersionByLabel: { 200: { nothing: 'DeleteByLabel'; headers: Record<never, never> } }
  deleteAllFileVersions: { 200: { nothing: 'DeleteAll'; headers: Record<never, never> } }
  recycleFileVersionById: { 200: { nothing: 'RecycleByID'; headers: Record<never, never> } }
  recycleFileVersionByLabel: { 200: { nothing: 'RecycleByLabel'; headers: Record<never, never> } }
  recycleAllFileVersions: { 200: { nothing: 'RecycleAll'; headers: Record<never, never> } }
  getFile: { 200: { entity: 'File'; nothing: 'File'; headers: Record<never, never> } }
  deleteFile: { 200: { empty: true; headers: Record<never, never> } }
  openFileStream: { 200: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 206: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Range'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 304: { empty: true; headers: { ETag?: string; 'Last-Modified'?: string } } }
  getFileValue: { 200: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 206: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Range'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 304: { empty: true; headers: { ETag?: string; 'Last-Modified'?: string } } }
  updateFileValue: { 200: { empty: true; headers: { ETag?: string } } }
  addFile: { 200: { entity: 'File'; headers: Record<never, never> } }
  getFileProperties: { 200: { entity: 'PropertyValues'; headers: Record<never, never> } }
  recycleFile: { 200: { value: string; type: 'Edm.Guid'; member: 'Recycle'; headers: Record<never, never> } }
  copyFile: { 200: { nothing: 'CopyTo'; headers: Record<never, never> } }
  moveFile: { 200: { nothing: 'MoveTo'; headers: Record<never, never> } }
  copyFileByPath: { 200: { nothing: 'CopyFileByPath'; headers: Record<never, never> } }
  moveFileByPath: { 200: { nothing: 'MoveFileByPath'; headers: Record<never, never> } }
  getFolder: { 200: { entity: 'Folder'; nothing: 'Folder'; headers: { ETag?: string } } }
  updateFolder: { 200: { entity: 'Folder'; headers: { ETag?: string } } }
  mergeFolder: { 200: { entity: 'Folder'; headers: { ETag?: string } } }
  deleteFolder: { 200: { empty: true; headers: Record<never, never> } }
  listWebFolders: { 200: { collection: 'Folder'; headers: Record<never, never> } }
  listFolders: { 200: { collection: 'Folder'; headers: Record<never, never> } }
  addFolder: { 201: { entity: 'Folder'; headers: { Location?: string } } }
  addFolderByName: { 200: { entity: 'Folder'; headers: Record<never, never> } }
  addFolderUsingPath: { 200: { entity: 'Folder'; headers: Record<never, never> } }
  addSubfolder: { 200: { nothing: 'AddSubFolderUsingPath'; headers: Record<never, never> } }
  addSubfolderUsingPath: { 200: { nothing: 'AddSubFolderUsingPath'; headers: Record<never, never> } }
  listFiles: { 200: { collection: 'File'; headers: Record<never, never> } }
  getParentFolder: { 200: { entity: 'Folder'; nothing: 'ParentFolder'; headers: Record<never, never> } }
  getFolderListItemAllFields: { 200: { entity: 'ListItem'; nothing: 'ListItemAllFields'; headers: Record<never, never> } }
  getFolderProperties: { 200: { entity: 'PropertyValues'; headers: Record<never, never> } }
  getFolderStorageMetrics: { 200: { entity: 'StorageMetrics'; headers: Record<never, never> } }
  recycleFolder: { 200: { value: string; type: 'Edm.Guid'; member: 'Recycle'; headers: Record<never, never> } }
  moveFolder: { 200: { nothing: 'MoveTo'; headers: Record<never, never> } }
  copyFolder: { 200: { nothing: 'CopyTo'; headers: Record<never, never> } }
  deleteFolderWithParameters: { 200: { nothing: 'DeleteWithParameters'; headers: Record<never, never> } }
  moveFolderByPath: { 200: { nothing: 'MoveFolderByPath'; headers: Record<never, never> } }
  copyFolderByPath: { 200: { nothing: 'CopyFolderByPath'; headers: Record<never, never> } }
  createWikiPage: { 200: { entity: 'File'; headers: Record<never, never> } }
  addTemplateFile: { 200: { entity: 'File'; headers: Record<never, never> } }
  getFileOrAddStub: { 200: { entity: 'File'; headers: Record<never, never> } }
  recycleFileWithETag: { 200: { value: string; type: 'Edm.Guid'; member: 'RecycleWithETag'; headers: Record<never, never> } }
  getFolderItemChanges: { 200: { collection: 'Change'; headers: Record<never, never> } }
  getDocumentAndMediaLibraries: { 200: { complexes: 'DocumentLibraryInformation'; member: 'GetDocumentAndMediaLibraries'; headers: Record<never, never> } }
  copyFileByUrl: { 200: { nothing: 'CopyFile'; headers: Record<never, never> } }
  moveFileByUrl: { 200: { nothing: 'MoveFile'; headers: Record<never, never> } }
  copyFolderByUrl: { 200: { nothing: 'CopyFolder'; headers: Record<never, never> } }
  moveFolderByUrl: { 200: { nothing: 'MoveFolder'; headers: Record<never, never> } }
  deleteFileWithParameters: { 200: { nothing: 'DeleteWithParameters'; headers: Record<never, never> } }
  recycleFileWithParameters: { 200: { value: string; type: 'Edm.Guid'; member: 'RecycleWithParameters'; headers: Record<never, never> } }
  recycleFolderWithParameters: { 200: { value: string; type: 'Edm.Guid'; member: 'RecycleWithParameters'; headers: Record<never, never> } }
  startUpload: { 200: { value: number; type: 'Edm.Int64'; member: 'StartUpload'; headers: Record<never, never> } }
  continueUpload: { 200: { value: number; type: 'Edm.Int64'; member: 'ContinueUpload'; headers: Record<never, never> } }
  finishUpload: { 200: { entity: 'File'; headers: Record<never, never> } }
  cancelUpload: { 200: { nothing: 'CancelUpload'; headers: Record<never, never> } }
  saveBinaryStream: { 200: { nothing: 'SaveBinaryStream'; headers: Record<never, never> } }
  getWebPartManager: { 200: { entity: 'LimitedWebPartManager'; headers: Record<never, never> } }
  listWebParts: { 200: { collection: 'WebPartDefinition'; headers: Record<never, never> } }
  getWebPart: { 200: { entity: 'WebPartDefinition'; headers: Record<never, never> } }
  exportWebPart: { 200: { value: string; type: 'Edm.String'; member: 'ExportWebPart'; headers: Record<never, never> } }
  importWebPart: { 200: { entity: 'WebPartDefinition'; headers: Record<never, never> } }
  addWebPart: { 200: { entity: 'WebPartDefinition'; headers: Record<never, never> } }
  getPartOfDefinition: { 200: { entity: 'WebPart'; headers: Record<never, never> } }
  updateWebPart: { 200: { entity: 'WebPart'; headers: Record<never, never> } }
  mergeWebPart: { 200: { entity: 'WebPart'; headers: Record<never, never> } }
  saveWebPartChanges: { 200: { nothing: 'SaveWebPartChanges'; headers: Record<never, never> } }
  closeWebPart: { 200: { nothing: 'CloseWebPart'; headers: Record<never, never> } }
  openWebPart: { 200: { nothing: 'OpenWebPart'; headers: Record<never, never> } }
  moveWebPart: { 200: { nothing: 'MoveWebPartTo'; headers: Record<never, never> } }
  deleteWebPart: { 200: { nothing: 'DeleteWebPart'; headers: Record<never, never> } }
  listAttachments: { 200: { collection: 'Attachment'; headers: Record<never, never> } }
  addAttachment: { 200: { entity: 'Attachment'; headers: Record<never, never> } }
  getAttachment: { 200: { entity: 'Attachment'; headers: Record<never, never> } }
  deleteAttachment: { 200: { empty: true; headers: Record<never, never> } }
  getAttachmentValue: { 200: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 206: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Range'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 304: { empty: true; headers: { ETag?: string; 'Last-Modified'?: string } } }
  updateAttachmentValue: { 200: { empty: true; headers: Record<never, never> } }
  recycleAttachment: { 200: { value: string; type: 'Edm.Guid'; member: 'RecycleObject'; headers: Record<never, never> } }
  recycleAttachmentByDelete: { 200: { value: string; type: 'Edm.Guid'; member: 'RecycleObject'; headers: Record<never, never> } }
  createDiscussion: { 200: { entity: 'ListItem'; headers: Record<never, never> } }
  getLowerCaseString: { 200: { value: string; type: 'Edm.String'; member: 'GetLowerCaseString'; headers: Record<never, never> } }
  getItemProperties: { 200: { entity: 'PropertyValues'; headers: Record<never, never> } }
  getItemLikes: { 200: { entity: 'LikedByInformation'; headers: Record<never, never> } }
  likeItem: { 200: { nothing: 'Like'; headers: Record<never, never> } }
  unlikeItem: { 200: { nothing: 'Unlike'; headers: Record<never, never> } }
  getFieldValuesAsText: { 200: { entity: 'FieldStringValues'; headers: Record<never, never> } }
  getFieldValuesAsHtml: { 200: { entity: 'FieldStringValues'; headers: Record<never, never> } }
  getFieldValuesForEdit: { 200: { entity: 'FieldStringValues'; headers: Record<never, never> } }
  validateUpdateListItem: { 200: { complexes: 'ListItemFormUpdateValue'; member: 'ValidateUpdateListItem'; headers: Record<never, never> } }
  addValidateUpdateItemUsingPath: { 200: { complexes: 'ListItemFormUpdateValue'; member: 'AddValidateUpdateItemUsingPath'; headers: Record<never, never> } }
  reserveListItemId: { 200: { value: number; type: 'Edm.Int32'; member: 'ReserveListItemId'; headers: Record<never, never> } }
  updateItemAsSystem: { 200: { nothing: 'SystemUpdate'; headers: Record<never, never> } }
  updateItemOverVersion: { 200: { nothing: 'UpdateOverwriteVersion'; headers: Record<never, never> } }
  listItemVersions: { 200: { collection: 'ListItemVersion'; headers: Record<never, never> } }
  getItemVersion: { 200: { entity: 'ListItemVersion'; headers: Record<never, never> } }
  deleteItemVersion: { 200: { empty: true; headers: Record<never, never> } }
  restoreItemVersionById: { 200: { nothing: 'RestoreById'; headers: Record<never, never> } }
  deleteItemVersionById: { 200: { nothing: 'DeleteById'; headers: Record<never, never> } }
  deleteAllItemVersions: { 200: { nothing: 'DeleteAll'; headers: Record<never, never> } }
  restoreItemVersionByLabel: { 200: { nothing: 'RestoreByLabel'; headers: Record<never, never> } }
  deleteItemVersionByLabel: { 200: { nothing: 'DeleteByLabel'; headers: Record<never, never> } }
  listItems: { 200: { collection: 'ListItem'; headers: Record<never, never> } }
  addItem: { 201: { entity: 'ListItem'; headers: { ETag?: string; Location?: string } } }
  getItem: { 200: { entity: 'ListItem'; headers: { ETag?: string } } }
  updateItem: { 200: { entity: 'ListItem'; headers: { ETag?: string } } }
  mergeItem: { 200: { entity: 'ListItem'; headers: { ETag?: string } } }
  deleteItem: { 200: { empty: true; headers: Record<never, never> } }
  getItemParentList: { 200: { entity: 'List'; headers: Record<never, never> } }
  getItemContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  deleteItemWithParameters: { 200: { nothing: 'DeleteWithParameters'; headers: Record<never, never> } }
  getRelatedItems: { 200: { complexes: 'RelatedItem'; member: 'GetRelatedItems'; headers: Record<never, never> } }
  getPageOneRelatedItems: { 200: { complexes: 'RelatedItem'; member: 'GetPageOneRelatedItems'; headers: Record<never, never> } }
  addRelatedItem: { 200: { nothing: 'AddSingleLink'; headers: Record<never, never> } }
  addRelatedItemByUrl: { 200: { nothing: 'AddSingleLinkToUrl'; headers: Record<never, never> } }
  addRelatedItemOfUrl: { 200: { nothing: 'AddSingleLinkFromUrl'; headers: Record<never, never> } }
  deleteRelatedItem: { 200: { nothing: 'DeleteSingleLink'; headers: Record<never, never> } }
  setLike: { 200: { value: number; type: 'Edm.Int32'; member: 'SetLike'; headers: Record<never, never> } }
  setRating: { 200: { value: number; type: 'Edm.Double'; member: 'SetRating'; headers: Record<never, never> } }
  addListDataRelatedItem: { 201: { entity: 'ListDataItem'; headers: { ETag?: string; Location?: string } } }
  getListDataLinks: { 200: { media: '*/*'; headers: Record<never, never> } }
  updateListDataLink: { 204: { empty: true; headers: { ETag?: string } } }
  addListDataLink: { 204: { empty: true; headers: { ETag?: string } } }
  deleteListDataLink: { 204: { empty: true; headers: { ETag?: string } } }
  deleteListDataLinkById: { 204: { empty: true; headers: { ETag?: string } } }
  deleteListDataLinkByKey: { 204: { empty: true; headers: { ETag?: string } } }
  getListDataFile: { 200: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 206: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Range'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 304: { empty: true; headers: { ETag?: string; 'Last-Modified'?: string } } }
  updateListDataFile: { 204: { empty: true; headers: { ETag?: string } } }
  addListDataFile: { 201: { entity: 'ListDataItem'; headers: { ETag?: string; Location?: string } } }
  listListDataAttachments: { 200: { collection: 'ListDataItem'; headers: Record<never, never> } }
  addListDataAttachment: { 201: { entity: 'ListDataItem'; headers: { Location?: string } } }
  getListDataAttachment: { 200: { entity: 'ListDataItem'; headers: Record<never, never> } }
  deleteListDataAttachment: { 204: { empty: true; headers: Record<never, never> } }
  getListDataAttachmentValue: { 200: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 206: { media: 'application/octet-stream'; headers: { ETag?: string; 'Last-Modified'?: string; 'Accept-Ranges'?: string; 'Content-Length'?: string; 'Content-Range'?: string; 'Content-Disposition'?: string; 'X-Content-Type-Options'?: string } }; 304: { empty: true; headers: { ETag?: string; 'Last-Modified'?: string } } }
  updateListDataAttachmentValue: { 204: { empty: true; headers: { ETag?: string } } }
  getListDataService: { 200: { media: '*/*'; headers: Record<never, never> } }
  getListDataMetadata: { 200: { media: 'application/xml'; headers: Record<never, never> } }
  listListDataItems: { 200: { collection: 'ListDataItem'; headers: Record<never, never> } }
  addListDataItem: { 201: { entity: 'ListDataItem'; headers: { ETag?: string; Location?: string } } }
  getListDataItem: { 200: { entity: 'ListDataItem'; headers: { ETag?: string } } }
  updateListDataItem: { 204: { empty: true; headers: { ETag?: string } } }
  mergeListDataItem: { 204: { empty: true; headers: { ETag?: string } } }
  deleteListDataItem: { 204: { empty: true; headers: Record<never, never> } }
  getListDataChoice: { 200: { entity: 'ListDataItem'; headers: Record<never, never> } }
  renderExtendedListFormData: { 200: { value: string; type: 'Edm.String'; member: 'RenderExtendedListFormData'; headers: Record<never, never> } }
  getItems: { 200: { collection: 'ListItem'; headers: Record<never, never> } }
  renderListDataAsStream: { 200: { json: components['schemas']['ListDataStream']; headers: Record<never, never> } }
  readListDataAtUrl: { 200: { json: components['schemas']['ListDataStream']; headers: Record<never, never> } }
  getListItemChangesSinceToken: { 200: { media: 'text/xml'; headers: Record<never, never> } }
  renderListData: { 200: { value: string; type: 'Edm.String'; member: 'RenderListData'; headers: Record<never, never> } }
  renderListFormData: { 200: { value: string; type: 'Edm.String'; member: 'RenderListFormData'; headers: Record<never, never> } }
  getLookupFieldChoices: { 200: { value: string; type: 'Edm.String'; member: 'GetLookupFieldChoices'; headers: Record<never, never> } }
  renderListFilterData: { 200: { media: 'text/html'; headers: Record<never, never> } }
  listForms: { 200: { collection: 'Form'; headers: Record<never, never> } }
  getForm: { 200: { entity: 'Form'; headers: Record<never, never> } }
  getFormByType: { 200: { entity: 'Form'; headers: Record<never, never> } }
  renderViewAsHtml: { 200: { value: string; type: 'Edm.String'; member: 'RenderAsHtml'; headers: Record<never, never> } }
  addListItem: { 200: { entity: 'ListItem'; headers: Record<never, never> } }
  bulkValidateUpdateListItems: { 200: { complexes: 'ListItemFormUpdateValue'; member: 'BulkValidateUpdateListItems'; headers: Record<never, never> } }
  saveAsNewView: { 200: { value: string; type: 'Edm.String'; member: 'SaveAsNewView'; headers: Record<never, never> } }
  getWebDavUrl: { 200: { value: string; type: 'Edm.String'; member: 'GetWebDavUrl'; headers: Record<never, never> } }
  listContentTypes: { 200: { collection: 'ContentType'; headers: Record<never, never> } }
  addContentType: { 201: { entity: 'ContentType'; headers: { Location?: string } } }
  createContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  listAvailableContentTypes: { 200: { collection: 'ContentType'; headers: Record<never, never> } }
  getAvailableContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  listListContentTypes: { 200: { collection: 'ContentType'; headers: Record<never, never> } }
  addListContentType: { 201: { entity: 'ContentType'; headers: Record<never, never> } }
  addAvailableContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  addAvailableContentTypeById: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  getContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  updateContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  mergeContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  deleteContentType: { 200: { empty: true; headers: Record<never, never> } }
  getListContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  updateListContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  mergeListContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  deleteListContentType: { 200: { empty: true; headers: Record<never, never> } }
  listContentTypeFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  listListContentTypeFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  getContentTypeField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  getListContentTypeField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  listFieldLinks: { 200: { collection: 'FieldLink'; headers: Record<never, never> } }
  addFieldLink: { 201: { entity: 'FieldLink'; headers: Record<never, never> } }
  listListFieldLinks: { 200: { collection: 'FieldLink'; headers: Record<never, never> } }
  addListFieldLink: { 201: { entity: 'FieldLink'; headers: Record<never, never> } }
  putFieldLinksInOrder: { 200: { nothing: 'Reorder'; headers: Record<never, never> } }
  putListFieldLinksInOrder: { 200: { nothing: 'Reorder'; headers: Record<never, never> } }
  getContentTypeParent: { 200: { entity: 'ContentType'; nothing: 'Parent'; headers: Record<never, never> } }
  getListContentTypeParent: { 200: { entity: 'ContentType'; nothing: 'Parent'; headers: Record<never, never> } }
  getFieldLink: { 200: { entity: 'FieldLink'; headers: Record<never, never> } }
  updateFieldLink: { 200: { entity: 'FieldLink'; headers: Record<never, never> } }
  mergeFieldLink: { 200: { entity: 'FieldLink'; headers: Record<never, never> } }
  deleteFieldLink: { 200: { empty: true; headers: Record<never, never> } }
  getListFieldLink: { 200: { entity: 'FieldLink'; headers: Record<never, never> } }
  updateListFieldLink: { 200: { entity: 'FieldLink'; headers: Record<never, never> } }
  mergeListFieldLink: { 200: { entity: 'FieldLink'; headers: Record<never, never> } }
  deleteListFieldLink: { 200: { empty: true; headers: Record<never, never> } }
  setFieldInDisplayForm: { 200: { nothing: 'SetShowInDisplayForm'; headers: Record<never, never> } }
  setWebFieldInDisplayForm: { 200: { nothing: 'SetShowInDisplayForm'; headers: Record<never, never> } }
  setFieldInEditForm: { 200: { nothing: 'SetShowInEditForm'; headers: Record<never, never> } }
  setWebFieldInEditForm: { 200: { nothing: 'SetShowInEditForm'; headers: Record<never, never> } }
  setFieldInNewForm: { 200: { nothing: 'SetShowInNewForm'; headers: Record<never, never> } }
  setWebFieldInNewForm: { 200: { nothing: 'SetShowInNewForm'; headers: Record<never, never> } }
  validateFieldValue: { 200: { nothing: 'ValidateSetValue'; headers: Record<never, never> } }
  listFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  addField: { 201: { entity: 'Field'; headers: { Location?: string } } }
  listWebFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  addWebField: { 201: { entity: 'Field'; headers: { Location?: string } } }
  addFieldByParameters: { 200: { entity: 'Field'; headers: Record<never, never> } }
  addWebFieldByParameters: { 200: { entity: 'Field'; headers: Record<never, never> } }
  createFieldAsXml: { 200: { entity: 'Field'; headers: Record<never, never> } }
  createWebFieldAsXml: { 200: { entity: 'Field'; headers: Record<never, never> } }
  getField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  updateField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  mergeField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  deleteField: { 200: { empty: true; headers: Record<never, never> } }
  getWebField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  updateWebField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  mergeWebField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  deleteWebField: { 200: { empty: true; headers: Record<never, never> } }
  addDependentLookupField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  listAvailableFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  getAvailableField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  getRelatedFields: { 200: { collection: 'RelatedField'; headers: Record<never, never> } }
  getRelatedField: { 200: { entity: 'RelatedField'; headers: Record<never, never> } }
  getRightsManagementSettings: { 200: { entity: 'InformationRightsManagementSettings'; headers: Record<never, never> } }
  updateRightsManagementSettings: { 200: { entity: 'InformationRightsManagementSettings'; headers: Record<never, never> } }
  mergeRightsManagementSettings: { 200: { entity: 'InformationRightsManagementSettings'; headers: Record<never, never> } }
  resetRightsManagementSettings: { 200: { nothing: 'Reset'; headers: Record<never, never> } }
  getCreatablesInfo: { 200: { entity: 'CreatablesInfo'; headers: Record<never, never> } }
  listLists: { 200: { collection: 'List'; headers: Record<never, never> } }
  addList: { 201: { entity: 'List'; headers: { ETag?: string; Location?: string } } }
  getList: { 200: { entity: 'List'; headers: { ETag?: string } } }
  updateList: { 200: { entity: 'List'; headers: { ETag?: string } } }
  mergeList: { 200: { entity: 'List'; headers: { ETag?: string } } }
  deleteList: { 200: { empty: true; headers: Record<never, never> } }
  getListById: { 200: { entity: 'List'; headers: { ETag?: string } } }
  addListByParameters: { 200: { entity: 'List'; headers: Record<never, never> } }
  getListParentWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  getListAuthor: { 200: { entity: 'User'; headers: Record<never, never> } }
  ensureSiteAssetsLibrary: { 200: { entity: 'List'; headers: Record<never, never> } }
  ensureSitePagesLibrary: { 200: { entity: 'List'; headers: Record<never, never> } }
  listSubscriptions: { 200: { collection: 'Subscription'; headers: Record<never, never> } }
  addSubscription: { 201: { entity: 'Subscription'; headers: { Location?: string } } }
  addSubscriptionByInformation: { 200: { entity: 'Subscription'; headers: Record<never, never> } }
  getSubscription: { 200: { entity: 'Subscription'; headers: Record<never, never> } }
  updateSubscription: { 204: { empty: true; headers: Record<never, never> } }
  deleteSubscription: { 204: { empty: true; headers: Record<never, never> } }
  listDeliveries: { 200: { collection: 'Delivery'; headers: Record<never, never> } }
  getViewFromUrl: { 200: { entity: 'View'; headers: Record<never, never> } }
  listViews: { 200: { collection: 'View'; headers: Record<never, never> } }
  addView: { 201: { entity: 'View'; headers: { Location?: string } } }
  addViewByParameters: { 200: { entity: 'View'; headers: Record<never, never> } }
  getView: { 200: { entity: 'View'; headers: Record<never, never> } }
  updateView: { 200: { entity: 'View'; headers: Record<never, never> } }
  mergeView: { 200: { entity: 'View'; headers: Record<never, never> } }
  deleteView: { 200: { empty: true; headers: Record<never, never> } }
  setViewXml: { 200: { nothing: 'SetViewXml'; headers: Record<never, never> } }
  getViewFields: { 200: { entity: 'ViewFieldCollection'; headers: Record<never, never> } }
  addViewField: { 200: { nothing: 'AddViewField'; headers: Record<never, never> } }
  removeViewField: { 200: { nothing: 'RemoveViewField'; headers: Record<never, never> } }
  removeAllViewFields: { 200: { nothing: 'RemoveAllViewFields'; headers: Record<never, never> } }
  moveViewFieldTo: { 200: { nothing: 'MoveViewFieldTo'; headers: Record<never, never> } }
  listWorkflowSubscriptions: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  addWorkflowSubscription: { 201: { entity: 'WorkflowSubscription'; headers: { Location?: string } } }
  getWorkflowSubscription: { 200: { entity: 'WorkflowSubscription'; headers: Record<never, never> } }
  deleteWorkflowSubscription: { 204: { empty: true; headers: Record<never, never> } }
  listWorkflowAssociations: { 200: { collection: 'WorkflowAssociation'; headers: Record<never, never> } }
  getWorkflowAssociation: { 200: { entity: 'WorkflowAssociation'; headers: Record<never, never> } }
  updateWorkflowAssociation: { 204: { empty: true; headers: Record<never, never> } }
  mergeWorkflowAssociation: { 204: { empty: true; headers: Record<never, never> } }
  deleteWorkflowAssociation: { 200: { empty: true; headers: Record<never, never> } }
  getWorkflowAssociationByName: { 200: { entity: 'WorkflowAssociation'; headers: Record<never, never> } }
  listWorkflowAssociationsOfType: { 200: { collection: 'WorkflowAssociation'; headers: Record<never, never> } }
  listWebWorkflowAssociationsOfType: { 200: { collection: 'WorkflowAssociation'; headers: Record<never, never> } }
  listWebWorkflowAssociations: { 200: { collection: 'WorkflowAssociation'; headers: Record<never, never> } }
  getWebWorkflowAssociation: { 200: { entity: 'WorkflowAssociation'; headers: Record<never, never> } }
  updateWebWorkflowAssociation: { 204: { empty: true; headers: Record<never, never> } }
  mergeWebWorkflowAssociation: { 204: { empty: true; headers: Record<never, never> } }
  deleteWebWorkflowAssociation: { 200: { empty: true; headers: Record<never, never> } }
  getWebWorkflowAssociationByName: { 200: { entity: 'WorkflowAssociation'; headers: Record<never, never> } }
  listWebWorkflowSubscriptions: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  addWebWorkflowSubscription: { 201: { entity: 'WorkflowSubscription'; headers: { Location?: string } } }
  listWorkflowTemplates: { 200: { collection: 'WorkflowTemplate'; headers: Record<never, never> } }
  getOwnSocialActor: { 200: { entity: 'SocialRestActor'; headers: Record<never, never> } }
  getOwnFeed: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  getOwnNews: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  getOwnTimeline: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  getOrganizationFeed: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  getOwnLikes: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  getOwnMentions: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  addOwnPost: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  clearUnreadMentions: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  countUnreadMentions: { 200: { value: number; type: 'Edm.Int32'; member: 'UnreadMentionCount'; headers: Record<never, never> } }
  getSocialActor: { 200: { entity: 'SocialRestActor'; headers: Record<never, never> } }
  getActorFeed: { 200: { entity: 'SocialRestFeed'; headers: Record<never, never> } }
  addPostInWeb: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  getFollowedContent: { 200: { entity: 'FollowedContent'; headers: Record<never, never> } }
  followContent: { 200: { complex: 'FollowResult'; member: 'Follow'; headers: Record<never, never> } }
  stopFollowingContent: { 200: { nothing: 'StopFollowing'; headers: Record<never, never> } }
  isContentFollowed: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'IsFollowed'; headers: Record<never, never> } }
  getFollowedStatus: { 200: { value: number; type: 'Edm.Int32'; member: 'GetFollowedStatus'; headers: Record<never, never> } }
  getFollowedItem: { 200: { complex: 'FollowedItem'; member: 'GetItem'; nothing: 'GetItem'; headers: Record<never, never> } }
  findFollowedItem: { 200: { complex: 'FollowedItem'; member: 'FindAndUpdateFollowedItem'; nothing: 'FindAndUpdateFollowedItem'; headers: Record<never, never> } }
  listFollowedItems: { 200: { complexes: 'FollowedItem'; member: 'GetItems'; headers: Record<never, never> } }
  followPerson: { 200: { nothing: 'Follow'; headers: Record<never, never> } }
  stopFollowingPerson: { 200: { nothing: 'StopFollowing'; headers: Record<never, never> } }
  amIFollowing: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'AmIFollowing'; headers: Record<never, never> } }
  amIFollowedBy: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'AmIFollowedBy'; headers: Record<never, never> } }
  isFollowing: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'IsFollowing'; headers: Record<never, never> } }
  listPeopleFollowedBy: { 200: { collection: 'PersonProperties'; headers: Record<never, never> } }
  listPeopleFollowedByMe: { 200: { collection: 'PersonProperties'; headers: Record<never, never> } }
  listFollowersFor: { 200: { collection: 'PersonProperties'; headers: Record<never, never> } }
  listMyFollowers: { 200: { collection: 'PersonProperties'; headers: Record<never, never> } }
  listMySuggestions: { 200: { collection: 'PersonProperties'; headers: Record<never, never> } }
  hideSuggestion: { 200: { nothing: 'HideSuggestion'; headers: Record<never, never> } }
  followTag: { 200: { nothing: 'FollowTag'; headers: Record<never, never> } }
  stopFollowingTag: { 200: { nothing: 'StopFollowingTag'; headers: Record<never, never> } }
  listFollowedTags: { 200: { values: string; type: 'Edm.String'; member: 'GetFollowedTags'; headers: Record<never, never> } }
  getTrendingTags: { 200: { complex: 'HashTagCollection'; member: 'GetTrendingTags'; headers: Record<never, never> } }
  getFollowingManager: { 200: { entity: 'SocialFollowing'; headers: Record<never, never> } }
  followActor: { 200: { value: number; type: 'Edm.Int32'; member: 'Follow'; headers: Record<never, never> } }
  stopFollowingActor: { 200: { nothing: 'StopFollowing'; headers: Record<never, never> } }
  isActorFollowed: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'IsFollowed'; headers: Record<never, never> } }
  listFollowed: { 200: { complexes: 'SocialActor'; member: 'Followed'; headers: Record<never, never> } }
  countFollowed: { 200: { value: number; type: 'Edm.Int32'; member: 'FollowedCount'; headers: Record<never, never> } }
  listSocialFollowers: { 200: { complexes: 'SocialActor'; member: 'Followers'; headers: Record<never, never> } }
  listSocialSuggestions: { 200: { complexes: 'SocialActor'; member: 'Suggestions'; headers: Record<never, never> } }
  listGroups: { 200: { collection: 'Group'; headers: Record<never, never> } }
  addGroup: { 201: { entity: 'Group'; headers: { Location?: string } } }
  getGroup: { 200: { entity: 'Group'; headers: Record<never, never> } }
  updateGroup: { 200: { entity: 'Group'; headers: Record<never, never> } }
  mergeGroup: { 200: { entity: 'Group'; headers: Record<never, never> } }
  deleteGroup: { 200: { empty: true; headers: Record<never, never> } }
  removeGroupById: { 200: { nothing: 'RemoveById'; headers: Record<never, never> } }
  removeGroupByLoginName: { 200: { nothing: 'RemoveByLoginName'; headers: Record<never, never> } }
  getGroupOwner: { 200: { entity: 'Principal'; headers: Record<never, never> } }
  listGroupUsers: { 200: { collection: 'User'; headers: Record<never, never> } }
  addGroupUser: { 201: { entity: 'User'; headers: { Location?: string } } }
  removeGroupUserById: { 200: { nothing: 'RemoveById'; headers: Record<never, never> } }
  removeGroupUserByLoginName: { 200: { nothing: 'RemoveByLoginName'; headers: Record<never, never> } }
  setUserAsOwner: { 200: { nothing: 'SetUserAsOwner'; headers: Record<never, never> } }
  getGroupUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  createDefaultAssociatedGroups: { 200: { nothing: 'CreateDefaultAssociatedGroups'; headers: Record<never, never> } }
  searchPeople: { 200: { value: string; type: 'Edm.String'; member: 'ClientPeoplePickerSearchUser'; headers: Record<never, never> } }
  resolvePerson: { 200: { value: string; type: 'Edm.String'; member: 'ClientPeoplePickerResolveUser'; headers: Record<never, never> } }
  getSocialThread: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  replyToPost: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  deletePost: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  likePost: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  unlikePost: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  lockThread: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  unlockThread: { 200: { entity: 'SocialRestThread'; headers: Record<never, never> } }
  listLikers: { 200: { complexes: 'SocialActor'; member: 'Likers'; headers: Record<never, never> } }
  getPeopleManager: { 200: { entity: 'PeopleManager'; headers: Record<never, never> } }
  getMyProperties: { 200: { entity: 'PersonProperties'; headers: Record<never, never> } }
  getPropertiesFor: { 200: { entity: 'PersonProperties'; headers: Record<never, never> } }
  getUserProfilePropertyFor: { 200: { value: string; type: 'Edm.String'; member: 'GetUserProfilePropertyFor'; headers: Record<never, never> } }
  getUserProfilePropertiesFor: { 200: { values: string; type: 'Edm.String'; member: 'GetUserProfilePropertiesFor'; headers: Record<never, never> } }
  setSingleValueProfileProperty: { 200: { nothing: 'SetSingleValueProfileProperty'; headers: Record<never, never> } }
  setMultiValuedProfileProperty: { 200: { nothing: 'SetMultiValuedProfileProperty'; headers: Record<never, never> } }
  setMyProfilePicture: { 200: { nothing: 'SetMyProfilePicture'; headers: Record<never, never> } }
  getProfileLoader: { 200: { entity: 'ProfileLoader'; headers: Record<never, never> } }
  getUserProfile: { 200: { entity: 'UserProfile'; headers: Record<never, never> } }
  getOwnerUserProfile: { 200: { entity: 'UserProfile'; headers: Record<never, never> } }
  shareAllSocialData: { 200: { nothing: 'ShareAllSocialData'; headers: Record<never, never> } }
  listUsers: { 200: { collection: 'User'; headers: Record<never, never> } }
  addUser: { 201: { entity: 'User'; headers: { Location?: string } } }
  getUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  updateUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  mergeUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  deleteUser: { 200: { empty: true; headers: Record<never, never> } }
  listUserGroups: { 200: { collection: 'Group'; headers: Record<never, never> } }
  ensureUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  ensureUserByLoginName: { 200: { entity: 'User'; headers: Record<never, never> } }
  removeUserById: { 200: { nothing: 'RemoveById'; headers: Record<never, never> } }
  removeUserByLoginName: { 200: { nothing: 'RemoveByLoginName'; headers: Record<never, never> } }
  getCurrentUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  updateCurrentUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  mergeCurrentUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  listCurrentUserGroups: { 200: { collection: 'Group'; headers: Record<never, never> } }
  getCurrentUserEmailAddresses: { 200: { value: string; type: 'Edm.String'; member: 'GetCurrentUserEmailAddresses'; headers: Record<never, never> } }
  getUserPermissionLevels: { 200: { values: string; type: 'Edm.String'; member: 'GetUserPermissionLevels'; headers: Record<never, never> } }
  resolvePrincipal: { 200: { entity: 'PrincipalInfo'; nothing: 'ResolvePrincipalInCurrentContext'; headers: Record<never, never> } }
  searchPrincipals: { 200: { complexes: 'PrincipalInformation'; member: 'SearchPrincipalsUsingContextWeb'; headers: Record<never, never> } }
  expandGroups: { 200: { complexes: 'PrincipalInformation'; member: 'ExpandGroupsToPrincipals'; headers: Record<never, never> } }
  createInvitationText: { 200: { value: string; type: 'Edm.String'; member: 'CreateEmailBodyForInvitation'; headers: Record<never, never> } }
  formatDateTime: { 200: { value: string; type: 'Edm.String'; member: 'FormatDateTime'; headers: Record<never, never> } }
  sendEmail: { 200: { nothing: 'SendEmail'; headers: Record<never, never> } }
  getImageUrl: { 200: { value: string; type: 'Edm.String'; member: 'GetImageUrl'; headers: Record<never, never> } }
  getLayoutsPageUrl: { 200: { value: string; type: 'Edm.String'; member: 'GetLayoutsPageUrl'; headers: Record<never, never> } }
  listWebRoleAssignments: { 200: { collection: 'RoleAssignment'; headers: Record<never, never> } }
  listListRoleAssignments: { 200: { collection: 'RoleAssignment'; headers: Record<never, never> } }
  listItemRoleAssignments: { 200: { collection: 'RoleAssignment'; headers: Record<never, never> } }
  listWebRoleAssignmentGroups: { 200: { collection: 'Group'; headers: Record<never, never> } }
  listListRoleAssignmentGroups: { 200: { collection: 'Group'; headers: Record<never, never> } }
  listItemRoleAssignmentGroups: { 200: { collection: 'Group'; headers: Record<never, never> } }
  getWebRoleAssignment: { 200: { entity: 'RoleAssignment'; headers: Record<never, never> } }
  deleteWebRoleAssignment: { 200: { empty: true; headers: Record<never, never> } }
  getListRoleAssignment: { 200: { entity: 'RoleAssignment'; headers: Record<never, never> } }
  deleteListRoleAssignment: { 200: { empty: true; headers: Record<never, never> } }
  getItemRoleAssignment: { 200: { entity: 'RoleAssignment'; headers: Record<never, never> } }
  deleteItemRoleAssignment: { 200: { empty: true; headers: Record<never, never> } }
  updateWebRoleAssignment: { 200: { nothing: 'Update'; headers: Record<never, never> } }
  updateListRoleAssignment: { 200: { nothing: 'Update'; headers: Record<never, never> } }
  updateItemRoleAssignment: { 200: { nothing: 'Update'; headers: Record<never, never> } }
  listWebRoleDefinitionBindings: { 200: { collection: 'RoleDefinition'; headers: Record<never, never> } }
  listListRoleDefinitionBindings: { 200: { collection: 'RoleDefinition'; headers: Record<never, never> } }
  listItemRoleDefinitionBindings: { 200: { collection: 'RoleDefinition'; headers: Record<never, never> } }
  addWebRoleAssignment: { 200: { nothing: 'AddRoleAssignment'; headers: Record<never, never> } }
  addListRoleAssignment: { 200: { nothing: 'AddRoleAssignment'; headers: Record<never, never> } }
  addItemRoleAssignment: { 200: { nothing: 'AddRoleAssignment'; headers: Record<never, never> } }
  removeWebRoleAssignment: { 200: { nothing: 'RemoveRoleAssignment'; headers: Record<never, never> } }
  removeListRoleAssignment: { 200: { nothing: 'RemoveRoleAssignment'; headers: Record<never, never> } }
  removeItemRoleAssignment: { 200: { nothing: 'RemoveRoleAssignment'; headers: Record<never, never> } }
  breakWebRoleInheritance: { 200: { nothing: 'BreakRoleInheritance'; headers: Record<never, never> } }
  breakListRoleInheritance: { 200: { nothing: 'BreakRoleInheritance'; headers: Record<never, never> } }
  breakItemRoleInheritance: { 200: { nothing: 'BreakRoleInheritance'; headers: Record<never, never> } }
  resetWebRoleInheritance: { 200: { nothing: 'ResetRoleInheritance'; headers: Record<never, never> } }
  resetListRoleInheritance: { 200: { nothing: 'ResetRoleInheritance'; headers: Record<never, never> } }
  resetItemRoleInheritance: { 200: { nothing: 'ResetRoleInheritance'; headers: Record<never, never> } }
  hasWebUniqueRoleAssignments: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'HasUniqueRoleAssignments'; headers: Record<never, never> } }
  hasListUniqueRoleAssignments: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'HasUniqueRoleAssignments'; headers: Record<never, never> } }
  hasItemUniqueRoleAssignments: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'HasUniqueRoleAssignments'; headers: Record<never, never> } }
  getWebEffectiveBasePermissions: { 200: { complex: 'BasePermissions'; member: 'EffectiveBasePermissions'; headers: Record<never, never> } }
  getListEffectiveBasePermissions: { 200: { complex: 'BasePermissions'; member: 'EffectiveBasePermissions'; headers: Record<never, never> } }
  getItemEffectiveBasePermissions: { 200: { complex: 'BasePermissions'; member: 'EffectiveBasePermissions'; headers: Record<never, never> } }
  getWebUserEffectivePermissions: { 200: { complex: 'BasePermissions'; member: 'GetUserEffectivePermissions'; headers: Record<never, never> } }
  getListUserEffectivePermissions: { 200: { complex: 'BasePermissions'; member: 'GetUserEffectivePermissions'; headers: Record<never, never> } }
  getItemUserEffectivePermissions: { 200: { complex: 'BasePermissions'; member: 'GetUserEffectivePermissions'; headers: Record<never, never> } }
  getWebRoleAssignmentMember: { 200: { entity: 'Principal'; headers: Record<never, never> } }
  getListRoleAssignmentMember: { 200: { entity: 'Principal'; headers: Record<never, never> } }
  getItemRoleAssignmentMember: { 200: { entity: 'Principal'; headers: Record<never, never> } }
  doesUserHavePermissions: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'DoesUserHavePermissions'; headers: Record<never, never> } }
  getItemEffectiveBasePermissionsForUi: { 200: { complex: 'BasePermissions'; member: 'EffectiveBasePermissionsForUI'; headers: Record<never, never> } }
  recreateRoleDefinitions: { 200: { nothing: 'RecreateMissingDefaultRoleDefinitions'; headers: Record<never, never> } }
  listRoleDefinitions: { 200: { collection: 'RoleDefinition'; headers: Record<never, never> } }
  addRoleDefinition: { 201: { entity: 'RoleDefinition'; headers: { Location?: string } } }
  getRoleDefinition: { 200: { entity: 'RoleDefinition'; headers: Record<never, never> } }
  updateRoleDefinition: { 200: { entity: 'RoleDefinition'; headers: Record<never, never> } }
  mergeRoleDefinition: { 200: { entity: 'RoleDefinition'; headers: Record<never, never> } }
  deleteRoleDefinition: { 200: { empty: true; headers: Record<never, never> } }
  getWebUniqueAncestor: { 200: { entity: 'SecurableObject'; headers: Record<never, never> } }
  getListUniqueAncestor: { 200: { entity: 'SecurableObject'; headers: Record<never, never> } }
  getItemUniqueAncestor: { 200: { entity: 'SecurableObject'; headers: Record<never, never> } }
  recycleItem: { 200: { value: string; type: 'Edm.Guid'; member: 'Recycle'; headers: Record<never, never> } }
  recycleList: { 200: { value: string; type: 'Edm.Guid'; member: 'Recycle'; headers: Record<never, never> } }
  listRecycleBinItems: { 200: { collection: 'RecycleBinItem'; headers: Record<never, never> } }
  getRecycleBinItem: { 200: { entity: 'RecycleBinItem'; headers: Record<never, never> } }
  restoreRecycleBinItem: { 200: { nothing: 'Restore'; headers: Record<never, never> } }
  deleteRecycleBinItem: { 200: { nothing: 'DeleteObject'; headers: Record<never, never> } }
  moveRecycleBinItemToSecondStage: { 200: { nothing: 'MoveToSecondStage'; headers: Record<never, never> } }
  restoreAllRecycleBinItems: { 200: { nothing: 'RestoreAll'; headers: Record<never, never> } }
  deleteAllRecycleBinItems: { 200: { nothing: 'DeleteAll'; headers: Record<never, never> } }
  moveAllRecycleBinItemsToSecondStage: { 200: { nothing: 'MoveAllToSecondStage'; headers: Record<never, never> } }
  deleteRecycleBinItemsByIds: { 200: { nothing: 'DeleteByIds'; headers: Record<never, never> } }
  restoreRecycleBinItemsByIds: { 200: { nothing: 'RestoreByIds'; headers: Record<never, never> } }
  moveRecycleBinItemsToSecondStageByIds: { 200: { nothing: 'MoveToSecondStageByIds'; headers: Record<never, never> } }
  deleteAllSecondStageItems: { 200: { nothing: 'DeleteAllSecondStageItems'; headers: Record<never, never> } }
  getRecycleBinItems: { 200: { collection: 'RecycleBinItem'; headers: Record<never, never> } }
  searchAutocompletions: { 200: { complex: 'QueryAutoCompletionResults'; member: 'autocompletions'; headers: Record<never, never> } }
  searchQuery: { 200: { complex: 'SearchResult'; member: 'query'; headers: Record<never, never> } }
  searchPostQuery: { 200: { complex: 'SearchResult'; member: 'postquery'; headers: Record<never, never> } }
  getQueryConfiguration: { 200: { complex: 'QueryConfiguration'; member: 'getqueryconfiguration'; headers: Record<never, never> } }
  listPromotedResultRules: { 200: { complex: 'PromotedResultsOperationsResult'; member: 'getpromotedresultqueryrules'; headers: Record<never, never> } }
  searchSuggest: { 200: { complex: 'QuerySuggestionResults'; member: 'suggest'; headers: Record<never, never> } }
  getSearchCenterUrl: { 200: { value: string; type: 'Edm.String'; member: 'SearchCenterUrl'; headers: Record<never, never> } }
  getSearchResultsPage: { 200: { value: string; type: 'Edm.String'; member: 'ResultsPageAddress'; headers: Record<never, never> } }
  listAlerts: { 200: { collection: 'Alert'; headers: Record<never, never> } }
  addAlert: { 201: { entity: 'Alert'; headers: { Location?: string } } }
  getAlert: { 200: { entity: 'Alert'; headers: Record<never, never> } }
  updateAlert: { 204: { empty: true; headers: Record<never, never> } }
  deleteAlert: { 204: { empty: true; headers: Record<never, never> } }
  hasAlert: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'Contains'; headers: Record<never, never> } }
  deleteAlertById: { 200: { nothing: 'DeleteAlert'; headers: Record<never, never> } }
  deleteAlertAtIndex: { 200: { nothing: 'DeleteAlertAtIndex'; headers: Record<never, never> } }
  updateAlertByMethod: { 200: { nothing: 'UpdateAlert'; headers: Record<never, never> } }
  listCurrentUserAlerts: { 200: { collection: 'Alert'; headers: Record<never, never> } }
  addCurrentUserAlert: { 201: { entity: 'Alert'; headers: { Location?: string } } }
  listUserAlerts: { 200: { collection: 'Alert'; headers: Record<never, never> } }
  getSiteChanges: { 200: { collection: 'Change'; headers: Record<never, never> } }
  getWebChanges: { 200: { collection: 'Change'; headers: Record<never, never> } }
  getListChanges: { 200: { collection: 'Change'; headers: Record<never, never> } }
  getItemChanges: { 200: { collection: 'Change'; headers: Record<never, never> } }
  getFolderChanges: { 200: { collection: 'Change'; headers: Record<never, never> } }
  getContextInfo: { 200: { complex: 'ContextWebInformation'; member: 'GetContextWebInformation'; headers: Record<never, never> } }
  listSiteEventReceivers: { 200: { collection: 'EventReceiver'; headers: Record<never, never> } }
  addSiteEventReceiver: { 201: { entity: 'EventReceiver'; headers: { Location?: string } } }
  listWebEventReceivers: { 200: { collection: 'EventReceiver'; headers: Record<never, never> } }
  addWebEventReceiver: { 201: { entity: 'EventReceiver'; headers: { Location?: string } } }
  listListEventReceivers: { 200: { collection: 'EventReceiver'; headers: Record<never, never> } }
  addListEventReceiver: { 201: { entity: 'EventReceiver'; headers: { Location?: string } } }
  getSiteEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  updateSiteEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  mergeSiteEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  deleteSiteEventReceiver: { 200: { empty: true; headers: Record<never, never> } }
  getWebEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  updateWebEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  mergeWebEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  deleteWebEventReceiver: { 200: { empty: true; headers: Record<never, never> } }
  getListEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  updateListEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  mergeListEventReceiver: { 200: { entity: 'EventReceiver'; headers: Record<never, never> } }
  deleteListEventReceiver: { 200: { empty: true; headers: Record<never, never> } }
  listSiteFeatures: { 200: { collection: 'Feature'; headers: Record<never, never> } }
  listWebFeatures: { 200: { collection: 'Feature'; headers: Record<never, never> } }
  getSiteFeature: { 200: { entity: 'Feature'; headers: Record<never, never> } }
  getWebFeature: { 200: { entity: 'Feature'; headers: Record<never, never> } }
  addSiteFeature: { 200: { entity: 'Feature'; headers: Record<never, never> } }
  addWebFeature: { 200: { entity: 'Feature'; headers: Record<never, never> } }
  removeSiteFeature: { 200: { nothing: 'Remove'; headers: Record<never, never> } }
  removeWebFeature: { 200: { nothing: 'Remove'; headers: Record<never, never> } }
  getHealth: { 200: { json: components['schemas']['Health']; headers: Record<never, never> } }
  getReadiness: { 200: { json: components['schemas']['Readiness']; headers: Record<never, never> } }
  getDiagnostics: { 200: { json: components['schemas']['Diagnostics']; headers: Record<never, never> } }
  getMetadata: { 200: { media: 'application/xml'; headers: Record<never, never> } }
  getNavigation: { 200: { entity: 'Navigation'; headers: Record<never, never> } }
  updateNavigation: { 200: { entity: 'Navigation'; headers: Record<never, never> } }
  mergeNavigation: { 200: { entity: 'Navigation'; headers: Record<never, never> } }
  listNavigationNodes: { 200: { collection: 'NavigationNode'; headers: Record<never, never> } }
  addNavigationNode: { 201: { entity: 'NavigationNode'; headers: { Location?: string } } }
  moveNavigationNode: { 200: { nothing: 'MoveAfter'; headers: Record<never, never> } }
  getNavigationNodeByIndex: { 200: { entity: 'NavigationNode'; headers: Record<never, never> } }
  getNavigationNode: { 200: { entity: 'NavigationNode'; headers: Record<never, never> } }
  updateNavigationNode: { 200: { entity: 'NavigationNode'; headers: Record<never, never> } }
  mergeNavigationNode: { 200: { entity: 'NavigationNode'; headers: Record<never, never> } }
  deleteNavigationNode: { 200: { empty: true; headers: Record<never, never> } }
  readMenuState: { 200: { complex: 'MenuState'; member: 'MenuState'; headers: Record<never, never> } }
  getMenuState: { 200: { complex: 'MenuState'; member: 'MenuState'; headers: Record<never, never> } }
  readMenuNodeKey: { 200: { value: string; type: 'Edm.String'; member: 'MenuNodeKey'; headers: Record<never, never> } }
  getMenuNodeKey: { 200: { value: string; type: 'Edm.String'; member: 'MenuNodeKey'; headers: Record<never, never> } }
  getRegionalSettings: { 200: { entity: 'RegionalSettings'; headers: Record<never, never> } }
  updateRegionalSettings: { 200: { entity: 'RegionalSettings'; headers: Record<never, never> } }
  mergeRegionalSettings: { 200: { entity: 'RegionalSettings'; headers: Record<never, never> } }
  getTimeZone: { 200: { entity: 'TimeZone'; headers: Record<never, never> } }
  listTimeZones: { 200: { collection: 'TimeZone'; headers: Record<never, never> } }
  getTimeZoneById: { 200: { entity: 'TimeZone'; headers: Record<never, never> } }
  findTimeZoneById: { 200: { entity: 'TimeZone'; headers: Record<never, never> } }
  getLocalTime: { 200: { value: string; type: 'Edm.DateTime'; member: 'UTCToLocalTime'; headers: Record<never, never> } }
  utcToLocalTime: { 200: { value: string; type: 'Edm.DateTime'; member: 'UTCToLocalTime'; headers: Record<never, never> } }
  getUtcTime: { 200: { value: string; type: 'Edm.DateTime'; member: 'LocalTimeToUTC'; headers: Record<never, never> } }
  localTimeToUtc: { 200: { value: string; type: 'Edm.DateTime'; member: 'LocalTimeToUTC'; headers: Record<never, never> } }
  getTimeOfText: { 200: { value: string; type: 'Edm.DateTime'; member: 'ParseDateTime'; headers: Record<never, never> } }
  listCurrencies: { 200: { complex: 'CurrencyInformationCollection'; member: 'GetList'; headers: Record<never, never> } }
  getInstalledLanguages: { 200: { complex: 'LanguageCollection'; member: 'InstalledLanguages'; headers: Record<never, never> } }
  getInstalledLanguage: { 200: { complex: 'Language'; member: 'GetById'; headers: Record<never, never> } }
  getServiceDocument: { 200: { media: '*/*'; headers: Record<never, never> } }
  getRequestContext: { 200: { entity: 'RequestContext'; headers: Record<never, never> } }
  getRequestUserContext: { 200: { entity: 'RequestUserContext'; headers: Record<never, never> } }
  getRemoteContext: { 200: { entity: 'RequestContext'; nothing: 'GetRemoteContext'; headers: Record<never, never> } }
  isHostedService: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'IsSharePointOnline'; headers: Record<never, never> } }
  listBlockedFileExtensions: { 200: { values: string; type: 'Edm.String'; member: 'GetBlockedFileExtensions'; headers: Record<never, never> } }
  getGlobalInstalledLanguages: { 200: { complex: 'LanguageCollection'; member: 'GetGlobalInstalledLanguages'; headers: Record<never, never> } }
  isUpgradeNeeded: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'NeedsUpgradeByType'; headers: Record<never, never> } }
  runHealthCheck: { 200: { complex: 'SiteHealthSummary'; member: 'RunHealthCheck'; headers: Record<never, never> } }
  runUpgrade: { 200: { nothing: 'RunUpgradeSiteSession'; headers: Record<never, never> } }
  createSite: { 200: { complex: 'SiteCreationResponse'; member: 'Create'; headers: Record<never, never> } }
  getSiteStatus: { 200: { complex: 'SiteCreationResponse'; member: 'Status'; headers: Record<never, never> } }
  siteExists: { 200: { value: boolean; type: 'Edm.Boolean'; member: 'Exists'; headers: Record<never, never> } }
  getSiteUrlById: { 200: { value: string; type: 'Edm.String'; member: 'GetUrlById'; headers: Record<never, never> } }
  getSite: { 200: { entity: 'Site'; headers: Record<never, never> } }
  getSiteOwner: { 200: { entity: 'User'; headers: Record<never, never> } }
  getSecondaryContact: { 200: { entity: 'User'; nothing: 'SecondaryContact'; headers: Record<never, never> } }
  getSiteAudit: { 200: { entity: 'Audit'; headers: Record<never, never> } }
  getSiteUsage: { 200: { complex: 'UsageInfo'; member: 'Usage'; headers: Record<never, never> } }
  openWebById: { 200: { entity: 'Web'; headers: Record<never, never> } }
  getWebPath: { 200: { complex: 'ResourcePath'; member: 'GetWebPath'; headers: Record<never, never> } }
  openWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  listListTemplateExtensions: { 200: { collection: 'ListTemplate'; headers: Record<never, never> } }
  listWebTemplateExtensions: { 200: { collection: 'WebTemplate'; headers: Record<never, never> } }
  saveListAsTemplate: { 200: { nothing: 'SaveAsTemplate'; headers: Record<never, never> } }
  saveWebAsTemplate: { 200: { nothing: 'SaveAsTemplate'; headers: Record<never, never> } }
  getThemeShade: { 200: { value: string; type: 'Edm.String'; member: 'GetThemeShadeByName'; headers: Record<never, never> } }
  getThemeFont: { 200: { value: string; type: 'Edm.String'; member: 'GetThemeFontByName'; headers: Record<never, never> } }
  applyTheme: { 200: { nothing: 'ApplyTheme'; headers: Record<never, never> } }
  applyWebTemplate: { 200: { nothing: 'ApplyWebTemplate'; headers: Record<never, never> } }
  getWebResource: { 200: { entity: 'UserResource'; headers: Record<never, never> } }
  getListResource: { 200: { entity: 'UserResource'; headers: Record<never, never> } }
  getWebResourceText: { 200: { value: string; type: 'Edm.String'; member: 'GetValueForUICulture'; headers: Record<never, never> } }
  getListResourceText: { 200: { value: string; type: 'Edm.String'; member: 'GetValueForUICulture'; headers: Record<never, never> } }
  setWebResourceText: { 200: { nothing: 'SetValueForUICulture'; headers: Record<never, never> } }
  setListResourceText: { 200: { nothing: 'SetValueForUICulture'; headers: Record<never, never> } }
  getWebFieldResource: { 200: { entity: 'UserResource'; headers: Record<never, never> } }
  getListFieldResource: { 200: { entity: 'UserResource'; headers: Record<never, never> } }
  getWebFieldResourceText: { 200: { value: string; type: 'Edm.String'; member: 'GetValueForUICulture'; headers: Record<never, never> } }
  getListFieldResourceText: { 200: { value: string; type: 'Edm.String'; member: 'GetValueForUICulture'; headers: Record<never, never> } }
  setWebFieldResourceText: { 200: { nothing: 'SetValueForUICulture'; headers: Record<never, never> } }
  setListFieldResourceText: { 200: { nothing: 'SetValueForUICulture'; headers: Record<never, never> } }
  getWebTypeResource: { 200: { entity: 'UserResource'; headers: Record<never, never> } }
  getListTypeResource: { 200: { entity: 'UserResource'; headers: Record<never, never> } }
  getWebTypeResourceText: { 200: { value: string; type: 'Edm.String'; member: 'GetValueForUICulture'; headers: Record<never, never> } }
  getListTypeResourceText: { 200: { value: string; type: 'Edm.String'; member: 'GetValueForUICulture'; headers: Record<never, never> } }
  setWebTypeResourceText: { 200: { nothing: 'SetValueForUICulture'; headers: Record<never, never> } }
  setListTypeResourceText: { 200: { nothing: 'SetValueForUICulture'; headers: Record<never, never> } }
  addSupportedUILanguage: { 200: { nothing: 'AddSupportedUILanguage'; headers: Record<never, never> } }
  removeSupportedUILanguage: { 200: { nothing: 'RemoveSupportedUILanguage'; headers: Record<never, never> } }
  listSiteUserCustomActions: { 200: { collection: 'UserCustomAction'; headers: Record<never, never> } }
  addSiteUserCustomAction: { 201: { entity: 'UserCustomAction'; headers: { Location?: string } } }
  listWebUserCustomActions: { 200: { collection: 'UserCustomAction'; headers: Record<never, never> } }
  addWebUserCustomAction: { 201: { entity: 'UserCustomAction'; headers: { Location?: string } } }
  listListUserCustomActions: { 200: { collection: 'UserCustomAction'; headers: Record<never, never> } }
  addListUserCustomAction: { 201: { entity: 'UserCustomAction'; headers: { Location?: string } } }
  clearSiteUserCustomActions: { 200: { nothing: 'Clear'; headers: Record<never, never> } }
  clearWebUserCustomActions: { 200: { nothing: 'Clear'; headers: Record<never, never> } }
  clearListUserCustomActions: { 200: { nothing: 'Clear'; headers: Record<never, never> } }
  getSiteUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  updateSiteUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  mergeSiteUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  deleteSiteUserCustomAction: { 200: { empty: true; headers: Record<never, never> } }
  getWebUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  updateWebUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  mergeWebUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  deleteWebUserCustomAction: { 200: { empty: true; headers: Record<never, never> } }
  getListUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  updateListUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  mergeListUserCustomAction: { 200: { entity: 'UserCustomAction'; headers: Record<never, never> } }
  deleteListUserCustomAction: { 200: { empty: true; headers: Record<never, never> } }
  getWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  updateWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  mergeWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  deleteWeb: { 200: { empty: true; headers: Record<never, never> } }
  getWebAllProperties: { 200: { entity: 'PropertyValues'; headers: Record<never, never> } }
  listWebs: { 200: { collection: 'Web'; headers: Record<never, never> } }
  getWebAuthor: { 200: { entity: 'User'; headers: Record<never, never> } }
  addWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  listWebInfos: { 200: { collection: 'WebInformation'; headers: Record<never, never> } }
  getWebInfo: { 200: { entity: 'WebInformation'; headers: Record<never, never> } }
  addWebInfo: { 200: { entity: 'WebInformation'; headers: Record<never, never> } }
  getParentWeb: { 200: { entity: 'WebInformation'; nothing: 'ParentWeb'; headers: Record<never, never> } }
  getSubwebsFilteredForCurrentUser: { 200: { collection: 'WebInformation'; headers: Record<never, never> } }
  listListTemplates: { 200: { collection: 'ListTemplate'; headers: Record<never, never> } }
  getListTemplate: { 200: { entity: 'ListTemplate'; headers: Record<never, never> } }
  getListTemplateSchema: { 200: { media: 'text/xml'; headers: Record<never, never> } }
  listCustomListTemplates: { 200: { collection: 'ListTemplate'; headers: Record<never, never> } }
  getAvailableWebTemplates: { 200: { collection: 'WebTemplate'; headers: Record<never, never> } }
  getWebTemplateByName: { 200: { entity: 'WebTemplate'; headers: Record<never, never> } }
  mapToIcon: { 200: { value: string; type: 'Edm.String'; member: 'MapToIcon'; headers: Record<never, never> } }
  getWebUrlFromPageUrl: { 200: { value: string; type: 'Edm.String'; member: 'GetWebUrlFromPageUrl'; headers: Record<never, never> } }
  getThemeInfo: { 200: { entity: 'ThemeInfo'; headers: Record<never, never> } }
  startWorkflowOnWeb: { 200: { value: string; type: 'Edm.Guid'; member: 'StartWorkflow'; headers: Record<never, never> } }
  cancelInstance: { 200: { nothing: 'CancelWorkflow'; headers: Record<never, never> } }
  cancelInstanceAtOnce: { 200: { nothing: 'TerminateWorkflow'; headers: Record<never, never> } }
  readStartedByWorkflow: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  readStartedByWorkflowFrom: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  countStartedByWorkflow: { 200: { value: number; type: 'Edm.Int32'; member: 'CountInstances'; headers: Record<never, never> } }
  countStartedByWorkflowIn: { 200: { value: number; type: 'Edm.Int32'; member: 'CountInstancesWithStatus'; headers: Record<never, never> } }
  publishSubscription: { 200: { value: string; type: 'Edm.Guid'; member: 'PublishSubscription'; headers: Record<never, never> } }
  publishSubscriptionForList: { 200: { value: string; type: 'Edm.Guid'; member: 'PublishSubscriptionForList'; headers: Record<never, never> } }
  listSubscriptionsWithType: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  listSubscriptionsOfParentType: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  getWorkflowManager: { 200: { entity: 'WorkflowManager'; headers: Record<never, never> } }
  listSubscriptionsOfWeb: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  readSubscriptionsOfWeb: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  listSubscriptionsOfDefinition: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  listSubscriptionsOfSource: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  listSubscriptionsOfList: { 200: { collection: 'WorkflowSubscription'; headers: Record<never, never> } }
  getSubscriptionOfWeb: { 200: { entity: 'WorkflowSubscription'; nothing: 'GetSubscription'; headers: Record<never, never> } }
  deleteSubscriptionOfWeb: { 200: { nothing: 'DeleteSubscription'; headers: Record<never, never> } }
  listStartedOnItem: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  listStartedOnItemFrom: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  listStartedOnWeb: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  readStartedOnWeb: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  listStartedOnWebFrom: { 200: { collection: 'StartedWorkflow'; headers: Record<never, never> } }
  getStarted: { 200: { entity: 'StartedWorkflow'; nothing: 'GetInstance'; headers: Record<never, never> } }
  startWorkflowOnItem: { 200: { value: string; type: 'Edm.Guid'; member: 'StartWorkflowOnListItemBySubscriptionId'; headers: Record<never, never> } }
  listWorkflowDefinitions: { 200: { collection: 'WorkflowKind'; headers: Record<never, never> } }
  getWorkflowDefinition: { 200: { entity: 'WorkflowKind'; nothing: 'GetDefinition'; headers: Record<never, never> } }
  startNamedWorkflow: { 200: { value: string; type: 'Edm.Guid'; member: 'StartWorkflow'; headers: Record<never, never> } }
  cancelStarted: { 200: { nothing: 'CancelWorkflow'; headers: Record<never, never> } }
}

/** The properties of each entity, all of them there. */
export interface Entities {
  ArchiveMode: Required<components['schemas']['ArchiveMode']>
  RetentionPolicy: Required<components['schemas']['RetentionPolicy']>
  CheckedOutFile: Required<components['schemas']['CheckedOutFile']>
  InformationRightsManagementFileSettings: Required<components['schemas']['InformationRightsManagementFileSettings']>
  FileVersionEvent: Required<components['schemas']['FileVersionEvent']>
  EffectiveInformationRightsManagementSettings: Required<components['schemas']['EffectiveInformationRightsManagementSettings']>
  FileVersion: Required<components['schemas']['FileVersion']>
  File: Required<components['schemas']['File']>
  Folder: Required<components['schemas']['Folder']>
  StorageMetrics: Required<components['schemas']['StorageMetrics']>
  LimitedWebPartManager: Required<components['schemas']['LimitedWebPartManager']>
  WebPartDefinition: Required<components['schemas']['WebPartDefinition']>
  WebPart: Required<components['schemas']['WebPart']>
  Attachment: Required<components['schemas']['Attachment']>
  LikedByInformation: Required<components['schemas']['LikedByInformation']>
  ListItemVersion: Required<components['schemas']['ListItemVersion']>
  FieldStringValues: Required<components['schemas']['FieldStringValues']>
  ListItem: Required<components['schemas']['ListItem']>
  ListDataItem: Required<components['schemas']['ListDataItem']>
  Form: Required<components['schemas']['Form']>
  ContentType: Required<components['schemas']['ContentType']>
  FieldLink: Required<components['schemas']['FieldLink']>
  Field: Required<components['schemas']['Field']>
  List: Required<components['schemas']['List']>
  CreatablesInfo: Required<components['schemas']['CreatablesInfo']>
  RelatedField: Required<components['schemas']['RelatedField']>
  InformationRightsManagementSettings: Required<components['schemas']['InformationRightsManagementSettings']>
  Subscription: Required<components['schemas']['Subscription']>
  Delivery: Required<components['schemas']['Delivery']>
  View: Required<components['schemas']['View']>
  ViewFieldCollection: Required<components['schemas']['ViewFieldCollection']>
  WorkflowSubscription: Required<components['schemas']['WorkflowSubscription']>
  WorkflowAssociation: Required<components['schemas']['WorkflowAssociation']>
  WorkflowTemplate: Required<components['schemas']['WorkflowTemplate']>
  SocialRestActor: Required<components['schemas']['SocialRestActor']>
  SocialRestFeed: Required<components['schemas']['SocialRestFeed']>
  SocialRestThread: Required<components['schemas']['SocialRestThread']>
  FollowedContent: Required<components['schemas']['FollowedContent']>
  SocialFollowing: Required<components['schemas']['SocialFollowing']>
  Group: Required<components['schemas']['Group']>
  ProfileLoader: Required<components['schemas']['ProfileLoader']>
  PeopleManager: Required<components['schemas']['PeopleManager']>
  PersonProperties: Required<components['schemas']['PersonProperties']>
  UserProfile: Required<components['schemas']['UserProfile']>
  User: Required<components['schemas']['User']>
  Principal: Required<components['schemas']['Principal']>
  UserInfo: Required<components['schemas']['UserInfo']>
  PrincipalInfo: Required<components['schemas']['PrincipalInfo']>
  RoleDefinition: Required<components['schemas']['RoleDefinition']>
  RoleAssignment: Required<components['schemas']['RoleAssignment']>
  SecurableObject: Required<components['schemas']['SecurableObject']>
  RecycleBinItem: Required<components['schemas']['RecycleBinItem']>
  Alert: Required<components['schemas']['Alert']>
  Change: Required<components['schemas']['Change']>
  EventReceiver: Required<components['schemas']['EventReceiver']>
  Feature: Required<components['schemas']['Feature']>
  Navigation: Required<components['schemas']['Navigation']>
  NavigationNode: Required<components['schemas']['NavigationNode']>
  RegionalSettings: Required<components['schemas']['RegionalSettings']>
  TimeZone: Required<components['schemas']['TimeZone']>
  RequestContext: Required<components['schemas']['RequestContext']>
  RequestUserContext: Required<components['schemas']['RequestUserContext']>
  Audit: Required<components['schemas']['Audit']>
  Site: Required<components['schemas']['Site']>
  ListTemplate: Required<components['schemas']['ListTemplate']>
  UserResource: Required<components['schemas']['UserResource']>
  UserCustomAction: Required<components['schemas']['UserCustomAction']>
  Web: Required<components['schemas']['Web']>
  ThemeInfo: Required<components['schemas']['ThemeInfo']>
  WebInformation: Required<components['schemas']['WebInformation']>
  WebTemplate: Required<components['schemas']['WebTemplate']>
  PropertyValues: Required<components['schemas']['PropertyValues']>
  WorkflowManager: Required<components['schemas']['WorkflowManager']>
  WorkflowKind: Required<components['schemas']['WorkflowKind']>
  StartedWorkflow: Required<components['schemas']['StartedWorkflow']>
}

/** The complex types. */
export interface ComplexTypes {
  DocumentLibraryInformation: components['schemas']['DocumentLibraryInformation']
  ResourcePath: components['schemas']['ResourcePath']
  ListItemFormUpdateValue: components['schemas']['ListItemFormUpdateValue']
  RelatedItem: components['schemas']['RelatedItem']
  CreatableItemInfoCollection: components['schemas']['CreatableItemInfoCollection']
  CreatableItemInfo: components['schemas']['CreatableItemInfo']
  SocialFeed: components['schemas']['SocialFeed']
  SocialThread: components['schemas']['SocialThread']
  SocialPostReference: components['schemas']['SocialPostReference']
  SocialPost: components['schemas']['SocialPost']
  SocialPostActorInfo: components['schemas']['SocialPostActorInfo']
  SocialDataOverlay: components['schemas']['SocialDataOverlay']
  FollowResult: components['schemas']['FollowResult']
  FollowedItem: components['schemas']['FollowedItem']
  HashTag: components['schemas']['HashTag']
  HashTagCollection: components['schemas']['HashTagCollection']
  SocialActor: components['schemas']['SocialActor']
  UserIdInfo: components['schemas']['UserIdInfo']
  PrincipalInformation: components['schemas']['PrincipalInformation']
  BasePermissions: components['schemas']['BasePermissions']
  QueryAutoCompletionMatch: components['schemas']['QueryAutoCompletionMatch']
  QueryAutoCompletion: components['schemas']['QueryAutoCompletion']
  QueryAutoCompletionResults: components['schemas']['QueryAutoCompletionResults']
  KeyValue: components['schemas']['KeyValue']
  SimpleDataRow: components['schemas']['SimpleDataRow']
  SimpleDataTable: components['schemas']['SimpleDataTable']
  RelevantResults: components['schemas']['RelevantResults']
  RefinerEntry: components['schemas']['RefinerEntry']
  Refiner: components['schemas']['Refiner']
  RefinementResults: components['schemas']['RefinementResults']
  QueryResult: components['schemas']['QueryResult']
  SearchResult: components['schemas']['SearchResult']
  QueryContext: components['schemas']['QueryContext']
  SearchEndpoints: components['schemas']['SearchEndpoints']
  ExpandedQueryParameters: components['schemas']['ExpandedQueryParameters']
  QueryRoutingInfo: components['schemas']['QueryRoutingInfo']
  QueryConfiguration: components['schemas']['QueryConfiguration']
  SearchObjectOwnerResult: components['schemas']['SearchObjectOwnerResult']
  PromotedResultsOperationsResult: components['schemas']['PromotedResultsOperationsResult']
  PersonalResultSuggestion: components['schemas']['PersonalResultSuggestion']
  QuerySuggestionQuery: components['schemas']['QuerySuggestionQuery']
  QuerySuggestionResults: components['schemas']['QuerySuggestionResults']
  ChangeToken: components['schemas']['ChangeToken']
  ContextWebInformation: components['schemas']['ContextWebInformation']
  MenuNode: components['schemas']['MenuNode']
  MenuState: components['schemas']['MenuState']
  CurrencyInformationCollection: components['schemas']['CurrencyInformationCollection']
  LanguageCollection: components['schemas']['LanguageCollection']
  Language: components['schemas']['Language']
  SiteHealthSummary: components['schemas']['SiteHealthSummary']
  SiteCreationResponse: components['schemas']['SiteCreationResponse']
  UsageInfo: components['schemas']['UsageInfo']
  UpgradeInfo: components['schemas']['UpgradeInfo']
}
