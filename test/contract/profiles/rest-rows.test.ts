import { describe, expect, it } from 'vitest'
import { jsonBody as json, type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { basic } from '../../support/server.ts'
import { accepts } from '../../support/wire.ts'

/** The names and forms of REST in the two profiles: docs/profiles.md has a row for each of these tests. */
const { servers, call, answers } = await serveBoth()
const both: readonly Name[] = ['Svc', 'SharePoint']
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const addItem = async (name: Name, title = 'Order chairs') => (await call(name, 'POST', `${tasks}/items`, json({ Title: title }))).json

describe('names', () => {
  it('A1: types have the prefix of the profile, or a full name', async () => {
    const typesOf = async (name: Name) => {
      const list = await call(name, 'GET', tasks)
      const found = await call(name, 'GET', "/_api/search/query?querytext='chairs'", {}, accepts.verbose)
      const fields = await call(name, 'GET', `${tasks}/fields?$filter=InternalName eq 'Priority'`)
      return [
        list.json['odata.type'],
        list.json.ListItemEntityTypeFullName,
        fields.json.value[0]['odata.type'],
        found.json.d.query.__metadata.type,
      ]
    }
    expect(await answers(typesOf)).toEqual({
      Svc: ['Svc.List', 'Svc.Data.TasksListItem', 'Svc.FieldChoice', 'Svc.SearchResult'],
      SharePoint: ['SP.List', 'SP.Data.TasksListItem', 'SP.FieldChoice', 'Microsoft.Office.Server.Search.REST.SearchResult'],
    })
  })

  it('A2: replies have the headers of the profile', async () => {
    const names = ['svcrequestguid', 'sprequestguid', 'request-id', 'svcrequestduration', 'sprequestduration']
    const more = ['spclientservicerequestduration', 'microsoftsharepointteamservices', 'x-sharepointhealthscore', 'x-correlation-id']
    const present = (path: string) => async (name: Name) => {
      const { headers } = await fetch(`${servers[name].url}${path}`, { headers: { Authorization: basic('ann') } })
      return [...names, ...more].filter((one) => headers.has(one))
    }
    const always = ['microsoftsharepointteamservices', 'x-sharepointhealthscore', 'x-correlation-id']
    const svc = ['svcrequestguid', 'svcrequestduration', 'x-correlation-id']
    expect(await answers(present('/_api/web'))).toEqual({
      Svc: svc,
      SharePoint: ['sprequestguid', 'request-id', 'spclientservicerequestduration', ...always],
    })
    expect(await answers(present('/_vti_bin/client.svc/web'))).toMatchObject({
      SharePoint: ['sprequestguid', 'request-id', 'spclientservicerequestduration', ...always],
    })
    for (const path of ['/_vti_bin/lists.asmx', '/docs', '/_vti_bin/health', '/_admin/webapps'])
      expect(await answers(present(path))).toEqual({
        Svc: svc,
        SharePoint: ['sprequestguid', 'request-id', 'sprequestduration', ...always],
      })
    const { headers } = await fetch(`${servers.SharePoint.url}/_api/web`, { headers: { Authorization: basic('ann') } })
    expect(headers.get('request-id')).toBe(headers.get('sprequestguid'))
    expect(headers.get('microsoftsharepointteamservices')).toMatch(/^16(\.\d+){3}$/)
    expect(Number(headers.get('x-sharepointhealthscore'))).toBeLessThanOrEqual(10)
  })

  it('A3, B6: a body may name its own type, or none; other names are for the default profile alone', async () => {
    const statusOf =
      (type: string | undefined, url = `${tasks}/items`) =>
      async (name: Name) =>
        (await call(name, 'POST', url, json({ ...(type && { __metadata: { type } }), Title: `Named ${String(type)}` }))).status
    const item = 'SP.Data.TasksListItem'
    for (const type of [undefined, item, 'SP.ListItem']) expect(await answers(statusOf(type))).toEqual({ Svc: 201, SharePoint: 201 })
    for (const type of ['Svc.Data.TasksListItem', 'SP.Data.OtherListItem', 'SP.List', 'Tasks'])
      expect(await answers(statusOf(type)), type).toEqual({ Svc: 201, SharePoint: 400 })
    expect(await answers(statusOf('SP.Field', '/_api/web/lists'))).toEqual({ Svc: 201, SharePoint: 400 })
    expect(await answers(statusOf('SP.List', '/_api/web/lists'))).toEqual({ Svc: 201, SharePoint: 201 })
  })

  it('A5: the contract is served in the profile of the host', async () => {
    const typeIn = async (name: Name) => {
      const document = await (await fetch(`${servers[name].url}/docs/contracts/rest.json`)).json()
      return (document as { components: { schemas: { List: { 'x-entity': { type: string } } } } }).components.schemas.List['x-entity'].type
    }
    expect(await answers(typeIn)).toEqual({ Svc: 'Svc.List', SharePoint: 'SP.List' })
    const metadata = async (name: Name) => (await call(name, 'GET', '/_api/$metadata', {}, '')).text.includes('Namespace="SP"')
    expect(await answers(metadata)).toEqual({ Svc: false, SharePoint: true })
  })
})

describe('envelopes', () => {
  it('B1: no Accept and any range are verbose here, minimal there', async () => {
    for (const accept of ['', '*/*']) {
      const typeOf = async (name: Name) => {
        const reply = await fetch(`${servers[name].url}/_api/web`, {
          headers: { Authorization: basic('ann'), ...(accept && { Accept: accept }) },
        })
        return reply.headers.get('content-type')
      }
      expect(await answers(typeOf)).toEqual({
        Svc: 'application/json;odata=verbose;charset=utf-8',
        SharePoint: 'application/json;odata=minimalmetadata;streaming=true;charset=utf-8',
      })
    }
  })

  it('B4: OData-Version 4.0 renames the control members there', async () => {
    for (const name of both) for (const title of ['One', 'Two']) await addItem(name, title)
    const keysOf = async (name: Name) => {
      const headers = { Authorization: basic('ann'), Accept: 'application/json', 'OData-Version': '4.0' }
      const list = await (await fetch(`${servers[name].url}${tasks}`, { headers })).json()
      const page = await (await fetch(`${servers[name].url}${tasks}/items?$top=1&$inlinecount=allpages`, { headers })).json()
      const [row] = (page as { value: object[] }).value
      return [list, page, row].map((one) => Object.keys(one as object).filter((key) => key.includes('odata.')))
    }
    const entity = ['type', 'id', 'etag', 'editLink']
    expect(await answers(keysOf)).toEqual({
      Svc: [['metadata', ...entity], ['metadata', 'count', 'nextLink'], entity].map((names) => names.map((one) => `odata.${one}`)),
      SharePoint: [['context', ...entity], ['context', 'count', 'nextLink'], entity].map((names) => names.map((one) => `@odata.${one}`)),
    })
    const headers = { Authorization: basic('ann'), Accept: 'application/json', 'OData-Version': '4.0' }
    const web = (await (await fetch(`${servers.SharePoint.url}/_api/web`, { headers })).json()) as Record<string, unknown>
    expect(web['@odata.type']).toBe('#SP.Web')
    const none = await fetch(`${servers.SharePoint.url}/_api/web`, {
      headers: { ...headers, Accept: 'application/json;odata.metadata=none' },
    })
    expect(Object.keys((await none.json()) as object).filter((key) => key.includes('odata'))).toEqual([])
  })

  it('B8: integers of 64 bits are numbers here, texts there, in every envelope', async () => {
    for (const name of both)
      await call(name, 'POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)", {
        body: 'words',
      })
    const lengths = async (name: Name) => {
      const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')"
      const read = async (accept: string) => (await call(name, 'GET', file, {}, accept)).json
      const rights = (await call(name, 'GET', '/_api/web/effectivebasepermissions')).json
      return [
        (await read(accepts.verbose)).d.Length,
        (await read(accepts.minimalmetadata)).Length,
        (await read(accepts.nometadata)).Length,
        (await call(name, 'GET', `${file}/Length`, {}, accepts.nometadata)).json.value,
        rights.High,
      ]
    }
    expect(await answers(lengths)).toEqual({ Svc: [5, 5, 5, 5, 2147483647], SharePoint: ['5', '5', '5', '5', '2147483647'] })
    const upload = "startupload(uploadId=guid'6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c')"
    const offset = async (name: Name) =>
      (await call(name, 'POST', `/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')/${upload}`, { body: 'abc' })).json.value
    expect(await answers(offset)).toEqual({ Svc: 3, SharePoint: '3' })
  })

  it('B10: keys of property bags are raw here, encoded there', async () => {
    const keys = async (name: Name) =>
      Object.keys((await call(name, 'GET', '/_api/web/allproperties', {}, accepts.nometadata)).json).find((key) =>
        key.endsWith('defaultlanguage'),
      )
    expect(await answers(keys)).toEqual({ Svc: 'vti_defaultlanguage', SharePoint: 'vti_x005f_defaultlanguage' })
    const expanded = async (name: Name) =>
      Object.keys(
        (await call(name, 'GET', '/_api/web?$select=AllProperties&$expand=AllProperties', {}, accepts.nometadata)).json.AllProperties,
      ).some((key) => key.includes('_x005f_'))
    expect(await answers(expanded)).toEqual({ Svc: false, SharePoint: true })
  })

  it('B9: files have a tag with their id in both', async () => {
    const tag = async (name: Name) =>
      (await call(name, 'GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')")).json.ETag as string
    for (const one of Object.values(await answers(tag))) expect(one).toMatch(/^"\{[0-9A-F-]{36}\},\d+"$/)
  })

  it('B13: rows of a search have Title and Path beside their cells here alone', async () => {
    const title = 'Wardrobe'
    for (const name of both) await addItem(name, title)
    const rows = async (name: Name) => {
      await expect
        .poll(
          async () => (await call(name, 'GET', `/_api/search/query?querytext='${title}'`)).json.PrimaryQueryResult.RelevantResults.RowCount,
          { timeout: 60_000 },
        )
        .toBe(1)
      const { json: found } = await call(name, 'GET', `/_api/search/query?querytext='${title}'`)
      return Object.keys(found.PrimaryQueryResult.RelevantResults.Table.Rows[0])
    }
    const found = await answers(rows)
    expect(found.SharePoint).toEqual(['Cells'])
    expect(found.Svc).toEqual(expect.arrayContaining(['Cells', 'Title', 'Path']))
  })

  it('S16: the id of a content type is a text here, an object there; both are taken', async () => {
    const idOf = async (name: Name) => {
      const { json: type } = await call(name, 'GET', "/_api/web/contenttypes('0x0101')", {}, accepts.nometadata)
      return [type.Id, type.StringId]
    }
    expect(await answers(idOf)).toEqual({ Svc: ['0x0101', '0x0101'], SharePoint: [{ StringValue: '0x0101' }, '0x0101'] })
    const { json: verbose } = await call('SharePoint', 'GET', "/_api/web/contenttypes('0x0101')", {}, accepts.verbose)
    expect(verbose.d.Id).toEqual({ __metadata: { type: 'SP.ContentTypeId' }, StringValue: '0x0101' })
    const made = (Name: string, Id: unknown) => async (name: Name) =>
      (await call(name, 'POST', '/_api/web/contenttypes', json({ Name, Id }))).status
    expect(await answers(made('One', '0x0101A1'))).toEqual({ Svc: 201, SharePoint: 201 })
    expect(await answers(made('Two', { StringValue: '0x0101A2' }))).toEqual({ Svc: 201, SharePoint: 201 })
  })

  it('H1: built-in content types have the names of the profile', async () => {
    const names = async (name: Name) => [
      (await call(name, 'GET', "/_api/web/contenttypes('0x0120D520')")).json.Name,
      (await call(name, 'GET', "/_api/web/contenttypes('0x01010A')")).json.Name,
    ]
    expect(await answers(names)).toEqual({
      Svc: ['Document Library Folder', 'Link to Document'],
      SharePoint: ['Document Set', 'Link to a Document'],
    })
    const further = async (name: Name) => {
      const { value } = (await call(name, 'GET', '/_api/web/contenttypes')).json
      const found = value.filter(({ StringId }: { StringId: string }) => ['0x010102', '0x0106', '0x0107', '0x012001'].includes(StringId))
      const parent = await call(name, 'GET', "/_api/web/contenttypes('0x0120D520')/parent")
      const gone = await call(name, 'DELETE', "/_api/web/contenttypes('0x0106')")
      return [found.map((type: { Name: string }) => type.Name).sort(), parent.json.Name, gone.status]
    }
    expect(await answers(further)).toEqual({
      Svc: [[], 'Folder', 404],
      SharePoint: [['Contact', 'Message', 'Picture', 'RootOfList'], 'Document Collection Folder', 400],
    })
  })
})
