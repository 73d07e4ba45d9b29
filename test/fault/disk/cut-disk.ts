import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { LogFile } from '../../../src/stores/sqlite/log-file.ts'
import type { Random } from '../../support/random/random.ts'

/** A number from 0 (included) to 1 (excluded). */

/** The size of a sector: a disk writes it whole or not at all. */
const sectorBytes = 512
/** Magic number, version, page size, count of checkpoints, salts, checksums. */
const headerBytes = 32

/** The states of a file since its last sync: the first is safely on the disk, the last is the one that programs see. */
class Versions {
  states: Buffer[]

  constructor(first: Buffer) {
    this.states = [first]
  }

  get last(): Buffer {
    return this.states.at(-1) as Buffer
  }

  note(state: Buffer): void {
    if (!state.equals(this.last)) this.states.push(state)
  }

  /** A possible content of the disk after a power cut: each sector comes from any of the states, and the length too. */
  image(chance: Random): Buffer {
    const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
    const states = pick(this.#betweenTruncations())
    const image = Buffer.alloc(pick(states).length)
    // Sometimes nearly all sectors are written, or nearly none.
    const favoured = chance() < 0.5 ? pick(states) : undefined
    for (let at = 0; at < image.length; at += sectorBytes) {
      const state = favoured && chance() < 0.9 ? favoured : pick(states)
      // If a state did not have the sector yet, it reads as zeros.
      if (at < state.length) state.copy(image, at, at, Math.min(at + sectorBytes, image.length))
    }
    return image
  }

  /** A truncation has happened or not: file systems journal it, and later writes follow it. */
  #betweenTruncations(): Buffer[][] {
    const runs: Buffer[][] = []
    for (const state of this.states) {
      const run = runs.at(-1)
      if (run && state.length >= (run.at(-1)?.length ?? 0)) run.push(state)
      else runs.push([state])
    }
    return runs
  }
}

/**
 * A disk below one SQLite database. A power cut loses what was not
 * synced. It keeps the bytes of the file and its log beside the real files.
 *
 * It records the content of the log at each call of `LogFile.sync`:
 * this is safe when the call has resolved. Every other written sector
 * is kept or lost at random, also in the middle of a commit, of a checkpoint
 * and of the truncation of the log.
 *
 * One assumption comes from the source of SQLite, because nothing
 * in Node can observe the single file system calls of one statement:
 * SQLite syncs the log before a checkpoint writes to the
 * file, the file after the checkpoint, and the header of a restarted log
 * before any frame. `test/fault/disk/sync-order.ts` observes this order with
 * strace.
 *
 * It does not model folder entries, disks that report a sync
 * they have not done, torn sectors, and pages that a large transaction
 * writes to the log before its commit.
 */
export class CutDisk {
  readonly #path: string
  readonly #chance: Random
  readonly #file: Versions
  readonly #log: Versions
  /** The number of events until the cut. */
  #left: number
  #image: { readonly file: Buffer; readonly log: Buffer } | undefined
  syncs = 0

  /** `path` belongs to an open database; the power is cut at event number `cutAt`. */
  constructor(path: string, chance: Random, cutAt: number) {
    this.#path = path
    this.#chance = chance
    this.#left = cutAt
    this.#file = new Versions(readFileSync(path))
    this.#log = new Versions(readFileSync(`${path}-wal`))
  }

  get isCut(): boolean {
    return this.#image !== undefined
  }

  /** A statement of a transaction: SQLite keeps what it changes in memory until the commit. */
  statement<T>(call: () => T): T {
    const done = call()
    this.#event()
    return done
  }

  commit(call: () => void): void {
    call()
    this.#look()
    this.#event()
  }

  checkpoint<T>(call: () => T): T {
    const log = this.#log.last
    const done = call()
    this.#log.states = [log]
    this.#file.note(readFileSync(this.#path))
    this.#event()
    this.#file.states = [this.#file.last]
    this.#log.note(this.#readLog())
    this.#event()
    return done
  }

  readonly port: LogFile = {
    sync: async () => {
      this.syncs += 1
      const reached = this.#log.last
      this.#event()
      for (let turns = Math.floor(this.#chance() * 6); turns > 0; turns--) await turn()
      this.#event()
      // A checkpoint or the header of a restarted log has synced it meanwhile.
      const at = this.#log.states.indexOf(reached)
      if (at > 0) this.#log.states.splice(0, at)
    },
    close: () => undefined,
  }

  /** Writes the content of the disk after the cut to another folder. */
  restore(path: string): void {
    this.#left = 1
    if (!this.#image) this.#event()
    mkdirSync(dirname(path), { recursive: true })
    if (this.#image) {
      writeFileSync(path, this.#image.file)
      writeFileSync(`${path}-wal`, this.#image.log)
    }
  }

  #event(): void {
    this.#left -= 1
    if (this.#left === 0) this.#image = { file: this.#file.image(this.#chance), log: this.#log.image(this.#chance) }
  }

  #readLog(): Buffer {
    return existsSync(`${this.#path}-wal`) ? readFileSync(`${this.#path}-wal`) : Buffer.alloc(0)
  }

  #look(): void {
    const log = this.#readLog()
    const before = this.#log.last
    if (log.length >= headerBytes && before.compare(log, 0, headerBytes, 0, Math.min(headerBytes, before.length)) !== 0) {
      // The header of a restarted log is on the disk before its frames, and so is the content of the file at that time.
      const begun = Buffer.alloc(Math.max(before.length, headerBytes))
      before.copy(begun)
      log.copy(begun, 0, 0, headerBytes)
      this.#log.states = [begun]
    }
    this.#log.note(log)
  }
}
