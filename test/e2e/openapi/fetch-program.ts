/**
 * A program as a user of openapi-fetch writes it, which is compiled against the types that openapi-typescript makes of the
 * served contract. It ends with what it saw, as JSON.
 */
export const fetchProgram = `
import createClient from 'openapi-fetch'
import type { components, paths } from './contract'

type Plain = 'application/json;odata=nometadata'

const [baseUrl = '', authorization = ''] = process.argv.slice(2)
const client = createClient<paths, Plain>({ baseUrl, headers: { Authorization: authorization, Accept: 'application/json;odata=nometadata' } })
const json = { 'Content-Type': 'application/json;odata=nometadata' }

/** A quote in a quoted value of an address is doubled. */
const quoted = (text: string): string => text.replaceAll("'", "''")
const of = <T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T => {
  if (data === undefined) throw new Error(response.status + ' ' + JSON.stringify(error))
  return data
}

const Title = "Bob's (and 100 % Ann's) parts"
const listTitle = quoted(Title)
const made: components['schemas']['List'] = of(await client.POST('/_api/web/lists', { body: { Title, BaseTemplate: 100 }, headers: json }))
const list = of(await client.GET("/_api/web/lists/getbytitle('{listTitle}')", { params: { path: { listTitle } } }))

const items = "/_api/web/lists/getbytitle('{listTitle}')/items"
const ids: number[] = []
for (const name of ['bolt', 'nut', "smith's hammer", 'washer', 'zip']) {
  const item = of(await client.POST(items, { params: { path: { listTitle } }, body: { Title: name }, headers: json }))
  ids.push(item.Id ?? 0)
}
const itemId = ids[0] ?? 0
const item = "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})"
of(await client.PUT(item, { params: { path: { listTitle, itemId }, header: { 'If-Match': '*' } }, body: { Title: 'long bolt' }, headers: json }))
const changed = of(await client.GET(item, { params: { path: { listTitle, itemId }, query: { $select: 'Id,Title' } } }))

const found = of(await client.GET(items, { params: { path: { listTitle }, query: { $filter: "Title eq 'smith''s hammer'" } } }))
const pages: (string | null | undefined)[][] = []
let skip: string | undefined
do {
  const page = of(await client.GET(items, { params: { path: { listTitle }, query: { $top: 2, $orderby: 'Id', ...(skip && { $skiptoken: skip }) } } }))
  pages.push((page.value ?? []).map((one) => one.Title as string | null))
  skip = new URL(page['odata.nextLink'] ?? 'none:').searchParams.get('$skiptoken') ?? undefined
} while (skip !== undefined)

const deleted = await client.DELETE(item, { params: { path: { listTitle, itemId }, header: { 'If-Match': '*' } } })
const gone = await client.GET(item, { params: { path: { listTitle, itemId } } })

const file = of(
  await client.POST("/_api/web/getfolderbyserverrelativeurl('{folderUrl}')/files/add(url='{fileName}',overwrite={overwriteFile})", {
    params: { path: { folderUrl: '/Shared Documents', fileName: quoted("Ann's plan.txt"), overwriteFile: true } },
    body: 'the plan' as never,
    bodySerializer: (body) => body,
    headers: { 'Content-Type': 'application/octet-stream' },
  }),
)
const bytes = await client.GET("/_api/web/getfilebyserverrelativeurl('{fileUrl}')/$value", {
  params: { path: { fileUrl: quoted(file.ServerRelativeUrl ?? '') } },
  parseAs: 'text',
})
const recycled = of(await client.POST("/_api/web/getfilebyserverrelativeurl('{fileUrl}')/recycle", { params: { path: { fileUrl: quoted(file.ServerRelativeUrl ?? '') } } }))
const removed = await client.DELETE("/_api/web/lists/getbytitle('{listTitle}')", { params: { path: { listTitle }, header: { 'If-Match': '*' } } })

console.log(
  JSON.stringify({
    list: [made.Title, list.Title, list.ItemCount],
    changed,
    found: found.value?.map((one) => one.Title),
    pages,
    deleted: deleted.response.status,
    gone: [gone.response.status, Object.keys(gone.error ?? {})],
    file: [file.Name, bytes.data],
    recycled: typeof recycled.value,
    removed: removed.response.status,
    itemId,
  }),
)
`
