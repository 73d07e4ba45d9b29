import { escapeXml } from '../../../src/formats/xml.ts'
import { rest } from '../../support/doors.ts'
import { base64, json, merge, type Read, remove, type Step, upload } from './step.ts'

const plans = "/_api/web/lists/getbytitle('Plans')"
const list = '<listName>Plans</listName>'
const method = (command: string, fields: string) =>
  `${list}<updates><Batch OnError="Continue"><Method ID="1" Cmd="${command}">${fields}</Method></Batch></updates>`
const field = (name: string, value: string) => `<Field Name="${name}">${value}</Field>`

const viewIn = async (read: Read): Promise<string> => {
  const all = (await read(`${plans}/views`)).value as readonly { readonly Id: string; readonly Title: string }[]
  return all.find(({ Title }) => Title === 'Short')?.Id ?? ''
}
const viewParts = async (read: Read) => `${list}<viewName>{${await viewIn(read)}}</viewName>`

const plansById = async (read: Read) => `/_api/web/lists(guid'${(await read(plans)).Id}')`
const linkTypeIn = async (read: Read): Promise<string> => {
  const all = (await read(`${plans}/contenttypes`)).value as readonly { readonly StringId: string }[]
  return all.find(({ StringId }) => StringId.startsWith('0x010500'))?.StringId ?? ''
}

const page = '/Shared Documents/page.aspx'
const part = (title: string) =>
  `<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>${title}</Title><TypeName>Example.Part</TypeName></WebPart>`
const partXml = (title: string) => `<webPartXml>${escapeXml(part(title))}</webPartXml>`
const pageParts = `<pageUrl>${page}</pageUrl>`
const storage = '<storage>Shared</storage>'
const partManager = `/_api/web/getfilebyserverrelativeurl('${page}')/getlimitedwebpartmanager(scope=1)`
const partIn = async (read: Read): Promise<string> => {
  const [found] = (await read(`${partManager}/webparts`)).value as readonly { readonly Id: string }[]
  return found?.Id ?? ''
}

/** In this order, each on what the ones before have left. */
export const listSteps: readonly Step[] = [
  {
    operation: 'lists.AddList',
    rest: rest.addList('Plans', 'What comes next', 107),
    soap: `${list}<description>What comes next</description><templateID>107</templateID>`,
  },
  {
    operation: 'lists.UpdateList',
    rest: json(plans, { Description: 'New', EnableVersioning: true }, merge),
    soap: `${list}<listProperties><List Description="New" EnableVersioning="TRUE"/></listProperties>`,
  },
  { operation: 'lists.UpdateListItems', rest: rest.addItem('Plans', { Title: 'a' }), soap: method('New', field('Title', 'a')) },
  {
    operation: 'lists.UpdateListItems',
    rest: rest.updateItem('Plans', 1, { Title: 'b' }),
    soap: method('Update', field('ID', '1') + field('Title', 'b')),
  },
  {
    operation: 'lists.AddAttachment',
    rest: rest.attach('Plans', 1, 'plan.txt', 'one'),
    soap: `${list}<listItemID>1</listItemID><fileName>plan.txt</fileName><attachment>${base64('one')}</attachment>`,
  },
  {
    operation: 'lists.DeleteAttachment',
    rest: rest.detach('Plans', 1, 'plan.txt'),
    soap: `${list}<listItemID>1</listItemID><url>/Lists/Plans/Attachments/1/plan.txt</url>`,
  },
  { operation: 'lists.UpdateListItems', rest: rest.deleteItem('Plans', 1), soap: method('Delete', field('ID', '1')) },
  {
    operation: 'views.AddView',
    rest: json(`${plans}/views`, { Title: 'Short', RowLimit: 100 }),
    soap: `${list}<viewName>Short</viewName>`,
  },
  {
    operation: 'views.UpdateView',
    rest: async (read) =>
      json(
        `${plans}/views('${await viewIn(read)}')`,
        { RowLimit: 5, Paged: true, ViewQuery: '<Where><IsNull><FieldRef Name="Title"/></IsNull></Where>' },
        merge,
      ),
    soap: async (read) =>
      `${await viewParts(read)}<query><Query><Where><IsNull><FieldRef Name="Title"/></IsNull></Where></Query></query><rowLimit><RowLimit Paged="TRUE">5</RowLimit></rowLimit>`,
  },
  {
    operation: 'views.DeleteView',
    rest: async (read) => json(`${plans}/views('${await viewIn(read)}')`, undefined, remove),
    soap: viewParts,
  },
  {
    operation: 'lists.ApplyContentTypeToList',
    rest: async (read) => json(`${await plansById(read)}/contenttypes/addavailablecontenttype`, { contentTypeId: '0x0105' }),
    soap: `<contentTypeId>0x0105</contentTypeId>${list}`,
  },
  {
    operation: 'lists.UpdateContentType',
    rest: async (read) =>
      json(`${await plansById(read)}/contenttypes('${await linkTypeIn(read)}')`, { Group: 'Ours', Hidden: true }, merge),
    soap: async (read) =>
      `${list}<contentTypeId>${await linkTypeIn(read)}</contentTypeId><contentTypeProperties><ContentType Group="Ours" Hidden="TRUE"/></contentTypeProperties>`,
  },
  {
    operation: 'lists.DeleteContentType',
    rest: async (read) => json(`${await plansById(read)}/contenttypes('${await linkTypeIn(read)}')`, undefined, remove),
    soap: async (read) => `${list}<contentTypeId>${await linkTypeIn(read)}</contentTypeId>`,
  },
  { operation: 'lists.DeleteList', rest: rest.deleteList('Plans'), soap: list },
  {
    operation: 'lists.AddListFromFeature',
    rest: rest.addList('Plans', 'Again', 107),
    soap: `${list}<description>Again</description><featureID>{00BFEA71-A83E-497E-9BA0-7A5C597D0107}</featureID><templateID>107</templateID>`,
  },
  {
    operation: 'webpartpages.AddWebPart',
    before: [upload("/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='page.aspx',overwrite=false)", 'page')],
    rest: json(`${partManager}/addwebpart`, { webPartXml: part('One') }),
    soap: `${pageParts}${partXml('One')}${storage}`,
  },
  {
    operation: 'webpartpages.AddWebPartToZone',
    rest: json(`${partManager}/addwebpart`, { webPartXml: part('First'), zoneId: 'Main', zoneIndex: 0 }),
    soap: `${pageParts}${partXml('First')}${storage}<zoneId>Main</zoneId><zoneIndex>0</zoneIndex>`,
  },
  {
    operation: 'webpartpages.SaveWebPart',
    rest: async (read) => json(`${partManager}/webparts('${await partIn(read)}')/webpart`, { Title: 'A & B' }, merge),
    soap: async (read) => `${pageParts}<storageKey>${await partIn(read)}</storageKey>${partXml('A &amp; B')}${storage}`,
  },
  {
    operation: 'webpartpages.SaveWebPart2',
    rest: async (read) => json(`${partManager}/webparts('${await partIn(read)}')/webpart`, { Title: 'Two' }, merge),
    soap: async (read) =>
      `${pageParts}<storageKey>${await partIn(read)}</storageKey>${partXml('Two')}${storage}<allowTypeChange>false</allowTypeChange>`,
  },
  {
    operation: 'webpartpages.DeleteWebPart',
    rest: async (read) => json(`${partManager}/webparts('${await partIn(read)}')/deletewebpart`),
    soap: async (read) => `${pageParts}<storageKey>${await partIn(read)}</storageKey>${storage}`,
  },
]
