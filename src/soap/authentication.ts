import type { AuthenticationBindings } from '../../generated/soap/authentication.ts'
import type { Call } from './call.ts'

/** Opens a session: the whole Set-Cookie value, or undefined when name and password do not hold. */
export type OpenSession = (userName: string, password: string) => { readonly cookie: string; readonly timeoutSeconds: number } | undefined

/** authentication.asmx (soap.md 3.13, decisions F23): where most client libraries begin. */
export const authenticationBindings = (openSession: OpenSession): AuthenticationBindings<Call> => ({
  async Login({ replyHeaders }, { username = '', password = '' }) {
    const session = openSession(username, password)
    if (!session) return { LoginResult: { ErrorCode: 'PasswordNotMatch', TimeoutSeconds: 0 } }
    replyHeaders.set('Set-Cookie', session.cookie)
    const CookieName = session.cookie.slice(0, session.cookie.indexOf('='))
    return { LoginResult: { CookieName, ErrorCode: 'NoError', TimeoutSeconds: session.timeoutSeconds } }
  },

  async Mode() {
    return { ModeResult: 'Forms' }
  },
})
