import { type Logger as Pino, pino } from 'pino'
import type { Config } from '../config/config.ts'
import type { Request, Response } from '../http/message/message.ts'

export interface Logger {
  /** What is withheld from clients, under the id that they were given. */
  fault(error: unknown, correlationId: string): void
  warn(message: string): void
  /** One line for a request, at the level debug. */
  answered(response: Response, request: Request | undefined, durationMs: number): void
}

/**
 * One JSON object a line, to standard error or to `write`. Of a request only
 * method, path and operation are told: a query may hold codes and tokens, and
 * headers and bodies hold more, so none of them is ever logged.
 */
export function createLogger(level: Config['Logging:Level'], write?: (line: string) => void): Logger {
  const lines: Pino = pino(
    {
      level: level === 'off' ? 'silent' : level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    write ? { write: (line: string) => write(line.trimEnd()) } : pino.destination({ fd: 2, sync: true }),
  )
  const saysAnswers = lines.isLevelEnabled('debug')
  return {
    fault(error, correlationId) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      lines.error({ correlationId, stack }, message)
    },
    warn: (message) => lines.warn(message),
    answered({ status, operation }, request, durationMs) {
      if (!saysAnswers) return
      const { method, path, clientAddress, correlationId } = request ?? {}
      const shown = path?.slice(0, 500)
      lines.debug(
        { correlationId, method, path: shown, operation, status, durationMs: Math.round(durationMs * 1000) / 1000, clientAddress },
        'answered',
      )
    },
  }
}
