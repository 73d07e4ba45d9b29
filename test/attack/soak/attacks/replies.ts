import { type Attack, asking, posting, soapItems } from '../attack.ts'
import { batchBody, batchHeaders, queryOf } from '../client.ts'
import { big, notes } from '../seed.ts'

/** `Lists/ParentWeb/Lists/…` */
const ring = (levels: number): string => Array.from({ length: levels }, (_, at) => (at % 2 === 0 ? 'Lists' : 'ParentWeb')).join('/')
const read = (path: string, headers: Record<string, string> = {}) => asking(() => ({ path, user: 'visitor', headers }))
const batchOf = (paths: readonly string[]): Attack['strike'] =>
  posting('/_api/$batch', batchBody(paths.map((path) => ({ path }))), batchHeaders)

const formValues = `${big}/items?${queryOf({ $top: 5000, $select: 'Id', $expand: 'FieldValuesAsText,FieldValuesAsHtml,FieldValuesForEdit' })}`
const wide = `${big}/items?${queryOf({ $top: 5000, $expand: 'Author,Editor,Keeper,Ref,Refs,ContentType,ParentList,FieldValuesAsText' })}`

/** Replies that are as large as a reader can make them. */
export const replyAttacks: readonly Attack[] = [
  { name: 'expand-ring-6', restMs: 3000, strike: read(`/_api/web?$expand=${ring(6)}`) },
  { name: 'expand-ring-30', restMs: 1000, strike: read(`/_api/web?$expand=${ring(30)}`) },
  {
    name: 'expand-all-of-lists',
    restMs: 3000,
    strike: read('/_api/web/lists?$expand=Fields,Views,ContentTypes/Fields,RootFolder/Files,ParentWeb/Lists/Fields'),
  },
  { name: 'expand-wide-page', restMs: 4000, strike: read(wide) },
  { name: 'page-of-5000', restMs: 3000, strike: read(`${big}/items?$top=5000`) },
  {
    name: 'page-of-5000-verbose',
    restMs: 3000,
    strike: read(`${big}/items?$top=5000`, { Accept: 'application/json;odata=verbose' }),
  },
  { name: 'page-of-large-notes', restMs: 5000, strike: read(`${notes}/items?$top=5000`) },
  { name: 'form-values-of-5000', restMs: 4000, strike: read(formValues) },
  { name: 'form-values-of-large-notes', restMs: 5000, strike: read(`${notes}/items?$expand=FieldValuesAsText,FieldValuesAsHtml`) },
  { name: 'batch-of-100-pages', restMs: 6000, strike: batchOf(Array(100).fill(`${big}/items?$top=5000`)) },
  { name: 'batch-of-100-large-notes', restMs: 6000, strike: batchOf(Array(100).fill(`${notes}/items?$top=20`)) },
  { name: 'batch-of-100-form-values', restMs: 6000, strike: batchOf(Array(100).fill(`${formValues}&$skip=100`)) },
  {
    name: 'list-data-as-stream',
    restMs: 4000,
    strike: posting(`${big}/renderlistdataasstream`, {
      parameters: { ViewXml: '<View Scope="RecursiveAll"><RowLimit>5000</RowLimit></View>' },
    }),
  },
  {
    name: 'soap-5000-rows',
    restMs: 4000,
    strike: soapItems('<listName>Big</listName><rowLimit>5000</rowLimit>'),
  },
  {
    name: 'soap-large-notes',
    restMs: 5000,
    strike: soapItems(
      '<listName>Notes</listName><viewFields><ViewFields><FieldRef Name="Body"/></ViewFields></viewFields><rowLimit>5000</rowLimit>',
    ),
  },
  {
    name: 'changes-from-zero',
    restMs: 2000,
    strike: posting('/_api/site/getchanges', {
      query: { Item: true, List: true, Web: true, File: true, Folder: true, Field: true, Add: true, Update: true, DeleteObject: true },
    }),
  },
]
