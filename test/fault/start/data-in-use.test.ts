import { describe, expect, it } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { startProcess } from '../../support/server-process.ts'
import { call, tenon, upload } from '../mirror-tree.ts'

const scratch = scratchFolders('in-use')
const { data, undo } = scratch
const settings = () => ({ StorageProvider: 'FileSystem', DataRootPath: data() })

async function serve() {
  const server = await startProcess(scratch.directory)
  undo.push(() => server.end('SIGKILL'))
  return server
}

describe('data that a server is running on', () => {
  it('is not reindexed, and is when the server has ended, by whatever', async () => {
    const server = await serve()
    await upload(server.url, '/Shared Documents', 'a.txt', 'a')
    const refused = tenon(data(), 'reindex')
    expect(refused).toEqual({
      status: 5,
      said: expect.stringMatching(/^\S+farm\.db, .*in use by another process\. Stop that process, or .*\n$/),
    })
    expect(refused.said).not.toMatch(/ at |node_modules/)
    await call(server.url, 'GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')")
    await server.end('SIGKILL')
    expect(tenon(data(), 'reindex')).toMatchObject({ said: expect.stringMatching(/already there/) })
  })

  it('is verified', async () => {
    const server = await serve()
    await upload(server.url, '/Shared Documents', 'a.txt', 'a')
    expect(tenon(data(), 'verify')).toMatchObject({ status: 0, said: expect.stringMatching(/1 stored contents read/) })
  })

  it('is served by no second one, which leaves the first alone', async () => {
    const server = await serve()
    await expect(startServer({ settings: settings() })).rejects.toMatchObject({ name: 'DataInUse' })
    await upload(server.url, '/Shared Documents', 'a.txt', 'a')
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    const next = await startServer({ settings: settings() })
    undo.push(() => next.stop())
    expect(await call(next.url, 'GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/a.txt')/$value")).toBe('a')
  })

  it('is free again when a start fails', async () => {
    const first = await startServer({ settings: { HttpPort: '0' } })
    const taken = { ...settings(), HttpPort: new URL(first.url).port }
    await expect(startServer({ settings: taken })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await first.stop()
    const next = await startServer({ settings: settings() })
    await next.stop()
  })
})
