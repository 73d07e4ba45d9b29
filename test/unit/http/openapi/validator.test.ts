import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { type JsonValue, parseJson } from '../../../../src/formats/json.ts'
import { operationsOf } from '../../../../src/http/openapi/contract.ts'
import { createValidator, type RawInput } from '../../../../src/http/openapi/validator.ts'
import { messageOf } from '../../../../src/profile/failures.ts'
import { svc } from '../../../../src/profile/svc.ts'
import { plainBody } from '../../../../src/rest/protocol/body.ts'

const validator = createValidator(contract)
const operations = new Map(operationsOf(contract).map((operation) => [operation.operationId, operation]))

interface Given {
  params?: Record<string, unknown>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string
}

function check(operationId: string, { params = {}, query = {}, headers = {}, body }: Given = {}) {
  const operation = operations.get(operationId)
  if (!operation) throw new Error(`no operation ${operationId}`)
  const raw: RawInput = {
    params: new Map(Object.entries(params)),
    options: new Map(Object.entries(query)),
    headers,
    body: body === undefined ? undefined : plainBody(parseJson(body)),
  }
  return validator.checkRequest(operation, raw)
}

function failure(operationId: string, given: Given): DomainError {
  try {
    check(operationId, given)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('the request was accepted')
}

const spread = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const id = '6F2F0F3E-8B3A-4F0E-9D5B-0D4C8F1A2B3C'
const tasks = { listTitle: 'Tasks' }

describe('a parameter', () => {
  test('of the address becomes what the contract says it is', () => {
    expect(spread(check('getItem', { params: { listTitle: '12', itemId: '7' } }).params)).toEqual({ listTitle: '12', itemId: 7 })
    expect(spread(check('getItem', { params: { listTitle: 'true', itemId: 7 } }).params)).toEqual({ listTitle: 'true', itemId: 7 })
  })

  test('that is a GUID comes in lower case', () => {
    expect(spread(check('getListById', { params: { listId: id } }).params)).toEqual({ listId: id.toLowerCase() })
    expect(spread(check('listItems', { params: { listId: id } }).params)).toEqual({ listId: id.toLowerCase() })
  })

  test('of the address is refused by name when it is not allowed', () => {
    expect(failure('getItem', { params: { ...tasks, itemId: 'x' } }).message).toBe(
      `The address's parameter 'itemId' must be an integer; "x" was given.`,
    )
    expect(failure('getItem', { params: { ...tasks, itemId: 1.5 } }).reason).toBe('invalid_request')
    expect(failure('getItem', { params: { ...tasks, itemId: -1 } }).reason).toBe('invalid_request')
    expect(failure('getItem', { params: { ...tasks, itemId: 1e20 } }).reason).toBe('invalid_request')
    expect(failure('getList', { params: { listId: 'x' } }).message).toContain("'listId' must be a GUID")
    expect(failure('getList', { params: { listTitle: '' } }).message).toContain("'listTitle' must not be empty")
    expect(failure('getList', { params: { listTitle: 'a'.repeat(256) } }).message).toContain('at most 255 characters')
  })

  test('of the query becomes what the contract says it is', () => {
    const { query } = check('listItems', { params: tasks, query: { $top: '5', $select: '12', $inlinecount: 'allpages' } })
    expect(spread(query)).toEqual({ $top: 5, $select: '12', $inlinecount: 'allpages' })
  })

  test('of the query is refused by name when it is not allowed', () => {
    expect(failure('listItems', { params: tasks, query: { $top: 'many' } }).message).toBe(
      `The query option '$top' must be an integer; "many" was given.`,
    )
    expect(failure('listItems', { params: tasks, query: { $top: '-1' } }).message).toContain('at least 0; -1 was given')
    expect(failure('listItems', { params: tasks, query: { $inlinecount: 'some' } }).message).toContain('be one of "none", "allpages"')
  })

  test('that the contract does not know is left out', () => {
    const { query, headers } = check('getWeb', { query: { $filter: 'x', nonce: '1' }, headers: { 'x-other': 'y' } })
    expect([spread(query), spread(headers)]).toEqual([{}, {}])
  })

  test('of the headers comes under the name of the contract', () => {
    const { headers } = check('deleteItem', { params: { ...tasks, itemId: 1 }, headers: { 'if-match': '"3"' } })
    expect(spread(headers)).toEqual({ 'If-Match': '"3"' })
  })

  test('of the headers that is needed is requested', () => {
    expect(failure('mergeItem', { params: { ...tasks, itemId: 1 }, body: '{}' }).message).toBe(
      'The request needs the header X-HTTP-Method with the value MERGE.',
    )
  })
})

describe('a body', () => {
  test('comes out of every envelope as the same properties', () => {
    const expected = { Title: 'Plans', BaseTemplate: 100 }
    for (const body of [
      '{"Title":"Plans","BaseTemplate":100}',
      '{"__metadata":{"type":"SP.List"},"Title":"Plans","BaseTemplate":100}',
      '{"d":{"__metadata":{"type":"Svc.List"},"Title":"Plans","BaseTemplate":100}}',
      '{"odata.type":"SP.List","Title":"Plans","BaseTemplate":100}',
      '{"@odata.type":"#SP.List","Title@odata.type":"Edm.String","Title":"Plans","BaseTemplate":100}',
    ]) {
      expect(spread(check('addList', { body }).body)).toEqual(expected)
    }
  })

  test('has the arrays of the verbose envelope unwrapped, at any depth', () => {
    const body = '{"Tags":{"__metadata":{"type":"Collection(Edm.String)"},"results":["a"]},"Deep":[{"results":[{"results":[]}]}]}'
    expect(spread(check('addItem', { params: tasks, body }).body)).toEqual({ Tags: ['a'], Deep: [[[]]] })
  })

  test('keeps a column that is named d or results beside others', () => {
    expect(spread(check('addItem', { params: tasks, body: '{"d":1}' }).body)).toEqual({ d: 1 })
    expect(spread(check('addItem', { params: tasks, body: '{"d":{"a":1},"Title":"x"}' }).body)).toEqual({ d: { a: 1 }, Title: 'x' })
    expect(spread(check('addItem', { params: tasks, body: '{"Sum":{"results":[1],"count":1}}' }).body)).toEqual({
      Sum: { results: [1], count: 1 },
    })
  })

  test('may write numbers and booleans as text where the contract wants them', () => {
    const body = '{"Title":"100","BaseTemplate":"100","EnableVersioning":"TRUE","Hidden":"false","MajorVersionLimit":"5e1"}'
    expect(spread(check('addList', { body }).body)).toEqual({
      Title: '100',
      BaseTemplate: 100,
      EnableVersioning: true,
      Hidden: false,
      MajorVersionLimit: 50,
    })
  })

  test('is coerced no further than that', () => {
    for (const [body, member] of [
      ['{"Title":5}', 'Title'],
      ['{"Title":null}', 'Title'],
      ['{"Title":["x"]}', 'Title'],
      ['{"Title":"x","Hidden":1}', 'Hidden'],
      ['{"Title":"x","Hidden":""}', 'Hidden'],
      ['{"Title":"x","Hidden":"yes"}', 'Hidden'],
      ['{"Title":"x","Hidden":null}', 'Hidden'],
      ['{"Title":"x","BaseTemplate":""}', 'BaseTemplate'],
      ['{"Title":"x","BaseTemplate":true}', 'BaseTemplate'],
      ['{"Title":"x","BaseTemplate":"0x64"}', 'BaseTemplate'],
      ['{"Title":"x","BaseTemplate":" 100"}', 'BaseTemplate'],
      ['{"Title":"x","BaseTemplate":"1e999"}', 'BaseTemplate'],
      ['{"Title":"x","BaseTemplate":"1.5"}', 'BaseTemplate'],
      ['{"Title":"x","BaseTemplate":{}}', 'BaseTemplate'],
    ] as const) {
      const error = failure('addList', { body })
      expect(error.reason).toBe('invalid_request')
      expect(error.message).toContain(`'${member}' must`)
    }
  })

  test('with a wrong member is refused by what was given and what is allowed', () => {
    expect(failure('addList', { body: '{"Title":5}' }).message).toBe("The member 'Title' must be text; 5 was given.")
    expect(failure('updateList', { params: tasks, body: '{"DraftVersionVisibility":3}' }).message).toBe(
      "The member 'DraftVersionVisibility' must be at most 2; 3 was given.",
    )
    expect(failure('addList', { body: '{"Title":""}' }).message).toContain('must not be empty')
    expect(failure('addList', { body: '{}' }).message).toBe("The body lacks the member 'Title'.")
  })

  test('with an unknown property is refused by its name and the type', () => {
    const error = failure('updateList', { params: tasks, body: '{"Titel":"x"}' })
    expect(error.reason).toBe('unknown_property')
    expect(error.details).toEqual({ property: 'Titel', type: 'List', entityType: 'List', hint: " Did you mean 'Title'?" })
    expect(messageOf(svc, error)).toContain("The property 'Titel' does not exist on type 'Svc.List'.")
  })

  test('with a property that can only be read says so', () => {
    expect(messageOf(svc, failure('updateList', { params: tasks, body: '{"ItemCount":3}' }))).toBe(
      "The property 'ItemCount' of Svc.List cannot be written here. Leave it out.",
    )
  })

  test('with __proto__ or constructor as a name harms nothing', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(failure('updateList', { params: tasks, body: `{"${name}":{"x":1}}` }).reason).toBe('unknown_property')
      const { body } = check('addItem', { params: tasks, body: `{"${name}":{"x":1}}` })
      expect(Object.keys(body as object)).toEqual([name])
      expect(Object.getPrototypeOf(body)).toBeNull()
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  test('that is missing or no object is refused', () => {
    expect(failure('addList', {}).message).toBe('The request needs a JSON object as its body.')
    for (const body of ['null', '[]', '"x"', '1', '{"results":[]}']) {
      expect(failure('addItem', { params: tasks, body }).message).toMatch(/^The body must be an object; .* was given\.$/)
    }
  })

  test('with more columns than a list can have is refused', () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`c${index}`, 1])))
    expect(failure('addItem', { params: tasks, body }).message).toContain('at most 1000 members')
  })

  test('of any shape is accepted or refused with a DomainError', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom('addList', 'updateList', 'addItem', 'updateItem'), (body, operationId) => {
        try {
          check(operationId, { params: { ...tasks, itemId: 1 }, body })
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError)
        }
      }),
    )
  })
})

describe('a response', () => {
  const verbose = 'application/json;odata=verbose;charset=utf-8'
  const error = { error: { code: 'BadRequest', message: { lang: 'en-US', value: 'x' } } }
  const web = (more: JsonValue = {}) => ({
    d: { __metadata: { id: 'x', uri: 'http://h/_api/Web', type: 'Svc.Web' }, Title: 'a', ...(more as object) },
  })

  test('of the contract has nothing wrong', () => {
    expect(validator.checkResponse('getWeb', 200, verbose, web())).toEqual([])
    expect(validator.checkResponse('getWeb', 200, 'application/json; odata=nometadata;streaming=true', { Title: 'a' })).toEqual([])
    expect(validator.checkResponse('getWeb', 404, verbose, error)).toEqual([])
    expect(validator.checkResponse('deleteItem', 200, undefined, undefined)).toEqual([])
    expect(validator.checkResponse('getWeb', 200, verbose, web({ Lists: { __deferred: { uri: 'http://h/_api/Web/Lists' } } }))).toEqual([])
  })

  test('is wrong with another status, media type, member, format or type', () => {
    expect(validator.checkResponse('getWeb', 418, verbose, {})).toEqual(['getWeb does not declare the status 418.'])
    expect(validator.checkResponse('getWeb', 200, 'application/xml', {})[0]).toContain("not 'application/xml'")
    expect(validator.checkResponse('getWeb', 200, verbose, { Title: 'a' })).not.toEqual([])
    expect(validator.checkResponse('getWeb', 200, verbose, web({ Nope: 1 }))).not.toEqual([])
    expect(validator.checkResponse('getWeb', 200, verbose, web({ Language: '1033' }))).not.toEqual([])
    expect(validator.checkResponse('getWeb', 200, verbose, web({ Created: '2026-11-20 09:00' }))).not.toEqual([])
    expect(validator.checkResponse('getWeb', 200, verbose, web({ Id: 'x' }))).not.toEqual([])
    expect(validator.checkResponse('deleteItem', 200, verbose, {})).toEqual(['deleteItem declares no body for 200, but one came.'])
    expect(validator.checkResponse('getNothing', 200, verbose, {})).toEqual(['The contract has no operation getNothing.'])
    expect(validator.checkResponse('getWeb', 400, verbose, { error: { code: '400', message: 'x' } })).not.toEqual([])
  })

  test('is checked by the examples of the contract, all of which hold', () => {
    const examples = contract.components.examples as Record<string, { value: unknown }>
    for (const operation of operations.values()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        for (const [mediaType, content] of Object.entries(response.content ?? {})) {
          for (const key of Object.keys((content as { examples?: object }).examples ?? {})) {
            expect([key, ...validator.checkResponse(operation.operationId, Number(status), mediaType, examples[key]?.value)]).toEqual([key])
          }
        }
      }
    }
  }, 120_000)
})
