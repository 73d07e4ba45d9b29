import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, admin, owner, reader } = await startWithPeople({ own: true })
afterAll(() => server.stop())

const any = { 'If-Match': '*' }
const rule = { period: 'P7Y', from: 'Modified', action: 'Recycle' }
let made = 0

async function newList(): Promise<{ readonly path: string; readonly id: string }> {
  const Title = `Retained ${++made}`
  const { json, status } = await owner.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })
  expect(status).toBe(201)
  return { path: `/_api/web/lists/getbytitle('${Title}')`, id: json.Id }
}

async function newPolicy(path: string, body: object = rule): Promise<string> {
  const { json, status, text } = await owner.call('POST', `${path}/retentionpolicies`, { body })
  expect(status, text).toBe(201)
  return `${path}/retentionpolicies('${json.id}')`
}

describe('retention policies of a list', () => {
  it.each(envelopes)('are added, shown, changed and deleted, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const { path } = await newList()
    const reply = await owner.call('POST', `${path}/retentionpolicies`, { body: rule, headers })
    expect(reply.status).toBe(201)
    const policy = reply.json.d ?? reply.json
    expect(policy).toMatchObject({ ...rule, createdDateTime: expect.stringMatching(/^20/) })
    const address = `${path}/retentionpolicies('${policy.id}')`
    const { json } = await owner.call('GET', `${path}/retentionpolicies`, { headers })
    expect(json.d?.results ?? json.value).toEqual([expect.objectContaining({ id: policy.id, period: 'P7Y' })])
    for (const [method, more, period] of [
      ['PUT', {}, 'P8Y'],
      ['POST', merge, 'PT30S'],
    ] as const) {
      expect((await owner.call(method, address, { body: { period }, headers: { ...headers, ...more } })).status).toBe(204)
      const shown = await owner.call('GET', `${path}/retentionpolicies(guid'${policy.id}')`, { headers })
      expect(shown.json.d ?? shown.json).toMatchObject({ ...rule, period })
    }
    expect((await owner.call('DELETE', address, { headers })).status).toBe(204)
    expectRefusal(await owner.call('GET', address), 404, /no retention policy/)
    expectRefusal(await owner.call('DELETE', address), 404, /no retention policy/)
    expectRefusal(await owner.call('PUT', address, { body: { period: 'P1D' } }), 404, /no retention policy/)
    expectRefusal(await owner.call('GET', `${address}/report`), 404, /no retention policy/)
  })

  it.each([
    [{ ...rule, period: 'P' }, /period/],
    [{ ...rule, period: 'P0D' }, /period/],
    [{ ...rule, period: 'P1DT' }, /period/],
    [{ ...rule, period: 'P1.5D' }, /period/],
    [{ ...rule, period: '7 years' }, /period/],
    [{ ...rule, from: 'Born' }, /from/],
    [{ ...rule, action: 'Burn' }, /action/],
    [{ period: 'P1D' }, /from|action/],
  ])('refuse %j', async (body, message) => {
    const { path } = await newList()
    expectRefusal(await owner.call('POST', `${path}/retentionpolicies`, { body }), 400, message)
    const policy = await newPolicy(path)
    if ('from' in body) expectRefusal(await owner.call('PUT', policy, { body }), 400, message)
  })

  it('need the right ManageLists, and are 20 at most', async () => {
    const { path } = await newList()
    const policy = await newPolicy(path)
    expectRefusal(await reader.call('GET', `${path}/retentionpolicies`), 403, /ManageLists/)
    expectRefusal(await reader.call('POST', `${path}/retentionpolicies`, { body: rule }), 403, /ManageLists/)
    expectRefusal(await reader.call('GET', policy), 403, /ManageLists/)
    expectRefusal(await reader.call('PUT', policy, { body: { period: 'P1D' } }), 403, /ManageLists/)
    expectRefusal(await reader.call('DELETE', policy), 403, /ManageLists/)
    expectRefusal(await reader.call('GET', `${policy}/report`), 403, /ManageLists/)
    for (let count = 1; count < 20; count++) await newPolicy(path)
    expectRefusal(await owner.call('POST', `${path}/retentionpolicies`, { body: rule }), 400, /20 retention policies/)
  })

  it('of an archived list cannot be changed', async () => {
    const { path } = await newList()
    const policy = await newPolicy(path)
    const setMode = (archive_mode: boolean) => admin.call('POST', `${path}/setarchivemode`, { body: { archive_mode } })
    expect((await setMode(true)).status).toBe(200)
    expectRefusal(await owner.call('PUT', policy, { body: { period: 'P1D' } }), 403, /archive mode/)
    expect((await owner.call('GET', policy)).status).toBe(200)
    expect((await setMode(false)).status).toBe(200)
  })
})

describe('the report of a retention policy', () => {
  it('previews what would go and what is kept, and goes with its list', async () => {
    const { path, id: listId } = await newList()
    for (const Title of ['one', 'two', 'three']) await owner.call('POST', `${path}/items`, { body: { Title } })
    const policy = await newPolicy(path, { ...rule, period: 'P99Y' })
    const policyId = /'([^']+)'\)$/.exec(policy)?.[1]
    const report = async (query: string) => (await owner.call('GET', `${policy}/report${query}`)).json
    const nothing = { policyId, done: 0, kept: 0, failed: 0 }
    expect(await report('')).toEqual({ ...nothing, preview: false })
    const evaluatedUtc = expect.stringMatching(/^20.*Z$/)
    expect(await report('?preview=true')).toEqual({ ...nothing, preview: true, evaluatedUtc, items: [] })

    // Items of long ago.
    const { records } = await server.farm.content('Content')
    const [row] = await records.query('Item', { where: { listId, itemId: 1 } })
    const ago = Date.UTC(1900, 0, 1)
    for (const itemId of [1, 2]) await records.update('Item', { siteId: row?.siteId ?? '', listId, itemId }, { modifiedAt: ago })
    const { json: set } = await admin.call('POST', '/_api/archive/legalholds', {
      body: { name: 'x', scope: { webUrl: '/', listId, itemIds: [2] } },
    })
    const since = '1900-01-01T00:00:00Z'
    const items = [
      { id: 1, since },
      { id: 2, since, keptBy: 'LegalHold' },
    ]
    expect(await report('?preview=true')).toEqual({ ...nothing, preview: true, evaluatedUtc, done: 1, kept: 1, items })
    expect((await owner.call('GET', `${path}/items?$select=Id`)).json.value).toHaveLength(3)
    expectRefusal(await owner.call('GET', `${policy}/report?preview=maybe`), 400, /preview/)
    expect((await admin.call('POST', `/_api/archive/legalholds/${set.id}/release`)).status).toBe(200)
    expect((await owner.call('DELETE', path, { headers: any })).status).toBe(200)
    expect(await records.query('RetentionPolicy', { where: { listId } })).toEqual([])
  })
})
