import { describe, expect, test } from 'vitest'
import { getList } from '../../../../src/core/acts/lists/lists.ts'
import { type SoapClient, soapClient } from '../../../support/soap/client.ts'
import { rowsIn, textIn } from '../../../support/soap/messages.ts'
import { fault, good, listItems, openTasks, tasks, titlesIn } from '../../../support/soap/tasks-edge.ts'

describe('UpdateListItems', () => {
  const update = (client: SoapClient, methods: string, batch = 'OnError="Continue"', listName = 'Tasks') =>
    client.call('UpdateListItems', `<listName>${listName}</listName><updates><Batch ${batch}>${methods}</Batch></updates>`)
  const method = (id: number, command: string, fields: Record<string, string>) =>
    `<Method ID="${id}" Cmd="${command}">${Object.entries(fields)
      .map(([name, value]) => `<Field Name="${name}">${value}</Field>`)
      .join('')}</Method>`
  const resultsIn = (body: string) =>
    [...body.matchAll(/<Result ID="([^"]*)"[^>]*>(.*?)<\/Result>/g)].map(([, id, inner = '']) => [
      id,
      textIn(inner, 'ErrorCode'),
      rowsIn(inner)[0]?.ows_Title,
    ])

  test('adds, changes and deletes, and answers each method in order', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'old' }, { Title: 'gone' })
    const methods = [
      method(1, 'New', { ID: 'New', Title: 'a &amp; b', PercentComplete: '0.5', DueDate: '2026-01-31 00:00:00' }),
      method(7, 'Update', { ID: '1', owshiddenversion: '1', Title: 'new' }),
      method(3, 'Delete', { ID: '2' }),
    ]
    const body = await good(update(client, methods.join('')))
    expect(resultsIn(body)).toEqual([
      ['1,New', '0x00000000', 'a &amp; b'],
      ['7,Update', '0x00000000', 'new'],
      ['3,Delete', '0x00000000', undefined],
    ])
    expect(body).toContain('<Result ID="1,New"><ErrorCode>0x00000000</ErrorCode><ID/><z:row xmlns:z="#RowsetSchema" ows_Title="a &amp; b"')
    expect(rowsIn(await good(listItems(client, ''))).map((row) => [row.ows_ID, row.ows_Title, row.ows_owshiddenversion])).toEqual([
      ['1', 'new', '2'],
      ['3', 'a &amp; b', '1'],
    ])
  })

  test('an empty field takes the value away', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'a', DueDate: '2026-01-31' })
    const body = await good(update(client, method(1, 'Update', { ID: '1', DueDate: '' })))
    expect(rowsIn(body)[0]).not.toHaveProperty('ows_DueDate')
  })

  test('a method that fails is no fault, and with Continue the others run', async () => {
    const { client, add } = await openTasks()
    await add({ Title: 'a' })
    const methods = [
      method(1, 'Update', { ID: '99', Title: 'x' }),
      method(2, 'Update', { ID: '1', owshiddenversion: '5', Title: 'x' }),
      method(3, 'New', { Title: 'x', PercentComplete: 'half' }),
      method(4, 'New', { Title: 'x', constructor: 'x' }),
      method(5, 'Update', { ID: '1', Created: '2026-01-31' }),
      method(6, 'Delete', { ID: 'all' }),
      method(7, 'Move', { ID: '1' }),
      method(8, 'Update', { Title: 'x' }),
      '<Method ID="9" Cmd="New"><Field>x</Field></Method>',
      method(10, 'New', { Title: 'b' }),
    ]
    const body = await good(update(client, methods.join('')))
    expect(resultsIn(body)).toEqual([
      ['1,Update', '0x81020014', undefined],
      ['2,Update', '0x81020037', 'a'],
      ['3,New', '0x80070057', undefined],
      ['4,New', '0x8102009a', undefined],
      ['5,Update', '0x80070057', 'a'],
      ['6,Delete', '0x80070057', undefined],
      ['7,Move', '0x80070057', 'a'],
      ['8,Update', '0x80070057', undefined],
      ['9,New', '0x80070057', undefined],
      ['10,New', '0x00000000', 'b'],
    ])
    expect(body).toMatch(
      /<Result ID="2,Update" List="\{[0-9A-F-]{36}\}" Version="1"><ErrorCode>0x81020037<\/ErrorCode><ErrorText>[^<]+<\/ErrorText><z:row /,
    )
    expect(titlesIn(await good(listItems(client, '')))).toEqual(['a', 'b'])
  })

  test('with OnError=Return those behind a failure do not run', async () => {
    const { client } = await openTasks()
    const methods = [
      method(1, 'New', { Title: 'a' }),
      method(2, 'Delete', { ID: '99' }),
      method(3, 'New', { Title: 'b' }),
      method(4, 'Delete', { ID: '1' }),
    ]
    const body = await good(update(client, methods.join(''), 'OnError="Return" ListVersion="1" ViewName=""'))
    expect(resultsIn(body).map(([id, code]) => [id, code])).toEqual([
      ['1,New', '0x00000000'],
      ['2,Delete', '0x81020014'],
      ['3,New', '0x800704c7'],
      ['4,Delete', '0x800704c7'],
    ])
    expect(titlesIn(await good(listItems(client, '')))).toEqual(['a'])
  })

  test('is refused as a whole when the list or the batch is wrong, and nothing is written', async () => {
    const { client, ctx } = await openTasks()
    const one = method(1, 'New', { Title: 'a' })
    expect(await fault(update(client, one, '', 'Nope'))).toEqual([404, '0x81020015'])
    expect(await fault(update(client, one, 'OnError="Maybe"'))).toEqual([400, '0x80070057'])
    expect(await fault(update(client, one + method(2, 'Destroy', { ID: '1' })))).toEqual([400, '0x80070057'])
    expect(await fault(update(client, one.repeat(1001)))).toEqual([400, '0x80070057'])
    expect((await getList(ctx, tasks)).row.itemCount).toBe(0)
  })

  test('a reader gets access denied for each method, and nothing is written', async () => {
    const { farm, add, ctx } = await openTasks()
    await add({ Title: 'a' })
    const reader = soapClient(() => farm.as('eve', 'Visitors'))
    const body = await good(update(reader, method(1, 'New', { Title: 'x' }) + method(2, 'Delete', { ID: '1' })))
    expect(resultsIn(body)).toEqual([
      ['1,New', '0x80070005', undefined],
      ['2,Delete', '0x80070005', 'a'],
    ])
    expect((await getList(ctx, tasks)).row.itemCount).toBe(1)
  })
})
