import document from '../../generated/wopi/openapi.json' with { type: 'json' }
import type { Contract } from '../http/openapi/contract.ts'

/** The contract of this edge. */
export const wopiContract = document as unknown as Contract
