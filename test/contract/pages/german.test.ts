import { beforeAll, describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../support/pages/farm-visitor.ts'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'

/** Messages and frames in German: of a German web by its language, elsewhere by the wish of the browser. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const stranger = visitorOf(server.url, 'stan')
const farm = farmVisitorOf(server.url, 'admin')
const german = { 'Accept-Language': 'de-DE, en;q=0.5' }
const web = '/sites/deutsch'
const api = `${web}/_api/web/lists/getbytitle('Listen')`
let digest = ''

beforeAll(async () => {
  const site = { webApplication: 'Default', path: 'sites/deutsch', title: 'Deutsch', owner: 'admin', language: 1031 }
  expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
  await admin.call('POST', `${web}/_api/web/lists`, { body: { Title: 'Listen', BaseTemplate: 100 } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Zahl', FieldTypeKind: 9 } })
  digest = (await owner.get(`${web}/Lists/Listen/NewForm.aspx`)).digest
})

describe('a page of a German web', () => {
  it('says what is wrong beside the column', async () => {
    const form = { do: 'save', 'f.Title': 'Eins', 'f.Zahl': 'viele', __REQUESTDIGEST: digest }
    const { status, text } = await owner.post(`${web}/Lists/Listen/NewForm.aspx`, form)
    expect(status).toBe(400)
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('Spalte „Zahl“: Eine Zahl ist nötig; „viele“ steht da.</p>')
  })

  it('refuses in German', async () => {
    const none = await owner.get(`${web}/Lists/Listen/DispForm.aspx?ID=99`)
    expect(none.text).toContain('Das Element 99 gibt es in der Liste „Listen“ nicht. Vielleicht wurde es gelöscht.')
    const sorted = await owner.get(`${web}/Lists/Listen/AllItems.aspx?SortField=Nie`)
    expect([sorted.status, sorted.text.includes('nach der sie sich ordnen ließe')]).toEqual([400, true])
    const refused = await stranger.get(`${web}/Lists/Listen/AllItems.aspx`)
    expect([refused.status, refused.text.includes('Zugriff verweigert: „')]).toEqual([403, true])
    const upload = await owner.postFiles(`${web}/Shared%20Documents/Forms/Upload.aspx`, { __REQUESTDIGEST: digest }, { 'a~.': 'x' })
    expect(upload.text).toContain('kann nicht der Name einer Datei oder eines Ordners sein: Er darf nicht mit einem Punkt enden.')
    const list = (await admin.call('GET', `${api}?$select=Id`)).json.Id as string
    const column = await owner.post(`${web}/_layouts/15/fldnew.aspx?List=${list}`, {
      do: 'save',
      title: '',
      type: 'Text',
      __REQUESTDIGEST: digest,
    })
    expect([column.status, column.text.includes('Der Titel einer Spalte hat 1 bis 255 Zeichen')]).toEqual([400, true])
    const view = await owner.post(`${web}/_layouts/15/viewnew.aspx?List=${list}`, { do: 'save', title: '', __REQUESTDIGEST: digest })
    expect([view.status, view.text.includes('Eine Ansicht braucht einen Titel.')]).toEqual([400, true])
  })
})

describe('what the server makes itself', () => {
  const library = `${web}/Shared%20Documents/Forms/AllItems.aspx`

  it('has German titles on pages, and those that are stored at the protocols', async () => {
    const home = await owner.get(web)
    expect(home.text).toContain('>Dokumente</a>')
    const shown = await owner.get(library)
    expect(shown.text).toContain('<h1>Dokumente</h1>')
    expect(shown.text).toMatch(/aria-current="page">Alle Dokumente</)
    for (const title of ['Name', 'Geändert', 'Geändert von']) expect(shown.text).toContain(`<label>${title}<`)
    const form = await owner.get(`${web}/Lists/Listen/NewForm.aspx`)
    expect(form.text).toMatch(/<label for="f.Title">Titel/)
    const id = (await admin.call('GET', `${api}?$select=Id`)).json.Id as string
    const settings = await owner.get(`${web}/_layouts/15/listedit.aspx?List=${id}`)
    for (const title of ['>Erstellt von <', '>Alle Elemente</a>', '>Element</a>']) expect(settings.text).toContain(title)
    const stored = (await admin.call('GET', `${web}/_api/web/lists?$select=Title`)).json.value as { Title: string }[]
    expect(stored.map(({ Title }) => Title)).toContain('Documents')
    expect(
      (await admin.call('GET', `${web}/_api/web/lists/getbytitle('Documents')/fields/getbyinternalnameortitle('Modified')`)).json.Title,
    ).toBe('Modified')
  })

  it('keeps what a user has typed, also if it is a word of the server', async () => {
    const lists = `${web}/_api/web/lists`
    // The titles of users: a list, a column and a view with names that the server gives too.
    for (const [Title, BaseTemplate] of [
      ['Contacts', 105],
      ['Links', 103],
    ] as const)
      expect((await admin.call('POST', lists, { body: { Title, BaseTemplate } })).status).toBe(201)
    const { Id } = (await admin.call('POST', `${web}/_api/web/lists`, { body: { Title: 'Ort', BaseTemplate: 100 } })).json
    await admin.call('POST', `${api}/fields`, { body: { Title: 'Location', FieldTypeKind: 2 } })
    await admin.call('POST', `${api}/views`, { body: { Title: 'All Tasks' } })
    const contents = await owner.get(`${web}/_layouts/15/viewlsts.aspx`)
    for (const title of ['>Contacts</a>', '>Links</a>', '>Aufgaben</a>']) expect(contents.text).toContain(title)
    expect((await owner.get(`${web}/Lists/Listen/NewForm.aspx`)).text).toContain('<label for="f.Location">Location')
    expect((await owner.get(`${web}/Lists/Listen/AllItems.aspx`)).text).toContain('>All Tasks</a>')
    expect((await owner.get(`${web}/_layouts/15/listedit.aspx?List=${Id}`)).status).toBe(200)
    // A list of the server that is renamed, and back.
    const tasks = `${lists}/getbytitle('Tasks')`
    const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    await admin.call('POST', tasks, { body: { Title: 'Tasks', Description: 'x' }, headers: merge })
    expect((await owner.get(`${web}/Lists/Tasks/AllItems.aspx`)).text).toContain('<h1>Aufgaben</h1>')
    await admin.call('POST', tasks, { body: { Title: 'Work' }, headers: merge })
    await admin.call('POST', `${lists}/getbytitle('Work')`, { body: { Title: 'Tasks' }, headers: merge })
    expect((await owner.get(`${web}/Lists/Tasks/AllItems.aspx`)).text).toContain('<h1>Tasks</h1>')
  })

  it('has German names of templates and roles, and German descriptions', async () => {
    const form = await owner.get(`${web}/_layouts/15/new.aspx`)
    for (const name of ['>Benutzerdefinierte Liste</option>', '>Dokumentbibliothek</option>']) expect(form.text).toContain(name)
    const contents = await owner.get(`${web}/_layouts/15/viewlsts.aspx`)
    for (const text of ['>Dateien, an denen dieses Team arbeitet.<', '<td>Seitenbibliothek</td>']) expect(contents.text).toContain(text)
    const rights = await owner.get(`${web}/_layouts/15/user.aspx`)
    for (const role of ['>Vollzugriff</option>', '>Mitwirken</option>']) expect(rights.text).toContain(role)
    expect((await owner.get(`${web}/_layouts/15/groups.aspx`)).text).toContain('<td>Darf diese Website lesen.</td>')
    const types = await owner.get(`${web}/_layouts/15/mngctype.aspx`)
    expect(types.text).toContain('>Dokument</a>')
  })

  it('has German names of groups that nobody has named; forms take the stored name', async () => {
    const groups = () => owner.get(`${web}/_layouts/15/people.aspx`)
    const before = (await groups()).text
    for (const name of ['Besitzer von Deutsch</a>', 'Mitglieder von Deutsch</a>', '<td>Besitzer von Deutsch</td>'])
      expect(before).toContain(name)
    const rights = await owner.get(`${web}/_layouts/15/user.aspx`)
    expect(rights.text).toMatch(/<td>Besucher von Deutsch<br><span class="soft">[^<]*: Deutsch Visitors</)
    const [, id = ''] = /MembershipGroupId=(\d+)">Mitglieder von Deutsch</.exec(before) ?? []
    const one = await owner.get(`${web}/_layouts/15/people.aspx?MembershipGroupId=${id}`)
    expect(one.text).toContain('<h1>Mitglieder von Deutsch</h1>')
    expect(one.fields.get('title')).toBe('Deutsch Members')
    const save = (title: string) =>
      owner.post(`${web}/_layouts/15/people.aspx?MembershipGroupId=${id}`, { do: 'save', title, __REQUESTDIGEST: one.digest })
    // The same name again changes nothing; another one, and back, is somebody's.
    expect((await save('Deutsch Members')).status).toBe(303)
    expect((await groups()).text).toContain('Mitglieder von Deutsch</a>')
    expect((await save('Team Members')).status).toBe(303)
    expect((await groups()).text).toContain('>Team Members</a>')
    expect((await save('Deutsch Members')).status).toBe(303)
    expect((await groups()).text).toContain('>Deutsch Members</a>')
    expect((await admin.call('POST', `${web}/_api/web/sitegroups`, { body: { Title: 'Our Owners' } })).status).toBe(201)
    expect((await groups()).text).toContain('>Our Owners</a>')
  })

  it('has German choices in its own columns; forms and filters send the stored ones', async () => {
    const list = `${web}/Lists/Tasks`
    const form = await owner.get(`${list}/NewForm.aspx`)
    expect(form.text).toContain('<option value="Not Started" selected>Nicht begonnen</option>')
    const sent = { do: 'save', 'f.Title': 'Eile', 'f.Status': 'In Progress', 'f.Priority': '(1) High', __REQUESTDIGEST: digest }
    expect((await owner.post(`${list}/NewForm.aspx`, sent)).status).toBe(303)
    const tasks = `${web}/_api/web/lists/getbytitle('Tasks')`
    const stored = (await admin.call('GET', `${tasks}/items?$select=Id,Status,Priority&$filter=Title eq 'Eile'`)).json.value as object[]
    expect(stored).toMatchObject([{ Status: 'In Progress', Priority: '(1) High' }])
    const found = await owner.get(`${list}/AllItems.aspx?FilterField1=Status&FilterValue1=In%20Progress`)
    expect(found.text).toContain('<option value="In Progress" selected>In Bearbeitung</option>')
    expect([...found.text.matchAll(/data-item="/g)]).toHaveLength(1)
    const { Id } = stored[0] as { Id: number }
    expect((await owner.get(`${list}/DispForm.aspx?ID=${Id}`)).text).toContain('In Bearbeitung')
    // A column with choices of its own, and one of the server whose choices somebody has changed.
    const column = { Title: 'Stand', FieldTypeKind: 6, Choices: { results: ['Not Started', 'Completed'] } }
    expect((await admin.call('POST', `${tasks}/fields`, { body: column })).status).toBe(201)
    const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    const body = { Choices: { results: ['Not Started', 'In Progress'] } }
    await admin.call('POST', `${tasks}/fields/getbyinternalnameortitle('Status')`, { body, headers: merge })
    const after = await owner.get(`${list}/NewForm.aspx`)
    expect([...after.text.matchAll(/>Not Started<\/option>/g)]).toHaveLength(2)
    expect(after.text).toContain('>(1) Hoch</option>')
  })

  it('keeps a title that somebody has given', async () => {
    await admin.call('POST', `${web}/_api/web/lists`, { body: { Title: 'Calendar', BaseTemplate: 106 } })
    expect((await owner.get(`${web}/Lists/Calendar/AllItems.aspx`)).text).toContain('<h1>Calendar</h1>')
    const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    await admin.call('POST', `${web}/_api/web/lists/getbytitle('Documents')`, { body: { Title: 'Akten' }, headers: merge })
    expect((await owner.get(library)).text).toContain('<h1>Akten</h1>')
    expect((await owner.get('/Shared%20Documents/Forms/AllItems.aspx')).text).toContain('<h1>Documents</h1>')
  })
})

describe('a web of several languages', () => {
  const place = '/_api/web'
  const titleIn = (address: string, culture: string, value: string) =>
    admin.call('POST', `${address}/setvalueforuiculture('${culture}','${value}')`)

  it('speaks the language of the browser, with the titles that were set for it', async () => {
    const before = await owner.get('/default.aspx', german)
    expect(before.text).toContain('<html lang="en">')
    expect((await admin.call('POST', `${place}/addsupporteduilanguage(lcid=1031)`)).status).toBe(200)
    const tasks = `${place}/lists/getbytitle('Tasks')`
    expect((await titleIn(`${tasks}/titleresource`, 'de-DE', 'Arbeit')).status).toBe(200)
    expect((await titleIn(`${tasks}/fields/getbyinternalnameortitle('Priority')/titleresource`, 'de-DE', 'Dringlichkeit')).status).toBe(200)
    const home = await owner.get('/default.aspx', german)
    expect(home.text).toContain('<html lang="de">')
    for (const title of ['>Arbeit</a>', '>Dokumente</a>', '>Startseite</a>']) expect(home.text).toContain(title)
    expect(home.text).toContain('<h1>Startseite</h1>')
    for (const [at, text] of [
      [`${tasks}/descriptionresource`, 'Was zu tun ist.'],
      [`${tasks}/fields/getbyinternalnameortitle('Priority')/descriptionresource`, 'Wie eilig es ist.'],
      [`${place}/titleresource`, 'Mannschaft'],
      [`${place}/descriptionresource`, 'Wo wir arbeiten.'],
    ] as const)
      expect((await titleIn(at, 'de-DE', text)).status, at).toBe(200)
    await admin.call('POST', tasks, { body: { Description: 'What to do.' }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } })
    expect((await owner.get('/Lists/Tasks/AllItems.aspx', german)).text).toContain('<p class="lead">Was zu tun ist.</p>')
    expect((await owner.get('/Lists/Tasks/NewForm.aspx', german)).text).toContain('>Wie eilig es ist.</p>')
    expect((await owner.get('/default.aspx', german)).text).toContain('<h1>Mannschaft</h1>')
    expect((await owner.get('/default.aspx', german)).text).toContain('<p class="lead">Wo wir arbeiten.</p>')
    expect((await owner.get('/default.aspx')).text).toContain('<h1>Home</h1>')
    const view = await owner.get('/Lists/Tasks/AllItems.aspx', german)
    expect(view.text).toContain('<label>Dringlichkeit<')
    expect(view.text).toContain('<label>Aufgabenstatus<')
    expect((await owner.get('/Lists/Tasks/NewForm.aspx', german)).text).toContain('<label for="f.Priority">Dringlichkeit')
    for (const wish of ['fr', 'en-GB, de;q=0.4', ''])
      expect((await owner.get('/Lists/Tasks/AllItems.aspx', { 'Accept-Language': wish })).text).toContain('<h1>Tasks</h1>')
    expect((await stranger.get('/default.aspx', german)).status).toBe(403)
  })
})

describe('numbers and dates of a German web', () => {
  const list = `${web}/Lists/Listen`
  const items = async () =>
    (await admin.call('GET', `${api}/items?$select=Id,Title,Zahl&$orderby=Id`)).json.value as { Id: number; Zahl: number }[]

  it('are read and shown as Germans write them', async () => {
    for (const [title, number] of Object.entries({ Gruppen: '1.234.567,5', Komma: '0,25', Punkt: '12.5', Minus: '-3' }))
      expect(
        (await owner.post(`${list}/NewForm.aspx`, { do: 'save', 'f.Title': title, 'f.Zahl': number, __REQUESTDIGEST: digest })).status,
      ).toBe(303)
    const stored = await items()
    expect(stored.map(({ Zahl }) => Zahl)).toEqual([1234567.5, 0.25, 12.5, -3])
    const first = stored[0]?.Id ?? 0
    const shown = await owner.get(`${list}/DispForm.aspx?ID=${first}`)
    expect(shown.text).toContain('1.234.567,5')
    expect(shown.text).toMatch(/>Erstellt \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} /)
    const edit = await owner.get(`${list}/EditForm.aspx?ID=${first}`)
    expect(edit.fields.get('f.Zahl')).toBe('1234567,5')
    const same = { do: 'save', version: edit.fields.get('version') ?? '', 'f.Title': 'Neu', 'f.Zahl': '1234567,5', __REQUESTDIGEST: digest }
    expect((await owner.post(`${list}/EditForm.aspx?ID=${first}`, same)).status).toBe(303)
    expect((await items())[0]?.Zahl).toBe(1234567.5)
    const found = await owner.get(`${list}/AllItems.aspx?FilterField1=Zahl&FilterValue1=0,25`)
    expect([...found.text.matchAll(/data-item="/g)]).toHaveLength(1)
    const wrong = await owner.post(`${list}/NewForm.aspx`, { do: 'save', 'f.Title': 'x', 'f.Zahl': '1,2,3', __REQUESTDIGEST: digest })
    expect([wrong.status, wrong.fields.get('f.Zahl')]).toEqual([400, '1,2,3'])
  })

  it('are German on the pages of the administration for a browser that prefers German', async () => {
    const moment = />\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2}<\/time>/
    const soon = { timeout: 30_000, interval: 100 }
    // Of several servers one may know the records of another one later.
    await expect.poll(async () => (await farm.page('audit.aspx', german)).text, soon).toMatch(moment)
    const english = />[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}:\d{2}\s[AP]M<\/time>/
    await expect.poll(async () => (await farm.page('audit.aspx')).text, soon).toMatch(english)
    expect((await farm.page('contentdatabases.aspx?name=Default', german)).text).toContain('<td>15.000</td>')
    expect((await farm.page('health.aspx', german)).text).toMatch(/>\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}<\/time>/)
  })
})

describe('a browser that prefers German', () => {
  it('gets the refusals of the administration in German', async () => {
    const taken = await farm.submit('webapplicationcreate.aspx', { do: 'create', name: 'default' }, german)
    expect([taken.status, taken.text.includes('Eine Webanwendung „default“ hat die Farm schon.')]).toEqual([409, true])
    const wrong = await farm.submit('sitecollections.aspx', { do: 'create', path: 'x'.repeat(401) }, german)
    expect([wrong.status, wrong.text.includes('Das Feld „path“ hat mehr als 400 Zeichen.')]).toEqual([400, true])
    expect((await farm.page('none.aspx', german)).text).toContain('„/_admin/none.aspx“ ist keine Adresse dieses Servers.')
  })

  it('gets the first page, errors and the frame of the documentation in German', async () => {
    const first = await owner.get('/', german)
    expect(first.text).toContain('<html lang="de">')
    expect(first.text).toContain('<a href="/_admin/default.aspx">Verwaltung</a>')
    expect(first.headers.get('vary')).toContain('Accept-Language')
    expect((await owner.get('/')).text).toContain('<html lang="en">')
    const docs = await owner.get('/docs/rest', german)
    expect(docs.text).toContain('<html lang="de">')
    expect(docs.text).toContain('<main id="main" tabindex="-1" lang="en">')
    expect(docs.text).toMatch(/<a href="\/docs\/errors" lang="de">Fehler<\/a>/)
    expect(docs.headers.get('vary')).toContain('Accept-Language')
    const search = await owner.get('/docs/search?q=list', german)
    expect(search.text).toContain('Die Dokumentation durchsuchen')
    expect((await owner.get('/docs/rest')).text).toContain('Search the documentation')
    const missing = await owner.get('/docs/none', german)
    expect([missing.status, missing.text.includes('<h1>Hier ist nichts</h1>')]).toEqual([404, true])
  })

  it('signs in on a German page', async () => {
    const shown = await owner.get('/_forms/default.aspx?ReturnUrl=%2F', { ...german, Authorization: '' })
    expect(shown.text).toContain('>Kennwort</label>')
    expect(shown.headers.get('vary')).toContain('Accept-Language')
    const english = await owner.get('/_forms/default.aspx?ReturnUrl=%2F', { Authorization: '' })
    expect(english.text).toContain('>Password</label>')
  })
})
