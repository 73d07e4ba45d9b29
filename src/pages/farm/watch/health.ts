import { reloadCertificates } from '../../../core/acts/farm/certificates.ts'
import { farmTopology } from '../../../core/acts/farm/nodes.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { html } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmPart, farmTable } from '../page/farm-frame.ts'
import type { FarmPage } from '../page/farm-visit.ts'
import { farmForm } from '../page/fields.ts'

/** The health of the farm: its content databases, nodes, hosts and certificates, which a form reads again. */
export const healthPage: FarmPage = {
  async show(visit) {
    const { ctx, words, formats, options } = visit
    const { status, databases, version } = await options.health()
    const { nodes, hostNamedSites, certificateNames } = await farmTopology(ctx)
    const certificates = ctx.transport.certificates()
    const moment = (at: number) => timeElement(at, formats.moment(at))
    const body = html`<p class="lead"><strong>${status === 'Healthy' ? words.healthy : words.degraded}</strong> (Tenon ${version})</p>
<h2>${words.contentDatabases}</h2>${farmTable(
      words.contentDatabases,
      [words.name, words.status],
      databases.map((database) => [database.name, words.databaseStates[database.status] ?? database.status]),
    )}
<h2>${words.nodes}</h2>${farmTable(
      words.nodes,
      [words.node, words.status, words.lastSeen, words.software],
      nodes.map(({ row, isStale }) => [row.name, isStale ? words.stale : words.healthy, moment(row.lastSeenAt), row.version]),
    )}
<h2>${words.hostNamedSites}</h2>${
      hostNamedSites.length === 0
        ? html`<p>${words.nothing}</p>`
        : farmTable(
            words.hostNamedSites,
            [words.host, words.webApplication],
            hostNamedSites.map(({ hostName, siteId, webApplication }) => [
              html`<a href="${farmAddress('sitecollection.aspx', { id: siteId })}">${hostName}</a>`,
              webApplication,
            ]),
          )
    }
<h2>${words.certificates}</h2>${certificateNames.length === 0 ? undefined : html`<p class="soft">${words.namesOfAll(certificateNames.join(', '))}</p>`}${
      certificates.length === 0
        ? html`<p>${words.none}</p>`
        : farmTable(
            words.certificates,
            [words.source, words.names, words.expires, words.errorText],
            certificates.map(({ source, names, expiresAt, error }) => [source, names.join(', '), moment(expiresAt), error]),
          )
    }`
    const reload = html`<p class="hint">${words.reloadHint}</p>${farmForm(visit, { act: 'reload', button: words.reloadCertificates })}`
    return { title: words.health, body: html`${farmPart(10_000, body)}${reload}` }
  },
  async send({ ctx }, form) {
    if (form.text('do') !== 'reload') throw invalid('The form of this page reads the certificates again, and does nothing else.')
    await reloadCertificates(ctx)
    return seeOther(farmAddress('health.aspx', { saved: 1 }))
  },
}
