import { describe, expect, it } from 'vitest'
import { serveLists } from '../../../support/samples/lists.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { admin, clientOf, reader, addList } = await serveLists()
const base = '/_api/Microsoft.Office.Server.ReputationModel.Reputation'
const noList = '00000000-0000-0000-0000-000000000001'

const like = (who: typeof admin, list: string, item: number, is: boolean) =>
  who.call('POST', `${base}.SetLike(listID=@a1,itemID=@a2,like=@a3)?@a1='{${list}}'&@a2=${item}&@a3=${is}`)
const rate = (who: typeof admin, list: string, item: number, rating: number | string) =>
  who.call('POST', `${base}.SetRating(listID='${list}',itemID=${item},rating=${rating})`)

/** A list with an item, and two people who may change it. */
async function addItem() {
  const list = await addList({ EnableVersioning: true })
  const item = (await admin.call('POST', `${list.address}/items`, { body: { Title: 'a' } })).json
  const members: (typeof admin)[] = []
  for (const name of ['ben', 'cleo']) {
    const { Id } = (await admin.call('POST', `/_api/web/ensureuser('${name}')`)).json
    await admin.call('POST', `${list.address}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    const roles = (await admin.call('GET', '/_api/web/roledefinitions')).json.value as { Id: number; RoleTypeKind: number }[]
    const role = roles.find(({ RoleTypeKind }) => RoleTypeKind === 3)?.Id
    await admin.call('POST', `${list.address}/roleassignments/addroleassignment(principalid=${Id},roledefid=${role})`)
    members.push(clientOf(name))
  }
  const [ben = admin, cleo = admin] = members
  const shown = async () => (await admin.call('GET', `${list.address}/items(${item.Id})`)).json
  return { list, item, ben, cleo, shown }
}

describe('likes', () => {
  it('are counted, each person once, and make no version', async () => {
    const { list, item, ben, shown } = await addItem()
    const before = await shown()
    expect((await like(admin, list.Id, item.Id, true)).json.value).toBe(1)
    expect((await like(admin, list.Id, item.Id, true)).json.value).toBe(1)
    expect((await like(ben, list.Id, item.Id, true)).json.value).toBe(2)
    const after = await shown()
    expect(after).toMatchObject({ LikesCount: 2, Modified: before.Modified, OData__UIVersionString: before.OData__UIVersionString })
    expectRefusal(await ben.call('PUT', `${list.address}/items(${item.Id})`, { body: { LikesCount: 9 } }), 400, /LikesCount/)
    const information = (await ben.call('GET', `${list.address}/items(${item.Id})/likedbyinformation`)).json
    expect(information).toMatchObject({ likeCount: 2, isLikedByUser: true })
    expect((await like(ben, list.Id, item.Id, false)).json.value).toBe(1)
    expect((await shown()).LikesCount).toBe(1)
    const verbose = await admin.call('POST', `${base}.SetLike(listid=guid'${list.Id}',itemid=${item.Id},like=false)`, {
      headers: { Accept: accepts.verbose },
    })
    expect(verbose.json).toEqual({ d: { SetLike: 0 } })
  })

  it('are given to the item itself', async () => {
    const { list, item, ben, shown } = await addItem()
    const at = `${list.address}/items(${item.Id})`
    expect((await admin.call('POST', `${at}/like`)).json).toEqual({ 'odata.null': true })
    expect((await ben.call('POST', `${at}/Like()`)).status).toBe(200)
    expect((await shown()).LikesCount).toBe(2)
    expect((await ben.call('POST', `${at}/unlike`, { headers: { Accept: accepts.verbose } })).json).toEqual({ d: { Unlike: null } })
    expect((await admin.call('GET', `${at}/likedbyinformation`)).json).toMatchObject({ likeCount: 1, isLikedByUser: true })
    expectRefusal(await reader.call('POST', `${at}/like`), 403, /./)
    expectRefusal(await reader.call('POST', `${at}/unlike`), 403, /./)
    expectRefusal(await admin.call('POST', `${list.address}/items(4711)/like`), 404, /4711/)
    expectRefusal(await admin.call('POST', `${list.address}/items(4711)/unlike`), 404, /4711/)
  })

  it('need columns, which only who manages the list makes', async () => {
    const { list, item, ben } = await addItem()
    expectRefusal(await like(ben, list.Id, item.Id, true), 403, /./)
    expect((await like(admin, list.Id, item.Id, false)).json.value).toBe(0)
    expect((await like(ben, list.Id, item.Id, true)).json.value).toBe(1)
    expectRefusal(await like(reader, list.Id, item.Id, true), 403, /./)
  })

  it('are refused for what is not there, and in columns of another type', async () => {
    const { list, item } = await addItem()
    expectRefusal(await like(admin, list.Id, 4711, true), 404, /4711/)
    expectRefusal(await like(admin, noList, item.Id, true), 404, /./)
    expectRefusal(await admin.call('POST', `${base}.SetLike(listid='x',itemid=1,like=true)`), 400, /./)
    expect((await admin.call('GET', `${list.address}/fields?$filter=InternalName eq 'LikedBy'`)).json.value).toEqual([])
    await admin.call('POST', `${list.address}/fields`, { body: { Title: 'LikesCount', FieldTypeKind: 2 } })
    expectRefusal(await like(admin, list.Id, item.Id, true), 400, /'LikesCount' .* is not of the type Likes/)
  })
})

describe('ratings', () => {
  it('are averaged, each person has one', async () => {
    const { list, item, ben, cleo, shown } = await addItem()
    expect((await rate(admin, list.Id, item.Id, 5)).json.value).toBe(5)
    expect((await rate(ben, list.Id, item.Id, 2)).json.value).toBe(3.5)
    expect((await rate(cleo, list.Id, item.Id, 2)).json.value).toBe(3)
    expect((await rate(ben, list.Id, item.Id, 5)).json.value).toBe(4)
    expect(await shown()).toMatchObject({ AverageRating: 4, RatingCount: 3, Ratings: '5,5,2,' })
    expect((await shown()).RatedById).toHaveLength(3)
  })

  it.each([0, 6, 2.5, "'x'"])('cannot be %s', async (rating) => {
    const { list, item } = await addItem()
    expectRefusal(await rate(admin, list.Id, item.Id, rating), 400, /./)
  })

  it('are refused without the right, and for an item that is not there', async () => {
    const { list, item } = await addItem()
    expectRefusal(await rate(reader, list.Id, item.Id, 3), 403, /./)
    expectRefusal(await rate(admin, list.Id, 4711, 3), 404, /4711/)
  })
})
