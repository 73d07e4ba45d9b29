import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { soapForms } from '../../../support/soap/contract-client.ts'
import { listName, listsClientOf, updates } from '../../../support/soap/lists-client.ts'
import { rowsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const clientFor = listsClientOf(server.url)
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

const property = (name: string, value: string): string => `<Field Name="MetaInfo" Property="${name}">${value}</Field>`
const method = (cmd: string, fields: string): string => `<Method ID="1" Cmd="${cmd}">${fields}</Method>`
const byId = (fields: string): string => method('Update', `<Field Name="ID">1</Field>${fields}`)
const asProperties =
  '<viewFields><ViewFields Properties="TRUE"><FieldRef Name="Title"/><FieldRef Name="MetaInfo"/></ViewFields></viewFields>'

let made = 0

describe.each(soapForms())('the property bag of an item over SOAP %s in the namespace %s', (version, namespace) => {
  const ann = clientFor(version, { namespace })
  let title = ''

  beforeEach(async () => {
    made += 1
    title = `Bag ${made}`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 107 } })).status).toBe(201)
    const added = method('New', `<Field Name="Title">one</Field>${property('color', 'red &amp; blue')}${property('a b', 'x')}`)
    const reply = await ann.call('UpdateListItems', listName(title) + updates(added))
    expect(textIn(reply, 'ErrorCode')).toBe('0x00000000')
    expect(rowsIn(reply)).toMatchObject([{ ows_Title: 'one', ows_MetaInfo: '1;#color:SW|red &amp; blue&#13;&#10;a b:SW|x&#13;&#10;' }])
  })

  it('is an attribute for each entry if the client asks for properties', async () => {
    const [row] = rowsIn(await ann.call('GetListItems', listName(title) + asProperties))
    expect(row).toMatchObject({ ows_Title: 'one', ows_MetaInfo_color: 'red &amp; blue', ows_MetaInfo_a_x0020_b: 'x' })
    const [plain] = rowsIn(await ann.call('GetListItems', listName(title)))
    expect(Object.keys(plain ?? {}).filter((name) => name.startsWith('ows_MetaInfo'))).toEqual(['ows_MetaInfo'])
  })

  it('is written whole in the form in which rows have it', async () => {
    const [row] = rowsIn(await ann.call('GetListItems', listName(title)))
    const lines = row?.ows_MetaInfo?.replace('red', 'green')
    const more = `size:IW|7&#10;path:SW|a\\\\b\\nc&#10;vti_author:SR|eve`
    const changed = updates(byId(`<Field Name="MetaInfo">${lines}${more}</Field>`), 'OnError="Continue" Properties="TRUE"')
    const reply = await ann.call('UpdateListItems', listName(title) + changed)
    expect(textIn(reply, 'ErrorCode')).toBe('0x00000000')
    const [after] = rowsIn(reply)
    expect(after).toMatchObject({ ows_MetaInfo_color: 'green &amp; blue', ows_MetaInfo_size: '7', ows_MetaInfo_path: 'a\\b&#10;c' })
    expect(after).not.toHaveProperty('ows_MetaInfo_vti_author')
    const other = updates(byId('<Field Name="MetaInfo">not a bag</Field>'))
    expect(textIn(await ann.call('UpdateListItems', listName(title) + other), 'ErrorText')).toMatch(/read-only/)
  })

  it('keeps the entries that a method does not name, and loses those that it empties', async () => {
    const changed = updates(byId(`${property('color', '')}${property('size', '5\n6')}`), 'OnError="Continue" Properties="TRUE"')
    const [row] = rowsIn(await ann.call('UpdateListItems', listName(title) + changed))
    expect(row).toMatchObject({ ows_MetaInfo_size: '5&#10;6', ows_MetaInfo_a_x0020_b: 'x', ows_MetaInfo: expect.stringContaining('5\\n6') })
    expect(row).not.toHaveProperty('ows_MetaInfo_color')
    const other = await ann.call('UpdateListItems', listName(title) + updates(byId('<Field Name="Title">two</Field>')))
    expect(rowsIn(other)).toMatchObject([{ ows_Title: 'two', ows_MetaInfo: expect.stringContaining('a b:SW|x') }])
    const bare = byId(property('size', '') + property('a b', ''))
    expect(rowsIn(await ann.call('UpdateListItems', listName(title) + updates(bare)))).toMatchObject([{ ows_MetaInfo: '1;#' }])
  })

  it.each([
    ['a property of another column', '<Field Name="Title" Property="k">x</Field>', /MetaInfo/],
    ['a name of the server', property('vti_author', 'x'), /vti_/],
    ['no name', property('', 'x'), /read-only/],
    ['a long name', property('n'.repeat(256), 'x'), /1 to 255/],
    ['a name with a colon', property('a:b', 'x'), /1 to 255/],
    ['more bytes than a note holds', property('k', 'x'.repeat(1_100_000)), /bytes/],
    ['too many entries', Array.from({ length: 201 }, (_, at) => property(`k${at}`, 'x')).join(''), /200/],
  ])('refuses %s, and changes nothing', async (_, fields, message) => {
    const reply = await ann.call('UpdateListItems', listName(title) + updates(byId(fields)))
    expect(textIn(reply, 'ErrorCode')).not.toBe('0x00000000')
    expect(textIn(reply, 'ErrorText')).toMatch(message)
    const [row] = rowsIn(await ann.call('GetListItems', listName(title) + asProperties))
    expect(row).toMatchObject({ ows_MetaInfo_color: 'red &amp; blue' })
  })

  it('belongs to folders and files too, where REST shows it and a move keeps it', async () => {
    const library = `Bags ${made}`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: library, BaseTemplate: 101 } })).status).toBe(201)
    const root = `/_api/web/getfolderbyserverrelativeurl('/${library}')`
    expect((await rest.call('POST', `${root}/files/add(url='a.txt')`, { body: 'x' })).status).toBe(200)
    const reply = await ann.call('UpdateListItems', listName(library) + updates(byId(property('color', 'green'))))
    expect(textIn(reply, 'ErrorCode')).toBe('0x00000000')
    const moveTo = byId(`<Field Name="MoveNewUrl">${server.url}/${library}/b.txt</Field>`).replace('Update', 'Move')
    expect(textIn(await ann.call('UpdateListItems', listName(library) + updates(moveTo)), 'ErrorCode')).toBe('0x00000000')
    const shown = await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('/${library}/b.txt')/properties`)
    expect(shown.json).toMatchObject({ color: 'green' })
    const folder = method('New', `<Field Name="FSObjType">1</Field><Field Name="BaseName">f</Field>${property('color', 'blue')}`)
    expect(rowsIn(await ann.call('UpdateListItems', listName(library) + updates(folder)))).toMatchObject([
      { ows_MetaInfo: '2;#color:SW|blue&#13;&#10;' },
    ])
    const other = `Others ${made}`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: other, BaseTemplate: 101 } })).status).toBe(201)
    const away = byId(`<Field Name="MoveNewUrl">${server.url}/${other}/c.txt</Field>`).replace('Update', 'Move')
    expect(textIn(await ann.call('UpdateListItems', listName(library) + updates(away)), 'ErrorCode')).toBe('0x00000000')
    expect((await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('/${other}/c.txt')/properties`)).json).toMatchObject({
      color: 'green',
    })
  })
})
