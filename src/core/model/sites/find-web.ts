import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { SiteHandle } from './site.ts'
import type { Web } from './web.ts'

/** The web with this server-relative URL, or the nearest web above it (protocol/addresses#service-root: the longest matching web wins). */
export function findWeb(site: SiteHandle, url: string): Web | undefined | Promise<Web | undefined> {
  const webs = site.schema.webs()
  return webs instanceof Promise ? webs.then((loaded) => nearest(loaded, url)) : nearest(webs, url)
}

/** Longer than the folded URL of any web: what stands behind it is not looked up, segment by segment. */
const longest = 4_096

function nearest(webs: ReadonlyMap<string, Web>, url: string): Web | undefined {
  for (let rest = fold(url).slice(0, longest); ; rest = rest.slice(0, rest.lastIndexOf('/'))) {
    const web = webs.get(rest === '' ? '/' : rest)
    if (web || rest === '') return web
  }
}

/** What a root web is found in: inside a transaction, its records are read, because the committed ones may wait for it to end. */
interface InSite {
  readonly site: SiteHandle
  readonly transaction?: { readonly records: ContentRecords } | undefined
}

/** The root web of the site collection, where rights for the whole site collection are checked. */
export async function rootWeb({ site, transaction }: InSite): Promise<Web> {
  const webs = await site.schema.webs(transaction?.records)
  const root = [...webs.values()].find((web) => web.row.parentWebId === null)
  if (!root) throw new Error(`site ${site.id} has no root web`)
  return root
}
