import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

/** A client of the hubs that others have written in Python, unmodified: signalrcore (test/fuzz/requirements.txt). */

const environment = join(import.meta.dirname, '../../../.venv')
const isInstalled =
  existsSync(join(environment, 'lib')) &&
  readdirSync(join(environment, 'lib')).some((python) => existsSync(join(environment, 'lib', python, 'site-packages/signalrcore')))
const soon = { timeout: 60_000, interval: 50 }

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const ann = clientOf('ann')

/** The lines that a subscriber has printed so far. */
function subscribe(group: string): { readonly lines: unknown[][]; readonly child: ChildProcess } {
  const program = join(import.meta.dirname, 'subscriber.py')
  const args = [program, `${server.url}/signalr/lists`, basic('ann'), group, 'ListItemChanged']
  const child = spawn(join(environment, 'bin/python'), args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines: unknown[][] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line) as unknown[]))
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  return { lines, child }
}

it.skipIf(!isInstalled)(
  'signalrcore receives the changes of a list',
  async () => {
    const { lines, child } = subscribe('list::Tasks')
    await expect.poll(() => lines, soon).toEqual([['subscribed']])
    const items = "/_api/web/lists/getbytitle('Tasks')/items"
    const { Id } = (await ann.call('POST', items, { body: { Title: 'from Python seen' } })).json
    await ann.call('DELETE', `${items}(${Id})`)
    await expect.poll(() => lines.length, soon).toBe(3)
    expect(lines.slice(1)).toMatchObject(
      ['Created', 'Deleted'].map((changeType) => ['message', { changeType, itemId: Id, listTitle: 'Tasks' }]),
    )
    const ended = once(child, 'exit')
    child.stdin?.end()
    expect(await ended).toEqual([0, null])
  },
  120_000,
)

it.skipIf(!isInstalled)(
  'signalrcore gets the reason when it may not subscribe',
  async () => {
    const { lines } = subscribe('list::Nothing')
    await expect.poll(() => lines, soon).toEqual([['error', expect.stringContaining('Nothing')]])
  },
  120_000,
)
