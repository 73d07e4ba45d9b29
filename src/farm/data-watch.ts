import { stat } from 'node:fs/promises'
import { DataUnusable } from '../core/kernel/data-unusable.ts'

/** The interval at which it checks that the files still exist. */
const lookMs = 1_000

/**
 * Reports when open files are removed or replaced: once, and again only after they were back. The first check of a file
 * defines its identity.
 */
export class DataWatch {
  readonly #openFiles: () => readonly string[]
  readonly #tell: (error: Error) => void
  readonly #timer: NodeJS.Timeout
  readonly #inodes = new Map<string, number>()
  readonly #gone = new Set<string>()

  constructor(openFiles: () => readonly string[], tell: (error: Error) => void) {
    this.#openFiles = openFiles
    this.#tell = tell
    void this.#look()
    this.#timer = setInterval(() => void this.#look(), lookMs).unref()
  }

  /** Looks anew at what the files are: they were replaced on purpose. */
  renew(): void {
    this.#inodes.clear()
    this.#gone.clear()
    void this.#look()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    const paths = this.#openFiles()
    for (const path of this.#inodes.keys()) if (!paths.includes(path)) this.#inodes.delete(path)
    const lost: string[] = []
    for (const path of paths) if (await this.#isNewlyGone(path)) lost.push(path)
    if (lost.length === 0) return
    const what =
      'was removed or replaced while the server has it open: nothing is stored any more. Put it back, and start the server again.'
    this.#tell(new DataUnusable(lost.join(', '), what))
  }

  async #isNewlyGone(path: string): Promise<boolean> {
    const found = await inodeOf(path)
    const known = this.#inodes.get(path) ?? found
    if (known !== undefined) this.#inodes.set(path, known)
    const wasGone = this.#gone.has(path)
    if (found === known) this.#gone.delete(path)
    else this.#gone.add(path)
    return found !== known && !wasGone
  }
}

const inodeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  )
