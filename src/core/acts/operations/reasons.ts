import { defineReasons } from '../../kernel/reason.ts'

/** Failures of moving, copying, backing up and restoring. */
export const relocationReasons = defineReasons({
  operation_not_found: { code: 'not_found', message: "There is no operation '{id}'. Operations are kept for 30 days after their end." },
  operation_begun: { code: 'conflict', message: 'The operation is {status}. Only an operation that is still Queued can be cancelled.' },
  relocation_refused: { code: 'conflict', message: '{message}' },
})
