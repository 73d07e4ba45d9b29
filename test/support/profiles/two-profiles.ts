import { afterAll, expect } from 'vitest'
import { createContractClient, type Sent } from '../contract-client.ts'
import { basic, startServer } from '../server.ts'
import { accepts } from '../wire.ts'

export type ProfileName = 'Svc' | 'SharePoint'

/** A row of the decisions on what differs between the profiles (docs/profiles.md), and how a test asks for it. */
export interface DecidedRow {
  readonly decision: string
  readonly says: string
  readonly ask: (name: ProfileName) => Promise<unknown>
  /** The answer of both, or that of each. */
  readonly expected: unknown
  readonly sharePoint?: unknown
}

/** A server in each profile for the tests of a file, and the same questions to both. */
export async function serveBoth(settings: Readonly<Record<string, string>> = {}) {
  const servers = {
    Svc: await startServer({ settings: { ...settings, Profile: 'Svc' } }),
    SharePoint: await startServer({ settings: { ...settings, Profile: 'SharePoint' } }),
  }
  afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())))
  /** The answers of both to a question. */
  const answers = async <T>(ask: (name: ProfileName) => Promise<T>): Promise<Record<ProfileName, T>> => ({
    Svc: await ask('Svc'),
    SharePoint: await ask('SharePoint'),
  })
  return {
    servers,
    /** A call in a profile, judged by its contract; with the empty text as `accept` the request names no envelope. */
    call: (name: ProfileName, method: string, url: string, sent: Sent = {}, accept: string = accepts.minimalmetadata) =>
      createContractClient(servers[name].url, { Authorization: basic('ann'), ...(accept !== '' && { Accept: accept }) }).call(
        method,
        url,
        sent,
      ),
    answers,
    /** Checks a row: both answer as it expects. */
    async holds({ ask, expected, sharePoint = expected }: DecidedRow): Promise<void> {
      expect(await answers(ask)).toEqual({ Svc: expected, SharePoint: sharePoint })
    },
  }
}

/** A JSON body. */
export const jsonBody = (body: unknown, headers: Readonly<Record<string, string>> = {}): Sent => ({
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
