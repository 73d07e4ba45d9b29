import { defineReasons } from '../../kernel/reason.ts'

/** Failures of archive mode. */
export const archiveReasons = defineReasons({
  hold_not_found: { code: 'not_found', message: "There is no legal hold '{id}' in this site collection." },
  hold_scope_not_found: { code: 'not_found', message: 'There is no {what} in {site} that could be under a legal hold.' },
  bytes_locked: {
    code: 'conflict',
    message:
      'The {kind} stays archived until {until}: the object store keeps its bytes until then, and nobody can end that (Archive:ByteLock Compliance).',
  },
  column_jobs_running: {
    code: 'conflict',
    message: "The server still computes or copies columns of the list '{list}'. Try again when this is done.",
  },
})
