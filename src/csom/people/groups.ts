import { addGroup, deleteGroup, type Group, type GroupPatch, getGroup, setGroupOwner, updateGroup } from '../../core/acts/people/groups.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { groupSettingsOf } from '../../entities/people/group-input.ts'
import { group as groupShape } from '../../entities/people/principals.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { objectOf } from '../objects/objects.ts'

/** The number of a user or a group. */
export const principalIdOf = ({ value }: Objects['Principal']): number => ('row' in value ? (value as Group).row.id : value.id)

async function store(object: Objects['Group']): Promise<void> {
  const { Title: title, Owner: owner, ...rest } = settingsOf<'Group'>(object)
  const { ctx } = object
  const address = { id: object.value.row.id }
  const patch: GroupPatch = { ...groupSettingsOf(rest as Parameters<typeof groupSettingsOf>[0]), ...(title !== undefined && { title }) }
  if (owner) await setGroupOwner(ctx, address, principalIdOf(owner))
  if (!owner || Object.keys(patch).length > 0) await updateGroup(ctx, address, patch)
  object.value = await getGroup(ctx, address)
  object.settings.clear()
}

/** contracts/csom/people.yaml */
export const groupMethods: HandlersOf<'Group' | 'GroupCollection'> = {
  'GroupCollection.GetById': async ({ ctx }, [id]) => objectOf(ctx, groupShape, await getGroup(ctx, { id })),
  'GroupCollection.GetByName': async ({ ctx }, [name]) => objectOf(ctx, groupShape, await getGroup(ctx, { name })),
  'GroupCollection.Add': async ({ ctx }, [{ Title: title, Description: description }]) => {
    if (title === undefined) throw invalid('GroupCreationInformation needs a Title.')
    return objectOf(ctx, groupShape, await addGroup(ctx, { title, ...(description !== undefined && { description }) }))
  },
  'GroupCollection.Remove': ({ ctx }, [group]) => deleteGroup(ctx, { id: group.value.row.id }),
  'GroupCollection.RemoveById': ({ ctx }, [id]) => deleteGroup(ctx, { id }),
  'GroupCollection.RemoveByLoginName': ({ ctx }, [name]) => deleteGroup(ctx, { name }),
  'Group.Update': store,
}
