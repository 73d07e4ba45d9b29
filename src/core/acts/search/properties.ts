import { fold } from '../../kernel/fold.ts'

/** How a property's values are compared. What is in no table is a column of some list, whose values tell. */
export type PropertyType = 'text' | 'number' | 'instant' | 'boolean' | 'url'

export interface SearchProperty {
  /** As replies write it; the name in the index is this one folded. */
  readonly name: string
  readonly type: PropertyType
}

/** Properties that documents of every kind, or of several, have (rest.md 9), beside the columns of lists by their internal names. */
const managed: Readonly<Record<PropertyType, readonly string[]>> = {
  text: [
    'Title',
    'Author',
    'ModifiedBy',
    'ContentType',
    'ContentTypeId',
    'contentclass',
    'Description',
    'FileExtension',
    'Filename',
    'ListId',
    'WebId',
    'SiteId',
    'UniqueId',
    'AccountName',
    'WorkEmail',
  ],
  number: ['ListItemID', 'Size'],
  instant: ['Created', 'LastModifiedTime'],
  boolean: ['IsDocument'],
  url: ['Path', 'ParentLink', 'SPWebUrl', 'SPSiteUrl'],
}

/** Other names of the same properties. */
const aliases = {
  Write: 'LastModifiedTime',
  Modified: 'LastModifiedTime',
  FileType: 'FileExtension',
  CreatedBy: 'Author',
  Editor: 'ModifiedBy',
  OriginalPath: 'Path',
  SiteName: 'SPSiteUrl',
  Name: 'Filename',
  FileName: 'Filename',
  PreferredName: 'Title',
  ID: 'ListItemID',
} as const

const byKey = new Map<string, SearchProperty>(
  (Object.entries(managed) as [PropertyType, readonly string[]][]).flatMap(([type, names]) =>
    names.map((name): [string, SearchProperty] => [fold(name), { name, type }]),
  ),
)
const keyOfAlias = new Map(Object.entries(aliases).map(([alias, name]) => [fold(alias), fold(name)]))

/** The name of a property in the index, whichever of its names was used. */
export const propertyKey = (name: string): string => keyOfAlias.get(fold(name)) ?? fold(name)

/** What is known of a property beforehand; undefined for columns. */
export const managedProperty = (key: string): SearchProperty | undefined => byKey.get(key)

/** The kinds of lists in `contentclass`; others go by their number. */
const listClasses: ReadonlyMap<number, string> = new Map([
  [100, 'GenericList'],
  [101, 'DocumentLibrary'],
  [104, 'Announcements'],
  [107, 'Tasks'],
  [119, 'WebPageLibrary'],
])

/** `STS_ListItem_Tasks`, `STS_List_DocumentLibrary`. */
export const listClass = (prefix: 'STS_List' | 'STS_ListItem', baseTemplate: number): string =>
  `${prefix}_${listClasses.get(baseTemplate) ?? baseTemplate}`
