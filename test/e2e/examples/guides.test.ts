import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { outputOf } from '../../support/programs/cases.ts'
import { pythonWith } from '../../support/programs/python.ts'
import { startServer } from '../../support/server.ts'

/** The examples of the guides run as they are written, those of a guide one after another, each guide against a new server. */
const folder = join(import.meta.dirname, '../../../docs/guides')
const guides = readdirSync(folder).filter((name) => name.endsWith('.md'))
const wanted = ['batch', 'changes', 'files', 'permissions', 'queries', 'sign-in', 'soap-services', 'start', 'testing']
const written = 'http://127.0.0.1:5000'
/** Of the guide to tests: its server has another port, and the emulator. */
const ofTests = 'http://127.0.0.1:5100'

function blocks(guide: string, language: string): string[] {
  const text = readFileSync(join(folder, guide), 'utf8')
  const parts = text.split(`\n\`\`\`${language}\n`).slice(1)
  return parts.map((part) => part.slice(0, part.indexOf('\n```')))
}

/** A server, a folder with the file that guides upload, and the text of examples for that server. */
async function place() {
  const server = await startServer({ settings: { 'Emulator:Enabled': 'true' } })
  const cwd = mkdtempSync(join(tmpdir(), 'tenon-guide-'))
  writeFileSync(join(cwd, 'plan.docx'), 'a plan')
  onTestFinished(async () => {
    await server.stop()
    rmSync(cwd, { recursive: true })
  })
  return { cwd, here: (text: string) => text.replaceAll(written, server.url).replaceAll(ofTests, server.url) }
}

/** Any failure of a command ends the script, and so does a status of 400 or more. */
const shellStart = 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }\n'

const startsServer = (line: string): boolean => /^npm (?:ci|start)\b/.test(line)

it('there is a guide for each subject', () => {
  expect(guides.map((name) => name.slice(0, -'.md'.length)).sort()).toEqual(wanted)
})

it.each(guides)('%s has examples in curl, JavaScript, Python and SOAP, and those of PnPjs but for SOAP itself', (guide) => {
  const [commands, scripts] = [blocks(guide, 'sh').join('\n'), blocks(guide, 'js').join('\n')]
  expect(commands).toContain('curl ')
  expect(commands).toContain('SOAPAction')
  expect(scripts).toMatch(guide === 'soap-services.md' ? /createClientAsync/ : /\b(?:sp|admin|ben|patient)\b/)
  expect(blocks(guide, 'python').length).toBeGreaterThan(0)
})

describe('the commands of a guide', { timeout: 240_000 }, () => {
  it.each(guides.filter((guide) => blocks(guide, 'sh').length > 0))('%s', async (guide) => {
    const { cwd, here } = await place()
    const lines = blocks(guide, 'sh').flatMap((block) => block.split('\n').filter((line) => !startsServer(line)))
    const script = join(cwd, 'script.sh')
    writeFileSync(script, `${shellStart}${here(lines.join('\n'))}\n`)
    await outputOf({ command: 'bash', args: [script], cwd })
  })
})

/** The sample for a test runner is tried in the projects of `examples/`. */
const isOfRunner = (block: string): boolean => block.includes("from 'vitest'")

describe('the JavaScript of a guide', { timeout: 240_000 }, () => {
  it.each(guides.filter((guide) => blocks(guide, 'js').length > 0))('%s', async (guide) => {
    const { cwd, here } = await place()
    const [session = ''] = blocks('start.md', 'js')
    const own = blocks(guide, 'js').filter((block) => block !== session && !isOfRunner(block))
    const script = join(cwd, 'script.mjs')
    writeFileSync(script, here([session, ...own].join('\n')))
    // The program finds its packages as in a project that has installed them.
    symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(cwd, 'node_modules'), 'junction')
    await outputOf({ command: process.execPath, args: [script], cwd })
  })
})

const python = pythonWith('requests')

describe.skipIf(python === undefined && !process.env.CI)('the Python of a guide', { timeout: 240_000 }, () => {
  it.each(guides.filter((guide) => blocks(guide, 'python').length > 0))('%s', async (guide) => {
    const { cwd, here } = await place()
    const [session = ''] = blocks('start.md', 'python')
    const status =
      '\nimport requests\nrequests.Session.send = (lambda send: lambda *a, **k: (r := send(*a, **k), r.status_code == 401 or r.raise_for_status())[0])(requests.Session.send)\n'
    const script = join(cwd, 'script.py')
    writeFileSync(script, here([status, session, ...blocks(guide, 'python')].join('\n')))
    await outputOf({ command: python ?? 'python3', args: [script], cwd })
  })
})
