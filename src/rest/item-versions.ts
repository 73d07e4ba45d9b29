import type { Context } from '../core/context.ts'
import { deleteVersion, deleteVersions, getVersion, type ItemVersion, queryVersions, restoreVersion } from '../core/items/versions.ts'
import type { Field } from '../core/lists/field.ts'
import type { List } from '../core/lists/list.ts'
import { openSchema } from '../core/lists/lists.ts'
import type { Handlers } from './handlers.ts'
import { itemPropertyName, propertyOf } from './item-shape.ts'
import { listAddress, pageOf } from './query.ts'
import type { Property, Shape } from './shape.ts'
import { factsOf, isoTime } from './shape-of.ts'

type Operations =
  | 'queryVersions'
  | 'getVersion'
  | 'deleteVersion'
  | 'deleteVersionById'
  | 'deleteVersions'
  | 'restoreVersion'
  | 'restoreVersionByLabel'
  | 'deleteVersionByLabel'

const shapes = new WeakMap<readonly Field[], Shape<ItemVersion, 'ListItemVersion'>>()

/** The shape of the versions of a list's items: an open type, with the values of the list's columns as properties. */
function versionsOf(list: List): Shape<ItemVersion, 'ListItemVersion'> {
  const made = shapes.get(list.fields)
  if (made) return made
  const facts = factsOf('ListItemVersion')
  const parent = factsOf('List').address.replace('{Id}', list.row.id)
  const shape: Shape<ItemVersion, 'ListItemVersion'> = {
    name: 'ListItemVersion',
    type: facts.type,
    set: `Svc.ApiData.${facts.set}`,
    address: ({ itemId, uiVersion }) => `${parent}/Items(${itemId})/Versions(${uiVersion})`,
    properties: versionProperties(list),
    navigation: new Map(),
  }
  shapes.set(list.fields, shape)
  return shape
}

function versionProperties(list: List): Map<string, Property<ItemVersion>> {
  const properties = new Map<string, Property<ItemVersion>>([
    ['VersionId', { read: ({ uiVersion }) => uiVersion, comparesAs: 'integer' }],
    ['VersionLabel', { read: ({ label }) => label, comparesAs: 'text' }],
    ['Created', { read: ({ createdAt }) => isoTime(createdAt), comparesAs: 'instant' }],
    ['IsCurrentVersion', { read: ({ isCurrent }) => isCurrent, comparesAs: 'boolean' }],
    ['EditorId', { read: ({ editorId }) => editorId, comparesAs: 'integer' }],
    ['ID', { read: ({ itemId }) => itemId }],
  ])
  for (const field of list.fields) if (!field.system && field.slot !== undefined) properties.set(itemPropertyName(field), propertyOf(field))
  return properties
}

/** `1.0` is the version 512: a major one counts 512. */
function versionOf(label: string): number {
  const [major = 0, minor = 0] = label.split('.').map(Number)
  return major * 512 + minor
}

/** contracts/rest/item-versions.yaml */
export const versionHandlers: Pick<Handlers<Context>, Operations> = {
  queryVersions: async (ctx, { params, query }, reply) => {
    const address = listAddress(ctx, params)
    const versions = await queryVersions(ctx, address, params.itemId)
    const shape = versionsOf(await openSchema(ctx, address))
    return reply.collection(200, shape, pageOf(shape, versions, query, ctx))
  },

  getVersion: async (ctx, { params }, reply) => {
    const version = await getVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.entity(200, versionsOf(version.list), version)
  },

  deleteVersion: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.empty(200)
  },

  deleteVersionById: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.nothing(200, 'DeleteById')
  },

  deleteVersions: async (ctx, { params }, reply) => {
    await deleteVersions(ctx, listAddress(ctx, params), params.itemId)
    return reply.nothing(200, 'DeleteAll')
  },

  deleteVersionByLabel: async (ctx, { params }, reply) => {
    await deleteVersion(ctx, listAddress(ctx, params), params.itemId, versionOf(params.versionLabel))
    return reply.nothing(200, 'DeleteByLabel')
  },

  restoreVersionByLabel: async (ctx, { params }, reply) => {
    await restoreVersion(ctx, listAddress(ctx, params), params.itemId, versionOf(params.versionLabel))
    return reply.nothing(200, 'RestoreByLabel')
  },

  restoreVersion: async (ctx, { params }, reply) => {
    await restoreVersion(ctx, listAddress(ctx, params), params.itemId, params.versionId)
    return reply.nothing(200, 'RestoreById')
  },
}
