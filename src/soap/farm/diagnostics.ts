import { diagnostics, type SharePointDiagnosticsBindings } from '../../../generated/soap/diagnostics.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import { type ServerLog, setLoggingLevel } from '../../core/acts/farm/nodes.ts'
import type { FarmParts } from '../../core/acts/site-collections/self-service.ts'
import { demandFarmAdmin } from '../../core/model/people/actors.ts'
import { writeXml, xmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

interface Asked {
  readonly version: string
  /** The farm that the server serves. */
  readonly farm: () => FarmParts
  readonly diagnostics: {
    readonly log: ServerLog
    /** Milliseconds since 1970. */
    readonly startedAt: number
    readonly memoryBytes: () => number
  }
}

/** The maximum number of characters that a line takes of a message or a stack, and of another value. */
const longest = 4_000
const longestFact = 500

const bindings = ({ version, farm, diagnostics: { log, startedAt, memoryBytes } }: Asked): SharePointDiagnosticsBindings<SignedInCall> => ({
  async SendClientScriptErrorReport({ context, request }, { message, line, stack, ...facts }) {
    await demand(context, 'Open', context.web)
    const { correlationId } = request
    const texts = Object.entries(facts).map(([name, text]) => [name, text?.slice(0, longestFact)])
    const shown = { ...Object.fromEntries(texts), line, stack: stack?.slice(0, longest), user: context.actor.loginName, correlationId }
    log.write('warn', `A script reported: ${message.slice(0, longest)}`, shown)
    return { SendClientScriptErrorReportResult: correlationId }
  },

  async GetServerDiagnostics({ context }) {
    demandFarmAdmin(context.actor)
    const facts = new Map([
      ['Version', version],
      ['Started', new Date(startedAt).toISOString()],
      ['Now', new Date(context.runtime.now()).toISOString()],
      ['LoggingLevel', log.level()],
      ['MemoryBytes', String(memoryBytes())],
    ])
    return { GetServerDiagnosticsResult: writeXml(xmlElement('', 'ServerDiagnostics', facts)) }
  },

  async RecordTrace({ context, request: { correlationId } }, { message, level = 'info' }) {
    demandFarmAdmin(context.actor)
    log.write(level, message.slice(0, longest), { user: context.actor.loginName, correlationId })
    return { RecordTraceResult: correlationId }
  },

  async SetLoggingLevel({ context }, { level }) {
    return { SetLoggingLevelResult: await setLoggingLevel({ ...farm(), log }, context.actor, level) }
  },
})

/** diagnostics.asmx (protocol/soap-sites#diagnostics). */
export const diagnosticsService = signedInService(diagnostics, wsdl.diagnostics, bindings)
