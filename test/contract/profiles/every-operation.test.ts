import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { basic } from '../../support/server.ts'
import { archives, type EveryRequest, everyJsonRequest } from '../../support/tenants/every-operation.ts'
import { serveTenants, to } from '../../support/tenants/tenant-server.ts'
import { addTwin } from '../../support/tenants/twin.ts'
import { accepts } from '../../support/wire.ts'

/**
 * Every operation of REST in the profile SharePoint, with the things of a site and without credentials; the contract of
 * that profile judges each reply.
 */
const tenants = await serveTenants({ settings: { Profile: 'SharePoint', 'Webhooks:AllowedHosts': '127.0.0.1' } })
const acme = await addTwin(tenants, 'acme')

const rank = ({ method, path, what }: EveryRequest) =>
  archives(path) ? 4 : method === 'GET' ? 0 : method === 'DELETE' ? 3 : /delete|recycle|remove/i.test(what) ? 2 : 1
/** The path without the examples of query options, which fit no entity alike. */
function withoutOptions(path: string): string {
  const [address = '', query = ''] = path.split('?')
  const kept = query.split('&').filter((option) => option !== '' && !option.startsWith('%24'))
  return kept.length === 0 ? address : `${address}?${kept.join('&')}`
}

const requests = everyJsonRequest(acme, {})
  .map((request) => ({ ...request, path: withoutOptions(request.path) }))
  .filter(({ path }) => path.startsWith('/_api/') && !/^\/_api\/(archive|admin)\b/.test(path))
  .sort((one, other) => rank(one) - rank(other))

const clientIn = (accept: string, credentials: Readonly<Record<string, string>>) =>
  createContractClient(tenants.server.url, { ...to(acme.host), Accept: accept, ...credentials })

async function statusesIn(accept: string, credentials: Readonly<Record<string, string>>, asked = requests) {
  const client = clientIn(accept, credentials)
  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  const failed = new Set<string>()
  for (const { method, path, headers, body } of asked) {
    const { Accept: _, ...others } = headers as Record<string, string>
    const sent = { headers: others, ...(body !== undefined && method !== 'GET' && { body }) }
    const first = await client.call(method, path, sent)
    // An update by POST.
    const isMerge = first.status === 400 && first.text.includes('X-HTTP-Method')
    const { status, operationId } = isMerge
      ? await client.call(method, path, { ...sent, headers: { ...others, 'X-HTTP-Method': 'MERGE' } })
      : first
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (operationId !== undefined) (status < 400 ? succeeded : failed).add(operationId)
  }
  return { statuses, succeeded, failed }
}

describe('every operation of REST in the profile SharePoint', () => {
  it('refuses a caller without credentials as its contract says', async () => {
    const { statuses, failed } = await statusesIn(accepts.minimalmetadata, {})
    expect(statuses.get(401) ?? 0).toBeGreaterThan(300)
    expect(failed.size).toBeGreaterThan(300)
  })

  it.each(['verbose', 'minimalmetadata'] as const)('reads as its contract says in the envelope %s', async (envelope) => {
    const reads = requests.filter(({ method }) => method === 'GET')
    const { succeeded } = await statusesIn(accepts[envelope], { Authorization: basic('ann') }, reads)
    expect(succeeded.size).toBeGreaterThan(100)
  })

  it('reads and writes as its contract says', async () => {
    const { statuses, succeeded } = await statusesIn(accepts.nometadata, { Authorization: basic('ann') })
    expect(statuses.get(204) ?? 0).toBeGreaterThan(20)
    expect(succeeded.size).toBeGreaterThan(220)
  })
})
