import { beforeAll, expect, it } from 'vitest'
import { serve } from '../support/serve.ts'
import { envelope, namespaces } from '../support/soap/messages.ts'
import { createSecondClient, type SecondClient } from './second-client.ts'
import { asAdmin, ask, inAddress, type Sent, weigh } from './send.ts'

/** Queries of many rows: the server serves another client meanwhile, whether it answers or refuses them. */

const rows = 5000
const list = "/_api/web/lists/getbytitle('Rows')"
const notes = "/_api/web/lists/getbytitle('Notes')"
const { server } = await serve()
let second: SecondClient

const partsOf = (requests: readonly string[], boundary: string): string =>
  `${requests.map((request) => `--${boundary}\r\nContent-Type: application/http\r\n\r\n${request}\r\n`).join('')}--${boundary}--\r\n`
const toBatch = (body: string): Sent => ({
  method: 'POST',
  target: '/_api/$batch',
  headers: { ...asAdmin, 'Content-Type': 'multipart/mixed; boundary=b' },
  body,
})
const adding = (n: number): string => {
  const body = JSON.stringify({ Title: `Order ${n} chairs`, Remark: `A remark on ${n} that says nothing. `.repeat(10) })
  return `POST ${list}/items HTTP/1.1\r\nContent-Type: application/json\r\n\r\n${body}`
}

beforeAll(async () => {
  second = await createSecondClient(server.url)
  await ask(server.url, 'POST', '/_api/web/lists', { Title: 'Rows', BaseTemplate: 100 })
  await ask(server.url, 'POST', `${list}/fields`, { Title: 'Remark', FieldTypeKind: 3 })
  for (let from = 0; from < rows; from += 100) {
    const adds = partsOf(
      Array.from({ length: 100 }, (_, at) => adding(from + at)),
      'c',
    )
    await weigh(server.url, toBatch(`--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n${adds}\r\n--b--\r\n`))
  }
  await ask(server.url, 'POST', '/_api/web/lists', { Title: 'Notes', BaseTemplate: 100 })
  await ask(server.url, 'POST', `${notes}/fields`, { Title: 'Remark', FieldTypeKind: 3 })
  for (let n = 0; n < 30; n++) await ask(server.url, 'POST', `${notes}/items`, { Title: `Note ${n}`, Remark: 'word '.repeat(209_715) })
  // The first search waits until the index has all items.
  await ask(server.url, 'GET', "/_api/search/query?querytext='chairs'")
}, 120_000)

const get = (target: string): Sent => ({ method: 'GET', target, headers: asAdmin })
const many = (count: number, part: (n: number) => string, by: string): string => Array.from({ length: count }, (_, n) => part(n)).join(by)
const filtered = (filter: string): Sent => get(`${list}/items?$filter=${inAddress(filter)}`)
const searched = (text: string): Sent => get(`/_api/search/query?querytext=${inAddress(`'${text}'`)}`)

const nested = (levels: number): string => Array.from({ length: levels }).reduce<string>((inner) => `replace(${inner},'a','ab')`, 'Title')
const letters = 'abcdefghijklmnopqrstuvwxyz'
const prefixes = many(99, (n) => `${letters[n % 26]}${n < 26 ? '' : letters[Math.floor(n / 26)]}*`, ' OR ')
const refiners = inAddress(
  "'Author,ModifiedBy,Created,LastModifiedTime,ContentType,ContentTypeId,contentclass,FileExtension,Filename,Size,IsDocument,ListId,UniqueId,WebId,SiteId,ParentLink,Title,Path,Description,ListItemID'",
)
const values = `$select=Id&$expand=FieldValuesAsText,FieldValuesAsHtml`

const answered: readonly (readonly [name: string, sent: Sent, leastBytes: number])[] = [
  ['a page of 5,000 items', get(`${list}/items?$top=5000`), 2_000_000],
  [
    'a rowset of 5,000 rows by SOAP',
    {
      method: 'POST',
      target: '/_vti_bin/lists.asmx',
      headers: { ...asAdmin, 'Content-Type': 'text/xml; charset=utf-8' },
      body: envelope(`<GetListItems xmlns="${namespaces.configured}"><listName>Rows</listName><rowLimit>5000</rowLimit></GetListItems>`),
    },
    1_000_000,
  ],
  ['100 substrings joined by or', filtered(many(100, (n) => `substringof('nowhere ${n}',Title)`, ' or ')), 0],
  ['a page of notes of 1 MiB', get(`${notes}/items?$top=5000`), 31_000_000],
  ['the values of 5,000 items as text and HTML', get(`${list}/items?$top=5000&${values}`), 5_000_000],
  ['the values of notes of 1 MiB as text and HTML', get(`${notes}/items?${values}`), 62_000_000],
  ['four pages of notes of 1 MiB in one batch', toBatch(partsOf(Array(4).fill(`GET ${notes}/items HTTP/1.1\r\n\r\n`), 'b')), 31_000_000],
  ['a search of everything with 20 refiners', get(`/_api/search/query?querytext='*'&refiners=${refiners}&rowlimit=500`), 0],
]

const refused: readonly (readonly [name: string, sent: Sent])[] = [
  ['ten nested replaces joined by or', filtered(many(10, (n) => `${nested(20)} eq 'none ${n}'`, ' or '))],
  [
    'a search of 99 beginnings of words with 20 refiners',
    get(`/_api/search/query?querytext=${inAddress(`'${prefixes}'`)}&refiners=${refiners}&rowlimit=500`),
  ],
  ['a search without 90 beginnings of words', searched(`* ${many(90, (n) => `-Title:nothing${n}*`, ' ')}`)],
]

it.each(answered)('%s lets a second client read', async (_, sent, leastBytes) => {
  const { status, bytes } = await second.isServedDuring(() => weigh(server.url, sent))
  expect(status).toBe(200)
  expect(bytes).toBeGreaterThanOrEqual(leastBytes)
})

it.each(refused)('%s is refused, and lets a second client read', async (_, sent) => {
  const { status } = await second.isServedDuring(() => weigh(server.url, sent))
  expect(status).toBe(400)
})
