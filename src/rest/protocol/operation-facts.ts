import type { Entities } from '../../../generated/rest/bindings.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { type Contract, kindsOf, type Operation } from '../../http/openapi/contract.ts'
import type { Needs } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { ShapeFinders, ValidCall } from './handlers.ts'
import { readingOperations } from './marks.ts'
import { finderOf } from './openapi-backend.ts'

/** The shapes that replies to writes have. */
export interface ReplyShapes {
  /** By their entity. */
  readonly shapes: { readonly [E in keyof Entities]?: Shape<never> }
  /** Of those writes whose entity has another one for each list. */
  readonly shapeFinders: ShapeFinders<WireContext>
}

/** What is known of an operation before any request of it comes. */
export interface OperationFacts {
  readonly operation: Operation
  readonly needs: Needs | undefined
  readonly needsInRootWeb: Needs | undefined
  /** What is no JSON is the handler's to read. */
  readonly readsJson: boolean
  readonly lookedUp: readonly LookedUpKind[]
  /** The shape of the reply, where one is to be checked before anything is written. */
  readonly shapeOf: ((ctx: WireContext, call: ValidCall) => Shape<never> | Promise<Shape<never>>) | undefined
}

/** A kind of addresses with looked-up forms, and the parameters that the last part of its canonical form has. */
export interface LookedUpKind {
  readonly name: string
  readonly own: readonly string[]
}

/** Fails with an `Error` where the operation is a write whose reply has no known shape. */
export function operationFacts(contract: Contract, { shapes, shapeFinders }: ReplyShapes, operation: Operation): OperationFacts {
  const { operationId, method, path, parameters, requestBody, security } = operation
  const schemes = security.flatMap((requirement) => Object.keys(requirement)).join(', ')
  // An operation that declares the header wants it (decisions E3).
  const demandsDigest = parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'x-requestdigest')
  const needs = {
    demandsDigest,
    writes: demandsDigest && !readingOperations.has(operationId),
    whenNobody: `this address needs credentials of one of the schemes ${schemes}.`,
  }
  const entity = method === 'GET' ? undefined : entityOf(operation)
  const shape = entity === undefined ? undefined : shapes[entity as keyof Entities]
  const finder = finderOf(shapeFinders, operationId)
  if (entity !== undefined && !shape && !finder) throw new Error(`The shape of ${entity}, which ${operationId} replies with, is not known.`)
  return {
    operation,
    needs: security.length === 0 ? undefined : { ...needs, isInRootWeb: false },
    needsInRootWeb: security.length === 0 ? undefined : { ...needs, isInRootWeb: true },
    readsJson: requestBody?.content['application/json'] !== undefined,
    lookedUp: lookedUpKinds(contract, path),
    shapeOf: finder ?? (shape && (() => shape)),
  }
}

/** The entity of an operation's reply, where it takes `$select`. */
function entityOf({ parameters, responses }: Operation): string | undefined {
  if (!parameters.some(({ name }) => name === '$select')) return undefined
  const replies = Object.entries(responses).flatMap(([status, response]) => (status.startsWith('2') ? [response['x-odata']] : []))
  return replies.map((reply) => reply?.entity ?? reply?.collection).find((name) => name !== undefined)
}

const lookedUpKinds = (contract: Contract, path: string): LookedUpKind[] =>
  kindsOf(contract, path)
    .filter(({ lookedUp }) => lookedUp !== undefined)
    .map(({ name, canonical }) => {
      const last = canonical.slice(canonical.lastIndexOf('/'))
      return { name, own: [...last.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') }
    })
