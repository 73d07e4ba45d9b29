import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  call,
  listNamed,
  load,
  made,
  method,
  property,
  runModel,
  type Shown,
  session,
  set,
  value,
} from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, refuses, show } = trier(server.url)

const wrong = /InvalidClientQueryException/
const [setId, otherSet] = ['c0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002']
const idAt = (at: number) => `c0000000-0000-4000-8000-00000000001${at}`
const store = method(session, 'GetDefaultSiteCollectionTermStore')
const fields = property(listNamed('Tasks'), 'Fields')
const one = method(fields, 'GetByInternalNameOrTitle', 'Place')
const many = method(fields, 'GetByInternalNameOrTitle', 'Tags')
const item = method(listNamed('Tasks'), 'GetItemById', 1)
const term = (label: string, at: number) => value('TaxonomyFieldValue', { Label: label, TermGuid: idAt(at), WssId: -1 })
const several = (text: string | null = null) => made('TaxonomyFieldValueCollection', text, many)
const save = call(item, 'Update')

async function shownAfter(...actions: Parameters<typeof runModel>[1][number][]): Promise<Shown> {
  const { error } = await runModel(server.url, [...actions, save])
  expect(error).toBeNull()
  return show(item)
}

beforeAll(async () => {
  const group = method(store, 'CreateGroup', 'Places', null)
  const own = method(group, 'CreateTermSet', 'Cities', setId, 1033)
  const other = method(group, 'CreateTermSet', 'Rivers', otherSet, 1033)
  const added = (title: string) =>
    method(
      fields,
      'AddFieldAsXml',
      `<Field Type="TaxonomyFieldType${title === 'Tags' ? 'Multi' : ''}" Name="${title}" DisplayName="${title}"${title === 'Tags' ? ' Mult="TRUE"' : ''}/>`,
      false,
      0,
    )
  const columns = ['Place', 'Tags'].map(added)
  const task = method(listNamed('Tasks'), 'AddItem')
  const { error } = await runModel(server.url, [
    ...[1, 2].map((at) => ({ kind: 'path', on: method(own, 'CreateTerm', `City ${at} & more`, 1033, idAt(at)) }) as const),
    { kind: 'path', on: method(other, 'CreateTerm', 'Rhine', 1033, idAt(3)) },
    ...columns.flatMap((column) => [set(column, 'TermSetId', setId), call(column, 'Update')]),
    call(task, 'SetFieldValue', 'Title', 'Travel'),
    call(task, 'Update'),
  ])
  expect(error).toBeNull()
}, 60_000)

describe('columns of terms', () => {
  it('set one term of an item, or none', async () => {
    await does('TaxonomyField.SetFieldValueByValue', one, [item, term('City 1 & more', 1)])
    const place = (label: string, at: number) => ({
      Place: { _ObjectType_: 'SP.Taxonomy.TaxonomyFieldValue', Label: label, TermGuid: idAt(at) },
    })
    expect(await shownAfter(call(one, 'SetFieldValueByValue', item, term('', 1)))).toMatchObject(place('City 1 & more', 1))
    await does('TaxonomyField.SetFieldValueByTerm', one, [item, method(store, 'GetTerm', idAt(2)), 1033])
    expect(await shownAfter(call(one, 'SetFieldValueByTerm', item, method(store, 'GetTerm', idAt(2)), 1033))).toMatchObject(
      place('City 2 & more', 2),
    )
    expect(await shownAfter(call(one, 'SetFieldValueByValue', item, null))).toMatchObject({ Place: null })
    await refuses('TaxonomyField.SetFieldValueByValue', one, [item, value('TaxonomyFieldValue', { Label: 'x' })], wrong)
    const { error } = await runModel(server.url, [call(one, 'SetFieldValueByValue', item, term('Rhine', 3)), save])
    expect(error?.ErrorMessage).toContain('term set')
  })

  it('set several terms of an item, as clients collect them', async () => {
    const tags = (...at: readonly number[]) => ({ Tags: at.map((one) => expect.objectContaining({ TermGuid: idAt(one) }) as Shown) })
    await does('TaxonomyFieldValueCollection.PopulateFromLabelGuidPairs', several(), [`City 1|${idAt(1)};City 2|${idAt(2)}`])
    await does('TaxonomyField.SetFieldValueByValueCollection', many, [item, several(`-1;#City 1|${idAt(1)};#-1;#City 2|${idAt(2)}`)])
    const both = several(`-1;#City 1|${idAt(1)};#-1;#City 2|${idAt(2)}`)
    expect(await shownAfter(call(many, 'SetFieldValueByValueCollection', item, both))).toMatchObject(tags(1, 2))
    const filled = several()
    const populated = call(filled, 'PopulateFromLabelGuidPairs', `City 2|${idAt(2)}`)
    expect(await shownAfter(populated, call(item, 'SetFieldValue', 'Tags', filled))).toMatchObject(tags(2))
    const terms = [method(store, 'GetTerm', idAt(1))]
    await does('TaxonomyField.SetFieldValueByCollection', many, [item, terms, 1033])
    expect(await shownAfter(call(many, 'SetFieldValueByCollection', item, terms, 1033))).toMatchObject(tags(1))
    await refuses('TaxonomyFieldValueCollection.PopulateFromLabelGuidPairs', several(), ['City 1'], wrong)
    const loaded = await runModel(server.url, [load(several())])
    expect(loaded.results.get(1)).toEqual({ _ObjectType_: 'SP.Taxonomy.TaxonomyFieldValueCollection' })
  })

  it('read and write the texts of terms', async () => {
    const text = `City 1 & more|${idAt(1)}`
    expect((await does('TaxonomyField.GetFieldValueAsText', one, [term('City 1 & more', 1)])).answer).toBe('City 1 & more')
    expect((await does('TaxonomyField.GetFieldValueAsHtml', many, [several(`-1;#${text}`)])).answer).toBe('City 1 &amp; more')
    expect((await does('TaxonomyField.GetFieldValueAsTaxonomyFieldValue', one, [`-1;#${text}`])).answer).toEqual({
      ...{ _ObjectType_: 'SP.Taxonomy.TaxonomyFieldValue', Label: 'City 1 & more', TermGuid: idAt(1), WssId: -1 },
    })
    await does('TaxonomyField.GetFieldValueAsTaxonomyFieldValueCollection', many, [`-1;#${text}`])
    expect((await does('TaxonomyField.GetValidatedString', one, [term('City 1', 1)])).answer).toBe(`-1;#City 1|${idAt(1)}`)
    await refuses('TaxonomyField.GetValidatedString', one, [term('Rhine', 3)], wrong)
    await refuses('TaxonomyField.GetFieldValueAsText', one, ['text'], wrong)
  })

  it('validate terms that stand in their term set too, as a write does', async () => {
    const reused = method(store, 'GetTerm', idAt(4))
    const { error } = await runModel(server.url, [
      { kind: 'path', on: method(method(store, 'GetTermSet', otherSet), 'CreateTerm', 'Main', 1033, idAt(4)) },
      { kind: 'path', on: method(method(store, 'GetTermSet', setId), 'ReuseTerm', reused, false) },
    ])
    expect(error).toBeNull()
    expect(await shownAfter(call(one, 'SetFieldValueByValue', item, term('', 4)))).toMatchObject({ Place: { TermGuid: idAt(4) } })
    expect((await does('TaxonomyField.GetValidatedString', one, [term('Main', 4)])).answer).toBe(`-1;#Main|${idAt(4)}`)
    const column = method(fields, 'AddFieldAsXml', '<Field Type="TaxonomyFieldType" Name="Any" DisplayName="Any"/>', false, 0)
    const any = await runModel(server.url, [call(column, 'GetValidatedString', term('Rhine', 3))])
    expect([any.error, any.results.get(1)]).toEqual([null, `-1;#Rhine|${idAt(3)}`])
  })

  it('count as a part of the reply, as often as a request validates them', async () => {
    const small = await startServer({ settings: { 'Limits:ReplyEntities': '60' } })
    onTestFinished(() => small.stop())
    const own = method(method(store, 'CreateGroup', 'Own', null), 'CreateTermSet', 'Set', setId, 1033)
    const column = method(fields, 'AddFieldAsXml', '<Field Type="TaxonomyFieldType" Name="Any" DisplayName="Any"/>', false, 0)
    const known = method(fields, 'GetByInternalNameOrTitle', 'Any')
    const terms = made('TaxonomyFieldValueCollection', Array.from({ length: 20 }, () => `-1;#One|${idAt(1)}`).join(';#'), known)
    const added = [method(own, 'CreateTerm', 'One', 1033, idAt(1)), column].map((on) => ({ kind: 'path', on }) as const)
    expect((await runModel(small.url, added)).error).toBeNull()
    const validated = async (times: number) =>
      (
        await runModel(
          small.url,
          Array.from({ length: times }, () => call(known, 'GetValidatedString', terms)),
        )
      ).error
    expect(await validated(1)).toBeNull()
    expect((await validated(4))?.ErrorMessage).toContain('60')
  })

  it('have everything that columns have, and nothing is left of term-columns.yaml', async () => {
    const { error } = await runModel(server.url, [set(one, 'Description', 'Where'), call(one, 'Update')])
    expect(error).toBeNull()
    expect(await show(one)).toMatchObject({ Description: 'Where' })
    const none = await runModel(server.url, [call(method(fields, 'GetByInternalNameOrTitle', 'Title'), 'SetFieldValueByValue', item, null)])
    expect(none.error?.ErrorTypeName).toContain('NotSupported')
    expect(untried(['TaxonomyField', 'TaxonomyFieldValueCollection'])).toEqual([])
  })
})
