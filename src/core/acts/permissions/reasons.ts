import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on permissions. */
export const permissionReasons = defineReasons({
  role_not_found: { code: 'not_found', message: "There is no role definition '{role}' in this site collection.{hint}" },
  role_assignment_not_found: { code: 'not_found', message: 'No role is assigned here to the user or group {principal}.' },
})
