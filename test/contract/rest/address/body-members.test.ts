import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')
const list = "/_api/web/lists/getbytitle('Members')"
const titlesOf = (rows: readonly { Title: string }[]) => rows.map(({ Title }) => Title)
const value = (member: unknown) => encodeURIComponent(JSON.stringify(member))

beforeAll(async () => {
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Members' } })
  for (const Title of ['one', 'two']) await ann.call('POST', `${list}/items`, { body: { Title } })
})

describe('members of a body in the address', () => {
  it('are objects by aliases', async () => {
    const ViewXml = '<View><Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">two</Value></Eq></Where></Query></View>'
    const found = await ann.call('POST', `${list}/GetItems(query=@q)?@q=${value({ ViewXml })}`)
    expect(found.status).toBe(200)
    expect(titlesOf(rowsOf(found))).toEqual(['two'])
    const changes = await ann.call('POST', `${list}/GetChanges(query=@q)?@q=${value({ Add: true, Item: true })}`)
    expect(rowsOf(changes)).toHaveLength(2)
    const typed = value({ __metadata: { type: 'SP.ChangeLogItemQuery' }, RowLimit: '1' })
    expect((await ann.call('POST', `${list}/getlistitemchangessincetoken(query=@q)?@q=${typed}`)).text).toContain('<rs:data ItemCount="1"')
  })

  it('need no name where the method has one argument, and may have single quotes', async () => {
    const ViewXml = '<View><Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">two</Value></Eq></Where></Query></View>'
    expect(titlesOf(rowsOf(await ann.call('POST', `${list}/getitems(@q)?@q=${value({ ViewXml })}`)))).toEqual(['two'])
    const quoted = encodeURIComponent(`{'ViewXml':'${ViewXml.replace('two', String.raw`o\u006ee`)}'}`)
    expect(titlesOf(rowsOf(await ann.call('POST', `${list}/getitems(@q)?@q=${quoted}`)))).toEqual(['one'])
    const changes = await ann.call('POST', `${list}/getchanges(@q)?@q={'Add':true,'Item':true}`)
    expect(rowsOf(changes)).toHaveLength(2)
    expect((await ann.call('GET', "/_api/web/getlistusingpath(@p)?@p={'DecodedUrl':'/Lists/Members'}")).json.Title).toBe('Members')
    expect((await ann.call('POST', `/_api/web/ensureuser(@u)?@u='ann'`)).json.Title).toBe('ann')
  })

  it('make what the body would make', async () => {
    const parameters = { Title: 'Made', TemplateType: 100, Description: null }
    const made = await ann.call('POST', `/_api/web/lists/add(parameters=@p)?@p=${value(parameters)}`, { body: {} })
    expect({ status: made.status, title: made.json.Title }).toEqual({ status: 200, title: 'Made' })
    const view = await ann.call('POST', `${list}/views/add(parameters=@p)?@p=${value({ Title: 'Short', RowLimit: 5 })}`)
    expect(view.json).toMatchObject({ Title: 'Short', RowLimit: 5 })
  })

  it('are texts, numbers and nulls', async () => {
    const key = await ann.call('POST', "/_api/navigation/menunodekey(currentUrl='/Lists/Members',mapProviderName=null)")
    expect([200, 404]).toContain(key.status)
    expectRefusal(await ann.call('POST', `${list}/getitems(query=null)`), 400, /query/)
    expectRefusal(await ann.call('POST', '/_api/navigation/menunodekey(currentUrl=null)'), 400, /currentUrl/)
  })

  it.each([
    ['a member that the body does not have', 'POST', `${list}/getitems(query=@q,more=1)?@q={}`, /wrong arguments/],
    ['one without its name of a body with two', 'POST', '/_api/navigation/menunodekey(@q)?@q={}', /wrong arguments/],
    ['a text that is not closed', 'POST', `${list}/getitems(@q)?@q={'ViewXml':'<View/>}`, /JSON/],
    ['an alias without a value', 'POST', `${list}/getitems(query=@q)`, /no @q=/],
    ['a value that is no JSON', 'POST', `${list}/getitems(query=@q)?@q={'ViewXml'}`, /JSON/],
    ['one of the wrong type', 'POST', `${list}/getitems(query=7)`, /query/],
    ['a collection, which is no method', 'POST', "/_api/web/lists(Title='New')", /wrong arguments/],
    ['a method that reads', 'GET', `${list}/getitems(query=@q)?@q={}`, /GET cannot be used/],
    ['null for a text', 'GET', '/_api/web/lists/getbytitle(null)', /wrong arguments/],
    ['null for a number', 'GET', `${list}/items(null)`, /wrong arguments/],
    ['null for an option', 'GET', '/_api/search/query(querytext=null)', /wrong arguments/],
    ['null by an alias', 'GET', '/_api/web/lists/getbytitle(@t)?@t=null', /wrong arguments/],
  ] as const)('refuses %s', async (_, method, address, words) => {
    const reply = await ann.call(method, address)
    expect([400, 405]).toContain(reply.status)
    expectRefusal(reply, reply.status, words)
  })
})

it('a GUID may be written as one wherever it is an argument', async () => {
  const { Id } = (await ann.call('GET', '/_api/web?$select=Id')).json
  expect((await clientOf('admin').call('POST', `/_api/site/openwebbyid(guid'${Id}')`)).json.Id).toBe(Id)
  const unknown = "/_api/web/features/add(featureid=guid'00000000-0000-0000-0000-000000000009',force=true)"
  expectRefusal(await clientOf('admin').call('POST', unknown), 400, /no feature 00000000/)
  expectRefusal(await ann.call('GET', `/_api/web/lists/getbytitle(guid'${Id}')`), 400, /wrong arguments/)
})
