import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, type SoapVersion } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

/** Operations whose own tests use one version of SOAP, in both of them. */

const { server, clientOf } = await serve()
const rest = clientOf('admin')

describe.each<SoapVersion>(['1.1', '1.2'])('SOAP %s', (version) => {
  const soap = (service: 'lists' | 'imaging' | 'taxonomywebservice') =>
    createSoapContractClient({ url: server.url, service, version, headers: { Authorization: basic('admin') } })
  const part = (name: string, value: string) => `<${name}>${value}</${name}>`
  const file = `report-${version}.txt`

  beforeAll(async () => {
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"
    await rest.call('POST', `${folder}/files/add(url='${file}',overwrite=true)`, { body: 'one' })
  })

  it('checks a file out and in, and undoes it', async () => {
    const page = part('pageUrl', `${server.url}/Shared%20Documents/${file}`)
    const lists = soap('lists')
    expect(textIn(await lists.call('CheckOutFile', `${page}<checkoutToLocal>true</checkoutToLocal>`), 'CheckOutFileResult')).toBe('true')
    const checkedIn = await lists.call('CheckInFile', `${page}<comment>Reviewed</comment><CheckinType>1</CheckinType>`)
    expect(textIn(checkedIn, 'CheckInFileResult')).toBe('true')
    await lists.call('CheckOutFile', `${page}<checkoutToLocal>false</checkoutToLocal>`)
    expect(textIn(await lists.call('UndoCheckOut', page), 'UndoCheckOutResult')).toBe('true')
  })

  it('lists the attachments and the versions of an item', async () => {
    const list = { Title: `Reports ${version}`, BaseTemplate: 100 }
    await rest.call('POST', '/_api/web/lists', { body: list })
    const items = `/_api/web/lists/getbytitle('${list.Title}')/items`
    await rest.call('POST', `/_api/web/lists/getbytitle('${list.Title}')`, {
      body: { EnableVersioning: true },
      headers: { 'X-HTTP-Method': 'MERGE' },
    })
    const { Id } = (await rest.call('POST', items, { body: { Title: 'Draft' } })).json
    const change = { body: { Title: 'Order chairs' }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } }
    await rest.call('POST', `${items}(${Id})`, change)
    await rest.call('POST', `${items}(${Id})/attachmentfiles/add(filename='chairs.txt')`, { body: 'six' })
    const item = part('listName', list.Title) + part('listItemID', String(Id))
    const attached = await soap('lists').call('GetAttachmentCollection', item)
    expect(textIn(attached, 'Attachment')).toMatch(/\/Attachments\/1\/chairs\.txt$/)
    const asked = part('strlistID', list.Title) + part('strlistItemID', String(Id)) + part('strFieldName', 'Title')
    const versions = elementsIn(await soap('lists').call('GetVersionCollection', asked), 'Version').map(({ Title }) => Title)
    // Attaching the file has made a version too.
    expect(versions).toEqual(['Order chairs', 'Order chairs', 'Draft'])
  })

  it('edits a picture', async () => {
    const imaging = soap('imaging')
    const bytes = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    const library = part('strListName', 'Photos')
    const name = `blue-${version}.png`
    if (version === '1.1') await rest.call('POST', '/_api/web/lists', { body: { Title: 'Photos', BaseTemplate: 109 } })
    const whole = part('bytes', bytes.toString('base64')) + part('fileName', name) + part('fOverWriteIfExist', 'true')
    await imaging.call('Upload', library + whole)
    const recipe = '<recipe><recipe xmlns=""><rotate degrees="90"/></recipe></recipe>'
    const [edited] = elementsIn(await imaging.call('Edit', library + part('itemFileName', name) + recipe), 'Edit')
    expect(edited).toEqual({ name, url: `${server.url}/Photos/${name}` })
  })

  it('reuses and merges terms', async () => {
    const terms = soap('taxonomywebservice')
    const root = '00000000-0000-0000-0000-000000000000'
    const idIn = (reply: string, name: string) => elementsIn(reply, name)[0]?.Id ?? ''
    const group = idIn(await terms.call('CreateTermGroup', part('name', `Places ${version}`)), 'CreateTermGroupResult')
    const set = idIn(await terms.call('CreateTermSet', part('groupId', group) + part('name', 'Places')), 'CreateTermSetResult')
    const term = async (name: string) =>
      idIn(await terms.call('CreateTerm', part('termSetId', set) + part('parentTermId', root) + part('name', name)), 'CreateTermResult')
    const [merged, into] = [await term('Netherlands'), await term('Holland')]
    const others = idIn(await terms.call('CreateTermSet', part('groupId', group) + part('name', 'Offices')), 'CreateTermSetResult')
    const other = part('termId', into) + part('termSetId', others)
    expect(elementsIn(await terms.call('ReuseTerm', other), 'Place')).toMatchObject([{ TermSetId: set }, { TermSetId: others }])
    expect(await terms.fail('ReuseTerm', other)).toMatchObject({ status: 400 })
    await terms.call('SetTermSource', other)
    expect(await terms.fail('SetTermSource', part('termId', merged) + part('termSetId', others))).toMatchObject({ status: 404 })
    await terms.call('SetTermSource', part('termId', into) + part('termSetId', set))
    await terms.call('MergeTerms', part('termId', merged) + part('intoTermId', into))
    expect(elementsIn(await terms.call('GetTerm', part('termId', merged)), 'GetTermResult')[0]).toMatchObject({ Id: into })
  })
})
