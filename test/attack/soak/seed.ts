import { randomFrom } from '../../support/random/random.ts'
import { type Answered, type Ask, type Asked, batchBody, batchHeaders, jsonHeaders } from './client.ts'

/** What the soak's server holds. */
export const big = "/_api/web/lists/getbytitle('Big')"
export const notes = "/_api/web/lists/getbytitle('Notes')"
export const formulas = "/_api/web/lists/getbytitle('Formulas')"
export const library = '/Shared Documents'
export const kinds = ['K0', 'K1', 'K2', 'K3', 'K4'] as const
/** Notes of 1 MiB: a page of them is as large as a reply gets that is built of rows. */
const noteCount = 64
const refCount = 50
export const libraryFiles = 40

/** A word that one item of the big list in a hundred has. */
export const rareWord = 'periwinkle'

const words = 'order chair table lamp shelf paper invoice meeting review plan budget travel server window garden river'.split(' ')

/** Text of about `length` characters, of words. */
export function proseOf(random: () => number, length: number): string {
  const parts: string[] = []
  for (let have = 0; have < length; ) {
    const word = words[Math.floor(random() * words.length)] ?? ''
    parts.push(word)
    have += word.length + 1
  }
  return parts.join(' ').slice(0, length)
}

/** Columns of the big list beside Title. */
const columns: readonly object[] = [
  { Title: 'Kind', FieldTypeKind: 6, Choices: kinds, Indexed: true },
  { Title: 'Amount', FieldTypeKind: 9 },
  { Title: 'Due', FieldTypeKind: 4 },
  { Title: 'Remark', FieldTypeKind: 3 },
  { Title: 'Keeper', FieldTypeKind: 20 },
]

/** Formulas that make much of little. */
const bombs: Readonly<Record<string, string>> = {
  Replaced: '=SUBSTITUTE(Source,"a",Source)',
  Repeated: '=REPT(Source,30000)',
  Counted: '=VALUE(REPT("1",32000)&"x")+LEN(Source)',
  Summed: `=SUM(${Array(25).fill('LEN(UPPER(LOWER(Source&"")))').join(',')})`,
}

/** Fills a new server, as its administrator, with what friends and attackers ask for. Fails with the first refusal. */
export async function fill(ask: Ask, { items, seed }: { readonly items: number; readonly seed: number }): Promise<void> {
  const random = randomFrom(seed)
  const post = (path: string, body?: unknown, more: Partial<Asked> = {}) =>
    succeed(ask, {
      method: 'POST',
      path,
      user: 'admin',
      headers: jsonHeaders,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...more,
    })
  const keepers: number[] = []
  for (const name of ['friend', 'visitor', 'contributor', 'designer']) {
    keepers.push(idIn(await post('/_api/web/ensureuser', { logonName: name })))
  }
  await fillBig(post, { items, random, keepers, refsId: await fillRefs(post) })
  await post('/_api/web/lists', { Title: 'Notes', BaseTemplate: 100 })
  await post(`${notes}/fields`, { Title: 'Body', FieldTypeKind: 3 })
  for (let n = 0; n < noteCount; n++) await post(`${notes}/items`, { Title: `Note ${n}`, Body: proseOf(random, 1_048_576) })
  await fillFormulas(post)
  await fillLibrary(post)
  await fillWebs(post)
  // The first search waits for the index of the loaded items.
  await succeed(ask, { path: `/_api/search/query?querytext='${rareWord}'`, user: 'admin', timeoutMs: 300_000 })
}

type Post = (path: string, body?: unknown, more?: Partial<Asked>) => Promise<Answered>

async function succeed(ask: Ask, asked: Asked): Promise<Answered> {
  const reply = await ask(asked)
  if (reply.status >= 300) throw new Error(`${asked.path}: ${reply.status} ${reply.text.slice(0, 500)}`)
  return reply
}

const idIn = ({ text }: Answered): number => (JSON.parse(text) as { Id: number }).Id

/** Makes the list that the big one points to, and answers its id. */
async function fillRefs(post: Post): Promise<string> {
  const { text } = await post('/_api/web/lists', { Title: 'Refs', BaseTemplate: 100 })
  const refs = "/_api/web/lists/getbytitle('Refs')"
  for (let n = 0; n < refCount; n++) await post(`${refs}/items`, { Title: `Ref ${n}` })
  return (JSON.parse(text) as { Id: string }).Id
}

interface BigFill {
  readonly items: number
  readonly random: () => number
  /** Ids of users. */
  readonly keepers: readonly number[]
  readonly refsId: string
}

async function fillBig(post: Post, { items, random, keepers, refsId }: BigFill): Promise<void> {
  await post('/_api/web/lists', { Title: 'Big', BaseTemplate: 100 })
  for (const column of columns) await post(`${big}/fields`, column)
  for (const [name, type, more] of [
    ['Ref', 'Lookup', ''],
    ['Refs', 'LookupMulti', ' Mult="TRUE"'],
  ]) {
    const SchemaXml = `<Field Type="${type}" DisplayName="${name}" Name="${name}" List="{${refsId}}" ShowField="Title"${more}/>`
    await post(`${big}/fields/createfieldasxml`, { parameters: { SchemaXml } })
  }
  const item = (n: number) => ({
    Title: `Item ${n} ${words[n % words.length]}${n % 100 === 7 ? ` ${rareWord}` : ''}`,
    Kind: kinds[n % kinds.length],
    Amount: Math.floor(random() * 1_000_000) / 100,
    Due: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 500_000) * 60_000).toISOString(),
    Remark: proseOf(random, 100 + Math.floor(random() * 900)),
    KeeperId: keepers[n % keepers.length],
    RefId: 1 + (n % refCount),
    RefsId: [1 + (n % refCount), 1 + ((n * 7) % refCount)].filter((id, at, all) => all.indexOf(id) === at),
  })
  for (let from = 0; from < items; from += 100) {
    const parts = Array.from({ length: Math.min(100, items - from) }, (_, at) => ({
      method: 'POST',
      path: `${big}/items`,
      body: item(from + at),
    }))
    const { text } = await post('/_api/$batch', undefined, { body: changeSet(batchBody(parts)), headers: batchHeaders })
    const refused = text.search(/^HTTP\/1\.1 (?!201)/m)
    if (refused >= 0) throw new Error(`items from ${from}: ${text.slice(refused, refused + 500)}`)
  }
}

/** The parts as one change set, which shares a transaction. */
const changeSet = (parts: string): string =>
  `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n${parts.replaceAll('--b', '--c')}\r\n--b--\r\n`

async function fillFormulas(post: Post): Promise<void> {
  await post('/_api/web/lists', { Title: 'Formulas', BaseTemplate: 100 })
  await post(`${formulas}/fields`, { Title: 'Source', FieldTypeKind: 3 })
  for (const [name, formula] of Object.entries(bombs)) {
    const text = formula.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const SchemaXml = `<Field Type="Calculated" DisplayName="${name}" Name="${name}" ResultType="Text"><Formula>${text}</Formula><FieldRefs><FieldRef Name="Source"/></FieldRefs></Field>`
    await post(`${formulas}/fields/createfieldasxml`, { parameters: { SchemaXml } })
  }
  await post(`${formulas}/items`, { Title: 'first', Source: 'a' })
}

/** Small files in the library itself, and folders three levels deep with files in them. */
async function fillLibrary(post: Post): Promise<void> {
  const at = (folder: string) => `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(folder)}')`
  const file = { body: Buffer.alloc(8192, 'a line of a small file\n'), headers: { 'Content-Type': 'application/octet-stream' } }
  for (let n = 0; n < libraryFiles; n++) await post(`${at(library)}/files/add(url='file${n}.txt',overwrite=true)`, undefined, file)
  let level = [library]
  for (let depth = 0; depth < 4; depth++) {
    const next: string[] = []
    for (const folder of level) {
      for (const name of ['a', 'b', 'c']) {
        await post(`${at(folder)}/folders/add('${name}')`)
        await post(`${at(`${folder}/${name}`)}/files/add(url='deep.txt',overwrite=true)`, undefined, file)
        next.push(`${folder}/${name}`)
      }
    }
    level = next
  }
}

async function fillWebs(post: Post): Promise<void> {
  for (const parent of ['', '/w0', '/w1']) {
    for (let n = 0; n < 3; n++) {
      await post(`${parent}/_api/web/webs/add`, { parameters: { Title: `Web ${n}`, Url: `w${n}`, WebTemplate: 'STS' } })
    }
  }
}
