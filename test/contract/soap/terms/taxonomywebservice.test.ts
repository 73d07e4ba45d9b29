import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const taxonomy = 'http://schemas.microsoft.com/sharepoint/taxonomy/soap/'
const denied = { status: 403, errorCode: '0x80070005' }
const unknown = { status: 404, errorCode: '0x80070057' }
const taken = { status: 409, errorCode: '0x80131600' }
const invalid = { status: 400, errorCode: '0x80070057' }
const nowhere = '11111111-1111-4111-8111-111111111111'
let made = 0

const part = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`
const first = (reply: string, name: string): Record<string, string> => elementsIn(reply, name)[0] ?? {}

describe.each(soapForms(taxonomy))('taxonomywebservice.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string) =>
    createSoapContractClient({
      url: server.url,
      service: 'taxonomywebservice',
      version,
      namespace,
      headers: { Authorization: basic(name) },
    })
  const admin = clientOf('admin')
  const reader = clientOf('ann')

  const makeGroup = async () =>
    first(await admin.call('CreateTermGroup', part('name', `Group ${++made}`)), 'CreateTermGroupResult').Id ?? ''
  const makeSet = async (more = '') =>
    first(await admin.call('CreateTermSet', part('groupId', await makeGroup()) + part('name', 'Places') + more), 'CreateTermSetResult')
      .Id ?? ''
  const makeTerm = async (set: string, name: string, parent?: string) => {
    const place = part('termSetId', set) + (parent === undefined ? '' : part('parentTermId', parent))
    return first(await admin.call('CreateTerm', place + part('name', name)), 'CreateTermResult').Id ?? ''
  }

  it('GetTermStores names the store, its languages and the term set of keywords', async () => {
    const store = first(await reader.call('GetTermStores'), 'TermStore')
    expect(store).toMatchObject({ Name: 'Managed Metadata', DefaultLcid: '1033' })
    expect(store.Lcids?.split(' ')).toContain('1031')
    expect(first(await reader.call('GetTermSet', part('termSetId', store.KeywordsTermSetId ?? '')), 'GetTermSetResult')).toMatchObject({
      Name: 'Keywords',
      IsOpen: 'true',
    })
    expect(await admin.refuse('GetTermStores', '<nope/>')).toMatchObject({ status: 400 })
    await admin.call('GetTermGroups', part('termStoreId', store.Id ?? ''))
    expect(await admin.fail('GetTermGroups', part('termStoreId', nowhere))).toMatchObject(unknown)
  })

  it('groups are created, changed, listed and deleted', async () => {
    const name = `Group ${++made}`
    const { Id = '' } = first(await admin.call('CreateTermGroup', part('name', `  ${name.replace(' ', '   ')} `)), 'CreateTermGroupResult')
    expect(await admin.fail('CreateTermGroup', part('name', name.toUpperCase()))).toMatchObject(taken)
    expect(await admin.fail('CreateTermGroup', part('name', 'System'))).toMatchObject(taken)
    for (const wrong of ['', ' ', 'a;b', 'a|b', 'x'.repeat(256)])
      expect(await admin.fail('CreateTermGroup', part('name', wrong))).toMatchObject(invalid)
    expect(await reader.fail('CreateTermGroup', part('name', 'Mine'))).toMatchObject(denied)

    await admin.call('UpdateTermGroup', part('groupId', Id) + part('description', 'Where we are'))
    const groups = elementsIn(await reader.call('GetTermGroups'), 'Group')
    expect(groups.find((group) => group.Id === Id)).toMatchObject({ Name: name, Description: 'Where we are', IsSystem: 'false' })
    expect(groups.at(-1)).toMatchObject({ Name: 'System', IsSystem: 'true' })
    expect(await admin.fail('UpdateTermGroup', part('groupId', nowhere))).toMatchObject(unknown)
    expect((await admin.fail('UpdateTermGroup', part('groupId', groups.at(-1)?.Id ?? '') + part('name', 'Mine'))).status).toBe(400)
    expect(await reader.fail('UpdateTermGroup', part('groupId', Id))).toMatchObject(denied)

    const setId = first(await admin.call('CreateTermSet', part('groupId', Id) + part('name', 'Set')), 'CreateTermSetResult').Id ?? ''
    expect((await admin.fail('DeleteTermGroup', part('groupId', Id))).status).toBe(400)
    await admin.call('DeleteTermSet', part('termSetId', setId))
    await admin.call('DeleteTermGroup', part('groupId', Id))
    expect(await admin.fail('DeleteTermGroup', part('groupId', Id))).toMatchObject(unknown)
  })

  it('term sets are created, changed, listed and deleted with their terms', async () => {
    const group = await makeGroup()
    const reply = await admin.call('CreateTermSet', part('groupId', group.toUpperCase()) + part('name', 'Places') + part('isOpen', true))
    const set = first(reply, 'CreateTermSetResult')
    expect(set).toMatchObject({ GroupId: group, Name: 'Places', IsOpen: 'true', IsAvailableForTagging: 'true', TermCount: '0' })
    const id = set.Id ?? ''
    expect(await admin.fail('CreateTermSet', part('groupId', group) + part('name', 'PLACES'))).toMatchObject(taken)
    expect(await admin.fail('CreateTermSet', part('groupId', group) + part('name', 'Other') + part('termSetId', id))).toMatchObject(taken)
    expect(await admin.fail('CreateTermSet', part('groupId', nowhere) + part('name', 'Other'))).toMatchObject(unknown)
    expect(await reader.fail('CreateTermSet', part('groupId', group) + part('name', 'Other'))).toMatchObject(denied)
    expect(await admin.refuse('CreateTermSet', part('groupId', 'nope') + part('name', 'Other'))).toMatchObject({ status: 400 })

    await admin.call('UpdateTermSet', part('termSetId', `{${id}}`) + part('name', 'Cities') + part('isOpen', false))
    expect(elementsIn(await reader.call('GetTermSets', part('groupId', group)), 'TermSet')).toMatchObject([
      { Name: 'Cities', IsOpen: 'false' },
    ])
    expect(await reader.fail('GetTermSets', part('groupId', nowhere))).toMatchObject(unknown)
    expect(await admin.fail('UpdateTermSet', part('termSetId', nowhere))).toMatchObject(unknown)

    const term = await makeTerm(id, 'Bonn')
    expect(first(await reader.call('GetTermSet', part('termSetId', id)), 'GetTermSetResult')).toMatchObject({ TermCount: '1' })
    await admin.call('DeleteTermSet', part('termSetId', id))
    expect(await admin.fail('DeleteTermSet', part('termSetId', id))).toMatchObject(unknown)
    expect(await reader.fail('GetTermSet', part('termSetId', id))).toMatchObject(unknown)
    expect(await reader.fail('GetTerm', part('termId', term))).toMatchObject(unknown)
  })

  it('terms form a tree, in which no two siblings have the same label', async () => {
    const set = await makeSet()
    const europe = await makeTerm(set, 'Europe')
    const germany = await makeTerm(set, 'Germany', europe)
    const bonn = await makeTerm(set, 'Bonn', germany)
    await makeTerm(set, 'Austria', europe)
    expect(first(await reader.call('GetTerm', part('termId', bonn)), 'GetTermResult')).toMatchObject({
      Path: 'Europe;Germany;Bonn',
      ParentTermId: germany,
      HasChildren: 'false',
    })
    expect(elementsIn(await reader.call('GetTerms', part('termSetId', set)), 'Term')).toMatchObject([
      { Name: 'Europe', HasChildren: 'true' },
    ])
    const children = part('termSetId', set) + part('parentTermId', europe)
    expect(elementsIn(await reader.call('GetTerms', children), 'Term').map(({ Name }) => Name)).toEqual(['Austria', 'Germany'])
    expect(await reader.fail('GetTerms', part('termSetId', nowhere))).toMatchObject(unknown)
    expect(await reader.fail('GetTerms', part('termSetId', set) + part('parentTermId', nowhere))).toMatchObject(unknown)

    expect(await admin.fail('CreateTerm', children + part('name', 'GERMANY'))).toMatchObject(taken)
    expect(await admin.fail('CreateTerm', part('termSetId', set) + part('parentTermId', nowhere) + part('name', 'A'))).toMatchObject(
      unknown,
    )
    expect(await admin.fail('CreateTerm', part('termSetId', set) + part('name', 'A') + part('lcid', 7))).toMatchObject(invalid)
    expect(await reader.fail('CreateTerm', part('termSetId', set) + part('name', 'A'))).toMatchObject(denied)

    // A term moves with what is below it, not below itself and not beside a sibling of the same name.
    expect((await admin.fail('UpdateTerm', part('termId', europe) + part('parentTermId', bonn))).status).toBe(400)
    await makeTerm(set, 'Germany')
    const root = part('parentTermId', '00000000-0000-0000-0000-000000000000')
    expect(await admin.fail('UpdateTerm', part('termId', germany) + root)).toMatchObject(taken)
    await admin.call('UpdateTerm', part('termId', bonn) + part('description', 'A city') + part('isDeprecated', true) + root)
    expect(first(await reader.call('GetTerm', part('termId', bonn)), 'GetTermResult')).toMatchObject({
      Path: 'Bonn',
      Description: 'A city',
      IsDeprecated: 'true',
    })
    expect(await admin.fail('UpdateTerm', part('termId', nowhere))).toMatchObject(unknown)
    expect(await reader.fail('UpdateTerm', part('termId', bonn))).toMatchObject(denied)

    expect(await reader.fail('DeleteTerm', part('termId', europe))).toMatchObject(denied)
    await admin.call('DeleteTerm', part('termId', europe))
    expect(await admin.fail('DeleteTerm', part('termId', germany))).toMatchObject(unknown)
    expect(first(await reader.call('GetTermSet', part('termSetId', set)), 'GetTermSetResult')).toMatchObject({ TermCount: '2' })
  })

  it('a term set has at most seven levels', async () => {
    const set = await makeSet()
    let parent: string | undefined
    for (let level = 1; level <= 7; level++) parent = await makeTerm(set, `Level ${level}`, parent)
    const deeper = part('termSetId', set) + part('parentTermId', parent ?? '') + part('name', 'Level 8')
    expect((await admin.fail('CreateTerm', deeper)).message).toMatch(/7 levels/)
    const other = await makeTerm(set, 'Other')
    await makeTerm(set, 'Below', other)
    expect((await admin.fail('UpdateTerm', part('termId', other) + part('parentTermId', parent ?? ''))).message).toMatch(/7 levels/)
  })

  it('labels belong to languages, and properties to terms', async () => {
    const set = await makeSet()
    const id = await makeTerm(set, 'Germany')
    const term = part('termId', id)
    const german = part('lcid', 1031)
    await admin.call('SetTermLabel', term + part('label', 'Deutschland') + german)
    await admin.call('SetTermLabel', term + part('label', 'BRD') + german)
    const inGerman = await reader.call('GetTerm', term + german)
    expect(first(inGerman, 'GetTermResult')).toMatchObject({ Name: 'Deutschland' })
    expect(elementsIn(inGerman, 'Label')).toEqual([
      { Lcid: '1031', IsDefault: 'true' },
      { Lcid: '1031', IsDefault: 'false' },
      { Lcid: '1033', IsDefault: 'true' },
    ])
    expect(first(await reader.call('GetTerm', term + part('lcid', 1036)), 'GetTermResult')).toMatchObject({ Name: 'Germany' })
    expect(await admin.fail('DeleteTermLabel', term + part('label', 'Deutschland') + german)).toMatchObject({ status: 400 })
    await admin.call('SetTermLabel', term + part('label', 'BRD') + german + part('isDefault', true))
    await admin.call('DeleteTermLabel', term + part('label', 'DEUTSCHLAND') + german)
    expect(await admin.fail('DeleteTermLabel', term + part('label', 'Deutschland') + german)).toMatchObject(unknown)
    expect(first(await reader.call('GetTerm', term + german), 'GetTermResult')).toMatchObject({ Name: 'BRD' })
    await makeTerm(set, 'France')
    expect(await admin.fail('SetTermLabel', term + part('label', 'france'))).toMatchObject(taken)
    expect(await reader.fail('SetTermLabel', term + part('label', 'Mine'))).toMatchObject(denied)

    await admin.call('SetTermProperty', term + part('name', '__proto__') + part('value', 'a &lt; b'))
    expect(textIn(await reader.call('GetTerm', term), 'Property')).toBe('a &lt; b')
    await admin.call('SetTermProperty', term + part('name', '__proto__'))
    expect(textIn(await reader.call('GetTerm', term), 'Property')).toBeUndefined()
    const own = part('termSetId', set)
    await admin.call('SetTermSetProperty', own + part('name', '__proto__') + part('value', 'a &lt; b'))
    expect(textIn(await reader.call('GetTermSet', own), 'Property')).toBe('a &lt; b')
    await admin.call('SetTermSetProperty', own + part('name', '__proto__'))
    expect(textIn(await reader.call('GetTermSet', own), 'Property')).toBeUndefined()
    expect(await admin.fail('SetTermSetProperty', own + part('name', ' '))).toMatchObject(invalid)
    expect(await reader.fail('SetTermSetProperty', own + part('name', 'p'))).toMatchObject(denied)
    expect(await admin.fail('SetTermProperty', term + part('name', ' '))).toMatchObject(invalid)
    expect(await admin.fail('SetTermProperty', term + part('name', 'p') + part('value', 'x'.repeat(1_001)))).toMatchObject(invalid)
  })

  it('FindTerms finds by the beginning of a label or by all of it, in one term set or in all', async () => {
    const name = `Name${++made}`
    const [one, two] = [await makeSet(), await makeSet()]
    const exact = await makeTerm(one, name)
    const longer = await makeTerm(two, `${name} and more`)
    const find = async (parameters: string) =>
      elementsIn(await reader.call('FindTerms', part('label', name.toLowerCase()) + parameters), 'Term').map(({ Id }) => Id)
    expect(await find('')).toEqual([exact, longer])
    expect(await find(part('matchOption', 'ExactMatch'))).toEqual([exact])
    expect(await find(part('termSetId', two))).toEqual([longer])
    expect(await find(part('maximum', 1))).toEqual([exact])
    expect(await find(part('lcid', 1031))).toEqual([])
    expect(await admin.refuse('FindTerms', part('label', name) + part('matchOption', 'Contains'))).toMatchObject({ status: 400 })
  })

  it('whoever may add items adds terms to open term sets', async () => {
    const open = await makeSet(part('isOpen', true))
    expect(await reader.fail('CreateTerm', part('termSetId', open) + part('name', 'Mine'))).toMatchObject(denied)
    const members = createSoapContractClient({
      url: server.url,
      service: 'usergroup',
      version: '1.1',
      headers: { Authorization: basic('admin') },
    })
    const name = `member${++made}`
    const user = part('userName', name) + part('userLoginName', name) + part('userEmail', '') + part('userNotes', '')
    const group = elementsIn(await members.call('GetGroupCollectionFromSite'), 'Group').find(({ Name }) => Name?.endsWith('Members'))
    await members.call('AddUserToGroup', part('groupName', group?.Name ?? '') + user)
    await clientOf(name).call('CreateTerm', part('termSetId', open) + part('name', 'Mine'))
    expect(await clientOf(name).fail('CreateTerm', part('termSetId', await makeSet()) + part('name', 'Mine'))).toMatchObject(denied)
  })
})
