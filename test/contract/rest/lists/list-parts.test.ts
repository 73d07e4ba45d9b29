import { describe, expect, it } from 'vitest'
import { fileAt, openFileServer } from '../../../support/samples/file-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { admin, reader, newLibrary, upload } = await openFileServer()

let made = 0
async function newList(more: object = {}): Promise<string> {
  const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title: `Parts ${++made}`, BaseTemplate: 100, ...more } })
  return `/_api/web/lists(guid'${json.Id}')`
}

const add = async (list: string, Title: string): Promise<number> => (await admin.call('POST', `${list}/items`, { body: { Title } })).json.Id

/** Takes the list from everybody but its owner. */
const close = (list: string) => admin.call('POST', `${list}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)

describe('what can be added to a list', () => {
  it('depends on the rights of the caller, and on the list', async () => {
    const list = await newList({ EnableFolderCreation: false })
    const { list: library } = await newLibrary()
    const of = async (client: typeof admin, at: string) => (await client.call('GET', `${at}/creatablesinfo`)).json
    expect(await of(admin, list)).toMatchObject({ CanCreateFolders: false, CanCreateItems: true, CanUploadFiles: false })
    expect(await of(admin, library)).toMatchObject({ CanCreateItems: false, CanUploadFiles: true })
    const none = { CanCreateFolders: false, CanCreateItems: false, CanUploadFiles: false }
    for (const at of [list, library]) expect(await of(reader, at)).toMatchObject(none)
    const { json } = await reader.call('GET', `${list}?$select=Id,CreatablesInfo/CanCreateItems&$expand=CreatablesInfo`)
    expect(json.CreatablesInfo).toMatchObject({ CanCreateItems: false })
    expect((await reader.call('GET', `${list}/creatablesinfo/creatables`)).json.value).toEqual([])
    await close(list)
    expectRefusal(await reader.call('GET', `${list}/creatablesinfo`), 403, /ViewListItems/)
  })
})

describe('the items of a list', () => {
  it.each(envelopes)('come with it by $expand=Items, as far as the caller may see them, %s', async (envelope) => {
    const list = await newList()
    for (const title of ['one', 'two', 'three']) await add(list, title)
    await close(`${list}/items(2)`)
    const of = async (client: typeof admin, query: string) => {
      const { json } = await client.call('GET', `${list}?${query}`, { headers: { Accept: accepts[envelope] } })
      const { Items } = json.d ?? json
      return (Items.results ?? Items) as { readonly Title: string; readonly Id?: number }[]
    }
    expect((await of(admin, '$expand=Items')).map(({ Title }) => Title)).toEqual(['one', 'two', 'three'])
    expect((await of(reader, '$select=Items/Title&$expand=Items')).map(({ Title }) => Title)).toEqual(['one', 'three'])
  })

  it('do not come with several lists at once, nor with what they lack', async () => {
    const list = await newList()
    await add(list, 'one')
    expectRefusal(await admin.call('GET', '/_api/web/lists?$expand=Items'), 400, /on one list; here are several/)
    expectRefusal(await admin.call('GET', `${list}?$select=Items/Nope&$expand=Items`), 400, /'Nope'/)
    const { json } = await admin.call('GET', `${await newList()}?$select=Items&$expand=Items`)
    expect(json.Items).toEqual([])
  })
})

describe('an item', () => {
  it('has a property bag, a file that of the file', async () => {
    const list = await newList()
    const id = await add(list, 'one')
    const bag = { vti_author: 'i:0#.f|membership|admin', vti_timecreated: expect.stringMatching(/Z$/), vti_docstoretype: '0' }
    for (const client of [admin, reader]) expect((await client.call('GET', `${list}/items(${id})/properties`)).json).toMatchObject(bag)
    const { json } = await reader.call('GET', `${list}/items?$select=Id,Properties&$expand=Properties`)
    expect(rowsOf({ json })[0]?.Properties).toHaveProperty(
      Object.keys(rowsOf({ json })[0]?.Properties).find((key) => /author/.test(key)) ?? '',
    )
    const { list: library, url } = await newLibrary()
    await upload(url, 'plan.txt', 'x')
    const { json: item } = await admin.call('GET', `${fileAt(`${url}/plan.txt`)}/listitemallfields?$select=Id`)
    const ofFile = await admin.call('GET', `${fileAt(`${url}/plan.txt`)}/properties`)
    expect((await admin.call('GET', `${library}/items(${item.Id})/properties`)).json).toEqual(ofFile.json)
    expectRefusal(await reader.call('GET', `${list}/items(99)/properties`), 404, /99/)
  })

  it('tells who likes it, by the people in the column LikedBy', async () => {
    const list = await newList()
    const id = await add(list, 'one')
    const likes = async (client: typeof admin, query = '') =>
      (await client.call('GET', `${list}/items(${id})/likedbyinformation${query}`)).json
    expect(await likes(admin)).toMatchObject({ isLikedByUser: false, likeCount: 0 })
    const field = { SchemaXml: '<Field Type="UserMulti" Name="LikedBy" DisplayName="LikedBy" Mult="TRUE"/>' }
    expect((await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: field } })).status).toBe(200)
    const { json: me } = await reader.call('GET', '/_api/web/currentuser?$select=Id,Title')
    const changed = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    const body = { LikedById: { results: [me.Id] } }
    expect((await admin.call('POST', `${list}/items(${id})`, { headers: changed, body })).status).toBe(200)
    expect(await likes(admin)).toMatchObject({ isLikedByUser: false, likeCount: 1 })
    expect(await likes(reader, '?$expand=likedBy')).toMatchObject({ isLikedByUser: true, likeCount: 1, likedBy: [{ Title: me.Title }] })
    const { json } = await reader.call('GET', `${list}/items(${id})?$select=Id,LikedByInformation/likeCount&$expand=LikedByInformation`)
    expect(json.LikedByInformation).toMatchObject({ likeCount: 1 })
    expectRefusal(await reader.call('GET', `${list}/items(99)/likedbyinformation`), 404, /99/)
  })
})

describe('a file', () => {
  it('tells who stored its versions', async () => {
    const { url, list } = await newLibrary()
    for (const text of ['x', 'yy']) await upload(url, 'plan.txt', text)
    const at = fileAt(`${url}/plan.txt`)
    const { json: me } = await admin.call('GET', '/_api/web/currentuser?$select=Title,Email')
    const events = rowsOf(await admin.call('GET', `${at}/versionevents`))
    expect(events.at(-1)).toMatchObject({ Editor: me.Title, EditorEmail: me.Email, EventType: 0, Time: expect.stringMatching(/Z$/) })
    const { json: versions } = await admin.call('GET', `${at}/versions?$select=VersionLabel`)
    expect(events).toHaveLength(rowsOf({ json: versions }).length + 1)
    expect((await admin.call('GET', `${at}?$select=Name&$expand=VersionEvents`)).json.VersionEvents).toHaveLength(events.length)
    await close(list)
    expectRefusal(await reader.call('GET', `${at}/versionevents`), 403, /ViewListItems|ViewVersions/)
  })

  it('has the rights management of its library', async () => {
    const { url, list } = await newLibrary()
    await upload(url, 'plan.txt', 'x')
    const at = fileAt(`${url}/plan.txt`)
    const body = { AllowPrint: true, PolicyTitle: 'Ours' }
    await admin.call('PUT', `${list}/informationrightsmanagementsettings`, { body })
    const name = 'EffectiveInformationRightsManagementSettings'
    expect((await reader.call('GET', `${at}/${name}`)).json).toMatchObject({ ...body, IrmEnabled: false, DocumentAccessExpireDays: 90 })
    expect((await reader.call('GET', `${at}?$select=Name&$expand=${name}`)).json[name]).toMatchObject(body)
    expectRefusal(await reader.call('GET', `${fileAt(`${url}/nope.txt`)}/${name}`), 404, /no file/)
  })
})

describe('the site', () => {
  it('tells users who manage it what the audit log records', async () => {
    expect((await admin.call('GET', '/_api/site/audit')).json).toMatchObject({ AuditFlags: 8187 })
    expect((await admin.call('GET', '/_api/site?$select=Id&$expand=Audit')).json.Audit).toMatchObject({ AuditFlags: 8187 })
    expectRefusal(await reader.call('GET', '/_api/site/audit'), 403, /ManageWeb/)
  })

  it('has no workflows for content types of webs', async () => {
    expect(rowsOf(await reader.call('GET', "/_api/web/contenttypes('0x01')/workflowassociations"))).toEqual([])
    const { json } = await reader.call('GET', "/_api/web/contenttypes('0x01')?$select=Name&$expand=WorkflowAssociations")
    expect(json.WorkflowAssociations).toEqual([])
    expectRefusal(await reader.call('GET', "/_api/web/contenttypes('0x0199')/workflowassociations"), 404, /0x0199/)
  })
})
