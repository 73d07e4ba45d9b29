import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on alerts. */
export const alertReasons = defineReasons({
  alert_not_found: { code: 'not_found', message: "There is no alert '{alert}', or it belongs to somebody else." },
})
