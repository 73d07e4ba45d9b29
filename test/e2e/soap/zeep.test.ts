import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { knownValues, readOperations } from './known-values.ts'

/** The SOAP client that Python programs use, unmodified: zeep (test/fuzz/requirements.txt). */

const environment = join(import.meta.dirname, '../../../.venv')
const isInstalled =
  existsSync(join(environment, 'lib')) &&
  readdirSync(join(environment, 'lib')).some((python) => existsSync(join(environment, 'lib', python, 'site-packages/zeep')))

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })

it.skipIf(!isInstalled)(
  'zeep loads the WSDL of every service and calls every operation that reads, in both versions of SOAP',
  async () => {
    const admin = clientOf('admin')
    await admin.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'one' } })
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
    expect((await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'x' })).status).toBe(200)
    const services = await readOperations()
    const program = join(import.meta.dirname, 'zeep_reads.py')
    const child = spawn(join(environment, 'bin/python'), [program], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.end(JSON.stringify({ url: server.url, authorization: basic('admin'), services, known: knownValues(server.url) }))
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const calls = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [service: string, operation: string, version: string, outcome: string])
    expect(code).toBe(0)
    const wanted = Object.entries(services).flatMap(([service, operations]) =>
      ['1.1', '1.2'].flatMap((version) => operations.map((operation) => `${service}.${operation} ${version}`)),
    )
    expect(calls.map(([service, operation, version]) => `${service}.${operation} ${version}`).sort()).toEqual(wanted.sort())
    for (const [service, operation, , outcome] of calls) expect(outcome, `${service}.${operation}`).toMatch(/^(?:reply|0x[0-9a-f]{8})$/)
    // Most calls lead to something: a client that only gets faults shows nothing.
    expect(calls.filter(([, , , outcome]) => outcome === 'reply').length).toBeGreaterThan(calls.length / 2)
  },
  300_000,
)
