import type {
  TediousConfig,
  TediousConnection,
  TediousDriver,
  TediousRequest,
  TediousRow,
} from '../../../src/stores/sqlserver/connections/tedious.ts'

/** What a request was made of. */
export interface Sent {
  readonly text: string
  readonly isBatch: boolean
  readonly parameters: readonly {
    readonly name: string
    readonly type: string
    readonly value: unknown
    readonly length: number | undefined
  }[]
}

/** The columns of a row: the value, and its type if it is not `NVarChar`. */
export type FakeRow = Readonly<Record<string, unknown>>

/** What a server replies: rows, the number of rows that changed, or a failure. */
export interface Reply {
  readonly rows?: readonly FakeRow[]
  readonly count?: number
  readonly error?: Error
  /** The connection ends with the reply. */
  readonly ends?: true
}

/** The error of the server with this number. */
export const numbered = (number: number): Error => Object.assign(new Error(`Message ${number}.`), { number })
/** The error of the driver with this word. */
export const coded = (code: string): Error => Object.assign(new Error(code), { code })

const typeOf = (value: unknown): string =>
  typeof value === 'bigint' ? 'BigInt' : value instanceof Date ? 'DateTime2' : typeof value === 'boolean' ? 'Bit' : 'NVarChar'

const rowOf = (row: FakeRow): TediousRow =>
  Object.entries(row).map(([colName, value]) => ({
    // The driver gives whole numbers of eight bytes as texts.
    value: typeof value === 'bigint' ? String(value) : value,
    metadata: { colName, type: { name: typeOf(value) } },
  }))

class FakeRequest implements TediousRequest {
  readonly parameters: Sent['parameters'][number][] = []
  readonly listeners: ((row: TediousRow) => void)[] = []
  readonly text: string
  readonly done: (error: Error | null | undefined, count?: number) => void

  constructor(text: string, done: FakeRequest['done']) {
    this.text = text
    this.done = done
  }

  addParameter(name: string, type: object, value: unknown, options?: { readonly length: number }): void {
    this.parameters.push({ name, type: (type as { readonly name: string }).name, value, length: options?.length })
  }

  on(_: 'row', listener: (row: TediousRow) => void): void {
    this.listeners.push(listener)
  }

  pause(): void {}
  resume(): void {}
}

export interface FakeServer {
  readonly driver: TediousDriver
  /** All requests but those that greet. */
  readonly sent: Sent[]
  readonly configs: TediousConfig[]
  /** How many connections are open now. */
  open: number
  /** How many requests ran at the same time on one connection, at most. */
  mostAtOnce: number
}

/** A driver whose server replies what `reply` says, to one request of a connection after the other. */
export function fakeServer(reply: (sent: Sent) => Reply | Promise<Reply>, refusal?: () => Error | undefined): FakeServer {
  const fake = { sent: [] as Sent[], configs: [] as TediousConfig[], open: 0, mostAtOnce: 0 }
  class FakeConnection implements TediousConnection {
    readonly #listeners = new Map<string, (told: unknown) => void>()
    #running = 0
    #isOpen = false

    constructor(config: TediousConfig) {
      fake.configs.push(config)
    }

    connect(done: (error?: Error) => void): void {
      const error = refusal?.()
      if (!error) {
        this.#isOpen = true
        fake.open += 1
      }
      setImmediate(() => {
        if (error && 'number' in error) this.#listeners.get('errorMessage')?.({ number: error.number })
        done(error && Object.assign(new Error(error.message), { code: 'ELOGIN' }))
      })
    }

    execSql(request: FakeRequest): void {
      void this.#run(request, false)
    }

    execSqlBatch(request: FakeRequest): void {
      void this.#run(request, true)
    }

    async #run(request: FakeRequest, isBatch: boolean): Promise<void> {
      const { text, parameters } = request
      this.#running += 1
      fake.mostAtOnce = Math.max(fake.mostAtOnce, this.#running)
      const isGreeting = text.startsWith('SET XACT_ABORT')
      const sent = { text, isBatch, parameters }
      if (!isGreeting) fake.sent.push(sent)
      const { rows = [], count = rows.length, error, ends } = isGreeting ? {} : await reply(sent)
      this.#running -= 1
      for (const row of rows) for (const listener of request.listeners) listener(rowOf(row))
      if (ends) this.close()
      request.done(error, count)
    }

    close(): void {
      if (!this.#isOpen) return
      this.#isOpen = false
      fake.open -= 1
      this.#listeners.get('end')?.(undefined)
    }

    cancel(): boolean {
      return true
    }

    on(event: string, listener: (told: unknown) => void): void {
      this.#listeners.set(event, listener)
    }
  }
  const types = Object.fromEntries(['NVarChar', 'BigInt', 'Float', 'Bit', 'VarBinary'].map((name) => [name, { name }]))
  return Object.assign(fake, {
    driver: { Connection: FakeConnection, Request: FakeRequest, TYPES: types } as unknown as TediousDriver,
  })
}
