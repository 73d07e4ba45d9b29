import document from '../../../generated/emulator/openapi.json' with { type: 'json' }
import type { Contract } from '../../http/openapi/contract.ts'

/** The contract of this edge. */
export const emulatorContract = document as unknown as Contract
