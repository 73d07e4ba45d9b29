import { describe, expect, test } from 'vitest'
import { getItem } from '../../../../src/core/acts/items/items.ts'
import { getList } from '../../../../src/core/acts/lists/lists.ts'
import { addView } from '../../../../src/core/acts/lists/views.ts'
import { parseViewQuery } from '../../../../src/formats/caml/caml-view.ts'
import { soapClient } from '../../../support/soap/client.ts'
import { namespaces, rowsIn } from '../../../support/soap/messages.ts'
import { fault, good, listItems, openTasks, tasks, titlesIn } from '../../../support/soap/tasks-edge.ts'

const query = (inner: string) => `<query><Query>${inner}</Query></query>`
const view = (...names: string[]) =>
  `<viewFields><ViewFields>${names.map((name) => `<FieldRef Name="${name}"/>`).join('')}</ViewFields></viewFields>`

describe('GetListCollection and GetList', () => {
  test('tell of every list of the web, with its settings', async () => {
    const { client } = await openTasks()
    const body = await good(client.call('GetListCollection', '', namespaces.established), namespaces.established)
    expect([...body.matchAll(/<List [^>]*? Title="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'Announcements',
      'Documents',
      'Site Assets',
      'Site Pages',
      'Tasks',
    ])
    expect(body).toMatch(
      /<List [^>]*DefaultViewUrl="\/Lists\/Tasks\/AllItems.aspx"[^>]* BaseType="0"[^>]* ServerTemplate="107" Created="\d{8} \d\d:\d\d:\d\d"/,
    )
    expect(body).toMatch(
      /<List [^>]*DefaultViewUrl="\/Shared Documents\/Forms\/AllItems.aspx"[^>]* BaseType="1"[^>]* EnableFolderCreation="True"/,
    )
  })

  test('find a list by its title in any case, and by its id with or without braces', async () => {
    const { client, ctx } = await openTasks()
    const { id } = (await getList(ctx, tasks)).row
    for (const name of ['Tasks', 'tASKS', id, `{${id.toUpperCase()}}`]) {
      expect(await good(client.call('GetList', `<listName>${name}</listName>`))).toContain(`ID="{${id.toUpperCase()}}"`)
    }
  })

  test('show the columns, with their choices and defaults', async () => {
    const { client } = await openTasks()
    const body = await good(client.call('GetList', '<listName>Tasks</listName>'))
    expect(body).toMatch(
      /<Field ID="\{fa564e0f-[^"]*" Type="Text" Name="Title" [^>]*DisplayName="Title" [^>]*Required="TRUE"[^>]* MaxLength="255"\/>/,
    )
    expect(body).toMatch(
      /<Field [^>]*Name="Status"[^>]* Format="Dropdown"[^>]*><Default>Not Started<\/Default><CHOICES><CHOICE>Not Started<\/CHOICE>/,
    )
    expect(body).toMatch(/<Field [^>]*Name="DueDate"[^>]* Format="DateOnly"/)
    expect(body).toMatch(/<Field [^>]*Name="PercentComplete"[^>]* Min="0" Max="1"/)
    expect(body).toMatch(/<Field [^>]*Name="ID"[^>]*FromBaseType="TRUE"[^>]*ReadOnly="TRUE"/)
    expect(body).toContain('<ServerVersion>1.2.3</ServerVersion>')
  })

  test('fail by name on a list that does not exist', async () => {
    const { client } = await openTasks()
    for (const name of ['Nope', '__proto__', 'constructor', '{00000000-0000-0000-0000-000000000000}']) {
      expect(await fault(client.call('GetList', `<listName>${name}</listName>`))).toEqual([404, '0x81020015'])
    }
    expect(await fault(client.call('GetList', ''))).toEqual([400, '0x80070057'])
  })
})

describe('AddList and DeleteList', () => {
  test('make a list that is there, and take it away again', async () => {
    const { client } = await openTasks()
    const body = await good(
      client.call('AddList', '<listName>Cars &amp; co</listName><description>d</description><templateID>100</templateID>'),
    )
    expect(body).toMatch(/<AddListResult><List [^>]*Title="Cars &amp; co" Description="d"/)
    expect(await good(client.call('DeleteList', '<listName>Cars &amp; co</listName>'))).toContain(
      '<soap:Body><DeleteListResponse xmlns="urn:svc:soap/"/></soap:Body>',
    )
    expect(await fault(client.call('GetList', '<listName>Cars &amp; co</listName>'))).toEqual([404, '0x81020015'])
  })

  test('fail on a title that is taken, an unknown template and a list that does not exist', async () => {
    const { client } = await openTasks()
    expect(await fault(client.call('AddList', '<listName>tasks</listName><templateID>100</templateID>'))).toEqual([409, '0x81020012'])
    expect(await fault(client.call('AddList', '<listName>x</listName><templateID>12345</templateID>'))).toEqual([400, '0x8102007b'])
    expect(await fault(client.call('AddList', '<listName> </listName><templateID>100</templateID>'))).toEqual([400, '0x80070057'])
    expect(await fault(client.call('DeleteList', '<listName>Nope</listName>'))).toEqual([404, '0x81020015'])
  })

  test('are refused to a reader', async () => {
    const { farm } = await openTasks()
    const reader = soapClient(() => farm.as('eve', 'Visitors'))
    expect(await fault(reader.call('AddList', '<listName>x</listName><templateID>100</templateID>'))).toEqual([403, '0x80070005'])
    expect(await fault(reader.call('DeleteList', '<listName>Tasks</listName>'))).toEqual([403, '0x80070005'])
  })
})

describe('GetListItems', () => {
  test('spells each value as its column type wants it', async () => {
    const { client, add, ctx } = await openTasks()
    await add({ Title: 'a "b" & <c>', PercentComplete: 0.5, DueDate: '2026-01-31', Body: 'one\r\ntwo', Status: 'Completed' })
    const item = await getItem(ctx, tasks, 1)
    const names = ['Title', 'PercentComplete', 'DueDate', 'Body', 'Status', 'AssignedTo', 'Author', 'Created', 'Attachments']
    const fields = names.map((name) => `<FieldRef Name="${name}"/>`).join('')
    const body = await good(listItems(client, `<viewFields><ViewFields>${fields}</ViewFields></viewFields>`))
    expect(body).toContain(
      '<listitems xmlns:s="uuid:BDC6E3F0-6DA3-11d1-A2A3-00AA00C14882" xmlns:dt="uuid:C2F41010-65B3-11d1-A29F-00AA00C14882" xmlns:rs="urn:schemas-microsoft-com:rowset" xmlns:z="#RowsetSchema"><rs:data ItemCount="1"><z:row ows_Title=',
    )
    const uniqueId = `{${item.row.uniqueId.toUpperCase()}}`
    const time = new Date(item.row.createdAt).toISOString().slice(0, 19).replace('T', ' ')
    expect(rowsIn(body)).toEqual([
      expect.objectContaining({
        ows_Title: 'a &quot;b&quot; &amp; &lt;c&gt;',
        ows_PercentComplete: '0.500000000000000',
        ows_DueDate: '2026-01-31 00:00:00',
        ows_Body: 'one&#13;&#10;two',
        ows_Status: 'Completed',
        ows_ID: '1',
        ows_Author: `${item.row.authorId};#ann`,
        ows_Created: time,
        ows_owshiddenversion: '1',
        ows_Attachments: '0',
        ows__ModerationStatus: '0',
        ows__Level: '1',
        ows_UniqueId: `1;#${uniqueId}`,
        ows_FSObjType: '1;#0',
        ows_FileRef: '1;#Lists/Tasks/1_.000',
        ows_Created_x0020_Date: `1;#${time}`,
        ows_MetaInfo: '1;#',
        ows_PermMask: '0x7fffffffffffffff',
      }),
    ])
    expect(rowsIn(body)[0]).not.toHaveProperty('ows_AssignedTo')
  })

  test('shows the columns of the default view and the mandatory ones when it is not asked for others', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'a', Body: 'not in the view' })
    for (const parameters of ['', '<viewFields><ViewFields/></viewFields>', '<viewName/>']) {
      const [row = {}] = rowsIn(await good(listItems(client, parameters)))
      expect(row).toMatchObject({ ows_LinkTitle: 'a', ows_Title: 'a', ows_Status: 'Not Started', ows_ID: '1', ows_owshiddenversion: '1' })
      for (const name of ['ows_Body', 'ows_Author', 'ows_Created']) expect(row).not.toHaveProperty(name)
    }
  })

  test('takes columns, condition, order and page length from the view that it names, and each of them from the request where given', async () => {
    const { client, add, ctx } = await openTasks()
    for (const Title of ['a', 'b', 'c']) await add({ Title, Priority: Title === 'b' ? '(1) High' : '(3) Low' })
    const text =
      '<Where><Eq><FieldRef Name="Priority"/><Value Type="Text">(3) Low</Value></Eq></Where><OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>'
    const environment = { nowMs: 0, userId: 0 }
    const query = { text, query: parseViewQuery(text, environment).query }
    const { row } = await addView(ctx, tasks, { title: 'Low', query, fields: ['Title'], rowLimit: 1 })
    const view = `<viewName>{${row.id.toUpperCase()}}</viewName>`
    const titles = async (parameters: string) => rowsIn(await good(listItems(client, parameters))).map((found) => found.ows_Title)
    expect(await titles(view)).toEqual(['c'])
    expect(await titles(`${view}<rowLimit>0</rowLimit>`)).toEqual(['c'])
    expect(await titles(`${view}<rowLimit>9</rowLimit>`)).toEqual(['c', 'a'])
    expect(await titles(`${view}<query><Query/></query><rowLimit>9</rowLimit>`)).toEqual(['a', 'b', 'c'])
    expect(rowsIn(await good(listItems(client, view)))[0]).not.toHaveProperty('ows_Priority')
  })

  test('writes times as UTC with a Z when DateInUtc asks for it', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'a', DueDate: '2026-01-31T00:00:00Z' })
    const body = await good(listItems(client, '<queryOptions><QueryOptions><DateInUtc>TRUE</DateInUtc></QueryOptions></queryOptions>'))
    expect(rowsIn(body)[0]?.ows_DueDate).toBe('2026-01-31T00:00:00Z')
  })

  test('gives the columns asked for, the required ones and those of every row', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'a', Status: 'Completed' })
    const asked = view('Status', 'LinkTitle')
    const names = (body: string) => Object.keys(rowsIn(body)[0] ?? {})
    const always = [
      'ID',
      'owshiddenversion',
      '_ModerationStatus',
      '_Level',
      'UniqueId',
      'FSObjType',
      'FileRef',
      'Created_x0020_Date',
      'Modified',
      'MetaInfo',
      'PermMask',
    ]
    expect(names(await good(listItems(client, asked)))).toEqual(['Status', 'LinkTitle', 'Title', ...always].map((name) => `ows_${name}`))
    const without = `${asked}<queryOptions><QueryOptions><IncludeMandatoryColumns>FALSE</IncludeMandatoryColumns></QueryOptions></queryOptions>`
    expect(names(await good(listItems(client, without)))).toEqual(['Status', 'LinkTitle', ...always].map((name) => `ows_${name}`))
    const left = names(await good(listItems(client, view('Nope', 'Status'))))
    expect(left).toContain('ows_Status')
    expect(left).not.toContain('ows_Nope')
  })

  test('filters and orders, whatever Type a client writes on a value', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'b', PercentComplete: 0.5, DueDate: '2026-01-31T23:00:00Z' }, { Title: 'A' }, { Title: '12', PercentComplete: 1 })
    const where = (inner: string) =>
      listItems(client, query(`<Where>${inner}</Where><OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>`))
    const titles = async (inner: string) => titlesIn(await good(where(inner)))
    expect(await titles('<Eq><FieldRef Name="Title"/><Value Type="Text">a</Value></Eq>')).toEqual(['A'])
    expect(await titles('<Eq><FieldRef Name="Title"/><Value Type="Number">12</Value></Eq>')).toEqual(['12'])
    expect(await titles('<Geq><FieldRef Name="PercentComplete"/><Value Type="Text">0.5</Value></Geq>')).toEqual(['b', '12'])
    expect(await titles('<Leq><FieldRef Name="ID"/><Value Type="Counter">2</Value></Leq>')).toEqual(['b', 'A'])
    expect(
      await titles('<In><FieldRef Name="ID"/><Values><Value Type="Counter">1</Value><Value Type="Counter">3</Value></Values></In>'),
    ).toEqual(['b', '12'])
    expect(await titles('<Eq><FieldRef Name="DueDate"/><Value Type="DateTime">2026-01-31T00:00:00Z</Value></Eq>')).toEqual(['b'])
    expect(
      await titles('<Eq><FieldRef Name="DueDate"/><Value Type="DateTime" IncludeTimeValue="TRUE">2026-01-31T00:00:00Z</Value></Eq>'),
    ).toEqual([])
    expect(await titles('<IsNull><FieldRef Name="DueDate"/></IsNull>')).toEqual(['A', '12'])
    expect(await titles('<Eq><FieldRef Name="Author" LookupId="TRUE"/><Value Type="Integer"><UserID/></Value></Eq>')).toEqual([
      'b',
      'A',
      '12',
    ])
    expect(await titles('<Geq><FieldRef Name="Created"/><Value Type="DateTime"><Today/></Value></Geq>')).toEqual(['b', 'A', '12'])
    expect(await titles('<Eq><FieldRef Name="FSObjType"/><Value Type="Integer">1</Value></Eq>')).toEqual([])
    expect(
      await titles(
        '<Or><Contains><FieldRef Name="Title"/><Value Type="Text">B</Value></Contains><BeginsWith><FieldRef Name="Title"/><Value Type="Text">1</Value></BeginsWith></Or>',
      ),
    ).toEqual(['b', '12'])
  })

  test('pages through everything, each item once, in order and with missing values', async () => {
    const { client, add } = await openTasks()
    await add(...['b', 'a', 'c', 'B & =', 'a'].map((Title) => ({ Title })), ...[0.25, 0.5].map((PercentComplete) => ({ PercentComplete })))
    for (const order of [
      '',
      '<OrderBy><FieldRef Name="Title"/></OrderBy>',
      '<OrderBy><FieldRef Name="PercentComplete" Ascending="FALSE"/><FieldRef Name="Title"/></OrderBy>',
      '<OrderBy><FieldRef Name="ID" Ascending="FALSE"/></OrderBy>',
    ]) {
      const whole = rowsIn(await good(listItems(client, query(order)))).map((row) => row.ows_ID)
      const seen: (string | undefined)[] = []
      let position: string | undefined
      do {
        const paging =
          position === undefined
            ? ''
            : `<queryOptions><QueryOptions><Paging ListItemCollectionPositionNext="${position}"/></QueryOptions></queryOptions>`
        const body = await good(listItems(client, `${query(order)}<rowLimit>2</rowLimit>${paging}`))
        seen.push(...rowsIn(body).map((row) => row.ows_ID))
        position = /ListItemCollectionPositionNext="([^"]*)"/.exec(body)?.[1]
        expect(seen.length).toBeLessThan(20)
      } while (position !== undefined)
      expect(whole).toHaveLength(7)
      expect(seen).toEqual(whole)
    }
  })

  test('finds the folder of the list under every spelling, and no other', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'a' })
    const inFolder = (folder: string) =>
      listItems(client, `<queryOptions><QueryOptions><Folder>${folder}</Folder></QueryOptions></queryOptions>`)
    for (const folder of ['', '/Lists/Tasks', 'lists/tasks/', 'http://localhost/Lists/Tasks'])
      expect(titlesIn(await good(inFolder(folder)))).toEqual(['a'])
    expect(await fault(inFolder('/Lists/Tasks/sub'))).toEqual([404, '0x80070002'])
  })

  test.each([
    ['an unknown operator', query('<Where><Near/></Where>'), '0x81020089'],
    ['an unknown column in Where', query('<Where><IsNull><FieldRef Name="__proto__"/></IsNull></Where>'), '0x8102009a'],
    ['an unknown column in OrderBy', query('<OrderBy><FieldRef Name="constructor"/></OrderBy>'), '0x8102009a'],
    ['a value of the wrong type', query('<Where><Eq><FieldRef Name="ID"/><Value Type="Text">x</Value></Eq></Where>'), '0x81020089'],
    ['a rowLimit in words', '<rowLimit>all</rowLimit>', '0x81020089'],
    ['two queries', '<query><Query/><Query/></query>', '0x80070057'],
    ['a query as escaped text', '<query>&lt;Query/&gt;</query>', '0x80070057'],
  ])('refuses %s', async (_, parameters, errorCode) => {
    const { client } = await openTasks()
    expect(await fault(listItems(client, parameters))).toEqual([errorCode === '0x8102009a' ? 404 : 400, errorCode])
  })

  test('refuses a view that does not exist, and the lists of another web rather than to answer something else', async () => {
    const { client, ctx } = await openTasks()
    expect(await fault(listItems(client, '<viewName>{00000000-0000-0000-0000-000000000000}</viewName>'))).toEqual([404, '0x81020085'])
    expect(await fault(listItems(client, '<webID>{00000000-0000-0000-0000-000000000000}</webID>'))).toEqual([404, '0x80070002'])
    await good(listItems(client, `<viewName/><webID>{${ctx.web.row.id.toUpperCase()}}</webID>`))
  })
})
