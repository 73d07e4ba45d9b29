import { beforeAll, describe, expect, it } from 'vitest'
import { parseXml, textOf, type XmlElement } from '../../../../src/formats/xml.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
let made = 0

/** The XML that a reply holds as a text. */
function resultIn(reply: string): string {
  const find = (element: XmlElement): string | undefined => {
    if (element.name.endsWith('Result')) return textOf(element)
    for (const child of element.children) {
      const found = typeof child === 'string' ? undefined : find(child)
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(parseXml(reply)) ?? ''
}

const textsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((one) => one[1] ?? '')
const error = (name: string, id: number): string => `<Error ID="${id}">${name}</Error>`
const escaped = (xml: string): string => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/dws/'))(
  'dws.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string, path = '') => {
      const headers = { Authorization: basic(name) }
      const client = createSoapContractClient({ url: server.url + path, service: 'dws', version, namespace, headers })
      return { ...client, result: async (operation: string, parameters = '') => resultIn(await client.call(operation, parameters)) }
    }
    const admin = clientOf('admin')
    const reader = clientOf('ann')
    const name = `space${++made}`
    const inside = clientOf('admin', `/${name}`)

    beforeAll(async () => {
      for (const user of ['ann', 'bob'])
        expect((await rest.call('POST', '/_api/web/ensureuser', { body: { logonName: user } })).status).toBe(200)
      const users = escaped('<UserInfo><item LoginName="bob"/><item Email="nobody@example.com"/></UserInfo>')
      const documents = escaped('<Documents><item ID="c:\\a.txt" Name="a.txt"/></Documents>')
      const parts = `<name>${name}</name><users>${users}</users><title>Offer &amp; more</title><documents>${documents}</documents>`
      const result = await admin.result('CreateDws', parts)
      expect(textsIn(result, 'Url')).toEqual([`${server.url}/${name}`])
      expect(textsIn(result, 'DoclibUrl')).toEqual(['Shared Documents'])
      expect(elementsIn(result, 'User')).toEqual([{ Email: 'nobody@example.com' }])
      const file = `/${name}/_api/web/getfolderbyserverrelativeurl('/${name}/Shared Documents')/files/add(url='a.txt',overwrite=true)`
      expect((await rest.call('POST', file, { body: 'x' })).status).toBe(200)
    })

    it('CreateDws makes a web with its own permissions, and names what is wrong', async () => {
      const web = (await rest.call('GET', `/${name}/_api/web?$select=Title,Configuration,HasUniqueRoleAssignments`)).json
      expect(web).toMatchObject({ Title: 'Offer & more', Configuration: 2, HasUniqueRoleAssignments: true })
      const create = (title: string, more = '') => `<name></name>${more}<title>${title}</title>`
      expect(await admin.result('CreateDws', create(name))).toBe(error('AlreadyExists', 13))
      expect(await admin.result('CreateDws', create('a/b'))).toBe(error('Failed', 2))
      expect(await admin.result('CreateDws', create(`${name}x`, '<users>&lt;UserInfo></users>'))).toBe(error('Failed', 2))
      const long = escaped(`<Documents><item ID="1" Name="${'n'.repeat(200)}"/></Documents>`)
      expect(await admin.result('CreateDws', `<title>${name}y</title><documents>${long}</documents>`)).toBe(error('Failed', 2))
      expect(await reader.result('CreateDws', create(`${name}z`))).toBe(error('NoAccess', 3))
      expect(await admin.refuse('CreateDws', '<name>a</name>')).toMatchObject({ status: 400 })
    })

    it('CanCreateDwsUrl returns the URL of a web that can be made', async () => {
      expect(textsIn(await admin.result('CanCreateDwsUrl', `<url>${name}free</url>`), 'Result')).toEqual([`${server.url}/${name}free`])
      expect(await admin.result('CanCreateDwsUrl', `<url>${name}</url>`)).toBe(error('AlreadyExists', 13))
      expect(await admin.result('CanCreateDwsUrl', '<url>Lists</url>')).toMatch(/^<Error ID="(2|13)">/)
      expect(await admin.result('CanCreateDwsUrl', '<url>a/b</url>')).toBe(error('Failed', 2))
      expect(await admin.result('CanCreateDwsUrl', '<url/>')).toBe(error('Failed', 2))
      expect(await reader.result('CanCreateDwsUrl', '<url>mine</url>')).toBe(error('NoAccess', 3))
      expect(await admin.refuse('CanCreateDwsUrl', '<address/>')).toMatchObject({ status: 400 })
    })

    it('FindDwsDoc returns the URL of a document by the id of a program, or by its GUID', async () => {
      const url = `${server.url}/${name}/Shared Documents/a.txt`
      expect(textsIn(await inside.result('FindDwsDoc', '<id>c:\\a.txt</id>'), 'Result').map(decodeURI)).toEqual([url])
      const file = `/${name}/_api/web/getfilebyserverrelativeurl('/${name}/Shared Documents/a.txt')`
      const { UniqueId } = (await rest.call('GET', `${file}?$select=UniqueId`)).json
      expect(textsIn(await inside.result('FindDwsDoc', `<id>{${String(UniqueId).toUpperCase()}}</id>`), 'Result')).toHaveLength(1)
      for (const id of ['c:\\b.txt', '__proto__', '{00000000-0000-4000-8000-000000000000}', 'x'.repeat(5_000)])
        expect(await inside.result('FindDwsDoc', `<id>${id}</id>`)).toBe(error('DocumentNotFound', 9))
      expect(await clientOf('ann', `/${name}`).result('FindDwsDoc', '<id>a</id>')).toBe(error('NoAccess', 3))
      expect(await inside.refuse('FindDwsDoc', '<name/>')).toMatchObject({ status: 400 })
    })

    it('GetDwsData returns the members and the rows of the lists', async () => {
      const result = await inside.result('GetDwsData', '<document>Shared Documents/a.txt</document>')
      expect(parseXml(result).name).toBe('Results')
      expect(textsIn(result, 'Title')).toEqual(['Offer &amp; more'])
      expect(textsIn(result, 'LoginName').join(' ')).toMatch(/bob/)
      expect(result).toMatch(/<List Name="Documents"><ID>\{[0-9A-F-]{36}\}<\/ID><z:row [^>]*a\.txt/)
      expect(result).toContain(`<List Name="Links">${error('ListNotFound', 7)}</List>`)
      const later = await inside.result('GetDwsData', '<lastUpdate>99999999999999</lastUpdate>')
      expect(later).toMatch(/<List Name="Documents"><ID>[^<]*<\/ID><NoChanges\/><\/List>/)
      expect(await inside.result('GetDwsData', '<document>Shared Documents/b.txt</document>')).toBe(error('DocumentNotFound', 9))
      expect(await inside.result('GetDwsData', '<lastUpdate>soon</lastUpdate>')).toContain('z:row')
      const asBob = await clientOf('bob', `/${name}`).result('GetDwsData')
      expect(asBob).toContain('a.txt')
      expect(await clientOf('ann', `/${name}`).result('GetDwsData')).toBe(error('NoAccess', 3))
      expect(await inside.refuse('GetDwsData', '<all/>')).toMatchObject({ status: 400 })
    })

    it('GetDwsMetaData returns what the caller may do, and the columns of the lists', async () => {
      const whole = await inside.result('GetDwsMetaData', '<id>c:\\a.txt</id><minimal>false</minimal>')
      expect(textsIn(whole, 'WorkspaceType')).toEqual(['DWS'])
      expect(textsIn(whole, 'HasUniquePerm')).toEqual(['True'])
      expect(textsIn(whole, 'DocUrl')).toHaveLength(1)
      expect(whole).toContain('<Permissions><ManageSubwebs/>')
      expect(whole).toMatch(/<Schema Name="Documents"[^>]*><Field Name=/)
      expect(whole).toContain('<Results xmlns:z="#RowsetSchema">')
      const minimal = await clientOf('bob', `/${name}`).result('GetDwsMetaData', '<minimal>true</minimal>')
      expect(minimal).not.toContain('<Schema')
      expect(minimal).toContain('<Permissions><InsertListItems/><EditListItems/><DeleteListItems/></Permissions>')
      expect(textsIn(await reader.result('GetDwsMetaData', '<minimal>1</minimal>'), 'HasUniquePerm')).toEqual(['True'])
      expect(await inside.result('GetDwsMetaData', '<id>b</id><minimal>true</minimal>')).toBe(error('DocumentNotFound', 9))
      expect(await clientOf('ann', `/${name}`).result('GetDwsMetaData', '<minimal>true</minimal>')).toBe(error('NoAccess', 3))
      expect(await inside.refuse('GetDwsMetaData', '<minimal>maybe</minimal>')).toMatchObject({ status: 400 })
    })

    it('CreateFolder and DeleteFolder take URLs relative to the web', async () => {
      const url = '<url>Shared Documents/plans</url>'
      const bob = clientOf('bob', `/${name}`)
      expect(await bob.result('CreateFolder', url)).toBe('<Result/>')
      expect(await bob.result('CreateFolder', url)).toBe(error('AlreadyExists', 13))
      expect(await bob.result('CreateFolder', '<url>Shared Documents/missing/plans</url>')).toBe(error('FolderNotFound', 10))
      expect(await bob.result('CreateFolder', '<url/>')).toBe(error('Failed', 2))
      expect(await bob.result('CreateFolder', `<url>${'x'.repeat(500)}</url>`)).toBe(error('Failed', 2))
      expect(await bob.result('DeleteFolder', url)).toBe('<Result/>')
      expect(await bob.result('DeleteFolder', url)).toBe(error('FolderNotFound', 10))
      expect(await inside.result('DeleteFolder', '<url>Shared Documents</url>')).toBe(error('Failed', 2))
      expect(await inside.result('DeleteFolder', '<url/>')).toBe(error('Failed', 2))
      expect(await reader.result('CreateFolder', url)).toBe(error('NoAccess', 3))
      for (const operation of ['CreateFolder', 'DeleteFolder'])
        expect(await inside.refuse(operation, '<path/>')).toMatchObject({ status: 400 })
    })

    it('UpdateDwsData saves and deletes items, and tells of each method how it went', async () => {
      const prefix = 'urn:schemas-microsoft-com:office:office#'
      const method = (id: string, list: string, ...vars: [string, string][]) =>
        `<Method ID="${id}"><SetList>${list}</SetList>${vars.map(([key, value]) => `<SetVar Name="${key}">${value}</SetVar>`).join('')}</Method>`
      const batch = (methods: string, more = '') =>
        `<updates>${escaped(`<?xml version="1.0"?><ows:Batch${more}>${methods}</ows:Batch>`)}</updates>`
      const add = (id: string, title: string, list = 'Announcements') =>
        method(id, list, ['Cmd', 'Save'], ['ID', 'New'], [`${prefix}Title`, title])
      await rest.call('POST', `/${name}/_api/web/lists`, { body: { Title: 'Announcements', BaseTemplate: 104 } })
      const titles = async () =>
        (
          (await rest.call('GET', `/${name}/_api/web/lists/getbytitle('Announcements')/items?$select=Title`)).json.value as {
            Title: string
          }[]
        ).map(({ Title }) => Title)
      const made = await inside.result('UpdateDwsData', batch(add('a', 'One') + add('b', 'Two &amp; more')))
      expect(made).toBe('<Results><Result ID="a" Code="0"><ID>1</ID></Result><Result ID="b" Code="0"><ID>2</ID></Result></Results>')
      expect(await titles()).toEqual(['One', 'Two & more'])
      const change = method('c', 'Announcements', ['Cmd', 'save'], ['ID', '1'], ['Title', 'Changed'])
      const remove = method('d', 'Announcements', ['Cmd', 'Delete'], ['ID', '2'])
      const wrong = [
        method('e', 'Announcements', ['Cmd', 'Delete'], ['ID', '99']),
        method('f', 'Announcements', ['Cmd', 'Move'], ['ID', '1']),
        add('g', 'x', 'Nothing'),
        method('h', 'Announcements', ['Cmd', 'Save'], ['ID', '1'], ['Nothing', 'x']),
        method('i', 'Announcements', ['Cmd', 'Save']),
      ].join('')
      const declared = ' OnError="Continue" xmlns:ows="urn:any"'
      const mixed = elementsIn(await inside.result('UpdateDwsData', batch(change + wrong + remove, declared)), 'Result')
      expect(mixed).toEqual([
        { ID: 'c', Code: '0' },
        { ID: 'e', Code: '5' },
        { ID: 'f', Code: '2' },
        { ID: 'g', Code: '7' },
        { ID: 'h', Code: expect.stringMatching(/^[25]$/) },
        { ID: 'i', Code: '2' },
        { ID: 'd', Code: '0' },
      ])
      expect(await titles()).toEqual(['Changed'])
      const stopped = elementsIn(await inside.result('UpdateDwsData', batch(wrong + add('z', 'Late'), ' OnError="Return"')), 'Result')
      expect(stopped.map(({ Code }) => Code === '0')).toEqual([false, false, false, false, false, false])
      expect(await titles()).toEqual(['Changed'])
      expect(elementsIn(await reader.result('UpdateDwsData', batch(add('r', 'x', 'Tasks'))), 'Result')).toEqual([{ ID: 'r', Code: '3' }])
      expect(await inside.result('UpdateDwsData', batch(add('m', 'x').repeat(501)))).toBe(error('TooManyItems', 8))
      for (const updates of [
        '<updates/>',
        '<updates>&lt;Batch></updates>',
        '<updates>&lt;Other/></updates>',
        '<updates>&lt;!DOCTYPE a>&lt;Batch/></updates>',
      ])
        expect(await inside.result('UpdateDwsData', updates)).toBe(error('Failed', 2))
      expect(await inside.refuse('UpdateDwsData', '<batch/>')).toMatchObject({ status: 400 })
    })

    it('RemoveDwsUser takes the roles of a member away', async () => {
      const { Id } = (await rest.call('GET', "/_api/web/siteusers/getbyloginname('bob')?$select=Id")).json
      expect(await clientOf('bob', `/${name}`).result('RemoveDwsUser', `<id>${Id}</id>`)).toBe(error('NoAccess', 3))
      expect(await inside.result('RemoveDwsUser', `<id>${Id}</id>`)).toBe('<Results/>')
      expect(await inside.result('RemoveDwsUser', `<id>${Id}</id>`)).toBe(error('MemberNotFound', 6))
      expect(await inside.result('RemoveDwsUser', '<id>bob</id>')).toBe(error('Failed', 2))
      expect(await inside.refuse('RemoveDwsUser', '<user/>')).toMatchObject({ status: 400 })
      expect(await clientOf('bob', `/${name}`).result('GetDwsData')).toBe(error('NoAccess', 3))
    })

    it('RenameDws gives the web another title', async () => {
      expect(await inside.result('RenameDws', '<title>Renamed</title>')).toBe('<Results/>')
      expect((await rest.call('GET', `/${name}/_api/web?$select=Title`)).json.Title).toBe('Renamed')
      expect(await inside.result('RenameDws', '<title> </title>')).toBe(error('Failed', 2))
      expect(await reader.result('RenameDws', '<title>Mine</title>')).toBe(error('NoAccess', 3))
      expect(await inside.refuse('RenameDws', '<name/>')).toMatchObject({ status: 400 })
    })

    it('DeleteDws deletes a web without webs below it', async () => {
      await inside.result('CreateDws', '<title>below</title>')
      expect(await inside.result('DeleteDws')).toBe(error('WebContainsSubwebs', 11))
      expect(await clientOf('ann', `/${name}`).result('DeleteDws')).toBe(error('NoAccess', 3))
      expect(await clientOf('admin', `/${name}/below`).result('DeleteDws')).toBe('<Results/>')
      expect(await inside.refuse('DeleteDws', '<all/>')).toMatchObject({ status: 400 })
      expect(await inside.result('DeleteDws')).toBe('<Results/>')
      expect(await inside.fail('DeleteDws')).toMatchObject({ status: 404 })
    })
  },
)
