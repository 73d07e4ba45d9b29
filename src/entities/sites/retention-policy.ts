import type { RetentionAction, RetentionBasis, RetentionPolicy } from '../../core/acts/retention/policies.ts'
import { canonicalList } from '../lists/canonical.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const retentionPolicyShape: Shape<RetentionPolicy, 'RetentionPolicy'> = {
  ...shapeOf<'RetentionPolicy', RetentionPolicy>('RetentionPolicy', {
    id: ({ row }) => row.id,
    action: ({ row }) => row.action as RetentionAction,
    createdDateTime: ({ row }) => isoTime(row.createdAt),
    from: ({ row }) => row.basis as RetentionBasis,
    period: ({ row }) => row.period,
  }),
  address: ({ list, row }) => `${canonicalList(list)}/RetentionPolicies(guid'${row.id}')`,
}
