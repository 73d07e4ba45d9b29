import { afterAll } from 'vitest'
import { type ContractClient, createContractClient } from './contract-client.ts'
import { basic, startServer, type TestServerOptions } from './server.ts'
import { expectAudited } from './stores/audited.ts'
import { expectJournaled } from './stores/journaled.ts'
import { accepts } from './wire.ts'

/** A server for the tests of a file, stopped after the last one, and clients of its users. */
export async function serve(options: TestServerOptions = {}) {
  const server = await startServer(options)
  afterAll(async () => {
    if (process.env.AUDITED === '1' && options.decorate === undefined) await expectAudited(server)
    if (process.env.JOURNALED === '1') await expectJournaled(server)
    await server.stop()
  })
  return { server, clientOf: (userName: string, accept?: string) => clientOf(server.url, userName, accept) }
}

/** A client of the REST contract for a user; replies have no metadata unless `accept` says otherwise. */
export const clientOf = (url: string, userName: string, accept: string = accepts.nometadata): ContractClient =>
  createContractClient(url, { Authorization: basic(userName), Accept: accept })

/** A server to which only these users can sign in, with their passwords; they may do everything. */
export const serveUsers = (passwords: Readonly<Record<string, string>>) =>
  serve({
    settings: {
      'Identity:Providers:AcceptAll:Enabled': 'false',
      'Identity:Providers:ConfigUsers:Enabled': 'true',
      ...Object.fromEntries(
        Object.entries(passwords).flatMap(([name, password]) => [
          [`Identity:ConfigUsers:Users:${name}:Password`, password],
          [`Identity:ConfigUsers:Users:${name}:Roles`, 'FullControl'],
        ]),
      ),
    },
  })
