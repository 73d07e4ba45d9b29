import type { FarmTables, HostBindingRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { BoundHost, FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import { webApplicationRow } from './content-databases.ts'
import { canonicalHost } from './host-names.ts'
import { FarmConflict, isDefault, schemeOf } from './host-table.ts'
import { farmReasons } from './reasons.ts'

/** A new host binding, as requested. */
export interface HostBindingInput {
  readonly host: string
  readonly port?: number
  readonly scheme?: 'http' | 'https'
  readonly isPrimary?: boolean
  readonly tlsCertificateRef?: string
  readonly tlsCertificatePath?: string
}

/** The host bindings of a web application, in order of host and port. Fails with `web_application_not_found`. */
export async function listHostBindings({ farm: { records } }: FarmContext, name: string): Promise<HostBindingRow[]> {
  return bindingsOf(records, await webApplicationRow(records, name))
}

const bindingsOf = (records: Records<FarmTables>, { id }: WebApplicationRow): Promise<HostBindingRow[]> =>
  records.query('HostBinding', { where: { webApplicationId: id }, orderBy: ['host', 'port'] })

/** A binding in the form of rows, before it belongs to a web application. */
export type NewBinding = Omit<HostBindingRow, 'id' | 'webApplicationId'>

/** A binding in the form of rows, with its defaults. Fails with `invalid_request`. */
export function newBinding({
  host,
  port = 0,
  scheme,
  isPrimary = false,
  tlsCertificateRef,
  tlsCertificatePath,
}: HostBindingInput): NewBinding {
  const own = scheme ?? (port === 443 ? 'https' : 'http')
  const certificate = tlsCertificatePath ?? tlsCertificateRef
  if (own === 'http' && port !== 0 && certificate !== undefined)
    throw invalid(`A host binding with the scheme http cannot have a certificate. Remove '${certificate.slice(0, 100)}', or use https.`)
  return {
    host: canonicalHost(host),
    port,
    scheme: own,
    isPrimary,
    tlsCertificateRef: tlsCertificateRef ?? null,
    tlsCertificatePath: tlsCertificatePath ?? null,
  }
}

/** `https://host:port`, for messages. */
const shown = ({ host, port, scheme }: Pick<NewBinding, 'host' | 'port' | 'scheme'>): string =>
  port === 0 ? host : `${scheme}://${host}:${port}`

/** Makes this node able to serve the bindings. Fails with `binding_unusable`. */
export async function prepareBindings(
  { transport }: FarmContext,
  { name, certificateRef }: { readonly name: string; readonly certificateRef: string | null },
  bindings: readonly NewBinding[],
): Promise<void> {
  for (const binding of bindings) {
    const { host, port, tlsCertificatePath, tlsCertificateRef } = binding
    const bound: BoundHost = {
      webApplication: name,
      certificateRef,
      host,
      port,
      scheme: schemeOf(binding),
      tlsCertificatePath,
      tlsCertificateRef,
    }
    const why = await transport.prepare(bound)
    if (why !== undefined) throw new DomainError(farmReasons.binding_unusable, { binding: shown(binding), why })
  }
}

/**
 * Inserts bindings of a web application. A new primary binding replaces the former primary one; if none is primary, the first
 * binding becomes primary. Fails with `host_taken`, `binding_unusable`.
 */
export async function insertBindings(
  records: Records<FarmTables>,
  runtime: Runtime,
  webApplication: WebApplicationRow,
  bindings: readonly NewBinding[],
): Promise<void> {
  const all = await records.query('HostBinding', { where: {} })
  const isFirst = !all.some(({ webApplicationId }) => webApplicationId === webApplication.id)
  const primary = bindings.find(({ isPrimary }) => isPrimary) ?? (isFirst ? bindings[0] : undefined)
  if (primary && !isFirst) await records.update('HostBinding', { webApplicationId: webApplication.id }, { isPrimary: false })
  for (const binding of bindings) {
    await demandFreeHost(records, all, binding)
    const row = { ...binding, id: runtime.newId(), webApplicationId: webApplication.id, isPrimary: binding === primary }
    await records.insert('HostBinding', row)
    all.push(row)
  }
}

async function demandFreeHost(records: Records<FarmTables>, all: readonly HostBindingRow[], binding: NewBinding): Promise<void> {
  const { host, port, scheme } = binding
  const nameOf = async (id: string) => (await records.find('WebApplication', { id }, ['name']))?.name ?? id
  const same = all.find((other) => other.host === host && other.port === port)
  if (same)
    throw new DomainError(farmReasons.host_taken, {
      host: shown(binding),
      owner: `the web application ${await nameOf(same.webApplicationId)}`,
    })
  const site = await records.find('SiteCollection', { hostName: host })
  if (site) throw new DomainError(farmReasons.host_taken, { host, owner: `the site collection ${site.id}` })
  const clash = all.find((other) => port !== 0 && other.port === port && other.scheme !== scheme)
  if (clash) {
    const why = `the port ${port} speaks ${clash.scheme} for the web application ${await nameOf(clash.webApplicationId)}. A port has one scheme.`
    throw new DomainError(farmReasons.binding_unusable, { binding: shown(binding), why })
  }
}

/**
 * Binds a host to a web application. When it resolves, this node listens on its port. Fails with `invalid_request`,
 * `web_application_not_found`, `default_web_application`, `host_taken`, `binding_unusable`.
 */
export async function addHostBinding(ctx: FarmContext, name: string, input: HostBindingInput): Promise<HostBindingRow> {
  const { farm, runtime, actor, databases } = ctx
  const binding = newBinding(input)
  const known = await webApplicationRow(farm.records, name)
  demandOwnBindings(known)
  await demandFreeHost(farm.records, await farm.records.query('HostBinding', { where: {} }), binding)
  await prepareBindings(ctx, { name: known.name, certificateRef: known.certificateRef }, [binding])
  const target = `${known.name} ${shown(binding)}`
  const added = await actOnFarm(
    farm,
    runtime,
    { name: 'farm.addHostBinding', actor: actor.loginName, target, input: { name, binding } },
    async (records) => {
      const webApplication = await webApplicationRow(records, name)
      await insertBindings(records, runtime, webApplication, [binding])
      const row = await records.find('HostBinding', { host: binding.host, port: binding.port })
      if (!row) throw new Error(`The binding ${shown(binding)} was not stored.`)
      return row
    },
  )
  await databases.refresh()
  return added
}

/** Fails with `default_web_application`. */
function demandOwnBindings(webApplication: WebApplicationRow): void {
  if (isDefault(webApplication))
    throw new DomainError(farmReasons.default_web_application, {
      message: 'The host bindings of Default cannot be changed. It serves every host that no other web application binds.',
    })
}

/**
 * Removes a host binding. If it was primary, the first of the others becomes primary. Fails with `invalid_request`,
 * `web_application_not_found`, `default_web_application`, `host_binding_not_found`.
 */
export async function removeHostBinding(
  ctx: FarmContext,
  name: string,
  at: { readonly host: string; readonly port: number },
): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  demandOwnBindings(await webApplicationRow(farm.records, name))
  const { port } = at
  const host = canonicalHost(at.host)
  const call = {
    name: 'farm.removeHostBinding',
    actor: actor.loginName,
    target: `${name} ${host}:${port}`,
    input: { name, host, port },
  } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const webApplication = await webApplicationRow(records, name)
    const row = await records.find('HostBinding', { webApplicationId: webApplication.id, host, port })
    if (!row) throw new DomainError(farmReasons.host_binding_not_found, { name: webApplication.name, host, port: String(port) })
    await records.delete('HostBinding', { id: row.id })
    const [next] = row.isPrimary ? await bindingsOf(records, webApplication) : []
    if (next) await records.update('HostBinding', { id: next.id }, { isPrimary: true })
  })
  await databases.refresh()
}

/** A host binding of the settings. */
export interface ConfiguredBinding {
  readonly webApplication: string
  readonly binding: NewBinding
  /** As it is written, for messages. */
  readonly text: string
}

/**
 * Binds the configured hosts that are not bound yet; they stay bound when the setting is removed. Fails with
 * `FarmConflict` if a host is bound to another web application, or the web application does not exist.
 */
export async function bindConfiguredHosts(farm: FarmDatabase, runtime: Runtime, configured: readonly ConfiguredBinding[]): Promise<void> {
  const missing: ConfiguredBinding[] = []
  for (const one of configured) if (!(await isBound(farm.records, one))) missing.push(one)
  if (missing.length === 0) return
  const target = missing
    .map(({ text }) => text)
    .join(', ')
    .slice(0, 400)
  const call = { name: 'farm.bindConfiguredHosts', actor: systemActor.loginName, target, input: { target } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    for (const { webApplication, binding, text } of missing) {
      const row = await webApplicationRow(records, webApplication)
      await insertBindings(records, runtime, row, [binding]).catch((error: unknown) => {
        throw error instanceof DomainError
          ? new FarmConflict(`Farm:HostBindings has '${text}', which does not fit the farm: ${error.message}`)
          : error
      })
    }
  })
}

async function isBound(records: Records<FarmTables>, { webApplication: name, binding, text }: ConfiguredBinding): Promise<boolean> {
  const conflict = (why: string) => new FarmConflict(`Farm:HostBindings has '${text}', but ${why}.`)
  const own = await webApplicationRow(records, name).catch((error: unknown) => {
    throw error instanceof DomainError ? conflict(`the farm has no web application ${name}`) : error
  })
  if (isDefault(own)) throw conflict('the host bindings of the web application Default cannot be changed')
  const row = await records.find('HostBinding', { host: binding.host, port: binding.port })
  if (!row) return false
  if (row.webApplicationId === own.id && row.scheme === binding.scheme) return true
  const other = await records.find('WebApplication', { id: row.webApplicationId }, ['name'])
  throw conflict(`the web application ${other?.name ?? row.webApplicationId} binds ${shown(row)}`)
}
