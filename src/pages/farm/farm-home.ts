import { listOperations } from '../../core/acts/operations/operations.ts'
import { html } from '../html.ts'
import { farmAddress } from './page/farm-frame.ts'
import { type FarmPage, isOfFarm } from './page/farm-visit.ts'
import { operationsTable } from './watch/operations.ts'

/** The first page of the administration. */
export const farmHomePage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, words, options } = visit
    const card = (page: string, title: string, text = '') => html`<li><a href="${farmAddress(page)}">${title}</a><p>${text}</p></li>`
    const ofTenants = [card('webapplications.aspx', words.webApplications), card('sitecollections.aspx', words.siteCollections)]
    if (!isOfFarm(visit)) return { title: words.administration, body: html`<ul class="cards">${ofTenants}</ul>` }
    const { status } = await options.health()
    const operations = (await listOperations(ctx)).slice(0, 5)
    return {
      title: words.administration,
      body: html`<ul class="cards">${ofTenants}
${options.hasTenants ? card('tenants.aspx', words.tenants) : undefined}${card('audit.aspx', words.audit)}${card('eventjournal.aspx', words.journal)}
${card('health.aspx', words.health, status === 'Healthy' ? words.healthy : words.degraded)}${card('telemetry.aspx', words.telemetry)}</ul>
<h2>${words.recentOperations}</h2>${operationsTable(visit, operations)}`,
    }
  },
}
