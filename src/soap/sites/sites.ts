import { type SitesBindings, sites } from '../../../generated/soap/sites.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { writeXml, xmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { pathOf, webAtPath } from './web-address.ts'

const bindings: SitesBindings<SignedInCall> = {
  async GetSite({ context }, { SiteUrl }) {
    await webAtPath(context, pathOf(context, 'GetSite/SiteUrl', SiteUrl))
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
