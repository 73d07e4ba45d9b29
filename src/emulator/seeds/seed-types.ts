import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { addAvailableContentType, addContentType, type ContentTypes, getContentTypes } from '../../core/acts/content-types/content-types.ts'
import { addFieldLink } from '../../core/acts/content-types/links.ts'
import { addSiteColumn, getSiteColumns } from '../../core/acts/lists/site-columns.ts'
import { fold } from '../../core/kernel/fold.ts'
import { builtInContentTypes, furtherContentTypes } from '../../core/model/content-types/built-in.ts'
import { ownLinks } from '../../core/model/content-types/field-links.ts'
import { parentId } from '../../core/model/content-types/ids.ts'
import type { List } from '../../core/model/lists/list.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { columnInput, exportedColumn, type SeedColumn } from './seed-columns.ts'
import { placed, type SeedPlace } from './seed-place.ts'

type SeedContentType = components['schemas']['SeedContentType']

const builtIn: ReadonlySet<string> = new Set([...builtInContentTypes, ...furtherContentTypes].map(([id]) => id))

/** Makes the site columns of a web. */
export async function applySiteColumns(ctx: Context, place: SeedPlace, columns: readonly SeedColumn[], path: SeedPath): Promise<void> {
  for (const [index, column] of columns.entries()) {
    if (column.type === 'Lookup' || column.type === 'LookupMulti')
      throw new SeedFault(`The site column '${column.name}' is a lookup, which only lists of a seed can have.`, [...path, index, 'type'])
    const { internalName } = await placed(place, [...path, index], () => addSiteColumn(ctx, columnInput(column, undefined)))
    if (internalName !== column.name)
      throw new SeedFault(`No column can have the internal name '${column.name}': it would become '${internalName}'.`, [
        ...path,
        index,
        'name',
      ])
  }
}

/** Makes the content types of a web; a parent stands before its children, or is one of a web above. */
export async function applyContentTypes(ctx: Context, place: SeedPlace, types: readonly SeedContentType[], path: SeedPath): Promise<void> {
  for (const [index, { name, parent = 'Item', description, group, columns = [] }] of types.entries()) {
    const here = [...path, index]
    const known = await getContentTypes(ctx)
    const above = named(known, parent)
    if (!above)
      throw new SeedFault(`There is no content type '${parent}' for '${name}'. A parent stands before its children.`, [...here, 'parent'])
    const input = { name, parentId: above.id, ...(description !== undefined && { description }), ...(group !== undefined && { group }) }
    const { type } = await placed(place, here, () => addContentType(ctx, input))
    for (const [number, column] of columns.entries())
      await placed(place, [...here, 'columns', number], () => addFieldLink(ctx, type.id, { name: column }))
  }
}

/** Gives a list further content types, by the names of those of its web and the webs above. */
export async function applyListTypes(
  ctx: Context,
  place: SeedPlace,
  address: { readonly id: string },
  names: readonly string[],
  path: SeedPath,
): Promise<void> {
  for (const [index, name] of names.entries()) {
    const type = named(await getContentTypes(ctx), name)
    if (!type) throw new SeedFault(`The web has no content type '${name}'.`, [...path, index])
    await placed(place, [...path, index], () => addAvailableContentType(ctx, address, type.id))
  }
}

const named = ({ available }: ContentTypes, name: string) => available.find((type) => fold(type.name) === fold(name))

/** The site columns that a web has made itself, but for those of types that no seed has. */
export async function exportedSiteColumns(ctx: Context): Promise<SeedColumn[]> {
  return (await getSiteColumns(ctx)).flatMap((field) => (field.system ? [] : (exportedColumn(field, () => undefined) ?? [])))
}

/** The content types that a web has made itself. */
export async function exportedContentTypes(ctx: Context): Promise<SeedContentType[]> {
  const all = await getContentTypes(ctx)
  const columns = new Set(all.columns.map(({ internalName }) => internalName))
  return all.types
    .filter(({ id }) => !builtIn.has(id))
    .map((type) => {
      const links = ownLinks(type).flatMap(({ name }) => (columns.has(name) ? [name] : []))
      return {
        name: type.name,
        parent: all.available.find(({ id }) => id === parentId(type.id))?.name ?? 'Item',
        ...(type.description !== '' && { description: type.description }),
        group: type.groupName,
        ...(links.length > 0 && { columns: links }),
      }
    })
}

/** The content types that a list has beside those of its template, by their names in the web. */
export async function exportedListTypes(ctx: Context, list: List, usual: readonly string[]): Promise<string[]> {
  const { available } = await getContentTypes(ctx)
  return list.contentTypes.flatMap(({ id }) => {
    const parent = parentId(id)
    const type = usual.includes(parent) ? undefined : available.find((one) => one.id === parent)
    return type && !builtIn.has(type.id) ? [type.name] : []
  })
}
