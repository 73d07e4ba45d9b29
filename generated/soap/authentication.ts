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

/** Forms sign-in. */
export interface AuthenticationBindings<Ctx> {
  /** Checks a user name and a password and, when they are right, sets the sign-in cookie that the result names. */
  Login(ctx: Ctx, input: Login): Promise<LoginResponse>
  /** Tells by which kind of sign-in the server is used. */
  Mode(ctx: Ctx, input: Mode): Promise<ModeResponse>
}

export const authentication = {
  file: 'authentication',
  service: 'Authentication',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'Forms sign-in.',
  operations: [
    {
      name: 'Login',
      documentation: 'Checks a user name and a password and, when they are right, sets the sign-in cookie that the result names.',
      input: 'Login',
      output: 'LoginResponse',
    },
    { name: 'Mode', documentation: 'Tells by which kind of sign-in the server is used.', input: 'Mode', output: 'ModeResponse' },
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
