import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = clientOf('admin')
const soap = (user: string) =>
  createSoapContractClient({ url: server.url, service: 'taxonomywebservice', version: '1.2', headers: { Authorization: basic(user) } })
const [admin, reader] = [soap('admin'), soap('ann')]
const unknown = { status: 404, errorCode: '0x80070057' }
const nowhere = '11111111-1111-4111-8111-111111111111'
const root = '00000000-0000-0000-0000-000000000000'

const part = (name: string, value: string | number) => `<${name}>${value}</${name}>`
const idIn = (reply: string, name: string): string => elementsIn(reply, name)[0]?.Id ?? ''
let made = 0

const makeSet = async () => {
  const group = idIn(await admin.call('CreateTermGroup', part('name', `Group ${++made}`)), 'CreateTermGroupResult')
  return idIn(await admin.call('CreateTermSet', part('groupId', group) + part('name', 'Places')), 'CreateTermSetResult')
}
const makeTerm = async (set: string, name: string, parent = root) =>
  idIn(await admin.call('CreateTerm', part('termSetId', set) + part('parentTermId', parent) + part('name', name)), 'CreateTermResult')
const termOf = async (id: string) => elementsIn(await reader.call('GetTerm', part('termId', id)), 'GetTermResult')[0] ?? {}
const countOf = async (set: string) => elementsIn(await reader.call('GetTermSet', part('termSetId', set)), 'GetTermSetResult')[0]?.TermCount
const labelsOf = async (id: string) =>
  [...(await reader.call('GetTerm', part('termId', id))).matchAll(/<Label [^>]*>([^<]*)</g)].map(([, label]) => label)

describe('terms', () => {
  it('move to another term set with those below them', async () => {
    const [from, to] = [await makeSet(), await makeSet()]
    const europe = await makeTerm(from, 'Europe')
    const germany = await makeTerm(from, 'Germany', europe)
    const world = await makeTerm(to, 'World')
    await admin.call('UpdateTerm', part('termId', europe) + part('parentTermId', world) + part('termSetId', to))
    expect(await termOf(germany)).toMatchObject({ TermSetId: to, Path: 'World;Europe;Germany' })
    expect([await countOf(from), await countOf(to)]).toEqual(['0', '3'])
    // The place that it has left is free, and the labels below it are found in the new term set.
    await makeTerm(from, 'Europe')
    const found = await reader.call('FindTerms', part('label', 'Germany') + part('termSetId', to))
    expect(elementsIn(found, 'Term')).toMatchObject([{ Id: germany }])
    await admin.call('UpdateTerm', part('termId', germany) + part('termSetId', from))
    expect(await termOf(germany)).toMatchObject({ TermSetId: from, Path: 'Germany' })
    expect([await countOf(from), await countOf(to)]).toEqual(['2', '2'])
  })

  it('do not move to a place that is taken, to a parent of another term set, or to no term set', async () => {
    const [from, to] = [await makeSet(), await makeSet()]
    const term = await makeTerm(from, 'Europe')
    await makeTerm(to, 'EUROPE')
    const other = await makeTerm(from, 'Other')
    const id = part('termId', term)
    expect(await admin.fail('UpdateTerm', id + part('termSetId', to))).toMatchObject({ status: 409 })
    expect(await admin.fail('UpdateTerm', id + part('parentTermId', other) + part('termSetId', to))).toMatchObject(unknown)
    expect(await admin.fail('UpdateTerm', id + part('termSetId', nowhere))).toMatchObject(unknown)
    expect(await termOf(term)).toMatchObject({ TermSetId: from })
    expect([await countOf(from), await countOf(to)]).toEqual(['2', '1'])
  })

  it('merge: the other term gets the labels and the terms below, and stands for both ids', async () => {
    const [from, to] = [await makeSet(), await makeSet()]
    const merged = await makeTerm(from, 'Netherlands')
    const city = await makeTerm(from, 'Utrecht', merged)
    const deeper = await makeTerm(from, 'Dom', city)
    const into = await makeTerm(to, 'Holland')
    await admin.call('MergeTerms', part('termId', merged) + part('intoTermId', into))
    expect(await termOf(merged)).toMatchObject({ Id: into, TermSetId: to, Path: 'Holland' })
    expect(await termOf(deeper)).toMatchObject({ TermSetId: to, Path: 'Holland;Utrecht;Dom' })
    expect(await labelsOf(into)).toEqual(['Holland', 'Netherlands'])
    expect([await countOf(from), await countOf(to)]).toEqual(['0', '3'])
    expect(elementsIn(await reader.call('GetTerms', part('termSetId', from)), 'Term')).toEqual([])
    // A merged term changes no more, and a second merge takes its id along.
    expect(await admin.fail('UpdateTerm', part('termId', merged) + part('description', 'x'))).toMatchObject(unknown)
    const last = await makeTerm(to, 'The Netherlands')
    await admin.call('MergeTerms', part('termId', into) + part('intoTermId', last))
    expect(await termOf(merged)).toMatchObject({ Id: last })
    expect(await labelsOf(last)).toEqual(['The Netherlands', 'Holland', 'Netherlands'])
    await admin.call('DeleteTerm', part('termId', last))
    for (const id of [merged, into, last]) expect(await reader.fail('GetTerm', part('termId', id))).toMatchObject(unknown)
  })

  it('merge neither into themselves nor into terms below them, and for nobody without ManageWeb', async () => {
    const set = await makeSet()
    const europe = await makeTerm(set, 'Europe')
    const germany = await makeTerm(set, 'Germany', europe)
    const merge = (id: string, into: string) => part('termId', id) + part('intoTermId', into)
    expect(await admin.fail('MergeTerms', merge(europe, europe))).toMatchObject({ status: 400 })
    expect(await admin.fail('MergeTerms', merge(europe, germany))).toMatchObject({ status: 400 })
    expect(await admin.fail('MergeTerms', merge(europe, nowhere))).toMatchObject(unknown)
    expect(await reader.fail('MergeTerms', merge(germany, europe))).toMatchObject({ status: 403 })
    expect(await admin.refuse('MergeTerms', part('termId', europe))).toMatchObject({ status: 400 })
    expect(await termOf(germany)).toMatchObject({ Path: 'Europe;Germany' })
  })

  it('that are merged are stored as the other one by items that name them', async () => {
    const set = await makeSet()
    const [merged, into] = [await makeTerm(set, 'Car'), await makeTerm(set, 'Motor car')]
    const list = "/_api/web/lists/getbytitle('Cars')"
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: 'Cars' } })).status).toBe(201)
    const column = { Title: 'Kind', TypeAsString: 'TaxonomyFieldType', TermSetId: set }
    expect((await rest.call('POST', `${list}/fields`, { body: column })).status).toBe(201)
    const kind = (TermGuid: string) => ({ Title: 'x', Kind: { Label: '', TermGuid, WssId: -1 } })
    const before = await rest.call('POST', `${list}/items`, { body: kind(merged) })
    expect(before.json.Kind).toMatchObject({ Label: 'Car', TermGuid: merged })
    await admin.call('MergeTerms', part('termId', merged) + part('intoTermId', into))
    const after = await rest.call('POST', `${list}/items`, { body: kind(merged) })
    expect(after.json.Kind).toMatchObject({ Label: 'Motor car', TermGuid: into })
    const headers = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }
    expect((await rest.call('POST', `${list}/items(${before.json.Id})`, { body: kind(merged), headers })).status).toBe(200)
    expect((await rest.call('GET', `${list}/items(${before.json.Id})`)).json.Kind).toMatchObject({ Label: 'Motor car', TermGuid: into })
  })
})
