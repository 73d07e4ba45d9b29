import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { chromium } from '../live/chromium.ts'
import { signedInAs, startBrowser } from './every-page.ts'

/** Rows as people work on them in a browser: many at once, with suggestions, in views of their own. */

const long = 240_000
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const api = "/_api/web/lists/getbytitle('Ideas')"
const ideas = `${server.url}/Lists/Ideas/AllItems.aspx`

describe.skipIf(chromium === undefined)('rows of a list in a browser', { timeout: long }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
    for (const [group, user] of [
      ['member', 'wim'],
      ['owner', 'olga'],
    ])
      await admin.call('POST', `/_api/web/associated${group}group/users`, { body: { LoginName: user } })
    const { Id } = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Places', BaseTemplate: 100 } })).json
    const add = (number: number) => admin.call('POST', "/_api/web/lists/getbytitle('Places')/items", { body: { Title: `Place ${number}` } })
    for (let first = 1; first <= 201; first += 67) await Promise.all(Array.from({ length: 67 }, (_, index) => add(first + index)))
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Ideas', BaseTemplate: 100, EnableModeration: true } })
    const SchemaXml = `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Stops" Name="Stops" List="{${Id}}" ShowField="Title"/>`
    await admin.call('POST', `${api}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
    for (const title of ['One', 'Two', 'Three']) await clientOf('wim').call('POST', `${api}/items`, { body: { Title: title } })
  }, long)
  afterAll(() => browser?.close(), long)

  it('approves the chosen rows, and rejects another one', async () => {
    const page = await signedInAs(browser, server.url, 'owner')
    await page.goto(ideas)
    await page.getByLabel('Select One').check()
    await page.getByLabel('Select Two').check()
    expect(await page.locator('[data-selected]').textContent()).toBe('2 selected')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForLoadState()
    await page.getByLabel('Select Three').check()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.waitForLoadState()
    const states = (await admin.call('GET', `${api}/items?$select=Title,OData__ModerationStatus&$orderby=Id`)).json.value as object[]
    expect(states).toEqual([
      { Title: 'One', OData__ModerationStatus: 0 },
      { Title: 'Two', OData__ModerationStatus: 0 },
      { Title: 'Three', OData__ModerationStatus: 1 },
    ])
    await page.context().close()
  })

  it('suggests items of a large list, one after the other', async () => {
    const page = await signedInAs(browser, server.url, 'contributor')
    await page.goto(`${server.url}/Lists/Ideas/NewForm.aspx`)
    await page.fill('#f\\.Title', 'Tour')
    const further = page.getByLabel('Further items of Stops')
    await further.pressSequentially('Place 201')
    const offered = () =>
      further.evaluate((input) =>
        [...((input as unknown as { list: { options: { value: string }[] } | null }).list?.options ?? [])].map(({ value }) => value),
      )
    await expect.poll(offered).toEqual(['Place 201 #201'])
    await further.fill('Place 201 #201; 7')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/AllItems/)
    const [tour] = (await admin.call('GET', `${api}/items?$filter=Title eq 'Tour'&$select=StopsId`)).json.value as { StopsId: number[] }[]
    expect(tour?.StopsId).toEqual([201, 7])
    await page.context().close()
  })

  it('are in a view that its maker alone sees, without script too', async () => {
    const page = await signedInAs(browser, server.url, 'contributor', { javaScriptEnabled: false })
    await page.goto(ideas)
    await page.getByRole('link', { name: 'Add a view' }).click()
    await page.fill('#title', 'Just mine')
    await page.getByLabel('Only I see this view').check()
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await page.locator('.tabs [aria-current]').textContent()).toBe('Just mine (only for me)')
    await page.context().close()
    const other = await signedInAs(browser, server.url, 'owner')
    await other.goto(ideas)
    expect(await other.locator('.tabs').textContent()).not.toContain('Just mine')
    await other.context().close()
  })
})
