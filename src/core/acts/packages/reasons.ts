import { defineReasons } from '../../kernel/reason.ts'

/** Failures of export and import. */
export const packageReasons = defineReasons({
  export_not_found: { code: 'not_found', message: "There is no package of the operation '{id}': {why}" },
  export_not_ready: { code: 'conflict', message: "The export '{id}' is {status}. Ask again when it has Succeeded." },
})
