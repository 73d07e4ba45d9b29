import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Actor } from '../core/model/people/actor.ts'
import type { Request } from '../http/message/message.ts'
import { demandOwnForm } from '../http/sign-in/cross-site.ts'
import { localAddress } from '../http/sign-in/return-url.ts'
import type { SignIn } from '../http/sign-in/sign-in.ts'
import { type Handlers, uncached } from './handlers.ts'

/** Renders the page: `rejected` is the user name of a failed sign-in, `signedInAs` the user with a session. */
export type SignInPage = (facts: {
  readonly request: Pick<Request, 'headers'>
  readonly returnUrl: string
  readonly rejected?: string | undefined
  readonly signedInAs?: string | undefined
}) => { readonly body: string; readonly policy: string }

export interface FormsParts {
  readonly signIn: SignIn
  readonly signInPage: SignInPage
}

const headersOf = (policy: string) => ({ ...uncached, 'Content-Security-Policy': policy, Vary: 'Accept-Language' })

/** Browsers show no password dialog for this challenge, because the page asks for the password. */
const challenge = { 'WWW-Authenticate': 'Forms realm="Tenon"' }

/** The sign-in page and the session behind it (protocol/sign-in#schemes; contracts/identity/forms.yaml). */
export const formsHandlers = ({ signIn, signInPage }: FormsParts): Pick<Handlers, 'getSignInPage' | 'signIn' | 'signOut'> => ({
  async getSignInPage({ query, request }, reply) {
    demandSessions(signIn, request)
    const returnUrl = localAddress(query.ReturnUrl ?? '/', request)
    const actor = await sessionOf(signIn, request)
    const { body, policy } = signInPage({ request, returnUrl, signedInAs: actor?.title })
    return reply.html(200, body, headersOf(policy))
  },

  signIn({ query, form, request }, reply) {
    demandSessions(signIn, request)
    demandOwnForm(request)
    const returnUrl = localAddress(query.ReturnUrl ?? '/', request)
    const { username = '', password = '' } = form
    const session = signIn.openSession(username, password, request)
    if (session) return reply.redirect(302, returnUrl, { 'Set-Cookie': session.cookie })
    if (!wantsPage(request)) {
      const { message } = new DomainError(kernelReasons.sign_in_required, { message: 'the user name and password were rejected.' })
      return reply.json(401, { error: { code: '401', message } }, { ...uncached, ...challenge })
    }
    const { body, policy } = signInPage({ request, returnUrl, rejected: username.slice(0, 200) })
    return reply.html(401, body, { ...headersOf(policy), ...challenge })
  },

  async signOut({ request }, reply) {
    demandOwnForm(request)
    return reply.redirect(302, '/_forms/default.aspx', { 'Set-Cookie': await signIn.endSession(request) })
  },
})

function demandSessions({ mode }: SignIn, { path }: Request): void {
  if (mode !== 'Forms') throw new DomainError(kernelReasons.resource_not_found, { path: path.slice(0, 200) })
}

/** The user of the request's session; undefined for an expired cookie. */
async function sessionOf(signIn: SignIn, request: Request): Promise<Actor | undefined> {
  if (request.headers.authorization !== undefined || request.headers.cookie === undefined) return undefined
  try {
    const actor = await signIn.identifyCaller(request)
    return actor?.scheme === 'Forms' ? actor : undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

const wantsPage = ({ headers }: Request): boolean => /\btext\/html\b/i.test(headers.accept ?? '')
