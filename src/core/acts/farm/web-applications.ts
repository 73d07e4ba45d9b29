import type { FarmTables, HostBindingRow, ManagedPathRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { Records } from '../../kernel/ports.ts'
import { namedStorage, type OwnStorage, type StorageBackend, storageColumns } from '../../model/sites/storage-backends.ts'
import { createContentDatabase, demandNoOperation, storageNameOf, webApplicationRow } from './content-databases.ts'
import { type HostBindingInput, insertBindings, type NewBinding, newBinding, prepareBindings } from './host-bindings.ts'
import { isDefault, originOfBinding } from './host-table.ts'
import { insertManagedPath, type ManagedPathInput, usualPaths } from './managed-paths.ts'
import { farmReasons } from './reasons.ts'

/** A web application with what belongs to it. */
export interface WebApplicationState {
  readonly row: WebApplicationRow
  /** In order of host and port. */
  readonly hostBindings: readonly HostBindingRow[]
  /** In order of path. */
  readonly managedPaths: readonly ManagedPathRow[]
  readonly siteCollectionCount: number
}

/** Every web application of the farm, in order of name. */
export async function listWebApplications({ farm: { records } }: FarmContext): Promise<WebApplicationState[]> {
  const rows = await records.query('WebApplication', { where: {}, orderBy: ['nameKey'] })
  const hostBindings = await records.query('HostBinding', { where: {}, orderBy: ['host', 'port'] })
  const managedPaths = await records.query('ManagedPath', { where: {}, orderBy: ['pathKey'] })
  const sites = await records.query('SiteCollection', { where: {}, columns: ['webApplicationId'] })
  const bindingsOf = Map.groupBy(hostBindings, ({ webApplicationId }) => webApplicationId)
  const pathsOf = Map.groupBy(managedPaths, ({ webApplicationId }) => webApplicationId)
  const sitesOf = Map.groupBy(sites, ({ webApplicationId }) => webApplicationId)
  return rows.map((row) => ({
    row,
    hostBindings: bindingsOf.get(row.id) ?? [],
    managedPaths: pathsOf.get(row.id) ?? [],
    siteCollectionCount: sitesOf.get(row.id)?.length ?? 0,
  }))
}

/** The web application with a name, in any letter case. Fails with `web_application_not_found`. */
export async function getWebApplication({ farm: { records } }: FarmContext, name: string): Promise<WebApplicationState> {
  const row = await webApplicationRow(records, name)
  const where = { webApplicationId: row.id }
  return {
    row,
    hostBindings: await records.query('HostBinding', { where, orderBy: ['host', 'port'] }),
    managedPaths: await records.query('ManagedPath', { where, orderBy: ['pathKey'] }),
    siteCollectionCount: (await records.query('SiteCollection', { where, columns: ['id'] })).length,
  }
}

export interface WebApplicationInput {
  readonly name: string
  readonly displayName?: string
  readonly baseUrl?: string
  readonly anonymousAccess?: 'Off' | 'Read'
  readonly hostBindings?: readonly HostBindingInput[]
  readonly managedPaths?: readonly ManagedPathInput[]
  readonly certificateRef?: string
  readonly profile?: string
  readonly storageBackend?: StorageBackend
  readonly storageSettings?: { readonly path?: string }
}

/** Names that operating systems reserve: the name of a web application becomes a part of file names. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const nameForm = /^[A-Za-z\d](?:[A-Za-z\d._-]{0,62}[A-Za-z\d])?$/

/** Fails with `invalid_request`. */
function checkName(name: string): void {
  if (nameForm.test(name) && !name.includes('..') && !deviceName.test(name)) return
  throw invalid(
    `'${name.slice(0, 64)}' cannot be the name of a web application. Use 1 to 64 letters, digits, periods, hyphens and underscores, with a letter or a digit at both ends, no two periods in a row, and no device name such as CON.`,
  )
}

/** Fails with `invalid_request`. */
function checkBaseUrl(baseUrl: string): void {
  if (baseUrl === '/') return
  const isAddress = /^https?:\/\/[^\s?#@\\]+$/.test(baseUrl) && URL.canParse(baseUrl)
  if (!isAddress)
    throw invalid(
      `baseUrl is '${baseUrl.slice(0, 100)}', but must be an http or https address without a user, a query or a fragment, or '/'.`,
    )
}

/**
 * Creates a web application with its bindings, its paths and a content database, and returns it. When it resolves, this
 * node listens on its ports and serves its hosts. Fails with `invalid_request`, `web_application_taken`, `host_taken`,
 * `binding_unusable`, `managed_path_taken`, `storage_unusable`.
 */
export async function addWebApplication(ctx: FarmContext, input: WebApplicationInput): Promise<WebApplicationState> {
  const { farm, runtime, actor } = ctx
  const { name, hostBindings = [], managedPaths = usualPaths, certificateRef } = input
  checkName(name)
  if (input.baseUrl !== undefined) checkBaseUrl(input.baseUrl)
  const storage = namedStorage(input)
  const bindings = checkedBindings(hostBindings)
  await demandFreeName(farm.records, name)
  await prepareBindings(ctx, { name, certificateRef: certificateRef ?? null }, bindings)
  await demandStorage(ctx, storage)
  const facts = { name, bindings, managedPaths, storage: storage ?? null }
  const call = { name: 'farm.addWebApplication', actor: actor.loginName, target: name, input: facts } as const
  await actOnFarm(farm, runtime, call, async (records, createdAt) => {
    await demandFreeName(records, name)
    const row: WebApplicationRow = {
      id: runtime.newId(),
      tenantId: null,
      name,
      nameKey: fold(name),
      displayName: input.displayName ?? name,
      baseUrl: input.baseUrl ?? baseUrlOf(bindings),
      anonymousAccess: input.anonymousAccess ?? 'Off',
      profile: input.profile ?? null,
      ...storageColumns(storage),
      certificateRef: certificateRef ?? null,
      createdAt,
    }
    await records.insert('WebApplication', row)
    await insertBindings(records, runtime, row, bindings)
    for (const path of managedPaths) await insertManagedPath(records, row, path)
  })
  try {
    await addFirstDatabase(ctx, name)
  } catch (error) {
    await deleteWebApplication(ctx, name)
    throw error
  }
  return getWebApplication(ctx, name)
}

/** Fails with `storage_unusable`. */
async function demandStorage({ databases }: FarmContext, storage: OwnStorage | undefined): Promise<void> {
  const why = storage && (await databases.prepare(JSON.stringify(storage)))
  if (why !== undefined) throw new DomainError(farmReasons.storage_unusable, { backend: storage?.backend ?? '', why })
}

/** The name of the first content database of a web application, unless data of a former one has it. */
export const firstDatabaseNameOf = (name: string): string => `${name.slice(0, 46).replaceAll('.', '-')} Content`

/**
 * Creates the first content database of a web application. After a crash before this, the web application has none; an
 * administrator adds one.
 */
export async function addFirstDatabase(ctx: FarmContext, name: string): Promise<void> {
  const first = firstDatabaseNameOf(name)
  try {
    await createContentDatabase(ctx, name, { name: first })
  } catch (error) {
    // Data of a former web application may have the name.
    const isTaken = error instanceof DomainError && error.code === 'conflict'
    if (!isTaken) throw error
    await createContentDatabase(ctx, name, { name: `${first} ${ctx.runtime.newId().slice(0, 8)}` })
  }
}

/** Fails with `invalid_request`. */
function checkedBindings(inputs: readonly HostBindingInput[]): NewBinding[] {
  const bindings = inputs.map(newBinding)
  if (bindings.filter(({ isPrimary }) => isPrimary).length > 1)
    throw invalid('More than one entry of hostBindings is primary. Mark only one.')
  const schemes = new Map<number, string>()
  for (const { port, scheme } of bindings) {
    if (port !== 0 && (schemes.get(port) ?? scheme) !== scheme)
      throw invalid(`The port ${port} has two schemes in hostBindings. A port has one scheme.`)
    schemes.set(port, scheme)
  }
  return bindings
}

/** Fails with `web_application_taken`. */
async function demandFreeName(records: Records<FarmTables>, name: string): Promise<void> {
  if (await records.find('WebApplication', { nameKey: fold(name) })) throw new DomainError(farmReasons.web_application_taken, { name })
}

/** The address of the primary binding; that of the server if the port tells nothing. */
function baseUrlOf(bindings: readonly NewBinding[]): string {
  const primary = bindings.find(({ isPrimary }) => isPrimary) ?? bindings[0]
  return primary ? originOfBinding(primary) : '/'
}

/** New values of a web application; a member that is missing stays as it is. */
export interface WebApplicationChanges {
  readonly displayName?: string
  readonly baseUrl?: string
  readonly anonymousAccess?: 'Off' | 'Read'
  readonly certificateRef?: string | null
  readonly profile?: string | null
  /** Where its new content databases are stored; null for where the farm stores its own. The others stay where they are. */
  readonly storageBackend?: StorageBackend | null
  readonly storageSettings?: { readonly path?: string } | null
}

/**
 * Changes a web application, and returns it. Fails with `invalid_request`, `web_application_not_found`, and
 * `binding_unusable` if the certificate cannot be used, and `storage_unusable`.
 */
export async function updateWebApplication(ctx: FarmContext, name: string, changes: WebApplicationChanges): Promise<WebApplicationState> {
  const { farm, runtime, actor } = ctx
  const { storageBackend, storageSettings, ...others } = changes
  const storage = namedStorage(changes)
  if (changes.baseUrl !== undefined) checkBaseUrl(changes.baseUrl)
  const { row, hostBindings } = await getWebApplication(ctx, name)
  const { certificateRef } = changes
  // A binding that names no certificate shows whether the new one can be used.
  if (typeof certificateRef === 'string')
    await prepareBindings(ctx, { name: row.name, certificateRef }, hostBindings.length > 0 ? hostBindings : [probe])
  await demandStorage(ctx, storage)
  const values = { ...others, ...(storageBackend !== undefined && storageColumns(storage)) }
  if (Object.keys(values).length === 0) throw invalid('The body changes nothing: storageSettings belong to a storageBackend. Send both.')
  const call = { name: 'farm.updateWebApplication', actor: actor.loginName, target: name, input: { name, changes: values } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    await webApplicationRow(records, name)
    await records.update('WebApplication', { nameKey: fold(name) }, values)
  })
  await ctx.databases.refresh()
  return getWebApplication(ctx, name)
}

const probe: NewBinding = { host: '*', port: 0, scheme: 'https', isPrimary: true, tlsCertificateRef: null, tlsCertificatePath: null }

/**
 * Deletes a web application with its bindings and paths, and with its content databases, which are empty. Fails with
 * `web_application_not_found`, `default_web_application`, `web_application_of_tenant`, `web_application_in_use`,
 * `content_database_busy`.
 */
export async function deleteWebApplication(ctx: FarmContext, name: string): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const call = { name: 'farm.deleteWebApplication', actor: actor.loginName, target: name.slice(0, 128), input: { name } } as const
  const emptied = await actOnFarm(farm, runtime, call, async (records) => {
    const row = await webApplicationRow(records, name)
    if (isDefault(row)) {
      const message = 'The web application Default cannot be deleted: it has every host that no other one has.'
      throw new DomainError(farmReasons.default_web_application, { message })
    }
    if (row.tenantId !== null) throw new DomainError(farmReasons.web_application_of_tenant, { name: row.name })
    const where = { webApplicationId: row.id }
    const own = await records.query('ContentDatabase', { where })
    const sites = [
      ...(await records.query('SiteCollection', { where, columns: ['id'] })),
      ...(await records.query('SiteCollection', { where: { contentDatabaseId: { in: own.map(({ id }) => id) } }, columns: ['id'] })),
    ]
    const count = new Set(sites.map(({ id }) => id)).size
    if (count > 0) throw new DomainError(farmReasons.web_application_in_use, { name: row.name, count: String(count) })
    for (const database of own) await demandNoOperation(records, database)
    for (const table of ['HostBinding', 'ManagedPath', 'UserPolicy', 'ContentDatabase'] as const) await records.delete(table, where)
    await records.delete('WebApplication', { id: row.id })
    return own
  })
  await databases.refresh()
  // After a crash here the data stays, and nothing leads to it.
  for (const row of emptied) await databases.remove(storageNameOf(row))
}
