import { describe, expect, it } from 'vitest'
import { rest, send, soap } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const ann = clientOf('ann')

const list = "/_api/web/lists/getbytitle('Tagged')"
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const news = { Label: 'News', TermGuid: first, WssId: 1 }
const law = { Label: 'Law; order', TermGuid: second, WssId: 2 }
await ann.call('POST', '/_api/web/lists', { body: { Title: 'Tagged', EnableVersioning: true } })
await ann.call('POST', `${list}/fields/createfieldasxml`, {
  body: { parameters: { SchemaXml: '<Field Type="TaxonomyFieldType" Mult="TRUE" Name="Tags" DisplayName="Tags"/>' } },
})

const add = (Tags: unknown) => ann.call('POST', `${list}/items`, { body: { Title: 'x', Tags } })

describe('a column of several terms', () => {
  it('is made as XML and by its type name', async () => {
    const { json } = await ann.call('GET', `${list}/fields/getbytitle('Tags')`)
    expect(json).toMatchObject({ TypeAsString: 'TaxonomyFieldTypeMulti', FieldTypeKind: 0, AllowMultipleValues: true })
    expect(json.SchemaXml).toMatch(/Type="TaxonomyFieldTypeMulti" Name="Tags".* Mult="TRUE"/)
    const body = { Title: 'More tags', TypeAsString: 'TaxonomyFieldTypeMulti', TermSetId: first }
    expect((await ann.call('POST', `${list}/fields`, { body })).json).toMatchObject({ TermSetId: first, AllowMultipleValues: true })
  })

  it.each([
    ['an array', [news, law], [news, law]],
    ['a verbose collection', { results: [news] }, [news]],
    ['text with numbers', `-1;#News|${first};#3;#Law; order|${second}`, [news, law]],
    ['text of a form', `News|${first}`, [news]],
    ['the same term twice', [news, { ...news, Label: 'Newest' }], [{ ...news, Label: 'Newest' }]],
    ['an empty array', [], null],
    ['null', null, null],
  ])('takes %s', async (_, given, stored) => {
    const { status, json } = await add(given)
    expect([status, json.Tags]).toEqual([201, stored])
    expect((await ann.call('GET', `${list}/items(${json.Id})`)).json.Tags).toEqual(stored)
  })

  it.each([
    ['a number', 7],
    ['one term', news],
    ['text without an id', 'News'],
    ['a term without an id', [{ Label: 'News' }]],
    ['a term with no GUID', [{ ...news, TermGuid: 'x' }]],
    ['an array of numbers', [1]],
    ['too many', Array.from({ length: 1001 }, () => news)],
  ])('refuses %s', async (_, given) => {
    const before = rowsOf(await ann.call('GET', `${list}/items`)).length
    expectRefusal(await add(given), 400, /^Column 'Tags'/)
    expect(rowsOf(await ann.call('GET', `${list}/items`))).toHaveLength(before)
  })

  it('carries its types in verbose, and its text and form elsewhere', async () => {
    const { json } = await add([news, law])
    const verbose = await ann.call('GET', `${list}/items(${json.Id})`, { headers: { Accept: accepts.verbose } })
    expect(verbose.json.d.Tags).toEqual({ __metadata: { type: 'Collection(Svc.Taxonomy.TaxonomyFieldValue)' }, results: [news, law] })
    expect((await ann.call('GET', `${list}/items(${json.Id})/fieldvaluesastext`)).json.Tags).toBe('News; Law; order')
    const { Tags } = (await ann.call('GET', `${list}/items(${json.Id})/fieldvaluesforedit`)).json
    expect(Tags).toBe(`News|${first};Law; order|${second}`)
    const formValues = [{ FieldName: 'Tags', FieldValue: Tags }]
    const stored = rowsOf(await ann.call('POST', `${list}/items(${json.Id})/validateupdatelistitem`, { body: { formValues } }))
    expect(stored).toMatchObject([{ HasException: false }])
    expect((await ann.call('GET', `${list}/items(${json.Id})`)).json.Tags).toEqual([news, law])
  })

  it('is the same by SOAP, in versions and after the recycle bin', async () => {
    const { json } = await add([news])
    const item = `${list}/items(${json.Id})`
    await send(server.url, soap.updateItem('Tagged', json.Id, { Tags: `3;#Law; order|${second}` }))
    expect((await ann.call('GET', item)).json.Tags).toEqual([law])
    await send(server.url, rest.updateItem('Tagged', json.Id, { Tags: null }))
    await ann.call('POST', `${item}/versions/restorebylabel('2.0')`)
    expect((await ann.call('GET', item)).json.Tags).toEqual([law])
    const { value } = (await ann.call('POST', `${item}/recycle`)).json
    await ann.call('POST', `/_api/web/recyclebin('${value}')/restore`)
    expect((await ann.call('GET', item)).json.Tags).toEqual([law])
  })

  it('cannot be compared in a query, which says so', async () => {
    expectRefusal(await ann.call('GET', `${list}/items?$filter=Tags eq 'News'`), 400, /Tags/)
  })
})
