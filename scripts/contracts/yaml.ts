import { constructFromEvents, EVENT_ID, type Event, getScalarValue, parseEvents, YAMLException } from 'js-yaml'

/** A YAML value. Maps and lists that were read from a file know their position in it, see `placeOf`. */
export type Yaml = string | number | boolean | null | Yaml[] | YamlMap
export interface YamlMap {
  [name: string]: Yaml
}

/** An error in a contract, with the file and the line. */
export class ContractError extends Error {}

interface Place {
  readonly file: string
  readonly line: number
  /** The lines of the members of a map, by name. */
  readonly members: ReadonlyMap<string, number>
}

const places = new WeakMap<object, Place>()

/** The file and line of a map or list, or of a member of it; undefined if it was not read from a file. */
export function placeOf(node: object, member = ''): string | undefined {
  const place = places.get(node)
  return place && `${place.file}:${place.members.get(member) ?? place.line}`
}

/** The place of a JSON pointer's target (`#/paths/…`), or of the nearest enclosing node that was read from a file. */
export function placeAt(document: object, pointer: string): string | undefined {
  let node: unknown = document
  let place: string | undefined
  for (const part of pointer.split('/').slice(1)) {
    if (typeof node !== 'object' || node === null) break
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    place = placeOf(node, name) ?? place
    node = Object.entries(node).find(([member]) => member === name)?.[1]
    if (typeof node === 'object' && node !== null) place = placeOf(node) ?? place
  }
  return place
}

/** Gives `made` the place of `source`. */
export function placed<T extends object>(made: T, source: object): T {
  const place = places.get(source)
  if (place) places.set(made, place)
  return made
}

/** Fails with `ContractError`, which names the place of the node or of a member of it. */
export function fail(message: string, node: object, member?: string): never {
  throw new ContractError(`${placeOf(node, member) ?? 'no file'}: ${message}`)
}

/** Changes a text of a contract, or the name of a member; `within` is the enclosing map or list. */
type ChangeText = (text: string, within: object) => string

/** A copy with the same places and with every text changed. */
export function copied(node: YamlMap, change: ChangeText = (text) => text): YamlMap {
  const entries = Object.entries(node).map(([name, value]): [string, Yaml] => [change(name, node), copyOf(value, node, change)])
  return placed(Object.fromEntries(entries), node)
}

function copyOf(value: Yaml, within: object, change: ChangeText): Yaml {
  if (typeof value === 'string') return change(value, within)
  if (isMap(value)) return copied(value, change)
  if (!Array.isArray(value)) return value
  const copies = value.map((one) => copyOf(one, value, change))
  return placed(copies, value)
}

/** A value for messages. */
export const shown = (value: Yaml | undefined): string => (typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing'))

export const isMap = (value: Yaml | undefined): value is YamlMap => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The map that is a member; undefined if there is no such member. Fails with `ContractError` if it is not a map. */
export function mapIn(map: YamlMap, name: string): YamlMap | undefined {
  const value = map[name]
  return value === undefined || isMap(value) ? value : fail(`${name} is no map`, map, name)
}

/** The members of a map that are maps. */
export const mapsIn = (map: YamlMap): [string, YamlMap][] =>
  Object.entries(map).map(([name, value]) => [name, isMap(value) ? value : fail(`${name} is no map`, map, name)])

export function listIn(map: YamlMap, name: string): Yaml[] | undefined {
  const value = map[name]
  return value === undefined || Array.isArray(value) ? value : fail(`${name} is no list`, map, name)
}

export function textIn(map: YamlMap, name: string): string | undefined {
  const value = map[name]
  return value === undefined || typeof value === 'string' ? value : fail(`${name} is no text`, map, name)
}

/**
 * Parses one document and expands its anchors, so that no node occurs twice. Fails with `ContractError` on text that is
 * not YAML, or not a map.
 */
export function readYaml(file: string, text: string): YamlMap {
  const [value] = parsed(file, text)
  if (!isMap(value)) throw new ContractError(`${file}:1: the file is no map`)
  return copied(value)
}

function parsed(file: string, source: string): Yaml[] {
  try {
    const events = parseEvents(source, { filename: file })
    const documents = constructFromEvents(events, { source, filename: file }) as Yaml[]
    notePlaces(file, source, events, documents[0] ?? null)
    return documents
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    throw new ContractError(`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`)
  }
}

/** Walks the parser events and the resulting value in parallel. */
function notePlaces(file: string, source: string, events: readonly Event[], document: Yaml): void {
  const rest = events.slice(1).values()
  const next = () => rest.next().value
  const place = (value: Yaml | undefined, start: number, members: ReadonlyMap<string, number>) => {
    if (typeof value === 'object' && value !== null) places.set(value, { file, line: lineAt(source, start), members })
  }
  const walk = (event: Event | undefined, value: Yaml | undefined): void => {
    if (event?.type === EVENT_ID.SEQUENCE) {
      const list = Array.isArray(value) ? value : []
      for (let one = next(), index = 0; one && one.type !== EVENT_ID.POP; one = next(), index += 1) walk(one, list[index])
      place(value, event.start, new Map())
    } else if (event?.type === EVENT_ID.MAPPING) {
      const members = new Map<string, number>()
      for (let key = next(); key && key.type !== EVENT_ID.POP; key = next()) {
        const name = key.type === EVENT_ID.SCALAR ? getScalarValue(source, key) : ''
        if (name === '<<') throw new ContractError(`${file}:${lineAt(source, event.start)}: merge keys are not read; write the members out`)
        if (key.type === EVENT_ID.SCALAR) members.set(name, lineAt(source, key.valueStart))
        walk(next(), isMap(value) ? value[name] : undefined)
      }
      place(value, event.start, members)
    }
  }
  walk(next(), document)
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length
