import { describe, expect, it } from 'vitest'
import { jsonBody as json, type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { accepts } from '../../support/wire.ts'

/** The statuses, errors and requests of REST in the two profiles: docs/profiles.md has a row for each of these tests. */
const { call, answers } = await serveBoth()
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const addItem = async (name: Name, title = 'Order chairs') => call(name, 'POST', `${tasks}/items`, json({ Title: title }))
const merge = (body: unknown, headers: Readonly<Record<string, string>> = { 'If-Match': '*' }) =>
  json(body, { 'X-HTTP-Method': 'MERGE', ...headers })

describe('statuses', () => {
  it('C1: an update is 200 with the entity here, 204 with a tag there, by any verb', async () => {
    const updated = async (name: Name) => {
      const { json: item } = await addItem(name)
      const url = `${tasks}/items(${item.Id})`
      const merged = await call(name, 'POST', url, merge({ Title: 'Count chairs' }))
      const put = await call(name, 'PUT', url, json({ Title: 'Paint chairs' }, { 'If-Match': '*' }))
      const patched = await call(name, 'PATCH', url, json({ Title: 'Sell chairs' }, { 'If-Match': '*' }))
      const list = await call(name, 'POST', tasks, merge({ Description: `Work of ${name}` }))
      const field = await call(name, 'POST', `${tasks}/fields/getbyinternalnameortitle('Priority')`, merge({ Description: 'How soon' }))
      const after = await call(name, 'GET', url)
      return {
        replies: [merged, put, patched, list, field].map(({ status, text }) => [status, text === '']),
        isTagNew: merged.headers.get('etag') !== item['odata.etag'] && patched.headers.get('etag') === after.json['odata.etag'],
        title: after.json.Title,
      }
    }
    const same = { isTagNew: true, title: 'Sell chairs' }
    expect(await answers(updated)).toEqual({
      Svc: { replies: Array(5).fill([200, false]), ...same },
      SharePoint: { replies: Array(5).fill([204, true]), ...same },
    })
  })

  it('C2, C3: a creation is 201 with its place, a deletion 200 without a body, in both', async () => {
    const made = async (name: Name) => {
      const added = await addItem(name)
      const gone = await call(name, 'DELETE', `${tasks}/items(${added.json.Id})`)
      const file = await call(
        name,
        'POST',
        "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='c.txt',overwrite=true)",
        {
          body: 'c',
        },
      )
      const user = await call(name, 'POST', '/_api/web/ensureuser', json({ logonName: 'ben' }))
      return [added.status, added.headers.has('location'), gone.status, gone.text, file.status, user.status]
    }
    const expected = [201, true, 200, '', 200, 200]
    expect(await answers(made)).toEqual({ Svc: expected, SharePoint: expected })
  })

  it('C4: a taken title is 409 here, 500 there', async () => {
    const taken = async (name: Name) => (await call(name, 'POST', '/_api/web/lists', json({ Title: 'Tasks' }))).status
    expect(await answers(taken)).toEqual({ Svc: 409, SharePoint: 500 })
  })

  it('C5: another tag is 412 in both', async () => {
    const stale = async (name: Name) => {
      const { json: item } = await addItem(name)
      const { status, text } = await call(name, 'POST', `${tasks}/items(${item.Id})`, merge({ Title: 'x' }, { 'If-Match': '"77"' }))
      return [status, text.includes(JSON.stringify(item['odata.etag']).slice(1, -1))]
    }
    expect(await answers(stale)).toEqual({ Svc: [412, true], SharePoint: [412, true] })
  })

  it('C6, C7, C9, C10: a missing list is 404, a file that is there 400, a method without a result null, a wrong filter 400', async () => {
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
    const statuses = async (name: Name) => {
      const upload = () => call(name, 'POST', `${folder}/files/add(url='d.txt',overwrite=false)`, { body: 'd' })
      await upload()
      const again = await upload()
      const out = await call(name, 'POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/d.txt')/checkout", {}, accepts.verbose)
      const filter = await call(name, 'GET', `${tasks}/items?$filter=Title eq`)
      const missing = await call(name, 'GET', "/_api/web/lists/getbytitle('None')")
      return [missing.status, again.status, JSON.stringify(again.json).includes('-2130575257'), out.json, filter.status]
    }
    const expected = [404, 400, true, { d: { CheckOut: null } }, 400]
    expect(await answers(statuses)).toEqual({ Svc: expected, SharePoint: expected })
  })
})

describe('errors', () => {
  it('D1: an error is the member error here, odata.error outside of verbose there', async () => {
    const members = async (name: Name) => {
      const keys: string[] = []
      for (const accept of Object.values(accepts))
        keys.push(...Object.keys((await call(name, 'GET', "/_api/web/lists/getbytitle('None')", {}, accept)).json))
      return keys
    }
    expect(await answers(members)).toEqual({ Svc: ['error', 'error', 'error'], SharePoint: ['error', 'odata.error', 'odata.error'] })
    const outside = async (name: Name) => Object.keys((await call(name, 'GET', '/_vti_bin/nothing')).json)
    expect(await answers(outside)).toEqual({ Svc: ['error'], SharePoint: ['error'] })
  })

  it('D2: an error has the number and the exception of the profile', async () => {
    const codeOf = (method: string, url: string, body?: unknown) => async (name: Name) => {
      const { json: reply } = await call(name, method, url, body === undefined ? {} : json(body))
      return (reply.error ?? reply['odata.error']).code as string
    }
    const invalid = 'InvalidClientQueryException'
    expect(await answers(codeOf('GET', "/_api/web/lists/getbytitle('None')"))).toEqual({
      Svc: '-1, System.ArgumentException',
      SharePoint: '-1, System.ArgumentException',
    })
    expect(await answers(codeOf('GET', "/_api/web/lists(guid'00000000-0000-0000-0000-000000000001')"))).toEqual({
      Svc: '-1, System.ArgumentException',
      SharePoint: '-2130575322, Microsoft.SharePoint.SPException',
    })
    expect(await answers(codeOf('GET', `${tasks}/items(999)`))).toEqual({
      Svc: '-2130575338, System.ArgumentException',
      SharePoint: '-2130575338, System.ArgumentException',
    })
    expect(await answers(codeOf('POST', '/_api/web/lists', { Title: 'Tasks' }))).toEqual({
      Svc: '-2130575342, Svc.ServerException',
      SharePoint: '-2130575342, Microsoft.SharePoint.SPException',
    })
    expect(await answers(codeOf('POST', '/_api/web/lists', { Title: 1 }))).toEqual({
      Svc: 'BadRequest',
      SharePoint: `-1, Microsoft.SharePoint.Client.${invalid}`,
    })
    expect(await answers(codeOf('POST', '/_api/web/lists', { Title: 'New', Titel: 'x' }))).toEqual({
      Svc: `-1, Svc.Client.${invalid}`,
      SharePoint: `-1, Microsoft.SharePoint.Client.${invalid}`,
    })
    expect(await answers(codeOf('GET', '/_api/web/nothing'))).toEqual({
      Svc: '-1, Svc.Client.ResourceNotFoundException',
      SharePoint: '-1, Microsoft.SharePoint.Client.ResourceNotFoundException',
    })
  })
})

describe('requests', () => {
  it('E2: an update of an item without If-Match is any version here, 412 there; a deletion is any version in both', async () => {
    const without = async (name: Name) => {
      const { json: item } = await addItem(name)
      const url = `${tasks}/items(${item.Id})`
      const refused = await call(name, 'POST', url, merge({ Title: 'x' }, {}))
      const list = await call(name, 'POST', tasks, merge({ Description: 'x' }, {}))
      const gone = await call(name, 'DELETE', url)
      return [refused.status, list.status, gone.status]
    }
    expect(await answers(without)).toEqual({ Svc: [200, 200, 200], SharePoint: [412, 204, 200] })
  })

  it('E2: the tag of an item contains its id there, and both forms of tags are taken', async () => {
    const tags = async (name: Name) => {
      const { json: item, headers } = await addItem(name)
      const url = `${tasks}/items(${item.Id})`
      const form = (headers.get('etag') ?? '').replace(item.GUID, '<guid>')
      const isSame = headers.get('etag') === item['odata.etag']
      const own = await call(name, 'POST', url, merge({ Title: 'x' }, { 'If-Match': item['odata.etag'] }))
      const short = await call(name, 'POST', url, merge({ Title: 'y' }, { 'If-Match': '"2"' }))
      const ofAnother = '"00000000-0000-4000-8000-000000000000,3"'
      const other = await call(name, 'POST', url, merge({ Title: 'z' }, { 'If-Match': ofAnother }))
      return [form, isSame, own.status, short.status, other.status]
    }
    expect(await answers(tags)).toEqual({ Svc: ['"1"', true, 200, 200, 200], SharePoint: ['"<guid>,1"', true, 204, 204, 412] })
    const list = async (name: Name) => /^"\d+"$/.test((await call(name, 'GET', tasks)).json['odata.etag'])
    expect(await answers(list)).toEqual({ Svc: true, SharePoint: true })
  })

  it('E4: $skip skips items here, and has no effect on them there', async () => {
    const skipped = async (name: Name) => {
      for (const title of ['a', 'b', 'c']) await addItem(name, `skip ${title}`)
      const filter = "$filter=startswith(Title,'skip')&$orderby=Id"
      const { value } = (await call(name, 'GET', `${tasks}/items?${filter}&$skip=1`)).json
      const lists = (await call(name, 'GET', '/_api/web/lists')).json.value.length
      const fewer = (await call(name, 'GET', '/_api/web/lists?$skip=1')).json.value.length
      return [value.map(({ Title }: { Title: string }) => Title), lists - fewer]
    }
    expect(await answers(skipped)).toEqual({
      Svc: [['skip b', 'skip c'], 1],
      SharePoint: [['skip a', 'skip b', 'skip c'], 1],
    })
  })

  it('E5, E6, E8: further functions, nested options and counts are taken in both', async () => {
    const asked = async (name: Name) => {
      const filter = await call(name, 'GET', `${tasks}/items?$filter=not endswith(tolower(Title),'zz')&$inlinecount=allpages&$top=1`)
      const nested = await call(name, 'GET', '/_api/web?$expand=Lists($select=Title)')
      const verbose = await call(name, 'GET', `${tasks}/items?$inlinecount=allpages&$top=1`, {}, accepts.verbose)
      return [filter.status, typeof filter.json['odata.count'], nested.status, typeof verbose.json.d.__count]
    }
    expect(await answers(asked)).toEqual({ Svc: [200, 'string', 200, 'string'], SharePoint: [200, 'string', 200, 'string'] })
  })

  it('E14: metadata of a body is read under any JSON but nometadata there', async () => {
    const sent = (mediaType: string) => async (name: Name) => {
      const body = JSON.stringify({ __metadata: { type: 'SP.Data.TasksListItem' }, Title: 'x' })
      return (await call(name, 'POST', `${tasks}/items`, { headers: { 'Content-Type': mediaType }, body })).status
    }
    for (const mediaType of ['application/json', 'application/json;odata=verbose'])
      expect(await answers(sent(mediaType))).toEqual({ Svc: 201, SharePoint: 201 })
    expect(await answers(sent('application/json;odata=nometadata'))).toEqual({ Svc: 201, SharePoint: 400 })
  })

  it('S1: web/folders has every folder here, those below the root there', async () => {
    const folders = async (name: Name) => {
      await call(name, 'POST', '/_api/web/folders', json({ ServerRelativeUrl: '/Shared Documents/deep' }))
      const { value } = (await call(name, 'GET', '/_api/web/folders')).json
      return value.some(({ ServerRelativeUrl }: { ServerRelativeUrl: string }) => ServerRelativeUrl === '/Shared Documents/deep')
    }
    expect(await answers(folders)).toEqual({ Svc: true, SharePoint: false })
  })

  it('tells the version that clients read in contextinfo', async () => {
    const version = async (name: Name) =>
      /^\d+(\.\d+){3}$/.test((await call(name, 'POST', '/_api/contextinfo', {}, accepts.nometadata)).json.LibraryVersion)
    expect(await answers(version)).toEqual({ Svc: false, SharePoint: true })
  })

  it('answers the parts of a batch in the profile too', async () => {
    const batched = async (name: Name) => {
      const { json: item } = await addItem(name)
      const lines = [
        '--b',
        'Content-Type: application/http',
        '',
        `MERGE ${tasks}/items(${item.Id}) HTTP/1.1`,
        'Content-Type: application/json',
        'If-Match: *',
      ]
      const body = `${[...lines, '', '{"Title":"in a batch"}'].join('\r\n')}\r\n--b--\r\n`
      const reply = await call(name, 'POST', '/_api/$batch', { headers: { 'Content-Type': 'multipart/mixed; boundary=b' }, body })
      return /HTTP\/1\.1 (\d+)/.exec(reply.text)?.[1]
    }
    expect(await answers(batched)).toEqual({ Svc: '200', SharePoint: '204' })
  })
})
