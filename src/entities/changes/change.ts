import type { LoggedChange } from '../../core/acts/changes/change-log.ts'
import { type ChangeScope, writeChangeToken } from '../../core/acts/changes/change-token.ts'
import type { ChangedEntity } from '../../core/model/change.ts'
import { isoTime } from '../shape/iso-time.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** A change in the log of one scope: its token belongs to that scope. */
export interface ShownChange {
  readonly row: LoggedChange
  readonly scope: ChangeScope
}

/**
 * The type name of each kind of change, and the property that holds its `objectId`; permission changes belong to the
 * web.
 */
const kinds: ReadonlyMap<string, { readonly type: string; readonly idProperty?: string }> = new Map(
  Object.entries({
    site: { type: 'Site' },
    web: { type: 'Web' },
    list: { type: 'List' },
    field: { type: 'Field', idProperty: 'FieldId' },
    contentType: { type: 'ContentType', idProperty: 'ContentTypeId' },
    view: { type: 'View', idProperty: 'ViewId' },
    item: { type: 'Item', idProperty: 'UniqueId' },
    file: { type: 'File', idProperty: 'UniqueId' },
    folder: { type: 'Folder', idProperty: 'UniqueId' },
    user: { type: 'User', idProperty: 'UserId' },
    group: { type: 'Group', idProperty: 'GroupId' },
    role: { type: 'Web' },
    // Never shown.
    binEntry: { type: 'Item' },
  } satisfies Record<ChangedEntity, object>),
)

const isPrincipal = ({ row }: ShownChange): boolean => row.entity === 'user' || row.entity === 'group'

/** For each id property, the changes that have it because it identifies their object. */
const whereIdIs =
  (name: string) =>
  ({ row }: ShownChange): boolean =>
    kinds.get(row.entity)?.idProperty === name

const typeOf = ({ row }: ShownChange): string => `Change${kinds.get(row.entity)?.type ?? ''}`

export const change: Shape<ShownChange, 'Change'> = {
  ...shapeOf<'Change', ShownChange>(
    'Change',
    {
      ChangeToken: ({ row, scope }) => ({ StringValue: writeChangeToken(scope, row) }),
      ChangeType: ({ row }, { profile }) => profile.changeTypes[row.type],
      SiteId: ({ row }) => row.siteId,
      Time: ({ row }) => isoTime(row.at),
      WebId: ({ row }) => row.webId,
      ListId: ({ row }) => row.listId ?? '',
      ItemId: ({ row }) => row.itemId ?? 0,
      UniqueId: ({ row }) => row.objectId,
      FieldId: ({ row }) => row.objectId,
      ViewId: ({ row }) => row.objectId,
      ContentTypeId: ({ row }) => ({ StringValue: row.detail ?? row.objectId }),
      UserId: ({ row }) => Number(row.objectId),
      GroupId: ({ row }) => Number(row.objectId),
    },
    {
      address: ({ row }) => changeId(row),
      typeOf,
      only: {
        WebId: (shown) => !isPrincipal(shown) && shown.row.entity !== 'site',
        ListId: ({ row }) => row.listId !== null,
        ItemId: ({ row }) => row.itemId !== null,
        UniqueId: whereIdIs('UniqueId'),
        FieldId: whereIdIs('FieldId'),
        ViewId: whereIdIs('ViewId'),
        ContentTypeId: whereIdIs('ContentTypeId'),
        UserId: whereIdIs('UserId'),
        GroupId: whereIdIs('GroupId'),
      },
    },
  ),
  type: 'Change',
  isAddressedByType: true,
}

/** The id of a change in a site collection: a GUID, as in the established server. */
const changeId = ({ siteId, sequence }: LoggedChange): string => siteId.slice(0, 24) + sequence.toString(16).padStart(12, '0')
