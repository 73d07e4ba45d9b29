import { contextOfTenant } from '../../core/acts/tenants/farm-of-tenant.ts'
import { DomainError, loggedFault } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { demandAdministrator } from '../../core/model/people/actors.ts'
import type { Response } from '../../http/message/message.ts'
import { statusOf } from '../../http/message/status.ts'
import { demandOwnForm } from '../../http/sign-in/cross-site.ts'
import { checkDigest, type DigestOwner, issueDigest } from '../../http/sign-in/form-digest.ts'
import { answer, type PageSubject, visitOf } from '../app.ts'
import { shownMessage } from '../shown-message.ts'
import { readForm } from '../sites/page/form-body.ts'
import { formatsOf } from '../sites/page/formats.ts'
import type { Visit } from '../visit.ts'
import { farmHomePage } from './farm-home.ts'
import { farmFailure } from './page/farm-failure.ts'
import { farmFramed } from './page/farm-frame.ts'
import { demandWholeFarm, type FarmAnswer, type FarmPage, type FarmPagesOptions, type FarmVisit } from './page/farm-visit.ts'
import { siteCollectionPage } from './sites/site-collection.ts'
import { siteCollectionsPage } from './sites/site-collections.ts'
import { tenantsPage } from './sites/tenants.ts'
import { auditPage } from './watch/audit.ts'
import { healthPage } from './watch/health.ts'
import { journalPage } from './watch/journal.ts'
import { operationsPage } from './watch/operations.ts'
import { telemetryPage } from './watch/telemetry.ts'
import { contentDatabasesPage } from './web-applications/content-databases.ts'
import { newWebApplicationPage } from './web-applications/create.ts'
import { webApplicationSettingsPage } from './web-applications/settings.ts'
import { userPoliciesPage } from './web-applications/user-policies.ts'
import { webApplicationsPage } from './web-applications/web-applications.ts'
import { languageOf } from './words/farm-words.ts'

/** The pages of the administration by their names below `/_admin`. */
export const farmPages: ReadonlyMap<string, FarmPage> = new Map([
  ['default.aspx', farmHomePage],
  ['webapplications.aspx', webApplicationsPage],
  ['webapplicationcreate.aspx', newWebApplicationPage],
  ['webapplicationsettings.aspx', webApplicationSettingsPage],
  ['contentdatabases.aspx', contentDatabasesPage],
  ['userpolicies.aspx', userPoliciesPage],
  ['sitecollections.aspx', siteCollectionsPage],
  ['sitecollection.aspx', siteCollectionPage],
  ['tenants.aspx', tenantsPage],
  ['operations.aspx', operationsPage],
  ['audit.aspx', auditPage],
  ['eventjournal.aspx', journalPage],
  ['health.aspx', healthPage],
  ['telemetry.aspx', telemetryPage],
])

/** The subject of the administration. The farm policy has checked the role of the visitor before a page is found. */
export const farmSubject =
  (options: FarmPagesOptions): PageSubject =>
  (router) => {
    for (const [name, page] of farmPages) {
      const path = `/_admin/${name}`
      router.get(path, async (message, reply) => answer(reply, await answerFarmPage(options, page, visitOf(message))))
      router.post(path, async (message, reply) => answer(reply, await answerFarmPage(options, page, visitOf(message))))
    }
    router.all(/^\/_admin\//i, (message, reply) => {
      const { request } = visitOf(message)
      answer(reply, farmFailure(request, new DomainError(kernelReasons.resource_not_found, { path: request.path.slice(0, 200) })))
    })
  }

/** The reply of a page. Its errors are pages, too. */
async function answerFarmPage(options: FarmPagesOptions, page: FarmPage, { request, actor }: Visit): Promise<Response> {
  if (!actor) throw new Error('a page of the administration was asked for without a caller')
  demandAdministrator(actor, request.tenant?.slug)
  const { words, lcid } = languageOf(request)
  const whole = { ...options.parts, actor }
  const ctx = request.tenant ? contextOfTenant(whole, request.tenant.id) : whole
  const owner: DigestOwner = { loginKey: actor.loginKey, siteId: `farm ${request.tenant?.id ?? ''}` }
  const now = options.parts.runtime.now()
  const visit: FarmVisit = {
    ...{ options, ctx, request, words, formats: formatsOf(lcid) },
    query: new Map([...new URLSearchParams(request.query)].map(([name, value]) => [name.toLowerCase(), value])),
    digest: issueDigest(owner, options.digestKey, now),
  }
  try {
    if (page.isForTenants !== true) demandWholeFarm(visit)
    const given = await (request.method === 'POST' ? send(page, visit, owner) : page.show(visit))
    return 'headers' in given ? given : farmFramed(visit, given)
  } catch (error) {
    return failed(visit, error)
  }
}

/** Checks that the form is of this server and of this visitor, and does what it says. A form that is refused is shown again. */
async function send(page: FarmPage, visit: FarmVisit, owner: DigestOwner): Promise<FarmAnswer> {
  const { request, options } = visit
  if (!page.send)
    throw new DomainError(kernelReasons.method_not_allowed, { method: 'POST', path: request.path.slice(0, 200), allow: 'GET, HEAD' })
  demandOwnForm(request)
  const form = await readForm(request)
  checkDigest(form.text('__REQUESTDIGEST'), owner, options.digestKey, options.parts.runtime.now())
  try {
    return await page.send(visit, form)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status } = statusOf(request.profile, error)
    if (status < 400 || status >= 500 || status === 401 || status === 403) throw error
    const refused = { form, message: shownMessage(visit.words.language, request.profile, error) }
    const shown = await page.show({ ...visit, refused }).catch(() => undefined)
    if (!shown || 'headers' in shown) throw error
    return farmFramed({ ...visit, refused }, { ...shown, status })
  }
}

function failed(visit: FarmVisit, error: unknown): Response {
  const fault = loggedFault(error)
  if (fault !== undefined) visit.options.log(fault, visit.request.correlationId)
  const failure = error instanceof DomainError ? error : new DomainError(kernelReasons.internal)
  return farmFailure(visit.request, failure, (content) => farmFramed(visit, content))
}
