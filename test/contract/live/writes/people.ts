import { elementsIn } from '../../../support/soap/messages.ts'
import { row, type World, type WriteRow } from './world.ts'

const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }
const rights = { High: '0', Low: '196608' }
const fullControl = 1073741829

interface Person {
  readonly Id: number
  readonly LoginName: string
}

const user = async (w: World): Promise<Person> => w.post('/_api/web/ensureuser', { logonName: `user${w.next()}` })
const group = async (w: World): Promise<{ readonly Id: number; readonly Title: string }> =>
  w.post('/_api/web/sitegroups', { Title: `Group ${w.next()}` })
const groupAt = (id: number): string => `/_api/web/sitegroups/getbyid(${id})`
const userAt = (id: number): string => `/_api/web/siteusers/getbyid(${id})`

/** A user in a new group. */
async function member(w: World): Promise<{ readonly of: string; readonly who: Person }> {
  const [{ Id }, who] = [await group(w), await user(w)]
  await w.post(`${groupAt(Id)}/users`, { LoginName: who.LoginName })
  return { of: groupAt(Id), who }
}

/** Writes to users. */
export const userWrites: Readonly<Record<string, WriteRow>> = {
  ensureUser: row(
    'User Add',
    '',
    'ContentWritten people.ensureUser',
    async (w) => () => w.post('/_api/web/ensureuser', { logonName: `user${w.next()}` }),
  ),
  ensureUserByLoginName: row(
    'User Add',
    '',
    'ContentWritten people.ensureUser',
    async (w) => () => w.post(`/_api/web/ensureuser('user${w.next()}')`),
  ),
  addUser: row(
    'User Add',
    '',
    'ContentWritten people.ensureUser',
    async (w) => () => w.post('/_api/web/siteusers', { LoginName: `user${w.next()}` }),
  ),
  updateUser: row('User Update', '', 'PermissionChanged people.updateUser', async (w) => {
    const { Id } = await user(w)
    return () => w.call('PUT', userAt(Id), { Title: 'other' })
  }),
  mergeUser: row('User Update', '', 'PermissionChanged people.updateUser', async (w) => {
    const { Id } = await user(w)
    return () => w.call('POST', userAt(Id), { Title: 'other' }, merge)
  }),
  updateCurrentUser: row(
    'User Update',
    '',
    'PermissionChanged people.updateUser',
    async (w) => () => w.call('PUT', '/_api/web/currentuser', { Title: 'admin' }),
  ),
  mergeCurrentUser: row(
    'User Update',
    '',
    'PermissionChanged people.updateUser',
    async (w) => () => w.call('POST', '/_api/web/currentuser', { Title: 'admin' }, merge),
  ),
  deleteUser: row('User Delete', '', 'PermissionChanged people.removeUser', async (w) => {
    const { Id } = await user(w)
    return () => w.call('DELETE', userAt(Id))
  }),
  removeUserById: row('User Delete', '', 'PermissionChanged people.removeUser', async (w) => {
    const { Id } = await user(w)
    return () => w.post(`/_api/web/siteusers/removebyid(${Id})`)
  }),
  removeUserByLoginName: row('User Delete', '', 'PermissionChanged people.removeUser', async (w) => {
    const { LoginName } = await user(w)
    return () => w.post(`/_api/web/siteusers/removebyloginname('${encodeURIComponent(LoginName)}')`)
  }),
}

/** Writes to groups. */
export const groupWrites: Readonly<Record<string, WriteRow>> = {
  addGroup: row(
    'Group Add, Group MemberAdd',
    '',
    'ContentWritten people.addGroup',
    async (w) => () => w.post('/_api/web/sitegroups', { Title: `Group ${w.next()}` }),
  ),
  updateGroup: row('Group Update', '', 'ContentWritten people.updateGroup', async (w) => {
    const { Id } = await group(w)
    return () => w.call('PUT', groupAt(Id), { Description: 'd' })
  }),
  mergeGroup: row('Group Update', '', 'ContentWritten people.updateGroup', async (w) => {
    const { Id } = await group(w)
    return () => w.call('POST', groupAt(Id), { Description: 'd' }, merge)
  }),
  deleteGroup: row('Group Delete', '', 'PermissionChanged people.deleteGroup', async (w) => {
    const { Id } = await group(w)
    return () => w.call('DELETE', groupAt(Id))
  }),
  removeGroupById: row('Group Delete', '', 'PermissionChanged people.deleteGroup', async (w) => {
    const { Id } = await group(w)
    return () => w.post(`/_api/web/sitegroups/removebyid(${Id})`)
  }),
  removeGroupByLoginName: row('Group Delete', '', 'PermissionChanged people.deleteGroup', async (w) => {
    const { Title } = await group(w)
    return () => w.post(`/_api/web/sitegroups/removebyloginname('${Title}')`)
  }),
  addGroupUser: row('Group MemberAdd', '', 'PermissionChanged people.addMember', async (w) => {
    const [{ Id }, { LoginName }] = [await group(w), await user(w)]
    return () => w.post(`${groupAt(Id)}/users`, { LoginName })
  }),
  removeGroupUserById: row('Group MemberDelete', '', 'PermissionChanged people.removeMember', async (w) => {
    const { of, who } = await member(w)
    return () => w.post(`${of}/users/removebyid(${who.Id})`)
  }),
  removeGroupUserByLoginName: row('Group MemberDelete', '', 'PermissionChanged people.removeMember', async (w) => {
    const { of, who } = await member(w)
    return () => w.post(`${of}/users/removebyloginname('${encodeURIComponent(who.LoginName)}')`)
  }),
  createDefaultAssociatedGroups: row(
    `Group Add, Group Add, Group Add, Group MemberAdd, Web AssignmentAdd, Web AssignmentAdd, Web AssignmentAdd, Web Update`,
    'WebChanged Updated',
    'PermissionChanged permissions.addAssociatedGroups',
    async (w) => {
      const place = await own(w, 'web')
      return () => w.post(`${place}/createdefaultassociatedgroups(userlogin='',userlogin2='',groupnameseed='Seed ${w.next()}')`)
    },
  ),
  setUserAsOwner: row('Group Update', '', 'PermissionChanged people.setGroupOwner', async (w) => {
    const [{ Id }, who] = [await group(w), await user(w)]
    return () => w.post(`${groupAt(Id)}/setuserasowner(${who.Id})`)
  }),
}

const broken = 'breakroleinheritance(copyroleassignments=true,clearsubscopes=false)'

/** A new web, list or item with permissions of its own; its address. */
const places = {
  async web(w: World): Promise<string> {
    const name = `w${w.next()}`
    await w.post('/_api/web/webs/add', {
      parameters: { Title: name, Url: name, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true },
    })
    return `/${name}/_api/web`
  },
  list: async (w: World): Promise<string> => (await w.list()).path,
  item: async (w: World): Promise<string> => w.item(await w.list()),
}

type Kind = keyof typeof places

/** Gives the place permissions of its own. */
async function own(w: World, kind: Kind): Promise<string> {
  const place = await places[kind](w)
  await w.post(`${place}/${broken}`)
  return place
}

const add =
  (kind: Kind): WriteRow['prepare'] =>
  async (w) => {
    const [place, { Id }] = [await own(w, kind), await user(w)]
    return () => w.post(`${place}/roleassignments/addroleassignment(principalid=${Id},roledefid=${fullControl})`)
  }

const take =
  (kind: Kind, deletes: boolean): WriteRow['prepare'] =>
  async (w) => {
    const [place, { Id }] = [await own(w, kind), await user(w)]
    const role = `principalid=${Id},roledefid=${fullControl}`
    await w.post(`${place}/roleassignments/addroleassignment(${role})`)
    if (deletes) return () => w.call('DELETE', `${place}/roleassignments/getbyprincipalid(${Id})`)
    return () => w.post(`${place}/roleassignments/removeroleassignment(${role})`)
  }

const breakIn =
  (kind: Kind): WriteRow['prepare'] =>
  async (w) => {
    const place = await places[kind](w)
    return () => w.post(`${place}/${broken}`)
  }

const reset =
  (kind: Kind): WriteRow['prepare'] =>
  async (w) => {
    const place = await own(w, kind)
    return () => w.post(`${place}/resetroleinheritance`)
  }

async function role(w: World): Promise<string> {
  const { Id } = await w.post('/_api/web/roledefinitions', { Name: `Role ${w.next()}`, BasePermissions: rights })
  return `/_api/web/roledefinitions(${Id})`
}

/** Writes to permissions and role definitions. */
export const permissionWrites: Readonly<Record<string, WriteRow>> = {
  addWebRoleAssignment: row('Web AssignmentAdd', '', 'PermissionChanged permissions.addAssignment', add('web')),
  addListRoleAssignment: row('List AssignmentAdd', '', 'PermissionChanged permissions.addAssignment', add('list')),
  addItemRoleAssignment: row('Item AssignmentAdd', '', 'PermissionChanged permissions.addAssignment', add('item')),
  removeWebRoleAssignment: row('Web AssignmentDelete', '', 'PermissionChanged permissions.removeAssignment', take('web', false)),
  removeListRoleAssignment: row('List AssignmentDelete', '', 'PermissionChanged permissions.removeAssignment', take('list', false)),
  removeItemRoleAssignment: row('Item AssignmentDelete', '', 'PermissionChanged permissions.removeAssignment', take('item', false)),
  deleteWebRoleAssignment: row('Web AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', take('web', true)),
  deleteListRoleAssignment: row('List AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', take('list', true)),
  deleteItemRoleAssignment: row('Item AssignmentDelete', '', 'PermissionChanged permissions.deleteAssignment', take('item', true)),
  breakWebRoleInheritance: row('Web ScopeAdd', '', 'PermissionChanged permissions.breakInheritance', breakIn('web')),
  breakListRoleInheritance: row('List ScopeAdd', '', 'PermissionChanged permissions.breakInheritance', breakIn('list')),
  breakItemRoleInheritance: row('Item ScopeAdd', '', 'PermissionChanged permissions.breakInheritance', breakIn('item')),
  resetWebRoleInheritance: row('Web ScopeDelete', '', 'PermissionChanged permissions.resetInheritance', reset('web')),
  resetListRoleInheritance: row('List ScopeDelete', '', 'PermissionChanged permissions.resetInheritance', reset('list')),
  resetItemRoleInheritance: row('Item ScopeDelete', '', 'PermissionChanged permissions.resetInheritance', reset('item')),
  addRoleDefinition: row('Web RoleAdd', '', 'PermissionChanged permissions.addRole', async (w) => {
    return () => w.post('/_api/web/roledefinitions', { Name: `Role ${w.next()}`, BasePermissions: rights })
  }),
  updateRoleDefinition: row('Web RoleUpdate', '', 'PermissionChanged permissions.updateRole', async (w) => {
    const one = await role(w)
    return () => w.call('PUT', one, { Description: 'd' })
  }),
  mergeRoleDefinition: row('Web RoleUpdate', '', 'PermissionChanged permissions.updateRole', async (w) => {
    const one = await role(w)
    return () => w.call('POST', one, { Description: 'd' }, merge)
  }),
  deleteRoleDefinition: row('Web RoleDelete', '', 'PermissionChanged permissions.deleteRole', async (w) => {
    const one = await role(w)
    return () => w.call('DELETE', one)
  }),
}

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

/** A picture of one pixel. */
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQImWMQVDIGAACuAGdAA4zpAAAAAElFTkSuQmCC', 'base64')

const followedContent = '/_api/sp.userprofiles.followedcontent'

/** The URL of a new file. */
async function newFile(w: World): Promise<string> {
  const name = `followed${w.next()}.txt`
  await w.post(`/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${name}',overwrite=true)`, 'x')
  return `/Shared Documents/${name}`
}

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
  setMyProfilePicture: row('Item Update, Item Update, Item Update, User Update', '', 'ContentWritten profiles.setPicture', async (w) => {
    const send = () => w.post(`${manager}/setmyprofilepicture`, onePixel)
    await send()
    return send
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
  followContent: profileWrite('addEntry', async (w) => {
    const url = await newFile(w)
    return () => w.post(`${followedContent}/follow`, { url })
  }),
  stopFollowingContent: profileWrite('removeEntries', async (w) => {
    const url = await newFile(w)
    await w.post(`${followedContent}/follow`, { url })
    return () => w.post(`${followedContent}/stopfollowing`, { url })
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

const posted = (text: string, ID: string | null = null) => ({ restCreationData: { ID, creationData: { ContentText: text } } })

/** A thread of the feed of the root web, which the first one makes. */
async function thread(w: World): Promise<string> {
  const { ID } = (await w.post('/_api/social.feed/my/feed/post', posted('a'))) as { readonly ID: string }
  return ID
}

const onThread = (method: string, changes: string, told: string, audited: string): WriteRow =>
  row(changes, told, audited, async (w) => {
    const ID = await thread(w)
    return () => w.post(`/_api/social.feed/post/${method}`, { ID })
  })

/** Writes to feeds. */
export const feedWrites: Readonly<Record<string, WriteRow>> = {
  addOwnPost: row('Item Add', '', 'ContentWritten items.add', async (w) => {
    await thread(w)
    return () => w.post('/_api/social.feed/my/feed/post', posted('b'))
  }),
  addPostInWeb: row('Item Add', '', 'ContentWritten items.add', async (w) => {
    await thread(w)
    return () => w.post("/_api/social.feed/actor(item='/')/feed/post", posted('b'))
  }),
  replyToPost: row('Item Add, Item SystemUpdate', '', 'ContentWritten items.reply', async (w) => {
    const ID = await thread(w)
    return () => w.post('/_api/social.feed/post/reply', posted('b', ID))
  }),
  deletePost: onThread('delete', 'Item Delete', '', 'ContentWritten items.delete'),
  likePost: onThread('like', 'Item SystemUpdate', '', 'ContentWritten items.setLike'),
  unlikePost: row('Item SystemUpdate', '', 'ContentWritten items.setLike', async (w) => {
    const ID = await thread(w)
    await w.post('/_api/social.feed/post/like', { ID })
    return () => w.post('/_api/social.feed/post/unlike', { ID })
  }),
  lockThread: onThread('lock', 'Item SystemUpdate', '', 'ContentWritten items.update'),
  unlockThread: onThread('unlock', 'Item SystemUpdate', '', 'ContentWritten items.update'),
  clearUnreadMentions: profileWrite('addEntry', async (w) => () => w.post('/_api/social.feed/my/mentionfeed/clearunreadmentioncount')),
}
