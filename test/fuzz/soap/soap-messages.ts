import { escapeXml, escapeXmlAttribute } from '../../../src/formats/xml.ts'
import type {
  AttributeDescription,
  ContentDescription,
  ElementDescription,
  OperationDescription,
  ServiceDescription,
  SimpleDescription,
} from '../../../src/soap/protocol/description.ts'
import type { Random } from '../../support/random/random.ts'

/** How far a message is from what the contract asks for. */
export type Kind = 'valid' | 'nearly valid' | 'hostile'

export interface MessageMaker {
  /** The element of a call, as text. */
  elementOf(service: ServiceDescription, operation: OperationDescription, kind: Kind): string
  /** One of the values. */
  pick<T>(values: readonly [T, ...T[]]): T
  /** Whether something happens that happens in one of `n` cases. */
  oneIn(n: number): boolean
}

/** Texts that no parameter expects. None is longer than what a person could paste. */
const odd: readonly [string, ...string[]] = [
  ...(['', ' ', "'", '"', '%', '%00', '..', '/', '\\', '//', '~', '-', '#', '*', ';#', '1;#', ';#;#', '{', '{}', '{}{}'] as const),
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'Infinity', '-1', '0', '1e999', '9'.repeat(30), '0x', '１'],
  ...['2026-02-30T00:00:00Z', '9999-12-31T23:59:59Z', '-0001-01-01T00:00:00Z', '1;3;x', "' OR 1=1 --", '<b>', ']]>', '&amp;', '🙂', 'ß'],
  ...['http://', 'http://elsewhere/x', 'javascript:1', 'file:///etc/passwd', '../../..', 'a/../b', '\u202e', '\t\r\n', 'é'.repeat(300)],
  ...['{00000000-0000-0000-0000-000000000000}', '{zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz}', 'x'.repeat(5000), 'a;b;c;d;'.repeat(50)],
]

/** Elements for places that take any XML, most of them CAML. */
const xml: readonly [string, ...string[]] = [
  '<Query/>',
  '<Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">one</Value></Eq></Where></Query>',
  '<Query><Where><And><Gt><FieldRef Name="ID"/><Value Type="Counter">0</Value></Gt><IsNotNull><FieldRef Name="Title"/></IsNotNull></And></Where></Query>',
  '<Query><OrderBy><FieldRef Name="ID" Ascending="FALSE"/></OrderBy></Query>',
  '<Query><Where><Eq><FieldRef Name="Nope"/><Value Type="Text">x</Value></Eq></Where></Query>',
  '<Query><Where><And/></Where></Query>',
  '<Query><Where><In><FieldRef Name="ID"/><Values/></In></Where></Query>',
  '<Query><Where><DateRangesOverlap><FieldRef Name="Created"/><Value Type="DateTime"><Now/></Value></DateRangesOverlap></Where></Query>',
  '<ViewFields/>',
  '<ViewFields><FieldRef Name="Title"/><FieldRef Name="ID"/></ViewFields>',
  '<ViewFields Properties="TRUE"><FieldRef Name="MetaInfo"/></ViewFields>',
  '<QueryOptions/>',
  '<QueryOptions><DateInUtc>TRUE</DateInUtc><Folder>Lists/Tasks</Folder><ViewAttributes Scope="Recursive"/></QueryOptions>',
  '<QueryOptions><Paging ListItemCollectionPositionNext="Paged=TRUE&amp;p_ID=zzz"/></QueryOptions>',
  '<View><Query/><RowLimit>5</RowLimit></View>',
  '<RowLimit Paged="TRUE">5</RowLimit>',
  '<List Title="Tasks" Description="d"/>',
  '<List EnableVersioning="maybe" Nope="1"/>',
  '<Fields><Method ID="1"><Field Type="Text" DisplayName="New"/></Method></Fields>',
  '<Field Type="Nope" Name="x"/>',
  '<Fields/>',
  '<Users/>',
  '<Permissions/>',
  '<a xmlns="urn:elsewhere" b="c">d<e/></a>',
  `${'<And>'.repeat(70)}${'</And>'.repeat(70)}`,
]

const sampleTexts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  boolean: ['true', 'false', '1', '0'],
  dateTime: ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00', '2026-01-31T10:00:00.5+01:00'],
  base64Binary: ['eA==', ''],
  string: ['Tasks', '1', 'one', 'TRUE', 'ann'],
}

/** Messages drawn from the tables of the codec. `known` has values that lead to something, by the name of a parameter. */
export function messagesFrom(random: Random, known: Readonly<Record<string, readonly [string, ...string[]]>>): MessageMaker {
  const below = (n: number): number => Math.floor(random() * n)
  const oneIn = (n: number): boolean => below(n) === 0
  const pick = <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0]
  const some = <T>(values: readonly T[], otherwise: T): T => values[below(values.length)] ?? otherwise

  const textOf = (name: string, simple: SimpleDescription, kind: Kind): string => {
    if (kind === 'hostile' ? !oneIn(3) : kind === 'nearly valid' && oneIn(6)) return pick(odd)
    const values = Object.hasOwn(known, name) ? known[name] : undefined
    if (values) return pick(values)
    if (simple.values) return some(simple.values, '')
    return pick(sampleTexts[simple.base] ?? ['1', '0', '2', '100'])
  }

  const attributeText = ({ name, optional, simple }: AttributeDescription, kind: Kind): string => {
    if (optional ? oneIn(2) : kind !== 'valid' && oneIn(10)) return ''
    return ` ${name}="${escapeXmlAttribute(textOf(name, simple, kind))}"`
  }

  function contentText(
    service: ServiceDescription,
    content: ContentDescription,
    kind: Kind,
    depth: number,
  ): { attributes: string; inner: string } {
    const attributes = content.attributes.map((attribute) => attributeText(attribute, kind)).join('')
    if (content.text) return { attributes, inner: escapeXml(textOf('', content.text, kind)) }
    const children = content.elements.flatMap((element) => elementTexts(service, element, kind, depth))
    if (content.any !== undefined && !oneIn(4)) children.push(pick(xml))
    if (kind !== 'valid' && children.length > 0) disturb(children)
    return { attributes, inner: children.join('') }
  }

  /** Leaves out, repeats, moves or adds a child. */
  function disturb(children: string[]): void {
    const at = below(children.length)
    const child = children[at] ?? ''
    if (oneIn(8)) children.splice(at, 1)
    if (oneIn(12)) children.push(child)
    if (oneIn(8)) children.reverse()
    if (oneIn(15)) children.push(pick(xml))
    if (oneIn(15)) children.push(escapeXml(pick(odd)))
    if (oneIn(15)) children.splice(at, 0, pick(['<!-- x -->', '<?x y?>', '<![CDATA[x]]>', '<nope/>', '<Nope xmlns="urn:x"/>']))
  }

  function elementTexts(service: ServiceDescription, element: ElementDescription, kind: Kind, depth: number): string[] {
    if (element.optional ? (oneIn(2) && !Object.hasOwn(known, element.name)) || depth === 0 : kind !== 'valid' && oneIn(25)) return []
    const count = element.many ? 1 + below(3) : 1
    return Array.from({ length: count }, () => oneElement(service, element, kind, depth))
  }

  function oneElement(service: ServiceDescription, element: ElementDescription, kind: Kind, depth: number): string {
    const { name, simple, type } = element
    // The namespace of proxies of .NET, an absent value, and a prefix.
    const more = kind === 'valid' ? '' : oneIn(20) ? ' xmlns=""' : oneIn(30) ? ` xmlns:i="${instances}" i:nil="true"` : ''
    if (simple) return `<${name}${more}>${escapeXml(textOf(name, simple, kind))}</${name}>`
    const content = element.content ?? (type === undefined ? undefined : service.types[type])
    if (!content) return `<${name}/>`
    if (content.asXml) return depth > 2 || oneIn(2) ? pick(xml) : `<${name}${more}>${pick(xml)}</${name}>`
    const { attributes, inner } = contentText(service, content, kind, Math.max(0, depth - 1))
    return `<${name}${more}${attributes}>${inner}</${name}>`
  }

  return {
    pick,
    oneIn,
    elementOf(service, operation, kind) {
      const namespace =
        kind === 'hostile' && oneIn(15) ? pick(odd) : pick(['urn:svc:soap/', service.establishedNamespace.split(' ')[0] ?? ''])
      const { attributes, inner } = contentText(service, service.types[operation.input] ?? { elements: [], attributes: [] }, kind, 6)
      return `<${operation.input} xmlns="${escapeXmlAttribute(namespace)}"${attributes}>${inner}</${operation.input}>`
    },
  }
}

const instances = 'http://www.w3.org/2001/XMLSchema-instance'
