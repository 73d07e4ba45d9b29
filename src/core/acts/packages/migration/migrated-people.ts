import { systemAccountId } from '../../../access/principals.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { fold } from '../../../kernel/fold.ts'
import { beginningOf } from '../../../kernel/plain-text.ts'
import type { MigratedUser } from '../../../model/packages/migration.ts'
import { addGroup, addMember, queryGroups, setGroupOwner } from '../../people/groups.ts'
import { ensureUser, updateUser, userOf } from '../../people/users.ts'
import type { Importing } from './importing.ts'

/** The principals of the site collection, by their ids in the package. */
export type PeopleOfPackage = ReadonlyMap<string, number>

const systemLogins: ReadonlySet<string> = new Set(['sharepoint\\system', 'i:0#.w|sharepoint\\system'])

/**
 * Finds the users and groups of a package by their login names and titles, and adds those that are missing. A group that is there keeps its
 * members, and nobody becomes an administrator. Who cannot be a user here is noted.
 */
export async function peopleOfMigration(importing: Importing): Promise<PeopleOfPackage> {
  const { ctx, scope, migration, notes } = importing
  const people = new Map<string, number>()
  for (const user of migration.users) {
    const id = await idOfUser(importing, user)
    if (id !== undefined) people.set(user.id, id)
  }
  const known = new Map((await queryGroups(ctx)).map(({ row }) => [fold(row.title), row.id]))
  for (const { id, title, description, members } of migration.groups) {
    const there = known.get(fold(title))
    if (there !== undefined) {
      people.set(id, there)
      notes.add('Members of groups that were here', 'A group with the same title keeps its own members.', members.length)
      continue
    }
    const made = await orNote(importing, `Group '${title}'`, () => addGroup(ctx, { title, description }))
    if (!made) continue
    people.set(id, made.row.id)
    // Who makes a group becomes a member.
    await scope.records.delete('GroupMember', { siteId: ctx.site.id, groupId: made.row.id, memberId: scope.actorId })
    for (const member of members) await joined(importing, made.row.id, member)
  }
  for (const { id, owner } of migration.groups) {
    const [groupId, ownerId] = [people.get(id), people.get(owner ?? '')]
    if (groupId !== undefined && ownerId !== undefined && !known.has(fold(titleOf(migration, id))))
      await setGroupOwner(ctx, { id: groupId }, ownerId)
  }
  return people
}

const titleOf = ({ groups }: Importing['migration'], id: string): string => groups.find((group) => group.id === id)?.title ?? ''

async function idOfUser(importing: Importing, { loginName, title, email, unfit }: MigratedUser): Promise<number | undefined> {
  const { run, ctx, scope, notes } = importing
  if (systemLogins.has(loginName.toLowerCase())) return systemAccountId
  if (unfit !== undefined) {
    notes.add(`User '${loginName}'`, `${unfit} What it has written is shown as written by the system account.`)
    return undefined
  }
  return orNote(importing, `User '${loginName}'`, async () => {
    const { loginKey } = userOf(loginName, run.hostName)
    const known = await scope.records.find('Principal', { siteId: ctx.site.id, loginKey, deletedAt: null }, ['id'])
    if (known) return known.id
    const { id } = await ensureUser(ctx, loginName, run.hostName)
    await updateUser(ctx, { id }, toldOf(title, email))
    return id
  })
}

const toldOf = (title: string, email: string) => ({
  ...(title.trim() !== '' && { title: beginningOf(title, 255) }),
  ...(email !== '' && { email: email.slice(0, 255) }),
})

async function joined(importing: Importing, groupId: number, memberId: string): Promise<void> {
  const { run, ctx, migration, notes } = importing
  const member = migration.users.find(({ id }) => id === memberId)
  if (!member || member.unfit !== undefined) return notes.add('Members of groups', 'They are no users of this server.')
  await orNote(importing, `Member '${member.loginName}' of a group`, () => addMember(ctx, { id: groupId }, member.loginName, run.hostName))
}

/** Does a part of an import that may be left out: a refusal becomes a note. */
export async function orNote<T>({ notes }: Pick<Importing, 'notes'>, what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    notes.add(what, error.message)
    return undefined
  }
}
