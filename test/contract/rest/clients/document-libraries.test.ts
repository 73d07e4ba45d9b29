import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const method = '/_api/sp.web.getdocumentlibraries'

describe('sp.web.getdocumentlibraries', () => {
  it.each(envelopes)('lists the document libraries of a web, %s', async (envelope) => {
    const { json } = await reader.call('GET', `${method}(@v)?@v='${server.url}'`, { headers: { Accept: accepts[envelope] } })
    const rows = envelope === 'verbose' ? json.d.GetDocumentLibraries.results : json.value
    expect(rows).toMatchObject([
      { Title: 'Documents', ServerRelativeUrl: '/Shared Documents', AbsoluteUrl: `${server.url}/Shared%20Documents` },
      { Title: 'Site Assets', ServerRelativeUrl: '/SiteAssets' },
    ])
  })

  it('takes the URL of a web below, with a slash at its end or without', async () => {
    await owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Below', Url: 'below', WebTemplate: 'STS' } } })
    for (const url of [`${server.url}/below`, `${server.url}/Below/`]) {
      const { json } = await owner.call('GET', `${method}(webfullurl='${encodeURIComponent(url)}')`)
      expect(json.value[0]).toMatchObject({ ServerRelativeUrl: '/below/Shared Documents' })
    }
  })

  it('is refused in words', async () => {
    expectRefusal(await owner.call('GET', `${method}(@v)?@v='http://elsewhere.example'`), 400, /elsewhere\.example/)
    expectRefusal(await owner.call('GET', `${method}(@v)?@v='nope'`), 400, /begins with/)
    expectRefusal(await owner.call('GET', `${method}(@v)?@v='${server.url}/nope'`), 404, /nope/)
    expectRefusal(await stranger.call('GET', `${method}(@v)?@v='${server.url}'`), 403, /Open/)
  })
})
