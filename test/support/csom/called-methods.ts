import { modelTypes } from '../../../generated/csom/bindings.ts'
import type { Action, Argument, Path } from './model-client.ts'

/** The type that has a method: a type or one of its bases. */
function ownerOf(type: string, name: string): string {
  for (let at: string | undefined = type; at !== undefined; at = modelTypes[at]?.base) if (modelTypes[at]?.methods?.[name]) return at
  throw new Error(`the contract has no method ${type}.${name}`)
}

/** The type of the object that a path leads to, by the contract. */
function typeOf(path: Path): string {
  const { element, name, parent, typeId } = path
  if (!parent) {
    const found = Object.entries(modelTypes).find(([, { id }]) => id === typeId)
    if (element === 'Identity' || !found) throw new Error('the type of an identity is not known before the request')
    const [type, facts] = found
    if (element === 'StaticProperty') return facts.statics?.[name] ?? type
    return element === 'StaticMethod' ? (facts.methods?.[name]?.gives ?? type) : type
  }
  const type = typeOf(parent)
  const { links, members, methods } = modelTypes[element === 'Method' ? ownerOf(type, name) : type] ?? {}
  const to = element === 'Method' ? methods?.[name]?.gives : (links?.[name] ?? members?.[name])
  if (to === undefined) throw new Error(`the contract has no ${type}.${name} that gives an object`)
  return to.replace('?', '')
}

const isPath = (argument: Argument): argument is Path => typeof argument === 'object' && argument !== null && 'element' in argument

function methodsOnPath(path: Path): string[] {
  const { element, name, parent, given } = path
  const own = element === 'Method' && parent ? [`${ownerOf(typeOf(parent), name)}.${name}`] : []
  return [...(parent ? methodsOnPath(parent) : []), ...given.filter(isPath).flatMap(methodsOnPath), ...own]
}

/** The methods of the contract that actions call, as actions and in paths. */
export const calledMethods = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => {
    if (action.kind === 'scope') return calledMethods(Object.values(action.parts).flat())
    const own = action.kind === 'call' ? [`${ownerOf(typeOf(action.on), action.name)}.${action.name}`] : []
    return [...methodsOnPath(action.on), ...own]
  })
