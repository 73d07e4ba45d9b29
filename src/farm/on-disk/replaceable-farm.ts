import type { CommitListener, FarmDatabase } from '../../core/kernel/ports.ts'

/** A farm database whose files can be replaced while others hold it. */
export interface ReplaceableFarm {
  readonly database: FarmDatabase
  /** Closes the database, runs `work`, and opens it again. Calls wait meanwhile; then listeners hear of a commit of others. */
  replaced(work: () => Promise<void>): Promise<void>
}

interface Listening {
  readonly listener: CommitListener
  stop: () => void
}

/** Opens a farm database with `open`, now and after each replacement. */
export async function replaceableFarm(open: () => Promise<FarmDatabase>): Promise<ReplaceableFarm> {
  let current = await open()
  let replacing: Promise<void> | undefined
  const listening = new Set<Listening>()
  const now = async (): Promise<FarmDatabase> => {
    while (replacing) await replacing
    return current
  }
  const records = Object.fromEntries(
    Object.keys(current.records).map((name) => [
      name,
      async (...given: unknown[]) => {
        const own = (await now()).records as unknown as Record<string, (...all: unknown[]) => unknown>
        return own[name]?.(...given)
      },
    ]),
  ) as unknown as FarmDatabase['records']
  const hear = (one: Listening) => {
    one.stop = current.onCommit(one.listener)
  }
  return {
    database: {
      records,
      transaction: async (work, durability) => (await now()).transaction(work, durability),
      onCommit(listener) {
        const one = { listener, stop: () => undefined }
        listening.add(one)
        hear(one)
        return () => {
          listening.delete(one)
          one.stop()
        }
      },
      settled: async () => (await now()).settled(),
      isShort: () => current.isShort(),
      makeRoom: async () => (await now()).makeRoom(),
      image: () => Promise.resolve(undefined),
      restore: (image) => current.restore(image),
      copyFile: async (path) => (await now()).copyFile(path),
      close: async () => (await now()).close(),
    },
    async replaced(work) {
      let ended = (): void => undefined
      const done = new Promise<void>((resolve) => {
        ended = resolve
      })
      await now()
      replacing = done
      try {
        await current.close()
        try {
          await work()
        } finally {
          current = await open()
        }
      } finally {
        replacing = undefined
        ended()
      }
      for (const one of listening) {
        hear(one)
        one.listener('others')
      }
    },
  }
}
