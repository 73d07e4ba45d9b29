import { describe, expect, test } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { signInCaller } from '../../../../src/http/way/caller.ts'
import { matchOperation, readBody, validate } from '../../../../src/http/way/operation.ts'
import { findAddressedWeb, findSite, openContext } from '../../../../src/http/way/place.ts'
import { table } from '../../../../src/http/way/table.ts'
import { createRestEdge } from '../../../../src/rest/protocol/dispatch.ts'
import { createBackend } from '../../../../src/rest/protocol/openapi-backend.ts'
import { edgeOptions, request } from '../../../support/edge/rest-edge.ts'
import { wayTo } from '../../../support/edge/way.ts'

describe('the way fails closed', () => {
  const sent = { headers: { 'content-type': 'application/json' }, body: '{"Title":"a"}' }

  async function without(step: unknown) {
    const { rest, calls } = edgeOptions()
    const preparation = table.preparation.filter((row) => row[1] !== step)
    const way = wayTo(await createRestEdge(rest), 'ada', { ...table, preparation })
    return { removed: table.preparation.length - preparation.length, ended: way(request('POST /_api/web/lists', sent).made), calls }
  }

  test('and is open where every step is there', async () => {
    const { removed, ended, calls } = await without(undefined)
    expect([removed, (await ended).status, calls.length]).toEqual([0, 200, 1])
  })

  test.each([findSite, findAddressedWeb, signInCaller, openContext, readBody, validate])('without %o', async (step) => {
    const { removed, ended, calls } = await without(step)
    expect([removed, (await ended).status]).toEqual([1, 500])
    expect(calls).toEqual([])
  })

  test('without the match of an operation', async () => {
    const { removed, ended, calls } = await without(matchOperation)
    expect(removed).toBe(1)
    await ended.then(
      ({ status }) => expect(status).toBe(500),
      (error: unknown) => expect(String(error)).toContain('was not prepared'),
    )
    expect(calls).toEqual([])
  })

  test('without a security handler', async () => {
    const { rest, calls } = edgeOptions()
    const backend = await createBackend(contract, rest.handlers)
    backend.securityHandlers = {}
    await expect(backend.handleRequest({ call: { operationId: 'getWeb' } } as never, {})).rejects.toThrow('401')
    expect(calls).toEqual([])
  })

  test('without a caller', async () => {
    const { rest, calls } = edgeOptions()
    const backend = await createBackend(contract, rest.handlers)
    await expect(backend.handleRequest({ call: { operationId: 'getWeb' } } as never, undefined)).rejects.toThrow('401')
    expect(calls).toEqual([])
    await backend.handleRequest({ call: { operationId: 'getHealth' } } as never, undefined)
    expect(calls).toHaveLength(1)
  })

  test('without the handler of an operation', async () => {
    const { rest } = edgeOptions()
    const backend = await createBackend(contract, rest.handlers)
    delete backend.handlers.getWeb
    await expect(backend.handleRequest({ call: { operationId: 'getWeb' } } as never, {})).rejects.toThrow('501')
  })
})
