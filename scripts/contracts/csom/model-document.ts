import type { ModelMethod, ModelType, Typed } from './csom-contract.ts'

/** The contract of the object model as JSON, with all its words, as it is published: a type ends in `[]` for an array, in `?` if it may be absent. */
export const modelDocument = (types: readonly ModelType[]): object => ({
  title: 'The client object model',
  types: Object.fromEntries(types.map((type) => [type.name, typeFacts(type)])),
})

const typeFacts = (type: ModelType): object => ({
  room: type.room,
  does: type.does,
  ...present({
    id: type.id,
    base: type.base,
    called: type.called,
    entity: type.entity,
    of: type.of,
    refused: type.refused,
    atOnce: type.isStoredAtOnce || undefined,
    constructed: type.construction && marked(type.construction),
    value: type.value && marked(type.value),
    links: filled(Object.fromEntries(type.links)),
    members: filled(Object.fromEntries(type.members)),
    statics: filled(Object.fromEntries(type.statics)),
    settable: filled(marked(type.settable)),
    methods: filled(Object.fromEntries([...type.methods].map(([name, method]) => [name, methodFacts(method)]))),
  }),
})

const methodFacts = ({ does, parameters, gives, writes, isStatic, refused }: ModelMethod): object => ({
  does,
  ...present({
    parameters: filled(marked(parameters)),
    gives: gives && mark(gives),
    writes: writes || undefined,
    static: isStatic || undefined,
    refused,
  }),
})

const mark = ({ type, isMany, isOptional }: Typed): string => `${type}${isMany ? '[]' : ''}${isOptional ? '?' : ''}`

const marked = (typed: ReadonlyMap<string, Typed>): Record<string, string> =>
  Object.fromEntries([...typed].map(([name, one]) => [name, mark(one)]))

const filled = <T extends object>(found: T): T | undefined => (Object.keys(found).length === 0 ? undefined : found)

const present = (facts: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
