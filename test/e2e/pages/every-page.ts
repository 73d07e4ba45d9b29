import { type Browser, type BrowserContextOptions, chromium as driver, type Page } from 'playwright-core'
import { escapeXml } from '../../../src/formats/xml.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient } from '../../support/soap/contract-client.ts'
import { chromium } from '../live/chromium.ts'

/** Everybody who visits the pages, from those with the fewest rights to those with the most. */
export const visitors = ['stranger', 'reader', 'contributor', 'owner', 'administrator'] as const
export type VisitorKind = (typeof visitors)[number]

const userNames: Readonly<Record<VisitorKind, string>> = {
  stranger: 'stan',
  reader: 'rita',
  contributor: 'wim',
  owner: 'olga',
  administrator: 'admin',
}

/** A kind of page: an address of it, and who may open it. The others get a page that refuses them. */
export interface PageKind {
  readonly path: string
  readonly from: VisitorKind
}

const settings = {
  'Identity:DefaultGroup': 'None',
  'MultiTenant:Enabled': 'true',
  'EventSourcing:Enabled': 'true',
  // The port of a host stands on a page and nowhere else: it may be taken on this machine.
  'Farm:ListenOnBindings': 'false',
}

/** A server on which every kind of page has something to show. */
export async function serveEveryPage() {
  const { server, clientOf } = await serve({ settings })
  const admin = clientOf('admin')
  const post = async (path: string, body?: unknown) => {
    const { status, text, json } = await admin.call('POST', path, body === undefined ? {} : { body })
    if (status >= 400) throw new Error(`POST ${path} was answered with ${status}: ${text}`)
    return json
  }
  const api = "/_api/web/lists/getbytitle('Plans')"
  const prepare = async (): Promise<readonly PageKind[]> => {
    await post('/_api/web/lists', { Title: 'Plans', BaseTemplate: 107, Description: 'What to do next.' })
    await post(`${api}/fields`, { Title: 'Cost', FieldTypeKind: 10 })
    await post(`${api}/views/getbytitle('All Tasks')/viewfields/addviewfield('Cost')`).catch(() => undefined)
    for (const [group, user] of [
      ['visitor', 'rita'],
      ['member', 'wim'],
      ['owner', 'olga'],
    ])
      await post(`/_api/web/associated${group}group/users`, { LoginName: user })
    for (let number = 1; number <= 35; number += 1) await post(`${api}/items`, { Title: `Plan ${number}`, Cost: number * 1000.5 })
    await post(`${api}/items(35)/recycle`)
    await post(`${api}/views`, {
      ...{
        Title: 'Costs',
        RowLimit: 5,
        ViewFields: ['LinkTitle', 'Status', 'Cost', 'Created'],
        ViewQuery: '<GroupBy><FieldRef Name="Priority"/></GroupBy>',
      },
      ...{
        Aggregations: '<FieldRef Name="Cost" Type="SUM"/><FieldRef Name="Cost" Type="AVG"/><FieldRef Name="LinkTitle" Type="COUNT"/>',
        AggregationsStatus: 'On',
      },
    })
    await post("/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='plan.txt',overwrite=true)", 'one')
    await post("/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='Start.aspx',overwrite=true)", 'page')
    const part = (type: string, zone: string, properties: Readonly<Record<string, string>>) => {
      const all = Object.entries(properties).map(([name, value]) => `<property name="${name}">${value}</property>`)
      const content = `<metaData><type name="${type}"/></metaData><data><properties>${all.join('')}</properties></data>`
      return addPart(server.url, content, zone)
    }
    await part('ListViewWebPart', 'Left', { ListName: 'Plans' })
    await part('ContentEditorWebPart', 'Right', { Title: 'Our plans', Content: 'What we do next, and why.' })
    await part('WhatsNewWebPart', 'Right', {})
    await post('/_admin/webapps', {
      name: 'Intranet',
      displayName: 'The intranet',
      hostBindings: [{ host: 'intranet.example', port: 8080 }],
    })
    await post('/_admin/webapps/Default/policies', { loginName: 'paul', access: 'FullRead' })
    const { id: site } = await post('/_admin/sites', { webApplication: 'Default', path: 'sites/team', title: 'Team', owner: 'ann' })
    const idOf = async (title: string) => (await admin.call('GET', `/_api/web/lists/getbytitle('${title}')?$select=Id`)).json.Id as string
    const [list, library] = [await idOf('Plans'), await idOf('Documents')]
    const item = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/plan.txt')/ListItemAllFields?$select=Id"
    const { Id: file } = (await admin.call('GET', item)).json
    const within = (from: VisitorKind, folder: string, names: readonly string[]) =>
      names.map((name) => ({ path: `${folder}${name}`, from }))
    return [
      ...within('reader', '/', ['default.aspx', 'Lists/Plans/AllItems.aspx', 'Lists/Plans/AllItems.aspx?Paged=TRUE&p_ID=30']),
      ...within('reader', '/', ['Lists/Plans/DispForm.aspx?ID=1', 'Shared%20Documents/Forms/AllItems.aspx']),
      ...within('reader', '/', [`Shared%20Documents/Forms/DispForm.aspx?ID=${file}`]),
      ...within('reader', '/_layouts/15/', ['viewlsts.aspx', 'osssearchresults.aspx?k=plan', 'recyclebin.aspx', 'people.aspx']),
      ...within('reader', '/_layouts/15/', [`versions.aspx?List=${library}&ID=${file}`]),
      ...within('reader', '/', ['Shared%20Documents/Start.aspx', 'Lists/Plans/Costs.aspx']),
      ...within('contributor', '/', ['Shared%20Documents/Start.aspx?edit=1']),
      ...within('contributor', '/Lists/Plans/', ['NewForm.aspx', 'EditForm.aspx?ID=1']),
      ...within('contributor', '/Shared%20Documents/Forms/', ['Upload.aspx', `EditForm.aspx?ID=${file}`]),
      ...within('owner', '/_layouts/15/', ['newsbweb.aspx', 'user.aspx', `user.aspx?List=${list}`, 'settings.aspx', 'mngctype.aspx']),
      ...within('administrator', '/_layouts/15/', ['archive.aspx', 'archive.aspx?snapshots=1']),
      ...within('contributor', '/_layouts/15/', ['new.aspx']),
      ...within('contributor', '/_layouts/15/', [`listedit.aspx?List=${list}`, `fldnew.aspx?List=${list}`, `viewnew.aspx?List=${list}`]),
      ...within('contributor', '/_layouts/15/', [`fldedit.aspx?List=${list}&Field=Title`, `fldnew.aspx?List=${list}&Type=Choice`]),
      ...within('administrator', '/_admin/', ['default.aspx', 'webapplications.aspx', 'webapplicationcreate.aspx']),
      ...within('administrator', '/_admin/', ['webapplicationsettings.aspx?name=Intranet', 'contentdatabases.aspx?name=Default']),
      ...within('administrator', '/_admin/', ['userpolicies.aspx?name=Default', 'sitecollections.aspx', `sitecollection.aspx?id=${site}`]),
      ...within('administrator', '/_admin/', ['tenants.aspx', 'operations.aspx', 'audit.aspx', 'eventjournal.aspx?target=%2F']),
      ...within('administrator', '/_admin/', ['health.aspx', 'telemetry.aspx']),
      ...within('stranger', '/', [
        '',
        '_forms/default.aspx?ReturnUrl=%2F',
        'docs',
        'docs/rest/listItems',
        'docs/search?q=list',
        'docs/query',
      ]),
    ]
  }
  return { server, admin, prepare }
}

/** Adds a web part to a zone of the page `Start.aspx`. */
async function addPart(url: string, content: string, zone: string): Promise<void> {
  const soap = createSoapContractClient({ url, service: 'webpartpages', version: '1.2', headers: { Authorization: basic('admin') } })
  const xml = escapeXml(`<webPart xmlns="http://schemas.microsoft.com/WebPart/v3">${content}</webPart>`)
  const place = `<zoneId>${zone}</zoneId><zoneIndex>9</zoneIndex>`
  const page = '<pageUrl>/Shared Documents/Start.aspx</pageUrl>'
  await soap.call('AddWebPartToZone', `${page}<webPartXml>${xml}</webPartXml><storage>Shared</storage>${place}`)
}

export const startBrowser = (): Promise<Browser> =>
  driver.launch({ executablePath: chromium ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

/** Signs in on the sign-in page, as a person does. */
export async function signedInAs(browser: Browser, url: string, visitor: VisitorKind, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', ...options })).newPage()
  page.setDefaultTimeout(110_000)
  await page.goto(`${url}/_forms/default.aspx?ReturnUrl=%2F`)
  await page.fill('#username', userNames[visitor])
  await page.click('main button[type=submit]')
  await page.waitForURL(`${url}/`)
  return page
}
