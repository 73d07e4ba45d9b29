import type { Cell, CellType, SearchResult } from '../../core/acts/search/search.ts'
import type { SearchRequest } from '../../core/acts/search/search-query.ts'
import { type XmlElement, type XmlNode, xmlElement } from '../../formats/xml.ts'

const plain = (name: string, children: readonly XmlNode[], namespace = ''): XmlElement => xmlElement(namespace, name, undefined, children)

const response = 'urn:Microsoft.Search.Response'
const documents = 'urn:Microsoft.Search.Response.Document'
const properties = 'urn:Microsoft.Search.Response.Document.Document'

/** A page of results as a ResponsePacket (protocol/soap-sites#search). */
export function responsePacket({ startRow }: SearchRequest, { rows, total }: SearchResult): XmlElement {
  const range = plain(
    'Range',
    [
      plain('StartAt', [String(startRow + 1)], response),
      plain('Count', [String(rows.length)], response),
      plain('TotalAvailable', [String(total)], response),
      plain(
        'Results',
        rows.map(({ cells }) => documentOf(cells)),
        response,
      ),
    ],
    response,
  )
  return plain('ResponsePacket', [plain('Response', [range, plain('Status', ['SUCCESS'], response)], response)], response)
}

function documentOf(cells: readonly Cell[]): XmlElement {
  const path = cells.find(({ name }) => name.toLowerCase() === 'path')?.value ?? ''
  const action = plain('Action', [plain('LinkUrl', [path], documents)], documents)
  const shown = cells.flatMap(({ name, type, value }) =>
    value === null
      ? []
      : [
          plain(
            'Property',
            [plain('Name', [name], properties), plain('Type', [schemaTypes[type]], properties), plain('Value', [value], properties)],
            properties,
          ),
        ],
  )
  return plain('Document', [action, plain('Properties', shown, properties)], documents)
}

const schemaTypes: Readonly<Record<CellType, string>> = {
  'Edm.String': 'String',
  'Edm.Int64': 'Int64',
  'Edm.Double': 'Double',
  'Edm.DateTime': 'DateTime',
  'Edm.Boolean': 'Boolean',
  Null: 'String',
}

const columnTypes: Readonly<Record<CellType, string>> = {
  'Edm.String': 'xs:string',
  'Edm.Int64': 'xs:long',
  'Edm.Double': 'xs:double',
  'Edm.DateTime': 'xs:dateTime',
  'Edm.Boolean': 'xs:boolean',
  Null: 'xs:string',
}

const schema = 'http://www.w3.org/2001/XMLSchema'
const diffgram = 'urn:schemas-microsoft-com:xml-diffgram-v1'
const data = 'urn:schemas-microsoft-com:xml-msdata'
const table = 'RelevantResults'

/** A name of an element; names that XML cannot have are left out of data sets. */
const isName = (name: string): boolean => name.length <= 200 && /^[A-Za-z_][\w.-]*$/.test(name)

const schemaElement = (name: string, attributes: Readonly<Record<string, string>>, children: readonly XmlElement[] = []): XmlElement =>
  xmlElement(schema, `xs:${name}`, new Map(Object.entries(attributes)), children)

/** Results as a data set: a schema with the columns of the table, and a diffgram with its rows. */
export function dataSet({ rows }: SearchResult): XmlElement[] {
  const columns = new Map<string, CellType>()
  for (const { cells } of rows)
    for (const { name, type } of cells) if (isName(name) && (columns.get(name) ?? 'Null') === 'Null') columns.set(name, type)
  const fields = [...columns].map(([name, type]) => schemaElement('element', { name, type: columnTypes[type], minOccurs: '0' }))
  const inTable = schemaElement('complexType', {}, [schemaElement('sequence', {}, fields)])
  const tables = [schemaElement('element', { name: table }, [inTable])]
  const choice = schemaElement('complexType', {}, [schemaElement('choice', { minOccurs: '0', maxOccurs: 'unbounded' }, tables)])
  return [
    xmlElement(schema, 'xs:schema', new Map([['id', 'Results']]), [schemaElement('element', { name: 'Results' }, [choice])]),
    xmlElement(diffgram, 'diffgr:diffgram', undefined, [
      plain(
        'Results',
        rows.map(({ cells }, index) => rowElement(cells, index)),
      ),
    ]),
  ]
}

const rowElement = (cells: readonly Cell[], index: number): XmlElement =>
  xmlElement(
    '',
    table,
    new Map([
      [`{${diffgram}}id`, `${table}${index + 1}`],
      [`{${data}}rowOrder`, String(index)],
    ]),
    cells.flatMap(({ name, value }) => (value === null || !isName(name) ? [] : [plain(name, [value])])),
  )
