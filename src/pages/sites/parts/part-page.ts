import type { WebPartRow } from '../../../../generated/prisma/content.ts'
import { getPageParts } from '../../../core/acts/web-parts/web-parts.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import { hrefOf, type SitePage, type SiteVisit } from '../page/visit.ts'
import { drawnPart } from './drawn-part.ts'

const missing: ReadonlySet<string> = new Set(['file_not_found', 'folder_not_found', 'list_not_found', 'invalid_request', 'access_denied'])

/** The page of a file that has web parts: its zones, each with its parts. Undefined if there is no such file. */
export async function partPageAt(visit: SiteVisit): Promise<SitePage | undefined> {
  const found = await getPageParts(visit.ctx, { url: visit.path }).catch((error: unknown) => {
    if (error instanceof DomainError && missing.has(error.reason)) return undefined
    throw error
  })
  if (!found || found.parts.length === 0) return undefined
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
      const crumbs = list ? [{ title: list.row.title, href: hrefOf(list.url) }] : []
      return { title: row.leafName.replace(/\.aspx$/i, ''), crumbs, body: html`<div class="zones">${zones}</div>` }
    },
  }
}

/** The parts by zone, in the order of the zones' names. */
function zonesOf(parts: readonly WebPartRow[]): ReadonlyMap<string, WebPartRow[]> {
  const zones = new Map<string, WebPartRow[]>()
  for (const part of parts) zones.set(part.zoneId, [...(zones.get(part.zoneId) ?? []), part])
  return zones
}
