import { admin } from '../../generated/soap/admin.ts'
import { alerts } from '../../generated/soap/alerts.ts'
import { authentication } from '../../generated/soap/authentication.ts'
import { businessdatacatalog } from '../../generated/soap/businessdatacatalog.ts'
import { copy } from '../../generated/soap/copy.ts'
import { diagnostics } from '../../generated/soap/diagnostics.ts'
import { dws } from '../../generated/soap/dws.ts'
import { forms } from '../../generated/soap/forms.ts'
import { imaging } from '../../generated/soap/imaging.ts'
import { lists } from '../../generated/soap/lists.ts'
import { meetings } from '../../generated/soap/meetings.ts'
import { people } from '../../generated/soap/people.ts'
import { permissions } from '../../generated/soap/permissions.ts'
import { publishedlinksservice } from '../../generated/soap/publishedlinksservice.ts'
import { search } from '../../generated/soap/search.ts'
import { sitedata } from '../../generated/soap/sitedata.ts'
import { sites } from '../../generated/soap/sites.ts'
import { socialdataservice } from '../../generated/soap/socialdataservice.ts'
import { taxonomyclientservice } from '../../generated/soap/taxonomyclientservice.ts'
import { taxonomywebservice } from '../../generated/soap/taxonomywebservice.ts'
import { usergroup } from '../../generated/soap/usergroup.ts'
import { userprofileservice } from '../../generated/soap/userprofileservice.ts'
import { versions } from '../../generated/soap/versions.ts'
import { views } from '../../generated/soap/views.ts'
import { webpartpages } from '../../generated/soap/webpartpages.ts'
import { webs } from '../../generated/soap/webs.ts'
import { workflow } from '../../generated/soap/workflow.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { parseXml, type XmlElement } from '../formats/xml.ts'
import { decodeInput } from '../soap/protocol/codec.ts'
import type { ServiceDescription } from '../soap/protocol/description.ts'
import { readEnvelope } from '../soap/protocol/envelope.ts'
import type { Fixture } from './fixture.ts'
import type { Difference } from './rest-differences.ts'

const all: readonly ServiceDescription[] = [
  ...[admin, alerts, authentication, businessdatacatalog, copy, diagnostics, dws, forms, imaging, lists, meetings, people],
  ...[permissions, publishedlinksservice, search, sitedata, sites, socialdataservice, taxonomyclientservice, taxonomywebservice],
  ...[usergroup, userprofileservice, versions, views, webpartpages, webs, workflow],
]

/** The description of every SOAP service, by the file name of its address. */
export const comparedServices: ReadonlyMap<string, ServiceDescription> = new Map(all.map((one) => [one.file, one]))

/**
 * The first difference of a SOAP reply from the WSDL of its service. `file` is the name of the service in its address, in lower
 * case. A fault is what any operation may answer.
 */
export function soapDifferences(file: string, { request, reply }: Fixture): readonly Difference[] {
  const { status, body } = reply
  const service = comparedServices.get(file)
  const problem = (operation: string | null, path: string, text: string): Difference[] => [{ operation, status, path, problem: text }]
  if (!service) return status >= 400 ? [] : problem(null, '$', `There is no service ${file}.asmx.`)
  if (request.body === null || !('text' in request.body)) return []
  const asked = elementIn(request.body.text)
  const operation = service.operations.find(({ input }) => input === asked?.name)
  if (!operation)
    return status >= 400 ? [] : problem(null, '$', `${file} has no operation ${asked?.name.slice(0, 100) ?? 'in this request'}.`)
  const called = `${file}.${operation.name}`
  if (body === null || !('text' in body)) return status === 401 ? [] : problem(called, '$', 'The reply has no text.')
  const element = elementIn(body.text)
  if (!element) return status === 401 || status === 403 ? [] : problem(called, '$', 'The reply is no SOAP message.')
  if (element.name === 'Fault') return []
  if (element.name !== operation.output) return problem(called, '$', `The reply is ${element.name.slice(0, 100)}, not ${operation.output}.`)
  const namespaces = new Set([service.namespace, ...service.establishedNamespace.split(' '), element.namespace])
  try {
    decodeInput(service, { ...operation, input: operation.output }, element, { namespaces })
    return []
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return problem(called, error.message.split(' ', 1)[0] ?? '$', error.message)
  }
}

/** The element in the Body of a message; undefined if it is none. */
function elementIn(text: string): XmlElement | undefined {
  try {
    const envelope = readEnvelope(parseXml(text))
    return 'body' in envelope ? envelope.body : undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
