import { Readable } from 'node:stream'
import { missingClient } from './faults.ts'
import type { AzurePlace, ObjectClient, ObjectParts } from './place.ts'

/** How long a request may take with all its tries; a download until it begins. */
const requestMs = 60_000
const retryOptions = { maxTries: 3, retryDelayInMs: 200, maxRetryDelayInMs: 2_000 }
/** How often a download that breaks off goes on where it ended. */
const goesOn = 3
/** Deletions at the same time. */
const deletedTogether = 16

/** Azure Blob storage. An object is a block blob. */
export async function azureClient(place: AzurePlace): Promise<ObjectClient> {
  const sdk = await import('@azure/storage-blob').catch(missingClient(place, '@azure/storage-blob'))
  const service = sdk.BlobServiceClient.fromConnectionString(place.connectionString, { retryOptions })
  const container = service.getContainerClient(place.container)
  const soon = () => ({ abortSignal: AbortSignal.timeout(requestMs) })
  const remove = async (name: string) => void (await container.getBlockBlobClient(name).deleteIfExists(soon()))
  const begin = (name: string): ObjectParts => {
    const blob = container.getBlockBlobClient(name)
    const ids: string[] = []
    return {
      async add(bytes) {
        // All ids of a blob have the same length.
        const id = Buffer.from(String(ids.length).padStart(8, '0')).toString('base64')
        await blob.stageBlock(id, bytes, bytes.length, soon())
        ids.push(id)
      },
      complete: async () => void (await blob.commitBlockList(ids, soon())),
      /** Blocks cannot be removed: they are gone as soon as a whole blob takes their place. */
      async abort() {
        await blob.upload('', 0, soon())
        await remove(name)
      },
    }
  }
  return {
    place,
    demand: async () => void (await container.getProperties(soon())),
    putWhole: async (name, bytes) => void (await container.getBlockBlobClient(name).upload(bytes, bytes.length, soon())),
    begin: (name) => Promise.resolve(begin(name)),
    sizeOf: async (name) => (await container.getBlockBlobClient(name).getProperties(soon())).contentLength ?? 0,
    async read(name, start, count) {
      // The signal would end the download, too: it is for its beginning alone.
      const waiting = new AbortController()
      const late = setTimeout(() => waiting.abort(), requestMs)
      try {
        const options = { abortSignal: waiting.signal, maxRetryRequests: goesOn }
        const { readableStreamBody, contentLength } = await container.getBlockBlobClient(name).download(start, count, options)
        return readableStreamBody instanceof Readable
          ? { stream: readableStreamBody, sizeBytes: contentLength }
          : { stream: Readable.from([]), sizeBytes: undefined }
      } finally {
        clearTimeout(late)
      }
    },
    remove,
    async names(most) {
      for await (const page of container.listBlobsFlat({ prefix: place.prefix }).byPage({ maxPageSize: most })) {
        const names = page.segment.blobItems.map(({ name }) => name)
        // A page may be empty although others follow.
        if (names.length > 0) return names
      }
      return []
    },
    async removeAll(names) {
      for (let at = 0; at < names.length; at += deletedTogether) await Promise.all(names.slice(at, at + deletedTogether).map(remove))
    },
    close: () => undefined,
  }
}
