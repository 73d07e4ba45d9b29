import { afterAll, expect, it } from 'vitest'
import { firstReply, firstRequest } from '../../../src/pages/docs/model/model-sample.ts'
import { fetchFrom, startServer } from '../../support/server.ts'
import { processPath } from './object-requests.ts'

/** The request on the page of the object model, as a new server answers it. */
const server = await startServer()
afterAll(() => server.stop())

it('is answered as the page shows it', async () => {
  const headers = { 'Content-Type': 'text/xml' }
  const { status, text } = await fetchFrom(server.url + processPath, { method: 'POST', headers, body: firstRequest, user: 'ann' })
  expect(status).toBe(200)
  const [head, id, list] = JSON.parse(text) as [Record<string, unknown>, number, Record<string, unknown>]
  const [shownHead, shownId, shownList] = JSON.parse(firstReply) as [Record<string, unknown>, number, Record<string, unknown>]
  expect([Object.keys(head), id, Object.keys(list)]).toEqual([Object.keys(shownHead), shownId, Object.keys(shownList)])
  expect(list).toMatchObject({ _ObjectType_: 'SP.List', Title: 'Tasks', ItemCount: 0 })
})
