import { describe, expect, it } from 'vitest'
import { settled } from '../../../../../scripts/contracts/clients/settled.ts'
import type { Json } from '../../../../../scripts/contracts/contract.ts'
import { httpContracts } from '../../../../../scripts/contracts/files.ts'
import { bundled, followed, type OperationObject } from '../../../../support/judge/document.ts'
import { createJudge } from '../../../../support/judge/judge.ts'

interface Media {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly $ref: string } | { readonly value: unknown }>>
}

describe.for(httpContracts)('the examples of successes in %s', (name) => {
  const document = bundled(name)
  const judge = createJudge(document)
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.values(item).filter((one): one is OperationObject => typeof one === 'object' && 'operationId' in one),
  )
  const shown = operations.flatMap((operation) =>
    Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) =>
        Object.entries(followed(document, response).content ?? {}).flatMap(([type, media]) => {
          const { example, examples = {} } = media as Media
          const named = Object.values(examples).map((one) => followed(document, one as { readonly value: unknown }).value)
          return [...(example === undefined ? [] : [example]), ...named].map((json) => ({ operation, status: Number(status), type, json }))
        }),
      ),
  )

  it('are replies that the judge of real replies accepts', () => {
    const problems = shown.flatMap(({ operation, status, type, json }) =>
      judge
        .problems(operation, { status, headers: new Headers({ 'content-type': type }), json })
        .filter((problem) => !problem.startsWith('The header'))
        .map((problem) => `${operation.operationId} ${type}: ${problem}`),
    )
    expect(problems).toEqual([])
    expect(shown.length).toBeGreaterThan(3)
  })

  it('have every property that real replies always have', () => {
    const problems = shown.flatMap(({ operation, status, type, json }) =>
      judge.missingProperties(operation, { status, headers: new Headers({ 'content-type': type }), json }),
    )
    expect([...new Set(problems)]).toEqual([])
  })

  it('tell no secret, and no machine that recorded them', () => {
    expect(shown.filter(({ json }) => /Basic [A-Za-z0-9+/]{8}|\/dev\/shm|\/tmp\/|\/home\//.test(JSON.stringify(json)))).toEqual([])
  })
})

describe('a recorded value is settled', () => {
  it.for<[string, Json, Json]>([
    [
      'with equal ids for equal ids, in their letter case',
      ['01a20878-d47b-78bb-b5a0-25d7300e280b', '{01A20878-D47B-78BB-B5A0-25D7300E280B}'],
      ['5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a11', '{5B8D1F0C-7D43-4F2C-8C39-0B9E5B8F6A11}'],
    ],
    [
      'with one time',
      { at: '2020-01-02T03:04:05.678Z', on: '2020-01-02T03:04:05Z' },
      { at: '2026-11-23T09:00:00.000Z', on: '2026-11-23T09:00:00Z' },
    ],
    ['with one host', 'http://127.0.0.1:40123/_api', 'http://127.0.0.1:5000/_api'],
    ['without secrets', { clientSecret: 'x', Password: 'y', count: 2 }, { clientSecret: 'secret', Password: 'secret', count: 2 }],
    ['without folders of a test', '/home/me/a/tenon-test-1/b.pem', '/etc/tenon/b.pem'],
    ['with two members of an array', [1, 2, 3], [1, 2]],
    ['or as it is', { a: null, b: [true] }, { a: null, b: [true] }],
  ])('%s', ([, value, expected]) => {
    expect(settled(value)).toEqual(expected)
  })
})
