import { expect, it } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { type ServerProcess, startProcess } from '../../support/server-process.ts'
import { startReceiver } from '../../support/webhooks/receiver.ts'
import { rowsOf } from '../../support/wire.ts'

const scratch = scratchFolders('webhooks')
const soon = { timeout: 20_000, interval: 50 }
const tasks = "/_api/web/lists/getbytitle('Tasks')"

async function startAll() {
  const receiver = await startReceiver()
  const start = () => startProcess(scratch.directory, { 'Webhooks:AllowedHosts': '127.0.0.1' })
  let running: ServerProcess = await start()
  scratch.undo.push(
    () => receiver.stop(),
    () => running.end('SIGKILL'),
  )
  const client = () => clientOf(running.url, 'admin')
  const reply = await client().call('POST', `${tasks}/subscriptions`, { body: { notificationUrl: `${receiver.url}/hook` } })
  expect(reply.status).toBe(201)
  return {
    receiver,
    client,
    one: `${tasks}/subscriptions('${reply.json.id}')`,
    kill: () => running.end('SIGKILL'),
    async restart() {
      running = await start()
    },
  }
}

const write = async (client: ReturnType<typeof clientOf>, Title: string): Promise<void> => {
  expect((await client.call('POST', `${tasks}/items`, { body: { Title } })).status).toBe(201)
}

it('a server that is killed while a receiver answers tells it again after the start, of everything', async () => {
  const { receiver, client, one, kill, restart } = await startAll()
  receiver.answer = () => undefined
  await write(client(), 'told, not answered')
  await expect.poll(() => receiver.posts.length, soon).toBe(1)
  await write(client(), 'not told')
  await kill()
  receiver.answer = undefined
  await restart()
  await expect.poll(() => receiver.posts.length, soon).toBe(2)
  await expect
    .poll(async () => rowsOf(await client().call('GET', `${one}/deliveries`)), soon)
    .toMatchObject([{ number: 1, outcome: 'Delivered' }])
})

it('a server that is killed at any time between writes misses nothing that it has acknowledged', async () => {
  const { receiver, client, one, kill, restart } = await startAll()
  receiver.answer = (_request, response) => setTimeout(() => response.end(), 30)
  for (const delayMs of [0, 60, 110, 130, 150, 180]) {
    await write(client(), `before ${delayMs}`)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await write(client(), `after ${delayMs}`)
    const acknowledged = performance.now()
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await kill()
    await restart()
    await expect.poll(() => receiver.posts.at(-1)?.at ?? 0, soon).toBeGreaterThan(acknowledged)
  }
  const places = rowsOf(await client().call('GET', `${one}/deliveries`)).map((row) => Number(String(row.changeToken).split(';').at(-1)))
  expect(places).toEqual([...places].sort((a, b) => b - a))
}, 120_000)
