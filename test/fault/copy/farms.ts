import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { copyFarm } from '../../../src/farm/transfer/copy-farm.ts'
import { connectClient, dropDatabase } from '../../../src/stores/postgresql/server.ts'
import { contentTables, type Tables } from '../../support/content-tables.ts'
import { type Door, rest, send, soap } from '../../support/doors.ts'
import { freshName, placeNamed } from '../../support/postgresql/databases.ts'
import { configOf, startServer } from '../../support/server.ts'
import { runProgram } from '../../support/server-process.ts'

export type Settings = Readonly<Record<string, string>>

export const onFiles = (folder: string): Settings => ({ StorageProvider: 'FileSystem', DataRootPath: folder })
export const onLiteDb = (folder: string): Settings => ({ StorageProvider: 'LiteDb', LiteDbPath: join(folder, 'svc.litedb') })
export const onSqlite = (folder: string): Settings => ({ StorageProvider: 'Sqlite', SqlitePath: join(folder, 'svc.db') })

/** A place on the server for tests that has no database yet, and what removes its databases. */
export function onPostgreSql(folder: string, more: Settings = {}): { readonly settings: Settings; remove(): Promise<void> } {
  const name = freshName()
  const url = new URL(placeNamed(name).connectionString)
  url.pathname = `/${name}`
  return {
    settings: { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: url.href, DataRootPath: folder, ...more },
    async remove() {
      const client = await connectClient(placeNamed('postgres'), 60_000)
      const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [name])
      await client.end()
      for (const { datname } of rows) await dropDatabase(placeNamed(datname))
    },
  }
}

const folderPath = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"
const bytesOf = (number: number): string => `file ${number} `.repeat(number * 9_000)
const files = [0, 1, 3, 20]

/** Makes a farm with items, attachments, files of several sizes with versions, and what was deleted. */
export async function makeFarm(settings: Settings): Promise<void> {
  const server = await startServer({ settings })
  try {
    const sent = async (...message: Parameters<typeof send>) => {
      const reply = await send(...message)
      expect(reply.status, reply.text).toBeLessThan(300)
    }
    for (const [door, title] of [
      [rest, 'plain'],
      [soap, 'é ü 𝄞 <b>'],
      [rest, 'deleted'],
    ] as const satisfies [Door, string][])
      await sent(server.url, door.addItem('Tasks', { Title: title }))
    await sent(server.url, rest.attach('Tasks', 1, 'a.txt', 'attached'))
    await sent(server.url, {
      method: 'POST',
      path: "/_api/web/lists/getbytitle('Tasks')/items(3)/recycle()",
      headers: { Accept: 'application/json' },
    })
    for (const number of files) await sent(server.url, put(number, bytesOf(number)))
    await sent(server.url, put(1, 'the second version'))
    await sent(server.url, rest.addList('Another', 'A list', 100))
  } finally {
    await server.stop()
  }
}

const put = (number: number, body: string) => ({
  method: 'POST',
  path: `${folderPath}/add(url='${number}.txt',overwrite=true)`,
  headers: {},
  body,
})

/** Starts a server on a farm that was copied from one of `makeFarm`, and expects what that one had. */
export async function expectFarm(settings: Settings): Promise<void> {
  const server = await startServer({ settings })
  try {
    const get = (path: string) => send(server.url, { method: 'GET', path, headers: { Accept: 'application/json' } })
    const items = JSON.parse((await get("/_api/web/lists/getbytitle('Tasks')/items?$select=Title&$orderby=Id")).text) as {
      value: { Title: string }[]
    }
    expect(items.value.map(({ Title }) => Title)).toEqual(['plain', 'é ü 𝄞 <b>'])
    for (const number of files) {
      const { text } = await get(`/Shared%20Documents/${number}.txt`)
      expect(text).toBe(number === 1 ? 'the second version' : bytesOf(number))
    }
    expect((await get('/Lists/Tasks/Attachments/1/a.txt')).text).toBe('attached')
    expect((await get('/_api/web/recyclebin')).text).toContain('deleted')
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'new' }))).status).toBe(201)
    expect((await send(server.url, put(7, 'new'))).status).toBe(200)
  } finally {
    await server.stop()
  }
}

/** Copies in this process; `beforeStep` may fail in the middle, as a crash does. */
export function copied(from: Settings, to: Settings, beforeStep: () => void = () => undefined) {
  const lines: string[] = []
  const watch = {
    say: (line: string) => void lines.push(line),
    onTotal: () => undefined,
    onStep: beforeStep,
  }
  return copyFarm(configOf(from), configOf(to), watch).then((compared) => ({ ...compared, lines }))
}

/** Runs the command in a process. */
export const tenonCopy = (directory: string, ...words: string[]) => runProgram(['copy', ...words], { cwd: directory, timeout: 120_000 })

/** The bytes of a file; undefined if it is missing. */
export const bytesAt = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

/** The rows of a farm in files, without those that repeat the bytes of small files until these are on the disk. */
export function rowsIn(folder: string): Tables {
  const { BlobChunk: _, ...tables } = contentTables(folder)
  return tables
}
