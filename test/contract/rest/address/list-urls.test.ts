import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

describe('the URL of a list', () => {
  it('without a slash in front is relative to the server if it begins with that of the web', async () => {
    await owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Team', Url: 'team' } } })
    const titleAt = async (url: string) => (await reader.call('GET', `/team/_api/web/getlist('${url}')?$select=Title`)).json.Title
    for (const url of ['team/SitePages', 'TEAM/SitePages', 'SitePages', '/team/SitePages']) expect(await titleAt(url)).toBe('Site Pages')
    for (const url of ['/team/SitePages/Home.aspx', 'SitePages/Forms/AllPages.aspx']) expect(await titleAt(url)).toBe('Site Pages')
    expectRefusal(await reader.call('GET', "/team/_api/web/getlist('/team/Home.aspx')"), 404, /List/)
    expectRefusal(await reader.call('GET', "/team/_api/web/getlist('teams/SitePages')"), 404, /teams/)
    expect((await reader.call('GET', "/_api/web/getlist('SitePages')")).json.Title).toBe('Site Pages')
  })
})

describe('the web templates', () => {
  it.each([
    'web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=true)',
    'site/getwebtemplates(lcid=1033)',
    'site/getwebtemplates(langid=1033,overridecompatlevel=0)',
    'site/getwebtemplates(lcid=1033,overridecompatlevel=15)',
    'web/availablewebtemplates(lcid=1033)',
  ])('are at %s', async (path) => {
    expect(rowsOf(await reader.call('GET', `/_api/${path}`)).map((row) => row.Name)).toContain('STS#0')
    expectRefusal(await stranger.call('GET', `/_api/${path}`), 403, /Open/)
  })
})

describe('search', () => {
  it('answers under the long name of its service', async () => {
    const service = '/_api/Microsoft.Office.Server.Search.REST.SearchService'
    const rows = async (path: string) =>
      (await reader.call('GET', `${path}?querytext='tasks'`)).json.PrimaryQueryResult.RelevantResults.TotalRows
    expect(await rows(`${service}/query`)).toBe(await rows('/_api/search/query'))
    expect((await reader.call('POST', `${service}/postquery`, { body: { request: { Querytext: 'tasks' } } })).status).toBe(200)
    expectRefusal(await reader.call('GET', `${service}/query`), 400, /querytext/)
  })
})
