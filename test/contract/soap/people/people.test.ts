import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, type SoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

let people: Awaited<ReturnType<typeof startWithPeople>>
beforeAll(async () => {
  people = await startWithPeople()
})
afterAll(() => people.server.stop())

const denied = { status: 403, errorCode: '0x80070005' }
const bad = { status: 400, errorCode: '0x80070057' }
const search = (text: string, type = 'All', maxResults = 10) =>
  `<searchText>${text}</searchText><maxResults>${maxResults}</maxResults><principalType>${type}</principalType>`
const resolve = (keys: readonly string[], type = 'All', add = false) =>
  `<principalKeys>${keys.map((key) => `<string>${key}</string>`).join('')}</principalKeys><principalType>${type}</principalType><addToUserInfoList>${add}</addToUserInfoList>`
const principalsIn = (reply: string) =>
  [...reply.matchAll(/<PrincipalInfo>(.*?)<\/PrincipalType>/g)].map(([text]) => ({
    account: textIn(text, 'AccountName'),
    id: Number(textIn(text, 'UserInfoID')),
    name: textIn(text, 'DisplayName'),
    type: textIn(text, 'PrincipalType'),
    isResolved: textIn(text, 'IsResolved') === 'true',
  }))
let made = 0

describe.each(soapForms())('people.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let admin: SoapContractClient
  let reader: SoapContractClient
  let stranger: SoapContractClient
  beforeAll(() => {
    const clientOf = (name: string) =>
      createSoapContractClient({ url: people.server.url, service: 'people', version, namespace, headers: { Authorization: basic(name) } })
    admin = clientOf('admin')
    reader = clientOf('reader')
    stranger = clientOf('stranger')
    made += 1
  })

  it('IsClaimsMode returns true, to whoever may open the web', async () => {
    expect(textIn(await reader.call('IsClaimsMode'), 'IsClaimsModeResult')).toBe('true')
    expect(await stranger.fail('IsClaimsMode')).toMatchObject(denied)
  })

  it('SearchPrincipals finds users and groups by the beginnings of words', async () => {
    const names = async (text: string, type?: string, most?: number) =>
      principalsIn(await reader.call('SearchPrincipals', search(text, type, most))).map(({ name }) => name)
    expect(await names('own')).toEqual(['owner', 'Home Owners'])
    expect(await names('OWN', 'User')).toEqual(['owner'])
    expect(await names('home vis', 'User SharePointGroup')).toEqual(['Home Visitors'])
    expect(await names('own', 'SecurityGroup DistributionList')).toEqual([])
    expect(await names('', 'All')).toEqual([])
    expect(await names('own', 'All', 1)).toEqual(['owner'])
    const [owner] = principalsIn(await reader.call('SearchPrincipals', search('owner', 'User')))
    expect(owner).toMatchObject({ id: people.ids.owner, type: 'User', isResolved: true })
    expect(await reader.fail('SearchPrincipals', search('a', 'Robot'))).toMatchObject(bad)
    expect(await reader.fail('SearchPrincipals', search('a', 'All', -1))).toMatchObject(bad)
    expect(await reader.refuse('SearchPrincipals', '')).toMatchObject({ status: 400 })
    expect(await stranger.fail('SearchPrincipals', search('a'))).toMatchObject(denied)
  })

  it('ResolvePrincipals finds login names, addresses and names, and adds users', async () => {
    const known = principalsIn(await reader.call('ResolvePrincipals', resolve(['owner', 'i:0#.f|membership|member', 'Home Owners'])))
    expect(known.map(({ name, isResolved }) => [name, isResolved])).toEqual([
      ['owner', true],
      ['member', true],
      ['Home Owners', true],
    ])
    const key = `fresh${made}`
    const before = await reader.call('ResolvePrincipals', resolve([key, 'own', '__proto__']))
    expect(principalsIn(before).filter(({ id }) => id === -1)).toHaveLength(3)
    expect(before).toContain('<MoreMatches><PrincipalInfo>')
    const [added] = principalsIn(await admin.call('ResolvePrincipals', resolve([key], 'User', true)))
    expect(added).toMatchObject({ isResolved: true, type: 'User' })
    expect(added?.id).toBeGreaterThan(0)
    expect(await reader.fail('ResolvePrincipals', resolve([`other${made}`], 'User', true))).toMatchObject(denied)
    expect(await reader.fail('ResolvePrincipals', resolve(Array<string>(101).fill('a')))).toMatchObject(bad)
    expect(await reader.fail('ResolvePrincipals', resolve(['a'], 'Nope'))).toMatchObject(bad)
    expect(await stranger.fail('ResolvePrincipals', resolve(['owner']))).toMatchObject(denied)
  })
})
