import { type AuthenticationBindings, authentication } from '../../../generated/soap/authentication.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { sessionCookieName } from '../../http/sign-in/session-cookie.ts'
import type { SignIn } from '../../http/sign-in/sign-in.ts'
import type { Call } from '../protocol/call.ts'
import { openService } from '../protocol/service-module.ts'

interface Asked {
  readonly signIn: Pick<SignIn, 'mode' | 'openSession'>
}

const bindings = ({ signIn: { mode, openSession } }: Asked): AuthenticationBindings<Call> => ({
  async Login({ request, replyHeaders }, { username = '', password = '' }) {
    if (mode !== 'Forms') return { LoginResult: { ErrorCode: 'NotInFormsAuthenticationMode', TimeoutSeconds: 0 } }
    const session = openSession(username, password, request)
    // The cookie name is returned on failure too, because clients read it before they check the error code.
    if (!session) return { LoginResult: { CookieName: sessionCookieName, ErrorCode: 'PasswordNotMatch', TimeoutSeconds: 0 } }
    replyHeaders.set('Set-Cookie', session.cookie)
    return { LoginResult: { CookieName: sessionCookieName, ErrorCode: 'NoError', TimeoutSeconds: session.timeoutSeconds } }
  },

  async Mode() {
    return { ModeResult: mode }
  },
})

/** authentication.asmx (protocol/soap-services#authentication): the first call of most client libraries. */
export const authenticationService = openService(authentication, wsdl.authentication, bindings)
