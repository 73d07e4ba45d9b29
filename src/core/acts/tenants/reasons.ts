import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on tenants. */
export const tenantReasons = defineReasons({
  tenant_not_found: { code: 'not_found', message: "The farm has no tenant '{slug}'." },
  tenant_exists: { code: 'conflict', message: "The slug '{slug}' is already in use, by {user}. Choose another." },
  tenant_state: { code: 'conflict', message: "The tenant '{slug}' is {state}. {hint}" },
  own_tenant: { code: 'conflict', message: "'default' is the farm's own tenant. It cannot be suspended, resumed or deleted." },
})
