import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on the recycle bin. */
export const recycleBinReasons = defineReasons({
  recycled_not_found: {
    code: 'not_found',
    message: "The recycle bin has no entry '{id}' that you may see. It may have been restored or deleted for good.",
  },
  restore_conflict: { code: 'conflict', message: "'{title}' cannot be restored: {message}" },
})
