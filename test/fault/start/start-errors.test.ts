import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exitCodes } from '../../../src/process/exit-codes.ts'
import { rest, send } from '../../support/doors.ts'
import { startServer } from '../../support/server.ts'
import { runProgram } from '../../support/server-process.ts'

// Each row starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const directory = mkdtempSync(join(tmpdir(), 'tenon-start-'))
const made = join(directory, 'made')
const other = join(directory, 'other')
let count = 0
let data: string

/** The data of a farm with one item, after its server has stopped. */
async function makeFarm(root: string): Promise<void> {
  const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: root } })
  await send(server.url, rest.addItem('Tasks', { Title: 'kept' }))
  // The server writes the files of the mirror in the background.
  const files = () => readdirSync(join(root, 'Content'), { recursive: true, encoding: 'utf8' })
  const isWritten = () => expect(files().some((path) => path.endsWith('Shared Documents.metadata.json'))).toBe(true)
  await vi.waitFor(isWritten, { timeout: 10_000 })
  await server.stop()
}

beforeAll(async () => {
  await makeFarm(made)
  await makeFarm(other)
})
beforeEach(() => {
  count += 1
  data = join(directory, `data-${count}`)
})
afterAll(() => rmSync(directory, { recursive: true }))

const content = () => join(data, 'Content', 'content.db')

/** Runs the program on the data. Checks that it ends with one line that names the problem. */
function refused(argv: readonly string[], code: number, says: RegExp, options: Parameters<typeof runProgram>[1] = {}): void {
  const { status, stdout, stderr } = runProgram(
    [
      ...argv,
      '--DataRootPath',
      data,
      ...(argv[0]?.startsWith('--') || argv.length === 0 ? ['--HttpPort', '0', '--Security:HttpsEnabled', 'false'] : []),
    ],
    { cwd: directory, ...options },
  )
  expect(stderr).toMatch(says)
  expect({ status, stdout, lines: stderr.split('\n').length }, stderr).toEqual({ status: code, stdout: '', lines: 2 })
}

function foreignDatabase(path: string, id: number): void {
  rmSync(path, { force: true })
  const database = new Sqlite(path)
  database.pragma(`application_id = ${id}`)
  database.exec('CREATE TABLE notes (text); INSERT INTO notes VALUES (1)')
  database.close()
}

function toFolder(path: string): void {
  rmSync(path)
  mkdirSync(path)
}

function rename(migration: string): void {
  const database = new Sqlite(content())
  database.prepare('UPDATE _prisma_migrations SET migration_name = ? WHERE migration_name = ?').run(migration, '0006_list_key')
  database.close()
}

describe('a content database that the farm knows', () => {
  beforeEach(() => cpSync(made, data, { recursive: true }))

  it.each([
    ['is missing', () => rmSync(content()), /Content\/content\.db is missing\. The farm in \S+farm\.db keeps .* run tenon reindex/],
    ['is empty', () => truncateSync(content()), /content\.db is an empty database\. The farm in/],
    ['is another program’s', () => foreignDatabase(content(), 0), /content\.db is a database of another program\. Choose/],
    ['is marked as another program’s', () => foreignDatabase(content(), 42), /content\.db is a database of another program\. Choose/],
    [
      'is a farm database',
      () => cpSync(join(data, 'farm.db'), content()),
      /content\.db is a farm database, but the content database has to be there\. Move/,
    ],
    [
      'is of another farm',
      () => cpSync(join(other, 'Content/content.db'), content()),
      /content\.db belongs to another farm: .* Move it away/,
    ],
    ['is of a newer version', () => rename('9999_later'), /content\.db was made by a newer version: it has the migration 9999_later/],
    [
      'is cut short',
      () => truncateSync(content(), statSync(content()).size / 2),
      /content\.db is a damaged database\. Move it away .*SQLITE_CORRUPT/,
    ],
    [
      'is no database',
      () => writeFileSync(content(), 'text '.repeat(3000)),
      /content\.db is not a database, .* Move it away .*SQLITE_NOTADB/,
    ],
    ['is a folder', () => toFolder(content()), /content\.db cannot be opened\. .*SQLITE_CANTOPEN/],
  ])('which %s keeps the server from starting, and stays as it is', (_, spoil, says) => {
    spoil()
    const before = existsSync(content()) && statSync(content()).isFile() ? readFileSync(content()) : undefined
    refused([], exitCodes.data, says)
    const after = existsSync(content()) && statSync(content()).isFile() ? readFileSync(content()) : undefined
    expect(after?.equals(before ?? Buffer.of()) ?? before === undefined).toBe(true)
  })

  it('is demanded by verify as well, and made anew by reindex alone', async () => {
    rmSync(content())
    refused(['verify'], exitCodes.data, /content\.db is missing\. The farm in/)
    expect(existsSync(content())).toBe(false)
    expect(runProgram(['reindex', '--DataRootPath', data], { cwd: directory })).toMatchObject({ status: 0, stderr: '' })
    const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: data } })
    expect((await send(server.url, { method: 'GET', path: '/_api/web/lists', headers: {} })).status).toBe(200)
    await server.stop()
  })

  it('is not put over by reindex where it is not ours', () => {
    foreignDatabase(content(), 42)
    refused(['reindex'], exitCodes.data, /content\.db is a database of another program/)
  })
})

describe('a farm', () => {
  it('that does not exist is no farm to verify, and its keys cannot be rotated', () => {
    refused(['verify'], exitCodes.data, /farm\.db is missing\. There is no farm here: check StorageProvider/)
    refused(['keys', 'rotate'], exitCodes.data, /farm\.db is missing\. There is no farm here/)
    expect(existsSync(data)).toBe(false)
  })

  it('whose database is damaged, or another one, is not served', () => {
    cpSync(made, data, { recursive: true })
    const farm = join(data, 'farm.db')
    cpSync(content(), farm)
    refused([], exitCodes.data, /farm\.db is a content database, but the farm database has to be there/)
    writeFileSync(farm, 'text '.repeat(3000))
    refused(['keys', 'rotate'], exitCodes.data, /farm\.db is not a database/)
  })

  it('whose database has a damaged page says so when it is read', () => {
    cpSync(made, data, { recursive: true })
    const farm = join(data, 'farm.db')
    const bytes = readFileSync(farm)
    bytes.fill(0xff, 4096 * 2)
    writeFileSync(farm, bytes)
    refused([], exitCodes.data, /farm\.db is a damaged database\. Move it away/)
  })
})

describe('a folder for the data', () => {
  it('cannot be a file, nor be below one', () => {
    writeFileSync(data, 'here')
    refused([], exitCodes.data, /data-\d+ cannot be used as a folder, because it or one of the folders above it is a file.*EEXIST/)
    data = join(data, 'below')
    refused([], exitCodes.data, /below cannot be used as a folder, because it or one of the folders above it is a file.*ENOTDIR/)
  })

  it('must be one that the user may write', () => {
    // Root may write everything, so the data gets another owner.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    const open = mkdtempSync(join(tmpdir(), 'tenon-others-'))
    try {
      data = join(open, 'data')
      cpSync(made, data, { recursive: true })
      const options = { ...nobody, cwd: '/' }
      for (const [path, mode] of [
        [open, 0o555],
        [data, 0o555],
        [join(data, 'farm.db.hold'), 0o444],
      ] as const)
        chmodSync(path, mode)
      refused([], exitCodes.data, /farm\.db(?:\.hold)? cannot be written\. Check the rights .*SQLITE_READONLY/, options)
      chmodSync(data, 0o444)
      refused(['verify'], exitCodes.data, /farm\.db cannot be opened by this user\. Check the rights .*EACCES/, options)
      data = join(open, 'new')
      refused([], exitCodes.data, /new cannot be opened by this user\. Check the rights .*EACCES/, options)
    } finally {
      for (const path of [open, join(open, 'data')]) chmodSync(path, 0o755)
      rmSync(open, { recursive: true })
    }
  })
})

describe('an address', () => {
  const refusedAt = (argv: readonly string[], code: number, says: RegExp) => {
    const words = ['--StorageProvider', 'InMemory', '--Security:HttpsEnabled', 'false', '--HttpPort', '0', ...argv]
    const { status, stdout, stderr } = runProgram(withoutTwice(words), { cwd: directory })
    expect(stderr).toMatch(says)
    expect({ status, stdout, lines: stderr.split('\n').length }, stderr).toEqual({ status: code, stdout: '', lines: 2 })
  }
  /** The last value of each setting, because a setting may occur only once. */
  const withoutTwice = (words: readonly string[]): string[] => {
    const values = new Map<string, string>()
    for (let at = 0; at < words.length; at += 2) values.set(words[at] ?? '', words[at + 1] ?? '')
    return [...values].flat()
  }

  it('that another program listens on is refused', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    refusedAt(['--HttpPort', String(port)], exitCodes.address, new RegExp(`^127\\.0\\.0\\.1:${port} is in use by another program. Choose`))
    taken.close()
  })

  it('that is nobody’s, or not this machine’s, is refused', () => {
    refusedAt(['--Host', 'nowhere.invalid'], exitCodes.address, /^nowhere\.invalid is a host name .*\. Check the setting Host/)
    refusedAt(['--Host', '192.0.2.1'], exitCodes.address, /^192\.0\.2\.1 is not an address of this machine\. Check the setting Host\./)
  })

  it('is not looked for while the configuration is wrong', () => {
    const tls = ['--Security:HttpsEnabled', 'true', '--HttpsPort', '0']
    const paths = ['--Security:TlsCertificatePath', '/nowhere/a.pem', '--Security:TlsKeyPath', '/nowhere/b.pem']
    refusedAt([...tls, ...paths], exitCodes.configuration, /^Security:TlsCertificatePath: \/nowhere\/a\.pem cannot be read \(ENOENT\)\.$/m)
    refusedAt(['--HttpPort', 'many'], exitCodes.configuration, /^HttpPort is 'many' on the command line, but must be/)
    refusedAt(['--config', '/nowhere.json'], exitCodes.configuration, /^The configuration file '\/nowhere\.json' cannot be read/)
    refusedAt(['--FarmAdministrators', 'x'.repeat(201)], exitCodes.configuration, /^FarmAdministrators: .* is no user name/)
  })
})

describe('a Node', () => {
  /** Makes the entry see another version of Node than the running one. */
  const under = (version: string) => [
    '--import',
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
  ]

  it('that is too old is named before anything is loaded', () => {
    const says = /^Tenon needs Node 22\.14 or newer, and \S+ is \d+\.\d+\.\d+: start it with npm start/
    for (const version of ['20.20.2', '22.13.9', '9.0.0']) refused([], exitCodes.runtime, says, { node: under(version) })
    expect(existsSync(data)).toBe(false)
  })

  it('that is too old is named to a test that starts a server', () => {
    const start = `import(${JSON.stringify(new URL('../../../src/testing.ts', import.meta.url).href)}).then(({ startServer }) => startServer())`
    const tried = spawnSync(process.execPath, [...under('20.20.2'), '-e', `${start}.catch(({ message }) => console.log(message))`], {
      encoding: 'utf8',
    })
    expect(tried.stdout).toMatch(/^Tenon needs Node 22\.14 or newer, and \S+ is 20\.20\.2: run the tests with a newer one\.\n$/)
  })

  it('that is new enough continues', () => {
    for (const version of ['22.14.0', '23.0.0', '100.1.0']) {
      expect(runProgram(['--help'], { cwd: directory, node: under(version) })).toMatchObject({ status: 0, stderr: '' })
    }
  })
})

describe('a seed of the start', () => {
  it('that is missing or wrong is named, without the way through the program', () => {
    const seed = join(directory, 'seed.yaml')
    writeFileSync(seed, 'version: 1\nwebs:\n  - url: /\n    lists:\n      - title: A\n        items: [{ Nope: 1 }]\n')
    for (const [path, says] of [
      [join(directory, 'no-seed.yaml'), /^Emulator:Seed: '.*no-seed\.yaml' cannot be read: [^\n]*\n$/],
      [seed, /^Emulator:Seed: '.*seed\.yaml', line 6, webs\/0\/lists\/0\/items\/0\/Nope: [^\n]*'Nope'[^\n]*\n$/],
    ] as const) {
      const words = [
        '--StorageProvider',
        'InMemory',
        '--HttpPort',
        '0',
        '--Security:HttpsEnabled=false',
        '--emulator',
        '--Emulator:Seed',
        path,
      ]
      const { status, stderr } = runProgram(words, { cwd: directory, timeout: 60_000 })
      expect([status, stderr]).toEqual([exitCodes.configuration, expect.stringMatching(says)])
    }
  })
})
