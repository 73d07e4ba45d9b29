import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader } = await startWithPeople()
afterAll(() => server.stop())

let made = 0
let library = ''
beforeEach(async () => {
  made += 1
  library = `/Transfers ${made}`
  await owner.call('POST', '/_api/web/lists', { body: { Title: library.slice(1), BaseTemplate: 101 } })
  await owner.call('POST', `/_api/web/getfolderbyserverrelativeurl('${library}')/folders/add('in 50%25')`)
  await put('a b.txt', 'one')
})

const put = (name: string, body: string) =>
  owner.call('POST', `/_api/web/getfolderbyserverrelativeurl('${library}')/files/add(url='${name}',overwrite=true)`, { body })
const read = (name: string) => reader.call('GET', `/_api/web/getfilebyserverrelativeurl('${library}/${name}')/$value`)
const run = (method: string, from: string, to: string, { by = owner, options = {} } = {}) =>
  by.call('POST', `/_api/sp.movecopyutil.${method}`, { body: { srcUrl: server.url + from, destUrl: server.url + to, options } })

describe('MoveCopyUtil with URLs', () => {
  it('copies and moves a file, percent-encoded or not', async () => {
    expect((await run('copyfile', encodeURI(`${library}/a b.txt`), encodeURI(`${library}/c d.txt`))).status).toBe(200)
    expect((await read('c d.txt')).text).toBe('one')
    expectRefusal(await run('CopyFile', `${library}/a b.txt`, `${library}/c d.txt`), 400, /already/)
    await put('a b.txt', 'two')
    expect((await run('copyfile(overwrite=true)', `${library}/a b.txt`, `${library}/c d.txt`)).status).toBe(200)
    expect((await read('c d.txt')).text).toBe('two')
    await run('copyfile', `${library}/a b.txt`, `${library}/c d.txt`, { options: { KeepBoth: true } })
    expect((await read('c d1.txt')).text).toBe('two')
    expect((await run('movefile(overwrite=false)', `${library}/a b.txt`, `${library}/e.txt`)).status).toBe(200)
    expect((await read('e.txt')).text).toBe('two')
    expectRefusal(await read('a b.txt'), 404, /a b\.txt/)
    expectRefusal(await run('movefile', `${library}/nope.txt`, `${library}/x.txt`), 404, /nope/)
    expectRefusal(await run('copyfile', `${library}/e.txt`, `${library}/x.txt`, { by: reader }), 403, /AddListItems/)
  })

  it('copies and moves a folder', async () => {
    expect((await run('copyfolder', encodeURI(`${library}/in 50%`), `${library}/copy`)).status).toBe(200)
    expect((await run('movefolder', `${library}/copy`, `${library}/moved`)).status).toBe(200)
    const { json } = await reader.call('GET', `/_api/web/getfolderbyserverrelativeurl('${library}')/folders?$select=Name&$orderby=Name`)
    expect(json.value.map((row: { Name: string }) => row.Name)).toEqual(expect.arrayContaining(['in 50%', 'moved']))
    expectRefusal(await run('movefolder', `${library}/copy`, `${library}/x`), 404, /copy/)
    expectRefusal(await run('copyfolder', `${library}/nope`, `${library}/x`), 404, /nope/)
    expectRefusal(await owner.call('POST', '/_api/sp.movecopyutil.copyfolder', { body: { srcUrl: '/x' } }), 400, /destUrl/)
  })
})

describe('with parameters', () => {
  const parameters = { BypassSharedLock: true }

  it('a file is deleted or recycled', async () => {
    const file = `/_api/web/getfilebyserverrelativeurl('${library}/a b.txt')`
    expectRefusal(await reader.call('POST', `${file}/deletewithparameters`, { body: { parameters } }), 403, /DeleteListItems/)
    const { json } = await owner.call('POST', `${file}/recyclewithparameters`, { body: { parameters } })
    expect((await owner.call('POST', `/_api/web/recyclebin('${json.value}')/restore`)).status).toBe(200)
    expect((await owner.call('POST', `${file}/deletewithparameters`, { body: { parameters } })).status).toBe(200)
    expectRefusal(await owner.call('POST', `${file}/recyclewithparameters`, { body: { parameters } }), 404, /a b\.txt/)
  })

  it('a folder is recycled', async () => {
    const folder = `/_api/web/getfolderbyserverrelativeurl('${library}/in 50%25')`
    const recycle = (given: object) => owner.call('POST', `${folder}/recyclewithparameters`, { body: { parameters: given } })
    const { json: inner } = await owner.call('POST', `${folder}/folders`, { body: { ServerRelativeUrl: `${library}/in 50%/inner` } })
    expect(inner.Name).toBe('inner')
    expectRefusal(await recycle({ DeleteIfEmpty: true }), 400, /not empty/)
    expectRefusal(await recycle({ ETagMatch: '"77"' }), 412, /77/)
    const { json } = await owner.call('POST', `${folder}/recyclewithparameters`, { body: { parameters } })
    expect(json.value).toMatch(/^[\da-f-]{36}$/)
    expectRefusal(await owner.call('POST', `${folder}/recyclewithparameters`, { body: { parameters } }), 404, /in 50%/)
  })
})
