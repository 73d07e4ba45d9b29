import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordModel } from '../../../support/contract-client.ts'
import {
  call,
  childrenOf,
  current,
  identified,
  idIn,
  load,
  loadAll,
  method,
  type Path,
  property,
  runModel,
  type Shown,
  session,
  set,
  value,
} from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { fetchFrom, startServer } from '../../../support/server.ts'
import { processPath, requestOf } from '../object-requests.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll } = trier(server.url)

const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const wrong = /InvalidClientQueryException/
const noId = '00000000-0000-0000-0000-000000000001'
const groupId = 'a0000000-0000-4000-8000-000000000001'
const setId = 'a0000000-0000-4000-8000-000000000002'
const termId = 'a0000000-0000-4000-8000-000000000003'
const store = method(session, 'GetDefaultSiteCollectionTermStore')
const groups = property(store, 'Groups')
const group = method(store, 'GetGroup', groupId)
const own = method(store, 'GetTermSet', setId)
const term = method(store, 'GetTerm', termId)

const isNull = async (path: Path) => {
  const { error, results } = await runModel(server.url, [{ kind: 'path', on: path }, load(path)])
  expect(error).toBeNull()
  return [results.get(1), results.get(2)]
}
const names = async (path: Path) => (await showAll(path)).map(({ Name }) => Name)
const done = async (...actions: Parameters<typeof runModel>[1][number][]) => expect((await runModel(server.url, actions)).error).toBeNull()

beforeAll(async () => {
  expect(await show(session)).toMatchObject({ _ObjectType_: 'SP.Taxonomy.TaxonomySession' })
}, 60_000)

describe('the term store', () => {
  it('is reached from the session', async () => {
    const { error } = await runModel(server.url, [
      { kind: 'path', on: { ...session, given: [current] } },
      load(method(session, 'GetDefaultKeywordsTermStore')),
    ])
    expect(error).toBeNull()
    recordModel('TaxonomySession.GetTaxonomySession', true)
    const many = await runModel(server.url, [{ kind: 'path', on: { ...session, given: [current, current] } }])
    expect(many.error?.ErrorTypeName).toMatch(wrong)
    recordModel('TaxonomySession.GetTaxonomySession', false)
    await does('TaxonomySession.GetDefaultSiteCollectionTermStore', session)
    await does('TaxonomySession.GetDefaultKeywordsTermStore', session)
    await does('TaxonomySession.UpdateCache', session)
    const shown = await show(store)
    expect(shown).toMatchObject({ _ObjectType_: 'SP.Taxonomy.TermStore', Name: 'Managed Metadata', DefaultLanguage: 1033, IsOnline: true })
    expect(shown._ObjectIdentity_).toMatch(/\|fec14c62-7c3b-481b-851b-c80d7802b224:st:[\w+/]+=*$/)
    const stores = property(session, 'TermStores')
    expect(await names(stores)).toEqual(['Managed Metadata'])
    await does('TermStoreCollection.GetById', stores, [idIn(shown.Id)])
    await does('TermStoreCollection.GetByName', stores, ['managed metadata'])
    expect(await isNull(method(stores, 'GetById', noId))).toEqual([{ IsNull: true }, null])
    expect(await isNull(method(stores, 'GetByName', 'Other'))).toEqual([{ IsNull: true }, null])
    await does('TermStore.CommitAll', store)
    await does('TermStore.UpdateCache', store)
    expect(await show(property(store, 'KeywordsTermSet'))).toMatchObject({ Name: 'Keywords' })
    expect(await show(property(store, 'SystemGroup'))).toMatchObject({ Name: 'System', IsSystemGroup: true })
  })

  it('refuses an id that is none in the words that clients look for', async () => {
    expect(await refuses('TermStore.GetGroup', store, ['any'], wrong)).toContain('Guid should contain 32 digits with 4 dashes')
  })
})

describe('groups and term sets', () => {
  it('are added with their ids, found and changed', async () => {
    const made = await makes('TermStore.CreateGroup', store, ['Departments', groupId])
    await refuses('TermStore.CreateGroup', store, ['Other', groupId], missing)
    await refuses('TermStore.CreateGroup', store, ['Departments', null], missing)
    expect(await show(made)).toMatchObject({ _ObjectType_: 'SP.Taxonomy.TermGroup', Name: 'Departments', Id: `/Guid(${groupId})/` })
    await does('TermStore.GetGroup', store, [groupId])
    expect(await isNull(method(store, 'GetGroup', noId))).toEqual([{ IsNull: true }, null])
    await does('TermGroupCollection.GetById', groups, [groupId])
    await does('TermGroupCollection.GetByName', groups, ['departments'])
    await done(set(group, 'Name', 'Units'), set(group, 'Description', 'd'), call(store, 'CommitAll'))
    expect(await show(group)).toMatchObject({ Name: 'Units', Description: 'd' })
    expect(await names(groups)).toEqual(['Units', 'System'])

    await makes('TermGroup.CreateTermSet', group, ['Places', setId, 1033])
    await refuses('TermGroup.CreateTermSet', group, ['Places', null, 1033], missing)
    await done(set(own, 'Description', 'Where'), set(own, 'IsOpenForTermCreation', true), set(own, 'IsAvailableForTagging', true))
    await done(set(own, 'Name', 'Cities'))
    expect(await show(own)).toMatchObject({
      ...{ _ObjectType_: 'SP.Taxonomy.TermSet', Name: 'Cities', Description: 'Where' },
      ...{ IsOpenForTermCreation: true, IsAvailableForTagging: true },
    })
    await does('TermStore.GetTermSet', store, [setId])
    expect(await isNull(method(store, 'GetTermSet', noId))).toEqual([{ IsNull: true }, null])
    const sets = property(group, 'TermSets')
    await does('TermSetCollection.GetById', sets, [setId])
    await does('TermSetCollection.GetByName', sets, ['cities'])
    expect(await names((await does('TermStore.GetTermSetsByName', store, ['Cities', 1033])).path)).toEqual(['Cities'])
    expect(await names((await does('TaxonomySession.GetTermSetsByName', session, ['keywords', 1033])).path)).toEqual(['Keywords'])
    expect(await show(property(own, 'Group'))).toMatchObject({ Name: 'Units' })
    expect(await show(property(property(own, 'TermStore'), 'SystemGroup'))).toMatchObject({ Name: 'System' })
  })

  it('stores nothing of what a visitor sets', async () => {
    const { error } = await runModel(server.url, [set(group, 'Name', 'Mine')], 'vera')
    expect(error?.ErrorTypeName).toMatch(/UnauthorizedAccess/)
    expect(await show(group)).toMatchObject({ Name: 'Units' })
    expect(await names(groups)).toContain('Units')
  })
})

describe('terms', () => {
  it('are added, found, changed and shown', async () => {
    // Whoever may add items adds terms to an open term set; this visitor may not.
    const made = await makes('TermSetItem.CreateTerm', own, ['Bern', 1033, termId])
    await refuses('TermSetItem.CreateTerm', own, ['Bern', 1033, null], missing)
    const shown = await show(made)
    expect(shown).toMatchObject({
      ...{ _ObjectType_: 'SP.Taxonomy.Term', Id: `/Guid(${termId})/`, Name: 'Bern', PathOfTerm: 'Bern', IsRoot: true },
      ...{ IsDeprecated: false, IsAvailableForTagging: true, TermsCount: 0, CustomProperties: {} },
      CreatedDate: expect.stringMatching(/^\/Date\(\d+\)\/$/) as string,
    })
    const inner = await makes('TermSetItem.CreateTerm', term, ['Old town', 1033, null])
    expect(await show(inner)).toMatchObject({ PathOfTerm: 'Bern;Old town', IsRoot: false })
    expect(await show(property(inner, 'Parent'))).toMatchObject({ Name: 'Bern', TermsCount: 1 })
    for (const [name, on] of [
      ['TaxonomySession.GetTerm', session],
      ['TermStore.GetTerm', store],
      ['TermSet.GetTerm', own],
    ] as const)
      await does(name, on, [termId])
    await does('TermStore.GetTermInTermSet', store, [setId, termId])
    expect(await isNull(method(store, 'GetTermInTermSet', noId, termId))).toEqual([{ IsNull: true }, null])
    expect(await isNull(method(store, 'GetTerm', noId))).toEqual([{ IsNull: true }, null])
    const top = property(own, 'Terms')
    await does('TermCollection.GetById', top, [termId])
    await does('TermCollection.GetByName', top, ['bern'])
    expect(await isNull(method(top, 'GetByName', 'Old town'))).toEqual([{ IsNull: true }, null])
    const all = await does('TermSet.GetAllTerms', own)
    expect(await names(all.path)).toEqual(['Bern', 'Old town'])
    expect(await names(property(term, 'Terms'))).toEqual(['Old town'])
    expect(await show(property(term, 'TermSet'))).toMatchObject({ Name: 'Cities' })

    await does('Term.SetDescription', term, ['The capital', 1033])
    await does('TermSetItem.SetCustomProperty', term, ['code', 'BE'])
    await done(set(term, 'IsAvailableForTagging', false), set(term, 'Name', 'Berne'))
    expect(await show(term)).toMatchObject({
      ...{ Name: 'Berne', Description: 'The capital', CustomProperties: { code: 'BE' }, IsAvailableForTagging: false },
    })
    await does('TermSetItem.DeleteCustomProperty', term, ['code'])
    await does('TermSetItem.SetCustomProperty', own, ['scale', 'small'])
    expect(await show(own)).toMatchObject({ CustomProperties: { scale: 'small' }, CustomSortOrder: null })
    await does('TermSetItem.DeleteCustomProperty', own, ['scale'])
    expect(await show(own)).toMatchObject({ CustomProperties: {} })
    await does('Term.Deprecate', term, [true])
    expect(await show(term)).toMatchObject({ CustomProperties: {}, IsDeprecated: true })
    await does('Term.Deprecate', term, [false])
  })

  it('have labels, by which they are found', async () => {
    const labels = property(term, 'Labels')
    await does('Term.CreateLabel', term, ['Bärn', 1031, true])
    await does('Term.CreateLabel', term, ['Berna', 1033, false])
    expect((await showAll(labels)).map(({ Value, Language, IsDefaultForLanguage }) => [Value, Language, IsDefaultForLanguage])).toEqual([
      ['Bärn', 1031, true],
      ['Berne', 1033, true],
      ['Berna', 1033, false],
    ])
    await does('LabelCollection.GetByValue', labels, ['berna'])
    expect(await isNull(method(labels, 'GetByValue', 'none'))).toEqual([{ IsNull: true }, null])
    const match = (more: object) => value('LabelMatchInformation', { TermLabel: 'Bern', Lcid: 1033, StringMatchOption: 0, ...more })
    expect(await names((await does('TermStore.GetTerms', store, [match({})])).path)).toEqual(['Berne'])
    expect(await names(method(store, 'GetTerms', match({ TrimUnavailable: true })))).toEqual([])
    expect(await names(method(store, 'GetTerms', match({ TermLabel: 'Berna', DefaultLabelOnly: true })))).toEqual([])
    await refuses('TermStore.GetTerms', store, [value('LabelMatchInformation')], wrong)
    expect(await names((await does('TermSet.GetTerms', own, [match({})])).path)).toEqual(['Berne'])
    await refuses('TermSet.GetTerms', own, [value('LabelMatchInformation')], wrong)
    const made = { ...session, element: 'Constructor', name: '', typeId: '61a1d689-2744-4ea3-a88b-c95bee9803aa' } as const
    const bySteps = method(own, 'GetTerms', made)
    const asked = await runModel(server.url, [set(made, 'TermLabel', 'bern'), set(made, 'StringMatchOption', 0), loadAll(bySteps)])
    expect(childrenOf(asked.results.get(3))).toMatchObject([{ Name: 'Berne', CustomSortOrder: null, LocalCustomProperties: {} }])
    const berna = method(labels, 'GetByValue', 'Berna')
    await does('Label.SetAsDefaultForLanguage', berna)
    expect(await show(term)).toMatchObject({ Name: 'Berna' })
    await does('Label.DeleteObject', method(labels, 'GetByValue', 'Berne'))
    await refuses('Label.DeleteObject', berna, [], missing)
  })

  it('are moved, merged and deleted, and known by their identities', async () => {
    const zug = await makes('TermSetItem.CreateTerm', own, ['Zug', 1033, null])
    await does('Term.Move', zug, [term])
    expect(await show(zug)).toMatchObject({ PathOfTerm: 'Berna;Zug' })
    await does('Term.Move', zug, [own])
    await does('Term.Merge', term, [zug])
    expect((await showAll(property(term, 'Labels'))).map(({ Value }) => Value)).toContain('Zug')
    for (const path of [session, store, group, own, term]) {
      const { _ObjectIdentity_: identity, ...before } = await show(path)
      const { _ObjectIdentity_: _, ...again } = await show(identified(String(identity)))
      expect(again).toEqual(before)
    }
    const root = 'g|fec14c62-7c3b-481b-851b-c80d7802b224'
    for (const key of ['te:x', 'st:', 'gr:AAAA', 'zz:1', 'st:x:web:y', '']) {
      const { error } = await runModel(server.url, [{ kind: 'path', on: identified(`${root}:${key}`) }])
      expect(error?.ErrorTypeName, key).toMatch(wrong)
    }
    await does('Term.DeleteObject', term)
    expect(await names(property(own, 'Terms'))).toEqual([])
    await refuses('TermGroup.DeleteObject', group, [], missing)
    await does('TermSet.DeleteObject', own)
    await does('TermGroup.DeleteObject', group)
    expect(await isNull(group)).toEqual([{ IsNull: true }, null])
  })

  it('are reused in other term sets, pinned, and told apart by their places', async () => {
    const [madeGroup, branches] = ['Reuse', 'Branches']
    const reuseGroup = await makes('TermStore.CreateGroup', store, [madeGroup, null])
    const from = await makes('TermGroup.CreateTermSet', reuseGroup, ['Sources', null, 1033])
    const to = await makes('TermGroup.CreateTermSet', reuseGroup, [branches, null, 1033])
    const europe = await makes('TermSetItem.CreateTerm', from, ['Europe', 1033, null])
    const france = await makes('TermSetItem.CreateTerm', europe, ['France', 1033, null])
    const reused = await makes('TermSetItem.ReuseTerm', to, [europe, true])
    await refuses('TermSetItem.ReuseTerm', to, [europe, true], missing)
    expect(await show(reused)).toMatchObject({ IsReused: true, IsSourceTerm: false, IsPinned: false, IsPinnedRoot: false })
    expect(await show(europe)).toMatchObject({ IsReused: true, IsSourceTerm: true })
    expect(await show(property(reused, 'SourceTerm'))).toMatchObject({ IsSourceTerm: true })
    expect(await names(property(reused, 'Terms'))).toEqual(['France'])
    const others = property(europe, 'ReusedTerms')
    expect(await names(others)).toEqual(['Europe'])
    const place = method(others, 'GetByName', 'Europe')
    expect(await show(property(place, 'TermSet'))).toMatchObject({ Name: branches })
    const { _ObjectIdentity_: identity } = await show(place)
    expect(await show(identified(String(identity)))).toMatchObject({ IsSourceTerm: false })
    expect(await isNull(property(place, 'PinSourceTermSet'))).toEqual([{ IsNull: true }, null])
    // A move and a removal are those of this place.
    const above = await makes('TermSetItem.CreateTerm', to, ['World', 1033, null])
    await does('Term.Move', place, [above])
    expect(await show(method(others, 'GetByName', 'Europe'))).toMatchObject({ PathOfTerm: 'World;Europe' })
    expect(await show(europe)).toMatchObject({ PathOfTerm: 'Europe' })
    await does('Term.ReassignSourceTerm', europe, [method(others, 'GetByName', 'Europe')])
    await refuses('Term.ReassignSourceTerm', europe, [france], wrong)
    expect(await show(property(property(europe, 'SourceTerm'), 'TermSet'))).toMatchObject({ Name: branches })
    await does('Term.DeleteObject', europe)
    expect(await names(property(from, 'Terms'))).toEqual([])
    const pinned = await makes('TermSetItem.ReuseTermWithPinning', from, [europe])
    expect(await show(pinned)).toMatchObject({ IsPinned: true, IsPinnedRoot: true, IsReused: true })
    expect(await show(property(pinned, 'PinSourceTermSet'))).toMatchObject({ Name: branches })
    const below = method(property(pinned, 'Terms'), 'GetByName', 'France')
    expect(await show(below)).toMatchObject({ IsPinned: true, IsPinnedRoot: false, PathOfTerm: 'Europe;France' })
    await refuses('Term.DeleteObject', below, [], missing)
    await does('TermSet.DeleteObject', to)
    await does('TermSet.DeleteObject', from)
    await does('TermGroup.DeleteObject', reuseGroup)
  })

  it('are read and written as gosip and PnP write requests', async () => {
    const paths = `<StaticMethod TypeId="{981cbc68-9edc-4f8d-872f-71146fcbb84f}" Name="GetTaxonomySession" Id="0" /><Method Id="1" ParentId="0" Name="GetDefaultSiteCollectionTermStore"><Parameters></Parameters></Method><Method Id="2" ParentId="1" Name="CreateGroup"><Parameters><Parameter Type="String">Own</Parameter><Parameter Type="String">${groupId}</Parameter></Parameters></Method>`
    const body = requestOf('<Query Id="3" ObjectPathId="2"><Query SelectAllProperties="true"><Properties /></Query></Query>', paths)
    const sent = { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body, user: 'admin' }
    const { text } = await fetchFrom(server.url + processPath, sent)
    expect((JSON.parse(text) as Shown[])[2]).toMatchObject({ Name: 'Own', Id: `/Guid(${groupId})/` })
    expect(childNames(await runModel(server.url, [loadAll(groups)]))).toEqual(['Own', 'System'])
  })

  it('and all else of the file is called as a whole', () => {
    expect(
      untried([
        ...['TaxonomySession', 'TermStore', 'TermStoreCollection', 'TermGroup', 'TermGroupCollection', 'TermSetItem', 'TermSet'],
        ...['TermSetCollection', 'Term', 'TermCollection', 'Label', 'LabelCollection'],
      ]).filter((name) => name !== 'TaxonomySession.GetTaxonomySession'),
    ).toEqual([])
  })
})

const childNames = ({ results }: Awaited<ReturnType<typeof runModel>>) =>
  (results.get(1) as { readonly _Child_Items_: readonly Shown[] })._Child_Items_.map(({ Name }) => Name)
