import { fail, isMap, listIn, mapIn, mapsIn, shown, type Yaml, type YamlMap } from './yaml.ts'

/** The condition under which operations have the failures of a group in `x-errors`. */
interface Facts {
  readonly verb: string
  readonly hasBody: boolean
  readonly parameters: readonly Yaml[]
}

const groups: Record<string, (facts: Facts) => boolean> = {
  all: () => true,
  write: ({ verb }) => verb !== 'get',
  body: ({ hasBody }) => hasBody,
  ifMatch: ({ parameters }) => parameters.includes('ifMatch'),
  named: () => false,
}

/** The failures of the operations of a contract: the names of their responses by status, and by group. */
export type Failures = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Reads `x-errors` of a contract. Fails with `ContractError` on an unknown group. */
export function failuresOf(rules: YamlMap, responses: YamlMap): Failures {
  const read = mapsIn(rules).map(([group, byStatus]) => {
    if (!groups[group]) fail(`x-errors has a group '${group}'; it may have ${Object.keys(groups).join(', ')}`, rules, group)
    const names = Object.entries(byStatus).map(([status, name]): [string, string] => {
      if (typeof name !== 'string' || !responses[name])
        fail(`x-errors names the response ${shown(name)}, which there is not`, byStatus, status)
      return [status, name]
    })
    return [group, new Map(names)] as const
  })
  return new Map(read)
}

/**
 * Adds the failures to the responses of an operation: those of its groups, plus and minus those in its own `x-errors`.
 * Fails with `ContractError` if `x-errors` is redundant or impossible.
 */
export function addFailures(operation: YamlMap, facts: Facts, failures: Failures): void {
  const statuses = new Map<string, string>()
  for (const [group, byStatus] of failures) if (groups[group]?.(facts)) for (const [status, name] of byStatus) statuses.set(status, name)
  const known = new Map([...failures.values()].flatMap((byStatus) => [...byStatus]))
  const { added, removed } = ownFailures(operation)
  for (const status of added) {
    const name = known.get(status)
    if (name === undefined) fail(`x-errors names ${status}; the contract describes ${[...known.keys()].join(', ')}`, operation, 'x-errors')
    if (statuses.has(status)) fail(`x-errors names ${status}, which the operation has anyway`, operation, 'x-errors')
    statuses.set(status, name)
  }
  for (const status of removed) {
    if (!statuses.delete(status)) fail(`x-errors takes back ${status}, which the operation does not have`, operation, 'x-errors')
  }
  const responses = mapIn(operation, 'responses') ?? fail('the operation has no responses', operation)
  for (const [status, name] of statuses) {
    if (status in responses) fail(`the response ${status} comes by x-errors; it need not be written`, responses, status)
    responses[status] = { $ref: `#/components/responses/${name}` }
  }
  delete operation['x-errors']
}

/** `[423]`, or `{ with: [423], without: [412] }`. */
function ownFailures(operation: YamlMap): { added: string[]; removed: string[] } {
  const own = operation['x-errors'] ?? []
  if (!isMap(own)) return { added: (listIn(operation, 'x-errors') ?? []).map(String), removed: [] }
  const unknown = Object.keys(own).find((name) => name !== 'with' && name !== 'without')
  if (unknown !== undefined) fail(`x-errors has a member '${unknown}'; it may have with and without`, own, unknown)
  return { added: (listIn(own, 'with') ?? []).map(String), removed: (listIn(own, 'without') ?? []).map(String) }
}
