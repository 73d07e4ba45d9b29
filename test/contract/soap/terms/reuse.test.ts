import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = clientOf('admin')
const soap = (user: string, service: 'taxonomywebservice' | 'taxonomyclientservice' = 'taxonomywebservice') =>
  createSoapContractClient({ url: server.url, service, version: '1.1', headers: { Authorization: basic(user) } })
const [admin, reader, tagger] = [soap('admin'), soap('ann'), soap('ann', 'taxonomyclientservice')]
const unknown = { status: 404, errorCode: '0x80070057' }
const nowhere = '11111111-1111-4111-8111-111111111111'
const root = '00000000-0000-0000-0000-000000000000'

const part = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`
const idIn = (reply: string, name: string): string => elementsIn(reply, name)[0]?.Id ?? ''
const id = (term: string) => part('termId', term)
const inSet = (set: string) => part('termSetId', set)
let made = 0

const makeSet = async (name = 'Places') => {
  const group = idIn(await admin.call('CreateTermGroup', part('name', `Group ${++made}`)), 'CreateTermGroupResult')
  return idIn(await admin.call('CreateTermSet', part('groupId', group) + part('name', name)), 'CreateTermSetResult')
}
const makeTerm = async (set: string, name: string, parent = root) =>
  idIn(await admin.call('CreateTerm', inSet(set) + part('parentTermId', parent) + part('name', name)), 'CreateTermResult')
const reuse = (term: string, set: string, more = '') => admin.call('ReuseTerm', id(term) + inSet(set) + more)
const termOf = async (term: string, set?: string) =>
  elementsIn(await reader.call('GetTerm', id(term) + (set === undefined ? '' : inSet(set))), 'GetTermResult')[0] ?? {}
const namesIn = async (set: string, parent = root) =>
  elementsIn(await reader.call('GetTerms', inSet(set) + part('parentTermId', parent)), 'Term').map(({ Name }) => Name)
const countOf = async (set: string) => elementsIn(await reader.call('GetTermSet', inSet(set)), 'GetTermSetResult')[0]?.TermCount
const placesOf = async (term: string) =>
  elementsIn(await reader.call('GetTerm', id(term)), 'Place').map((place) => [place.TermSetId, place.IsSource, place.IsPinned])
const isMissing = async (term: string, set: string) => expect(await reader.fail('GetTerm', id(term) + inSet(set))).toMatchObject(unknown)

/** Europe with Germany, and Bonn below that, in a term set; another term set that is empty. */
async function makeTree() {
  const [from, to] = [await makeSet(), await makeSet('Offices')]
  const europe = await makeTerm(from, 'Europe')
  const germany = await makeTerm(from, 'Germany', europe)
  const bonn = await makeTerm(from, 'Bonn', germany)
  return { from, to, europe, germany, bonn }
}

describe('a term that is reused', () => {
  it('stands in both term sets as one term, alone or with those below it', async () => {
    const { from, to, germany, bonn, europe } = await makeTree()
    const office = await makeTerm(to, 'Office')
    const [shown] = elementsIn(await reuse(germany, to, part('parentTermId', office)), 'ReuseTermResult')
    expect(shown).toMatchObject({ Id: germany, TermSetId: to, ParentTermId: office, Path: 'Office;Germany', HasChildren: 'false' })
    expect(await termOf(germany)).toMatchObject({ TermSetId: from, Path: 'Europe;Germany', HasChildren: 'true' })
    expect(await placesOf(germany)).toEqual([
      [from, 'true', 'false'],
      [to, 'false', 'false'],
    ])
    expect(await placesOf(bonn)).toEqual([])
    expect([await countOf(from), await countOf(to)]).toEqual(['3', '2'])
    // A term below it stands there alone, and a new name is the name everywhere.
    const cologne = await makeTerm(to, 'Cologne', germany)
    expect(await termOf(cologne)).toMatchObject({ TermSetId: to, Path: 'Office;Germany;Cologne' })
    expect([await namesIn(from, germany), await namesIn(to, germany)]).toEqual([['Bonn'], ['Cologne']])
    await admin.call('SetTermLabel', id(germany) + part('label', 'FRG') + part('isDefault', true))
    expect([await namesIn(from, europe), await namesIn(to, office)]).toEqual([['FRG'], ['FRG']])
    const third = await makeSet()
    await reuse(europe, third, part('withTermsBelow', true))
    expect(await termOf(bonn, third)).toMatchObject({ Path: 'Europe;FRG;Bonn' })
    expect(await countOf(third)).toBe('3')
    const found = elementsIn(await reader.call('FindTerms', part('label', 'Bonn') + inSet(third)), 'Term')
    expect(found).toMatchObject([{ Id: bonn, TermSetId: third }])
  })

  it('stands in a term set once, beside no term of the same label, and not in a term set that is none', async () => {
    const { from, to, europe, germany } = await makeTree()
    await reuse(europe, to)
    expect(await admin.fail('ReuseTerm', id(europe) + inSet(to))).toMatchObject({ status: 400 })
    expect(await admin.fail('ReuseTerm', id(germany) + inSet(from))).toMatchObject({ status: 400 })
    expect(await admin.fail('ReuseTerm', id(germany) + inSet(nowhere))).toMatchObject(unknown)
    expect(await admin.fail('ReuseTerm', id(nowhere) + inSet(to))).toMatchObject(unknown)
    expect(await admin.fail('ReuseTerm', id(germany) + inSet(to) + part('parentTermId', nowhere))).toMatchObject(unknown)
    expect(await reader.fail('ReuseTerm', id(germany) + inSet(to))).toMatchObject({ status: 403 })
    expect(await admin.refuse('ReuseTerm', id(germany))).toMatchObject({ status: 400 })
    await makeTerm(to, 'GERMANY')
    expect(await admin.fail('ReuseTerm', id(germany) + inSet(to))).toMatchObject({ status: 409 })
    // Nor does a new term, a new label or a move come beside it.
    expect(await admin.fail('CreateTerm', inSet(to) + part('name', 'europe'))).toMatchObject({ status: 409 })
    const other = await makeTerm(to, 'Other')
    expect(await admin.fail('SetTermLabel', id(other) + part('label', 'Europe'))).toMatchObject({ status: 409 })
    expect(await admin.fail('SetTermLabel', id(europe) + part('label', 'Other'))).toMatchObject({ status: 409 })
    const twin = await makeTerm(to, 'Europe', other)
    const up = id(twin) + part('parentTermId', root)
    expect(await admin.fail('UpdateTerm', up)).toMatchObject({ status: 409 })
    expect(await countOf(to)).toBe('4')
  })

  it('moves at one place, and cannot move where it stands already', async () => {
    const { from, to, europe, germany } = await makeTree()
    const office = await makeTerm(to, 'Office')
    await reuse(europe, to, part('withTermsBelow', true))
    await admin.call('UpdateTerm', id(europe) + part('parentTermId', office) + part('fromTermSetId', to))
    expect(await termOf(germany, to)).toMatchObject({ Path: 'Office;Europe;Germany' })
    expect(await termOf(germany)).toMatchObject({ Path: 'Europe;Germany' })
    expect(await admin.fail('UpdateTerm', id(europe) + inSet(to))).toMatchObject({ status: 400 })
    expect(await admin.fail('UpdateTerm', id(office) + part('parentTermId', germany))).toMatchObject({ status: 400 })
    const third = await makeSet()
    await admin.call('UpdateTerm', id(europe) + inSet(third) + part('fromTermSetId', to))
    expect([await countOf(from), await countOf(to), await countOf(third)]).toEqual(['3', '1', '3'])
    expect(await termOf(germany, third)).toMatchObject({ Path: 'Europe;Germany' })
    await isMissing(germany, to)
    expect(await admin.fail('UpdateTerm', id(europe) + part('parentTermId', root) + part('fromTermSetId', to))).toMatchObject(unknown)
  })

  it('stays in the other term set when its source is deleted, with what stands below it there', async () => {
    const { from, to, europe, germany, bonn } = await makeTree()
    await reuse(germany, to)
    const cologne = await makeTerm(to, 'Cologne', germany)
    await admin.call('DeleteTerm', id(europe))
    expect(await termOf(germany)).toMatchObject({ TermSetId: to, Path: 'Germany' })
    expect(await placesOf(germany)).toEqual([])
    expect(await termOf(cologne)).toMatchObject({ Path: 'Germany;Cologne' })
    for (const gone of [europe, bonn]) expect(await reader.fail('GetTerm', id(gone))).toMatchObject(unknown)
    expect([await countOf(from), await countOf(to)]).toEqual(['0', '2'])
    // Its label is free at the place that it left, and taken at the one that it has.
    await makeTerm(from, 'Germany')
    expect(await admin.fail('CreateTerm', inSet(to) + part('name', 'Germany'))).toMatchObject({ status: 409 })
    await admin.call('DeleteTermSet', inSet(to))
    for (const gone of [germany, cologne]) expect(await reader.fail('GetTerm', id(gone))).toMatchObject(unknown)
  })

  it('leaves a term set alone, or with the term set', async () => {
    const { from, to, europe, bonn } = await makeTree()
    await reuse(europe, to, part('withTermsBelow', true))
    await admin.call('DeleteTerm', id(europe) + inSet(to))
    expect([await countOf(from), await countOf(to)]).toEqual(['3', '0'])
    expect(await termOf(bonn)).toMatchObject({ Path: 'Europe;Germany;Bonn' })
    await isMissing(bonn, to)
    expect(await admin.fail('DeleteTerm', id(europe) + inSet(to))).toMatchObject(unknown)
    await reuse(europe, to, part('withTermsBelow', true))
    await admin.call('DeleteTermSet', inSet(from))
    expect(await termOf(bonn)).toMatchObject({ TermSetId: to, Path: 'Europe;Germany;Bonn' })
    expect(await placesOf(bonn)).toEqual([])
  })

  it('changes the place of its source', async () => {
    const { from, to, europe, germany } = await makeTree()
    await reuse(europe, to)
    await admin.call('SetTermSource', id(europe) + inSet(to))
    expect(await termOf(europe)).toMatchObject({ TermSetId: to })
    expect(await placesOf(europe)).toEqual([
      [to, 'true', 'false'],
      [from, 'false', 'false'],
    ])
    expect(await termOf(germany)).toMatchObject({ TermSetId: from, Path: 'Europe;Germany' })
    await admin.call('SetTermSource', id(europe) + inSet(to))
    expect(await admin.fail('SetTermSource', id(germany) + inSet(to))).toMatchObject(unknown)
    expect(await reader.fail('SetTermSource', id(europe) + inSet(from))).toMatchObject({ status: 403 })
    expect(await admin.refuse('SetTermSource', id(europe))).toMatchObject({ status: 400 })
  })
})

describe('a pinned copy', () => {
  it('follows the terms below its source: new ones, moved ones and deleted ones', async () => {
    const { from, to, europe, germany, bonn } = await makeTree()
    await reuse(europe, to, part('isPinned', true))
    expect(await placesOf(bonn)).toEqual([
      [from, 'true', 'false'],
      [to, 'false', 'true'],
    ])
    const france = await makeTerm(from, 'France', europe)
    expect(await namesIn(to, europe)).toEqual(['France', 'Germany'])
    await admin.call('UpdateTerm', id(bonn) + part('parentTermId', france))
    expect(await termOf(bonn, to)).toMatchObject({ Path: 'Europe;France;Bonn' })
    expect(await countOf(to)).toBe('4')
    const both = `&lt;newTerms&gt;&lt;newTerm label="Nice" parentTermId="${france}"/&gt;&lt;newTerm label="Spain" parentTermId="${europe}"/&gt;&lt;/newTerms&gt;`
    const sharedServiceId = elementsIn(await admin.call('GetTermStores'), 'TermStore')[0]?.Id ?? ''
    const given = part('sharedServiceId', sharedServiceId) + inSet(from) + part('lcid', 1033) + part('newTerms', both)
    await soap('admin', 'taxonomyclientservice').call('AddTerms', given)
    expect([await namesIn(to, europe), await namesIn(to, france)]).toEqual([
      ['France', 'Germany', 'Spain'],
      ['Bonn', 'Nice'],
    ])
    await admin.call('UpdateTerm', id(bonn) + part('parentTermId', root))
    await isMissing(bonn, to)
    await admin.call('DeleteTerm', id(germany))
    expect([await namesIn(to, europe), await countOf(to)]).toEqual([['France', 'Spain'], '4'])
    await admin.call('DeleteTerm', id(europe))
    expect([await namesIn(to), await countOf(to)]).toEqual([[], '0'])
  })

  it('takes no terms of its own, and goes only as a whole', async () => {
    const { from, to, europe, germany } = await makeTree()
    await reuse(europe, to, part('isPinned', true))
    const other = await makeTerm(to, 'Other')
    const below = part('parentTermId', germany)
    expect(await admin.fail('CreateTerm', inSet(to) + below + part('name', 'x'))).toMatchObject({ status: 400 })
    expect(await admin.fail('UpdateTerm', id(other) + below + inSet(to))).toMatchObject({ status: 400 })
    expect(await admin.fail('UpdateTerm', id(germany) + part('parentTermId', other) + part('fromTermSetId', to))).toMatchObject({
      status: 400,
    })
    expect(await admin.fail('DeleteTerm', id(germany) + inSet(to))).toMatchObject({ status: 400 })
    expect(await admin.fail('SetTermSource', id(europe) + inSet(to))).toMatchObject({ status: 400 })
    await admin.call('UpdateTerm', id(europe) + part('parentTermId', other) + part('fromTermSetId', to))
    expect(await termOf(germany, to)).toMatchObject({ Path: 'Other;Europe;Germany' })
    await admin.call('DeleteTerm', id(europe) + inSet(to))
    expect([await countOf(from), await countOf(to)]).toEqual(['3', '1'])
  })

  it('keeps a term from coming below its source that its own term set has already, or that would be too deep', async () => {
    const { from, to, europe } = await makeTree()
    let above = root
    for (let level = 1; level <= 4; level++) above = await makeTerm(to, `Level ${level}`, above)
    await reuse(europe, to, part('parentTermId', above) + part('isPinned', true))
    const bonn = idIn(await reader.call('FindTerms', part('label', 'Bonn') + inSet(to)), 'Term')
    expect(await admin.fail('CreateTerm', inSet(from) + part('parentTermId', bonn) + part('name', 'Too deep'))).toMatchObject({
      status: 400,
    })
    const apart = await makeTerm(from, 'Apart')
    await reuse(apart, to)
    expect(await admin.fail('UpdateTerm', id(apart) + part('parentTermId', europe))).toMatchObject({ status: 400 })
    expect(await termOf(apart)).toMatchObject({ Path: 'Apart' })
  })
})

describe('merging a term that is reused', () => {
  it('gives the other term its places, and what stands below it there', async () => {
    const { from, to, germany, bonn } = await makeTree()
    const [third, pinnedIn] = [await makeSet(), await makeSet()]
    const into = await makeTerm(third, 'Deutschland')
    await reuse(germany, to)
    const cologne = await makeTerm(to, 'Cologne', germany)
    await reuse(germany, pinnedIn, part('isPinned', true))
    await admin.call('MergeTerms', id(germany) + part('intoTermId', into))
    expect((await placesOf(into)).sort()).toEqual(
      [
        [third, 'true', 'false'],
        [to, 'false', 'false'],
        [pinnedIn, 'false', 'true'],
      ].sort(),
    )
    expect(await termOf(cologne)).toMatchObject({ TermSetId: to, Path: 'Deutschland;Cologne' })
    expect(await termOf(bonn)).toMatchObject({ TermSetId: third, Path: 'Deutschland;Bonn' })
    expect(await termOf(bonn, pinnedIn)).toMatchObject({ Path: 'Deutschland;Bonn' })
    expect([await countOf(from), await countOf(to), await countOf(third), await countOf(pinnedIn)]).toEqual(['1', '2', '2', '2'])
  })

  it('moves what stands below it where the other term stands already', async () => {
    const { to, europe, germany } = await makeTree()
    const into = await makeTerm(to, 'Deutschland')
    await reuse(germany, to)
    const cologne = await makeTerm(to, 'Cologne', germany)
    await reuse(into, (await termOf(europe)).TermSetId ?? '')
    await admin.call('MergeTerms', id(germany) + part('intoTermId', into))
    expect(await termOf(cologne)).toMatchObject({ Path: 'Deutschland;Cologne' })
    expect([await countOf(to), await namesIn(to)]).toEqual(['2', ['Deutschland']])
    const below = await makeTerm(to, 'Below', into)
    expect(await admin.fail('MergeTerms', id(into) + part('intoTermId', below))).toMatchObject({ status: 400 })
  })
})

describe('what reads terms', () => {
  it('tells all places of a term to editors of managed metadata', async () => {
    const { from, to, germany } = await makeTree()
    await reuse(germany, to)
    const reply = await tagger.call('GetChildTermsInTermSet', part('sspId', root) + part('lcid', 1033) + part('termSetId', to))
    const text = reply.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
    const memberships = [...text.matchAll(/<TM [^>]*a24="([^"]+)"[^>]*a40="([^"]*)"/g)].map(([, set, above]) => [set, above])
    expect(memberships).toEqual([
      [to, ''],
      [from, 'Europe'],
    ])
  })

  it('lets a column of the term set take it', async () => {
    const { to, germany, bonn } = await makeTree()
    await reuse(germany, to)
    const list = "/_api/web/lists/getbytitle('Offices')"
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: 'Offices' } })).status).toBe(201)
    const column = { Title: 'Country', TypeAsString: 'TaxonomyFieldType', TermSetId: to }
    expect((await rest.call('POST', `${list}/fields`, { body: column })).status).toBe(201)
    const add = (TermGuid: string) => rest.call('POST', `${list}/items`, { body: { Country: { Label: '', TermGuid, WssId: -1 } } })
    expect((await add(germany)).json.Country).toMatchObject({ Label: 'Germany', TermGuid: germany })
    expect((await add(bonn)).status).toBe(400)
    await admin.call('DeleteTerm', id(germany) + inSet(to))
    expect((await add(germany)).status).toBe(400)
  })
})
