/** Where sealed segments of the audit logs are kept. */
export const auditStoreSettings = [
  {
    key: 'Audit:Store',
    type: 'choice',
    default: 'Local',
    choices: ['Local', 'S3', 'Azure'],
    help: 'Where sealed segments of the audit logs are: in files of the data root, or as objects that nobody can change or delete (Audit:Bucket).',
  },
  {
    key: 'Audit:Bucket',
    type: 'text',
    default: '',
    help: 'Bucket for Audit:Store S3, made with object lock, in the store of S3:*; or container for Audit:Store Azure, made with version-level immutability, in the account of AzureBlob:ConnectionString.',
  },
  {
    key: 'Audit:LockDays',
    type: 'integer',
    default: 365,
    min: 1,
    max: 36_500,
    help: 'Days during which the object store lets nobody change or delete a sealed segment of an audit log.',
  },
  {
    key: 'Audit:LockMode',
    type: 'choice',
    default: 'Compliance',
    choices: ['Compliance', 'Governance'],
    help: 'Mode of the lock: nobody ends a lock of Compliance early; who has the right for it ends one of Governance. Azure calls them locked and unlocked.',
  },
] as const

interface AuditStoreConfig {
  readonly StorageProvider: string
  readonly 'Audit:Store': string
  readonly 'Audit:Bucket': string
  readonly 'AzureBlob:ConnectionString': string
  readonly 'Audit:LockDays': number
  readonly 'Audit:RetentionDays': number
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Why a start with these settings is refused; undefined if it is not. */
export function auditStoreFault(config: AuditStoreConfig): string | undefined {
  const store = config['Audit:Store']
  if (store === 'Local') return undefined
  if (config.StorageProvider === 'InMemory')
    return `Audit:Store is ${store}, but StorageProvider is InMemory, which keeps its audit logs in memory. Set another StorageProvider, or Audit:Store to Local.`
  const bucket = config['Audit:Bucket']
  if (bucket.length > 63 || !bucketName.test(bucket))
    return `Audit:Store is ${store}, but Audit:Bucket is no name of a ${store === 'S3' ? 'bucket' : 'container'}: 3 to 63 lower-case letters, digits, dots and hyphens.`
  if (store === 'Azure' && config['AzureBlob:ConnectionString'] === '')
    return 'Audit:Store is Azure, but AzureBlob:ConnectionString is empty. Set it to that of the account which has the container Audit:Bucket.'
  const kept = config['Audit:RetentionDays']
  if (kept !== 0 && kept < config['Audit:LockDays'])
    return `Audit:RetentionDays is ${kept}, but the locks of Audit:LockDays last ${config['Audit:LockDays']} days. Keep records at least as long as they are locked.`
  return undefined
}
