import { writeChangeToken } from '../../core/acts/changes/change-token.ts'
import type { Delivery, DeliveryOutcome } from '../../core/acts/webhooks/deliveries.ts'
import type { Subscription } from '../../core/acts/webhooks/subscriptions.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

export const subscriptionShape: Shape<Subscription, 'Subscription'> = {
  ...shapeOf<'Subscription', Subscription>('Subscription', {
    id: ({ row }) => row.id,
    clientState: ({ row }) => row.clientState,
    expirationDateTime: ({ row }) => isoTime(row.expiresAt),
    notificationUrl: ({ row }) => row.notificationUrl,
    resource: ({ row }) => row.listId,
  }),
  address: ({ list, row }) => `${canonicalList(list)}/Subscriptions(guid'${row.id}')`,
}

/** A delivery of a subscription. */
export interface ShownDelivery {
  readonly of: Subscription
  readonly row: Delivery
}

export const deliveryShape: Shape<ShownDelivery, 'Delivery'> = {
  ...shapeOf<'Delivery', ShownDelivery>('Delivery', {
    number: ({ row }) => row.ordinal,
    time: ({ row }) => isoTime(row.at),
    outcome: ({ row }) => row.outcome as DeliveryOutcome,
    status: ({ row }) => row.status,
    reason: ({ row }) => row.reason,
    changeToken: ({ row }) => writeChangeToken({ kind: 'list', id: row.listId }, row),
    durationMs: ({ row }) => row.durationMs,
  }),
  address: ({ of, row }) => `${subscriptionShape.address(of)}/Deliveries(${row.ordinal})`,
}
