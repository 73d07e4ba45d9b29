import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startServer } from 'tenon/testing'
import { Tasks } from './tasks.js'

let server
before(async () => {
  server = await startServer({ emulator: true })
})
after(() => server.stop())
beforeEach(async () => {
  await server.reset()
  await server.forgetRequests()
})

test('adds a task', async () => {
  const tasks = new Tasks(server.url, 'ann')
  await tasks.add('Order chairs')
  assert.deepEqual(await tasks.titles(), ['Order chairs'])
})

test('begins without the task of the test before', async () => {
  assert.deepEqual(await new Tasks(server.url, 'ann').titles(), [])
})

test('tries again while the server is busy', async () => {
  await server.faults.add({ match: { operation: 'listItems' }, when: { count: 2 }, then: { status: 503 } })
  assert.deepEqual(await new Tasks(server.url, 'ann').titles(), [])
  const statuses = (await server.requests({ operation: 'listItems' })).map(({ status }) => status)
  assert.deepEqual(statuses, [503, 503, 200])
})

test('gives up when the server stays busy', async () => {
  await server.faults.add({ match: { operation: 'listItems' }, then: { status: 503 } })
  await assert.rejects(new Tasks(server.url, 'ann').titles(), /503/)
})
