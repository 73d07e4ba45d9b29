import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { type Message, send, soapMessage } from '../../../support/doors.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'None', FarmAdministrators: 'admin' } })
afterAll(() => server.stop())

const headers = { Accept: accepts.nometadata }
const admin = createContractClient(server.url, { ...headers, Authorization: basic('admin') })
const member = createContractClient(server.url, { ...headers, Authorization: basic('ann') })
const tasks = "/_api/web/lists/getbytitle('Tasks')"

// Ann may read the site, but not the list Wages.
const ann = (await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: 'ann' } })).json
const groups = (await admin.call('GET', '/_api/web/sitegroups')).json.value as { Id: number; Title: string }[]
const members = groups.find(({ Title }) => Title.endsWith('Members'))
await admin.call('POST', `/_api/web/sitegroups(${members?.Id})/users`, { body: { LoginName: ann.LoginName } })
for (const Title of ['Wages', 'Wagons'])
  expect((await admin.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })).status).toBe(201)
await admin.call('POST', "/_api/web/lists/getbytitle('Wages')/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)")

// She may read the library Papers, but neither one of its files and folders, nor what waits for approval.
const papers = "/_api/web/getfolderbyserverrelativeurl('/Papers')"
const fileAt = (path: string) => `/_api/web/getfilebyserverrelativeurl('${path}')`
const folderAt = (path: string) => `/_api/web/getfolderbyserverrelativeurl('${path}')`
const upload = (name: string) => admin.call('POST', `${papers}/files/add(url='${name}',overwrite=true)`, { body: 'x' })
await admin.call('POST', '/_api/web/lists', { body: { Title: 'Papers', BaseTemplate: 101 } })
for (const name of ['report.txt', 'wages.txt', 'held.txt']) await upload(name)
for (const name of ['Open', 'Opus']) await admin.call('POST', `${papers}/folders/add('${name}')`)
for (const path of [fileAt('/Papers/wages.txt'), folderAt('/Papers/Opus')])
  await admin.call('POST', `${path}/listitemallfields/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)

const message = async (method: string, url: string, body?: unknown, client = admin): Promise<string> => {
  const { json, status } = await client.call(method, url, body === undefined ? {} : { body })
  expect(status).toBeGreaterThanOrEqual(400)
  return json.error.message.value
}

const said = async (parameters: string, operation = 'GetListItems', user = 'admin'): Promise<string> => {
  const asked: Message = soapMessage(operation, parameters)
  return (await send(server.url, asked, user)).text.replaceAll('&apos;', "'").replaceAll('&#39;', "'")
}

describe('a wrong name in a request of REST', () => {
  it.each([
    ['$select of items', 'GET', `${tasks}/items?$select=Titel`, undefined, /^\$select: .*'Titel'.* Did you mean 'Title'\?/],
    ['$select of a list', 'GET', `${tasks}?$select=ItemCuont`, undefined, /^\$select: .* Did you mean 'ItemCount'\?/],
    ['$select behind $expand', 'GET', `${tasks}?$select=ParentWeb/Titel&$expand=ParentWeb`, undefined, / Did you mean 'Title'\?/],
    ['$expand', 'GET', `${tasks}/items?$expand=Auhtor`, undefined, /^\$expand: 'Auhtor'.* Did you mean 'Author'\?/],
    ['$filter of items', 'GET', `${tasks}/items?$filter=Titel eq 'x'`, undefined, /at character 1\. Did you mean 'Title'\?/],
    ['$filter by a title', 'GET', `${tasks}/items?$filter=Predecessor eq 1 or Titel eq 'x'`, undefined, /has no column/],
    ['$orderby of items', 'GET', `${tasks}/items?$orderby=Statsu`, undefined, / Did you mean 'Status'\?/],
    ['$filter of lists', 'GET', "/_api/web/lists?$filter=Titel eq 'x'", undefined, / Did you mean 'Title'\?/],
    ['$orderby of lists', 'GET', '/_api/web/lists?$orderby=Creatd', undefined, / Did you mean 'Created'\?/],
    ['the body of an item', 'POST', `${tasks}/items`, { Titel: 'x' }, /'Titel' does not exist on type .* Did you mean 'Title'\?/],
    ['the body of a list', 'PUT', tasks, { Descripton: 'x' }, / Did you mean 'Description'\?/],
    ['a column of a list', 'GET', `${tasks}/fields/getbyinternalnameortitle('Stauts')`, undefined, / Did you mean 'Status'\?/],
    ['the title of a list', 'GET', "/_api/web/lists/getbytitle('Taks')", undefined, / Did you mean 'Tasks'\?/],
    ['an option', 'GET', `${tasks}/items?$fliter=Title eq 'x'`, undefined, /no query option \$fliter\. Did you mean '\$filter'\?/],
    ['an option of one entity', 'GET', `${tasks}?$selct=Title`, undefined, / Did you mean '\$select'\?/],
    ['the URL of a list', 'GET', "/_api/web/getlist('/Lists/Taks')", undefined, / Did you mean '\/Lists\/Tasks'/],
    ['a property of an address', 'GET', '/_api/web/titel', undefined, / Did you mean 'Title'\?/],
    ['the title of a view', 'GET', `${tasks}/views/getbytitle('All Taks')`, undefined, / Did you mean 'All Tasks'\?/],
    ['a site column', 'GET', "/_api/web/fields/getbyinternalnameortitle('Titel')", undefined, / Did you mean 'Title'\?/],
    ['a role', 'GET', "/_api/web/roledefinitions/getbyname('Contibute')", undefined, / Did you mean 'Contribute'\?/],
    ['a group', 'GET', "/_api/web/sitegroups/getbyname('Home Ownrs')", undefined, / Did you mean 'Home Owners'\?/],
    ['a login name', 'GET', "/_api/web/siteusers('i:0%23.f|membership|annn')", undefined, / Did you mean 'i:0#\.f\|membership\|ann'\?/],
    ['an address of mail', 'GET', "/_api/web/siteusers/getbyemail('admn@localhost')", undefined, / Did you mean 'admin@localhost'/],
    ['a file', 'GET', fileAt('/Papers/raport.txt'), undefined, / Did you mean '\/Papers\/report\.txt'\?/],
    ['a file of a folder', 'GET', `${papers}/files('reprt.txt')`, undefined, / Did you mean '\/Papers\/report\.txt'\?/],
    ['the folder of a file', 'GET', fileAt('/Paper/report.txt'), undefined, / Did you mean '\/Papers'\?/],
    ['a folder', 'GET', folderAt('/Papers/Opn/deeper'), undefined, / Did you mean '\/Papers\/Open'\?/],
    [
      'CAML',
      'POST',
      `${tasks}/getitems`,
      { query: { ViewXml: '<View><Query><OrderBy><FieldRef Name="Titel"/></OrderBy></Query></View>' } },
      / Did you mean 'Title'\?/,
    ],
  ])('in %s is answered with the near one', async (_, method, url, body, expected) => {
    expect(await message(method, url, body)).toMatch(expected)
  })

  it('in an option that is near to no other is passed over', async () => {
    expect((await admin.call('GET', `${tasks}/items?$top=1&$levels=2&$callback=x`)).status).toBe(200)
  })

  it('is answered with two where two are near, and with none where none is', async () => {
    expect(await message('GET', "/_api/web/lists/getbytitle('Wagos')")).toMatch(/ Did you mean 'Wages' or 'Wagons'\?$/)
    expect(await message('GET', `${tasks}/items?$select=Zebra`)).not.toContain('Did you mean')
    expect(await message('GET', `${tasks}/items?$select=${'T'.repeat(300)}`)).not.toContain('Did you mean')
  })
})

describe('a wrong name in a message of SOAP', () => {
  const query = (inner: string) => `<listName>Tasks</listName><query><Query>${inner}</Query></query>`
  it.each([
    ['Where', 'GetListItems', query('<Where><IsNull><FieldRef Name="Titel"/></IsNull></Where>'), 'Title'],
    ['OrderBy', 'GetListItems', query('<OrderBy><FieldRef Name="Statsu"/></OrderBy>'), 'Status'],
    ['listName', 'GetList', '<listName>Taks</listName>', 'Tasks'],
    ['a file', 'CheckOutFile', '<pageUrl>/Papers/raport.txt</pageUrl>', '/Papers/report.txt'],
    ['an operation', 'GetListItmes', '<listName>Tasks</listName>', 'GetListItems'],
    [
      'a Field of UpdateListItems',
      'UpdateListItems',
      '<listName>Tasks</listName><updates><Batch><Method ID="1" Cmd="New"><Field Name="Titel">x</Field></Method></Batch></updates>',
      'Title',
    ],
  ])('in %s is answered with the near one', async (_, operation, parameters, near) => {
    expect(await said(parameters, operation)).toContain(`Did you mean '${near}'?`)
  })
})

describe('what the caller may not see', () => {
  it('is named in no answer', async () => {
    for (const title of ['Wages', 'Wagees', 'Wagos', 'wages']) {
      expect(await message('GET', `/_api/web/lists/getbytitle('${title}')`, undefined, member)).not.toMatch(/mean[^?]*'Wages'/)
      expect(await said(`<listName>${title}</listName>`, 'GetList', 'ann')).not.toMatch(/mean[^?]*'Wages'/)
    }
    expect(await message('GET', "/_api/web/lists/getbytitle('Wagos')", undefined, member)).toMatch(/ Did you mean 'Wagons'\?$/)
  })

  it('is named in no answer about files and folders', async () => {
    expect(await message('GET', fileAt('/Papers/wagess.txt'))).toMatch(/ Did you mean '\/Papers\/wages\.txt'\?$/)
    expect(await message('GET', folderAt('/Papers/Opes'))).toMatch(/ Did you mean '\/Papers\/Open' or '\/Papers\/Opus'\?$/)
    expect(await message('GET', fileAt('/Papers/wagess.txt'), undefined, member)).toMatch(/^There is no file '[^']+'\.$/)
    expect(await message('GET', folderAt('/Papers/Opes'), undefined, member)).toMatch(/ Did you mean '\/Papers\/Open'\?$/)
    await admin.call('PUT', "/_api/web/lists/getbytitle('Papers')", { body: { EnableModeration: true } })
    await upload('heed.txt')
    for (const name of ['heed.txt', 'heeed.txt'])
      expect(await message('GET', fileAt(`/Papers/${name}`), undefined, member)).toMatch(/ Did you mean '\/Papers\/held\.txt'\?$/)
  })

  it('is compared from the first character on where a folder has many names', async () => {
    await admin.call('PUT', "/_api/web/lists/getbytitle('Papers')", { body: { EnableModeration: false } })
    for (let number = 0; number < 200; number += 1) await admin.call('POST', `${papers}/folders/add('a${number}')`)
    expect(await message('GET', folderAt('/Papers/Opes'))).toContain("Did you mean '/Papers/Open'")
  })
})
