import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import BetterSqlite from 'better-sqlite3'
import { listen } from 'soap'

/**
 * node test/bench/soap/peer.ts <port> <database> <wsdl>: a server of npm `soap` over the contract that Tenon serves, with the
 * rows that Tenon has sent, in SQLite. It has two operations: GetListItems reads one hundred rows, and UpdateListItems
 * writes its methods in one transaction. It knows no users, no rights, no columns and no query language.
 */

const [port, path = '', wsdlPath = ''] = process.argv.slice(2)
const database = new BetterSqlite(path)
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY')
type Row = Record<string, string>
const firstRows = database.prepare<[], Row>('SELECT * FROM item ORDER BY CAST(ows_ID AS INTEGER) LIMIT 100')
const rowOf = database.prepare<[string], Row>('SELECT * FROM item WHERE ows_ID = ?')
const update = database.prepare<[string, string]>(
  'UPDATE item SET ows_Title = ?, ows_owshiddenversion = CAST(ows_owshiddenversion AS INTEGER) + 1 WHERE ows_ID = ?',
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

const change = database.transaction((methods: readonly Method[]) =>
  methods.map(({ attributes, Field }) => {
    const valueOf = (name: string) => Field.find((field) => field.attributes.Name === name)?.$value ?? ''
    update.run(valueOf('Title'), valueOf('ID'))
    const row = rowOf.get(valueOf('ID'))
    return {
      attributes: { ID: `${attributes.ID},${attributes.Cmd}` },
      ErrorCode: '0x00000000',
      'z:row': { attributes: { 'xmlns:z': '#RowsetSchema', ...row } },
    }
  }),
)

const operations = {
  GetListItems() {
    const rows = firstRows.all()
    const data = { attributes: { ItemCount: rows.length }, 'z:row': rows.map((attributes) => ({ attributes })) }
    const attributes = { 'xmlns:rs': 'urn:schemas-microsoft-com:rowset', 'xmlns:z': '#RowsetSchema' }
    return { GetListItemsResult: { listitems: { attributes, 'rs:data': data } } }
  },
  UpdateListItems: ({ updates }: Updates) => ({ UpdateListItemsResult: { Results: { Result: change(updates.Batch.Method) } } }),
}

const server = createServer((request, response) => {
  response.statusCode = request.url === '/' ? 200 : 404
  response.end()
})
server.listen(Number(port), '127.0.0.1', () =>
  listen(server, '/_vti_bin/lists.asmx', { Lists: { ListsSoap: operations, ListsSoap12: operations } }, readFileSync(wsdlPath, 'utf8')),
)
