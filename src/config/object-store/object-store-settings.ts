/** Where bytes are stored with `BlobProvider` `S3` or `AzureBlob`. */
export const objectStoreSettings = [
  {
    key: 'S3:Endpoint',
    type: 'text',
    default: '',
    help: 'Address of the object store of BlobProvider S3, such as https://objects.example:9000; empty for that of Amazon in S3:Region.',
  },
  { key: 'S3:Region', type: 'text', default: 'us-east-1', help: 'Region of the bucket. Stores of others than Amazon take any.' },
  { key: 'S3:Bucket', type: 'text', default: '', help: 'Bucket that holds the bytes. It must exist.' },
  {
    key: 'S3:Prefix',
    type: 'text',
    default: '',
    help: 'Beginning of the names of all objects, such as tenon/, so that farms can share a bucket. Each farm needs its own.',
  },
  {
    key: 'S3:AccessKeyId',
    type: 'text',
    default: '',
    help: 'Key of the user of the bucket; empty for what the environment, a file or the machine gives, as usual for programs of S3.',
  },
  { key: 'S3:SecretAccessKey', type: 'text', default: '', secret: true, help: 'Secret of S3:AccessKeyId.' },
  {
    key: 'S3:ForcePathStyle',
    type: 'boolean',
    default: false,
    help: 'Whether the bucket is the first part of the path, and not of the host. Most stores of others than Amazon need it.',
  },
  {
    key: 'AzureBlob:ConnectionString',
    type: 'text',
    default: '',
    secret: true,
    help: 'Account of BlobProvider AzureBlob, as the portal of Azure shows it: DefaultEndpointsProtocol=https;AccountName=<name>;AccountKey=<key>;EndpointSuffix=core.windows.net, or BlobEndpoint=<address>;SharedAccessSignature=<signature>.',
  },
  {
    key: 'AzureBlob:Container',
    type: 'text',
    default: '',
    help: 'Container of AzureBlob:ConnectionString that holds the bytes. It must exist. Each farm needs its own.',
  },
] as const

interface ObjectStoreConfig {
  readonly StorageProvider: string
  readonly BlobProvider: string
  readonly 'S3:Endpoint': string
  readonly 'S3:Region': string
  readonly 'S3:Bucket': string
  readonly 'S3:Prefix': string
  readonly 'S3:AccessKeyId': string
  readonly 'S3:SecretAccessKey': string
  readonly 'AzureBlob:ConnectionString': string
  readonly 'AzureBlob:Container': string
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const prefixText = /^(?:[\w-][\w.-]{0,59}\/){0,10}$/

const containerName = /^[a-z0-9](?:-?[a-z0-9]){2,62}$/

/** The providers whose bytes may be objects. */
const withObjects: ReadonlySet<string> = new Set(['ObjectStore', 'PostgreSQL', 'MySQL', 'SqlServer'])

/** Why a start with these settings is refused; undefined if it is not. The connection string, which holds a secret, is in no message. */
export function objectStoreFault(config: ObjectStoreConfig): string | undefined {
  const { BlobProvider: blobs, StorageProvider: rows } = config
  if (blobs !== 'S3' && blobs !== 'AzureBlob')
    return rows === 'ObjectStore'
      ? `StorageProvider is ObjectStore, but BlobProvider is ${blobs}. Set BlobProvider to S3 or AzureBlob, where the bytes are objects.`
      : undefined
  if (!withObjects.has(rows))
    return `BlobProvider is ${blobs}, but StorageProvider is ${rows}, which stores bytes in a place of its own. Set StorageProvider to ObjectStore, PostgreSQL, MySQL or SqlServer, or BlobProvider to Database.`
  return blobs === 'S3' ? s3Fault(config) : azureFault(config)
}

function s3Fault(config: ObjectStoreConfig): string | undefined {
  const { 'S3:Endpoint': endpoint, 'S3:Bucket': bucket, 'S3:Prefix': prefix } = config
  if (bucket === '') return 'BlobProvider is S3, but S3:Bucket is not set. Set it to the name of a bucket that exists.'
  if (bucket.length > 63 || !bucketName.test(bucket))
    return 'S3:Bucket is no name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.'
  if (prefix.length > 500 || !prefixText.test(prefix))
    return 'S3:Prefix must be empty, or names of letters, digits, dots, hyphens and underscores that each end with a slash, such as tenon/.'
  if (endpoint !== '' && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    return 'S3:Endpoint is no URL with the scheme http or https. Set it to the address of the object store, or leave it out.'
  if ((config['S3:AccessKeyId'] === '') !== (config['S3:SecretAccessKey'] === ''))
    return 'S3:AccessKeyId and S3:SecretAccessKey belong together. Set both, or neither of them.'
  return undefined
}

function azureFault({ 'AzureBlob:ConnectionString': account, 'AzureBlob:Container': container }: ObjectStoreConfig): string | undefined {
  if (account === '')
    return 'BlobProvider is AzureBlob, but AzureBlob:ConnectionString is not set. Set it to the connection string of the storage account, as the portal shows it.'
  const parts = partsOf(account)
  const endpoint = parts.get('blobendpoint')
  if (account !== 'UseDevelopmentStorage=true' && !parts.has('accountname') && endpoint === undefined)
    return 'AzureBlob:ConnectionString names no account: AccountName, or BlobEndpoint, is missing.'
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    return 'The BlobEndpoint of AzureBlob:ConnectionString is no URL with the scheme http or https.'
  if (account !== 'UseDevelopmentStorage=true' && !parts.has('accountkey') && !parts.has('sharedaccesssignature'))
    return 'AzureBlob:ConnectionString has no credentials: AccountKey, or SharedAccessSignature, is missing.'
  if (container === '')
    return 'BlobProvider is AzureBlob, but AzureBlob:Container is not set. Set it to the name of a container that exists.'
  return container.length > 63 || !containerName.test(container)
    ? 'AzureBlob:Container is no name of a container: 3 to 63 lower-case letters, digits, and hyphens, each between two others.'
    : undefined
}

/** `<name>=<value>;…`, by name in lower case. */
function partsOf(account: string): ReadonlyMap<string, string> {
  const parts = account.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    return at > 0 ? [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]] : []
  })
  return new Map(parts)
}
