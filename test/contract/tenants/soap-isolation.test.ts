import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { basic } from '../../support/server.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'
import { serveTenants, to } from '../../support/tenants/tenant-server.ts'
import { addTwin, rowsOfTenant, secretsOf, twinList } from '../../support/tenants/twin.ts'

const tenants = await serveTenants({ settings: { 'Search:IndexIntervalSeconds': '0', 'Webhooks:AllowedHosts': '127.0.0.1' } })
const { server, ask } = tenants
const acme = await addTwin(tenants, 'acme')
const bolt = await addTwin(tenants, 'bolt')
const secrets = await secretsOf(server, 'acme', 'bolt')

/** Sends an operation at the host of bolt. */
async function send(service: string, operation: string, parameters = '', host = bolt.host) {
  const reply = await ask(host, `/_vti_bin/${service}.asmx`, {
    method: 'POST',
    headers: { ...to(host), Authorization: basic('ann'), 'Content-Type': 'text/xml; charset=utf-8' },
    body: envelope(`<${operation} xmlns="${namespaces.configured}">${parameters}</${operation}>`),
  })
  return { status: reply.status, text: await reply.text() }
}

const named = (name: string) => `<listName>${name}</listName>`
const change =
  '<updates><Batch OnError="Continue"><Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="Title">taken</Field></Method></Batch></updates>'

const readsByName = [
  ['lists', 'GetListCollection', ''],
  ['lists', 'GetList', named(twinList)],
  ['lists', 'GetListItems', named(twinList)],
  ['lists', 'GetAttachmentCollection', `${named(twinList)}<listItemID>1</listItemID>`],
  ['lists', 'GetVersionCollection', `<strlistID>${twinList}</strlistID><strlistItemID>1</strlistItemID><strFieldName>Title</strFieldName>`],
  ['views', 'GetViewCollection', named(twinList)],
  ['versions', 'GetVersions', '<fileName>/Shared Documents/plan.txt</fileName>'],
  ['sites', 'GetSite', `<SiteUrl>http://${bolt.host}</SiteUrl>`],
  ['usergroup', 'GetCurrentUserInfo', ''],
  ['usergroup', 'GetUserCollectionFromSite', ''],
  ['usergroup', 'GetAllUserCollectionFromWeb', ''],
  ['usergroup', 'GetUserCollectionFromWeb', ''],
  ['usergroup', 'GetUserCollectionFromGroup', '<groupName>Insiders</groupName>'],
  ['usergroup', 'GetGroupCollectionFromSite', ''],
  ['usergroup', 'GetGroupCollectionFromWeb', ''],
  ['usergroup', 'GetRoleCollectionFromWeb', ''],
  ['usergroup', 'GetGroupInfo', '<groupName>Insiders</groupName>'],
  ['usergroup', 'GetUserInfo', '<userLoginName>spy-of-acme</userLoginName>'],
] as const

describe('SOAP in a tenant', () => {
  it.each(readsByName)('%s %s tells nothing of a twin', async (service, operation, parameters) => {
    const { text } = await send(service, operation, parameters)
    expect(text).toMatch(/Envelope/)
    expect(text).not.toContain('not supported')
    const found = secrets.filter((secret) => text.toLowerCase().includes(secret) && !parameters.toLowerCase().includes(secret))
    expect(found, text.slice(0, 500)).toEqual([])
  })

  it('tells the own content, so that the test above is no empty one', async () => {
    expect((await send('lists', 'GetListItems', named(twinList))).text).toContain(bolt.mark)
    expect((await send('lists', 'GetListItems', named(twinList), acme.host)).text).toContain(acme.mark)
    expect((await send('usergroup', 'GetUserCollectionFromSite')).text).toContain('spy-of-bolt')
  })

  it.each([
    ['GetList', ''],
    ['GetListItems', ''],
    ['GetAttachmentCollection', '<listItemID>1</listItemID>'],
    ['UpdateListItems', change],
    ['DeleteList', ''],
  ])('%s answers to the list id of a twin as to an unknown one', async (operation, more) => {
    const before = await rowsOfTenant(server, 'acme')
    const replies: string[] = []
    for (const id of [acme.values.listId ?? '', randomUUID()]) {
      for (const spelled of [id, `{${id.toUpperCase()}}`]) {
        const { status, text } = await send('lists', operation, named(spelled) + more)
        expect(text).toContain('Fault>')
        replies.push(`${status} ${text.replaceAll(id, 'ID').replaceAll(id.toUpperCase(), 'ID')}`.replaceAll('{ID}', 'ID'))
      }
    }
    expect(replies.slice(0, 2)).toEqual(replies.slice(2))
    expect(await rowsOfTenant(server, 'acme')).toEqual(before)
  })
})
