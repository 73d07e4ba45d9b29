import { describe, expect, test } from 'vitest'
import { assemble } from '../../../../scripts/contracts/assemble.ts'
import { ContractError, placeAt } from '../../../../scripts/contracts/yaml.ts'
import { contractWith } from './small-contract.ts'

/** The error message for a resource file. */
function faultOf(resource: string): string {
  try {
    contractWith(resource)
  } catch (error) {
    if (error instanceof ContractError) return error.message
    throw error
  }
  return expect.fail('nothing is wrong with it')
}

/** A GET of /one with further members; the first is in line 5. */
const get = (more: string) => operation('get', more)
const operation = (verb: string, more: string) => `
paths:
  /one:
    ${verb}:
      operationId: one
${more.replace(/^/gm, '      ')}
      responses: { '200': { description: One } }
`

const here = 'contracts/small/resource.yaml'

describe('the message names file and line of', () => {
  test.for([
    ['no YAML', 'paths: [1\n', /^contracts\/small\/resource\.yaml:2: /],
    ['a name twice', 'tag: One\ntag: Two\n', `${here}:2: duplicated mapping key`],
    ['a merge key', 'schemas:\n  One: &one {}\n  Two:\n    <<: *one\n', `${here}:4: merge keys are not read; write the members out`],
    ['no map', '- one\n', `${here}:1: the file is no map`],
    ['a member that files do not have', 'tag: One\npath: {}\n', `${here}:2: there is a member 'path'; there may be tag, of, paths`],
    ['a section that is no map', 'paths: one\n', `${here}:1: paths is no map`],
    ['an unknown parameter', get('parameters: [selct]'), `${here}:5: there is no 'selct' in the parameters of the contract`],
    ['an unknown parameter of the address', 'paths:\n  /a/{who}:\n    get: {}\n', /resource\.yaml:3: .*no operationId/],
    [
      'an unknown schema of a body',
      operation('put', 'requestBody: { x-json: Lst }'),
      `${here}:5: there is no 'Lst' in the schemas of the contract`,
    ],
    [
      'x-json beside content',
      operation('put', 'requestBody: { x-json: List, content: {} }'),
      `${here}:5: x-json stands in the place of content`,
    ],
    [
      'an unknown header',
      "paths:\n  /one:\n    get:\n      operationId: one\n      responses:\n        '200': { description: One, headers: [Etag] }\n",
      `${here}:6: there is no 'Etag' in the headers of the contract`,
    ],
    [
      'an unknown response',
      "paths:\n  /one:\n    get:\n      operationId: one\n      responses:\n        '200': Al\n",
      `${here}:6: there is no 'Al' in the responses of the contract`,
    ],
    [
      'an unknown schema of x-odata',
      get('description: x').replace('description: One', 'description: One, x-odata: { entity: Lst }'),
      `${here}:6: there is no 'Lst' in the schemas of the contract`,
    ],
    [
      'a check that there is not',
      get('x-not-checked: { all: Schemas cannot say what is right here. }'),
      `${here}:5: there is no check all; there are positive_data_acceptance`,
    ],
    [
      'a reason that is no sentence',
      get('x-not-checked: { ignored_auth: no }'),
      `${here}:5: the reason why ignored_auth does not hold is a sentence`,
    ],
    [
      'a check of operations beside a property',
      'schemas:\n  Mine:\n    properties:\n      One:\n        x-not-checked: { ignored_auth: Schemas cannot say what is right here. }\n',
      `${here}:5: there is no check ignored_auth; there are positive_data_acceptance`,
    ],
    [
      'a check of operations beside a response',
      "paths:\n  /one:\n    get:\n      operationId: one\n      responses: { '200': Other }\nresponses:\n  Other:\n    description: One\n    x-not-checked: { use_after_free: Schemas cannot say what is right here. }\n",
      `${here}:9: there is no check use_after_free; there are positive_data_acceptance`,
    ],
    [
      'an unknown schema of a reference',
      "schemas:\n  Mine:\n    properties:\n      One: { $ref: '#/components/schemas/Lst' }\n",
      `${here}:4: there is no 'Lst' in the schemas of the contract`,
    ],
    [
      'a reference to a file',
      'schemas:\n  Mine:\n    $ref: ./list.yaml#/List\n',
      `${here}:3: './list.yaml#/List' is no reference of the form #/components/schemas/Name`,
    ],
    ['a schema that nothing uses', 'schemas:\n  Mine:\n    type: object\n', `${here}:3: nothing uses 'Mine' of the schemas`],
    ['a parameter that nothing uses', 'parameters:\n  mine:\n    description: x\n', `${here}:3: nothing uses 'mine' of the parameters`],
    ['what another file has', 'schemas:\n  List:\n    type: object\n', `${here}:2: List stands at contracts/small/shared.yaml:29 already`],
    [
      'an address that another file has',
      'paths:\n  /used/{listTitle}({itemId}):\n    get: {}\n',
      /resource\.yaml:2: .* stands at contracts\/small\/shared\.yaml:\d+ already$/,
    ],
    [
      'an operationId that another file has',
      'paths:\n  /one:\n    get:\n      operationId: useAll\n',
      /resource\.yaml:4: the operationId useAll stands at contracts\/small\/shared\.yaml:\d+ already$/,
    ],
    ['no responses', 'paths:\n  /one:\n    get:\n      operationId: one\n', `${here}:4: the operation has no responses`],
    [
      'parameters of a path',
      "paths:\n  /one:\n    parameters: [select]\n    get: { operationId: one, responses: { '200': { description: One } } }\n",
      `${here}:3: the parameters of an address are those in its braces`,
    ],
    ['an unknown mark', get('x-volatil: true'), `${here}:5: operations have no mark x-volatil; they may have x-same-as, x-errors`],
    ['a mark that is not true', get('x-volatile: false'), `${here}:5: x-volatile is true or not there`],
    ['x-volatile of a write', operation('post', 'x-volatile: true'), `${here}:5: x-volatile is for GET`],
    ['x-reads of a read', get('x-reads: true'), `${here}:5: x-reads is for POST`],
    ['x-shares-transaction of a read', get('x-shares-transaction: true'), `${here}:5: x-shares-transaction is for writes`],
  ] as const)('%s', ([, resource, wanted]) => {
    if (typeof wanted === 'string') expect(faultOf(resource).slice(0, wanted.length)).toBe(wanted)
    else expect(faultOf(resource)).toMatch(wanted)
  })

  test.for([
    [
      'a status that the contract does not describe',
      get('x-errors: [418]'),
      'x-errors names 418; the contract describes 400, 404, 409, 415, 412, 423',
    ],
    ['a status that is there anyway', get('x-errors: [404]'), 'x-errors names 404, which the operation has anyway'],
    [
      'a status taken back that is not there',
      get('x-errors: { without: [409] }'),
      'x-errors takes back 409, which the operation does not have',
    ],
    ['an unknown member', get('x-errors: { only: [404] }'), "x-errors has a member 'only'; it may have with and without"],
    ['no list', get('x-errors: 423'), 'x-errors is no list'],
    [
      'an operation that never fails',
      get('x-never-fails: true\nx-errors: [423]'),
      'x-errors needs x-errors of the contract, and an operation that may fail',
    ],
    [
      'all failures taken back',
      get('x-errors: { without: [400, 404] }'),
      'the operation declares no 4xx response; mark it x-never-fails if it has none',
    ],
    [
      'a status that is written out as well',
      get('x-errors: [423]').replace("'200'", "'404': Locked, '200'"),
      'the response 404 comes by x-errors; it need not be written',
    ],
  ] as const)('x-errors with %s', ([, resource, wanted]) => {
    expect(faultOf(resource)).toMatch(/^contracts\/small\/resource\.yaml:[456]: /)
    expect(faultOf(resource)).toContain(wanted)
  })

  test('groups of failures that do not exist', () => {
    const files = (errors: string) => () =>
      assemble([
        { file: 'openapi.yaml', text: 'openapi: 3.1.0\n' },
        { file: 'errors.yaml', text: `x-errors:\n  ${errors}\nresponses:\n  One: { description: One }\n` },
      ])
    expect(files('reads: { 404: One }')).toThrow(
      "errors.yaml:2: x-errors has a group 'reads'; it may have all, write, body, ifMatch, named",
    )
    expect(files('all: { 404: Two }')).toThrow("errors.yaml:2: x-errors names the response 'Two', which there is not")
  })

  test.for([
    ['an unknown operation', 'updateLst', "x-same-as names 'updateLst', and no operation has that operationId"],
    ['another one that is the same as a third', 'other', "x-same-as names 'other', which is the same as another one itself"],
    ['itself', 'one', "x-same-as names 'one', which is the same as another one itself"],
  ] as const)('x-same-as with %s', ([, twin, wanted]) => {
    const resource = `
paths:
  /one:
    get: { operationId: one, x-same-as: ${twin} }
    put: { operationId: other, x-same-as: useAll }
`
    expect(faultOf(resource)).toBe(`${here}:3: ${wanted}`)
  })

  test.for([
    ['an unknown kind of addresses', 'of: [web, lst]\n', `${here}:1: \`of\` names 'lst', and no entry of x-addresses has that name`],
    ['nothing', 'of: web\n', `${here}:1: \`of\` names no kinds of addresses`],
    [
      'an unknown word',
      'of: [web]\npaths:\n  <address>/a:\n    get:\n      operationId: get<OF>\n',
      `${here}:5: <OF> is none of the words address, of, Of`,
    ],
    [
      'a word without it',
      'paths:\n  <address>/a:\n    get: {}\n',
      `${here}:3: <address>/a has words in it, which the file gives by \`of\` at its head`,
    ],
  ] as const)('of with %s', ([, resource, wanted]) => {
    expect(faultOf(resource)).toBe(wanted)
  })

  test.for([
    [
      'a name that is taken',
      '{ name: web, canonical: /other, forms: [] }',
      /resource\.yaml:2: the kind of addresses web stands at contracts\/small\/shared\.yaml:\d+ already$/,
    ],
    ['no canonical address', '{ name: mine, forms: [] }', `${here}:2: a kind of addresses needs \`canonical\``],
    ['no forms', '{ name: mine, canonical: /mine }', `${here}:2: a kind of addresses needs forms`],
    [
      'an unknown member',
      '{ name: mine, canonical: /mine, form: [] }',
      `${here}:2: there is a member 'form'; there may be name, canonical, forms, lookedUp, fixed`,
    ],
    [
      'an unknown parameter',
      "{ name: mine, canonical: /mine, forms: ['/mine({who})'] }",
      `${here}:2: there is no 'who' in the parameters of the contract`,
    ],
  ] as const)('a kind of addresses with %s', ([, kind, wanted]) => {
    const fault = faultOf(`x-addresses:\n  - ${kind}\n`)
    if (typeof wanted === 'string') expect(fault).toBe(wanted)
    else expect(fault).toMatch(wanted)
  })

  test('no file with openapi', () => {
    expect(() => assemble([{ file: 'one.yaml', text: 'tag: One' }])).toThrow('None of one.yaml has the member openapi')
  })
})

test('a pointer into the contract leads back to the line that it was written in', () => {
  const contract = contractWith(`
of: [web]
paths:
  <address>/one:
    get:
      operationId: get<Of>
      responses:
        '200':
          description: One
          headers: [ETag]
    post: { operationId: add, x-same-as: useAll }
`)
  const place = (pointer: string) => placeAt(contract, pointer)
  expect(place('#/paths/~1web~1one/get/operationId')).toBe(`${here}:5`)
  expect(place('#/paths/~1web~1one/get/summary')).toBe(`${here}:5`)
  expect(place('#/paths/~1web~1one/get/responses/200/description')).toBe(`${here}:8`)
  expect(place('#/paths/~1web~1one/get/responses/404')).toMatch(/resource\.yaml:7$/)
  expect(place('#/paths/~1web~1one/post/requestBody/content')).toMatch(/^contracts\/small\/shared\.yaml:\d+$/)
  expect(place('#/components/schemas/List/type')).toBe('contracts/small/shared.yaml:29')
  expect(place('#/nowhere')).toBeUndefined()
})
