import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader } = await startWithPeople()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const forms = ['Display', 'Edit', 'New'] as const

describe.each([
  ['a list', tasks, /ManageLists/],
  ['a web', '/_api/web', /ManageWeb/],
])('the forms that have a field of %s', (what, of, right) => {
  it.each(envelopes)('are stored, and SchemaXml tells them, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const Title = `Seen ${envelope} in ${what}`
    const { Id } = (await owner.call('POST', `${of}/fields`, { body: { Title, FieldTypeKind: 2 } })).json
    const field = `${of}/fields(guid'${Id}')`
    const xml = async () => (await owner.call('GET', field)).json.SchemaXml
    expect(await xml()).not.toContain('ShowIn')
    for (const form of forms) {
      const reply = await owner.call('POST', `${field}/setshowin${form.toLowerCase()}form(false)`, { headers })
      expect(reply.status).toBe(200)
      if (envelope === 'verbose') expect(reply.json).toEqual({ d: { [`SetShowIn${form}Form`]: null } })
      expect(await xml()).toContain(`ShowIn${form}Form="FALSE"`)
    }
    await owner.call('POST', `${field}/setShowInEditForm`, { body: { value: true } })
    expect(await xml()).toMatch(/ShowInDisplayForm="FALSE" ShowInEditForm="TRUE" ShowInNewForm="FALSE"/)
    await owner.call('PUT', field, { body: { Description: 'later' } })
    expect(await xml()).toContain('ShowInEditForm="TRUE"')
  })

  it('are refused in words', async () => {
    const { Id } = (await owner.call('POST', `${of}/fields`, { body: { Title: `Refused in ${what}`, FieldTypeKind: 2 } })).json
    for (const form of forms) {
      const method = `setshowin${form.toLowerCase()}form`
      expectRefusal(await reader.call('POST', `${of}/fields('${Id}')/${method}(true)`), 403, right)
      expectRefusal(await owner.call('POST', `${of}/fields('${Id}')/${method}(7)`), 400, /true|boolean/)
      expectRefusal(await owner.call('POST', `${of}/fields/getbytitle('Nope')/${method}(true)`), 404, /Nope/)
    }
  })
})

it('the element of a new field says which forms have it', async () => {
  const parameters = { SchemaXml: '<Field Type="Number" DisplayName="Size" ShowInNewForm="FALSE"/>' }
  const { SchemaXml } = (await owner.call('POST', `${tasks}/fields/createfieldasxml`, { body: { parameters } })).json
  expect(SchemaXml).toContain('ShowInNewForm="FALSE"')
  expect(SchemaXml).not.toContain('ShowInEditForm')
})
