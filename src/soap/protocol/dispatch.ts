import { type Outcome, outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { KeptReplies } from '../../http/cache/kept-replies.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { unknownOperation } from '../../http/message/request-totals.ts'
import { textBody } from '../../http/message/text-body.ts'
import { noteAction, refusing } from '../../http/strict/findings.ts'
import { type ContractMode, isStrict, preferenceApplied } from '../../http/strict/handling.ts'
import type { Edge, Matched, Prepared, Ready } from '../../http/way/edge.ts'
import type { Call, SoapService } from './call.ts'
import { decodeInput, encodeOutput } from './codec.ts'
import { discoDocument, helpPage, wsdlDocument } from './contract-pages.ts'
import type { OperationDescription, ServiceDescription } from './description.ts'
import { envelopeScope, readEnvelope, type SoapVersion, versions, writeFault, writeSoapEnvelope } from './envelope.ts'
import { faultOf, type SoapFault } from './errors.ts'
import { findKept } from './kept-messages.ts'
import type { FileSender } from './receive/message-reader.ts'
import { demandKnownMedia, messageType, type ReceivedMessage, receiveMessage } from './receive/receive-message.ts'
import { type PlacedRows, withRows } from './rows.ts'

export interface SoapEdgeOptions {
  /** By the file name of the address, in lower case. */
  readonly services: ReadonlyMap<string, SoapService>
  /** The namespace of all services (protocol/soap-messages#namespaces). */
  readonly namespace: string
  readonly mode: ContractMode
  readonly bodyLimitBytes: number
  /** The limit of the files in a message, which go to the store of the site. */
  readonly uploadLimitBytes: number
  /** The body limit of services that need no sign-in. */
  readonly signInBodyLimitBytes: number
  /** The cache of replies, if there is one. */
  readonly keptReplies?: KeptReplies | undefined
  /** Logs an error whose text the client does not get. */
  log(error: unknown, correlationId: string): void
}

interface Served {
  readonly service: SoapService
  readonly operations: ReadonlyMap<string, OperationDescription>
  /** Namespaces that the elements of a request may have. */
  readonly namespaces: ReadonlySet<string>
}

/**
 * The SOAP edge: POST runs an operation, GET returns the contract (`?wsdl`, `?disco`, or a help page). Every error is a
 * fault with the matching status (protocol/soap-messages#faults).
 */
export function createSoapEdge(options: SoapEdgeOptions): Edge {
  const table = new Map<string, Served>()
  for (const [name, service] of options.services) {
    const { operations, establishedNamespace } = service.description
    table.set(name, {
      service,
      operations: new Map(operations.map((operation) => [operation.input, operation])),
      namespaces: new Set([options.namespace, ...establishedNamespace.split(' ')]),
    })
  }
  return {
    match(request, name) {
      const served = isAtOwnPath(request, name) ? table.get(name.toLowerCase()) : undefined
      if (!served)
        throw new DomainError(kernelReasons.resource_not_found, { path: shownPath(request), hint: didYouMean(name, table.keys()) })
      if (request.method === 'GET') return contractPage(options, served, request)
      if (request.method === 'POST') return matched(options, served, request)
      throw new DomainError(kernelReasons.method_not_allowed, { method: request.method, path: shownPath(request), allow: 'GET, POST' })
    },
    fail: (request, error) => faultReply(options, { request, version: '1.1', namespace: faultNamespace(options, request) }, error),
  }
}

/** Only some profiles have the administration service beside the others. */
const isAtOwnPath = ({ path, profile }: Request, name: string): boolean =>
  !adminPath.test(path) || (profile.soap.hasAdminPath && name.toLowerCase() === 'admin')

const adminPath = /\/_vti_adm\/+[^/]+$/i

/** The namespace of a service for a request: one for all services, or its own of the established server. */
const namespaceOf = ({ namespace }: SoapEdgeOptions, { profile }: Request, { description }: SoapService): string =>
  profile.soap.hasOwnNamespaces ? (description.establishedNamespace.split(' ')[0] ?? namespace) : namespace

/** The namespace of faults while the namespace of the message is not known. */
const faultNamespace = ({ namespace }: SoapEdgeOptions, { profile }: Request): string =>
  profile.soap.hasOwnNamespaces ? establishedFaults : namespace

const shownPath = (request: Request): string => request.path.slice(0, 200)

/** The contract, which needs no sign-in. */
const contractPage = (options: SoapEdgeOptions, served: Served, request: Request): Ready => ({
  needs: undefined,
  operation: `${served.service.description.file}.contract`,
  perform: () => ({ ...showContract(options, served, request), operation: `${served.service.description.file}.contract` }),
  fail: (error) => faultReply(options, { request, version: '1.1', namespace: faultNamespace(options, request) }, error),
})

function showContract(options: SoapEdgeOptions, { service }: Served, request: Request): Response {
  const namespace = namespaceOf(options, request, service)
  const address = `${request.origin}${request.path}`
  const { description, wsdl } = service
  const asked = new Set(
    request.query
      .toLowerCase()
      .split('&')
      .map((part) => part.split('=')[0]),
  )
  if (asked.has('wsdl') || asked.has('singlewsdl'))
    return page('text/xml; charset=utf-8', wsdlDocument(wsdl(), description, namespace, address))
  if (asked.has('disco')) return page('text/xml; charset=utf-8', discoDocument(description, namespace, address))
  const shown = shownOperation(description, request.query)
  if (shown !== undefined) return { status: 302, headers: { Location: `/docs/soap/${description.file}/${shown}` } }
  const reply = page('text/html; charset=utf-8', helpPage(description, namespace, address))
  return { ...reply, headers: { ...reply.headers, 'Content-Security-Policy': "default-src 'none'" } }
}

/** The operation that `?op=` names, by which browsers ask for help; undefined without one. */
function shownOperation({ operations }: SoapService['description'], query: string): string | undefined {
  const [, asked] = /(?:^|&)op=([^&]{1,100})/i.exec(query) ?? []
  return asked === undefined ? undefined : operations.find(({ name }) => name.toLowerCase() === asked.toLowerCase())?.name
}

const page = (contentType: string, body: string): Response => ({ status: 200, headers: { 'Content-Type': contentType }, body })

/** The values that word the reply to a request. */
interface Speech {
  readonly request: Request
  readonly version: SoapVersion
  /** The namespace of faults. */
  readonly namespace: string
  /** The operation of the message, for metrics. */
  readonly operation?: string
  /** The message is one of the contract: what fails from here on is the server's. */
  readonly understood?: true
}

/**
 * A message to a service. Its body names the operation; until the body is read, the Content-Type decides the SOAP
 * version of a fault.
 */
function matched(options: SoapEdgeOptions, served: Served, request: Request): Matched | Response {
  const { service } = served
  const { file } = service.description
  const speech: Speech = {
    request,
    version: messageType(request) === 'application/soap+xml' ? '1.2' : '1.1',
    namespace: faultNamespace(options, request),
    operation: `${file}.${unknownOperation}`,
  }
  const fail = (error: unknown) => faultReply(options, speech, error)
  try {
    demandKnownMedia(request)
  } catch (error) {
    return fail(error)
  }
  return {
    needs: service.needsSignIn
      ? {
          demandsDigest: false,
          writes: false,
          mayWrite: true,
          isInRootWeb: false,
          whenNobody: `${file}.asmx is only for users who say who they are.`,
        }
      : undefined,
    readBody: async (ctx) => {
      const messageBytes = service.needsSignIn ? options.bodyLimitBytes : options.signInBodyLimitBytes
      const limits = { messageBytes, uploadBytes: options.uploadLimitBytes }
      // The files of somebody unknown stay within the limit of a message.
      const sender = ctx && ctx.actor.scheme !== 'Anonymous' ? senderOf(service, ctx) : undefined
      const message = await outcomeOf(() =>
        receiveMessage(request, { isFile: (operation, element) => isFile(service.description, operation, element), limits, sender }),
      )
      return {
        validate: () => prepared(options, served, speech, message),
        ...(message.ok && message.value.discard && { discard: message.value.discard }),
      }
    },
    fail,
  }
}

const isFile = ({ operations, types }: ServiceDescription, operation: string, element: string): boolean =>
  types[operations.find(({ input }) => input === operation)?.input ?? '']?.elements.some(
    ({ name, simple }) => name === element && simple?.base === 'base64Binary',
  ) === true

/** Whether a caller may store a file is asked before any of its bytes is stored; what fails then, the operation reports. */
function senderOf(service: SoapService, ctx: Context): FileSender | undefined {
  const mayStore = service.needsSignIn ? service.mayStore : undefined
  return mayStore && { ctx, mayStore: async (operation) => (await outcomeOf(() => mayStore(ctx, operation))).ok }
}

/** Finds the operation of a message, and decodes its input. */
function prepared(options: SoapEdgeOptions, served: Served, before: Speech, read: Outcome<ReceivedMessage>): Prepared | Response {
  let speech = before
  const { description } = served.service
  try {
    if (!read.ok) throw read.error
    const envelope = readEnvelope(read.value.root)
    speech = { ...speech, version: envelope.version }
    if ('fault' in envelope) return replyWithFault(speech, envelope.fault)
    const { body } = envelope
    if (!served.namespaces.has(body.namespace))
      throw unknownNamespace(body.namespace, served, namespaceOf(options, speech.request, served.service))
    // A request in the established namespace gets its reply in that namespace, and its faults in the fault namespace of
    // all services (protocol/soap-messages#faults).
    const isOurs = body.namespace === options.namespace && !speech.request.profile.soap.hasOwnNamespaces
    speech = { ...speech, namespace: isOurs ? options.namespace : establishedFaults }
    const operation = served.operations.get(body.name)
    if (!operation)
      throw new DomainError(kernelReasons.operation_unsupported, {
        operation: `${description.service}.${body.name.slice(0, 100)}`,
        hint: didYouMean(body.name, served.operations.keys()),
      })
    speech = { ...speech, operation: `${description.file}.${operation.name}` }
    if (isStrict(speech.request.headers, options.mode))
      noteAction(speech.request.headers, operation.name, refusing(speech.request.origin, `soap/${description.file}/${operation.name}`))
    const input = decodeInput(description, operation, body, { namespaces: served.namespaces, bytes: read.value.bytes })
    return runnable(
      options,
      served,
      { ...speech, understood: true },
      { operation, namespace: body.namespace, input, text: read.value.text },
    )
  } catch (error) {
    return faultReply(options, speech, error)
  }
}

const establishedFaults = 'http://schemas.microsoft.com/sharepoint/soap/'

/** An operation with its input. */
interface Asked {
  readonly operation: OperationDescription
  /** The namespace of the message, which the reply also uses. */
  readonly namespace: string
  readonly input: unknown
  /** The whole message, if it is short. */
  readonly text: string | undefined
}

function runnable(options: SoapEdgeOptions, { service }: Served, speech: Speech, { operation, namespace, input, text }: Asked): Prepared {
  const { request, version } = speech
  return {
    operation: speech.operation ?? unknownOperation,
    writes: operation.reads !== true,
    async perform(ctx) {
      if (operation.reads !== true) demandAction(request, version, ctx)
      const place = operation.reads === true ? findKept(options.keptReplies, request, ctx, text) : undefined
      if (place && 'status' in place) return place
      const replyHeaders = new Map<string, string | string[]>()
      let isLasting = false
      const lasts = () => {
        isLasting = true
      }
      const output = await invoke(service, { request, replyHeaders, lasts }, ctx, { name: operation.name, input })
      const render = async () => {
        const placed: PlacedRows[] = []
        const body = encodeOutput(service.description, operation, output, namespace, envelopeScope(version), placed)
        const bare = envelopeReply(200, speech, body, Object.fromEntries(replyHeaders))
        const reply = placed.length === 0 ? bare : await withRowsIn(bare, placed)
        if (isLasting && place) options.keptReplies?.keepMessage(place, reply)
        return reply
      }
      return { render }
    },
    fail: (error) => faultReply(options, speech, error),
  }
}

/** Schemes whose credentials browsers send by themselves. */
const browserSchemes: ReadonlySet<string> = new Set(['Forms', 'NTLM'])

/**
 * A page of another site can make a browser send a message of SOAP 1.1, but not with the header SOAPAction. Fails with
 * `digest_invalid` if the profile needs the header for a write and it is missing (protocol/sign-in#form-digests).
 */
function demandAction({ headers, profile }: Request, version: SoapVersion, ctx: Context | undefined): void {
  if (!profile.soap.writesNeedAction || version !== '1.1' || headers.soapaction !== undefined) return
  if (ctx === undefined || !browserSchemes.has(ctx.actor.scheme)) return
  throw new DomainError(kernelReasons.digest_invalid, { message: 'a write needs the header SOAPAction with the name of its operation.' })
}

/** An error in the first rows becomes a fault; a later error cuts the reply off. */
async function withRowsIn(reply: Response & { readonly body: string }, placed: readonly PlacedRows[]): Promise<Response> {
  return { ...reply, body: await textBody(withRows(reply.body, placed)) }
}

function invoke(
  service: SoapService,
  call: Call,
  context: Context | undefined,
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<unknown> | undefined {
  if (!service.needsSignIn) return service.operations.get(name)?.(call, input)
  if (context) return service.operations.get(name)?.({ ...call, context }, input)
  throw new Error(`${service.description.file}.${name} was called without a caller`)
}

function unknownNamespace(given: string, { service }: Served, namespace: string): DomainError {
  const known = [namespace, ...service.description.establishedNamespace.split(' ')].map((one) => `'${one}'`).join(' or ')
  return invalid(`The operation is in the namespace '${given.slice(0, 100)}'; ${service.description.service} is served in ${known}.`)
}

function faultReply(options: SoapEdgeOptions, speech: Speech, error: unknown): Response {
  const { profile, correlationId } = speech.request
  return replyWithFault(
    speech,
    faultOf(profile, error, (hidden) => options.log(hidden, correlationId), {
      understood: speech.understood === true,
      ...(speech.operation !== undefined && { operation: speech.operation }),
    }),
  )
}

const replyWithFault = (speech: Speech, fault: SoapFault): Response =>
  envelopeReply(fault.status, speech, writeFault(speech.version, fault, speech.namespace), fault.headers ?? {})

const envelopeReply = (
  status: number,
  { request, version, operation }: Speech,
  body: string,
  headers: Record<string, string | string[]>,
): Response & { readonly body: string } => ({
  status,
  headers: { 'Content-Type': versions[version].contentType, ...preferenceApplied(request.headers), ...headers },
  body: writeSoapEnvelope(version, body),
  ...(operation !== undefined && { operation }),
})
