/** The kinds of settings, and how their values are parsed. */

interface Described {
  readonly key: string
  readonly help: string
  /** A secret is left out of every enumeration and every message. */
  readonly secret?: true
}

export type Setting = Described &
  (
    | { readonly type: 'text' | 'path'; readonly default: string }
    | { readonly type: 'integer'; readonly default: number; readonly min: number; readonly max: number }
    /** Any number, such as a share. */
    | { readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'list'; readonly default: readonly string[]; readonly choices?: readonly string[] }
    /** `others`: what else it may be, which is not checked here. */
    | {
        readonly type: 'choice'
        readonly default: string
        readonly choices: readonly string[]
        readonly others?: string | undefined
      }
  )

/** A setting that repeats under entry names. */
export type Member = Setting & { /** An entry without it is refused. */ readonly required?: true }

/** Settings that repeat under names that the operator chooses: `Identity:Clients:<client id>:Secret`. */
export interface Section {
  readonly key: string
  /** What the entry names are, such as `client id`. */
  readonly named: string
  readonly members: readonly Member[]
}

type ValueOf<S extends Setting> = S extends { type: 'choice'; others: string }
  ? string
  : S extends { type: 'choice'; choices: readonly (infer C)[] }
    ? C
    : { text: string; path: string; integer: number; number: number; boolean: boolean; list: readonly string[]; choice: string }[S['type']]

/** One member for each setting, under its key. Paths are absolute. */
export type ConfigOf<S extends Setting> = { readonly [One in S as One['key']]: ValueOf<One> }

/** One map for each section, by entry name as written. An entry has every member. */
export type SectionsOf<S extends Section> = {
  readonly [One in S as One['key']]: ReadonlyMap<string, ConfigOf<One['members'][number]>>
}

/** A setting that a start refuses. `message` is one line with the key, the given value and the allowed values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A value for a name, before the setting of the name is known. */
export interface Given {
  /** In the form of the schema: levels separated by colons, in any case. */
  readonly name: string
  readonly value: unknown
  /** For messages. */
  readonly source: string
}

/** The value in the setting's type. Fails with `ConfigError`. */
export function convert(setting: Setting, given: Given): unknown {
  const value = parse(setting, given.value)
  if (value !== undefined) return value
  const what = setting.secret ? 'something else' : shown(given.value)
  throw new ConfigError(`${setting.key} is ${what} ${given.source}, but must be ${allowed(setting)}.`)
}

/** The value in the setting's type; undefined if it is not valid. */
function parse(setting: Setting, value: unknown): unknown {
  switch (setting.type) {
    case 'text':
    case 'path':
      return typeof value === 'string' && value.trim() !== '' ? value : undefined
    case 'boolean': {
      const word = String(value).toLowerCase()
      return word === 'true' ? true : word === 'false' ? false : undefined
    }
    case 'integer': {
      const digits = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
      const number = digits ? Number(value) : Number.NaN
      return Number.isInteger(number) && number >= setting.min && number <= setting.max ? number : undefined
    }
    case 'number': {
      const isWritten = typeof value === 'string' && value.length <= 20 && /^-?\d+(?:\.\d+)?$/.test(value)
      const number = typeof value === 'number' || isWritten ? Number(value) : Number.NaN
      return number >= setting.min && number <= setting.max ? number : undefined
    }
    case 'choice':
      return typeof value === 'string' ? chosen(setting, value) : undefined
    case 'list': {
      const parts =
        typeof value === 'string'
          ? value
              .split(',')
              .map((part) => part.trim())
              .filter((part) => part !== '')
          : value
      return Array.isArray(parts) && parts.every((part) => typeof part === 'string' && part.trim() !== '')
        ? chosenFrom(setting.choices, parts)
        : undefined
    }
  }
}

function chosen({ choices, others }: Setting & { readonly type: 'choice' }, value: string): string | undefined {
  const isOther = others !== undefined && /^[\w.-]{1,64}$/.test(value)
  return choices.find((choice) => sameName(choice, value)) ?? (isOther ? value : undefined)
}

/** The parts, spelled as in the choices; undefined if one is not a choice. */
function chosenFrom(choices: readonly string[] | undefined, parts: readonly string[]): readonly string[] | undefined {
  if (!choices) return parts
  const chosen = parts.map((part) => choices.find((choice) => sameName(choice, part)))
  return chosen.every((part) => part !== undefined) ? chosen : undefined
}

/** The allowed values of a setting, as the end of a sentence. */
export function allowed(setting: Setting): string {
  switch (setting.type) {
    case 'text':
      return 'text'
    case 'path':
      return 'a path'
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `a whole number from ${setting.min} to ${setting.max}`
    case 'number':
      return `a number from ${setting.min} to ${setting.max}`
    case 'choice':
      return setting.choices.length === 1
        ? `${setting.choices[0]}`
        : `one of ${setting.choices.join(', ')}${setting.others === undefined ? '' : `, or ${setting.others}`}`
    case 'list':
      return setting.choices ? `any of ${setting.choices.join(', ')}, divided by commas` : 'texts divided by commas'
  }
}

export const presetOf = (setting: Setting): string => (setting.secret || String(setting.default) === '' ? 'none' : String(setting.default))

export const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
export const shortenedSetting = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** The value on one line, shortened for a message. */
export const shown = (value: unknown) =>
  typeof value === 'string' ? `'${shortenedSetting(JSON.stringify(value).slice(1, -1))}'` : shortenedSetting(JSON.stringify(value))
