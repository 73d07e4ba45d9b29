import type { FarmTables } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import type { FarmDatabase, Records, Where } from '../../kernel/ports.ts'

/** The tables whose rows belong to tenants and have an act for administrators of tenants. */
const tablesOfTenants: ReadonlySet<string> = new Set<keyof FarmTables>(['WebApplication', 'ContentDatabase', 'SiteCollection'])

/**
 * The farm as an administrator of a tenant sees it: the web applications, content databases and site collections of the
 * tenant, and no others. Rows of other tenants are not found, in the same number of calls as rows that do not exist.
 */
export function contextOfTenant<C extends FarmContext>(ctx: C, tenantId: string): C {
  const { farm } = ctx
  const view: FarmDatabase = {
    ...farm,
    records: recordsOf(farm.records, tenantId),
    transaction: (work) => farm.transaction((records, attempt) => work(recordsOf(records, tenantId), attempt)),
  }
  return { ...ctx, farm: view, tenantId }
}

function recordsOf(records: Records<FarmTables>, tenantId: string): Records<FarmTables> {
  const own = <T extends keyof FarmTables & string>(table: T, where: Where<FarmTables[T]>): Where<FarmTables[T]> =>
    tablesOfTenants.has(table) ? { ...where, tenantId } : where
  return {
    find: (table, where, columns) => records.find(table, own(table, where), columns),
    query: (table, page) => records.query(table, { ...page, where: own(table, page.where) }),
    insert: (table, row) => records.insert(table, row),
    insertAll: (table, rows) => records.insertAll(table, rows),
    update: (table, where, patch) => records.update(table, own(table, where), patch),
    increment: (table, where, by, patch, columns) => records.increment(table, own(table, where), by, patch, columns),
    delete: (table, where) => records.delete(table, own(table, where)),
  }
}
