// Generated from contracts/rest by scripts/rest.ts. Do not edit.
import type { components } from './operations.ts'

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}'), those of the address above it left out. */
export type ListAddress = { readonly listTitle: string } | { readonly listId: string } | { readonly listUrl: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/items({itemId}), those of the address above it left out. */
export type ItemAddress = { readonly itemId: number }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/fields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type FieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/web/fields/getbyinternalnameortitle('{fieldName}'), those of the address above it left out. */
export type WebFieldAddress = { readonly fieldName: string } | { readonly fieldId: string } | { readonly fieldTitle: string }

/** The parameters of a form of the address /_api/web/contenttypes('{contentTypeId}'), those of the address above it left out. */
export type ContentTypeAddress = { readonly contentTypeId: string }

/** The parameters of a form of the address /_api/web/lists/getbytitle('{listTitle}')/contenttypes('{contentTypeId}'), those of the address above it left out. */
export type ListContentTypeAddress = { readonly contentTypeId: string }

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
  queryFields: ListAddress
  addField: ListAddress
  addFieldByParameters: ListAddress
  addFieldAsXml: ListAddress
  getField: ListAddress & FieldAddress
  updateField: ListAddress & FieldAddress
  mergeField: ListAddress & FieldAddress
  deleteField: ListAddress & FieldAddress
  queryWebFields: Record<never, never>
  addWebField: Record<never, never>
  addWebFieldByParameters: Record<never, never>
  addWebFieldAsXml: Record<never, never>
  getWebField: WebFieldAddress
  updateWebField: WebFieldAddress
  mergeWebField: WebFieldAddress
  deleteWebField: WebFieldAddress
  queryContentTypes: Record<never, never>
  addContentType: Record<never, never>
  createContentType: Record<never, never>
  queryAvailableContentTypes: Record<never, never>
  getContentType: ContentTypeAddress
  updateContentType: ContentTypeAddress
  mergeContentType: ContentTypeAddress
  deleteContentType: ContentTypeAddress
  queryContentTypeFields: ContentTypeAddress
  queryFieldLinks: ContentTypeAddress
  addFieldLink: ContentTypeAddress
  getContentTypeParent: ContentTypeAddress
  queryListContentTypes: ListAddress
  addAvailableContentType: ListAddress
  getListContentType: ListAddress & ListContentTypeAddress
  updateListContentType: ListAddress & ListContentTypeAddress
  mergeListContentType: ListAddress & ListContentTypeAddress
  deleteListContentType: ListAddress & ListContentTypeAddress
  queryListContentTypeFields: ListAddress & ListContentTypeAddress
  queryListFieldLinks: ListAddress & ListContentTypeAddress
  addListFieldLink: ListAddress & ListContentTypeAddress
  getListContentTypeParent: ListAddress & ListContentTypeAddress
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
  queryFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  addField: { 201: { entity: 'Field'; headers: { Location?: string } } }
  addFieldByParameters: { 200: { entity: 'Field'; headers: Record<never, never> } }
  addFieldAsXml: { 200: { entity: 'Field'; headers: Record<never, never> } }
  getField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  updateField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  mergeField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  deleteField: { 200: { empty: true; headers: Record<never, never> } }
  queryWebFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  addWebField: { 201: { entity: 'Field'; headers: { Location?: string } } }
  addWebFieldByParameters: { 200: { entity: 'Field'; headers: Record<never, never> } }
  addWebFieldAsXml: { 200: { entity: 'Field'; headers: Record<never, never> } }
  getWebField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  updateWebField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  mergeWebField: { 200: { entity: 'Field'; headers: Record<never, never> } }
  deleteWebField: { 200: { empty: true; headers: Record<never, never> } }
  queryContentTypes: { 200: { collection: 'ContentType'; headers: Record<never, never> } }
  addContentType: { 201: { entity: 'ContentType'; headers: { Location?: string } } }
  createContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  queryAvailableContentTypes: { 200: { collection: 'ContentType'; headers: Record<never, never> } }
  getContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  updateContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  mergeContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  deleteContentType: { 200: { empty: true; headers: Record<never, never> } }
  queryContentTypeFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  queryFieldLinks: { 200: { collection: 'FieldLink'; headers: Record<never, never> } }
  addFieldLink: { 201: { entity: 'FieldLink'; headers: Record<never, never> } }
  getContentTypeParent: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  queryListContentTypes: { 200: { collection: 'ContentType'; headers: Record<never, never> } }
  addAvailableContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  getListContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  updateListContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  mergeListContentType: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
  deleteListContentType: { 200: { empty: true; headers: Record<never, never> } }
  queryListContentTypeFields: { 200: { collection: 'Field'; headers: Record<never, never> } }
  queryListFieldLinks: { 200: { collection: 'FieldLink'; headers: Record<never, never> } }
  addListFieldLink: { 201: { entity: 'FieldLink'; headers: Record<never, never> } }
  getListContentTypeParent: { 200: { entity: 'ContentType'; headers: Record<never, never> } }
}

/** The properties of each entity, all of them there. */
export interface Entities {
  Web: Required<components['schemas']['Web']>
  PropertyValues: Required<components['schemas']['PropertyValues']>
  Site: Required<components['schemas']['Site']>
  User: Required<components['schemas']['User']>
  UserInfo: Required<components['schemas']['UserInfo']>
  List: Required<components['schemas']['List']>
  ContentType: Required<components['schemas']['ContentType']>
  FieldLink: Required<components['schemas']['FieldLink']>
  Field: Required<components['schemas']['Field']>
  ListItem: Required<components['schemas']['ListItem']>
}

/** The complex types. */
export interface ComplexTypes {
  ContextWebInformation: components['schemas']['ContextWebInformation']
}
