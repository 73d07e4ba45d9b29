import { describe, expect, it } from 'vitest'
import { clientOf, serve } from '../../support/serve.ts'
import { configOf, startServer } from '../../support/server.ts'
import { itUnlessKilled } from '../../support/several/one-server.ts'
import { rowsOf } from '../../support/wire.ts'

/** Settings of queries and of a start in production, each with two values that servers tell apart. */
describe('Rest:SkipOnItems', () => {
  it('makes $skip skip items in the profile SharePoint too', async () => {
    const titles = async (skips: string) => {
      // The client reads what the server sends, without the lens of the profile.
      const server = await startServer({ settings: { Profile: 'SharePoint', 'Rest:SkipOnItems': skips } })
      try {
        const items = `${server.url}/_api/web/lists/getbytitle('Tasks')/items`
        const headers = { Authorization: `Basic ${Buffer.from('ann:any').toString('base64')}`, Accept: 'application/json;odata=nometadata' }
        const send = (path: string, body?: object) =>
          fetch(path, {
            method: body ? 'POST' : 'GET',
            headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
            ...(body && { body: JSON.stringify(body) }),
          })
        for (const Title of ['one', 'two']) expect((await send(items, { Title })).status).toBe(201)
        const { value } = (await (await send(`${items}?$skip=1&$select=Title`)).json()) as { value: { Title: string }[] }
        return value.map(({ Title }) => Title)
      } finally {
        await server.stop()
      }
    }
    expect(await titles('true')).toEqual(['two'])
    expect(await titles('false')).toEqual(['one', 'two'])
  })
})

describe('Limits:SearchRefined', () => {
  itUnlessKilled('is the number of results whose values a refiner counts', { timeout: 120_000 }, async () => {
    const counted = async (most: string) => {
      const { server } = await serve({ settings: { 'Limits:SearchRefined': most } })
      const ann = clientOf(server.url, 'ann')
      for (let count = 0; count < 103; count++)
        await ann.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'walnut' } })
      const { json } = await ann.call('GET', "/_api/search/query?querytext='walnut'&refiners='Author'&rowlimit=1")
      const { RelevantResults, RefinementResults } = json.PrimaryQueryResult
      return [RelevantResults.TotalRows, Number(rowsOf({ json: { value: RefinementResults.Refiners } })[0]?.Entries[0].RefinementCount)]
    }
    expect(await counted('100')).toEqual([103, 100])
    expect(await counted('1000')).toEqual([103, 103])
  })
})

describe('Identity:AllowAcceptAllInProduction', () => {
  it('allows a server in production that accepts everybody', () => {
    const start = (settings: Readonly<Record<string, string>>) => configOf(settings, { NODE_ENV: 'production' })
    expect(() => start({})).toThrow(/Identity:AllowAcceptAllInProduction/)
    expect(start({ 'Identity:AllowAcceptAllInProduction': 'true' })['Identity:AllowAcceptAllInProduction']).toBe(true)
  })
})

describe('Identity:AllowConfigUsersInProduction', () => {
  it('allows a server in production whose passwords stand in its configuration', () => {
    const start = (settings: Readonly<Record<string, string>>) =>
      configOf(
        { 'Identity:Providers:AcceptAll:Enabled': 'false', 'Identity:Providers:ConfigUsers:Enabled': 'true', ...settings },
        { NODE_ENV: 'production' },
      )
    expect(() => start({})).toThrow(/Identity:AllowConfigUsersInProduction/)
    expect(start({ 'Identity:AllowConfigUsersInProduction': 'true' })['Identity:AllowConfigUsersInProduction']).toBe(true)
  })
})
