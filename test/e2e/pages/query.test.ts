import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { chromium } from '../live/chromium.ts'
import { isWiderThanScreen, screens, signInAs, startDocsBrowser, violationsOf, withinPage } from './docs-browser.ts'

/** The query builder asks the same in three languages, and all of them find the same items. */

const { server, clientOf } = await serve()
const pictures = process.env.TENON_PICTURES

describe.skipIf(chromium === undefined)('the query builder', { timeout: 120_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startDocsBrowser()
    const rows = [
      { Title: 'Order chairs', Priority: '(1) High', PercentComplete: 0.5, DueDate: '2026-11-30T10:00:00Z' },
      { Title: `Ann's <b>tables</b>`, Priority: '(2) Normal', PercentComplete: 1, DueDate: '2026-12-01T00:00:00Z' },
      { Title: 'Chairs & lamps', Priority: '(1) High', PercentComplete: 0 },
    ]
    for (const body of rows) await clientOf('ann').call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body })
  }, 120_000)
  afterAll(async () => browser?.close())

  const within = (options: BrowserContextOptions, work: (page: Page) => Promise<void>) =>
    withinPage({ ...options, browser, url: server.url }, work)

  const opened = async (page: Page) => {
    await signInAs(page, server.url, 'ann')
    await page.goto(`${server.url}/docs/query`)
    await page.click('#query-open')
    await page.waitForSelector('#query-form[data-state=open]')
  }

  const asked = async (page: Page, column: string, operator: string, value?: string) => {
    await page.selectOption('.condition .column', column)
    await page.selectOption('.condition .operator', operator)
    if (value !== undefined) await page.fill('.condition .value', value)
    await page.click('text=Run all three')
    await page.waitForSelector('#query-form[data-state=done]')
    const texts = async (id: string) => (await page.locator(`#query-${id}-found li`).allTextContents()).toSorted()
    const found = { odata: await texts('odata'), caml: await texts('caml'), kql: await texts('kql') }
    await page.evaluate("document.getElementById('query-form').dataset.state = 'open'")
    return { found, state: await page.textContent('#query-state') }
  }

  it.each([
    ['Title', 'contains', 'chairs', ['1 Order chairs', '3 Chairs & lamps']],
    ['Title', 'begins', 'Order', ['1 Order chairs']],
    ['Title', 'eq', `Ann's <b>tables</b>`, [`2 Ann's <b>tables</b>`]],
    ['Priority', 'ne', '(1) High', [`2 Ann's <b>tables</b>`]],
    ['PercentComplete', 'ge', '0.5', ['1 Order chairs', `2 Ann's <b>tables</b>`]],
    ['DueDate', 'eq', '2026-11-30', ['1 Order chairs']],
    ['DueDate', 'gt', '2026-11-30', [`2 Ann's <b>tables</b>`]],
    ['DueDate', 'le', '2026-11-30', ['1 Order chairs']],
    ['DueDate', 'null', undefined, ['3 Chairs & lamps']],
    ['Author', 'eq', 'ann', ['1 Order chairs', `2 Ann's <b>tables</b>`, '3 Chairs & lamps']],
  ] as const)('finds the same in three languages: %s %s %s', async (column, operator, value, expected) => {
    await within({}, async (page) => {
      await opened(page)
      const { found, state } = await asked(page, column, operator, value)
      expect([found, state]).toEqual([{ odata: expected, caml: expected, kql: expected }, 'All three find the same items.'])
    })
  })

  it('shows what the server refuses beside the language', async () => {
    await within({}, async (page) => {
      await opened(page)
      await page.fill('#query-list', 'No such list')
      await page.click('#query-open')
      await page.waitForSelector('#query-form[data-state=open]')
      expect(await page.textContent('#query-state')).toMatch(/^404: /)
      expect(await page.isDisabled('#query-add')).toBe(true)
    })
  })

  it.each(screens)('is accessible and fits: %s', async (name, options) => {
    await within(options, async (page) => {
      await opened(page)
      await page.click('#query-add')
      expect((await asked(page, 'Title', 'contains', 'chairs')).state).not.toBe('')
      expect(await violationsOf(page)).toEqual([])
      expect(await isWiderThanScreen(page)).toBe(false)
      if (pictures !== undefined) await page.screenshot({ path: join(pictures, `query ${name}.png`), fullPage: true })
    })
  })
})
