import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { findSchema } from '../../core/access/find-list.ts'
import { addView, deleteView, queryViews, updateView } from '../../core/acts/lists/views.ts'
import { fold } from '../../core/kernel/fold.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { placed, type SeedPlace } from './seed-place.ts'

type SeedView = components['schemas']['SeedView']

/** Gives a list exactly these views beside those of single users. Without a default one the first is it. */
export async function applyViews(
  ctx: Context,
  place: SeedPlace,
  address: { readonly id: string },
  views: readonly SeedView[],
  path: SeedPath,
): Promise<void> {
  checkViews(views, path)
  const known = (await queryViews(ctx, address)).filter(({ row }) => row.personalOf === null)
  const list = await findSchema(ctx, address)
  const usual = Math.max(
    views.findIndex(({ isDefault }) => isDefault === true),
    0,
  )
  const kept = new Set<string>()
  for (const [index, { title, columns, query, isDefault: _default, ...rest }] of views.entries())
    await placed(place, [...path, index], async () => {
      const parsed = await viewQueryOf(ctx, list, query ?? '')
      const patch = { ...rest, title, isDefault: index === usual, ...(columns && { fields: columns }), ...(parsed && { query: parsed }) }
      const found = known.find(({ row }) => fold(row.title) === fold(title))
      const { row } = found ? await updateView(ctx, address, { id: found.row.id }, patch) : await addView(ctx, address, patch)
      kept.add(row.id)
    })
  for (const { row } of known) if (!kept.has(row.id)) await placed(place, path, () => deleteView(ctx, address, { id: row.id }))
}

function checkViews(views: readonly SeedView[], path: SeedPath): void {
  const titles = new Set<string>()
  let usual: string | undefined
  for (const [index, { title, isDefault }] of views.entries()) {
    if (titles.has(fold(title))) throw new SeedFault(`The view '${title}' is there twice.`, [...path, index, 'title'])
    titles.add(fold(title))
    if (isDefault !== true) continue
    if (usual !== undefined)
      throw new SeedFault(`A list has one default view, and '${usual}' is it already.`, [...path, index, 'isDefault'])
    usual = title
  }
}

/** The views of a list with what differs from the usual. `hasColumn` tells which columns the seed will have. */
export async function exportedViews(
  ctx: Context,
  address: { readonly id: string },
  hasColumn: (name: string) => boolean,
): Promise<SeedView[]> {
  return (await queryViews(ctx, address))
    .filter(({ row }) => row.personalOf === null)
    .map(({ row, fields }) => ({
      title: row.title,
      columns: fields.filter(hasColumn),
      ...(row.query !== '' && namesIn(row.query).every(hasColumn) && { query: row.query }),
      rowLimit: row.rowLimit,
      paged: row.paged,
      ...(row.isDefault && { isDefault: true }),
      ...(row.hidden && { hidden: true }),
      ...(row.scope !== 0 && { scope: row.scope }),
    }))
}

/** The columns that the text of a query names. */
const namesIn = (query: string): string[] =>
  [...query.slice(0, 20_000).matchAll(/<FieldRef\s[^<>]{0,200}?Name=["']([^"'<>]{1,255})["']/g)].map(([, name = '']) => name)
