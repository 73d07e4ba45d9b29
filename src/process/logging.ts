import { type Logger as Pino, pino } from 'pino'
import type { Config } from '../config/config.ts'
import type { ServerLog } from '../core/acts/farm/nodes.ts'
import { DomainError, messageWithCause } from '../core/kernel/errors.ts'
import type { Request, Response } from '../http/message/message.ts'

export interface Logger {
  /** Logs an error whose text the client did not get, with the correlation id of the reply. */
  fault(error: unknown, correlationId: string): void
  /**
   * Logs an error of background work, as a warning without a stack if something that the work needs cannot be reached. The same error of
   * the same work is logged at most once a minute, with its count.
   */
  trouble(error: unknown, work: string): void
  /**
   * Logs a reply that breaks the contract, with the operation and the path. The same break of the same operation is logged at
   * most once a minute, with its count.
   */
  defect(defect: ReplyDefect): void
  /** Logs a warning, with further facts by name. */
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void
  /** Logs, at the level info, that a client caused its request to end early. */
  note(message: string, correlationId: string): void
  /**
   * Logs one line for each request at the level debug; and at most once a minute the number of requests that failed
   * because the disk is full.
   */
  answered(response: Response, request: Request | undefined, durationMs: number): void
  /** The log as farm administrators see and set it. */
  readonly asked: ServerLog
}

/** A reply that is not as the contract says. */
export interface ReplyDefect {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly correlationId: string
  /** One line for each break: where, and what the contract says. */
  readonly breaks: readonly string[]
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Insufficient Storage (RFC 4918, 11.5). */
const fullStatus = 507

const repeatMs = 60_000
/** If more different errors than this occur at a time, they are logged without counting. */
const maxKept = 100

/** Repeated messages: logs the first one at once, and then once a minute with the count since then. */
class Repeats {
  readonly #kept = new Map<string, { times: number; tell: (times: number) => void }>()

  /** Calls `tell` with the count since the last call. */
  add(key: string, tell: (times: number) => void): void {
    const known = this.#kept.get(key)
    if (known) {
      known.times += 1
      known.tell = tell
      return
    }
    tell(1)
    if (this.#kept.size < maxKept) this.#keep(key, tell)
  }

  #keep(key: string, tell: (times: number) => void): void {
    const entry = { times: 0, tell }
    this.#kept.set(key, entry)
    setTimeout(() => {
      this.#kept.delete(key)
      if (entry.times === 0) return
      entry.tell(entry.times)
      this.#keep(key, entry.tell)
    }, repeatMs).unref()
  }
}

/** Lines that clients may write in a minute. */
const askedLines = 100

/** Counts the lines that clients have asked for, and tells once a minute how many were too many. */
class Allowance {
  readonly #tell: (missing: number) => void
  #left = askedLines
  #missing = 0

  constructor(tell: (missing: number) => void) {
    this.#tell = tell
  }

  /** Whether one more line may be written now. */
  take(): boolean {
    if (this.#left === askedLines) setTimeout(() => this.#renew(), repeatMs).unref()
    this.#left -= 1
    if (this.#left >= 0) return true
    this.#left = 0
    this.#missing += 1
    return false
  }

  #renew(): void {
    if (this.#missing > 0) this.#tell(this.#missing)
    this.#left = askedLines
    this.#missing = 0
  }
}

const pinoLevel = (level: Config['Logging:Level']): string => (level === 'off' ? 'silent' : level)

/**
 * Logs one JSON object a line, to standard error or to `write`. Of a request it logs method, path and operation, of a
 * slow request also the user. Queries, headers and bodies are never logged, because they may hold codes and tokens.
 */
export function createLogger(level: Config['Logging:Level'], write?: (line: string) => void): Logger {
  const lines: Pino = pino(
    {
      level: pinoLevel(level),
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    write ? { write: (line: string) => write(line.trimEnd()) } : pino.destination({ fd: 2, sync: true }),
  )
  let present = level
  const troubles = new Repeats()
  const refusals = new Repeats()
  const defects = new Repeats()
  const allowance = new Allowance((missing) => lines.warn({ missing }, 'Clients wrote more lines than the log takes; some are missing.'))
  return {
    asked: {
      level: () => present,
      setLevel(next) {
        present = next
        lines.level = pinoLevel(next)
      },
      write(lineLevel, message, facts) {
        if (allowance.take()) lines[lineLevel](facts, message)
      },
    },
    fault(error, correlationId) {
      const { message, stack } = errorOf(error)
      lines.error({ correlationId, stack }, message)
    },
    trouble(error, work) {
      if (error instanceof DomainError && error.code === 'unavailable') {
        // Its cause may name another file or connection each time.
        const said = messageWithCause(error)
        troubles.add(`${work} ${error.message}`, (times) => lines.warn({ correlationId: work, ...(times > 1 && { times }) }, said))
        return
      }
      const { message, stack } = errorOf(error)
      troubles.add(`${work} ${message}`, (times) => lines.error({ correlationId: work, stack, ...(times > 1 && { times }) }, message))
    },
    defect({ path, ...defect }) {
      const facts = { ...defect, path: path.slice(0, 500) }
      const tell = (times: number) => lines.error({ ...facts, ...(times > 1 && { times }) }, 'A reply breaks the contract.')
      defects.add(`${defect.operation} ${defect.breaks[0] ?? ''}`, tell)
    },
    warn: (message, facts = {}) => lines.warn(facts, message),
    note: (message, correlationId) => lines.info({ correlationId }, message),
    answered({ status, operation }, request, durationMs) {
      if (status === fullStatus)
        refusals.add('full', (times) =>
          lines.warn({ times }, 'The disk is full, or a site collection is at its quota: requests were refused.'),
        )
      if (present !== 'debug') return
      const { method, path, clientAddress, correlationId } = request ?? {}
      const shown = path?.slice(0, 500)
      lines.debug(
        { correlationId, method, path: shown, operation, status, durationMs: Math.round(durationMs * 1000) / 1000, clientAddress },
        'answered',
      )
    },
  }
}
