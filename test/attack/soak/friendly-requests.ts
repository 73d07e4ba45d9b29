import { type Answered, type Asked, jsonHeaders, queryOf, soapBody, xmlHeaders } from './client.ts'
import { big, kinds, library, libraryFiles, rareWord } from './seed.ts'

/** What users do all day: a request, and what its reply must have. */
export interface FriendlyOperation {
  readonly name: string
  readonly ask: (random: () => number, n: number, items: number) => Omit<Asked, 'user'>
  readonly holds: (reply: Answered) => boolean
}

const isDone = ({ status }: Answered): boolean => status === 200 || status === 201 || status === 204
const has =
  (text: string) =>
  (reply: Answered): boolean =>
    isDone(reply) && reply.text.includes(text)
const anyId = (random: () => number, items: number): number => 1 + Math.floor(random() * items)

const folder = `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(library)}')`
const small = Buffer.alloc(8192, 'what a friend keeps\n')
const ownFiles = 50

export const friendlyOperations: readonly FriendlyOperation[] = [
  {
    name: 'GET item',
    ask: (random, _, items) => ({ path: `${big}/items(${anyId(random, items)})` }),
    holds: has('"Remark"'),
  },
  {
    name: 'GET page of 30',
    ask: (random) => {
      const kind = kinds[Math.floor(random() * kinds.length)]
      return {
        path: `${big}/items?${queryOf({ $filter: `Kind eq '${kind}'`, $orderby: 'ID', $top: 30, $select: 'Id,Title,Kind,Amount,Due' })}`,
      }
    },
    holds: has('"Amount"'),
  },
  {
    name: 'POST item',
    ask: (_, n) => ({
      method: 'POST',
      path: `${big}/items`,
      headers: jsonHeaders,
      body: JSON.stringify({ Title: `Added ${n}`, Kind: 'K1', Amount: n, Remark: 'added by a friend' }),
    }),
    holds: ({ status }) => status === 201,
  },
  {
    name: 'update item',
    ask: (random, n, items) => ({
      method: 'POST',
      path: `${big}/items(${anyId(random, items)})`,
      headers: { ...jsonHeaders, 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
      body: JSON.stringify({ Amount: n }),
    }),
    holds: isDone,
  },
  {
    name: 'upload 8 KiB',
    ask: (_, n) => ({
      method: 'POST',
      path: `${folder}/files/add(url='friend${n % ownFiles}.txt',overwrite=true)`,
      headers: { 'Content-Type': 'application/octet-stream' },
      body: small,
    }),
    holds: isDone,
  },
  {
    name: 'download 8 KiB',
    ask: (random) => ({ path: `${encodeURI(library)}/file${Math.floor(random() * libraryFiles)}.txt` }),
    holds: (reply) => reply.status === 200 && reply.bytes === small.length,
  },
  {
    name: 'search a word',
    ask: () => ({ path: `/_api/search/query?${queryOf({ querytext: `'${rareWord}'`, selectproperties: "'Title,Path'", rowlimit: 10 })}` }),
    holds: has(rareWord),
  },
  {
    name: 'SOAP 30 rows',
    ask: () => ({
      method: 'POST',
      path: '/_vti_bin/lists.asmx',
      headers: { ...xmlHeaders, SOAPAction: '"urn:svc:soap/GetListItems"' },
      body: soapBody('GetListItems', '<listName>Big</listName><rowLimit>30</rowLimit>'),
    }),
    holds: has('ItemCount="30"'),
  },
]
