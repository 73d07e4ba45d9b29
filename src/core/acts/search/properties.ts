import { BoundedMap } from '../../kernel/bounded-map.ts'
import { fold } from '../../kernel/fold.ts'

/** How a property's values compare. Properties that are not in a table are columns of lists; their values decide. */
export type PropertyType = 'text' | 'number' | 'instant' | 'boolean' | 'url'

export interface SearchProperty {
  /** The name in replies; the index uses the folded name. */
  readonly name: string
  readonly type: PropertyType
}

/** The properties of several or all kinds of documents (protocol/search#properties), besides list columns, which have their internal names. */
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

/** Alternative names of these properties. */
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

/** The names of properties that all sites have, with their alternatives. */
export const propertyNames: readonly string[] = [...Object.values(managed).flat(), ...Object.keys(aliases)]

/** Whether all sites have a property, in whatever case its name is. */
export const isPropertyName = (name: string): boolean => byKey.has(propertyKey(name))

/** Documents repeat the names of the columns of their lists. */
const keys = new BoundedMap<string, string>(1_000)

/** The name of a property in the index, for any of its names. */
export const propertyKey = (name: string): string =>
  keys.getOrMake(name, () => {
    const folded = fold(name)
    return keyOfAlias.get(folded) ?? folded
  })

/** A property that all sites have; undefined for columns. */
export const managedProperty = (key: string): SearchProperty | undefined => byKey.get(key)

/** The names of list kinds in `contentclass`; other lists have their number. */
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
