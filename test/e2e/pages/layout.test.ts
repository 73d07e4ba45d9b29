import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromium } from '../live/chromium.ts'
import { type PageKind, serveEveryPage, signedInAs, startBrowser } from './every-page.ts'

/**
 * The layout of every kind of page in three widths and two themes, held against `layout/`: measures that do not depend on the fonts
 * of a machine (docs/decisions/0080-pages-are-held-to-measures.md). With `TENON_PICTURES=<folder>` the test draws pictures, too.
 */

const long = 480_000
const widths = [360, 768, 1280] as const
const themes = ['light', 'dark'] as const
const pictures = process.env.TENON_PICTURES
const { server, prepare } = await serveEveryPage()

/**
 * The boxes of a page in order: their elements, the size of their text, their padding and, if they fill the box around them, where
 * they begin and how wide they are. What shrinks to its text has no width here, and no box has a height: both depend on the font.
 */
const boxes = `(() => {
  const shown = [...document.querySelectorAll('header, nav, main, h1, h2, form, fieldset, .scroll, details, dl, .tools, .alert, .note-box, figure, .lead, .field')]
    .filter((one) => one.getClientRects().length > 0 && !one.matches('.skip'))
  const nameOf = (one) => one.tagName.toLowerCase() + (one.classList[0] ? '.' + one.classList[0] : '')
  const lines = shown.map((one) => {
    const style = getComputedStyle(one)
    const around = one.parentElement.getBoundingClientRect()
    const outer = getComputedStyle(one.parentElement)
    const left = around.left + parseFloat(outer.paddingLeft) + parseFloat(outer.borderLeftWidth)
    const right = around.right - parseFloat(outer.paddingRight) - parseFloat(outer.borderRightWidth)
    const box = one.getBoundingClientRect()
    const fills = Math.abs(box.left - left) < 1 && (Math.abs(box.right - right) < 1 || style.maxWidth !== 'none') && /^(?:block|flex|grid)$/.test(style.display)
    const place = fills && outer.display === 'block' ? Math.round(box.left) + '+' + Math.round(box.width) : '~'
    return nameOf(one) + ' ' + style.fontSize + '/' + style.paddingLeft + ' ' + place
  })
  return lines.filter((line, index) => line !== lines[index - 1])
})()`

/** The colours of text on what is behind it, by element. */
const colours = `(() => {
  const behind = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor
      if (colour !== 'rgba(0, 0, 0, 0)') return colour
    }
    return 'none'
  }
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
  const shown = [...document.querySelectorAll('body *')].filter((one) => hasText(one) && one.getClientRects().length > 0 && !one.closest('svg, progress, option'))
  return [...new Set(shown.map((one) => one.tagName.toLowerCase() + (one.classList[0] ? '.' + one.classList[0] : '') + ': ' + getComputedStyle(one).color + ' on ' + behind(one)))]
})()`

/** Controls that are smaller than a finger: 24 pixels in one direction or the other. Links within text may be. */
const smallControls = `[...document.querySelectorAll('button, input:not([type=hidden]):not([type=checkbox]):not([type=radio]), select, textarea, summary')]
  .filter((one) => one.getClientRects().length > 0)
  .filter((one) => one.getBoundingClientRect().height < 24 || one.getBoundingClientRect().width < 24)
  .slice(0, 5).map((one) => one.outerHTML.slice(0, 100))`

/** The name of a kind of page: ids differ from run to run. */
const nameOf = (path: string): string =>
  path
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'start'

describe.skipIf(chromium === undefined)('the layout of every kind of page', () => {
  let browser: Browser
  let pages: readonly PageKind[] = []
  const small: string[] = []

  beforeAll(async () => {
    browser = await startBrowser()
    // The documentation has a design of its own, and its pages change with the contracts: its own tests judge it.
    pages = (await prepare()).filter(({ path }) => !path.startsWith('/docs'))
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  }, long)
  afterAll(() => browser?.close(), long)

  async function measured(page: Page, path: string): Promise<{ readonly layout: string[]; readonly colours: Record<string, string[]> }> {
    const layout: string[] = []
    const seen: Record<string, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const here: string[][] = []
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        here.push(await page.evaluate<string[]>(boxes))
        seen[colorScheme] = await page.evaluate<string[]>(colours)
        if (pictures !== undefined)
          await page.screenshot({ path: `${pictures}/${nameOf(path)}-${width}-${colorScheme}.png`, fullPage: true })
      }
      expect([path, width, here[1]], 'both themes have one layout').toEqual([path, width, here[0]])
      expect([path, width, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, width, true])
      small.push(...(await page.evaluate<string[]>(smallControls)).map((one) => `${path} ${width}: ${one}`))
      layout.push(`  ${width}`, ...(here[0] ?? []).map((line) => `    ${line}`))
    }
    return { layout, colours: seen }
  }

  it(
    'is that of the references, fits three widths, and both themes have their colours',
    async () => {
      const page = await signedInAs(browser, server.url, 'administrator')
      const lines: string[] = []
      const found = new Map<string, Set<string>>(themes.map((theme) => [theme, new Set()]))
      for (const { path } of pages) {
        await page.goto(server.url + path)
        const { layout, colours: seen } = await measured(page, path)
        lines.push(nameOf(path), ...layout)
        for (const theme of themes) for (const one of seen[theme] ?? []) found.get(theme)?.add(one)
      }
      expect(small).toEqual([])
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('layout/boxes.txt')
      for (const theme of themes) {
        const all = [...(found.get(theme) ?? [])].sort()
        await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(`layout/colours-${theme}.txt`)
      }
      await page.context().close()
    },
    long,
  )
})
