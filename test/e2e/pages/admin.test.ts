import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { chromium as program } from '../live/chromium.ts'

/** The pages of the administration in Chromium: in both languages and themes, with script and without, judged by axe-core. */

const long = 120_000
const { server, clientOf } = await serve({
  settings: { 'MultiTenant:Enabled': 'true', 'EventSourcing:Enabled': 'true', 'Farm:ListenOnBindings': 'false' },
})
const admin = clientOf('admin')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const hostile = `<img src=x onerror="document.title='broken'"><script>document.title='broken'</script>`
/** A folder for pictures of the pages; nobody looks at them in a test. */
const pictures = process.env.TENON_PICTURES

interface Judged {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

describe.skipIf(program === undefined)('the pages of the administration in Chromium', () => {
  let browser: Browser
  let site = ''

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
    const hostBindings = [{ host: 'hostile.example', port: 8080 }]
    const make = async (path: string, body: object) => {
      const { status, text, json } = await admin.call('POST', path, { body })
      expect(status, text).toBe(201)
      return json
    }
    await make('/_admin/webapps', { name: 'Hostile', displayName: hostile, hostBindings })
    await make('/_admin/webapps/Default/contentdatabases', { name: 'Second' })
    const made = await make('/_admin/sites', { webApplication: 'Default', path: 'sites/team', title: hostile, owner: 'ann' })
    site = made.id as string
    await make('/_admin/webapps/Default/policies', { loginName: 'rita', access: 'FullRead' })
    for (const Title of ['One', 'Two']) await make('/_api/web/lists', { Title, BaseTemplate: 100 })
  }, long)
  afterAll(() => browser?.close(), long)

  const pages = (): string[] => [
    ...['default.aspx', 'webapplications.aspx', 'webapplicationcreate.aspx', 'webapplicationsettings.aspx?name=Hostile'],
    ...[
      'webapplicationsettings.aspx?name=Default',
      'contentdatabases.aspx?name=Default',
      'userpolicies.aspx?name=Default',
      'sitecollections.aspx',
    ],
    ...[`sitecollection.aspx?id=${site}`, 'tenants.aspx', 'operations.aspx', 'audit.aspx', 'audit.aspx?actor=nobody'],
    ...['eventjournal.aspx', 'eventjournal.aspx?target=%2F&record=3', 'health.aspx', 'telemetry.aspx', 'none.aspx'],
  ]

  /** Is led to the sign-in page, and from there to the page. */
  async function signedIn(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage()
    await page.goto(`${server.url}/_admin/${path}`)
    await page.fill('#username', 'admin')
    await page.click('main button[type=submit]')
    await page.waitForURL(`**/_admin/${path}`)
    return page
  }

  it.each([
    ['en, light, at a desk', { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 800 } }],
    ['de, dark, on a phone', { locale: 'de-DE', colorScheme: 'dark', viewport: { width: 360, height: 740 } }],
  ] as const)(
    'are accessible, fit, and run no foreign text: %s',
    async (name, options) => {
      const page = await signedIn('default.aspx', options)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('request', (request) => void (request.url().startsWith(server.url) || errors.push(request.url())))
      for (const path of pages()) {
        const reply = await page.goto(`${server.url}/_admin/${path}`)
        expect([path, reply?.status()]).toEqual([path, path === 'none.aspx' ? 404 : 200])
        expect(await page.getAttribute('html', 'lang'), path).toBe(name.slice(0, 2))
        expect(await page.title(), path).not.toBe('broken')
        await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        await page.evaluate(axe)
        const { violations } = await page.evaluate<Judged>('axe.run()')
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
          path,
        ).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true)
        if (pictures !== undefined)
          await page.screenshot({ path: `${pictures}/${name.slice(0, 2)}-${path.replace(/\W/g, '_')}.png`, fullPage: true })
      }
      expect(errors).toEqual([])
      await page.context().close()
    },
    4 * long,
  )

  it(
    'work without script: a web application is created, gets a host, and is deleted',
    async () => {
      const page = await signedIn('webapplicationcreate.aspx', { javaScriptEnabled: false, locale: 'en' })
      await page.fill('[name=name]', 'By-hand')
      await page.fill('[name=hostBindings]', 'hand.example\nwww.hand.example:81')
      await page.click('button[value=create]')
      await page.waitForURL('**/webapplicationsettings.aspx?name=By-hand**')
      await page.fill('#addHost-host', 'third.example')
      await page.click('button[value=addHost]')
      await page.waitForSelector('td:has-text("third.example")')
      await page.click('button[value=delete]')
      await page.waitForURL('**/webapplications.aspx**')
      expect(await page.content()).not.toContain('By-hand')
      await page.click('text=Sign out')
      await page.waitForURL('**/_forms/default.aspx**')
      await page.context().close()
    },
    long,
  )

  it(
    'follow a long operation to its end, and the slider shows what was then',
    async () => {
      const page = await signedIn(`sitecollection.aspx?id=${site}`, { locale: 'en' })
      await page.click('summary:has-text("Copy")')
      await page.fill('#copy-path', 'sites/copy')
      await page.click('button[value=copy]')
      await page.waitForSelector('td:has-text("Succeeded")', { timeout: 60_000 })
      await page.goto(`${server.url}/_admin/eventjournal.aspx?target=%2F`)
      await page.focus('#record')
      await page.keyboard.press('Home')
      await page.waitForURL(/record=1$/, { timeout: 60_000 })
      await page.context().close()
    },
    long,
  )
})
