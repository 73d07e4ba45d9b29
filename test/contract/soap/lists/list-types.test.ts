import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { soapForms } from '../../../support/soap/contract-client.ts'
import { listName, listsClientOf } from '../../../support/soap/lists-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const clientFor = listsClientOf(server.url)
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

const bad = { status: 400, errorCode: '0x80070057' }
const denied = { status: 403, errorCode: '0x80070005' }
const noList = { status: 404, errorCode: '0x81020015' }
const noType = { status: 404, errorCode: '0x80070002' }
const typeId = (text: string) => `<contentTypeId>${text}</contentTypeId>`
const named = (name: string, parent: string) => `<displayName>${name}</displayName><parentType>${parent}</parentType>`
const method = (id: string, field: string) => `<Method ID="${id}">${field}</Method>`
const fields = (...methods: readonly string[]) => `<fields><Fields>${methods.join('')}</Fields></fields>`
let made = 0

describe.each(soapForms())(
  'lists of features, and content types of lists, in lists.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const admin = clientFor(version, { namespace, headers: { Authorization: basic('admin') } })
    const reader = clientFor(version, { namespace })
    let title = ''
    let list = ''
    const show = async (path: string) => (await rest.call('GET', list + path)).json
    const typesOf = async (): Promise<{ readonly StringId: string; readonly Name: string }[]> => (await show('/contenttypes')).value
    const create = async (parts: string): Promise<string> =>
      textIn(await admin.call('CreateContentType', listName(title) + parts), 'CreateContentTypeResult') ?? ''

    beforeEach(async () => {
      made += 1
      title = `Typed ${made}`
      list = `/_api/web/lists/getbytitle('${title}')`
      expect((await rest.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 } })).status).toBe(201)
      expect((await rest.call('POST', `${list}/fields`, { body: { Title: 'Weight', FieldTypeKind: 9 } })).status).toBe(201)
    })

    it('AddListFromFeature creates a list of the template of a feature', async () => {
      const tasks = '00bfea71-a83e-497e-9ba0-7a5c597d0107'
      const add = (name: string, feature: string, template = 107) =>
        `${listName(name)}<description>d</description>${feature}<templateID>${template}</templateID>`
      const featureId = (text: string) => `<featureID>${text}</featureID>`
      const spellings = ['', featureId(''), featureId('00000000-0000-0000-0000-000000000000'), featureId(`{${tasks.toUpperCase()}}`)]
      for (const [at, feature] of spellings.entries()) {
        const reply = await admin.call('AddListFromFeature', add(`Chores ${made} ${at}`, feature))
        expect(elementsIn(reply, 'List')).toMatchObject([{ Title: `Chores ${made} ${at}`, ServerTemplate: '107' }])
        expect(elementsIn(reply, 'Field').map(({ Name }) => Name)).toContain('Priority')
      }
      const contacts = '00bfea71-7e6d-4186-9ba8-c047ac750105'
      const people = elementsIn(await admin.call('AddListFromFeature', add(`People ${made}`, featureId(contacts), 105)), 'List')
      expect(people).toMatchObject([{ ServerTemplate: '105', FeatureId: contacts }])
      expect(await admin.fail('AddListFromFeature', add('Wrong', featureId(tasks), 105))).toMatchObject(bad)
      for (const wrong of ['x', '__proto__', tasks.replace('0107', '0199'), 'y'.repeat(5_000)])
        expect(await admin.fail('AddListFromFeature', add('Wrong', featureId(wrong))), wrong.slice(0, 40)).toMatchObject(bad)
      for (const template of [99_999, -1]) {
        const refused = await admin.fail('AddList', `${listName('Wrong')}<templateID>${template}</templateID>`)
        expect(await admin.fail('AddListFromFeature', add('Wrong', featureId(tasks), template))).toMatchObject({
          errorCode: refused.errorCode,
        })
      }
      const taken = await admin.fail('AddListFromFeature', add(title, ''))
      expect(taken.errorCode).toBe((await admin.fail('AddList', `${listName(title)}<templateID>107</templateID>`)).errorCode)
      expect(await reader.fail('AddListFromFeature', add('Mine', ''))).toMatchObject(denied)
      expect(await admin.refuse('AddListFromFeature', listName('x'))).toMatchObject({ status: 400 })
    })

    it('CreateContentType makes a content type with columns of the list, and shows them in the default view', async () => {
      const properties = '<contentTypeProperties><ContentType Description="Weighed" Group="Ours" ReadOnly="TRUE"/></contentTypeProperties>'
      const columns = fields(
        method('1', '<Field Name="Weight" Required="TRUE"/>'),
        method('2', '<Field Name="Nope"/>'),
        method('3', '<Other/>'),
      )
      const id = await create(`${named(`Parcel ${made}`, '0x01')}${columns}${properties}<addToView>TRUE</addToView>`)
      expect(id).toMatch(/^0x0100[0-9A-F]{32}$/)
      const shown = await show(`/contenttypes('${id}')`)
      expect(shown).toMatchObject({ Name: `Parcel ${made}`, Description: 'Weighed', Group: 'Ours', ReadOnly: true })
      const links = (await show(`/contenttypes('${id}')/fieldlinks`)).value as readonly {
        readonly Name: string
        readonly Required: boolean
      }[]
      expect(links.find(({ Name }) => Name === 'Weight')).toMatchObject({ Required: true })
      const view = await reader.call('GetListAndView', listName(title))
      expect(view.match(/<FieldRef Name="Weight"\/>/g)).toHaveLength(1)
      const again = await create(
        `${named(`Box ${made}`, '0x01')}${fields(method('1', '<Field Name="Weight"/>'))}<addToView>true</addToView>`,
      )
      expect((await typesOf()).map(({ StringId }) => StringId)).toEqual(expect.arrayContaining([id, again]))
      expect((await reader.call('GetListAndView', listName(title))).match(/<FieldRef Name="Weight"\/>/g)).toHaveLength(1)
    })

    it('CreateContentType refuses a wrong list, parent and name, and who may not', async () => {
      const parts = named('Free', '0x01')
      expect(await admin.fail('CreateContentType', listName('Nope') + parts)).toMatchObject(noList)
      for (const parent of ['', 'Item', '0x99', '__proto__', 'x'.repeat(2_000)])
        expect(await admin.fail('CreateContentType', listName(title) + named('Free', parent)), parent.slice(0, 20)).toMatchObject(noType)
      for (const name of ['', 'a/b', 'n'.repeat(200)])
        expect(await admin.fail('CreateContentType', listName(title) + named(name, '0x01')), name.slice(0, 20)).toMatchObject(bad)
      const [one] = await typesOf()
      expect(await admin.fail('CreateContentType', listName(title) + named(one?.Name.toLowerCase() ?? '', '0x01'))).toMatchObject({
        errorCode: '0x81020012',
      })
      const many = fields(...Array.from({ length: 201 }, (_, at) => method(String(at), '<Field Name="Weight"/>')))
      expect(await admin.fail('CreateContentType', listName(title) + parts + many)).toMatchObject(bad)
      expect(await reader.fail('CreateContentType', listName(title) + parts)).toMatchObject(denied)
      expect(await admin.refuse('CreateContentType', listName(title))).toMatchObject({ status: 400 })
    })

    it('UpdateContentType changes properties and columns, each method with its own result', async () => {
      const id = await create(named(`Crate ${made}`, '0x01'))
      const change = (more: string, of = id, name = title) => listName(name) + typeId(of) + more
      const methods = (name: string, ...all: readonly string[]) => `<${name}><Fields>${all.join('')}</Fields></${name}>`
      const reply = await admin.call(
        'UpdateContentType',
        change(
          [
            `<contentTypeProperties><ContentType Name="Cask ${made}" Description="Round"/></contentTypeProperties>`,
            methods('newFields', method('1', '<Field Name="Weight"/>'), method('2', '<Field Name="Nope"/>')),
            methods('updateFields', method('3', '<Field Name="Weight" Required="TRUE"/>')),
            methods('deleteFields', method('4', '<Field Name="Title"/>'), method('5', '<Field/>')),
            '<addToView>TRUE</addToView>',
          ].join(''),
        ),
      )
      const codes = [...reply.matchAll(/<Method ID="(\w+)"><ErrorCode>(\w+)</g)].map(([, at, code]) => [at, code])
      expect(codes).toEqual([
        ['4', '0x00000000'],
        ['5', '0x80070057'],
        ['1', '0x00000000'],
        ['2', '0x80070057'],
        ['3', '0x00000000'],
      ])
      expect(elementsIn(reply, 'FieldRef').at(-1)).toMatchObject({ Name: 'Weight', Required: 'TRUE' })
      expect(elementsIn(reply, 'ListProperties')).toMatchObject([{ ID: id, Name: `Cask ${made}`, Description: 'Round' }])
      const links = (await show(`/contenttypes('${id}')/fieldlinks`)).value as readonly { readonly Name: string }[]
      expect(links.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['Weight']))
      expect(links.map(({ Name }) => Name)).not.toContain('Title')
      expect((await reader.call('GetListAndView', listName(title))).match(/<FieldRef Name="Weight"\/>/g)).toHaveLength(1)
      expect(await admin.fail('UpdateContentType', change('', id, 'Nope'))).toMatchObject(noList)
      for (const wrong of ['', '0x01', '__proto__', 'x'.repeat(2_000)])
        expect(await admin.fail('UpdateContentType', change('', wrong)), wrong.slice(0, 20)).toMatchObject(noType)
      const taken = '<contentTypeProperties><ContentType Name="Item"/></contentTypeProperties>'
      expect(await admin.fail('UpdateContentType', change(taken))).toMatchObject({ errorCode: '0x81020012' })
      expect(await reader.fail('UpdateContentType', change(taken.replace('Item', 'Mine')))).toMatchObject(denied)
      expect(await admin.refuse('UpdateContentType', listName(title))).toMatchObject({ status: 400 })
    })

    it('ApplyContentTypeToList adds a content type of the web, DeleteContentType takes it away', async () => {
      const apply = (more: string) => admin.call('ApplyContentTypeToList', more + listName(title))
      expect(await apply(`<webUrl>${server.url}</webUrl>${typeId('0x0108')}`)).toContain('<Success/>')
      const task = (await typesOf()).find(({ StringId }) => StringId.startsWith('0x010800'))
      expect(task).toMatchObject({ Name: 'Task' })
      expect((await show('/fields')).value.map(({ InternalName }: { readonly InternalName: string }) => InternalName)).toContain('Priority')
      await apply(typeId('0x0105'))
      expect((await admin.fail('ApplyContentTypeToList', typeId('0x0105') + listName(title))).errorCode).toBe('0x81020012')
      for (const wrong of ['', '0x99', '__proto__', 'x'.repeat(2_000)])
        expect(await admin.fail('ApplyContentTypeToList', typeId(wrong) + listName(title)), wrong.slice(0, 20)).toMatchObject(noType)
      expect(await admin.fail('ApplyContentTypeToList', typeId('0x0108') + listName('Nope'))).toMatchObject(noList)
      const elsewhere = `<webUrl>http://elsewhere.example</webUrl>${typeId('0x0108')}`
      expect(await admin.fail('ApplyContentTypeToList', elsewhere + listName(title))).toMatchObject({ status: 404 })
      expect(await reader.fail('ApplyContentTypeToList', typeId('0x0106') + listName(title))).toMatchObject(denied)
      expect(await admin.refuse('ApplyContentTypeToList', listName(title))).toMatchObject({ status: 400 })

      const remove = listName(title) + typeId(task?.StringId ?? '')
      expect(await reader.fail('DeleteContentType', remove)).toMatchObject(denied)
      expect(await admin.call('DeleteContentType', remove)).toContain('<Success/>')
      expect((await typesOf()).map(({ Name }) => Name)).not.toContain('Task')
      for (const gone of [remove, listName(title) + typeId('0x0108'), listName(title) + typeId('__proto__')])
        expect(await admin.fail('DeleteContentType', gone), gone).toMatchObject(noType)
      expect(await admin.fail('DeleteContentType', listName('Nope') + typeId('0x01'))).toMatchObject(noList)
      const [one] = await typesOf()
      expect((await rest.call('POST', `${list}/items`, { body: { Title: 'One' } })).status).toBe(201)
      expect(await admin.fail('DeleteContentType', listName(title) + typeId(one?.StringId ?? ''))).toMatchObject(bad)
      expect(await admin.refuse('DeleteContentType', listName(title))).toMatchObject({ status: 400 })
    })

    it('ApplyContentTypeToList finds the list in the web of webUrl', async () => {
      const path = `apply${made}`
      const web = { Title: path, Url: path, WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true }
      expect((await rest.call('POST', '/_api/web/webs/add', { body: { parameters: web } })).status).toBe(200)
      await admin.call('ApplyContentTypeToList', `<webUrl>/${path}</webUrl>${typeId('0x0105')}${listName('Documents')}`)
      const { value } = (await rest.call('GET', `/${path}/_api/web/lists/getbytitle('Documents')/contenttypes`)).json
      expect(value.map(({ Name }: { readonly Name: string }) => Name)).toContain('Link')
    })
  },
)
