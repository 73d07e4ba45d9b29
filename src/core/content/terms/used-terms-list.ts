import { type Context, recordsOf } from '../../access/context.ts'
import type { List } from '../../model/lists/list.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { usedTermsTemplate } from '../../model/terms/used-terms.ts'

const idForTerm = usedTermsTemplate.fields.find(({ internalName }) => internalName === 'IdForTerm')?.id

/** The hidden list of the root web with the terms that items have; undefined if it was never made, or is gone. Checks no right. */
export async function findUsedTermsList(ctx: Context): Promise<List | undefined> {
  const lists = await ctx.site.schema.lists(await rootWeb(ctx), recordsOf(ctx))
  return lists.find(({ row, fields }) => row.recycledIn === null && fields.some(({ id }) => id === idForTerm))
}
