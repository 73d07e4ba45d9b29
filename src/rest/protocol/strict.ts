import { type Contract, type Operation, parameterNames } from '../../http/openapi/contract.ts'
import { type Note, noteAccept, noteExpand, noteFilter, noteMissingTag, noteOptions } from '../../http/strict/findings.ts'
import { tunnelledMethod } from '../address/method-override.ts'

/** What the parts of a request say that are judged beside the contract. */
interface Judged {
  readonly operation: Operation
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** By lower-case name. */
  readonly options: ReadonlyMap<string, string>
}

/** The names of the options that an operation knows, in lower case, also those that stand for arguments of its address. */
const knownOptions = new WeakMap<Operation, ReadonlySet<string>>()

function optionsOf(contract: Contract, operation: Operation): ReadonlySet<string> {
  const known = knownOptions.get(operation)
  if (known) return known
  const { parameters } = contract.components
  const inAddress = [...parameterNames(contract, operation.path)].flatMap((name) => [name, ...(parameters[name]?.['x-called'] ?? [])])
  const inQuery = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const made = new Set([...inAddress, ...inQuery].map((name) => name.toLowerCase()))
  knownOptions.set(operation, made)
  return made
}

/** Notes what is understood, and not as the contract or the established server wants it (protocol/errors#strictness). */
export function noteRequest(contract: Contract, { operation, method, headers, options }: Judged, note: Note): void {
  noteOptions(options.keys(), optionsOf(contract, operation), operation.operationId, note)
  noteFilter(options.get('$filter') ?? '', note)
  noteExpand(options.get('$expand') ?? '', note)
  if (repliesInEnvelope(operation)) noteAccept(headers.accept === undefined ? undefined : String(headers.accept), note)
  const said = tunnelledMethod(method, headers['x-http-method'])
  if (headers['if-match'] === undefined && needsTag(operation))
    noteMissingTag(said === undefined ? method : `POST with X-HTTP-Method ${said}`, note)
}

/** Whether a successful reply is an entity, a collection or a value, and no stored bytes. */
const repliesInEnvelope = ({ responses }: Operation): boolean =>
  Object.entries(responses).some(
    ([status, { content }]) => status.startsWith('2') && content?.['application/json;odata=verbose'] !== undefined,
  )

/** Whether the operation changes or deletes an entity whose tag it compares; not the bytes of a file. */
function needsTag({ method, operationId, parameters, requestBody }: Operation): boolean {
  if (!parameters.some((one) => one.in === 'header' && one.name === 'If-Match')) return false
  if (method === 'DELETE') return true
  const isUpdate = method === 'PUT' || operationId.startsWith('merge')
  return isUpdate && requestBody?.content['application/json'] !== undefined
}
