import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { chromium } from '../live/chromium.ts'
import { isWiderThanScreen, screens, violationsOf } from './docs-browser.ts'
import { serveEveryPage, signedInAs, startBrowser } from './every-page.ts'

/**
 * The kinds of pages that no other test judges by axe-core: of people, groups, content types, views and web parts, of signing in, of refusals
 * and of the emulator; and that every page of the sources is opened by one of these tests.
 */

const long = 240_000
const folder = fileURLToPath(new URL('.', import.meta.url))
const pictures = process.env.TENON_PICTURES
const { server, admin, prepare } = await serveEveryPage()

/** Other addresses of the same pages, and what is no page but data for one. */
const notOpened = new Set(['groups.aspx', 'lstsetng.aspx', 'aclinv.aspx', 'suggest.aspx'])

it('every page of webs and of the administration is opened by a test that judges it', () => {
  const source = (path: string) => readFileSync(join(folder, '../../..', path), 'utf8')
  const listed = ['src/pages/sites/routes.ts', 'src/pages/farm/farm-subject.ts'].flatMap((path) => [
    ...source(path).matchAll(/\['([a-z]+\.aspx)',/g),
  ])
  const names = listed.map(([, name = '']) => name).filter((name) => !notOpened.has(name))
  expect(names.length).toBeGreaterThan(30)
  const judges = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes('axe'))
    .join('\n')
    .toLowerCase()
  // A list of names has some of them without their extension.
  const isOpened = (name: string) => judges.includes(name) || judges.includes(`'${name.slice(0, -'.aspx'.length)}'`)
  expect(names.filter((name) => !isOpened(name))).toEqual([])
})

describe.skipIf(chromium === undefined)('further pages', { timeout: long }, () => {
  let browser: Browser
  let further: readonly string[] = []
  beforeAll(async () => {
    browser = await startBrowser()
    await prepare()
    const read = async (path: string) => (await admin.call('GET', path)).json
    const list = (await read("/_api/web/lists/getbytitle('Plans')?$select=Id")).Id as string
    const view = (await read("/_api/web/lists/getbytitle('Plans')/defaultview?$select=Id")).Id as string
    const [group] = (await read('/_api/web/sitegroups?$select=Id&$top=1')).value as { Id: number }[]
    const [user] = (await read('/_api/web/siteusers?$select=Id&$top=1')).value as { Id: number }[]
    const layouts = (name: string) => `/_layouts/15/${name}`
    further = [
      ...['/', '/Shared%20Documents/Start.aspx', '/Lists/Plans/AllItems.aspx?Paged=TRUE&p_ID=30', '/Lists/Plans/None.aspx'],
      ...['people.aspx', `people.aspx?MembershipGroupId=${group?.Id}`, `userdisp.aspx?ID=${user?.Id}`, 'settings.aspx'].map(layouts),
      ...['archive.aspx', 'archive.aspx?snapshots=1'].map(layouts),
      ...['mngctype.aspx', `mngctype.aspx?List=${list}`, 'managecontenttype.aspx?ctype=0x01', 'recyclebin.aspx?stage=2'].map(layouts),
      ...[`viewedit.aspx?List=${list}&View=${view}`, `fldnew.aspx?List=${list}&Type=Choice`].map(layouts),
      ...['osssearchresults.aspx?k=nothing-has-this-word', 'upload.aspx', 'none.aspx'].map(layouts),
      '/_forms/default.aspx?ReturnUrl=%2F',
    ]
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  }, long)
  afterAll(() => browser?.close(), long)

  const judge = async (page: Page, what: string, screen: string) => {
    if (pictures !== undefined)
      await page.screenshot({ path: join(pictures, `${`${what} ${screen}`.replaceAll(/[^\w.]+/g, '-')}.png`), fullPage: true })
    expect([what, await violationsOf(page)]).toEqual([what, []])
    expect([what, await isWiderThanScreen(page)]).toEqual([what, false])
  }

  it.each(screens)('are accessible and fit: %s', async (screen, options) => {
    const page = await signedInAs(browser, server.url, 'administrator', options)
    for (const path of further) {
      await page.goto(server.url + path)
      await judge(page, path, screen)
    }
    await page.context().close()
  })

  it.each(screens)('so are signing in, a wrong name, and refusals: %s', async (screen, options) => {
    const page = await (await browser.newContext({ locale: 'en-GB', ...options })).newPage()
    await page.goto(`${server.url}/_forms/default.aspx?ReturnUrl=%2F`)
    await judge(page, 'sign in', screen)
    await page.fill('#username', ' ')
    await page.click('main button[type=submit]')
    await page.waitForSelector('[role=alert]')
    await judge(page, 'signed in wrongly', screen)
    await page.context().close()
    const stranger = await signedInAs(browser, server.url, 'stranger', options)
    for (const path of ['/_layouts/15/settings.aspx', '/_admin/default.aspx']) {
      await stranger.goto(server.url + path)
      await judge(stranger, `refused ${path}`, screen)
    }
    await stranger.context().close()
  })

  it('so is where the emulator asks for its token', async () => {
    const guarded = await startServer({ settings: { 'Emulator:Enabled': 'true', 'Emulator:Token': 'a token of the settings' } })
    try {
      for (const [screen, options] of screens) {
        const page = await (await browser.newContext(options)).newPage()
        await page.goto(`${guarded.url}/_emulator`)
        await judge(page, 'the token', screen)
        await page.fill('#token', 'wrong')
        await page.click('button')
        await page.waitForSelector('[role=alert]')
        await judge(page, 'a wrong token', screen)
        await page.context().close()
      }
    } finally {
      await guarded.stop()
    }
  })
})
