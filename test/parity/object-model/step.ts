import type { Action, Path } from '../../support/csom/model-client.ts'
import type { Message } from '../../support/doors.ts'

export const json = (path: string, body?: object, headers: Readonly<Record<string, string>> = {}, verb = 'POST'): Message => ({
  method: verb,
  path,
  headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }), ...headers },
  ...(body && { body: JSON.stringify(body) }),
})
export const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
export const remove = { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' }

/** What REST shows before the step: the rows of a collection, or one object. */
type Learned = readonly Readonly<Record<string, unknown>>[]

/** A property of an object that REST has shown. */
export const shown = (object: Learned[number] | undefined, name: string): string => String(object?.[name])

/** A write by REST, and the same by the object model. */
export interface Step {
  readonly name: string
  readonly rest: Message | ((learned: Learned) => Message)
  readonly model: readonly Action[] | ((learned: Learned) => readonly Action[])
  /** Sent to both by REST before. */
  readonly before?: readonly Message[]
  /** The address by REST, or the message by SOAP, whose objects the step needs to know. */
  readonly learn?: string | Message
  /** Whether it leaves changes, and how many audit records; if absent, changes and one record. */
  readonly leaves?: readonly ['changes' | 'nothing', number]
}

/** What both do in a step, for the objects that it needs to know. */
export const doneIn = ({ rest, model }: Step, learned: Learned) => ({
  rest: typeof rest === 'function' ? rest(learned) : rest,
  model: typeof model === 'function' ? model(learned) : model,
})

/** The action that follows a path to its object. */
export const reached = (on: Path): readonly Action[] => [{ kind: 'path', on }]
