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

describe('rights management', () => {
  const at = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/held.txt')"
  const own = `${at}/informationrightsmanagementsettings`
  const effective = `${at}/effectiveinformationrightsmanagementsettings`
  const ofLibrary = "/_api/web/lists/getbytitle('Documents')/informationrightsmanagementsettings"

  it.each(envelopes)('of a file is stored and read back, and counts before that of its library, %s', async (envelope) => {
    const files = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files"
    await owner.call('POST', `${files}/add(url='held.txt',overwrite=true)`, { body: 'x' })
    const headers = { Accept: accepts[envelope] }
    await owner.call('PUT', ofLibrary, { body: { PolicyTitle: 'of the library', DocumentAccessExpireDays: 9 } })
    expect((await owner.call('PUT', own, { body: { AllowPrint: true, IrmEnabled: true }, headers })).status).toBe(200)
    const merged = await owner.call('POST', own, { body: { PolicyTitle: 'of the file' }, headers: { ...headers, ...merge } })
    const stored = { AllowPrint: true, IrmEnabled: true, PolicyTitle: 'of the file', AllowScript: false, DocumentAccessExpireDays: 90 }
    expect(merged.json.d ?? merged.json).toMatchObject(stored)
    expect((await reader.call('GET', own)).json).toMatchObject(stored)
    const expanded = await reader.call('GET', `${at}?$select=Name&$expand=InformationRightsManagementSettings`)
    expect(expanded.json.InformationRightsManagementSettings).toMatchObject(stored)
    const counts = { AllowPrint: true, PolicyTitle: 'of the file', DocumentAccessExpireDays: 9, IrmEnabled: false }
    expect((await reader.call('GET', effective)).json).toMatchObject(counts)
    expect(JSON.stringify((await reader.call('GET', `${at}/properties`)).json)).not.toMatch(/rightsmanagement/)
    expect((await owner.call('POST', `${own}/reset`)).status).toBe(200)
    expect((await reader.call('GET', own)).json).toMatchObject({ AllowPrint: false, IrmEnabled: false, PolicyTitle: '' })
    expect((await reader.call('GET', effective)).json).toMatchObject({ PolicyTitle: 'of the library' })
    expect((await owner.call('POST', `${ofLibrary}/reset`)).status).toBe(200)
    expect((await reader.call('GET', effective)).json).toMatchObject({ PolicyTitle: '', DocumentAccessExpireDays: 90 })
  })

  it('goes along when the file is moved', async () => {
    await owner.call('PUT', own, { body: { PolicyTitle: 'ours' } })
    await owner.call('POST', `${at}/moveto(newurl='/Shared Documents/held2.txt',flags=1)`)
    const moved = own.replace('held.txt', 'held2.txt')
    expect((await reader.call('GET', moved)).json.PolicyTitle).toBe('ours')
    await owner.call('POST', `${at.replace('held', 'held2')}/moveto(newurl='/Shared Documents/held.txt',flags=1)`)
  })

  it('is changed by those alone who may change the file or list', async () => {
    for (const [method, url, sent] of [
      ['PUT', own, { body: { AllowPrint: true } }],
      ['POST', own, { body: { AllowPrint: true }, headers: merge }],
      ['POST', `${own}/reset`, {}],
    ] as const)
      expectRefusal(await reader.call(method, url, sent), 403, /EditListItems/)
    expectRefusal(await reader.call('POST', `${ofLibrary}/reset`), 403, /ManageLists/)
    expectRefusal(await owner.call('PUT', own, { body: { DocumentAccessExpireDays: -1 } }), 400, /DocumentAccessExpireDays/)
    expectRefusal(await owner.call('GET', own.replace('held', 'nope')), 404, /no file/)
    expectRefusal(await stranger.call('GET', own), 403, /Open/)
  })

  it('of a list has flags among the properties of the list', async () => {
    const flags = { IrmEnabled: true, IrmExpire: true, IrmReject: false }
    expect((await owner.call('POST', tasks, { body: flags, headers: merge })).status).toBe(200)
    expect((await reader.call('GET', `${tasks}?$select=IrmEnabled,IrmExpire,IrmReject`)).json).toMatchObject(flags)
    expect((await owner.call('POST', tasks, { body: { IrmEnabled: false }, headers: merge })).status).toBe(200)
    expect((await reader.call('GET', `${tasks}?$select=IrmEnabled,IrmExpire`)).json).toMatchObject({ IrmEnabled: false, IrmExpire: true })
  })
})
