import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }

let made = 0
/** A new list with the content types Item, Folder and Task. */
async function newList(): Promise<string> {
  made += 1
  const { json } = await admin.call('POST', '/_api/web/lists', { body: { Title: `Ordered ${made}`, ContentTypesEnabled: true } })
  const address = `/_api/web/lists(guid'${json.Id}')`
  await admin.call('POST', `${address}/contenttypes/addavailablecontenttype`, { body: { contentTypeId: '0x0108' } })
  return address
}

const idsIn = async (list: string): Promise<string[]> =>
  rowsOf(await admin.call('GET', `${list}/contenttypes?$select=StringId`)).map((row) => row.StringId)

/** A content type id as the profile writes it; tests of arrays see it as it is on the wire. */
const written = (id: string) => inProfile(id, { StringValue: id })

describe('UniqueContentTypeOrder of the root folder of a list', () => {
  it.each([
    ['texts', (ids: readonly string[]) => ids],
    ['objects', (ids: readonly string[]) => ids.map((StringValue) => ({ StringValue }))],
    [
      'results with their types',
      (ids: readonly string[]) => ({
        __metadata: { type: 'Collection(SP.ContentTypeId)' },
        results: ids.map((StringValue) => ({ __metadata: { type: 'SP.ContentTypeId' }, StringValue })),
      }),
    ],
  ])('is set by %s', async (_, form) => {
    const list = await newList()
    const before = await idsIn(list)
    const [first = '', second = '', ...others] = before.toReversed()
    const reply = await admin.call('POST', `${list}/rootfolder`, {
      headers: { ...merge, 'Content-Type': accepts.verbose },
      body: { __metadata: { type: 'SP.Folder' }, UniqueContentTypeOrder: form([first, second]), WelcomePage: 'start.html' },
    })
    expect(reply.status).toBe(200)
    expect(await idsIn(list)).toEqual([first, second, ...others.toReversed()])
    const { json } = await admin.call('GET', `${list}/rootfolder?$select=ContentTypeOrder,UniqueContentTypeOrder,WelcomePage`)
    const shown = (await idsIn(list)).map(written)
    expect(json).toMatchObject({ ContentTypeOrder: shown, UniqueContentTypeOrder: shown, WelcomePage: 'start.html' })
    const added = await admin.call('POST', `${list}/items`, { body: { Title: 'New' } })
    expect(added.json.ContentTypeId).toBe(first)
  })

  it('says its types in verbose replies', async () => {
    const list = await newList()
    const verbose = clientOf('admin', accepts.verbose)
    const select = '$select=ContentTypeOrder,UniqueContentTypeOrder'
    const { d } = (await verbose.call('GET', `${list}/rootfolder?${select}`)).json
    const results = (await idsIn(list)).map((id) => inProfile<unknown>(id, { __metadata: { type: 'Svc.ContentTypeId' }, StringValue: id }))
    const order = { __metadata: { type: inProfile('Collection(Edm.String)', 'Collection(Svc.ContentTypeId)') }, results }
    expect(d).toMatchObject({ ContentTypeOrder: order, UniqueContentTypeOrder: order })
    const one = await verbose.call('GET', `${list}/rootfolder/contenttypeorder`)
    expect(one.json.d.ContentTypeOrder).toEqual(order)
    const ofWeb = (await verbose.call('GET', `/_api/web/rootfolder?${select}`)).json.d
    expect(ofWeb).toMatchObject({ ContentTypeOrder: { ...order, results: [] }, UniqueContentTypeOrder: null })
  })

  it('stays as it was if null is sent, or a body that is refused', async () => {
    const list = await newList()
    const before = await idsIn(list)
    const set = (body: object, headers: object = {}, address = `${list}/rootfolder`) =>
      admin.call('POST', address, { headers: { ...merge, ...headers }, body })
    expect((await set({ UniqueContentTypeOrder: null })).status).toBe(200)
    expect((await set({ UniqueContentTypeOrder: [] })).status).toBe(200)
    const last = before.at(-1)
    expectRefusal(await set({ UniqueContentTypeOrder: ['0x0199'], WelcomePage: 'a.html' }), 404, /0x0199/)
    expectRefusal(await set({ UniqueContentTypeOrder: [last], WelcomePage: 'a.html' }, { 'If-Match': '"99"' }), 412, /./)
    expectRefusal(await set({ UniqueContentTypeOrder: [{ Value: last }] }), 400, /UniqueContentTypeOrder/)
    expectRefusal(await set({ UniqueContentTypeOrder: last }), 400, /UniqueContentTypeOrder/)
    const many = Array.from({ length: 501 }, () => last)
    expectRefusal(await set({ UniqueContentTypeOrder: many }), 400, /UniqueContentTypeOrder/)
    expectRefusal(await set({ UniqueContentTypeOrder: [last] }, {}, '/_api/web/rootfolder'), 400, /no root folder of a list/)
    expect(await idsIn(list)).toEqual(before)
    expect((await admin.call('GET', `${list}/rootfolder`)).json.WelcomePage).toBe('')
  })

  it('needs the right ManageLists', async () => {
    const list = await newList()
    const before = await idsIn(list)
    const ann = clientOf('ann')
    const { json: user } = await ann.call('GET', '/_api/web/currentuser?$select=Id')
    // May change items, but no lists.
    const contribute = `roleassignments/addroleassignment(principalid=${user.Id},roledefid=1073741827)`
    expect((await admin.call('POST', `/_api/web/${contribute}`)).status).toBe(200)
    const update = (body: object) => ann.call('POST', `${list}/rootfolder`, { headers: merge, body })
    expect((await update({ WelcomePage: 'start.html' })).status).toBe(200)
    expectRefusal(await update({ UniqueContentTypeOrder: [before.at(-1)] }), 403, /./)
    expect(await idsIn(list)).toEqual(before)
  })
})
