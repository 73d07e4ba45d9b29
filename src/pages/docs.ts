import adminContract from '../../generated/admin/openapi.json' with { type: 'json' }
import identityContract from '../../generated/identity/openapi.json' with { type: 'json' }
import liveContract from '../../generated/live/asyncapi.json' with { type: 'json' }
import contract from '../../generated/rest/openapi.json' with { type: 'json' }
import type { Response } from '../http/message/message.ts'
import type { AddressedEdge, Ready } from '../http/way/edge.ts'
import { type DocsFacts, docsPage, type SettingFacts, type SoapServiceFacts, welcomePage } from './docs-page.ts'
import { withNonce } from './page.ts'
import { newNonce, pagePolicy } from './page-policy.ts'

const otherContracts: DocsFacts['others'] = [
  { title: 'Identity', name: 'identity', openapi: identityContract },
  { title: 'Administration', name: 'admin', openapi: adminContract },
]

export interface PagesOptions {
  readonly openapi?: DocsFacts['openapi']
  readonly others?: DocsFacts['others']
  readonly live?: DocsFacts['live']
  readonly soapServices: readonly SoapServiceFacts[]
  /** Without it the page has no chapter on configuration. */
  readonly settings?: readonly SettingFacts[]
  readonly version: string
}

/**
 * Serves `/` (where to go on), `/docs` (the manual, made from the contracts)
 * and the contracts to anyone: `/docs/contracts/rest.json`, which is
 * `/docs/openapi.json` too, `/docs/contracts/identity.json`,
 * `/docs/contracts/admin.json` and `/docs/contracts/live.json`. A page is made when it is first asked for.
 */
export function createPages({
  openapi = contract,
  others = otherContracts,
  live = liveContract,
  soapServices,
  settings = [],
  version,
}: PagesOptions): AddressedEdge {
  const rest = () => data(JSON.stringify(openapi))
  const docs = () => document(docsPage({ openapi, others, live, soapServices, settings, version }))
  const makers = new Map<string, () => Page>([
    ['/', () => document(welcomePage(version))],
    ['/docs', docs],
    ['/docs/', docs],
    ['/docs/openapi.json', rest],
    ['/docs/contracts/rest.json', rest],
  ])
  for (const other of others) {
    const text = () => data(JSON.stringify(other.openapi))
    makers.set(`/docs/contracts/${other.name}.json`, text)
    makers.set(`/docs/${other.name}.json`, text)
  }
  const liveText = () => data(JSON.stringify(live))
  makers.set('/docs/contracts/live.json', liveText)
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
