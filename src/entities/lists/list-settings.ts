import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import type { RelatedColumn, StoredRightsManagement } from '../../core/acts/lists/list-settings.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import { holds } from '../../core/model/permissions/rights.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeNamed, shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

export const relatedField: Shape<RelatedColumn, 'RelatedField'> = shapeOf<'RelatedField', RelatedColumn>(
  'RelatedField',
  {
    FieldId: ({ field }) => field.id,
    ListId: ({ list }) => list.row.id,
    RelationshipDeleteBehavior: () => 0,
    WebId: ({ list }) => list.row.webId,
  },
  {
    navigation: {
      LookupList: {
        many: false,
        expansion: { shape: () => shapeNamed('List'), load: async (columns) => columns.map(({ target }) => target) },
      },
    },
  },
)

type WithRights = Pick<StoredRightsManagement, 'values'>

/** The reader of a setting that is true or false. */
export const flag =
  (name: string) =>
  ({ values }: WithRights): boolean =>
    values[name] === true

const days =
  (name: string, otherwise: number) =>
  ({ values }: WithRights): number =>
    Number(values[name] ?? otherwise)

const text =
  (name: string) =>
  ({ values }: WithRights): string =>
    String(values[name] ?? '')

/** How settings of rights management are read, with the value of each that nobody has set. */
export const rightsReaders = {
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
}

export const rightsManagement: Shape<StoredRightsManagement, 'InformationRightsManagementSettings'> = shapeOf<
  'InformationRightsManagementSettings',
  StoredRightsManagement
>('InformationRightsManagementSettings', rightsReaders, {
  address: ({ list }) => `${canonicalList(list)}/InformationRightsManagementSettings`,
})

/** Whether the actor may add to a list. */
export interface Creatables {
  readonly list: List
  readonly mayAdd: boolean
}

export const creatablesOf = async (ctx: Context, list: List): Promise<Creatables> => ({
  list,
  mayAdd: list.refusesWrites === undefined && holds(await rightsOn(ctx, list.scopeId), 'AddListItems'),
})

export const creatablesInfo: Shape<Creatables, 'CreatablesInfo'> = shapeOf<'CreatablesInfo', Creatables>(
  'CreatablesInfo',
  {
    CanCreateFolders: ({ list, mayAdd }) => mayAdd && list.row.enableFolderCreation,
    CanCreateItems: ({ list, mayAdd }) => mayAdd && !isLibrary(list),
    CanUploadFiles: ({ list, mayAdd }) => mayAdd && isLibrary(list),
    CreatablesCollection: () => ({ Items: [] }),
    Creatables: () => [],
  },
  { address: ({ list }) => `${canonicalList(list)}/CreatablesInfo` },
)
