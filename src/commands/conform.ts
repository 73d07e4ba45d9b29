import { wsdl } from '../../generated/soap/wsdl.ts'
import { contractTextIn } from '../http/openapi/profiled-contract.ts'
import { contractText } from '../process/installation.ts'
import { profiles, usualProfile } from '../profile/profiles.ts'

/** What the conformance kit holds a server to: the REST contract in the names of a profile, and the operations of each SOAP service. */
export const conformData = (profileName: string) => ({
  rest: JSON.parse(contractTextIn(profiles.get(profileName) ?? usualProfile, contractText('rest'))),
  soap: Object.fromEntries(Object.entries(wsdl).map(([service, text]) => [service, operationsOf(text())])),
})

const operationsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/<wsdl:operation name="(\w{1,200})"/g)].map(([, name = '']) => name)),
]

/** `tenon conform <url>`: runs the conformance kit against a server. Returns the exit code. */
export async function runConform(argv: readonly string[]): Promise<number> {
  // Only this command needs the kit.
  const { conform } = await import('../../kits/conform/src/cli.ts')
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
  return conform({
    argv,
    env: process.env,
    contractOf: conformData,
    out: (text) => process.stdout.write(text),
    signal: ending.signal,
  })
}
