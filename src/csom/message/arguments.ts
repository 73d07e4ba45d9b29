import { invalid } from '../../core/kernel/errors.ts'
import type { GivenArgument, ValueObject } from '../objects/objects.ts'
import { guidIn } from '../objects/values.ts'

/** The parameters of one call, read by their places. Every reader fails with `invalid_request`, which names the method. */
export class MethodArguments {
  readonly #method: string
  readonly #given: readonly GivenArgument[]

  constructor(method: string, given: readonly GivenArgument[], most: number) {
    this.#method = method
    this.#given = given
    if (given.length > most) throw invalid(`${method} takes ${most} parameters at most; ${given.length} were given.`)
  }

  text(at: number): string {
    const value = this.#given[at]
    return typeof value === 'string' && value.length <= longestText ? value : this.#refuse(at, 'a text')
  }

  number(at: number): number {
    const value = this.#given[at]
    const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : this.#refuse(at, 'a whole number')
  }

  guid(at: number): string {
    const value = this.#given[at]
    return (typeof value === 'string' ? guidIn(value) : undefined) ?? this.#refuse(at, 'an id')
  }

  /** A value object of a type; undefined for null. */
  value(at: number, type: string): ValueObject | undefined {
    const value = this.#given[at]
    if (value === undefined || value === null) return undefined
    if (typeof value === 'object' && 'kind' in value && value.kind === 'value' && value.type === type) return value
    return this.#refuse(at, `a ${type}`)
  }

  any(at: number): GivenArgument {
    const value = this.#given[at]
    return value === undefined ? this.#refuse(at, 'a value') : value
  }

  #refuse(at: number, right: string): never {
    throw invalid(`Parameter ${at + 1} of ${this.#method} must be ${right}.`)
  }
}

/** Of a name, an address or a query. */
const longestText = 100_000

/** A text member of a value object; undefined if it is absent, null or empty. Fails with `invalid_request`. */
export function textMember({ type, members }: ValueObject, name: string): string | undefined {
  const value = members.get(name) ?? ''
  if (typeof value === 'string') return value === '' ? undefined : value
  throw invalid(`${type}.${name} must be a text.`)
}

/** A value object in a value object; undefined if it is absent or null. Fails with `invalid_request`. */
export function valueMember({ type, members }: ValueObject, name: string): ValueObject | undefined {
  const value = members.get(name) ?? null
  if (value === null) return undefined
  if (typeof value === 'object' && 'kind' in value && value.kind === 'value') return value
  throw invalid(`${type}.${name} must be a value object.`)
}
