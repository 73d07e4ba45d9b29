import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../../support/contract-client.ts'
import { startWithPeople } from '../../../../support/samples/people-server.ts'
import { basic } from '../../../../support/server.ts'
import { accepts, expectRefusal } from '../../../../support/wire.ts'

const { server, admin, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const palette = (colors: string) => `<?xml version="1.0" encoding="utf-8"?>
<s:colorPalette isInverted="false" xmlns:s="http://schemas.microsoft.com/sharepoint/">${colors}</s:colorPalette>`
const color = (name: string, value: string) => `<s:color name="${name}" value="${value}"/>`
const fonts = `<s:fontScheme name="Plain" xmlns:s="http://schemas.microsoft.com/sharepoint/"><s:fontSlots>
<s:fontSlot name="title"><s:latin typeface="Georgia"/><s:ea typeface=""/></s:fontSlot>
<s:fontSlot name="body"><s:latin typeface="Verdana"/></s:fontSlot></s:fontSlots></s:fontScheme>`
const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADsAAAAAAAAAAAA=', 'base64')

const put = (name: string, body: string | Buffer) =>
  admin.call('POST', `/_api/web/getfolderbyserverrelativeurl('/SiteAssets')/files/add(url='${name}',overwrite=true)`, { body })
const apply = (colorPaletteUrl: string, more: object = {}, who = admin) =>
  who.call('POST', '/_api/web/ApplyTheme', { body: { colorPaletteUrl, shareGenerated: true, ...more } })
const info = async () => (await reader.call('GET', '/_api/web/themeinfo')).json
const shade = async (name: string) => (await reader.call('GET', `/_api/web/themeinfo/getthemeshadebyname(name='${name}')`)).json.value
const font = async (name: string) => (await reader.call('GET', `/_api/web/themeinfo/getthemefontbyname('${name}',1033)`)).json.value

beforeAll(async () => {
  await put('sea.spcolor', palette(color('BodyText', '102030') + color('PageBackground', 'FF405060')))
  await put('plain.spfont', fonts)
  await put('hills.gif', pixel)
})

describe('the theme of a web', () => {
  it('is plain until one is applied', async () => {
    expect(await info()).toMatchObject({ AccessibleDescription: '', ThemeBackgroundImageUri: '' })
    expect([await shade('BodyText'), await font('title')]).toEqual(['', ''])
  })

  it('has the colors, the fonts and the picture of its files', async () => {
    const all = { fontSchemeUrl: '/SiteAssets/plain.spfont', backgroundImageUrl: '/SiteAssets/hills.gif' }
    expect((await apply('/SiteAssets/sea.spcolor', all)).json).toEqual({ 'odata.null': true })
    expect(await info()).toMatchObject({ AccessibleDescription: 'sea', ThemeBackgroundImageUri: `${server.url}/SiteAssets/hills.gif` })
    expect([await shade('bodytext'), await shade('PageBackground'), await shade('constructor')]).toEqual(['102030', 'FF405060', ''])
    expect([await font('Title'), await font('body'), await font('none')]).toEqual(['Georgia', 'Verdana', ''])
    const named = "/_api/web/themeinfo/getthemefontbyname(name='title',lcid=1031)"
    expect((await reader.call('POST', named)).json.value).toBe('Georgia')
    expect((await reader.call('GET', '/_api/web?$expand=ThemeInfo')).json.ThemeInfo.AccessibleDescription).toBe('sea')
  })

  it('replaces the one before as a whole', async () => {
    await put('sand.spcolor', palette(color('BodyText', 'AABBCC')))
    const address =
      "/_api/web/applytheme(colorpaletteurl='/SiteAssets/sand.spcolor',fontschemeurl='',backgroundimageurl='',sharegenerated=false)"
    expect((await admin.call('POST', address)).status).toBe(200)
    expect(await info()).toMatchObject({ AccessibleDescription: 'sand', ThemeBackgroundImageUri: '' })
    expect([await shade('BodyText'), await shade('PageBackground'), await font('title')]).toEqual(['AABBCC', '', ''])
  })

  it('is named by every form of its address', async () => {
    const [palette, fontScheme, picture] = ['sand.spcolor', 'plain.spfont', 'hills.gif'].map((name) => `'/SiteAssets/${name}'`)
    const form = (more: string) => `/_api/web/applytheme(colorpaletteurl=${palette},${more}sharegenerated=true)`
    expect((await admin.call('POST', form(`fontschemeurl=${fontScheme},`))).status).toBe(200)
    expect([await font('title'), (await info()).ThemeBackgroundImageUri]).toEqual(['Georgia', ''])
    expect((await admin.call('POST', form(`backgroundimageurl=${picture},`))).status).toBe(200)
    expect([await font('title'), (await info()).ThemeBackgroundImageUri]).toEqual(['', `${server.url}/SiteAssets/hills.gif`])
    expect((await admin.call('POST', form(''))).status).toBe(200)
    expect([await font('title'), (await info()).ThemeBackgroundImageUri]).toEqual(['', ''])
  })

  it('is made of files that are what they should be', async () => {
    const before = await info()
    for (const [text, message] of [
      ['<a/>', /colorPalette/],
      ['no xml', /XML/],
      ['<!DOCTYPE a><a/>', /./],
      [palette(''), /no colors/],
      [palette(color('BodyText', 'red')), /hexadecimal/],
      [palette(color('', '112233')), /needs a name/],
      [palette(Array.from({ length: 201 }, (_, at) => color(`c${at}`, '112233')).join('')), /201 colors/],
      [palette(`<!--${'x'.repeat(140_000)}-->`), /at most 131072/],
    ] as const) {
      await put('wrong.spcolor', text)
      expectRefusal(await apply('/SiteAssets/wrong.spcolor'), 400, message)
    }
    const good = '/SiteAssets/sand.spcolor'
    expectRefusal(await apply(good, { fontSchemeUrl: good }), 400, /fontScheme/)
    expectRefusal(await apply(good, { backgroundImageUrl: good }), 400, /is no JPEG/)
    expectRefusal(await apply('/SiteAssets/none.spcolor'), 404, /none\.spcolor/)
    expectRefusal(await apply(good, { shareGenerated: undefined }), 400, /wrong arguments/)
    expect(await info()).toEqual(before)
  })

  it('is given and read by who may', async () => {
    expectRefusal(await apply('/SiteAssets/sand.spcolor', {}, reader), 403, /ApplyThemeAndBorder/)
    expectRefusal(await stranger.call('GET', "/_api/web/themeinfo/getthemeshadebyname('a')"), 403, /Open/)
    expectRefusal(await stranger.call('GET', "/_api/web/themeinfo/getthemefontbyname('a',1033)"), 403, /Open/)
  })
})

describe('ApplyWebTemplate', () => {
  const titles = async (url: string): Promise<string[]> =>
    (await admin.call('GET', `${url}/_api/web/lists?$select=Title,Hidden&$orderby=Title`)).json.value.map(
      ({ Title }: { Title: string }) => Title,
    )
  const add = (Url: string, WebTemplate: string) =>
    admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: Url, Url, WebTemplate } } })

  it('gives a web its lists, once', async () => {
    expect((await add('late', '')).json).toMatchObject({ WebTemplate: '', Configuration: 0 })
    expect(await titles('/late')).toEqual([])
    await admin.call('POST', '/late/_api/web/lists', { body: { Title: 'Documents', BaseTemplate: 100 } })
    expect((await admin.call('POST', "/late/_api/web/applywebtemplate?webTemplate='STS%230'")).json).toEqual({ 'odata.null': true })
    expect((await admin.call('GET', '/late/_api/web')).json).toMatchObject({ WebTemplate: 'STS', Configuration: 0 })
    expect(await titles('/late')).toEqual(['Documents', 'Site Assets', 'Site Pages'])
    expectRefusal(await admin.call('POST', "/late/_api/web/applywebtemplate(webtemplate='STS')"), 400, /STS#0 already/)
  })

  it('knows its templates, and asks for the right', async () => {
    await add('bare', '')
    const bare = createContractClient(`${server.url}/bare`, { Authorization: basic('reader'), Accept: accepts.nometadata })
    expectRefusal(await bare.call('POST', '/_api/web/applywebtemplate', { body: { webTemplate: 'STS#1' } }), 403, /ManageWeb/)
    expectRefusal(await admin.call('POST', "/bare/_api/web/applywebtemplate('STS%239')"), 400, /STS#9/)
    expectRefusal(await admin.call('POST', '/bare/_api/web/applywebtemplate'), 400, /wrong arguments/)
    expect((await admin.call('POST', '/bare/_api/web/applywebtemplate', { body: { webTemplate: 'MPS#1' } })).status).toBe(200)
    expect((await admin.call('GET', '/bare/_api/web')).json).toMatchObject({ WebTemplate: 'MPS', Configuration: 1 })
    expect(await titles('/bare')).toContain('Meeting Series')
  })
})
