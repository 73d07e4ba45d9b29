import { defineReasons } from '../../kernel/reason.ts'

/** Failures of reading the event journal. */
export const journalReasons = defineReasons({
  journal_time_unknown: { code: 'invalid', message: 'The journal does not know the state at {given}: {why}' },
})
