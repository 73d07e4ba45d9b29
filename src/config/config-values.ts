import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FileSyntaxError, readConfigFile } from './config-file.ts'
import {
  allowed,
  ConfigError,
  type ConfigOf,
  convert,
  type Given,
  type Member,
  type Section,
  type SectionsOf,
  type Setting,
  sameName,
  shortenedSetting,
  shown,
} from './setting.ts'
import { type Catalogue, createCatalogue } from './setting-names.ts'

export interface ConfigSources {
  /** Without the first two arguments, Node and the script. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
}

/**
 * The values for any schema; secrets are not enumerable, so that they are not printed by accident. A section is a map
 * by entry name, spelled as in the first of: file, environment, command line. Fails with `ConfigError`.
 */
export function resolveSettings<const S extends Setting, const T extends Section = never>(
  schema: readonly S[],
  sources: ConfigSources,
  sections: readonly T[] = [],
): ConfigOf<S> & SectionsOf<T> {
  const catalogue = createCatalogue(schema, sections)
  const { file, given } = readArguments(catalogue, sources.argv)
  // The file comes first, because the first layer with an entry defines how it is spelled.
  const layers = [readFile(sources.cwd, file), readEnvironment(sections, sources.env), given].map((layer) => assign(catalogue, layer))
  const valueOf = (setting: Setting & Partial<Member>): unknown => {
    const chosen = layers.findLast((layer) => layer.has(setting))?.get(setting)
    if (!chosen && setting.required) throw new ConfigError(`${setting.key} is missing. Give ${allowed(setting)}.`)
    return settle(setting, chosen ? convert(setting, chosen) : setting.default, sources.cwd)
  }
  const config = valuesOf(schema.map((setting) => ({ name: setting.key, setting, value: valueOf(setting) })))
  for (const section of sections) {
    const entries = catalogue
      .entriesOf(section)
      .map(({ name, members }): [string, object] => [
        name,
        Object.freeze(valuesOf(members.map((member) => ({ ...member, value: valueOf(member.setting) })))),
      ])
    Object.defineProperty(config, section.key, { value: new Map(entries), enumerable: true })
  }
  return Object.freeze(config) as ConfigOf<S> & SectionsOf<T>
}

function valuesOf(values: readonly { readonly name: string; readonly setting: Setting; readonly value: unknown }[]): object {
  const object: object = Object.create(null)
  for (const { name, setting, value } of values) Object.defineProperty(object, name, { value, enumerable: !setting.secret })
  return object
}

const settle = (setting: Setting, value: unknown, cwd: string) =>
  setting.type === 'path' && value !== ''
    ? resolve(cwd, value as string)
    : setting.type === 'list'
      ? Object.freeze([...(value as string[])])
      : value

function readArguments(catalogue: Catalogue, argv: readonly string[]): { file: string | undefined; given: Given[] } {
  const given: Given[] = []
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? ''
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    if (name === undefined)
      throw new ConfigError(`The argument ${shown(word)} is not a setting. Write --<Key> <value>; --help lists every key.`)
    const follows = argv[index + 1]
    const isFlag = catalogue.typeOf(name) === 'boolean'
    const source = 'on the command line'
    if (inline !== undefined) given.push({ name, value: inline, source })
    else if (isFlag && (follows === undefined || follows.startsWith('--'))) given.push({ name, value: 'true', source })
    else if (follows === undefined) throw new ConfigError(`--${shortenedSetting(name)} is the last argument, but a value must follow it.`)
    else {
      given.push({ name, value: follows, source })
      index += 1
    }
  }
  const files = given.filter(({ name }) => sameName(name, 'config'))
  if (files.length > 1) throw new ConfigError('--config is given twice on the command line.')
  return { file: files[0]?.value as string | undefined, given: given.filter((one) => !files.includes(one)) }
}

/**
 * Underscores within a key are ignored; the name of a section's entry is chosen by the operator, and stays as it is.
 */
function readEnvironment(sections: readonly Section[], env: ConfigSources['env']): Given[] {
  return Object.entries(env).flatMap(([variable, value]) => {
    if (!variable.startsWith('SVC_') || value === undefined || value === '') return []
    const written = variable.slice('SVC_'.length).split('__')
    const levels = written.map((level) => level.replaceAll('_', ''))
    for (const { key } of sections) {
      const depth = key.split(':').length
      if (sameName(levels.slice(0, depth).join(':'), key) && written[depth] !== undefined) levels[depth] = written[depth]
    }
    return [{ name: levels.join(':'), value, source: `in the environment variable ${variable}` }]
  })
}

function readFile(cwd: string, chosen: string | undefined): Given[] {
  const path = resolve(cwd, chosen ?? 'svc.config.json')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (chosen === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new ConfigError(`The configuration file ${shown(path)} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  try {
    return readConfigFile(text).map(({ path: names, value, line }) => ({
      name: names.join(':'),
      value,
      source: `in ${path}, line ${line}`,
    }))
  } catch (error) {
    if (!(error instanceof FileSyntaxError)) throw error
    throw new ConfigError(`The configuration file ${shown(path)} is not valid JSON at ${error.message}.`)
  }
}

/** Finds the setting of each value of a source; joins the parts of a list (`Key:0`, `Key:1`). */
function assign(catalogue: Catalogue, layer: readonly Given[]): Map<Setting, Given> {
  const assigned = new Map<Setting, Given>()
  const parts = new Map<Setting, Map<number, Given>>()
  for (const given of layer) {
    const whole = catalogue.find(given.name)
    const [, listName, index] = /^(.+):(\d{1,4})$/.exec(given.name) ?? []
    const list =
      whole === undefined && listName !== undefined && catalogue.typeOf(listName) === 'list' ? catalogue.find(listName) : undefined
    const setting = whole ?? list
    if (!setting)
      throw new ConfigError(
        `There is no setting ${shown(given.name)} in this version (${given.source}).${catalogue.suggest(given.name)} --help lists every key.`,
      )
    const inParts = parts.get(setting) ?? new Map<number, Given>()
    const position = whole ? undefined : Number(index)
    const taken = position === undefined ? assigned.has(setting) || inParts.size > 0 : assigned.has(setting) || inParts.has(position)
    if (taken) throw new ConfigError(`${setting.key} is given twice (the second time ${given.source}). Give it once.`)
    if (position === undefined) assigned.set(setting, given)
    else parts.set(setting, inParts.set(position, given))
  }
  for (const [setting, inParts] of parts) assigned.set(setting, joinParts(setting, inParts))
  return assigned
}

function joinParts(setting: Setting, parts: ReadonlyMap<number, Given>): Given {
  const values: unknown[] = []
  for (let index = 0; index < parts.size; index += 1) {
    const part = parts.get(index)
    if (!part)
      throw new ConfigError(
        `${setting.key}:${index} is missing, but ${setting.key}:${Math.max(...parts.keys())} is given. Count from 0 without a gap.`,
      )
    values.push(part.value)
  }
  return { name: setting.key, value: values, source: parts.get(0)?.source ?? '' }
}
