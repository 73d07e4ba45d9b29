import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, rowsIn, textIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
const denied = { status: 403, errorCode: '0x80070005' }
let made = 0

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/ois/'))(
  'imaging.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string) =>
      createSoapContractClient({ url: server.url, service: 'imaging', version, namespace, headers: { Authorization: basic(name) } })
    const admin = clientOf('admin')
    const reader = clientOf('ann')
    const library = `Pictures${++made}`
    const inLibrary = (folder = '') => `<strListName>${library}</strListName><strFolder>${folder}</strFolder>`
    const names = (...all: string[]) => `<itemFileNames>${all.map((name) => `<string>${name}</string>`).join('')}</itemFileNames>`
    const bytes = Buffer.from([0xff, 0xd8, 0xff, ...Array.from({ length: 5_000 }, (_, at) => at % 251)])
    const upload = (name: string, more = '', folder = '') =>
      `${inLibrary(folder)}<bytes>${bytes.toString('base64')}</bytes><fileName>${name}</fileName>${more}`

    beforeAll(async () => {
      expect((await rest.call('POST', '/_api/web/lists', { body: { Title: library, BaseTemplate: 109 } })).status).toBe(201)
      for (const name of ['a.jpg', 'b.jpg']) await admin.call('Upload', upload(name))
    })

    it('ListPictureLibrary returns the picture libraries', async () => {
      const found = elementsIn(await reader.call('ListPictureLibrary'), 'Library')
      expect(found).toContainEqual({
        name: library,
        title: library,
        guid: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        url: `${server.url}/${library}`,
      })
      expect(found.map(({ title }) => title)).not.toContain('Documents')
      expect(await reader.refuse('ListPictureLibrary', '<all/>')).toMatchObject({ status: 400 })
    })

    it.each(['GetListItems', 'GetItems'])('%s returns the pictures of a folder', async (operation) => {
      const rows = rowsIn(await reader.call(operation, inLibrary()))
      expect(rows.map((row) => row.ows_FileLeafRef?.replace(/^\d+;#/, ''))).toEqual(expect.arrayContaining(['a.jpg', 'b.jpg']))
      expect(await reader.fail(operation, inLibrary('Nothing'))).toMatchObject({ status: 404 })
      expect(await reader.fail(operation, inLibrary('../Documents'))).toMatchObject({ status: 404 })
      expect(await reader.fail(operation, '<strListName>Documents</strListName>')).toMatchObject({ status: 400 })
      expect(await reader.fail(operation, '<strListName>Nothing</strListName>')).toMatchObject({ status: 404, errorCode: '0x81020015' })
    })

    it('GetItemsXMLData and GetItemsByIds return some of them', async () => {
      const some = rowsIn(await reader.call('GetItemsXMLData', inLibrary() + names('b.jpg', 'missing.jpg')))
      expect(some).toHaveLength(1)
      const id = some[0]?.ows_ID ?? ''
      const ids = (...all: string[]) =>
        `<strListName>${library}</strListName><ids>${all.map((one) => `<unsignedInt>${one}</unsignedInt>`).join('')}</ids>`
      const byId = rowsIn(await reader.call('GetItemsByIds', ids(id, '99999')))
      expect(byId).toEqual(some)
      expect(rowsIn(await reader.call('GetItemsByIds', ids()))).toEqual([])
      expect(await reader.fail('GetItemsByIds', ids(...Array.from({ length: 501 }, () => '1')))).toMatchObject({ status: 400 })
      expect(await reader.refuse('GetItemsByIds', ids('-1'))).toMatchObject({ status: 400 })
      expect(await reader.fail('GetItemsXMLData', inLibrary() + names('a/b.jpg'))).toMatchObject({ status: 400 })
    })

    it('Upload stores bytes, and Download returns them', async () => {
      const [stored] = elementsIn(await admin.call('Upload', upload('c.jpg')), 'Upload')
      expect(stored).toEqual({ name: 'c.jpg', url: `${server.url}/${library}/c.jpg` })
      expect(await admin.fail('Upload', upload('c.jpg'))).toMatchObject({ status: 400 })
      await admin.call('Upload', upload('c.jpg', '<fOverWriteIfExist>true</fOverWriteIfExist>'))
      for (const type of ['0', '1', '2']) {
        const reply = await reader.call('Download', `${inLibrary()}${names('c.jpg', 'a.jpg')}<type>${type}</type>`)
        expect(elementsIn(reply, 'File').map(({ name }) => name)).toEqual(['c.jpg', 'a.jpg'])
        expect(Buffer.from(textIn(reply, 'File') ?? '', 'base64').equals(bytes)).toBe(true)
      }
      const small = `<type>1</type><fFetchOriginalIfNotAvailable>false</fFetchOriginalIfNotAvailable>`
      expect(await reader.fail('Download', inLibrary() + names('c.jpg') + small)).toMatchObject({ status: 404 })
      expect(await reader.fail('Download', `${inLibrary()}${names('missing.jpg')}<type>0</type>`)).toMatchObject({ status: 404 })
      expect(await reader.fail('Download', `${inLibrary()}${names('c.jpg')}<type>3</type>`)).toMatchObject({ status: 400 })
      expect(await reader.fail('Upload', upload('d.jpg'))).toMatchObject(denied)
      expect(await admin.fail('Upload', upload('a/b.jpg'))).toMatchObject({ status: 400 })
      expect(await admin.fail('Upload', `${inLibrary()}<bytes>!</bytes><fileName>e.jpg</fileName>`)).toMatchObject({ status: 400 })
    })

    it('CreateNewFolder makes folders, and pictures go into them', async () => {
      const folder = async () =>
        elementsIn(await admin.call('CreateNewFolder', `<strListName>${library}</strListName>`), 'CreateNewFolder')[0]?.name
      expect(await folder()).toBe('New Folder')
      expect(await folder()).toBe('New Folder (1)')
      await admin.call('Upload', upload('inside.jpg', '', 'New Folder'))
      const leaf = rowsIn(await reader.call('GetListItems', inLibrary('New Folder'))).map((row) => row.ows_FileLeafRef)
      expect(leaf.join()).toMatch(/inside\.jpg$/)
      expect(await reader.fail('CreateNewFolder', `<strListName>${library}</strListName>`)).toMatchObject(denied)
      expect(
        await admin.fail('CreateNewFolder', `<strListName>${library}</strListName><strParentFolder>No</strParentFolder>`),
      ).toMatchObject({ status: 404 })
    })

    it('Rename and Delete say of each picture whether it worked', async () => {
      for (const name of ['old.jpg', 'taken.jpg']) await admin.call('Upload', upload(name))
      const file = (from: string, to: string) => `<file filename="${from}" newbasename="${to}"/>`
      const request = (...files: string[]) => `${inLibrary()}<request><Request><files>${files.join('')}</files></Request></request>`
      const renames = request(file('old.jpg', 'new'), file('missing.jpg', 'x'), file('new.jpg', 'taken'), file('new.jpg', '../x'))
      const renamed = elementsIn(await admin.call('Rename', renames), 'result')
      expect(renamed).toMatchObject([
        { name: 'old.jpg', newName: 'new.jpg', renamed: 'true' },
        { name: 'missing.jpg', renamed: 'false' },
        { name: 'new.jpg', renamed: 'false' },
        { name: 'new.jpg', renamed: 'false' },
      ])
      expect(elementsIn(await reader.call('Rename', request(file('new.jpg', 'mine'))), 'result')).toMatchObject([{ renamed: 'false' }])
      const gone = elementsIn(await admin.call('Delete', inLibrary() + names('new.jpg', 'missing.jpg')), 'result')
      expect(gone).toMatchObject([
        { name: 'new.jpg', deleted: 'true' },
        { name: 'missing.jpg', deleted: 'false' },
      ])
      expect(elementsIn(await reader.call('Delete', inLibrary() + names('taken.jpg')), 'result')).toMatchObject([{ deleted: 'false' }])
      expect(await admin.fail('Delete', inLibrary('Nothing') + names('a.jpg'))).toMatchObject({ status: 404 })
      expect(await admin.fail('Rename', `${inLibrary('Nothing')}<request/>`)).toMatchObject({ status: 404 })
    })

    it.each(['CheckSubwebAndList', 'CheckSubweb'])('%s finds the web and the list of a URL', async (operation) => {
      const check = async (url: string) => elementsIn(await reader.call(operation, `<strUrl>${url}</strUrl>`), 'Place')[0]
      expect(await check(`${server.url}/${library}`)).toMatchObject({
        webUrl: server.url,
        listTitle: library,
        isPictureLibrary: 'true',
      })
      expect(await check('/')).toMatchObject({ isPictureLibrary: 'false' })
      expect((await check('/nowhere'))?.listTitle).toBeUndefined()
      expect(await reader.fail(operation, '<strUrl>http://elsewhere.example/a</strUrl>')).toMatchObject({ status: 404 })
      expect(await reader.fail(operation, '<strUrl>nope</strUrl>')).toMatchObject({ status: 400 })
    })
  },
)
