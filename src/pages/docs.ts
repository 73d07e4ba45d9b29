import { breathe } from '../core/kernel/pacing/breathe.ts'
import type { Response } from '../http/message/message.ts'
import { contractTextIn, headersIn } from '../http/openapi/profiled-contract.ts'
import type { AddressedEdge, Ready } from '../http/way/edge.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles } from '../profile/profiles.ts'
import { type DocsFacts, docsPage, type SettingFacts, type SoapServiceFacts, welcomePage } from './docs-page.ts'
import { withNonce } from './page.ts'
import { newNonce, pagePolicy } from './page-policy.ts'

const otherContracts = [
  { title: 'Identity', name: 'identity' },
  { title: 'Administration', name: 'admin' },
  { title: 'Emulator', name: 'emulator' },
] as const

/** The contracts that the pages show, by the names of their files. */
export type ContractName = 'rest' | 'identity' | 'admin' | 'emulator' | 'live'

export interface PagesOptions {
  /** The JSON of a contract with all its words, which no other edge needs: it is read when a page needs it. */
  readonly contractText: (name: ContractName) => string
  readonly soapServices: readonly SoapServiceFacts[]
  /** Without it the page has no chapter on configuration. */
  readonly settings?: readonly SettingFacts[]
  readonly version: string
}

/**
 * Serves `/` (where to go on), `/docs` (the manual, made from the contracts)
 * and the contracts to anyone: `/docs/contracts/rest.json`, which is
 * `/docs/openapi.json` too, `/docs/contracts/identity.json`,
 * `/docs/contracts/admin.json`, `/docs/contracts/emulator.json` and `/docs/contracts/live.json`. A page is made when it is
 * first asked for, once for each profile.
 */
export function createPages({ contractText, soapServices, settings = [], version }: PagesOptions): AddressedEdge {
  const textOf = (name: ContractName) => (profile: Profile) => data(headersIn(profile, contractText(name)))
  const parsed = (text: string) => JSON.parse(text) as DocsFacts['openapi']
  const docs = async (profile: Profile) => {
    const others = otherContracts.map((other) => ({ ...other, openapi: parsed(headersIn(profile, contractText(other.name))) }))
    const live = JSON.parse(contractText('live')) as DocsFacts['live']
    await breathe()
    const text = contractTextIn(profile, contractText('rest'))
    await breathe()
    const openapi = parsed(text)
    await breathe()
    return document(await docsPage({ openapi, others, live, soapServices, settings, version }))
  }
  const rest = (profile: Profile) => data(contractTextIn(profile, contractText('rest')))
  const makers = new Map<string, Maker>([
    ['/', () => document(welcomePage(version))],
    ['/docs', docs],
    ['/docs/', docs],
    ['/docs/openapi.json', rest],
    ['/docs/contracts/rest.json', rest],
  ])
  for (const { name } of otherContracts) {
    const text = textOf(name)
    makers.set(`/docs/contracts/${name}.json`, text)
    makers.set(`/docs/${name}.json`, text)
  }
  makers.set('/docs/contracts/live.json', textOf('live'))
  const pagesOfProfiles = new Map<Profile, Map<Maker, Page | Promise<Page>>>()
  const pageOf = (make: Maker, asked: Profile): Page | Promise<Page> => {
    // The contract has the names of OData version 3.
    const profile = [...profiles.values()].find(({ version4 }) => version4 === asked) ?? asked
    const pages = pagesOfProfiles.get(profile) ?? new Map<Maker, Page | Promise<Page>>()
    pagesOfProfiles.set(profile, pages)
    const page = pages.get(make) ?? make(profile)
    pages.set(make, page)
    return page
  }
  return {
    serves: (path) => makers.has(path.toLowerCase()),
    match({ method, profile }, path) {
      const make = makers.get(path.toLowerCase())
      return make && shown(() => (method === 'GET' || method === 'HEAD' ? pageOf(make, profile) : onlyRead))
    },
    fail: (_request, error) => rethrow(error),
  }
}

const shown = (show: () => Page | Promise<Page>): Ready => ({
  needs: undefined,
  operation: 'page',
  perform: async () => ({ ...(await show())(), operation: 'page' }),
  fail: rethrow,
})

/** A page that cannot be built is an internal error: the server logs it and closes the connection. */
function rethrow(error: unknown): never {
  throw error
}

/** Returns the reply with a page; called for each request. */
type Page = () => Response

/** Makes a page in the names of a profile. */
type Maker = (profile: Profile) => Page | Promise<Page>

const cacheControl = { 'Cache-Control': 'no-cache' }

const onlyRead = (): Response => ({
  status: 405,
  headers: { ...cacheControl, Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' },
  body: 'This page can only be read.\n',
})

const data =
  (body: string): Page =>
  () => ({ status: 200, headers: { ...cacheControl, 'Content-Type': 'application/json;charset=utf-8' }, body })

function document(html: string): Page {
  const bodyWith = withNonce(html)
  return () => {
    const nonce = newNonce()
    const headers = { ...cacheControl, 'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': pagePolicy(nonce) }
    return { status: 200, headers, body: bodyWith(nonce) }
  }
}
