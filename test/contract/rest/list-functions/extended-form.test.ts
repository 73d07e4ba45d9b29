import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
await owner.call('POST', `${tasks}/items`, { body: { Title: 'One', Body: 'Words' } })
await owner.call('POST', `${tasks}/items(1)/attachmentfiles/add(filename='a.txt')`, {
  body: 'a',
  headers: { 'Content-Type': 'text/plain' },
})

const form = (itemId: number, options: number, client = reader, Accept: string = accepts.nometadata) =>
  client.call('GET', `${tasks}/renderextendedlistformdata(itemid=${itemId},formid='viewform',mode='2',options=${options})`, {
    headers: { Accept },
  })
const dataOf = async (itemId: number, options: number) => JSON.parse((await form(itemId, options)).json.value)

describe('the extended data of a form', () => {
  it.each(envelopes)('has the item as a row, %s', async (envelope) => {
    const { json } = await form(1, 7, reader, accepts[envelope])
    const data = JSON.parse(json.d?.RenderExtendedListFormData ?? json.value)
    expect(data).toMatchObject({ FormId: 'viewform', ItemId: 1, ControlMode: 2, ListData: { ID: '1', Title: 'One', Body: 'Words' } })
    expect(data.Data.Row).toEqual([
      expect.objectContaining({ ID: '1', Title: 'One', Author: [expect.objectContaining({ title: 'owner' })] }),
    ])
    expect(data.ListData.Attachments).toMatchObject({
      Attachments: [{ FileName: 'a.txt', AttachmentId: expect.any(String), RedirectUrl: '' }],
      UrlPrefix: `${server.url}/Lists/Tasks/Attachments/1/`,
    })
    expect(data).not.toHaveProperty('ListSchema')
  })

  it('has the parts that options name, and no more', async () => {
    const plain = await dataOf(1, 0)
    expect(plain.ListSchema.Field[0]).toMatchObject({ Name: 'Title' })
    expect(plain).not.toHaveProperty('Data')
    expect(plain.ListData).not.toHaveProperty('Attachments')
    expect(await dataOf(1, 8)).toEqual(plain)
    expect(await dataOf(0, 7)).toMatchObject({ ItemId: 0, ListData: { ID: '', Priority: '(2) Normal' } })
    expect(await dataOf(0, 7)).not.toHaveProperty('Data')
  })

  it('is read by POST, with arguments in the address or the body', async () => {
    const ask = async (address: string, body: object) => {
      const { json } = await reader.call('POST', `${tasks}/${address}`, { body, headers: { Accept: accepts.nometadata } })
      return JSON.parse(json.value)
    }
    const inAddress = await ask("RenderExtendedListFormData(itemId=1,formId='editform',mode='2',options=30,cutoffVersion=0)", {})
    const inBody = await ask('RenderExtendedListFormData', { itemId: 1, formId: 'editform', mode: 2, options: 30, cutoffVersion: 0 })
    expect(inBody).toEqual(inAddress)
    expect(inBody.Data.Row).toHaveLength(1)
  })

  it('is refused in words', async () => {
    expectRefusal(await form(99, 7), 404, /99/)
    expectRefusal(await form(1, 7, stranger), 403, /Open/)
    expectRefusal(await reader.call('GET', `${tasks}/renderextendedlistformdata(itemid=1,formid='f',mode=9,options=7)`), 400, /mode/i)
  })
})
