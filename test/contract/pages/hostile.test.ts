import { beforeAll, describe, expect, it } from 'vitest'
import { escapeXml } from '../../../src/formats/xml.ts'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient } from '../../support/soap/contract-client.ts'

/** Every text that users can write is hostile, and every page of the site shows it as text; no page frames, redirects or writes for a foreign one. */

const { server, clientOf } = await serve({ own: true })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
/** For names that have fewer characters. */
const quoted = `x' onclick='alert(1)`
/** A tag of ours has its attributes in double quotes; what stands within them is text. */
const raw =
  /<script>alert|<img src=x|<[a-z]\w*(?:\s+[\w-]+(?:="[^"]*")?)*\s+on[a-z]+=|(?:href|action|src)="\s*(?:javascript|data|vbscript):/i
const german = { 'Accept-Language': 'de' }
const lists = '/_api/web/lists'
let pages: readonly string[] = []

const post = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const reply = await admin.call('POST', path, { ...(body !== undefined && { body }), headers })
  expect(reply.status, `${path}: ${reply.text.slice(0, 300)}`).toBeLessThan(300)
  return reply.json
}
const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }

/** The list, with columns, views and items. Returns its id. */
async function makeList(): Promise<string> {
  const { Id } = await post(lists, { Title: hostile, Description: hostile, BaseTemplate: 100 })
  const api = `${lists}(guid'${Id}')`
  const column = (more: Record<string, unknown>) => post(`${api}/fields`, { Description: hostile, ...more })
  await column({ Title: `${hostile} text`, FieldTypeKind: 2, DefaultValue: hostile })
  await column({ Title: `${hostile} number`, FieldTypeKind: 9 })
  await column({ Title: `${hostile} choice`, FieldTypeKind: 6, Choices: [hostile, 'b'] })
  const known = (await admin.call('GET', `${api}/fields?$select=InternalName,Title`)).json.value as {
    InternalName: string
    Title: string
  }[]
  const own = known.filter(({ Title }) => Title.startsWith(hostile)).map(({ InternalName }) => InternalName)
  expect(own).toHaveLength(3)
  const [text = '', number = '', choice = ''] = own
  for (const Title of [hostile, 'two']) await post(`${api}/items`, { Title, [text]: hostile, [number]: 5, [choice]: hostile })
  await post(`${api}/items(1)/attachmentfiles/add(filename='${encodeURIComponent(quoted.replaceAll("'", "''"))}.txt')`, 'x')
  await post(`${api}/items(1)`, { Title: `${hostile} again` }, merge)
  const view = { ViewFields: ['LinkTitle', ...own], RowLimit: 30, ViewQuery: `<GroupBy><FieldRef Name="${choice}"/></GroupBy>` }
  const sums = own.map((name) => `<FieldRef Name="${name}" Type="COUNT"/>`).join('')
  const made = await post(`${api}/views`, { Title: hostile, ...view, Aggregations: sums, AggregationsStatus: 'On' })
  await post(`${api}/views`, { Title: `${hostile} mine`, ...view, PersonalView: true })
  const urls = (await admin.call('GET', `${api}/views?$select=ServerRelativeUrl`)).json.value as { ServerRelativeUrl: string }[]
  const { ServerRelativeUrl: folder } = (await admin.call('GET', `${api}/rootfolder?$select=ServerRelativeUrl`)).json as Record<
    string,
    string
  >
  const at = encodeURI(String(folder)).replaceAll("'", '%27')
  const settings = (page: string, more = '') => `/_layouts/15/${page}.aspx?List=${String(Id)}${more}`
  pages = [
    ...urls.map(({ ServerRelativeUrl }) => encodeURI(ServerRelativeUrl)),
    ...['NewForm.aspx', 'DispForm.aspx?ID=1', 'EditForm.aspx?ID=1'].map((page) => `${at}/${page}`),
    ...[settings('listedit'), settings('viewnew'), settings('viewedit', `&View=${String(made.Id)}`), settings('fldnew', '&Type=Choice')],
    ...own.map((name) => settings('fldedit', `&Field=${name}`)),
    ...[settings('user'), settings('user', '&ID=1'), settings('mngctype'), settings('versions', '&ID=1')],
  ]
  return String(Id)
}

/** A page of zones with a part of every kind, titles and zones being hostile. */
async function makeParts(list: string): Promise<void> {
  await post("/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='Parts.aspx',overwrite=true)", 'page')
  const soap = createSoapContractClient({
    url: server.url,
    service: 'webpartpages',
    version: '1.2',
    headers: { Authorization: basic('admin') },
  })
  const parts = { ListViewWebPart: ['ListName', list], ContentEditorWebPart: ['Content', hostile], WhatsNewWebPart: ['Content', ''] }
  for (const [type, [name = '', value = '']] of Object.entries(parts)) {
    const properties = [
      ['Title', hostile],
      [name, value],
    ]
      .map(([key, text]) => `<property name="${key}">${escapeXml(text ?? '')}</property>`)
      .join('')
    const part = `<webPart xmlns="http://schemas.microsoft.com/WebPart/v3"><metaData><type name="${type}"/></metaData><data><properties>${properties}</properties></data></webPart>`
    const place = `<storage>Shared</storage><zoneId>${escapeXml(quoted)}</zoneId><zoneIndex>1</zoneIndex>`
    await soap.call(
      'AddWebPartToZone',
      `<pageUrl>/Shared Documents/Parts.aspx</pageUrl><webPartXml>${escapeXml(part)}</webPartXml>${place}`,
    )
  }
}

beforeAll(async () => {
  const list = await makeList()
  await makeParts(list)
  await post('/_api/web', { Title: hostile, Description: hostile }, merge)
  await post('/_api/web/addsupporteduilanguage(lcid=1031)')
  const group = await post('/_api/web/sitegroups', { Title: hostile, Description: hostile })
  const type = await post('/_api/web/contenttypes', {
    Id: { StringValue: '0x0100aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
    Name: "Type' onclick='x()",
    Description: hostile,
  })
  await post('/_api/web/webs/add', { parameters: { Title: hostile, Description: hostile, Url: 'sub', WebTemplate: 'STS' } })
  for (const Url of ['https://example.com/', 'javascript:alert(1)'])
    await admin.call('POST', '/_api/web/navigation/quicklaunch', { body: { Title: hostile, Url, IsExternal: true } })
  const { Id: user } = await post("/_api/web/ensureuser('rita')")
  await post(`/_api/web/getuserbyid(${String(user)})`, { Title: hostile }, merge)
  await post(`${lists}(guid'${list}')/items(2)/recycle`)
  await owner.post('/_layouts/15/archive.aspx', { do: 'hold', name: hostile, place: list })
  pages = [
    ...pages,
    ...[
      '/default.aspx',
      '/Shared%20Documents/Parts.aspx',
      '/Shared%20Documents/Parts.aspx?edit=1',
      '/Shared%20Documents/Forms/AllItems.aspx',
    ],
    ...['viewlsts', 'recyclebin', 'people', 'settings', 'mngctype', 'new', 'newsbweb', 'user', 'archive'].map(
      (page) => `/_layouts/15/${page}.aspx`,
    ),
    ...[`userdisp.aspx?ID=${String(user)}`, `people.aspx?MembershipGroupId=${String(group.Id)}`].map((page) => `/_layouts/15/${page}`),
    `/_layouts/15/managecontenttype.aspx?ctype=${String(type.StringId ?? type.Id?.StringValue)}`,
    `/_layouts/15/osssearchresults.aspx?k=${encodeURIComponent(hostile)}`,
    '/sub',
  ]
})

describe('a site full of hostile texts', () => {
  it('has no page that shows them as anything but text, or that another page may frame', async () => {
    const shown: string[] = []
    for (const headers of [{}, german])
      for (const page of pages) {
        const { status, text, headers: got } = await owner.get(page, headers)
        // A search for it is no search of the query language.
        expect([200, ...(page.includes('?k=') ? [400] : [])], `${page}: ${text.slice(0, 500)}`).toContain(status)
        expect(raw.exec(text)?.[0], page).toBe(undefined)
        const policy = got.get('content-security-policy') ?? ''
        for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"])
          expect(policy, page).toContain(part)
        if (text.includes('&lt;script&gt;')) shown.push(page)
      }
    // The title of the web stands on every page: without it this test would look at nothing.
    expect(shown).toHaveLength(2 * pages.length)
  })

  it('has no form that works without the digest of its sender', async () => {
    let forms = 0
    for (const page of pages) {
      const { text } = await owner.get(page)
      const works = new Set([...text.matchAll(/<button[^>]* name="do" value="([^"]+)"/g)].map(([, work = '']) => work))
      for (const work of works) {
        forms += 1
        const { status } = await owner.post(page, { do: work, __REQUESTDIGEST: '' })
        expect([page, work, status]).toEqual([page, work, 403])
      }
    }
    expect(forms).toBeGreaterThan(40)
  })

  it('leads to no other server, whatever an address says', async () => {
    for (const page of pages) {
      const asked = `${page}${page.includes('?') ? '&' : '?'}Source=https://evil.example/&ReturnUrl=//evil.example/&RootFolder=//evil.example`
      const { status, text, location } = await owner.get(asked)
      expect(status, asked).toBeLessThan(500)
      expect(location ?? '/', asked).toMatch(/^\/(?!\/)/)
      expect(text, asked).not.toMatch(/(?:href|action)="(?:https?:)?\/\/evil/)
    }
  })
})
