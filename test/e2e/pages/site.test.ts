import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { dirname, extname, join, normalize, sep } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedFolder } from '../../support/scratch.ts'
import { chromium } from '../live/chromium.ts'
import { isWiderThanScreen, screens, startDocsBrowser, violationsOf, withinPage } from './docs-browser.ts'

/**
 * The files that `npm run docs` writes, from a plain file server below a path of its own. With `TENON_EVERY_PAGE=1` every one of them is judged
 * by axe-core in both screens, several at a time, with a line for each hundred; without it one of each kind.
 */

const folder = join(sharedFolder('site'), 'site')
const below = '/some/where/docs'
const isEveryPage = process.env.TENON_EVERY_PAGE !== undefined
const htmlFiles = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const types = new Map([
  ['.html', 'text/html;charset=utf-8'],
  ['.json', 'application/json'],
])

let server: Server
let url = ''
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/docs.ts', folder], { stdio: 'pipe' })
  server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? ''))
    const file = join(folder, path.slice(below.length))
    const isThere = path.startsWith(`${below}/`) && file.startsWith(folder + sep) && existsSync(file) && extname(file) !== ''
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types.get(extname(file)) ?? 'text/plain' })
    response.end(isThere ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 120_000)
afterAll(() => server.close())

it('every link of every page leads to a file and to a place in it', () => {
  const files = htmlFiles()
  const texts = new Map(files.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))
  const places = new Map([...texts].map(([file, text]) => [file, new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]))
  expect(files.length).toBeGreaterThan(1_500)
  const broken: string[] = []
  for (const [file, text] of texts) {
    const links = new Set([...text.matchAll(/\s(?:href|action|data-index|data-docs)="([^"]*)"/g)].map(([, link = '']) => link))
    for (const link of links) {
      if (/^https?:/.test(link)) continue
      const [path = '', anchor] = link.split('#', 2)
      const target = path === '' ? file : normalize(join(dirname(file), decodeURIComponent(path)))
      const isThere = texts.has(target) || existsSync(target)
      if (path.startsWith('/') || !isThere || (anchor !== undefined && !places.get(target)?.has(anchor))) broken.push(`${file}: ${link}`)
    }
  }
  expect(broken).toEqual([])
})

describe.skipIf(chromium === undefined)('in Chromium', { timeout: isEveryPage ? 3_600_000 : 120_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startDocsBrowser()
  }, 120_000)
  afterAll(async () => browser?.close())

  it.each(screens)('its pages are accessible, fit, find and ask nobody else: %s', async (_, options) => {
    await withinPage({ ...options, browser, url: `${url}${below}/` }, async (page) => {
      const sample = ['index.html', 'rest/listItems.html', 'csom/List.html', 'soap/lists/GetListItems.html', 'search.html']
      const wrong: unknown[] = []
      for (const path of sample) {
        await page.goto(`${url}${below}/${path}`)
        const violations = await violationsOf(page)
        const isWider = await isWiderThanScreen(page)
        if (violations.length > 0 || isWider) wrong.push([path, violations, isWider])
      }
      expect(wrong).toEqual([])
      await page.goto(`${url}${below}/search.html`)
      await page.fill('#q', 'csom ListCollection.GetByTitle')
      await page.click('.found a')
      expect(page.url()).toBe(`${url}${below}/csom/ListCollection.html#GetByTitle`)
      // Without a server of its own the sample is for one that was just started.
      await page.goto(`${url}${below}/rest/listItems.html`)
      expect(await page.textContent('.code pre')).toContain('http://127.0.0.1:5000/_api/web/')
    })
  })

  // Left out, not skipped: a test that is skipped fails the whole run.
  const judgesEveryPage = async () => {
    const files = htmlFiles().sort()
    const wrong: string[] = []
    const start = performance.now()
    let judged = 0
    const left = [...files]
    const judgeInTab = () =>
      withinPage({ ...screens[0][1], browser, url: `${url}${below}/` }, async (page) => {
        for (let path = left.shift(); path !== undefined; path = left.shift()) {
          await page.goto(`${url}${below}/${path}`)
          wrong.push(...(await wrongInScreens(page)).map((what) => `${path}: ${what}`))
          judged += 1
          if (judged % 100 === 0) console.log(`${judged} of ${files.length} pages, ${wrong.length} findings, ${secondsSince(start)} s`)
        }
      })
    await Promise.all(Array.from({ length: tabs }, judgeInTab))
    console.log(`${judged} pages in ${screens.length} screens in ${secondsSince(start)} s`)
    expect(judged).toBe(files.length)
    expect(wrong).toEqual([])
  }
  if (isEveryPage) it('every page is accessible and fits', judgesEveryPage)
})

const tabs = availableParallelism()
const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(0)

/** What is wrong with the page that a tab shows, in each screen: it is loaded once. */
async function wrongInScreens(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [name, { viewport, colorScheme }] of screens) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const isWider = (await isWiderThanScreen(page)) ? ['is wider than the screen'] : []
    found.push(...[...(await violationsOf(page)), ...isWider].map((what) => `${name}: ${what}`))
  }
  return found
}
