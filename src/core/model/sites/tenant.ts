import { createHmac } from 'node:crypto'

/**
 * `Provisioning` while it is created, `Suspended` while a farm administrator has stopped it, `Deleting` while its data is
 * removed. Only a tenant that is `Ready` is served.
 */
export type TenantState = 'Provisioning' | 'Ready' | 'Suspended' | 'Deleting'

/** The slug of the farm's own tenant, which has everything that no other tenant has. It has no row. */
export const ownTenantSlug = 'default'

/** A tenant as requests see it: the same object while its rows stay the same. */
export interface ServedTenant {
  readonly id: string
  readonly slug: string
  readonly state: TenantState
  /** A login name. */
  readonly owner: string
  /** Its keys are made from it; see `tenantKey`. */
  readonly secret: string
  /** The address of its primary host binding; the port 0 is that of the server. Undefined if it has no host. */
  readonly address?: { readonly host: string; readonly port: number; readonly scheme: 'http' | 'https' }
}

/** The key of a tenant for one purpose: nobody can make it without the tenant's row. */
export const tenantKey = ({ secret }: Pick<ServedTenant, 'secret'>, purpose: 'session' | 'live'): Uint8Array =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(`tenant ${purpose}`).digest()

/** The role that administers a tenant. */
export const tenantAdminRole = (slug: string): string => `TenantAdmin:${slug}`
