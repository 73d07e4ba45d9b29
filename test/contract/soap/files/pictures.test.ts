import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn, rowsIn, textIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
const clientOf = (name: string) =>
  createSoapContractClient({ url: server.url, service: 'imaging', version: '1.1', headers: { Authorization: basic(name) } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const library = 'Photos'
const inLibrary = `<strListName>${library}</strListName>`
const namesOf = (...all: string[]) => `<itemFileNames>${all.map((name) => `<string>${name}</string>`).join('')}</itemFileNames>`

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff'
/** A picture with a red left half and a blue right half. */
async function picture(width: number, height: number, format: Format): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#ff0000' }
  const image = sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
  return image
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

const upload = (name: string, bytes: Buffer) =>
  admin.call(
    'Upload',
    `${inLibrary}<bytes>${bytes.toString('base64')}</bytes><fileName>${name}</fileName><fOverWriteIfExist>true</fOverWriteIfExist>`,
  )

async function download(name: string, type: number, client = reader): Promise<Buffer> {
  const reply = await client.call('Download', `${inLibrary}${namesOf(name)}<type>${type}</type>`)
  return Buffer.from(textIn(reply, 'File') ?? '', 'base64')
}

/** Width and height as the columns of the library have them. */
async function columns(name: string): Promise<(string | undefined)[]> {
  const [row] = rowsIn(await reader.call('GetItemsXMLData', inLibrary + namesOf(name)))
  return [row?.ows_ImageWidth, row?.ows_ImageHeight].map((text) => text && String(Number(text)))
}

const shape = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

/** Which colour the pixel at a place is nearest to. */
async function colour(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data } = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
}

beforeAll(async () => {
  expect((await rest.call('POST', '/_api/web/lists', { body: { Title: library, BaseTemplate: 109 } })).status).toBe(201)
})

describe('the sizes of a picture', () => {
  it.each<Format>(['jpeg', 'png', 'gif', 'webp', 'tiff'])('%s has a thumbnail and a web size', async (format) => {
    const bytes = await picture(1000, 500, format)
    await upload(`a.${format}`, bytes)
    expect((await download(`a.${format}`, 0)).equals(bytes)).toBe(true)
    const thumbnail = await download(`a.${format}`, 1)
    expect(await shape(thumbnail)).toEqual({ format: 'jpeg', width: 160, height: 80 })
    expect([await colour(thumbnail, 20, 40), await colour(thumbnail, 140, 40)]).toEqual(['red', 'blue'])
    expect(await shape(await download(`a.${format}`, 2))).toEqual({ format: 'jpeg', width: 640, height: 320 })
    // The second one is the same, and a new picture has new ones.
    expect((await download(`a.${format}`, 1)).equals(thumbnail)).toBe(true)
    await upload(`a.${format}`, await picture(100, 200, format))
    expect(await shape(await download(`a.${format}`, 1))).toEqual({ format: 'jpeg', width: 80, height: 160 })
  })

  it('stand in the columns of the library, whichever way the bytes come', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      await upload(`b.${format}`, await picture(321, 123, format))
      expect(await columns(`b.${format}`)).toEqual(['321', '123'])
    }
    const place = `/_api/web/getfolderbyserverrelativeurl('/${library}')/files`
    await rest.call('POST', `${place}/add(url='c.png',overwrite=true)`, { body: await picture(50, 60, 'png') })
    expect(await columns('c.png')).toEqual(['50', '60'])
    await rest.call('PUT', `/_api/web/getfilebyserverrelativeurl('/${library}/c.png')/$value`, { body: await picture(70, 80, 'png') })
    expect(await columns('c.png')).toEqual(['70', '80'])
    await upload('c.png', Buffer.from('no picture any more'))
    expect(await columns('c.png')).toEqual([undefined, undefined])
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['no bytes', async () => Buffer.alloc(0)],
    ['text', async () => Buffer.from('not a picture')],
    ['a picture that is cut', async () => (await picture(400, 400, 'jpeg')).subarray(0, 700)],
    ['a head alone', async () => (await picture(400, 400, 'png')).subarray(0, 40)],
    [
      'an SVG with a file of the server',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>'),
    ],
    [
      'a picture of too many pixels',
      async () =>
        sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'a PNG that says it is huge',
      async () => {
        const bytes = await picture(10, 10, 'png')
        bytes.writeUInt32BE(2_000_000_000, 16)
        return bytes
      },
    ],
  ])(
    '%s has none: the reply is the original, or a fault',
    async (_, make) => {
      const bytes = await make()
      await upload('bad.jpg', bytes)
      expect((await download('bad.jpg', 1)).equals(bytes)).toBe(true)
      const strict = `${inLibrary}${namesOf('bad.jpg')}<type>2</type><fFetchOriginalIfNotAvailable>false</fFetchOriginalIfNotAvailable>`
      expect(await reader.fail('Download', strict)).toMatchObject({ status: 404 })
      const turn = `${inLibrary}<itemFileName>bad.jpg</itemFileName><recipe><rotate degrees="90" xmlns=""/></recipe>`
      expect(await admin.fail('Edit', turn)).toMatchObject({ status: 400 })
      expect((await download('bad.jpg', 0)).equals(bytes)).toBe(true)
    },
    60_000,
  )
})

describe('Edit', () => {
  const edit = (name: string, steps: string) =>
    `${inLibrary}<itemFileName>${name}</itemFileName><recipe><recipe xmlns="">${steps}</recipe></recipe>`

  beforeAll(async () => {
    await upload('e.png', await picture(300, 100, 'png'))
  })

  it('changes a picture by its steps, in order, and its columns with it', async () => {
    const [place] = elementsIn(await admin.call('Edit', edit('e.png', '<rotate degrees="90"/>')), 'Edit')
    expect(place).toEqual({ name: 'e.png', url: `${server.url}/${library}/e.png` })
    const turned = await download('e.png', 0)
    expect(await shape(turned)).toEqual({ format: 'png', width: 100, height: 300 })
    expect([await colour(turned, 50, 10), await colour(turned, 50, 290)]).toEqual(['red', 'blue'])
    expect(await columns('e.png')).toEqual(['100', '300'])
    await admin.call(
      'Edit',
      edit(
        'e.png',
        '<Flip direction="vertical"/><Resize width="1000" height="150"/><Crop left="0" top="5" width="40" height="60"/><Gray/><rotate degrees="-90"/><rotate degrees="180"/>',
      ),
    )
    const after = await download('e.png', 0)
    expect(await shape(after)).toEqual({ format: 'png', width: 60, height: 40 })
    expect(await columns('e.png')).toEqual(['60', '40'])
    const steps = `${inLibrary}<itemFileName>e.png</itemFileName><recipe><flip direction="Horizontal" xmlns=""/></recipe>`
    await admin.call('Edit', steps)
    const versions = (await rest.call('GET', `/_api/web/getfilebyserverrelativeurl('/${library}/e.png')?$select=UIVersionLabel`)).json
    expect(versions).toMatchObject({ UIVersionLabel: expect.any(String) })
  })

  it.each([
    ['no step', ''],
    ['an unknown step', '<burn/>'],
    ['a turn by 45 degrees', '<rotate degrees="45"/>'],
    ['a full turn', '<rotate degrees="0"/>'],
    ['a turn without degrees', '<rotate/>'],
    ['a flip without direction', '<flip/>'],
    ['a size of nothing', '<resize width="0" height="5"/>'],
    ['a size with a fraction', '<resize width="1.5" height="5"/>'],
    ['a size that is too large', '<resize width="100001" height="5"/>'],
    ['a part beside the picture', '<crop left="0" top="0" width="5000" height="5"/>'],
    ['a part before the picture', '<crop left="-1" top="0" width="5" height="5"/>'],
    ['too many steps', '<gray/>'.repeat(21)],
  ])('refuses %s', async (_, steps) => {
    const before = await download('e.png', 0)
    expect(await admin.fail('Edit', edit('e.png', steps))).toMatchObject({ status: 400 })
    expect((await download('e.png', 0)).equals(before)).toBe(true)
  })

  it('refuses readers, other files and other lists', async () => {
    const steps = '<gray/>'
    expect(await reader.fail('Edit', edit('e.png', steps))).toMatchObject({ status: 403, errorCode: '0x80070005' })
    expect(await admin.fail('Edit', edit('missing.png', steps))).toMatchObject({ status: 404 })
    expect(await admin.fail('Edit', edit('a/e.png', steps))).toMatchObject({ status: 400 })
    expect(await admin.fail('Edit', edit('e.png', steps).replace(library, 'Documents'))).toMatchObject({ status: 400 })
    expect(await admin.refuse('Edit', inLibrary)).toMatchObject({ status: 400 })
  })
})
