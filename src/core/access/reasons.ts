import { defineReasons } from '../kernel/reason.ts'

/** Failures of the two doors and of batches. */
export const accessReasons = defineReasons({
  version_conflict: {
    code: 'stale',
    message: "The request ETag value '{given}' does not match the object's ETag value '{current}'. Read it again and repeat the change.",
  },
  skipped_after_failure: { code: 'conflict', message: 'Not run, because an earlier method of this batch failed and OnError is Return.' },
  site_held: { code: 'unavailable', message: "The site collection at '{path}' is being moved at the moment. Try again later." },
  principal_not_found: { code: 'not_found', message: "{kind} '{name}' cannot be found in this site collection.{hint}" },
})
