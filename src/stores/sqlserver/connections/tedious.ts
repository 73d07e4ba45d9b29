import { DataUnusable } from '../../../core/kernel/data-unusable.ts'

/** The part of the driver `tedious` that is used here. Who uses SQL Server installs it beside Tenon (docs/dependencies.md). */

interface Column {
  readonly value: unknown
  readonly metadata: { readonly colName: string; readonly type: { readonly name: string } }
}

export type TediousRow = readonly Column[]

/** The type of a parameter, which only the driver reads. */
export type TediousType = object

export interface TediousRequest {
  addParameter(name: string, type: TediousType, value: unknown, options?: { readonly length: number }): void
  on(event: 'row', listener: (row: TediousRow) => void): unknown
  pause(): void
  resume(): void
}

export interface TediousConnection {
  connect(done: (error?: Error) => void): void
  execSql(request: TediousRequest): void
  execSqlBatch(request: TediousRequest): void
  close(): void
  cancel(): boolean
  on(event: 'error' | 'errorMessage' | 'end', listener: (told: unknown) => void): unknown
}

/** The settings of a connection. */
export interface TediousConfig {
  readonly server: string
  readonly authentication: { readonly type: 'default'; readonly options: { readonly userName: string; readonly password: string } }
  readonly options: Readonly<Record<string, unknown>>
}

export interface TediousDriver {
  readonly Connection: new (config: TediousConfig) => TediousConnection
  readonly Request: new (text: string, done: (error: Error | null | undefined, rowCount?: number) => void) => TediousRequest
  readonly TYPES: Readonly<Record<'NVarChar' | 'BigInt' | 'Float' | 'Bit' | 'VarBinary', TediousType>>
}

/** The name is no literal, so that no bundle looks for the package. */
const packageName: string = 'tedious'

/** The driver, loaded at its first use. Fails with `DataUnusable` where its package is not installed. */
export async function loadTedious(): Promise<TediousDriver> {
  const loaded = (await import(packageName).catch((error: unknown) => {
    const what =
      'needs the package tedious, which is not installed. Run npm install tedious beside Tenon, or choose another StorageProvider.'
    throw new DataUnusable('The provider SqlServer', what, { cause: error })
  })) as { readonly default?: TediousDriver } & TediousDriver
  return loaded.default ?? loaded
}
