import type { Entities } from '../../../generated/rest/bindings.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { type Contract, kindsOf, type Operation, resolve } from '../../http/openapi/contract.ts'
import type { Needs } from '../../http/way/edge.ts'
import { plainName } from '../../profile/type-names.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { ShapeFinders, ValidCall } from './handlers.ts'
import { readingOperations } from './marks.ts'
import { finderOf } from './openapi-backend.ts'

/** The shapes of replies to writes. */
export interface ReplyShapes {
  /** By entity. */
  readonly shapes: { readonly [E in keyof Entities]?: Shape<never> }
  /** Of writes whose entity has a different shape for each list. */
  readonly shapeFinders: ShapeFinders<WireContext>
}

/** Facts of an operation that do not depend on a request. */
export interface OperationFacts {
  readonly operation: Operation
  readonly needs: Needs | undefined
  readonly needsInRootWeb: Needs | undefined
  /** The handler reads bodies that are not JSON. */
  readonly readsJson: boolean
  /** Whether it changes an entity and replies with it. */
  readonly isUpdate: boolean
  /** The short name of the entity that the body describes. */
  readonly bodyOf?: string
  /** The members of the body, in lower case. */
  readonly bodyMembers: ReadonlySet<string>
  /** The handler has a body in every case: a request without one has an object without members. */
  readonly needsBody: boolean
  readonly lookedUp: readonly LookedUpKind[]
  /** The shape of the reply, if `$select` and `$expand` must be checked before the write. */
  readonly shapeOf: ((ctx: WireContext, call: ValidCall) => Shape<never> | Promise<Shape<never>>) | undefined
}

/** A kind of address with looked-up forms, and the parameters in the last segment of its canonical form. */
export interface LookedUpKind {
  readonly name: string
  readonly own: readonly string[]
}

/** Fails with an `Error` if the operation is a write whose reply has no known shape. */
export function operationFacts(contract: Contract, { shapes, shapeFinders }: ReplyShapes, operation: Operation): OperationFacts {
  const { operationId, method, path, parameters, requestBody, security } = operation
  const schemes = security.flatMap((requirement) => Object.keys(requirement)).join(', ')
  // An operation that declares the header requires it (protocol/sign-in#form-digests).
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
    isUpdate: isUpdate(operation),
    ...entityOfBody(contract, operation),
    bodyMembers: membersOfBody(contract, operation),
    needsBody: requestBody?.required === true || requestBody?.['x-default'] !== undefined,
    lookedUp: lookedUpKinds(contract, path),
    shapeOf: finder ?? (shape && (() => shape)),
  }
}

/** Operations whose names begin with merge are updates with the header X-HTTP-Method. */
const isUpdate = ({ method, operationId, responses }: Operation): boolean =>
  (method === 'PUT' || operationId.startsWith('merge')) && responses['200']?.['x-odata']?.entity !== undefined

function entityOfBody(contract: Contract, { requestBody }: Operation): { readonly bodyOf?: string } {
  const schema = requestBody?.content['application/json']?.schema
  const name = schema && resolve(contract, schema)['x-body-of']
  const facts =
    typeof name === 'string' ? (contract.components.schemas[name]?.['x-entity'] as { readonly type: string } | undefined) : undefined
  return facts ? { bodyOf: plainName(facts.type) } : {}
}

function membersOfBody(contract: Contract, { requestBody }: Operation): ReadonlySet<string> {
  const schema = requestBody?.content['application/json']?.schema
  return new Set(Object.keys((schema && resolve(contract, schema).properties) ?? {}).map((name) => name.toLowerCase()))
}

/** The entity of an operation's reply, if it has `$select`. */
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
