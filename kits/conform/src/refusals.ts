import type { Bench, Check } from './check.ts'
import { type ContractData, type Operation, operationsIn } from './contract/document.ts'
import { NotSupported } from './results.ts'
import { demand, quotedText } from './tools.ts'

const refused: readonly number[] = [401, 403]

/**
 * A check for each operation that needs a user: a caller who does not sign in is refused as the contract declares it. The addresses name things
 * that are not there, but some operations name nothing: where a stranger may read the web, nothing is tried that may change something.
 */
export const refusalChecks = ({ rest }: ContractData): Check[] =>
  operationsIn(rest)
    .filter(({ responses }) => responses['401'] !== undefined)
    .map((operation) => ({
      id: `refusals/${operation.id}`,
      group: 'refusals',
      resource: operation.tag,
      operations: [operation.id],
      title: `${operation.method} ${operation.path}, by a stranger`,
      run: (bench) => refuseStranger(bench, operation),
    }))

async function refuseStranger(bench: Bench, operation: Operation): Promise<void> {
  if (!operation.isRead && !refused.includes(await bench.statusForStranger()))
    throw new NotSupported('a caller who does not sign in may read this web, so nothing is tried that may change something')
  const reply = await bench.askAsStranger(operation.id, operation.method, nowhere(operation))
  demand(refused.includes(reply.status), `a caller who does not sign in gets ${reply.status}, and not 401`, reply)
}

/** The address of the operation, with ids and names that nothing has. */
function nowhere({ path, parameters }: Operation): string {
  const named = new Map(parameters.filter(({ in: where }) => where === 'path').map((one) => [one.name, one]))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => quotedText(missingValue(named.get(name)?.schema, named.get(name)?.example)))
}

const nothing = '00000000-0000-4000-8000-000000000000'

function missingValue(schema: Readonly<Record<string, unknown>> | undefined, example: unknown): string {
  if (schema?.format === 'uuid') return nothing
  if (schema?.type === 'integer') return String(Math.min(2_000_000_000, Number(schema.maximum ?? 2_000_000_000)))
  // Values with a form of their own mean nothing without the thing that the address names.
  if (schema?.type !== 'string' || schema.pattern !== undefined || schema.enum !== undefined) return String(example ?? 'none')
  return 'Conform-none'
}
