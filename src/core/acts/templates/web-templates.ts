import { act, demand } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { DomainError } from '../../kernel/errors.ts'
import { holds } from '../../model/permissions/rights.ts'
import { modelReasons } from '../../model/reasons.ts'
import { addHomePage, homePage, pagesLibrary, withHomePage } from '../sites/home-page.ts'
import { siteReasons } from '../sites/reasons.ts'
import { addWeb, type WebCreation } from '../sites/web-changes.ts'
import { templateOf } from '../sites/web-template.ts'
import type { WebState } from '../sites/webs.ts'
import { checkNames, demandPlace, findSaved, openSaved, type SavedTemplate, storeTemplate, type TemplateNames } from './galleries.ts'
import { canBeSaved } from './list-templates.ts'
import { makeItems, withStoredItems } from './make-items.ts'
import { makeLists, type ReadViewQuery } from './make-lists.ts'
import { fillFromPackage } from './package-webs.ts'
import { draftsOf, itemsOf } from './read-lists.ts'
import { type TemplateContent, writeTemplate } from './template-file.ts'

/**
 * Saves the addressed web as a template, a file in the web template gallery of the site collection: the lists that the actor
 * may see, as templates of lists hold them, without the webs below it. Fails with `invalid_operation` (too much content),
 * `invalid_request`, `illegal_name`, `file_exists`, `access_denied`.
 */
export async function saveWebTemplate(ctx: Context, names: TemplateNames, withContent: boolean): Promise<void> {
  const { web } = ctx
  await demand(ctx, 'ManageWeb', web)
  const checked = checkNames('web', names)
  await demandPlace(ctx, 'web', checked)
  const all = await ctx.site.schema.lists(web, recordsOf(ctx))
  const lists = []
  for (const list of all.filter((one) => canBeSaved(ctx, one)))
    if (holds(await rightsOn(ctx, list.scopeId), 'ViewListItems')) lists.push(list)
  const header = {
    kind: 'web',
    name: checked.name,
    description: checked.description,
    baseTemplate: 0,
    webTemplate: `${web.row.template === '' ? 'STS' : web.row.template}#${web.row.configuration}`,
    language: web.row.language,
  } as const
  const items = withContent ? await itemsOf(ctx, lists) : []
  const bytes = writeTemplate({ header, lists: await draftsOf(ctx, lists), items })
  const call = { name: 'templates.saveWeb', right: 'ManageWeb', target: web, input: { ...checked, withContent } } as const
  await storeTemplate(ctx, 'web', checked, bytes, call)
}

/** The name under which a saved template of webs is offered: the id of its file in braces and its name. */
export const offeredName = ({ id, header }: SavedTemplate): string => `{${id.toUpperCase()}}#${header.name}`

/**
 * Makes a web below the addressed one from a template of the server or of a package, or from one that users saved, which its offered name,
 * its name, the name of its file or the id of its file names. Fails as `addWeb`, and with `invalid_operation` (a damaged file).
 */
export async function addWebFrom(ctx: Context, input: WebCreation, read: ReadViewQuery): Promise<WebState> {
  if (input.template === '' || isOffered(ctx, input.template)) return addWeb(ctx, input, fillFromPackage(read))
  await demand(ctx, 'ManageSubwebs', ctx.web)
  const saved = await findSaved(ctx, 'web', input.template)
  // Fails, and names the templates of the server and of packages.
  if (!saved) return addWeb(ctx, input)
  return fill(ctx, input, { saved, content: await openSaved(ctx, saved), read })
}

/** Whether it is a template of the server or of a package. */
function isOffered({ runtime }: Context, template: string): boolean {
  try {
    templateOf(runtime, template)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.reason === siteReasons.web_template_not_found.name) return false
    throw error
  }
}

interface Filling {
  readonly saved: SavedTemplate
  readonly content: TemplateContent
  readonly read: ReadViewQuery
}

function fill(ctx: Context, input: WebCreation, { saved, content, read }: Filling): Promise<WebState> {
  const { header, lists, items } = content
  const { template, configuration } = templateOf(ctx.runtime, header.webTemplate)
  const call = { name: 'templates.addWeb', right: 'ManageSubwebs', target: ctx.web, input: { ...input, file: saved.id } } as const
  return withStoredItems(ctx, items, (stored) =>
    withHomePage(ctx, true, (blob) =>
      act(ctx, call, async (scope) => {
        const made = await addWeb(within(ctx, scope), { ...input, template: '' })
        const inside = { ...within(ctx, scope), web: made }
        const wanted = lists.map((draft) => ({ draft, title: draft.title, leafName: draft.leafName, onQuickLaunch: draft.onQuickLaunch }))
        const all = await makeLists(inside, scope, wanted, read)
        await makeItems(inside, scope, all, stored)
        const { siteId, id, rootFolderId } = made.row
        const pages = all.find(({ url }) => url.endsWith(`/${pagesLibrary}`))
        const hasPage = items.some(({ file, list }) => all[list] === pages && file && homePage.endsWith(`/${file.name}`))
        if (pages && !hasPage) await addHomePage(inside, scope, pages, blob)
        if (pages) await scope.records.update('Document', { siteId, id: rootFolderId }, { welcomePage: homePage })
        const row = await scope.records.increment('Web', { siteId, id }, { version: 1 }, { template, configuration })
        if (!row) throw new DomainError(modelReasons.web_not_found, { id })
        scope.changed({ entity: 'web', type: 'add', webId: id, objectId: id })
        return { ...made, row }
      }),
    ),
  )
}
