import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Load, message } from './loader.ts'
import { type Command, peersFolder } from './servers.ts'

/**
 * The scenarios of every server, in this order: the search comes first, because
 * its warm-up indexes earlier items, and the writes come last, so
 * that they do not change what others read.
 */
export const scenarios = [
  { id: 'search', title: 'GET search, a word that 1,000 of 5,000 items have, top 10' },
  { id: 'item', title: 'GET item' },
  { id: 'page', title: 'GET items, filtered and ordered, top 100 of 5,000' },
  { id: 'soap', title: 'SOAP GetListItems, 100 rows' },
  { id: 'add', title: 'POST item' },
  { id: 'addOne', title: 'POST item, one connection', connections: 1 },
] as const

export type ScenarioId = (typeof scenarios)[number]['id']

/** The messages of a scenario as one server understands them; a server without a scenario cannot do it. */
export type Requests = Partial<Record<ScenarioId, { readonly requests: Load['requests']; readonly expect: number }>>

export interface Contender {
  readonly command: Command
  readonly requests: Requests
  /** Requests that are sent once, before the scenarios. */
  readonly seed?: readonly Buffer[]
  /** Makes the data of a server that reads those of another. */
  readonly prepare?: () => void
  /** Restores the state before the first start. */
  readonly reset?: () => void
}

const itemCount = 5_000
/** Ids spread over the list, so that no single row stays in a cache. */
const ids = Array.from({ length: 500 }, (_, index) => index * 10 + 1)
const statuses = ['Not Started', 'In Progress', 'Completed', 'Deferred', 'Waiting on someone else']

const task = (n: number) => ({ Title: `Task ${n}`, PercentComplete: (n % 101) / 100, Status: statuses[n % statuses.length] })

/** A task of the peers: the members of Tenon's reply without metadata. */
function taskReply(n: number) {
  const { Title, PercentComplete, Status } = task(n)
  return {
    FileSystemObjectType: 0,
    Id: n,
    Title,
    Priority: '(2) Normal',
    Status,
    PercentComplete,
    AssignedToId: null,
    Body: null,
    StartDate: null,
    DueDate: null,
    ContentTypeId: '0x0108',
    ID: n,
    Modified: '2026-11-20T12:00:00Z',
    Created: '2026-11-20T12:00:00Z',
    AuthorId: 1,
    EditorId: 1,
    OData__UIVersionString: '1.0',
    Attachments: false,
    GUID: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  }
}

const numbers = Array.from({ length: itemCount }, (_, index) => index + 1)
const jsonHeaders = { Accept: 'application/json', 'Content-Type': 'application/json' }
const fromTasks = (path: (n: number) => string, from: readonly number[] = ids) =>
  from.map((n) => message('GET', path(n), { Accept: 'application/json' }))
const postTasks = (path: string, headers: Record<string, string>, from: readonly number[] = ids) =>
  from.map((n) => message('POST', path, headers, JSON.stringify(task(n))))

/** Tenon over REST with Basic credentials and no metadata in replies; `program` is what Node runs, `folder` where data goes. */
export function tenon(program: readonly string[], folder: string, reset: () => void): Contender {
  const credentials = { Authorization: `Basic ${Buffer.from('bench:any').toString('base64')}` }
  const headers = { ...credentials, Accept: 'application/json;odata=nometadata' }
  const writing = { ...headers, 'Content-Type': 'application/json;odata=nometadata' }
  const items = "/_api/web/lists/getbytitle('Tasks')/items"
  const page = `${items}?$filter=PercentComplete%20ge%200.5&$orderby=Title%20desc&$top=100`
  const search = "/_api/search/query?querytext='deferred'&selectproperties='Title,Path'"
  const soap = { ...credentials, 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${soapNamespace}GetListItems"` }
  // The servers run as in production, where signing in with any password has to be allowed expressly.
  const settings = [
    '--StorageProvider',
    'FileSystem',
    '--DataRootPath',
    join(folder, 'data'),
    '--Identity:AllowAcceptAllInProduction',
    'true',
  ]
  return {
    command: {
      name: 'Tenon',
      argv: (port) => [...program, ...settings, '--HttpPort', String(port), '--Security:HttpsEnabled', 'false'],
      folder,
      readyPath: '/_vti_bin/health',
    },
    reset,
    seed: postTasks(items, writing, numbers),
    requests: {
      search: { requests: [message('GET', search, headers)], expect: 200 },
      item: { requests: ids.map((n) => message('GET', `${items}(${n})`, headers)), expect: 200 },
      page: { requests: [message('GET', page, headers)], expect: 200 },
      soap: { requests: [message('POST', '/_vti_bin/lists.asmx', soap, getListItems)], expect: 200 },
      add: { requests: postTasks(items, writing), expect: 201 },
      addOne: { requests: postTasks(items, writing), expect: 201 },
    },
  }
}

const soapNamespace = 'urn:svc:soap/'
const getListItems = [
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
  `<GetListItems xmlns="${soapNamespace}"><listName>Tasks</listName><rowLimit>100</rowLimit></GetListItems></soap:Body></soap:Envelope>`,
].join('')

/** Tenon with replies to writes before they are on the disk; only the writes. */
export function tenonNormal(program: readonly string[], folder: string): Contender {
  const own = join(folder, 'normal')
  mkdirSync(own, { recursive: true })
  const { add, addOne } = tenon(program, own, () => undefined).requests
  const { command } = tenon([...program, '--Sqlite:Synchronous', 'Normal'], own, () => undefined)
  return { command: { ...command, name: 'Tenon, Normal' }, requests: { ...(add && { add }), ...(addOne && { addOne }) } }
}

/** `node:http` and prepared statements on a copy of the content database that Tenon filled. */
export function floor(folder: string): Contender {
  const path = join(folder, 'floor.db')
  return {
    prepare() {
      const filled = new BetterSqlite(join(folder, 'data', 'Content', 'content.db'))
      filled.prepare('VACUUM INTO ?').run(path)
      filled.close()
      const copy = new BetterSqlite(path)
      copy.pragma('journal_mode = WAL')
      copy.close()
    },
    command: { name: 'floor', argv: (port) => [join(import.meta.dirname, 'floor.ts'), String(port), path], folder, readyPath: '/' },
    requests: {
      search: { requests: fromTasks(() => '/search', [1]), expect: 200 },
      item: { requests: fromTasks((n) => `/items/${n}`), expect: 200 },
      page: { requests: fromTasks(() => '/page', [1]), expect: 200 },
      soap: { requests: [message('POST', '/soap', { 'Content-Type': 'text/xml; charset=utf-8' }, getListItems)], expect: 200 },
      add: { requests: postTasks('/items', jsonHeaders), expect: 201 },
      addOne: { requests: postTasks('/items', jsonHeaders), expect: 201 },
    },
  }
}

/** json-server over a file with the same tasks. */
export function jsonServer(folder: string): Contender {
  const own = join(folder, 'json-server')
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'db.json'), JSON.stringify({ tasks: numbers.map(taskReply) }))
  const program = join(peersFolder, 'node_modules/json-server/lib/cli/bin.js')
  return {
    command: {
      name: 'json-server',
      argv: (port) => [program, '--host', '127.0.0.1', '--port', String(port), '--quiet', '--id', 'Id', 'db.json'],
      folder: own,
      readyPath: '/tasks/1',
    },
    requests: {
      search: { requests: fromTasks(() => '/tasks?q=deferred&_limit=10', [1]), expect: 200 },
      item: { requests: fromTasks((n) => `/tasks/${n}`), expect: 200 },
      page: { requests: fromTasks(() => '/tasks?PercentComplete_gte=0.5&_sort=Title&_order=desc&_limit=100', [1]), expect: 200 },
      add: { requests: postTasks('/tasks', jsonHeaders), expect: 201 },
      addOne: { requests: postTasks('/tasks', jsonHeaders), expect: 201 },
    },
  }
}

const capModel = `@path: '/tasks'
service Tasks {
  entity Items {
    key Id: Integer; FileSystemObjectType: Integer; Title: String; Priority: String; Status: String; PercentComplete: Double;
    AssignedToId: Integer; Body: LargeString; StartDate: DateTime; DueDate: DateTime; ContentTypeId: String;
    Modified: DateTime; Created: DateTime; AuthorId: Integer; EditorId: Integer; OData__UIVersionString: String;
    Attachments: Boolean; GUID: UUID;
  }
}`

/** CAP, an OData server, over SQLite with the same tasks. */
export function cap(folder: string): Contender {
  const own = join(folder, 'cap')
  mkdirSync(join(own, 'srv'), { recursive: true })
  const settings = {
    requires: { db: { kind: 'sqlite', credentials: { url: 'db.sqlite' } }, auth: { kind: 'dummy' }, queue: false },
    // It would log every request.
    log: { levels: { odata: 'warn' } },
  }
  const packages = join(peersFolder, 'node_modules')
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'tasks', dependencies: { '@cap-js/sqlite': '*' }, cds: settings }))
  writeFileSync(join(own, 'srv/tasks.cds'), capModel)
  symlinkSync(packages, join(own, 'node_modules'), 'junction')
  const program = (name: string) => join(own, 'node_modules/@sap/cds/bin', `${name}.js`)
  // Ids are the client's there, and names of columns have no case.
  let last = itemCount
  const add = (n: number) => message('POST', '/tasks/Items', jsonHeaders, JSON.stringify({ ...taskReply(n), ID: undefined }))
  const adding = { requests: () => add(++last), expect: 201 }
  return {
    prepare() {
      const { status, stderr } = spawnSync(process.execPath, [program('deploy')], { cwd: own, encoding: 'utf8' })
      if (status !== 0) throw new Error(`cds-deploy: ${stderr.slice(0, 500)}`)
    },
    command: { name: 'CAP', argv: (port) => [program('serve'), 'all', '--port', String(port)], folder: own, readyPath: '/tasks/$metadata' },
    seed: numbers.map(add),
    requests: {
      search: { requests: fromTasks(() => '/tasks/Items?$search=deferred&$top=10&$count=true', [1]), expect: 200 },
      item: { requests: fromTasks((n) => `/tasks/Items(${n})`), expect: 200 },
      page: {
        requests: fromTasks(() => '/tasks/Items?$filter=PercentComplete%20ge%200.5&$orderby=Title%20desc&$top=100', [1]),
        expect: 200,
      },
      add: adding,
      addOne: adding,
    },
  }
}

/** Prism with one example for each reply: it checks requests against the contract, and reads, filters and stores nothing. */
export function prism(folder: string): Contender {
  const own = join(folder, 'prism')
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'openapi.json'), JSON.stringify(prismContract()))
  const program = join(peersFolder, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const items = "/_api/web/lists/getbytitle('Tasks')/items"
  return {
    command: {
      name: 'Prism',
      argv: (port) => [program, 'mock', '--multiprocess', 'false', '-v', 'silent', '-h', '127.0.0.1', '-p', String(port), 'openapi.json'],
      folder: own,
      readyPath: `${items}(1)`,
    },
    requests: {
      item: { requests: fromTasks((n) => `${items}(${n})`), expect: 200 },
      page: { requests: fromTasks(() => `${items}?$filter=PercentComplete%20ge%200.5&$orderby=Title%20desc&$top=100`, [1]), expect: 200 },
      add: { requests: postTasks(items, jsonHeaders), expect: 201 },
    },
  }
}

function prismContract() {
  const reply = (status: number, example: unknown) => ({
    [status]: { description: 'An example.', content: { 'application/json': { schema: { type: 'object' }, example } } },
  })
  const option = (name: string, type: string) => ({ name, in: 'query', schema: { type } })
  const body = {
    type: 'object',
    required: ['Title'],
    properties: { Title: { type: 'string' }, PercentComplete: { type: 'number' }, Status: { type: 'string' } },
  }
  const items = "/_api/web/lists/getbytitle('Tasks')/items"
  return {
    openapi: '3.0.3',
    info: { title: 'Tasks', version: '1' },
    paths: {
      [`${items}({id})`]: {
        get: { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }], responses: reply(200, taskReply(1)) },
      },
      [items]: {
        get: {
          parameters: [option('$filter', 'string'), option('$orderby', 'string'), option('$top', 'integer')],
          responses: reply(200, { value: numbers.slice(0, 100).map(taskReply) }),
        },
        post: { requestBody: { required: true, content: { 'application/json': { schema: body } } }, responses: reply(201, taskReply(1)) },
      },
    },
  }
}
