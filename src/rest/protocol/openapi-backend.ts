import { type Context as BackendContext, type Request as BackendRequest, type Document, OpenAPIBackend } from 'openapi-backend'
import type { Shape } from '../../entities/shape/shape.ts'
import { type Contract, operationsOf } from '../../http/openapi/contract.ts'
import type { Input } from '../../http/openapi/validator.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Content } from '../odata/content.ts'
import { anyContent } from './any-content.ts'
import type { Answer, Handlers, OperationId, Reply, ShapeFinders, ValidCall } from './handlers.ts'

// The only file of this edge that uses openapi-backend, and the only one that casts validated values to the types of
// the contract.

type AnyHandler = (ctx: WireContext | undefined, call: ValidCall, reply: Reply<OperationId>) => Promise<Answer<OperationId>>
type AnyFinder = (ctx: WireContext, call: ValidCall) => Promise<Shape<never>>

export interface BoundOperations {
  /**
   * Runs the handler of a call. Fails as the handler does, and with an `Error` if the operation needs a caller and has
   * none.
   */
  run(call: ValidCall, ctx: WireContext | undefined): Promise<Content>
}

/** The call for a validated input. */
export const callOf = (
  operationId: string,
  input: Input,
  { request, envelope, givenType, note }: Pick<ValidCall, 'request' | 'envelope' | 'givenType' | 'note'>,
): ValidCall => {
  const { params, query, headers, body } = input
  // The validator has checked that the input has these types.
  return { operationId, request, envelope, givenType, note, params, query, headers, body } as unknown as ValidCall
}

/** The finder of an operation; undefined if its reply always has the same shape. */
export const finderOf = (finders: ShapeFinders<WireContext>, operationId: string): AnyFinder | undefined =>
  finders[operationId as OperationId] as AnyFinder | undefined

/** A call that passes through openapi-backend unchanged. */
interface Pending extends BackendRequest {
  readonly call: ValidCall
  readonly handlers: AllHandlers
}

type AllHandlers = Readonly<Record<string, AnyHandler>>

/** The operations of a contract, prepared once for all servers of the process. */
const prepared = new WeakMap<Contract, Promise<OpenAPIBackend>>()

/**
 * Binds each operation of the contract to its handler. openapi-backend dispatches in strict mode, and checks again that
 * operations which need a caller have one: a mistake in the pipeline causes an internal error, never a call without
 * permission. Fails with an `Error` that names the operations without a handler.
 */
export async function bindOperations(contract: Contract, handlers: Handlers<WireContext>): Promise<BoundOperations> {
  demandAll(contract, handlers)
  const preparing = prepared.get(contract) ?? newBackend(contract, (pending) => pending.handlers)
  prepared.set(contract, preparing)
  const backend = await preparing
  const own = handlers as unknown as AllHandlers
  return {
    async run(call, ctx) {
      const { content } = (await backend.handleRequest({ call, handlers: own } as Pending, ctx)) as Answer<OperationId>
      return content
    },
  }
}

/** See `bindOperations`; tests remove parts of it. */
export async function createBackend(contract: Contract, handlers: Handlers<WireContext>): Promise<OpenAPIBackend> {
  demandAll(contract, handlers)
  return newBackend(contract, () => handlers as unknown as AllHandlers)
}

function demandAll(contract: Contract, handlers: Handlers<WireContext>): void {
  const missing = operationsOf(contract).filter(({ operationId }) => !Object.hasOwn(handlers, operationId))
  if (missing.length > 0) throw new Error(`These operations have no handler: ${missing.map(({ operationId }) => operationId).join(', ')}`)
}

async function newBackend(contract: Contract, handlersOf: (pending: Pending) => AllHandlers): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: skeleton(contract),
    quick: true,
    strict: true,
    // The input is already validated.
    validate: false,
    securityHandlers: { caller: (_: BackendContext, ctx: WireContext | undefined) => ctx !== undefined },
  })
  await backend.init()
  // Its own router would scan all operations for each look-up.
  const known = new Map(backend.router.getOperations().map((operation) => [String(operation.operationId), operation]))
  backend.router.getOperation = (id) => known.get(id)
  backend.router.matchOperation = (request: BackendRequest) => known.get((request as Pending).call.operationId) as never
  backend.router.parseRequest = (request: BackendRequest) => request as never
  const reply = anyContent as unknown as Reply<OperationId>
  for (const { operationId } of operationsOf(contract))
    backend.register(operationId, ({ request }: BackendContext, ctx: WireContext | undefined) => {
      const pending = request as unknown as Pending
      return handlersOf(pending)[operationId]?.(ctx, pending.call, reply)
    })
  return backend
}

/**
 * The parts of the contract that openapi-backend needs to know the operations: it would resolve every reference of the
 * rest.
 */
function skeleton(contract: Contract): Document {
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, operationId, security } of operationsOf(contract)) {
    // Sign-in knows which schemes are enabled; here one entry stands for any of them.
    const needed = security.length > 0 ? [{ caller: [] }] : []
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId, security: needed, responses: {} } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'contract', version: '1' },
    paths,
    components: { securitySchemes: { caller: { type: 'http', scheme: 'any' } } },
  }
}
