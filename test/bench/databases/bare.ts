import { createServer } from 'node:http'
import { createPool } from 'mysql2/promise'
import pg from 'pg'

/**
 * node test/bench/databases/bare.ts <URL of a content database> <list id>: what a GET of an item costs at least: Node's own server, and the bare
 * driver with the statement of all columns of the item, by its key. Prints its port.
 */
const [url = '', listId = ''] = process.argv.slice(2)
const connections = 10

type ItemOf = (itemId: number) => Promise<unknown>

async function onPostgreSql(): Promise<ItemOf> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const { rows } = await pool.query<{ siteId: string }>('SELECT "siteId" FROM "List" WHERE id = $1', [listId])
  const text = 'SELECT * FROM "Item" WHERE "siteId" = $1 AND "listId" = $2 AND "itemId" = $3'
  return async (itemId) => (await pool.query({ name: 'item', text, values: [rows[0]?.siteId, listId, itemId] })).rows[0]
}

async function onMySql(): Promise<ItemOf> {
  const pool = createPool({ uri: url, connectionLimit: connections })
  const [rows] = await pool.query('SELECT siteId FROM List WHERE id = ?', [listId])
  const [{ siteId = '' } = {}] = rows as { siteId?: string }[]
  const text = 'SELECT * FROM Item WHERE siteId = ? AND listId = ? AND itemId = ?'
  return async (itemId) => ((await pool.execute(text, [siteId, listId, itemId]))[0] as unknown[])[0]
}

const itemOf = await (url.startsWith('postgres') ? onPostgreSql() : onMySql())
const server = createServer((request, response) => {
  itemOf(Number(/items\((\d{1,9})\)/.exec(request.url ?? '')?.[1])).then(
    (item) => {
      const body = JSON.stringify(item)
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
    },
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
