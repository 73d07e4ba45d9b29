import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as driver } from 'playwright-core'
import { chromium } from '../../e2e/live/chromium.ts'
import { killAll, start, tenonProgram } from '../servers.ts'

/**
 * How long the first page takes a browser that has never been here, and how many bytes: headless Chromium, each time with an empty cache.
 * `npm run build && node --disable-proto=delete test/bench/pages/first-page.ts [rounds] [site]`; `site` for the pages of webs alone.
 */

const rounds = Number(process.argv[2] ?? '10')
const pages = ['/', '/docs', '/docs/rest/listItems', '/docs/try', '/_forms/default.aspx?ReturnUrl=%2F']
/** Pages of webs, for somebody who is signed in: the list has a hundred rows. */
const sitePages = [
  '/default.aspx',
  '/Lists/Hundred/AllItems.aspx',
  '/Lists/Hundred/NewForm.aspx',
  '/Shared%20Documents/Forms/AllItems.aspx',
]
/** What this browser needs at least on this machine: a page without a style, a script or anything to compute. */
const emptyPage = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><p>Hello</p></body></html>'
if (chromium === undefined) throw new Error('There is no Chromium on this machine.')

interface Measured {
  /** When the reply was there, something was drawn, and everything was loaded, in milliseconds since the start. */
  readonly reply: number
  readonly drawn: number
  readonly loaded: number
  readonly bytes: number
}

/** Runs in the page; the bytes are those of the network, with headers. */
const measure = `(async () => {
  while (performance.getEntriesByName('first-contentful-paint').length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  const [page] = performance.getEntriesByType('navigation')
  const all = [page, ...performance.getEntriesByType('resource')]
  return {
    reply: page.responseEnd,
    drawn: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    loaded: page.loadEventEnd,
    bytes: all.reduce((sum, one) => sum + one.transferSize, 0),
  }
})()`

const folder = mkdtempSync(join(tmpdir(), 'tenon-first-page-'))
process.on('exit', () => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const settings = ['--Security:HttpsEnabled', 'false', '--StorageProvider', 'InMemory', '--Logging:Level', 'off']
const server = await start({
  name: 'Tenon',
  argv: (port) => [...tenonProgram(say), '--HttpPort', String(port), ...settings, '--Identity:AllowAcceptAllInProduction', 'true'],
  folder,
  readyPath: '/health',
})
const browser = await driver.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

const origin = `http://127.0.0.1:${server.port}`
const floor = createServer((_, reply) => void reply.setHeader('Content-Type', 'text/html;charset=utf-8').end(emptyPage))
await new Promise<void>((done) => floor.listen(0, '127.0.0.1', done))
const floorUrl = `http://127.0.0.1:${(floor.address() as AddressInfo).port}/`

/** Makes the list. */
async function fill(): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { Authorization: `Basic ${btoa('admin:any')}`, Accept: 'application/json', 'Content-Type': 'application/json' }
    const { status } = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (status !== 201) throw new Error(`POST ${path} was answered with ${status}`)
  }
  await post('/_api/web/lists', { Title: 'Hundred', BaseTemplate: 107 })
  for (let number = 1; number <= 100; number += 1)
    await post("/_api/web/lists/getbytitle('Hundred')/items", {
      Title: `Item ${number}`,
      Priority: '(1) High',
      DueDate: '2027-01-31T00:00:00Z',
    })
  const url = `${origin}/_api/web/lists/getbytitle('Hundred')/views/getbytitle('All Items')`
  const headers = {
    Authorization: `Basic ${btoa('admin:any')}`,
    'Content-Type': 'application/json',
    'X-HTTP-Method': 'MERGE',
    'If-Match': '*',
  }
  const changed = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ RowLimit: 100 }) })
  if (!changed.ok) throw new Error(`the view was refused: ${await changed.text()}`)
}

/** Signs in, and returns the cookies of the session. */
async function signedIn() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/_forms/default.aspx?ReturnUrl=%2Fdefault.aspx`)
  await page.fill('#username', 'admin')
  await page.click('main button[type=submit]')
  await page.waitForURL('**/default.aspx')
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

await fill()
const cookies = await signedIn()

async function measuredOf(path: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  if (sitePages.includes(path)) await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(path === floorUrl ? path : origin + path, { waitUntil: 'load' })
  const found = (await page.evaluate(measure)) as Measured
  await context.close()
  return found
}

const sorted = (all: readonly Measured[], name: keyof Measured): readonly number[] => all.map((one) => one[name]).toSorted((a, b) => a - b)
const shown = (values: readonly number[]): string =>
  `${(values[Math.floor(values.length / 2)] ?? 0).toFixed(0)} (${(values.at(-1) ?? 0).toFixed(0)})`

console.log(`| page | reply, ms: median (longest of ${rounds}) | drawn | loaded | kB |\n| --- | --- | --- | --- | --- |`)
for (const path of [floorUrl, ...(process.argv[3] === 'site' ? [] : pages), ...sitePages]) {
  const all: Measured[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measuredOf(path))
  const kilobytes = (Math.max(...sorted(all, 'bytes')) / 1000).toFixed(0)
  console.log(
    `| ${path === floorUrl ? 'an empty page of another server' : `\`${path}\``} | ${shown(sorted(all, 'reply'))} | ${shown(sorted(all, 'drawn'))} | ${shown(sorted(all, 'loaded'))} | ${kilobytes} |`,
  )
}
await browser.close()
process.exit(0)
