import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, serve } from '../../support/serve.ts'
import { type Browser, chromium, type Page, startBrowser } from '../live/chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.skipIf(chromium === undefined)('the page of the emulator in Chromium', async () => {
  const { server } = await serve({ settings: { 'Emulator:Enabled': 'true' } })
  const ann = clientOf(server.url, 'ann')
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser(chromium ?? '')
  }, 90_000)
  afterAll(() => browser.close())

  const open = async (query: string): Promise<Page> => {
    const page = await browser.open(`${server.url}/_emulator${query}`)
    await expect
      .poll(() => page.evaluate("document.readyState === 'complete' && location.href !== 'about:blank'"), { timeout: 60_000 })
      .toBe(true)
    return page
  }
  const violations = (page: Page) =>
    page.evaluate(
      `${axe}; axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' ').slice(0, 500)))`,
    )

  it('is where the first page leads', async () => {
    const reply = await fetch(server.url, { headers: { Accept: 'text/html' } })
    expect(await reply.text()).toContain('href="/_emulator"')
  })

  it('adds the requests that come', async () => {
    await ann.call('GET', '/_api/web')
    // The browser asks for an icon too.
    const page = await open('?path=/_api/**')
    expect(await page.evaluate("document.getElementById('log').rows.length")).toBe(1)
    await ann.call('GET', '/_api/web/lists?flavour=sweet')
    await expect
      .poll(() => page.evaluate("document.getElementById('log').rows[0].innerText"), { timeout: 60_000 })
      .toMatch(/GET.*listLists.*1 note/s)
    expect(await page.evaluate("document.getElementById('count').textContent")).toBe('1 new request.')
    const address = await page.evaluate("document.querySelector('#log a').getAttribute('href')")
    const detail = await open(String(address).replace('/_emulator', ''))
    expect(await detail.evaluate("document.getElementById('curl').textContent")).toMatch(/^curl -X 'GET'/)
  })

  it('adds only those that fit the filters', async () => {
    const page = await open('?operation=getWeb&path=&method=')
    const before = await page.evaluate("document.getElementById('log').rows.length")
    await ann.call('GET', '/_api/web/lists')
    await ann.call('GET', '/_api/web')
    await expect.poll(() => page.evaluate("document.getElementById('log').rows.length"), { timeout: 60_000 }).toBe(Number(before) + 1)
  })

  it.each(['', '?view=coverage', '?id=1', '?id=99999'])('has no fault that axe finds: %s', async (query) => {
    await ann.call('GET', '/_api/nothing').catch(() => undefined)
    expect(await violations(await open(query))).toEqual([])
  })
})
