import { type SitesBindings, sites } from '../../../generated/soap/sites.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { getWebOfUrl } from '../../core/acts/sites/webs.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { withoutTrailing } from '../../core/kernel/plain-text.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { writeXml, xmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { bracedGuid } from '../protocol/wire-text.ts'

const bindings: SitesBindings<SignedInCall> = {
  async GetSite({ context }, { SiteUrl }) {
    const path = pathOf(context, SiteUrl)
    const web = await getWebOfUrl(context, path)
    if (fold(web.url) !== fold(path)) throw new DomainError(modelReasons.site_not_found, { path: SiteUrl.slice(0, 200) })
    const { id, url } = context.site
    const attributes = new Map([
      ['Url', absoluteUrl(context, url)],
      ['Id', bracedGuid(id)],
      ['UserCodeEnabled', 'False'],
    ])
    return { GetSiteResult: writeXml(xmlElement('', 'Site', attributes)) }
  },
}

/** sites.asmx (protocol/soap-services#sites). */
export const sitesService = signedInService(sites, wsdl.sites, () => bindings)

/**
 * The server-relative path of a URL of this server, without a trailing slash; `/` for the root. Another server has no
 * site here.
 */
function pathOf({ origin }: Context, siteUrl: string): string {
  const given = siteUrl.trim()
  const isAbsolute = /^https?:\/\//i.test(given)
  if (!isAbsolute && !given.startsWith('/')) {
    throw invalid(`GetSite/SiteUrl is an absolute address or one that begins with a slash; '${given.slice(0, 200)}' was given.`)
  }
  if (isAbsolute && !isWithin(given.toLowerCase(), origin.toLowerCase()))
    throw new DomainError(modelReasons.site_not_found, { path: given.slice(0, 200) })
  const path = isAbsolute ? plainPath(given.slice(origin.length)) : given
  return withoutTrailing(path, '/') || '/'
}

const isWithin = (url: string, origin: string): boolean => url === origin || url.startsWith(`${origin}/`)

function plainPath(path: string): string {
  const plain = percentDecoded(path)
  if (plain === undefined) throw invalid(`GetSite/SiteUrl, '${path.slice(0, 200)}', is not percent-encoded UTF-8.`)
  return plain
}
