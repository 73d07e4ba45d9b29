import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { rest, send } from '../../../support/doors.ts'
import { scratchFolders } from '../../../support/scratch.ts'
import { startServer } from '../../../support/server.ts'
import { runProgram } from '../../../support/server-process.ts'
import { inShort, watch } from '../clients.ts'

const scratch = scratchFolders('other-process')
const program = fileURLToPath(new URL('add-item.ts', import.meta.url))
const stored = () => ({ StorageProvider: 'FileSystem', DataRootPath: scratch.data() })

/** What another process prints that adds an item to the list Tasks. */
async function addedByOther(title: string): Promise<number> {
  const child = spawn(process.execPath, [program, scratch.data(), title], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  expect(code).toBe(0)
  return Number(said)
}

it('subscribers are told of what another process writes to the same database, in its place among the writes of the server', async () => {
  const server = await startServer({ settings: stored() })
  scratch.undo.push(() => server.stop())
  const watcher = await watch(server.url, ['list::Tasks'])
  scratch.undo.push(() => watcher.hub.stop())
  const write = async (Title: string) => expect((await send(server.url, rest.addItem('Tasks', { Title }))).status).toBe(201)
  await write('before')
  const [first] = await watcher.count(1)
  const id = await addedByOther('from elsewhere')
  expect(id).toBe((first?.itemId ?? 0) + 1)
  await watcher.count(2)
  await write('after')
  const told = await watcher.count(3)
  expect(inShort(told)).toEqual([id - 1, id, id + 1].map((itemId) => `ListItemChanged Created ${itemId}`))
  const late = await watch(server.url, [])
  scratch.undo.push(() => late.hub.stop())
  await late.hub.invoke('Subscribe', 'list::Tasks', first?.changeToken)
  expect(late.told.map(({ itemId }) => itemId)).toEqual([id, id + 1])
}, 180_000)

it('a second server on the same data does not start', async () => {
  const server = await startServer({ settings: stored() })
  scratch.undo.push(() => server.stop())
  const words = Object.entries(stored()).flatMap(([key, value]) => [`--${key}`, value])
  const second = runProgram([...words, '--HttpPort', '0', '--Security:HttpsEnabled', 'false'], { cwd: scratch.directory, timeout: 120_000 })
  expect(second.status).toBe(5)
}, 180_000)
