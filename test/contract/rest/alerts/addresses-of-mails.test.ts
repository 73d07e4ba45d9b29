import { expect, it } from 'vitest'
import { systemRuntime } from '../../../../src/process/runtime.ts'
import { dropFolder } from '../../../support/mails/drop.ts'
import { serve } from '../../../support/serve.ts'

let ahead = 0
const runtime = { ...systemRuntime, now: () => systemRuntime.now() + ahead }
const drop = dropFolder()
const { clientOf } = await serve({
  runtime,
  settings: {
    'Identity:DefaultGroup': 'Visitors',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:ConfigUsers:Users:carl:Password': 'any',
    'Identity:ConfigUsers:Users:carl:Roles': 'Sites.Read.All',
    'Identity:ConfigUsers:Users:carl:Email': 'carl@given.example',
    'Mail:DropDirectory': drop.folder,
    'Mail:StoredAddressPerHour': '2',
  },
})
const admin = clientOf('admin')
const soon = { timeout: 60_000, interval: 50 }
const hourMs = 3_600_000

async function listWithAlertOf(user: string, title: string): Promise<void> {
  const { Id: ListID } = (await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 } })).json
  expect((await clientOf(user).call('POST', '/_api/web/alerts', { body: { Title: 'Alert', ListID } })).status).toBe(201)
}

/** The user writes another address into its entry of the user list. */
async function takeAddress(user: string, Email: string): Promise<void> {
  const client = clientOf(user)
  const { Id } = (await client.call('GET', '/_api/web/currentuser')).json
  expect((await client.call('PUT', `/_api/web/siteusers/getbyid(${Id})`, { body: { Email } })).status).toBe(200)
}

const add = async (list: string, Title: string): Promise<void> => {
  expect((await admin.call('POST', `/_api/web/lists/getbytitle('${list}')/items`, { body: { Title } })).status).toBe(201)
}
/** The receivers of the mails about a list. */
const receivers = (list: string) => drop.mails().flatMap(({ subject, to }) => (subject.endsWith(`in ${list}`) ? [to] : []))

it('a mail goes to the address that the identity provider gives, whatever its owner writes into the user list', async () => {
  await listWithAlertOf('carl', 'Given')
  await takeAddress('carl', 'stranger@elsewhere.example')
  for (let count = 1; count <= 3; count++) {
    await add('Given', `item ${count}`)
    await expect.poll(() => receivers('Given'), soon).toHaveLength(count)
  }
  expect(new Set(receivers('Given'))).toEqual(new Set(['<carl@given.example>']))
})

it('an address that a user wrote gets so many mails in an hour; the next one waits, and tells of all changes', async () => {
  await listWithAlertOf('ann', 'Written')
  await takeAddress('ann', 'stranger@elsewhere.example')
  for (const count of [1, 2]) {
    await add('Written', `item ${count}`)
    await expect.poll(() => receivers('Written'), soon).toHaveLength(count)
  }
  await add('Written', 'item 3')
  await add('Written', 'item 4')
  // The alerts of another user go on; when it is told, that of ann was considered.
  await listWithAlertOf('zoe', 'Others')
  await add('Others', 'one')
  await expect.poll(() => receivers('Others'), soon).toHaveLength(1)
  expect(receivers('Written')).toHaveLength(2)
  ahead += hourMs
  await add('Others', 'two')
  await expect.poll(() => receivers('Written'), soon).toHaveLength(3)
  expect(drop.to('stranger', '2 changes in Written')[0]).toMatch(/item 4[\s\S]*item 3/)
})
