import { search as description, type QueryServiceBindings } from '../../../generated/soap/search.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import { search } from '../../core/acts/search/search.ts'
import { getRootWeb } from '../../core/acts/sites/webs.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { writeXml, xmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { readQueryPacket } from './query-packet.ts'
import { dataSet, responsePacket } from './result-packet.ts'

const bindings: QueryServiceBindings<SignedInCall> = {
  async Query({ context }, { queryXml }) {
    const request = readQueryPacket(queryXml)
    return { QueryResult: writeXml(responsePacket(request, await search(context, request))) }
  },

  async QueryEx({ context }, { queryXml }) {
    return { QueryExResult: { any: dataSet(await search(context, readQueryPacket(queryXml))) } }
  },

  async Status({ context }) {
    await demand(context, 'Open', context.web)
    return { StatusResult: 'ONLINE' }
  },

  async GetPortalSearchInfo({ context }) {
    const { row, url } = await getRootWeb(context)
    const parts = [xmlElement('', 'SiteName', undefined, [row.title]), xmlElement('', 'SiteUrl', undefined, [absoluteUrl(context, url)])]
    return { GetPortalSearchInfoResult: writeXml(xmlElement('', 'PortalSearchInfo', undefined, parts)) }
  },
}

/** search.asmx (protocol/soap-sites#search). */
export const searchService = signedInService(description, wsdl.search, () => bindings)
