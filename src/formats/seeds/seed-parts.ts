import { fold } from '../../core/kernel/fold.ts'
import { SeedFault, type SeedPath } from './seed-fault.ts'

/** The greatest number of an item or a template. */
const mostCount = 999_999_999

/** An object of a seed, whose members are read one by one. Every function fails with `SeedFault`, which has the path. */
export class SeedPart {
  readonly path: SeedPath
  readonly #members: Readonly<Record<string, unknown>>

  constructor(value: unknown, path: SeedPath) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SeedFault('It must be an object.', path)
    this.path = path
    this.#members = value as Readonly<Record<string, unknown>>
  }

  /** Fails if there is a member that is not one of these. */
  only(...names: readonly string[]): this {
    const other = Object.keys(this.#members).find((name) => !names.includes(name))
    if (other !== undefined)
      throw new SeedFault(`There is no member '${other.slice(0, 100)}' here; there are ${names.join(', ')}.`, [...this.path, other])
    return this
  }

  /** All members but these. */
  rest(...names: readonly string[]): readonly (readonly [string, unknown])[] {
    return Object.entries(this.#members).filter(([name]) => !names.includes(name))
  }

  has(name: string): boolean {
    return this.#own(name) !== undefined
  }

  text(name: string, most: number): string {
    const value = this.#own(name)
    if (typeof value === 'string' && value !== '' && value.length <= most) return value
    throw new SeedFault(`It must be a text of 1 to ${most} characters.`, [...this.path, name])
  }

  textIf(name: string, most: number): string | undefined {
    return this.#own(name) === '' || !this.has(name) ? undefined : this.text(name, most)
  }

  count(name: string): number | undefined {
    const value = this.#own(name)
    if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostCount)) return value
    throw new SeedFault(`It must be a whole number from 1 to ${mostCount}.`, [...this.path, name])
  }

  /** The elements of an array, with their paths; none if there is no such member. */
  each(name: string, most = 10_000): readonly (readonly [unknown, SeedPath])[] {
    const value = this.#own(name) ?? []
    if (!Array.isArray(value) || value.length > most)
      throw new SeedFault(`It must be an array of at most ${most} elements.`, [...this.path, name])
    return value.map((one: unknown, at) => [one, [...this.path, name, at]] as const)
  }

  parts(name: string): readonly SeedPart[] {
    return this.each(name).map(([value, path]) => new SeedPart(value, path))
  }

  part(name: string): SeedPart | undefined {
    return this.has(name) ? new SeedPart(this.#own(name), [...this.path, name]) : undefined
  }

  value(name: string): unknown {
    return this.#own(name)
  }

  #own(name: string): unknown {
    return Object.hasOwn(this.#members, name) ? this.#members[name] : undefined
  }
}

/** The names in a path. */
export const namesOfPath = (path: string): string[] => path.split('/').filter((name) => name !== '')

/** Gives users and groups of a seed ids, by their names. */
export class SeedPeople {
  readonly #users = new Map<string, string>()
  readonly #names: string[] = []
  readonly groups = new Map<string, string>()

  /** The id of a user. */
  user(name: string): string {
    const known = this.#users.get(fold(name))
    if (known !== undefined) return known
    const id = `u${this.#users.size + 1}`
    this.#users.set(fold(name), id)
    this.#names.push(name)
    return id
  }

  /** A group by its title, or else a user. */
  principal(name: string): string {
    return this.groups.get(fold(name)) ?? this.user(name)
  }

  get names(): readonly string[] {
    return this.#names
  }
}
