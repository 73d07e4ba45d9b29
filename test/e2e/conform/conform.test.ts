import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument } from 'libxml2-wasm'
import { afterAll, describe, expect, it } from 'vitest'
import { conform } from '../../../kits/conform/src/cli.ts'
import { totalsOf } from '../../../kits/conform/src/results.ts'
import { runChecks } from '../../../kits/conform/src/run.ts'
import { conformData } from '../../../src/commands/conform.ts'
import { testsOwnWork } from '../../support/held-loop.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { basic, startServer } from '../../support/server.ts'
import { brokenServers } from './broken-servers.ts'
import { startProxy } from './changing-proxy.ts'

const contracts = testsOwnWork(() => ({ Svc: conformData('Svc'), SharePoint: conformData('SharePoint') }))
const servers = {
  Svc: await startServer({ settings: { Profile: 'Svc' } }),
  SharePoint: await startServer({ settings: { Profile: 'SharePoint' } }),
}
const proxy = await startProxy(servers.Svc.url)
afterAll(async () => {
  await proxy.stop()
  await Promise.all(Object.values(servers).map((server) => server.stop()))
})
const headers = { Authorization: basic('ann') }
const scratch = scratchFolders('conform')

/** What a server has outside of the place of the checks. */
async function contentOf(url: string): Promise<unknown> {
  const sent = { headers: { ...headers, Accept: 'application/json;odata=nometadata' } }
  const read = async (path: string) => (await (await fetch(`${url}/_api/${path}`, sent)).json()) as unknown
  const paths = [
    'web/lists?$select=Title,ItemCount',
    'web/webs?$select=Title',
    'web/recyclebin?$select=Title',
    'web/sitegroups?$select=Title',
  ]
  const more = [
    'web/usercustomactions',
    'web/eventreceivers',
    'web/navigation/quicklaunch',
    'web/roleassignments',
    'site/usercustomactions',
  ]
  return Promise.all([...paths, ...more].map(read))
}

describe('the conformance kit', () => {
  it.each(['Svc', 'SharePoint'] as const)('finds everything right in the profile %s, and leaves nothing behind', async (profile) => {
    const { url } = servers[profile]
    const before = await contentOf(url)
    const report = await runChecks({ url, profile, contract: contracts[profile], headers })
    expect(report.results.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
    expect(totalsOf(report.results)).toMatchObject({ percent: 100 })
    expect(report.results.length).toBeGreaterThan(300)
    expect(report.leftOver).toEqual([])
    expect(await contentOf(url)).toEqual(before)
  })

  it('works in lists of its own where it makes no web, and leaves nothing behind there', async () => {
    const { url } = servers.Svc
    const before = await contentOf(url)
    const only = ['lists', 'items', 'files', 'versions', 'batch']
    const report = await runChecks({ url, profile: 'Svc', contract: contracts.Svc, headers, listsOnly: true, only })
    expect(report.results.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
    expect(report.place).toBe(url)
    expect(report.leftOver).toEqual([])
    expect(await contentOf(url)).toEqual(before)
  })

  it('has at least 40 broken servers to tell apart', () => {
    expect(brokenServers.length).toBeGreaterThanOrEqual(40)
    expect(new Set(brokenServers.map(({ what }) => what)).size).toBe(brokenServers.length)
  })

  it('finds the checks that tell broken servers apart right behind a proxy that changes nothing', async () => {
    proxy.change = {}
    const only = [...new Set(brokenServers.map(({ check }) => check))]
    const report = await runChecks({ url: proxy.url, profile: 'Svc', contract: contracts.Svc, headers, only })
    expect(report.results.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
    expect(report.results).toHaveLength(only.length)
  })

  it.each(brokenServers.map((broken) => [broken.what, broken] as const))('tells a server that %s', async (_, broken) => {
    proxy.change = broken
    const options = { url: proxy.url, profile: 'Svc', contract: contracts.Svc, headers, only: [broken.check] } as const
    const report = await runChecks(options)
    const [result] = report.results
    expect([result?.verdict, result?.detail], result?.detail).toEqual([broken.verdict ?? 'wrong', expect.any(String)])
  })
})

/** Runs the command line, and returns its exit code and what it wrote. */
async function commandLine(...argv: string[]): Promise<{ readonly code: number; readonly said: string }> {
  let said = ''
  const contractOf = (profile: 'Svc' | 'SharePoint') => contracts[profile]
  const out = (text: string) => {
    said += text
  }
  const env = { CONFORM_AUTH: 'basic:ann:any' }
  const code = await conform({ argv, env, contractOf, out })
  return { code, said }
}

describe('the command line of the kit', () => {
  it('finds the profile out, shows progress and writes each report', async () => {
    const file = (name: string) => join(scratch.directory, name)
    const reports = ['--junit', file('out.xml'), '--json', file('out.json'), '--html', file('out.html')]
    const { code, said } = await commandLine(servers.SharePoint.url, '--only', 'batch,digest', ...reports)
    expect(code).toBe(0)
    expect(said).toContain('with the profile SharePoint')
    expect(said).toMatch(/100 % {2}6 of 6 checks/)
    expect(said).toMatch(/\n100 %: 6 of 6 checks passed, 0 wrong, 0 not supported, in /)
    const { totals, results, resources } = JSON.parse(readFileSync(file('out.json'), 'utf8')) as Record<string, unknown>
    expect(totals).toEqual({ passed: 6, wrong: 0, notSupported: 0, all: 6, percent: 100 })
    expect(results).toHaveLength(6)
    expect(resources).toMatchObject([
      { resource: 'Site', all: 3 },
      { resource: 'Batch', all: 3 },
    ])
    const junit = XmlDocument.fromString(readFileSync(file('out.xml'), 'utf8'))
    expect([junit.find('//testsuite').length, junit.find('//testcase').length]).toEqual([2, 6])
    junit.dispose()
    expect(readFileSync(file('out.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]*100 % of 6 checks passed[\s\S]*<\/html>\n$/)
  })

  it('says what is wrong in each report, without credentials', async () => {
    proxy.change = { after: (reply) => ({ ...reply, status: reply.status === 201 ? 200 : reply.status }) }
    const file = (name: string) => join(scratch.directory, name)
    const { code, said } = await commandLine(
      proxy.url,
      '--profile',
      'Svc',
      '--only',
      'items/adds',
      '--json',
      file('a.json'),
      '--html',
      file('a.html'),
    )
    expect(code).toBe(1)
    expect(said).toContain('wrong: items/adds')
    expect(said).toContain('curl -X POST')
    for (const text of [said, readFileSync(file('a.json'), 'utf8'), readFileSync(file('a.html'), 'utf8')]) {
      expect(text).toContain('addItem does not declare the status 200')
      expect(text).not.toMatch(/authorization|Basic /i)
    }
  })

  it('ends otherwise if something is not supported alone', async () => {
    proxy.change = { before: (asked) => (asked.url.endsWith('/$batch') ? { status: 501, headers: {}, body: Buffer.alloc(0) } : asked) }
    const { code, said } = await commandLine(proxy.url, '--profile', 'Svc', '--only', 'batch')
    expect([code, said]).toEqual([7, expect.stringContaining('0 %: 0 of 3 checks passed, 0 wrong, 3 not supported')])
  })

  it('goes on where an earlier run ended', async () => {
    const file = join(scratch.directory, 'run.jsonl')
    const words = [servers.Svc.url, '--profile', 'Svc', '--resume', file]
    expect((await commandLine(...words, '--only', 'digest')).code).toBe(0)
    const first = readFileSync(file, 'utf8')
    expect(first.trimEnd().split('\n')).toHaveLength(4)
    const { code, said } = await commandLine(...words, '--only', 'digest,batch')
    expect([code, said]).toEqual([0, expect.stringContaining('100 %: 6 of 6')])
    const second = readFileSync(file, 'utf8')
    expect(second.startsWith(first)).toBe(true)
    expect(second.trimEnd().split('\n')).toHaveLength(7)
    expect(await commandLine(servers.SharePoint.url, '--profile', 'SharePoint', '--resume', file)).toMatchObject({ code: 2 })
  })

  it('lists its checks, and calls nothing', async () => {
    const { code, said } = await commandLine('--list', '--only', 'etags')
    expect([code, said.trimEnd().split('\n').length]).toEqual([0, 6])
  })

  it.each([
    [[], 'conform needs the URL of a web'],
    [['ftp://a'], 'conform needs the URL of a web'],
    [['http://127.0.0.1:1', '--profile', 'Svc', '--auth', 'none'], 'no whole reply came'],
    [['http://127.0.0.1:1', '--auth', 'none'], 'cannot be reached'],
    [['http://127.0.0.1:1', '--profile', 'Other'], "'Other' is none of them"],
    [['http://127.0.0.1:1', '--auth', 'magic:x'], "'magic' is none of them"],
    [['http://127.0.0.1:1', '--timeout', '0'], '--timeout takes seconds'],
    [['http://127.0.0.1:1', '--nonsense'], '--nonsense'],
    [[servers.Svc.url, '--only', 'nonsense'], "'nonsense' is none of them"],
    [[servers.Svc.url, '--auth', 'none'], 'Sign in with --auth'],
  ])('refuses %j', async (argv, says) => {
    expect(await commandLine(...argv)).toEqual({ code: 2, said: expect.stringContaining(says) })
  })

  it('signs in by forms, by a cookie and by a token', async () => {
    const { url } = servers.Svc
    const words = [url, '--profile', 'Svc', '--only', 'digest', '--quiet']
    expect(await commandLine(...words, '--auth', 'forms:ann:any')).toMatchObject({ code: 0 })
    const login = '<Login xmlns="http://schemas.microsoft.com/sharepoint/soap/"><username>ann</username><password>any</password></Login>'
    const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${login}</s:Body></s:Envelope>`
    const reply = await fetch(`${url}/_vti_bin/authentication.asmx`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body })
    const [cookie = ''] = (reply.headers.getSetCookie()[0] ?? '').split(';')
    expect(await commandLine(...words, '--auth', `cookie:${cookie}`)).toMatchObject({ code: 0 })
    expect(await commandLine(...words, '--auth', 'bearer:nonsense')).toMatchObject({ code: 2, said: expect.stringContaining('401') })
  })
})
