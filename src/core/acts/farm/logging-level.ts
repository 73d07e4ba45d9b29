import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'
import type { Actor } from '../../model/people/actor.ts'
import { demandFarmAdmin } from '../../model/people/actors.ts'

/** The lowest level that a log takes. */
export type LoggingLevel = 'debug' | 'info' | 'warn' | 'error' | 'off'

/** The log of this process. */
export interface ServerLog {
  level(): LoggingLevel
  /** Changes the level until the process ends. */
  setLevel(level: LoggingLevel): void
  /** Logs a line. Lines that a client has asked for are limited to 100 a minute; the log says how many it has left out. */
  write(level: Exclude<LoggingLevel, 'off'>, message: string, facts: Readonly<Record<string, unknown>>): void
}

interface Changed {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly log: ServerLog
}

/** Changes the level of this process's log, and returns the level that it had. Fails with `access_denied` for anyone but farm administrators. */
export async function setLoggingLevel({ farm, runtime, log }: Changed, actor: Actor, level: LoggingLevel): Promise<LoggingLevel> {
  demandFarmAdmin(actor)
  const before = log.level()
  const call = { name: 'farm.setLoggingLevel', actor: actor.loginName, target: 'log', input: { level, before } } as const
  await actOnFarm(farm, runtime, call, async () => undefined)
  log.setLevel(level)
  return before
}
