import type { components } from '../../generated/admin/operations.ts'
import { operationNews } from '../core/acts/operations/operations.ts'
import { provisionTenant } from '../core/acts/tenants/provision-tenant.ts'
import { deleteTenant } from '../core/acts/tenants/remove-tenant.ts'
import { getTenant, listTenants, resumeTenant, suspendTenant, type TenantRecord } from '../core/acts/tenants/tenants.ts'
import type { AdminHandlers } from './handlers.ts'

/** contracts/admin/tenants.yaml */
export const tenantHandlers: Pick<
  AdminHandlers,
  'listTenants' | 'addTenant' | 'getTenant' | 'deleteTenant' | 'suspendTenant' | 'resumeTenant'
> = {
  listTenants: async (_call, reply, ctx) => reply.json(200, { value: (await listTenants(ctx)).map(tenantBody) }),
  addTenant: async ({ body }, reply, ctx) => reply.json(201, tenantBody(await provisionTenant(ctx, body))),
  getTenant: async ({ params }, reply, ctx) => reply.json(200, tenantBody(await getTenant(ctx, params.slug))),
  deleteTenant: async ({ params }, reply, ctx) => reply.json(202, operationNews(await deleteTenant(ctx, params.slug))),
  async suspendTenant({ params }, reply, ctx) {
    await suspendTenant(ctx, params.slug)
    return reply.empty(204)
  },
  async resumeTenant({ params }, reply, ctx) {
    await resumeTenant(ctx, params.slug)
    return reply.empty(204)
  },
}

const tenantBody = ({ slug, displayName, state, hosts, owner, createdAt }: TenantRecord): components['schemas']['Tenant'] => ({
  ...{ slug, displayName, state, owner },
  hosts: [...hosts],
  createdUtc: new Date(createdAt).toISOString(),
})
