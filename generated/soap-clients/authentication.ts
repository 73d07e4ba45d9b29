// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface AuthenticationClient extends Client {
  LoginAsync(parameters: Login, options?: IExOptions): Promise<[result: LoginResponse, reply: string, header: unknown, request: string]>
  ModeAsync(parameters: Mode, options?: IExOptions): Promise<[result: ModeResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<AuthenticationClient> =>
  createSoapClient(url, options) as Promise<AuthenticationClient>

/** Login */
export interface Login {
  /** s:string */
  username?: string
  /** s:string */
  password?: string
}

/** LoginResponse */
export interface LoginResponse {
  /** LoginResult */
  LoginResult?: LoginResult
}

/**
 * LoginResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface LoginResult {
  /** s:string */
  CookieName?: string
  /** LoginErrorCode|s:string|NoError,NotInFormsAuthenticationMode,PasswordNotMatch */
  ErrorCode?: string
  /** s:int */
  TimeoutSeconds?: number
}

/** Mode */
export interface Mode {
}

/** ModeResponse */
export interface ModeResponse {
  /** AuthenticationMode|s:string|None,Windows,Passport,Forms */
  ModeResult?: string
}
