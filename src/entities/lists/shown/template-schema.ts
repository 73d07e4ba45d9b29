import { templateFieldRows } from '../../../core/acts/lists/create-list.ts'
import { fieldFromRow } from '../../../core/model/lists/field-rows.ts'
import type { ListTemplate } from '../../../core/model/lists/templates.ts'
import type { TemplateView } from '../../../core/model/lists/views/template-views.ts'
import { fieldElement } from '../../../formats/caml/field-xml.ts'
import { parseXml, writeXml, type XmlElement, type XmlNode, xmlElement } from '../../../formats/xml.ts'

const noOwner = '00000000-0000-0000-0000-000000000000'

const element = (tag: string, attributes: Readonly<Record<string, string>>, children: readonly XmlNode[] = []): XmlElement =>
  xmlElement('', tag, new Map(Object.entries(attributes)), children)

/** What lists of a template begin with, as a CAML `List` element: content types, columns and views. */
export function templateSchema(template: ListTemplate): string {
  const { name, id, baseType, featureId, ownTypes = {}, contentTypeId, views = [] } = template
  const fields = templateFieldRows({ siteId: noOwner, ownerId: noOwner, webId: noOwner }, template).map(fieldFromRow)
  const place = { ownerId: noOwner, webId: noOwner, fields, hiddenLookups: new Set<string>() }
  const types = [ownTypes.item ?? contentTypeId, ownTypes.folder ?? '0x0120']
  const metadata = [
    element(
      'ContentTypes',
      {},
      types.map((type) => element('ContentTypeRef', { ID: type })),
    ),
    element(
      'Fields',
      {},
      fields.map((field) => fieldElement(field, place)),
    ),
    element('Views', {}, views.map(viewElement)),
  ]
  const attributes = { Title: name, Name: name, Type: String(id), BaseType: String(baseType), FeatureId: `{${featureId.toUpperCase()}}` }
  return writeXml(element('List', attributes, [element('MetaData', {}, metadata)]))
}

function viewElement({ title, page, type = 'HTML', fields = [], query = '' }: TemplateView, index: number): XmlElement {
  const attributes = { BaseViewID: String(index + 1), Type: type, DisplayName: title, Url: page }
  const shown = fields.map((name) => element('FieldRef', { Name: name }))
  return element('View', index === 0 ? { ...attributes, DefaultView: 'TRUE' } : attributes, [
    parseXml(`<Query>${query}</Query>`),
    element('ViewFields', {}, shown),
  ])
}
