import type { FieldMethod, FieldMethods } from '../../../generated/soap/lists.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { FieldAddress } from '../../core/acts/lists/fields.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { XmlElement } from '../../formats/xml.ts'
import { messageOf } from '../../profile/failures.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { errorCodeOf } from '../protocol/errors.ts'

/** More methods than this are a mistake of the client, or an attack. */
const maxFieldMethods = 200

/** The Method elements of a parameter: clients send them in an element Fields, or without it. */
export const methodsIn = (methods: FieldMethods | undefined): readonly FieldMethod[] => [
  ...(methods?.Fields?.Method ?? []),
  ...(methods?.Method ?? []),
]

/** Fails with `invalid_request` if the parameters of an operation hold more methods than a message may have. */
export function demandFewMethods(operation: string, ...parameters: readonly (FieldMethods | undefined)[]): void {
  const count = parameters.reduce((sum, methods) => sum + methodsIn(methods).length, 0)
  if (count <= maxFieldMethods) return
  throw invalid(`${operation} takes ${maxFieldMethods} Method elements at most; ${count} were given. Send several messages.`)
}

interface MethodFacts {
  readonly ID: string
  readonly ErrorCode: string
  readonly ErrorText?: string
}

/** Runs each method as an act of its own. One that fails has its error in its result, and does not undo the others. */
export async function resultsOfMethods<T extends object>(
  { request: { profile } }: SignedInCall,
  methods: FieldMethods | undefined,
  work: (method: FieldMethod) => Promise<T>,
): Promise<((MethodFacts & T) | MethodFacts)[]> {
  const results: ((MethodFacts & T) | MethodFacts)[] = []
  for (const method of methodsIn(methods)) {
    const { ID } = method
    const outcome = await outcomeOf(() => work(method))
    if (outcome.ok) results.push({ ...outcome.value, ID, ErrorCode: '0x00000000' })
    else results.push({ ID, ErrorCode: errorCodeOf(profile, outcome.error), ErrorText: messageOf(profile, outcome.error) })
  }
  return results
}

/** The Field element of a method. Fails with `invalid_request`. */
export function fieldOfMethod({ ID, any = [] }: FieldMethod): XmlElement {
  const [field, ...more] = any
  if (field && more.length === 0 && field.name === 'Field') return field
  throw invalid(`The Method ${ID.slice(0, 60)} must hold one Field element.`)
}

/** The column that a Field element names, by its ID before its Name. Fails with `invalid_request`. */
export function columnOfElement(field: XmlElement): FieldAddress {
  const id = field.attributes.get('ID')
  const name = field.attributes.get('Name')
  if (id !== undefined && id.trim() !== '') return { id: plainGuid(id) }
  if (name !== undefined && name !== '') return { name }
  throw invalid('The Field element needs the attribute ID or Name.')
}
