import { defineReasons } from '../../kernel/reason.ts'

/** Failures of editors in the browser. */
export const editingReasons = defineReasons({
  editing_session_ended: {
    code: 'unauthenticated',
    message: 'The access token belongs to no open editing session. Open one at /_vti_bin/wopi.ashx/sessions.',
  },
  editing_session_not_found: { code: 'not_found', message: "There is no open editing session '{id}'." },
  too_many_editing_sessions: {
    code: 'unavailable',
    message: 'There are {count} editing sessions, the maximum at a time (setting Wopi:MaxSessions). Close one, or try again later.',
  },
  other_edited_file: { code: 'denied', message: 'The access token is for another file. Open a session for this one.' },
  editor_not_proven: { code: 'unauthenticated', message: 'The request does not come from the editor of Wopi:ProofKey: {why}.' },
  lock_mismatch: { code: 'conflict', message: '{why}' },
  relative_target_taken: { code: 'conflict', message: "There is a file '{name}' already. '{valid}' is free." },
  edited_file_too_large: { code: 'stale', message: 'The file has {size} bytes, more than the {limit} of X-WOPI-MaxExpectedSize.' },
})
