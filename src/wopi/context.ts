import type { Context } from '../core/access/context.ts'
import { editingReasons } from '../core/acts/editing/reasons.ts'
import type { EditingSession, EditingSessions } from '../core/acts/editing/sessions.ts'
import type { Directory } from '../core/acts/farm/directory.ts'
import { followWrites } from '../core/acts/workflow/follow.ts'
import { Budget, type BudgetLimits } from '../core/kernel/budget.ts'
import { DomainError } from '../core/kernel/errors.ts'
import type { Runtime } from '../core/kernel/ports.ts'
import type { Actor } from '../core/model/people/actor.ts'
import { modelReasons } from '../core/model/reasons.ts'
import { findWeb } from '../core/model/sites/find-web.ts'
import type { Request } from '../http/message/message.ts'
import type { SignIn } from '../http/sign-in/sign-in.ts'
import { type ProofKeys, proofFault } from './proof.ts'

/** The services that the handlers use. */
export interface WopiParts {
  readonly directory: Directory
  readonly signIn: SignIn
  readonly runtime: Runtime
  readonly sessions: EditingSessions
  readonly limits: BudgetLimits
  /** The keys of the editor; undefined if anybody with a token may call. */
  readonly proofKeys: ProofKeys | undefined
  /** The maximum size of a file. */
  readonly uploadBytes: number
}

interface Place {
  readonly host: string
  readonly isSecure: boolean
  readonly url: string
}

/** A context of core at the web that has a URL. Fails with `site_not_found`, and as `Directory.reachSite`. */
export async function contextAt(
  { directory, runtime, limits }: WopiParts,
  { host, isSecure, url }: Place,
  actor: Actor,
  { origin }: Pick<Request, 'origin'>,
): Promise<Context> {
  const site = await directory.reachSite(host, url, isSecure)
  const web = await findWeb(site, url)
  if (!web) throw new DomainError(modelReasons.site_not_found, { path: url.slice(0, 200) })
  return { site, web, actor, runtime, origin, budget: new Budget(limits), follow: followWrites }
}

export interface InSession {
  readonly ctx: Context
  readonly session: EditingSession
}

/** The session of a request, and the context of its user. Fails with `editing_session_ended`, `other_edited_file` and `editor_not_proven`. */
export async function inSession(parts: WopiParts, request: Request, token: string | undefined, fileId: string): Promise<InSession> {
  demandProof(parts, request, token ?? bearerOf(request) ?? '')
  const session = parts.sessions.use(token ?? bearerOf(request), fileId)
  const { host, isSecure, webUrl, siteId, actor } = session
  const ctx = await contextAt(parts, { host, isSecure, url: webUrl }, actor, request)
  // Another site collection may be at the place of the one that is gone.
  if (ctx.site.id !== siteId) throw new DomainError(editingReasons.editing_session_ended)
  return { ctx, session }
}

function demandProof({ proofKeys, runtime }: WopiParts, { origin, path, query, headers }: Request, token: string): void {
  if (!proofKeys) return
  const textOf = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const proven = {
    ...{ token, url: `${origin}${path}${query && `?${query}`}`, timeStamp: textOf('x-wopi-timestamp') },
    ...{ proof: textOf('x-wopi-proof'), oldProof: textOf('x-wopi-proofold') },
  }
  const why = proofFault(proofKeys, proven, runtime.now())
  if (why !== undefined) throw new DomainError(editingReasons.editor_not_proven, { why })
}

/** The token in `Authorization`; undefined if there is none. */
export const bearerOf = ({ headers }: Request): string | undefined => /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1]
