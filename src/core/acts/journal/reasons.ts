import { defineReasons } from '../../kernel/reason.ts'

/** Failures of reading the event journal. */
export const journalReasons = defineReasons({
  journal_time_in_future: { code: 'invalid', message: 'timestamp is {given}, but must not be in the future: it is {now}.' },
  journal_time_unknown: {
    code: 'invalid',
    message: 'The journal does not know the state at {given}. It has the states of this site collection from {from} on.',
  },
  journal_time_in_gap: {
    code: 'invalid',
    message: 'The journal does not know the state at {given}, because event sourcing was off between {until} and {from}.',
  },
  journal_bytes_missing: { code: 'not_found', message: 'There was no file {target} at {timestamp}.' },
})
