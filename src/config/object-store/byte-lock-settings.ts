/** How the object store keeps the bytes of what is archived or held. */
export const byteLockSettings = [
  {
    key: 'Archive:ByteLock',
    type: 'choice',
    default: 'Off',
    choices: ['Off', 'Governance', 'Compliance'],
    help: 'Whether the store of BlobProvider S3 or AzureBlob itself keeps the bytes of archived and held items (docs/archive.md): nobody ends a lock of Compliance early; this server ends one of Governance with archive mode. The bucket needs object lock, the container version-level immutability.',
  },
  {
    key: 'Archive:ByteLockDays',
    type: 'integer',
    default: 365,
    min: 1,
    max: 36_500,
    help: 'Days that a lock of Archive:ByteLock lasts. One of Governance is renewed while its item is archived; one of Compliance counts from the moment of archiving, and until its end archive mode does not end.',
  },
] as const

interface ByteLockConfig {
  readonly BlobProvider: string
  readonly 'Archive:ByteLock': string
}

/** Why a start with these settings is refused; undefined if it is not. */
export const byteLockFault = (config: ByteLockConfig): string | undefined =>
  config['Archive:ByteLock'] === 'Off' || config.BlobProvider === 'S3' || config.BlobProvider === 'AzureBlob'
    ? undefined
    : `Archive:ByteLock is ${config['Archive:ByteLock']}, but BlobProvider is ${config.BlobProvider}, where nothing locks bytes. Set BlobProvider to S3 or AzureBlob, or Archive:ByteLock to Off.`
