import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { soapForms } from '../../../support/soap/contract-client.ts'
import { listName, listsClientOf, updates } from '../../../support/soap/lists-client.ts'
import { elementsIn, rowsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const clientFor = listsClientOf(server.url)
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

let made = 0
const noList = { status: 404, errorCode: '0x81020015' }
const bad = { status: 400, errorCode: '0x80070057' }

describe.each(soapForms())('changes of a list in lists.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const admin = clientFor(version, { namespace, headers: { Authorization: basic('admin') } })
  const reader = clientFor(version, { namespace })
  let title = ''
  const items = () => `/_api/web/lists/getbytitle('${title}')/items`
  const add = async (Title: string) => (await rest.call('POST', items(), { body: { Title } })).json.Id as number
  const remove = async (id: number) => rest.call('POST', `${items()}(${id})`, { headers: { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' } })

  beforeEach(async () => {
    made += 1
    title = `Changes ${made}`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 107 } })).status).toBe(201)
  })

  const titles = (reply: string) => rowsIn(reply).map(({ ows_Title }) => ows_Title)
  const follow = async (token: string, more = '') => {
    const reply = await reader.call('GetListItemChangesSinceToken', `${listName(title)}${more}<changeToken>${token}</changeToken>`)
    const [changes] = elementsIn(reply, 'Changes')
    return { reply, titles: titles(reply), token: changes?.LastChangeToken ?? '', more: changes?.MoreChanges }
  }

  it('GetListItemChangesSinceToken begins with all items, and then returns what has changed', async () => {
    const first = await add('one')
    const second = await add('two')
    const start = await follow('')
    expect(start.titles).toEqual(['one', 'two'])
    expect(elementsIn(start.reply, 'List')).toMatchObject([{ Title: title }])
    expect(await follow(start.token)).toMatchObject({ titles: [], token: start.token, more: 'FALSE' })
    await add('three')
    await remove(first)
    await admin.call(
      'UpdateListItems',
      listName(title) + updates(`<Method ID="1" Cmd="Update"><Field Name="ID">${second}</Field><Field Name="Title">due</Field></Method>`),
    )
    const next = await follow(start.token)
    expect(next.titles).toEqual(['due', 'three'])
    expect(next.reply).toContain(`<Id ChangeType="Delete">${first}</Id>`)
    expect(elementsIn(next.reply, 'List')).toEqual([])
    expect((await follow(next.token)).titles).toEqual([])
    await admin.call('UpdateList', `${listName(title)}<listProperties><List Description="x"/></listProperties>`)
    expect(elementsIn((await follow(next.token)).reply, 'List')).toMatchObject([{ Description: 'x' }])
  })

  it('GetListItemChangesSinceToken has pages, a query and a condition', async () => {
    const start = await follow('')
    for (const name of ['a', 'b', 'c']) await add(name)
    const limit = '<rowLimit>2</rowLimit>'
    const page = await follow(start.token, limit)
    expect(page).toMatchObject({ titles: ['a', 'b'], more: 'TRUE' })
    expect(await follow(page.token, limit)).toMatchObject({ titles: ['c'], more: 'FALSE' })
    const only = '<Eq><FieldRef Name="Title"/><Value Type="Text">b</Value></Eq>'
    expect((await follow(start.token, `<query><Query><Where>${only}</Where></Query></query>`)).titles).toEqual(['b'])
    const contains = `<contains><Contains>${only}</Contains></contains>`
    const reply = await reader.call(
      'GetListItemChangesSinceToken',
      `${listName(title)}<changeToken>${start.token}</changeToken>${contains}`,
    )
    expect(titles(reply)).toEqual(['b'])
  })

  it('GetListItemChangesSinceToken tells that a token cannot be used, and refuses wrong parameters', async () => {
    await add('one')
    const { token } = await follow('')
    const ahead = token.replace(/\d+$/, '999999999')
    const other = token.replace(/;[0-9a-f-]{36};/, ';00000000-0000-0000-0000-000000000000;')
    for (const wrong of ['x', '__proto__', ahead, other, 'x'.repeat(3_000)]) {
      const { reply, titles: found } = await follow(wrong)
      expect(reply, wrong).toContain('<Id ChangeType="InvalidToken"/>')
      expect(found).toEqual([])
    }
    const ask = (more: string) => reader.fail('GetListItemChangesSinceToken', listName(title) + more)
    expect(await reader.fail('GetListItemChangesSinceToken', listName('Nope'))).toMatchObject(noList)
    expect(await ask(`<rowLimit>-1</rowLimit><changeToken>${token}</changeToken>`)).toMatchObject(bad)
    expect(await ask('<contains><Nonsense/></contains>')).toMatchObject(bad)
    expect(await ask('<contains><Contains><Sounds/></Contains></contains>')).toMatchObject({ errorCode: '0x81020089' })
    expect(await ask('<query><Query/><Query/></query>')).toMatchObject(bad)
  })

  it('GetListItemChanges returns what has changed since a time, and what is gone', async () => {
    const first = await add('one')
    await add('two')
    const since = (text: string) => `<since>${text}</since>`
    const all = await reader.call('GetListItemChanges', listName(title))
    expect(titles(all)).toEqual(['one', 'two'])
    const [{ TimeStamp = '' } = {}] = elementsIn(all, 'listitems')
    expect(TimeStamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    await remove(first)
    const reply = await reader.call('GetListItemChanges', listName(title) + since('2020-01-01T00:00:00Z'))
    expect(elementsIn(reply, 'rs:data').map(({ ItemCount }) => ItemCount)).toEqual(['1', '1'])
    expect(rowsIn(reply)).toMatchObject([{ ows_Title: 'two' }, { ows_ID: String(first) }])
    const later = await reader.call('GetListItemChanges', listName(title) + since('2999-01-01T00:00:00Z'))
    expect(rowsIn(later)).toEqual([])
    expect(await reader.fail('GetListItemChanges', listName(title) + since('soon'))).toMatchObject(bad)
    expect(await reader.fail('GetListItemChanges', listName('Nope'))).toMatchObject(noList)
    expect(textIn(later, 'faultstring')).toBeUndefined()
  })

  const update = (methods: string) => admin.call('UpdateListItems', listName(title) + updates(methods))
  const field = (name: string, value: string | number) => `<Field Name="${name}">${value}</Field>`

  it('UpdateListItems moderates', async () => {
    const id = await add('one')
    const moderate = (status: string, more = '') =>
      `<Method ID="1" Cmd="Moderate">${field('ID', id)}${status === '' ? '' : field('_ModerationStatus', status)}${more}</Method>`
    expect(textIn(await update(moderate('1')), 'ErrorCode')).not.toBe('0x00000000')
    await admin.call('UpdateList', `${listName(title)}<listProperties><List EnableModeration="TRUE"/></listProperties>`)
    const reply = await update(moderate('1', field('_ModerationComments', 'no') + field('Title', 'never')))
    expect(textIn(reply, 'ErrorCode')).toBe('0x00000000')
    expect(rowsIn(reply)).toMatchObject([{ ows__ModerationStatus: '1', ows_Title: 'one' }])
    for (const wrong of ['', '9', 'x']) expect(textIn(await update(moderate(wrong)), 'ErrorCode'), wrong).toBe('0x80070057')
    const denied = await reader.call('UpdateListItems', listName(title) + updates(moderate('0')))
    expect(textIn(denied, 'ErrorCode')).not.toBe('0x00000000')
  })

  it('UpdateListItems moves files and folders', async () => {
    title = `Shelf ${made}`
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 101 } })).status).toBe(201)
    const root = `/_api/web/getfolderbyserverrelativeurl('/Shelf ${made}')`
    expect((await rest.call('POST', `${root}/files/add(url='a.txt',overwrite=true)`, { body: 'text' })).status).toBe(200)
    expect((await rest.call('POST', `${root}/folders/add('in')`)).status).toBe(200)
    const move = (id: number, to: string) =>
      update(`<Method ID="1" Cmd="Move">${field('ID', id)}${to === '' ? '' : field('MoveNewUrl', to)}</Method>`)
    const moved = await move(1, `${server.url}/Shelf%20${made}/in/b.txt`)
    expect(rowsIn(moved)).toMatchObject([{ ows_FileRef: `1;#Shelf ${made}/in/b.txt` }])
    const folder = await move(2, `/Shelf ${made}/out`)
    expect(rowsIn(folder)).toMatchObject([{ ows_FileRef: `2;#Shelf ${made}/out` }])
    expect((await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('/Shelf ${made}/out/b.txt')`)).status).toBe(200)
    const away = await move(1, '/Shared Documents/c.txt')
    expect(textIn(away, 'ErrorCode')).toBe('0x00000000')
    for (const [id, wrong] of [
      [2, ''],
      [2, `/Nope ${made}/x`],
      [99, `/Shelf ${made}/y`],
      [2, 'http://elsewhere.example/x'],
    ] as const)
      expect(textIn(await move(id, wrong), 'ErrorCode'), wrong).not.toBe('0x00000000')
    expect((await rest.call('DELETE', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/c.txt')")).status).toBe(200)
  })
})
