/** A kind of setting, and how a value that was given for one is read. */

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
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'list'; readonly default: readonly string[]; readonly choices?: readonly string[] }
    /** `unavailable`: names that the specification knows and this version refuses. */
    | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[]; readonly unavailable?: readonly string[] }
  )

/** One of the settings that repeat under a name. */
export type Member = Setting & { /** An entry without it is refused. */ readonly required?: true }

/** Settings that repeat under names that the operator chooses: `Identity:Clients:<client id>:Secret`. */
export interface Section {
  readonly key: string
  /** What the names are, such as `client id`. */
  readonly named: string
  readonly members: readonly Member[]
}

type ValueOf<S extends Setting> = S extends { type: 'choice'; choices: readonly (infer C)[] }
  ? C
  : { text: string; path: string; integer: number; boolean: boolean; list: readonly string[]; choice: string }[S['type']]

/** One member per setting, under its key. Paths are absolute. */
export type ConfigOf<S extends Setting> = { readonly [One in S as One['key']]: ValueOf<One> }

/** One map per section, by the names as they were written. An entry has every member. */
export type SectionsOf<S extends Section> = {
  readonly [One in S as One['key']]: ReadonlyMap<string, ConfigOf<One['members'][number]>>
}

/** A setting that start-up refuses. `message` is one line that names the key, what was given and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Something that was given for a name, before it is known what the name means. */
export interface Given {
  /** As in the schema: levels divided by colons, in any case. */
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
  const later = setting.type === 'choice' && setting.unavailable?.some((name) => sameName(name, String(given.value)))
  if (later)
    throw new ConfigError(
      `${setting.key} is ${what} ${given.source}, which is not available in this version. Available: ${setting.choices.join(', ')}.`,
    )
  throw new ConfigError(`${setting.key} is ${what} ${given.source}, but must be ${allowed(setting)}.`)
}

/** The value in the setting's type, undefined when it does not fit. */
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
    case 'choice':
      return setting.choices.find((choice) => typeof value === 'string' && sameName(choice, value))
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

/** The parts as the choices spell them; undefined where one of them is none. */
function chosenFrom(choices: readonly string[] | undefined, parts: readonly string[]): readonly string[] | undefined {
  if (!choices) return parts
  const chosen = parts.map((part) => choices.find((choice) => sameName(choice, part)))
  return chosen.every((part) => part !== undefined) ? chosen : undefined
}

/** What may be given for a setting, as the end of a sentence. */
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
    case 'choice':
      return setting.choices.length === 1 ? `${setting.choices[0]}` : `one of ${setting.choices.join(', ')}`
    case 'list':
      return setting.choices ? `any of ${setting.choices.join(', ')}, divided by commas` : 'texts divided by commas'
  }
}

export const presetOf = (setting: Setting): string => (setting.secret || String(setting.default) === '' ? 'none' : String(setting.default))

export const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
export const shortenedSetting = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** On one line whatever it is, and cut to what a message can bear. */
export const shown = (value: unknown) =>
  typeof value === 'string' ? `'${shortenedSetting(JSON.stringify(value).slice(1, -1))}'` : shortenedSetting(JSON.stringify(value))
