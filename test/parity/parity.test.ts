import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import { contentTables, rowsAdded, type Tables } from '../support/content-tables.ts'
import { type Door, doors, isDone, type Message, rest, send, soapMessage } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { repeatableRuntime } from './repeatable-runtime.ts'

interface World {
  readonly server: Running
  readonly runtime: ReturnType<typeof repeatableRuntime>
  readonly dataRootPath: string
}

const worlds: World[] = []

async function openWorld(): Promise<World> {
  const dataRootPath = await mkdtemp(join(tmpdir(), 'tenon-parity-'))
  const runtime = repeatableRuntime()
  const server = await startServer({
    runtime,
    settings: { StorageProvider: 'FileSystem', DataRootPath: dataRootPath },
  })
  const world = { server, runtime, dataRootPath }
  worlds.push(world)
  return world
}

afterEach(async () => {
  for (const { server, dataRootPath } of worlds.splice(0)) {
    await server.stop()
    await rm(dataRootPath, { recursive: true })
  }
})

async function ask({ server, runtime }: World, message: Message): Promise<boolean> {
  runtime.passOneMinute()
  return isDone(await send(server.url, message))
}

/** The tables of a new server before and after an act by one protocol. REST prepares the state. */
async function run(door: Door, { before = [], act }: Case): Promise<{ done: boolean; before: Tables; after: Tables }> {
  const world = await openWorld()
  for (const message of before) expect(await ask(world, message)).toBe(true)
  const tablesBefore = tablesOf(world.dataRootPath)
  const done = await ask(world, act(door))
  return { done, before: tablesBefore, after: tablesOf(world.dataRootPath) }
}

/** Without the bytes: those that nobody uses any more are removed in the background. */
function tablesOf(dataRootPath: string): Tables {
  const { BlobChunk: _, ...tables } = contentTables(dataRootPath)
  return tables
}

interface Case {
  readonly name: string
  readonly before?: readonly Message[]
  readonly act: (door: Door) => Message
  /** The rows that the act adds to the change log, as entity and type: 1 add, 2 update, 3 delete. */
  readonly changes: readonly (readonly [entity: string, type: number])[]
  /** The content of the one audit record. */
  readonly audit: { readonly operation: string; readonly target: string; readonly type?: string }
}

const values = {
  Title: `Ärger 漢字 🙂 "a" 'b' <c>&d; ]]>`,
  Priority: '(1) High',
  Status: 'In Progress',
  PercentComplete: 0.1,
  AssignedTo: 1,
  Body: 'one\r\ntwo\n\tthree ',
  StartDate: '2026-01-31',
  DueDate: '2026-02-28T23:59:59Z',
}
const firstItem = [rest.addItem('Tasks', values)]

/** A list of tasks whose settings differ from the template's. */
function addListWith(settings: object): Message {
  return {
    method: 'POST',
    path: '/_api/web/lists',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Title: 'Kept', BaseTemplate: 107, ...settings }),
  }
}

/** A REST request with JSON. */
const json = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Message => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  body: JSON.stringify(body),
})
const either =
  (overRest: Message, overSoap: Message) =>
  ({ name }: Door): Message =>
    name === 'REST' ? overRest : overSoap
const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
const tasks = "/_api/web/lists/getbytitle('Tasks')"

const cases: readonly Case[] = [
  {
    name: 'moderating an item',
    before: [addListWith({ EnableModeration: true }), rest.addItem('Kept', values)],
    act: either(
      rest.updateItem('Kept', 1, { _ModerationStatus: 1, _ModerationComments: 'No' }),
      soapMessage(
        'UpdateListItems',
        '<listName>Kept</listName><updates><Batch><Method ID="1" Cmd="Moderate"><Field Name="ID">1</Field><Field Name="_ModerationStatus">1</Field><Field Name="_ModerationComments">No</Field></Method></Batch></updates>',
      ),
    ),
    changes: [['item', 2]],
    audit: { operation: 'items.update', target: '/Lists/Kept/1' },
  },
  {
    name: 'changing the settings of a list',
    before: firstItem,
    act: either(
      json(tasks, { Description: 'New', EnableVersioning: true }, merge),
      soapMessage(
        'UpdateList',
        '<listName>Tasks</listName><listProperties><List Description="New" EnableVersioning="TRUE"/></listProperties>',
      ),
    ),
    changes: [['list', 2]],
    audit: { operation: 'lists.update', target: '/Lists/Tasks' },
  },
  {
    name: 'creating a web',
    before: firstItem,
    act: either(
      json('/_api/web/webs/add', {
        parameters: {
          Title: 'Sub',
          Url: 'sub',
          Description: 'About',
          WebTemplate: 'STS#0',
          Language: 1033,
          UseSamePermissionsAsParentSite: true,
        },
      }),
      soapMessage(
        'CreateWeb',
        '<url>sub</url><title>Sub</title><description>About</description><templateName>STS#0</templateName><language>1033</language>',
        'webs',
      ),
    ),
    changes: [
      ['web', 1],
      ['list', 1],
      ['list', 1],
      ['list', 1],
    ],
    audit: { operation: 'sites.addWeb', target: '/' },
  },
  {
    name: 'giving a role',
    before: firstItem,
    act: either(
      json('/_api/web/roleassignments/addroleassignment(principalid=6,roledefid=1073741827)', {}),
      soapMessage('AddUserToRole', '<roleName>Contribute</roleName><userLoginName>ann</userLoginName>', 'usergroup'),
    ),
    changes: [['web', 11]],
    audit: { operation: 'permissions.addAssignment', target: '/', type: 'PermissionChanged' },
  },
  {
    name: 'adding an item',
    before: firstItem,
    act: (door) => door.addItem('Tasks', values),
    changes: [['item', 1]],
    audit: { operation: 'items.add', target: '/Lists/Tasks/2' },
  },
  {
    name: 'adding an item as the first thing that a user does',
    act: (door) => door.addItem('Tasks', { Title: 'a' }),
    changes: [
      ['user', 1],
      ['item', 1],
    ],
    audit: { operation: 'items.add', target: '/Lists/Tasks/1' },
  },
  {
    name: 'updating an item',
    before: firstItem,
    act: (door) => door.updateItem('Tasks', 1, { Title: 'B', PercentComplete: 1, AssignedTo: null, DueDate: null, Body: '' }),
    changes: [['item', 2]],
    audit: { operation: 'items.update', target: '/Lists/Tasks/1' },
  },
  {
    name: 'deleting an item',
    before: firstItem,
    act: (door) => door.deleteItem('Tasks', 1),
    changes: [['item', 3]],
    audit: { operation: 'items.delete', target: '/Lists/Tasks/1' },
  },
  {
    name: 'attaching a file to an item',
    before: firstItem,
    act: (door) => door.attach('Tasks', 1, 'plan.txt', 'what comes next'),
    changes: [['item', 2]],
    audit: { operation: 'items.addAttachment', target: '/Lists/Tasks/1' },
  },
  {
    name: 'deleting an attached file',
    before: [...firstItem, rest.attach('Tasks', 1, 'plan.txt', 'what comes next')],
    act: (door) => door.detach('Tasks', 1, 'plan.txt'),
    changes: [['item', 2]],
    audit: { operation: 'items.deleteAttachment', target: '/Lists/Tasks/1' },
  },
  {
    name: 'updating an item of a list with versions, which keeps the state before',
    before: [
      addListWith({ EnableVersioning: true, MajorVersionLimit: 2 }),
      rest.addItem('Kept', values),
      rest.updateItem('Kept', 1, { Title: 'B' }),
    ],
    act: (door) => door.updateItem('Kept', 1, { Title: 'C', PercentComplete: 1, DueDate: null }),
    changes: [['item', 2]],
    audit: { operation: 'items.update', target: '/Lists/Kept/1' },
  },
  {
    name: 'adding an item to a list with approval',
    before: [addListWith({ EnableModeration: true })],
    act: (door) => door.addItem('Kept', values),
    changes: [['item', 1]],
    audit: { operation: 'items.add', target: '/Lists/Kept/1' },
  },
  {
    name: 'approving an item',
    before: [addListWith({ EnableModeration: true }), rest.addItem('Kept', values)],
    act: (door) => door.updateItem('Kept', 1, { _ModerationStatus: 0, _ModerationComments: 'Well done' }),
    changes: [['item', 2]],
    audit: { operation: 'items.update', target: '/Lists/Kept/1' },
  },
  {
    name: 'adding a list',
    before: firstItem,
    act: (door) => door.addList(`Bob's <plans> & "more"`, 'What comes next, 漢字', 107),
    changes: [['list', 1]],
    audit: { operation: 'lists.add', target: '/' },
  },
  {
    name: 'deleting a list with its items',
    before: [rest.addList('Plans', '', 107), rest.addItem('Plans', values)],
    act: (door) => door.deleteList('Plans'),
    changes: [['list', 3]],
    audit: { operation: 'lists.delete', target: '/Lists/Plans' },
  },
]

describe('through REST and through SOAP', () => {
  it.each(cases)('$name leaves the same rows in every table, one change row each and one audit record', async (one) => {
    const [overRest, overSoap] = await Promise.all(doors.map((door) => run(door, one)))
    if (!overRest || !overSoap) throw new Error('two doors are needed')
    expect([overRest.done, overSoap.done]).toEqual([true, true])
    expect(overSoap.before).toEqual(overRest.before)
    expect(overSoap.after).toEqual(overRest.after)
    expect(Object.keys(overRest.after).length).toBeGreaterThan(20)

    for (const { before, after } of [overRest, overSoap]) {
      const changes = rowsAdded(before, after, 'Change')
      expect(changes.map(({ entity, type }) => [entity, type])).toEqual(one.changes)
      const last = changes.at(-1)
      expect(after.Site).toMatchObject([{ changeSequence: last?.sequence }])
      expect(rowsAdded(before, after, 'AuditRecord')).toMatchObject([
        { type: 'ContentWritten', ...one.audit, actor: 'i:0#.f|membership|ann', sequence: last?.sequence, at: last?.at },
      ])
    }
  })

  it.each<[string, (door: Door) => Message]>([
    ['a column that does not exist', (door) => door.addItem('Tasks', { Title: 'a', Nope: 'b' })],
    ['a value of the wrong type', (door) => door.addItem('Tasks', { Title: 'a', PercentComplete: 'half' })],
    ['a read-only column', (door) => door.updateItem('Tasks', 1, { Created: '2026-01-01' })],
    ['a person whom nobody knows', (door) => door.updateItem('Tasks', 1, { AssignedTo: 4711 })],
    ['an item that does not exist', (door) => door.updateItem('Tasks', 99, { Title: 'a' })],
    ['a delete of an item that does not exist', (door) => door.deleteItem('Tasks', 99)],
    ['a list that does not exist', (door) => door.addItem('Nope', { Title: 'a' })],
    ['an item for a library', (door) => door.addItem('Documents', { Title: 'a' })],
    ['a title that is taken', (door) => door.addList('tASKS', '', 100)],
    ['a template that does not exist', (door) => door.addList('Plans', '', 4711)],
    ['an approval in a list without it', (door) => door.updateItem('Tasks', 1, { _ModerationStatus: 0 })],
    ['a delete of a list that does not exist', (door) => door.deleteList('Nope')],
  ])('%s is refused, and no table changes', async (_, act) => {
    for (const door of doors) {
      const { done, before, after } = await run(door, {
        name: '',
        before: firstItem,
        act,
        changes: [],
        audit: { operation: '', target: '' },
      })
      expect(done).toBe(false)
      expect(after).toEqual(before)
    }
  })

  it('reading leaves no trace', async () => {
    const world = await openWorld()
    for (const message of firstItem) expect(await ask(world, message)).toBe(true)
    const before = contentTables(world.dataRootPath)
    const get = (path: string): Message => ({ method: 'GET', path, headers: { Accept: 'application/json' } })
    for (const message of [
      get('/_api/web'),
      get('/_api/web/lists'),
      get("/_api/web/lists/getbytitle('Tasks')/items"),
      get("/_api/web/lists/getbytitle('Tasks')/items(1)?$expand=Author"),
      get('/_api/web/currentuser'),
      soapMessage('GetListCollection', ''),
      soapMessage('GetList', '<listName>Tasks</listName>'),
      soapMessage('GetListItems', '<listName>Tasks</listName>'),
    ]) {
      expect(await ask(world, message)).toBe(true)
    }
    expect(contentTables(world.dataRootPath)).toEqual(before)
  })
})
