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

const social = 'socialdataservice'

/** A row of an operation on social data: what it needs, then its parameters. */
const socialRow = (operation: string, act: string, parametersOf: (w: World) => Promise<string>): [string, WriteRow] => [
  `${social}.${operation}`,
  row('User Update', '', `ContentWritten social.${act}`, async (w) => {
    const parameters = await parametersOf(w)
    return () => w.soap(social).call(operation, parameters)
  }),
]

const newUrl = (w: World) => `<url>/page${w.next()}</url>`
/** The keyword of the rows below. It has a term before a row runs. */
const keyword = '<keyword>Social words</keyword>'

/** An address with a tag; returns the address and the id of the term. */
async function tagged(w: World): Promise<{ readonly url: string; readonly term: string }> {
  const url = newUrl(w)
  const term = textIn(await w.soap(social).call('AddTagByKeyword', url + keyword), 'Id') ?? ''
  return { url, term: `<termID>${term}</termID>` }
}

async function noted(w: World): Promise<string> {
  const url = newUrl(w)
  const time = textIn(await w.soap(social).call('AddComment', `${url}<comment>Good</comment>`), 'LastModifiedTime') ?? ''
  return `${url}<lastModifiedTime>${time}</lastModifiedTime>`
}

async function rated(w: World): Promise<string> {
  const url = newUrl(w)
  await w.soap(social).call('SetRating', `${url}<rating>4</rating>`)
  return url
}

/** Writes of tags, notes and ratings, as service and operation. */
export const socialWrites: Readonly<Record<string, WriteRow>> = Object.fromEntries([
  socialRow('AddTag', 'setTag', async (w) => newUrl(w) + (await tagged(w)).term),
  socialRow('AddTagByKeyword', 'setTag', async (w) => {
    await tagged(w)
    return newUrl(w) + keyword
  }),
  socialRow('DeleteTag', 'deleteTags', async (w) => {
    const { url, term } = await tagged(w)
    return url + term
  }),
  socialRow('DeleteTagByKeyword', 'deleteTags', async (w) => (await tagged(w)).url + keyword),
  socialRow('DeleteTags', 'deleteTags', async (w) => (await tagged(w)).url),
  socialRow('AddComment', 'addNote', (w) => Promise.resolve(`${newUrl(w)}<comment>Good</comment>`)),
  socialRow('UpdateComment', 'updateNote', async (w) => `${await noted(w)}<comment>Better</comment>`),
  socialRow('DeleteComment', 'deleteNote', noted),
  socialRow('SetRating', 'setRating', (w) => Promise.resolve(`${newUrl(w)}<rating>5</rating>`)),
  socialRow('DeleteRating', 'deleteRating', rated),
])
