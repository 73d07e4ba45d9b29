import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { runProgram } from '../../support/server-process.ts'

const { server } = await serve()
const scratch = scratchFolders('record-command')
const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url))

interface Started {
  readonly url: string
  /** Sends SIGINT, and returns the exit code with everything that was printed. */
  end(): Promise<{ readonly code: number | null; readonly said: string }>
}

/** Starts a command that listens, and waits until it says where. */
async function started(...words: string[]): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [main, ...words], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = / at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`ended, and said: ${said}`)))
  })
  return {
    url,
    async end() {
      child.kill('SIGINT')
      const [code] = (await ended) as [number | null]
      return { code, said }
    },
  }
}

const read = async (url: string, path: string) => (await fetch(url + path, { headers: { Authorization: basic('ann') } })).status

describe('tenon record and tenon replay', () => {
  it('write fixtures and a report, and answer with them', async () => {
    const folder = join(scratch.directory, 'fixtures')
    const recording = await started('record', '--target', server.url, '--out', folder, '--port', '0')
    expect([await read(recording.url, '/_api/web'), await read(recording.url, '/_api/web/lists')]).toEqual([200, 200])
    const { code, said } = await recording.end()
    expect([code, said]).toEqual([0, expect.stringContaining('2 exchanges recorded, 2 compared with the contracts, differences: 0.')])
    expect(readdirSync(folder)).toEqual(['000001.json', '000002.json', 'report.json'])
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual({ fixtures: 2, compared: 2, differences: [] })

    const replay = await started('replay', folder)
    expect([await read(replay.url, '/_api/web'), await read(replay.url, '/_api/site')]).toEqual([200, 404])
    const last = await replay.end()
    expect([last.code, last.said]).toEqual([
      0,
      expect.stringMatching(/1 requests answered, 1 not recorded, 1 fixtures not asked for\.\n000002\.json\n$/),
    ])
  })

  it.each([
    [['record'], 'record needs --target with the address of a server'],
    [['record', '--target', 'ftp://a', '--out', 'x'], "--target 'ftp://a' is no address with http or https"],
    [['record', '--target', 'http://ann:pw@a', '--out', 'x'], '--target has a name or a password'],
    [['record', '--target', 'http://a/sites/b', '--out', 'x'], '--target has more than the server: say http://a'],
    [['record', '--target', 'http://a'], 'record needs --out'],
    [['record', '--target', 'http://a', '--out', 'full'], 'full is not empty'],
    [['record', '--target', 'http://a', '--out', 'x', '--port', '70000'], "--port '70000' is no port"],
    [['replay'], 'replay needs the folder'],
    [['replay', 'nowhere'], 'replay cannot read the fixtures'],
    [['replay', 'empty'], 'empty has no fixtures'],
    [['replay', 'full'], '000001.json is no fixture of version 1'],
    [['replay', 'full', 'more'], 'more'],
  ])('refuse %j in a line, with the exit code of a wrong command line', (words, says) => {
    for (const name of ['empty', 'full']) mkdirSync(join(scratch.directory, name))
    writeFileSync(join(scratch.directory, 'full/000001.json'), '{}')
    const { status, stderr } = runProgram(words, { cwd: scratch.directory })
    expect([status, stderr.trim().split('\n').length, stderr]).toEqual([2, 1, expect.stringContaining(says)])
  })
})
