import type { ContainerClient } from '@azure/storage-blob'
import { DataUnusable } from '../../../core/kernel/data-unusable.ts'
import { isNotThere, missingClient } from './faults.ts'
import { type AzurePlace, type ByteLock, describeObjects, type ObjectLocks } from './place.ts'

const requestMs = 60_000
const soon = () => ({ abortSignal: AbortSignal.timeout(requestMs) })
const retryOptions = { maxTries: 3, retryDelayInMs: 200, maxRetryDelayInMs: 2_000 }

/** Immutability policies and legal holds of the version of a blob that was stored first. An unlocked policy can be ended, a locked one not. */
export async function azureLocks(place: AzurePlace, { isFixed }: ByteLock): Promise<ObjectLocks> {
  const sdk = await import('@azure/storage-blob').catch(missingClient(place, '@azure/storage-blob'))
  const container = sdk.BlobServiceClient.fromConnectionString(place.connectionString, { retryOptions }).getContainerClient(place.container)
  const versionOf = (name: string, id: string) => container.getBlobClient(name).withVersion(id)
  return {
    async demand() {
      const { isImmutableStorageWithVersioningEnabled } = await container.getProperties(soon())
      if (isImmutableStorageWithVersioningEnabled !== true)
        throw new DataUnusable(
          describeObjects(place),
          'has no version-level immutability. Make a container with it, or set Archive:ByteLock to Off.',
        )
    },
    async set(name, { until, isHeld }, before) {
      const [first] = await versionIdsOf(container, name)
      if (first === undefined) return false
      const blob = versionOf(name, first)
      if (until !== before.until) {
        if (until === null) await blob.deleteImmutabilityPolicy(soon())
        else await blob.setImmutabilityPolicy({ expiriesOn: new Date(until), policyMode: isFixed ? 'Locked' : 'Unlocked' }, soon())
      }
      if (isHeld !== before.isHeld) await blob.setLegalHold(isHeld, soon())
      return true
    },
    async restore(name) {
      const [first, ...later] = await versionIdsOf(container, name)
      if (first === undefined) return false
      const isShown = await container.getBlobClient(name).exists(soon())
      if (isShown && later.length === 0) return false
      // A copy within an account, which becomes the version that reads find; the first one stays as it is.
      const copy = await container.getBlobClient(name).beginCopyFromURL(versionOf(name, first).url)
      await copy.pollUntilDone()
      return true
    },
    async remove(name) {
      await container.getBlobClient(name).deleteIfExists(soon())
      for (const id of await versionIdsOf(container, name))
        try {
          await versionOf(name, id).delete(soon())
        } catch (error) {
          if (isImmutable(error)) return false
          if (!isNotThere(error)) throw error
        }
      return true
    },
    close: () => undefined,
  }
}

/** The ids of the versions of one blob, the oldest first: Azure makes them of the times of the writes. */
export async function versionIdsOf(container: ContainerClient, name: string): Promise<string[]> {
  const found: string[] = []
  for await (const { name: other, versionId } of container.listBlobsFlat({ ...soon(), prefix: name, includeVersions: true }))
    if (other === name && versionId !== undefined) found.push(versionId)
  return found.sort()
}

/** Whether an error says that a policy or a legal hold keeps a version. */
export const isImmutable = (error: unknown): boolean =>
  ['BlobImmutableDueToPolicy', 'BlobImmutableDueToLegalHold'].includes((error as { readonly code?: string }).code ?? '')
