import { expect } from 'vitest'
import { type CoverageRecord, record, recordReply } from './coverage-file.ts'
import { testsOwnWork } from './held-loop.ts'
import type { Destination } from './judge/addresses.ts'
import { bundled, bundleText, type OpenApi } from './judge/document.ts'
import { createJudge, type Judge } from './judge/judge.ts'
import { createPlainFinder } from './judge/plain-addresses.ts'
import { isOfProxy } from './judge/proxy-replies.ts'
import { profileName, seenThroughLens, throughLens } from './profiles/lens.ts'

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined without a body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
  readonly json: any
  /** In the profile SharePoint the body as it came, where `json` is what the lens shows of it (profiles/lens.ts). */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
  readonly raw?: any
  /** The operation of the contract that the address leads to, if any. */
  readonly operationId: string | undefined
}

export interface ContractClient {
  /**
   * Sends a request to `url`, which may be relative to the base, and checks
   * the reply against the contract: status, headers, media type, body, and
   * that no property is missing if the request has no `$select`. Throws if
   * the contract does not allow the reply, not for a failure status.
   */
  call(method: string, url: string, sent?: Sent): Promise<Reply>
}

const restDocument = testsOwnWork(() => bundled('rest'))
const rest = testsOwnWork(() => createJudge(restDocument))
const admin = testsOwnWork(() => createJudge(bundled('admin'), createPlainFinder(bundled('admin'))))
const wopi = testsOwnWork(() => createJudge(bundled('wopi'), createPlainFinder(bundled('wopi'))))
const emulator = testsOwnWork(() => {
  const text = bundleText('emulator')
  // The contract has the headers of the profile.
  const document = JSON.parse(profileName === 'Svc' ? text : text.replaceAll('SvcRequest', 'SPRequest')) as OpenApi
  return createJudge(document, createPlainFinder(document))
})

/** A header of the profile SharePoint alone. */
const headerOfSharePoint = 'sprequestguid'

interface Judges {
  readonly rest: Judge
  readonly admin: Judge
}

let inSharePoint: Promise<Judges> | undefined

/** The judges of the contracts in the profile SharePoint, as a server of that profile serves them. All serve the same. */
function judgesOfSharePoint(origin: string, host: string | null): Promise<Judges> {
  const served = async (name: string) => {
    const reply = await fetch(`${origin}/docs/contracts/${name}.json`, { headers: host === null ? {} : { 'X-Forwarded-Host': host } })
    return (await reply.json()) as OpenApi
  }
  inSharePoint ??= (async () => {
    const [ofRest, ofAdmin] = [await served('rest'), await served('admin')]
    return testsOwnWork(() => ({ rest: createJudge(ofRest), admin: createJudge(ofAdmin, createPlainFinder(ofAdmin)) }))
  })()
  return inSharePoint
}

/** The judge of the contract that has an address. */
const judgeOf = (path: string, judges: Judges): Judge =>
  /^\/_vti_bin\/wopi\.ashx\//i.test(path)
    ? wopi
    : /^\/_emulator(?:\/|$)/i.test(path)
      ? emulator
      : /^\/(?:_(?:admin|farm)|_api\/admin|api\/telemetry)(?:\/|$)/i.test(path)
        ? judges.admin
        : judges.rest

/** A client of the contracts of REST, administration and the emulator for tests. It sends `headers` with every request and passes every reply to `note`. */
export function createContractClient(
  baseUrl: string,
  headers: Readonly<Record<string, string>> = {},
  note: (line: CoverageRecord) => void = record,
): ContractClient {
  return {
    async call(method, url, sent = {}) {
      const target = new URL(url, `${baseUrl.replace(/\/$/, '')}/`)
      const given = new Headers({ ...headers, ...sent.headers })
      const { body } = sent
      const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array
      if (!isRaw && !given.has('content-type')) given.set('content-type', 'application/json')
      const request = { method, url, target, headers: given, body: (isRaw ? body : JSON.stringify(body)) as string | undefined }
      const { reply, seen, isUpdate, isExample } = await ask(profileName === 'SharePoint' ? lensed(request) : request)
      if (reply.operationId !== undefined) {
        note(recordOf(reply.operationId, reply.status))
        if (isExample) noteReply(reply.operationId, reply)
      }
      return isUpdate ? updated(request, seen) : seen
    },
  }
}

interface Asked {
  readonly method: string
  readonly url: string
  readonly target: URL
  readonly headers: Headers
  readonly body: string | undefined
}

/** Sends a request and judges its reply; `seen` is the reply as the test reads it. */
async function ask({ method, url, target, headers, body }: Asked) {
  const response = await fetch(target, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  if (isOfProxy(response.status, text)) {
    const reply = replyOf(response, text, undefined)
    return { reply, seen: reply, isUpdate: false, isExample: false }
  }
  const isOther = response.headers.has(headerOfSharePoint)
  const judges = isOther ? await judgesOfSharePoint(target.origin, headers.get('x-forwarded-host')) : { rest, admin }
  const destination = testsOwnWork(() => destinationOf(method, target, headers, judges))
  const operationId = destination.operation?.operationId
  const reply = replyOf(response, text, operationId)
  const problems = method === 'HEAD' ? [] : testsOwnWork(() => problemsOf(destination, target, reply, judges))
  if (problems.length > 0)
    throw new Error(`${method} ${url} was answered with what the contract does not allow:\n${problems.join('\n')}\n${text.slice(0, 2000)}`)
  const isExample = !isOther && !('part' in destination && destination.part)
  if (!isOther || profileName === 'Svc') return { reply, seen: reply, isUpdate: false, isExample }
  const seen = seenThroughLens({ status: response.status, headers: response.headers, text }, operationId, target.pathname)
  const isUpdate = reply.status === 204 && operationId !== undefined && answered200.has(operationId)
  return { reply, seen: { ...replyOf(seen, seen.text, operationId), raw: reply.json }, isUpdate, isExample }
}

function lensed(request: Asked): Asked {
  const { operationId } =
    testsOwnWork(() => destinationOf(request.method, request.target, request.headers, { rest, admin })).operation ?? {}
  const headers = new Headers(request.headers)
  return { ...request, headers, body: throughLens({ ...request, headers, operationId }) as string | undefined }
}

/** Operations that answer 200 in the default profile, and perhaps 204 in the profile SharePoint (C1). */
const answered200: ReadonlySet<string> = new Set(
  Object.values(restDocument.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, responses }) => (responses?.['200'] && !responses['204'] ? [operationId] : [])),
)

/** The reply to an update as the default profile has it: a client of the profile SharePoint reads the entity. */
async function updated({ url, target, headers: sent }: Asked, { headers, operationId }: Reply): Promise<Reply> {
  const asking = new Headers(sent)
  for (const name of ['x-http-method', 'if-match', 'content-type', 'content-encoding']) asking.delete(name)
  const { seen } = await ask({ method: 'GET', url, target, headers: asking, body: undefined })
  // The update may have changed its address, or taken the right to read it.
  if (seen.status !== 200) return { ...seen, status: 200, text: '', json: undefined, headers, operationId }
  const all = new Headers(seen.headers)
  for (const [name, value] of headers) all.set(name, value)
  return { ...seen, headers: all, operationId }
}

/** Notes that a test has called an operation of a SOAP contract: `recordSoap('lists', 'GetList', true)`. */
export function recordSoap(service: string, operation: string, ok: boolean, title = currentTest()): void {
  record({ operation: `${service}.${operation}`, outcome: ok ? 'success' : 'failure', handled: true, test: title })
}

/** Notes that a test has called a method of the object model: `recordModel('List.Update', true)`. */
export function recordModel(method: string, ok: boolean, title = currentTest()): void {
  record({ operation: `csom.${method}`, outcome: ok ? 'success' : 'failure', handled: true, test: title })
}

const currentTest = (): string => expect.getState().currentTestName ?? 'outside of any test'

/** Keeps a successful reply in JSON for the examples of the contract. */
export function noteReply(operation: string, { status, headers, json, text }: Reply): void {
  const mediaType = headers.get('content-type') ?? ''
  if (status < 300 && text.length < 20_000 && mediaType.includes('json')) recordReply({ operation, status, mediaType, body: json })
}

/** The coverage record of a reply. */
export const recordOf = (operation: string, status: number): CoverageRecord => ({
  operation,
  status,
  outcome: status < 400 ? 'success' : 'failure',
  handled: status !== 501,
  test: currentTest(),
})

/** A reply with this text, parsed if it is JSON. */
export function replyOf({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string, operationId: string | undefined): Reply {
  const isJson = /json/.test(headers.get('content-type') ?? '')
  return { status, headers, text, json: text === '' ? undefined : isJson ? JSON.parse(text) : text, operationId }
}

/** The path from the segment that names the service; the rest of one of `SP.AppContextSite` is as behind any other service root. */
const servicePath = ({ pathname }: URL): string =>
  pathname
    .slice(Math.max(0, pathname.search(/\/(?:_api|_vti_bin)(?:\/|$)/i)))
    .replace(/\/sp\.appcontextsite\([^/]{1,70}\)/i, '')
    .replace(/\/sp\.remoteweb\([^/]{1,70}\)(?:\/web(?=\/|$))?/i, '/web')

/** The farm, the archive, and addresses below `_vti_bin` that are not REST: their errors have the second form. */
const besideRest =
  /^\/(?:_vti_bin\/(?!\/*(?:client|listdata)\.svc(?:\/|$))|(?:_api|_vti_bin\/+client\.svc)\/+archive(?:\/|$)|_(?:admin|farm|emulator)(?:\/|$)|api\/telemetry$)/i

function destinationOf(method: string, url: URL, headers: Headers, judges: Judges): Destination {
  const path = servicePath(url)
  return judgeOf(path, judges).find(method, path, url.search, headers.get('x-http-method') ?? undefined)
}

function problemsOf(destination: Destination, url: URL, reply: Reply, judges: Judges): string[] {
  if (!destination.operation) {
    // The server may refuse the query, the site or the caller before it finds the operation.
    const { status } = destination
    const statuses = [status, 400, 401, 404]
    const { code, message } = reply.json?.error ?? reply.json?.['odata.error'] ?? {}
    const isXmlError = typeof reply.json === 'string' && reply.json.includes('<m:error ')
    const isError =
      isXmlError || (typeof code === 'string' && typeof (besideRest.test(servicePath(url)) ? message : message?.value) === 'string')
    return [
      ...(statuses.includes(reply.status) ? [] : [`The address leads nowhere, which is ${status}, but the reply is ${reply.status}.`]),
      ...(isError ? [] : ['The body is not an error in the form of this address.']),
    ]
  }
  const { operation, part } = destination
  const judge = judgeOf(servicePath(url), judges)
  if (part && reply.status === 200) return judge.partProblems(part, reply)
  const isWhole = !/[?&](?:\$|%24)select=/i.test(url.search)
  return [...judge.problems(operation, reply), ...(isWhole ? judge.missingProperties(operation, reply) : [])]
}
