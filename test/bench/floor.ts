import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import BetterSqlite from 'better-sqlite3'

/**
 * node test/bench/floor.ts <port> <content database>: the cost of a request
 * with `node:http` and a prepared statement alone. Runs Tenon's statements on
 * rows that Tenon wrote and answers as many bytes under the same headers, with
 * nothing between: no addresses, no rights, no contract, no query language.
 */

const [port, path] = process.argv.slice(2)
const database = new BetterSqlite(path ?? '')
database.exec(`
  PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16384;
  PRAGMA wal_autocheckpoint = 16000; PRAGMA temp_store = MEMORY;
`)

type Row = Record<string, string | number | boolean | null | undefined>

const list = database.prepare<[], Row>(`SELECT * FROM "List" WHERE "titleKey" = 'tasks'`).get() ?? {}
const key = [list.siteId, list.id]
/** The values in the slot indexes for these two. */
const listKey = Number.parseInt(String(list.id).slice(-12), 16)
// Tenon's own load has added items.
database.prepare(`DELETE FROM "Item" WHERE "siteId" = ? AND "listId" = ? AND "itemId" > 5000`).run(key)
database.prepare(`UPDATE "List" SET "nextItemId" = 5001, "itemCount" = 5000 WHERE "siteId" = ? AND "id" = ?`).run(key)

const columnsOf = (table: string): string[] =>
  (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => `"${name}"`)
const slots = new Map(
  database
    .prepare<unknown[], Row>(`SELECT "internalName", "slot" FROM "Field" WHERE "siteId" = ? AND "ownerId" = ?`)
    .all(key)
    .map(({ internalName, slot }) => [internalName, String(slot)]),
)
const slotOf = (name: string): string => slots.get(name) ?? ''
const title = slotOf('Title')
const priority = slotOf('Priority')
const status = slotOf('Status')
const percent = slotOf('PercentComplete')
const person = slotOf('AssignedTo')
const body = slotOf('Body')
const start = slotOf('StartDate')
const due = slotOf('DueDate')

const itemColumns = columnsOf('Item')
const isSlot = (column: string): boolean => /^"(text|number|date|bool|int|note|ix)/.test(column)
const slotsInUse = new Set([title, priority, status, percent, person, body, start, due].map((name) => `"${name}"`))
/** As in Tenon: the columns that are not slots, and the slots that the list uses. */
const readColumns = itemColumns.filter((column) => !isSlot(column) || slotsInUse.has(column))
const inList = `"siteId" = ? AND "listId" = ? AND "recycledIn" IS NULL`
const getItem = database.prepare<unknown[], Row>(`SELECT ${readColumns.join(', ')} FROM "Item" WHERE ${inList} AND "itemId" = ? LIMIT 1`)
const firstItems = database.prepare<unknown[], Row>(
  `SELECT ${readColumns.join(', ')} FROM "Item" WHERE ${inList} ORDER BY "itemId" LIMIT ?`,
)
const { contentTypeId, authorId } = firstItems.get(...key, 1) ?? {}
const page = database.prepare<unknown[], Row>(`
  SELECT ${readColumns.map((name) => `item.${name} AS ${name}`).join(', ')}
  FROM (
    SELECT "${title}" AS "order0", "itemId" AS "order1" FROM "Item" WHERE "listKey" = ? AND ${inList} AND "${percent}" >= ?
    ORDER BY "${title}" DESC, "itemId" LIMIT ?
  ) AS keys CROSS JOIN "Item" AS item
  WHERE item."siteId" = ? AND item."listId" = ? AND item."itemId" = keys."order1"
  ORDER BY keys."order0" DESC, keys."order1"`)

const found = database.prepare<unknown[], Row>(`
  WITH hits AS MATERIALIZED (SELECT rowid AS id, -bm25("SearchText", 8, 1, 1) AS rank FROM "SearchText" WHERE "SearchText" MATCH ?)
  SELECT document."id" AS id, top.rank AS rank, "shown", (SELECT count(*) FROM hits) AS total
  FROM (SELECT id, rank FROM hits ORDER BY rank DESC, id DESC LIMIT 10) AS top JOIN "SearchDocument" AS document ON document."id" = top.id`)

const cell = (Key: string, Value: unknown, ValueType: string) => ({ Key, Value: String(Value), ValueType })

function foundJson(row: Row) {
  const { title: names, path: urls } = JSON.parse(String(row.shown)) as { title?: string[]; path?: string[] }
  const [Title, Path] = [names?.[0], `http://127.0.0.1${encodeURI(urls?.[0] ?? '')}`]
  const id = row.id
  const own = [cell('Rank', row.rank, 'Edm.Double'), cell('DocId', id, 'Edm.Int64'), cell('WorkId', id, 'Edm.Int64')]
  return { Cells: [...own, cell('Title', Title, 'Edm.String'), cell('Path', Path, 'Edm.String')], Title, Path }
}

const instant = (value: unknown): string | null => (typeof value === 'number' ? new Date(value).toISOString().replace('.000', '') : null)

function itemJson(row: Row) {
  const originals = row.extra === null ? {} : (JSON.parse(String(row.extra)) as Row)
  const text = (name: string) => originals[name] ?? row[name] ?? null
  return {
    FileSystemObjectType: row.kind,
    Id: row.itemId,
    Title: text(title),
    Priority: text(priority),
    Status: text(status),
    PercentComplete: row[percent],
    AssignedToId: row[person],
    Body: text(body),
    StartDate: instant(row[start]),
    DueDate: instant(row[due]),
    ContentTypeId: row.contentTypeId,
    ID: row.itemId,
    Modified: instant(row.modifiedAt),
    Created: instant(row.createdAt),
    AuthorId: row.authorId,
    EditorId: row.editorId,
    OData__UIVersionString: '1.0',
    Attachments: false,
    GUID: row.uniqueId,
  }
}

const columnText = (row: Row, name: string): string => String(row[name] ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function rowXml(row: Row): string {
  const id = row.itemId
  const json = itemJson(row)
  const time = instant(row.createdAt)?.replace('T', ' ').replace('Z', '')
  return (
    `<z:row ows_Title="${columnText(json, 'Title')}" ows_Priority="${columnText(json, 'Priority')}" ows_Status="${columnText(json, 'Status')}" ` +
    `ows_PercentComplete="${Number(row[percent]).toFixed(15)}" ows_ID="${id}" ows_Modified="${time}" ows_Created="${time}" ` +
    `ows_Author="${row.authorId};#bench" ows_Editor="${row.editorId};#bench" ows__UIVersionString="1.0" ows_Attachments="0" ` +
    `ows_FileLeafRef="${id};#${id}_.000" ows_owshiddenversion="${row.version}" ows__ModerationStatus="0" ows__Level="1" ows_UniqueId="${id};#{${row.uniqueId}}" ` +
    `ows_FSObjType="${id};#0" ows_FileRef="${id};#Lists/Tasks/${id}_.000" ows_Created_x0020_Date="${id};#${time}" ows_MetaInfo="${id};#" ` +
    `ows_PermMask="0x7fffffffffffffff"/>`
  )
}

const envelope = (rows: Row[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<GetListItemsResponse xmlns="urn:svc"><GetListItemsResult><listitems xmlns:rs="urn:schemas-microsoft-com:rowset" xmlns:z="#RowsetSchema">` +
  `<rs:data ItemCount="${rows.length}">${rows.map(rowXml).join('')}</rs:data></listitems></GetListItemsResult></GetListItemsResponse>` +
  `</soap:Body></soap:Envelope>`

const insertInto = (table: string, columns: string[]) =>
  database.prepare<[Row]>(
    `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name.slice(1, -1)}`).join(', ')})`,
  )

const counters = database.prepare<unknown[], Row>(
  `UPDATE "List" SET "nextItemId" = "nextItemId" + 1, "itemCount" = "itemCount" + 1, "lastItemModifiedAt" = ? WHERE "siteId" = ? AND "id" = ? RETURNING *`,
)
const sequence = database.prepare<unknown[], Row>(
  `UPDATE "Site" SET "changeSequence" = "changeSequence" + 1 WHERE "siteId" = ? RETURNING *`,
)
const written = itemColumns.filter((column) => !isSlot(column) || [title, priority, status, percent].includes(column.slice(1, -1)))
const insertItem = insertInto('Item', written)
const without = (columns: string[], ...names: string[]): string[] => columns.filter((name) => !names.includes(name.slice(1, -1)))
const insertChange = insertInto('Change', without(columnsOf('Change'), 'detail'))
const insertAudit = insertInto('AuditRecord', without(columnsOf('AuditRecord'), 'detail', 'sealedAs'))
const begin = database.prepare('BEGIN IMMEDIATE')
const commit = database.prepare('COMMIT')

function itemRow(values: Row, itemId: number, now: number): Row {
  const row: Row = Object.fromEntries(itemColumns.map((name) => [name.slice(1, -1), null]))
  const texts = { [title]: String(values.Title), [status]: String(values.Status), [priority]: '(2) Normal' }
  for (const [name, text] of Object.entries(texts)) row[name] = text.toLowerCase()
  const { siteId, id: listId, rootFolderId: folderId, scopeId } = list
  Object.assign(row, { siteId, listId, listKey, itemId, folderId, scopeId, contentTypeId, authorId, editorId: authorId })
  Object.assign(row, { uniqueId: randomUUID(), createdAt: now, modifiedAt: now, sortOrder: itemId * 100, extra: JSON.stringify(texts) })
  Object.assign(row, { kind: 0, version: 1, uiVersion: 512, moderationStatus: 0, attachmentCount: 0, [percent]: values.PercentComplete })
  return row
}

/** The same rows in the same transaction as an item that Tenon adds. */
function addItem(values: Row): Row {
  const now = Math.floor(Date.now() / 1000) * 1000
  begin.run()
  const { nextItemId } = counters.get(now, ...key) ?? {}
  const row = itemRow(values, Number(nextItemId) - 1, now)
  insertItem.run(row)
  const { changeSequence } = sequence.get(list.siteId) ?? {}
  const { siteId, listId, itemId, uniqueId } = row
  const trace = { siteId, sequence: changeSequence, at: now }
  insertChange.run({ ...trace, webId: list.webId, listId, itemId, objectId: uniqueId, entity: 'item', type: 1, actorId: authorId })
  insertAudit.run({ ...trace, type: 'ContentWritten', operation: 'items.add', actor: 'bench', target: `/Lists/Tasks/${itemId}` })
  commit.run()
  return row
}

const json = 'application/json;odata=nometadata;streaming=true;charset=utf-8'

function send(reply: ServerResponse, status: number, type: string, text: string, headers: Record<string, string> = {}): void {
  const id = randomUUID()
  reply.writeHead(status, {
    'Content-Type': type,
    ...headers,
    'X-Correlation-ID': id,
    SvcRequestGuid: id,
    SvcRequestDuration: '0',
    'Content-Length': Buffer.byteLength(text),
  })
  reply.end(text)
}

function post(message: IncomingMessage, done: (text: string) => void): void {
  const parts: Buffer[] = []
  message.on('data', (part: Buffer) => parts.push(part))
  message.on('end', () => done(Buffer.concat(parts).toString()))
}

createServer({ keepAliveTimeout: 65_000 }, (message, reply) => {
  const url = message.url ?? ''
  if (url === '/page') {
    const rows = page.all(listKey, ...key, 0.5, 101, ...key)
    send(reply, 200, json, JSON.stringify({ value: rows.slice(0, 100).map(itemJson) }))
  } else if (url === '/search') {
    const rows = found.all('{title body} : "deferred"')
    const RelevantResults = { RowCount: rows.length, Table: { Rows: rows.map(foundJson) }, TotalRows: rows[0]?.total ?? 0 }
    send(reply, 200, json, JSON.stringify({ ElapsedTime: 0, PrimaryQueryResult: { QueryId: randomUUID(), RelevantResults } }))
  } else if (url === '/soap') {
    post(message, () => send(reply, 200, 'text/xml; charset=utf-8', envelope(firstItems.all(...key, 101).slice(0, 100))))
  } else if (message.method === 'POST') {
    post(message, (text) => {
      const row = addItem(JSON.parse(text) as Row)
      send(reply, 201, json, JSON.stringify(itemJson(row)), { ETag: '"1"', Location: `/items/${row.itemId}` })
    })
  } else if (url.startsWith('/items/')) {
    const row = getItem.get(...key, Number(url.slice(7)))
    if (row) send(reply, 200, json, JSON.stringify(itemJson(row)), { ETag: `"${row.version}"` })
    else send(reply, 404, json, '{}')
  } else {
    send(reply, 200, 'text/plain', 'ready')
  }
}).listen(Number(port), '127.0.0.1')
