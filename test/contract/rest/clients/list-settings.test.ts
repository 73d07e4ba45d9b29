import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"

describe('the related fields of a list', () => {
  it.each(envelopes)('are the lookup fields that point to it, %s', async (envelope) => {
    const title = `Pointing ${envelope}`
    const target = (await owner.call('POST', '/_api/web/lists', { body: { Title: `Target ${envelope}` } })).json
    const list = (await owner.call('POST', '/_api/web/lists', { body: { Title: title } })).json
    const parameters = { FieldTypeKind: 7, Title: 'Which', LookupListId: target.Id, LookupFieldName: 'Title' }
    const field = (await owner.call('POST', `/_api/web/lists('${list.Id}')/fields/addfield`, { body: { parameters } })).json
    const reply = await reader.call('GET', `/_api/web/lists('${target.Id}')/getrelatedfields`, { headers: { Accept: accepts[envelope] } })
    expect(rowsOf(reply)).toMatchObject([{ FieldId: field.Id, ListId: list.Id, RelationshipDeleteBehavior: 0 }])
    expect(rowsOf(await reader.call('GET', `${tasks}/getrelatedfields()`))).toEqual([])
    expectRefusal(await reader.call('GET', `${tasks}/getrelatedfields?$filter=Nope eq 1`), 400, /Nope/)
    expectRefusal(await stranger.call('GET', `${tasks}/getrelatedfields`), 403, /Open/)
  })
})

describe('the rights management settings of a list', () => {
  const settings = `${tasks}/informationrightsmanagementsettings`

  it.each(envelopes)('are stored and read back, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    expect((await owner.call('PUT', settings, { body: { AllowPrint: true, PolicyTitle: envelope }, headers })).status).toBe(200)
    const { json } = await owner.call('POST', settings, { body: { DocumentAccessExpireDays: 7 }, headers: { ...headers, ...merge } })
    const stored = { AllowPrint: true, AllowScript: false, PolicyTitle: envelope, DocumentAccessExpireDays: 7, LicenseCacheExpireDays: 30 }
    expect(json.d ?? json).toMatchObject(stored)
    expect((await reader.call('GET', settings)).json).toMatchObject(stored)
  })

  it('are refused in words', async () => {
    expectRefusal(await reader.call('PUT', settings, { body: { AllowPrint: true } }), 403, /ManageLists/)
    expectRefusal(await reader.call('POST', settings, { body: { AllowPrint: true }, headers: merge }), 403, /ManageLists/)
    expectRefusal(await owner.call('PUT', settings, { body: { Nope: true } }), 400, /Nope/)
    expectRefusal(await owner.call('PUT', settings, { body: { DocumentAccessExpireDays: -1 } }), 400, /DocumentAccessExpireDays/)
    expectRefusal(await stranger.call('GET', settings), 403, /Open/)
  })
})
