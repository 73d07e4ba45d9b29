import { describe, expect, it, vi } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { expectDecent, expectPlainRefusal } from '../../../support/wire.ts'

const { server } = await serve({ own: true })
const admin = createContractClient(server.url, { Authorization: basic('admin') })
const anyone = createContractClient(server.url)

const figures = async () => (await admin.call('GET', '/_vti_bin/diagnostics')).json
const title = { headers: { Accept: 'application/json;odata=nometadata' } }

describe('GET /_vti_bin/diagnostics', () => {
  it('says what the process needs and has done', async () => {
    const reply = await admin.call('GET', '/_vti_bin/diagnostics')
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({ status: 'Healthy', eventSourcing: { enabled: false } })
    const { server: state } = reply.json
    expect(state.uptime.formatted).toMatch(/^\d+d \d\dh \d\dm \d\ds$/)
    expect(state.memoryUsageMB).toBeGreaterThan(20)
    expect(state.threadCount).toBeGreaterThanOrEqual(1)
    expect(state.runtimeVersion).toBe(`Node.js ${process.version}`)
    expectDecent(reply)
  })

  it('is refused to anonymous users', async () => {
    expectPlainRefusal(await anyone.call('GET', '/_vti_bin/diagnostics'), 401, /credentials/)
  })

  it('shows figures by operation to administrators of the farm alone, everything else to any signed-in user', async () => {
    const ann = createContractClient(server.url, { Authorization: basic('ann') })
    const reply = await ann.call('GET', '/_vti_bin/diagnostics')
    expect(reply.status).toBe(200)
    expect(reply.json.requests).not.toHaveProperty('byEndpoint')
    expect(reply.json).toMatchObject({ server: { threadCount: expect.any(Number) }, requests: { total: expect.any(Number) } })
    expect(Object.keys((await figures()).requests)).toContain('byEndpoint')
  })

  it('is not found where there is nothing', async () => {
    expectPlainRefusal(await admin.call('GET', '/sites/nope/_vti_bin/diagnostics'), 404, /sites\/nope/)
  })

  itOnOneServer('counts answers by the name of their operation, whatever the address', async () => {
    const before = await figures()
    await admin.call('GET', "/_api/web/lists/getbytitle('Tasks')")
    await admin.call('GET', "/_api/Web/Lists/GetByTitle('Tasks')?$select=Title")
    await anyone.call('GET', '/_api/nothing')
    await anyone.call('GET', '/_api/web')
    await fetch(`${server.url}/_vti_bin/nothing.asmx`, { method: 'POST' })
    await fetch(`${server.url}/docs`)
    await fetch(`${server.url}/_vti_bin/lists.asmx?wsdl`)
    const after = await figures()
    const grown = (name: string) => (after.requests.byEndpoint[name] ?? 0) - (before.requests.byEndpoint[name] ?? 0)
    expect(grown('getList')).toBe(2)
    expect(grown('getWeb')).toBe(1)
    expect(grown('page')).toBe(1)
    expect(grown('lists.contract')).toBe(1)
    expect(grown('unknown')).toBe(2)
    expect(after.requests.total - before.requests.total).toBe(8)
    expect(after.requests.failed - before.requests.failed).toBe(3)
    const counted = Object.values(after.requests.byEndpoint as Record<string, number>).reduce((sum, count) => sum + count, 0)
    expect(counted).toBe(after.requests.total)
  })

  itOnOneServer('counts operations of SOAP under their service, and what no message asks for as unknown', async () => {
    const send = (element: string) =>
      fetch(`${server.url}/_vti_bin/lists.asmx`, {
        method: 'POST',
        headers: { Authorization: basic('admin'), 'Content-Type': 'text/xml' },
        body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${element} xmlns="urn:svc:soap/"/></s:Body></s:Envelope>`,
      })
    expect((await send('GetListCollection')).status).toBe(200)
    await send('DropEverything')
    const { byEndpoint } = (await figures()).requests
    expect(byEndpoint).toMatchObject({ 'lists.GetListCollection': 1, 'lists.unknown': 1 })
    expect(JSON.stringify(byEndpoint)).not.toContain('DropEverything')
  })

  itOnOneServer('shows the share of replies that the cache held', async () => {
    const before = (await figures()).cache.statistics
    // A commit in the background empties the cache.
    const { HitRate, MissRate, TotalEntries, Evictions } = await vi.waitFor(
      async () => {
        for (let n = 0; n < 4; n++) await admin.call('GET', '/_api/web?$select=Title', title)
        const { statistics } = (await figures()).cache
        expect(statistics.HitRate).toBeGreaterThan(before.HitRate)
        return statistics
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(HitRate + MissRate).toBeCloseTo(1)
    expect(TotalEntries).toBeGreaterThan(0)
    expect(Evictions).toBe(0)
  })
})
