import type { Operation } from './contract/document.ts'
import type { Judge } from './contract/judge.ts'
import type { Client, Reply, Sent } from './http/client.ts'
import { NotXml, readXml } from './http/xml.ts'
import type { Envelope, ProfileFacts } from './profiles.ts'
import { NotSupported, Wrong } from './results.ts'

export interface Asked extends Sent {
  /** The statuses that the check takes; without it any status below 400. */
  readonly status?: number | readonly number[]
  /** `nometadata` if it is missing. */
  readonly envelope?: Envelope
}

/** An error body of REST. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
}

/** What a check calls the server with. */
export interface Tools {
  readonly profile: ProfileFacts
  /** The URL of the web of the checks, without a trailing slash. */
  readonly web: string
  /** The same, relative to the server; empty for the root. */
  readonly webPath: string
  /**
   * Sends a request to an operation of the contract, at an address below the web, and checks the reply against the contract.
   * Fails with `Wrong` if the contract or the check does not allow it, and with `NotSupported` if the server has no such
   * operation.
   */
  ask(operationId: string, method: string, path: string, asked?: Asked): Promise<Reply>
  /** The same without a check. */
  send(method: string, path: string, sent?: Sent): Promise<Reply>
  /** A request to an operation that has to be refused with this status; the error body is checked and returned. */
  refused(
    operationId: string,
    method: string,
    path: string,
    asked: Asked & { readonly status: number | readonly number[] },
  ): Promise<ErrorBody>
  /** `ask` by a caller who does not sign in; takes any status. */
  askAsStranger(operationId: string, method: string, path: string): Promise<Reply>
  /** What a caller who does not sign in gets for the web; asked once. */
  statusForStranger(): Promise<number>
  /** The operation of the contract. Fails with `NotSupported` if the contract has none. */
  operation(id: string): Operation
}

export interface ToolParts {
  readonly client: Client
  /** A client without credentials. */
  readonly stranger: Client
  readonly judge: Judge
  readonly operations: ReadonlyMap<string, Operation>
  readonly profile: ProfileFacts
  readonly web: string
  readonly webPath: string
  /** The form digest of writes. */
  readonly digest: () => string
}

export const acceptOf = (envelope: Envelope): string => `application/json;odata=${envelope}`

export function toolsOf({ client, stranger, judge, operations, profile, web, webPath, digest }: ToolParts): Tools {
  const send = (method: string, path: string, { headers = {}, ...sent }: Sent = {}) => {
    const own = method === 'GET' ? headers : { 'X-RequestDigest': digest(), ...headers }
    return client.send(method, `${web}${path}`, { ...sent, headers: own })
  }
  const operationOf = (id: string): Operation => {
    const operation = operations.get(id)
    if (!operation) throw new NotSupported(`the contract has no operation ${id}`)
    return operation
  }
  const judged = async (id: string, method: string, path: string, { envelope = 'nometadata', headers = {}, ...sent }: Asked) => {
    const operation = operationOf(id)
    const reply = await send(method, path, { ...sent, headers: { Accept: acceptOf(envelope), ...headers } })
    return judgedReply(operation, reply, path)
  }
  const judgedReply = (operation: Operation, reply: Reply, path: string): Reply => {
    const { id } = operation
    if (isMissing(reply)) throw new NotSupported(`${id} is answered with ${reply.status}: ${wordsOf(reply)}`, reply.request)
    const problems = judge.problems(operation, reply, !/[?&](?:\$|%24)select=/i.test(path))
    if (problems.length > 0) throw new Wrong(`${problems.join('; ')} (${reply.status}: ${wordsOf(reply)})`, reply.request)
    return reply
  }
  const sendAsStranger = (method: string, path: string) =>
    stranger.send(method, `${web}${path}`, { headers: { Accept: acceptOf('nometadata') } })
  let forStranger: Promise<number> | undefined
  return {
    ...{ profile, web, webPath, send },
    operation: operationOf,
    async askAsStranger(id, method, path) {
      return judgedReply(operationOf(id), await sendAsStranger(method, path), path)
    },
    statusForStranger() {
      forStranger ??= sendAsStranger('GET', '/_api/web').then(({ status }) => status)
      return forStranger
    },
    async ask(id, method, path, asked = {}) {
      const reply = await judged(id, method, path, asked)
      demandStatus(id, reply, asked.status)
      return reply
    },
    async refused(id, method, path, asked) {
      const reply = await judged(id, method, path, asked)
      demandStatus(id, reply, asked.status)
      return errorIn(reply, profile.errorMember[asked.envelope ?? 'nometadata'])
    },
  }
}

function demandStatus(id: string, reply: Reply, wanted: number | readonly number[] | undefined): void {
  const isFine = wanted === undefined ? reply.status < 400 : [wanted].flat().includes(reply.status)
  if (isFine) return
  const named = wanted === undefined ? 'a success' : [wanted].flat().join(' or ')
  throw new Wrong(`${id} is answered with ${reply.status}, not with ${named}: ${wordsOf(reply)}`, reply.request)
}

/** The error body of a reply in this member. Fails with `Wrong` if it has none. */
export function errorIn(reply: Reply, member: string): ErrorBody {
  const error = reply.json?.[member]
  const message = error?.message?.value
  if (typeof error?.code !== 'string' || typeof message !== 'string' || message === '')
    throw new Wrong(`the error has no code and message in ${member}: ${reply.text.slice(0, 200)}`, reply.request)
  return { code: error.code, message }
}

/** Codes of errors that say that there is no such operation. */
const missing = /(?:ResourceNotFoundException|NotImplementedException|NotSupportedException)$/

/** Whether a reply says that the server does not have the operation. */
export function isMissing({ status, json, headers }: Reply): boolean {
  if (status === 501 || status === 405) return true
  if (status !== 404 && status !== 400) return false
  const error = json?.error ?? json?.['odata.error']
  if (typeof error?.code === 'string' && missing.test(error.code)) return true
  // A server that knows nothing of these protocols shows a page.
  return status === 404 && !/json|xml/i.test(headers.get('content-type') ?? '')
}

/** The text of a reply in one line, shortened. */
export function wordsOf({ json, text }: Reply): string {
  const error = json?.error ?? json?.['odata.error']
  const message = error?.message?.value ?? error?.message
  const words = typeof message === 'string' ? `${String(error.code)} ${message}` : text
  return words.replace(/\s+/g, ' ').slice(0, 300)
}

/** Fails with `Wrong` if two values differ. */
export function demandEqual(actual: unknown, expected: unknown, what: string, reply?: Reply): void {
  const [one, other] = [JSON.stringify(actual) ?? 'nothing', JSON.stringify(expected) ?? 'nothing']
  if (one !== other) throw new Wrong(`${what} is ${one.slice(0, 300)}, not ${other.slice(0, 300)}`, reply?.request)
}

/** Fails with `Wrong` unless the condition holds. */
export function demand(holds: boolean, message: string, reply?: Reply): void {
  if (!holds) throw new Wrong(message, reply?.request)
}

/** The document of an XML reply. Fails with `Wrong` if it is none. */
export function xmlOf(reply: Reply) {
  try {
    return readXml(reply.text)
  } catch (error) {
    if (!(error instanceof NotXml)) throw error
    throw new Wrong(`the body is no XML: ${error.message}`, reply.request)
  }
}

/** A text as it stands between quotes in an address. */
export const quotedText = (text: string): string => encodeURIComponent(text.replaceAll("'", "''"))

export const listAt = (title: string): string => `/_api/web/lists/getbytitle('${quotedText(title)}')`
export const fileAt = (path: string): string => `/_api/web/getfilebyserverrelativeurl('${quotedText(path)}')`
export const folderAt = (path: string): string => `/_api/web/getfolderbyserverrelativeurl('${quotedText(path)}')`
