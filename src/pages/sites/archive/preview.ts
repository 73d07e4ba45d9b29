import { demandArchivist } from '../../../core/acts/archive/administrators.ts'
import { previewReport } from '../../../core/acts/retention/report.ts'
import { html } from '../../html.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { layoutsAddress, type SiteAnswer, type SiteVisit } from '../page/visit.ts'
import { archiveTable } from './shown-archive.ts'

/** What a retention policy would do now. Fails with `list_not_found`, `retention_policy_not_found`, `access_denied`. */
export async function previewShown(visit: SiteVisit): Promise<SiteAnswer> {
  const { ctx, query, words } = visit
  await demandArchivist(ctx, 'site')
  const id = (query.get('preview') ?? '').slice(0, 60)
  const { policy, done, kept, items = [] } = await previewReport(ctx, { id: (query.get('list') ?? '').slice(0, 60).toLowerCase() }, id)
  const { moment, number } = formatsFor(ctx.web.row)
  const texts = words.archive
  const { list, row } = policy
  const shown = items.map((due) => [String(due.row.itemId), timeElement(due.since, moment(due.since)), due.keptBy ?? ''])
  const heads = [texts.item, row.basis === 'Created' ? words.created : words.modified, texts.keptBy]
  return {
    title: texts.previewOf(list.row.title),
    crumbs: [{ title: texts.title, href: layoutsAddress(ctx.web, 'archive.aspx') }],
    body: html`<p class="lead">${texts.ruleText(row.period, row.basis === 'Created', row.action === 'Delete')}</p>
<p>${texts.previewCounts(number(done), number(kept))}</p>${items.length === 0 ? undefined : archiveTable(texts.preview, heads, shown)}`,
  }
}
