import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { notAllowed } from '../../http/message/not-allowed.ts'
import type { AddressedEdge } from '../../http/way/edge.ts'
import { type PagesApp, pageReady } from '../app.ts'
import { wantsPage } from '../failure-page.ts'
import { navigates, toSignIn } from '../sites/site-pages.ts'
import { farmFailure } from './page/farm-failure.ts'

export interface FarmEdgeOptions {
  readonly app: PagesApp
  /** The operations of the administration, to which every other address belongs. */
  readonly operations: AddressedEdge
  /** Whether people sign in on a page of this server. */
  readonly hasSignInPage: boolean
}

/** `/_admin/<name>.aspx`, in any case. */
const pagePath = /^\/_admin\/[a-z]{1,40}\.aspx$/i
const startPath = /^\/_admin\/?$/i
const telemetryPath = /^\/_admin\/telemetry\/?$/i

/** The pages of the administration in front of its operations. */
export function createFarmEdge({ app, operations, hasSignInPage }: FarmEdgeOptions): AddressedEdge {
  const isPage = (path: string) => pagePath.test(path)
  const fail = (request: Request, error: unknown): Response => {
    if (!isPage(request.path) && !(startPath.test(request.path) && wantsPage(request))) return operations.fail(request, error)
    const isNobody = error instanceof DomainError && error.reason === kernelReasons.sign_in_required.name
    if (hasSignInPage && isNobody && navigates(request)) return toSignIn(request)
    return error instanceof DomainError ? farmFailure(request, error) : app.fail(request, error)
  }
  return {
    serves: (path) => isPage(path) || operations.serves(path),
    match(request, path) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && startPath.test(path) && wantsPage(request)) return toPage('default.aspx')
      // Programs read what browsers have reported at the address without a page's name.
      if (isRead && telemetryPath.test(path) && wantsPage(request)) return toPage('telemetry.aspx')
      if (!isPage(path)) return operations.match(request, path)
      const writes = request.method === 'POST'
      if (!isRead && !writes) return fail(request, notAllowed(['GET', 'POST'], request))
      // The digest of its forms is a field, which the page checks.
      const needs = { demandsDigest: writes, writes, isInRootWeb: false, whenNobody: 'this address is only for farm administrators.' }
      const ready = pageReady(app, request, needs)
      return { ...ready, fail: (error) => fail(request, error) }
    },
    fail,
  }
}

const toPage = (name: string): Response => ({
  status: 302,
  headers: { Location: `/_admin/${name}`, 'Cache-Control': 'no-store' },
  operation: 'redirect',
})
