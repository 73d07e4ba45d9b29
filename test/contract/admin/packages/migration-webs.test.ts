import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { webIds, websZip } from '../../../support/samples/migration-webs.ts'
import { imported, importOf } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'

const { server, clientOf } = await serve({ settings: { 'Farm:BackupRoot': join(sharedFolder('migration-webs'), 'backups') } })
const admin = clientOf('admin')
const get = async (path: string) => (await admin.call('GET', path)).json
const newWeb = (name: string) =>
  admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: name, Url: name, WebTemplate: 'STS#0' } } })
const jobs = "/new/parts/_api/web/lists/getbytitle('Jobs')"

await newWeb('new')
const outcome = await imported(server, admin, websZip(), '?target=/new')

describe('a package of a web with webs below it', () => {
  it('says what was left out and why', () => {
    expect(outcome).toMatchObject({ status: 'Succeeded', result: { imported: 4, skipped: 0, replaced: 0 } })
    const left = outcome.result.leftOut as readonly { readonly what: string; readonly why: string }[]
    expect(Object.fromEntries(left.map(({ what, why }) => [what, why]))).toEqual({
      "User 'OLD\\gone'": expect.stringMatching(/deleted/),
      'Properties of webs': expect.stringMatching(/do not take them/),
      "Language 1999 of web '/sites/old/parts/bolts'": expect.stringMatching(/the one above it/),
      "Template 'ODD#3' of web '/sites/old/parts/bolts'": expect.stringMatching(/team site/),
      "Web '/sites/old/gone/lost'": expect.stringMatching(/The web above it/),
      "Web '/sites/old/_odd'": expect.stringMatching(/cannot be the Url/),
      "Web '/sites/other'": expect.stringMatching(/imported into one web/),
      "Lists of the web '/sites/other'": expect.stringMatching(/imported into one web/),
      "Column 'Lost' of web '/sites/old/parts'": expect.stringMatching(/not in the package/),
      "Column 'Nowhere' of the content type 'Bolt' of web '/sites/old/parts'": expect.stringMatching(/no column/),
      'Content types of features': expect.any(String),
      'Permissions of webs, and of what was left out': expect.any(String),
    })
  })

  it('becomes webs with titles, descriptions, languages and time zones', async () => {
    const select = '$select=Title,Description,Language,WebTemplate,Configuration'
    expect(await get(`/new/parts/_api/web?${select}`)).toMatchObject({
      ...{ Title: 'Teile', Description: 'What is in the store', Language: 1031, WebTemplate: 'STS', Configuration: 0 },
    })
    expect((await get('/new/parts/_api/web/regionalsettings/timezone?$select=Id')).Id).toBe(4)
    expect(await get(`/new/parts/bolts/_api/web?${select}`)).toMatchObject({ Title: 'Bolts', Language: 1031, WebTemplate: 'STS' })
    // The web that gets the package stays what it is.
    expect((await get(`/new/_api/web?${select}`)).Title).toBe('new')
    expect((await get('/new/_api/web/webs?$select=Url')).value).toHaveLength(1)
  })

  it('keeps columns and content types of webs', async () => {
    const color = await get(`/new/_api/web/fields(guid'${webIds.color}')?$select=InternalName,Title,Group,Choices`)
    expect(color).toMatchObject({ InternalName: 'Color', Title: 'The color', Group: 'Old columns' })
    const { value } = await get("/new/parts/_api/web/availablecontenttypes?$filter=Group eq 'Old types'&$select=Name,Description,StringId")
    expect(value.map(({ Name }: { Name: string }) => Name).sort()).toEqual(['Bolt', 'Part'])
    const bolt = value.find(({ Name }: { Name: string }) => Name === 'Bolt')
    const links = (await get(`/new/parts/_api/web/contenttypes('${bolt.StringId}')/fieldlinks?$select=Name,Required`)).value
    expect(links).toContainEqual(expect.objectContaining({ Name: 'Color', Required: true }))
    expect(links).toContainEqual(expect.objectContaining({ Name: 'State' }))
    // The type of the list is a child of it.
    const [ofList] = (await get(`${jobs}/contenttypes?$filter=Name eq 'Bolt'&$select=StringId`)).value
    expect(ofList.StringId).toMatch(new RegExp(`^${bolt.StringId}00`, 'i'))
    expect((await get(`${jobs}/items(8)?$select=ContentType/Name&$expand=ContentType`)).ContentType.Name).toBe('Bolt')
  })

  it('keeps lists, items and files, and lookups into other webs', async () => {
    const job = await get(`${jobs}/items(8)?$select=Title,Color,State/Title,StateId&$expand=State`)
    expect(job).toMatchObject({ Title: 'Turn', Color: 'red', StateId: 5, State: { Title: 'ready' } })
    const titles = async (web: string) =>
      (await get(`${web}/_api/web/lists?$select=Title`)).value.map(({ Title }: { Title: string }) => Title)
    expect((await titles('/new/parts/bolts')).sort()).toEqual(['Plans', 'States'])
    expect(await get("/new/parts/bolts/_api/web/lists/getbytitle('States')/items(3)?$select=Title")).toMatchObject({ Title: 'of bolts' })
    const file = "/new/parts/bolts/_api/web/getfilebyserverrelativeurl('/new/parts/bolts/Plans/a.txt')/$value"
    expect((await admin.call('GET', file)).text).toBe('first bytes')
    const column = await get("/new/parts/_api/web/fields?$filter=InternalName eq 'State'&$select=LookupList,LookupWebId,InternalName")
    const { Id } = await get("/new/_api/web/lists/getbytitle('States')?$select=Id")
    expect(column.value[0].LookupList).toContain(Id)
  })

  it('keeps permissions of webs', async () => {
    const assigned = async (web: string) =>
      (await get(`${web}/_api/web/roleassignments?$expand=Member`)).value.map(({ Member }: { Member: { Title: string } }) => Member.Title)
    expect(await assigned('/new/parts/bolts')).toEqual(['Old readers'])
    expect((await get('/new/parts/_api/web?$select=HasUniqueRoleAssignments')).HasUniqueRoleAssignments).toBe(false)
    expect((await get('/new/_api/web?$select=HasUniqueRoleAssignments')).HasUniqueRoleAssignments).toBe(false)
  })
})

describe('a second import', () => {
  it('knows the webs that are there', async () => {
    const refused = await importOf(admin, websZip(), '?target=/new')
    expect([refused.status, refused.json.error.message]).toEqual([409, expect.stringMatching(/has a list 'Jobs' already/)])
    expect(refused.json.error.message).toContain("'/new/parts'")
    const again = await imported(server, admin, websZip(), '?target=/new&conflict=replace')
    expect(again).toMatchObject({ status: 'Succeeded', result: { imported: 4, replaced: 4 } })
    expect(await get(`${jobs}/items(8)?$select=StateId`)).toMatchObject({ StateId: 5 })
    const skipped = await imported(server, admin, websZip(), '?target=/new&conflict=skip')
    expect(skipped).toMatchObject({ status: 'Succeeded', result: { imported: 0, skipped: 4 } })
    expect((await get('/new/parts/_api/web?$select=Title')).Title).toBe('Teile')
  })

  it('changes nothing where a web below is archived', async () => {
    await admin.call('POST', '/new/parts/bolts/_api/web/setarchivemode', { body: { archive_mode: true } })
    const failed = await imported(server, admin, websZip(), '?target=/new&conflict=replace')
    expect(failed).toMatchObject({ status: 'Failed', error: expect.stringMatching(/archive/) })
    expect(await get(`${jobs}/items(8)?$select=Title`)).toMatchObject({ Title: 'Turn' })
  })
})
