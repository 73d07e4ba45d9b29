import { afterAll } from 'vitest'
import { createContractClient, type Sent } from '../contract-client.ts'
import { basic, startServer } from '../server.ts'
import { accepts } from '../wire.ts'

export type ProfileName = 'Svc' | 'SharePoint'

/** A server in each profile for the tests of a file, and the same questions to both. */
export async function serveBoth(settings: Readonly<Record<string, string>> = {}) {
  const servers = {
    Svc: await startServer({ settings: { ...settings, Profile: 'Svc' } }),
    SharePoint: await startServer({ settings: { ...settings, Profile: 'SharePoint' } }),
  }
  afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())))
  return {
    servers,
    /** A call in a profile, judged by its contract; with the empty text as `accept` the request names no envelope. */
    call: (name: ProfileName, method: string, url: string, sent: Sent = {}, accept: string = accepts.minimalmetadata) =>
      createContractClient(servers[name].url, { Authorization: basic('ann'), ...(accept !== '' && { Accept: accept }) }).call(
        method,
        url,
        sent,
      ),
    /** The answers of both to a question. */
    async answers<T>(ask: (name: ProfileName) => Promise<T>): Promise<Record<ProfileName, T>> {
      return { Svc: await ask('Svc'), SharePoint: await ask('SharePoint') }
    },
  }
}

/** A JSON body. */
export const jsonBody = (body: unknown, headers: Readonly<Record<string, string>> = {}): Sent => ({
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
