import { afterAll } from 'vitest'
import { createContractClient, type Reply } from '../contract-client.ts'
import { basic, startServer, type TestServerOptions } from '../server.ts'
import { accepts, rowsOf } from '../wire.ts'

/** A server, clients of users with different rights, and common steps of tests of folders. */
export async function openFolderServer(options: Pick<TestServerOptions, 'own'> = {}) {
  const server = await startServer(options)
  afterAll(() => server.stop())
  const clientOf = (name: string, accept: string = accepts.nometadata) =>
    createContractClient(server.url, { Authorization: basic(name), Accept: accept })
  const ann = clientOf('ann')
  let number = 0
  return {
    server,
    clientOf,
    ann,
    /** A new library or list. Its title is also the last part of its URL. */
    async newList(baseTemplate = 101, more: object = {}): Promise<{ title: string; url: string; address: string; id: string }> {
      number += 1
      const title = `Library${number}`
      const reply = await ann.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: baseTemplate, ...more } })
      const url = baseTemplate === 101 ? `/${title}` : `/Lists/${title}`
      return { title, url, address: `/_api/web/lists/getbytitle('${title}')`, id: reply.json.Id }
    },
    async addFolder(url: string): Promise<Reply> {
      return ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: url } })
    },
    /** The names directly in a folder, of folders by default. */
    async namesIn(url: string, what: 'folders' | 'files' = 'folders'): Promise<string[]> {
      return rowsOf(await ann.call('GET', `${at(url)}/${what}?$select=Name`)).map((row) => row.Name)
    },
    /** The URLs of all items of a list. */
    async urlsOf(address: string): Promise<string[]> {
      return rowsOf(await ann.call('GET', `${address}/items?$select=FileRef&$orderby=Id`)).map((row) => row.FileRef)
    },
  }
}

/** The address of a folder by its server-relative URL. */
export const at = (url: string): string => `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(url.replaceAll("'", "''"))}')`
