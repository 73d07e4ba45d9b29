import { expect, test } from '@playwright/test'
import { startServer } from 'tenon/testing'
import { Tasks } from './tasks.js'

let server
test.beforeAll(async () => {
  server = await startServer({ emulator: true })
})
test.afterAll(() => server.stop())
test.beforeEach(async () => {
  await server.reset()
  await server.forgetRequests()
})

test('adds a task', async () => {
  const tasks = new Tasks(server.url, 'ann')
  await tasks.add('Order chairs')
  expect(await tasks.titles()).toEqual(['Order chairs'])
})

test('begins without the task of the test before', async () => {
  expect(await new Tasks(server.url, 'ann').titles()).toEqual([])
})

test('tries again while the server is busy', async () => {
  await server.faults.add({ match: { operation: 'listItems' }, when: { count: 2 }, then: { status: 503 } })
  expect(await new Tasks(server.url, 'ann').titles()).toEqual([])
  const statuses = (await server.requests({ operation: 'listItems' })).map(({ status }) => status)
  expect(statuses).toEqual([503, 503, 200])
})

test('reads with the requests of the runner itself', async ({ request }) => {
  const reply = await request.get(`${server.url}/_api/web/title`, {
    headers: { Authorization: `Basic ${btoa('ann:any')}`, Accept: 'application/json;odata=nometadata' },
  })
  expect(await reply.json()).toHaveProperty('value')
})
