import { DataUnusable } from '../../../core/kernel/data-unusable.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'
import { describeObjects, type ObjectPlace } from './place.ts'

interface StoreError {
  /** Of S3. */
  readonly $metadata?: { readonly httpStatusCode?: number }
  /** Of Azure. */
  readonly statusCode?: number
  readonly code?: string
}

function statusOf(error: unknown): number | undefined {
  const { $metadata, statusCode } = (error ?? {}) as StoreError
  return $metadata?.httpStatusCode ?? statusCode
}

/** The bucket or the object does not exist, or is shorter than the range. */
export const isNotThere = (error: unknown): boolean => [404, 416].includes(statusOf(error) ?? 0)

/** What the store says when its quota is used up. */
const fullNames: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'EntityTooLarge'])

/** What callers see in place of an error of the store when bytes are written or deleted. */
export function putFault(error: unknown): DomainError {
  const isFull = statusOf(error) === 507 || (error instanceof Error && fullNames.has(error.name))
  return new DomainError(isFull ? kernelReasons.storage_full : kernelReasons.object_store_unavailable, {}, { cause: error })
}

/** As `putFault`, when bytes are read. */
export const readFault = (error: unknown): DomainError => new DomainError(kernelReasons.object_store_unreadable, {}, { cause: error })

/** Names of the words for a place in messages. */
const wordsOf = {
  S3: { place: 'bucket', setting: 'S3:Bucket', settings: 'S3:*' },
  Package: { place: 'place of the bytes', setting: 'StorageProvider', settings: 'of the package' },
  AzureBlob: { place: 'container', setting: 'AzureBlob:Container', settings: 'AzureBlob:*' },
} as const

/** Why a place of objects cannot be used, in words that hold no secret. */
export function unusableObjects(place: ObjectPlace, error: unknown): DataUnusable {
  const words = wordsOf[place.store]
  const { code } = (error ?? {}) as StoreError
  const said = code ?? (error instanceof Error ? error.name : 'it does not answer')
  const text = isNotThere(error)
    ? `does not exist. Create the ${words.place}, or correct ${words.setting}.`
    : `cannot be used: ${said}. Check that the store runs, the settings ${words.settings}, and the rights of the user.`
  return new DataUnusable(describeObjects(place), text, { cause: error })
}

/** The client of a kind of store is a package that is not everywhere. */
export function missingClient(place: ObjectPlace, name: string): (error: unknown) => never {
  return (error) => {
    const what = `needs the package ${name}, which is not installed. Install Tenon with npm, or set BlobProvider to Database.`
    throw new DataUnusable(describeObjects(place), what, { cause: error })
  }
}
