import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { chromium } from '../live/chromium.ts'
import { signedInAs, startBrowser } from './every-page.ts'

/**
 * Many browsers follow one list, each of them a context of Chromium with a session and a connection of its own; and pages that have no
 * connection ask now and then. `TENON_BROWSERS=50` has fifty of them, and the test then tells when the last one showed the change.
 */

const long = 120_000
const browsers = Number(process.env.TENON_BROWSERS ?? '5')
const isMeasured = process.env.TENON_BROWSERS !== undefined
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const items = "/_api/web/lists/getbytitle('Watched')/items"
const list = `${server.url}/Lists/Watched/AllItems.aspx`

/** Lets a page note the time at which a row is marked. */
const watch = `window.marked = new Promise((resolve) => {
  const look = () => document.querySelector('tr.changed[data-item]') && (seen.disconnect(), resolve(Date.now()))
  const seen = new MutationObserver(look)
  seen.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  look()
}), undefined`

/** By then a page has asked for what changed before it was connected. */
const quietMs = 2_500

describe.skipIf(chromium === undefined)('pages that follow a list', { timeout: long }, () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await startBrowser()
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Watched', BaseTemplate: 100 } })
    for (const [name, group] of Object.entries({ rita: 'visitor', wim: 'member' }))
      await admin.call('POST', `/_api/web/associated${group}group/users`, { body: { LoginName: name } })
    for (let number = 1; number <= 20; number += 1) await admin.call('POST', items, { body: { Title: `Row ${number}` } })
  }, long)
  afterAll(() => browser?.close(), long)

  it('all mark the row that somebody has changed', async () => {
    const first = await signedInAs(browser, server.url, 'reader')
    const state = await first.context().storageState()
    const open = async (): Promise<Page> => {
      const page = await (await browser.newContext({ storageState: state })).newPage()
      await page.goto(list, { timeout: long })
      await page.waitForSelector('html[data-live=connected]', { state: 'attached', timeout: long })
      return page
    }
    const pages: Page[] = []
    for (let number = 0; number < browsers; number += 1) pages.push(await open())
    await pages[0]?.evaluate(`document.querySelector('tr[data-item="3"]').title = 'this very row'`)
    for (const page of pages) await page.evaluate(watch)
    if (isMeasured) await wait(quietMs)
    const sent = Date.now()
    await admin.call('PATCH', `${items}(7)`, { body: { Title: 'Changed for all' }, headers: { 'If-Match': '*' } })
    const times = await Promise.all(pages.map((page) => page.evaluate<number>('window.marked')))
    for (const page of pages) expect(await page.textContent('tr.changed[data-item="7"]')).toContain('Changed for all')
    expect(await pages[0]?.getAttribute('tr[data-item="3"]', 'title'), 'rows that are the same stay').toBe('this very row')
    const after = times.map((time) => time - sent).toSorted((one, other) => one - other)
    if (isMeasured)
      console.log(`${browsers} browsers: the middle one after ${after[Math.floor(browsers / 2)]} ms, the last one after ${after.at(-1)} ms`)
    await Promise.all([first, ...pages].map((page) => page.context().close()))
  })

  it('show what has changed before they were connected', async () => {
    const page = await signedInAs(browser, server.url, 'reader')
    const body = { Title: 'Changed before the connection' }
    await page.routeWebSocket(/\/signalr\//, async (socket) => {
      await admin.call('PATCH', `${items}(5)`, { body, headers: { 'If-Match': '*' } })
      socket.connectToServer()
    })
    await page.goto(list, { timeout: long })
    await page.waitForSelector('html[data-live=connected]', { state: 'attached', timeout: long })
    await page.waitForSelector('tr:has-text("Changed before the connection")', { timeout: 60_000 })
    await page.context().close()
  })

  it('ask now and then where there is no connection: rows, the form of an item, a deleted item', async () => {
    const { Id } = (await admin.call('POST', items, { body: { Title: 'Asked for' } })).json
    const place = (page: string) => `${server.url}/Lists/Watched/${page}.aspx?ID=${Id}`
    const open = async (visitor: 'reader' | 'contributor', url: string) => {
      const page = await signedInAs(browser, server.url, visitor)
      const tried = new Promise<void>((resolve) => {
        void page.routeWebSocket(/\/signalr\//, (socket) => {
          void socket.close()
          resolve()
        })
      })
      await page.clock.install()
      await page.goto(url)
      await tried
      return page
    }
    const rows = await open('reader', list)
    const form = await open('contributor', place('EditForm'))
    const shown = await open('reader', place('DispForm'))
    /** Lets the time of a page go on until it shows something. */
    const until = async (page: Page, selector: string) => {
      for (let round = 0; round < 100 && (await page.locator(selector).count()) === 0; round += 1) {
        await page.clock.runFor(5_000)
        await page.evaluate('fetch(location.href).catch(() => undefined)').catch(() => undefined)
      }
      await page.waitForSelector(selector, { timeout: 60_000 })
    }
    await admin.call('PATCH', `${items}(${Id})`, { body: { Title: 'Asked again' }, headers: { 'If-Match': '*' } })
    await until(rows, 'tr:has-text("Asked again")')
    await until(form, 'text=Somebody else has saved this item.')
    await until(shown, 'h1:has-text("Asked again"), dd:has-text("Asked again")')
    await admin.call('DELETE', `${items}(${Id})`, { headers: { 'If-Match': '*' } })
    await until(form, '[data-warning]:has-text("deleted")')
    await until(shown, 'tr[data-item]')
    expect(shown.url()).toBe(list)
    await Promise.all([rows, form, shown].map((page) => page.context().close()))
  })
})
