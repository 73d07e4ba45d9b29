import { afterAll } from 'vitest'
import { createContractClient } from '../contract-client.ts'
import { basic, fetchFrom, startServer } from '../server.ts'
import { accepts } from '../wire.ts'

const quoted = (name: string) => `'${encodeURIComponent(name.replaceAll("'", "''"))}'`
export const folderAt = (url: string) => `/_api/web/getfolderbyserverrelativepath(decodedurl=${quoted(url)})`
export const fileAt = (url: string) => `/_api/web/getfilebyserverrelativepath(decodedurl=${quoted(url)})`

/** A server that takes files of up to 3,000,000 bytes, an administrator, a reader, and common steps of tests of files. */
export async function openFileServer() {
  const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors', 'Limits:UploadBytes': '3000000' } })
  afterAll(() => server.stop())
  const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })
  const reader = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
  let made = 0

  /** A new library with a folder in a folder. */
  async function newLibrary(settings: object = {}) {
    made += 1
    const title = `Library ${made}`
    const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 101, ...settings } })
    const list = `/_api/web/lists/getbytitle('${title}')`
    const url = `/${title}`
    await admin.call('POST', `${folderAt(url)}/folders/add('a')`)
    await admin.call('POST', `${folderAt(`${url}/a`)}/folders/add('b')`)
    return { title, id: json.Id as string, list, url, deep: `${url}/a/b` }
  }

  const upload = (folder: string, name: string, body: string | Uint8Array, overwrite = false, client = admin) =>
    client.call('POST', `${folderAt(folder)}/files/add(url=${quoted(name)},overwrite=${overwrite})`, { body })

  const fetchBytes = (path: string, headers: Record<string, string> = {}, user = 'ann') => fetchFrom(server.url + path, { headers, user })
  const textOf = async (path: string) => (await fetchBytes(`${path}/$value`)).bytes.toString()
  return { server, admin, reader, newLibrary, upload, fetchBytes, textOf }
}
