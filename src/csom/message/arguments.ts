import { bytesInMemory } from '../../core/content/blobs/received-bytes.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { type GivenArgument, isObject, type ValueObject } from '../objects/objects.ts'
import { typeNamed } from '../objects/types.ts'
import { guidIn } from '../objects/values.ts'

/** Of a name, an address, a query or a definition. */
const longestText = 100_000

type Scalar = (given: GivenArgument) => unknown

const wholeNumber: Scalar = (given) => {
  const number = typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

/** Bytes beside the request, or in it. */
const streamIn: Scalar = (given) => {
  if (given instanceof Uint8Array) return bytesInMemory(given)
  return typeof given === 'object' && given !== null && Symbol.asyncIterator in given ? given : undefined
}

const anyNumber: Scalar = (given) => {
  const number = typeof given === 'string' && given.trim() !== '' && given.length < 60 ? Number(given) : given
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** How each scalar is read, and the words for what is right. Clients without types send many values as texts. */
const scalars: ReadonlyMap<string, readonly [Scalar, string]> = new Map<string, readonly [Scalar, string]>([
  ['String', [(given) => (typeof given === 'string' && given.length <= longestText ? given : undefined), 'a text']],
  ['Guid', [(given) => (typeof given === 'string' ? guidIn(given) : undefined), 'an id: a Guid should contain 32 digits with 4 dashes']],
  ['DateTime', [(given) => (typeof given === 'string' ? given : undefined), 'a time']],
  ['Boolean', [(given) => (typeof given === 'boolean' ? given : undefined), 'true or false']],
  ['Int32', [wholeNumber, 'a whole number']],
  ['Int64', [wholeNumber, 'a whole number']],
  ['Double', [anyNumber, 'a number']],
  [
    'Dictionary',
    [(given) => (isObject(given) && given.kind === 'value' && given.type === 'Dictionary' ? given.members : undefined), 'a dictionary'],
  ],
  ['Stream', [streamIn, 'bytes in base64, or a stream']],
])

/**
 * A value of the type that the contract names: a scalar, an object, a value object as a plain one, or an array. Undefined
 * for one that may be absent and is. Fails with `invalid_request`, which names `what`.
 */
export function argumentOf(given: GivenArgument | undefined, typed: string, what: string): unknown {
  if (typed.endsWith('?')) return given === undefined || given === null ? undefined : argumentOf(given, typed.slice(0, -1), what)
  if (typed.endsWith('[]')) {
    if (!Array.isArray(given)) throw wrong(what, 'an array')
    return (given as readonly GivenArgument[]).map((one, at) =>
      argumentOf(one, typed.slice(0, -2), `Element ${at + 1} of ${lowered(what)}`),
    )
  }
  if (typed === 'Any') return given === undefined ? refuse(what, 'a value') : given
  const scalar = scalars.get(typed)
  if (scalar) return given === undefined ? refuse(what, scalar[1]) : (scalar[0](given) ?? refuse(what, scalar[1]))
  return objectArgument(given, typed, what)
}

function objectArgument(given: GivenArgument | undefined, typed: string, what: string): unknown {
  if (!isObject(given)) throw wrong(what, `a ${typed}`)
  const type = typeNamed(typed)
  if (given.kind === 'value') return given.type === typed && type.facts.value ? plainValue(given) : refuse(what, `a ${typed}`)
  if (given.kind === 'null' || !typeNamed(given.type).kinds.has(typed)) throw wrong(what, `the object path of a ${typed}`)
  return given
}

/** The members of a value object. The contract names them, so they are no names from clients. */
function plainValue({ type, members }: ValueObject): object {
  const plain: Record<string, unknown> = {}
  for (const [name, typed] of Object.entries(typeNamed(type).facts.value ?? {})) {
    const value = argumentOf(members.get(name), `${typed}?`, `${type}.${name}`)
    if (value !== undefined) plain[name] = value
  }
  return plain
}

/** The parameters of a method. Fails with `invalid_request`. */
export function argumentsOf(
  method: string,
  parameters: readonly (readonly [string, string])[],
  given: readonly GivenArgument[],
): unknown[] {
  if (given.length > parameters.length)
    throw invalid(`${method} takes ${parameters.length} parameters at most; ${given.length} were given.`)
  return parameters.map(([name, typed], at) => argumentOf(given[at], typed, `Parameter ${at + 1} of ${method}, ${name},`))
}

const lowered = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1)

const wrong = (what: string, right: string) => invalid(`${what} must be ${right}.`)

function refuse(what: string, right: string): never {
  throw wrong(what, right)
}
