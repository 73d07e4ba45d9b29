import { type ArchiveSnapshot, listSnapshots } from '../../../core/acts/archive/shown-snapshots.ts'
import { html, type Markup } from '../../html.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { layoutsAddress, type SiteAnswer, type SiteVisit } from '../page/visit.ts'
import { archiveTable } from './shown-archive.ts'

const snapshotsAPage = 20

/** A page of the snapshots of permissions and people. Fails with `access_denied`. */
export async function snapshotsShown(visit: SiteVisit): Promise<SiteAnswer> {
  const { ctx, query, words } = visit
  const after = query.get('after')?.slice(0, 100)
  const { value, next } = await listSnapshots(ctx, { top: snapshotsAPage, ...(after && { after }) })
  const texts = words.archive
  const { second } = formatsFor(ctx.web.row)
  const rows = value.map((snapshot) => {
    const at = Date.parse(snapshot.timestamp)
    const kind = snapshot.type === 'AclFrozen' ? texts.permissionsKind : texts.peopleKind
    return [timeElement(at, second(at)), snapshot.actor, snapshot.target, kind, entriesOf(visit, snapshot)]
  })
  const heads = [texts.since, texts.by, texts.what, words.type, words.description]
  const further = next === undefined ? undefined : layoutsAddress(ctx.web, 'archive.aspx', { snapshots: 1, after: next })
  return {
    title: texts.snapshots,
    crumbs: [{ title: texts.title, href: layoutsAddress(ctx.web, 'archive.aspx') }],
    body: html`<p class="lead">${texts.snapshotsHint}</p>
${value.length === 0 ? html`<p class="soft">${texts.noSnapshots}</p>` : archiveTable(texts.snapshots, heads, rows)}
${further && html`<p><a href="${further}">${texts.next}</a></p>`}`,
  }
}

function entriesOf({ ctx, words }: SiteVisit, { permissions = [], people = [] }: ArchiveSnapshot): Markup {
  const { number } = formatsFor(ctx.web.row)
  const lines = [
    ...permissions.map(({ loginName, rights }) => `${loginName}: ${[...rights].join(', ')}`),
    ...people.map(({ title, loginName, email }) => [title, loginName, email].filter((part) => part !== '').join(' · ')),
  ]
  return html`<details><summary>${words.archive.details(number(lines.length))}</summary><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`
}
