import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, member, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const tasksList = '00bfea71-a83e-497e-9ba0-7a5c597d0107'
const unknown = '0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90'

describe.each([
  ['web', '87294c72-f260-42f3-a41b-981a2ffce37a', 'MDSFeature'],
  ['site', 'b50e3104-6812-424f-a011-cc90e6327318', 'DocId'],
])('the features of the %s', (of, id, name) => {
  const features = `/_api/${of}/features`

  it.each(envelopes)('are listed and found by id, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    await owner.call('POST', `${features}/add`, { body: { featureId: id, force: true, featdefScope: 0 } })
    const rows = rowsOf(await reader.call('GET', `${features}?$select=DefinitionId,DisplayName`, { headers }))
    expect(rows).toContainEqual(expect.objectContaining({ DefinitionId: id, DisplayName: name }))
    for (const form of [`('${id}')`, `(guid'${id}')`, `/getbyid('${id.toUpperCase()}')`, `/getbyid(guid'${id}')`]) {
      const { json } = await reader.call('GET', features + form, { headers })
      expect(json.d ?? json).toMatchObject({ DefinitionId: id })
    }
    expectRefusal(await reader.call('GET', `${features}('${unknown}')`), 404, new RegExp(`active feature '${unknown}'`))
    expectRefusal(await stranger.call('GET', features), 403, /Open/)
    await owner.call('POST', `${features}/remove(guid'${id}')`)
  })

  it('are activated and deactivated, once or by force', async () => {
    const add = (force: boolean, by = owner) => by.call('POST', `${features}/add(featureid='${id}',force=${force},featdefscope=0)`)
    const remove = (force: boolean, by = owner) => by.call('POST', `${features}/remove`, { body: { featureId: id, force } })
    expect((await add(false)).json.DefinitionId).toBe(id)
    expectRefusal(await add(false), 400, /active at '\/' already/)
    expect((await add(true)).status).toBe(200)
    expect((await remove(false)).status).toBe(200)
    expectRefusal(await remove(false), 400, /not active at '\/' already/)
    expect((await remove(true)).status).toBe(200)
    expectRefusal(await reader.call('GET', `${features}('${id}')`), 404, /active feature/)
    expectRefusal(await add(true, member), 403, /ManageWeb/)
    expectRefusal(await remove(true, member), 403, /ManageWeb/)
    expectRefusal(await owner.call('POST', `${features}/add('${unknown}')`), 400, /no feature/)
    expectRefusal(await owner.call('POST', `${features}/remove('${unknown}')`), 400, /no feature/)
    expectRefusal(await owner.call('POST', `${features}/add('x')`), 400, /featureId/)
  })
})

describe('a new web', () => {
  it('has the features of a team site, each of which can be deactivated', async () => {
    const parameters = { Title: 'Fresh', Url: 'fresh', WebTemplate: 'STS#0' }
    await owner.call('POST', '/_api/web/webs/add', { body: { parameters } })
    const features = '/fresh/_api/web/features'
    const count = rowsOf(await reader.call('GET', features)).length
    expect((await reader.call('GET', `${features}('${tasksList}')`)).status).toBe(200)
    await owner.call('POST', `${features}/remove('${tasksList}')`)
    expect(rowsOf(await reader.call('GET', features))).toHaveLength(count - 1)
    expectRefusal(await owner.call('POST', `/_api/site/features/add('${tasksList}')`), 400, /belongs to a web/)
    const { json } = await reader.call('GET', '/fresh/_api/web?$select=Features/DefinitionId&$expand=Features')
    expect(json.Features).toHaveLength(count - 1)
    expect((await reader.call('GET', '/_api/site?$expand=Features&$select=Features')).status).toBe(200)
    expect((await owner.call('DELETE', '/fresh/_api/web')).status).toBe(200)
  })
})
