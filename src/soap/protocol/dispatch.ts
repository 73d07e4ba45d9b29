import type { Context } from '../../core/access/context.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type ContentTypeHeader, isUtf8, parseContentType } from '../../http/content/content-type.ts'
import { type Request, type Response, readText } from '../../http/message/message.ts'
import { unknownOperation } from '../../http/message/request-totals.ts'
import type { Edge, Matched, Prepared, Ready } from '../../http/way/edge.ts'
import type { Call, SoapService } from './call.ts'
import { decodeInput, encodeOutput } from './codec.ts'
import { discoDocument, helpPage, wsdlDocument } from './contract-pages.ts'
import type { OperationDescription } from './description.ts'
import { envelopeScope, readEnvelope, type SoapVersion, versions, writeFault, writeSoapEnvelope } from './envelope.ts'
import { faultOf, type SoapFault } from './errors.ts'

export interface SoapEdgeOptions {
  /** By the stem of the address, in lower case. */
  readonly services: ReadonlyMap<string, SoapService>
  /** `{soap_namespace}` of the specification (decisions A4). */
  readonly namespace: string
  readonly bodyLimitBytes: number
  /** Of services that ask nobody to sign in. */
  readonly signInBodyLimitBytes: number
  /** Takes what is withheld from the client. */
  log(error: unknown, correlationId: string): void
}

interface Served {
  readonly service: SoapService
  readonly operations: ReadonlyMap<string, OperationDescription>
  /** Where the elements of a request may be. */
  readonly namespaces: ReadonlySet<string>
}

/**
 * The SOAP edge: POST runs an operation, GET shows the contract (`?wsdl`,
 * `?disco`, or a page for people). Every failure is a fault, with the status of
 * its meaning (specification, SOAP services and Errors).
 */
export function createSoapEdge(options: SoapEdgeOptions): Edge {
  const table = new Map<string, Served>()
  for (const [name, service] of options.services) {
    const { operations, establishedNamespace } = service.description
    table.set(name, {
      service,
      operations: new Map(operations.map((operation) => [operation.input, operation])),
      namespaces: new Set([options.namespace, establishedNamespace]),
    })
  }
  return {
    match(request, name) {
      const served = table.get(name.toLowerCase())
      if (!served) throw new DomainError(kernelReasons.resource_not_found, { path: shownPath(request) })
      if (request.method === 'GET') return contractPage(options, served, request)
      if (request.method === 'POST') return matched(options, served, request)
      throw new DomainError(kernelReasons.method_not_allowed, { method: request.method, path: shownPath(request), allow: 'GET, POST' })
    },
    fail: (request, error) => faultReply(options, { request, version: '1.1', namespace: options.namespace }, error),
  }
}

const shownPath = (request: Request): string => request.path.slice(0, 200)

/** The contract, which anybody may read. */
const contractPage = (options: SoapEdgeOptions, served: Served, request: Request): Ready => ({
  needs: undefined,
  operation: `${served.service.description.file}.contract`,
  perform: () => ({ ...showContract(options, served, request), operation: `${served.service.description.file}.contract` }),
  fail: (error) => faultReply(options, { request, version: '1.1', namespace: options.namespace }, error),
})

function showContract(options: SoapEdgeOptions, { service }: Served, request: Request): Response {
  const address = `${request.origin}${request.path}`
  const { description, wsdl } = service
  const asked = new Set(
    request.query
      .toLowerCase()
      .split('&')
      .map((part) => part.split('=')[0]),
  )
  if (asked.has('wsdl') || asked.has('singlewsdl'))
    return page('text/xml; charset=utf-8', wsdlDocument(wsdl, description, options.namespace, address))
  if (asked.has('disco')) return page('text/xml; charset=utf-8', discoDocument(description, options.namespace, address))
  const reply = page('text/html; charset=utf-8', helpPage(description, options.namespace, address))
  return { ...reply, headers: { ...reply.headers, 'Content-Security-Policy': "default-src 'none'" } }
}

const page = (contentType: string, body: string): Response => ({ status: 200, headers: { 'Content-Type': contentType }, body })

/** What the reply to a request is worded by. */
interface Speech {
  readonly request: Request
  readonly version: SoapVersion
  /** Of the faults. */
  readonly namespace: string
  /** For request totals: what the message turned out to ask for. */
  readonly operation?: string
}

/** A message to a service: which operation it wants stands in its body. Before that is read, its Content-Type decides how a fault is worded. */
function matched(options: SoapEdgeOptions, served: Served, request: Request): Matched | Response {
  const { service } = served
  const { file } = service.description
  const type = parseContentType(request.headers['content-type'] ?? '')
  const speech: Speech = {
    request,
    version: type.type === 'application/soap+xml' ? '1.2' : '1.1',
    namespace: options.namespace,
    operation: `${file}.${unknownOperation}`,
  }
  const fail = (error: unknown) => faultReply(options, speech, error)
  try {
    demandReadable(request, type)
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
    readBody: async () => {
      const text = await readText(request, service.needsSignIn ? options.bodyLimitBytes : options.signInBodyLimitBytes)
      return { validate: () => prepared(options, served, speech, text) }
    },
    fail,
  }
}

/** Finds the operation that a message asks for, and reads its input. */
function prepared(options: SoapEdgeOptions, served: Served, before: Speech, text: string): Prepared | Response {
  let speech = before
  const { description } = served.service
  try {
    const envelope = readEnvelope(text)
    speech = { ...speech, version: envelope.version }
    if ('fault' in envelope) return replyWithFault(speech, envelope.fault)
    const { body } = envelope
    if (!served.namespaces.has(body.namespace)) throw unknownNamespace(body.namespace, served, options.namespace)
    // A request in the established namespace is answered in it, and its faults are in the one that those of all services have (soap.md 1.1).
    speech = { ...speech, namespace: body.namespace === options.namespace ? options.namespace : establishedFaults }
    const operation = served.operations.get(body.name)
    if (!operation)
      throw new DomainError(kernelReasons.operation_unsupported, { operation: `${description.service}.${body.name.slice(0, 100)}` })
    speech = { ...speech, operation: `${description.file}.${operation.name}` }
    return runnable(options, served, speech, {
      operation,
      namespace: body.namespace,
      input: decodeInput(description, operation, body, served.namespaces),
    })
  } catch (error) {
    return faultReply(options, speech, error)
  }
}

const establishedFaults = 'http://schemas.microsoft.com/sharepoint/soap/'

/** An operation with its input. */
interface Asked {
  readonly operation: OperationDescription
  /** That of the message, which the reply has too. */
  readonly namespace: string
  readonly input: unknown
}

function runnable(options: SoapEdgeOptions, { service }: Served, speech: Speech, { operation, namespace, input }: Asked): Prepared {
  const { request, version } = speech
  return {
    operation: speech.operation ?? unknownOperation,
    // The services name their reads so (soap.md 3).
    writes: !/^(?:Get|Mode$)/.test(operation.name),
    async perform(ctx) {
      const replyHeaders = new Map<string, string | string[]>()
      const output = await invoke(service, { request, replyHeaders }, ctx, { name: operation.name, input })
      const render = () => {
        const body = encodeOutput(service.description, operation, output, namespace, envelopeScope(version))
        return envelopeReply(200, speech, body, Object.fromEntries(replyHeaders))
      }
      return { render }
    },
    fail: (error) => faultReply(options, speech, error),
  }
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

const bodyTypes = new Set(['text/xml', 'application/xml', 'application/soap+xml'])

/** Fails with `unsupported_media_type` when the headers say that the body is nothing that can be read here. */
function demandReadable({ headers }: Request, { type, charset }: ContentTypeHeader): void {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = headers
  if (!bodyTypes.has(type)) {
    const allowed = 'text/xml for SOAP 1.1, application/soap+xml for SOAP 1.2'
    throw unreadable(given === '' ? 'A body without a Content-Type' : `The Content-Type '${given.slice(0, 100)}'`, allowed)
  }
  if (!isUtf8(charset)) throw unreadable(`The charset '${(charset ?? '').slice(0, 40)}'`, 'UTF-8')
  if (encoding !== 'identity') throw unreadable(`The Content-Encoding '${encoding.slice(0, 40)}'`, 'the message uncompressed')
}

const unreadable = (given: string, allowed: string) => new DomainError(kernelReasons.unsupported_media_type, { given, allowed })

function unknownNamespace(given: string, { service }: Served, namespace: string): DomainError {
  const known = `'${namespace}' or '${service.description.establishedNamespace}'`
  return invalid(`The operation is in the namespace '${given.slice(0, 100)}'; ${service.description.service} is served in ${known}.`)
}

function faultReply(options: SoapEdgeOptions, speech: Speech, error: unknown): Response {
  const { profile, correlationId } = speech.request
  return replyWithFault(
    speech,
    faultOf(profile, error, (hidden) => options.log(hidden, correlationId)),
  )
}

const replyWithFault = (speech: Speech, fault: SoapFault): Response =>
  envelopeReply(fault.status, speech, writeFault(speech.version, fault, speech.namespace), fault.headers ?? {})

const envelopeReply = (
  status: number,
  { version, operation }: Speech,
  body: string,
  headers: Record<string, string | string[]>,
): Response => ({
  status,
  headers: { 'Content-Type': versions[version].contentType, ...headers },
  body: writeSoapEnvelope(version, body),
  ...(operation !== undefined && { operation }),
})
