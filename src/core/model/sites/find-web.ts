import { fold } from '../../kernel/fold.ts'
import type { SiteHandle } from './site.ts'
import type { Web } from './web.ts'

/** The web of this server-relative URL, or the nearest above it (rest.md 1: the longest matching web wins). */
export async function findWeb(site: SiteHandle, url: string): Promise<Web | undefined> {
  const webs = await site.schema.webs()
  for (let rest = fold(url); ; rest = rest.slice(0, rest.lastIndexOf('/'))) {
    const web = webs.get(rest === '' ? '/' : rest)
    if (web || rest === '') return web
  }
}

/** The root web of the site collection: what is managed for all of it is checked there. */
export async function rootWeb({ site }: { readonly site: SiteHandle }): Promise<Web> {
  const webs = await site.schema.webs()
  const root = [...webs.values()].find((web) => web.row.parentWebId === null)
  if (!root) throw new Error(`site ${site.id} has no root web`)
  return root
}
