import { act, demand } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { withWebOf } from '../../access/web-inside.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { listTemplateOf } from '../../model/lists/templates.ts'
import { listReasons } from '../lists/reasons.ts'
import { checkNames, demandPlace, findSaved, openSaved, querySaved, storeTemplate, type TemplateNames } from './galleries.ts'
import { makeItems, withStoredItems } from './make-items.ts'
import { makeLists, type ReadViewQuery } from './make-lists.ts'
import { draftsOf, itemsOf } from './read-lists.ts'
import { writeTemplate } from './template-file.ts'

/**
 * Saves a list as a template, a file in the list template gallery of the site collection: its settings, columns, content
 * types and views, and on request the items that the actor sees with their files, without versions and permissions. Fails
 * with `list_not_found`, `invalid_operation` (a list of the server itself, too much content), `invalid_request`,
 * `illegal_name`, `file_exists`, `access_denied`.
 */
export async function saveListTemplate(ctx: Context, address: ListAddress, names: TemplateNames, withContent: boolean): Promise<void> {
  const list = await findSchema(ctx, address)
  await demand(ctx, 'ManageLists', list)
  if (!canBeSaved(ctx, list))
    throw invalidOperation(`The list '${list.row.title}' belongs to the server and cannot be saved as a template.`)
  const checked = checkNames('list', names)
  await demandPlace(ctx, 'list', checked)
  const header = {
    kind: 'list',
    name: checked.name,
    description: checked.description,
    baseTemplate: list.row.baseTemplate,
    webTemplate: '',
    language: ctx.web.row.language,
  } as const
  const items = withContent ? await itemsOf(ctx, [list]) : []
  const bytes = writeTemplate({ header, lists: await draftsOf(ctx, [list]), items })
  const input = { list: address, ...checked, withContent }
  await storeTemplate(ctx, 'list', checked, bytes, { name: 'templates.saveList', right: 'ManageLists', target: list, input })
}

/** Whether clients can make lists of its kind. */
export const canBeSaved = ({ runtime }: Pick<Context, 'runtime'>, list: List): boolean =>
  list.refusesWrites === undefined && listTemplateOf(runtime, list.row.baseTemplate) !== undefined

export interface ListFromTemplate {
  readonly title: string
  /** The name of the template, of its file, or the id of the file. */
  readonly template: string
  readonly description?: string | undefined
  readonly leafName?: string | undefined
  readonly onQuickLaunch?: boolean | undefined
}

/**
 * Makes a list from a template that users saved, with the content that it holds. Fails with `invalid_template` (no such
 * template), `title_taken`, `invalid_operation` (a damaged file), `invalid_request` (such as a lookup column whose list is
 * gone), `storage_full`, `access_denied`.
 */
export async function addListFromTemplate(ctx: Context, input: ListFromTemplate, read: ReadViewQuery): Promise<List> {
  await demand(ctx, 'ManageLists', ctx.web)
  const saved = await findSaved(ctx, 'list', input.template)
  if (!saved) {
    const known = (await querySaved(ctx, 'list')).slice(0, 20).map(({ header }) => `'${header.name}'`)
    throw new DomainError(listReasons.invalid_template, {
      template: `'${input.template.slice(0, 100)}' that users saved`,
      known: known.join(', ') || 'none',
    })
  }
  const { lists, items } = await openSaved(ctx, saved)
  const call = { name: 'templates.addList', right: 'ManageLists', target: ctx.web, input: { ...input, file: saved.id } } as const
  return withStoredItems(ctx, items, (stored) =>
    act(ctx, call, async (scope) => {
      const inside = within(await withWebOf(ctx, scope, 'ManageLists'), scope)
      const { title, leafName, description, onQuickLaunch } = input
      const wanted = lists.map((draft) => ({ draft, title, leafName, description, onQuickLaunch: onQuickLaunch ?? draft.onQuickLaunch }))
      const made = await makeLists(inside, scope, wanted, read)
      await makeItems(inside, scope, made, stored)
      const [list] = made
      if (!list) throw new Error('a template of a list has one list')
      return { ...list, row: (await scope.records.find('List', { siteId: list.row.siteId, id: list.row.id })) ?? list.row }
    }),
  )
}
