import { type Context, recordsOf } from '../../access/context.ts'
import { documentKinds } from '../documents/new-document.ts'
import { propertiesOf, serverProperties } from '../documents/properties.ts'
import type { Item } from '../items/item.ts'
import { bagOf } from '../items/property-bag.ts'
import { documentsOfItems } from './items-of-documents.ts'

/** The property bags of items; those of their files and folders, if they have one. */
export async function propertiesOfItems(ctx: Context, items: readonly Item[]): Promise<ReadonlyMap<string, string>[]> {
  const files = await documentsOfItems(ctx, items, documentKinds.file)
  const folders = await documentsOfItems(ctx, items, documentKinds.folder)
  const people = await ctx.site.schema.principalsById(
    items.flatMap(({ row }) => [row.authorId, row.editorId]),
    recordsOf(ctx),
  )
  const loginNameOf = (id: number) => people.get(id)?.loginName ?? ''
  const bags: ReadonlyMap<string, string>[] = []
  for (const [at, { row, list }] of items.entries()) {
    const document = files[at] ?? folders[at]
    const plain = [...serverProperties(row, list, loginNameOf), ['vti_docstoretype', String(row.kind)] as const, ...bagOf(row)]
    bags.push(document ? await propertiesOf(ctx, document) : new Map(plain))
  }
  return bags
}
