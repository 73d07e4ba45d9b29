import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'
import { queryItems } from '../items/item-pages.ts'
import { queryLists } from '../lists/lists.ts'
import { queryAllWebs } from './webs.ts'

/** A place or a page that a program offers to its user. */
export interface PublishedLink {
  readonly title: string
  /** Server-relative. */
  readonly url: string
  readonly kind: 'web' | 'library' | 'page'
  /** Whether the actor may add items there. */
  readonly isMember: boolean
  readonly isPublished: boolean
}

/** The webs of the site collection that the actor may open, each with its libraries whose items the actor may see. */
export async function queryPlaces(ctx: Context): Promise<PublishedLink[]> {
  const found: PublishedLink[] = []
  const pace = makePacer()
  const add = async (kind: PublishedLink['kind'], title: string, { scopeId, url }: { readonly scopeId: string; readonly url: string }) => {
    found.push({ title, url, kind, isMember: holds(await rightsOn(ctx, scopeId), 'AddListItems'), isPublished: true })
  }
  for (const web of await queryAllWebs(ctx)) {
    await pace()
    await add('web', web.row.title, web)
    for (const list of await queryLists({ ...ctx, web }))
      if (isLibrary(list) && !list.row.hidden) await add('library', list.row.title, list)
  }
  return found
}

/** Libraries of pages: of wikis, and Site Pages. */
const pageTemplates: ReadonlySet<number> = new Set([119, 850])
const mostPages = 1_000

/** The pages in the page libraries of the web that the actor may see, at most 1,000. Fails with `access_denied`. */
export async function queryPages(ctx: Context): Promise<PublishedLink[]> {
  await demand(ctx, 'Open', ctx.web)
  const found: PublishedLink[] = []
  for (const list of await queryLists(ctx)) {
    if (found.length >= mostPages) break
    if (pageTemplates.has(list.row.baseTemplate)) found.push(...(await pagesOf(ctx, list, mostPages - found.length)))
  }
  return found
}

async function pagesOf(ctx: Context, { row: { id } }: List, limit: number): Promise<PublishedLink[]> {
  const { items, list } = await queryItems(ctx, { id }, { limit })
  const found: PublishedLink[] = []
  for (const item of items) {
    const text = (name: string): string => {
      const field = list.fieldsByName.get(name)
      return field ? String(item.read(field) ?? '') : ''
    }
    if (!/\.aspx$/i.test(text('FileLeafRef').slice(-5))) continue
    found.push({
      title: text('Title') || text('BaseName'),
      url: text('FileRef'),
      kind: 'page',
      isMember: holds(await rightsOn(ctx, item.row.scopeId), 'AddListItems'),
      isPublished: item.row.uiVersion >= 512,
    })
  }
  return found
}
