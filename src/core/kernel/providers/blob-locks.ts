/** What a store keeps stored bytes by. */
export interface BytesLock {
  /** Nobody changes or deletes the bytes before this time; null for no such time. */
  readonly until: number | null
  /** Whether there is a legal hold on them, which has no end. */
  readonly isHeld: boolean
}

/** As `BlobKey` of the ports. */
interface Key {
  readonly siteId: string
  readonly id: string
}

/** The locks of a store that itself refuses to change or delete bytes, whoever asks. */
export interface BlobLocks {
  /** Names the place of the bytes, in 64 characters at most: the same bytes in another place are not locked. */
  readonly place: string
  /** Whether nobody ends a lock before its time. Otherwise this server does. */
  readonly isFixed: boolean
  /** How long a lock lasts, in milliseconds. */
  readonly periodMs: number
  /**
   * Locks bytes, or ends what `before` says of them. False if the store has no such bytes. Fails with `database_unavailable`, and for a lock
   * that somebody else has made fixed.
   */
  set(key: Key, lock: BytesLock, before: BytesLock): Promise<boolean>
  /** Puts back what was stored first, if others have stored something over it or deleted it. False if nothing was put back. */
  restore(key: Key): Promise<boolean>
}
