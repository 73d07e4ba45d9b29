import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, member, reader } = await startWithPeople()
afterAll(() => server.stop())

let number = 0

/** An item of the owner in a new list with versions, at version 2.0. */
async function versioned(settings: object = {}): Promise<string> {
  number += 1
  const body = { Title: `Kept ${number}`, BaseTemplate: 100, EnableVersioning: true, ...settings }
  const list = (await owner.call('POST', '/_api/web/lists', { body })).json
  const items = `/_api/web/lists('${list.Id}')/items`
  const { Id } = (await owner.call('POST', items, { body: { Title: 'one' } })).json
  await owner.call('PUT', `${items}(${Id})`, { body: { Title: 'two' } })
  return `${items}(${Id})`
}

const stateOf = async (item: string) => (await owner.call('GET', item)).json
const labelsOf = async (item: string) => rowsOf(await owner.call('GET', `${item}/versions`)).map((row) => row.VersionLabel)

describe('systemupdate', () => {
  it.each(envelopes)('changes fields, and keeps the version, the time and the editor, %s', async (envelope) => {
    const item = await versioned()
    const before = await stateOf(item)
    const headers = { Accept: accepts[envelope] }
    const reply = await member.call('POST', `${item}/SystemUpdate()`, { body: { Title: 'quiet' }, headers })
    expect(reply.status).toBe(200)
    if (envelope === 'verbose') expect(reply.json).toEqual({ d: { SystemUpdate: null } })
    expect(await stateOf(item)).toEqual({ ...before, Title: 'quiet' })
    expect(await labelsOf(item)).toEqual(['2.0', '1.0'])
  })

  it('changes the ETag, and heeds the one that was read', async () => {
    const item = await versioned()
    const before = (await owner.call('GET', item)).headers.get('ETag') ?? ''
    const update = () => owner.call('POST', `${item}/systemupdate`, { body: { Title: 'x' }, headers: { 'IF-MATCH': before } })
    expect((await update()).status).toBe(200)
    expectRefusal(await update(), 412, /ETag/)
  })

  it('makes an item pending again in a list with approval', async () => {
    const item = await versioned({ EnableModeration: true })
    await owner.call('PUT', item, { body: { OData__ModerationStatus: 0 } })
    const status = async () => (await owner.call('GET', `${item}?$select=OData__ModerationStatus`)).json.OData__ModerationStatus
    expect(await status()).toBe(0)
    await member.call('POST', `${item}/systemupdate`, { body: { Title: 'changed' } })
    expect(await status()).toBe(2)
  })

  it('keeps the version of a file', async () => {
    const body = { Title: 'Quiet files', BaseTemplate: 101, EnableVersioning: true }
    await owner.call('POST', '/_api/web/lists', { body })
    const files = "/_api/web/getfolderbyserverrelativeurl('/Quiet files')/files"
    await owner.call('POST', `${files}/add(url='a.txt',overwrite=false)`, { body: 'a' })
    const item = "/_api/web/lists/getbytitle('Quiet files')/items(1)"
    const before = await stateOf(item)
    expect((await member.call('POST', `${item}/systemupdate`, { body: { Title: 'named' } })).status).toBe(200)
    expect(await stateOf(item)).toEqual({ ...before, Title: 'named' })
    expect((await owner.call('GET', `${files}('a.txt')`)).json).toMatchObject({ UIVersionLabel: '1.0', TimeLastModified: before.Modified })
  })

  it('is refused in words', async () => {
    const item = await versioned()
    expectRefusal(await reader.call('POST', `${item}/systemupdate`, { body: { Title: 'x' } }), 403, /EditListItems/)
    expectRefusal(await owner.call('POST', `${item}/systemupdate`, { body: { Nope: 'x' } }), 400, /Nope/)
    expectRefusal(await owner.call('POST', `${item}/systemupdate`, { body: { Modified: '2026-01-01T00:00:00Z' } }), 400, /read-only/)
    expectRefusal(await owner.call('POST', item.replace(/\(\d+\)$/, '(999)/systemupdate'), { body: { Title: 'x' } }), 404, /Item 999/)
  })
})

describe('updateoverwriteversion', () => {
  it.each(envelopes)('changes the current version, %s', async (envelope) => {
    const item = await versioned()
    const before = await stateOf(item)
    const headers = { Accept: accepts[envelope] }
    const reply = await member.call('POST', `${item}/updateoverwriteversion()`, { body: { Title: 'over' }, headers })
    expect(reply.status).toBe(200)
    const after = await stateOf(item)
    expect(after).toMatchObject({ Title: 'over', OData__UIVersionString: '2.0', AuthorId: before.AuthorId })
    expect(after.EditorId).not.toBe(before.EditorId)
    expect(await labelsOf(item)).toEqual(['2.0', '1.0'])
  })

  it('is refused in words', async () => {
    const item = await versioned()
    expectRefusal(await reader.call('POST', `${item}/updateoverwriteversion`, { body: { Title: 'x' } }), 403, /EditListItems/)
    expectRefusal(await owner.call('POST', `${item}/updateoverwriteversion`, { body: { Nope: 'x' } }), 400, /Nope/)
  })
})

describe('validateupdatelistitem with bNewDocumentUpdate', () => {
  it('makes no version', async () => {
    const item = await versioned()
    const before = await stateOf(item)
    const form = (text: string, bNewDocumentUpdate: boolean) =>
      member.call('POST', `${item}/validateupdatelistitem`, {
        body: { formValues: [{ FieldName: 'Title', FieldValue: text }], bNewDocumentUpdate },
      })
    expect((await form('quiet', true)).json.value).toMatchObject([{ HasException: false }])
    expect(await stateOf(item)).toEqual({ ...before, Title: 'quiet' })
    await form('loud', false)
    expect(await labelsOf(item)).toEqual(['3.0', '2.0', '1.0'])
  })
})
