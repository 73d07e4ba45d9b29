import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { server, admin, member, owner, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const manager = '/_api/sp.userprofiles.peoplemanager'
const set = (who: typeof reader, body?: Buffer | string) =>
  who.call('POST', `${manager}/SetMyProfilePicture`, { ...(body !== undefined && { body }), headers: { 'Content-Type': 'image/png' } })
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const urlOf = async (who: typeof reader): Promise<string> =>
  (await who.call('GET', `${manager}/getmyproperties?$select=PictureUrl`)).json.PictureUrl

async function read(url: string, name: string) {
  const response = await fetch(url, { headers: { Authorization: basic(name) } })
  return { status: response.status, type: response.headers.get('Content-Type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the picture of a profile', () => {
  it('is kept in three sizes, named by the profile, and read by who reads the root web', async () => {
    expect((await set(reader, await picture(600, 300, 'red'))).json).toEqual({ 'odata.null': true })
    const url = await urlOf(reader)
    expect(url).toMatch(new RegExp(`^${server.url}/User%20Photos/user-${ids.reader}_MThumb\\.jpg\\?t=\\d+$`))
    const shown = await read(url, 'member')
    expect(shown).toMatchObject({ status: 200, type: 'image/jpeg' })
    for (const [end, width, height] of [
      ['_LThumb', 300, 150],
      ['_MThumb', 72, 36],
      ['_SThumb', 48, 24],
    ] as const) {
      const { bytes } = await read(url.replace('_MThumb', end), 'reader')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
    }
    expect((await read(url, 'stranger')).status).toBe(403)
    const account = encodeURIComponent((await reader.call('GET', `${manager}/getmyproperties?$select=AccountName`)).json.AccountName)
    const page = `${server.url}/_layouts/15/userphoto.aspx?size=S`
    const small = await read(`${page}&accountname=${account}`, 'member')
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 48 })
    expect((await read(page, 'reader')).bytes).toEqual(small.bytes)
    const loader = '/_api/sp.userprofiles.profileloader.getprofileloader/getuserprofile'
    expect((await reader.call('GET', loader)).json.PictureUrl).toBe(url)
    const list = await admin.call('GET', "/_api/web/lists/getbytitle('User Photos')?$select=BaseTemplate,ItemCount,NoCrawl")
    expect(list.json).toEqual({ BaseTemplate: 109, ItemCount: 3, NoCrawl: true })
  })

  it('replaces the one before, under another address', async () => {
    await set(member, await picture(80, 80, 'blue'))
    const first = await urlOf(member)
    const before = await read(first, 'reader')
    await set(member, await picture(40, 80, 'white'))
    const second = await urlOf(member)
    expect(await sharp((await read(second, 'reader')).bytes).metadata()).toMatchObject({ width: 36, height: 72 })
    expect(before.bytes.equals((await read(second, 'reader')).bytes)).toBe(false)
    expect(second.replace(/\?.*/, '')).toBe(first.replace(/\?.*/, ''))
    const { json } = await admin.call('GET', "/_api/web/lists/getbytitle('User Photos')/items?$select=FileLeafRef")
    const own = json.value.filter(({ FileLeafRef }: { FileLeafRef: string }) => FileLeafRef.startsWith(`user-${ids.member}_`))
    expect(own).toHaveLength(3)
  })

  it('is in the root web, also when a web below it is asked', async () => {
    await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Team', Url: 'team', WebTemplate: 'STS#0' } } })
    const below = createContractClient(`${server.url}/team`, { Authorization: basic('owner'), Accept: accepts.nometadata })
    expect((await set(below, await picture(20, 20, 'red'))).status).toBe(200)
    expect(await urlOf(below)).toContain(`${server.url}/User%20Photos/user-${ids.owner}_MThumb.jpg`)
  })

  it('is a picture, of somebody with a profile', async () => {
    const kept = await urlOf(reader)
    for (const wrong of [undefined, 'plain text', Buffer.alloc(100), '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      expectRefusal(await set(reader, wrong), 400, /cannot be changed as a picture/)
    expect(await urlOf(reader)).toBe(kept)
    expectRefusal(await set(stranger, await picture(4, 4, 'red')), 403, /Open|BrowseUserInfo/)
    expectRefusal(await reader.call('GET', `${manager}/setmyprofilepicture`), 405, /POST/)
  })

  it('takes no place of a folder', async () => {
    const name = `user-${ids.owner}_LThumb.jpg`
    const files = "/_api/web/getfolderbyserverrelativeurl('/User Photos')"
    for (const end of ['L', 'M', 'S'])
      await admin.call('POST', `/_api/web/getfilebyserverrelativeurl('/User Photos/user-${ids.owner}_${end}Thumb.jpg')/recycle()`)
    expect((await admin.call('POST', `${files}/folders/add('${name}')`)).status).toBe(200)
    expectRefusal(await set(owner, await picture(4, 4, 'red')), 400, /is a folder/)
    const { json } = await admin.call('GET', `${files}/folders('${name}')?$select=ItemCount,Name`)
    expect(json).toMatchObject({ Name: name, ItemCount: 0 })
  })

  it('needs a library where it is kept', async () => {
    const list = "/_api/web/lists/getbytitle('User Photos')"
    const headers = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }
    await admin.call('POST', list, { headers, body: { Title: 'Old Photos' } })
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'User Photos', BaseTemplate: 100 } })
    expectRefusal(await set(reader, await picture(4, 4, 'red')), 400, /no library/)
  })
})
