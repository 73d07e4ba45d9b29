import { createContractClient } from '../contract-client.ts'
import { serve } from '../serve.ts'
import type { TestServerOptions } from '../server.ts'
import { basic } from '../server.ts'
import { accepts } from '../wire.ts'

/** The settings of a server that has tenants and takes the host of a request from X-Forwarded-Host. */
export const tenantSettings = { 'MultiTenant:Enabled': 'true', 'Security:TrustedProxies': '127.0.0.1' } as const

/** The header that leads a request to a host. */
export const to = (host: string) => ({ 'X-Forwarded-Host': host })

/** A server with tenants, for the tests of a file. */
export async function serveTenants({ settings, ...options }: TestServerOptions = {}) {
  const { server, clientOf } = await serve({ ...options, settings: { ...tenantSettings, ...settings } })
  const admin = clientOf('admin')
  /** A client of a user at a host. */
  const at = (host: string, userName: string) =>
    createContractClient(server.url, { ...to(host), Authorization: basic(userName), Accept: accepts.nometadata })
  /** A request that no contract describes. */
  const ask = (host: string, path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { ...init, redirect: 'manual', headers: { ...to(host), ...(init.headers as Record<string, string>) } })
  const add = (slug: string, more: object = {}) =>
    admin.call('POST', '/_farm/tenants', {
      body: { slug, displayName: `The ${slug}`, hosts: [`${slug}.example`], owner: 'ann', ...more },
    })
  return { server, admin, at, ask, add }
}
