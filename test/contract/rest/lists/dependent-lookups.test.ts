import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const merge = { 'X-HTTP-Method': 'MERGE' }
const customers = "/_api/web/lists/getbytitle('Customers')"
const { json: target } = await admin.call('POST', '/_api/web/lists', { body: { Title: 'Customers' } })
await admin.call('POST', `${customers}/fields`, { body: { Title: 'City', FieldTypeKind: 2 } })
await admin.call('POST', `${customers}/items`, { body: { Title: 'Fabrikam', City: 'Turin' } })
await admin.call('POST', `${customers}/items`, { body: { Title: 'Contoso', City: 'Oslo' } })

let made = 0
let list = ''
let primaryId = ''
beforeEach(async () => {
  made += 1
  list = `/_api/web/lists/getbytitle('Orders ${made}')`
  await admin.call('POST', '/_api/web/lists', { body: { Title: `Orders ${made}`, EnableVersioning: true } })
  const body = { Title: 'Customer', FieldTypeKind: 7, LookupList: target.Id, LookupField: 'Title' }
  primaryId = (await admin.call('POST', `${list}/fields`, { body })).json.Id
})

const dependent = (by = admin, id = primaryId, field = 'City') =>
  by.call('POST', `${list}/fields/adddependentlookupfield(displayname='Its city',primarylookupfieldid='${id}',showfield='${field}')`)

describe('a dependent lookup column', () => {
  it.each([
    () => `/AddDependentLookupField(displayName='Its city',primaryLookupFieldId='${primaryId}',showField='City')`,
    () => `/adddependentlookupfield(@a,@b,@c)?@a='Its city'&@b='${primaryId}'&@c='City'`,
    () => `/adddependentlookupfield?displayName='Its city'&primaryLookupFieldId='${primaryId}'&showField='City'`,
  ])('is made at each form of the address, %#', async (form) => {
    const { status, json } = await admin.call('POST', `${list}/fields${form()}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      Title: 'Its city',
      IsDependentLookup: true,
      PrimaryFieldId: primaryId,
      LookupField: 'City',
      ReadOnlyField: true,
    })
    expect(json.SchemaXml).toContain(`FieldRef="{${primaryId}}"`)
    const primary = (await admin.call('GET', `${list}/fields('${primaryId}')`)).json
    expect(primary).toMatchObject({ IsDependentLookup: false, DependentLookupInternalNames: [json.InternalName] })
  })

  it('is made with its arguments in the body', async () => {
    const body = { displayName: 'Its city', primaryLookupFieldId: primaryId, showField: 'City' }
    expect((await admin.call('POST', `${list}/fields/adddependentlookupfield`, { body })).json.IsDependentLookup).toBe(true)
  })

  it('shows of the same item what its primary column points to, and follows it', async () => {
    const { json: field } = await dependent()
    const name = field.InternalName
    await admin.call('POST', `${list}/items`, { body: { Title: 'a', CustomerId: 1 } })
    const shown = async () => {
      const { json } = await reader.call('GET', `${list}/items(1)?$select=Customer/Title,${name}/City&$expand=Customer,${name}`)
      return [json.Customer?.Title, json[name]?.City]
    }
    expect(await shown()).toEqual(['Fabrikam', 'Turin'])
    expect((await reader.call('GET', `${list}/items(1)/fieldvaluesastext`)).json).toMatchObject({ Customer: 'Fabrikam', [name]: 'Turin' })
    await admin.call('POST', `${list}/items(1)`, { headers: merge, body: { CustomerId: 2 } })
    expect(await shown()).toEqual(['Contoso', 'Oslo'])
    expect(rowsOf(await reader.call('GET', `${list}/items?$filter=${name}Id eq 2`))).toHaveLength(1)
    // A version that is older than the column has no value for it, and must not show that of another column.
    await admin.call('POST', `${list}/items(1)/versions/restorebyid(512)`)
    expect(await shown()).toEqual(['Fabrikam', 'Turin'])
    await admin.call('POST', `${list}/items(1)`, { headers: merge, body: { CustomerId: null } })
    expect(await shown()).toEqual([undefined, undefined])
  })

  it('does not lose the values of its primary column by restoring, nor when it is deleted itself', async () => {
    await admin.call('POST', `${list}/items`, { body: { Title: 'a', CustomerId: 1 } })
    await admin.call('POST', `${list}/items(1)`, { headers: merge, body: { Title: 'b' } })
    const { json: field } = await dependent()
    await admin.call('POST', `${list}/items(1)/versions/restorebyid(512)`)
    expect((await admin.call('GET', `${list}/items(1)`)).json).toMatchObject({ Title: 'a', CustomerId: 1 })
    expect((await admin.call('DELETE', `${list}/fields('${field.Id}')`)).status).toBe(200)
    const body = { Title: 'Another', FieldTypeKind: 7, LookupList: target.Id, LookupField: 'Title' }
    await admin.call('POST', `${list}/fields`, { body })
    expect((await admin.call('GET', `${list}/items(1)`)).json).toMatchObject({ CustomerId: 1, AnotherId: null })
  })

  it('is not written, not indexed, and prevents deleting its primary column', async () => {
    const { json: field } = await dependent()
    expectRefusal(
      await admin.call('POST', `${list}/items`, { body: { Title: 'a', [`${field.InternalName}Id`]: 1 } }),
      400,
      /is read-only and cannot be written/,
    )
    const change = (body: object) => admin.call('POST', `${list}/fields('${field.Id}')`, { headers: merge, body })
    expectRefusal(await change({ ReadOnlyField: false }), 400, /read-only, not indexed/)
    expectRefusal(await change({ Indexed: true }), 400, /read-only, not indexed/)
    expect((await change({ Title: 'Town' })).json.Title).toBe('Town')
    expectRefusal(await admin.call('DELETE', `${list}/fields('${primaryId}')`), 400, /the dependent lookup column 'Town' needs it/)
    expect((await admin.call('DELETE', `${list}/fields('${field.Id}')`)).status).toBe(200)
    expect((await admin.call('DELETE', `${list}/fields('${primaryId}')`)).status).toBe(200)
  })

  it('is refused without a lookup column, or a column to show', async () => {
    const { json: text } = await admin.call('POST', `${list}/fields`, { body: { Title: 'Words', FieldTypeKind: 2 } })
    const { json: first } = await dependent()
    expectRefusal(await dependent(admin, text.Id), 400, /'[0-9a-f-]{36}' is not one/)
    expectRefusal(await dependent(admin, first.Id), 400, /needs the id of a lookup column/)
    expectRefusal(await dependent(admin, '00000000-0000-4000-8000-000000000000'), 404, /does not exist/)
    expectRefusal(await dependent(admin, primaryId, 'Nope'), 400, /'Nope' is not one/)
    expectRefusal(await dependent(reader), 403, /ManageLists/)
  })
})
