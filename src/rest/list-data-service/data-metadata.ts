import type { DataList } from '../../entities/items/data-service.ts'
import { attachmentSet } from '../../entities/items/data-service.ts'
import { choiceShape, dataAttachmentShape, dataItemShape, personShape } from '../../entities/items/data-shapes.ts'
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
  /** The name of its association, which no other link has. */
  readonly association: string
}

/** The metadata of the entity sets of a web, as an EDMX document (protocol/list-data-service#metadata). */
export function dataMetadata(profile: Profile, sets: ReadonlyMap<string, EntitySet>): string {
  const container = typeName(profile, 'DataService.Container')
  const namespace = container.slice(0, container.lastIndexOf('.'))
  const types: string[] = []
  const entitySetsXml: string[] = []
  const links: Link[] = []
  const associationNames = new Set<string>()
  for (const [name, set] of sets) {
    const described = describe(name, set)
    const { shape } = described
    const mine = set.kind === 'list' ? linksOf(profile, set.of, sets, associationNames) : []
    links.push(...mine)
    types.push(typeXml(profile, described, mine.map((link) => navigationXml(namespace, link)).join('')))
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
  readonly key: readonly string[]
}

function describe(name: string, set: EntitySet): Described {
  if (set.kind === 'people') return { shape: personShape as Shape<never>, key: ['Id'] }
  if (set.kind === 'attachments') return { shape: dataAttachmentShape as Shape<never>, key: [...dataAttachmentShape.properties.keys()] }
  if (set.kind === 'choices') return { shape: choiceShape(name) as Shape<never>, key: ['Value'] }
  return { shape: dataItemShape(set.of) as Shape<never>, key: ['Id'] }
}

/** The links of the items of a list: those of its columns, and that to attachments. */
function linksOf(profile: Profile, of: DataList, sets: ReadonlyMap<string, EntitySet>, taken: Set<string>): Link[] {
  const { type, navigation } = dataItemShape(of)
  return [...navigation].flatMap(([name, { many }]): Link[] => {
    const target = of.columns.find((column) => column.name === name)?.link?.set ?? attachmentSet
    const set = sets.get(target)
    if (!set) return []
    const targetType = typeName(profile, describe(target, set).shape.type)
    let association = `${of.set}_${name}`
    for (let number = 0; taken.has(association); number += 1) association = `${of.set}_${name}${number}`
    taken.add(association)
    return [{ name, set: of.set, target, targetType, type: typeName(profile, type), many, association }]
  })
}

function typeXml(profile: Profile, { shape, key }: Described, navigation: string): string {
  const properties = [...shape.properties].map(([name, property]) => {
    const type = typingOf(profile, shape, name, property).type || 'Edm.String'
    const nullable = key.includes(name) ? ' Nullable="false"' : ''
    return `<Property Name="${escapeXmlAttribute(name)}" Type="${type.startsWith('Edm.') && type !== 'Edm.Guid' ? type : 'Edm.String'}"${nullable}/>`
  })
  const keys = key.map((name) => `<PropertyRef Name="${name}"/>`).join('')
  const stream = shape.media ? ' m:HasStream="true"' : ''
  return `<EntityType Name="${localOf(typeName(profile, shape.type))}"${stream}><Key>${keys}</Key>${properties.join('')}${navigation}</EntityType>`
}

const localOf = (type: string): string => type.slice(type.lastIndexOf('.') + 1)

const navigationXml = (namespace: string, link: Link): string =>
  `<NavigationProperty Name="${link.name}" Relationship="${namespace}.${link.association}" FromRole="${link.name}From" ToRole="${link.name}To"/>`

const associationXml = (link: Link): string =>
  `<Association Name="${link.association}"><End Type="${link.type}" Role="${link.name}From" Multiplicity="*"/>` +
  `<End Type="${link.targetType}" Role="${link.name}To" Multiplicity="${link.many ? '*' : '0..1'}"/></Association>`

const associationSetXml = (namespace: string, link: Link): string =>
  `<AssociationSet Name="${link.association}" Association="${namespace}.${link.association}">` +
  `<End Role="${link.name}From" EntitySet="${link.set}"/><End Role="${link.name}To" EntitySet="${link.target}"/></AssociationSet>`
