import type { WebPartRow } from '../../../../generated/prisma/content.ts'
import { getPageParts } from '../../../core/acts/web-parts/web-parts.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import { can } from '../page/rights.ts'
import { hrefOf, type SitePage, type SiteVisit } from '../page/visit.ts'
import { listTitle } from '../words/titles.ts'
import { drawnPart } from './drawn-part.ts'
import { changeParts, editLink, showEditor, wantsEditor } from './part-editor.ts'

const missing: ReadonlySet<string> = new Set(['file_not_found', 'folder_not_found', 'list_not_found', 'invalid_request', 'access_denied'])

/** The page of a file that has web parts: its zones, each with its parts. Undefined if there is no such file. */
export async function partPageAt(visit: SiteVisit): Promise<SitePage | undefined> {
  const found = await getPageParts(visit.ctx, { url: visit.path }).catch((error: unknown) => {
    if (error instanceof DomainError && missing.has(error.reason)) return undefined
    throw error
  })
  if (!found) return undefined
  if (wantsEditor(visit)) return { show: (shownTo) => showEditor(shownTo), send: changeParts }
  if (found.parts.length === 0) return undefined
  const { page, parts } = found
  return {
    async show(shownTo) {
      const zones: Markup[] = []
      for (const [zoneId, own] of zonesOf(parts)) {
        const sections: Markup[] = []
        for (const part of own) sections.push(await drawnPart(shownTo, { page, part }))
        zones.push(html`<div class="zone" data-zone="${zoneId}">${sections}</div>\n`)
      }
      const { list, row } = page
      const mayEdit = await can(shownTo.ctx, 'EditListItems', page.row)
      const tools = mayEdit
        ? html`<div class="tools"><a class="button plain" href="${editLink(page)}">${shownTo.words.editThisPage}</a></div>`
        : undefined
      const crumbs = list ? [{ title: listTitle(shownTo.words, list), href: hrefOf(list.url) }] : []
      return { title: row.leafName.replace(/\.aspx$/i, ''), crumbs, body: html`${tools}<div class="zones">${zones}</div>` }
    },
  }
}

/** The parts by zone, in the order of the zones' names. */
function zonesOf(parts: readonly WebPartRow[]): ReadonlyMap<string, WebPartRow[]> {
  const zones = new Map<string, WebPartRow[]>()
  for (const part of parts) zones.set(part.zoneId, [...(zones.get(part.zoneId) ?? []), part])
  return zones
}
