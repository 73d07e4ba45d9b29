import { findSchema } from '../../../access/find-list.ts'
import { fold } from '../../../kernel/fold.ts'
import { contentTypeId, parentId } from '../../../model/content-types/ids.ts'
import type { List } from '../../../model/lists/list.ts'
import type { MigratedContentType, MigratedList } from '../../../model/packages/migration.ts'
import { addListContentType } from '../../content-types/content-types.ts'
import { addFieldLink } from '../../content-types/links.ts'
import type { Importing } from './importing.ts'
import { orNote } from './migrated-people.ts'

/** Columns of every item, which content types have by themselves. */
export const ofEveryType: ReadonlySet<string> = new Set(['ContentType', 'Title', 'FileLeafRef'].map(fold))

/** A list that has been made; `typeIds` gets the ids of its content types by those in the package. */
interface ListToType {
  readonly from: MigratedList
  readonly address: { readonly id: string }
  readonly typeIds: Map<string, string>
}

/**
 * Gives a list the content types that it has in a package, with their columns. One that the list has already, by its id, its parent or its
 * name, stays and gets the columns that it lacks.
 */
export async function makeContentTypes(importing: Importing, { from, address, typeIds }: ListToType): Promise<void> {
  const { ctx } = importing
  for (const type of from.contentTypes ?? []) {
    const what = `Content type '${type.name || type.id}' of list '${from.title}'`
    const there = typeThere(await findSchema(ctx, address), type)
    const id = there ?? (await orNote(importing, what, async () => (await addListContentType(ctx, address, typeCreationOf(type))).type.id))
    if (id === undefined) continue
    const given = contentTypeId(type.id)
    if (given !== undefined) typeIds.set(given, id)
    for (const link of type.columns) {
      const list = await findSchema(ctx, address)
      const name = list.fields.find(({ internalName }) => fold(internalName) === fold(link.name))?.internalName
      const known = list.contentTypes.find((one) => one.id === id)?.fieldLinks ?? ''
      if (name === undefined || ofEveryType.has(fold(name)) || known.includes(JSON.stringify(name))) continue
      await orNote(importing, `Column '${name}' of the c${what.slice(1)}`, () => addFieldLink(ctx, id, { ...link, name }, address))
    }
  }
}

export const typeCreationOf = ({ id, name, description, group }: MigratedContentType) => ({
  id,
  name: name || id.slice(0, 128),
  description,
  group,
})

/** The id of the type of a list that is one of a package: the same or built-in one, or the one with its name. */
function typeThere({ contentTypes }: List, { id, name }: MigratedContentType): string | undefined {
  const given = contentTypeId(id)
  const found =
    contentTypes.find((one) => one.id === given) ??
    contentTypes.find((one) => name !== '' && fold(one.name) === fold(name)) ??
    // A list has children of built-in types; their names follow the language of the farm.
    contentTypes.find((one) => name === '' && given !== undefined && [given, parentId(given)].includes(parentId(one.id)))
  return found?.id
}
