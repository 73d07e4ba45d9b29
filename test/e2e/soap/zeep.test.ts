import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { describedServices } from '../../support/soap/described-services.ts'

/** The SOAP client that Python programs use, unmodified: zeep (test/fuzz/requirements.txt). */

const environment = join(import.meta.dirname, '../../../.venv')
const isInstalled =
  existsSync(join(environment, 'lib')) &&
  readdirSync(join(environment, 'lib')).some((python) => existsSync(join(environment, 'lib', python, 'site-packages/zeep')))

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })

/** Parameters that lead to something, by their names; the others get the plainest value of their type. */
const known = (url: string): Readonly<Record<string, unknown>> => ({
  ...{ listName: 'Tasks', strlistID: 'Tasks', strListName: 'Tasks', objectName: 'Tasks', objectType: 'List', groupName: 'Home Members' },
  ...{ strlistItemID: '1', strFieldName: 'Title', roleName: 'Full Control', userLoginName: 'admin', searchText: 'ann', LCID: 1033 },
  item: `${url}/Shared Documents/a.txt`,
  ...{ webUrl: url, SiteUrl: url, strUrl: url, Url: `${url}/Shared Documents/a.txt`, fileName: 'Shared Documents/a.txt' },
  ...{ pageUrl: `${url}/Shared Documents/a.txt`, objectUrl: `${url}/Shared Documents/a.txt`, contentTypeId: '0x01', maxResults: 5 },
})

it.skipIf(!isInstalled)(
  'zeep loads the WSDL of every service and calls every operation that reads, in both versions of SOAP',
  async () => {
    const admin = clientOf('admin')
    await admin.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'one' } })
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
    expect((await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'x' })).status).toBe(200)
    const services = Object.fromEntries(
      (await describedServices()).map(({ file, operations }) => [file, operations.filter(({ reads }) => reads).map(({ name }) => name)]),
    )
    const program = join(import.meta.dirname, 'zeep_reads.py')
    const child = spawn(join(environment, 'bin/python'), [program], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.end(JSON.stringify({ url: server.url, authorization: basic('admin'), services, known: known(server.url) }))
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const calls = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [service: string, operation: string, version: string, outcome: string])
    console.log(
      calls
        .filter((c) => c[2] === '1.1')
        .map(String)
        .join('\n'),
    )
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
