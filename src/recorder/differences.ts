import type { Contract } from '../http/openapi/contract.ts'
import { contractTextIn } from '../http/openapi/profiled-contract.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles } from '../profile/profiles.ts'
import { type Fixture, fixturesIn, type NamedFixture } from './fixture.ts'
import { filledText } from './kept-text.ts'
import { type Difference, RestComparison } from './rest-differences.ts'
import { soapDifferences } from './soap-differences.ts'

/** Equal differences of all fixtures, with the first fixture that has it. */
export interface FoundDifference extends Difference {
  readonly count: number
  readonly fixture: string
}

export interface DifferenceReport {
  readonly fixtures: number
  /** The fixtures that a contract says something about. */
  readonly compared: number
  readonly differences: readonly FoundDifference[]
}

/** The greatest number of different differences in a report. */
const mostDifferences = 10_000

/**
 * Where the replies of a folder of fixtures differ from the contracts of REST and SOAP: status, media type and body. `profile` is
 * the profile of replies that do not show theirs by a header. Fails with an `Error` that names a file that is no fixture.
 */
export async function differencesIn(folder: string, restText: string, profile: Profile): Promise<DifferenceReport> {
  const comparisons = new Map<string, RestComparison>()
  const comparisonOf = (one: Profile): RestComparison => {
    const known = comparisons.get(one.name) ?? new RestComparison(JSON.parse(contractTextIn(one, restText)) as Contract)
    comparisons.set(one.name, known)
    return known
  }
  const found = new Map<string, FoundDifference>()
  const totals = { fixtures: 0, compared: 0 }
  for await (const fixture of fixturesIn(folder)) {
    totals.fixtures += 1
    const differences = compared(filled(fixture), comparisonOf, profile)
    if (!differences) continue
    totals.compared += 1
    for (const difference of differences) count(found, difference, fixture.name)
  }
  return { ...totals, differences: [...found.values()] }
}

/** The fixture with an address in place of the mark: the contracts demand one. */
function filled(fixture: NamedFixture): NamedFixture {
  const { body } = fixture.reply
  return body === null || !('text' in body)
    ? fixture
    : { ...fixture, reply: { ...fixture.reply, body: { text: filledText(body.text, 'https://server.example') } } }
}

/** Undefined for an address that belongs to neither protocol. */
function compared(
  fixture: Fixture,
  comparisonOf: (profile: Profile) => RestComparison,
  profile: Profile,
): readonly Difference[] | undefined {
  const [path, query] = split(fixture.request.address)
  const service = path.search(/\/(?:_api|_vti_bin)(?:\/|$)/i)
  if (service < 0) return undefined
  const plain = path.slice(service)
  const [, file] = /^\/_vti_bin\/([\w-]{1,100})\.asmx$/i.exec(plain) ?? []
  if (file !== undefined) return fixture.request.method === 'POST' ? soapDifferences(file.toLowerCase(), fixture) : undefined
  if (/^\/_vti_bin\/(?!client\.svc(?:\/|$)|listdata\.svc(?:\/|$))/i.test(plain)) return undefined
  // The body of a ProcessQuery is no part of the contract.
  if (/\/processquery$/i.test(plain)) return undefined
  return comparisonOf(profileOf(fixture) ?? profile).differences(plain, query, fixture)
}

function split(address: string): [path: string, query: string] {
  const mark = address.indexOf('?')
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
}

/** Each profile names the request of a reply in a header of its own. */
function profileOf({ reply }: Fixture): Profile | undefined {
  const names = new Set(reply.headers.map(([name]) => name.toLowerCase()))
  return [...profiles.values()].find(({ headers }) => names.has(headers.requestId.toLowerCase()))
}

function count(found: Map<string, FoundDifference>, difference: Difference, fixture: string): void {
  const path = difference.path.replace(/\[\d{1,9}\]/g, '[*]')
  const key = JSON.stringify([difference.operation, difference.status, path, difference.problem])
  const known = found.get(key)
  if (known) found.set(key, { ...known, count: known.count + 1 })
  else if (found.size < mostDifferences) found.set(key, { ...difference, path, count: 1, fixture })
}
