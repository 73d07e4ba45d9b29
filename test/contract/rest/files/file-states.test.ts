import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { ann, clientOf, newList } = await openFolderServer()
const bob = clientOf('bob')

const drafts = { EnableVersioning: true, EnableMinorVersions: true }

const at = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`

/** A library with a file `a.txt` that holds `one`. */
async function newFile(settings: object = {}) {
  const list = await newList(101, settings)
  await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${list.url}')/files/add(url='a.txt',overwrite=false)`, { body: 'one' })
  return { ...list, file: at(`${list.url}/a.txt`) }
}

const save = (file: string, text: string, client = ann) => client.call('PUT', `${file}/$value`, { body: text })
const textOf = async (file: string) => (await ann.call('GET', `${file}/$value`)).text
const stateOf = async (file: string) => (await ann.call('GET', `${file}?$select=CheckOutType,Level,UIVersionLabel,CheckInComment`)).json
const labelsOf = async (file: string) => rowsOf(await ann.call('GET', `${file}/versions`)).map((row) => row.VersionLabel)

describe('a file that is checked out', () => {
  it('says so, by whom, and is one working copy until it is checked in', async () => {
    const { file, address } = await newFile({ EnableVersioning: true })
    expect(await stateOf(file)).toEqual({ CheckOutType: 2, Level: 1, UIVersionLabel: '1.0', CheckInComment: '' })
    expect((await ann.call('GET', `${file}/checkedoutbyuser`)).json).toEqual({ 'odata.null': true })
    expect((await clientOf('ann', accepts.verbose).call('GET', `${file}/lockedbyuser`)).json).toEqual({ d: { LockedByUser: null } })
    expect((await clientOf('ann', accepts.verbose).call('POST', `${file}/checkout()`)).json).toEqual({ d: { CheckOut: null } })
    expect(await stateOf(file)).toMatchObject({ CheckOutType: 0, Level: 255, UIVersionLabel: '1.0' })
    expect((await ann.call('GET', `${file}/checkedOutByUser`)).json.Title).toBe('ann')
    expect((await ann.call('GET', `${file}/lockedByUser`)).json.Title).toBe('ann')
    expect((await ann.call('GET', `${file}?$expand=CheckedOutByUser`)).json.CheckedOutByUser.Title).toBe('ann')
    for (const text of ['two', 'three']) expect((await save(file, text)).status).toBe(200)
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Working' } })
    const done = await ann.call('POST', `${file}/checkin(comment='Second',checkintype=1)`)
    expect([done.status, done.json]).toEqual([200, { 'odata.null': true }])
    expect(await stateOf(file)).toEqual({ CheckOutType: 2, Level: 1, UIVersionLabel: '2.0', CheckInComment: 'Second' })
    expect([await textOf(file), await labelsOf(file)]).toEqual(['three', ['1.0']])
    expect((await ann.call('GET', `${file}/versions(512)/$value`)).text).toBe('one')
  })

  it('is locked for all other users, whatever they try, and can be read', async () => {
    const { file, url, address } = await newFile()
    await ann.call('POST', `${file}/checkout`)
    const folder = `/_api/web/getfolderbyserverrelativeurl('${url}')`
    const tries = [
      () => bob.call('POST', `${file}/checkout`),
      () => save(file, 'bob', bob),
      () => bob.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'bob' }),
      () => bob.call('PUT', `${address}/items(1)`, { body: { Title: 'bob' } }),
      () => bob.call('PUT', `${address}/items(1)`, { body: { FileLeafRef: 'bob.txt' } }),
      () => bob.call('POST', `${file}/moveto(newurl='${url}/b.txt',flags=1)`),
      () => bob.call('DELETE', file),
      () => bob.call('DELETE', `${address}/items(1)`),
      () => bob.call('POST', `${file}/recycle`),
      () => bob.call('POST', `${file}/versions/restorebylabel('1.0')`),
    ]
    for (const attempt of tries) {
      const refused = await attempt()
      expectRefusal(refused, 423, /checked out by ann/)
      expect(refused.json.error.code).toMatch(/^-2130575306, /)
    }
    expect((await bob.call('GET', `${file}/$value`)).status).toBe(200)
    expectRefusal(await ann.call('POST', `${file}/checkout`), 423, /checked out by ann/)
    expect(await textOf(file)).toBe('one')
    expect((await ann.call('POST', `${file}/checkin`)).status).toBe(200)
    expect((await save(file, 'bob', bob)).status).toBe(200)
  })

  it('keeps the folder above it from being deleted by others, and nothing of it is', async () => {
    const { url, address } = await newList()
    await ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${url}/deep` } })
    await ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: `${url}/deep/er` } })
    for (const name of ['deep/1.txt', 'deep/er/2.txt', 'deep/er/3.txt']) {
      const [, folder = '', leaf = ''] = /^(.*)\/([^/]+)$/.exec(name) ?? []
      await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${url}/${folder}')/files/add(url='${leaf}')`, { body: name })
    }
    await ann.call('POST', `${at(`${url}/deep/er/3.txt`)}/checkout`)
    for (const remove of [
      () => bob.call('DELETE', `/_api/web/getfolderbyserverrelativeurl('${url}/deep')`),
      () => bob.call('POST', `/_api/web/getfolderbyserverrelativeurl('${url}/deep')/recycle`),
    ])
      expectRefusal(await remove(), 423, /3\.txt' is checked out by ann/)
    expect((await ann.call('GET', `${address}?$select=ItemCount`)).json.ItemCount).toBe(5)
    expect(await textOf(at(`${url}/deep/1.txt`))).toBe('deep/1.txt')
    expect((await ann.call('DELETE', `/_api/web/getfolderbyserverrelativeurl('${url}/deep')`)).status).toBe(200)
  })

  it('goes back to what it was when that is undone: bytes, columns, who and when', async () => {
    const { file, address } = await newFile({ EnableVersioning: true })
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'First' } })
    const before = (await ann.call('GET', `${file}?$select=Length,UIVersionLabel,TimeLastModified,Title`)).json
    await ann.call('POST', `${file}/checkout`)
    await save(file, 'something else')
    await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'Second' } })
    expect((await ann.call('POST', `${file}/undocheckout()`)).json).toEqual({ 'odata.null': true })
    expect((await ann.call('GET', `${file}?$select=Length,UIVersionLabel,TimeLastModified,Title`)).json).toEqual(before)
    expect([await textOf(file), await stateOf(file)]).toMatchObject(['one', { CheckOutType: 2 }])
    expect((await ann.call('GET', `${address}/items(1)?$select=Title`)).json.Title).toBe('First')
    expect(await labelsOf(file)).toEqual(['1.0'])
    await ann.call('POST', `${file}/checkout`)
    await ann.call('POST', `${file}/undocheckout`)
    expect(await textOf(file)).toBe('one')
  })

  it('cannot be checked in or undone when it is not checked out, with the code of that', async () => {
    const { file } = await newFile()
    for (const act of ["checkin(comment='x',checkintype=0)", 'undocheckout']) {
      const refused = await ann.call('POST', `${file}/${act}`)
      expectRefusal(refused, 400, /is not checked out/)
      expect(refused.json.error.code).toMatch(/^-2147024738, /)
    }
    expectRefusal(await ann.call('POST', `${file}/checkin(comment='x',checkintype=3)`), 400, /checkInType/)
    expectRefusal(await ann.call('POST', `${file}/checkin(comment='${'x'.repeat(1024)}',checkintype=0)`), 400, /1023/)
    for (const act of ['checkout', 'checkin', 'undocheckout', 'publish', 'unpublish'])
      expectRefusal(await ann.call('POST', `${at('/Shared Documents/nope.txt')}/${act}`), 404, /nope/)
    expectRefusal(await ann.call('GET', `${at('/Shared Documents/nope.txt')}/checkedoutbyuser`), 404, /nope/)
    expectRefusal(await ann.call('GET', `${at('/Shared Documents/nope.txt')}/lockedbyuser`), 404, /nope/)
  })

  it('is checked in by others only with the right to cancel check-outs', async () => {
    const { file, address } = await newFile()
    await ann.call('POST', `${file}/checkout`)
    const carl = (await ann.call('POST', '/_api/web/ensureuser', { body: { logonName: 'carl' } })).json.Id
    await ann.call('POST', `${address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    await ann.call('POST', `${address}/roleassignments/addroleassignment(principalid=${carl},roledefid=1073741827)`)
    expectRefusal(await clientOf('carl').call('POST', `${file}/undocheckout`), 403, /CancelCheckout/)
    expectRefusal(await clientOf('carl').call('POST', `${file}/checkin(comment='',checkintype=0)`), 403, /CancelCheckout/)
    expect((await ann.call('POST', `${file}/undocheckout`)).status).toBe(200)
  })
})

describe('the kinds of check-in', () => {
  it.each([
    ['drafts', drafts, 0, ['0.1', '0.2']],
    ['drafts', drafts, 1, ['0.1', '1.0']],
    ['drafts', drafts, 2, ['0.1']],
    ['major versions', { EnableVersioning: true }, 0, ['1.0', '2.0']],
    ['major versions', { EnableVersioning: true }, 1, ['1.0', '2.0']],
    ['major versions', { EnableVersioning: true }, 2, ['1.0']],
    ['no versions', {}, 0, ['1.0']],
    ['no versions', {}, 1, ['1.0']],
    ['no versions', {}, 2, ['1.0']],
  ])('in a library with %s, %o, kind %i', async (_, settings, type, labels) => {
    const { file } = await newFile(settings)
    await ann.call('POST', `${file}/checkout`)
    await save(file, 'two')
    expect((await ann.call('POST', `${file}/checkin(comment='c',checkintype=${type})`)).status).toBe(200)
    const { UIVersionLabel, Level } = await stateOf(file)
    expect([...(await labelsOf(file)), UIVersionLabel]).toEqual(labels)
    expect([Level, await textOf(file)]).toEqual([UIVersionLabel.endsWith('.0') ? 1 : 2, 'two'])
  })

  it('are also said by position, and left out', async () => {
    const { file } = await newFile(drafts)
    const label = async (act: string) => {
      await ann.call('POST', `${file}/checkout`)
      expect((await ann.call('POST', `${file}/${act}`)).status).toBe(200)
      return (await stateOf(file)).UIVersionLabel
    }
    expect(await label("checkin('c',1)")).toBe('1.0')
    expect(await label("checkin('c')")).toBe('1.1')
    expect(await label("checkin(comment='c')")).toBe('1.2')
    expect(await label('checkin(checkintype=1)')).toBe('2.0')
    expect(await label("checkin(comment=@a2,checkintype=@a3)?@a2='c'&@a3=0")).toBe('2.1')
  })
})

describe('a library that demands check-outs', () => {
  it('has new files checked out, and refuses changes to what is not', async () => {
    const { file, address } = await newFile({ ForceCheckout: true, ...drafts })
    expect(await stateOf(file)).toMatchObject({ CheckOutType: 0, Level: 255, UIVersionLabel: '0.1' })
    expectRefusal(await ann.call('POST', `${file}/undocheckout`), 400, /never checked in/)
    await save(file, 'two')
    await ann.call('POST', `${file}/checkin(comment='',checkintype=1)`)
    expect([await stateOf(file), await labelsOf(file)]).toMatchObject([{ UIVersionLabel: '1.0', CheckOutType: 2 }, []])
    expectRefusal(await save(file, 'three'), 400, /has to be checked out/)
    expectRefusal(await ann.call('PUT', `${address}/items(1)`, { body: { Title: 'x' } }), 400, /has to be checked out/)
    await ann.call('POST', `${file}/checkout`)
    expect((await save(file, 'three')).status).toBe(200)
  })
})

describe('a draft', () => {
  it('is published and unpublished', async () => {
    const { file } = await newFile(drafts)
    await save(file, 'two')
    expect((await stateOf(file)).UIVersionLabel).toBe('0.2')
    expectRefusal(await ann.call('POST', `${file}/unpublish('x')`), 400, /is a draft/)
    expect((await ann.call('POST', `${file}/publish('Out')`)).json).toEqual({ 'odata.null': true })
    expect(await stateOf(file)).toEqual({ CheckOutType: 2, Level: 1, UIVersionLabel: '1.0', CheckInComment: 'Out' })
    expectRefusal(await ann.call('POST', `${file}/publish(comment='again')`), 400, /published already/)
    expect((await ann.call('POST', `${file}/unpublish(comment='Back')`)).json).toEqual({ 'odata.null': true })
    expect(await stateOf(file)).toMatchObject({ Level: 2, UIVersionLabel: '0.2', CheckInComment: 'Back' })
    expect([await textOf(file), await labelsOf(file)]).toEqual(['two', ['0.1']])
    await ann.call('POST', `${file}/publish`)
    await save(file, 'three')
    expect((await stateOf(file)).UIVersionLabel).toBe('1.1')
    await ann.call('POST', `${file}/checkout`)
    expectRefusal(await ann.call('POST', `${file}/publish('x')`), 400, /is checked out/)
    expectRefusal(await bob.call('POST', `${file}/publish('x')`), 423, /checked out by ann/)
  })

  it('is nothing that a library without drafts has', async () => {
    const { file } = await newFile({ EnableVersioning: true })
    const before = await ann.call('GET', file)
    expect((await ann.call('POST', `${file}/publish('x')`)).status).toBe(200)
    expect((await ann.call('GET', file)).json).toEqual(before.json)
    expectRefusal(await ann.call('POST', `${file}/unpublish`), 400, /no drafts/)
  })
})

describe('a file that needs approval', () => {
  it('is approved and rejected by users who may, and without a new version', async () => {
    const { file, address } = await newFile({ EnableModeration: true, EnableVersioning: true })
    const status = async () => {
      const { json } = await ann.call('GET', `${address}/items(1)?$select=OData__ModerationStatus,OData__ModerationComments`)
      return [json.OData__ModerationStatus, json.OData__ModerationComments]
    }
    expect(await status()).toEqual([2, null])
    expect((await ann.call('POST', `${file}/approve('Fine')`)).json).toEqual({ 'odata.null': true })
    expect([await status(), (await stateOf(file)).UIVersionLabel]).toEqual([[0, 'Fine'], '1.0'])
    expect((await ann.call('POST', `${file}/deny(comment='No')`)).json).toEqual({ 'odata.null': true })
    expect(await status()).toEqual([1, 'No'])
    expect((await ann.call('POST', `${file}/approve`)).status).toBe(200)
    await ann.call('POST', `${file}/checkout`)
    expectRefusal(await ann.call('POST', `${file}/deny('x')`), 400, /is checked out/)
    await ann.call('POST', `${file}/checkin(comment='',checkintype=1)`)
    expect(await status()).toEqual([2, ''])
    const other = await newFile()
    for (const act of ['approve', 'deny']) expectRefusal(await ann.call('POST', `${other.file}/${act}`), 400, /need no approval/)
  })
})
