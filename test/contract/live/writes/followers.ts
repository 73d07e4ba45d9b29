import { elementsIn } from '../../../support/soap/messages.ts'
import { row, type World, type WriteRow } from './world.ts'

const manager = '/_api/sp.userprofiles.peoplemanager'

async function newUser(w: World): Promise<string> {
  const { LoginName } = await w.post('/_api/web/ensureuser', { logonName: `user${w.next()}` })
  return LoginName
}

const aliased = (method: string, name: string) => `${manager}/${method}(accountName=@v)?@v=%27${encodeURIComponent(name)}%27`

/** A row of an operation on profiles: what it needs, then the request. */
const profileWrite = (act: string, prepare: (w: World) => Promise<() => Promise<unknown>>): WriteRow =>
  row('User Update', '', `ContentWritten profiles.${act}`, prepare)

async function newTerm(w: World): Promise<string> {
  const soap = w.soap('taxonomywebservice')
  const idIn = (reply: string, name: string) => elementsIn(reply, name)[0]?.Id ?? ''
  const group = idIn(await soap.call('CreateTermGroup', `<name>G${w.next()}</name>`), 'CreateTermGroupResult')
  const set = idIn(await soap.call('CreateTermSet', `<groupId>${group}</groupId><name>S</name>`), 'CreateTermSetResult')
  return idIn(await soap.call('CreateTerm', `<termSetId>${set}</termSetId><name>T</name>`), 'CreateTermResult')
}

const propertyOf = (accountName: string) => ({ accountName, propertyName: 'SPS-Interests' })

/** Writes to profiles by REST. */
export const followerWrites: Readonly<Record<string, WriteRow>> = {
  setSingleValueProfileProperty: profileWrite('setProperties', async (w) => {
    const body = { ...propertyOf(await newUser(w)), propertyValue: 'maps' }
    return () => w.post(`${manager}/setsinglevalueprofileproperty`, body)
  }),
  setMultiValuedProfileProperty: profileWrite('setProperties', async (w) => {
    const body = { ...propertyOf(await newUser(w)), propertyValues: ['maps', 'tides'] }
    return () => w.post(`${manager}/setmultivaluedprofileproperty`, body)
  }),
  shareAllSocialData: profileWrite(
    'shareEntries',
    async (w) => () => w.post('/_api/sp.userprofiles.profileloader.getprofileloader/getuserprofile/shareallsocialdata(true)'),
  ),
  followPerson: profileWrite('addEntry', async (w) => {
    const name = await newUser(w)
    return () => w.post(aliased('follow', name))
  }),
  stopFollowingPerson: profileWrite('removeEntries', async (w) => {
    const name = await newUser(w)
    await w.post(aliased('follow', name))
    return () => w.post(aliased('stopfollowing', name))
  }),
  hideSuggestion: profileWrite('addEntry', async (w) => {
    const name = await newUser(w)
    return () => w.post(aliased('hidesuggestion', name))
  }),
  followTag: profileWrite('addEntry', async (w) => {
    const id = await newTerm(w)
    return () => w.post(`${manager}/followtag('${id}')`)
  }),
  stopFollowingTag: profileWrite('removeEntries', async (w) => {
    const id = await newTerm(w)
    await w.post(`${manager}/followtag('${id}')`)
    return () => w.post(`${manager}/stopfollowingtag('${id}')`)
  }),
  followActor: profileWrite('addEntry', async (w) => {
    const AccountName = await newUser(w)
    return () => w.post('/_api/social.following/follow', { actor: { ActorType: 0, AccountName } })
  }),
  stopFollowingActor: profileWrite('removeEntries', async (w) => {
    const AccountName = await newUser(w)
    await w.post('/_api/social.following/follow', { actor: { ActorType: 0, AccountName } })
    return () => w.post('/_api/social.following/stopfollowing', { actor: { ActorType: 0, AccountName } })
  }),
}
