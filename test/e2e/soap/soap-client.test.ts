import { describe, expect, it } from 'vitest'
import {
  batch,
  type Command,
  camlOrderedBy,
  faultOf,
  items,
  newList,
  openSoapClients,
  titles,
  update,
  type Version,
} from './soap-clients.ts'

const { listsClient, rest } = await openSoapClients()

describe.each<Version>(['1.1', '1.2'])('the client of npm soap, over SOAP %s', (version) => {
  it('speaks that version', async () => {
    const client = await listsClient(version)
    await client.GetListCollectionAsync({})
    const namespace = { '1.1': 'http://schemas.xmlsoap.org/soap/envelope/', '1.2': 'http://www.w3.org/2003/05/soap-envelope' }[version]
    expect(client.lastRequest).toContain(namespace)
    expect(client.lastResponse).toContain(namespace)
  })

  it('adds a list that REST sees, and deletes it', async () => {
    const client = await listsClient(version)
    const title = `Bob's <plans> & "more" ${version}`
    const [reply] = await client.AddListAsync({ listName: title, description: 'What comes next', templateID: 107 })
    const { attributes, Fields } = reply.AddListResult.List
    expect(attributes).toMatchObject({ Title: title, Description: 'What comes next', ServerTemplate: '107', ItemCount: '0' })
    expect(Fields.Field.map((field: { attributes: { Name: string } }) => field.attributes.Name)).toContain('PercentComplete')

    const id = attributes.ID.replace(/[{}]/g, '').toLowerCase()
    expect(await rest('GET', `web/lists(guid'${id}')`)).toMatchObject({ status: 200, body: { Id: id, Title: title } })
    await client.DeleteListAsync({ listName: attributes.ID })
    expect((await rest('GET', `web/lists(guid'${id}')`)).status).toBe(404)
    const [collection] = await client.GetListCollectionAsync({})
    const listTitles = collection.GetListCollectionResult.Lists.List.map((list: { attributes: { Title: string } }) => list.attributes.Title)
    expect(listTitles).toContain('Tasks')
    expect(listTitles).not.toContain(title)
  })

  it('finds a list by its title and by its id, and sees what REST changed', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    await rest('POST', `web/lists/getbytitle('${listName}')`, { body: { Description: 'by REST' }, headers: { 'X-HTTP-Method': 'MERGE' } })
    const [byTitle] = await client.GetListAsync({ listName })
    expect(byTitle.GetListResult.List.attributes.Description).toBe('by REST')
    const { ID } = byTitle.GetListResult.List.attributes
    for (const spelling of [ID, ID.replace(/[{}]/g, '').toLowerCase()]) {
      const [byId] = await client.GetListAsync({ listName: spelling })
      expect(byId.GetListResult).toEqual(byTitle.GetListResult)
    }
  })

  it('writes an item that REST reads, and reads an item that REST wrote', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const path = `web/lists/getbytitle('${listName}')/items`
    const text = `Ärger 漢字 🙂 'a' "b" <c>&d; ]]> e`
    const [made] = await update(client, listName, 'Continue', [
      'New',
      { Title: text, PercentComplete: 0.5, DueDate: '2026-01-31T10:00:00Z' },
    ])
    expect(made).toMatchObject({
      id: '1,New',
      errorCode: '0x00000000',
      row: { ID: '1', Title: text, Author: expect.stringMatching(/^\d+;#ann$/) },
    })
    expect((await rest('GET', `${path}(1)`)).body).toMatchObject({
      Title: text,
      PercentComplete: 0.5,
      DueDate: '2026-01-31T10:00:00Z',
      Status: 'Not Started',
    })

    await rest('POST', path, { body: { Title: 'by REST', PercentComplete: 1, StartDate: '2026-02-28T23:59:59Z' } })
    const { rows } = await items(
      client,
      listName,
      '<Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">BY rest</Value></Eq></Where></Query>',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ ID: '2', Title: 'by REST', StartDate: '2026-02-28 23:59:59' })
    expect(Number(rows[0]?.PercentComplete)).toBe(1)
  })

  it('updates and deletes items that REST made, and REST sees it', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const path = `web/lists/getbytitle('${listName}')/items`
    for (const Title of ['a', 'b']) await rest('POST', path, { body: { Title } })
    const results = await update(client, listName, 'Return', ['Update', { ID: 1, Title: 'A', PercentComplete: '' }], ['Delete', { ID: 2 }])
    expect(results.map(({ id, errorCode }) => [id, errorCode])).toEqual([
      ['1,Update', '0x00000000'],
      ['2,Delete', '0x00000000'],
    ])
    expect((await rest('GET', path)).body.value).toMatchObject([{ Id: 1, Title: 'A', PercentComplete: null, 'odata.etag': '"2"' }])
    expect((await rest('GET', `${path}(2)`)).status).toBe(404)
    expect(titles(await items(client, listName, '<Query/>'))).toEqual(['A'])
  })

  it('with OnError=Continue gets a result for each method, and what worked stays', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const results = await update(
      client,
      listName,
      'Continue',
      ['New', { Title: 'a' }],
      ['Update', { ID: 99, Title: 'b' }],
      ['New', { PercentComplete: 'half' }],
      ['New', { Nope: 'x' }],
      ['Delete', { ID: 98 }],
      ['Update', { ID: 1, Title: 'c' }],
    )
    expect(results.map(({ id, errorCode }) => [id, errorCode])).toEqual([
      ['1,New', '0x00000000'],
      ['2,Update', '0x81020014'],
      ['3,New', '0x80070057'],
      ['4,New', '0x8102009a'],
      ['5,Delete', '0x81020014'],
      ['6,Update', '0x00000000'],
    ])
    expect(results[2]?.errorText).toContain('PercentComplete')
    expect((await rest('GET', `web/lists/getbytitle('${listName}')/items`)).body.value).toMatchObject([{ Id: 1, Title: 'c' }])
  })

  it('with OnError=Return sees the methods behind the failed one skipped', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const results = await update(
      client,
      listName,
      'Return',
      ['New', { Title: 'a' }],
      ['New', { Title: 'b', Status: 'Nonsense' }],
      ['New', { Title: 'c' }],
    )
    expect(results.map(({ errorCode }) => errorCode)).toEqual(['0x00000000', '0x80070057', '0x800704c7'])
    expect(titles(await items(client, listName, '<Query/>'))).toEqual(['a'])
  })

  it('sees a save conflict, with the values that are stored', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    await update(client, listName, 'Continue', ['New', { Title: 'a' }])
    await rest('POST', `web/lists/getbytitle('${listName}')/items(1)`, {
      body: { Title: 'by REST' },
      headers: { 'X-HTTP-Method': 'MERGE' },
    })
    const [stale] = await update(client, listName, 'Continue', ['Update', { ID: 1, owshiddenversion: 1, Title: 'mine' }])
    expect(stale).toMatchObject({ errorCode: '0x81020037', row: { Title: 'by REST', owshiddenversion: '2' } })
    const [fresh] = await update(client, listName, 'Continue', ['Update', { ID: 1, owshiddenversion: 2, Title: 'mine' }])
    expect(fresh).toMatchObject({ errorCode: '0x00000000', row: { Title: 'mine', owshiddenversion: '3' } })
  })

  it('filters, orders and pages with CAML', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const words = ['pear', 'Apple', 'fig', 'apricot', 'plum', 'peach', 'grape']
    await update(client, listName, 'Return', ...words.map((Title, index): Command => ['New', { Title, PercentComplete: index / 10 }]))

    const beginsWithP = '<BeginsWith><FieldRef Name="Title"/><Value Type="Text">P</Value></BeginsWith>'
    const byTitle = '<FieldRef Name="Title"/>'
    expect(titles(await items(client, listName, camlOrderedBy(beginsWithP, byTitle)))).toEqual(['peach', 'pear', 'plum'])
    const above = '<Geq><FieldRef Name="PercentComplete"/><Value Type="Number">0.4</Value></Geq>'
    expect(titles(await items(client, listName, camlOrderedBy(`<And>${beginsWithP}${above}</And>`, byTitle)))).toEqual(['peach', 'plum'])
    const { rows } = await items(client, listName, '<Query/>', {
      viewFields: { $xml: '<ViewFields><FieldRef Name="Title"/></ViewFields>' },
      rowLimit: '1',
    })
    expect(rows[0]).toMatchObject({ Title: 'pear' })
    expect(rows[0]).not.toHaveProperty('Status')

    const seen: (string | undefined)[] = []
    let next: string | undefined
    do {
      const paging = next === undefined ? '' : `<Paging ListItemCollectionPositionNext="${next.replaceAll('&', '&amp;')}"/>`
      const page = await items(client, listName, camlOrderedBy('', '<FieldRef Name="Title" Ascending="FALSE"/>'), {
        rowLimit: '3',
        queryOptions: { $xml: `<QueryOptions>${paging}</QueryOptions>` },
      })
      seen.push(...titles(page))
      next = page.next
    } while (next !== undefined)
    expect(seen).toEqual([...words].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)))
  })

  it('sees each fault with its code, its number and its status', async () => {
    const client = await listsClient(version)
    const server = version === '1.1' ? 'soap:Server' : 'soap:Receiver'
    const missing = { status: 404, code: server, errorCode: '0x81020015', message: expect.stringContaining("'Nope'") }
    expect(await faultOf(client.GetListAsync({ listName: 'Nope' }))).toEqual(missing)
    expect(await faultOf(client.GetListItemsAsync({ listName: 'Nope' }))).toEqual(missing)
    expect(await faultOf(client.UpdateListItemsAsync({ listName: 'Nope', updates: batch('Continue', ['Delete', { ID: 1 }]) }))).toEqual(
      missing,
    )
    expect(await faultOf(client.DeleteListAsync({ listName: 'Nope' }))).toEqual(missing)
    expect(await faultOf(client.AddListAsync({ listName: 'tasks', templateID: 100 }))).toMatchObject({
      status: 409,
      errorCode: '0x81020012',
    })
    expect(await faultOf(client.AddListAsync({ listName: 'x', templateID: 4711 }))).toMatchObject({
      status: 400,
      code: server,
      errorCode: '0x8102007b',
    })
    const wrongCaml = { $xml: '<Query><Where><Like/></Where></Query>' }
    expect(await faultOf(client.GetListItemsAsync({ listName: 'Tasks', query: wrongCaml }))).toMatchObject({
      status: 400,
      errorCode: '0x81020089',
    })
  })
})
