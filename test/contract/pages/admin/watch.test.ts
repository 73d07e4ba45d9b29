import { beforeAll, describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../../support/pages/farm-visitor.ts'
import { serve } from '../../../support/serve.ts'

/** The audit log, the event journal, the health and the telemetry of the farm as pages. */

const { server, clientOf } = await serve({ settings: { 'EventSourcing:Enabled': 'true' } })
const admin = clientOf('admin')
const farm = farmVisitorOf(server.url, 'admin')

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100, Description: 'before' } })
})

describe('the audit log', () => {
  it('shows its latest records, and those that a filter names', async () => {
    const latest = await farm.page('audit.aspx')
    expect(latest.text).toContain('ContentWritten')
    expect(latest.text).toContain('data-poll="')
    const found = await farm.page('audit.aspx?type=ContentWritten&actor=i%3A0%23.f%7Cmembership%7Cadmin&from=2000-01-01')
    expect(found.status).toBe(200)
    expect((await farm.page('audit.aspx?actor=none')).text).toContain('There is nothing here.')
    expect((await farm.page('audit.aspx?from=2001-01-01&to=2000-01-01')).status).toBe(400)
    expect((await farm.page('audit.aspx?from=yesterday')).status).toBe(400)
    expect((await farm.page('audit.aspx?after=nonsense')).status).toBe(400)
  })

  it('is verified', async () => {
    const { status, text } = await farm.submit('audit.aspx', { do: 'verify' })
    expect(status).toBe(200)
    expect(text).toMatch(/The chain is whole: [\d,]+ records/)
    expect((await farm.submit('audit.aspx', { do: 'erase' })).status).toBe(400)
  })
})

describe('the event journal', () => {
  const list = '/Lists/Plans'
  it('shows what a list was after a record and at a time', async () => {
    const first = await farm.page(`eventjournal.aspx?target=${list}`)
    expect(first.status).toBe(200)
    const last = Number(/name="record" min="1" max="(\d+)"/.exec(first.text)?.[1])
    await admin.call('POST', "/_api/web/lists/getbytitle('Plans')", {
      body: { Description: 'after' },
      headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
    })
    const now = await farm.page(`eventjournal.aspx?target=${list}&record=${last + 1}`)
    expect(now.text).toContain('<td>after</td>')
    const past = await farm.page(`eventjournal.aspx?target=${list}&record=${last}`)
    expect(past.text).toContain('<td>before</td>')
    const before = await farm.page(`eventjournal.aspx?target=${list}&record=1`)
    expect(before.text).toContain(`Nothing was at ${list}`)
    expect((await farm.page(`eventjournal.aspx?target=${list}&at=2999-01-01`)).status).toBe(400)
    expect((await farm.page('eventjournal.aspx?at=x')).status).toBe(400)
    // A record that does not exist is the latest one.
    expect((await farm.page('eventjournal.aspx?record=99999999999')).status).toBe(200)
    expect((await farm.page('eventjournal.aspx?target=no%20path&at=2000-01-01')).status).toBeLessThan(500)
  })

  it('is verified', async () => {
    expect((await farm.submit('eventjournal.aspx', { do: 'verify' })).text).toMatch(/The journals are whole: [\d,]+ records/)
    expect((await farm.submit('eventjournal.aspx', { do: 'erase' })).status).toBe(400)
  })
})

describe('the certificates of a node', () => {
  it('are read again by a form of the page of health', async () => {
    const page = await farm.page('health.aspx')
    expect(page.text).toContain('value="reload"')
    expect(await farm.submit('health.aspx', { do: 'reload' })).toMatchObject({ status: 303, location: '/_admin/health.aspx?saved=1' })
    const { text } = await farm.page('audit.aspx?target=certificates')
    expect(text).toContain('farm.reloadCertificates')
    expect((await farm.submit('health.aspx', { do: 'erase' })).status).toBe(400)
    expect((await farm.post('/_admin/health.aspx', { do: 'reload', __REQUESTDIGEST: '' })).status).toBe(403)
  })
})

describe('health and telemetry', () => {
  it('show nodes, content databases and plots of the last hour', async () => {
    const health = await farm.page('health.aspx')
    expect(health.text).toContain('Healthy')
    await farm.page('none.aspx')
    const { text } = await farm.page('telemetry.aspx')
    expect(text.match(/<svg viewBox/g)).toHaveLength(4)
    expect(text.match(/<polyline /g)).toHaveLength(6)
    expect(text).toMatch(/requests: [\d,]+ at last, [1-9][\d,]* at most/)
    expect(text).toMatch(/resident memory: [1-9][\d,]* at last/)
  })

  it('show what browsers have reported', async () => {
    const events = Array.from({ length: 60 }, (_, index) => ({
      ...{ name: `event.${index}`, timestamp: '2026-11-23T09:00:00Z' },
      properties: { message: '<b onclick=x>&', line: 7 },
    }))
    expect((await admin.call('POST', '/api/telemetry', { body: { events } })).status).toBe(202)
    const { text } = await farm.page('telemetry.aspx')
    expect(text).toContain('<td>event.59</td>')
    expect(text).toContain('message: &lt;b onclick=x&gt;&amp;')
    expect(text).not.toContain('<td>event.5</td>')
    const older = /href="([^"]+before=[^"]+)"/.exec(text)?.[1]?.split('/').at(-1)?.replaceAll('&amp;', '&') ?? ''
    const next = await farm.page(older)
    expect(next.text).toContain('<td>event.5</td>')
    expect(next.text).toContain('<a href="/_admin/telemetry.aspx">Latest</a>')
    const found = await farm.page('telemetry.aspx?name=event.7')
    expect(found.text.match(/<td>event\./g)).toHaveLength(1)
    expect((await farm.page('telemetry.aspx?user=nobody')).text).toContain('There is nothing here.')
  })

  it('have the reports at the address of programs too', async () => {
    const page = await farm.page('telemetry')
    expect([page.status, page.location]).toEqual([302, '/_admin/telemetry.aspx'])
  })
})
