import document from '../../generated/identity/openapi.json' with { type: 'json' }
import type { Contract } from '../http/openapi/contract.ts'

/** The contract of this edge. */
export const contract = document as unknown as Contract

/** The operations that pass over parameters they do not know, also in strict mode: RFC 6749 (3.1, 3.2) demands it, or they never fail. */
export const openOperations: ReadonlySet<string> = new Set(['authorize', 'issueToken', 'getOpenIdConfiguration', 'getJwks'])
