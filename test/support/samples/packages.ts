import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateRawSync } from 'node:zlib'
import type { Running } from '../../../src/commands/serve.ts'
import { BackupWriter } from '../../../src/stores/backups/backup-writer.ts'
import type { ContractClient, Reply } from '../contract-client.ts'
import { basic } from '../server.ts'
import { operationEnd } from './farm-places.ts'

const address = '/_api/admin/storage'

/** Asks for an export, waits for it, and returns its operation and its bytes. */
export async function exportOf(
  server: Running,
  admin: ContractClient,
  body: unknown,
): Promise<{ readonly id: string; readonly bytes: Buffer }> {
  const started = await admin.call('POST', `${address}/export`, { body })
  if (started.status !== 202) throw new Error(started.text)
  const ended = await operationEnd(server, admin, started)
  if (ended.status !== 'Succeeded') throw new Error(JSON.stringify(ended))
  return { id: started.json.operationId, bytes: await downloaded(server, started.json.operationId) }
}

/** The bytes of the package of an export. */
export async function downloaded(server: Running, id: string): Promise<Buffer> {
  const reply = await fetch(`${server.url}${address}/export/${id}`, { headers: { Authorization: basic('admin') } })
  if (reply.status !== 200) throw new Error(await reply.text())
  return Buffer.from(await reply.arrayBuffer())
}

/** Asks for an import. */
export const importOf = (admin: ContractClient, body: Uint8Array | string, query = '', type = 'application/zip'): Promise<Reply> =>
  admin.call('POST', `${address}/import${query}`, { body, headers: { 'Content-Type': type } })

/** Imports a package, and returns the operation when it has ended. */
export async function imported(
  server: Running,
  admin: ContractClient,
  body: Uint8Array | string,
  query = '',
  type = 'application/zip',
): Promise<Reply['json']> {
  const started = await importOf(admin, body, query, type)
  if (started.status !== 202) throw new Error(started.text)
  return operationEnd(server, admin, started)
}

/** A ZIP file with compressed entries, as other programs write it. */
export function compressedZip(entries: Readonly<Record<string, Uint8Array | string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end])
}

/** A package in the format of exports, with these entries and a manifest that fits them, but for `changes`. */
export async function packageOf(
  folder: string,
  entries: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Buffer> {
  const path = join(folder, 'made.zip')
  const writer = await BackupWriter.open(`${path}.part`)
  const add = (name: string, text: string) => {
    const bytes = Buffer.from(text)
    return writer.add(
      name,
      bytes.length,
      (async function* () {
        yield bytes
      })(),
    )
  }
  for (const [name, text] of Object.entries(entries)) await add(name, text)
  const listed = writer.entries.map(({ name, sizeBytes, sha256 }) => ({
    ...{ name, bytes: sizeBytes, sha256 },
    ...(name.startsWith('rows/') && { rows: (entries[name]?.split('\n').length ?? 1) - 1 }),
  }))
  const manifest = {
    formatVersion: 1,
    product: 'Tenon export',
    createdUtc: '2026-11-23T00:00:00.000Z',
    scope: 'site',
    entries: listed,
    ...changes,
  }
  await add('manifest.json', JSON.stringify(manifest))
  await writer.finish(path)
  return readFileSync(path)
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await condition()); await wait(20))
    if (Date.now() > end) throw new Error('The condition did not come about in 60 s.')
}

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"

/** Gives the root site something of everything. */
export async function fillSite(admin: ContractClient, bob: ContractClient): Promise<void> {
  const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }
  await admin.call('POST', tasks, { body: { EnableVersioning: true }, headers: merge })
  await bob.call('POST', `${tasks}/items`, { body: { Title: 'of bob' } })
  await admin.call('POST', `${tasks}/items(1)`, { body: { Title: 'of bob, changed' }, headers: merge })
  await admin.call('POST', `${tasks}/items(1)/attachmentfiles/add(filename='n.txt')`, { body: 'attached' })
  await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'first' })
  await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'second' })
  await admin.call('POST', `${folder}/files/add(url='b.txt',overwrite=true)`, { body: 'recycled' })
  await admin.call('POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/b.txt')/recycle()")
  await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0' } } })
  await admin.call('POST', `${tasks}/breakroleinheritance(true)`)
  await admin.call('POST', `${tasks}/fields`, { body: { Title: 'Größe\u2028"x"', FieldTypeKind: 2 } })
  await admin.call('POST', `${tasks}/views`, { body: { Title: 'Mine', ViewFields: { results: ['Title'] } } })
  await admin.call('POST', '/sub/_api/web/lists', { body: { Title: 'Deep', BaseTemplate: 100 } })
}
