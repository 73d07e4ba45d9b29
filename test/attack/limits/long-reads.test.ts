import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { type ContractClient, createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { accepts, expectRefusal, rowsOf } from '../../support/wire.ts'
import { mostMs } from '../cost.ts'

const list = "/_api/web/lists/getbytitle('Large')"
const item = `${list}/items(1)`
const rowCount = 30_000

/** Copies of the first row with different texts and numbers. */
async function fill({ farm }: Running): Promise<void> {
  const { records, transaction } = await farm.content('Content')
  const [first] = await records.query('Item', { where: { title: 'row' }, limit: 1 })
  if (!first) throw new Error('the first item is missing')
  const { siteId, listId } = first
  await transaction(async (inside) => {
    const rows = Array.from({ length: rowCount }, (_, n) => ({
      ...first,
      itemId: n + 2,
      uniqueId: `${first.uniqueId.slice(0, 24)}${String(n).padStart(12, '0')}`,
      text1: `${'some text '.repeat(15)}of row ${n % 1_000}`,
      number1: (n * 7_919) % rowCount,
    }))
    await inside.insertAll('Item', rows)
    await inside.update('List', { siteId, id: listId }, { nextItemId: rowCount + 2, itemCount: rowCount + 1 })
  })
}

/** The longest time that `work` held the loop, in milliseconds of processor time, and the replies that others got meanwhile. */
async function heldDuring<T>(work: () => Promise<T>, meanwhile: () => Promise<unknown>) {
  let longestMs = 0
  let others = 0
  let isDone = false
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longestMs = Math.max(longestMs, (user + system) / 1000)
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const other = async () => {
    while (!isDone) {
      await meanwhile()
      if (!isDone) others += 1
    }
  }
  const going = other()
  const result = await work().finally(() => {
    isDone = true
  })
  await going
  return { result, longestMs, others }
}

const stores = [
  { store: 'a file', provider: 'FileSystem' },
  { store: 'memory', provider: 'InMemory' },
]

describe.each(stores)('reads of a large list in $store', ({ provider }) => {
  let folder: string
  let server: Running
  let ann: ContractClient
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tenon-long-'))
    const settings = {
      StorageProvider: provider,
      DataRootPath: join(folder, 'data'),
      'Limits:QuerySeconds': '3',
      'Limits:QueryCalls': '500',
      'Limits:QueryConditions': '200',
      'Limits:QueryText': '262144',
      'Search:IndexIntervalSeconds': '0',
    }
    server = await startServer({ settings })
    ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
    await ann.call('POST', '/_api/web/lists', { body: { Title: 'Large', BaseTemplate: 100 } })
    for (const [Title, FieldTypeKind] of [
      ['Code', 2],
      ['Size', 9],
    ])
      await ann.call('POST', `${list}/fields`, { body: { Title, FieldTypeKind } })
    await ann.call('POST', `${list}/items`, { body: { Title: 'Row', Code: 'first', Size: 1 } })
    await fill(server)
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const anyOf = (count: number, text: string) => Array.from({ length: count }, (_, n) => `substringof('${text}${n}',Code)`).join(' or ')

  it('by a filter and an order without an index do not hold up others', async () => {
    const read = () =>
      ann.call(
        'GET',
        `${list}/items?$filter=${anyOf(12, 'none ')} or substringof('row 99',Code)&$orderby=Size desc&$top=50&$select=ID,Size`,
      )
    const { result, longestMs, others } = await heldDuring(read, () => ann.call('GET', item))
    expect(result.status).toBe(200)
    const sizes = rowsOf(result).map(({ Size }) => Number(Size))
    expect(sizes).toHaveLength(50)
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(longestMs).toBeLessThan(mostMs)
    expect(others).toBeGreaterThan(2)
  })

  it('that take longer than Limits:QuerySeconds are refused, and do not hold up others', async () => {
    const changed = "replace(replace(replace(Code,'e','o'),'o','e'),'e','o')"
    const where = Array.from({ length: 115 }, (_, n) => `${changed} eq '${n}'`).join(' or ')
    const read = () => ann.call('GET', `${list}/items?$filter=${where}&$orderby=Size`)
    const { result, longestMs, others } = await heldDuring(read, () => ann.call('GET', item))
    expectRefusal(result, 400, /^This read takes longer than 3 s, .+ Ask for less: /)
    expect(longestMs).toBeLessThan(mostMs)
    expect(others).toBeGreaterThan(2)
    expect((await ann.call('GET', `${list}/items?$filter=substringof('row 999',Code)&$select=ID`)).status).toBe(200)
  })
})
