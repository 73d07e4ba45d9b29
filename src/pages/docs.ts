import identityContract from '../../generated/identity/openapi.json' with { type: 'json' }
import contract from '../../generated/rest/openapi.json' with { type: 'json' }
import type { Response } from '../http/message/message.ts'
import type { AddressedEdge, Ready } from '../http/way/edge.ts'
import { type DocsFacts, docsPage, type SettingFacts, type SoapServiceFacts, welcomePage } from './docs-page.ts'
import { withNonce } from './page.ts'
import { newNonce, pagePolicy } from './page-policy.ts'

export interface PagesOptions {
  readonly openapi?: DocsFacts['openapi']
  readonly identity?: DocsFacts['identity']
  readonly soapServices: readonly SoapServiceFacts[]
  /** Left out, the page has no chapter on configuration. */
  readonly settings?: readonly SettingFacts[]
  readonly version: string
}

/**
 * Serves `/` (where to go on), `/docs` (the manual, made from the contracts),
 * `/docs/openapi.json` and `/docs/identity.json` to anyone. A page is made when
 * it is first asked for.
 */
export function createPages({
  openapi = contract,
  identity = identityContract,
  soapServices,
  settings = [],
  version,
}: PagesOptions): AddressedEdge {
  const docs = () => document(docsPage({ openapi, identity, soapServices, settings, version }))
  const makers = new Map<string, () => Page>([
    ['/', () => document(welcomePage(version))],
    ['/docs', docs],
    ['/docs/', docs],
    ['/docs/openapi.json', () => data(JSON.stringify(openapi))],
    ['/docs/identity.json', () => data(JSON.stringify(identity))],
  ])
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

/** A page that cannot be made is a fault of ours: the server logs it and drops the connection. */
function rethrow(error: unknown): never {
  throw error
}

/** Answers with a page, as often as it is asked for. */
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
