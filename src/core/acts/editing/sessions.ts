import { DomainError } from '../../kernel/errors.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { Actor } from '../../model/people/actor.ts'
import { FileLocks } from './locks.ts'
import { editingReasons } from './reasons.ts'

/** What a session gives access to. */
export interface SessionStart {
  readonly actor: Actor
  readonly host: string
  readonly isSecure: boolean
  readonly siteId: string
  readonly webUrl: string
  readonly fileId: string
  readonly url: string
  readonly canWrite: boolean
}

/** An open editing session. */
export interface EditingSession extends SessionStart {
  readonly id: string
  readonly token: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly expiresAt: number
  usedAt: number
}

const minuteMs = 60_000
/** A session without requests for so long ends. */
const idleMs = 30 * minuteMs
const longestMs = 600 * minuteMs
const tokenBytes = 32

/** The editing sessions of this process, of which there is a maximum, and the locks that they set. */
export class EditingSessions {
  readonly maximum: number
  readonly locks: FileLocks
  readonly #runtime: Runtime
  readonly #byToken = new Map<string, EditingSession>()

  constructor(runtime: Runtime, maximum: number) {
    this.#runtime = runtime
    this.maximum = maximum
    this.locks = new FileLocks(runtime)
  }

  /** Fails with `too_many_editing_sessions` if no session could be opened. */
  demandRoom(): void {
    if (this.list().length >= this.maximum) throw new DomainError(editingReasons.too_many_editing_sessions, { count: String(this.maximum) })
  }

  /** Opens a session. Fails with `too_many_editing_sessions`. */
  open(start: SessionStart): EditingSession {
    this.demandRoom()
    const now = this.#runtime.now()
    const token = Buffer.from(this.#runtime.randomBytes(tokenBytes)).toString('base64url')
    const session = { ...start, id: this.#runtime.newId(), token, startedAt: now, expiresAt: now + longestMs, usedAt: now }
    this.#byToken.set(token, session)
    return session
  }

  /** The session of a token for a file, if one is given. Fails with `editing_session_ended` and `other_edited_file`. */
  use(token: string | undefined, fileId?: string): EditingSession {
    const session = token === undefined ? undefined : this.#byToken.get(token)
    if (!session || this.#isOver(session)) throw new DomainError(editingReasons.editing_session_ended)
    if (fileId !== undefined && session.fileId !== fileId) throw new DomainError(editingReasons.other_edited_file)
    session.usedAt = this.#runtime.now()
    return session
  }

  close({ token }: EditingSession): void {
    this.#byToken.delete(token)
  }

  /** Ends the session with this id. Fails with `editing_session_not_found`. */
  end(id: string): void {
    const session = this.list().find((one) => one.id === id.toLowerCase())
    if (!session) throw new DomainError(editingReasons.editing_session_not_found, { id: id.slice(0, 60) })
    this.close(session)
  }

  /** The open sessions, the oldest first. */
  list(): readonly EditingSession[] {
    for (const session of this.#byToken.values()) if (this.#isOver(session)) this.close(session)
    return [...this.#byToken.values()]
  }

  #isOver({ usedAt, expiresAt }: EditingSession): boolean {
    const now = this.#runtime.now()
    return now >= expiresAt || now >= usedAt + idleMs
  }
}
