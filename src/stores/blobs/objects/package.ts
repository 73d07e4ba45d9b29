import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import type { ObjectClient, ObjectParts, PackagePlace } from './place.ts'

/** What `isNotThere` takes for an object that does not exist. */
const notThere = Object.assign(new Error('There are no such bytes.'), { statusCode: 404 })

/** The bytes of a package, as a store of objects. */
export function packageClient(place: PackagePlace): ObjectClient {
  const { bytes, prefix } = place
  const begin = (name: string): ObjectParts => {
    const parts = new PassThrough({ highWaterMark: 0 })
    parts.on('error', () => undefined)
    const stored = bytes.put(name, parts)
    // Whoever adds or completes hears of its failure.
    stored.catch(() => undefined)
    return {
      async add(part) {
        if (!parts.write(part)) await Promise.race([once(parts, 'drain'), stored])
      },
      async complete() {
        parts.end()
        await stored
      },
      async abort() {
        parts.destroy(new Error('The upload has ended before its end.'))
        await stored.catch(() => undefined)
        await bytes.remove(name)
      },
    }
  }
  return {
    place,
    demand: async () => void (await bytes.names(prefix, 1)),
    putWhole: (name, whole) => bytes.put(name, Readable.from([whole], { objectMode: true })),
    begin: (name) => Promise.resolve(begin(name)),
    async sizeOf(name) {
      const size = await bytes.size(name)
      if (size === undefined) throw notThere
      return size
    },
    async read(name, start, count) {
      const pieces = await bytes.read(name, start, count)
      if (pieces === undefined) throw notThere
      return { stream: Readable.from(pieces, { objectMode: false }), sizeBytes: count }
    },
    remove: (name) => bytes.remove(name),
    names: (most) => bytes.names(prefix, most),
    async removeAll(names) {
      for (const name of names) await bytes.remove(name)
    },
    close: () => undefined,
  }
}
