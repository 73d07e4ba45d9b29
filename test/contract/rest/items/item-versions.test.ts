import { describe, expect, it } from 'vitest'
import { rest, send, soap } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const merge = { 'X-HTTP-Method': 'MERGE' }

let made = 0
/** A list with versions and one item that had these titles in turn. */
async function newItem(titles: readonly string[], settings: object = {}) {
  made += 1
  const title = `Versions ${made}`
  await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 107, EnableVersioning: true, ...settings } })
  const list = `/_api/web/lists/getbytitle('${title}')`
  const [first, ...others] = titles
  await admin.call('POST', `${list}/items`, { body: { Title: first } })
  const address = `${list}/items(1)`
  const rename = (Title: string) => admin.call('POST', address, { headers: merge, body: { Title } })
  for (const Title of others) await rename(Title)
  return { title, list, address, rename }
}

const versionsOf = async (address: string, query = '') => rowsOf(await admin.call('GET', `${address}/versions${query}`))
const summary = async (address: string) =>
  (await versionsOf(address)).map((row) => [row.VersionId, row.VersionLabel, row.Title, row.IsCurrentVersion])

describe('the versions of an item', () => {
  it.each(envelopes)('are kept by every update, by any user, %s', async (envelope) => {
    const { title, address } = await newItem(['a', 'b'])
    await send(server.url, soap.updateItem(title, 1, { Title: 'refused to ann' }))
    await send(server.url, soap.updateItem(title, 1, { Title: 'c', PercentComplete: 0.5, DueDate: '2026-01-31' }), 'admin')
    await send(server.url, rest.updateItem(title, 1, { Title: 'd' }), 'admin')
    expect(await summary(address)).toEqual([
      [2048, '4.0', 'd', true],
      [1536, '3.0', 'c', false],
      [1024, '2.0', 'b', false],
      [512, '1.0', 'a', false],
    ])
    const headers = { Accept: accepts[envelope] }
    const one = await admin.call('GET', `${address}/versions(1536)`, { headers })
    expect(one.json.d ?? one.json).toMatchObject({
      Title: 'c',
      PercentComplete: 0.5,
      DueDate: '2026-01-31T00:00:00Z',
      Status: 'Not Started',
    })
    expect((await admin.call('GET', `${address}/versions/getbyid(1536)`, { headers })).json).toEqual(one.json)
    expect((await admin.call('GET', address)).json.OData__UIVersionString).toBe('4.0')
  })

  it('are filtered, ordered and cut', async () => {
    const { address } = await newItem(['a', 'b', 'c'])
    const query = '?$filter=IsCurrentVersion eq false&$orderby=VersionId&$top=1&$select=VersionLabel'
    expect(await versionsOf(address, query)).toEqual([{ VersionLabel: '1.0' }])
    expectRefusal(await admin.call('GET', `${address}/versions?$filter=Nope eq 1`), 400, /Nope/)
  })

  it('are not kept by a list without versions, and stay when it stops keeping them', async () => {
    const { list, address, rename } = await newItem(['a', 'b'])
    await admin.call('POST', list, { headers: merge, body: { EnableVersioning: false } })
    await rename('c')
    expect(await summary(address)).toEqual([
      [1024, '2.0', 'c', true],
      [512, '1.0', 'a', false],
    ])
    await admin.call('POST', list, { headers: merge, body: { EnableVersioning: true } })
    await rename('d')
    expect((await summary(address)).map(([, label, title]) => [label, title])).toEqual([
      ['3.0', 'd'],
      ['2.0', 'c'],
      ['1.0', 'a'],
    ])
  })

  it('are at most as many as the list keeps', async () => {
    const { address } = await newItem(['a', 'b', 'c', 'd', 'e'], { MajorVersionLimit: 3 })
    expect((await summary(address)).map(([, label]) => label)).toEqual(['5.0', '4.0', '3.0'])
  })

  it('a version is restored as a new one', async () => {
    const { address } = await newItem(['Ä', 'b'])
    expect((await admin.call('POST', `${address}/versions/RestoreByID(512)`, { headers: { Accept: accepts.verbose } })).json).toEqual({
      d: { RestoreById: null },
    })
    expect((await admin.call('GET', address)).json).toMatchObject({ Title: 'Ä', Status: 'Not Started', OData__UIVersionString: '3.0' })
    expect((await summary(address)).map(([, label, title]) => [label, title])).toEqual([
      ['3.0', 'Ä'],
      ['2.0', 'b'],
      ['1.0', 'Ä'],
    ])
  })

  it('old versions are deleted, one or all of them, but never the current one', async () => {
    const { address } = await newItem(['a', 'b', 'c', 'd'])
    expect((await admin.call('POST', `${address}/versions/deletebyid(512)`)).json).toEqual({ 'odata.null': true })
    expect((await admin.call('DELETE', `${address}/versions(1024)`)).status).toBe(200)
    expect((await summary(address)).map(([, label]) => label)).toEqual(['4.0', '3.0'])
    expectRefusal(await admin.call('POST', `${address}/versions/deletebyid(2048)`), 400, /current version/)
    expectRefusal(await admin.call('DELETE', `${address}/versions(512)`), 404, /no version 512/)
    expect((await admin.call('POST', `${address}/versions/deleteall`)).status).toBe(200)
    expect((await summary(address)).map(([, label]) => label)).toEqual(['4.0'])
  })

  it('are refused to users who may not see, delete or restore them', async () => {
    const { list, address } = await newItem(['a', 'b'])
    // The role of readers includes the right to see versions.
    expect((await reader.call('GET', `${address}/versions`)).status).toBe(200)
    expectRefusal(await reader.call('POST', `${address}/versions/restorebyid(512)`), 403, /EditListItems/)
    for (const act of ['deletebyid(512)', 'deleteall'])
      expectRefusal(await reader.call('POST', `${address}/versions/${act}`), 403, /DeleteVersions/)
    expectRefusal(await reader.call('DELETE', `${address}/versions(512)`), 403, /DeleteVersions/)
    expectRefusal(await admin.call('GET', `${address}/versions(7)`), 404, /no version 7/)
    expectRefusal(await admin.call('POST', `${address}/versions/restorebyid(7)`), 404, /no version 7/)
    expectRefusal(await admin.call('GET', `${list}/items(99)/versions`), 404, /Item 99/)
    expect(await summary(address)).toHaveLength(2)
  })

  it('go with the item into the recycle bin and back', async () => {
    const { address } = await newItem(['a', 'b'])
    const id = (await admin.call('POST', `${address}/recycle`)).json.value
    await admin.call('POST', `/_api/web/recyclebin('${id}')/restore`)
    expect((await summary(address)).map(([, label]) => label)).toEqual(['2.0', '1.0'])
  })
})
