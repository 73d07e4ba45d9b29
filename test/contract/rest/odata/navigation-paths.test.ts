import { describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

/** What a navigation property of an entity leads to, by its own address, with the options of a query. */
const { server, admin, reader, stranger } = await startWithPeople()
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const { json: people } = await admin.call('GET', '/_api/web/siteusers?$select=Id,LoginName,Title')
const idOf = (name: string) => people.value.find((one: { Title: string }) => one.Title === name).Id
await admin.call('POST', `${tasks}/fields`, { body: { Title: 'Team', FieldTypeKind: 20, AllowMultipleValues: true } })
await admin.call('POST', `${tasks}/items`, { body: { Title: 'one', TeamId: [idOf('admin'), idOf('reader')] } })

describe('a column of an item that refers to others', () => {
  it('leads to the person, chosen by $select and $expand', async () => {
    const whole = await reader.call('GET', `${tasks}/items(1)/Author`)
    expect(whole).toMatchObject({ status: 200, json: { Title: 'admin' } })
    expect((await reader.call('GET', `${tasks}/items(1)/author?$select=Title`)).json).toEqual({ Title: 'admin' })
    expect((await reader.call('GET', `${tasks}/items(1)/Author/Title`)).json).toMatchObject({ value: 'admin' })
    expect((await reader.call('GET', `${tasks}/items(1)/Author/Title/$value`)).text).toBe('admin')
  })

  it('leads to all of several people, filtered, ordered and counted', async () => {
    const at = `${tasks}/items(1)/Team`
    expect(rowsOf(await reader.call('GET', `${at}?$select=Title&$orderby=Title desc`))).toEqual([{ Title: 'reader' }, { Title: 'admin' }])
    expect(rowsOf(await reader.call('GET', `${at}?$filter=Title eq 'admin'&$select=Id`))).toEqual([{ Id: idOf('admin') }])
    expect((await reader.call('GET', `${at}/$count`)).text).toBe('2')
    const counted = await reader.call('GET', `${at}?$top=1&$inlinecount=allpages`, { headers: { Accept: accepts.verbose } })
    expect(counted.json.d).toMatchObject({ __count: '2', results: [{}] })
  })

  it('leads to all where $top is the highest number that clients send', async () => {
    expect(rowsOf(await reader.call('GET', `${tasks}/items(1)/Team?$top=2147483647&$select=Id`))).toHaveLength(2)
  })

  it('leads to an empty collection where several items can be and none is', async () => {
    const { json: list } = await admin.call('GET', `${tasks}?$select=Id`)
    const SchemaXml = `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Cities" List="{${list.Id}}" ShowField="Title"/>`
    await admin.call('POST', `${tasks}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
    const at = `${tasks}/items(1)/Cities`
    for (const options of ['', '?$select=Title', "?$filter=Title eq 'x'&$orderby=Title&$top=5", '?$expand=Author&$select=Author/Title'])
      expect((await reader.call('GET', `${at}${options}`)).json, options).toMatchObject({ value: [] })
    const verbose = await reader.call('GET', `${at}?$inlinecount=allpages`, { headers: { Accept: accepts.verbose } })
    expect(verbose.json).toEqual({ d: { results: [], __count: '0' } })
    expect((await reader.call('GET', `${at}/$count`)).text).toBe('0')
    expectRefusal(await reader.call('GET', `${at}/Title`), 404, /Cities/)
  })

  it('is null where there is nobody', async () => {
    const { json } = await reader.call('GET', `${tasks}/items(1)/AssignedTo`, { headers: { Accept: accepts.nometadata } })
    expect([{ 'odata.null': true }, { value: [] }]).toContainEqual(json)
  })

  it.each([
    [`${tasks}/items(1)/Author?$select=Nope`, 400, /Nope/],
    [`${tasks}/items(1)/Team?$filter=Nope eq 1`, 400, /Nope/],
    [`${tasks}/items(1)/Team?$top=x`, 400, /\$top must be a whole number/],
    [`${tasks}/items(1)/Auther`, 404, /Did you mean 'Author/],
    [`${tasks}/items(1)/Author/Nope`, 404, /Nope/],
    [`${tasks}/items(1)/Author/$value`, 400, /is an entity/],
    [`${tasks}/items(99)/Author`, 404, /99/],
  ] as const)('is refused in words: %s', async (address, status, words) => {
    expectRefusal(await reader.call('GET', address), status, words)
  })

  it('is refused to who may not see the item, and takes no writes', async () => {
    expect((await stranger.call('GET', `${tasks}/items(1)/Author`)).status).toBeGreaterThanOrEqual(403)
    expect((await admin.call('DELETE', `${tasks}/items(1)/Author`)).status).toBe(404)
  })

  it('is verbose and minimal as its entity is', async () => {
    const verbose = await reader.call('GET', `${tasks}/items(1)/Author?$select=Title`, { headers: { Accept: accepts.verbose } })
    expect(verbose.json.d).toMatchObject({ __metadata: { type: expect.stringMatching(/\.User/) }, Title: 'admin' })
    expect(server.url).toMatch(/^http/)
  })
})
