import type { components } from '../../generated/admin/operations.ts'
import { addHostBinding, listHostBindings, removeHostBinding } from '../core/acts/farm/host-bindings.ts'
import { schemeOf } from '../core/acts/farm/host-table.ts'
import { addManagedPath, listManagedPaths, removeManagedPath, withoutSlash } from '../core/acts/farm/managed-paths.ts'
import {
  addWebApplication,
  deleteWebApplication,
  getWebApplication,
  listWebApplications,
  updateWebApplication,
  type WebApplicationState,
} from '../core/acts/farm/web-applications.ts'
import { readStorage, shownStorage, storageOfNew } from '../core/model/sites/storage-backends.ts'
import type { AdminHandlers } from './handlers.ts'

type Schemas = components['schemas']

export const webApplicationHandlers: Pick<
  AdminHandlers,
  'listWebApplications' | 'addWebApplication' | 'getWebApplication' | 'updateWebApplication' | 'deleteWebApplication'
> = {
  listWebApplications: async (_call, reply, ctx) => reply.json(200, { value: (await listWebApplications(ctx)).map(webApplicationBody) }),
  addWebApplication: async ({ body }, reply, ctx) => reply.json(201, webApplicationBody(await addWebApplication(ctx, body))),
  getWebApplication: async ({ params }, reply, ctx) => reply.json(200, webApplicationBody(await getWebApplication(ctx, params.name))),
  updateWebApplication: async ({ params, body }, reply, ctx) =>
    reply.json(200, webApplicationBody(await updateWebApplication(ctx, params.name, body))),
  async deleteWebApplication({ params }, reply, ctx) {
    await deleteWebApplication(ctx, params.name)
    return reply.empty(204)
  },
}

export const hostBindingHandlers: Pick<
  AdminHandlers,
  'listHostBindings' | 'addHostBinding' | 'removeHostBinding' | 'listManagedPaths' | 'addManagedPath' | 'removeManagedPath'
> = {
  listHostBindings: async ({ params }, reply, ctx) =>
    reply.json(200, { value: (await listHostBindings(ctx, params.name)).map(hostBinding) }),
  addHostBinding: async ({ params, body }, reply, ctx) => reply.json(201, hostBinding(await addHostBinding(ctx, params.name, body))),
  async removeHostBinding({ params }, reply, ctx) {
    await removeHostBinding(ctx, params.name, params)
    return reply.empty(204)
  },
  listManagedPaths: async ({ params }, reply, ctx) =>
    reply.json(200, { value: (await listManagedPaths(ctx, params.name)).map(managedPath) }),
  addManagedPath: async ({ params, body }, reply, ctx) => reply.json(201, managedPath(await addManagedPath(ctx, params.name, body))),
  async removeManagedPath({ params }, reply, ctx) {
    await removeManagedPath(ctx, params.name, params.path)
    return reply.empty(204)
  },
}

const hostBinding = (row: WebApplicationState['hostBindings'][number]): Schemas['HostBinding'] => ({
  host: row.host,
  port: row.port,
  scheme: schemeOf(row),
  isPrimary: row.isPrimary,
  tlsCertificateRef: row.tlsCertificateRef ?? null,
  tlsCertificatePath: row.tlsCertificatePath ?? null,
})

const managedPath = ({ path, kind }: WebApplicationState['managedPaths'][number]): Schemas['ManagedPath'] => ({
  path: withoutSlash(path),
  kind: kind === 'Explicit' ? 'Explicit' : 'Wildcard',
})

/** A web application as the contract describes it. */
export function webApplicationBody({
  row,
  hostBindings,
  managedPaths,
  siteCollectionCount,
}: WebApplicationState): Schemas['WebApplication'] {
  return {
    name: row.name,
    displayName: row.displayName,
    baseUrl: row.baseUrl,
    anonymousAccess: row.anonymousAccess === 'Read' ? 'Read' : 'Off',
    hostBindings: hostBindings.map(hostBinding),
    managedPaths: managedPaths.map(managedPath),
    ...(typeof row.certificateRef === 'string' && { certificateRef: row.certificateRef }),
    ...(typeof row.profile === 'string' && { profile: row.profile }),
    ...shownStorage(readStorage(storageOfNew(row))),
    siteCollectionCount,
  }
}
