import type { Change, Passing, Returning } from './changing-proxy.ts'

/** A server that is broken in one way, and the check that has to tell. */
export interface BrokenServer extends Change {
  readonly what: string
  readonly check: string
  /** What the check says; `wrong` if it is missing. */
  readonly verdict?: 'not supported'
}

const text = (reply: Returning, change: (text: string) => string): Returning => ({
  ...reply,
  body: Buffer.from(change(reply.body.toString('utf8'))),
})
const isJson = ({ headers }: Returning) => (headers['content-type'] ?? '').includes('json')
// biome-ignore lint/suspicious/noExplicitAny: bodies of any shape.
const json = (reply: Returning, change: (body: any) => void): Returning => {
  if (!isJson(reply) || reply.body.length === 0) return reply
  const body = JSON.parse(reply.body.toString('utf8')) as unknown
  change(body)
  return { ...reply, body: Buffer.from(JSON.stringify(body)) }
}
const header = (reply: Returning, name: string, value: string | undefined): Returning => {
  const { [name]: _, ...others } = reply.headers
  return { ...reply, headers: value === undefined ? others : { ...others, [name]: value } }
}
const withoutHeader = (asked: Passing, name: string): Passing => {
  const { [name]: _, ...headers } = asked.headers
  return { ...asked, headers }
}
const withoutOption = (asked: Passing, name: string): Passing => {
  const [path = '', query = ''] = asked.url.split('?')
  const kept = query.split('&').filter((option) => !decodeURIComponent(option).startsWith(`${name}=`))
  return { ...asked, url: kept.length === 0 ? path : `${path}?${kept.join('&')}` }
}
const isMerge = ({ headers }: Passing) => headers['x-http-method'] === 'MERGE'
const isItems = ({ url }: Passing) => /\/items(?:\?|$)/i.test(url)
const isNewItem = (asked: Passing) => asked.method === 'POST' && isItems(asked)
const isReadItem = ({ method, url }: Passing) => method === 'GET' && /\/items\(\d+\)(?:\?|$)/i.test(url)
const isList = ({ method, url }: Passing) => method === 'GET' && /getbytitle\('[^/]*'\)$/i.test(url)
const isSoap = ({ url }: Passing) => url.endsWith('/lists.asmx')
const nothing: Returning = {
  status: 200,
  headers: { 'content-type': 'application/json;odata=nometadata;charset=utf-8' },
  body: Buffer.from('{"odata.null":true}'),
}

/** The change of the replies that fit. */
const when =
  (
    fits: (asked: Passing, reply: Returning) => boolean,
    change: (reply: Returning, asked: Passing) => Returning | undefined,
  ): NonNullable<Change['after']> =>
  (reply, asked) =>
    fits(asked, reply) ? change(reply, asked) : reply

/** The change of the requests that fit. */
const of =
  (fits: (asked: Passing) => boolean, change: (asked: Passing) => Passing | Returning): NonNullable<Change['before']> =>
  (asked) =>
    fits(asked) ? change(asked) : asked

const swapped = (reply: Returning): Returning =>
  text(reply, (body) => {
    const [, boundary = ''] = /boundary=([^;\s]+)/.exec(reply.headers['content-type'] ?? '') ?? []
    const pieces = body.split(`--${boundary}`)
    const [head = '', ...parts] = pieces.slice(0, -1)
    return [head, ...parts.reverse(), pieces.at(-1) ?? ''].join(`--${boundary}`)
  })

const signedIn = of(
  ({ headers }) => headers.authorization === undefined,
  (asked) => ({ ...asked, headers: { ...asked.headers, authorization: `Basic ${btoa('ann:any')}` } }),
)

let firstId: string | undefined
let firstTag: string | undefined

export const brokenServers: readonly BrokenServer[] = [
  { what: 'answers a creation with 200', check: 'items/adds', after: when(isNewItem, (reply) => ({ ...reply, status: 200 })) },
  { what: 'tells no Location', check: 'items/adds', after: when(isNewItem, (reply) => header(reply, 'location', undefined)) },
  {
    what: 'tells the address of a list as Location',
    check: 'items/adds',
    after: when(isNewItem, (reply) => header(reply, 'location', (reply.headers.location ?? '').replace(/\/items\(\d+\)/i, ''))),
  },
  {
    what: 'rounds numbers',
    check: 'items/adds',
    after: (reply) =>
      json(
        reply,
        (body) => typeof body?.ConformNumber === 'number' && Object.assign(body, { ConformNumber: Math.round(body.ConformNumber) }),
      ),
  },
  {
    what: 'writes times without a zone',
    check: 'items/adds',
    after: (reply) => text(reply, (body) => body.replace(/("ConformDate":"[^"]*)Z"/g, '$1"')),
  },
  {
    what: 'calls JSON a page',
    check: 'items/adds',
    after: when(
      (asked) => isNewItem(asked) && asked.body.includes('A & <b>'),
      (reply) => header(reply, 'content-type', 'text/html'),
    ),
  },
  { what: 'cuts replies off', check: 'items/adds', after: when(isReadItem, () => undefined) },
  { what: 'writes broken JSON', check: 'items/adds', after: when(isReadItem, (reply) => text(reply, (body) => body.slice(0, -1))) },
  {
    what: 'gives ids twice',
    check: 'items/ids-count-up',
    after: when(isNewItem, (reply) => text(reply, (body) => body.replace(/"(Id|ID)":\d+/g, '"$1":1'))),
  },
  {
    what: 'takes updates and forgets them',
    check: 'items/merges',
    before: of(isMerge, () => ({ ...nothing, status: 204, body: Buffer.alloc(0) })),
  },
  {
    what: 'empties what an update does not name',
    check: 'items/merges',
    after: when(isReadItem, (reply) => json(reply, (body) => Object.assign(body, { ConformText: null }))),
  },
  {
    what: 'does not know PATCH',
    check: 'items/patches',
    before: of(
      ({ method }) => method === 'PATCH',
      () => ({ ...nothing, status: 405 }),
    ),
  },
  {
    what: 'takes deletions and forgets them',
    check: 'items/deletes',
    before: of(
      ({ headers }) => headers['x-http-method'] === 'DELETE',
      () => nothing,
    ),
  },
  {
    what: 'calls entries of the recycle bin files',
    check: 'items/recycles',
    after: (reply) => text(reply, (body) => body.replace('"ItemType":3', '"ItemType":1')),
  },
  {
    what: 'passes over unknown fields',
    check: 'items/refuses-unknown-fields',
    before: of(isNewItem, (asked) => ({ ...asked, body: Buffer.from(asked.body.toString().replace(',"NoSuchField":1', '')) })),
  },
  {
    what: 'writes errors in another member',
    check: 'items/misses-lists',
    after: (reply) =>
      reply.status === 404 ? text(reply, (body) => body.replace('"error"', '"fault"').replace('"odata.error"', '"fault"')) : reply,
  },
  {
    what: 'has other error numbers',
    check: 'items/misses-lists',
    after: (reply) => (reply.status === 404 ? text(reply, (body) => body.replace('"-1,', '"-2,')) : reply),
  },
  {
    what: 'answers 500 for what is missing',
    check: 'items/misses-lists',
    after: (reply) => (reply.status === 404 ? { ...reply, status: 500 } : reply),
  },
  {
    what: 'shows an empty collection for what is missing',
    check: 'items/misses-lists',
    after: (reply) => (reply.status === 404 ? { ...nothing, body: Buffer.from('{"value":[]}') } : reply),
  },
  {
    what: 'answers in one envelope',
    check: 'items/shows-envelopes',
    before: (asked) => ({ ...asked, headers: { ...asked.headers, accept: 'application/json;odata=nometadata' } }),
  },
  {
    what: 'names types otherwise',
    check: 'items/shows-envelopes',
    after: (reply) => text(reply, (body) => body.replaceAll('Data.', 'Dta.')),
  },
  {
    what: 'changes bytes of attachments',
    check: 'items/attaches',
    after: when(
      ({ url, method }) => method === 'GET' && url.endsWith('/$value'),
      (reply) => ({ ...reply, body: Buffer.concat([reply.body, Buffer.from([0])]) }),
    ),
  },
  {
    what: 'leaves a property out',
    check: 'lists/adds',
    after: when(isList, (reply) => json(reply, (body) => Reflect.deleteProperty(body, 'ItemCount'))),
  },
  {
    what: 'adds a property',
    check: 'lists/adds',
    after: when(isList, (reply) => json(reply, (body) => Object.assign(body, { Extra: 1 }))),
  },
  {
    what: 'writes a number as a text',
    check: 'lists/adds',
    after: when(isList, (reply) => json(reply, (body) => Object.assign(body, { ItemCount: '0' }))),
  },
  {
    what: 'writes GUIDs in braces',
    check: 'lists/adds',
    after: when(isList, (reply) => json(reply, (body) => Object.assign(body, { Id: `{${body.Id}}` }))),
  },
  {
    what: 'takes a title twice',
    check: 'lists/refuses-taken-titles',
    before: of(
      ({ method, url }) => method === 'POST' && url.endsWith('/_api/web/lists'),
      (asked) => ({
        ...asked,
        body: Buffer.from(
          asked.body
            .toString()
            .replace(/"Title":"(Conform[0-9a-f]+)"/, (whole, title: string) => (isTaken(title) ? `"Title":"${title} again"` : whole)),
        ),
      }),
    ),
  },
  { what: 'has no tags', check: 'etags/changes', after: (reply) => header(reply, 'etag', undefined) },
  {
    what: 'never changes a tag',
    check: 'etags/changes',
    after: when(isReadItem, (reply) => {
      firstTag ??= reply.headers.etag
      return header(reply, 'etag', firstTag)
    }),
  },
  {
    what: 'passes over If-Match',
    check: 'etags/guards-updates',
    before: (asked) => (asked.headers['if-match'] === undefined ? asked : { ...asked, headers: { ...asked.headers, 'if-match': '*' } }),
  },
  {
    what: 'answers 409 for another version',
    check: 'etags/guards-deletes',
    after: (reply) => (reply.status === 412 ? { ...reply, status: 409 } : reply),
  },
  { what: 'passes over $filter', check: 'queries/filters-eq', before: (asked) => withoutOption(asked, '$filter') },
  {
    what: 'compares texts by case',
    check: 'queries/filters-eq-ignores-case',
    before: (asked) => ({ ...asked, url: asked.url.replace('APPLE', 'NONE') }),
  },
  { what: 'passes over $orderby', check: 'queries/orders', before: (asked) => withoutOption(asked, '$orderby') },
  { what: 'passes over $select', check: 'queries/selects', before: (asked) => withoutOption(asked, '$select') },
  {
    what: 'shows no author',
    check: 'queries/expands',
    after: when(isItems, (reply) => json(reply, (body) => Reflect.deleteProperty(body?.value?.[0] ?? {}, 'Author'))),
  },
  { what: 'passes over $top', check: 'queries/tops', before: (asked) => withoutOption(asked, '$top') },
  {
    what: 'tells no next page',
    check: 'queries/pages',
    after: (reply) => json(reply, (body) => Reflect.deleteProperty(body, 'odata.nextLink')),
  },
  { what: 'shows the first page again', check: 'queries/pages', before: (asked) => withoutOption(asked, '$skiptoken') },
  {
    what: 'counts wrong',
    check: 'queries/counts',
    after: when(
      ({ url }) => url.endsWith('/$count'),
      (reply) => text(reply, (body) => String(Number(body) + 1)),
    ),
  },
  {
    what: 'takes any filter',
    check: 'queries/refuses-wrong-filters',
    before: (asked) => (/Nope|foo|eq$/.test(decodeURIComponent(asked.url)) ? withoutOption(asked, '$filter') : asked),
  },
  {
    what: 'loses the last byte of a file',
    check: 'files/keeps-bytes',
    after: when(
      ({ url, method }) => method === 'GET' && url.endsWith('/$value'),
      (reply) => ({ ...reply, body: reply.body.subarray(0, -1) }),
    ),
  },
  { what: 'passes over Range', check: 'files/serves-ranges', before: (asked) => withoutHeader(asked, 'range') },
  {
    what: 'replaces files without being asked',
    check: 'files/refuses-taken-names',
    before: (asked) => ({ ...asked, url: asked.url.replace('overwrite=false', 'overwrite=true') }),
  },
  {
    what: 'counts the parts of an upload wrong',
    check: 'files/uploads-in-parts',
    after: when(
      ({ url }) => url.includes('/continueupload'),
      (reply) => text(reply, (body) => body.replace('13', '7')),
    ),
  },
  {
    what: 'serves the present bytes of each version',
    check: 'versions/keeps-files',
    before: (asked) => ({ ...asked, url: asked.url.replace('versions(512)', 'versions(1024)') }),
  },
  {
    what: 'shows the oldest version first',
    check: 'versions/keeps-items',
    after: (reply) => json(reply, (body) => body?.value?.[0]?.VersionLabel && body.value.reverse()),
  },
  { what: 'swaps the parts of a batch', check: 'batch/answers-in-order', after: when(({ url }) => url.endsWith('/$batch'), swapped) },
  {
    what: 'leaves out the last boundary of a batch',
    check: 'batch/answers-in-order',
    after: when(
      ({ url }) => url.endsWith('/$batch'),
      (reply) => text(reply, (body) => body.replace(/--\s*$/, '')),
    ),
  },
  {
    what: 'calls every permission inherited',
    check: 'permissions/breaks-inheritance',
    after: when(
      ({ url }) => url.endsWith('/hasuniqueroleassignments'),
      (reply) => text(reply, (body) => body.replace('true', 'false')),
    ),
  },
  {
    what: 'has digests without a time',
    check: 'digest/tells',
    after: (reply) => text(reply, (body) => body.replace(/("FormDigestValue":"0x[0-9A-F]+)[^"]*"/, '$1"')),
  },
  {
    what: 'has one id for all replies',
    check: 'digest/marks-replies',
    after: (reply) => {
      const name = ['svcrequestguid', 'sprequestguid'].find((one) => reply.headers[one] !== undefined)
      if (name === undefined) return reply
      firstId ??= reply.headers[name]
      return header(reply, name, firstId)
    },
  },
  {
    what: 'tells no duration',
    check: 'digest/marks-replies',
    after: (reply) => header(header(reply, 'svcrequestduration', undefined), 'spclientservicerequestduration', undefined),
  },
  {
    what: 'answers SOAP 1.2 as SOAP 1.1',
    check: 'soap/lists-1.2',
    after: when(isSoap, (reply) => header(reply, 'content-type', 'text/xml; charset=utf-8')),
  },
  {
    what: 'has other codes in faults',
    check: 'soap/faults-1.1',
    after: when(isSoap, (reply) => text(reply, (body) => body.replace(/0x8[0-9a-f]{7}/, '0x80004005'))),
  },
  { what: 'answers faults with 200', check: 'soap/faults-1.2', after: when(isSoap, (reply) => ({ ...reply, status: 200 })) },
  {
    what: 'leaves columns out of rows',
    check: 'soap/writes-1.1',
    after: when(isSoap, (reply) => text(reply, (body) => body.replaceAll(' ows_Title=', ' ows_Titel='))),
  },
  {
    what: 'writes XML that is not well-formed',
    check: 'soap/columns-1.1',
    after: when(isSoap, (reply) => text(reply, (body) => body.replace('</', '<'))),
  },
  {
    what: 'has no role assignments',
    check: 'reads/listWebRoleAssignments',
    verdict: 'not supported',
    before: of(
      ({ url }) => url.endsWith('/web/roleassignments'),
      () => ({ ...nothing, status: 501 }),
    ),
  },
  { what: 'lets strangers in', check: 'refusals/getWeb', before: signedIn },
  { what: 'would let strangers delete', check: 'refusals/deleteWeb', verdict: 'not supported', before: signedIn },
  {
    what: 'has no views service',
    check: 'wsdl/views',
    verdict: 'not supported',
    before: of(
      ({ url }) => url.includes('/views.asmx'),
      () => ({ ...nothing, status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('no') }),
    ),
  },
]

const taken = new Set<string>()

/** Whether a title came before. */
function isTaken(title: string): boolean {
  const known = taken.has(title)
  taken.add(title)
  return known
}
