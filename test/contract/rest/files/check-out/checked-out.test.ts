import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../../support/wire.ts'

const { server, admin, member, reader } = await startWithPeople()
afterAll(() => server.stop())

const fileAt = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`
let made = 0

/** A library that demands check-outs, with a file of the member that was never checked in, and one that was. */
async function library() {
  const Title = `Kept${++made}`
  await admin.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 101, ForceCheckout: true } })
  const add = (name: string) => `/_api/web/getfolderbyserverrelativeurl('/${Title}')/files/add(url='${name}',overwrite=false)`
  for (const name of ['never.txt', 'once.txt']) expect((await member.call('POST', add(name), { body: 'x' })).status).toBe(200)
  const once = fileAt(`/${Title}/once.txt`)
  await member.call('POST', `${once}/checkin(comment='',checkintype=1)`)
  await member.call('POST', `${once}/checkout`)
  const files = `/_api/web/lists/getbytitle('${Title}')/getcheckedoutfiles`
  return { url: `/${Title}`, files, one: `${files}/getbypath(decodedurl='/${Title}/never.txt')` }
}

describe('files that were never checked in', () => {
  it('are told to who holds them, and to who may take them over', async () => {
    const { url, files, one } = await library()
    const never = { ServerRelativePath: { DecodedUrl: `${url}/never.txt` } }
    for (const who of [member, admin]) expect(rowsOf(await who.call('GET', `${files}?$select=ServerRelativePath`))).toMatchObject([never])
    const [row] = rowsOf(await admin.call('GET', `${files}?$expand=CheckedOutBy`))
    expect(row).toMatchObject({ CheckedOutBy: { Id: row?.CheckedOutById, Title: 'member' } })
    expect((await member.call('GET', one.replace('never', 'NEVER'))).json.CheckedOutById).toBe(row?.CheckedOutById)
    expectRefusal(await member.call('GET', one.replace('never', 'once')), 404, /once\.txt/)
    expect(rowsOf(await reader.call('GET', files))).toEqual([])
    expect(rowsOf(await admin.call('GET', "/_api/web/lists/getbytitle('Tasks')/getcheckedoutfiles"))).toEqual([])
    expectRefusal(await admin.call('GET', files.replace('Kept', 'Lost')), 404, /Lost/)
  })

  it('come in pages', async () => {
    const { url, files } = await library()
    const add = `/_api/web/getfolderbyserverrelativeurl('${url}')/files/add(url='second.txt',overwrite=false)`
    expect((await member.call('POST', add, { body: 'x' })).status).toBe(200)
    const page = async (options: string) =>
      rowsOf(await admin.call('GET', `${files}?${options}`)).map((row) => row.ServerRelativePath.DecodedUrl)
    expect(await page('$top=1')).toEqual([`${url}/never.txt`])
    expect(await page('$top=1&$skip=1')).toEqual([`${url}/second.txt`])
    expect(await page('$skip=2')).toEqual([])
  })

  it('are taken over by who may, and by nobody else', async () => {
    const { url, files, one } = await library()
    expectRefusal(await reader.call('POST', `${one}/takeovercheckout`), 404, /never\.txt/)
    expectRefusal(await member.call('POST', `${one}/takeovercheckout`), 403, /CancelCheckout/)
    expectRefusal(await admin.call('POST', `${one.replace('never', 'once')}/takeovercheckout`), 404, /once\.txt/)
    expect((await admin.call('POST', `${one}/takeovercheckout`)).status).toBe(200)
    const file = fileAt(`${url}/never.txt`)
    expect((await admin.call('GET', `${file}/checkedoutbyuser`)).json.Title).toBe('admin')
    expect((await admin.call('POST', `${file}/checkin(comment='',checkintype=1)`)).status).toBe(200)
    expect(rowsOf(await admin.call('GET', files))).toEqual([])
    expect((await reader.call('GET', file)).status).toBe(200)
  })
})
