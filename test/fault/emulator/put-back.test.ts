import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as tick } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { clientOf } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'

const tasks = "/_api/web/lists/getbytitle('Tasks')/items"
const root = mkdtempSync(join(tmpdir(), 'tenon-put-back-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Folders that are tried: each takes a start of a server. */
const mostTried = 6

const put = async (url: string, body: string) => {
  const path = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt',overwrite=true)"
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers: { Authorization: basic('ann') }, body })
  await reply.text()
}

/** What a user sees: the titles of the tasks and the text of the file. */
async function stateOf(url: string): Promise<string> {
  const titles = (await clientOf(url, 'ann').call('GET', tasks)).json.value.map(({ Title }: { Title: string }) => Title)
  const file = await fetch(`${url}/Shared%20Documents/a.txt`, { headers: { Authorization: basic('ann') } })
  return `${titles.join()} ${await file.text()}`
}

/** Copies the data as a crash would leave it; false if a thread removed a file meanwhile. */
function copied(data: string, folder: string): boolean {
  try {
    cpSync(data, folder, { recursive: true, filter: (path) => !path.endsWith('.hold') && !path.endsWith('.reserve') })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    rmSync(folder, { recursive: true, force: true })
    return false
  }
}

const settingsOf = {
  FileSystem: (folder: string) => ({ StorageProvider: 'FileSystem', DataRootPath: folder }),
  Sqlite: (folder: string) => ({ StorageProvider: 'Sqlite', SqlitePath: join(folder, 'content.db') }),
}

it.each(['FileSystem', 'Sqlite'] as const)(
  'finds the old state or the new one after a crash at any step of a restore (%s)',
  async (storage) => {
    const data = join(root, storage)
    const server = await startServer({ settings: { ...settingsOf[storage](data), 'Emulator:Enabled': 'true' } })
    const emulator = createContractClient(server.url)
    const crashes: { folder: string; isNoted: boolean }[] = []
    try {
      await put(server.url, 'one')
      await clientOf(server.url, 'ann').call('POST', tasks, { body: { Title: 'one' } })
      await emulator.call('PUT', '/_emulator/snapshots/one')
      await put(server.url, 'two')
      await clientOf(server.url, 'ann').call('POST', tasks, { body: { Title: 'two' } })
      expect(await stateOf(server.url)).toBe('one,two two')
      let isDone = false
      const restoring = emulator.call('POST', '/_emulator/snapshots/one/restore').finally(() => {
        isDone = true
      })
      for (let wasNoted = false; !isDone; ) {
        await tick()
        const isNoted = existsSync(join(data, '.copies', 'put-back.json'))
        // Before the note a few are enough, and one after it.
        if (!isNoted && !wasNoted && crashes.length >= 2) continue
        const folder = `${data}-crash-${crashes.length}`
        if (!copied(data, folder)) continue
        crashes.push({ folder, isNoted })
        if (wasNoted && !isNoted) break
        wasNoted = isNoted
      }
      expect((await restoring).status).toBe(204)
      expect(await stateOf(server.url)).toBe('one one')
    } finally {
      await server.stop()
    }
    const tried = crashes.length <= mostTried ? crashes : [...crashes.slice(0, 2), ...crashes.slice(2 - mostTried)]
    for (const { folder, isNoted } of tried) {
      const again = await startServer({ settings: settingsOf[storage](folder) })
      try {
        const state = await stateOf(again.url)
        expect([folder, isNoted ? ['one one'] : ['one,two two', 'one one']]).toEqual([folder, expect.arrayContaining([state])])
        expect(existsSync(join(folder, '.copies'))).toBe(false)
      } finally {
        await again.stop()
      }
    }
  },
  240_000,
)
