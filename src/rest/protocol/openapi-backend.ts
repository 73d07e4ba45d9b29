import { type Context as BackendContext, type Request as BackendRequest, type Document, OpenAPIBackend } from 'openapi-backend'
import type { Shape } from '../../entities/shape/shape.ts'
import type { Request } from '../../http/message/message.ts'
import { type Contract, operationsOf } from '../../http/openapi/contract.ts'
import type { Input } from '../../http/openapi/validator.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Content } from '../odata/content.ts'
import type { Envelope } from '../odata/negotiate.ts'
import { anyContent } from './any-content.ts'
import type { Answer, Handlers, OperationId, Reply, ShapeFinders, ValidCall } from './handlers.ts'

// The only file of this edge that knows openapi-backend, and the only one
// where values are given the types that the contract has checked them for.

type AnyHandler = (ctx: WireContext | undefined, call: ValidCall, reply: Reply<OperationId>) => Promise<Answer<OperationId>>
type AnyFinder = (ctx: WireContext, call: ValidCall) => Promise<Shape<never>>

export interface BoundOperations {
  /** Runs the handler of a call. Fails as the handler does, and with an `Error` where the operation needs a caller and there is none. */
  run(call: ValidCall, ctx: WireContext | undefined): Promise<Content>
}

/** The call that a checked input makes. */
export const callOf = (
  operationId: string,
  input: Input,
  { request, envelope }: { readonly request: Request; readonly envelope: Envelope },
  // The validator has found the input to be what the contract says, which is what these types say.
): ValidCall => ({ operationId, request, envelope, ...input }) as unknown as ValidCall

/** The finder of an operation; undefined for one whose reply always has the same shape. */
export const finderOf = (finders: ShapeFinders<WireContext>, operationId: string): AnyFinder | undefined =>
  finders[operationId as OperationId] as AnyFinder | undefined

/** A call on its way through openapi-backend, which hands it on as it is. */
interface Pending extends BackendRequest {
  readonly call: ValidCall
}

/**
 * Gives each operation of the contract its handler. openapi-backend dispatches
 * in strict mode, and asks once more whether the operations that need a caller
 * have one: a hole in the way of requests ends in a fault, never in a run.
 * Fails with an `Error` that names the operations without a handler.
 */
export async function bindOperations(contract: Contract, handlers: Handlers<WireContext>): Promise<BoundOperations> {
  const backend = await createBackend(contract, handlers)
  return {
    async run(call, ctx) {
      const { content } = (await backend.handleRequest({ call } as Pending, ctx)) as Answer<OperationId>
      return content
    },
  }
}

/** See `bindOperations`; tests take something away from it. */
export async function createBackend(contract: Contract, handlers: Handlers<WireContext>): Promise<OpenAPIBackend> {
  const missing = operationsOf(contract).filter(({ operationId }) => !Object.hasOwn(handlers, operationId))
  if (missing.length > 0) throw new Error(`These operations have no handler: ${missing.map(({ operationId }) => operationId).join(', ')}`)
  const backend = new OpenAPIBackend({
    definition: skeleton(contract),
    quick: true,
    strict: true,
    // What came in has been checked when it arrives here.
    validate: false,
    securityHandlers: { caller: (_: BackendContext, ctx: WireContext | undefined) => ctx !== undefined },
  })
  await backend.init()
  // Its own router would look through all operations for each look-up.
  const known = new Map(backend.router.getOperations().map((operation) => [String(operation.operationId), operation]))
  backend.router.getOperation = (id) => known.get(id)
  backend.router.matchOperation = (request: BackendRequest) => known.get((request as Pending).call.operationId) as never
  backend.router.parseRequest = (request: BackendRequest) => request as never
  const reply = anyContent as unknown as Reply<OperationId>
  for (const [id, handler] of Object.entries(handlers as unknown as Readonly<Record<string, AnyHandler>>))
    backend.register(id, ({ request }: BackendContext, ctx: WireContext | undefined) =>
      handler(ctx, (request as unknown as Pending).call, reply),
    )
  return backend
}

/** As much of the contract as openapi-backend needs to know its operations: it would follow every reference of the rest. */
function skeleton(contract: Contract): Document {
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, operationId, security } of operationsOf(contract)) {
    // Sign-in knows which schemes are enabled; here it counts that one of them held.
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
