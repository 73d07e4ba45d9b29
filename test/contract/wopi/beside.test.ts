import { afterEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { editorAt, editorOf } from '../../support/editing/editor.ts'
import { serve } from '../../support/serve.ts'

const { server, clientOf } = await serve({ settings: { 'Wopi:Enabled': 'true', 'Limits:UploadBytes': '100000' } })
const admin = clientOf('admin')
const anybody = createContractClient(server.url)
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const add = (name: string, body: string) => admin.call('POST', `${folder}/files/add(url='${name}',overwrite=true)`, { body })
const text = async (name: string) =>
  (await admin.call('GET', `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${name}')/$value`)).text
async function fresh(name: string) {
  await add(name, 'first')
  return editorOf(admin, anybody, `/Shared Documents/${name}`)
}
afterEach(async () => {
  const { value } = (await admin.call('GET', '/_admin/wopi/sessions')).json
  for (const { sessionId } of value) await admin.call('DELETE', `/_admin/wopi/sessions/${sessionId}`)
})

// The cases are those of the group PutRelativeFile of the open WOPI validator, by its names.
describe('PutRelativeFile', () => {
  it('SuggestedExtension: the new file has the name of the edited one with another extension', async () => {
    const one = await fresh('plan.docx')
    const { status, json } = await one.beside({ SuggestedTarget: '.pdf' }, 'a pdf')
    expect([status, json.Name]).toEqual([200, 'plan.pdf'])
    const two = editorAt(anybody, json.Url)
    expect((await two.info()).json).toMatchObject({ BaseFileName: 'plan.pdf', UserCanNotWriteRelative: false, UserCanWrite: true, Size: 5 })
    expect((await two.read()).text).toBe('a pdf')
    expect([two.token === one.token, two.fileId === one.fileId]).toEqual([false, false])
  })

  it('SuggestedName: a name that is taken or illegal is changed', async () => {
    const one = await fresh('suggested.docx')
    const named = await one.beside({ SuggestedTarget: 'mine.txt' }, 'one')
    expect(named.json.Name).toBe('mine.txt')
    const again = (await one.beside({ SuggestedTarget: 'mine.txt' }, 'two')).json.Name
    expect(again).toMatch(/^mine.{1,10}\.txt$/)
    expect(await text('mine.txt')).toBe('one')
    expect((await one.beside({ SuggestedTarget: 'a:b|c.txt' })).json.Name).toBe('a_b_c.txt')
  })

  it('RelativeName and FileNameReturnedIsCorrectlyEncoded: the name is the one that was asked for, in UTF-8', async () => {
    const one = await fresh('exact.docx')
    const { status, json } = await one.beside({ RelativeTarget: 'Gr+APYA3w-e.txt' }, 'text')
    expect([status, json.Name]).toEqual([200, 'Größe.txt'])
    expect((await editorAt(anybody, json.Url).rename('renamed')).json.Name).toBe('renamed')
  })

  it.each([
    ['RelativeNameOverwriteTrueNoEffect', 'true'],
    ['RelativeNameOverwriteFalseNoEffect', 'false'],
  ])('%s: nothing is there to be replaced', async (name, OverwriteRelativeTarget) => {
    const one = await fresh('effect.docx')
    const { status, json } = await one.beside({ RelativeTarget: `${name}.txt`, OverwriteRelativeTarget }, 'new')
    expect([status, json.Name, await text(`${name}.txt`)]).toEqual([200, `${name}.txt`, 'new'])
  })

  it.each([
    ['RelativeNameConflictNoOverwrite', {}],
    ['RelativeNameConflictOverwriteFalse', { OverwriteRelativeTarget: 'false' }],
  ])('%s: 409 with a name that is free', async (_name, more) => {
    const one = await fresh('conflict.docx')
    await add('taken größe.txt', 'there')
    const { status, headers } = await one.beside({ RelativeTarget: 'taken gr+APYA3w-e.txt', ...more })
    expect([status, headers.get('x-wopi-validrelativetarget'), headers.get('x-wopi-lock')]).toEqual([409, 'taken gr+APYA3w-e1.txt', null])
    expect(await text('taken größe.txt')).toBe('there')
  })

  it('the name is free also where fifty names with a number are taken', async () => {
    const one = await fresh('many.docx')
    for (const number of ['', ...Array.from({ length: 50 }, (_, index) => index + 1)]) await add(`many${number}.txt`, 'there')
    const { status, headers } = await one.beside({ RelativeTarget: 'many.txt' })
    expect([status, headers.get('x-wopi-validrelativetarget')]).toEqual([409, expect.stringMatching(/^many-[\da-f]{8}\.txt$/)])
  })

  it('RelativeNameConflictOverwriteTrue: the file that is there gets the bytes', async () => {
    const one = await fresh('over.docx')
    await add('there.txt', 'before')
    const { status, json } = await one.beside({ RelativeTarget: 'there.txt', OverwriteRelativeTarget: 'true' }, 'after')
    expect([status, json.Name, await text('there.txt')]).toEqual([200, 'there.txt', 'after'])
    expect((await editorAt(anybody, json.Url).info()).status).toBe(200)
  })

  it('RelativeNameConflictOverwriteTrueLocked: 409 with the lock', async () => {
    const one = await fresh('locked.docx')
    const two = await fresh('busy.txt')
    await two.lock('mine')
    const { status, headers } = await one.beside({ RelativeTarget: 'busy.txt', OverwriteRelativeTarget: 'true' })
    expect([status, headers.get('x-wopi-lock')]).toEqual([409, 'mine'])
    expect(await text('busy.txt')).toBe('first')
  })

  it('ConflictingHeaders, or none: 400', async () => {
    const one = await fresh('headers.docx')
    expect((await one.beside({ SuggestedTarget: 'x.txt', RelativeTarget: 'y.txt' })).status).toBe(400)
    expect((await one.beside({})).status).toBe(400)
  })

  it('FileNameLongerThan512Chars and other illegal names: 400', async () => {
    const one = await fresh('long.docx')
    for (const name of ['x'.repeat(520), 'a/b.txt', 'a:b.txt', 'con.txt', '+2D0-'])
      expect((await one.beside({ RelativeTarget: name })).status, name).toBe(400)
    expect((await one.beside({ SuggestedTarget: `${'x'.repeat(520)}.txt` })).json.Name).toMatch(/^x{100}\.txt$/)
  })

  it('needs the bytes that X-WOPI-Size says, and refuses too many before they come', async () => {
    const one = await fresh('size.docx')
    expect((await one.beside({ RelativeTarget: 'size.txt', Size: '4' }, 'three')).status).toBe(400)
    expect((await one.beside({ RelativeTarget: 'size.txt', Size: '100001' }, 'three')).status).toBe(413)
    expect((await admin.call('GET', `${folder}/files?$filter=Name eq 'size.txt'`)).json.value).toEqual([])
    expect((await one.beside({ RelativeTarget: 'size.txt', Size: '5' }, 'three')).status).toBe(200)
    const address = `/_vti_bin/wopi.ashx/files/${one.fileId}?access_token=${one.token}`
    const headers = { 'X-WOPI-Override': 'PUT_RELATIVE', 'X-WOPI-RelativeTarget': 'packed.txt', 'Content-Encoding': 'gzip' }
    expect((await anybody.call('POST', address, { body: 'x', headers })).status).toBe(415)
  })

  it('tells who may not add or replace files neither their names nor their locks', async () => {
    const role = (list: string, id: number, roledefid: number) =>
      admin.call('POST', `${list}/roleassignments/addroleassignment(principalid=${id},roledefid=${roledefid})`)
    const list = "/_api/web/lists/getbytitle('Documents')"
    await admin.call('POST', `${list}/breakroleinheritance(false)`)
    const ids = new Map<string, number>()
    for (const name of ['rita', 'carl'])
      ids.set(name, (await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: name } })).json.Id)
    await role(list, ids.get('rita') ?? 0, 1073741826)
    await role(list, ids.get('carl') ?? 0, 1073741827)
    await add('shown.docx', 'first')
    const secret = await fresh('secret.docx')
    await secret.lock('mine')
    await admin.call(
      'POST',
      "/_api/web/getfilebyserverrelativeurl('/Shared Documents/secret.docx')/listitemallfields/breakroleinheritance(false)",
    )
    const reader = await editorOf(clientOf('rita'), anybody, '/Shared Documents/shown.docx')
    const writer = await editorOf(clientOf('carl'), anybody, '/Shared Documents/shown.docx')
    const lockOf = async (editor: typeof reader, headers: Readonly<Record<string, string>>) => {
      const reply = await editor.beside(headers)
      return [reply.status, reply.headers.get('x-wopi-lock'), reply.headers.get('x-wopi-validrelativetarget')]
    }
    for (const RelativeTarget of ['secret.docx', 'none.docx']) {
      expect(await lockOf(reader, { RelativeTarget })).toEqual([403, null, null])
      expect(await lockOf(reader, { RelativeTarget, OverwriteRelativeTarget: 'true' })).toEqual([403, null, null])
    }
    expect(await lockOf(writer, { RelativeTarget: 'secret.docx', OverwriteRelativeTarget: 'true' })).toEqual([403, null, null])
  })

  it('needs the right to add files, and a session that is free', async () => {
    await add('seen.docx', 'first')
    const list = "/_api/web/lists/getbytitle('Documents')"
    await admin.call('POST', `${list}/breakroleinheritance(false)`)
    const user = await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: 'vera' } })
    await admin.call('POST', `${list}/roleassignments/addroleassignment(principalid=${user.json.Id},roledefid=1073741826)`)
    const reader = await editorOf(clientOf('vera'), anybody, '/Shared Documents/seen.docx')
    expect((await reader.info()).json.UserCanNotWriteRelative).toBe(true)
    expect((await reader.beside({ RelativeTarget: 'mine.docx' })).status).toBe(403)
    const one = await fresh('full.docx')
    for (let at = 0; at < 18; at += 1) await editorOf(admin, anybody, '/Shared Documents/full.docx')
    expect((await one.beside({ RelativeTarget: 'late.docx' })).status).toBe(503)
    expect((await admin.call('GET', `${folder}/files?$filter=Name eq 'late.docx'`)).json.value).toEqual([])
  })
})
