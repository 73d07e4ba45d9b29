import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')
const nobody = createContractClient(server.url)

const get = (path: string) => reader.call('GET', path)

describe('a web template by name', () => {
  const named = (name: string) => `/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=false)/getbyname('${name}')`

  it('is one of those that are listed', async () => {
    expect((await get(named('sts%230'))).json).toMatchObject({ Name: 'STS#0', Lcid: 1033 })
    expect((await get(named('STS'))).json.Name).toBe('STS#0')
    expect((await get("/_api/site/getwebtemplates(lcid=1033,overridecompatlevel=0)/getbyname('STS%230')")).json.Name).toBe('STS#0')
  })

  it('is missing in words', async () => {
    expectRefusal(await get(named('STT%230')), 404, /web template 'STT#0'.*STS#0/)
    expectRefusal(await nobody.call('GET', named('STS%230')), 401, /credentials/)
  })
})

describe('an installed language by id', () => {
  const at = '/_api/web/regionalsettings/installedlanguages'

  it('is told by both forms', async () => {
    for (const form of ['/getbyid(1033)', '(1033)', '/getbyid(lcid=1033)'])
      expect((await get(at + form)).json).toEqual({ DisplayName: 'English', LanguageTag: 'en-US', Lcid: 1033 })
  })

  it('is missing in words', async () => {
    expectRefusal(await get(`${at}/getbyid(1031)`), 404, /language 1031.*1033/)
    expectRefusal(await nobody.call('GET', `${at}/getbyid(1033)`), 401, /credentials/)
  })
})

it('the profile loader is there for those who may open the web', async () => {
  const loader = '/_api/sp.userprofiles.profileloader.getprofileloader'
  for (const method of ['GET', 'POST']) expect((await reader.call(method, loader)).status).toBe(200)
  expect((await get(`${loader}/getuserprofile`)).json.IsSelf).toBe(true)
  expectRefusal(await nobody.call('GET', loader), 401, /credentials/)
})

describe('validatesetvalue', () => {
  const list = "/_api/web/lists/getbytitle('Checked')"
  const check = (field: string, value: string | null, client = reader) =>
    client.call('POST', `${list}/fields/getbyinternalnameortitle('${field}')/validatesetvalue`, { body: { item: null, value } })

  it('takes what an item could have, and stores nothing', async () => {
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Checked', BaseTemplate: 100 } })
    for (const field of [
      { Title: 'Count', FieldTypeKind: 9, MaximumValue: 10, Required: true },
      { Title: 'Day', FieldTypeKind: 4 },
    ])
      expect((await admin.call('POST', `${list}/fields`, { body: field })).status).toBe(201)
    expect((await check('Count', '7')).status).toBe(200)
    expect((await check('Day', '1/31/2026')).status).toBe(200)
    expect((await check('Day', null)).status).toBe(200)
    expect((await get(list)).json.ItemCount).toBe(0)
  })

  it('refuses what no item could have', async () => {
    expectRefusal(await check('Count', 'seven'), 400, /Count/)
    expectRefusal(await check('Count', '11'), 400, /Count/)
    expectRefusal(await check('Count', ''), 400, /required/)
    expectRefusal(await check('Day', 'someday'), 400, /Day/)
    expectRefusal(await check('Created', '1/31/2026'), 400, /Created/)
    expectRefusal(await check('Nothing', 'x'), 404, /Nothing/)
    expectRefusal(await check('Count', '7', nobody), 401, /credentials/)
  })
})
