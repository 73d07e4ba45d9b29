import type { Bench, Check } from './check.ts'
import { type ContractData, operationsIn } from './contract/document.ts'
import { judgeOf } from './contract/judge.ts'
import { coverageOf } from './coverage.ts'
import { type Client, clientOf } from './http/client.ts'
import type { NtlmAccount } from './http/ntlm.ts'
import { digestOf, makePlace, type Place, removePlace } from './place.ts'
import { profileFacts } from './profiles.ts'
import { readChecks } from './reads.ts'
import { refusalChecks } from './refusals.ts'
import { CannotRun, NotSupported, type Report, type Result, Wrong } from './results.ts'
import { batchChecks } from './scenarios/batches.ts'
import { contentTypeChecks } from './scenarios/content-types.ts'
import { digestChecks } from './scenarios/digests.ts'
import { etagChecks } from './scenarios/etags.ts'
import { fileChecks } from './scenarios/files.ts'
import { itemChecks } from './scenarios/items.ts'
import { listChecks } from './scenarios/lists.ts'
import { permissionChecks } from './scenarios/permissions.ts'
import { queryChecks } from './scenarios/queries.ts'
import { descriptionChecks, soapChecks } from './scenarios/soap.ts'
import { versionChecks } from './scenarios/versions.ts'
import { toolsOf } from './tools.ts'

export interface RunOptions {
  /** The URL of a web of the server. */
  readonly url: string
  readonly profile: 'Svc' | 'SharePoint'
  readonly contract: ContractData
  /** Headers that sign in. */
  readonly headers: Readonly<Record<string, string>>
  /** Signs in by NTLM. */
  readonly ntlm?: NtlmAccount
  /** The groups or ids of the checks that run; all without it. */
  readonly only?: readonly string[]
  /** Works in lists of the web of the URL, without a web of its own. */
  readonly listsOnly?: boolean
  /** Takes members of replies that the contract does not know. */
  readonly allowsExtra?: boolean
  readonly timeoutMs?: number
  readonly insecure?: boolean
  /** Results of an earlier run: their checks do not run again. */
  readonly known?: readonly Result[]
  /** Called with each new result. */
  readonly onResult?: (result: Result, done: number, all: number) => void
  /** Called when the place is made, before the first check. */
  readonly onPlace?: (place: string) => void
  /** Sends the requests in place of a client of its own: tests count them so. */
  readonly client?: Client
  /** Stops before the next check; the place is taken away all the same. */
  readonly signal?: AbortSignal
}

/** All checks of a contract, the hand-written ones first. */
export const checksOf = (contract: ContractData): Check[] => [
  ...digestChecks,
  ...listChecks,
  ...itemChecks,
  ...etagChecks,
  ...queryChecks,
  ...fileChecks,
  ...versionChecks,
  ...batchChecks,
  ...permissionChecks,
  ...contentTypeChecks,
  ...soapChecks,
  ...readChecks(contract),
  ...refusalChecks(contract),
  ...descriptionChecks(contract.soap),
]

/** The checks that these words name: groups (`items`) or ids (`items/adds`). Fails with `CannotRun` for a word that names none. */
export function chosen(checks: readonly Check[], only: readonly string[] | undefined): Check[] {
  if (!only || only.length === 0) return [...checks]
  const words = only.map((word) => word.toLowerCase())
  const fits = ({ id, group }: Check, word: string) => group === word || id.toLowerCase() === word
  const unknown = words.find((word) => !checks.some((check) => fits(check, word)))
  if (unknown !== undefined) {
    const groups = [...new Set(checks.map(({ group }) => group))].join(', ')
    throw new CannotRun(`--only takes the groups ${groups}, or the id of a check; '${unknown}' is none of them.`)
  }
  return checks.filter((check) => words.some((word) => fits(check, word)))
}

/**
 * Runs the checks in a place that it makes and takes away. A check never ends the run. Fails with `CannotRun` if the place cannot be
 * made.
 */
export async function runChecks(options: RunOptions): Promise<Report> {
  const { profile, contract, headers, ntlm, known = [], onResult, signal } = options
  const url = options.url.replace(/\/+$/, '')
  const started = Date.now()
  const limits = { timeoutMs: options.timeoutMs ?? 30_000, insecure: options.insecure ?? false }
  const client = options.client ?? clientOf({ headers, ...(ntlm && { ntlm }), ...limits })
  const stranger = clientOf({ headers: {}, ...limits })
  const results = new Map(known.map((result) => [result.id, result]))
  const all = chosen(checksOf(contract), options.only)
  const open = all.filter(({ id }) => !results.has(id))
  const mark = crypto.randomUUID().slice(0, 8)
  let leftOver: string[] = []
  let place: Place | undefined
  try {
    place = await makePlace({ client, url, mark, listsOnly: options.listsOnly ?? false })
    options.onPlace?.(place.web)
    const bench = await benchOf({ client, stranger }, place, options)
    for (const check of open) {
      if (signal?.aborted) break
      const result = await runOne(check, bench)
      results.set(check.id, result)
      onResult?.(result, results.size, all.length)
    }
  } catch (error) {
    // Nothing could be checked without a place.
    if (error instanceof Wrong) throw new CannotRun(`${url}: ${error.message}`)
    throw error
  } finally {
    if (place) leftOver = await removePlace(client, place)
    client.close()
    stranger.close()
  }
  return {
    ...{ url, profile, contract: `${contract.rest.info.title} ${contract.rest.info.version}`, startedAt: new Date(started).toISOString() },
    durationMs: Date.now() - started,
    place: place.web,
    results: all.flatMap(({ id }) => results.get(id) ?? []),
    coverage: coverageOf(contract, [...results.values()]),
    leftOver,
  }
}

async function benchOf(
  { client, stranger }: Readonly<Record<'client' | 'stranger', Client>>,
  place: Place,
  { contract, profile, allowsExtra = false }: RunOptions,
): Promise<Bench> {
  const digest = await digestOf(client, place.web)
  let made = 0
  return {
    ...toolsOf({
      client,
      stranger,
      judge: judgeOf(contract.rest, { allowsExtra }),
      operations: new Map(operationsIn(contract.rest).map((operation) => [operation.id, operation])),
      profile: profileFacts[profile],
      web: place.web,
      webPath: place.webPath,
      digest: () => digest,
    }),
    place,
    contract,
    newName: (stem) => `${stem} ${place.mark} ${++made}`,
  }
}

async function runOne(check: Check, bench: Bench): Promise<Result> {
  const began = performance.now()
  const { id, group, resource, operations, title } = check
  const facts = { id, group, resource, operations, title }
  const durationMs = () => Math.round(performance.now() - began)
  try {
    await check.run(bench)
    return { ...facts, verdict: 'passed', durationMs: durationMs() }
  } catch (error) {
    const verdict = error instanceof NotSupported ? 'not supported' : 'wrong'
    // A reply of an unexpected form lets a check fail somewhere in its middle.
    const detail = error instanceof Wrong || error instanceof NotSupported ? error.message : `the reply has another form: ${String(error)}`
    const request = error instanceof Wrong || error instanceof NotSupported ? error.request : undefined
    return { ...facts, verdict, detail, ...(request !== undefined && { request }), durationMs: durationMs() }
  }
}
