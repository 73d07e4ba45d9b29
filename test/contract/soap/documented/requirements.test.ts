import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'
import { elementsIn, envelope, namespaces, textIn } from '../../../support/soap/messages.ts'

/**
 * Requirements that the public suites of tests of the protocols (Interop-TestSuites: MS-LISTSWS, MS-VERSS, MS-VIEWSS, MS-WEBSS) number, tried in
 * the profile `SharePoint`. Where a suite wants a fault without a code this server has one: every fault of its contract has a code.
 */
const { server, clientOf } = await serve({ settings: { Profile: 'SharePoint' } })
const rest = clientOf('admin')
const namespace = namespaces.established
const unknown = '<listName>No such list</listName>'
const plain = '<listName>Plain</listName>'

async function ask(operation: string, content: string, user = '') {
  const [service = '', name = ''] = operation.split('.')
  const body = envelope(`<${name} xmlns="${namespace}">${content}</${name}>`)
  const headers = { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${namespace}${name}"` }
  const { status, text } = await fetchFrom(`${server.url}/_vti_bin/${service}.asmx`, { method: 'POST', headers, body, user })
  return { status, text, code: textIn(text, 'errorcode') }
}
const does = async (operation: string, content: string) => {
  const { status, text } = await ask(operation, content, 'admin')
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return text
}

beforeAll(async () => {
  await rest.call('POST', '/_api/web/lists', { body: { Title: 'Papers', BaseTemplate: 101, EnableVersioning: true } })
  await rest.call('POST', '/_api/web/lists', { body: { Title: 'Plain', BaseTemplate: 100 } })
  for (const Title of ['one', 'two']) await rest.call('POST', "/_api/web/lists/getbytitle('Plain')/items", { body: { Title } })
  const file = `/_api/web/getfolderbyserverrelativeurl('/Papers')/files/add(url='plan.txt',overwrite=true)`
  for (const text of ['first', 'second']) await rest.call('POST', file, { body: text })
  await does('lists.AddAttachment', attached('1', 'taken.txt'))
})

const attached = (id: string, name: string) =>
  `${plain}<listItemID>${id}</listItemID><fileName>${name}</fileName><attachment>YQ==</attachment>`
const gone = 'Papers/none.txt'
const feature = '<featureID>00bfea71-de22-43b2-a848-c05709900100</featureID>'
const page = (path: string) => `<pageUrl>${path}</pageUrl>`
const versionOf = (name: string, version: string) => `<fileName>${name}</fileName><fileVersion>${version}</fileVersion>`

describe('a fault', () => {
  it.each<readonly [string, string, string, string | undefined]>([
    ['LISTSWS R2750: no such list', 'lists.AddAttachment', attached('1', 'a.txt').replace(plain, unknown), '0x82000006'],
    ['LISTSWS R296: no such item', 'lists.AddAttachment', attached('99', 'a.txt'), undefined],
    ['LISTSWS R297, R1552: the name of an attachment is taken', 'lists.AddAttachment', attached('1', 'taken.txt'), '0x81020067'],
    ['LISTSWS R300: no item', 'lists.AddAttachment', attached('', 'a.txt'), '0x82000001'],
    ['LISTSWS R2754: no such list', 'lists.DeleteAttachment', `${unknown}<listItemID>1</listItemID><url>a</url>`, '0x82000006'],
    ['LISTSWS R479, R1700: no item', 'lists.DeleteAttachment', `${plain}<listItemID></listItemID><url>a</url>`, '0x82000001'],
    ['LISTSWS: no item', 'lists.GetAttachmentCollection', plain, '0x82000001'],
    ['LISTSWS: no such list', 'lists.GetList', unknown, '0x82000006'],
    ['LISTSWS: an empty name of a list', 'lists.GetList', '<listName></listName>', '0x82000006'],
    ['LISTSWS: no such list', 'lists.DeleteList', unknown, '0x82000006'],
    ['LISTSWS: no such list', 'lists.UpdateList', `${unknown}<listProperties><List Title="x"/></listProperties>`, '0x82000006'],
    ['LISTSWS: no such view', 'lists.GetListAndView', `${plain}<viewName>{0FB5C6B4-7D54-4F6A-A0F1-3F6F5E3E8B11}</viewName>`, '0x82000005'],
    [
      'LISTSWS R1605, R1606: a feature of another template',
      'lists.AddListFromFeature',
      `<listName>F</listName>${feature}<templateID>101</templateID>`,
      '0x81072101',
    ],
    ['LISTSWS R357: a negative template', 'lists.AddListFromFeature', `<listName>F</listName><templateID>-1</templateID>`, undefined],
    [
      'LISTSWS R365, R1608: the title is taken',
      'lists.AddListFromFeature',
      `<listName>Plain</listName><templateID>100</templateID>`,
      '0x81020012',
    ],
    ['LISTSWS: the title is taken', 'lists.AddList', `${plain}<description></description><templateID>100</templateID>`, '0x81020012'],
    ['LISTSWS R393: no such file', 'lists.CheckInFile', page('/Papers/none.txt'), undefined],
    ['LISTSWS R390: no page', 'lists.CheckInFile', '<CheckinType>1</CheckinType>', '0x82000001'],
    ['LISTSWS R391, R1640: an empty page', 'lists.CheckInFile', page(''), '0x82000001'],
    ['LISTSWS R3921: an address of nothing', 'lists.CheckInFile', page('/'), undefined],
    ['LISTSWS R406: no page', 'lists.CheckOutFile', '<checkoutToLocal>True</checkoutToLocal>', '0x82000001'],
    ['LISTSWS R407, R1663: an empty page', 'lists.CheckOutFile', page(''), '0x82000001'],
    ['LISTSWS R4081: an address of nothing', 'lists.CheckOutFile', page('/'), undefined],
    ['LISTSWS R783: no page', 'lists.UndoCheckOut', '', '0x82000001'],
    ['LISTSWS R786: no such file', 'lists.UndoCheckOut', page('/Papers/none.txt'), undefined],
    ['VERSS R9303: no such file', 'versions.DeleteAllVersions', `<fileName>${gone}</fileName>`, undefined],
    ['VERSS R17802021: no such file', 'versions.DeleteVersion', versionOf(gone, '1.0'), '0x80131600'],
    ['VERSS R178: no such version', 'versions.DeleteVersion', versionOf('Papers/plan.txt', '9.0'), '0x80131600'],
    ['VERSS R98, R1780200: the current version', 'versions.DeleteVersion', versionOf('Papers/plan.txt', '2.0'), '0x80131600'],
    ['VERSS R181: no such file', 'versions.GetVersions', `<fileName>${gone}</fileName>`, undefined],
    ['VERSS R15302: no such file', 'versions.RestoreVersion', versionOf(gone, '1.0'), undefined],
    ['VERSS R15303: no such version', 'versions.RestoreVersion', versionOf('Papers/plan.txt', '9.0'), undefined],
    ['VIEWSS: no such list', 'views.GetViewCollection', unknown, '0x82000006'],
    ['VIEWSS: no such view', 'views.GetView', `${plain}<viewName>{0FB5C6B4-7D54-4F6A-A0F1-3F6F5E3E8B11}</viewName>`, '0x82000005'],
    ['WEBSS R743: an address that is none', 'webs.GetWeb', '<webUrl>abcdefghij</webUrl>', '0x82000001'],
    ['WEBSS R744: no address', 'webs.GetWeb', '', '0x82000001'],
    ['WEBSS R261, R285, R1067: no such page', 'webs.GetCustomizedPageStatus', '<fileUrl>abcdefghij</fileUrl>', '0x80070002'],
  ])('%s (%s)', async (_name, operation, content, code) => {
    const reply = await ask(operation, content, 'admin')
    expect([reply.status, reply.text.includes('Fault>')]).toEqual([500, true])
    expect(reply.code).toMatch(code === undefined ? /^0x[\da-f]{8}$/ : new RegExp(`^${code}$`))
  })

  it.each(['webs.GetWeb', 'webs.GetWebCollection', 'webs.GetCustomizedPageStatus', 'webs.WebUrlFromPageUrl'])(
    'WEBSS R1077 to R1089: %s has 401 for a stranger',
    async (operation) => expect((await ask(operation, '')).status).toBe(401),
  )
})

describe('a reply', () => {
  it('LISTSWS R292, R301, R302, R366: an attachment is in its collection, a list is made of its feature', async () => {
    expect(await does('lists.AddAttachment', attached('2', 'new.txt'))).toContain('/Attachments/2/new.txt</AddAttachmentResult>')
    expect(await does('lists.GetAttachmentCollection', `${plain}<listItemID>2</listItemID>`)).toContain('new.txt</Attachment>')
    const list = await does('lists.AddListFromFeature', `<listName>Of a feature</listName>${feature}<templateID>100</templateID>`)
    expect(elementsIn(list, 'List')).toMatchObject([{ Title: 'Of a feature', ServerTemplate: '100' }])
  })

  it('LISTSWS R412, R1679, R2304 to R2306: check-outs tell whether they are done', async () => {
    const at = page(`${server.url}/Papers/plan.txt`)
    const doneBy = async (operation: string, content = '') =>
      textIn(await does(`lists.${operation}`, `${at}${content}`), `${operation}Result`)
    expect([await doneBy('CheckOutFile'), await doneBy('CheckOutFile')]).toEqual(['true', 'false'])
    const type = '<CheckinType>1</CheckinType>'
    expect([await doneBy('CheckInFile', type), await doneBy('CheckInFile', type)]).toEqual(['true', 'false'])
    expect(await doneBy('UndoCheckOut')).toBe('false')
    await doneBy('CheckOutFile')
    expect(await doneBy('UndoCheckOut')).toBe('true')
  })

  it('VIEWSS R93, R94, R96, R102, R9501 to R9504, R10001: a view has what was not said of it', async () => {
    const fields = '<viewFields><ViewFields><FieldRef Name="Title"/></ViewFields></viewFields>'
    const viewWith = async (name: string, content: string) => {
      const reply = await does('views.AddView', `${plain}<viewName>${name}</viewName>${content}`)
      const [view = {}] = elementsIn(reply, 'View')
      return { reply, view, limit: { ...elementsIn(reply, 'RowLimit')[0], rows: textIn(reply, 'RowLimit') } }
    }
    const usual = { Paged: 'TRUE', rows: '100' }
    expect((await viewWith('No columns', '<viewFields><ViewFields/></viewFields>')).reply).toContain('<ViewFields/>')
    expect((await viewWith('No query', `${fields}<query/>`)).reply).toContain('<Query/>')
    expect((await viewWith('No limit', fields)).limit).toEqual(usual)
    expect((await viewWith('An empty limit', `${fields}<rowLimit/>`)).limit).toEqual(usual)
    expect((await viewWith('No type', fields)).view.Type).toBe('HTML')
    expect((await viewWith('An empty type', `${fields}<type></type>`)).view.Type).toBe('HTML')
    const grid = await viewWith('A grid', `${fields}<type>Grid</type><makeViewDefault>true</makeViewDefault>`)
    expect([grid.view.Type, grid.view.DefaultView]).toEqual(['GRID', 'TRUE'])
  })

  it('WEBSS R347, R633, R929, R932, R950: a web, the web of a page, and whether pages are customized', async () => {
    const [web = {}] = elementsIn(await does('webs.GetWeb', `<webUrl>${server.url}</webUrl>`), 'Web')
    expect(Object.keys(web)).toEqual(expect.arrayContaining(['Title', 'Url', 'Description', 'Language', 'Theme']))
    const ofPage = await does('webs.WebUrlFromPageUrl', page(`${server.url}/Papers/plan.txt`))
    expect(textIn(ofPage, 'WebUrlFromPageUrlResult')).toBe(server.url)
    for (const [url, status] of [
      ['Lists/Plain/AllItems.aspx', 'Uncustomized'],
      ['Papers/Forms/AllItems.aspx', 'Uncustomized'],
      ['Papers/plan.txt', 'None'],
    ]) {
      const reply = await does('webs.GetCustomizedPageStatus', `<fileUrl>${url}</fileUrl>`)
      expect(textIn(reply, 'GetCustomizedPageStatusResult')).toBe(status)
    }
  })
})
