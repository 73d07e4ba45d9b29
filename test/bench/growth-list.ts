import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { message } from './loader.ts'

/** The list of the growth benchmark: four indexed columns, and one hundred users who add to it. */
export const listPath = "/_api/web/lists/getbytitle('Growth')"
export const items = `${listPath}/items`
export const userCount = 100

const basic = (user: string): string => `Basic ${Buffer.from(`${user}:any`).toString('base64')}`

export const readHeaders = { Authorization: basic('bench'), Accept: 'application/json;odata=nometadata' }
const writeHeaders = { ...readHeaders, 'Content-Type': 'application/json' }

/** FieldTypeKind of each indexed column. */
const columns = [
  { Title: 'Amount', FieldTypeKind: 9, Indexed: true },
  { Title: 'Code', FieldTypeKind: 2, Indexed: true },
  { Title: 'Due', FieldTypeKind: 4, Indexed: true },
  { Title: 'Status', FieldTypeKind: 6, Indexed: true, Choices: ['S0', 'S1', 'S2', 'S3', 'S4'] },
]

export async function setUp(port: number, Title = 'Growth'): Promise<void> {
  await post(port, '/_api/web/lists', { Title, BaseTemplate: 100 })
  for (const column of columns) await post(port, `/_api/web/lists/getbytitle('${Title}')/fields`, column)
}

function post(port: number, path: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers: writeHeaders }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      reply.on('end', () =>
        reply.statusCode === 201 ? resolve() : reject(new Error(`${path}: ${reply.statusCode} ${text.slice(0, 500)}`)),
      )
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** The values of the nth item all have the same length. Each of the three orders is another one, and none that of the ids. */
const digits = (n: number, factor: number): string => String((n * factor) % 1_000_000).padStart(6, '0')

export const itemTitle = (n: number): string => `Item ${digits(n, 31_337)}`

function itemBody(n: number): string {
  const amount = `1${digits(n, 7_919)}`
  const minutes = Number(digits(n, 99_991))
  const due = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString().replace('.000', '')
  return `{"Title":"${itemTitle(n)}","Amount":${amount},"Code":"C-${digits(n, 611_953)}","Due":"${due}","Status":"S${n % 5}"}`
}

/** The nth hundred of items as one change set, sent by one of the users. */
export function batchMessage(n: number): Buffer {
  const part = [
    '--change',
    'Content-Type: application/http',
    'Content-Transfer-Encoding: binary',
    '',
    `POST ${items} HTTP/1.1`,
    'Content-Type: application/json',
    'Accept: application/json;odata=nometadata',
    '',
    '',
  ].join('\r\n')
  let body = '--batch\r\nContent-Type: multipart/mixed; boundary=change\r\n\r\n'
  for (let at = 0; at < 100; at++) body += `${part}${itemBody(n * 100 + at)}\r\n`
  const headers = { Authorization: basic(`bench${n % userCount}`), 'Content-Type': 'multipart/mixed; boundary=batch' }
  return message('POST', '/_api/$batch', headers, `${body}--change--\r\n--batch--\r\n`)
}

export interface Probe {
  readonly title: string
  readonly path: string
}

const probe = (title: string, options: Readonly<Record<string, string | number>>): Probe => ({
  title,
  path: `${items}?${Object.entries({ ...options, $top: 100 })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`,
})

/** The requests to a list of that many items; every reply has one hundred items, except those with an equality. */
export const probes = (size: number): readonly Probe[] => [
  probe('Amount range, by Amount', { $filter: 'Amount ge 1500000', $orderby: 'Amount' }),
  probe('Code range, by Code', { $filter: "Code ge 'C-500000'", $orderby: 'Code' }),
  probe('Due range, by Due desc', { $filter: "Due lt datetime'2027-01-01T00:00:00Z'", $orderby: 'Due desc' }),
  probe('Title prefix, by Title', { $filter: "startswith(Title,'Item 5')", $orderby: 'Title' }),
  probe('ID range, by ID', { $filter: `ID gt ${size / 2}`, $orderby: 'ID' }),
  probe('Amount equal', { $filter: `Amount eq 1${digits(4_000, 7_919)}` }),
  probe('Status equal, by ID', { $filter: "Status eq 'S3'", $orderby: 'ID' }),
  probe('Status equal, by Amount', { $filter: "Status eq 'S3'", $orderby: 'Amount' }),
  probe('Status equal, by Due desc', { $filter: "Status eq 'S3'", $orderby: 'Due desc' }),
  probe('Amount range of 1 in 1,000, by Code', { $filter: 'Amount lt 1001000', $orderby: 'Code' }),
  probe('no filter, by Amount', { $orderby: 'Amount' }),
  probe('no filter, by Status desc', { $orderby: 'Status desc' }),
  probe('no filter, by Modified desc (no index)', { $orderby: 'Modified desc' }),
  probe('first page', {}),
  probe('  at 50 %', { $skiptoken: `Paged=TRUE&p_ID=${size / 2}` }),
  probe('  at 99 %', { $skiptoken: `Paged=TRUE&p_ID=${size * 0.99 - 100}` }),
  probe('by Amount, first page', { $filter: 'Amount ge 0', $orderby: 'Amount' }),
  probe('  at 50 % by Amount', { $filter: 'Amount ge 0', $orderby: 'Amount', $skiptoken: 'Paged=TRUE&p_ID=1&p_Amount=1500000' }),
  probe('  at 90 % by Amount', { $filter: 'Amount ge 0', $orderby: 'Amount', $skiptoken: 'Paged=TRUE&p_ID=1&p_Amount=1900000' }),
  probe('$expand=Author', { $select: 'Id,Title,Author/Title', $expand: 'Author' }),
  probe('$inlinecount=allpages', { $inlinecount: 'allpages' }),
]

/** Resolves when a search finds the nth item. */
export async function indexed(port: number, n: number): Promise<void> {
  const path = `/_api/search/query?querytext='%22${itemTitle(n)}%22'&selectproperties='Title'`
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: readHeaders })
    if ((await reply.text()).includes(itemTitle(n))) return
    await wait(100)
  }
}
