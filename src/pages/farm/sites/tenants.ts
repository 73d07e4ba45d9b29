import { provisionTenant } from '../../../core/acts/tenants/provision-tenant.ts'
import { deleteTenant } from '../../../core/acts/tenants/remove-tenant.ts'
import { listTenants, resumeTenant, suspendTenant, type TenantRecord } from '../../../core/acts/tenants/tenants.ts'
import { DomainError, invalid } from '../../../core/kernel/errors.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'
import { html, type Markup } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmPart, farmTable } from '../page/farm-frame.ts'
import type { FarmPage, FarmVisit } from '../page/farm-visit.ts'
import { farmForm, givenLines, givenText, sentText } from '../page/fields.ts'

/** The tenants of the farm. Without tenants the page does not exist. */
export const tenantsPage: FarmPage = {
  async show(visit) {
    demandTenants(visit)
    const { ctx, words, formats } = visit
    const tenants = await listTenants(ctx)
    const rows = tenants.map((tenant) => [
      tenant.slug,
      tenant.displayName,
      tenant.hosts.join(', '),
      tenant.owner,
      words.tenantStates[tenant.state] ?? tenant.state,
      timeElement(tenant.createdAt, formats.moment(tenant.createdAt)),
      buttonsOf(visit, tenant),
    ])
    const heads = [words.slug, words.displayName, words.hosts, words.owner, words.status, words.created, words.actions]
    const isChanging = tenants.some(({ state }) => state === 'Provisioning' || state === 'Deleting')
    return {
      title: words.tenants,
      body: html`${farmPart(isChanging ? 2000 : undefined, farmTable(words.tenants, heads, rows))}
<p class="hint">${words.deleteTenantHint}</p>
<h2>${words.newTenant}</h2>${farmForm(visit, {
        act: 'create',
        fields: [
          { name: 'slug', label: words.slug, hint: words.slugHint, most: 40, isNeeded: true },
          { name: 'displayName', label: words.displayName, most: 255, isNeeded: true },
          { name: 'owner', label: words.owner, hint: words.ownerHint, most: 200, isNeeded: true },
          { name: 'hosts', label: words.tenantHosts, hint: words.tenantHostsHint, most: 30_000, rows: 3 },
          { name: 'contentDatabase', label: words.contentDatabase, hint: words.tenantDatabaseHint, most: 64 },
        ],
        button: words.create,
      })}`,
    }
  },
  async send(visit, form) {
    demandTenants(visit)
    const { ctx } = visit
    const act = form.text('do')
    const slug = sentText(form, 'slug', 60)
    if (act === 'create') {
      const hosts = givenLines(form, 'hosts', [100, 255])
      const facts = { slug, displayName: sentText(form, 'displayName', 255), owner: sentText(form, 'owner', 200) }
      const contentDatabase = givenText(form, 'contentDatabase', 64)
      await provisionTenant(ctx, {
        ...facts,
        ...(hosts.length > 0 && { hosts }),
        ...(contentDatabase !== undefined && { contentDatabase }),
      })
    } else if (act === 'suspend') await suspendTenant(ctx, slug)
    else if (act === 'resume') await resumeTenant(ctx, slug)
    else if (act === 'delete') await deleteTenant(ctx, slug)
    else throw invalid(`The form does '${act.slice(0, 60)}', which is nothing that this page does.`)
    return seeOther(farmAddress('tenants.aspx', { saved: 1 }))
  },
}

function demandTenants({ options, request }: FarmVisit): void {
  if (!options.hasTenants) throw new DomainError(kernelReasons.resource_not_found, { path: request.path.slice(0, 200) })
}

function buttonsOf(visit: FarmVisit, { slug, state }: TenantRecord): Markup | undefined {
  const { words } = visit
  if (slug === 'default' || state === 'Deleting') return undefined
  const button = (act: string, text: string, isDanger = false) =>
    farmForm(visit, { act, hidden: { slug }, button: text, about: slug, isDanger, isSmall: true })
  return html`${state === 'Ready' ? button('suspend', words.suspend) : undefined}${state === 'Suspended' ? button('resume', words.resume) : undefined}${button('delete', words.deleteIt, true)}`
}
