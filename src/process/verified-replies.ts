import type { Response } from '../http/message/message.ts'
import { type Contract, operationsOf } from '../http/openapi/contract.ts'
import { contractTextIn, headersIn } from '../http/openapi/profiled-contract.ts'
import { createValidator, type Validator } from '../http/openapi/validator.ts'
import type { RequestState } from '../http/way/state.ts'
import type { Profile } from '../profile/profile.ts'
import { contractText } from './installation.ts'
import type { ReplyDefect } from './logging.ts'

export interface ReplyVerifier {
  /** Called for each reply; holds a share of them to the contract, after the reply is on its way. */
  answered(response: Response, state: RequestState): void
}

export interface VerifierOptions {
  /** More than 0, at most 1. */
  readonly share: number
  readonly report: (defect: ReplyDefect) => void
  /** Called if a reply cannot be verified. */
  readonly fail: (error: unknown) => void
}

/** Longer replies would hold the event loop for too long; they are passed over. */
const mostBytes = 262_144
/** Breaks of one reply that are told. */
const mostBreaks = 10

type ContractName = 'rest' | 'admin' | 'identity'

interface Known {
  readonly operations: ReadonlySet<string>
  readonly validator: Validator
}

/**
 * Holds replies to the contract at run time: status, media type and body (docs/operations.md). Streams, replies to HEAD, parts of
 * entities and cached replies are passed over. It reads a contract when the first reply needs it.
 */
export function verifyReplies({ share, report, fail }: VerifierOptions): ReplyVerifier {
  const contracts = new Map<string, Known>()
  const contractOf = (name: ContractName, profile: Profile): Known => {
    const key = `${name} ${profile.name}`
    const known = contracts.get(key) ?? readContract(name, profile)
    contracts.set(key, known)
    return known
  }
  const verify = (name: ContractName, response: Response, { request }: RequestState): void => {
    const { status, operation = '', headers, body } = response
    const { operations, validator } = contractOf(name, request.profile)
    // Pages and redirects have names of their own.
    if (!operations.has(operation)) return
    const type = [headers['Content-Type'] ?? []].flat()[0]
    const breaks = validator.checkResponse(operation, status, type, contentOf(type, body))
    if (breaks.length === 0) return
    const { method, path, correlationId } = request
    report({ operation, method, path, status, correlationId, breaks: breaks.slice(0, mostBreaks) })
  }
  // Exactly the share, without a random number.
  let due = 0
  return {
    answered(response, state) {
      const name = contractNameOf(response, state)
      if (name === undefined) return
      due += share
      if (due < 1) return
      due -= 1
      setImmediate(() => {
        try {
          verify(name, response, state)
        } catch (error) {
          fail(error)
        }
      })
    },
  }
}

/** The contract of a reply; undefined for a reply that is passed over. */
function contractNameOf(
  { status, body, part, operation }: Response,
  { route, request, performed }: RequestState,
): ContractName | undefined {
  const { column } = route
  if (column !== 'rest' && column !== 'admin' && column !== 'identity') return undefined
  if (operation === undefined || part || request.method === 'HEAD' || status === 304) return undefined
  // A cached reply was verified when it was new. Version 4 of the control names has no contract of its own.
  if ((!performed && status < 400) || request.profile.name.includes(',')) return undefined
  if (body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined
  return body !== undefined && body.length > mostBytes ? undefined : column
}

function contentOf(type: string | undefined, body: Response['body']): unknown {
  if (body === undefined) return undefined
  const text = typeof body === 'string' ? body : Buffer.from(body as Uint8Array).toString('utf8')
  if (type === undefined || !/^application\/json(?:;|$)/i.test(type)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    // A text where the contract wants an object.
    return text
  }
}

function readContract(name: ContractName, profile: Profile): Known {
  const text = contractText(name)
  const contract = JSON.parse(name === 'rest' ? contractTextIn(profile, text) : headersIn(profile, text)) as Contract
  return { operations: new Set(operationsOf(contract).map(({ operationId }) => operationId)), validator: createValidator(contract) }
}
