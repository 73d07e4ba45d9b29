import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isStorageFull } from '../../core/kernel/errors.ts'
import { orStorageFull } from './full.ts'

export interface ReserveOptions {
  /** The file that takes up the space; its content is meaningless. */
  readonly path: string
  /** 0 reserves nothing. */
  readonly bytes: number
  /** Returns the free bytes on the disk of `folder`. */
  readonly available?: (folder: string) => Promise<number>
  /** Milliseconds between two checks for free space. */
  readonly lookMs?: number
}

/** Written at a time; a close waits for at most one such write. */
const pieceBytes = 1024 * 1024
/** Free space that must remain beside the reserve when it is filled again. */
const besideBytes = 1024 * 1024
const usualLookMs = 5_000

/**
 * Disk space reserved for deleting, as a file of that size. When the disk is full, `release` deletes the file. From
 * then on the store is short of space (`isOut`) until there is enough again, which it checks periodically. The file is
 * filled in the background, with random bytes, because some file systems allocate no space for zeros.
 */
export class Reserve {
  readonly #options: ReserveOptions
  #state: 'none' | 'filling' | 'held' | 'out' = 'none'
  #looking: NodeJS.Timeout | undefined
  #filling: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(options: ReserveOptions) {
    this.#options = options
    const { path, bytes, lookMs = usualLookMs } = options
    if (sizeOf(path) === bytes) {
      this.#state = bytes === 0 ? 'none' : 'held'
    } else if (bytes === 0) {
      rmSync(path, { force: true })
    } else {
      this.#state = 'filling'
      this.#filling = this.#fill()
    }
    if (bytes > 0) this.#looking = setInterval(() => this.#look(), lookMs).unref()
  }

  get isOut(): boolean {
    return this.#state === 'out'
  }

  /** Frees the space; false if nothing was reserved. */
  release(): boolean {
    const wasHeld = this.#state === 'held' || this.#state === 'filling'
    if (!wasHeld) return false
    this.#state = 'out'
    rmSync(this.#options.path, { force: true })
    return true
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#looking)
    await this.#filling
  }

  #look(): void {
    if (this.#state !== 'out') return
    this.#filling = this.#filling.then(() => this.#fillWhereThereIsRoom())
  }

  async #fillWhereThereIsRoom(): Promise<void> {
    const { path, bytes, available = freeBytes } = this.#options
    try {
      if (this.#isClosed || (await available(dirname(path))) < bytes + besideBytes) return
    } catch {
      // If the free space cannot be read, the next check tries again.
      return
    }
    await this.#fill()
  }

  /**
   * Sets `isOut` if there is not enough space; if the file cannot be written for another reason, nothing is reserved.
   * Never fails.
   */
  async #fill(): Promise<void> {
    const { path } = this.#options
    const before = this.#state
    try {
      await this.#write()
      // It may have been released in the meantime.
      if (this.#state === before && !this.#isClosed) {
        this.#state = 'held'
        return
      }
    } catch (error) {
      if (this.#state === before) this.#state = isStorageFull(orStorageFull(error)) ? 'out' : 'none'
    }
    await rm(path, { force: true }).catch(() => undefined)
  }

  async #write(): Promise<void> {
    const { path, bytes } = this.#options
    const before = this.#state
    const piece = randomBytes(pieceBytes)
    const file = await open(path, 'w', 0o600)
    try {
      for (let at = 0; at < bytes && this.#state === before && !this.#isClosed; at += pieceBytes)
        await file.writeFile(piece.subarray(0, Math.min(pieceBytes, bytes - at)))
      await file.datasync()
    } finally {
      await file.close()
    }
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
