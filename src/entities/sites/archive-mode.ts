import type { ArchiveMode } from '../../core/acts/archive/archive-mode.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const archiveMode: Shape<ArchiveMode, 'ArchiveMode'> = shapeOf<'ArchiveMode', ArchiveMode>(
  'ArchiveMode',
  {
    ArchivedScope: ({ scope }) => scope?.url ?? null,
    ArchivedTime: ({ scope }) => (scope ? isoTime(scope.row.archivedAt) : null),
    CheckedTime: ({ scope }) => (scope?.row.walkedAt == null ? null : isoTime(scope.row.walkedAt)),
    HashedTime: ({ scope }) => (scope?.row.hashedAt == null ? null : isoTime(scope.row.hashedAt)),
    IsArchived: ({ scope }) => scope !== undefined,
  },
  { address: ({ owner }) => `${owner.canonical}/ArchiveMode` },
)
