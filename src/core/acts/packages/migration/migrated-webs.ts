import { type Context, recordsOf } from '../../../access/context.ts'
import { fold } from '../../../kernel/fold.ts'
import { beginningOf } from '../../../kernel/plain-text.ts'
import type { FarmPackage, MigratedList, MigratedWeb } from '../../../model/packages/migration.ts'
import { languageTags } from '../../../model/sites/languages.ts'
import { webTemplates } from '../../../model/sites/web-templates.ts'
import { addWeb, updateWeb } from '../../sites/web-changes.ts'
import type { Importing } from './importing.ts'
import { orNote } from './migrated-people.ts'

/** A web of a package, in its place here. */
export interface PlacedWeb {
  /** Missing if the package tells nothing of it but lists. */
  readonly from: MigratedWeb | undefined
  readonly ctx: Context
  /** Whether the import has made it. */
  readonly isNew: boolean
}

/** The webs of a package by their folded URLs in their farm: each one after the one above it. */
export type WebsOfPackage = ReadonlyMap<string, PlacedWeb>

/** The folded URL of the web of a list in its farm. */
export const webOfList = ({ webUrl }: FarmPackage, list: MigratedList): string => fold(list.webUrl ?? webUrl)

/** The URL here of a web of a package, when its own web goes to the web of the context. */
export function urlHere({ web }: Context, { webUrl }: FarmPackage, url: string): string {
  const below = fold(url) === fold(webUrl) ? '' : url.slice(webUrl === '/' ? 0 : webUrl.length)
  return web.url === '/' ? below || '/' : `${web.url}${below}`
}

/** Finds the webs of a package, and makes those below its own web that are not there. One that cannot be made is noted. */
export async function makeWebs(importing: Importing): Promise<WebsOfPackage> {
  const { ctx, migration, notes } = importing
  const own = fold(migration.webUrl)
  const from = migration.webs?.find(({ url }) => fold(url) === own)
  const webs = new Map<string, PlacedWeb>([[own, { from, ctx, isNew: false }]])
  for (const web of migration.webs ?? []) {
    const key = fold(web.url)
    if (key === own) continue
    const above = webs.get(key.slice(0, key.lastIndexOf('/')) || '/')
    if (!above) {
      notes.add(`Web '${web.url}'`, 'The web above it is not in the package, or could not be made.')
      continue
    }
    const placed =
      (await webThere(above.ctx, web)) ?? (await orNote(importing, `Web '${web.url}'`, () => makeWeb(importing, above.ctx, web)))
    if (placed) webs.set(key, placed)
  }
  return webs
}

const leafOf = ({ url }: MigratedWeb): string => url.slice(url.lastIndexOf('/') + 1)

async function webThere(ctx: Context, from: MigratedWeb): Promise<PlacedWeb | undefined> {
  const wanted = fold(`${ctx.web.url === '/' ? '' : ctx.web.url}/${leafOf(from)}`)
  const web = [...(await ctx.site.schema.webs(recordsOf(ctx))).values()].find((one) => fold(one.url) === wanted)
  return web && { from, ctx: { ...ctx, web }, isNew: false }
}

/** Makes a web without lists: those of the package are its lists. */
async function makeWeb(importing: Importing, ctx: Context, from: MigratedWeb): Promise<PlacedWeb> {
  const { scope, notes } = importing
  const { language = ctx.web.row.language } = from
  const isKnown = languageTags.has(language)
  if (!isKnown)
    notes.add(`Language ${language} of web '${from.url}'`, 'This server does not have it; the web has that of the one above it.')
  const { lastItemModifiedAt: _, ...web } = await addWeb(ctx, {
    title: beginningOf(from.title.trim(), 255) || leafOf(from),
    leafName: leafOf(from),
    description: from.description,
    template: '',
    language: isKnown ? language : ctx.web.row.language,
    hasOwnPermissions: false,
  })
  const told = templateOf(importing, from)
  await scope.records.update('Web', { siteId: ctx.site.id, id: web.row.id }, told)
  const inside = { ...ctx, web: { ...web, row: { ...web.row, ...told } } }
  const { timeZoneId } = from
  if (timeZoneId !== undefined) await orNote(importing, `Time zone of web '${from.url}'`, () => updateWeb(inside, { timeZoneId }))
  return { from, ctx: inside, isNew: true }
}

function templateOf({ notes }: Importing, { template, url }: MigratedWeb): { readonly template: string; readonly configuration: number } {
  const [, name = '', variant = '0'] = /^(\w{1,60})#(\d{1,3})$/.exec(template) ?? []
  const configuration = Number(variant)
  if (configuration <= (webTemplates.get(name.toUpperCase()) ?? -1)) return { template: name.toUpperCase(), configuration }
  if (template !== '') notes.add(`Template '${template}' of web '${url}'`, 'This server does not have it; the web is a team site.')
  return { template: 'STS', configuration: 0 }
}
