import { createHash } from 'node:crypto'
import contract from '../../generated/rest/openapi.json' with { type: 'json' }
import type { Request, Response } from '../http/message.ts'
import { type DocsFacts, docsPage, type SettingFacts, type SoapServiceFacts, welcomePage } from './docs-page.ts'
import { style } from './style.ts'

export interface PagesOptions {
  readonly openapi?: DocsFacts['openapi']
  readonly soapServices: readonly SoapServiceFacts[]
  /** Left out, the page has no chapter on configuration. */
  readonly settings?: readonly SettingFacts[]
  readonly version: string
}

/** Nothing is loaded but the style sheet within the page; no frame, form or base. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Serves `/` (where to go on), `/docs` (the manual, made from the contracts) and
 * `/docs/openapi.json`, to anyone. Undefined for any other path. A page is made
 * when it is first asked for.
 */
export function createPages({
  openapi = contract,
  soapServices,
  settings = [],
  version,
}: PagesOptions): (request: Request) => Response | undefined {
  const docs = () => document(docsPage({ openapi, soapServices, settings, version }))
  const makers = new Map<string, () => Response>([
    ['/', () => document(welcomePage(version))],
    ['/docs', docs],
    ['/docs/', docs],
    [
      '/docs/openapi.json',
      () => ({
        status: 200,
        headers: { ...plainHeaders, 'Content-Type': 'application/json;charset=utf-8' },
        body: JSON.stringify(openapi),
      }),
    ],
  ])
  const pages = new Map<() => Response, Response>()
  return ({ method, path }) => {
    const make = makers.get(path.toLowerCase())
    if (!make) return undefined
    const page = pages.get(make) ?? make()
    pages.set(make, page)
    // A copy, because the server adds headers of its own to each response.
    if (method === 'GET' || method === 'HEAD') return { ...page, headers: { ...page.headers } }
    return {
      status: 405,
      headers: { ...plainHeaders, Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' },
      body: 'This page can only be read.\n',
    }
  }
}

const plainHeaders = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }

const document = (body: string): Response => ({
  status: 200,
  headers: { ...plainHeaders, 'Content-Type': 'text/html;charset=utf-8', 'Content-Security-Policy': policy },
  body,
})
