import type { ContainerClient } from '@azure/storage-blob'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import { isImmutable, versionIdsOf } from '../blobs/objects/azure-locks.ts'
import { isNotThere, missingClient, putFault, readFault } from '../blobs/objects/faults.ts'
import { type AzurePlace, describeObjects } from '../blobs/objects/place.ts'
import type { LockedObjects, ObjectLock } from './locked-objects.ts'

const requestMs = 60_000
const soon = () => ({ abortSignal: AbortSignal.timeout(requestMs) })

/** `until` in a policy: a locked one can only become longer; who has the right for it ends an unlocked one. */
const modes = { COMPLIANCE: 'Locked', GOVERNANCE: 'Unlocked' } as const

/**
 * Blobs of Azure whose versions have an immutability policy of their own. Fails with `DataUnusable` if the container cannot be used, or has no
 * version-level immutability.
 */
export async function immutableBlobs(place: AzurePlace, { mode, lockMs }: ObjectLock): Promise<LockedObjects> {
  const sdk = await import('@azure/storage-blob').catch(missingClient(place, '@azure/storage-blob'))
  const retryOptions = { maxTries: 3, retryDelayInMs: 200, maxRetryDelayInMs: 2_000 }
  const container = sdk.BlobServiceClient.fromConnectionString(place.connectionString, { retryOptions }).getContainerClient(place.container)
  await demandImmutability(place, container)
  return {
    async put(name, bytes, now) {
      const immutabilityPolicy = { expiriesOn: new Date(now + lockMs), policyMode: modes[mode] } as const
      const blobHTTPHeaders = { blobContentType: 'application/jsonl' }
      const blob = container.getBlockBlobClient(place.prefix + name)
      await blob.upload(Buffer.from(bytes), bytes.length, { ...soon(), immutabilityPolicy, blobHTTPHeaders }).catch(refuseWrite)
    },
    async first(name) {
      try {
        const [oldest] = await versionIdsOf(container, place.prefix + name)
        if (oldest === undefined) return undefined
        return await container
          .getBlobClient(place.prefix + name)
          .withVersion(oldest)
          .downloadToBuffer(0, undefined, soon())
      } catch (error) {
        if (isNotThere(error)) return undefined
        throw readFault(error)
      }
    },
    async remove(name) {
      const known = await versionIdsOf(container, place.prefix + name).catch((error: unknown) => Promise.reject(readFault(error)))
      for (const version of known)
        await container
          .getBlobClient(place.prefix + name)
          .withVersion(version)
          .delete(soon())
          .catch((error: unknown) => {
            // A policy that has not ended; a rule of the account on old versions may delete it later.
            if (!isImmutable(error) && !isNotThere(error)) refuseWrite(error)
          })
    },
    close: () => undefined,
  }
}

async function demandImmutability(place: AzurePlace, container: ContainerClient): Promise<void> {
  const found = await container.getProperties(soon()).catch((error: unknown) => {
    const said = (error as { readonly code?: string }).code ?? (error instanceof Error ? error.name : 'it does not answer')
    const what = isNotThere(error) ? 'does not exist' : `cannot be used: ${said}`
    throw new DataUnusable(describeObjects(place), `${what}. Check Audit:Bucket, AzureBlob:*, and the rights of the account.`, {
      cause: error,
    })
  })
  if (found.isImmutableStorageWithVersioningEnabled !== true)
    throw new DataUnusable(
      describeObjects(place),
      'has no version-level immutability. Make a container with it, and set Audit:Bucket to its name.',
    )
}

function refuseWrite(error: unknown): never {
  throw putFault(error)
}
