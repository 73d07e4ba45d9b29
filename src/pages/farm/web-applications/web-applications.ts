import { hostAndPort } from '../../../core/acts/farm/host-names.ts'
import { schemeOf } from '../../../core/acts/farm/host-table.ts'
import { listWebApplications, type WebApplicationState } from '../../../core/acts/farm/web-applications.ts'
import { html } from '../../html.ts'
import { farmAddress, farmTable } from '../page/farm-frame.ts'
import { type FarmPage, isOfFarm } from '../page/farm-visit.ts'

/** A host binding as people write it. */
export const bindingText = (binding: WebApplicationState['hostBindings'][number]): string =>
  binding.port === 0 ? binding.host : hostAndPort(binding.host, binding.port, schemeOf(binding))

/** All web applications. */
export const webApplicationsPage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, words, formats } = visit
    const all = await listWebApplications(ctx)
    const rows = all.map(({ row, hostBindings, siteCollectionCount }) => [
      html`<a href="${farmAddress('webapplicationsettings.aspx', { name: row.name })}">${row.displayName}</a>`,
      row.name,
      hostBindings.map(bindingText).join(', '),
      row.anonymousAccess === 'Read' ? words.anonymousRead : words.anonymousOff,
      html`<a href="${farmAddress('sitecollections.aspx', { webapp: row.name })}">${formats.number(siteCollectionCount)}<span class="visually-hidden"> ${words.siteCount}: ${row.name}</span></a>`,
    ])
    return {
      title: words.webApplications,
      body: html`${isOfFarm(visit) ? html`<div class="tools"><a class="button" href="${farmAddress('webapplicationcreate.aspx')}">${words.newWebApplication}</a></div>` : undefined}
${farmTable(words.webApplications, [words.displayName, words.name, words.hosts, words.anonymousAccess, words.siteCount], rows)}`,
    }
  },
}
