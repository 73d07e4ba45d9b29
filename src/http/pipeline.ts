import type { Directory } from '../core/acts/farm/directory.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import type { Runtime } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Actor } from '../core/model/people/actor.ts'
import { anonymousActor } from '../core/model/people/actors.ts'
import { modelReasons } from '../core/model/reasons.ts'
import { findWeb } from '../core/model/sites/find-web.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import type { Web } from '../core/model/sites/web.ts'
import type { WireContext } from '../profile/wire-context.ts'
import type { Request } from './message.ts'
import { checkDigest } from './sign-in/form-digest.ts'
import type { SignIn } from './sign-in/sign-in.ts'

/** What the way has to know of the operation that an edge has found. */
export interface AddressedOperation {
  /** A write, which a browser could be made to send (decisions E3). */
  readonly demandsDigest: boolean
  /** What the address names is in the root web of the site collection, wherever the address begins. */
  readonly isInRootWeb?: boolean
}

/** What a request has gathered on its way to an edge. */
interface Passage {
  readonly request: Request
  /** Server-relative path in front of `/_api` or `/_vti_bin`. */
  readonly prefix: string
  readonly operation: AddressedOperation
  site?: SiteHandle
  web?: Web
  actor?: Actor
}

export interface PipelineParts {
  readonly directory: Directory
  readonly signIn: SignIn
  readonly runtime: Runtime
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  /** Those whose writes need one. */
  readonly digestSchemes: ReadonlySet<string>
}

type Step = (parts: PipelineParts, passage: Passage) => Promise<void> | void

export type EdgeName = 'rest' | 'soap' | 'files'

/**
 * The way of every request to an edge: rows are steps, in order, columns are
 * edges. A step that fails ends the way with its reason, and the edge words it.
 */
const steps: readonly (Readonly<Record<EdgeName, boolean>> & { readonly step: Step })[] = [
  { step: findSite, rest: true, soap: true, files: true },
  { step: findAddressedWeb, rest: true, soap: true, files: true },
  { step: signInCaller, rest: true, soap: true, files: true },
  // SOAP needs no digest: no browser form can send text/xml across sites (soap.md 1). Files are only read.
  { step: demandDigest, rest: true, soap: false, files: false },
]

/**
 * Runs the steps for an edge. Undefined when the request carries no
 * credentials: the operation says whether it wants some. Fails with
 * `site_not_found`, `sign_in_required`, `digest_invalid`, `invalid_request`.
 */
export async function openContext(
  parts: PipelineParts,
  edge: EdgeName,
  { request, prefix, operation }: { readonly request: Request; readonly prefix: string; readonly operation: AddressedOperation },
): Promise<WireContext | undefined> {
  const passage: Passage = { request, prefix: decodePrefix(prefix), operation }
  for (const row of steps) if (row[edge]) await row.step(parts, passage)
  const { site, web, actor } = passage
  return site && web && actor && { site, web, actor, runtime: parts.runtime, origin: request.origin, profile: request.profile }
}

/** The server-relative path in front of an edge's own; fails with `invalid_request`. */
export function decodePrefix(prefix: string): string {
  try {
    const path = decodeURIComponent(prefix)
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
    return path === '' ? '/' : path
  } catch {
    throw invalid(`The part of the address before /_api, '${prefix.slice(0, 100)}', is not percent-encoded UTF-8.`)
  }
}

function findSite({ directory }: PipelineParts, passage: Passage): void {
  passage.site = directory.findSite(passage.request.host, passage.prefix)
}

async function findAddressedWeb(_: PipelineParts, passage: Passage): Promise<void> {
  const { site, prefix, operation } = passage
  const web = site && (await findWeb(site, operation.isInRootWeb ? site.url : prefix))
  if (!web) throw new DomainError(modelReasons.site_not_found, { path: prefix.slice(0, 200) })
  passage.web = web
}

/** Nobody is anonymous who brings credentials: those that do not hold are refused. */
async function signInCaller({ signIn }: PipelineParts, passage: Passage): Promise<void> {
  const actor = passage.request.part?.caller ?? (await signIn.identifyCaller(passage.request))
  if (actor) passage.actor = actor
  else if (passage.site?.letsAnonymousRead && !passage.operation.demandsDigest) passage.actor = anonymousActor
}

/**
 * A cookie is sent along by any page that the browser shows: a write that is
 * signed in by one proves with a digest that its sender could read our replies
 * (decisions E3). The same may be asked of other schemes, never of tokens,
 * which no browser sends by itself. A digest that is sent has to be right with other schemes too.
 * The digest of a batch counts for its parts.
 */
function demandDigest({ digestKey, digestSchemes, runtime }: PipelineParts, { request, operation, actor, web }: Passage): void {
  if (!actor || !web || !operation.demandsDigest || actor.scheme === 'Bearer' || request.part) return
  const digest = request.headers['x-requestdigest']
  if (typeof digest === 'string') checkDigest(digest, { loginKey: actor.loginKey, webId: web.row.id }, digestKey, runtime.now())
  else if (digestSchemes.has(actor.scheme)) {
    const by = actor.scheme === 'Forms' ? 'a cookie' : actor.scheme
    throw new DomainError(kernelReasons.digest_invalid, { message: `this write is signed in by ${by} and has no X-RequestDigest.` })
  }
}
