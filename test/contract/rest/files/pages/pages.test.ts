import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../../support/wire.ts'

const { server, member, reader } = await startWithPeople()
afterAll(() => server.stop())

const files = "/_api/web/getfolderbyserverrelativeurl('/SitePages')/files"
const wiki = '/_api/SP.Utilities.Utility.CreateWikiPageInContextWeb'
const textOf = async (url: string) => (await reader.call('GET', `/_api/web/getfilebyserverrelativeurl('${url}')/$value`)).text

describe('pages', () => {
  it.each(envelopes)('are made empty, %s', async (envelope) => {
    const url = `/SitePages/${envelope}.aspx`
    const path = `${files}/AddTemplateFile(urlOfFile='${url}',templateFileType=1)`
    const { json } = await member.call('POST', path, { headers: { Accept: accepts[envelope] } })
    expect(json.d ?? json).toMatchObject({ Name: `${envelope}.aspx`, ServerRelativeUrl: url })
    expect(await textOf(url)).toContain(`<title>${envelope}</title>`)
    expectRefusal(await member.call('POST', path), 400, /exists/)
  })

  it('are made with HTML', async () => {
    const parameters = { ServerRelativeUrl: '/SitePages/R & D.aspx', WikiHtmlContent: '<p>What <b>comes</b></p>' }
    expect((await member.call('POST', wiki, { body: { parameters } })).json.Name).toBe('R & D.aspx')
    const text = await textOf('/SitePages/R & D.aspx')
    expect(text).toContain('<title>R &amp; D</title>')
    expect(text).toContain('<body><p>What <b>comes</b></p></body>')
    expectRefusal(await member.call('POST', wiki, { body: { parameters } }), 400, /exists/)
  })

  it('need a name, a place and a right', async () => {
    const make = (ServerRelativeUrl: string, who = member) => who.call('POST', wiki, { body: { parameters: { ServerRelativeUrl } } })
    expectRefusal(await make('/SitePages/a.txt'), 400, /ends in \.aspx/)
    expectRefusal(await make('/SitePages/None/a.aspx'), 404, /None/)
    expectRefusal(await make('/SitePages/b.aspx', reader), 403, /AddListItems/)
    expectRefusal(
      await reader.call('POST', `${files}/addtemplatefile(urloffile='/SitePages/b.aspx',templatefiletype=0)`),
      403,
      /AddListItems/,
    )
    expectRefusal(
      await member.call('POST', `${files}/addtemplatefile(urloffile='/SitePages/b.aspx',templatefiletype=3)`),
      400,
      /templateFileType/i,
    )
  })
})
