import { describe, expect, it } from 'vitest'
import { coverageOf } from '../../../kits/conform/src/coverage.ts'
import type { Client, Sent } from '../../../kits/conform/src/http/client.ts'
import { checksOf, runChecks } from '../../../kits/conform/src/run.ts'
import { conformData } from '../../../src/commands/conform.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { testsOwnWork } from '../../support/held-loop.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

/**
 * The cases that are written by hand for the conformance kit are contract tests of this server too: the same files, with replies that the judge of
 * the contract tests reads as well and whose operations count.
 */

const { server } = await serve()
const contract = testsOwnWork(() => conformData('Svc'))
const byHand = [...new Set(checksOf(contract).map(({ group }) => group))].filter(
  (group) => !['reads', 'refusals', 'wsdl', 'soap'].includes(group),
)

/** The client of the contract tests, as the kit calls it. */
function counted(): Client {
  const credentials = { Authorization: basic('ann') }
  const client = createContractClient(server.url, credentials)
  /** The contract client reads text: stored bytes are read again. */
  const bytesOf = async (url: string, sent: Sent) =>
    Buffer.from(await (await fetch(url, { headers: { ...credentials, ...sent.headers } })).arrayBuffer())
  return {
    send: async (method, url, sent = {}) => {
      const reply = await client.call(method, url, sent)
      const isStored = method === 'GET' && !/json|xml/.test(reply.headers.get('content-type') ?? '')
      return { ...reply, bytes: isStored ? await bytesOf(url, sent) : Buffer.from(reply.text), request: `${method} ${url}` }
    },
    close: () => undefined,
  }
}

describe('the cases of the conformance kit are contract tests', { timeout: 60_000 }, () => {
  it.each(byHand)('%s', async (group) => {
    const report = await runChecks({ url: server.url, profile: 'Svc', contract, headers: {}, only: [group], client: counted() })
    expect(report.results.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
    expect(report.leftOver).toEqual([])
  })
})

it('every operation of the contract is called by a check of the kit', () => {
  const all = checksOf(contract).map((check) => ({ ...check, verdict: 'passed' as const, durationMs: 0 }))
  const { declared, succeeding, refusing, missing } = coverageOf(contract, all)
  expect(missing).toEqual([])
  expect(declared).toBeGreaterThan(570)
  expect(refusing).toBeGreaterThan(560)
  expect(succeeding).toBeGreaterThan(280)
})
