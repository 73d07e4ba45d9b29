import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { parseOptions } from '../../../../src/formats/form.ts'
import type { Contract } from '../../../../src/http/openapi/contract.ts'
import { createAddresses } from '../../../../src/rest/address/addresses.ts'
import { operationFor } from '../../../../src/rest/address/method-override.ts'
import { threadProcessorMs } from '../../../support/held-loop.ts'
import { anyWord } from '../../../support/random/refused.ts'

const find = createAddresses(contract)
const id = '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c'

/** The operation and the parameters that a request line leads to. */
function resolve(line: string, header?: string): { operation: string; params: Record<string, unknown> } {
  const [method = '', url = ''] = line.split(/ (.*)/s)
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const resource = find(path, parseOptions(query))
  return {
    operation: operationFor(resource, { method, headers: header === undefined ? {} : { 'x-http-method': header } }, path).operationId,
    params: Object.fromEntries(resource.params),
  }
}

function failure(line: string, header?: string): DomainError {
  try {
    resolve(line, header)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error(`${line} was found`)
}

describe('an address', () => {
  test('leads to the operation that the contract spells', () => {
    expect(resolve('GET /_vti_bin/health')).toEqual({ operation: 'getHealth', params: {} })
    expect(resolve('GET /_api/web')).toEqual({ operation: 'getWeb', params: {} })
    expect(resolve('POST /_api/contextinfo')).toEqual({ operation: 'getContextInfo', params: {} })
    expect(resolve("GET /_api/web/lists/getbytitle('Tasks')/items(7)")).toEqual({
      operation: 'getItem',
      params: { listTitle: 'Tasks', itemId: 7 },
    })
  })

  test('is matched in any case', () => {
    expect(resolve('POST /_API/ContextInfo').operation).toBe('getContextInfo')
    expect(resolve("GET /_api/Web/Lists/GetByTitle('Tasks')/Items").operation).toBe('listItems')
    expect(resolve(`GET /_api/Web/Lists(GUID'${id}')`).operation).toBe('getListById')
  })

  test('keeps the case of its values', () => {
    expect(resolve("GET /_api/web/lists/getbytitle('TaSKs')").params).toEqual({ listTitle: 'TaSKs' })
  })

  test('may have quotes and parentheses percent-encoded', () => {
    expect(resolve('GET /_api/web/lists/getbytitle%28%27Tasks%27%29/items%287%29')).toEqual({
      operation: 'getItem',
      params: { listTitle: 'Tasks', itemId: 7 },
    })
  })

  test('may have a slash in quotes, raw or encoded', () => {
    expect(resolve("GET /_api/web/getlist('/sites/a/Lists/b')").params).toEqual({ listUrl: '/sites/a/Lists/b' })
    expect(resolve('GET /_api/web/getlist(%27%2Fsites%2Fa%27)/items').params).toEqual({ listUrl: '/sites/a' })
    expect(resolve('GET /_api/web/getlist(%27/sites/a%27)/items').params).toEqual({ listUrl: '/sites/a' })
  })

  test('reads a doubled quote as one', () => {
    expect(resolve("GET /_api/web/lists/getbytitle('It''s')").params).toEqual({ listTitle: "It's" })
    expect(resolve('GET /_api/web/lists/getbytitle(%27It%27%27s%27)').params).toEqual({ listTitle: "It's" })
    expect(resolve("GET /_api/web/lists/getbytitle('''')").params).toEqual({ listTitle: "'" })
  })

  test('is decoded once', () => {
    expect(resolve("GET /_api/web/lists/getbytitle('100%25')").params).toEqual({ listTitle: '100%' })
    expect(resolve("GET /_api/web/lists/getbytitle('%2527')").params).toEqual({ listTitle: '%27' })
    expect(resolve("GET /_api/web/lists/getbytitle('Caf%C3%A9 (a,b)=c')").params).toEqual({ listTitle: 'Café (a,b)=c' })
  })

  test('may have empty segments and empty argument lists', () => {
    expect(resolve('GET //_api//web/').operation).toBe('getWeb')
    expect(resolve("GET /_api/web()/lists()/getbytitle('a')/items()").operation).toBe('listItems')
  })

  test('names a list in every form of x-addresses', () => {
    const forms = [
      [`lists(guid'${id}')`, { listId: id }],
      [`lists('${id}')`, { listId: id }],
      [`lists/getbyid('${id}')`, { listId: id }],
      [`lists/getbyid(guid'${id}')`, { listId: id }],
      ["getlist('/Lists/Tasks')", { listUrl: '/Lists/Tasks' }],
      ["getlistusingpath(decodedurl='/Lists/Tasks')", { listUrl: '/Lists/Tasks' }],
      ["GetListUsingPath( DecodedUrl = '/Lists/Tasks' )", { listUrl: '/Lists/Tasks' }],
      ["getlistusingpath('/Lists/Tasks')", { listUrl: '/Lists/Tasks' }],
    ] as const
    for (const [form, params] of forms) {
      expect(resolve(`GET /_api/web/${form}/items(3)`)).toEqual({ operation: 'getItem', params: { ...params, itemId: 3 } })
      expect(resolve(`DELETE /_api/web/${form}`)).toEqual({ operation: 'deleteList', params })
    }
  })

  test('names an item in every form of x-addresses', () => {
    for (const form of ['items(7)', 'items/getbyid(7)', 'getitembyid(7)']) {
      expect(resolve(`PUT /_api/web/lists/getbytitle('a')/${form}`)).toEqual({
        operation: 'updateItem',
        params: { listTitle: 'a', itemId: 7 },
      })
    }
    expect(resolve("GET /_api/web/lists/getbytitle('a')/getitembystringid('7')").params).toEqual({ listTitle: 'a', itemId: '7' })
    expect(resolve("GET /_api/web/lists/getbytitle('a')/items('7')").params).toEqual({ listTitle: 'a', itemId: '7' })
  })

  test('may begin with the other root of the service', () => {
    expect(resolve("GET /_vti_bin/client.svc/web/lists/getbytitle('a')").operation).toBe('getList')
  })

  test('takes several arguments by name in any order, or by place', () => {
    const path = "/_api/add(url='{url}',overwrite={overwrite})"
    const search = createAddresses({ ...contract, paths: { [path]: { post: { operationId: 'add', responses: {} } } } })
    const params = (args: string) => Object.fromEntries(search(`/_api/Add(${args})`, new Map([['@f', "'c'"]])).params)
    const expected = { url: 'a,b=(c)', overwrite: true }
    expect(params("url='a,b=(c)',overwrite=true")).toEqual(expected)
    expect(params("overwrite=true, URL='a,b=(c)'")).toEqual(expected)
    expect(params("'a,b=(c)',TRUE")).toEqual(expected)
    expect(params('url=@f,overwrite=false')).toEqual({ url: 'c', overwrite: false })
    for (const args of ["url='a',url='b'", "'a'", "'a',true,true", "true,'a'", "url='a',other=true", "url='a',url=true", "'a',url='b'"]) {
      expect(() => params(args)).toThrow('has the wrong arguments')
    }
  })

  test('that has an operation of its own shares the others with the canonical one', () => {
    expect(resolve(`GET /_api/web/lists(guid'${id}')`).operation).toBe('getListById')
    expect(resolve(`PUT /_api/web/lists(guid'${id}')`).operation).toBe('updateList')
    expect(resolve(`GET /_api/web/lists('${id}')`).operation).toBe('getList')
  })

  test('takes the value of an alias from the query', () => {
    expect(resolve("GET /_api/web/getlist(@u)/items?@u='/Lists/It''s'").params).toEqual({ listUrl: "/Lists/It's" })
    expect(resolve('GET /_api/web/GetListUsingPath(DecodedUrl=@P1)?$top=1&%40p1=%27%2FLists%2Fa%27').params).toEqual({
      listUrl: '/Lists/a',
    })
    expect(resolve("GET /_api/web/lists/getbytitle('a')/items(@id)?@id=7").params).toEqual({ listTitle: 'a', itemId: 7 })
  })
})

describe('an address that leads nowhere', () => {
  test('is not found when a name is unknown', () => {
    for (const path of [
      '/',
      '/_api/webs',
      '/_api/web/nope',
      '/_api/web%2Flists',
      '/_api/web/__proto__',
      '/_api/constructor',
      '/_api/web/lists/toString',
    ]) {
      expect(failure(`GET ${path}`).reason).toBe('resource_not_found')
    }
  })

  test('is invalid when a known name has other arguments, and says what it takes', () => {
    expect(failure('GET /_api/web/lists/getbytitle').message).toBe(
      "'getbytitle' at position 17 of the address has the wrong arguments. Write getbytitle('{listTitle}').",
    )
    for (const segment of ["getbytitle('a','b')", 'getbytitle(7)', 'getbytitle()', "getbytitle(name='a')", `getbytitle(guid'${id}')`]) {
      expect(failure(`GET /_api/web/lists/${segment}`).reason).toBe('invalid_request')
    }
    expect(failure("GET /_api/web/getlistusingpath(decodedurl='a',decodedurl='b')").reason).toBe('invalid_request')
    expect(failure("GET /_api/web/lists/getbytitle('a')/items({itemId})").reason).toBe('invalid_request')
    expect(failure('GET /_api/web(1)').reason).toBe('invalid_request')
  })

  test('is invalid when its arguments cannot be read, and names the position', () => {
    expect(failure('GET /_api/web/lists/getbytitle(Tasks)').message).toContain(
      "at position 17 of the address cannot be read after 'getbytitle('",
    )
    expect(failure("GET /_api/web/lists/getbytitle('Tasks)").message).toBe('The quote at position 28 of the address is not closed.')
    expect(failure("GET /_api/web/lists/getbytitle('a'").reason).toBe('invalid_request')
    expect(failure("GET /_api/web/lists/getbytitle('a')x").reason).toBe('invalid_request')
    expect(failure("GET /_api/web/lists/getbytitle('a',)").reason).toBe('invalid_request')
    expect(failure('GET /_api/%ff').message).toContain('position 7')
  })

  test('names the position of the same segment in each path', () => {
    expect(failure("GET /_api/web/getlistusingpath('a',,)").message).toContain('at position 11 of the address')
    expect(failure("GET /_api/web/lists/getlistusingpath('a',,)").message).toContain('at position 17 of the address')
    expect(failure("GET /_api/web/getlistusingpath('a',,)").message).toContain('at position 11 of the address')
  })

  test('is invalid when an alias has no value or a value that is none', () => {
    expect(failure('GET /_api/web/getlist(@u)').message).toBe('The address uses @u, but the query has no @u=….')
    expect(failure('GET /_api/web/getlist(@u)?@u=/a').reason).toBe('invalid_request')
    expect(failure('GET /_api/web/getlist(@u)?@u=@u').reason).toBe('invalid_request')
    expect(failure('GET /_api/web/getlist(@u)?@u=7').reason).toBe('invalid_request')
  })
})

describe('a method', () => {
  test('that the address does not take is refused with those it takes', () => {
    const error = failure('DELETE /_api/web/currentuser')
    expect([error.reason, error.details.allow]).toEqual(['method_not_allowed', 'GET, POST, PUT, HEAD, PATCH, MERGE'])
    expect(failure("TRACE /_api/web/lists/getbytitle('a')").details.allow).toBe('GET, POST, PUT, DELETE, HEAD, PATCH, MERGE')
  })

  test('may be tunnelled through POST, in any case', () => {
    const item = "/_api/web/lists/getbytitle('a')/items(1)"
    expect(resolve(`POST ${item}`, 'MERGE').operation).toBe('mergeItem')
    expect(resolve(`POST ${item}`, 'merge').operation).toBe('mergeItem')
    expect(resolve(`POST ${item}`, 'PATCH').operation).toBe('updateItem')
    expect(resolve(`POST ${item}`, 'put').operation).toBe('updateItem')
    expect(resolve(`POST ${item}`, 'Delete').operation).toBe('deleteItem')
    expect(resolve(`PATCH ${item}`).operation).toBe('updateItem')
    expect(resolve(`MERGE ${item}`).operation).toBe('updateItem')
    expect(resolve(`HEAD ${item}`).operation).toBe('getItem')
  })

  test('that is tunnelled but unknown is invalid', () => {
    expect(failure('POST /_api/web/lists', 'DROP').message).toBe("X-HTTP-Method says 'DROP'; it may say MERGE, PATCH, PUT, DELETE.")
    expect(failure('POST /_api/web/lists', 'constructor').reason).toBe('invalid_request')
  })

  test('that is tunnelled to where it is not taken is refused', () => {
    expect(failure('POST /_api/web/lists', 'MERGE').reason).toBe('method_not_allowed')
  })

  test('is not tunnelled through anything but POST', () => {
    expect(resolve('GET /_api/web', 'DELETE').operation).toBe('getWeb')
  })
})

describe('the look-up', () => {
  const fragments = anyWord(
    `/_api /web /lists /getbytitle /items /getlist ( ) ' %27 %28 %2F / , = @u guid guid' 7 true ('a') (7) {itemId} % %zz %ff \u0000 __proto__ constructor '' é 🙂 \ud800`,
    ' ',
  )

  test('answers any path with an operation or a DomainError', () => {
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 24 }), fc.string(), (parts, alias) => {
        const path = parts.join('')
        try {
          const resource = find(path, new Map([['@u', alias]]))
          expect(resource.operations.size).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError)
        }
      }),
      { numRuns: 5000 },
    )
  })

  test('answers any text with an operation or a DomainError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        try {
          find(`/_api/web/lists${text}`, new Map())
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError)
          expect((error as DomainError).reason).toMatch(/^(resource_not_found|invalid_request)$/)
        }
      }),
    )
  })

  test('takes long for no path of 64 KiB', () => {
    const size = 65_536
    const hostile = ["'", '(', ')', '/', ',', '%27', "('", "''", 'a', '@', '=', ' ', "'a',", '7,', 'a=', "guid'", '/_api', '{', '%2527']
    for (const piece of hostile) {
      for (const path of [
        `/_api/web/lists/getbytitle(${piece.repeat(size / piece.length)}`,
        `/_api/web/lists/getbytitle('${piece.repeat(size / piece.length)}')`,
      ]) {
        const start = threadProcessorMs()
        try {
          find(path, new Map([['@u', piece.repeat(1000)]]))
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError)
        }
        expect(threadProcessorMs() - start).toBeLessThan(1000)
      }
    }
  })

  test('costs the same however many operations the contract has', () => {
    const many = (count: number): Contract => ({
      ...contract,
      paths: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `/_api/web/thing${index}/part('{listTitle}')`,
          { get: { operationId: `get${index}`, responses: {} } },
        ]),
      ),
    })
    const bestTime = (count: number) => {
      const search = createAddresses(many(count))
      const path = `/_api/web/thing${count - 1}/part('a')`
      let best = Number.POSITIVE_INFINITY
      for (let round = 0; round < 20; round += 1) {
        const start = performance.now()
        for (let index = 0; index < 500; index += 1) search(path, new Map())
        best = Math.min(best, performance.now() - start)
      }
      return best
    }
    // A look-up that tries every operation would take 100 times as long.
    expect(bestTime(2000)).toBeLessThan(20 * bestTime(20))
  })
})

describe('the query', () => {
  test('is decoded, and its names are matched in any case', () => {
    expect([...parseOptions('%24select=Id%2CTitle&$Filter=a+eq+%27b%26c%27&flag&=x&&')]).toEqual([
      ['$select', 'Id,Title'],
      ['$filter', "a eq 'b&c'"],
      ['flag', ''],
      ['', 'x'],
    ])
  })

  test('refuses a name that is given twice, a broken percent sequence and too many options', () => {
    expect(() => parseOptions('$top=1&%24TOP=2')).toThrow("The query option '$TOP' is given twice.")
    expect(() => parseOptions('a=%zz')).toThrow('not percent-encoded UTF-8')
    expect(() => parseOptions(Array.from({ length: 101 }, (_, index) => `a${index}=1`).join('&'))).toThrow('more than 100 query options')
  })

  test('keeps __proto__ as an ordinary name', () => {
    expect(parseOptions('__proto__=1').get('__proto__')).toBe('1')
  })
})
