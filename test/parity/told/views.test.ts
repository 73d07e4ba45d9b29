import { beforeAll, expect, it } from 'vitest'
import { childElements, parseXml, writeXml, type XmlElement } from '../../../src/formats/xml.ts'
import { contractAttributes, contractProperties, serveBothDoors } from './both-doors.ts'
import { braced, ifTrue, made, type SoapFacts, same, toldTable } from './told-table.ts'

const { doors } = await serveBothDoors()

const view = toldTable({
  shared: {
    Name: braced('Id'),
    DisplayName: same('Title'),
    Url: same('ServerRelativeUrl'),
    Type: same('ViewType'),
    BaseViewID: same('BaseViewId'),
    ImageUrl: same('ImageUrl'),
    DefaultView: ifTrue('DefaultView'),
    Hidden: ifTrue('Hidden'),
    Personal: ifTrue('PersonalView'),
    Scope: made(['Scope'], ({ Scope }) => [undefined, 'Recursive', 'RecursiveAll', 'FilesOnly'][Scope]),
    Query: same('ViewQuery'),
    ViewFields: made(['ViewFields'], ({ ViewFields }) => ViewFields.Items.join('\n')),
    RowLimit: same('RowLimit'),
    Aggregations: made(['Aggregations'], ({ Aggregations }) => Aggregations ?? undefined),
    Value: made(['AggregationsStatus'], ({ AggregationsStatus }) => AggregationsStatus ?? undefined),
    Formats: made(['Formats'], ({ Formats }) => Formats ?? undefined),
    JSLink: made(['JSLink'], ({ JSLink }) => JSLink || undefined),
    Paged: made(['Paged'], ({ Paged }) => (Paged ? 'TRUE' : 'FALSE')),
  },
  restOnly: [
    'VisualizationInfo',
    'ContentTypeId',
    'EditorModified',
    'HtmlSchemaXml',
    'ListViewXml',
    'IncludeRootFolder',
    'MobileDefaultView',
    'MobileView',
    'OrderedView',
    'ReadOnlyView',
    'RequiresClientIntegration',
    'Threaded',
    'ColumnWidth',
    'CustomFormatter',
    'DefaultViewForContentType',
    'Method',
    'ModerationType',
    'NewDocumentTemplates',
    'ServerRelativePath',
    'StyleId',
    'TabularView',
    'Toolbar',
    'ToolbarTemplateName',
    'ViewData',
    'ViewJoins',
    'ViewProjectedFields',
    'ViewType2',
  ],
  soapOnly: ['Level', 'ContentTypeID'],
  constant: ['BaseViewID', 'ImageUrl'],
})

/** The content of a View element, its children by name. */
function viewFacts(element: XmlElement): SoapFacts {
  const facts = new Map(element.attributes)
  for (const child of childElements(element)) {
    if (['Query', 'Aggregations', 'Formats'].includes(child.name))
      facts.set(
        child.name,
        childElements(child)
          .map(withoutNamespace)
          .map((one) => writeXml(one).replaceAll('"/>', child.name === 'Query' ? '"/>' : '" />'))
          .join(''),
      )
    if (child.name === 'Aggregations') facts.set('Value', child.attributes.get('Value') ?? '')
    if (child.name === 'ViewFields')
      facts.set(
        'ViewFields',
        childElements(child)
          .map(({ attributes }) => attributes.get('Name'))
          .join('\n'),
      )
    if (child.name === 'JSLink') facts.set('JSLink', child.children.join(''))
    if (child.name === 'RowLimit') facts.set('RowLimit', child.children.join('')).set('Paged', child.attributes.get('Paged') ?? '')
  }
  return facts
}

const withoutNamespace = (element: XmlElement): XmlElement => ({
  ...element,
  namespace: '',
  declarations: new Map(),
  children: element.children.map((child) => (typeof child === 'string' ? child : withoutNamespace(child))),
})

const query =
  '<Where><Eq><FieldRef Name="Title"/><Value Type="Text">a &amp; "b" &lt;c&gt;</Value></Eq></Where><OrderBy><FieldRef Name="ID" Ascending="FALSE"/></OrderBy>'

beforeAll(async () => {
  const views = "/lists/getbytitle('Tasks')/views"
  await doors.send('POST', views, { Title: 'Own', PersonalView: true, RowLimit: 7 })
  const wide = {
    Title: 'Wide & "long"',
    ViewQuery: query,
    RowLimit: 500,
    Paged: false,
    ViewFields: ['ID', 'Title', 'Body'],
    JSLink: 'a.js',
  }
  await doors.send('POST', views, { ...wide, SetAsDefaultView: true })
  for (const scope of [1, 2, 3]) await doors.send('POST', views, { Title: `Scope ${scope}` })
  for (const scope of [1, 2, 3]) await doors.send('MERGE', `${views}/getbytitle('Scope ${scope}')`, { Scope: scope, Hidden: scope === 3 })
  await doors.send('POST', views, { Title: 'Grid', ViewTypeKind: 2049 })
  const sums = '<aggregations><Aggregations Value="Off"><FieldRef Name="Title" Type="COUNT"/></Aggregations></aggregations>'
  const looks = '<formats><Formats><FormatDef Type="RowHeight" Value="67"/></Formats></formats>'
  const grid = (await doors.rows(views)).find(({ Title }) => Title === 'Grid')
  await doors.ask('views', 'UpdateView', `<listName>Tasks</listName><viewName>{${grid?.Id}}</viewName>${sums}${looks}`, 'View')
})

it('REST and SOAP tell the same of a view', async () => {
  for (const list of ['Tasks', 'Documents']) {
    const listName = `<listName>${list}</listName>`
    const rest = await doors.rows(
      `/lists/getbytitle('${list}')/views?$select=${contractProperties('View').join(',')},ViewFields&$expand=ViewFields`,
    )
    const summaries = await doors.ask('views', 'GetViewCollection', listName, 'View')
    expect(summaries.map(({ attributes }) => attributes.get('Name'))).toEqual(rest.map(({ Id }) => `{${Id.toUpperCase()}}`))
    for (const [index, facts] of rest.entries()) {
      const [whole] = await doors.ask('views', 'GetView', `${listName}<viewName>{${facts.Id}}</viewName>`, 'View')
      expect(summaries[index]?.attributes).toEqual(whole?.attributes)
      const told = viewFacts(whole as XmlElement)
      view.compare(facts, told)
      for (const xml of [facts.ListViewXml, facts.HtmlSchemaXml]) expect(viewFacts(parseXml(xml))).toEqual(told)
    }
  }
  view.demandWhole({
    rest: contractProperties('View'),
    soap: contractAttributes('views', 'ViewDefinition').filter((name) => name !== 'FieldRef'),
  })
})

it('a list opens with its default view', async () => {
  const [list] = await doors.ask('lists', 'GetList', '<listName>Tasks</listName>', 'List')
  const [view] = await doors.ask('views', 'GetView', '<listName>Tasks</listName>', 'View')
  expect(view?.attributes.get('Url')).toBe(list?.attributes.get('DefaultViewUrl'))
  expect(view?.attributes.get('Url')).toContain('Wide')
})
