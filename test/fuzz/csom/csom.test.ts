import { afterAll, describe, expect, it } from 'vitest'
import { svc } from '../../../src/profile/svc.ts'
import { randomFrom } from '../../support/random/random.ts'
import { fetchFrom, startServer } from '../../support/server.ts'
import { identitiesFrom } from './random-identities.ts'
import { requestsFrom } from './random-requests.ts'

const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
const requests = Number(process.env.TENON_FUZZ_CSOM ?? 2_000)

const server = await startServer({ settings: { 'Limits:ReplyEntities': '2000' } })
afterAll(() => server.stop())

/** The types of errors that a client may be told. */
const declared: ReadonlySet<string | undefined> = new Set([
  'Microsoft.SharePoint.Client.InvalidClientQueryException',
  'System.Xml.Schema.XmlSchemaValidationException',
  ...Object.entries(svc.reasons).flatMap(([name, { exception, byId }]) => (name === 'internal' ? [] : [exception, byId?.exception])),
])

interface Header {
  readonly SchemaVersion: string
  readonly ErrorInfo: { readonly ErrorMessage: string; readonly ErrorCode: number; readonly ErrorTypeName: string } | null
}

/** What is wrong with a reply; undefined for one that the protocol allows. */
function problemOf(status: number, text: string): string | undefined {
  if (status !== 200) return `the status ${status}`
  const [header, ...rest] = JSON.parse(text) as [Header, ...unknown[]]
  const { ErrorInfo: error } = header
  if (error === null) return rest.every((one, at) => at % 2 === 1 || Number.isSafeInteger(one)) ? undefined : 'an id that is no number'
  if (rest.length > 0) return 'results behind an error'
  if (error.ErrorMessage.includes('unexpected error')) return 'an unexpected error'
  if (!declared.has(error.ErrorTypeName)) return `the undeclared error ${error.ErrorTypeName}`
  return Number.isInteger(error.ErrorCode) ? undefined : 'an error without its number'
}

describe('random requests of the object model', () => {
  it(`are answered with 200 and the form of the protocol (TENON_SEED=${seed})`, async () => {
    const random = randomFrom(seed)
    const identities = identitiesFrom(random)
    let right = 0
    const draw = requestsFrom(random, () => {
      const { identity, isRight } = identities.draw()
      if (isRight) right += 1
      return identity
    })
    const done = new Map<string, number>()
    for (let count = 0; count < requests; count++) {
      const { kind, body } = draw()
      const sent = { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body, user: 'admin' }
      const { status, text } = await fetchFrom(`${server.url}/_vti_bin/client.svc/ProcessQuery`, sent)
      const problem = problemOf(status, text)
      expect(problem, `request ${count} of the seed ${seed}: ${body.slice(0, 3_000)}\n${text.slice(0, 500)}`).toBeUndefined()
      identities.learn(text)
      const isDone = text.includes('"ErrorInfo":null')
      if (isDone) done.set(kind, (done.get(kind) ?? 0) + 1)
    }
    expect(done.get('valid') ?? 0).toBeGreaterThan(requests / 50)
    expect(right).toBeGreaterThan(0)
  }, 600_000)
})
