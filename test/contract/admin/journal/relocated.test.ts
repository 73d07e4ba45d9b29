import { describe, expect, it } from 'vitest'
import { addDatabase, operationEnd, rootSiteId } from '../../../support/samples/farm-places.ts'
import { serve } from '../../../support/serve.ts'
import { expectJournaled } from '../../../support/stores/journaled.ts'
import { movingClock } from '../../../support/stores/moving-clock.ts'

const clock = movingClock()
const { server, clientOf } = await serve({ runtime: clock.runtime, settings: { 'EventSourcing:Enabled': 'true' } })
const admin = clientOf('admin')
const siteId = await rootSiteId(server)
const file = '/Shared Documents/a.txt'
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"

const pastPath = (operation: string, at: number, target: string) =>
  `/_admin/eventjournal/${operation}?timestamp=${new Date(at).toISOString()}&target=${encodeURIComponent(target)}`

describe('the journal of a site collection', () => {
  it('moves with it to another content database, with the bytes of earlier states', async () => {
    await admin.call('POST', `${folder}/add(url='a.txt',overwrite=true)`, { body: 'first' })
    const first = clock.mark()
    await admin.call('DELETE', `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(file)}')`)
    clock.mark()
    const target = await addDatabase(server, 'Second')
    const started = await admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId: target } })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    expect((await admin.call('GET', pastPath('bytes', first, file))).text).toBe('first')
    await admin.call('POST', `${folder}/add(url='a.txt',overwrite=true)`, { body: 'second' })
    expect((await admin.call('GET', pastPath('bytes', clock.mark(), file))).text).toBe('second')
    const records = (await admin.call('GET', '/_admin/eventjournal')).json.value
    expect(records.map(({ operation }: { operation: string }) => operation)).toEqual([
      'farm.addSite',
      'files.add',
      'files.delete',
      'files.add',
    ])
    expect((await admin.call('GET', '/_admin/eventjournal/verify')).json).toEqual({ valid: true, records: 4, journals: 1 })
    await expectJournaled(server)
  })

  it('stays with the original of a copy, which has a journal of its own from its first write on', async () => {
    const body = { targetWebApplication: 'Default', targetPath: 'sites/twin' }
    const started = await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body })
    expect(await operationEnd(server, admin, started)).toMatchObject({ status: 'Succeeded' })
    const early = clock.mark()
    const added = await admin.call('POST', "/sites/twin/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'of the twin' } })
    expect(added.status).toBe(201)
    const later = clock.mark()
    const item = `/sites/twin/Lists/Tasks/${added.json.Id}_.000`
    expect((await admin.call('GET', pastPath('asof', later, item))).json).toMatchObject({
      exists: true,
      state: { fields: { Title: 'of the twin' } },
    })
    expect((await admin.call('GET', pastPath('asof', early, item))).json.error?.message).toMatch(/it begins at/)
    expect((await admin.call('GET', pastPath('bytes', later, '/sites/twin/Shared Documents/a.txt'))).text).toBe('second')
    expect((await admin.call('GET', '/_admin/eventjournal/verify')).json).toMatchObject({ valid: true, journals: 2 })
    await expectJournaled(server)
  })
})
