import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The greatest body that is kept and compared, in bytes. Longer ones pass through the proxy, and are not kept. */
export const mostBodyBytes = 8 * 1024 * 1024

/** The greatest number of fixtures in a folder. */
export const mostFixtures = 100_000

/** A body as it is kept: a text, bytes in Base64, or only its size if it was too long. */
export type KeptBody = { readonly text: string } | { readonly base64: string } | { readonly tooLong: number }

/** A request with its reply, without secrets. `{{origin}}` stands for the address of the server. */
export interface Fixture {
  readonly version: 1
  readonly request: {
    readonly method: string
    /** The path with the query. */
    readonly address: string
    readonly headers: Readonly<Record<string, string>>
    /** Null without a body. */
    readonly body: KeptBody | null
    /** SHA-256 of the body as it is compared, in hexadecimal digits; empty without a body. */
    readonly hash: string
  }
  readonly reply: {
    readonly status: number
    readonly headers: readonly (readonly [name: string, value: string])[]
    readonly body: KeptBody | null
  }
}

/** A fixture and the name of its file. */
export interface NamedFixture extends Fixture {
  readonly name: string
}

const reportName = 'report.json'

/** The file of the n-th exchange. */
const fileOf = (number: number): string => `${String(number).padStart(6, '0')}.json`

/** Writes the fixture of the n-th exchange. Fails as Node does. */
export const writeFixture = (folder: string, number: number, fixture: Fixture): Promise<void> =>
  writeFile(join(folder, fileOf(number)), `${JSON.stringify(fixture, undefined, 1)}\n`)

export const writeReport = (folder: string, report: unknown): Promise<void> =>
  writeFile(join(folder, reportName), `${JSON.stringify(report, undefined, 1)}\n`)

/** Makes a folder for fixtures. Fails with an `Error` if there is something in it already. */
export async function makeFixtureFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`)
}

/** The fixtures of a folder, one after another, in the order of the recording. Fails with an `Error` that names a file that is none. */
export async function* fixturesIn(folder: string): AsyncGenerator<NamedFixture> {
  for (const name of await fixtureNames(folder)) yield await readFixture(folder, name)
}

/** The files of the fixtures, in the order of the recording. */
export async function fixtureNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== reportName).sort()
  if (names.length > mostFixtures) throw new Error(`${folder} has ${names.length} fixtures; ${mostFixtures} are allowed.`)
  return names
}

export async function readFixture(folder: string, name: string): Promise<NamedFixture> {
  const fixture = parsed(await readFile(join(folder, name), 'utf8'))
  if (!isFixture(fixture)) throw new Error(`${join(folder, name)} is no fixture of version 1. tenon record writes them.`)
  return { ...fixture, name }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a document has what a replay reads. People edit fixtures. */
function isFixture(document: unknown): document is Fixture {
  const { version, request, reply } = (document ?? {}) as Partial<Fixture>
  const isText = (value: unknown) => typeof value === 'string'
  const areHeaders = (value: unknown) => Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.every(isText))
  return (
    version === 1 &&
    [request?.method, request?.address, request?.hash].every(isText) &&
    isKept(request?.body) &&
    Number.isInteger(reply?.status) &&
    areHeaders(reply?.headers) &&
    isKept(reply?.body)
  )
}

function isKept(body: unknown): boolean {
  if (body === null) return true
  const { text, base64, tooLong } = (body ?? {}) as { text?: unknown; base64?: unknown; tooLong?: unknown }
  return typeof text === 'string' || typeof base64 === 'string' || typeof tooLong === 'number'
}
