// Generated from contracts/rest by scripts/rest.ts. Do not edit.
import type { components } from './operations.ts'

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}'), those of the address above it left out. */
export type ListAddress = { readonly listTitle: string } | { readonly listId: string } | { readonly listUrl: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId}), those of the address above it left out. */
export type ItemAddress = { readonly itemId: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/views('{viewId}'), those of the address above it left out. */
export type ViewAddress = { readonly viewId: string } | { readonly viewTitle: string } | Record<never, never>

/** The parameters of a form of the address /_api/web/recyclebin('{binItemId}'), those of the address above it left out. */
export type RecycleBinItemAddress = { readonly binItemId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions({versionId}), those of the address above it left out. */
export type ItemVersionAddress = { readonly versionId: number }

/** The parameters of each operation’s address. */
export interface OperationParams {
  getHealth: Record<never, never>
  getWeb: Record<never, never>
  getWebProperties: Record<never, never>
  queryWebs: Record<never, never>
  getCurrentUser: Record<never, never>
  getSite: Record<never, never>
  createContextInfo: Record<never, never>
  queryLists: Record<never, never>
  addList: Record<never, never>
  getList: ListAddress
  updateList: ListAddress
  mergeList: ListAddress
  deleteList: ListAddress
  getListById: { readonly listId: string }
  queryItems: ListAddress
  addItem: ListAddress
  getItem: ListAddress & ItemAddress
  updateItem: ListAddress & ItemAddress
  mergeItem: ListAddress & ItemAddress
  deleteItem: ListAddress & ItemAddress
  queryViews: ListAddress
  addView: ListAddress
  addViewByMethod: ListAddress
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
  getItems: ListAddress
  renderListDataAsStream: ListAddress
  recycleList: ListAddress
  recycleItem: ListAddress & ItemAddress
  queryRecycleBin: Record<never, never>
  restoreRecycleBin: Record<never, never>
  emptyRecycleBin: Record<never, never>
  moveRecycleBin: Record<never, never>
  deleteRecycleBinItems: Record<never, never>
  emptySecondStage: Record<never, never>
  getRecycleBinItem: RecycleBinItemAddress
  restoreRecycleBinItem: RecycleBinItemAddress
  deleteRecycleBinItem: RecycleBinItemAddress
  moveRecycleBinItem: RecycleBinItemAddress
  addValidateUpdateItemUsingPath: ListAddress
  reserveListItemId: ListAddress
  getFieldValuesAsText: ListAddress & ItemAddress
  getFieldValuesAsHtml: ListAddress & ItemAddress
  getFieldValuesForEdit: ListAddress & ItemAddress
  validateUpdateListItem: ListAddress & ItemAddress
  queryVersions: ListAddress & ItemAddress
  getVersion: ListAddress & ItemAddress & ItemVersionAddress
  deleteVersion: ListAddress & ItemAddress & ItemVersionAddress
  restoreVersion: ListAddress & ItemAddress & { readonly versionId: number }
  deleteVersionById: ListAddress & ItemAddress & { readonly versionId: number }
  deleteVersions: ListAddress & ItemAddress
}

/** The operations that need no credentials. */
export type OpenOperation = 'getHealth'

/** What each successful status of each operation carries. */
export interface OperationReplies {
  getHealth: { 200: { json: components['schemas']['Health']; headers: Record<never, never> } }
  getWeb: { 200: { entity: 'Web'; headers: Record<never, never> } }
  getWebProperties: { 200: { entity: 'PropertyValues'; headers: Record<never, never> } }
  queryWebs: { 200: { collection: 'Web'; headers: Record<never, never> } }
  getCurrentUser: { 200: { entity: 'User'; headers: Record<never, never> } }
  getSite: { 200: { entity: 'Site'; headers: Record<never, never> } }
  createContextInfo: { 200: { complex: 'ContextWebInformation'; member: 'GetContextWebInformation'; headers: Record<never, never> } }
  queryLists: { 200: { collection: 'List'; headers: Record<never, never> } }
  addList: { 201: { entity: 'List'; headers: { ETag?: string; Location?: string } } }
  getList: { 200: { entity: 'List'; headers: { ETag?: string } } }
  updateList: { 200: { entity: 'List'; headers: { ETag?: string } } }
  mergeList: { 200: { entity: 'List'; headers: { ETag?: string } } }
  deleteList: { 200: { empty: true; headers: Record<never, never> } }
  getListById: { 200: { entity: 'List'; headers: { ETag?: string } } }
  queryItems: { 200: { collection: 'ListItem'; headers: Record<never, never> } }
  addItem: { 201: { entity: 'ListItem'; headers: { ETag?: string; Location?: string } } }
  getItem: { 200: { entity: 'ListItem'; headers: { ETag?: string } } }
  updateItem: { 200: { entity: 'ListItem'; headers: { ETag?: string } } }
  mergeItem: { 200: { entity: 'ListItem'; headers: { ETag?: string } } }
  deleteItem: { 200: { empty: true; headers: Record<never, never> } }
  queryViews: { 200: { collection: 'View'; headers: Record<never, never> } }
  addView: { 201: { entity: 'View'; headers: { Location?: string } } }
  addViewByMethod: { 200: { entity: 'View'; headers: Record<never, never> } }
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
  getItems: { 200: { collection: 'ListItem'; headers: Record<never, never> } }
  renderListDataAsStream: { 200: { json: components['schemas']['ListDataStream']; headers: Record<never, never> } }
  recycleList: { 200: { value: string; type: 'Edm.Guid'; member: 'Recycle'; headers: Record<never, never> } }
  recycleItem: { 200: { value: string; type: 'Edm.Guid'; member: 'Recycle'; headers: Record<never, never> } }
  queryRecycleBin: { 200: { collection: 'RecycleBinItem'; headers: Record<never, never> } }
  restoreRecycleBin: { 200: { nothing: 'RestoreAll'; headers: Record<never, never> } }
  emptyRecycleBin: { 200: { nothing: 'DeleteAll'; headers: Record<never, never> } }
  moveRecycleBin: { 200: { nothing: 'MoveAllToSecondStage'; headers: Record<never, never> } }
  deleteRecycleBinItems: { 200: { nothing: 'DeleteByIds'; headers: Record<never, never> } }
  emptySecondStage: { 200: { nothing: 'DeleteAllSecondStageItems'; headers: Record<never, never> } }
  getRecycleBinItem: { 200: { entity: 'RecycleBinItem'; headers: Record<never, never> } }
  restoreRecycleBinItem: { 200: { nothing: 'Restore'; headers: Record<never, never> } }
  deleteRecycleBinItem: { 200: { nothing: 'DeleteObject'; headers: Record<never, never> } }
  moveRecycleBinItem: { 200: { nothing: 'MoveToSecondStage'; headers: Record<never, never> } }
  addValidateUpdateItemUsingPath: { 200: { complexes: 'ListItemFormUpdateValue'; member: 'AddValidateUpdateItemUsingPath'; headers: Record<never, never> } }
  reserveListItemId: { 200: { value: number; type: 'Edm.Int32'; member: 'ReserveListItemId'; headers: Record<never, never> } }
  getFieldValuesAsText: { 200: { entity: 'FieldStringValues'; headers: Record<never, never> } }
  getFieldValuesAsHtml: { 200: { entity: 'FieldStringValues'; headers: Record<never, never> } }
  getFieldValuesForEdit: { 200: { entity: 'FieldStringValues'; headers: Record<never, never> } }
  validateUpdateListItem: { 200: { complexes: 'ListItemFormUpdateValue'; member: 'ValidateUpdateListItem'; headers: Record<never, never> } }
  queryVersions: { 200: { collection: 'ListItemVersion'; headers: Record<never, never> } }
  getVersion: { 200: { entity: 'ListItemVersion'; headers: Record<never, never> } }
  deleteVersion: { 200: { empty: true; headers: Record<never, never> } }
  restoreVersion: { 200: { nothing: 'RestoreById'; headers: Record<never, never> } }
  deleteVersionById: { 200: { nothing: 'DeleteById'; headers: Record<never, never> } }
  deleteVersions: { 200: { nothing: 'DeleteAll'; headers: Record<never, never> } }
}

/** The properties of each entity, all of them there. */
export interface Entities {
  Web: Required<components['schemas']['Web']>
  PropertyValues: Required<components['schemas']['PropertyValues']>
  Site: Required<components['schemas']['Site']>
  User: Required<components['schemas']['User']>
  UserInfo: Required<components['schemas']['UserInfo']>
  List: Required<components['schemas']['List']>
  View: Required<components['schemas']['View']>
  ViewFieldCollection: Required<components['schemas']['ViewFieldCollection']>
  RecycleBinItem: Required<components['schemas']['RecycleBinItem']>
  ListItemVersion: Required<components['schemas']['ListItemVersion']>
  FieldStringValues: Required<components['schemas']['FieldStringValues']>
  ContentType: Required<components['schemas']['ContentType']>
  ListItem: Required<components['schemas']['ListItem']>
}

/** The complex types. */
export interface ComplexTypes {
  ContextWebInformation: components['schemas']['ContextWebInformation']
  ListItemFormUpdateValue: components['schemas']['ListItemFormUpdateValue']
}
