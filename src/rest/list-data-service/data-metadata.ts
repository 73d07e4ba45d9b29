import {
  choiceSet,
  choiceShape,
  type DataColumn,
  type DataList,
  dataItemShape,
  dataName,
  peopleSet,
  personShape,
} from '../../entities/items/data-service.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { escapeXmlAttribute } from '../../formats/xml.ts'
import type { Profile } from '../../profile/profile.ts'
import { typeName } from '../../profile/type-names.ts'
import { typingOf } from '../odata/atom-values.ts'
import type { EntitySet } from './entity-sets.ts'

interface Link {
  readonly name: string
  readonly set: string
  /** The set that it leads to, and its type in full. */
  readonly target: string
  readonly targetType: string
  readonly type: string
  readonly many: boolean
}

/** The metadata of the entity sets of a web, as an EDMX document (protocol/list-data-service#metadata). */
export function dataMetadata(profile: Profile, sets: ReadonlyMap<string, EntitySet>): string {
  const container = typeName(profile, 'DataService.Container')
  const namespace = container.slice(0, container.lastIndexOf('.'))
  const types: string[] = []
  const entitySetsXml: string[] = []
  const links: Link[] = []
  for (const [name, set] of sets) {
    const { shape, key, mine } = describe(profile, name, set, sets)
    links.push(...mine)
    types.push(typeXml(profile, shape, key, mine.map((link) => navigationXml(namespace, link)).join('')))
    entitySetsXml.push(`<EntitySet Name="${name}" EntityType="${typeName(profile, shape.type)}"/>`)
  }
  const associations = links.map(associationXml).join('')
  const associationSets = links.map((link) => associationSetXml(namespace, link)).join('')
  const isDefault = ' m:IsDefaultEntityContainer="true"'
  return (
    `<?xml version="1.0" encoding="utf-8"?><edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx">` +
    `<edmx:DataServices m:DataServiceVersion="2.0" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">` +
    `<Schema Namespace="${namespace}" xmlns="http://schemas.microsoft.com/ado/2008/09/edm">${types.join('')}${associations}` +
    `<EntityContainer Name="${container.slice(namespace.length + 1)}"${isDefault}>${entitySetsXml.join('')}${associationSets}</EntityContainer>` +
    `</Schema></edmx:DataServices></edmx:Edmx>`
  )
}

interface Described {
  readonly shape: Shape<never>
  readonly key: string
  readonly mine: readonly Link[]
}

function describe(profile: Profile, name: string, set: EntitySet, sets: ReadonlyMap<string, EntitySet>): Described {
  if (set.kind === 'people') return { shape: personShape as Shape<never>, key: 'Id', mine: [] }
  if (set.kind === 'choices') return { shape: choiceShape(name) as Shape<never>, key: 'Value', mine: [] }
  const { of } = set
  const shape = dataItemShape(of) as Shape<never>
  const mine = of.columns.flatMap((column): Link[] => {
    const target = targetOf(of, column, sets)
    if (!column.link || !target) return []
    const targetType = typeName(profile, target.shape.type)
    return [{ name: column.name, set: of.set, target: target.set, targetType, type: typeName(profile, shape.type), many: column.link.many }]
  })
  return { shape, key: 'Id', mine }
}

/** Where a column leads; undefined for a list that the service does not have. */
function targetOf(
  of: DataList,
  column: DataColumn,
  sets: ReadonlyMap<string, EntitySet>,
): { set: string; shape: Shape<never> } | undefined {
  if (column.link?.kind === 'person') return { set: peopleSet, shape: personShape as Shape<never> }
  if (column.link?.kind === 'choice') return { set: choiceSet(of, column), shape: choiceShape(choiceSet(of, column)) as Shape<never> }
  const listId = column.field.settings.lookupListId
  for (const [set, one] of sets)
    if (one.kind === 'list' && one.of.list.row.id === listId) return { set, shape: dataItemShape(one.of) as Shape<never> }
  return undefined
}

function typeXml(profile: Profile, shape: Shape<never>, key: string, navigation: string): string {
  const properties = [...shape.properties].map(([name, property]) => {
    const type = typingOf(profile, shape, name, property).type || 'Edm.String'
    const nullable = name === key ? ' Nullable="false"' : ''
    return `<Property Name="${escapeXmlAttribute(name)}" Type="${type.startsWith('Edm.') && type !== 'Edm.Guid' ? type : 'Edm.String'}"${nullable}/>`
  })
  return `<EntityType Name="${localOf(typeName(profile, shape.type))}"><Key><PropertyRef Name="${key}"/></Key>${properties.join('')}${navigation}</EntityType>`
}

const localOf = (type: string): string => type.slice(type.lastIndexOf('.') + 1)

const associationOf = ({ set, name }: Link): string => dataName(`${set}_${name}`)

const navigationXml = (namespace: string, link: Link): string =>
  `<NavigationProperty Name="${link.name}" Relationship="${namespace}.${associationOf(link)}" FromRole="${link.name}From" ToRole="${link.name}To"/>`

const associationXml = (link: Link): string =>
  `<Association Name="${associationOf(link)}"><End Type="${link.type}" Role="${link.name}From" Multiplicity="*"/>` +
  `<End Type="${link.targetType}" Role="${link.name}To" Multiplicity="${link.many ? '*' : '0..1'}"/></Association>`

const associationSetXml = (namespace: string, link: Link): string =>
  `<AssociationSet Name="${associationOf(link)}" Association="${namespace}.${associationOf(link)}">` +
  `<End Role="${link.name}From" EntitySet="${link.set}"/><End Role="${link.name}To" EntitySet="${link.target}"/></AssociationSet>`

/** The entity sets as a service document. */
export const serviceDocument = (root: string, names: Iterable<string>): string =>
  `<?xml version="1.0" encoding="utf-8"?><service xml:base="${escapeXmlAttribute(root)}" xmlns:atom="http://www.w3.org/2005/Atom" xmlns="http://www.w3.org/2007/app">` +
  `<workspace><atom:title>Default</atom:title>${[...names].map((name) => `<collection href="${escapeXmlAttribute(name)}"><atom:title>${name}</atom:title></collection>`).join('')}</workspace></service>`
