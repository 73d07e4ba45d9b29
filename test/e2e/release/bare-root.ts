import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packInto } from '../../support/programs/packed.ts'
import { startProcess } from '../../support/server-process.ts'

/**
 * node test/e2e/release/bare-root.ts: packs the build, lets npm install it into the root of a file system that has nothing else but Node and the
 * libraries that it is linked with, and starts it there: no shell, no /etc, no /proc, no other program. Linux, as root or with
 * user namespaces; npm takes what it has in its cache. The log says each step and its time; the status is 1 if one fails.
 */

const root = mkdtempSync(join(tmpdir(), 'tenon-bare-root-'))
const started = performance.now()
const say = (what: string): void => console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${what}`)
const run = (program: string, words: readonly string[]): string =>
  execFileSync(program, words, { cwd: root, encoding: 'utf8', timeout: 300_000, stdio: ['ignore', 'pipe', 'inherit'] })

/** The files that the loader opens for a program: `name => /path (address)`, or `/path (address)`. */
const librariesOf = (program: string): string[] =>
  run('ldd', [program])
    .split('\n')
    .flatMap((line) => /(?:=> |^\s*)(\/\S+) \(0x/.exec(line)?.[1] ?? [])

/** Changes the root of the process itself, so that signals reach the server. */
function chrooted(words: readonly string[]): string {
  const start = join(root, 'start')
  const quoted = words.map((word) => `'${word}'`).join(' ')
  const change = process.getuid?.() === 0 ? 'chroot' : 'unshare --map-root-user chroot'
  writeFileSync(start, `#!/bin/sh\nexec ${change} '${root}' ${quoted} "$@"\n`, { mode: 0o755 })
  return start
}

async function prove(): Promise<void> {
  const { filename, size } = packInto(root)
  say(`packed: ${filename}, ${size} bytes`)
  mkdirSync(join(root, 'app'))
  run('npm', ['install', '--prefix', 'app', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', `./${filename}`])
  say('installed by npm')
  const node = realpathSync(process.execPath)
  const copies: [string, string][] = [[node, '/bin/node'], ...librariesOf(node).map((path): [string, string] => [path, path])]
  for (const [from, to] of copies) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    copyFileSync(realpathSync(from), join(root, to))
  }
  for (const folder of ['data', 'tmp']) mkdirSync(join(root, folder))
  say(`the root has ${copies.map(([, to]) => to).join(' ')} /app /data /tmp`)
  const main = '/app/node_modules/tenon/dist/main.js'
  const version = spawnSync(chrooted(['/bin/node']), [main, '--version'], { encoding: 'utf8', timeout: 60_000 })
  if (version.status !== 0) throw new Error(`--version ended with ${version.status}: ${version.stderr}`)
  say(`version ${version.stdout.trim()}`)
  const server = await startProcess(root, { DataRootPath: '/data' }, { node: chrooted(['/bin/node']), main })
  say(`listens on ${server.url}`)
  try {
    await ask(server.url)
  } finally {
    await server.end('SIGTERM')
  }
  const { code } = await server.end('SIGTERM')
  say(`ended with ${code}`)
  if (code !== 0) throw new Error('the server did not end as it should')
}

/** Adds an item and reads it. */
async function ask(url: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000)
  const headers = { Authorization: `Basic ${btoa('ann:any')}`, 'Content-Type': 'application/json', Accept: 'application/json' }
  const items = `${url}/_api/web/lists/getbytitle('Tasks')/items`
  const added = await fetch(items, { method: 'POST', headers, body: '{"Title":"one"}', signal })
  const read = (await (await fetch(items, { headers, signal })).json()) as { readonly value: readonly unknown[] }
  say(`an item was added (${added.status}) and read (${read.value.length})`)
  if (added.status !== 201 || read.value.length !== 1) throw new Error('that is not as it should be')
}

try {
  await prove()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
