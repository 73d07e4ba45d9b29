import { describe, expect, test } from 'vitest'
import { bundled, type OpenApi } from '../../../support/judge/document.ts'
import { createJudge } from '../../../support/judge/judge.ts'

const document = bundled('rest')
const judge = createJudge(document)
const list = (document.components as { examples?: Record<string, { value: object }> }).examples?.List?.value ?? {}

function operationAt(method: string) {
  const { operation } = judge.find(method, "/_api/web/lists/getbytitle('Tasks')", '')
  if (!operation) throw new Error(`no operation for ${method}`)
  return operation
}

const good = {
  'X-Correlation-ID': 'c',
  SvcRequestGuid: '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c',
  SvcRequestDuration: '1',
  'Content-Type': 'application/json;odata=nometadata;streaming=true;charset=utf-8',
  ETag: '"3"',
}

/** The violations in the example of a list with these headers and members replaced; undefined removes one. */
function problems({ status = 200, headers = {}, members = {} }: { status?: number; headers?: object; members?: object }): string {
  const kept = Object.entries({ ...good, ...headers }).filter((header): header is [string, string] => header[1] !== undefined)
  const json = JSON.parse(JSON.stringify({ ...list, ...members }))
  const answer = { status, headers: new Headers(kept), json }
  return [...judge.problems(operationAt('GET'), answer), ...judge.missingProperties(operationAt('GET'), answer)].join('\n')
}

describe('a reply that is broken on purpose is refused:', () => {
  test('none where nothing is broken', () => {
    expect(problems({})).toBe('')
  })

  test.each([
    ['an extra member', { members: { Extra: 1 } }, 'must NOT have'],
    ['a text in the place of a number', { members: { ItemCount: '12' } }, '/ItemCount must be integer'],
    ['a number in the place of a text', { members: { Title: 12 } }, '/Title must be string'],
    ['a null where none may be', { members: { Title: null } }, '/Title must be string'],
    ['a broken number', { members: { ItemCount: 1.5 } }, '/ItemCount must be integer'],
    ['no GUID', { members: { Id: '12' } }, '/Id must match format "uuid"'],
    ['no time', { members: { Created: 'soon' } }, '/Created must match format "date-time"'],
    ['a day that does not exist', { members: { Created: '2026-13-41T10:00:00Z' } }, '/Created must match format "date-time"'],
    ['a missing member', { members: { Title: undefined } }, 'The property Title of List is missing'],
    ['a status that is not declared', { status: 418 }, 'getList does not declare the status 418'],
    ['a body where another is declared', { status: 404 }, "the body must have required property 'error'"],
    ['a missing header', { headers: { ETag: undefined } }, 'The header ETag is missing'],
    ['a missing header of every reply', { headers: { SvcRequestGuid: undefined } }, 'The header SvcRequestGuid is missing'],
    ['a header in another form', { headers: { ETag: '3' } }, "The header ETag is '3'"],
    ['a header that is no GUID', { headers: { SvcRequestGuid: 'one' } }, "The header SvcRequestGuid is 'one'"],
    ['another content type', { headers: { 'Content-Type': 'text/html' } }, "not 'text/html'"],
    ['another envelope', { headers: { 'Content-Type': 'application/json;odata=verbose' } }, "required property 'd'"],
    ['no content type', { headers: { 'Content-Type': undefined } }, "not ''"],
  ])('%s', (_what, broken, says) => {
    expect(problems(broken)).toContain(says)
  })

  test('a body where none is declared', () => {
    const answer = { status: 200, headers: new Headers(good), json: list }
    expect(judge.problems(operationAt('DELETE'), answer).join()).toContain('declares no body for 200')
  })
})

test('a document with a format that the judge does not know is refused, not ignored', () => {
  const paths: OpenApi['paths'] = {
    '/a': {
      get: {
        operationId: 'getA',
        responses: { '200': { content: { 'text/plain': { schema: { type: 'string', format: 'moon' } } } } },
      },
    },
  }
  const strange = createJudge({ paths, components: { schemas: {} } })
  const answer = { status: 200, headers: new Headers({ 'Content-Type': 'text/plain' }), json: 'x' }
  const getA = paths['/a']?.get
  expect(() => getA && strange.problems(getA, answer)).toThrow('moon')
})
