import { describe, expect, it } from 'vitest'
import { type Operation, operationsOf, resolve } from '../../../src/http/openapi/contract.ts'
import { contract } from '../../../src/identity/contract.ts'
import { serve } from '../../support/serve.ts'
import { growthOf, hostile } from '../growth.ts'
import { inAddress, send } from '../send.ts'

const { server } = await serve()

/** The parameters of an operation, by place: form or query. */
function inputsOf({ parameters, requestBody }: Operation): [place: 'query' | 'header' | 'form', name: string][] {
  const schema = requestBody?.content['application/x-www-form-urlencoded']?.schema
  const fields = schema ? Object.keys(resolve(contract, schema).properties ?? {}) : []
  return [
    ...parameters.flatMap(({ name, in: place }): ['query' | 'header', string][] =>
      place === 'query' || place === 'header' ? [[place, name]] : [],
    ),
    ...fields.map((name): ['form', string] => ['form', name]),
    ...(schema ? ([['form', 'nothing known']] as ['form', string][]) : []),
  ]
}

/** The other fields of a form, without which the server does not read the tested one. */
const usual: Readonly<Record<string, string>> = { grant_type: 'client_credentials', client_id: 'a', client_secret: 'b' }

const formOf = (name: string, text: string) =>
  Object.entries({ ...usual, [name]: text })
    .map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`)
    .join('&')

describe('hostile inputs of the identity contract cost time in proportion to their length', () => {
  it.each(operationsOf(contract).map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) => {
    const { method, path } = operation
    const found: string[] = []
    for (const [place, name] of inputsOf(operation)) {
      for (const text of hostile) {
        const growth = await growthOf(
          (value) =>
            send(server.url, {
              method,
              target: place === 'query' ? `${path}?${inAddress(name)}=${inAddress(value)}` : path,
              headers: {
                ...(place === 'header' && { [name]: value }),
                ...(place === 'form' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
              },
              ...(place === 'form' && { body: formOf(name, value) }),
            }),
          text,
          place === 'header' ? 1.2 : 3.6,
        )
        if (growth !== undefined) found.push(`${place} ${name}: ${growth}`)
      }
    }
    expect(found).toEqual([])
  })
})
