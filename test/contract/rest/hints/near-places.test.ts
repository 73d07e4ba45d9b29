import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { send, soapMessage } from '../../../support/doors.ts'
import { isOfProxy } from '../../../support/judge/proxy-replies.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'None', FarmAdministrators: 'admin' } })
afterAll(() => server.stop())

const headers = { Accept: accepts.nometadata }
const bytes = { ...headers, 'Content-Type': 'application/octet-stream' }
const admin = createContractClient(server.url, { ...headers, Authorization: basic('admin') })
const reader = createContractClient(server.url, { ...headers, Authorization: basic('rosa') })

const done = async (method: string, url: string, body?: unknown, more: object = {}) => {
  const reply = await admin.call(method, url, { ...(body !== undefined && { body }), headers: { ...headers, ...more } })
  expect(reply.status, `${method} ${url}: ${JSON.stringify(reply.json)}`).toBeLessThan(300)
  return reply.json
}
const library = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const upload = async (name: string, below = library) => {
  const add = () => admin.call('POST', `${below}/files/add(url='${name}',overwrite=true)`, { body: 'text', headers: bytes })
  let reply = await add()
  // A killed server takes some of so many requests with it, whose effect is the same when they are sent again.
  while (isOfProxy(reply.status, reply.text)) reply = await add()
  expect(reply.status, `${name}: ${reply.text}`).toBeLessThan(300)
}
const alone = 'breakroleinheritance(copyroleassignments=false,clearsubscopes=true)'

const rosa = await done('POST', '/_api/web/ensureuser', { logonName: 'rosa' })
const groups = (await done('GET', '/_api/web/sitegroups')).value as { Id: number; Title: string }[]
const visitors = groups.find(({ Title }) => Title.endsWith('Visitors'))
await done('POST', `/_api/web/sitegroups(${visitors?.Id})/users`, { LoginName: rosa.LoginName })

// Rosa reads the site, but not what stands alone: a file, a folder, a web.
for (const name of ['Budget.txt', 'Budgie.txt']) await upload(name)
for (const name of ['Reports', 'Resorts']) await done('POST', `${library}/folders`, { ServerRelativeUrl: `/Shared Documents/${name}` })
await upload('Summary.txt', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Reports')")
await done('POST', `/_api/web/getfilebyserverrelativeurl('/Shared Documents/Budget.txt')/listitemallfields/${alone}`)
await done('POST', `/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Reports')/listitemallfields/${alone}`)
for (const Url of ['marketing', 'marketeer'])
  await done('POST', '/_api/web/webs/add', { parameters: { Title: Url, Url, WebTemplate: 'STS', UseSamePermissionsAsParentSite: true } })
await done('POST', `/marketing/_api/web/${alone}`)

const message = async (method: string, url: string, client = admin, body?: unknown): Promise<string> => {
  const { json, status } = await client.call(method, url, body === undefined ? {} : { body })
  expect(status, JSON.stringify(json)).toBeGreaterThanOrEqual(400)
  return json.error.message.value
}
const file = (path: string) => `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${path}')`
const folder = (path: string) => `/_api/web/getfolderbyserverrelativeurl('/Shared Documents/${path}')`

describe('a wrong name of a place', () => {
  it.each([
    ['a file', file('Budgt.txt'), / Did you mean '[^']*\bBudget\.txt'/],
    ['a file in a folder', `${library}/files('Budgei.txt')`, / Did you mean .*\bBudgie\.txt'/],
    ['a file in a wrong folder', file('Reprots/Summary.txt'), / Did you mean '[^']*\bReports'/],
    ['a file in a right folder', file('Reports/Sumary.txt'), / Did you mean '[^']*\bSummary\.txt'\?/],
    ['a folder', folder('Reprots'), / Did you mean '[^']*\bReports'/],
    ['a folder named by a child', `${library}/folders('Resort')`, / Did you mean '[^']*\bResorts'/],
    ['a library', "/_api/web/getfolderbyserverrelativeurl('/Shared Documets')", / Did you mean '[^']*\bShared Documents'\?/],
    ['a content type', "/_api/web/contenttypes('0x0199')", / Did you mean '0x01/],
    ['a view', "/_api/web/getviewfromurl('/Lists/Tasks/AllItms.aspx')", / Did you mean '\/Lists\/Tasks\/AllItems\.aspx'\?/],
  ])('that is %s is answered with the near one', async (_, url, expected) => {
    expect(await message('GET', url)).toMatch(expected)
  })

  it('of a folder to upload into is answered with the near one', async () => {
    expect(await message('POST', `${folder('Reprots')}/files/add(url='a.txt',overwrite=true)`)).toMatch(/ Did you mean '[^']*\bReports'/)
  })

  it('of an attachment is answered with the near one', async () => {
    const item = "/_api/web/lists/getbytitle('Tasks')/items"
    const { Id } = await done('POST', item, { Title: 'with a file' })
    await done('POST', `${item}(${Id})/attachmentfiles/add(filename='plan.txt')`, 'text', { 'Content-Type': 'application/octet-stream' })
    expect(await message('GET', `${item}(${Id})/attachmentfiles('paln.txt')`)).toMatch(/ Did you mean 'plan\.txt'\?/)
  })

  it('is answered by SOAP in the same words', async () => {
    const said = async (operation: string, parameters: string, service: string): Promise<string> =>
      (await send(server.url, soapMessage(operation, parameters, service), 'admin')).text.replaceAll(/&apos;|&#39;/g, "'")
    expect(await said('GetUserInfo', '<userLoginName>roza</userLoginName>', 'usergroup')).toContain("membership|rosa'?")
    expect(await said('GetContentType', '<contentTypeId>Docment</contentTypeId>', 'webs')).toContain("Did you mean '0x0101'")
    expect(await said('GetContentType', '<contentTypeId>Document</contentTypeId>', 'webs')).toContain("Did you mean '0x0101'?")
    expect(await said('GetVersions', '<fileName>/Shared Documents/Budgt.txt</fileName>', 'versions')).toContain(
      "Did you mean '/Shared Documents/Budget.txt'",
    )
  })
})

describe('a wrong address of a web', () => {
  it('is answered with the near webs that the caller may open', async () => {
    const at = (url: string) => `/_api/site/openweb('${url}')`
    expect(await message('GET', at('/marketng'))).toMatch(/ Did you mean '\/marketing'/)
    expect(await message('GET', at('/marketng'), reader)).not.toContain('marketing')
    expect(await message('GET', at('marketer'), reader)).toMatch(/ Did you mean '\/marketeer'\?/)
  })
})

describe('what the caller may not see', () => {
  it('is near to nothing: files, folders and what is in them', async () => {
    expect(await message('GET', file('Budgt.txt'), reader)).not.toContain('Budget')
    expect(await message('GET', file('Budgi.txt'), reader)).toMatch(/ Did you mean '[^']*\bBudgie\.txt'\?/)
    expect(await message('GET', folder('Reprots'), reader)).not.toContain('Reports')
    expect(await message('GET', file('Reprots/Summary.txt'), reader)).not.toContain('Reports')
    expect(await message('GET', file('Reports/Sumary.txt'), reader)).not.toContain('Summary')
    expect(await message('GET', folder('Resrots'), reader)).toMatch(/ Did you mean '[^']*\bResorts'\?/)
  })

  it('is near to nothing: drafts, and what approval hides', async () => {
    const title = 'Drafts'
    await done('POST', '/_api/web/lists', { Title: title, BaseTemplate: 101, EnableModeration: true })
    const inDrafts = `/_api/web/getfolderbyserverrelativeurl('/${title}')`
    await upload('Pending.txt', inDrafts)
    const wrong = `/_api/web/getfilebyserverrelativeurl('/${title}/Pendig.txt')`
    expect(await message('GET', wrong)).toMatch(/ Did you mean '[^']*\bPending\.txt'\?/)
    expect(await message('GET', wrong, reader)).not.toContain('Pending')
    // A first draft is nobody's business but that of those who may edit.
    await done('POST', '/_api/web/lists', {
      Title: 'Plans',
      BaseTemplate: 101,
      EnableVersioning: true,
      EnableMinorVersions: true,
      DraftVersionVisibility: 1,
    })
    await upload('Sketch.txt', "/_api/web/getfolderbyserverrelativeurl('/Plans')")
    const sketch = "/_api/web/getfilebyserverrelativeurl('/Plans/Sketchh.txt')"
    expect(await message('GET', sketch)).toMatch(/ Did you mean .*Sketch\.txt'\?/)
    expect(await message('GET', sketch, reader)).not.toContain("Sketch.txt'")
    await upload('Recycled.txt')
    await done('POST', `${file('Recycled.txt')}/recycle`)
    expect(await message('GET', file('Recyled.txt'))).not.toContain("'Recycled")
  })
})

describe('a folder with many files', () => {
  it('is not read whole, and the near name is found by its first letters', async () => {
    const many = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Resorts')"
    const names = Array.from({ length: 260 }, (_, index) => `ccc${String(index).padStart(3, '0')}.txt`)
    for (let at = 0; at < names.length; at += 20) await Promise.all(names.slice(at, at + 20).map((name) => upload(name, many)))
    await upload('zebras.txt', many)
    expect(await message('GET', file('Resorts/zebars.txt'))).toMatch(/ Did you mean '[^']*\bzebras\.txt'\?/)
    expect(await message('GET', file('Resorts/bebras.txt'))).not.toContain('zebras')
  })
})
