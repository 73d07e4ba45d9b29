import { createRequire } from 'node:module'
import { isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Config, changedConfig } from '../../config/config.ts'
import { bytesOfPackage, isOwnProvider, templatesOfPackages } from '../../config/packages/provider-settings.ts'
import { ConfigError, sameName, shown } from '../../config/setting.ts'
import { storageFault } from '../../config/storage-settings.ts'
import { type GivenTemplates, registeredTemplates } from '../../core/acts/templates/registered.ts'
import type { ProviderRows, ProviderStorage, TenonProvider } from './provider-package.ts'

const idText = /^[\w.-]{1,64}$/
const methods = ['put', 'read', 'size', 'remove', 'names'] as const

/**
 * The configuration with the place that a package names, if `StorageProvider` is the id of one of `Providers`; otherwise the same one.
 * Fails with `ConfigError`.
 */
export async function withProviderPackage(config: Config, cwd = process.cwd()): Promise<Config> {
  if (isOwnProvider(config.StorageProvider)) return config
  const known: string[] = []
  for (const name of config.Providers) {
    const provider = await providerOf(name, cwd)
    if (sameName(provider.id, config.StorageProvider)) return storedAs(config, provider, name)
    known.push(provider.id)
  }
  throw new ConfigError(`StorageProvider is ${shown(config.StorageProvider)}, but the packages of Providers have ${known.join(', ')}.`)
}

/**
 * The configuration with the templates of the packages that `Templates` names. `checkQuery` reads the CAML of a view, or throws. Fails with
 * `ConfigError`.
 */
export async function withTemplatePackages(config: Config, checkQuery: (caml: string) => void, cwd = process.cwd()): Promise<Config> {
  const given: GivenTemplates[] = []
  for (const name of config.Templates) {
    const { tenonTemplates: exported } = await loadedFrom('Templates', name, cwd)
    if (exported === undefined)
      throw new ConfigError(`The package ${shown(name)} of Templates exports no tenonTemplates (docs/templates.md).`)
    given.push({ source: name, exported })
  }
  try {
    return changedConfig(config, { [templatesOfPackages]: registeredTemplates(given, checkQuery) })
  } catch (error) {
    throw new ConfigError(`Templates cannot be used. ${messageOf(error)}`)
  }
}

/** What a package of the current folder, or beside Tenon, or a file exports. */
async function loadedFrom(setting: 'Providers' | 'Templates', name: string, cwd: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(addressOf(name, cwd))) as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new ConfigError(`The package ${shown(name)} of ${setting} cannot be loaded: ${messageOf(error)}`)
  }
}

async function providerOf(name: string, cwd: string): Promise<TenonProvider> {
  const { tenonProvider: provider } = await loadedFrom('Providers', name, cwd)
  if (!isProvider(provider))
    throw new ConfigError(
      `The package ${shown(name)} of Providers exports no tenonProvider with version 1, an id, and storage() (docs/providers.md).`,
    )
  if (isOwnProvider(provider.id))
    throw new ConfigError(`The package ${shown(name)} of Providers has the id ${shown(provider.id)}, which is a provider of Tenon.`)
  return provider
}

function addressOf(name: string, cwd: string): string {
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(cwd, name)).href
  try {
    return pathToFileURL(createRequire(join(cwd, 'package.json')).resolve(name)).href
  } catch {
    return name
  }
}

function isProvider(value: unknown): value is TenonProvider {
  const { version, id, storage } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof TenonProvider, unknown>
  >
  return version === 1 && typeof id === 'string' && idText.test(id) && typeof storage === 'function'
}

async function storedAs(config: Config, provider: TenonProvider, name: string): Promise<Config> {
  const refuse = (what: string) => new ConfigError(`The storage provider ${provider.id} of the package ${shown(name)} ${what}`)
  let storage: ProviderStorage
  try {
    storage = await provider.storage({ dataRootPath: config.DataRootPath, environment: process.env })
  } catch (error) {
    throw refuse(`has failed: ${messageOf(error)}`)
  }
  const { rows, bytes } = storage
  const changes = settingsOf(rows)
  if (!changes) throw refuse('names no rows in PostgreSQL, MySQL, SqlServer, Sqlite or FileSystem.')
  if (bytes !== undefined && !methods.every((method) => typeof bytes[method] === 'function'))
    throw refuse(`has bytes without ${methods.join(', ')}.`)
  if (bytes !== undefined && (rows.provider === 'Sqlite' || rows.provider === 'FileSystem'))
    throw refuse(
      `has bytes of its own beside rows in ${rows.provider}, which has a place for them. Rows must be in PostgreSQL, MySQL or SqlServer.`,
    )
  const changed = changedConfig(config, changes)
  const fault = storageFault(changed)
  if (fault !== undefined) throw refuse(`names a place that cannot be used: ${fault}`)
  return bytes === undefined ? changed : changedConfig(changed, { [bytesOfPackage]: bytes })
}

function settingsOf(rows: ProviderRows): Partial<Config> | undefined {
  switch (rows?.provider) {
    case 'PostgreSQL':
      return {
        StorageProvider: rows.provider,
        PostgreSqlConnectionString: rows.connectionString,
        ...(rows.connections !== undefined && { 'PostgreSql:Connections': rows.connections }),
      }
    case 'MySQL':
      return {
        StorageProvider: rows.provider,
        MySqlConnectionString: rows.connectionString,
        ...(rows.connections !== undefined && { 'MySql:Connections': rows.connections }),
      }
    case 'SqlServer':
      return {
        StorageProvider: rows.provider,
        SqlServerConnectionString: rows.connectionString,
        ...(rows.connections !== undefined && { 'SqlServer:Connections': rows.connections }),
      }
    case 'Sqlite':
      return { StorageProvider: rows.provider, SqlitePath: resolve(rows.path) }
    case 'FileSystem':
      return { StorageProvider: rows.provider, DataRootPath: resolve(rows.path) }
    default:
      return undefined
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 300) ?? ''
