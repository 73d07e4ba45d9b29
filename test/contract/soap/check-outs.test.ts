import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { createSoapContractClient } from '../../support/soap/contract-client.ts'
import { namespaces } from '../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })

const clientOf = (userName: string) =>
  createSoapContractClient({
    url: server.url,
    service: 'lists',
    version: '1.1',
    namespace: namespaces.configured,
    headers: { Authorization: basic(userName) },
  })
const ann = clientOf('ann')
const bob = clientOf('bob')

const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"

/** A new file of the library, and a function that reads its state by REST. */
async function newFile(name: string) {
  const headers = { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' }
  const path = `${folder}/files('${encodeURIComponent(name)}')`
  await fetch(`${server.url}${folder}/files/add(url='${encodeURIComponent(name)}',overwrite=true)`, { method: 'POST', headers, body: 'x' })
  const state = async () => {
    const response = await fetch(server.url + path, { headers })
    const { CheckOutType, CheckInComment, UIVersionLabel, TimeLastModified } = (await response.json()) as Record<string, string>
    return { CheckOutType, CheckInComment, UIVersionLabel, TimeLastModified }
  }
  const replace = (text: string) => fetch(`${server.url}${path}/$value`, { method: 'PUT', headers, body: text })
  const url = `${server.url}/Shared%20Documents/${encodeURIComponent(name)}`
  return { state, replace, url, page: `<pageUrl>${url}</pageUrl>`, relative: `<pageUrl>/Shared Documents/${name}</pageUrl>` }
}

it('a file is checked out, changed and checked in with a comment', async () => {
  const { page, relative, state, replace } = await newFile('50% ä.txt')
  expect(await ann.call('CheckOutFile', `${page}<checkoutToLocal>true</checkoutToLocal>`)).toContain(
    '<CheckOutFileResult>true</CheckOutFileResult>',
  )
  expect(await state()).toMatchObject({ CheckOutType: 0 })
  expect(await bob.fail('CheckOutFile', page)).toMatchObject({ status: 423, errorCode: '0x81020036' })
  expect(await bob.fail('CheckInFile', page)).toMatchObject({ status: 403 })
  await replace('y')
  const done = await ann.call('CheckInFile', `${relative}<comment>done</comment><CheckinType>1</CheckinType>`)
  expect(done).toContain('<CheckInFileResult>true</CheckInFileResult>')
  expect(await state()).toMatchObject({ CheckOutType: 2, CheckInComment: 'done' })
})

it('a check-out is given up', async () => {
  const { page, state } = await newFile('b.txt')
  const before = await state()
  await ann.call('CheckOutFile', page)
  expect(await ann.call('UndoCheckOut', page)).toContain('<UndoCheckOutResult>true</UndoCheckOutResult>')
  expect(await state()).toMatchObject({ CheckOutType: 2, UIVersionLabel: before.UIVersionLabel })
  expect(await ann.fail('UndoCheckOut', page)).toMatchObject({ status: 400 })
  expect(await ann.fail('CheckInFile', page)).toMatchObject({ status: 400 })
})

it('a file that was changed since the caller has seen it is not checked out', async () => {
  const { page, state } = await newFile('c.txt')
  const seen = (time: string) => ann.call('CheckOutFile', `${page}<lastmodified>${time}</lastmodified>`)
  expect(await seen('Fri, 20 Nov 2020 09:00:00 GMT')).toContain('<CheckOutFileResult>false</CheckOutFileResult>')
  expect(await state()).toMatchObject({ CheckOutType: 2 })
  expect(await seen(new Date(Date.parse((await state()).TimeLastModified ?? '')).toUTCString())).toContain('>true<')
})

it('what cannot be done is refused', async () => {
  const { page } = await newFile('d.txt')
  const nowhere = `<pageUrl>${server.url}/Shared%20Documents/no.txt</pageUrl>`
  for (const operation of ['CheckOutFile', 'CheckInFile', 'UndoCheckOut']) {
    expect(await ann.fail(operation, nowhere)).toMatchObject({ status: 404, errorCode: '0x81020016' })
    expect(await ann.fail(operation, `<pageUrl>${server.url}/%E4.txt</pageUrl>`)).toMatchObject({ status: 400 })
  }
  expect(await ann.fail('CheckInFile', `${page}<CheckinType>3</CheckinType>`)).toMatchObject({ status: 400, errorCode: '0x80070057' })
  expect(await ann.fail('CheckOutFile', `${page}<lastmodified>soon</lastmodified>`)).toMatchObject({ status: 400 })
})
