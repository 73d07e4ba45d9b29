// generated from contracts/soap/authentication.wsdl; do not edit

export interface Login {
  readonly username?: string | undefined
  readonly password?: string | undefined
}

export interface LoginResponse {
  readonly LoginResult: LoginResult
}

export interface LoginResult {
  readonly CookieName?: string | undefined
  readonly ErrorCode: 'NoError' | 'NotInFormsAuthenticationMode' | 'PasswordNotMatch'
  readonly TimeoutSeconds: number
}

export type Mode = Record<string, never>

export interface ModeResponse {
  readonly ModeResult: 'None' | 'Windows' | 'Passport' | 'Forms'
}

/** Signs users in with a user name and a password. */
export interface AuthenticationBindings<Ctx> {
  /** Signs in with a user name and a password. If they are right, the reply sets the sign-in cookie, and the result names the cookie. */
  Login(ctx: Ctx, input: Login): Promise<LoginResponse>
  /** Returns the authentication mode of the server. */
  Mode(ctx: Ctx, input: Mode): Promise<ModeResponse>
}

export const authentication = {
  file: 'authentication',
  service: 'Authentication',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Signs users in with a user name and a password.',
  operations: [
    {
      name: 'Login',
      documentation: 'Signs in with a user name and a password. If they are right, the reply sets the sign-in cookie, and the result names the cookie.',
      input: 'Login',
      output: 'LoginResponse',
    },
    { name: 'Mode', documentation: 'Returns the authentication mode of the server.', input: 'Mode', output: 'ModeResponse', reads: true },
  ],
  types: {
    Login: {
      elements: [
        { name: 'username', optional: true, simple: { base: 'string' } },
        { name: 'password', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    LoginResponse: { elements: [{ name: 'LoginResult', type: 'LoginResult' }], attributes: [] },
    LoginResult: {
      elements: [
        { name: 'CookieName', optional: true, simple: { base: 'string' } },
        { name: 'ErrorCode', simple: { base: 'string', values: ['NoError', 'NotInFormsAuthenticationMode', 'PasswordNotMatch'] } },
        { name: 'TimeoutSeconds', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    Mode: { elements: [], attributes: [] },
    ModeResponse: {
      elements: [{ name: 'ModeResult', simple: { base: 'string', values: ['None', 'Windows', 'Passport', 'Forms'] } }],
      attributes: [],
    },
  },
} as const
