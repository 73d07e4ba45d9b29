// generated from contracts/soap/farm/diagnostics.wsdl; do not edit

export type GetServerDiagnostics = Record<string, never>

export interface GetServerDiagnosticsResponse {
  readonly GetServerDiagnosticsResult: string
}

export interface RecordTrace {
  readonly message: string
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | undefined
}

export interface RecordTraceResponse {
  readonly RecordTraceResult: string
}

export interface SendClientScriptErrorReport {
  readonly message: string
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly client?: string | undefined
  readonly stack?: string | undefined
  readonly team?: string | undefined
  readonly originalFile?: string | undefined
}

export interface SendClientScriptErrorReportResponse {
  readonly SendClientScriptErrorReportResult: string
}

export interface SetLoggingLevel {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'off'
}

export interface SetLoggingLevelResponse {
  readonly SetLoggingLevelResult: string
}

/** Reports of scripts, and the log of the server. */
export interface SharePointDiagnosticsBindings<Ctx> {
  /** Writes an error of a script in a browser to the log of the server, at the level warn, and returns the id of its line. Needs the right Open. */
  SendClientScriptErrorReport(ctx: Ctx, input: SendClientScriptErrorReport): Promise<SendClientScriptErrorReportResponse>
  /** Returns, as XML in a text, the version of the server, its start, the lowest level of its log and the memory of its process. For farm administrators. */
  GetServerDiagnostics(ctx: Ctx, input: GetServerDiagnostics): Promise<GetServerDiagnosticsResponse>
  /** Writes a line to the log of the server, at the level info unless another one is named, and returns the id of the line. For farm administrators. */
  RecordTrace(ctx: Ctx, input: RecordTrace): Promise<RecordTraceResponse>
  /** Changes the lowest level that this server process logs, until it ends, and returns the level that it had. For farm administrators. */
  SetLoggingLevel(ctx: Ctx, input: SetLoggingLevel): Promise<SetLoggingLevelResponse>
}

export const diagnostics = {
  file: 'diagnostics',
  service: 'SharePointDiagnostics',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/diagnostics/',
  documentation: 'Reports of scripts, and the log of the server.',
  operations: [
    {
      name: 'SendClientScriptErrorReport',
      documentation: 'Writes an error of a script in a browser to the log of the server, at the level warn, and returns the id of its line. Needs the right Open.',
      input: 'SendClientScriptErrorReport',
      output: 'SendClientScriptErrorReportResponse',
      reads: true,
    },
    {
      name: 'GetServerDiagnostics',
      documentation: 'Returns, as XML in a text, the version of the server, its start, the lowest level of its log and the memory of its process. For farm administrators.',
      input: 'GetServerDiagnostics',
      output: 'GetServerDiagnosticsResponse',
      reads: true,
    },
    {
      name: 'RecordTrace',
      documentation: 'Writes a line to the log of the server, at the level info unless another one is named, and returns the id of the line. For farm administrators.',
      input: 'RecordTrace',
      output: 'RecordTraceResponse',
      reads: true,
    },
    {
      name: 'SetLoggingLevel',
      documentation: 'Changes the lowest level that this server process logs, until it ends, and returns the level that it had. For farm administrators.',
      input: 'SetLoggingLevel',
      output: 'SetLoggingLevelResponse',
    },
  ],
  types: {
    GetServerDiagnostics: { elements: [], attributes: [] },
    GetServerDiagnosticsResponse: { elements: [{ name: 'GetServerDiagnosticsResult', simple: { base: 'string' } }], attributes: [] },
    RecordTrace: {
      elements: [
        { name: 'message', simple: { base: 'string' } },
        { name: 'level', optional: true, simple: { base: 'string', values: ['debug', 'info', 'warn', 'error'] } },
      ],
      attributes: [],
    },
    RecordTraceResponse: { elements: [{ name: 'RecordTraceResult', simple: { base: 'string' } }], attributes: [] },
    SendClientScriptErrorReport: {
      elements: [
        { name: 'message', simple: { base: 'string' } },
        { name: 'file', optional: true, simple: { base: 'string' } },
        { name: 'line', optional: true, simple: { base: 'int' } },
        { name: 'client', optional: true, simple: { base: 'string' } },
        { name: 'stack', optional: true, simple: { base: 'string' } },
        { name: 'team', optional: true, simple: { base: 'string' } },
        { name: 'originalFile', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    SendClientScriptErrorReportResponse: {
      elements: [{ name: 'SendClientScriptErrorReportResult', simple: { base: 'string' } }],
      attributes: [],
    },
    SetLoggingLevel: {
      elements: [{ name: 'level', simple: { base: 'string', values: ['debug', 'info', 'warn', 'error', 'off'] } }],
      attributes: [],
    },
    SetLoggingLevelResponse: { elements: [{ name: 'SetLoggingLevelResult', simple: { base: 'string' } }], attributes: [] },
  },
} as const
