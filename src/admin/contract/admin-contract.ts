import document from '../../../generated/admin/openapi.json' with { type: 'json' }
import type { Contract } from '../../http/openapi/contract.ts'

/** The contract of this edge. */
export const adminContract = document as unknown as Contract
