import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CoverageRecord } from '../../whole-run.ts'
import { httpContracts, root } from '../files.ts'

/** Reasons why no test brings about a status, by status. */
type Reasons = Readonly<Record<string, string>>

interface DeclaredResponse {
  readonly $ref?: string
  /** Beside an error that many operations share: why no test brings it about. */
  readonly 'x-not-produced'?: string
}

interface DeclaredOperation {
  readonly operationId?: string
  readonly responses?: Readonly<Record<string, DeclaredResponse>>
  /** The same beside an operation. */
  readonly 'x-not-produced'?: Reasons
}

export interface CountedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DeclaredOperation>>>>
  readonly components?: { readonly responses?: Readonly<Record<string, DeclaredResponse>> }
}

/** A status that tests never saw, or a reason that is none because tests saw it. */
export interface StatusGap {
  /** `getList 404`, or `InternalServerError` of a contract for an error that operations share. */
  readonly what: string
  readonly why: 'never seen' | 'seen in spite of its reason'
}

export interface StatusCount {
  readonly declared: number
  readonly excused: number
  readonly gaps: readonly StatusGap[]
}

/**
 * Holds the declared statuses against those that tests saw. A status that an operation declares by itself is to be seen at this operation.
 * An error that operations share, by a reference, comes from the same code for all of them: it is to be seen at one of them. What carries
 * `x-not-produced` needs no test, and must have none.
 */
export function countStatuses(document: CountedDocument, records: readonly CoverageRecord[]): StatusCount {
  const seen = new Set(records.map(({ operation, status }) => `${operation} ${status}`))
  const shared = new Map<string, boolean>()
  const gaps: StatusGap[] = []
  const tally = { declared: 0, excused: 0 }
  const judge = (what: string, isSeen: boolean, reason: string | undefined): void => {
    tally.declared += 1
    if (reason !== undefined) tally.excused += 1
    if (isSeen === (reason !== undefined)) gaps.push({ what, why: isSeen ? 'seen in spite of its reason' : 'never seen' })
  }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  for (const { operationId, responses = {}, 'x-not-produced': reasons = {} } of operations) {
    if (operationId === undefined) continue
    for (const [status, { $ref }] of Object.entries(responses)) {
      const isSeen = seen.has(`${operationId} ${status}`)
      const name = status >= '400' ? $ref?.slice($ref.lastIndexOf('/') + 1) : undefined
      if (name === undefined) judge(`${operationId} ${status}`, isSeen, reasons[status])
      else shared.set(`${name} ${status}`, isSeen || shared.get(`${name} ${status}`) === true)
    }
  }
  for (const [what, isSeen] of shared)
    judge(what, isSeen, document.components?.responses?.[what.split(' ', 1)[0] ?? '']?.['x-not-produced'])
  return { ...tally, gaps }
}

/** Prints the gaps of every contract over HTTP, and returns their number. */
export function reportStatuses(records: readonly CoverageRecord[]): number {
  let missing = 0
  for (const name of httpContracts) {
    const document = JSON.parse(readFileSync(join(root, 'generated', name, 'openapi.json'), 'utf8')) as CountedDocument
    const { declared, excused, gaps } = countStatuses(document, records)
    for (const { what, why } of gaps) console.log(`MISSING status of ${name}: ${what}, ${why}`)
    console.log(`${declared - excused - gaps.length} of ${declared} statuses of ${name} were seen, ${excused} have a reason why not`)
    missing += gaps.length
  }
  return missing
}
