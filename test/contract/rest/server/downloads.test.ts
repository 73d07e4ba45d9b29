import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const name = 'a & ü.txt'
const added = await admin.call(
  'POST',
  `/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${encodeURIComponent(name)}',overwrite=true)`,
  {
    body: 'bytes',
    headers: { 'Content-Type': 'text/plain' },
  },
)
const page = `${server.url}/_layouts/15/download.aspx`
const path = encodeURIComponent(`/Shared Documents/${name}`)

describe('download.aspx', () => {
  it.each([
    ['an address of the server', `?SourceUrl=${path}`],
    ['an address of the web', `?sourceurl=${path.replace('%2F', '')}`],
    ['an absolute address', `?SourceUrl=${encodeURIComponent(`${server.url}/Shared%20Documents/${encodeURIComponent(name)}`)}`],
    ['an id', `?UniqueId={${added.json.UniqueId}}`],
  ])('sends the file by %s, to be stored under its name', async (_, query) => {
    const { status, text, headers } = await fetchFrom(page + query)
    expect({ status, text }).toEqual({ status: 200, text: 'bytes' })
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''a%20%26%20%C3%BC.txt")
    const part = await fetchFrom(page + query, { headers: { Range: 'bytes=1-2' } })
    expect({ status: part.status, text: part.text }).toEqual({ status: 206, text: 'yt' })
  })

  it('sends attachments and older versions', async () => {
    const items = "/_api/web/lists/getbytitle('Tasks')/items"
    const { Id } = (await admin.call('POST', items, { body: { Title: 'with a note' } })).json
    const headers = { 'Content-Type': 'text/plain' }
    await admin.call('POST', `${items}(${Id})/attachmentfiles/add(filename='note.txt')`, { body: 'attached', headers })
    await admin.call('MERGE', "/_api/web/lists/getbytitle('Documents')", { body: { EnableVersioning: true } })
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files"
    for (const body of ['first', 'second']) await admin.call('POST', `${folder}/add(url='v.txt',overwrite=true)`, { body, headers })
    for (const [address, bytes] of [
      [`/Lists/Tasks/Attachments/${Id}/note.txt`, 'attached'],
      ['/_vti_history/512/Shared Documents/v.txt', 'first'],
      ['/Shared Documents/v.txt', 'second'],
    ] as const) {
      const reply = await fetchFrom(`${page}?SourceUrl=${encodeURIComponent(address)}`, { user: 'admin' })
      expect({ status: reply.status, text: reply.text }).toEqual({ status: 200, text: bytes })
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${address.split('/').at(-1)}`)
    }
  })

  it.each([
    ['no parameter', '', 400],
    ['an address of another server', '?SourceUrl=https%3A%2F%2Fexample.com%2Fa', 400],
    ['what is no id', '?UniqueId=7', 400],
    ['a file that is not there', '?SourceUrl=%2FShared%20Documents%2Fnope.txt', 404],
  ])('refuses %s', async (_, query, status) => {
    expect((await fetchFrom(page + query)).status).toBe(status)
  })

  it('refuses who may not read the file, and nobody', async () => {
    expect((await fetchFrom(`${page}?SourceUrl=${path}`, { user: '' })).status).toBe(401)
    const file = `/_api/web/getfilebyserverrelativeurl('${path}')/listitemallfields`
    await admin.call('POST', `${file}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    expect((await fetchFrom(`${page}?SourceUrl=${path}`)).status).toBe(403)
    expect((await fetchFrom(`${page}?SourceUrl=${path}`, { user: 'admin' })).status).toBe(200)
  })
})

describe('userphoto.aspx', () => {
  it('sends a figure for a person without a picture, and for nobody that it knows', async () => {
    for (const query of ['', '?size=L&accountname=ann', '?accountname=nobody%40nowhere', '?size=nope']) {
      const { status, headers } = await fetchFrom(`${server.url}/_layouts/15/userphoto.aspx${query}`)
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/svg+xml' })
    }
    expect((await fetchFrom(`${server.url}/_layouts/15/userphoto.aspx`, { user: '' })).status).toBe(401)
  })
})
