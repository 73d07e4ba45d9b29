import { beforeAll, expect, it } from 'vitest'
import { escapeXml } from '../../../src/formats/xml.ts'
import { bothDoors, contractAttributes, contractProperties, serveBothDoors, soapFacts } from './both-doors.ts'
import { made, same, titleWord, toldTable } from './told-table.ts'

const { server, doors } = await serveBothDoors()

const user = toldTable({
  shared: {
    ID: same('Id'),
    Name: same('Title'),
    LoginName: same('LoginName'),
    Email: same('Email'),
    IsSiteAdmin: titleWord('IsSiteAdmin'),
    IsDomainGroup: made(['PrincipalType'], ({ PrincipalType }) => (PrincipalType === 4 ? 'True' : 'False')),
  },
  restOnly: ['IsHiddenInUI', 'Expiration', 'IsEmailAuthenticationGuestUser', 'IsShareByEmailGuestUser', 'UserId', 'UserPrincipalName'],
  soapOnly: ['Sid', 'Notes', 'Flags'],
})

const group = toldTable({
  shared: {
    ID: same('Id'),
    Name: same('Title'),
    Description: same('Description'),
    OwnerID: made(['Owner'], ({ Owner }) => String(Owner.Id)),
    OwnerIsUser: made(['Owner'], ({ Owner }) => (Owner.PrincipalType === 1 ? 'True' : 'False')),
  },
  restOnly: [
    'LoginName',
    'PrincipalType',
    'IsHiddenInUI',
    'OwnerTitle',
    'AllowMembersEditMembership',
    'OnlyAllowMembersViewMembership',
    'AllowRequestToJoinLeave',
    'AutoAcceptRequestToJoinLeave',
    'RequestToJoinLeaveEmailSetting',
    'CanCurrentUserEditMembership',
    'CanCurrentUserManageGroup',
    'CanCurrentUserViewMembership',
  ],
  soapOnly: [],
})

const kinds = ['None', 'Guest', 'Reader', 'Contributor', 'WebDesigner', 'Administrator', 'Editor']

/** Rights by the number of their bit, from 1. */
const rights: Readonly<Record<string, number>> = {
  ViewListItems: 1,
  AddListItems: 2,
  EditListItems: 3,
  DeleteListItems: 4,
  ApproveItems: 5,
  OpenItems: 6,
  ViewVersions: 7,
  DeleteVersions: 8,
  CancelCheckout: 9,
  ManagePersonalViews: 10,
  ManageLists: 12,
  ViewFormPages: 13,
  Open: 17,
  ViewPages: 18,
  AddAndCustomizePages: 19,
  ApplyThemeAndBorder: 20,
  ApplyStyleSheets: 21,
  CreateSSCSite: 23,
  BrowseDirectories: 27,
  BrowseUserInfo: 28,
  AddDelPrivateWebParts: 29,
  UpdatePersonalWebParts: 30,
  UseClientIntegration: 37,
  UseRemoteAPIs: 38,
  CreateAlerts: 40,
  EditMyUserInfo: 41,
}

function rightsOf({ High, Low }: { readonly High: string | number; readonly Low: string | number }): string {
  const mask = (BigInt(High) << 32n) | BigInt(Low)
  if (mask === 0x7fffffffffffffffn) return 'FullMask'
  const held = Object.entries(rights).filter(([, kind]) => (mask >> BigInt(kind - 1)) & 1n)
  expect(held.reduce((sum, [, kind]) => sum | (1n << BigInt(kind - 1)), 0n)).toBe(mask)
  return held.map(([name]) => name).join(', ')
}

const role = toldTable({
  shared: {
    ID: same('Id'),
    Name: same('Name'),
    Description: same('Description'),
    Order: same('Order'),
    Hidden: titleWord('Hidden'),
    Type: made(['RoleTypeKind'], ({ RoleTypeKind }) => kinds[RoleTypeKind] ?? 'None'),
    BasePermissions: made(['BasePermissions'], ({ BasePermissions }) => rightsOf(BasePermissions)),
  },
  restOnly: [],
  soapOnly: [],
})

beforeAll(async () => {
  for (const logonName of ['ann', 'Bob & "Co" <x>', 'eve@tenon.test', 'c:0(.s|true']) await doors.send('POST', '/ensureuser', { logonName })
  const [eve] = (await doors.rows('/siteusers')).filter(({ Title }) => Title.startsWith('eve'))
  await doors.send('MERGE', `/siteusers/getbyid(${eve?.Id})`, { Title: 'Eve the Tester', IsSiteAdmin: true })
  const { Id } = await doors.send('POST', '/sitegroups', { Title: 'Readers & "friends"', Description: 'Who <reads> & more' })
  await doors.send('POST', `/sitegroups(${Id})/users`, { LoginName: 'ann' })
  await doors.send('POST', `/sitegroups(${Id})/setuserasowner(${eve?.Id})`)
  const mask = { High: '0', Low: '13' }
  await doors.send('POST', '/roledefinitions', { Name: 'Own & role', Description: 'Some', Order: 7, BasePermissions: mask })
})

it('REST and SOAP tell the same of a user, alone and among all', async () => {
  const rest = await doors.rows(`/siteusers?$select=${contractProperties('User').join(',')}`)
  const soap = await doors.ask('usergroup', 'GetUserCollectionFromSite', '', 'User')
  expect(soap).toHaveLength(rest.length)
  for (const facts of rest) {
    const told = soap.find(({ attributes }) => attributes.get('ID') === String(facts.Id))
    const login = `<userLoginName>${escapeXml(facts.LoginName)}</userLoginName>`
    const [alone] = await doors.ask('usergroup', 'GetUserInfo', login, 'User')
    expect(alone?.attributes).toEqual(told?.attributes)
    user.compare(facts, new Map(alone?.attributes))
  }
  user.demandWhole({ rest: contractProperties('User'), soap: contractAttributes('usergroup', 'User') })
})

it('REST and SOAP tell the same of the current user, with a row and without one', async () => {
  for (const name of ['admin', 'new & here']) {
    const there = bothDoors(server.url, { user: name })
    const [soap] = await there.ask('usergroup', 'GetCurrentUserInfo', '', 'User')
    user.compare(await there.get('/currentuser'), new Map(soap?.attributes))
  }
})

it('REST and SOAP tell the same of a group and its members, alone and among all', async () => {
  const names = contractProperties('Group').join(',')
  const rest = await doors.rows(`/sitegroups?$select=${names},Owner/Id,Owner/PrincipalType&$expand=Owner`)
  const soap = await doors.ask('usergroup', 'GetGroupCollectionFromSite', '', 'Group')
  expect(soap.map(({ attributes }) => attributes.get('ID'))).toEqual(rest.map(({ Id }) => String(Id)))
  for (const [index, facts] of rest.entries()) {
    const groupName = `<groupName>${escapeXml(facts.Title)}</groupName>`
    const [alone] = await doors.ask('usergroup', 'GetGroupInfo', groupName, 'Group')
    expect(alone?.attributes).toEqual(soap[index]?.attributes)
    group.compare(facts, new Map(alone?.attributes))
    const members = await doors.ask('usergroup', 'GetUserCollectionFromGroup', groupName, 'User')
    const users = await doors.rows(`/sitegroups(${facts.Id})/users`)
    for (const [place, one] of users.entries()) user.compare(one, soapFacts(members[place] as (typeof members)[number]))
    expect(members).toHaveLength(users.length)
  }
  group.demandWhole({ rest: contractProperties('Group'), soap: contractAttributes('usergroup', 'Group') })
})

it('REST and SOAP tell the same of a role', async () => {
  const rest = await doors.rows('/roledefinitions')
  const soap = await doors.ask('usergroup', 'GetRoleCollectionFromWeb', '', 'Role')
  expect(soap.map(({ attributes }) => attributes.get('ID'))).toEqual(rest.map(({ Id }) => String(Id)))
  for (const [index, facts] of rest.entries()) {
    const [alone] = await doors.ask('usergroup', 'GetRoleInfo', `<roleName>${escapeXml(facts.Name)}</roleName>`, 'Role')
    expect(alone?.attributes).toEqual(soap[index]?.attributes)
    role.compare(facts, new Map(alone?.attributes))
  }
  role.demandWhole({ rest: contractProperties('RoleDefinition'), soap: contractAttributes('usergroup', 'Role') })
})
