import type { Context } from '../../core/access/context.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { type Request, type Response, readText } from '../../http/message/message.ts'
import { unknownOperation } from '../../http/message/request-totals.ts'
import type { AddressedOperation } from '../../http/way/way.ts'
import type { Call, SoapService } from './call.ts'
import { decodeInput, encodeOutput } from './codec.ts'
import { discoDocument, helpPage, wsdlDocument } from './contract-pages.ts'
import type { OperationDescription } from './description.ts'
import { envelopeScope, readEnvelope, type SoapVersion, versions, writeEnvelope, writeFault } from './envelope.ts'
import { type Fault, faultOf } from './errors.ts'

export interface SoapEdgeOptions {
  /** By the stem of the address, in lower case. */
  readonly services: ReadonlyMap<string, SoapService>
  /** `{soap_namespace}` of the specification (decisions A4). */
  readonly namespace: string
  readonly bodyLimitBytes: number
  /** Takes what is withheld from the client. */
  log(error: unknown, correlationId: string): void
}

/**
 * Finds out the web and who asks; undefined when the request carries no
 * credentials. Run only for an operation that wants to know, before the body
 * is read, so that its failures are faults like any other.
 */
export type OpenContext = (operation: AddressedOperation) => Promise<Context | undefined>

/** Serves `<service>.asmx`. */
export type SoapEdge = (request: Request, service: string, open: OpenContext) => Promise<Response>

interface Served {
  readonly service: SoapService
  readonly operations: ReadonlyMap<string, OperationDescription>
  /** Where the elements of a request may be. */
  readonly namespaces: ReadonlySet<string>
}

/**
 * The SOAP edge: POST runs an operation, GET shows the contract (`?wsdl`,
 * `?disco`, or a page for people). Never rejects: every failure is a fault,
 * with the status of its meaning (specification, SOAP services and Errors).
 */
export function createSoapEdge(options: SoapEdgeOptions): SoapEdge {
  const table = new Map<string, Served>()
  for (const [name, service] of options.services) {
    const { operations, establishedNamespace } = service.description
    table.set(name, {
      service,
      operations: new Map(operations.map((operation) => [operation.input, operation])),
      namespaces: new Set([options.namespace, establishedNamespace]),
    })
  }
  return async (request, name, open) => {
    const served = table.get(name.toLowerCase())
    if (!served)
      return faultReply(
        options,
        request,
        '1.1',
        options.namespace,
        new DomainError(kernelReasons.resource_not_found, { path: shownPath(request) }),
      )
    if (request.method === 'GET')
      return { ...showContract(options, served, request), operation: `${served.service.description.file}.contract` }
    if (request.method === 'POST') {
      const passage: Passage = { request, open, operation: `${served.service.description.file}.${unknownOperation}` }
      return { ...(await runOperation(options, served, passage)), operation: passage.operation }
    }
    const error = new DomainError(kernelReasons.method_not_allowed, {
      method: request.method,
      path: shownPath(request),
      allow: 'GET, POST',
    })
    return faultReply(options, request, '1.1', options.namespace, error)
  }
}

const shownPath = (request: Request): string => request.path.slice(0, 200)

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

/** A request on its way. */
interface Passage {
  readonly request: Request
  readonly open: OpenContext
  /** For request totals: what the message turned out to ask for. */
  operation: string
}

async function runOperation(options: SoapEdgeOptions, served: Served, passage: Passage): Promise<Response> {
  const { request, open } = passage
  let version: SoapVersion = /^\s*application\/soap\+xml\b/i.test(request.headers['content-type'] ?? '') ? '1.2' : '1.1'
  let namespace = options.namespace
  const { description } = served.service
  const replyHeaders = new Map<string, string | string[]>()
  try {
    demandReadableType(request)
    const invoke = await invoker(served.service, { request, replyHeaders }, open)
    const envelope = readEnvelope(await readText(request, options.bodyLimitBytes))
    version = envelope.version
    if ('fault' in envelope) return replyWithFault(envelope.fault, version, namespace)
    const { body } = envelope
    if (!served.namespaces.has(body.namespace)) throw unknownNamespace(body.namespace, served, options.namespace)
    // Whoever asks in the established namespace is answered in it, and told faults in the one that those of all services have (soap.md 1.1).
    namespace = body.namespace === options.namespace ? options.namespace : establishedFaults
    const operation = served.operations.get(body.name)
    if (!operation)
      throw new DomainError(kernelReasons.operation_unsupported, { operation: `${description.service}.${body.name.slice(0, 100)}` })
    passage.operation = `${description.file}.${operation.name}`
    const input = decodeInput(description, operation, body, served.namespaces)
    const output = await invoke(operation.name, input)
    const reply = encodeOutput(description, operation, output, body.namespace, envelopeScope(version))
    return envelopeReply(200, version, reply, Object.fromEntries(replyHeaders))
  } catch (error) {
    return faultReply(options, request, version, namespace, error)
  }
}

const establishedFaults = 'http://schemas.microsoft.com/sharepoint/soap/'

type Invoke = (operation: string, input: unknown) => Promise<unknown> | undefined

/** Fails with `sign_in_required` when the service wants to know who asks, and nobody says. */
async function invoker(service: SoapService, call: Call, open: OpenContext): Promise<Invoke> {
  if (!service.needsSignIn) return (operation, input) => service.operations.get(operation)?.(call, input)
  const context = await open({ demandsDigest: false })
  if (!context)
    throw new DomainError(kernelReasons.sign_in_required, {
      message: `${service.description.file}.asmx is only for users who say who they are.`,
    })
  return (operation, input) => service.operations.get(operation)?.({ ...call, context }, input)
}

const bodyTypes = /^(?:text\/xml|application\/xml|application\/soap\+xml)$/
const charsets = /^(?:utf-8|utf8|us-ascii|ascii)$/

/** Fails with `unsupported_media_type` when the headers say that the body is nothing that can be read here. */
function demandReadableType(request: Request): void {
  const given = request.headers['content-type'] ?? ''
  const [type = '', ...parameters] = given
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (!bodyTypes.test(type)) {
    const allowed = 'text/xml for SOAP 1.1, application/soap+xml for SOAP 1.2'
    throw unreadable(given === '' ? 'A body without a Content-Type' : `The Content-Type '${given.slice(0, 100)}'`, allowed)
  }
  const charset = /^charset\s*=\s*"?([^"]*)"?$/.exec(parameters.find((parameter) => parameter.startsWith('charset')) ?? '')?.[1]
  if (charset !== undefined && !charsets.test(charset)) throw unreadable(`The charset '${charset.slice(0, 40)}'`, 'UTF-8')
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw unreadable(`The Content-Encoding '${encoding.slice(0, 40)}'`, 'the message uncompressed')
}

const unreadable = (given: string, allowed: string) => new DomainError(kernelReasons.unsupported_media_type, { given, allowed })

function unknownNamespace(given: string, { service }: Served, namespace: string): DomainError {
  const known = `'${namespace}' or '${service.description.establishedNamespace}'`
  return invalid(`The operation is in the namespace '${given.slice(0, 100)}'; ${service.description.service} is served in ${known}.`)
}

function faultReply(options: SoapEdgeOptions, request: Request, version: SoapVersion, namespace: string, error: unknown): Response {
  return replyWithFault(
    faultOf(request.profile, error, (hidden) => options.log(hidden, request.correlationId)),
    version,
    namespace,
  )
}

const replyWithFault = (fault: Fault, version: SoapVersion, namespace: string): Response =>
  envelopeReply(fault.status, version, writeFault(version, fault, namespace), fault.headers ?? {})

const envelopeReply = (status: number, version: SoapVersion, body: string, headers: Record<string, string | string[]>): Response => ({
  status,
  headers: { 'Content-Type': versions[version].contentType, ...headers },
  body: writeEnvelope(version, body),
})
