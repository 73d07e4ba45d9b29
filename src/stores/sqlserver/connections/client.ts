import type { SqlRow, SqlValue } from '../../sql/session.ts'
import { numberedFault } from './faults.ts'
import { type AddedParameter, parameterOf, rowOf } from './rows.ts'
import type { TediousConfig, TediousConnection, TediousDriver, TediousRequest, TediousRow } from './tedious.ts'
import { textWithValues } from './values-in-text.ts'

/** The rows of a request, and how many rows its statements have changed or read. */
export interface RequestOutcome {
  readonly rows: SqlRow[]
  readonly count: number
}

/** More parameters than a request takes: it has three of its own. */
const mostParameters = 2_090

/** A connection, which runs one request after the other. */
export class SqlServerClient {
  readonly #driver: TediousDriver
  readonly #connection: TediousConnection
  /** Resolves when no request runs. */
  #before: Promise<unknown> = Promise.resolve()
  #isEnded = false

  private constructor(driver: TediousDriver, connection: TediousConnection) {
    this.#driver = driver
    this.#connection = connection
  }

  /** Connects, and says `greeting`. `onLost` is called when the server ends the connection. */
  static async connect(
    driver: TediousDriver,
    config: TediousConfig,
    greeting: string,
    onLost: () => void = () => undefined,
  ): Promise<SqlServerClient> {
    const connection = new driver.Connection(config)
    const client = new SqlServerClient(driver, connection)
    let told: unknown
    connection.on('errorMessage', (message) => {
      told ??= message
    })
    const lost = () => {
      if (client.#isEnded) return
      client.#isEnded = true
      onLost()
    }
    // An error without a listener would end the process.
    connection.on('error', lost)
    connection.on('end', lost)
    await new Promise<void>((resolve, reject) => {
      connection.connect((error) => {
        if (error) reject(numberedFault(error, told))
        else resolve()
      })
    })
    try {
      await client.batch(greeting)
    } catch (error) {
      client.destroy()
      throw error
    }
    return client
  }

  /** Whether it was closed, by either side. */
  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Runs statements without values, as a script: settings and transactions stay. */
  batch(text: string): Promise<RequestOutcome> {
    return this.#inTurn(() => this.#send(text, (request) => this.#connection.execSqlBatch(request)))
  }

  /** Runs statements with the parameters `@1`, `@2` and so on. */
  run(text: string, values: readonly SqlValue[]): Promise<RequestOutcome> {
    // A request takes 2,100 parameters.
    if (values.length > mostParameters) return this.batch(textWithValues(text, values))
    const added = values.map((value) => parameterOf(value))
    return this.#inTurn(() =>
      this.#send(text, (request) => {
        for (const [at, parameter] of added.entries()) this.#add(request, String(at + 1), parameter)
        this.#connection.execSql(request)
      }),
    )
  }

  #add(request: TediousRequest, name: string, { type, value, length }: AddedParameter): void {
    request.addParameter(name, this.#driver.TYPES[type], value, length === undefined ? undefined : { length })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#before.then(work)
    this.#before = result.catch(() => undefined)
    return result
  }

  #send(text: string, exec: (request: TediousRequest) => void): Promise<RequestOutcome> {
    return new Promise((resolve, reject) => {
      const rows: SqlRow[] = []
      const request = new this.#driver.Request(text, (error, count) => {
        if (error) reject(error)
        else resolve({ rows, count: count ?? 0 })
      })
      request.on('row', (row) => {
        rows.push(rowOf(row))
      })
      exec(request)
    })
  }

  /** The rows of a statement without values, `count` at once; the server sends more of them when they are wanted. */
  async *pages(text: string, count: number): AsyncGenerator<SqlRow[]> {
    const rows: SqlRow[] = []
    const state: { isDone: boolean; failure?: Error | undefined; wake: () => void } = { isDone: false, wake: () => undefined }
    const request = this.#streamed(text, state, (row) => {
      rows.push(rowOf(row))
      if (rows.length >= count) request.pause()
    })
    try {
      for (;;) {
        while (!state.isDone && rows.length < count) {
          await new Promise<void>((resolve) => {
            state.wake = resolve
          })
        }
        if (state.failure !== undefined) throw state.failure
        while (rows.length > 0) yield rows.splice(0, count)
        if (state.isDone) return
        request.resume()
      }
    } finally {
      if (!state.isDone) this.#connection.cancel()
    }
  }

  /** Sends a request in its turn; the next one waits for its end. */
  #streamed(
    text: string,
    state: { isDone: boolean; failure?: Error | undefined; wake: () => void },
    onRow: (row: TediousRow) => void,
  ): TediousRequest {
    let end: () => void = () => undefined
    const request = new this.#driver.Request(text, (error) => {
      state.isDone = true
      state.failure = error ?? undefined
      state.wake()
      end()
    })
    request.on('row', (row) => {
      onRow(row)
      state.wake()
    })
    void this.#inTurn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
          this.#connection.execSqlBatch(request)
        }),
    )
    return request
  }

  /** Ends the connection without a word. */
  destroy(): void {
    this.#isEnded = true
    this.#connection.close()
  }

  /** Ends the connection when no request runs. */
  async end(): Promise<void> {
    await this.#before
    this.destroy()
  }
}
