import identityContract from '../../generated/identity/openapi.json' with { type: 'json' }
import contract from '../../generated/rest/openapi.json' with { type: 'json' }
import type { Request, Response } from '../http/message/message.ts'
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
 * Serves `/` (where to go on), `/docs` (the manual, made from the contracts) and
 * `/docs/openapi.json` and `/docs/identity.json`, to anyone. Undefined for any other path. A page is made
 * when it is first asked for.
 */
export function createPages({
  openapi = contract,
  identity = identityContract,
  soapServices,
  settings = [],
  version,
}: PagesOptions): (request: Request) => Response | undefined {
  const docs = () => document(docsPage({ openapi, identity, soapServices, settings, version }))
  const makers = new Map<string, () => Page>([
    ['/', () => document(welcomePage(version))],
    ['/docs', docs],
    ['/docs/', docs],
    ['/docs/openapi.json', () => data(JSON.stringify(openapi))],
    ['/docs/identity.json', () => data(JSON.stringify(identity))],
  ])
  const pages = new Map<() => Page, Page>()
  return ({ method, path }) => {
    const make = makers.get(path.toLowerCase())
    if (!make) return undefined
    const page = pages.get(make) ?? make()
    pages.set(make, page)
    return { ...(method === 'GET' || method === 'HEAD' ? page() : onlyRead()), operation: 'page' }
  }
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
