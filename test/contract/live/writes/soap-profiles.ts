import { textIn } from '../../../support/soap/messages.ts'
import { row, type World, type WriteRow } from './world.ts'

const service = 'userprofileservice'
const source = '22222222-2222-4222-8222-222222222222'
const part = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`

/** A row of an operation on profiles: what it needs, then its parameters. */
const profileRow = (
  operation: string,
  act: string,
  parametersOf: (w: World) => Promise<string>,
  changes = 'User Update',
): [string, WriteRow] => [
  `${service}.${operation}`,
  row(changes, '', `ContentWritten profiles.${act}`, async (w) => {
    const parameters = await parametersOf(w)
    return () => w.soap(service).call(operation, parameters)
  }),
]

/** The name of a new user, who has a profile. */
async function makeUser(w: World): Promise<string> {
  const name = `user${w.next()}`
  await w.post('/_api/web/ensureuser', { logonName: name })
  return name
}

async function makeColleague(w: World): Promise<string> {
  const colleague = part('colleagueAccountName', await makeUser(w))
  await w.soap(service).call('AddColleague', `${colleague}<privacy>Public</privacy><isInWorkGroup>true</isInWorkGroup>`)
  return colleague
}

const link = (w: World) => `<name>L</name><url>/l${w.next()}</url>`
const makeLink = async (w: World) => textIn(await w.soap(service).call('AddLink', `${link(w)}<privacy>Public</privacy>`), 'ID') ?? ''
const makePin = async (w: World) => textIn(await w.soap(service).call('AddPinnedLink', link(w)), 'ID') ?? ''

const membership = (reference: string) =>
  `<membershipInfo><Source>Other</Source><MemberGroup>${part('SourceInternal', source)}${part('SourceReference', reference)}</MemberGroup><Privacy>Public</Privacy><ID>0</ID><MemberGroupID>0</MemberGroupID></membershipInfo><privacy>Public</privacy>`

async function makeMembership(w: World): Promise<string> {
  const reference = `group${w.next()}`
  await w.soap(service).call('AddMembership', membership(reference))
  return part('sourceInternal', source) + part('sourceReference', reference)
}

const title = `<newData><PropertyData><IsPrivacyChanged>true</IsPrivacyChanged><IsValueChanged>false</IsValueChanged><Name>Title</Name><Privacy>Private</Privacy></PropertyData></newData>`

/** Writes to user profiles, as service and operation. */
export const profileWrites: Readonly<Record<string, WriteRow>> = Object.fromEntries([
  profileRow('CreateUserProfileByAccountName', 'create', async (w) => part('accountName', `user${w.next()}`), 'User Add, User Update'),
  profileRow('DeleteUserProfileByAccountName', 'delete', async (w) => part('accountName', await makeUser(w))),
  profileRow('ModifyUserPropertyByAccountName', 'setProperties', () => Promise.resolve(title)),
  profileRow(
    'AddColleague',
    'addEntry',
    async (w) => `${part('colleagueAccountName', await makeUser(w))}<privacy>Public</privacy><isInWorkGroup>true</isInWorkGroup>`,
  ),
  profileRow('UpdateColleaguePrivacy', 'updateEntry', async (w) => `${await makeColleague(w)}<newPrivacy>Private</newPrivacy>`),
  profileRow('RemoveColleague', 'removeEntries', makeColleague),
  profileRow('RemoveAllColleagues', 'removeEntries', async (w) => (await makeColleague(w)).slice(0, 0)),
  profileRow('AddLink', 'addEntry', (w) => Promise.resolve(`${link(w)}<privacy>Public</privacy>`)),
  profileRow(
    'UpdateLink',
    'updateEntry',
    async (w) => `<data><Privacy>Private</Privacy><Url>/u${w.next()}</Url>${part('ID', await makeLink(w))}</data>`,
  ),
  profileRow('RemoveLink', 'removeEntries', async (w) => part('id', await makeLink(w))),
  profileRow('RemoveAllLinks', 'removeEntries', async (w) => (await makeLink(w)).slice(0, 0)),
  profileRow('AddPinnedLink', 'addEntry', (w) => Promise.resolve(link(w))),
  profileRow('UpdatePinnedLink', 'updateEntry', async (w) => `<data><Url>/u${w.next()}</Url>${part('ID', await makePin(w))}</data>`),
  profileRow('RemovePinnedLink', 'removeEntries', async (w) => part('id', await makePin(w))),
  profileRow('RemoveAllPinnedLinks', 'removeEntries', async (w) => (await makePin(w)).slice(0, 0)),
  profileRow('AddMembership', 'addEntry', (w) => Promise.resolve(membership(`group${w.next()}`))),
  profileRow('UpdateMembershipPrivacy', 'updateEntry', async (w) => `${await makeMembership(w)}<newPrivacy>Private</newPrivacy>`),
  profileRow('RemoveMembership', 'removeEntries', makeMembership),
  profileRow('RemoveAllMemberships', 'removeEntries', async (w) => (await makeMembership(w)).slice(0, 0)),
])
