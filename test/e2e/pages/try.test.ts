import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { chromium } from '../live/chromium.ts'
import { isWiderThanScreen, screens, signInAs, startDocsBrowser, violationsOf, withinPage } from './docs-browser.ts'

/** The forms of `/docs/try` send operations of every contract as the signed-in user, under the policy of the pages. */

const { server, clientOf } = await serve()
/** A folder for pictures of the pages, for people who want to look at them. */
const pictures = process.env.TENON_PICTURES

describe.skipIf(chromium === undefined)('the forms that send operations', { timeout: 120_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startDocsBrowser()
  }, 120_000)
  afterAll(async () => browser?.close())

  const within = (options: BrowserContextOptions, work: (page: Page) => Promise<void>) =>
    withinPage({ ...options, browser, url: server.url }, work)

  /** Opens the form of an operation as a user. */
  const opened = async (page: Page, operation: string, userName = 'ann') => {
    await signInAs(page, server.url, userName)
    await page.goto(`${server.url}/docs/try/${operation}`)
  }

  /** Presses the button, and returns the status and the body that the page shows. */
  const sent = async (page: Page): Promise<readonly [status: string, body: string]> => {
    await page.click('button.send')
    await page.waitForSelector('#try[data-state=done]')
    return [(await page.textContent('#try-status')) ?? '', (await page.textContent('#try-reply')) ?? '']
  }

  it.each(screens)('are accessible and fit: %s', async (name, options) => {
    await within(options, async (page) => {
      await signInAs(page, server.url, 'ann')
      for (const path of [
        'try',
        'try/rest/listItems',
        'try/rest/addItem',
        'try/rest/addFile',
        'try/soap/lists/GetListItems',
        'try/identity/issueToken',
        'try/csom',
      ]) {
        await page.goto(`${server.url}/docs/${path}`)
        if (path === 'try') await page.fill('#choose', 'getbytitle')
        else await sent(page)
        for (const details of await page.locator('main details').all()) await details.evaluate('(one) => { one.open = !one.hidden }')
        expect([path, await violationsOf(page)]).toEqual([path, []])
        expect([path, await isWiderThanScreen(page)]).toEqual([path, false])
        if (pictures !== undefined)
          await page.screenshot({ path: join(pictures, `${path} ${name}.png`.replaceAll('/', '-')), fullPage: true })
      }
    })
  })

  it('read with the example of the contract, and show status, headers, body and command', async () => {
    await within({}, async (page) => {
      await opened(page, 'rest/getList')
      const [status, body] = await sent(page)
      expect(status).toMatch(/^200 OK, \d+ ms, \d+ bytes$/)
      expect(JSON.parse(body)).toMatchObject({ Title: 'Tasks' })
      expect(await page.textContent('#try-headers')).toContain('application/json;odata=nometadata')
      expect(await page.textContent('#try-command')).toContain(`curl -u ann:x '${server.url}/_api/web/lists/getbytitle(%27Tasks%27)'`)
      await page.fill('[id="try-path-listTitle"]', "Ann's list")
      expect((await sent(page))[0]).toMatch(/^404/)
      expect(await page.textContent('#try-command')).toContain('getbytitle(%27Ann%27%27s%20list%27)')
    })
  })

  it('write as the user who is signed in by a cookie, with a form digest', async () => {
    const title = `<img src=x onerror="document.title='broken'">`
    await within({}, async (page) => {
      await opened(page, 'rest/addItem', 'tom')
      await page.fill('#try-body', JSON.stringify({ Title: title }))
      const [status, body] = await sent(page)
      expect(status).toMatch(/^201/)
      expect(JSON.parse(body)).toMatchObject({ Title: title })
      expect(await page.title()).not.toBe('broken')
    })
    const api = "/_api/web/lists/getbytitle('Tasks')/items"
    const { value } = (await clientOf('ann').call('GET', `${api}?$filter=substringof('onerror',Title)&$select=Author/Title&$expand=Author`))
      .json
    expect(value).toMatchObject([{ Author: { Title: 'tom' } }])
  })

  it('send a message of SOAP in both versions', async () => {
    await within({}, async (page) => {
      await opened(page, 'soap/lists/GetListCollection')
      expect((await sent(page))[1]).toContain('http://schemas.xmlsoap.org/soap/envelope/')
      await page.selectOption('#try-type', { index: 1 })
      const [status, body] = await sent(page)
      expect(status).toMatch(/^200/)
      expect(body).toContain('http://www.w3.org/2003/05/soap-envelope')
      expect(body).toContain('Title="Tasks"')
    })
  })

  it('upload a file', async () => {
    await within({}, async (page) => {
      await opened(page, 'rest/addFile')
      await page.setInputFiles('#try-file', { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('from a file') })
      const [status, body] = await sent(page)
      expect([status, body]).toMatchObject([expect.stringMatching(/^200/), expect.stringContaining('"Length": 11')])
    })
  })

  it('lead to the sign-in of somebody who is not signed in, and take a header instead', async () => {
    const { url, stop } = await startServer({ settings: { 'Identity:Schemes': 'Forms' } })
    try {
      await withinPage({ browser, url }, async (page) => {
        await page.goto(`${url}/docs/try/rest/getList`)
        expect((await sent(page))[0]).toMatch(/^401/)
        expect(await page.getAttribute('#try-sign-in', 'href')).toBe('/_forms/default.aspx?ReturnUrl=%2Fdocs%2Ftry%2Frest%2FgetList')
        expect(await page.isVisible('#try-sign-in')).toBe(true)
        await page.click('main form details summary')
        await page.fill('#try-authorization', 'Bearer nothing')
        expect((await sent(page))[0]).toMatch(/^401/)
        expect(await page.textContent('#try-command')).toContain("-H 'Authorization: Bearer nothing'")
      })
    } finally {
      await stop()
    }
  })

  it('send as the user whose name and password the browser has', async () => {
    await within({ httpCredentials: { username: 'bea', password: 'x' } }, async (page) => {
      await page.goto(`${server.url}/docs/try/rest/getCurrentUser`)
      const [status, body] = await sent(page)
      expect(status).toMatch(/^200/)
      expect(JSON.parse(body)).toMatchObject({ Title: 'bea' })
    })
  })

  it('are found from the page of an operation, and by words', async () => {
    await within({}, async (page) => {
      await page.goto(`${server.url}/docs/admin/listWebApplications`)
      await page.click('text=Try it on this server')
      expect(page.url()).toBe(`${server.url}/docs/try/admin/listWebApplications`)
      await page.goto(`${server.url}/docs/try`)
      await page.fill('#choose', 'POST updatelistitems')
      await page.waitForSelector('#choices a:visible')
      await page.click('#choices a:visible')
      expect(page.url()).toMatch(/\/docs\/try\/(?:soap\/lists\/UpdateListItems|rest\/\w+)$/)
    })
  })

  it('say where the samples are to a browser without script', async () => {
    await within({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${server.url}/docs/try/rest/getList`)
      expect(await page.textContent('noscript')).toContain('This form needs a script.')
    })
  })
})
