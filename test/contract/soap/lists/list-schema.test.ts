import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { soapForms } from '../../../support/soap/contract-client.ts'
import { listName, listsClientOf } from '../../../support/soap/lists-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const clientFor = listsClientOf(server.url)
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

let made = 0
const noList = { status: 404, errorCode: '0x81020015' }
const denied = { status: 403, errorCode: '0x80070005' }

describe.each(soapForms())('the schema of a list in lists.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const admin = clientFor(version, { namespace, headers: { Authorization: basic('admin') } })
  const reader = clientFor(version, { namespace })
  let title = ''
  let list = ''

  beforeEach(async () => {
    made += 1
    title = `Schema ${made}`
    list = `/_api/web/lists/getbytitle('${title}')`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 107 } })).status).toBe(201)
  })

  it('GetFields returns the columns of GetList', async () => {
    const fields = elementsIn(await reader.call('GetFields', listName(title)), 'Field')
    expect(fields).toEqual(elementsIn(await reader.call('GetList', listName(title)), 'Field'))
    expect(fields.map(({ Name }) => Name)).toContain('Priority')
    expect(await reader.fail('GetFields', listName('Nope'))).toMatchObject(noList)
    expect(await reader.refuse('GetFields', '')).toMatchObject({ status: 400 })
  })

  it('GetViewCollection returns the views of REST', async () => {
    const views = elementsIn(await reader.call('GetViewCollection', listName(title)), 'View')
    const shown = (await rest.call('GET', `${list}/views`)).json.value as { Id: string }[]
    expect(views.map(({ Name }) => Name)).toEqual(shown.map(({ Id }) => `{${Id.toUpperCase()}}`))
    expect(await reader.fail('GetViewCollection', listName('Nope'))).toMatchObject(noList)
  })

  it('GetListAndView returns both', async () => {
    const reply = await reader.call('GetListAndView', listName(title))
    expect(elementsIn(reply, 'List')).toMatchObject([{ Title: title }])
    const [view] = elementsIn(reply, 'View')
    expect(view).toMatchObject({ DefaultView: 'TRUE' })
    expect(await reader.call('GetListAndView', `${listName(title)}<viewName>${view?.Name}</viewName>`)).toBe(reply)
    expect(await reader.fail('GetListAndView', `${listName(title)}<viewName>nope</viewName>`)).toMatchObject({ errorCode: '0x81020085' })
    expect(await reader.fail('GetListAndView', listName('Nope'))).toMatchObject(noList)
  })

  it('GetListContentTypes and GetListContentType return the content types of a list', async () => {
    const shown = (await rest.call('GET', `${list}/contenttypes`)).json.value as { StringId: string; Name: string }[]
    const reply = await reader.call('GetListContentTypes', `${listName(title)}<contentTypeId>0x0108</contentTypeId>`)
    const types = elementsIn(reply, 'ContentType')
    expect(types.map(({ ID, Name }) => [ID, Name])).toEqual(shown.map(({ StringId, Name }) => [StringId, Name]))
    expect(types.filter(({ BestMatch }) => BestMatch === 'TRUE')).toMatchObject([{ Name: 'Task' }])
    expect(elementsIn(reply, 'ContentTypes')).toEqual([{ ContentTypeOrder: shown.map(({ StringId }) => StringId).join(',') }])
    const id = shown[0]?.StringId ?? ''
    const one = await reader.call('GetListContentType', `${listName(title)}<contentTypeId>${id}</contentTypeId>`)
    expect(elementsIn(one, 'ContentType')).toMatchObject([{ ID: id }])
    const fields = (await rest.call('GET', `${list}/contenttypes('${id}')/fields`)).json.value as { InternalName: string }[]
    expect(elementsIn(one, 'Field').map(({ Name }) => Name)).toEqual(fields.map(({ InternalName }) => InternalName))
    expect(await reader.fail('GetListContentTypes', listName('Nope'))).toMatchObject(noList)
    for (const wrong of ['0x0108', '__proto__', '', 'x'.repeat(2_000)])
      expect(await reader.fail('GetListContentType', `${listName(title)}<contentTypeId>${wrong}</contentTypeId>`), wrong).toMatchObject({
        status: 404,
      })
  })

  const method = (id: string, field: string, more = '') => `<Method ID="${id}"${more}>${field}</Method>`
  const fields = (name: string, methods: string) => `<${name}><Fields>${methods}</Fields></${name}>`
  const codes = (reply: string) => [...reply.matchAll(/<Method ID="(\w+)"><ErrorCode>(\w+)</g)].map(([, id, code]) => [id, code])

  it('UpdateList changes settings and columns, each method with its own result', async () => {
    const settings =
      '<listProperties><List Title="Renamed" Description="About" EnableVersioning="TRUE" EnableAttachments="FALSE"/></listProperties>'
    const [{ Name = '' } = {}] = elementsIn(await reader.call('GetViewCollection', listName(title)), 'View')
    const news = fields(
      'newFields',
      method(
        '1',
        '<Field Type="Choice" DisplayName="Size"><CHOICES><CHOICE>S</CHOICE><CHOICE>L</CHOICE></CHOICES></Field>',
        ` AddToView="${Name}"`,
      ) +
        method('2', '<Field Type="Nonsense" DisplayName="Bad"/>') +
        method('3', '<Field xmlns="" Type="Number" DisplayName="Weight"/>'),
    )
    const reply = await admin.call('UpdateList', listName(title) + settings.replace('Renamed', `Renamed ${made}`) + news)
    expect(codes(reply)).toEqual([
      ['1', '0x00000000'],
      ['2', '0x80070057'],
      ['3', '0x00000000'],
    ])
    expect(elementsIn(reply, 'ListProperties')).toMatchObject([
      { Title: `Renamed ${made}`, Description: 'About', EnableVersioning: 'True', EnableAttachments: 'False' },
    ])
    expect(elementsIn(reply, 'Field')).toMatchObject([
      { DisplayName: 'Size', Type: 'Choice' },
      { DisplayName: 'Weight', Type: 'Number' },
    ])
    title = `Renamed ${made}`
    const view = await reader.call('GetListAndView', listName(title))
    expect(view).toContain('<FieldRef Name="Size"/>')
    const changes = fields(
      'updateFields',
      method('4', '<Field Name="Size" DisplayName="How big" Required="TRUE"/>') + method('5', '<Field Name="Nope"/>'),
    )
    const deletions = fields(
      'deleteFields',
      method('6', '<Field Name="Weight"/>') + method('7', '<Field Name="Title"/>') + method('8', '<Field/>'),
    )
    const second = await admin.call('UpdateList', listName(title) + changes + deletions)
    expect(codes(second)).toEqual([
      ['4', '0x00000000'],
      ['5', '0x8102009a'],
      ['6', '0x00000000'],
      ['7', '0x80070057'],
      ['8', '0x80070057'],
    ])
    const now = elementsIn(await reader.call('GetFields', listName(title)), 'Field')
    expect(now.find(({ Name }) => Name === 'Size')).toMatchObject({ DisplayName: 'How big', Required: 'TRUE' })
    expect(now.map(({ Name }) => Name)).not.toContain('Weight')
    const choices = (await rest.call('GET', `/_api/web/lists/getbytitle('${title}')/fields/getbyinternalnameortitle('Size')`)).json.Choices
    expect(choices).toEqual(['S', 'L'])
  })

  it('UpdateList checks the version, the right and its bounds', async () => {
    const describe = (text: string) => `<listProperties><List Description="${text}"/></listProperties>`
    const [{ Version = '' } = {}] = elementsIn(await reader.call('GetList', listName(title)), 'List')
    const versionOf = (text: string) => `<listVersion>${text}</listVersion>`
    await admin.call('UpdateList', listName(title) + describe('one') + versionOf(Version))
    expect(await admin.fail('UpdateList', listName(title) + describe('two') + versionOf(Version))).toMatchObject({ status: 412 })
    expect(await admin.fail('UpdateList', listName(title) + versionOf('x'))).toMatchObject({ status: 400 })
    expect(await admin.fail('UpdateList', `${listName(title)}<listProperties><List Title=" "/></listProperties>`)).toMatchObject({
      status: 400,
    })
    expect(
      await admin.fail('UpdateList', `${listName(title)}<listProperties><List MajorVersionLimit="-1"/></listProperties>`),
    ).toMatchObject({
      status: 400,
    })
    const many = fields('newFields', method('1', '<Field/>').repeat(201))
    expect(await admin.fail('UpdateList', listName(title) + many)).toMatchObject({ status: 400, message: expect.stringContaining('200') })
    expect(await reader.fail('UpdateList', listName(title) + describe('three'))).toMatchObject(denied)
    expect(await admin.fail('UpdateList', listName('Nope') + describe('four'))).toMatchObject(noList)
    expect(elementsIn(await reader.call('GetList', listName(title)), 'List')).toMatchObject([{ Description: 'one' }])
    const added = fields('newFields', method('1', '<Field Type="Text" DisplayName="Mine"/>'))
    expect(codes(await reader.call('UpdateList', listName(title) + added))).toEqual([['1', '0x80070005']])
  })
})
