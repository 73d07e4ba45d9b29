import { createContractClient } from '../../support/contract-client.ts'
import { clientOf, serve } from '../../support/serve.ts'

/** A server with the emulator, a client of the emulator, and a client of a user. */
export async function serveEmulator(settings: Readonly<Record<string, string>> = {}) {
  const { server } = await serve({ settings: { 'Emulator:Enabled': 'true', ...settings } })
  return { server, emulator: createContractClient(server.url), ann: clientOf(server.url, 'ann') }
}

export const tasks = "/_api/web/lists/getbytitle('Tasks')/items"
