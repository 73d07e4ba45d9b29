import type { LooseFiles } from '../../core/kernel/packages/packages.ts'
import type { MigratedGroup, MigratedUser } from '../../core/model/packages/migration.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { attributeOf, eachChild, isTrue, unusablePackage } from './documents.ts'

const mostPeople = 100_000

export interface MigratedPeople {
  readonly users: readonly MigratedUser[]
  readonly groups: readonly MigratedGroup[]
}

/** The users and groups of a package. Both names of the document are in use. */
export async function readPeople(files: LooseFiles): Promise<MigratedPeople> {
  const users: MigratedUser[] = []
  const groups: MigratedGroup[] = []
  const name = ['UserGroup.xml', 'UserGroupMap.xml'].find((one) => files.sizeOf(one) !== undefined)
  if (name === undefined) return { users, groups }
  const nothing = () => undefined
  await eachChild(files, name, nothing, (element, around) => {
    const [, part] = around
    if (!part || around.length !== 2) return false
    if (part.name === 'Users' && element.name === 'User') users.push(userOf(element))
    if (part.name === 'Groups' && element.name === 'Group') groups.push(groupOf(element))
    if (users.length + groups.length > mostPeople) throw unusablePackage(`it has more than ${mostPeople} users and groups.`)
    return true
  })
  return { users, groups }
}

function userOf(element: XmlElement): MigratedUser {
  const loginName = attributeOf(element, 'Login') ?? ''
  const unfit = isTrue(element, 'IsDeleted')
    ? 'The user was deleted in the other farm.'
    : isTrue(element, 'IsDomainGroup')
      ? 'It is a group of a directory, which this server does not know.'
      : undefined
  return {
    ...{ id: attributeOf(element, 'Id') ?? '', loginName, title: attributeOf(element, 'Name') ?? loginName },
    email: attributeOf(element, 'Email') ?? '',
    ...(unfit !== undefined && { unfit }),
  }
}

const groupOf = (element: XmlElement): MigratedGroup => ({
  id: attributeOf(element, 'Id') ?? '',
  title: attributeOf(element, 'Name') ?? '',
  description: attributeOf(element, 'Description') ?? '',
  owner: attributeOf(element, 'Owner'),
  members: childElements(element).flatMap((member) => (member.name === 'Member' ? [attributeOf(member, 'UserId') ?? ''] : [])),
})
