import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { argumentsOf } from '../message/arguments.ts'
import { typeIn } from '../message/parameters.ts'
import { type ByteStream, StreamAnswer } from '../message/streams.ts'
import type { Call } from '../objects/object-types.ts'
import { type GivenArgument, isObject, notInModel, objectType, type PathObject, serviceObject } from '../objects/objects.ts'
import { type KnownMethod, typeNamed } from '../objects/types.ts'
import { guidValue, type ObjectAnswer, utcDate } from '../objects/values.ts'
import { methodHandlers } from './methods.ts'

/** What a call gives: an object for paths, a stream, or a value. */
export type GivenAnswer = ObjectAnswer | PathObject | StreamAnswer

type Handler = (object: PathObject, given: readonly unknown[], call: Call) => unknown

const handlers: ReadonlyMap<string, Handler> = new Map(Object.entries(methodHandlers) as unknown as [string, Handler][])

/**
 * What a method of an object gives: an object, or an answer. Fails with `operation_unsupported`, `invalid_request`, and as
 * the act that it calls.
 */
export function callMethod(
  object: PathObject,
  name: string,
  given: readonly GivenArgument[],
  call: Call,
): Promise<GivenAnswer | undefined> {
  if (object.kind === 'null') throw invalid(`The method '${name.slice(0, 100)}' is called on an object that does not exist.`)
  const { methods } = typeNamed(object.type)
  const method = methods.get(name)
  if (!method || method.facts.static) throw notInModel(`${object.type}.${name}`, name, namesOf(methods, false))
  return run(method, object, given, call)
}

/** What a static method of a type gives. Fails as `callMethod`. */
export function callStatic(
  ctx: WireContext,
  element: XmlElement,
  given: readonly GivenArgument[],
  call: Call,
): Promise<GivenAnswer | undefined> {
  const type = typeIn(element)
  const name = element.attributes.get('Name') ?? ''
  const method = type.methods.get(name)
  if (!method?.facts.static) throw notInModel(`The static method ${type.name}.${name}`, name, namesOf(type.methods, true))
  return run(method, serviceObject(ctx, type.name as never), given, call)
}

/** The names of the methods of a type that are static, or of those that are not. */
const namesOf = (methods: ReadonlyMap<string, KnownMethod>, areStatic: boolean): string[] =>
  [...methods].filter(([, { facts }]) => (facts.static === true) === areStatic).map(([name]) => name)

async function run({ full, facts }: KnownMethod, object: PathObject, given: readonly GivenArgument[], call: Call) {
  if (facts.refused !== undefined) throw new DomainError({ ...kernelReasons.operation_unsupported, message: facts.refused })
  const handler = handlers.get(full)
  if (!handler) throw new Error(`the method ${full} has no handler`)
  const result = await handler(object, argumentsOf(full, facts.parameters, given), call)
  // A request can call often and show nothing: what was read counts, not what is shown.
  if (isObject(result) && result.kind === 'rows') result.ctx.budget?.spendEntities(result.rows.length)
  return facts.gives === undefined ? undefined : answerOf(result, facts.gives)
}

/** A result of the type that the contract names. */
function answerOf(result: unknown, given: string): GivenAnswer {
  const typed = given.replace('?', '')
  if (result === undefined && typed !== given && typeNamed(typed).facts.value) return null
  if (isObject(result)) return result
  if (typed.endsWith('[]')) return (result as readonly unknown[]).map((one) => answerOf(one, typed.slice(0, -2)) as ObjectAnswer)
  if (typed === 'Stream') return new StreamAnswer(result as ByteStream)
  if (typed === 'Guid') return guidValue(String(result))
  if (typed === 'DateTime') return utcDate(Date.parse(String(result)))
  if (typed === 'Any' || typeof result !== 'object' || result === null) return result as ObjectAnswer
  const { called = typed, value: names = {} } = typeNamed(typed).facts
  const members = Object.entries(names).map(([name, type]): [string, ObjectAnswer] => {
    const value = (result as Readonly<Record<string, unknown>>)[name]
    return [name, value === undefined ? null : (answerOf(value, type) as ObjectAnswer)]
  })
  return new Map<string, ObjectAnswer>([['_ObjectType_', objectType(called)], ...members])
}
