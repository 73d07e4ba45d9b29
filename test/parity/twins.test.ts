import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import { contentTables, rowsAdded, type Tables } from '../support/content-tables.ts'
import { isDone, type Message, rest, send, soapMessage } from '../support/doors.ts'
import { startServer } from '../support/server.ts'
import { repeatableRuntime } from './repeatable-runtime.ts'

/** Two servers that do the same for the same requests. One gets each write by REST, the other one by SOAP. */
interface Twin {
  readonly server: Running
  readonly runtime: ReturnType<typeof repeatableRuntime>
  readonly data: string
}

const twins: Twin[] = []

beforeAll(async () => {
  for (let count = 0; count < 2; count++) {
    const data = mkdtempSync(join(tmpdir(), 'tenon-twins-'))
    const runtime = repeatableRuntime()
    twins.push({ server: await startServer({ runtime, settings: { StorageProvider: 'FileSystem', DataRootPath: data } }), runtime, data })
  }
}, 60_000)

afterAll(async () => {
  for (const { server } of twins) await server.stop()
})

async function ask({ server, runtime }: Twin, message: Message): Promise<string | undefined> {
  runtime.passOneMinute()
  const reply = await send(server.url, message, 'admin')
  return isDone(reply) ? undefined : `${reply.status} ${reply.text}`
}

const json = (path: string, body?: object, headers: Readonly<Record<string, string>> = {}, method = 'POST'): Message => ({
  method,
  path,
  headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }), ...headers },
  ...(body && { body: JSON.stringify(body) }),
})
const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
const remove = { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' }
const upload = (path: string, body: string): Message => ({ method: 'POST', path, headers: {}, body })
const base64 = (text: string) => Buffer.from(text).toString('base64')

const folder = '/_api/web/getfolderbyserverrelativeurl'
const file = '/_api/web/getfilebyserverrelativeurl'
const documents = '/Shared Documents'
const pictures = '<strListName>Pictures</strListName>'
const names = (name: string) => `<itemFileNames><string>${name}</string></itemFileNames>`
const page = (name: string) => `<pageUrl>${documents}/${name}</pageUrl>`
const group = (name: string) => `<groupName>${name}</groupName>`
const login = '<userLoginName>i:0#.f|membership|bob</userLoginName>'
const destination = (url: string) => `<DestinationUrls><string>${url}</string></DestinationUrls>`
const dwsBatch = (method: string) => `<updates>&lt;Batch>${method.replaceAll('<', '&lt;')}&lt;/Batch></updates>`

interface Step {
  readonly operation: `${string}.${string}`
  readonly rest: Message
  /** The elements of the message. */
  readonly soap: string
  /** Sent to both by REST before. */
  readonly before?: readonly Message[]
}

/** The rows of a twin that do not depend on how quickly the background works: small bytes that wait for their sync, and bytes without a use. */
function settledTables({ data }: Twin): Tables {
  const { BlobChunk: _, Blob = [], ...others } = contentTables(data)
  return { ...others, Blob: Blob.filter(({ useCount }) => useCount !== 0) }
}

/** In this order, each on what the ones before have left. Few files, so that the server prepares no rows for more in the background. */
const steps: readonly Step[] = [
  {
    operation: 'imaging.Upload',
    before: [json('/_api/web/lists', { Title: 'Pictures', BaseTemplate: 109 })],
    rest: upload(`${folder}('/Pictures')/files/add(url='a.jpg',overwrite=false)`, 'not a picture'),
    soap: `${pictures}<bytes>${base64('not a picture')}</bytes><fileName>a.jpg</fileName>`,
  },
  {
    operation: 'imaging.Upload',
    rest: upload(`${folder}('/Pictures')/files/add(url='large.jpg',overwrite=false)`, 'x'.repeat(400_000)),
    soap: `${pictures}<bytes>${base64('x'.repeat(400_000))}</bytes><fileName>large.jpg</fileName>`,
  },
  {
    operation: 'imaging.CreateNewFolder',
    rest: json(`${folder}('/Pictures')/folders/add('New Folder')`),
    soap: '<strListName>Pictures</strListName>',
  },
  {
    operation: 'imaging.Rename',
    rest: json(`${file}('/Pictures/a.jpg')/moveto(newurl='/Pictures/b.jpg',flags=0)`),
    soap: `${pictures}<request><file filename="a.jpg" newbasename="b" xmlns=""/></request>`,
  },
  { operation: 'imaging.Delete', rest: json(`${file}('/Pictures/b.jpg')`, undefined, remove), soap: pictures + names('b.jpg') },
  {
    operation: 'copy.CopyIntoItems',
    rest: upload(`${folder}('${documents}')/files/add(url='a.txt',overwrite=true)`, 'one'),
    soap: `<SourceUrl>x</SourceUrl>${destination(`${documents}/a.txt`)}<Fields/><Stream>${base64('one')}</Stream>`,
  },
  {
    operation: 'copy.CopyIntoItemsLocal',
    rest: json(`${file}('${documents}/a.txt')/copyto(strnewurl='${documents}/b.txt',boverwrite=true)`),
    soap: `<SourceUrl>${documents}/a.txt</SourceUrl>${destination(`${documents}/b.txt`)}`,
  },
  { operation: 'lists.CheckOutFile', rest: json(`${file}('${documents}/a.txt')/checkout`), soap: page('a.txt') },
  { operation: 'lists.UndoCheckOut', rest: json(`${file}('${documents}/a.txt')/undocheckout`), soap: page('a.txt') },
  {
    operation: 'lists.CheckInFile',
    before: [json(`${file}('${documents}/a.txt')/checkout`)],
    rest: json(`${file}('${documents}/a.txt')/checkin(comment='c',checkintype=1)`),
    soap: `${page('a.txt')}<comment>c</comment><CheckinType>1</CheckinType>`,
  },
  {
    operation: 'versions.RestoreVersion',
    before: [
      json("/_api/web/lists/getbytitle('Documents')", { EnableVersioning: true }, merge),
      ...['two', 'three'].map((text) => upload(`${folder}('${documents}')/files/add(url='b.txt',overwrite=true)`, text)),
    ],
    rest: json(`${file}('${documents}/b.txt')/versions/restorebylabel('1.0')`),
    soap: `<fileName>${documents}/b.txt</fileName><fileVersion>1.0</fileVersion>`,
  },
  {
    operation: 'versions.DeleteVersion',
    rest: json(`${file}('${documents}/b.txt')/versions/deletebylabel('1.0')`),
    soap: `<fileName>${documents}/b.txt</fileName><fileVersion>1.0</fileVersion>`,
  },
  {
    operation: 'versions.DeleteAllVersions',
    rest: json(`${file}('${documents}/b.txt')/versions/deleteall`),
    soap: `<fileName>${documents}/b.txt</fileName>`,
  },
  {
    operation: 'dws.CreateFolder',
    rest: json(`${folder}('${documents}')/folders/add('plans')`),
    soap: '<url>Shared Documents/plans</url>',
  },
  {
    operation: 'dws.DeleteFolder',
    rest: json(`${folder}('${documents}/plans')`, undefined, remove),
    soap: '<url>Shared Documents/plans</url>',
  },
  { operation: 'dws.RenameDws', rest: json('/_api/web', { Title: 'Other' }, merge), soap: '<title>Other</title>' },
  {
    operation: 'dws.UpdateDwsData',
    rest: rest.addItem('Tasks', { Title: 'a' }),
    soap: dwsBatch(
      '<Method ID="1"><SetList>Tasks</SetList><SetVar Name="Cmd">Save</SetVar><SetVar Name="ID">New</SetVar><SetVar Name="Title">a</SetVar></Method>',
    ),
  },
  {
    operation: 'dws.UpdateDwsData',
    rest: rest.deleteItem('Tasks', 1),
    soap: dwsBatch('<Method ID="1"><SetList>Tasks</SetList><SetVar Name="Cmd">Delete</SetVar><SetVar Name="ID">1</SetVar></Method>'),
  },
  {
    operation: 'usergroup.AddUserToGroup',
    before: [json('/_api/web/ensureuser', { logonName: 'bob' }), json('/_api/web/sitegroups', { Title: 'Team', Description: '' })],
    rest: json("/_api/web/sitegroups/getbyname('Team')/users", { LoginName: 'i:0#.f|membership|bob' }),
    soap: group('Team') + login,
  },
  {
    operation: 'usergroup.RemoveUserFromGroup',
    rest: json("/_api/web/sitegroups/getbyname('Team')/users/removebyloginname('i%3A0%23.f%7Cmembership%7Cbob')"),
    soap: group('Team') + login,
  },
  { operation: 'usergroup.RemoveGroup', rest: json("/_api/web/sitegroups/removebyloginname('Team')"), soap: group('Team') },
  {
    operation: 'usergroup.UpdateUserInfo',
    rest: json("/_api/web/siteusers/getbyloginname('i%3A0%23.f%7Cmembership%7Cbob')", { Title: 'Bob B.' }, merge),
    soap: `${login}<userName>Bob B.</userName>`,
  },
  {
    operation: 'usergroup.RemoveUserFromSite',
    rest: json("/_api/web/siteusers/removebyloginname('i%3A0%23.f%7Cmembership%7Cbob')"),
    soap: login,
  },
  {
    operation: 'webs.DeleteWeb',
    before: [json('/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0', Language: 1033 } })],
    rest: json('/sub/_api/web', undefined, remove),
    soap: '<url>sub</url>',
  },
]

describe('a write by SOAP and its twin by REST', () => {
  it.each(steps.map((step, at) => [step.operation, at + 1, step] as const))(
    '%s (%i) leave the same rows, changes and audit records',
    async (operation, _, { before = [], rest: overRest, soap }) => {
      const [service = '', name = ''] = operation.split('.')
      for (const message of before) for (const twin of twins) expect(await ask(twin, message)).toBeUndefined()
      const left = []
      for (const [at, twin] of twins.entries()) {
        const earlier = settledTables(twin)
        expect(await ask(twin, at === 0 ? overRest : soapMessage(name, soap, service))).toBeUndefined()
        const later = settledTables(twin)
        const added = (table: string) => rowsAdded(earlier, later, table).length
        left.push({ changes: added('Change'), records: added('AuditRecord'), later })
      }
      const [byRest, bySoap] = left
      expect(bySoap?.later).toEqual(byRest?.later)
      expect([byRest?.changes ? 'changes' : 'nothing', byRest?.records]).toEqual(['changes', 1])
    },
    60_000,
  )
})
