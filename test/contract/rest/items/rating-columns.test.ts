import { describe, expect, it } from 'vitest'
import { bothDoors } from '../../../parity/told/both-doors.ts'
import { call, listNamed, method, property, runModel } from '../../../support/csom/model-client.ts'
import { trier } from '../../../support/csom/tried-methods.ts'
import { serveLists } from '../../../support/samples/lists.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { admin, addList, server } = await serveLists()
const base = '/_api/Microsoft.Office.Server.ReputationModel.Reputation'

/** The columns with the ids and types of the established server. */
const columns = [
  ['AverageRating', '5a14d1ab-1513-48c7-97b3-657a5ba6c742', 'AverageRating', 0],
  ['RatingCount', 'b1996002-9167-45e5-a4df-b2c41c6723c7', 'RatingCount', 0],
  ['RatedBy', '4d64b067-08c3-43dc-a87b-8b8e01673313', 'UserMulti', 20],
  ['Ratings', '434f51fb-ffd2-4a0e-a03b-ca3131ac67ba', 'Note', 3],
  ['LikesCount', '6e4d832b-f610-41a8-b3e0-239608efda41', 'Likes', 0],
  ['LikedBy', '2cdcd5eb-846d-4f4d-9aaf-73e8e73c7312', 'UserMulti', 20],
] as const
const numbers = columns.filter(([, , , kind]) => kind === 0)

const rate = (listId: string, rating: number) => admin.call('POST', `${base}.SetRating(listID='${listId}',itemID=1,rating=${rating})`)
const like = (listId: string) => admin.call('POST', `${base}.SetLike(listID='${listId}',itemID=1,like=true)`)

/** A list with an item and all columns, made of the site columns as programs of the object model do. */
async function ratedList() {
  const list = await addList()
  await admin.call('POST', `${list.address}/items`, { body: { Title: 'a' } })
  const fields = property(listNamed(list.Title), 'Fields')
  for (const [, id] of columns) {
    const { SchemaXml } = (await admin.call('GET', `/_api/web/availablefields(guid'${id}')?$select=SchemaXml`)).json
    const { error } = await runModel(server.url, [{ kind: 'path', on: method(fields, 'AddFieldAsXml', SchemaXml as string, false, 8) }])
    expect(error).toBeNull()
  }
  return list
}

const choose = async (title: string, experience: string) => {
  const root = property(listNamed(title), 'RootFolder')
  const actions = [call(property(root, 'Properties'), 'SetFieldValue', 'Ratings_VotingExperience', experience), call(root, 'Update')]
  expect((await runModel(server.url, actions)).error).toBeNull()
}

describe('the columns of ratings', () => {
  it.each(columns)('%s is a site column of a web, read-only, with its id and type', async (name, id, type, kind) => {
    const { json } = await admin.call('GET', `/_api/web/availablefields(guid'${id}')`)
    expect(json).toMatchObject({
      InternalName: name,
      TypeAsString: type,
      FieldTypeKind: kind,
      ReadOnlyField: true,
      Group: 'Content Feedback',
    })
    expect(json.SchemaXml).toContain(`Type="${type}"`)
  })

  it('are the same by REST, SOAP and the object model, in a list that has them of the site columns', async () => {
    const list = await ratedList()
    expect((await rate(list.Id, 4)).json.value).toBe(4)
    expect((await like(list.Id)).json.value).toBe(1)
    const rows = (await admin.call('GET', `${list.address}/fields?$filter=Group eq 'Content Feedback'`)).json.value as { Id: string }[]
    expect(rows.map(({ Id }) => Id).sort()).toEqual(columns.map(([, id]) => id).sort())
    const doors = bothDoors(server.url)
    const soap = await doors.ask('lists', 'GetList', `<listName>${list.Title}</listName>`, 'Field')
    const { show } = trier(server.url)
    for (const [name, id, type] of numbers) {
      const told = await show(method(property(listNamed(list.Title), 'Fields'), 'GetByInternalNameOrTitle', name))
      expect(told).toMatchObject({ TypeAsString: type, FieldTypeKind: 0, ReadOnlyField: true, Id: `/Guid(${id})/` })
      const element = soap.find(({ attributes }) => attributes.get('Name') === name)
      expect([element?.attributes.get('Type'), element?.attributes.get('ReadOnly')]).toEqual([type, 'TRUE'])
    }
    const values = { AverageRating: 4, RatingCount: 1, LikesCount: 1 }
    expect((await admin.call('GET', `${list.address}/items(1)`)).json).toMatchObject(values)
    expect(await show(method(listNamed(list.Title), 'GetItemById', 1))).toMatchObject(values)
    const query = '<viewFields><ViewFields><FieldRef Name="AverageRating"/><FieldRef Name="LikesCount"/></ViewFields></viewFields>'
    const [row] = await doors.ask('lists', 'GetListItems', `<listName>${list.Title}</listName>${query}`, 'row')
    expect([row?.attributes.get('ows_AverageRating'), row?.attributes.get('ows_LikesCount')].map(Number)).toEqual([4, 1])
    const found = await admin.call('GET', `${list.address}/items?$filter=AverageRating ge 4 and LikesCount eq 1`)
    expect(found.json.value).toHaveLength(1)
  })

  it('are written by nobody but the server', async () => {
    const list = await ratedList()
    await rate(list.Id, 2)
    for (const [name] of numbers) {
      expectRefusal(await admin.call('PUT', `${list.address}/items(1)`, { body: { [name]: 9 } }), 400, new RegExp(name))
      const field = `${list.address}/fields/getbyinternalnameortitle('${name}')`
      expect((await admin.call('PUT', field, { body: { ReadOnlyField: false, Required: true } })).status).toBeLessThan(300)
      expect((await admin.call('GET', field)).json).toMatchObject({ ReadOnlyField: true, Required: false })
      expectRefusal(await admin.call('PUT', `${list.address}/items(1)`, { body: { [name]: 9 } }), 400, new RegExp(name))
    }
    expect((await admin.call('POST', `${list.address}/items`, { body: { Title: 'still added' } })).status).toBe(201)
    const batch = `<Batch><Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="AverageRating">5</Field></Method></Batch>`
    await bothDoors(server.url).ask('lists', 'UpdateListItems', `<listName>${list.Title}</listName><updates>${batch}</updates>`, 'Result')
    expect((await admin.call('GET', `${list.address}/items(1)`)).json.AverageRating).toBe(2)
  })

  it('are made with a default value or a formula by nobody', async () => {
    const list = await addList()
    const fields = `${list.address}/fields/createfieldasxml`
    const make = (xml: string) => admin.call('POST', fields, { body: { parameters: { SchemaXml: xml } } })
    expectRefusal(await make('<Field Type="Likes" Name="L" DisplayName="L"><Default>3</Default></Field>'), 400, /L/)
    const made = await make('<Field Type="Likes" Name="L" DisplayName="L" ReadOnly="FALSE" Required="TRUE"/>')
    expect(made.json).toMatchObject({ TypeAsString: 'Likes', ReadOnlyField: true, Required: false })
    expectRefusal(await make('<Field Type="Rating" Name="R" DisplayName="R"/>'), 400, /Rating/)
  })
})

describe('the property Ratings_VotingExperience of the root folder', () => {
  it('says whether items are liked, rated, or neither', async () => {
    const list = await ratedList()
    await choose(list.Title, 'Likes')
    expectRefusal(await rate(list.Id, 3), 400, /Ratings_VotingExperience.* is 'Likes'/)
    expect((await like(list.Id)).status).toBe(200)
    await choose(list.Title, 'Ratings')
    expectRefusal(await like(list.Id), 400, /Ratings_VotingExperience.* is 'Ratings'/)
    expectRefusal(await admin.call('POST', `${list.address}/items(1)/unlike`), 400, /Ratings_VotingExperience/)
    expect((await rate(list.Id, 3)).status).toBe(200)
    await choose(list.Title, '')
    const shown = (await admin.call('GET', `${list.address}/rootfolder/properties`)).json
    expect(Object.entries(shown)).toContainEqual([expect.stringMatching(/^Ratings_(x005f_)?VotingExperience$/), ''])
    for (const refused of [await rate(list.Id, 3), await like(list.Id)]) expectRefusal(refused, 400, /is empty/)
    expect((await admin.call('GET', `${list.address}/items(1)`)).json).toMatchObject({ AverageRating: 3, LikesCount: 1 })
  })

  it('means nothing with another value, and makes no columns in a list that takes no such thing', async () => {
    const list = await addList()
    await admin.call('POST', `${list.address}/items`, { body: { Title: 'a' } })
    await choose(list.Title, 'Likes')
    expectRefusal(await rate(list.Id, 3), 400, /Likes/)
    expect((await admin.call('GET', `${list.address}/fields?$filter=InternalName eq 'AverageRating'`)).json.value).toEqual([])
    await choose(list.Title, 'Stars')
    expect((await rate(list.Id, 3)).status).toBe(200)
  })
})
