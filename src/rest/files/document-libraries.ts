import type { Context } from '../../core/access/context.ts'
import { queryLists } from '../../core/acts/lists/lists.ts'
import { getWebOfUrl } from '../../core/acts/sites/webs.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** The template of document libraries. */
const documentLibrary = 101

/** The web at an absolute URL of this server. Fails with `invalid_request`, `web_not_found`, `access_denied`. */
async function webAt(ctx: Context, text: string): Promise<Web> {
  const url = URL.parse(text)
  if (url?.host !== new URL(ctx.origin).host)
    throw invalid(`The address of a web of this server begins with ${ctx.origin}; '${text.slice(0, 200)}' does not.`)
  const path = percentDecoded(url.pathname)
  if (path === undefined) throw invalid('The address of the web is not percent-encoded UTF-8.')
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const web = await getWebOfUrl(ctx, wanted)
  if (fold(web.url) !== fold(wanted)) throw new DomainError(modelReasons.web_not_found, { id: wanted.slice(0, 200) })
  return web
}

const pictureLibrary = 109
const assetLibrary = 851
const pageLibraries: readonly number[] = [119, 850]

/** The libraries of a web of these templates, but for hidden ones. Fails as `webAt`. */
async function librariesAt(ctx: WireContext, text: string, templates: readonly number[]) {
  const web = await webAt(ctx, text)
  const libraries = (await queryLists({ ...ctx, web })).filter(({ row }) => templates.includes(row.baseTemplate) && !row.hidden)
  return libraries.map(({ row, url }) => ({
    AbsoluteUrl: absoluteUrl(ctx, url),
    Modified: isoTime(row.lastItemModifiedAt),
    ServerRelativeUrl: url,
    Title: row.title,
  }))
}

/** contracts/rest/files/document-libraries.yaml, contracts/rest/files/stubs.yaml */
export const documentLibraryHandlers: Pick<Handlers<WireContext>, 'getDocumentLibraries' | 'getDocumentAndMediaLibraries'> = {
  getDocumentLibraries: async (ctx, { params }, reply) => {
    const libraries = await librariesAt(ctx, params.webFullUrl, [documentLibrary])
    return reply.complexes(200, 'DocumentLibraryInformation', 'GetDocumentLibraries', libraries)
  },

  getDocumentAndMediaLibraries: async (ctx, { params }, reply) => {
    const withPages = 'includePageLibraries' in params && params.includePageLibraries === true
    const templates = [documentLibrary, pictureLibrary, assetLibrary, ...(withPages ? pageLibraries : [])]
    const libraries = await librariesAt(ctx, params.webFullUrl, templates)
    return reply.complexes(200, 'DocumentLibraryInformation', 'GetDocumentAndMediaLibraries', libraries)
  },
}
