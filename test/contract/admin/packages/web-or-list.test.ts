import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ContentTable } from '../../../../src/core/kernel/ports.ts'
import type { ContractClient } from '../../../support/contract-client.ts'
import { rootSiteId } from '../../../support/samples/farm-places.ts'
import { exportOf, fillSite, imported, importOf, packageOf } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'

const directory = sharedFolder('web-or-list')
const serveIn = (name: string) => serve({ settings: { 'Farm:BackupRoot': join(directory, name) } })
const source = await serveIn('source')
const admin = source.clientOf('admin')
await fillSite(admin, source.clientOf('bob'))
const target = await serveIn('target')
const there = target.clientOf('admin')

async function done(client: ContractClient, method: string, url: string, body?: unknown) {
  const reply = await client.call(method, url, body === undefined ? {} : { body })
  if (reply.status >= 300) throw new Error(`${url}: ${reply.text}`)
  return reply.json
}

const team = "/team/_api/web/lists/getbytitle('Work')"

/** A web with a list of people and lookups, a library, permissions of its own, and a web below it. */
async function makeTeam(): Promise<void> {
  const parameters = (Title: string, Url: string) => ({
    parameters: { Title, Url, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true },
  })
  await done(admin, 'POST', '/_api/web/webs/add', parameters('Team', 'team'))
  await done(admin, 'POST', '/team/_api/web/webs/add', parameters('Below', 'below'))
  const other = await done(admin, 'POST', '/team/_api/web/lists', { Title: 'Places', BaseTemplate: 100 })
  await done(admin, 'POST', "/team/_api/web/lists/getbytitle('Places')/items", { Title: 'Here' })
  await done(admin, 'POST', '/team/_api/web/lists', { Title: 'Work', BaseTemplate: 100, EnableVersioning: true })
  await done(admin, 'POST', `${team}/fields`, { Title: 'Who', FieldTypeKind: 20 })
  await done(admin, 'POST', `${team}/fields/createfieldasxml`, {
    parameters: { SchemaXml: '<Field Type="UserMulti" Mult="TRUE" DisplayName="All" Name="All" />' },
  })
  await done(admin, 'POST', `${team}/fields/addfield`, {
    parameters: { Title: 'Place', FieldTypeKind: 7, LookupListId: other.Id, LookupFieldName: 'Title' },
  })
  const cid = (await done(admin, 'POST', '/_api/web/ensureuser', { logonName: 'cid' })).Id
  const dee = (await done(admin, 'POST', '/_api/web/ensureuser', { logonName: 'dee' })).Id
  await done(admin, 'POST', `${team}/items`, { Title: 'First', WhoId: cid, AllId: [cid, dee], PlaceId: 1 })
  await admin.call('POST', `${team}/items(1)`, {
    body: { Title: 'Second', WhoId: dee },
    headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
  })
  await done(admin, 'POST', `${team}/items`, { Title: 'In the bin' })
  await done(admin, 'POST', `${team}/items(2)/recycle`)
  await done(admin, 'POST', `${team}/items(1)/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
  const role = await done(admin, 'POST', '/_api/web/roledefinitions', { Name: 'Looks', BasePermissions: { High: '0', Low: '1' } })
  const group = await done(admin, 'POST', '/_api/web/sitegroups', { Title: 'Guests' })
  await done(admin, 'POST', "/_api/web/sitegroups/getbyname('Guests')/users", { LoginName: 'eve' })
  await done(admin, 'POST', `${team}/items(1)/roleassignments/addroleassignment(principalid=${group.Id},roledefid=${role.Id})`)
  const docs = "/team/_api/web/getfolderbyserverrelativeurl('/team/Shared Documents')/files"
  for (const text of ['one', 'two']) await done(admin, 'POST', `${docs}/add(url='a.txt',overwrite=true)`, text)
  await done(admin, 'POST', `${team}/items(1)/AttachmentFiles/add(FileName='n.txt')`, 'attached')
}
await makeTeam()
const webPackage = (await exportOf(source.server, admin, { scope: 'web', url: '/team' })).bytes
const listPackage = (await exportOf(source.server, admin, { scope: 'list', url: '/team/Lists/Work' })).bytes

function expectRefusal({ status, text }: { readonly status: number; readonly text: string }, wanted: number, message: RegExp): void {
  expect(status, text).toBe(wanted)
  expect(text).toMatch(message)
}

const shown = async (client: ContractClient, web: string) => {
  const items = `${web}/_api/web/lists/getbytitle('Work')/items`
  const item = await done(
    client,
    'GET',
    `${items}(1)?$select=Id,Title,GUID,Created,Modified,Who/Name,All/Name,Author/Name&$expand=Who,All,Author`,
  )
  const versions = await done(client, 'GET', `${items}(1)/versions?$select=VersionLabel,Title`)
  const assignments = await done(client, 'GET', `${items}(1)/roleassignments?$expand=Member,RoleDefinitionBindings`)
  const roles = assignments.value.map((one: { Member: { Title: string }; RoleDefinitionBindings: { Name: string }[] }) => [
    one.Member.Title.replace(/^\w+ (?=Owners|Members|Visitors)/, ''),
    one.RoleDefinitionBindings.map(({ Name }) => Name),
  ])
  return { item, versions: versions.value, roles }
}

/** The rows of a list that no site collection numbers in its own way, by table. */
async function rowsOf({ farm }: typeof source.server, title: string, tables: readonly ContentTable[]): Promise<Record<string, unknown>> {
  const { records, keys } = await farm.content('Content')
  const siteId = await rootSiteId({ farm } as never)
  const list = (await records.query('List', { where: { siteId, title } })).at(-1)
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    const rows = await records.query(table, { where: { siteId, listId: list?.id } as never, orderBy: (keys.get(table) ?? []) as never })
    found[table] = rows
      .filter((row) => !('recycledIn' in row) || row.recycledIn === null)
      .map((row) => ({ ...row, siteId: '', scopeId: '', blobId: '', webId: '' }))
  }
  return found
}

describe('the package of a web', () => {
  it('makes the web in another server: webs below, lists, items, versions, files, permissions and people', async () => {
    const operation = await imported(target.server, there, webPackage)
    expect(operation).toMatchObject({ kind: 'Import', status: 'Succeeded', result: { imported: 1, skipped: 0, replaced: 0 } })
    const before = await shown(admin, '/team')
    const after = await shown(there, '/team')
    expect(after).toEqual(before)
    expect(before.item).toMatchObject({ Title: 'Second', All: [{ Name: /cid/ }, { Name: /dee/ }].map(() => expect.anything()) })
    expect((await done(there, 'GET', '/team/_api/web/webs?$select=Title')).value).toEqual([{ Title: 'Below' }])
    for (const [path, text] of [
      ['team/Shared%20Documents/a.txt', 'two'],
      ['team/Lists/Work/Attachments/1/n.txt', 'attached'],
    ])
      expect((await fetchFrom(`${target.server.url}/${path}`, { user: 'admin' })).text).toBe(text)
    expect((await done(there, 'GET', `${team}?$select=ItemCount`)).ItemCount).toBe(1)
    expect((await done(there, 'GET', "/_api/web/sitegroups/getbyname('Guests')/users?$select=LoginName")).value).toHaveLength(2)
    expect(
      (await done(there, 'GET', "/_api/search/query?querytext='Second'")).PrimaryQueryResult.RelevantResults.TotalRows,
    ).toBeGreaterThan(0)
  })

  it('has equal rows there, but for the numbers of people, scopes and bytes', async () => {
    const tables = ['Attachment', 'Document', 'View'] as const
    const [before, after] = [await rowsOf(source.server, 'Work', tables), await rowsOf(target.server, 'Work', tables)]
    const same = (rows: unknown) =>
      JSON.parse(JSON.stringify(rows, (key, value) => (/^(?:author|editor)Id$/.test(key) ? 0 : value))) as unknown
    expect(same(after)).toEqual(same(before))
  })

  it('fails, skips or replaces where there is a web, as it is told; a web with webs below it stays', async () => {
    expectRefusal(await importOf(there, webPackage), 409, /has a web at this URL already/)
    const skipped = await imported(target.server, there, webPackage, '?conflict=skip')
    expect(skipped.result).toEqual({ imported: 0, skipped: 1, replaced: 0 })
    const refused = await imported(target.server, there, webPackage, '?conflict=replace')
    expect(refused).toMatchObject({ status: 'Failed', error: expect.stringMatching(/webs below it/) })
    await done(there, 'DELETE', '/team/below/_api/web')
    const replaced = await imported(target.server, there, webPackage, '?conflict=replace')
    expect(replaced.result).toEqual({ imported: 1, skipped: 0, replaced: 1 })
    // The ids of the replaced one were taken when it was planned.
    const [before, after] = [await shown(admin, '/team'), await shown(there, '/team')]
    expect(after).toEqual({ ...before, item: { ...before.item, GUID: after.item.GUID } })
  })

  it('goes beside itself with new ids, in which its lookups lead to its own lists', async () => {
    expect(await imported(source.server, admin, webPackage, '?target=/copied')).toMatchObject({ status: 'Succeeded' })
    const copied = await shown(admin, '/copied')
    const before = await shown(admin, '/team')
    expect(copied).toEqual({ ...before, item: { ...before.item, GUID: copied.item.GUID } })
    expect(copied.item.GUID).not.toBe(before.item.GUID)
    const { value } = await done(admin, 'GET', "/copied/_api/web/lists/getbytitle('Work')/items?$select=Place/Title&$expand=Place")
    expect(value).toEqual([{ Place: { Title: 'Here' } }])
    const places = await done(admin, 'GET', "/copied/_api/web/lists/getbytitle('Places')?$select=Id")
    const field = await done(admin, 'GET', "/copied/_api/web/lists/getbytitle('Work')/fields/getbytitle('Place')?$select=LookupList")
    expect(field.LookupList).toContain(places.Id)
    await done(admin, 'POST', "/copied/_api/web/lists/getbytitle('Work')/items", { Title: 'Goes on' })
  })
})

describe('the package of a list', () => {
  it('goes into a web that is there, and writes go on', async () => {
    const parameters = { Title: 'Other', Url: 'other', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true }
    await done(there, 'POST', '/_api/web/webs/add', { parameters })
    expect(await imported(target.server, there, listPackage, '?target=/other')).toMatchObject({ status: 'Succeeded' })
    const [before, after] = [await shown(admin, '/team'), await shown(there, '/other')]
    expect(after).toEqual({ ...before, item: { ...before.item, GUID: after.item.GUID } })
    const list = "/other/_api/web/lists/getbytitle('Work')"
    const { value } = await done(there, 'GET', `${list}/rootfolder?$select=ServerRelativeUrl`).then((json) => ({ value: json }))
    expect(value.ServerRelativeUrl).toBe('/other/Lists/Work')
    expect((await done(there, 'POST', `${list}/items`, { Title: 'New' })).Id).toBe(3)
    await target.server.farm.audit.flush()
    const log = await done(there, 'GET', '/_admin/audit?top=1000&type=ContentWritten')
    const record = log.value.find((one: { detail: { operation: string } }) => one.detail.operation === 'packages.importList')
    expect(record).toMatchObject({ detail: { imported: true } })
  })

  it('is refused where its web is archived, and does not replace what is held', async () => {
    const mode = (archive_mode: boolean) => done(there, 'POST', '/other/_api/web/setarchivemode', { archive_mode })
    await mode(true)
    const refused = await imported(target.server, there, listPackage, '?target=/other&conflict=replace')
    expect(refused).toMatchObject({ status: 'Failed', error: expect.stringMatching(/archive mode/) })
    await mode(false)
    const hold = await done(there, 'POST', '/_api/archive/legalholds', { name: 'x', scope: { webUrl: '/other' } })
    const kept = await imported(target.server, there, listPackage, '?target=/other&conflict=replace')
    expect(kept).toMatchObject({ status: 'Failed', error: expect.stringMatching(/legal hold/) })
    await done(there, 'POST', `/_api/archive/legalholds/${hold.id}/release`)
    expect((await imported(target.server, there, listPackage, '?target=/other&conflict=replace')).result).toMatchObject({ replaced: 1 })
  })

  it('is refused if a row would change what is there already', async () => {
    const { records } = await target.server.farm.content('Content')
    const id = await rootSiteId(target.server)
    const jsonOf = (row: object | undefined) =>
      `${JSON.stringify({ ...row, ...(row && 'changeSequence' in row && { changeSequence: 0 }) })}\n`
    const [site] = await records.query('Site', { where: { siteId: id } })
    const [tasks] = await records.query('List', { where: { siteId: id, title: 'Tasks' } })
    const list = { siteId: id, webId: tasks?.webId, listId: tasks?.id, scopeId: tasks?.scopeId }
    const place = { id, path: '/', hostName: null, webApplication: 'Default', owner: null, storageMaximum: null, storageWarning: null }
    const part = {
      ...{ webId: tasks?.webId, listId: '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6a44', title: 'Forged', url: '/', parentWebId: null },
      ...{ parentFolderId: tasks?.rootFolderId, folders: [] },
    }
    const forged = { ...tasks, id: part.listId, title: 'Forged', titleKey: 'forged' }
    for (const rows of [
      { RoleAssignment: { siteId: id, scopeId: list.scopeId, principalId: 1, roleDefinitionId: 1073741829 } },
      { FreedSlot: { siteId: id, listId: list.listId, slot: 'text1' } },
    ]) {
      const entries = { Site: site, List: forged, ...rows }
      const texts = Object.fromEntries(Object.entries(entries).map(([table, row]) => [`rows/${id}/${table}.jsonl`, jsonOf(row)]))
      const bytes = await packageOf(directory, texts, { scope: 'list', sites: [place], part })
      expect(await imported(target.server, there, bytes)).toMatchObject({ status: 'Failed', error: expect.stringMatching(/does not have/) })
    }
    for (const wrong of [{ ...part, folders: ['..', 'a/b'] }, { ...part, listId: null }, { ...part, url: 'x' }, undefined])
      expectRefusal(
        await importOf(there, await packageOf(directory, {}, { scope: 'list', sites: [place], part: wrong })),
        ...([400, /no ZIP file that an export/] as const),
      )
  })

  it.each([
    [{ scope: 'web' }, 400, /needs the server-relative URL of a web/],
    [{ scope: 'web', url: '/' }, 409, /is the root web/],
    [{ scope: 'web', url: '/nobody/made' }, 409, /There is no web at/],
    [{ scope: 'list', url: '/Lists/Nothing' }, 409, /There is no list at/],
    [{ scope: 'folder', url: '/Lists/Tasks' }, 400, /scope/],
  ])('is not made of %j', async (body, status, message) => {
    expectRefusal(await admin.call('POST', '/_api/admin/storage/export', { body }), status, message)
  })

  it('is refused where no web is, and over a root web', async () => {
    expectRefusal(await importOf(there, listPackage, '?target=/nobody/made'), 409, /There is no web at/)
    expectRefusal(await importOf(there, webPackage, '?target=/'), 409, /no site collection|root web/)
    expectRefusal(await importOf(there, webPackage, '?target=/_layouts'), 400, /path/)
  })
})
