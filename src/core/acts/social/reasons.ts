import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on tags, notes and ratings. */
export const socialReasons = defineReasons({
  social_entry_not_found: { code: 'not_found', message: "You have no such {what} on the address '{url}'." },
})
