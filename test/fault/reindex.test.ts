import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentTables } from '../support/content-tables.ts'
import { send } from '../support/doors.ts'
import { scratchFolders } from '../support/scratch.ts'
import { call, caughtUp, fileAt, hashOf, makeFolder, serveData, siteFolder, tenon, upload } from './mirror-tree.ts'

const library = '/Plans'
const listPath = "/_api/web/lists/getbytitle('Plans')"
const scratch = scratchFolders('reindex')
const { data, undo } = scratch

const serve = () => serveData(data(), undo)

/** Removes the databases; the tree and the bytes stay. */
function loseCatalogue(...names: string[]): void {
  for (const name of names) for (const end of ['', '-wal', '-shm']) rmSync(join(data(), name + end), { force: true })
}
const databases = ['farm.db', 'Content/content.db', 'Content/visible.db']

const columns = [
  { Title: 'Note', FieldTypeKind: 3 },
  { Title: 'Due', FieldTypeKind: 4 },
  { Title: 'Done', FieldTypeKind: 8 },
  { Title: 'Cost', FieldTypeKind: 9 },
  { Title: 'Who', FieldTypeKind: 20 },
]
const values = { Title: 'Der Große Plan', Note: 'two\nlines', Due: '2026-03-04T05:06:07Z', Done: true, Cost: 1.25, WhoId: 1 }

/** The data of a server that ran once: a library with its own columns and three files. */
async function fill(): Promise<string> {
  const { url, stop } = await serve()
  await call(url, 'POST', '/_api/web/lists', { Title: 'Plans', BaseTemplate: 101 })
  for (const column of columns) await call(url, 'POST', `${listPath}/fields`, column)
  await upload(url, library, 'a.txt', 'bytes of a')
  await makeFolder(url, library, "Ärger #1 it's")
  await upload(url, `${library}/Ärger #1 it's`, 'x.metadata.json', 'bytes of x')
  await upload(url, `${library}/Ärger #1 it's`, '漢字 %41.txt', 'bytes of k')
  const item = {
    method: 'POST',
    path: `${fileAt(`${library}/a.txt`)}/listitemallfields`,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-HTTP-Method': 'MERGE', 'If-Match': '*' },
    body: JSON.stringify(values),
  }
  const reply = await send(url, item, 'admin')
  expect(reply.status, reply.text).toBeLessThan(300)
  await caughtUp(data())
  const seen = await stateOf(url)
  await stop()
  return seen
}

/** The library as a client sees it: its items with all fields, and its files with their properties. */
async function stateOf(url: string): Promise<string> {
  const items = await call(
    url,
    'GET',
    `${listPath}/items?$orderby=Id&$select=Id,Title,Note,Due,Done,Cost,WhoId,FileLeafRef,FileRef,GUID,Created,Modified,AuthorId,EditorId,ContentTypeId`,
  )
  const bytes = []
  for (const path of ['a.txt', "Ärger #1 it's/x.metadata.json", "Ärger #1 it's/漢字 %41.txt"]) {
    const file = fileAt(`${library}/${path}`)
    bytes.push(
      await call(url, 'GET', `${file}?$select=Name,Length,ETag,UniqueId,TimeCreated,UIVersionLabel`),
      await call(url, 'GET', `${file}/$value`),
    )
  }
  return [items, ...bytes].join('\n').replaceAll(url, '')
}

const shown = (...path: string[]) => join(siteFolder(data()), 'Plans', ...path)
const reindex = () => tenon(data(), 'reindex')

describe('tenon reindex', () => {
  it.each([
    ['all databases', databases],
    ['the catalogue', ['Content/content.db']],
  ])('restores lists, folders, files and fields after the loss of %s', async (_, lost) => {
    const before = await fill()
    loseCatalogue(...lost)
    const { status, said } = reindex()
    expect(said).toMatch(/^\d+ restored, 0 already there, 0 updated, 0 to look at\.\n$/)
    expect(status).toBe(0)
    expect(tenon(data(), 'verify')).toMatchObject({ status: 0, said: expect.stringContaining('3 stored contents read') })
    expect(reindex().said).toMatch(/^0 restored, \d+ already there, 0 updated, 0 to look at\.\n$/)
    const { url } = await serve()
    expect(await stateOf(url)).toBe(before)
    await upload(url, library, 'new.txt', 'new')
    const { value } = JSON.parse(await call(url, 'GET', `${listPath}/items?$select=Id&$orderby=Id`)) as { value: { Id: number }[] }
    expect(value.map(({ Id }) => Id)).toEqual([1, 2, 3, 4, 5])
    // The server has named its first web, and still does so in each language.
    await call(url, 'POST', '/_api/web/addsupporteduilanguage(lcid=1031)')
    const home = { method: 'GET', path: '/default.aspx', headers: { Accept: 'text/html', 'Accept-Language': 'de' } }
    expect((await send(url, home, 'admin')).text).toContain('<h1>Startseite</h1>')
    await caughtUp(data())
  })

  it('takes bytes from the store where the file is gone, and from the file where the store lost them', async () => {
    const before = await fill()
    unlinkSync(shown('a.txt'))
    const k = contentTables(data()).Document?.find(({ leafName }) => leafName === '漢字 %41.txt')
    const blobs = join(data(), 'Content/blobs', String(k?.siteId), String(k?.blobId).slice(0, 2))
    unlinkSync(join(blobs, String(k?.blobId)))
    const { url, stop } = await serve()
    expect(await call(url, 'GET', `${fileAt(`${library}/Ärger #1 it's/漢字 %41.txt`)}/$value`, undefined, 500)).toMatch(/漢字/)
    await expect.poll(() => existsSync(shown('a.txt')), { timeout: 10_000 }).toBe(true)
    await stop()
    expect(tenon(data(), 'verify')).toMatchObject({
      status: 1,
      said: expect.stringContaining("missing: '/Plans/Ärger #1 it's/漢字 %41.txt'"),
    })
    unlinkSync(shown('a.txt'))
    const { status, said } = reindex()
    expect(status).toBe(1)
    expect(said).toMatch(/a\.txt: the file is gone; the server shows it again\n/)
    expect(said).toMatch(/漢字 %41\.txt: its stored bytes were lost: taken from the file\n/)
    expect(tenon(data(), 'verify').status).toBe(0)
    loseCatalogue(...databases)
    expect(reindex().said).toMatch(/a\.txt: the file is gone: restored from its stored bytes\n[^\n]* 1 to look at\.\n$/)
    expect(await stateOf((await serve()).url)).toBe(before)
  })

  it('takes an edited file as the current bytes, of a catalogue that is there and of one that is lost', async () => {
    await fill()
    unlinkSync(shown('a.txt'))
    writeFileSync(shown('a.txt'), 'edited by hand')
    expect(reindex()).toMatchObject({
      status: 1,
      said: expect.stringContaining('a.txt: its bytes were changed: taken as its current ones\n'),
    })
    const { url, stop } = await serve()
    expect(await call(url, 'GET', `${fileAt(`${library}/a.txt`)}/$value`)).toBe('edited by hand')
    expect(await caughtUp(data())).toMatchObject({ [`${library}/a.txt`]: hashOf('edited by hand') })
    await stop()
    unlinkSync(shown('a.txt'))
    writeFileSync(shown('a.txt'), 'edited again')
    loseCatalogue(...databases)
    expect(reindex().said).toContain('a.txt: its bytes were changed: restored as they are now\n')
    const again = await serve()
    expect(await call(again.url, 'GET', `${fileAt(`${library}/a.txt`)}/$value`)).toBe('edited again')
  })

  it.each([
    ['no JSON', (text: string) => text.slice(0, -10), /it is no JSON/],
    ['an unknown part', (text: string) => text.replace('"format"', '"extra": 1, "format"'), /'extra' is missing, wrong or not known/],
    ['an unknown column', (text: string) => text.replace('"Cost"', '"Price"'), /Price/],
    ['a value that its column does not take', (text: string) => text.replace('1.25', '"much"'), /Cost/],
    ['another name', (text: string) => text.replace('"a.txt"', '"../../a.txt"'), /its sidecar is that of/],
    ['another id', (text: string) => text.replace(/"id": "[^"]*"/, '"id": "../../../etc"'), /'id' is missing, wrong/],
  ])('names a sidecar that was edited by hand (%s), passes it over and loses nothing', async (_, edit, message) => {
    await fill()
    const sidecar = shown('a.txt.metadata.json')
    const text = edit(readFileSync(sidecar, 'utf8'))
    writeFileSync(sidecar, text)
    loseCatalogue(...databases)
    const { status, said } = reindex()
    expect(status).toBe(1)
    expect(said).toMatch(/\/Plans\/a\.txt: /)
    expect(said).toMatch(message)
    expect(said).toMatch(/ 1 to look at\.\n$/)
    expect(readFileSync(sidecar, 'utf8')).toBe(text)
    expect(readFileSync(shown('a.txt'), 'utf8')).toBe('bytes of a')
    const { url } = await serve()
    expect(await call(url, 'GET', `${fileAt(`${library}/Ärger #1 it's/x.metadata.json`)}/$value`)).toBe('bytes of x')
    await call(url, 'GET', fileAt(`${library}/a.txt`), undefined, 404)
  })

  it('names a list whose columns were edited so that no list can have them, and restores everything else', async () => {
    await fill()
    const sidecar = join(siteFolder(data()), 'Plans.metadata.json')
    writeFileSync(sidecar, readFileSync(sidecar, 'utf8').replace('"internalName": "Cost"', '"internalName": null'))
    loseCatalogue(...databases)
    expect(reindex()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/\/Plans: not restored: .*\n\d+ restored,.* 1 to look at\.\n$/),
    })
    const { url } = await serve()
    await call(url, 'GET', listPath, undefined, 404)
    await call(url, 'GET', "/_api/web/lists/getbytitle('Tasks')")
  })

  it('says so where neither the catalogue nor the tree has the site', async () => {
    await fill()
    rmSync(siteFolder(data()), { recursive: true })
    loseCatalogue('Content/content.db')
    expect(reindex()).toMatchObject({ status: 1, said: expect.stringContaining('the site is neither in the catalogue nor in the tree') })
  })

  it('names a file without a sidecar, one that is gone with its bytes, and does not bring back what was deleted', async () => {
    await fill()
    const { url, stop } = await serve()
    await call(url, 'DELETE', fileAt(`${library}/Ärger #1 it's/x.metadata.json`))
    await stop()
    writeFileSync(shown('stray.txt'), 'by hand')
    appendFileSync(shown('loose.metadata.json'), readFileSync(shown('a.txt.metadata.json')))
    expect(reindex().said).toMatch(
      /stray\.txt: it has no sidecar, and is left alone\n.*loose: its sidecar is that of 'a\.txt'.*\n0 restored/s,
    )
    expect(readdirSync(shown())).toContain('stray.txt')
    unlinkSync(shown('a.txt'))
    rmSync(join(data(), 'Content/blobs'), { recursive: true })
    loseCatalogue(...databases)
    expect(reindex().said).toMatch(/a\.txt: the file is gone, and so are its stored bytes: not restored\n/)
    const again = await serve()
    await call(again.url, 'GET', fileAt(`${library}/Ärger #1 it's/x.metadata.json`), undefined, 404)
    expect(await call(again.url, 'GET', `${fileAt(`${library}/Ärger #1 it's/漢字 %41.txt`)}/$value`)).toBe('bytes of k')
  })

  it('shows what had permissions of its own to administrators alone', async () => {
    const first = await serve()
    await upload(first.url, '/Shared Documents', 'secret.txt', 's')
    await upload(first.url, '/Shared Documents', 'open.txt', 'o')
    await call(
      first.url,
      'POST',
      `${fileAt('/Shared Documents/secret.txt')}/listitemallfields/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`,
    )
    await caughtUp(data())
    await expect
      .poll(() => readFileSync(join(siteFolder(data()), 'Shared Documents/secret.txt.metadata.json'), 'utf8'))
      .toContain('"ownPermissions": true')
    await first.stop()
    loseCatalogue(...databases)
    expect(reindex().status).toBe(0)
    const { url } = await serve()
    const asBob = async (name: string) =>
      (await send(url, { method: 'GET', path: `${fileAt(`/Shared Documents/${name}`)}/$value`, headers: {} }, 'bob')).status
    expect(await asBob('open.txt')).toBe(200)
    expect(await asBob('secret.txt')).not.toBe(200)
    expect(await call(url, 'GET', `${fileAt('/Shared Documents/secret.txt')}/$value`)).toBe('s')
  })

  it('restores webs with their lists and files, and the columns of the root web', async () => {
    const first = await serve()
    await call(first.url, 'POST', '/_api/web/fields', { Title: 'Everywhere', FieldTypeKind: 2 })
    await call(first.url, 'PUT', '/_api/web/regionalsettings', { Time24: true, TimeZone: { Id: 4 } })
    await call(first.url, 'POST', '/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub' } })
    await call(first.url, 'POST', '/sub/_api/web/webs/add', {
      parameters: { Title: 'Deep', Url: 'deep', UseSamePermissionsAsParentSite: false },
    })
    const folder = "_api/web/getfolderbyserverrelativeurl('/sub/deep/Shared Documents')"
    await call(first.url, 'POST', `/sub/deep/${folder}/files/add(url='a.txt',overwrite=true)`, 'deep bytes')
    await caughtUp(data())
    const read = async (url: string) => [
      await call(url, 'GET', '/_api/web?$select=Id,Title'),
      await call(url, 'GET', '/_api/web/regionalsettings?$expand=TimeZone'),
      await call(url, 'GET', '/sub/deep/_api/web?$select=Id,Title,Created'),
      await call(url, 'GET', "/_api/web/fields/getbyinternalnameortitle('Everywhere')?$select=Id"),
      await call(url, 'GET', `/sub/deep/${folder}/files('a.txt')/$value`),
    ]
    const before = (await read(first.url)).join('\n').replaceAll(first.url, '')
    await first.stop()
    loseCatalogue(...databases)
    expect(reindex().said).toMatch(/^\d+ restored, 0 already there, 0 updated, 0 to look at\.\n$/)
    const { url } = await serve()
    expect((await read(url)).join('\n').replaceAll(url, '')).toBe(before)
    expect((await send(url, { method: 'GET', path: '/sub/deep/_api/web', headers: {} }, 'bob')).status).toBe(403)
  })

  it('is refused where the storage provider keeps no files', () => {
    expect(tenon(scratch.directory, 'reindex', '--StorageProvider', 'InMemory')).toMatchObject({
      status: 2,
      said: expect.stringContaining('FileSystem'),
    })
  })
})
