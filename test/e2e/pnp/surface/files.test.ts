import { pnpAs, statusOf } from '../pnp-client.ts'
import '@pnp/sp/files/index.js'
import '@pnp/sp/folders/index.js'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/webparts/index.js'
import '@pnp/sp/webs/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { escapeXml } from '../../../../src/formats/xml.ts'
import { basic, startServer } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

let server: Running
/** Without typings; see ../permissions.test.ts. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
let sp: any
beforeAll(async () => {
  server = await startServer()
  sp = pnpAs(server.url, 'admin')
})
afterAll(() => server.stop())

const pages = () => sp.web.getFolderByServerRelativePath('SitePages')
const page = (name: string) => sp.web.getFileByServerRelativePath(`/SitePages/${name}`)

describe('@pnp/sp on files', () => {
  it('makes pages, and deletes with parameters', async () => {
    expect(await pages().files.addTemplateFile('/SitePages/made.aspx', 1)).toMatchObject({ Name: 'made.aspx' })
    expect(await page('made.aspx').getText()).toContain('<title>made</title>')
    expect(await page('made.aspx').getLockedByUser()).toBeNull()
    expect(await page('made.aspx').exists()).toBe(true)
    await page('made.aspx').deleteWithParams({ BypassSharedLock: true })
    expect(await page('made.aspx').exists()).toBe(false)
  })

  it('lists, imports, exports, moves, closes, opens and deletes the web parts of a page', async () => {
    await pages().files.addTemplateFile('/SitePages/parts.aspx', 0)
    const xml = '<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>One</Title><TypeName>Example.Part</TypeName></WebPart>'
    const soap = createSoapContractClient({
      url: server.url,
      service: 'webpartpages',
      version: '1.1',
      headers: { Authorization: basic('admin') },
    })
    const input = `<pageUrl>/SitePages/parts.aspx</pageUrl><webPartXml>${escapeXml(xml)}</webPartXml><storage>Shared</storage>`
    const id = textIn(await soap.call('AddWebPart', input), 'AddWebPartResult')
    const manager = page('parts.aspx').getLimitedWebPartManager()
    expect(await manager.webparts()).toMatchObject([{ Id: id, ZoneId: 'Main' }])
    expect(await manager.export(id)).toContain('Example.Part')
    const imported = await manager.import(xml)
    expect(imported).toMatchObject({ Id: '00000000-0000-0000-0000-000000000000' })
    const ofEach = manager.webparts.select('WebPart/Properties/ContentLink', 'WebPart/Properties/Title').expand('WebPart/Properties')
    const [{ WebPart }] = await ofEach()
    expect(WebPart.Properties).toMatchObject({ Title: 'One' })
    expect(WebPart.Properties).not.toHaveProperty('ContentLink')
    const part = manager.webparts.getById(id)
    const said = { Title: 'One', IsClosed: false, Hidden: false, ExportMode: 1, ZoneIndex: 0 }
    expect(await part.webpart()).toMatchObject(said)
    expect(await manager.webparts.getByControlId(`g_${id?.replaceAll('-', '_')}`).webpart()).toMatchObject(said)
    await part.close()
    expect((await part.webpart()).IsClosed).toBe(true)
    await part.open()
    await part.saveChanges()
    expect(await part.webpart()).toMatchObject(said)
    await part.moveTo('Left', 0)
    expect((await part()).ZoneId).toBe('Left')
    await part.delete()
    expect(await statusOf(part())).toBe(404)
  })
})
