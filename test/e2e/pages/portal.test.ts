import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { chromium } from '../live/chromium.ts'
import { isWiderThanScreen, screens, startDocsBrowser, violationsOf, withinPage } from './docs-browser.ts'

/** The documentation as people use it: every kind of page in Chromium, with axe-core, with and without script. */

const { server } = await serve()

const kinds = [
  '/',
  '/docs',
  '/docs/guides',
  '/docs/guides/queries',
  '/docs/rest',
  '/docs/rest/tags/items',
  '/docs/rest/listItems',
  '/docs/rest/addresses',
  '/docs/soap',
  '/docs/soap/lists',
  '/docs/soap/lists/UpdateListItems',
  '/docs/csom',
  '/docs/csom/groups/term-columns',
  '/docs/csom/List',
  '/docs/csom/ListCreationInformation',
  '/docs/live',
  '/docs/live/lists',
  '/docs/identity',
  '/docs/errors',
  '/docs/errors/list_not_found?operation=getList',
  '/docs/settings',
  '/docs/settings/Limits.UploadBytes',
  '/docs/limits',
  '/docs/manual/security',
  '/docs/protocol/envelopes',
  '/docs/search?q=list',
  '/docs/search?q=xyzzy',
  '/docs/no-such-page',
]

describe.skipIf(chromium === undefined)('the documentation in Chromium', { timeout: 120_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startDocsBrowser()
  }, 120_000)
  afterAll(async () => browser?.close())

  const within = (options: BrowserContextOptions, work: (page: Page) => Promise<void>) =>
    withinPage({ ...options, browser, url: server.url }, work)

  it.each(screens)('every kind of page is accessible and fits: %s', async (_, options) => {
    await within(options, async (page) => {
      for (const path of kinds) {
        await page.goto(server.url + path)
        expect([path, await violationsOf(page)]).toEqual([path, []])
        expect([path, await isWiderThanScreen(page)]).toEqual([path, false])
      }
    })
  })

  it('finds while somebody types, and the keys lead to the result', async () => {
    await within({}, async (page) => {
      await page.goto(`${server.url}/docs`)
      await page.keyboard.press('/')
      await page.keyboard.type('lists GetListItems')
      await page.waitForSelector('.found a')
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${server.url}/docs/soap/lists/GetListItems`)
    })
  })

  it('copies a sample', async () => {
    await within({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(`${server.url}/docs`)
      await page.hover('.code')
      await page.click('.code button')
      await page.waitForFunction("document.querySelector('.code button').textContent === 'Copied'")
      const copied = String(await page.evaluate('navigator.clipboard.readText()'))
      expect(copied).toMatch(/^curl -u ann:x/)
      // The sample is for this server, whatever its port.
      expect(copied).toContain(`"${server.url}/_api/web/`)
    })
  })

  it('works without script: search, contents, deep links', async () => {
    await within({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${server.url}/docs`)
      await page.fill('#q', 'list_not_found')
      await page.press('#q', 'Enter')
      await page.click('#results a')
      expect(page.url()).toBe(`${server.url}/docs/errors/list_not_found`)
      await page.goto(`${server.url}/docs/guides/sign-in#ntlm`)
      expect(await page.locator('#ntlm').isVisible()).toBe(true)
    })
  })

  it('sends the first page in less than 1.5 MB', async () => {
    await within({}, async (page) => {
      let bytes = 0
      page.on('response', async (response) => {
        bytes += Number(response.headers()['content-length'] ?? 0)
      })
      await page.goto(`${server.url}/docs`, { waitUntil: 'networkidle' })
      expect(bytes).toBeGreaterThan(1_000)
      expect(bytes).toBeLessThan(1_500_000)
    })
  })
})
