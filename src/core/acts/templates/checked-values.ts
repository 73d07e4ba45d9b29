import type { DomainError } from '../../kernel/errors.ts'

/** Makes the error for a value of a file that is not as it must be. */
export type Refuse<Fault extends Error = DomainError> = (why: string) => Fault

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members of an object from a file, each of the asked type; a missing one has the value that is given for it. */
export class Members {
  readonly #values: Readonly<Record<string, unknown>>
  readonly #refuse: Refuse<Error>

  constructor(value: unknown, refuse: Refuse<Error>) {
    if (!isRecord(value)) throw refuse('an object is missing in it')
    this.#values = value
    this.#refuse = refuse
  }

  get(name: string): unknown {
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined
  }

  text(name: string, limit: number, missing?: string): string {
    const value = this.get(name) ?? missing
    if (typeof value !== 'string' || value.length > limit) throw this.#refuse(`'${name}' must be a text of at most ${limit} characters`)
    return value
  }

  flag(name: string): boolean {
    const value = this.get(name) ?? false
    if (typeof value !== 'boolean') throw this.#refuse(`'${name}' must be true or false`)
    return value
  }

  integer(name: string, least: number, most: number, missing?: number): number {
    const value = this.get(name) ?? missing
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw this.#refuse(`'${name}' must be a whole number from ${least} to ${most}`)
    return value
  }

  each<T>(name: string, limit: number, read: (value: unknown) => T): T[] {
    const value = this.get(name) ?? []
    if (!Array.isArray(value) || value.length > limit) throw this.#refuse(`'${name}' must be an array of at most ${limit} values`)
    return (value as unknown[]).map(read)
  }

  /** Names and other short texts. */
  texts(name: string, limit: number): string[] {
    return this.each(name, limit, (value) => {
      if (typeof value !== 'string' || value.length > 255) throw this.#refuse(`'${name}' must hold texts of at most 255 characters`)
      return value
    })
  }
}
