import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { soapForms } from '../../../support/soap/contract-client.ts'
import { addTask, listName, listsClientOf } from '../../../support/soap/lists-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Owners' } })
const clientFor = listsClientOf(server.url)
const byName = (name: string) =>
  `<query><Query><Where><Eq><FieldRef Name="Name"/><Value Type="Text">${name}</Value></Eq></Where></Query></query>`

describe.each(soapForms())('the list UserInfo over SOAP %s in the namespace %s', (version, namespace) => {
  const owner = clientFor(version, { namespace })

  it('has a row for each user and group', async () => {
    const rows = elementsIn(await owner.call('GetListItems', listName('UserInfo')), 'row')
    expect(rows).toContainEqual(expect.objectContaining({ ows_ID: '1', ows_ImnName: 'admin', ows_Name: 'i:0#.f|membership|admin' }))
    expect(rows.map((row) => row.ows_ImnName)).toContain('Home Owners')
    const some = elementsIn(await owner.call('GetListItems', listName('UserInfo') + byName('i:0#.f|membership|admin')), 'row')
    expect(some.map((row) => row.ows_Title)).toEqual(['admin'])
    expect(await owner.fail('GetListItems', listName('UserInfo') + byName('x').replace('Name="Name"', 'Name="Nope"'))).toMatchObject({
      errorCode: '0x8102009a',
    })
  })

  it('has the schema of a list, and refuses rows', async () => {
    const fields = elementsIn(await owner.call('GetList', listName('UserInfo')), 'Field').map(({ Name }) => Name)
    expect(fields).toEqual(expect.arrayContaining(['ID', 'Title', 'Name', 'EMail', 'ImnName']))
    const reply = await owner.call('UpdateListItems', listName('UserInfo') + addTask('x'))
    expect(reply).toContain('siteusers and sitegroups')
  })
})
