import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

/** The addresses of thumbnails and web sizes, as the established server has them. */

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = clientOf('admin')

const get = async (
  path: string,
  { name = 'ann', method = 'GET', headers = {} }: { name?: string; method?: string; headers?: object } = {},
) => fetch(server.url + path, { method, headers: { Authorization: basic(name), ...headers } })
const shapeAt = async (path: string) => {
  const { format, width, height } = await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata()
  return { format, width, height }
}
const put = (folder: string, name: string, body: Buffer | string) =>
  rest.call('POST', `/_api/web/getfolderbyserverrelativeurl('${folder}')/files/add(url='${name}',overwrite=true)`, { body })

beforeAll(async () => {
  await rest.call('POST', '/_api/web/lists', { body: { Title: 'Photos', BaseTemplate: 109 } })
  const large = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  await put('/Photos', 'a.png', large)
  await put('/Photos', 'b.jpg', 'no picture')
  await put('/Shared Documents', 'a.png', large)
  await rest.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Photos')/folders/add('Trips')")
  await put('/Photos/Trips', 'My_cat.v2.png', large)
})

describe('the smaller pictures of a picture library', () => {
  it('are JPEGs that fit into the two boxes', async () => {
    expect(await shapeAt('/Photos/_t/a_png.jpg')).toEqual({ format: 'jpeg', width: 160, height: 80 })
    expect(await shapeAt('/Photos/_w/a_png.jpg')).toEqual({ format: 'jpeg', width: 640, height: 320 })
    expect(await shapeAt('/photos/trips/_T/my_cat.v2_PNG.JPG')).toEqual({ format: 'jpeg', width: 160, height: 80 })
    const reply = await get('/Photos/_t/a_png.jpg')
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
  })

  it('have a tag, ranges and a head like files', async () => {
    const whole = await get('/Photos/_t/a_png.jpg')
    const bytes = Buffer.from(await whole.arrayBuffer())
    const tag = whole.headers.get('etag') ?? ''
    expect(tag).not.toBe((await get('/Photos/a.png')).headers.get('etag'))
    expect(tag).not.toBe((await get('/Photos/_w/a_png.jpg')).headers.get('etag'))
    expect((await get('/Photos/_t/a_png.jpg', { headers: { 'If-None-Match': tag } })).status).toBe(304)
    const part = await get('/Photos/_t/a_png.jpg', { headers: { Range: 'bytes=0-1' } })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(0, 2)])
    const head = await get('/Photos/_t/a_png.jpg', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  })

  it.each([
    '/Photos/_t/b_jpg.jpg',
    '/Photos/_t/c_png.jpg',
    '/Photos/_t/a_png.png',
    '/Photos/_x/a_png.jpg',
    '/Shared Documents/_t/a_png.jpg',
    '/Nowhere/_t/a_png.jpg',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('have the sizes that GetList tells', async () => {
    const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers: { Authorization: basic('ann') } })
    const sizes = async (name: string) => elementsIn(await soap.call('GetList', `<listName>${name}</listName>`), 'List')[0]
    expect(await sizes('Photos')).toMatchObject({ ThumbnailSize: '160', WebImageWidth: '640', WebImageHeight: '480' })
    expect(await sizes('Tasks')).toMatchObject({ ThumbnailSize: '', WebImageWidth: '', WebImageHeight: '' })
  })

  it('have their addresses in computed columns of the library', async () => {
    const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers: { Authorization: basic('ann') } })
    await put('/Photos', 'my cat.png', 'no picture')
    const names = ['NameOrTitle', 'ImageSize', 'ThumbnailOnForm', 'PreviewOnForm', 'EncodedAbsThumbnailUrl', 'EncodedAbsWebImgUrl']
    const fields = elementsIn(await soap.call('GetList', '<listName>Photos</listName>'), 'Field')
    for (const name of names) expect(fields.find(({ Name }) => Name === name)).toMatchObject({ Type: 'Computed' })
    const id = '9941082a-4160-46a1-a5b2-03394bfdf7ee'
    const column = await rest.call('GET', `/_api/web/lists/getbytitle('Photos')/fields(guid'${id}')`)
    expect(column.json).toMatchObject({ InternalName: 'ThumbnailOnForm', FieldTypeKind: 12, Hidden: true })
    expect((await rest.call('GET', `/_api/web/lists/getbytitle('Documents')/fields(guid'${id}')`)).status).toBe(404)

    const refs = `<viewFields><ViewFields xmlns="">${names.map((name) => `<FieldRef Name="${name}"/>`).join('')}</ViewFields></viewFields>`
    const rows = elementsIn(await soap.call('GetListItems', `<listName>Photos</listName>${refs}`), 'row')
    const row = (name: string) => rows.find(({ ows_NameOrTitle }) => ows_NameOrTitle === name)
    const at = {
      ows_EncodedAbsThumbnailUrl: `${server.url}/Photos/_t/a_png.jpg`,
      ows_EncodedAbsWebImgUrl: `${server.url}/Photos/_w/a_png.jpg`,
    }
    expect(row('a.png')).toMatchObject({ ...at, ows_ImageSize: '1600 x 800' })
    expect(row('my cat.png')?.ows_EncodedAbsThumbnailUrl).toBe(`${server.url}/Photos/_t/my%20cat_png.jpg`)
    for (const name of ['ows_EncodedAbsThumbnailUrl', 'ows_ImageSize']) expect(row('Trips')).not.toHaveProperty(name)

    const select = '$select=FileLeafRef,EncodedAbsThumbnailUrl,EncodedAbsWebImgUrl,EncodedAbsUrl'
    const items = (await rest.call('GET', `/_api/web/lists/getbytitle('Photos')/items?${select}`)).json.value as Record<string, string>[]
    const item = (name: string) => items.find(({ FileLeafRef }) => FileLeafRef === name)
    expect(item('a.png')).toMatchObject({
      EncodedAbsThumbnailUrl: at.ows_EncodedAbsThumbnailUrl,
      EncodedAbsWebImgUrl: at.ows_EncodedAbsWebImgUrl,
    })
    expect(item('my cat.png')?.EncodedAbsUrl).toBe(`${server.url}/Photos/my%20cat.png`)
    expect(item('Trips')?.EncodedAbsThumbnailUrl).toBeNull()
    expect((await rest.call('GET', "/_api/web/lists/getbytitle('Tasks')/items?$select=EncodedAbsThumbnailUrl")).status).toBe(400)
  })

  it('give way to a file that is stored there', async () => {
    await rest.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/folders/add('_t')")
    await put('/Shared Documents/_t', 'a_png.jpg', 'stored')
    expect(await (await get('/Shared Documents/_t/a_png.jpg')).text()).toBe('stored')
  })

  it('are seen by those alone who may see the picture', async () => {
    await rest.call(
      'POST',
      "/_api/web/lists/getbytitle('Photos')/items(1)/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)",
    )
    expect([(await get('/Photos/a.png')).status, (await get('/Photos/_t/a_png.jpg')).status]).toEqual([403, 403])
    expect((await get('/Photos/_t/a_png.jpg', { name: 'admin' })).status).toBe(200)
  })
})
