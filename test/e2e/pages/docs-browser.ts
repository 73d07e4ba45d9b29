import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as driver, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { chromium } from '../live/chromium.ts'

/** Pages of the documentation in Chromium, and what every one of them must hold to. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A desk with light colours and a phone with dark ones. */
export const screens = [
  ['light, at a desk', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['dark, on a phone', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[]

export const startDocsBrowser = (): Promise<Browser> =>
  driver.launch({ executablePath: chromium ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

/** Runs a work in a new page; fails on errors in the console, except refusals of the server, and on requests to another server. */
export async function withinPage(
  { browser, url, ...options }: BrowserContextOptions & { readonly browser: Browser; readonly url: string },
  work: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options)
  const wrong: string[] = []
  const page = await context.newPage()
  // A busy machine makes any step slow; the test has a limit of its own.
  page.setDefaultTimeout(110_000)
  page.on('request', (request) => void (request.url().startsWith(url) || wrong.push(request.url())))
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) wrong.push(message.text())
  })
  await work(page, context)
  await context.close()
  expect(wrong).toEqual([])
}

/** What axe-core finds on a page, seen from its top: the head of the page covers nothing there. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
  // A page that is judged again has it already.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  return (await page.evaluate(
    `axe.run({ resultTypes: ['violations'], preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html.slice(0, 200))))`,
  )) as string[]
}

export const isWiderThanScreen = async (page: Page): Promise<boolean> =>
  Boolean(await page.evaluate('document.documentElement.scrollWidth > innerWidth'))

/** Signs in on the sign-in page, as a person does. */
export async function signInAs(page: Page, url: string, userName: string): Promise<void> {
  await page.goto(`${url}/_forms/default.aspx?ReturnUrl=%2Fdocs`)
  await page.fill('#username', userName)
  await page.click('main button[type=submit]')
  await page.waitForURL(`${url}/docs`)
}
