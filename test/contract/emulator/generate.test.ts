import { describe, expect, it } from 'vitest'
import { serveEmulator, tasks } from './emulator-server.ts'

const { emulator, ann } = await serveEmulator()

const generate = (body: object) => emulator.call('POST', '/_emulator/generate', { body })
const ended = async (id: number) => {
  await expect
    .poll(async () => (await emulator.call('GET', `/_emulator/operations/${id}`)).json.status, { timeout: 60_000 })
    .not.toBe('Running')
  return (await emulator.call('GET', `/_emulator/operations/${id}`)).json
}
const items = async (path: string) => (await ann.call('GET', `${path}?$top=5000`)).json.value as Record<string, unknown>[]

/** What differs between two runs although the values are equal. */
const valuesOf = ({ Title, Amount, Price, Kind, Due, Done, Memo, MailId }: Record<string, unknown>) => ({
  Title,
  Amount,
  Price,
  Kind,
  Due,
  Done,
  Memo,
  MailId,
})

const list = async (title: string) => {
  await ann.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 } })
  const path = `/_api/web/lists/getbytitle('${title}')`
  const fields = [
    { Title: 'Amount', FieldTypeKind: 9, MinimumValue: 5, MaximumValue: 20 },
    { Title: 'Price', FieldTypeKind: 10 },
    { Title: 'Kind', FieldTypeKind: 6, Choices: ['red', 'green'], Required: true },
    { Title: 'Due', FieldTypeKind: 4 },
    { Title: 'Done', FieldTypeKind: 8 },
    { Title: 'Memo', FieldTypeKind: 3 },
    { Title: 'Mail', FieldTypeKind: 2, Indexed: true, EnforceUniqueValues: true, MaxLength: 60 },
  ]
  for (const field of fields)
    expect([field.Title, (await ann.call('POST', `${path}/fields`, { body: field })).status]).toEqual([field.Title, 201])
  return `${path}/items`
}

describe('generated items', () => {
  it('have plausible values in every column, the same for the same seed', async () => {
    const [one, two, three] = [await list('One'), await list('Two'), await list('Three')]
    for (const [title, seed] of [
      ['One', 7],
      ['Two', 7],
      ['Three', 8],
    ] as const) {
      const reply = await generate({ list: title, count: 120, seed })
      expect([reply.status, reply.json.status, reply.headers.get('location')]).toEqual([
        202,
        'Running',
        `/_emulator/operations/${reply.json.operationId}`,
      ])
      expect(await ended(reply.json.operationId)).toMatchObject({ status: 'Succeeded', progress: 100, made: 120 })
    }
    const [first, second, third] = [await items(one), await items(two), await items(three)]
    expect(first).toHaveLength(120)
    const timeless = (rows: Record<string, unknown>[]) => rows.map((row) => ({ ...valuesOf(row), Due: undefined }))
    expect(timeless(second)).toEqual(timeless(first))
    expect(timeless(third)).not.toEqual(timeless(first))
    for (const { Title, Amount, Price, Kind, Due, Done, Memo, Mail } of first) {
      expect([Title, Price, Due, Done, Memo]).toEqual([
        expect.stringMatching(/\w+ \w+/),
        expect.any(Number),
        expect.any(String),
        expect.any(Boolean),
        expect.stringMatching(/\.$/),
      ])
      expect(Amount).toBeGreaterThanOrEqual(5)
      expect(Amount).toBeLessThanOrEqual(20)
      expect(['red', 'green']).toContain(Kind)
      expect(Mail).toMatch(/@example\.com$/)
    }
    expect(new Set(first.map(({ Mail }) => Mail)).size).toBe(120)
  })

  it('are listed, cancelled, and ended by a reset', async () => {
    const { json } = await generate({ list: 'Tasks', count: 1_000_000 })
    await expect
      .poll(async () => (await emulator.call('GET', `/_emulator/operations/${json.operationId}`)).json.made, { timeout: 60_000 })
      .toBeGreaterThan(0)
    // Others are served meanwhile.
    expect((await ann.call('GET', '/_api/web')).status).toBe(200)
    expect((await emulator.call('DELETE', `/_emulator/operations/${json.operationId}`)).status).toBe(204)
    const cancelled = await ended(json.operationId)
    expect(cancelled).toMatchObject({ status: 'Cancelled', endedUtc: expect.any(String) })
    expect(cancelled.made).toBeLessThan(1_000_000)
    const again = await generate({ list: 'Tasks', count: 1_000_000 })
    expect((await emulator.call('POST', '/_emulator/reset')).status).toBe(204)
    expect(await ended(again.json.operationId)).toMatchObject({ status: 'Cancelled' })
    expect((await emulator.call('GET', '/_emulator/operations')).json.value[0].operationId).toBe(again.json.operationId)
    expect((await items(tasks)).length).toBeLessThan(100)
  })

  it('fail in words when the list is deleted meanwhile', async () => {
    await ann.call('POST', '/_api/web/lists', { body: { Title: 'Gone', BaseTemplate: 100 } })
    const { json } = await generate({ list: 'Gone', count: 1_000_000 })
    expect((await ann.call('DELETE', "/_api/web/lists/getbytitle('Gone')")).status).toBeLessThan(300)
    expect(await ended(json.operationId)).toMatchObject({ status: 'Failed', error: expect.stringMatching(/list/i) })
  })

  it('are refused for what cannot be filled', async () => {
    for (const [body, status] of [
      [{ list: 'Nothing', count: 1 }, 404],
      [{ list: 'Tasks', webUrl: '/nowhere', count: 1 }, 404],
      [{ list: 'Documents', count: 1 }, 400],
      [{ list: 'Tasks' }, 400],
      [{ list: 'Tasks', count: 0 }, 400],
      [{ list: 'Tasks', count: 1_000_001 }, 400],
      [{ list: 'Tasks', count: 1.5 }, 400],
      [{ list: 'Tasks', count: 1, seed: -1 }, 400],
      [{ list: 'Tasks', count: 1, webUrl: 'x' }, 400],
      [{ list: '', count: 1 }, 400],
    ] as const)
      expect([body, (await generate(body)).status]).toEqual([body, status])
    for (const method of ['GET', 'DELETE'])
      for (const id of ['99999', 'x'])
        expect([method, id, (await emulator.call(method, `/_emulator/operations/${id}`)).status]).toEqual([
          method,
          id,
          id === 'x' ? 400 : 404,
        ])
  })

  it('are refused while too many operations run', async () => {
    const begun = []
    for (let at = 0; at < 4; at += 1) begun.push((await generate({ list: 'Tasks', count: 1_000_000 })).json.operationId as number)
    expect((await generate({ list: 'Tasks', count: 1 })).status).toBe(409)
    for (const id of begun) expect((await emulator.call('DELETE', `/_emulator/operations/${id}`)).status).toBe(204)
  })
})
