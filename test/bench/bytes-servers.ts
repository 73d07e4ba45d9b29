import { createHmac } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Asked } from './bytes-client.ts'
import { peersFolder, type Running, start, tenonProgram } from './servers.ts'

/** A server that stores bytes, and its requests. */
export interface Keeper {
  readonly name: string
  readonly server: Running
  /** A file with this name and size. */
  upload(name: string, size: number): Asked
  download(name: string): Asked
}

const authorization = { Authorization: `Basic ${Buffer.from('bench:any').toString('base64')}` }

/** The folder of a library of Tenon's, as an address. */
export const tenonFolder = "/_api/web/lists/getbytitle('Documents')/rootfolder"

/** Sends a request to Tenon as its user. */
export const askTenon = (port: number, method: string, path: string, size = 0): Asked => ({
  port,
  method,
  path,
  headers: { ...authorization, Accept: 'application/json;odata=nometadata' },
  size,
})

export async function tenonKeeper(folder: string, say: (line: string) => void): Promise<Keeper> {
  const settings = ['--DataRootPath', join(folder, 'data'), '--Identity:AllowAcceptAllInProduction', 'true']
  const server = await start({
    name: 'Tenon',
    // A repeated request for the same page of a folder would be answered from the cache.
    argv: (port) => [
      ...tenonProgram(say),
      ...settings,
      '--HttpPort',
      String(port),
      '--Security:HttpsEnabled',
      'false',
      '--Cache:Bytes',
      '0',
    ],
    folder,
    readyPath: '/_vti_bin/health',
  })
  return {
    name: 'Tenon',
    server,
    upload: (name, size) => askTenon(server.port, 'POST', `${tenonFolder}/files/add(url='${name}',overwrite=true)`, size),
    download: (name) => askTenon(server.port, 'GET', `${tenonFolder}/files('${name}')/$value`),
  }
}

/** `send` under `node:http`, and a stream to the disk (bare-bytes.ts). */
export async function bareKeeper(folder: string): Promise<Keeper> {
  const server = await start({
    name: 'bare',
    argv: (port) => [join(import.meta.dirname, 'bare-bytes.ts'), String(port), folder],
    folder,
    readyPath: '/',
  })
  return {
    name: 'send, bare',
    server,
    upload: (_, size) => ({ port: server.port, method: 'PUT', path: '/', size }),
    download: (name) => ({ port: server.port, method: 'GET', path: `/${name}` }),
  }
}

const azuriteVersion = '2019-12-12'
/** The account of every Azurite and its key, which are in its documentation. */
const azuriteAccount = 'devstoreaccount1'
const azuriteKey = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='

/** A query that allows everything for a day, so that no request has to be signed by itself. */
function azuriteQuery(now = new Date()): string {
  const expiry = `${new Date(now.getTime() + 86_400_000).toISOString().slice(0, 19)}Z`
  const parts = { sp: 'rwdlac', ss: 'b', srt: 'sco', st: '', se: expiry, sip: '', spr: '', sv: azuriteVersion }
  const text = `${[azuriteAccount, ...Object.values(parts)].join('\n')}\n`
  const sig = createHmac('sha256', Buffer.from(azuriteKey, 'base64')).update(text, 'utf8').digest('base64')
  const given = Object.entries({ ...parts, sig }).filter(([, value]) => value !== '')
  return new URLSearchParams(given).toString()
}

/** Azurite, which stores bytes in files too. Its telemetry is off. */
export async function azuriteKeeper(folder: string, ask: (asked: Asked) => Promise<unknown>): Promise<Keeper> {
  const location = join(folder, 'azurite')
  mkdirSync(location)
  const query = azuriteQuery()
  const program = join(peersFolder, 'node_modules/azurite/dist/src/blob/main.js')
  const options = ['--silent', '--disableTelemetry', '--skipApiVersionCheck', '--location', location]
  const server = await start({
    name: 'Azurite',
    argv: (port) => [program, ...options, '--blobPort', String(port)],
    folder: location,
    readyPath: `/${azuriteAccount}?comp=list&${query}`,
  })
  const at = (method: string, path: string, size = 0): Asked => ({
    port: server.port,
    method,
    path: `/${azuriteAccount}/bench${path}${query}`,
    headers: { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': azuriteVersion },
    size,
  })
  await ask(at('PUT', '?restype=container&'))
  return {
    name: 'Azurite',
    server,
    upload: (name, size) => at('PUT', `/${name}?`, size),
    download: (name) => at('GET', `/${name}?`),
  }
}
