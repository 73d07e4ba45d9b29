import { expect, test } from 'vitest'
import { type CountedDocument, countStatuses } from '../../../../scripts/contracts/covered/statuses.ts'

const document: CountedDocument = {
  paths: {
    '/a': {
      get: { operationId: 'a', responses: { '200': {}, '304': {}, '500': { $ref: '#/components/responses/Broken' } } },
      put: {
        operationId: 'b',
        responses: {
          '200': {},
          '503': {},
          '500': { $ref: '#/components/responses/Broken' },
          '507': { $ref: '#/components/responses/Full' },
        },
        'x-not-produced': { '503': 'Nothing takes the database away.' },
      },
    },
  },
  components: { responses: { Broken: {}, Full: { 'x-not-produced': 'No disk is full.' } } },
}
const seen = (...records: (readonly [operation: string, status: number])[]) =>
  countStatuses(
    document,
    records.map(([operation, status]) => ({ operation, status, outcome: 'success', handled: true, test: '' })),
  )

test('an own status is seen at its operation, a shared error at one of them, and a reason stands for both', () => {
  expect(seen(['a', 200], ['a', 304], ['b', 200], ['b', 500])).toEqual({ declared: 6, excused: 2, gaps: [] })
  expect(seen(['a', 200], ['b', 200], ['b', 304]).gaps).toEqual([
    { what: 'a 304', why: 'never seen' },
    { what: 'Broken 500', why: 'never seen' },
  ])
})

test('a reason for what tests see is wrong', () => {
  expect(seen(['a', 200], ['a', 304], ['a', 500], ['b', 200], ['b', 503], ['b', 507]).gaps).toEqual([
    { what: 'b 503', why: 'seen in spite of its reason' },
    { what: 'Full 507', why: 'seen in spite of its reason' },
  ])
})
