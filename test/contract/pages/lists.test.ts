import { beforeAll, describe, expect, it } from 'vitest'
import { visitorOf } from '../../support/pages/visitor.ts'
import { serve } from '../../support/serve.ts'

/** Views of lists and libraries at the addresses that replies name, uploads, check-outs, and the settings of a list. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const owner = visitorOf(server.url, 'admin')
const writer = visitorOf(server.url, 'wim')
const reader = visitorOf(server.url, 'rita')
const stranger = visitorOf(server.url, 'stan')

const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x/
const api = "/_api/web/lists/getbytitle('Plans')"
const all = '/Lists/Plans/AllItems.aspx'
const documents = '/Shared%20Documents/Forms/AllItems.aspx'

beforeAll(async () => {
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Plans', BaseTemplate: 100 } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Kind', FieldTypeKind: 2 } })
  await admin.call('POST', `${api}/fields`, { body: { Title: 'Count', FieldTypeKind: 9 } })
  for (const name of ['Kind', 'Count']) await admin.call('POST', `${api}/defaultview/viewfields/addviewfield('${name}')`)
  for (let number = 1; number <= 45; number += 1)
    await admin.call('POST', `${api}/items`, {
      body: { Title: `Plan ${String(number).padStart(2, '0')}`, Kind: number % 2 ? 'odd' : 'even', Count: number },
    })
  await admin.call('POST', '/_api/web/associatedvisitorgroup/users', { body: { LoginName: 'rita' } })
  await admin.call('POST', '/_api/web/associatedmembergroup/users', { body: { LoginName: 'wim' } })
})

const titlesIn = (text: string): string[] => [...text.matchAll(/<tr data-item="\d+">.*?>(Plan \d+)<\/a>/g)].map(([, title = '']) => title)
const listId = async (): Promise<string> => (await admin.call('GET', `${api}?$select=Id`)).json.Id as string

describe('a view of a list', () => {
  it('answers at every address that replies name', async () => {
    const { DefaultViewUrl, RootFolder } = (await admin.call('GET', `${api}?$select=DefaultViewUrl,RootFolder&$expand=RootFolder`)).json
    const { value } = (await admin.call('GET', `${api}/forms`)).json as { value: { ServerRelativeUrl: string }[] }
    for (const path of [DefaultViewUrl, ...value.map(({ ServerRelativeUrl }) => ServerRelativeUrl)] as string[])
      expect((await owner.get(`${path}?ID=1`)).status, path).toBe(200)
    expect(await owner.get(RootFolder.ServerRelativeUrl as string)).toMatchObject({ status: 303, location: all })
    expect((await owner.get('/Lists/Plans/None.aspx')).status).toBe(404)
    expect((await owner.get('/lists/plans/allitems.aspx')).status).toBe(200)
  })

  it('has pages that begin where the one before ended', async () => {
    const first = await reader.get(`${all}?SortField=Title&SortDir=Asc`)
    expect(titlesIn(first.text)).toHaveLength(30)
    const next = /href="([^"]+)" rel="next"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const second = await reader.get(next)
    expect(titlesIn(second.text)).toEqual(Array.from({ length: 15 }, (_, index) => `Plan ${31 + index}`))
    expect(second.text).not.toContain('rel="next"')
    expect((await reader.get(`${all}?Paged=TRUE&p_ID=x`)).status).toBe(400)
  })

  it('leads back, page by page, in its order, and to a full first page', async () => {
    const link = (text: string, rel: string) => new RegExp(`href="([^"]+)" rel="${rel}"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const view = (await admin.call('POST', `${api}/views`, { body: { Title: 'Short', RowLimit: 10 } })).json.ServerRelativeUrl as string
    await admin.call('POST', `${api}/views/getbytitle('Short')/viewfields/addviewfield('LinkTitle')`)
    const pages = [(await reader.get(`${encodeURI(view)}?SortField=Kind&SortDir=Desc&FilterField1=Title&FilterValue1=Plan`)).text]
    expect(pages[0]).not.toContain('rel="prev"')
    for (const _ of [1, 2, 3, 4]) pages.push((await reader.get(link(pages.at(-1) ?? '', 'next'))).text)
    expect(pages.map((text) => titlesIn(text).length)).toEqual([10, 10, 10, 10, 5])
    let back = pages.at(-1) ?? ''
    for (const before of [3, 2, 1, 0]) {
      back = (await reader.get(link(back, 'prev'))).text
      expect(titlesIn(back), `page ${before + 1}`).toEqual(titlesIn(pages[before] ?? ''))
    }
    expect(back).not.toMatch(/rel="prev"|>First page</)
    expect(titlesIn((await reader.get(link(back, 'next'))).text)).toEqual(titlesIn(pages[1] ?? ''))
    const behind = (await reader.get(`${encodeURI(view)}?Paged=TRUE&PagedPrev=TRUE&p_ID=4`)).text
    expect(titlesIn(behind)).toEqual(Array.from({ length: 10 }, (_, index) => `Plan ${String(index + 1).padStart(2, '0')}`))
    expect((await reader.get(`${encodeURI(view)}?Paged=TRUE&PagedPrev=TRUE&p_ID=x`)).status).toBe(400)
  })

  it('sorts and filters by its columns', async () => {
    const sorted = await reader.get(`${all}?SortField=Count&SortDir=Desc`)
    expect(titlesIn(sorted.text)[0]).toBe('Plan 45')
    expect(sorted.text).toContain('aria-sort="descending"')
    const filtered = await reader.get(`${all}?FilterField1=Kind&FilterValue1=odd&FilterField2=LinkTitle&FilterValue2=4`)
    expect(titlesIn(filtered.text)).toEqual(['Plan 41', 'Plan 43', 'Plan 45'])
    expect(titlesIn((await reader.get(`${all}?FilterField1=Count&FilterValue1=7`)).text)).toEqual(['Plan 07'])
    expect((await reader.get(`${all}?FilterField1=Nothing&FilterValue1=7`)).status).toBe(400)
    expect((await reader.get(`${all}?SortField=Nothing`)).status).toBe(400)
    const shown = await reader.get(`${all}?FilterField1=Kind&FilterValue1=${encodeURIComponent(hostile)}`)
    expect(shown.text).not.toMatch(raw)
  })

  it('groups its rows', async () => {
    const made = await admin.call('POST', `${api}/views`, {
      body: {
        Title: 'By kind',
        ViewQuery: '<GroupBy><FieldRef Name="Kind" /></GroupBy><OrderBy><FieldRef Name="Count" Ascending="FALSE" /></OrderBy>',
      },
    })
    const { text } = await reader.get(encodeURI(made.json.ServerRelativeUrl as string))
    expect(text).toMatch(/class="group"><th[^>]*><label><input type="checkbox" class="fold" checked> Kind: even <span class="soft">\(/)
    expect(titlesIn(text).slice(0, 2)).toEqual(['Plan 44', 'Plan 42'])
  })

  it('is only for those who may see the list', async () => {
    expect((await stranger.get(all)).status).toBe(403)
    expect((await stranger.get(all)).text).not.toContain('Plans')
    const { text } = await reader.get(all)
    expect(text).not.toContain('NewForm.aspx')
    expect(text).not.toContain('value="recycle"')
  })

  it('deletes the chosen rows to the recycle bin', async () => {
    const made = await Promise.all(['a', 'b'].map((Title) => admin.call('POST', `${api}/items`, { body: { Title } })))
    const ids = made.map(({ json }) => String(json.Id))
    expect((await reader.post(all, { do: 'recycle', id: ids })).status).toBe(403)
    expect((await writer.post(all, { do: 'recycle' })).status).toBe(400)
    expect((await writer.post(all, { do: 'recycle', id: ids })).status).toBe(303)
    for (const id of ids) expect((await admin.call('GET', `${api}/items(${id})`)).status).toBe(404)
  })

  it('says which of the chosen rows could not be changed, and changes the others', async () => {
    const { json } = await admin.call('POST', `${api}/items`, { body: { Title: 'c' } })
    const sent = await writer.post(all, { do: 'recycle', id: [String(json.Id), '999999'] })
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('1 of the selected items could not be changed, 1 were changed.')
    expect(sent.text).toContain('Item 999999: ')
    expect((await admin.call('GET', `${api}/items(${json.Id})`)).status).toBe(404)
  })
})

describe('a library', () => {
  it('takes files and folders, and shows what is in a folder', async () => {
    expect((await writer.post(documents, { do: 'folder', folder: 'Year' })).status).toBe(303)
    const page = await writer.get('/Shared%20Documents/Forms/Upload.aspx?RootFolder=%2FShared%20Documents%2FYear')
    expect(page.status).toBe(200)
    const sent = await writer.postFiles(
      '/Shared%20Documents/Forms/Upload.aspx?RootFolder=%2FShared%20Documents%2FYear',
      {},
      { 'plan "a".txt': 'x', 'b.txt': 'hello\r\n--there' },
    )
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('1 files are stored.')
    expect((await reader.get('/Shared%20Documents/Year/b.txt')).text).toBe('hello\r\n--there')
    const shown = await reader.get('/Shared%20Documents/Forms/AllItems.aspx?RootFolder=%2FShared%20Documents%2FYear')
    expect(shown.text).toContain('href="/Shared%20Documents/Year/b.txt"')
    expect((await reader.get('/Shared%20Documents/Year')).location).toBe(
      '/Shared%20Documents/Forms/AllItems.aspx?RootFolder=%2FShared%20Documents%2FYear',
    )
    const again = await writer.postFiles(
      '/Shared%20Documents/Forms/Upload.aspx?RootFolder=%2FShared%20Documents%2FYear',
      {},
      { 'b.txt': 'new' },
    )
    expect(again.status).toBe(400)
    const over = await writer.postFiles(
      '/Shared%20Documents/Forms/Upload.aspx?RootFolder=%2FShared%20Documents%2FYear',
      { overwrite: '1' },
      { 'b.txt': 'new' },
    )
    expect(over.status).toBe(303)
    expect((await reader.get('/Shared%20Documents/Year/b.txt')).text).toBe('new')
  })

  it('checks chosen files out and in', async () => {
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
    const idOf = async (name: string) => {
      await admin.call('POST', `${folder}/files/add(url='${name}',overwrite=true)`, { body: 'x' })
      const url = `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${name}')/ListItemAllFields?$select=Id`
      return String((await admin.call('GET', url)).json.Id)
    }
    const id = [await idOf('bulk-1.txt'), await idOf('bulk-2.txt')]
    const outOf = async () =>
      (await admin.call('GET', `${folder}/files?$select=Name,CheckOutType&$filter=startswith(Name,'bulk-')`)).json.value.map(
        ({ CheckOutType }: { CheckOutType: number }) => CheckOutType,
      )
    expect((await reader.post(documents, { do: 'checkout', id })).status).toBe(403)
    expect((await writer.post(documents, { do: 'checkout', id })).status).toBe(303)
    expect(await outOf()).toEqual([0, 0])
    expect((await writer.post(documents, { do: 'checkin', id })).status).toBe(303)
    expect(await outOf()).toEqual([2, 2])
    expect((await writer.post(documents, { do: 'nothing', id })).status).toBe(400)
  })

  it('refuses uploads without the right or the digest', async () => {
    const upload = '/Shared%20Documents/Forms/Upload.aspx'
    expect((await reader.get(upload)).status).toBe(403)
    expect((await reader.postFiles(upload, {}, { 'r.txt': 'x' })).status).toBe(403)
    expect((await writer.postFiles(upload, { __REQUESTDIGEST: 'x' }, { 'w.txt': 'x' })).status).toBe(403)
    expect((await writer.postFiles(upload, {}, {})).status).toBe(400)
    expect((await writer.get('/Shared%20Documents/w.txt')).status).toBe(404)
  })

  it('shows who has checked out a file, and its versions', async () => {
    await writer.postFiles('/Shared%20Documents/Forms/Upload.aspx', {}, { 'out.txt': 'one' })
    const { Id } = (
      await admin.call('GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/out.txt')/ListItemAllFields?$select=Id")
    ).json
    const item = `/Shared%20Documents/Forms/DispForm.aspx?ID=${Id}`
    expect((await reader.get(item)).text).not.toContain('value="checkout"')
    expect((await reader.post(item, { do: 'checkout' })).status).toBe(403)
    expect((await writer.post(item, { do: 'checkout' })).status).toBe(303)
    expect((await reader.get(documents)).text).toContain('Checked out to wim')
    expect((await writer.post(item, { do: 'checkin', comment: hostile })).status).toBe(303)
    expect((await reader.get(documents)).text).not.toContain('Checked out to wim')
    const { Id: library } = (await admin.call('GET', "/_api/web/lists/getbytitle('Documents')?$select=Id")).json
    const versions = await writer.get(`/_layouts/15/versions.aspx?List=${library}&ID=${Id}`)
    expect(versions.status).toBe(200)
    expect(versions.text).not.toMatch(raw)
  })
})

describe('the settings of a list', () => {
  it('change the list, its columns and its views', async () => {
    const settings = `/_layouts/15/listedit.aspx?List=${await listId()}`
    expect((await owner.get(settings)).status).toBe(200)
    const sent = await owner.post(settings, {
      do: 'save',
      title: 'Plans',
      description: hostile,
      enableVersioning: '1',
      enableAttachments: '1',
    })
    expect(sent.status).toBe(303)
    expect((await admin.call('GET', api)).json).toMatchObject({ EnableVersioning: true, Description: hostile })
    expect((await owner.get(settings)).text).not.toMatch(raw)
    const column = `/_layouts/15/fldnew.aspx?List=${await listId()}`
    expect((await owner.post(column, { type: 'Choice', title: 'Colour', choices: 'Red\r\nBlue', fillIn: '1' })).status).toBe(303)
    expect((await admin.call('GET', `${api}/fields/getbytitle('Colour')`)).json).toMatchObject({
      Choices: ['Red', 'Blue'],
      FillInChoice: true,
    })
    expect(
      (await owner.post(column, { type: 'Choice', title: 'Empty', choices: 'Red', fillIn: '1', defaultValue: 'x'.repeat(3000) })).status,
    ).toBe(400)
    expect((await owner.post(column, { type: 'Nothing', title: 'Empty' })).status).toBe(400)
    const edit = `/_layouts/15/fldedit.aspx?List=${await listId()}&Field=Colour`
    expect((await owner.get(edit)).status).toBe(200)
    expect((await owner.post(edit, { title: 'Colours', choices: 'Red', required: '1', do: 'save' })).status).toBe(303)
    expect((await admin.call('GET', `${api}/fields/getbytitle('Colours')`)).json).toMatchObject({ Choices: ['Red'], Required: true })
    expect((await owner.post(edit, { do: 'delete' })).status).toBe(303)
    expect((await owner.get(edit)).status).toBe(404)
    const view = `/_layouts/15/viewnew.aspx?List=${await listId()}`
    const made = await owner.post(view, {
      title: 'Few',
      show: ['Count', 'LinkTitle'],
      'at.LinkTitle': '1',
      'at.Count': '2',
      where: '<Where><Lt><FieldRef Name="Count"/><Value Type="Number">4</Value></Lt></Where>',
      rowLimit: '2',
    })
    expect(made.status).toBe(303)
    expect(titlesIn((await reader.get(made.location ?? '')).text)).toEqual(['Plan 01', 'Plan 02'])
    expect((await owner.post(view, { title: 'Wrong', show: 'LinkTitle', where: '<Where>' })).status).toBe(400)
  })

  it('offer a form for each type of column, and keep what was written in a refused one', async () => {
    const page = `/_layouts/15/fldnew.aspx?List=${await listId()}`
    expect((await owner.get(page)).text).toMatch(/Type=Currency">Amount of money</)
    const number = await owner.get(`${page}&Type=Number`)
    expect([...number.fields.keys()]).toEqual(expect.arrayContaining(['type', 'title', 'minimum', 'maximum']))
    expect([...number.fields.keys()]).not.toContain('choices')
    const refused = await owner.post(page, { type: 'Choice', title: 'Shape', choices: 'Round\r\nFlat', defaultValue: 'x'.repeat(3000) })
    expect([refused.status, refused.fields.get('title'), refused.fields.get('choices')?.trim()]).toEqual([400, 'Shape', 'Round\nFlat'])
  })

  it('keep what a form of a view has no room for: a third order, and the scope of files alone', async () => {
    const orderBy = ['Kind', 'Count', 'Title'].map((name) => `<FieldRef Name="${name}"/>`).join('')
    const body = { Title: 'Three orders', ViewQuery: `<OrderBy>${orderBy}</OrderBy>`, Scope: 3 }
    const { Id } = (await admin.call('POST', `${api}/views`, { body })).json
    const address = `/_layouts/15/viewedit.aspx?List=${await listId()}&View=${Id}`
    const sent = { title: 'Three orders', show: 'LinkTitle', order1: 'Count', order2: 'Kind', do: 'save' }
    expect((await owner.post(address, sent)).status).toBe(303)
    const { json } = await admin.call('GET', `${api}/views(guid'${Id}')?$select=ViewQuery,Scope`)
    expect([[...json.ViewQuery.matchAll(/Name="(\w+)"/g)].map(([, name]) => name), json.Scope]).toEqual([['Count', 'Kind', 'Title'], 3])
  })

  it('make views of conditions, order and groups, and show them again in the form', async () => {
    const id = await listId()
    const made = await owner.post(`/_layouts/15/viewnew.aspx?List=${id}`, {
      title: 'Even and few',
      show: ['LinkTitle', 'Count'],
      ...{
        where1: 'Count',
        is1: 'Lt',
        value1: '9',
        where2: 'Kind',
        is2: 'Eq',
        value2: 'even',
        where3: 'Author',
        is3: 'Eq',
        value3: '[Me]',
      },
      ...{ join: 'all', order1: 'Count', direction1: 'desc', group1: 'Kind', folded: '1' },
    })
    expect(made.status).toBe(303)
    expect(titlesIn((await visitorOf(server.url, 'wim').get(made.location ?? '')).text)).toEqual([])
    const { text } = await owner.get(made.location ?? '')
    expect(titlesIn(text)).toEqual(['Plan 08', 'Plan 06', 'Plan 04', 'Plan 02'])
    expect(text).toMatch(/<input type="checkbox" class="fold"> Kind: even/)
    const { Id: view } = (await admin.call('GET', `${api}/views/getbytitle('Even and few')?$select=Id`)).json
    const form = (await owner.get(`/_layouts/15/viewedit.aspx?List=${id}&View=${view}`)).fields
    const shown = ['where1', 'is1', 'value1', 'where3', 'is3', 'value3', 'where4', 'where', 'order1', 'direction1', 'group1', 'group2']
    expect(shown.map((name) => form.get(name)?.trim())).toEqual([
      'Count',
      'Lt',
      '9',
      'Author',
      'Eq',
      '[Me]',
      '',
      '',
      'Count',
      'desc',
      'Kind',
      '',
    ])
    const any = {
      title: 'Even and few',
      show: 'LinkTitle',
      where1: 'Count',
      is1: 'Eq',
      value1: '3',
      where2: 'Count',
      is2: 'Eq',
      value2: '5',
    }
    const changed = await owner.post(`/_layouts/15/viewedit.aspx?List=${id}&View=${view}`, { ...any, join: 'any', do: 'save' })
    expect(titlesIn((await owner.get(changed.location ?? '')).text)).toEqual(['Plan 03', 'Plan 05'])
  })

  it('leave a filter that the form cannot say as it is', async () => {
    const where =
      '<Where><In><FieldRef Name="Count"/><Values><Value Type="Number">1</Value><Value Type="Number">7</Value></Values></In></Where>'
    const id = await listId()
    await owner.post(`/_layouts/15/viewnew.aspx?List=${id}`, { title: 'Chosen', show: 'LinkTitle', where })
    const { Id: view } = (await admin.call('GET', `${api}/views/getbytitle('Chosen')?$select=Id`)).json
    const page = `/_layouts/15/viewedit.aspx?List=${id}&View=${view}`
    const form = (await owner.get(page)).fields
    const sent = await owner.post(page, { title: 'Chosen', show: 'LinkTitle', where: form.get('where') ?? '', do: 'save' })
    expect(titlesIn((await owner.get(sent.location ?? '')).text)).toEqual(['Plan 01', 'Plan 07'])
  })

  it('are only for those who manage the list', async () => {
    const id = await listId()
    for (const page of ['listedit', 'fldnew', 'viewnew']) {
      expect((await reader.get(`/_layouts/15/${page}.aspx?List=${id}`)).status, page).toBe(403)
      expect((await stranger.get(`/_layouts/15/${page}.aspx?List=${id}`)).status, page).toBe(403)
    }
    expect((await reader.post(`/_layouts/15/listedit.aspx?List=${id}`, { title: 'Mine' })).status).toBe(403)
    expect((await owner.get('/_layouts/15/listedit.aspx')).status).toBe(400)
    expect((await owner.get('/_layouts/15/listedit.aspx?List=00000000-0000-0000-0000-000000000001')).status).toBe(404)
  })
})

describe('permissions', () => {
  it('are shown, granted and taken away', async () => {
    const page = `/_layouts/15/user.aspx?List=${await listId()}`
    expect((await writer.get(page)).status).toBe(403)
    expect((await owner.get('/_layouts/15/user.aspx')).status).toBe(200)
    expect((await owner.get(page)).text).toContain('Has the permissions of the object above it.')
    expect((await owner.post(page, { do: 'break', copy: '1' })).status).toBe(303)
    const { text } = await owner.get(page)
    const [, role = ''] = /<option value="(\d+)">Read</.exec(text) ?? []
    expect((await owner.post(page, { do: 'grant', name: 'stan@nowhere', role })).status).toBe(303)
    expect((await owner.post(page, { do: 'grant', name: 'nobody here', role })).status).toBe(400)
    expect((await owner.get(`${page}&user=rita`)).text).toContain('title="ViewListItems">View items</li>')
    expect((await owner.get(`${page}&user=nobody`)).text).toContain('There is no person or group “nobody” in this site.')
    expect((await writer.post(page, { do: 'reset' })).status).toBe(403)
    expect((await owner.post(page, { do: 'reset' })).status).toBe(303)
    expect((await owner.get(page)).text).toContain('Has the permissions of the object above it.')
  })
})
