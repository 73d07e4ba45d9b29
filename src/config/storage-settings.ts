import type { Setting } from './setting.ts'

/** When a write counts as done, what happens if the disk is full, and how long the audit log is kept. */
export const storageSettings = [
  {
    key: 'Sqlite:Synchronous',
    type: 'choice',
    default: 'Full',
    choices: ['Full', 'Normal'],
    help: 'When a write is acknowledged: Full when it is on the disk; Normal sooner, so that a power cut can lose the latest writes. Both keep the database intact.',
  },
  {
    key: 'Farm:SelfServiceSites',
    type: 'boolean',
    default: false,
    help: 'Whether every user may create site collections (SPSiteManager/create). Farm administrators always may.',
  },
  {
    key: 'Farm:IdleMinutes',
    type: 'integer',
    default: 15,
    min: 0,
    max: 1440,
    help: 'A content database that nobody has used for this time is closed until it is used again; 0: it stays open.',
  },
  {
    key: 'Storage:ReserveBytes',
    type: 'integer',
    default: 16_777_216,
    min: 0,
    max: 1_099_511_627_776,
    help: 'Disk space that each content database reserves for deleting when the disk is full, and the farm database at most 1 MiB of it; 0 reserves none.',
  },
  {
    key: 'Farm:BackupRoot',
    type: 'path',
    default: './backups',
    help: 'Directory of the backups of content databases; it cannot be below the data. Created when it is needed.',
  },
  {
    key: 'Farm:StorageRoot',
    type: 'path',
    default: './storage',
    help: 'Directory of the content databases of web applications with a storage back-end of their own; apart from the data and the backups. Created when it is needed.',
  },
  {
    key: 'Audit:IntervalSeconds',
    type: 'integer',
    default: 1,
    min: 1,
    max: 3600,
    help: 'Seconds after which what happened is in the audit log.',
  },
  {
    key: 'Audit:RetentionDays',
    type: 'integer',
    default: 0,
    min: 0,
    max: 36_500,
    help: 'Days that audit records are kept; then a signed stub takes the place of their segment. 0 keeps them for ever.',
  },
] as const satisfies readonly Setting[]
