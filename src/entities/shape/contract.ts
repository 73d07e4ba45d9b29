import document from '../../../generated/rest/openapi.json' with { type: 'json' }
import type { Contract } from '../../http/openapi/contract.ts'

/** The contract that this edge serves. */
export const contract = document as unknown as Contract
