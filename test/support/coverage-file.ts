import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** One exchange of a test with an operation of a contract, as `scripts/contracts/coverage.ts` reads it. */
export interface CoverageRecord {
  /** `getItem`, or `lists.GetList` of the SOAP contract. */
  readonly operation: string
  readonly outcome: 'success' | 'failure'
  /** False if the server replied that it does not support the operation. */
  readonly handled: boolean
  readonly test: string
  /** The status of the reply, of operations over HTTP. */
  readonly status?: number
}

/** A successful reply of an operation, of which `scripts/contracts/samples/record.ts` makes an example of the contract. */
export interface RecordedReply {
  readonly operation: string
  readonly status: number
  readonly mediaType: string
  readonly body: unknown
}

const folder = join(import.meta.dirname, '../../coverage')

/** The records of the last whole run (`runs/whole-run.ts`). */
export const coverageFile = join(folder, 'contract.jsonl')
/** The records of the last run of a part of the tests. */
export const partFile = join(folder, 'contract-part.jsonl')

/** A successful exchange of a SOAP operation: the elements in the bodies of both messages. */
export interface RecordedExchange {
  /** `lists.GetList`. */
  readonly operation: string
  readonly version: '1.1' | '1.2'
  readonly request: string
  readonly reply: string
}

/** Adds a reply to the file that `TENON_EXAMPLES` names, if it names one. */
export function recordReply(reply: RecordedReply | RecordedExchange): void {
  const file = process.env.TENON_EXAMPLES
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(reply)}\n`)
}

/** A setting to which a test gave a value, or a reason that a reply named (`scripts/contracts/covered/facts.ts`). */
export type NotedFact = { readonly setting: string; readonly value: string } | { readonly reason: string }

export const record = (line: CoverageRecord): void => write(JSON.stringify(line))

/** The facts that this process has noted. */
const noted = new Set<string>()

/** Notes a fact once. */
export function noteFact(fact: NotedFact): void {
  const line = JSON.stringify(fact)
  if (noted.has(line)) return
  noted.add(line)
  write(line)
}

/** Notes the settings of a server. */
export const noteSettings = (settings: Readonly<Record<string, string>>): void => {
  for (const [setting, value] of Object.entries(settings)) noteFact({ setting, value: value.slice(0, 200) })
}

function write(line: string): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(process.env.TENON_WHOLE_RUN === '1' ? coverageFile : partFile, `${line}\n`)
}
