import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { migrationFiles, migrationZip } from '../../../support/samples/content-migration.ts'
import { compressedZip, imported, importOf } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { fetchFrom } from '../../../support/server.ts'
import { itUnlessKilled } from '../../../support/several/one-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Farm:BackupRoot': join(sharedFolder('migration'), 'backups') } })
const admin = clientOf('admin')
const newWeb = (name: string) =>
  admin.call('POST', '/_api/web/webs/add', {
    body: { parameters: { Title: name, Url: name, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true } },
  })
await newWeb('new')
const work = "/new/_api/web/lists/getbytitle('Work')"
const papers = "/new/_api/web/lists/getbytitle('Papers')"
const outcome = await imported(server, admin, migrationZip(), '?target=/new')
const titles = async (web: string) =>
  (await admin.call('GET', `${web}/_api/web/lists?$select=Title`)).json.value.map(({ Title }: { Title: string }) => Title)

describe('the package of another farm', () => {
  it('becomes lists of a web, and the result says what was left out and why', () => {
    expect(outcome).toMatchObject({ kind: 'Import', status: 'Succeeded', progress: 100, result: { imported: 3, skipped: 0, replaced: 0 } })
    const left = outcome.result.leftOut as readonly { readonly what: string; readonly count: number }[]
    const counts = Object.fromEntries(left.map(({ what, count }) => [what, count]))
    expect(counts).toMatchObject({
      ...{
        'Views of web parts': 1,
        'Personal views': 1,
        "View 'Wrong' of list 'Work'": 1,
        Features: 1,
        "List 'Gallery'": 1,
        "Column 'Odd' of list 'Work'": 1,
        "User 'OLD\\gone'": 1,
        'Pages of forms': 1,
      },
      ...{ "Values of column 'Nothing' of list 'Work'": 1, "Value of column 'State' of list 'Work'": 1, Files: 1, 'Role assignments': 1 },
      'Permissions of webs, and of what was left out': 1,
    })
  })

  it('keeps ids, values, people, times and versions of items', async () => {
    const { json } = await admin.call(
      'GET',
      `${work}/items?$select=Id,Title,Hours,State,Created,Modified,Who/Title,Author/Title,Editor/Title,Place/Title&$expand=Who,Author,Editor,Place&$orderby=Id`,
    )
    const [third, inFolder] = json.value
    expect(third).toMatchObject({
      ...{ Id: 7, Title: 'Third', Hours: 3, State: 'done', Created: '2019-03-01T09:00:00Z', Modified: '2019-03-05T10:00:00Z' },
      ...{ Who: { Title: 'Ben Old' }, Author: { Title: 'Ann Old' }, Editor: { Title: 'Ben Old' }, Place: { Title: 'There' } },
    })
    expect(inFolder).toMatchObject({ Id: 9, Title: 'In a folder' })
    const versions = (await admin.call('GET', `${work}/items(7)/versions`)).json.value
    expect(versions.map(({ VersionLabel, Title, Created }: Record<string, unknown>) => [VersionLabel, Title, Created])).toEqual([
      ['3.0', 'Third', '2019-03-05T10:00:00Z'],
      ['2.0', 'Second', '2019-03-03T10:00:00Z'],
      ['1.0', 'First', '2019-03-02T10:00:00Z'],
    ])
    expect((await admin.call('GET', `${work}/items(9)?$select=FileDirRef`)).json.FileDirRef).toBe('/new/Lists/Work/Later')
    expect((await fetchFrom(`${server.url}/new/Lists/Work/Attachments/7/note.txt`, { user: 'admin' })).text).toBe('attached')
  })

  it('keeps columns with what they demand', async () => {
    const { json } = await admin.call('GET', `${work}/fields?$filter=InternalName eq 'Hours'&$select=InternalName,Required,TypeAsString`)
    expect(json.value).toEqual([expect.objectContaining({ InternalName: 'Hours', Required: true, TypeAsString: 'Number' })])
    expect((await admin.call('POST', `${work}/items`, { body: { Title: 'no hours' } })).status).toBe(400)
    // Older versions have what new values must not have.
    const few = await admin.call('POST', `${work}/items`, { body: { Title: 'x', Hours: 1 } })
    expectRefusal(few, 400, /Three at least\.$/)
    expect((await admin.call('POST', `${work}/items`, { body: { Title: 'x', Hours: 3 } })).json.Id).toBeGreaterThan(9)
  })

  it('keeps content types, and which one an item has', async () => {
    expect((await admin.call('GET', `${work}?$select=ContentTypesEnabled`)).json.ContentTypesEnabled).toBe(true)
    const types = (await admin.call('GET', `${work}/contenttypes?$select=Name,Group,Description,StringId`)).json.value
    const job = types.find(({ Name }: { Name: string }) => Name === 'Job')
    expect(job).toMatchObject({ Group: 'Old types', Description: 'What is paid', StringId: expect.stringMatching(/^0x0100/) })
    // The built-in one is that of the list, whatever its name is in the other farm.
    expect(types.filter(({ Name }: { Name: string }) => Name === 'Item')).toHaveLength(1)
    const links = (await admin.call('GET', `${work}/contenttypes('${job.StringId}')/fieldlinks?$select=Name,Required`)).json.value
    expect(links).toContainEqual(expect.objectContaining({ Name: 'Hours', Required: true }))
    const { json } = await admin.call('GET', `${work}/items?$select=Id,ContentType/Name&$expand=ContentType&$orderby=Id`)
    expect(json.value.map((item: { Id: number; ContentType: { Name: string } }) => [item.Id, item.ContentType.Name]).slice(0, 2)).toEqual([
      [7, 'Job'],
      [9, 'Item'],
    ])
  })

  it('keeps views, the default one in the place of that of the template', async () => {
    const { json } = await admin.call(
      'GET',
      `${work}/views?$expand=ViewFields&$select=Title,DefaultView,ViewQuery,RowLimit,Paged,Scope,ViewFields`,
    )
    const shown = (json.value as Record<string, unknown>[]).map(({ Title, DefaultView, RowLimit, Paged, Scope }) => [
      Title,
      DefaultView,
      RowLimit,
      Paged,
      Scope,
    ])
    expect(shown).toEqual([
      ['All work', true, 50, true, 0],
      ['Open', false, 30, true, 1],
    ])
    expect(json.value[0].ViewFields.Items).toEqual(['LinkTitle', 'Hours'])
    expect(json.value[0].ViewQuery).toBe('<OrderBy><FieldRef Name="Hours" Ascending="FALSE"/></OrderBy>')
    expect(json.value[1].ViewQuery).toContain('<FieldRef Name="State"')
  })

  it('keeps files with their older bytes', async () => {
    const file = "/new/_api/web/getfilebyserverrelativeurl('/new/Papers/Drafts/plan.txt')"
    expect((await admin.call('GET', `${file}/$value`)).text).toBe('second bytes, which are longer')
    const item = (await admin.call('GET', `${file}/listitemallfields?$select=Id,Title`)).json
    expect(item).toMatchObject({ Id: 3, Title: 'The plan' })
    expect((await admin.call('GET', `${file}?$select=UIVersionLabel,TimeLastModified`)).json).toMatchObject({
      ...{ UIVersionLabel: '2.0', TimeLastModified: '2019-03-08T10:00:00Z' },
    })
    const [old] = (await admin.call('GET', `${file}/versions`)).json.value
    expect(old).toMatchObject({ VersionLabel: '1.0', Size: 11 })
    expect((await admin.call('GET', `${file}/versions(512)/$value`)).text).toBe('first bytes')
  })

  it('keeps groups and permissions, and makes nobody an administrator', async () => {
    const people = (await admin.call('GET', "/new/_api/web/sitegroups/getbyname('Old readers')/users")).json.value
    expect(people.map(({ Title }: { Title: string }) => Title)).toEqual(['Ben Old'])
    const { value } = (await admin.call('GET', `${papers}/roleassignments?$expand=Member,RoleDefinitionBindings`)).json
    expect(value.map(({ Member }: { Member: { Title: string } }) => Member.Title)).toEqual(['Old readers'])
    expect((await admin.call('GET', "/new/_api/web/sitegroups/getbyname('Old readers')")).json.OwnerTitle).toBe('Ann Old')
    expect(value[0].RoleDefinitionBindings.map(({ Name }: { Name: string }) => Name)).toEqual(['Read'])
    expect((await admin.call('GET', `${work}?$select=HasUniqueRoleAssignments`)).json.HasUniqueRoleAssignments).toBe(false)
    const ann = (await admin.call('GET', "/_api/web/siteusers?$filter=Title eq 'Ann Old'")).json.value
    expect(ann).toEqual([expect.objectContaining({ IsSiteAdmin: false, Email: 'ann@old.example' })])
  })

  it('leaves one record in the audit log, and lists that can be exported', async () => {
    await server.farm.audit.flush()
    const { value } = (await admin.call('GET', '/_admin/audit?type=ContentWritten&target=/new')).json
    expect(value.map(({ detail }: { detail: { operation: string } }) => detail.operation)).toContain('packages.importLists')
  })
})

describe('a conflict', () => {
  it('fails, skips or replaces', async () => {
    const refused = await importOf(admin, migrationZip(), '?target=/new')
    expect([refused.status, refused.json.error.message]).toEqual([409, expect.stringMatching(/has a list 'Work' already/)])
    const skipped = await imported(server, admin, migrationZip(), '?target=/new&conflict=skip')
    expect(skipped).toMatchObject({ status: 'Succeeded', result: { imported: 0, skipped: 3, replaced: 0 } })
    expect(await imported(server, admin, migrationZip(), '?target=/new&conflict=replace')).toMatchObject({
      ...{ status: 'Succeeded', result: { imported: 3, skipped: 0, replaced: 3 } },
    })
    expect((await admin.call('GET', `${work}/items?$select=Id&$orderby=Id`)).json.value.map(({ Id }: { Id: number }) => Id)).toEqual([
      7, 9, 12,
    ])
  })

  it('with a place that is archived or held changes nothing', async () => {
    await newWeb('old')
    await admin.call('POST', '/old/_api/web/setarchivemode', { body: { archive_mode: true } })
    expect(await imported(server, admin, migrationZip(), '?target=/old')).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/archive/),
    })
    expect(await titles('/old')).not.toContain('Work')
    const hold = await admin.call('POST', '/_api/archive/legalholds', { body: { name: 'x', scope: { webUrl: '/new' } } })
    expect(await imported(server, admin, migrationZip(), '?target=/new&conflict=replace')).toMatchObject({ status: 'Failed' })
    expect((await admin.call('GET', `${work}/items(7)?$select=Title`)).json.Title).toBe('Third')
    await admin.call('POST', `/_api/archive/legalholds/${hold.json.id}/release`)
  })

  it('with no web at the place is refused', async () => {
    for (const query of ['', '?target=/nowhere', '?target=/sites/none&webApplication=Default'])
      expect((await importOf(admin, migrationZip(), query)).status, query).toBe(409)
    expect((await importOf(clientOf('ann'), migrationZip(), '?target=/new')).status).toBe(403)
  })
})

describe('a broken package', () => {
  const bytesThere = async (): Promise<string[]> => {
    const { records } = await server.farm.content('Content')
    return (await records.query('Blob', { where: {} })).flatMap(({ id, sizeBytes }) => (sizeBytes > 0 ? [id] : []))
  }
  const manifest = migrationFiles()['Manifest.xml'] ?? ''
  it.each<[string, Record<string, string | undefined>, RegExp]>([
    ['without a manifest', { 'Manifest.xml': undefined }, /no file Manifest\.xml/],
    ['without the bytes of a file', { '00000002.dat': undefined }, /no file '00000002\.dat'/],
    ['with half of a manifest', { 'Manifest.xml': manifest.slice(0, 3_000) }, /Manifest\.xml: The XML cannot be read/],
    ['with a document type', { 'Manifest.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${manifest}` }, /document type declaration/],
    [
      'with a list twice',
      { 'Manifest.xml': manifest.replace('</SPObjects>', `${/<SPObject .*?<\/SPObject>/s.exec(manifest)?.[0]}</SPObjects>`) },
      /twice/,
    ],
    ['with a path that climbs', { '../x.dat': 'x' }, /leads out of it/],
    ['that would become too long', { 'bomb.dat': 'x'.repeat(30_000_000) }, /times as long/],
  ])('%s is refused before anything is written', async (_what, changes, message) => {
    const before = await titles('')
    const reply = await importOf(admin, migrationZip(changes), '?target=/')
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(message)])
    expect(await titles('')).toEqual(before)
  })

  it('with changed bytes fails, and nothing of it is there', async () => {
    const before = new Set(await bytesThere())
    const whole = migrationZip()
    const bytes = deflateRawSync(Buffer.from('second bytes, which are longer'))
    const at = whole.indexOf(bytes)
    expect(at).toBeGreaterThan(0)
    const changed = Buffer.from(whole)
    changed[at + 4] = (changed[at + 4] ?? 0) ^ 0x10
    expect(await imported(server, admin, changed, '?target=/')).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/damaged in 00000002\.dat/),
    })
    expect(await titles('')).not.toContain('Work')
    expect((await bytesThere()).filter((id) => !before.has(id))).toEqual([])
  })

  it('with an address that is too long for every place leaves that out', async () => {
    await newWeb('deep')
    const url = `Lists/Work/${'a/'.repeat(600)}77_.000`
    const item = `<SPObject ObjectType="SPListItem" ParentWebUrl="/sites/old"><ListItem FileUrl="${url}" Name="77_.000" IntId="77" /></SPObject>`
    const deep = migrationZip({ 'Manifest.xml': manifest.replace('</SPObjects>', `${item}</SPObjects>`) })
    const { status, result } = await imported(server, admin, deep, '?target=/deep')
    expect(status).toBe('Succeeded')
    expect(result.leftOut).toContainEqual({ what: 'Items', why: 'Their list is not in the package.', count: 1 })
  })

  it('in a folder of the ZIP file is read as well', async () => {
    await newWeb('folder')
    const files = Object.fromEntries(Object.entries(migrationFiles()).map(([name, text]) => [`export/${name}`, text]))
    expect(await imported(server, admin, compressedZip(files), '?target=/folder')).toMatchObject({ status: 'Succeeded' })
    expect(await titles('/folder')).toContain('Papers')
  })
})

describe('an import that the server stopped', () => {
  const operation = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6c07'
  const { database, operations } = server.farm
  const input = { target: '/stopped', webApplication: null, conflict: 'fail', isMigration: true }
  async function* once(bytes: Uint8Array) {
    yield bytes
  }
  const ended = async () => {
    operations.start(() => undefined)
    await operations.idle()
    return (await admin.call('GET', `/_admin/operations/${operation}`)).json
  }

  itUnlessKilled('goes on before its act, and is done once after it', async () => {
    await newWeb('stopped')
    await operations.packages.receive(operation, once(migrationZip()))
    await database.records.insert('Operation', {
      ...{
        id: operation,
        kind: 'Import',
        siteId: null,
        tenantId: null,
        status: 'Running',
        progress: 0,
        actor: 'admin',
        startedAt: Date.now(),
      },
      ...{ finishedAt: null, detail: JSON.stringify({ input }) },
    })
    const first = await ended()
    expect(first).toMatchObject({ status: 'Succeeded', result: { imported: 3 } })
    const lists = (await titles('/stopped')).sort()
    const id = (await admin.call('GET', "/stopped/_api/web/lists/getbytitle('Work')?$select=Id")).json.Id
    // The act was the last thing before the stop: its end was not noted.
    await operations.packages.receive(operation, once(migrationZip()))
    const step = JSON.stringify({ done: 0, imported: 0, skipped: 0, replaced: 0, part: { id, isReplacing: false } })
    await database.records.update(
      'Operation',
      { id: operation },
      { status: 'Running', finishedAt: null, detail: JSON.stringify({ input, step }) },
    )
    // Its report is whole.
    expect(await ended()).toMatchObject({ status: 'Succeeded', result: first.result })
    expect(first.result.leftOut.length).toBeGreaterThan(5)
    expect((await titles('/stopped')).sort()).toEqual(lists)
  })
})
