import { defineReasons } from '../kernel/reason.ts'

/** What the two doors and the batch refuse. */
export const accessReasons = defineReasons({
  version_conflict: {
    code: 'stale',
    message: "The request ETag value '{given}' does not match the object's ETag value '{current}'. Read it again and repeat the change.",
  },
  skipped_after_failure: { code: 'conflict', message: 'Not run, because an earlier method of this batch failed and OnError is Return.' },
  principal_not_found: { code: 'not_found', message: "{kind} '{name}' cannot be found in this site collection." },
})
