import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../../src/commands/serve.ts'
import { type ContractClient, createContractClient } from '../../../support/contract-client.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

/** The sizes that stores and streams read and write at a time, and that clients send as one part. */
const borders = [64 * 1024, 256 * 1024, 512 * 1024, 1024 * 1024]
const sizes = [0, 1, ...borders.flatMap((border) => [border - 1, border, border + 1])]

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const files = "/_api/web/lists/getbytitle('Documents')/rootfolder/files"

describe.each(['FileSystem', 'InMemory', 'Sqlite', 'LiteDb'])('bytes of files, kept by the storage provider %s,', (StorageProvider) => {
  let server: Running
  let admin: ContractClient
  const directory = mkdtempSync(join(tmpdir(), 'tenon-bytes-'))
  beforeAll(async () => {
    const settings = {
      StorageProvider,
      DataRootPath: join(directory, 'data'),
      SqlitePath: join(directory, 'all.db'),
      LiteDbPath: join(directory, 'all.db'),
    }
    server = await startServer({ settings })
    admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(directory, { recursive: true })
  })

  async function digestOf(name: string, range?: string): Promise<{ size: number; sha256: string }> {
    const headers = { Authorization: basic('admin'), ...(range !== undefined && { Range: range }) }
    const response = await fetch(`${server.url}${files}('${name}')/$value`, { headers })
    expect(response.status).toBe(range === undefined ? 200 : 206)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { size: bytes.length, sha256: sha256(bytes) }
  }

  const digest = (bytes: Uint8Array) => ({ size: bytes.length, sha256: sha256(bytes) })

  it.each(sizes)('come back as they went in, %d of them at once', async (size) => {
    const bytes = randomBytes(size)
    const added = await admin.call('POST', `${files}/add(url='${size}.bin',overwrite=true)`, { body: bytes })
    expect([added.status, added.json.Length]).toEqual([200, size])
    expect(await digestOf(`${size}.bin`)).toEqual(digest(bytes))
    const other = randomBytes(size)
    expect((await admin.call('PUT', `${files}('${size}.bin')/$value`, { body: other })).status).toBe(200)
    expect(await digestOf(`${size}.bin`)).toEqual(digest(other))
    if (size > 1) expect(await digestOf(`${size}.bin`, `bytes=1-${size - 1}`)).toEqual(digest(other.subarray(1)))
  })

  it.each(borders.flatMap((border) => [border - 1, border, border + 1]))('come back as they went in, in parts of %d', async (size) => {
    await admin.call('POST', `${files}/add(url='parts of ${size}.bin',overwrite=false)`, { body: '' })
    const file = `${files}('parts of ${size}.bin')`
    const id = randomUUID()
    const parts = [randomBytes(size), randomBytes(size), randomBytes(1)]
    const [first = Buffer.alloc(0), second, last] = parts
    expect((await admin.call('POST', `${file}/startupload(uploadId=guid'${id}')`, { body: first })).json.value).toBe(size)
    const next = await admin.call('POST', `${file}/continueupload(uploadId=guid'${id}',fileOffset=${size})`, { body: second })
    expect(next.json.value).toBe(2 * size)
    const done = await admin.call('POST', `${file}/finishupload(uploadId=guid'${id}',fileOffset=${2 * size})`, { body: last })
    expect([done.status, done.json.Length]).toEqual([200, 2 * size + 1])
    const whole = Buffer.concat(parts)
    expect(await digestOf(`parts of ${size}.bin`)).toEqual(digest(whole))
    expect(await digestOf(`parts of ${size}.bin`, `bytes=${size - 1}-${size}`)).toEqual(digest(whole.subarray(size - 1, size + 1)))
  })
})
