import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const ann = clientOf('ann')
const headers = { 'Content-Type': 'multipart/mixed; boundary=b', Accept: accepts.verbose }

interface Asked {
  readonly line: string
  readonly id?: string
  /** The Content-ID stands among the headers of the request, as some clients write it. */
  readonly isInside?: boolean
  readonly body?: object
}

function part({ line, id, isInside = false, body }: Asked): string[] {
  const named = id === undefined ? [] : [`Content-ID: ${id}`]
  const [outer, inner] = isInside ? [[], named] : [named, []]
  const own = [`${line} HTTP/1.1`, 'Content-Type: application/json', `Accept: ${accepts.verbose}`, ...inner, '']
  return ['Content-Type: application/http', ...outer, '', ...own, body === undefined ? '' : JSON.stringify(body)]
}

/** A batch with a change set. */
const changing = (asked: readonly Asked[]): string =>
  [
    ...['--b', 'Content-Type: multipart/mixed; boundary=c', ''],
    ...asked.flatMap((one) => ['--c', ...part(one)]),
    ...['--c--', '--b--', ''],
  ].join('\r\n')

/** The status and the Content-ID of each part of a reply. */
const partsOf = ({ text }: Reply): [number, string | undefined][] =>
  text
    .split('HTTP/1.1 ')
    .slice(1)
    .map((piece, at) => [Number(piece.slice(0, 3)), /Content-ID: (\S+)/.exec(text.split('HTTP/1.1 ')[at]?.slice(-120) ?? '')?.[1]])

const send = (asked: readonly Asked[], at = '/_vti_bin/listdata.svc/$batch') => ann.call('POST', at, { headers, body: changing(asked) })

describe('a request of a batch', () => {
  it('refers to what one before it has made, by its Content-ID', async () => {
    const reply = await send([
      { line: 'POST Tasks', id: '1', body: { Title: 'made' } },
      { line: 'POST Tasks', id: 'second.one', isInside: true, body: { Title: 'other' } },
      { line: 'MERGE $1', body: { Title: 'changed by $1' } },
      { line: 'MERGE $second.one', id: '3', body: { Title: 'changed by name' } },
      { line: 'GET $1/Title?x=1' },
    ])
    expect(reply.status).toBe(200)
    expect(partsOf(reply)).toEqual([
      [201, '1'],
      [201, 'second.one'],
      [204, undefined],
      [204, '3'],
      [200, undefined],
    ])
    expect(reply.text).toContain('"Title":"changed by $1"')
    const { json } = await ann.call('GET', "/_api/web/lists/getbytitle('Tasks')/items?$select=Title&$orderby=ID")
    expect(json.value.map(({ Title }: { Title: string }) => Title)).toEqual(['changed by $1', 'changed by name'])
  })

  it('sets a link of what one before it has made', async () => {
    const { json: me } = await ann.call('GET', '/_api/web/currentuser?$select=Id')
    const uri = `${server.url}/_vti_bin/ListData.svc/UserInformationList(${me.Id})`
    const reply = await send([
      { line: 'POST Tasks', id: '1', body: { Title: 'linked' } },
      { line: 'PUT $1/$links/AssignedTo', body: { uri } },
      { line: 'GET $1/$links/AssignedTo' },
    ])
    expect(partsOf(reply).map(([status]) => status)).toEqual([201, 204, 200])
    expect(reply.text).toContain(`UserInformationList(${me.Id})`)
  })

  it('refers to items of REST too', async () => {
    const items = "/_api/web/lists/getbytitle('Announcements')/items"
    const reply = await send(
      [{ line: `POST ${items}`, id: '7', body: { Title: 'new' } }, { line: 'DELETE $7' }, { line: 'GET $7' }],
      '/_api/$batch',
    )
    expect(partsOf(reply).map(([status]) => status)).toEqual([201, 200, 404])
  })

  it('fails alone if it refers to nothing', async () => {
    const reply = await send([
      { line: 'MERGE $1', body: { Title: 'too early' } },
      { line: 'POST Tasks', id: '1', body: { Nope: 'wrong' } },
      { line: 'MERGE $1', body: { Title: 'of a failure' } },
      { line: 'MERGE $12/Title', body: { Title: 'of nothing' } },
      { line: 'POST Tasks', body: { Title: 'later' } },
      { line: 'GET $', id: '<bad id>' },
    ])
    expect(partsOf(reply).map(([status]) => status)).toEqual([400, 400, 400, 400, 201, 404])
    expect(reply.text).toContain("'$12' refers to what a request with the Content-ID 12 has made")
    expect(partsOf(await send([{ line: 'GET $metadata' }]))).toEqual([[200, undefined]])
    expectRefusal(await ann.call('GET', '/_vti_bin/listdata.svc/$1'), 404, /\$1/)
  })
})
