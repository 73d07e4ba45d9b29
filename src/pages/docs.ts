import type { Response } from '../http/message/message.ts'
import type { AddressedEdge, Ready } from '../http/way/edge.ts'
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
 * `/docs/contracts/admin.json`, `/docs/contracts/emulator.json` and `/docs/contracts/live.json`. A page is made when it is first asked for.
 */
export function createPages({ contractText, soapServices, settings = [], version }: PagesOptions): AddressedEdge {
  const textOf = (name: ContractName) => () => data(contractText(name))
  const openApi = (name: ContractName) => JSON.parse(contractText(name)) as DocsFacts['openapi']
  const docs = () => {
    const others = otherContracts.map((other) => ({ ...other, openapi: openApi(other.name) }))
    const live = JSON.parse(contractText('live')) as DocsFacts['live']
    return document(docsPage({ openapi: openApi('rest'), others, live, soapServices, settings, version }))
  }
  const rest = textOf('rest')
  const makers = new Map<string, () => Page>([
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
  const pages = new Map<() => Page, Page>()
  const pageOf = (make: () => Page): Page => {
    const page = pages.get(make) ?? make()
    pages.set(make, page)
    return page
  }
  return {
    serves: (path) => makers.has(path.toLowerCase()),
    match({ method }, path) {
      const make = makers.get(path.toLowerCase())
      return make && shown(() => (method === 'GET' || method === 'HEAD' ? pageOf(make)() : onlyRead()))
    },
    fail: (_request, error) => rethrow(error),
  }
}

const shown = (show: Page): Ready => ({
  needs: undefined,
  operation: 'page',
  perform: () => ({ ...show(), operation: 'page' }),
  fail: rethrow,
})

/** A page that cannot be built is an internal error: the server logs it and closes the connection. */
function rethrow(error: unknown): never {
  throw error
}

/** Returns the reply with a page; called for each request. */
type Page = () => Response

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
