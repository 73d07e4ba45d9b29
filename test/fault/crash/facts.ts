import type { CrashClient } from './client.ts'
import type { Facts } from './ledger.ts'
import { hashOf, itemsOf, libraryUrl, lists } from './writers.ts'

/** Makes what the writers work on. */
export async function prepare(client: CrashClient): Promise<void> {
  const must = async (method: string, path: string, body?: unknown) => {
    const reply = await client.send(method, path, body)
    if (!reply || reply.status >= 300) throw new Error(`${method} ${path} is answered with ${reply?.status}: ${reply?.text}`)
  }
  for (const title of [lists.rest, lists.soap, lists.bin, lists.attach, lists.rights])
    await must('POST', '/_api/web/lists', { Title: title, BaseTemplate: 100 })
  for (const title of [lists.rest, lists.soap])
    await must('POST', `/_api/web/lists/getbytitle('${title}')/fields`, { Title: 'Note', FieldTypeKind: 2 })
  await must('POST', itemsOf(lists.attach), { Title: 'with attachments' })
  await must('POST', '/_api/web/lists', { Title: 'Crash files', BaseTemplate: 101, EnableVersioning: true })
}

interface Row {
  readonly Title: string
  readonly Note?: string | null
}

/** Everything that the writers have made, as the server shows it; stored bytes by their hash. */
export async function readFacts(client: CrashClient): Promise<Facts> {
  const facts = new Map<string, string>()
  const all = (await client.read('/_api/web/lists?$select=Title,Description')).value as { Title: string; Description: string }[]
  for (const { Title, Description } of all) {
    if (Title === lists.batch) facts.set(`list/${Title}`, Description)
    if (Title === lists.rest || Title === lists.soap || Title === lists.bin || Title === lists.batch)
      for (const row of await itemsIn(client, Title)) facts.set(`item/${Title}/${row.Title}`, row.Note ?? '')
  }
  const columns = (await client.read(`/_api/web/lists/getbytitle('${lists.rest}')/fields?$select=Title`)).value as Row[]
  for (const { Title } of columns) if (/^C\d+$/.test(Title)) facts.set(`field/${lists.rest}/${Title}`, '')
  for (const { Title } of (await client.read('/_api/web/recyclebin?$select=Title&$top=1000')).value as Row[])
    if (/^t\d+$/.test(Title)) facts.set(`bin/${Title}`, '')
  await readFolder(client, libraryUrl, facts)
  const at = `${itemsOf(lists.attach)}(1)/attachmentfiles`
  for (const { FileName } of (await client.read(at)).value as { FileName: string }[])
    facts.set(`attachment/${FileName}`, await hashAt(client, `${at}('${FileName}')/$value`))
  facts.set('unique', String((await client.read(`/_api/web/lists/getbytitle('${lists.rights}')/hasuniqueroleassignments`)).value))
  for (const { Title } of (await client.read('/_api/web/sitegroups?$select=Title')).value as Row[]) {
    if (!Title.startsWith('Crash ')) continue
    const users = (await client.read(`/_api/web/sitegroups/getbyname('${Title}')/users`)).value as { LoginName: string }[]
    facts.set(`group/${Title}`, users.flatMap(({ LoginName }) => (LoginName.endsWith('|ann') ? [] : LoginName)).join(' '))
  }
  for (const web of (await client.read('/_api/web/webs?$select=Title,ServerRelativeUrl')).value as {
    Title: string
    ServerRelativeUrl: string
  }[])
    facts.set(`web${web.ServerRelativeUrl}`, web.Title)
  facts.set('title', String((await client.read('/_api/web/title')).value))
  return facts
}

async function itemsIn(client: CrashClient, list: string): Promise<Row[]> {
  const columns = list === lists.rest || list === lists.soap ? 'Title,Note' : 'Title'
  return (await client.read(`${itemsOf(list)}?$select=${columns}&$top=5000`)).value as Row[]
}

async function readFolder(client: CrashClient, path: string, facts: Map<string, string>): Promise<void> {
  const at = `/_api/web/getfolderbyserverrelativeurl('${path}')`
  for (const { Name, Length } of (await client.read(`${at}/files?$select=Name,Length`)).value as { Name: string; Length: number }[]) {
    const file = `${path}/${Name}`
    const reply = await client.send('GET', `/_api/web/getfilebyserverrelativeurl('${file}')/$value`)
    facts.set(
      `file/${file}`,
      reply?.status === 200 && reply.bytes.length === Number(Length) ? hashOf(reply.bytes) : `broken (${reply?.status})`,
    )
  }
  for (const { Name } of (await client.read(`${at}/folders?$select=Name`)).value as { Name: string }[]) {
    if (Name === 'Forms') continue
    facts.set(`folder/${path}/${Name}`, '')
    await readFolder(client, `${path}/${Name}`, facts)
  }
}

async function hashAt(client: CrashClient, path: string): Promise<string> {
  const reply = await client.send('GET', path)
  return reply?.status === 200 ? hashOf(reply.bytes) : `broken (${reply?.status})`
}
