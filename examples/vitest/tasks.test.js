import { startServer } from 'tenon/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Tasks } from './tasks.js'

let server
beforeAll(async () => {
  server = await startServer({ emulator: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.reset()
  await server.forgetRequests()
})

it('adds a task', async () => {
  const tasks = new Tasks(server.url, 'ann')
  await tasks.add('Order chairs')
  expect(await tasks.titles()).toEqual(['Order chairs'])
})

it('begins without the task of the test before', async () => {
  expect(await new Tasks(server.url, 'ann').titles()).toEqual([])
})

it('tries again while the server is busy', async () => {
  await server.faults.add({ match: { operation: 'listItems' }, when: { count: 2 }, then: { status: 503 } })
  expect(await new Tasks(server.url, 'ann').titles()).toEqual([])
  const statuses = (await server.requests({ operation: 'listItems' })).map(({ status }) => status)
  expect(statuses).toEqual([503, 503, 200])
})

it('gives up when the server stays busy', async () => {
  await server.faults.add({ match: { operation: 'listItems' }, then: { status: 503 } })
  await expect(new Tasks(server.url, 'ann').titles()).rejects.toThrow('503')
})
