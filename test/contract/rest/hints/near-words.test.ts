import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { made, runModel, set } from '../../../support/csom/model-client.ts'
import { send, soapMessage } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts } from '../../../support/wire.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const headers = { Accept: accepts.nometadata }
const admin = createContractClient(server.url, { ...headers, Authorization: basic('admin') })
const list = "/_api/web/lists/getbytitle('Tasks')"

const camlRefusal = async (ViewXml: string): Promise<string> => {
  const { status, json } = await admin.call('POST', `${list}/getitems`, { body: { query: { ViewXml } } })
  expect(status, ViewXml).toBe(400)
  return json.error.message.value
}
const where = (condition: string) => `<View><Query><Where>${condition}</Where></Query></View>`
const title = '<FieldRef Name="Title"/>'
const text = '<Value Type="Text">a</Value>'

describe('a wrong word of CAML', () => {
  it.each([
    ['a condition', where(`<Contians>${title}${text}</Contians>`), /Did you mean 'Contains'\?/],
    ['a condition in other case', where(`<eq>${title}${text}</eq>`), /Did you mean 'Eq'\?$/],
    ['a junction', where(`<Andd><Eq>${title}${text}</Eq><Eq>${title}${text}</Eq></Andd>`), /Did you mean 'And'\?$/],
    ['a column', where(`<Eq><FeildRef Name="Title"/>${text}</Eq>`), /needs one FieldRef and one Value\. Did you mean 'FieldRef'\?$/],
    ['a value', where(`<Eq>${title}<Vlaue Type="Text">a</Vlaue></Eq>`), /Did you mean 'Value'\?$/],
    ['values', where(`<In>${title}<Values><Valeu Type="Text">a</Valeu></Values></In>`), /Did you mean 'Value'\?$/],
    ['an attribute', where(`<Eq><FieldRef Nmae="Title"/>${text}</Eq>`), /needs the attribute Name\. Did you mean 'Name'\?$/],
    ['a type', where(`<Eq>${title}<Value Type="Txet">a</Value></Eq>`), /Did you mean 'Text'\?$/],
    ['a variable', where(`<Eq><FieldRef Name="Created"/><Value Type="DateTime"><Tody/></Value></Eq>`), /Did you mean 'Today'\?$/],
    ['a part of a query', '<View><Query><OrderBye/></Query></View>', /Did you mean 'OrderBy'\?$/],
    ['a column of an order', '<View><Query><OrderBy><FielRef Name="ID"/></OrderBy></Query></View>', /Did you mean 'FieldRef'\?$/],
    ['a part of a view', '<View><Querry/></View>', /Did you mean 'Query'\?$/],
    ['shown columns', '<View><ViewFields><FieldReff Name="Title"/></ViewFields></View>', /Did you mean 'FieldRef'\?$/],
  ])('for %s is answered with the near one', async (_, view, expected) => {
    expect(await camlRefusal(view)).toMatch(expected)
  })

  it('that is near to nothing has no hint', async () => {
    expect(await camlRefusal(where(`<Frobnicate>${title}${text}</Frobnicate>`))).not.toContain('Did you mean')
    const long = `Eq${'q'.repeat(5000)}`
    expect(await camlRefusal(where(`<${long}>${title}${text}</${long}>`))).not.toContain('Did you mean')
  })
})

describe('a wrong word in a request of SOAP', () => {
  const refusal = async (parameters: string): Promise<string> =>
    (await send(server.url, soapMessage('GetListItems', parameters, 'lists'), 'admin')).text.replaceAll(/&apos;|&#39;/g, "'")

  it('is answered with the near element of the operation', async () => {
    expect(await refusal(`<listName>Tasks</listName><rowLimt>5</rowLimt>`)).toContain("Did you mean 'rowLimit'?")
    expect(await refusal('<ListName>Tasks</ListName>')).toContain("Did you mean 'listName'?")
    expect(await refusal(`<listName>Tasks</listName><nothingLikeIt/>`)).not.toContain('Did you mean')
  })
})

describe('a property that no search has', () => {
  const asked = async (querytext: string, more = '') => {
    const reply = await admin.call('GET', `/_api/search/query?querytext='${encodeURIComponent(querytext)}'${more}`)
    expect(reply.status, reply.text).toBe(200)
    return reply.json as { SpellingSuggestion: string; PrimaryQueryResult: { RelevantResults: { TotalRows: number } } }
  }

  it('is spelled right in the suggestion, if nothing was found', async () => {
    expect((await asked('Auther:nobody')).SpellingSuggestion).toBe('Author:nobody')
    expect((await asked('chairs (filetipe:docx OR Sise>7) -Titel:x')).SpellingSuggestion).toBe('chairs (FileType:docx OR Size>7) -Title:x')
    for (const [query, more] of [
      ['Author:nobody', ''],
      ['author:nobody', ''],
      ['nobodyknowsthis', ''],
      ['Frobnicate:x', ''],
      ['Auther:nobody', "&querytemplate='{searchTerms} Size>0'"],
    ] as const)
      expect([query, (await asked(query, more)).SpellingSuggestion]).toEqual([query, ''])
  })

  it('stays as it is where something was found', async () => {
    const { SpellingSuggestion, PrimaryQueryResult } = await asked('contentclass:STS_Site OR contentclass:STS_Web OR Auther:x')
    expect([PrimaryQueryResult.RelevantResults.TotalRows > 0, SpellingSuggestion]).toEqual([true, ''])
  })

  it('is spelled right for the object model too', async () => {
    const query = made('KeywordQuery')
    const { error, results } = await runModel(server.url, [
      set(query, 'QueryText', 'Auther:nobody'),
      { kind: 'call', on: made('SearchExecutor'), name: 'ExecuteQuery', given: [query] },
    ])
    expect([error, JSON.stringify([...results.values()])]).toEqual([null, expect.stringContaining('"SpellingSuggestion":"Author:nobody"')])
  })
})

describe('a wrong name in a part of a batch', () => {
  it('is answered as outside of one', async () => {
    const part = (path: string) => `--b\r\nContent-Type: application/http\r\n\r\nGET ${path} HTTP/1.1\r\n\r\n`
    const options = { headers: { ...headers, 'Content-Type': 'multipart/mixed; boundary=b' } }
    const body = `${part("/_api/web/getlist('/Lists/Taks')")}${part("/_api/web/lists/getbytitle('Taks')")}--b--\r\n`
    const reply = await admin.call('POST', '/_api/$batch', { ...options, body })
    expect(reply.text.match(/Did you mean/g)).toHaveLength(2)
  })
})
