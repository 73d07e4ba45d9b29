import type { Alert, AlertPatch } from '../../core/acts/alerts/alerts.ts'
import { user } from '../people/principals.ts'
import { isoTime } from '../shape/iso-time.ts'
import { present } from '../shape/present.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** What clients set of an alert, in REST and in the object model; each edge reads times in its own way. */
interface AlertGiven {
  readonly Title?: string | undefined
  readonly EventType?: number | undefined
  readonly AlertFrequency?: number | undefined
  readonly DeliveryChannels?: number | undefined
  readonly Status?: number | undefined
  readonly Filter?: string | undefined
}

/** The changes of an alert; `alertTime` is in milliseconds. */
export const alertPatch = (given: AlertGiven, alertTime: number | undefined): AlertPatch =>
  present<AlertPatch>({
    title: given.Title,
    eventType: given.EventType as AlertPatch['eventType'],
    frequency: given.AlertFrequency as AlertPatch['frequency'],
    channels: given.DeliveryChannels,
    status: given.Status,
    alertTime,
    filter: given.Filter,
  })

export const alertShape: Shape<Alert, 'Alert'> = shapeOf<'Alert', Alert>(
  'Alert',
  {
    ID: ({ row }) => row.id,
    Title: ({ row }) => row.title,
    AlertFrequency: ({ row }) => row.frequency,
    AlertTemplateName: () => '',
    AlertTime: ({ row }) => (row.alertTime === null ? null : isoTime(row.alertTime)),
    AlertType: ({ row }) => (row.itemId === null ? 0 : 1),
    AlwaysNotify: () => false,
    DeliveryChannels: ({ row }) => row.channels,
    EventType: ({ row }) => row.eventType,
    Filter: ({ row }) => row.filter ?? '',
    ItemID: ({ row }) => row.itemId,
    ListID: ({ row }) => row.listId,
    ListUrl: ({ list }) => list.url,
    Status: ({ row }) => row.status,
    UserId: ({ row }) => row.ownerId,
  },
  {
    navigation: {
      User: {
        many: false,
        linked: true,
        expansion: { shape: () => user as Shape<never>, load: async (alerts) => alerts.map(({ owner }) => owner) },
      },
    },
  },
)
