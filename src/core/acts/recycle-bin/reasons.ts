import { defineReasons } from '../../kernel/reason.ts'

/** What the acts on recycle bin refuse. */
export const recycleBinReasons = defineReasons({
  recycled_not_found: {
    code: 'not_found',
    message: "The recycle bin does not hold '{id}' for you. It may have been restored or deleted for good.",
  },
  restore_conflict: { code: 'conflict', message: "'{title}' cannot be restored: {message}" },
})
