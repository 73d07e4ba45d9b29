import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentTables } from '../support/content-tables.ts'
import { rest, send } from '../support/doors.ts'
import { scratchFolders } from '../support/scratch.ts'
import { runProgram, startProcess } from '../support/server-process.ts'

const scratch = scratchFolders('audit')

const verify = () => runProgram(['audit', 'verify', '--DataRootPath', scratch.data()], { cwd: scratch.directory, timeout: 120_000 })

/** The paths of the segments. */
function segments(): string[] {
  const folder = join(scratch.data(), 'audit')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name))
    .sort()
}

/** The numbers of the acts on items in the logs. */
function logged(): number[] {
  const lines = segments().flatMap((path) => readFileSync(path, 'utf8').split('\n').slice(0, -1))
  const records = lines.map((line) => JSON.parse(line) as { sequence: number; detail: { operation?: string } })
  return records.filter(({ detail }) => detail.operation === 'items.add').map(({ sequence }) => sequence)
}

describe('after kill -9 while items are written', () => {
  it('every acknowledged write is in the log once, and tenon audit verify finds nothing', async () => {
    let answered = 0
    for (let round = 0; round < 2; round++) {
      const server = await startProcess(scratch.directory)
      const until = Date.now() + 1_300 + round * 150
      const add = async () => {
        while (Date.now() < until) {
          const reply = await send(server.url, rest.addItem('Tasks', { Title: `${round}` })).catch(() => undefined)
          if (reply?.status !== 201) return
          answered += 1
        }
      }
      const adding = [add(), add(), add(), add()]
      setTimeout(() => void server.end('SIGKILL'), until - Date.now() - 100)
      await Promise.all(adding)
      await server.end('SIGKILL')
    }
    expect(verify()).toMatchObject({ status: 0 })
    const server = await startProcess(scratch.directory)
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'last' }))).status).toBe(201)
    expect((await server.end('SIGTERM')).code).toBe(0)
    const { Change = [], AuditRecord = [] } = contentTables(scratch.data())
    expect(AuditRecord).toEqual([])
    const written = Change.filter(({ entity, type }) => entity === 'item' && type === 1).map(({ sequence }) => Number(sequence))
    expect(written.length).toBeGreaterThanOrEqual(answered)
    expect(logged()).toEqual(written)
    const { status, stdout } = verify()
    // How many segments are full depends on how many writes the time was enough for.
    expect(stdout).toMatch(
      new RegExp(
        `^\\d+ audit records read in ${segments().length} segments, \\d+ of them not sealed yet\\. All of them are as they were written\\.\n$`,
      ),
    )
    expect(status).toBe(0)
  }, 240_000)
})

describe('tenon audit verify', () => {
  it('names the first record that was changed, and ends with 1', async () => {
    const server = await startProcess(scratch.directory)
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'a' }))).status).toBe(201)
    await server.end('SIGTERM')
    const [path = ''] = segments().filter((one) => readFileSync(one, 'utf8').includes('items.add'))
    const text = readFileSync(path, 'utf8')
    const index = text.slice(0, text.indexOf('items.add')).split('\n').length
    writeFileSync(path, text.replace('items.add', 'items.abb'))
    const { status, stdout } = verify()
    expect(status).toBe(1)
    expect(stdout).toMatch(new RegExp(`00000001\\.jsonl: record ${index} was changed: its hash is another one\\.`))
    expect(stdout).toContain('The audit log was changed.')
  }, 120_000)

  it('refuses a folder without a farm', () => {
    expect(verify()).toMatchObject({ status: 3, stderr: expect.stringContaining('There is no farm here') })
  }, 120_000)
})
