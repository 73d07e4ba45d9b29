import { defineReasons } from '../../kernel/reason.ts'

/** Failures of retention policies. */
export const retentionReasons = defineReasons({
  retention_policy_not_found: { code: 'not_found', message: "There is no retention policy '{id}' on list '{list}'." },
})
