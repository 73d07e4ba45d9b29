import type { RelatedColumn, StoredRightsManagement } from '../../core/acts/lists/list-settings.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

export const relatedField: Shape<RelatedColumn, 'RelatedField'> = shapeOf<'RelatedField', RelatedColumn>('RelatedField', {
  FieldId: ({ field }) => field.id,
  ListId: ({ list }) => list.row.id,
  RelationshipDeleteBehavior: () => 0,
  WebId: ({ list }) => list.row.webId,
})

const flag =
  (name: string) =>
  ({ values }: StoredRightsManagement): boolean =>
    values[name] === true

const days =
  (name: string, otherwise: number) =>
  ({ values }: StoredRightsManagement): number =>
    Number(values[name] ?? otherwise)

const text =
  (name: string) =>
  ({ values }: StoredRightsManagement): string =>
    String(values[name] ?? '')

export const rightsManagement: Shape<StoredRightsManagement, 'InformationRightsManagementSettings'> = shapeOf<
  'InformationRightsManagementSettings',
  StoredRightsManagement
>(
  'InformationRightsManagementSettings',
  {
    AllowPrint: flag('AllowPrint'),
    AllowScript: flag('AllowScript'),
    AllowWriteCopy: flag('AllowWriteCopy'),
    DisableDocumentBrowserView: flag('DisableDocumentBrowserView'),
    DocumentAccessExpireDays: days('DocumentAccessExpireDays', 90),
    EnableDocumentAccessExpire: flag('EnableDocumentAccessExpire'),
    EnableGroupProtection: flag('EnableGroupProtection'),
    EnableLicenseCacheExpire: flag('EnableLicenseCacheExpire'),
    GroupName: text('GroupName'),
    LicenseCacheExpireDays: days('LicenseCacheExpireDays', 30),
    PolicyDescription: text('PolicyDescription'),
    PolicyTitle: text('PolicyTitle'),
  },
  { address: ({ list }) => `${canonicalList(list)}/InformationRightsManagementSettings` },
)
