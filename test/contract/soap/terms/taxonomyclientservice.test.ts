import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ own: true, settings: { 'Identity:DefaultGroup': 'Visitors' } })
const taxonomy = 'http://schemas.microsoft.com/sharepoint/taxonomy/soap/'
const nowhere = '11111111-1111-4111-8111-111111111111'
const noGuid = '00000000-0000-0000-0000-000000000000'
const unknown = { status: 404, errorCode: '0x80070057' }
let made = 0

const part = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`
const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** A list as XML in a text. */
const listOf = (name: string, each: string, values: readonly string[]) =>
  escaped(`<${name}>${values.map((value) => `<${each}>${value}</${each}>`).join('')}</${name}>`)
/** The XML in the text of an element. */
const inText = (reply: string, name: string) =>
  (textIn(reply, name) ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

describe.each(soapForms(taxonomy))('taxonomyclientservice.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const open = (service: 'taxonomyclientservice' | 'taxonomywebservice', name: string) =>
    createSoapContractClient({ url: server.url, service, version, namespace, headers: { Authorization: basic(name) } })
  const admin = open('taxonomyclientservice', 'admin')
  const reader = open('taxonomyclientservice', 'ann')
  const store = open('taxonomywebservice', 'admin')
  const sspId = async () => elementsIn(await store.call('GetTermStores'), 'TermStore')[0]?.Id ?? ''

  async function makeSet(): Promise<string> {
    const group = elementsIn(await store.call('CreateTermGroup', part('name', `Group ${++made}`)), 'CreateTermGroupResult')[0]?.Id ?? ''
    return (
      elementsIn(await store.call('CreateTermSet', part('groupId', group) + part('name', 'Places')), 'CreateTermSetResult')[0]?.Id ?? ''
    )
  }
  const addTerms = async (set: string, terms: string) =>
    part('sharedServiceId', await sspId()) +
    part('termSetId', set) +
    part('lcid', 1033) +
    part('newTerms', escaped(`<newTerms>${terms}</newTerms>`))

  it('AddTerms adds terms, all or none, and GetChildTermsInTermSet and GetChildTermsInTerm return them', async () => {
    const set = await makeSet()
    const added = await admin.call(
      'AddTerms',
      await addTerms(set, `<newTerm label="Europe" clientId="7" parentTermId="${noGuid}"/><newTerm label="Asia"/>`),
    )
    const [europe = {}] = elementsIn(inText(added, 'AddTermsResult'), 'T')
    expect(europe).toMatchObject({ a21: 'false', a65: '7' })
    const id = europe.a9 ?? ''
    await admin.call('AddTerms', await addTerms(set, `<newTerm label="R&amp;D" clientId="8" parentTermId="${id}"/>`))

    const place = part('sspId', await sspId()) + part('lcid', 1033)
    const roots = inText(await reader.call('GetChildTermsInTermSet', place + part('termSetId', set)), 'GetChildTermsInTermSetResult')
    expect(roots).toMatch(/^<TermStore><T a9="[\da-f-]{36}" a21="false"><LS><TL a32="Asia" a31="true"\/><\/LS><DS\/><TMS><TM /)
    expect(elementsIn(roots, 'TM')[1]).toEqual({ a24: set, a12: 'Places', a40: '', a45: id, a17: 'true' })
    const below = part('termId', id) + part('termSetId', set)
    const children = inText(await reader.call('GetChildTermsInTerm', place + below), 'GetChildTermsInTermResult')
    expect(elementsIn(children, 'TL')).toEqual([{ a32: 'R&D', a31: 'true' }])
    expect(elementsIn(children, 'TM')[0]).toMatchObject({ a25: id, a40: 'Europe', a45: expect.stringMatching(new RegExp(`^${id}\\|`)) })

    expect(await admin.fail('AddTerms', await addTerms(set, '<newTerm label="Africa"/><newTerm label="ASIA"/>'))).toMatchObject({
      status: 409,
    })
    expect(await admin.fail('AddTerms', await addTerms(set, `<newTerm label="Africa" parentTermId="${nowhere}"/>`))).toMatchObject(unknown)
    expect(await admin.fail('AddTerms', await addTerms(nowhere, '<newTerm label="Africa"/>'))).toMatchObject(unknown)
    for (const wrong of ['', '<newTerm/>', '<newTerm label="A" parentTermId="x"/>', '<newTerm'])
      expect(await admin.fail('AddTerms', await addTerms(set, wrong)), wrong).toMatchObject({ status: 400 })
    expect(await reader.fail('AddTerms', await addTerms(set, '<newTerm label="Africa"/>'))).toMatchObject({ status: 403 })
    const again = inText(await reader.call('GetChildTermsInTermSet', place + part('termSetId', set)), 'GetChildTermsInTermSetResult')
    expect(again).toBe(roots)

    expect(await reader.fail('GetChildTermsInTermSet', place + part('termSetId', nowhere))).toMatchObject(unknown)
    expect(await reader.fail('GetChildTermsInTermSet', part('sspId', nowhere) + part('lcid', 1033) + part('termSetId', set))).toMatchObject(
      unknown,
    )
    expect(await reader.fail('GetChildTermsInTerm', place + part('termId', nowhere) + part('termSetId', set))).toMatchObject(unknown)
  })

  it('GetTermSets returns the terms of term sets that have changed since a time', async () => {
    const set = await makeSet()
    await admin.call('AddTerms', await addTerms(set, '<newTerm label="Europe"/>'))
    const ask = async (time: string, versionOfClient: string) => {
      const parameters = [
        part('sharedServiceIds', listOf('sspIds', 'sspId', [await sspId()])),
        part('termSetIds', listOf('termSetIds', 'termSetId', [`{${set.toUpperCase()}}`])),
        part('lcid', 1033),
        part('clientTimeStamps', listOf('dateTimes', 'dateTime', [time])),
        part('clientVersions', listOf('versions', 'version', [versionOfClient])),
      ]
      return reader.call('GetTermSets', parameters.join(''))
    }
    const reply = await ask('1900-01-01T00:00:00', '0')
    expect(inText(reply, 'GetTermSetsResult')).toMatch(/^<Container><TermStore><T a9=.*<\/T><\/TermStore><\/Container>$/)
    const [, time = ''] = /<dateTime>([^<]+)</.exec(inText(reply, 'serverTermSetTimeStampXml')) ?? []
    expect(Date.parse(time)).toBeGreaterThan(0)
    expect(inText(await ask(time, '1'), 'GetTermSetsResult')).toBe('<Container><TermStore/></Container>')
    expect(inText(await ask('1900-01-01T00:00:00', '1'), 'GetTermSetsResult')).toContain('Europe')
    expect(inText(await reader.call('GetTermSets', part('lcid', 1033)), 'GetTermSetsResult')).toBe('<Container><TermStore/></Container>')

    // A term set that is asked for twice counts once, with the time and the version at its first place.
    const twice = async (...versionsOfClient: readonly string[]) => {
      const parameters = [
        part('termSetIds', listOf('termSetIds', 'termSetId', [set, set.toUpperCase(), other])) + part('lcid', 1033),
        part('clientTimeStamps', listOf('dateTimes', 'dateTime', [time, time, time])),
        part('clientVersions', listOf('versions', 'version', versionsOfClient)),
      ]
      return elementsIn(inText(await reader.call('GetTermSets', parameters.join('')), 'GetTermSetsResult'), 'TL').map(({ a32 }) => a32)
    }
    const other = await makeSet()
    await admin.call('AddTerms', await addTerms(other, '<newTerm label="Asia"/>'))
    expect(await twice('0', '1', '0')).toEqual(['Europe', 'Asia'])
    expect(await twice('1', '0', '0')).toEqual(['Asia'])

    const wrong = (ids: string) => part('termSetIds', escaped(`<termSetIds>${ids}</termSetIds>`)) + part('lcid', 1033)
    expect(await reader.fail('GetTermSets', wrong(part('termSetId', nowhere)))).toMatchObject(unknown)
    expect(await reader.fail('GetTermSets', wrong(part('termSetId', 'x')))).toMatchObject({ status: 400 })
    expect(await reader.fail('GetTermSets', wrong('<open>'))).toMatchObject({ status: 400 })
    expect(await reader.fail('GetTermSets', wrong(part('termSetId', set).repeat(21)))).toMatchObject({ status: 400 })
  })

  it('GetTermsByLabel finds terms, and makes a keyword of a label that no term has', async () => {
    const label = `Label${++made}`
    const ask = (
      matchOption: string,
      text: string,
      more: { readonly size?: number; readonly sets?: readonly string[]; readonly add?: boolean } = {},
    ) =>
      [
        part('label', text) + part('lcid', 1033) + part('matchOption', matchOption) + part('resultCollectionSize', more.size ?? 10),
        part('termIds', listOf('termSets', 'termSet', more.sets ?? [])) + part('addIfNotFound', more.add ?? false),
      ].join('')
    const idsIn = (reply: string) => elementsIn(inText(reply, 'GetTermsByLabelResult'), 'T').map(({ a9 }) => a9)
    expect(idsIn(await reader.call('GetTermsByLabel', ask('StartsWith', label)))).toEqual([])
    const [id] = idsIn(await admin.call('GetTermsByLabel', ask('ExactMatch', label, { add: true })))
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(idsIn(await admin.call('GetTermsByLabel', ask('ExactMatch', label.toUpperCase(), { add: true })))).toEqual([id])
    expect(idsIn(await reader.call('GetTermsByLabel', ask('StartsWith', label.slice(0, -1), { size: 200 })))).toContain(id)
    expect(idsIn(await reader.call('GetTermsByLabel', ask('ExactMatch', label, { sets: [await makeSet()] })))).toEqual([])
    expect(await reader.fail('GetTermsByLabel', ask('ExactMatch', `${label} new`, { add: true }))).toMatchObject({ status: 403 })
    expect(await admin.fail('GetTermsByLabel', ask('ExactMatch', 'a;b', { add: true }))).toMatchObject({ status: 400 })
    expect(await admin.refuse('GetTermsByLabel', ask('Nearly', label))).toMatchObject({ status: 400 })

    const byId = part('termIds', listOf('termIds', 'termId', [id ?? '', nowhere])) + part('lcid', 1033)
    expect(elementsIn(inText(await reader.call('GetKeywordTermsByGuids', byId), 'GetKeywordTermsByGuidsResult'), 'TL')).toEqual([
      { a32: label, a31: 'true' },
    ])
    expect(
      await reader.fail('GetKeywordTermsByGuids', part('termIds', listOf('termIds', 'termId', ['x'])) + part('lcid', 1)),
    ).toMatchObject({ status: 400 })
  })
})

it('GetTermSets returns as many terms as a term set may have, and refuses one more', async () => {
  const open = (service: 'taxonomyclientservice' | 'taxonomywebservice') =>
    createSoapContractClient({ url: server.url, service, version: '1.1', namespace: taxonomy, headers: { Authorization: basic('admin') } })
  const [client, store] = [open('taxonomyclientservice'), open('taxonomywebservice')]
  const idOf = (reply: string, operation: string) => elementsIn(reply, `${operation}Result`)[0]?.Id ?? ''
  const group = idOf(await store.call('CreateTermGroup', part('name', 'Many')), 'CreateTermGroup')
  const content = await server.farm.content('Content')
  const siteId = (await content.records.query('Site', { where: {}, columns: ['siteId'] }))[0]?.siteId ?? ''
  const sets: string[] = []
  for (const count of [2_500, 2_501]) {
    const set = idOf(await store.call('CreateTermSet', part('groupId', group) + part('name', `Of ${count}`)), 'CreateTermSet')
    sets.push(set)
    const place = { siteId, termSetId: set, parentId: '' }
    const ids = Array.from({ length: count }, () => randomUUID())
    const facts = {
      depth: 0,
      description: '',
      isDeprecated: false,
      isAvailable: true,
      ownerId: 1,
      properties: null,
      createdAt: 0,
      modifiedAt: 0,
    }
    const terms = ids.map((id) => ({ ...place, id, ...facts }))
    const labels = ids.map((termId, n) => ({ ...place, termId, lcid: 1033, labelKey: `t${n}`, label: `t${n}`, isDefault: true }))
    await content.transaction(async (records) => {
      await records.insertAll('Term', terms)
      await records.insertAll('TermLabel', labels)
    })
  }
  const [first = '', second = ''] = sets
  const asked = (...ids: string[]) => part('termSetIds', listOf('termSetIds', 'termSetId', ids)) + part('lcid', 1033)
  expect(await client.fail('GetTermSets', asked(first, second))).toMatchObject({ status: 400, message: expect.stringContaining('5000') })
  await content.transaction(async (records) => {
    const one = await records.find('Term', { siteId, termSetId: second }, ['id'])
    await records.delete('Term', { siteId, id: one?.id ?? '' })
  })
  const reply = await client.call('GetTermSets', asked(first, second))
  expect(inText(reply, 'GetTermSetsResult').split('<T ')).toHaveLength(5_001)
}, 120_000)
