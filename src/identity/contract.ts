import document from '../../generated/identity/openapi.json' with { type: 'json' }
import type { Contract } from '../http/openapi/contract.ts'

/** The contract of this edge. */
export const contract = document as unknown as Contract
