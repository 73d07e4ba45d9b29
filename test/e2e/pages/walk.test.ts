import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../live/chromium.ts'
import { type PageKind, serveEveryPage, signedInAs, startBrowser, visitors } from './every-page.ts'

/** Everybody opens every kind of page, with script and without: who may see it, and that nothing is missing without script. */

const long = 480_000
const { server, prepare } = await serveEveryPage()

/** What a page is made of, without what changes from moment to moment and what only a script can use. */
const outline = `[...document.querySelectorAll('main h1, main h2, main h3, main input[name], main select[name], main textarea[name], main button')]
  .filter((one) => !one.closest('[data-with-script]') && !one.closest('[data-offer]') && !one.closest('.code') && !/^docs-|^try-/.test(one.id))
  .map((one) => one.tagName + ' ' + (/^H/.test(one.tagName) ? one.textContent.trim() : one.name + '=' + (one.tagName === 'BUTTON' ? one.value : '')))`

describe.skipIf(chromium === undefined)('every kind of page', () => {
  let browser: Browser
  let pages: readonly PageKind[] = []

  beforeAll(async () => {
    browser = await startBrowser()
    pages = await prepare()
  }, long)
  afterAll(() => browser?.close(), long)

  /** The status and the outline of each page. */
  async function walked(page: Page): Promise<Map<string, { readonly status: number; readonly parts: readonly string[] }>> {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    page.on('request', (request) => void (request.url().startsWith(server.url) || wrong.push(request.url())))
    const seen = new Map<string, { readonly status: number; readonly parts: readonly string[] }>()
    for (const { path } of pages) {
      // Scripts of pages are modules: they have run when the document is read.
      const reply = await page.goto(server.url + path, { waitUntil: 'domcontentloaded' })
      seen.set(path, { status: reply?.status() ?? 0, parts: await page.evaluate<string[]>(outline) })
    }
    expect(wrong).toEqual([])
    return seen
  }

  it.each(visitors)(
    'is shown to those who may see it, with all its parts, with script and without: %s',
    async (visitor) => {
      const scripted = await signedInAs(browser, server.url, visitor)
      const plain = await signedInAs(browser, server.url, visitor, { javaScriptEnabled: false })
      // Both walk at once: the server and the browser work while the other one waits.
      const [one, other] = await Promise.all([walked(scripted), walked(plain)])
      const mine = visitors.indexOf(visitor)
      const mayOpen = ({ from }: PageKind) => visitors.indexOf(from) <= mine
      const statuses = (seen: typeof one) => pages.map(({ path }) => `${seen.get(path)?.status} ${path}`)
      expect(statuses(one)).toEqual(pages.map((kind) => `${mayOpen(kind) ? 200 : 403} ${kind.path}`))
      expect(statuses(other)).toEqual(statuses(one))
      for (const kind of pages) {
        const { path } = kind
        expect([path, other.get(path)?.parts]).toEqual([path, one.get(path)?.parts])
        // The refusal of a file, such as a page of web parts, is no page.
        if (mayOpen(kind)) expect([path, one.get(path)?.parts.length]).not.toEqual([path, 0])
      }
      for (const page of [scripted, plain]) await page.context().close()
    },
    long,
  )
})
