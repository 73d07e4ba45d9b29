import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import BetterSqlite from 'better-sqlite3'
import { listen } from 'soap'

/**
 * node test/bench/soap/peer.ts <port> <content database> <wsdl>: a server of npm `soap` over the contract that Tenon serves,
 * on a copy of Tenon's own database. It has two operations. GetListItems reads one hundred rows with one prepared statement,
 * of only the columns that it shows, and writes the attributes that Tenon writes. UpdateListItems writes its methods in one
 * transaction that waits for the disk, with the same rows of the change log and the audit log and the same counters, and sends the
 * whole row of each. It knows no users, rights, queries or versions, has no search index, seals no audit log and checks no value.
 */

const [port, path = '', wsdlPath = ''] = process.argv.slice(2)
const database = new BetterSqlite(path)
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY')
type Row = Record<string, string | number | null>

const list = database.prepare<[], Row>(`SELECT * FROM "List" WHERE "titleKey" = 'tasks'`).get() ?? {}
const key = [list.siteId, list.id]
const slots = new Map(
  database
    .prepare<unknown[], Row>(`SELECT "internalName", "slot" FROM "Field" WHERE "siteId" = ? AND "ownerId" = ?`)
    .all(key)
    .map(({ internalName, slot }) => [internalName, String(slot)]),
)
const [title = '', priority = '', status = '', percent = ''] = ['Title', 'Priority', 'Status', 'PercentComplete'].map((name) =>
  slots.get(name),
)
const people = new Map(
  database
    .prepare<unknown[], Row>(`SELECT "id", "title" FROM "Principal" WHERE "siteId" = ?`)
    .all(list.siteId)
    .map((row) => [row.id, row.title]),
)

/** The value of an attribute, for a row and the texts that the database has in lower case only. */
type Value = (row: Row, texts: Readonly<Record<string, string>>) => string | number | null
const text =
  (slot: string): Value =>
  (row, texts) =>
    texts[slot] ?? row[slot] ?? null
const time = (instant: unknown) => new Date(Number(instant)).toISOString().slice(0, 19).replace('T', ' ')
const braced = (guid: unknown) => `{${String(guid).toUpperCase()}}`
const person = (id: number | string | null | undefined) => `${id};#${people.get(id ?? null)}`
const ofFile =
  (value: (row: Row) => unknown): Value =>
  (row) =>
    `${row.itemId};#${String(value(row))}`
const leafName = ({ itemId }: Row) => `${itemId}_.000`

const common: Record<string, Value> = {
  ows_Priority: text(priority),
  ows_Status: text(status),
  ows_PercentComplete: (row) => Number(row[percent]).toPrecision(15),
  ows_Title: text(title),
  ows_LinkTitle: text(title),
  ows_ID: (row) => row.itemId ?? null,
  ows_owshiddenversion: (row) => row.version ?? null,
  ows__ModerationStatus: (row) => row.moderationStatus ?? null,
  ows__Level: () => '1',
  ows_UniqueId: ofFile((row) => braced(row.uniqueId)),
  ows_FSObjType: ofFile((row) => row.kind),
  ows_FileRef: ofFile((row) => `Lists/Tasks/${leafName(row)}`),
  ows_Created_x0020_Date: ofFile((row) => time(row.createdAt)),
  ows_Modified: (row) => time(row.modifiedAt),
  ows_MetaInfo: ofFile(() => ''),
  ows_PermMask: () => '0x7fffffffffffffff',
}
const whole: Record<string, Value> = {
  ...common,
  ows_ContentTypeId: (row) => row.contentTypeId ?? null,
  ows_ContentType: () => 'Task',
  ows_Created: (row) => time(row.createdAt),
  ows_Author: (row) => person(row.authorId),
  ows_Editor: (row) => person(row.editorId),
  ows__UIVersion: (row) => row.uiVersion ?? null,
  ows__UIVersionString: (row) => `${Math.floor(Number(row.uiVersion) / 512)}.${Number(row.uiVersion) % 512}`,
  ows_Attachments: (row) => (row.attachmentCount === 0 ? '0' : '1'),
  ows_LinkTitleNoMenu: text(title),
  ows_Order: (row) => Number(row.sortOrder).toPrecision(15),
  ows_GUID: (row) => braced(row.uniqueId),
  ows_FileDirRef: ofFile(() => 'Lists/Tasks'),
  ows_Last_x0020_Modified: ofFile((row) => time(row.modifiedAt)),
  ows_FileLeafRef: ofFile(leafName),
  ows_ScopeId: ofFile((row) => braced(row.scopeId)),
  ows_LinkFilenameNoMenu: leafName,
  ows_LinkFilename: leafName,
  ows_BaseName: (row) => `${row.itemId}_`,
  ows_ParentUniqueId: ofFile((row) => braced(row.folderId)),
}

function attributesOf(row: Row, values: Readonly<Record<string, Value>>): Record<string, string | number | null> {
  const texts = row.extra ? (JSON.parse(String(row.extra)) as Record<string, string>) : {}
  const attributes: Record<string, string | number | null> = {}
  for (const name of Object.keys(values)) attributes[name] = values[name]?.(row, texts) ?? null
  return attributes
}

const shown = [
  'itemId',
  'version',
  'moderationStatus',
  'uniqueId',
  'kind',
  'createdAt',
  'modifiedAt',
  'extra',
  title,
  priority,
  status,
  percent,
]
const further = ['contentTypeId', 'authorId', 'editorId', 'uiVersion', 'attachmentCount', 'sortOrder', 'scopeId', 'folderId']
const inList = `FROM "Item" WHERE "siteId" = ? AND "listId" = ? AND "recycledIn" IS NULL`
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const firstRows = database.prepare<unknown[], Row>(`SELECT ${quoted(shown)} ${inList} ORDER BY "itemId" LIMIT 101`)
const rowOf = database.prepare<unknown[], Row>(`SELECT ${quoted([...shown, ...further])} ${inList} AND "itemId" = ?`)
const update = database.prepare<unknown[]>(
  `UPDATE "Item" SET "${title}" = ?, "extra" = ?, "version" = "version" + 1, "modifiedAt" = ?, "editorId" = ?
   WHERE "siteId" = ? AND "listId" = ? AND "itemId" = ? AND "recycledIn" IS NULL`,
)

const columnsOf = (table: string, ...absent: string[]): string[] =>
  (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => name).filter((name) => !absent.includes(name))
const insertInto = (table: string, columns: readonly string[]) =>
  database.prepare<[Row]>(`INSERT INTO "${table}" (${quoted(columns)}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`)
const insertChange = insertInto('Change', columnsOf('Change', 'detail'))
const insertAudit = insertInto('AuditRecord', columnsOf('AuditRecord', 'detail', 'sealedAs'))
const counters = database.prepare<unknown[]>(`UPDATE "List" SET "lastItemModifiedAt" = ? WHERE "siteId" = ? AND "id" = ?`)
const sequence = database.prepare<unknown[], Row>(
  `UPDATE "Site" SET "changeSequence" = "changeSequence" + ? WHERE "siteId" = ? RETURNING "changeSequence"`,
)

interface Field {
  readonly attributes: { readonly Name: string }
  readonly $value: string
}
interface Method {
  readonly attributes: { readonly ID: string; readonly Cmd: string }
  readonly Field: readonly Field[]
}
interface Updates {
  readonly updates: { readonly Batch: { readonly Method: readonly Method[] } }
}

const change = database.transaction((methods: readonly Method[]) => {
  const at = Math.floor(Date.now() / 1000) * 1000
  counters.run(at, ...key)
  const { changeSequence } = sequence.get(methods.length, list.siteId) ?? {}
  return methods.map(({ attributes, Field }, index) => {
    const valueOf = (name: string) => Field.find((field) => field.attributes.Name === name)?.$value ?? ''
    const [id, given] = [Number(valueOf('ID')), valueOf('Title')]
    const before = rowOf.get(...key, id) ?? {}
    const extra = JSON.stringify({ ...(JSON.parse(String(before.extra ?? '{}')) as object), [title]: given })
    update.run(given.toLowerCase(), extra, at, before.authorId, ...key, id)
    const trace = { siteId: list.siteId ?? null, sequence: Number(changeSequence) - methods.length + index + 1, at }
    const { webId = null, id: listId = null } = list
    const [objectId, actorId] = [before.uniqueId ?? null, before.authorId ?? null]
    insertChange.run({ ...trace, webId, listId, itemId: id, objectId, entity: 'item', type: 2, actorId })
    insertAudit.run({ ...trace, type: 'ContentWritten', operation: 'items.update', actor: 'bench', target: `/Lists/Tasks/${id}_.000` })
    return {
      attributes: { ID: `${attributes.ID},${attributes.Cmd}` },
      ErrorCode: '0x00000000',
      'z:row': { attributes: { 'xmlns:z': '#RowsetSchema', ...attributesOf(rowOf.get(...key, id) ?? {}, whole) } },
    }
  })
})

const operations = {
  GetListItems() {
    const rows = firstRows.all(...key).slice(0, 100)
    const attributes = { ItemCount: rows.length, ListItemCollectionPositionNext: `Paged=TRUE&p_ID=${rows.at(-1)?.itemId}` }
    const data = { attributes, 'z:row': rows.map((row) => ({ attributes: attributesOf(row, common) })) }
    const names = { 'xmlns:rs': 'urn:schemas-microsoft-com:rowset', 'xmlns:z': '#RowsetSchema' }
    return { GetListItemsResult: { listitems: { attributes: names, 'rs:data': data } } }
  },
  UpdateListItems: ({ updates }: Updates) => ({ UpdateListItemsResult: { Results: { Result: change.immediate(updates.Batch.Method) } } }),
}

const server = createServer((request, response) => {
  response.statusCode = request.url === '/' ? 200 : 404
  response.end()
})
server.listen(Number(port), '127.0.0.1', () =>
  listen(server, '/_vti_bin/lists.asmx', { Lists: { ListsSoap: operations, ListsSoap12: operations } }, readFileSync(wsdlPath, 'utf8')),
)
