import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { defaultLcid, keywordsId, termStoreId, termStoreName } from '../../content/terms/term-store.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { languageTags } from '../../model/sites/languages.ts'

/** The term store of a site collection. */
export interface TermStoreState {
  readonly id: string
  readonly name: string
  /** The language of labels that are not asked for in another one. */
  readonly lcid: number
  readonly languages: readonly number[]
  /** The id of the term set of keywords. */
  readonly keywordsId: string
}

/** The term store of the site collection. Fails with `access_denied`. */
export async function getTermStore(ctx: Context): Promise<TermStoreState> {
  await demand(ctx, 'Open', ctx.web)
  const lcid = defaultLcid(await rootWeb(ctx))
  return { id: termStoreId, name: termStoreName, lcid, languages: [...languageTags.keys()], keywordsId }
}
