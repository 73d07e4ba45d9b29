import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../live/chromium.ts'
import { serveEveryPage, signedInAs, startBrowser } from './every-page.ts'

/** The editor of web parts as people use it: with the keyboard and without script, and by dragging. */

const long = 240_000
const { server, prepare } = await serveEveryPage()
const page = '/Shared%20Documents/Start.aspx'

describe.skipIf(chromium === undefined)('the editor of web parts in a browser', { timeout: long }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
    await prepare()
  }, long)
  afterAll(() => browser?.close(), long)

  const namesIn = (shown: Page, zone: string) =>
    shown.locator(`[data-drop-zone="${zone}"] article`).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

  it('adds, configures, moves and removes a part without script', async () => {
    const shown = await signedInAs(browser, server.url, 'contributor', { javaScriptEnabled: false })
    await shown.goto(server.url + page)
    await shown.getByRole('link', { name: 'Edit this page' }).click()
    await shown.locator('.panel select[name=kind]').selectOption('text')
    await shown.locator('.panel input[name=zone]').fill('Right')
    await shown.locator('.panel input[name=title]').fill('Greeting')
    await shown.getByRole('button', { name: 'Add the web part' }).click()
    const part = shown.getByRole('article', { name: 'Greeting' })
    await part.locator('textarea[name=content]').fill('Good morning')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByRole('button', { name: 'Move Greeting up' }).focus()
    await shown.keyboard.press('Enter')
    await shown.waitForURL(/moved=up/)
    expect(await namesIn(shown, 'Right')).toEqual(['Our plans', 'Greeting', 'Recent changes'])
    await shown.getByRole('link', { name: 'Done' }).click()
    expect(await shown.locator('main').textContent()).toContain('Good morning')
    await shown.goto(`${server.url}${page}?edit=1`)
    await part.locator('summary').click()
    await part.getByRole('button', { name: 'Remove the web part' }).click()
    expect(await namesIn(shown, 'Right')).toEqual(['Our plans', 'Recent changes'])
    await shown.context().close()
  })

  it('moves a part to another zone where it is dropped, and its button keeps the focus', async () => {
    const shown = await signedInAs(browser, server.url, 'contributor')
    await shown.goto(`${server.url}${page}?edit=1`)
    const down = shown.getByRole('button', { name: 'Move Our plans down' })
    await down.press('Enter')
    await shown.waitForURL(/moved=down/)
    await shown.getByRole('button', { name: 'Move Our plans up' }).press('Enter')
    await shown.waitForURL(/moved=up/)
    await shown.locator('article[aria-label="Recent changes"] strong').dragTo(shown.locator('article[aria-label="List view"]'))
    await shown.waitForURL(/edit=1&part=/)
    await shown.waitForFunction(`document.querySelectorAll('[data-drop-zone="Left"] article').length === 2`)
    expect(await namesIn(shown, 'Left')).toEqual(['Recent changes', 'List view'])
    await shown.context().close()
  })
})
