import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { chromium as program } from '../live/chromium.ts'

/** Every kind of page in Chromium: as owner, contributor, reader and stranger, with script and without, judged by axe-core. */

const long = 120_000
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const hostile = `<img src=x onerror="document.title='broken'"><script>document.title='broken'</script>`

interface Judged {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

describe.skipIf(program === undefined)('the pages of webs in Chromium', () => {
  let browser: Browser
  let ids: { list: string; library: string; item: number; file: number }

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 107, Description: hostile } })
    const api = "/_api/web/lists/getbytitle('Plans')"
    const { Id: item } = (await admin.call('POST', `${api}/items`, { body: { Title: hostile, Body: hostile } })).json
    for (const [name, group] of Object.entries({ rita: 'visitor', wim: 'member' }))
      await admin.call('POST', `/_api/web/associated${group}group/users`, { body: { LoginName: name } })
    const made = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='plan.txt',overwrite=true)"
    await admin.call('POST', made, { body: 'one' })
    const idOf = async (title: string) => (await admin.call('GET', `/_api/web/lists/getbytitle('${title}')?$select=Id`)).json.Id as string
    const { Id: file } = (
      await admin.call('GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/plan.txt')/ListItemAllFields?$select=Id")
    ).json
    ids = { list: await idOf('Plans'), library: await idOf('Documents'), item: item as number, file: file as number }
  }, long)
  afterAll(() => browser.close(), long)

  const pages = (): string[] => [
    '/default.aspx',
    ...['viewlsts.aspx', 'osssearchresults.aspx?k=broken', 'recyclebin.aspx', 'new.aspx', 'newsbweb.aspx', 'user.aspx'].map(
      (page) => `/_layouts/15/${page}`,
    ),
    ...['AllItems.aspx', 'NewForm.aspx', `DispForm.aspx?ID=${ids.item}`, `EditForm.aspx?ID=${ids.item}`].map(
      (page) => `/Lists/Plans/${page}`,
    ),
    ...['AllItems.aspx', 'Upload.aspx', `DispForm.aspx?ID=${ids.file}`, `EditForm.aspx?ID=${ids.file}`].map(
      (page) => `/Shared%20Documents/Forms/${page}`,
    ),
    ...['listedit', 'fldnew', 'viewnew', 'user'].map((page) => `/_layouts/15/${page}.aspx?List=${ids.list}`),
    `/_layouts/15/fldedit.aspx?List=${ids.list}&Field=Title`,
    `/_layouts/15/versions.aspx?List=${ids.library}&ID=${ids.file}`,
  ]

  /** Signs in on the sign-in page, as a person does. */
  async function signedIn(userName: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ bypassCSP: false, ...options })
    const page = await context.newPage()
    await page.goto(`${server.url}/default.aspx`)
    await page.fill('#username', userName)
    await page.click('main button[type=submit]')
    await page.waitForURL('**/default.aspx')
    return page
  }

  it.each([
    ['admin', 0],
    ['wim', 0],
    ['rita', 0],
    ['stan', 22],
  ])(
    'has no page that runs foreign text or that axe-core objects to, for %s',
    async (userName, mostlyRefused) => {
      // A phone in the dark for one of them, a desk for the others.
      const phone = { colorScheme: 'dark', viewport: { width: 360, height: 740 } } as const
      const page = await signedIn(userName, userName === 'wim' ? phone : {})
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      let refused = 0
      for (const path of pages()) {
        const reply = await page.goto(server.url + path)
        const status = reply?.status() ?? 0
        expect([200, 403, 404], `${userName} ${path}`).toContain(status)
        if (status !== 200) refused += 1
        expect(await page.title(), path).not.toBe('broken')
        await page.evaluate(axe)
        const { violations } = await page.evaluate<Judged>('axe.run()')
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
          `${userName} ${path}`,
        ).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true)
      }
      if (userName === 'admin') expect(refused).toBe(0)
      expect(refused).toBeGreaterThanOrEqual(mostlyRefused - 3)
      expect(errors).toEqual([])
      await page.context().close()
    },
    4 * long,
  )

  it(
    'works without script: an item is added, changed and deleted, a file uploaded, and the user signs out',
    async () => {
      const page = await signedIn('wim', { javaScriptEnabled: false })
      await page.goto(`${server.url}/Lists/Plans/NewForm.aspx`)
      await page.fill('[name="f.Title"]', 'By hand')
      await page.click('button[value=save]')
      await page.waitForURL('**/Lists/Plans/AllItems.aspx')
      await page.click('text=By hand')
      await page.click('.tools a:has-text("Edit")')
      await page.fill('[name="f.Title"]', 'By two hands')
      await page.click('button[value=save]')
      await page.waitForURL('**/DispForm.aspx**')
      expect(await page.textContent('h1')).toBe('By two hands')
      await page.click('button[value=recycle]')
      await page.waitForURL('**/AllItems.aspx')
      expect(await page.content()).not.toContain('By two hands')
      await page.goto(`${server.url}/Shared%20Documents/Forms/AllItems.aspx`)
      await page.setInputFiles('input[type=file]', { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') })
      await page.click('form[data-upload] button')
      await page.waitForSelector('text=note.txt')
      await page.click('text=Sign out')
      await page.waitForURL('**/_forms/default.aspx**')
      await page.context().close()
    },
    long,
  )

  it(
    'follows the changes of others: rows appear, a form says that somebody saved, a deleted item leads to its list',
    async () => {
      const api = "/_api/web/lists/getbytitle('Plans')/items"
      const { Id } = (await admin.call('POST', api, { body: { Title: 'Watched' } })).json
      const [view, form, shown] = await Promise.all(['rita', 'wim', 'rita'].map((name) => signedIn(name)))
      if (!view || !form || !shown) throw new Error('there is no page')
      await view.goto(`${server.url}/Lists/Plans/AllItems.aspx`)
      await form.goto(`${server.url}/Lists/Plans/EditForm.aspx?ID=${Id}`)
      await shown.goto(`${server.url}/Lists/Plans/DispForm.aspx?ID=${Id}`)
      for (const page of [view, form, shown])
        await page.waitForSelector('html[data-live=connected]', { state: 'attached', timeout: 60_000 })
      await admin.call('PATCH', `${api}(${Id})`, { body: { Title: 'Watched by many' }, headers: { 'If-Match': '*' } })
      await view.waitForSelector('text=Watched by many', { timeout: 60_000 })
      await form.waitForSelector('text=Somebody else has saved this item.', { timeout: 60_000 })
      await shown.waitForSelector('h1, dd:has-text("Watched by many")', { timeout: 60_000 })
      await admin.call('DELETE', `${api}(${Id})`, { headers: { 'If-Match': '*' } })
      await shown.waitForURL('**/Lists/Plans/AllItems.aspx', { timeout: 60_000 })
      await Promise.all([view, form, shown].map((page) => page.context().close()))
    },
    long,
  )

  it(
    'uploads by its script with progress',
    async () => {
      const page = await signedIn('wim')
      await page.goto(`${server.url}/Shared%20Documents/Forms/AllItems.aspx`)
      await page.setInputFiles('input[type=file]', { name: 'scripted.txt', mimeType: 'text/plain', buffer: Buffer.from('by script') })
      await page.click('form[data-upload] button')
      await page.waitForSelector('a:has-text("scripted.txt")', { timeout: 60_000 })
      await page.context().close()
    },
    long,
  )

  it(
    'uploads the files that somebody drops on a library',
    async () => {
      const page = await signedIn('wim')
      await page.goto(`${server.url}/Shared%20Documents/Forms/AllItems.aspx`)
      const dataTransfer = await page.evaluateHandle(`(() => {
        const dropped = new DataTransfer()
        for (const name of ['dropped.txt', 'Gefallen & gut.txt']) dropped.items.add(new File(['the text of ' + name], name, { type: 'text/plain' }))
        return dropped
      })()`)
      const form = page.locator('form[data-upload]')
      await form.dispatchEvent('dragover', { dataTransfer })
      expect(await form.getAttribute('class')).toContain('over')
      await form.dispatchEvent('drop', { dataTransfer })
      for (const name of ['dropped.txt', 'Gefallen & gut.txt']) {
        await page.waitForSelector(`a:has-text("${name}")`, { timeout: 60_000 })
        const file = `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${encodeURIComponent(name)}')/$value`
        expect((await admin.call('GET', file)).text).toBe(`the text of ${name}`)
      }
      expect(await form.getAttribute('class')).not.toContain('over')
      await page.context().close()
    },
    long,
  )

  describe('a large file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenon-upload-'))
    const bytes = Buffer.alloc(13 * 1024 * 1024, 'the same bytes again, ')
    const path = join(folder, "it's 100 % large.bin")
    writeFileSync(path, bytes)
    afterAll(() => rmSync(folder, { recursive: true }))
    const view = `${server.url}/Shared%20Documents/Forms/AllItems.aspx`
    const parts = /\/(start|continue|finish)upload\(/
    const stored = async () => {
      const reply = await fetch(`${server.url}/Shared%20Documents/it's%20100%20%25%20large.bin`, {
        headers: { Authorization: basic('wim') },
      })
      return Buffer.from(await reply.arrayBuffer())
    }
    const choose = async (page: Page) => {
      await page.goto(view)
      await page.setInputFiles('input[type=file]', path)
      await page.click('form[data-upload] button')
    }
    /** Chooses the file, and resolves when the page is loaded again: it is stored. */
    const upload = async (page: Page) => {
      await page.goto(view)
      await page.setInputFiles('input[type=file]', path)
      const loaded = page.waitForEvent('load', { timeout: 60_000 })
      await page.click('form[data-upload] button')
      await loaded
    }

    it(
      'goes in parts, and on after a lost connection, whether the server took the part or not',
      async () => {
        const page = await signedIn('wim')
        const sent: string[] = []
        await page.route(parts, async (route) => {
          const [, name = ''] = parts.exec(route.request().url()) ?? []
          sent.push(name)
          // The second and the fifth request are lost on their way, the replies to the third and the sixth on theirs.
          if (sent.length === 2 || sent.length === 5) return route.abort('connectionreset')
          if (sent.length === 3 || sent.length === 6) await route.fetch()
          return sent.length === 3 || sent.length === 6 ? route.abort('connectionreset') : route.continue()
        })
        await upload(page)
        expect(sent[0]).toBe('start')
        expect(sent.at(-1)).toBe('finish')
        expect((await stored()).equals(bytes)).toBe(true)
        expect(await page.evaluate("localStorage.getItem('tenon.uploads')")).toBe('[]')
        await page.context().close()
      },
      long,
    )

    it(
      'goes on when the page is opened again, and does not replace a file unasked',
      async () => {
        const page = await signedIn('wim')
        await choose(page)
        await page.waitForSelector('.wrong:has-text("was not stored")', { timeout: 60_000 })
        await admin.call('DELETE', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/it''s 100 %25 large.bin')", {
          headers: { 'If-Match': '*' },
        })
        const sent: string[] = []
        let isCut = true
        await page.route(parts, async (route) => {
          const [, name = ''] = parts.exec(route.request().url()) ?? []
          sent.push(name)
          return isCut && sent.length > 2 ? route.abort('connectionreset') : route.continue()
        })
        await choose(page)
        await page.waitForSelector('text=waits for the connection', { timeout: 60_000 })
        isCut = false
        sent.length = 0
        await upload(page)
        expect(sent).toEqual(['continue', 'finish'])
        expect((await stored()).equals(bytes)).toBe(true)
        await page.context().close()
      },
      long,
    )
  })
})
