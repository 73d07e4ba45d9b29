import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { editorOf, openSession } from '../../support/editing/editor.ts'
import { until } from '../../support/samples/packages.ts'
import { serve } from '../../support/serve.ts'

const { server, clientOf } = await serve({ settings: { 'Wopi:Enabled': 'true' } })
const admin = clientOf('admin')
const anybody = createContractClient(server.url)
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const add = (name: string, body: string) => admin.call('POST', `${folder}/files/add(url='${name}',overwrite=true)`, { body })
const editor = async (name: string, user = admin) => editorOf(user, anybody, `/Shared Documents/${name}`)
/** A file with an editor of its own. */
async function fresh(name: string, body = 'first') {
  await add(name, body)
  return editor(name)
}
// There is room for twenty.
afterEach(async () => {
  const { value } = (await admin.call('GET', '/_admin/wopi/sessions')).json
  for (const { sessionId } of value) await admin.call('DELETE', `/_admin/wopi/sessions/${sessionId}`)
})
const lockOf = ({ headers }: { readonly headers: Headers }) => headers.get('x-wopi-lock')

describe('CheckFileInfo', () => {
  it('tells of the file, the user and the host', async () => {
    const one = await fresh('info.docx')
    const { status, json } = await one.info()
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ...{ BaseFileName: 'info.docx', Size: 5, UserId: 'i:0#.f|membership|admin', UserFriendlyName: 'admin', ReadOnly: false },
      ...{
        UserCanWrite: true,
        UserCanRename: true,
        SupportsLocks: true,
        SupportsGetLock: true,
        SupportsUpdate: true,
        SupportsRename: true,
      },
      SHA256: createHash('sha256').update('first').digest('base64'),
    })
    expect(json.Version).toBe((await one.read()).headers.get('x-wopi-itemversion'))
  })

  it('tells a user who only reads that the file is read-only, and refuses the writes', async () => {
    await add('read.docx', 'first')
    const users = await serveReaders()
    expect(users.canWrite).toBe(false)
    expect((await users.info()).json).toMatchObject({ ReadOnly: true, UserCanWrite: false, UserCanRename: false })
    expect((await users.read()).text).toBe('first')
    expect((await users.write('x')).status).toBe(403)
    expect((await users.lock('x')).status).toBe(403)
    expect((await users.rename('x')).status).toBe(403)
    expect((await users.remove()).status).toBe(403)
  })

  /** An editor of a user with the right to read alone: the library gives them that role. */
  async function serveReaders() {
    const list = "/_api/web/lists/getbytitle('Documents')"
    await admin.call('POST', `${list}/breakroleinheritance(false)`)
    const user = await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: 'vera' } })
    await admin.call('POST', `${list}/roleassignments/addroleassignment(principalid=${user.json.Id},roledefid=1073741826)`)
    return editor('read.docx', clientOf('vera'))
  }
})

describe('GetFile and PutFile', () => {
  it('read and write the bytes; a write needs the lock that is on the file', async () => {
    const one = await fresh('put.docx')
    expect((await one.read()).text).toBe('first')
    const without = await one.write('second')
    expect([without.status, lockOf(without)]).toEqual([409, ''])
    expect((await one.lock('a')).status).toBe(200)
    const before = (await one.info()).json.Version
    const written = await one.write('second', 'a')
    expect([written.status, written.headers.get('x-wopi-itemversion')]).toEqual([200, (await one.info()).json.Version])
    expect(written.headers.get('x-wopi-itemversion')).not.toBe(before)
    expect((await one.read()).text).toBe('second')
    for (const lock of ['b', undefined]) {
      const other = await one.write('third', lock)
      expect([other.status, lockOf(other)]).toEqual([409, 'a'])
    }
    expect((await one.read()).text).toBe('second')
  })

  it('do not write if the lock has changed while the bytes arrived', async () => {
    const one = await fresh('slow.docx')
    const two = await editor('slow.docx')
    await one.lock('a')
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const pieces = writable.getWriter()
    const headers = { 'X-WOPI-Override': 'PUT', 'X-WOPI-Lock': 'a' }
    const writing = fetch(`${server.url}/_vti_bin/wopi.ashx/files/${one.fileId}/contents?access_token=${one.token}`, {
      ...{ method: 'POST', headers, body: readable, duplex: 'half' },
    } as RequestInit)
    await pieces.write(Buffer.from('sec'))
    // The first piece has arrived, so the lock has been checked.
    await until(() => server.farm.directory.findSite(new URL(server.url).host, '/').work.arriving.size > 0)
    await one.unlock('a')
    await two.lock('b')
    await pieces.write(Buffer.from('ond'))
    await pieces.close()
    const reply = await writing
    expect([reply.status, lockOf(reply)]).toEqual([409, 'b'])
    expect((await two.read()).text).toBe('first')
  })

  it('write a file without bytes without a lock', async () => {
    const one = await fresh('new.docx', '')
    expect((await one.write('made')).status).toBe(200)
    expect((await one.read()).text).toBe('made')
  })

  it('do not read a file that is larger than the client wants', async () => {
    const one = await fresh('large.docx')
    expect((await one.read({ 'X-WOPI-MaxExpectedSize': '4' })).status).toBe(412)
    expect((await one.read({ 'X-WOPI-MaxExpectedSize': '5' })).text).toBe('first')
  })

  it('leave what the others see: a version, a change and the name of the editor', async () => {
    await admin.call('POST', "/_api/web/lists/getbytitle('Documents')", {
      body: { EnableVersioning: true },
      headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' },
    })
    const one = await fresh('seen.docx')
    await one.lock('a')
    await one.write('second', 'a')
    const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/seen.docx')"
    expect((await admin.call('GET', `${file}/$value`)).text).toBe('second')
    expect((await admin.call('GET', `${file}/versions`)).json.value).toHaveLength(1)
  })

  it('are refused while the file is archived', async () => {
    await admin.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Old', Url: 'old', WebTemplate: 'STS#0' } } })
    await admin.call('POST', "/old/_api/web/getfolderbyserverrelativeurl('/old/Shared Documents')/files/add(url='o.docx')", {
      body: 'first',
    })
    await admin.call('POST', '/old/_api/web/setarchivemode', { body: { archive_mode: true } })
    const one = await editorOf(admin, anybody, '/old/Shared Documents/o.docx')
    await one.lock('a')
    expect((await one.write('second', 'a')).status).toBe(403)
    expect((await one.read()).text).toBe('first')
  })
})

describe('locks', () => {
  it('are set, told, refreshed, replaced and removed', async () => {
    const one = await fresh('lock.docx')
    expect(lockOf(await one.getLock())).toBe('')
    expect((await one.lock('a')).status).toBe(200)
    // The same lock once more refreshes it.
    expect((await one.lock('a')).status).toBe(200)
    expect(lockOf(await one.getLock())).toBe('a')
    expect((await one.refresh('a')).status).toBe(200)
    expect((await one.lock('b', 'a')).status).toBe(200)
    expect(lockOf(await one.getLock())).toBe('b')
    expect((await one.unlock('b')).status).toBe(200)
    expect(lockOf(await one.getLock())).toBe('')
  })

  it('refuse every other lock with 409, and name the one that is there', async () => {
    const one = await fresh('other.docx')
    await one.lock('a')
    const two = await editor('other.docx')
    for (const reply of [
      await two.lock('b'),
      await two.refresh('b'),
      await two.unlock('b'),
      await two.lock('c', 'b'),
      await two.write('x', 'b'),
    ]) {
      expect([reply.status, lockOf(reply)]).toEqual([409, 'a'])
      expect(reply.headers.get('x-wopi-lockfailurereason')).toMatch(/another lock/)
    }
  })

  it('are not there: 409 with an empty lock', async () => {
    const one = await fresh('none.docx')
    for (const reply of [await one.refresh('a'), await one.unlock('a'), await one.lock('b', 'a')])
      expect([reply.status, lockOf(reply)]).toEqual([409, ''])
  })

  it.each([
    ['no lock', ''],
    ['a lock that is too long', 'x'.repeat(1025)],
  ])('are refused: %s', async (_what, lock) => {
    const one = await fresh('long.docx')
    expect((await one.lock(lock)).status).toBe(400)
    expect((await one.lock('x'.repeat(1024))).status).toBe(200)
    expect((await one.unlock('x'.repeat(1024))).status).toBe(200)
  })

  it('are refused without a known order', async () => {
    const one = await fresh('order.docx')
    const address = `/_vti_bin/wopi.ashx/files/${one.fileId}?access_token=${one.token}`
    expect((await anybody.call('POST', address, { headers: { 'X-WOPI-Override': 'COBALT' } })).status).toBe(400)
    expect((await anybody.call('POST', address)).status).toBe(400)
  })
})

describe('RenameFile', () => {
  it('gives the file another name with the same extension, in UTF-7', async () => {
    const one = await fresh('name.docx')
    const reply = await one.rename('Gr+APYA3w-e +- 1')
    expect([reply.status, reply.json.Name]).toEqual([200, 'Größe + 1'])
    expect((await one.info()).json.BaseFileName).toBe('Größe + 1.docx')
    expect((await one.read()).text).toBe('first')
  })

  it('needs the lock that is on the file', async () => {
    const one = await fresh('locked.docx')
    await one.lock('a')
    expect((await one.rename('x', 'b')).status).toBe(409)
    expect((await one.rename('renamed', 'a')).status).toBe(200)
  })

  it.each([
    ['an empty name', ' '],
    ['a name with a slash', 'a/b'],
    ['an illegal name', 'a:b'],
    ['a name that is too long', 'x'.repeat(121)],
    ['half of a letter', '+2D0-'],
    ['a name that is taken', 'taken'],
  ])('is refused for %s', async (_what, name) => {
    await add('taken.docx', 'there')
    const one = await fresh('free.docx')
    expect((await one.rename(name)).status).toBe(400)
    expect((await one.info()).json.BaseFileName).toBe('free.docx')
  })
})

describe('DeleteFile', () => {
  it('moves the file to the recycle bin', async () => {
    const one = await fresh('waste.docx')
    expect((await one.remove()).status).toBe(200)
    const { json } = await admin.call('GET', "/_api/web/recyclebin?$filter=LeafName eq 'waste.docx'")
    expect(json.value).toHaveLength(1)
    expect((await one.read()).status).toBe(404)
  })
})

describe('an access token', () => {
  it('is good for its file alone, and not after the end of its session', async () => {
    const [one, two] = [await fresh('one.docx'), await fresh('two.docx')]
    const other = `/_vti_bin/wopi.ashx/files/${two.fileId}?access_token=${one.token}`
    expect((await anybody.call('GET', other)).status).toBe(403)
    expect((await one.close()).status).toBe(204)
    expect((await one.info()).status).toBe(401)
    expect((await one.read()).status).toBe(401)
    expect((await one.write('x')).status).toBe(401)
    expect((await one.close()).status).toBe(401)
  })

  it.each(['', '?access_token=', '?access_token=x', `?access_token=${'x'.repeat(43)}`])('is needed: %s', async (query) => {
    const one = await fresh('token.docx')
    expect((await anybody.call('GET', `/_vti_bin/wopi.ashx/files/${one.fileId}${query}`)).status).toBe(401)
  })

  it('may stand in the header', async () => {
    const one = await fresh('header.docx')
    const headers = { Authorization: `Bearer ${one.token}` }
    expect((await anybody.call('GET', `/_vti_bin/wopi.ashx/files/${one.fileId}`, { headers })).status).toBe(200)
  })

  it('is of no use when the file is gone', async () => {
    const one = await fresh('gone.docx')
    await admin.call('POST', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/gone.docx')/recycle()")
    expect((await one.info()).status).toBe(404)
    expect((await one.write('x')).status).toBe(404)
    expect((await one.lock('x')).status).toBe(404)
  })
})

describe('opening a session', () => {
  it.each([
    ['no file', { url: '/Shared Documents/nothing.docx' }, 404],
    ['no URL', {}, 400],
    ['a URL that is none', { url: 'x' }, 400],
    ['a folder', { url: '/Shared Documents' }, 404],
    ['a member too many', { url: '/x', more: 1 }, 400],
  ])('is refused for %s', async (_what, body, status) => {
    expect((await admin.call('POST', '/_vti_bin/wopi.ashx/sessions', { body })).status).toBe(status)
  })

  it('is refused to nobody, and to a form of another site', async () => {
    expect((await openSession(anybody, '/Shared Documents/one.docx')).status).toBe(401)
    const headers = { 'Content-Type': 'text/plain' }
    expect((await admin.call('POST', '/_vti_bin/wopi.ashx/sessions', { body: '{"url":"/x"}', headers })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('refusals', () => {
  it('a file under a legal hold is not written, and a request for a session is small', async () => {
    const one = await fresh('held.docx')
    const { json } = await admin.call('POST', '/_api/archive/legalholds', { body: { name: 'x', scope: { webUrl: '/' } } })
    await one.lock('mine')
    expect((await one.write('second', 'mine')).status).toBe(423)
    expect((await admin.call('POST', `/_api/archive/legalholds/${json.id}/release`)).status).toBe(200)
    expect((await one.write('third', 'mine')).status).toBe(200)
    expect((await openSession(admin, `/${'x'.repeat(2_000_000)}`)).status).toBe(413)
  })
})
