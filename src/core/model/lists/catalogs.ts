import { derivedId } from '../derived-id.ts'
import { pictureColumns, type TemplateField } from './template-columns.ts'
import { type ListTemplate, noFeature, titleField } from './templates.ts'

/** A hidden library or list of the root web, in its folder `_catalogs`: what designers and administrators of a site collection share. */
export interface Catalog {
  readonly title: string
  readonly leafName: string
  readonly template: ListTemplate
  /** It is made when it is needed, not with the site collection. */
  readonly isLate?: true
}

/** The column that says what a file is for; the same as in libraries of pictures. */
const description = pictureColumns.filter(({ internalName }) => internalName === 'Description')

const catalog = (id: number, title: string, leafName: string, contentTypeId: string): Catalog => ({
  title,
  leafName,
  template: {
    id,
    name: title,
    baseType: 1,
    contentTypeId: '0x0101',
    ownTypes: { item: contentTypeId },
    fields: [titleField(false), ...description],
    featureId: noFeature,
    icon: 'itdl',
    hasFolders: true,
  },
})

const address = (internalName: string, title: string): TemplateField => ({
  internalName,
  title,
  type: 'URL',
  id: derivedId(`composed looks ${internalName}`),
})

/** The looks that a web can take: a list, whose items name their files. */
const composedLooks: Catalog = {
  title: 'Composed Looks',
  leafName: 'design',
  template: {
    id: 124,
    name: 'Composed Looks',
    baseType: 0,
    contentTypeId: '0x01',
    fields: [
      titleField(true),
      { internalName: 'Name', title: 'Name', type: 'Text', id: derivedId('composed looks Name'), settings: { maxLength: 255 } },
      address('MasterPageUrl', 'Master Page URL'),
      address('ThemeUrl', 'Theme URL'),
      address('ImageUrl', 'Image URL'),
      address('FontSchemeUrl', 'Font Scheme URL'),
      { internalName: 'DisplayOrder', title: 'Display Order', type: 'Number', id: derivedId('composed looks DisplayOrder') },
    ],
    featureId: noFeature,
    icon: 'itgen',
    hasFolders: false,
  },
}

/** The catalogs of a site collection by the number of their template, which `getcatalog` takes. Clients cannot make more of them. */
export const catalogs: ReadonlyMap<number, Catalog> = new Map(
  [
    catalog(116, 'Master Page Gallery', 'masterpage', '0x010105'),
    catalog(113, 'Web Part Gallery', 'wp', '0x0101'),
    catalog(114, 'List Template Gallery', 'lt', '0x0101'),
    { ...catalog(111, 'Web Template Gallery', 'wt', '0x0101'), isLate: true as const },
    catalog(121, 'Solution Gallery', 'solutions', '0x0101'),
    catalog(123, 'Theme Gallery', 'theme', '0x0101'),
    composedLooks,
  ].map((one) => [one.template.id, one]),
)
