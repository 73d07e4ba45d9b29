import { type Contract, type MediaType, type Operation, operationsOf, type Response, resolve } from '../contract.ts'

/**
 * What generated clients need of a served contract beyond the rules of scripts/redocly.yaml, one line for each fault: every
 * operation shows an example of a success, every JSON body is a schema with a name, every failure has the schema of errors with an
 * example, and links lead to operations.
 */
export function clientFaults(contract: Contract): string[] {
  const operations = operationsOf(contract)
  const ids = new Set(operations.map(({ operation }) => operation.operationId))
  return [
    ...withoutExample(contract).map(
      (id) =>
        `${id} shows no example of a success. Write \`examples\` to its schema, or record one: node scripts/contracts/clients/record.ts`,
    ),
    ...operations.flatMap(({ operation }) => faultsOf(contract, operation, ids)),
    ...namesAlike(contract),
  ]
}

/** The operations whose success has a body, and no example of one. */
export function withoutExample(contract: Contract): string[] {
  return operationsOf(contract).flatMap(({ operation }) => {
    const media = repliesOf(contract, operation, isSuccess).flatMap(({ response }) => Object.values(response.content ?? {}))
    return media.length > 0 && !media.some((one) => hasExample(one)) ? [operation.operationId] : []
  })
}

function faultsOf(contract: Contract, operation: Operation, ids: ReadonlySet<string>): string[] {
  const { operationId: id } = operation
  const bodies = [
    ...repliesOf(contract, operation, () => true).map(({ status, response }) => ({ of: `its reply ${status}`, content: response.content })),
    { of: 'its request', content: operation.requestBody?.content },
  ]
  const nameless = bodies.flatMap(({ of, content }) =>
    Object.entries(content ?? {}).flatMap(([type, { schema }]) =>
      type.startsWith('application/json') && schema.properties !== undefined ? [`${id}: ${of} in ${type} has a schema without a name`] : [],
    ),
  )
  const failures = repliesOf(contract, operation, (status) => /^[45]/.test(status)).flatMap(({ status, response }) => {
    const json = Object.entries(response.content ?? {}).filter(([type]) => type.startsWith('application/json'))
    return json.length === 0 || json.some(([, media]) => !hasExample(media))
      ? [`${id}: its failure ${status} shows no example in JSON`]
      : []
  })
  const links = repliesOf(contract, operation, isSuccess).flatMap(
    ({ response }) => Object.values(response.links ?? {}) as { operationId: string }[],
  )
  const lost = links
    .filter(({ operationId }) => !ids.has(operationId))
    .map(({ operationId }) => `${id} links to ${operationId}, which there is not`)
  return [...nameless, ...failures, ...lost]
}

const isSuccess = (status: string): boolean => status.startsWith('2')

const repliesOf = (
  contract: Contract,
  { responses }: Operation,
  chosen: (status: string) => boolean,
): { status: string; response: Response }[] =>
  Object.entries(responses).flatMap(([status, response]) => (chosen(status) ? [{ status, response: resolve(contract, response) }] : []))

const hasExample = ({ example, examples }: MediaType): boolean => example !== undefined || examples !== undefined

/** Generators write a file for each schema, and some file systems know no case. */
function namesAlike({ components }: Contract): string[] {
  const names = Map.groupBy(Object.keys(components.schemas), (name) => name.toLowerCase())
  return [...names.values()].filter((same) => same.length > 1).map((same) => `the schemas ${same.join(' and ')} differ only in case`)
}
