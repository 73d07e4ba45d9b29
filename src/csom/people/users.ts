import type { Group } from '../../core/acts/people/groups.ts'
import { addMember, getMember, removeMember } from '../../core/acts/people/groups.ts'
import { ensureUser, getUser, removeUser, type UserAddress, updateUser } from '../../core/acts/people/users.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { user as userShape } from '../../entities/people/principals.ts'
import { present } from '../../entities/shape/present.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

type Users = Objects['UserCollection']

/** The group whose members a collection holds; undefined for the users of the site collection. */
function groupOf(users: Users): { id: number } | undefined {
  if (users.kind === 'rows') throw notInModel('A user of a result')
  return users.owner.type === 'Group' ? { id: (users.owner.value as Group).row.id } : undefined
}

async function userWith(users: Users, address: UserAddress): Promise<Objects['User']> {
  const group = groupOf(users)
  return objectOf(users.ctx, userShape, await (group ? getMember(users.ctx, group, address) : getUser(users.ctx, address)))
}

async function add(users: Users, loginName: string, hostName: string): Promise<Objects['User']> {
  const group = groupOf(users)
  return objectOf(
    users.ctx,
    userShape,
    await (group ? addMember(users.ctx, group, loginName, hostName) : ensureUser(users.ctx, loginName, hostName)),
  )
}

function remove(users: Users, address: UserAddress): Promise<void> {
  const group = groupOf(users)
  return group ? removeMember(users.ctx, group, address) : removeUser(users.ctx, address)
}

/** contracts/csom/people.yaml */
export const userMethods: HandlersOf<'User' | 'UserCollection'> = {
  'UserCollection.GetById': (users, [id]) => userWith(users, { id }),
  'UserCollection.GetByLoginName': (users, [loginName]) => userWith(users, { loginName }),
  'UserCollection.GetByEmail': (users, [email]) => userWith(users, { email }),
  'UserCollection.Add': (users, [{ LoginName: loginName }], { hostName }) => {
    if (loginName === undefined) throw invalid('UserCreationInformation needs a LoginName.')
    return add(users, loginName, hostName)
  },
  'UserCollection.AddUser': (users, [user], { hostName }) => add(users, user.value.loginName, hostName),
  'UserCollection.Remove': (users, [user]) => remove(users, { id: user.value.id }),
  'UserCollection.RemoveById': (users, [id]) => remove(users, { id }),
  'UserCollection.RemoveByLoginName': (users, [loginName]) => remove(users, { loginName }),

  'User.Update': async (object) => {
    const { Title: title, Email: email, IsSiteAdmin: isSiteAdmin } = settingsOf<'User'>(object)
    object.value = await updateUser(object.ctx, { id: object.value.id }, present({ title, email, isSiteAdmin }))
    object.settings.clear()
  },
}
