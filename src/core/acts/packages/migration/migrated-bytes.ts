import type { Context } from '../../../access/context.ts'
import type { NewBlob } from '../../../content/blobs/blobs.ts'
import { bytesInMemory } from '../../../content/blobs/received-bytes.ts'
import { DomainError } from '../../../kernel/errors.ts'
import type { LooseFiles } from '../../../kernel/packages/packages.ts'
import { kernelReasons } from '../../../kernel/reasons.ts'
import type { FarmPackage, MigratedItem } from '../../../model/packages/migration.ts'
import type { Run } from '../../operations/runner.ts'
import { expectBytes, idOfBytes } from '../parts/bytes.ts'

/** The files of a package that items refer to, for each use one. A use is named by the file and a number. */
export function usesOf({ items }: FarmPackage, isTaken: (item: MigratedItem) => boolean): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const use = (file: string | undefined) => file !== undefined && uses.set(file, (uses.get(file) ?? 0) + 1)
  for (const item of items) {
    if (!isTaken(item)) continue
    for (const { file } of [...item.states, ...item.attachments]) use(file)
  }
  return uses
}

/** Each use stores the bytes of a file once more; all of them together may be so many times as long as the files. */
const mostTimes = 20
/** Short files may be in use more often. */
const freeBytes = 64 * 1024 * 1024

const unusable = (message: string): DomainError => new DomainError(kernelReasons.package_unusable, { message })

/** Fails with `package_unusable` if a file is missing to which items refer, and if they refer to the same bytes too often. */
export function demandFiles(files: LooseFiles, { contents }: FarmPackage, uses: ReadonlyMap<string, number>): void {
  let [once, all] = [0, 0]
  for (const [name, count] of uses) {
    const size = files.sizeOf(name) ?? contents?.get(name)?.length
    if (size === undefined) throw unusable(`it has no file '${name.slice(0, 100)}', to which its manifest refers.`)
    once += size
    all += size * count
  }
  if (all > once * mostTimes + freeBytes)
    throw unusable(
      `its items refer to the same files so often that they would have ${all} bytes, more than ${mostTimes} times as many as the files.`,
    )
}

/** Stores the bytes of files without a use, which the sweeper removes if no act follows. */
export async function storeMigrated(
  run: Run,
  { site }: Context,
  { files, migration: { contents } }: { readonly files: LooseFiles; readonly migration: FarmPackage },
  uses: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, NewBlob>> {
  const { database } = site
  const blobs = new Map<string, NewBlob>()
  let done = 0
  for (const [name, count] of uses) {
    for (let use = 0; use < count; use += 1) {
      run.signal.throwIfAborted()
      const key = { siteId: site.id, id: idOfBytes(run, `${name}/${use}`) }
      await expectBytes(database, key, run.runtime.now())
      blobs.set(useKey(name, use), {
        id: key.id,
        ...(await database.blobs.put(key, bytesIn(contents?.get(name)) ?? files.read(name) ?? nothing())),
      })
    }
    done += 1
    run.progress(0.3 + (done / uses.size) * 0.5)
  }
  return blobs
}

const bytesIn = (content: Uint8Array | undefined): AsyncIterable<Uint8Array> | undefined => content && bytesInMemory(content)

async function* nothing(): AsyncGenerator<Uint8Array> {}

const useKey = (name: string, use: number): string => `${name}/${use}`

/** Gives out the stored bytes of files, each use once. */
export function blobTaker(blobs: ReadonlyMap<string, NewBlob>): (name: string) => NewBlob {
  const taken = new Map<string, number>()
  return (name) => {
    const use = taken.get(name) ?? 0
    taken.set(name, use + 1)
    const blob = blobs.get(useKey(name, use))
    if (!blob) throw new Error(`The bytes '${name.slice(0, 100)}' were not stored before they were used.`)
    return blob
  }
}
