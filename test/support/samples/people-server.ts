import { type ContractClient, createContractClient } from '../contract-client.ts'
import { basic, startServer, type TestServerOptions } from '../server.ts'
import { accepts } from '../wire.ts'

/**
 * A server whose root web has users of every kind: `owner`, `member` and
 * `reader` are in the three default groups, `stranger` is in none, `admin`
 * administers the site collection.
 */
export async function startWithPeople(options: Pick<TestServerOptions, 'own'> = {}) {
  const server = await startServer({ ...options, settings: { 'Identity:DefaultGroup': 'None' } })
  const clientOf = (name: string): ContractClient =>
    createContractClient(server.url, { Authorization: basic(name), Accept: accepts.nometadata })
  const admin = clientOf('admin')
  const join = async (LoginName: string, group: string): Promise<number> => {
    const reply = await admin.call('POST', `/_api/web/sitegroups/getbyname('${group}')/users`, { body: { LoginName } })
    if (reply.status !== 201) throw new Error(reply.text)
    return reply.json.Id
  }
  const ids = {
    owner: await join('owner', 'Home Owners'),
    member: await join('member', 'Home Members'),
    reader: await join('reader', 'Home Visitors'),
  }
  const [owner, member, reader, stranger] = [clientOf('owner'), clientOf('member'), clientOf('reader'), clientOf('stranger')]
  return { server, clientOf, admin, owner, member, reader, stranger, ids }
}

export const merge = { 'X-HTTP-Method': 'MERGE' }
