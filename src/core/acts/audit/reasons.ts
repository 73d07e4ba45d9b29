import { defineReasons } from '../../kernel/reason.ts'

/** Failures of reading the audit log. */
export const auditReasons = defineReasons({
  audit_position_unknown: {
    code: 'invalid',
    message: "after is '{given}', but must be the value of next of the page before.",
  },
  audit_period_reversed: { code: 'invalid', message: 'from is later than to.' },
})
