import { invalid } from '../core/kernel/errors.ts'

/** `invalid_request` for a method that a hub does not have. */
export const unknownMethod = (hub: string, method: string) =>
  invalid(`The hub ${hub} has no method '${method.slice(0, 60)}'; its methods are Subscribe and Unsubscribe.`)

/** The group key among the arguments of a call. Fails with `invalid_request`. */
export function groupKeyOf(method: string, args: readonly unknown[], most: number): string {
  const [key] = args
  if (typeof key !== 'string' || args.length > most)
    throw invalid(`${method} takes a group key as text${most > 1 ? ', and a change token if there is one' : ''}.`)
  return key
}

/** The change token among the arguments of a call: text, or an object with `StringValue`. Fails with `invalid_request`. */
export function changeTokenOf(args: readonly unknown[]): string | undefined {
  const given = args[1] ?? undefined
  if (given === undefined) return undefined
  const text = given instanceof Map ? (given.get('StringValue') as unknown) : memberOf(given, 'StringValue')
  if (typeof text !== 'string') throw invalid('The second argument of Subscribe is a change token: text, or an object with StringValue.')
  return text
}

function memberOf(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null) return given
  return Object.hasOwn(given, name) ? (given as Readonly<Record<string, unknown>>)[name] : undefined
}
