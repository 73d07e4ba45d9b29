import { file } from '../entities/files/file.ts'
import { fileRights } from '../entities/files/file-details.ts'
import { folder } from '../entities/files/folder.ts'
import { webPart, webPartDefinition } from '../entities/files/web-part.ts'
import { attachmentShape } from '../entities/items/attachment.ts'
import { contentTypeShape, fieldLinkShape } from '../entities/lists/content-type.ts'
import { fieldShape } from '../entities/lists/field.ts'
import { list } from '../entities/lists/list.ts'
import { rightsManagement } from '../entities/lists/list-settings.ts'
import { subscriptionShape } from '../entities/lists/subscription.ts'
import { view } from '../entities/lists/view.ts'
import { workflowAssociationShape, workflowSubscriptionShape, workflowTemplateShape } from '../entities/lists/workflow-subscription.ts'
import { group, user } from '../entities/people/principals.ts'
import { socialFeed, socialThread } from '../entities/people/social-feed.ts'
import { roleDefinition } from '../entities/permissions/role-assignment.ts'
import { contract } from '../entities/shape/contract.ts'
import { alertShape } from '../entities/sites/alert.ts'
import { archiveMode } from '../entities/sites/archive-mode.ts'
import { feature } from '../entities/sites/feature.ts'
import { navigation, navigationNode } from '../entities/sites/navigation.ts'
import { eventReceiver, userCustomAction } from '../entities/sites/parts.ts'
import { regionalSettings, timeZone } from '../entities/sites/regional/regional-settings.ts'
import { retentionPolicyShape } from '../entities/sites/retention-policy.ts'
import { web, webInformation } from '../entities/sites/web.ts'
import { startedWorkflow } from '../entities/workflow/workflow-services.ts'
import type { ContractMode } from '../http/strict/handling.ts'
import type { WireContext } from '../profile/wire-context.ts'
import { archiveModeHandlers } from './archive/archive-mode.ts'
import { legalHoldHandlers } from './archive/legal-holds.ts'
import { retentionHandlers } from './archive/retention.ts'
import { archiveSnapshotHandlers } from './archive/snapshots.ts'
import { batchHandlers } from './batch/batch.ts'
import { checkedOutHandlers } from './files/checked-out.ts'
import { documentLibraryHandlers } from './files/document-libraries.ts'
import { fileDetailHandlers } from './files/file-details.ts'
import { fileStateHandlers } from './files/file-states.ts'
import { fileVersionHandlers } from './files/file-versions.ts'
import { fileHandlers } from './files/files.ts'
import { lookUpItem } from './files/folder-address.ts'
import { folderHandlers } from './files/folders.ts'
import { pageHandlers } from './files/pages.ts'
import { stubHandlers } from './files/stubs.ts'
import { transferHandlers } from './files/transfers.ts'
import { webPartHandlers } from './files/web-parts.ts'
import { attachmentHandlers } from './items/attachments.ts'
import { camlHandlers } from './items/caml-query.ts'
import { discussionHandlers, discussionShapes } from './items/discussions.ts'
import { itemDetailHandlers } from './items/item-details.ts'
import { formHandlers } from './items/item-forms.ts'
import { versionHandlers } from './items/item-versions.ts'
import { itemHandlers, itemShapes } from './items/items.ts'
import { relatedItemHandlers } from './items/related-items.ts'
import { reputationHandlers } from './items/reputation.ts'
import { listDataLinkHandlers } from './list-data-service/data-links.ts'
import { listDataMediaHandlers } from './list-data-service/data-media.ts'
import { dataServiceShapes, listDataServiceHandlers } from './list-data-service/list-data-service.ts'
import { listDataHandlers } from './list-functions/list-data.ts'
import { listFunctionHandlers } from './list-functions/list-functions.ts'
import { listMethodHandlers } from './list-functions/list-methods.ts'
import { contentTypeHandlers } from './lists/content-types.ts'
import { fieldVisibilityHandlers } from './lists/field-visibility.ts'
import { fieldHandlers, webFieldHandlers } from './lists/fields.ts'
import { listSettingsHandlers } from './lists/list-settings.ts'
import { listHandlers } from './lists/lists.ts'
import { subscriptionHandlers } from './lists/subscriptions.ts'
import { viewHandlers } from './lists/views.ts'
import { workflowSubscriptionHandlers } from './lists/workflow-subscriptions.ts'
import { writeEnvelope } from './odata/envelope.ts'
import { feedHandlers } from './people/feeds.ts'
import { followedContentHandlers } from './people/followed-content.ts'
import { followerHandlers } from './people/followers.ts'
import { followingHandlers } from './people/following.ts'
import { groupHandlers } from './people/groups.ts'
import { peoplePickerHandlers } from './people/people-picker.ts'
import { profileHandlers } from './people/profiles.ts'
import { userHandlers } from './people/users.ts'
import { utilityHandlers } from './people/utility.ts'
import { assignedGroupHandlers } from './permissions/assigned-groups.ts'
import { permissionHandlers } from './permissions/permissions.ts'
import { roleDefinitionHandlers } from './permissions/role-definitions.ts'
import { uniqueAncestorHandlers } from './permissions/unique-ancestors.ts'
import { createRestEdge, type RestEdge, type RestOptions } from './protocol/dispatch.ts'
import type { Handlers } from './protocol/handlers.ts'
import { gathered } from './protocol/rooms.ts'
import { recycleBinHandlers } from './recycle-bin/recycle-bin.ts'
import { autocompletionHandlers } from './search/autocompletions.ts'
import { searchHandlers } from './search/search.ts'
import { searchSettingHandlers } from './search/setting.ts'
import { suggestHandlers } from './search/suggest.ts'
import { alertHandlers } from './sites/alerts.ts'
import { changeHandlers } from './sites/changes.ts'
import { contextInfoHandlers } from './sites/context-info.ts'
import { eventReceiverHandlers } from './sites/event-receivers.ts'
import { featureHandlers } from './sites/features.ts'
import { healthHandlers } from './sites/health.ts'
import { savedTemplateHandlers } from './sites/looks/saved-templates.ts'
import { themeHandlers } from './sites/looks/themes.ts'
import { metadataHandlers } from './sites/metadata.ts'
import { navigationHandlers } from './sites/navigation.ts'
import { regionalSettingsHandlers } from './sites/regional-settings.ts'
import { serverHandlers } from './sites/server/server.ts'
import { siteHandlers } from './sites/site.ts'
import { siteManagerHandlers } from './sites/site-manager.ts'
import { templateHandlers } from './sites/templates.ts'
import { titleResourceHandlers } from './sites/title-resources.ts'
import { userCustomActionHandlers } from './sites/user-custom-actions.ts'
import { webHandlers } from './sites/web.ts'
import { workflowObjectHandlers } from './workflow/workflow-objects.ts'
import { workflowServiceHandlers } from './workflow/workflow-services.ts'

/**
 * The handlers of every room. A room that starts to read a setting declares it in its own file; nothing changes here.
 */
const handlersOf = gathered(
  healthHandlers,
  archiveModeHandlers,
  legalHoldHandlers,
  archiveSnapshotHandlers,
  retentionHandlers,
  metadataHandlers,
  siteHandlers,
  siteManagerHandlers,
  serverHandlers,
  templateHandlers,
  savedTemplateHandlers,
  themeHandlers,
  contextInfoHandlers,
  batchHandlers,
  alertHandlers,
  changeHandlers,
  searchHandlers,
  suggestHandlers,
  autocompletionHandlers,
  searchSettingHandlers,
  webHandlers,
  listHandlers,
  viewHandlers,
  subscriptionHandlers,
  workflowSubscriptionHandlers,
  workflowObjectHandlers,
  workflowServiceHandlers,
  formHandlers,
  discussionHandlers,
  versionHandlers,
  attachmentHandlers,
  fileHandlers,
  fileStateHandlers,
  checkedOutHandlers,
  documentLibraryHandlers,
  stubHandlers,
  fileVersionHandlers,
  fileDetailHandlers,
  webPartHandlers,
  recycleBinHandlers,
  camlHandlers,
  listDataHandlers,
  listMethodHandlers,
  listFunctionHandlers,
  listDataServiceHandlers,
  listDataMediaHandlers,
  () => listDataLinkHandlers,
  itemHandlers,
  relatedItemHandlers,
  reputationHandlers,
  itemDetailHandlers,
  folderHandlers,
  userHandlers,
  peoplePickerHandlers,
  groupHandlers,
  roleDefinitionHandlers,
  permissionHandlers,
  assignedGroupHandlers,
  uniqueAncestorHandlers,
  regionalSettingsHandlers,
  fieldHandlers,
  webFieldHandlers,
  fieldVisibilityHandlers,
  contentTypeHandlers,
  featureHandlers,
  navigationHandlers,
  userCustomActionHandlers,
  eventReceiverHandlers,
  transferHandlers,
  listSettingsHandlers,
  utilityHandlers,
  profileHandlers,
  followerHandlers,
  followedContentHandlers,
  followingHandlers,
  () => feedHandlers,
  titleResourceHandlers,
  pageHandlers,
)

/** The options of all rooms, including their settings, without those that the edge provides itself. */
export type RestSettings = Parameters<typeof handlersOf>[0] & {
  readonly settings: { readonly 'Limits:RequestBodyBytes': number; readonly 'Contract:Mode': ContractMode }
  readonly log: (error: unknown, correlationId: string) => void
}

/** The shapes of replies to writes, by entity; items have a shape for each list. */
const shapes: RestOptions['shapes'] = {
  Alert: alertShape,
  Attachment: attachmentShape,
  ContentType: contentTypeShape,
  EventReceiver: eventReceiver,
  ArchiveMode: archiveMode,
  Feature: feature,
  Field: fieldShape,
  FieldLink: fieldLinkShape,
  File: file,
  Folder: folder,
  Group: group,
  InformationRightsManagementFileSettings: fileRights,
  InformationRightsManagementSettings: rightsManagement,
  List: list,
  Navigation: navigation,
  NavigationNode: navigationNode,
  RetentionPolicy: retentionPolicyShape,
  RoleDefinition: roleDefinition,
  SocialRestFeed: socialFeed,
  SocialRestThread: socialThread,
  StartedWorkflow: startedWorkflow,
  Subscription: subscriptionShape,
  RegionalSettings: regionalSettings,
  TimeZone: timeZone,
  User: user,
  UserCustomAction: userCustomAction,
  View: view,
  Web: web,
  WebInformation: webInformation,
  WebPart: webPart,
  WebPartDefinition: webPartDefinition,
  WorkflowAssociation: workflowAssociationShape,
  WorkflowSubscription: workflowSubscriptionShape,
  WorkflowTemplate: workflowTemplateShape,
}

/** The REST edge with the handlers of every operation; see `createRestEdge`. */
export function createRest(options: RestSettings): Promise<RestEdge> {
  const handlers: Handlers<WireContext> = handlersOf(options)
  return createRestEdge({
    contract,
    handlers,
    shapes,
    shapeFinders: { ...itemShapes, ...discussionShapes, ...dataServiceShapes },
    render: writeEnvelope,
    lookUp: (_kind, ctx, params) => lookUpItem(ctx, params),
    bodyLimitBytes: options.settings['Limits:RequestBodyBytes'],
    mode: options.settings['Contract:Mode'],
    report: (error, request) => options.log(error, request.correlationId),
  })
}
