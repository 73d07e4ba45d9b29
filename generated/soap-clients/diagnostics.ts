// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface DiagnosticsClient extends Client {
  SendClientScriptErrorReportAsync(parameters: SendClientScriptErrorReport, options?: IExOptions): Promise<[result: SendClientScriptErrorReportResponse, reply: string, header: unknown, request: string]>
  GetServerDiagnosticsAsync(parameters: GetServerDiagnostics, options?: IExOptions): Promise<[result: GetServerDiagnosticsResponse, reply: string, header: unknown, request: string]>
  RecordTraceAsync(parameters: RecordTrace, options?: IExOptions): Promise<[result: RecordTraceResponse, reply: string, header: unknown, request: string]>
  SetLoggingLevelAsync(parameters: SetLoggingLevel, options?: IExOptions): Promise<[result: SetLoggingLevelResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<DiagnosticsClient> =>
  createSoapClient(url, options) as Promise<DiagnosticsClient>

/** GetServerDiagnostics */
export interface GetServerDiagnostics {
}

/** GetServerDiagnosticsResponse */
export interface GetServerDiagnosticsResponse {
  /** s:string */
  GetServerDiagnosticsResult?: string
}

/** RecordTrace */
export interface RecordTrace {
  /** s:string */
  message?: string
  /** TraceLevel|s:string|debug,info,warn,error */
  level?: string
}

/** RecordTraceResponse */
export interface RecordTraceResponse {
  /** s:string */
  RecordTraceResult?: string
}

/** SendClientScriptErrorReport */
export interface SendClientScriptErrorReport {
  /** s:string */
  message?: string
  /** s:string */
  file?: string
  /** s:int */
  line?: number
  /** s:string */
  client?: string
  /** s:string */
  stack?: string
  /** s:string */
  team?: string
  /** s:string */
  originalFile?: string
}

/** SendClientScriptErrorReportResponse */
export interface SendClientScriptErrorReportResponse {
  /** s:string */
  SendClientScriptErrorReportResult?: string
}

/** SetLoggingLevel */
export interface SetLoggingLevel {
  /** LoggingLevel|s:string|debug,info,warn,error,off */
  level?: string
}

/** SetLoggingLevelResponse */
export interface SetLoggingLevelResponse {
  /** s:string */
  SetLoggingLevelResult?: string
}
