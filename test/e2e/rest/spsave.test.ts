import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CheckinType, type FileOptions, type ICoreOptions, spsave } from 'spsave'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { basic, startServer } from '../../support/server.ts'

let server: Running
let folder: string
beforeAll(async () => {
  server = await startServer({ settings: { 'Identity:DefaultGroup': 'Members' } })
  folder = mkdtempSync(join(tmpdir(), 'tenon-spsave-'))
  // spsave logs its work to the console.
  for (const name of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue(undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  await server.stop()
})

async function ask(method: string, path: string, body?: object) {
  const headers = { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }
  const response = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  return { status: response.status, text, json: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined }
}

let made = 0
/** A library that keeps major and minor versions. */
async function newLibrary(): Promise<string> {
  made += 1
  const body = { Title: `Assets${made}`, BaseTemplate: 101, EnableVersioning: true, EnableMinorVersions: true }
  expect((await ask('POST', '/_api/web/lists', body)).status).toBe(201)
  return body.Title
}

/** The credentials `fba`, which its typings lack: it signs in by `authentication.asmx`. */
const save = (file: FileOptions, options: Partial<ICoreOptions> = {}): Promise<unknown> =>
  spsave({ siteUrl: server.url, ...options }, { username: 'ann', password: 'any', fba: true } as never, file)

const at = (path: string, rest = '') => `/_api/web/getfilebyserverrelativeurl('/${path}')${rest}`
const stateOf = async (path: string) => (await ask('GET', at(path, '?$select=CheckOutType,UIVersionLabel,CheckInComment'))).json
const textOf = async (path: string) => (await ask('GET', at(path, '/$value'))).text

describe('spsave', () => {
  it('uploads text and bytes, again and again', async () => {
    const library = await newLibrary()
    await save({ fileName: '50% ä #1.js', fileContent: 'let x = 1', folder: library })
    expect((await ask('GET', `/_api/web/lists/getbytitle('${library}')/rootfolder/files?$select=Name`)).json.value).toEqual([
      { Name: '50% ä #1.js' },
    ])
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    for (const fileContent of ['first', bytes]) await save({ fileName: 'a.bin', fileContent, folder: `/${library}/` })
    const response = await fetch(`${server.url}/${library}/a.bin`, { headers: { Authorization: basic('ann') } })
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('makes the folders that are missing, at any depth', async () => {
    const library = await newLibrary()
    await save({ fileName: 'a.css', fileContent: 'a {}', folder: `${library}/Styles/Base #1/deep` })
    expect(await textOf(`${library}/Styles/Base %231/deep/a.css`)).toBe('a {}')
    const tree = join(folder, 'tree')
    mkdirSync(join(tree, 'js/lib'), { recursive: true })
    for (const name of ['index.html', 'js/app.js', 'js/lib/x.js']) writeFileSync(join(tree, name), name)
    await save({ glob: [`${tree}/**/*.*`], base: tree, folder: `${library}/App` })
    for (const name of ['index.html', 'js/app.js', 'js/lib/x.js']) expect(await textOf(`${library}/App/${name}`)).toBe(name)
  })

  it.each([
    [CheckinType.minor, '1.1'],
    [CheckinType.major, '2.0'],
    [CheckinType.overwrite, '1.0'],
  ])('checks out, uploads and checks in, kind %d, which leaves version %s', async (checkinType, label) => {
    const library = await newLibrary()
    const file = { fileName: 'app.js', folder: `${library}/deep` }
    await save({ ...file, fileContent: 'one' })
    await ask('POST', at(`${library}/deep/app.js`, "/publish('')"))
    expect(await stateOf(`${library}/deep/app.js`)).toMatchObject({ CheckOutType: 2, UIVersionLabel: '1.0' })
    await save({ ...file, fileContent: 'two' }, { checkin: true, checkinType, checkinMessage: 'By spsave' })
    expect(await stateOf(`${library}/deep/app.js`)).toEqual({ CheckOutType: 2, UIVersionLabel: label, CheckInComment: 'By spsave' })
    expect(await textOf(`${library}/deep/app.js`)).toBe('two')
  })

  it('uploads a file that does not exist yet and checks it in, in a library that demands check-outs', async () => {
    const library = await newLibrary()
    const response = await fetch(`${server.url}/_api/web/lists/getbytitle('${library}')`, {
      method: 'PATCH',
      headers: { Authorization: basic('admin'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ ForceCheckout: true }),
    })
    expect(response.ok).toBe(true)
    const options = { checkin: true, checkinType: CheckinType.major, checkinMessage: 'New' }
    await save({ fileName: 'new.js', fileContent: 'new', folder: `${library}/a/b` }, options)
    expect(await stateOf(`${library}/a/b/new.js`)).toEqual({ CheckOutType: 2, UIVersionLabel: '1.0', CheckInComment: 'New' })
  })

  it('writes the columns of the file', async () => {
    const library = await newLibrary()
    const filesMetaData = [{ fileName: 'a.txt', metadata: { __metadata: { type: 'SP.ListItem' }, Title: 'By spsave' } }]
    await save({ fileName: 'a.txt', fileContent: 'x', folder: library }, { filesMetaData })
    expect((await ask('GET', at(`${library}/a.txt`, '/listitemallfields?$select=Title'))).json).toEqual({ Title: 'By spsave' })
  })

  it('gets the reason when another user has checked out the file', async () => {
    const library = await newLibrary()
    await save({ fileName: 'a.txt', fileContent: 'one', folder: library })
    await ask('POST', at(`${library}/a.txt`, '/checkout'))
    await expect(save({ fileName: 'a.txt', fileContent: 'two', folder: library })).rejects.toMatchObject({ response: { statusCode: 423 } })
    expect(await textOf(`${library}/a.txt`)).toBe('one')
  })
})
