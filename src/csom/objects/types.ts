import { type MethodFacts, modelTypes, type ObjectType, type TypeFacts } from '../../../generated/csom/bindings.ts'

/** A method of a type, with the name by which its handler is known. */
export interface KnownMethod {
  readonly full: string
  readonly facts: MethodFacts
}

/** A type of the contract with all its members, also those of its bases. Names from clients are only keys of its maps. */
export interface KnownType {
  readonly name: string
  readonly facts: TypeFacts
  /** The type and its bases. */
  readonly kinds: ReadonlySet<string>
  readonly methods: ReadonlyMap<string, KnownMethod>
  readonly links: ReadonlyMap<string, string>
  readonly members: ReadonlyMap<string, string>
  readonly settable: ReadonlyMap<string, string>
}

const facts = new Map(Object.entries(modelTypes))
const known = new Map([...facts].map(([name, one]): [string, KnownType] => [name, knownType(name, one)]))
const byId = new Map([...known.values()].flatMap((type): [string, KnownType][] => (type.facts.id ? [[type.facts.id, type]] : [])))
const byEntity = new Map(
  [...known.values()].flatMap((type): [string, ObjectType][] => (type.facts.entity ? [[type.facts.entity, type.name as ObjectType]] : [])),
)

function knownType(name: string, own: TypeFacts): KnownType {
  const methods = new Map<string, KnownMethod>()
  const kinds = new Set<string>()
  const [links, members, settable] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  const add = (to: Map<string, string>, names: Readonly<Record<string, string>> = {}) => {
    for (const [one, type] of Object.entries(names)) if (!to.has(one)) to.set(one, type)
  }
  for (let at: string | undefined = name; at !== undefined; at = facts.get(at)?.base) {
    kinds.add(at)
    for (const [method, one] of Object.entries(facts.get(at)?.methods ?? {}))
      if (!methods.has(method)) methods.set(method, { full: `${at}.${method}`, facts: one })
    add(links, facts.get(at)?.links)
    add(members, facts.get(at)?.members)
    add(settable, facts.get(at)?.settable)
  }
  return { name, facts: own, kinds, methods, links, members, settable }
}

/** A type of the contract. */
export function typeNamed(name: string): KnownType {
  const type = known.get(name)
  if (!type) throw new Error(`the contract of the object model has no type ${name}`)
  return type
}

/** The type that clients know by an id. */
export const typeWithId = (id: string): KnownType | undefined => byId.get(id)

/** The type of the objects of an entity of the REST contract; undefined if the object model has none. */
export const typeOfEntity = (entity: string): ObjectType | undefined => byEntity.get(entity)

/** The properties that are stored at once, of whatever type. */
export const settableAtOnce: ReadonlySet<string> = new Set(
  [...known.values()].flatMap((type) => (type.facts.atOnce ? [...type.settable.keys()] : [])),
)

const writing: ReadonlySet<string> = new Set(
  [...known.values()].flatMap(({ methods }) => [...methods].flatMap(([name, one]) => (one.facts.writes ? [name] : []))),
)
const methodNames: ReadonlySet<string> = new Set([...known.values()].flatMap(({ methods }) => [...methods.keys()]))

/** Whether no method with a name writes: the objects are not known before a request runs. */
export const onlyReads = (name: string): boolean => methodNames.has(name) && !writing.has(name)
