import type { Context } from '../../access/context.ts'
import type { PackageColumn, PackageListTemplate } from '../../kernel/providers/package-templates.ts'
import { derivedId } from '../../model/derived-id.ts'
import type { List } from '../../model/lists/list.ts'
import { type ListTemplate, listTemplates, viewsOfTemplate } from '../../model/lists/templates.ts'
import type { ListCreation } from '../lists/create-list.ts'
import { addList } from '../lists/lists.ts'
import type { Refuse } from './checked-values.ts'
import { type ListDraft, readListDraft } from './list-draft.ts'
import { type ListToMake, makeLists, type ReadViewQuery } from './make-lists.ts'

/**
 * Makes a list from a template of the server or of a package, by its number. Fails as `addList`, and with `invalid_request` for a template
 * of a package that the site cannot have, such as one with a column of terms whose term set is not there.
 */
export function addListOf(ctx: Context, input: ListCreation, read: ReadViewQuery): Promise<List> {
  const template = ctx.runtime.templates?.lists.get(input.baseTemplate)
  if (!template) return addList(ctx, input)
  return addList(ctx, input, async (inside, scope) => {
    const [made] = await makeLists(inside, scope, [listToMake(template, input)], read)
    if (!made) throw new Error('one list was to be made')
    return { ...made, row: (await scope.records.find('List', { siteId: made.row.siteId, id: made.row.id })) ?? made.row }
  })
}

/** A list of a template of a package. What its creator says wins over the template. */
export function listToMake(template: PackageListTemplate, input: ListCreation): ListToMake {
  const { title, leafName, onQuickLaunch = false, settings } = input
  const draft = draftOfPackage(template, (why) => new Error(why))
  return { draft: { ...draft, settings: { ...draft.settings, ...settings } }, title, leafName, onQuickLaunch, isOfPackage: true }
}

/** The list that a template of a package describes. Fails with the error of `refuse` for what no list can be. */
export function draftOfPackage(template: PackageListTemplate, refuse: Refuse<Error>): ListDraft {
  const { id, name, columns = [], contentTypes = [] } = template
  const base = listTemplates.get(template.base ?? 100)
  if (!base) throw refuse(`its base ${template.base} is no template of the server`)
  const draft = readListDraft(
    {
      title: name,
      leafName: '',
      baseTemplate: id,
      onQuickLaunch: false,
      settings: { ...usualSettings(base), ...template.settings },
      fields: columns.map((column) => fieldOf(id, column)),
      contentTypes: contentTypes.map((parent) => ({ parent, links: [] })),
      views: viewsOf(template, base),
    },
    0,
    refuse,
  )
  if (draft.views.filter(({ isDefault }) => isDefault).length !== 1) throw refuse('one of its views must be the default view')
  return draft
}

const usualSettings = ({ baseType, hasFolders }: ListTemplate) => ({
  description: '',
  enableAttachments: baseType !== 1,
  enableFolderCreation: hasFolders,
  draftVisibility: 0,
  majorVersionLimit: 0,
  majorWithMinorLimit: 0,
})

const fieldOf = (template: number, column: PackageColumn) => ({
  id: derivedId('column of a package', template, column.name),
  internalName: column.name,
  title: column.title ?? column.name,
  type: column.type,
  description: column.description ?? '',
  group: column.group ?? 'Custom Columns',
  required: column.required,
  hidden: column.hidden,
  unique: column.unique,
  indexed: (column.indexed ?? false) || (column.unique ?? false),
  defaultValue: column.defaultValue,
  settings: column.settings ?? {},
})

function viewsOf({ columns = [], views = [] }: PackageListTemplate, base: ListTemplate) {
  const usual = { hidden: false, type: 'HTML', scope: 0, paged: true, settings: {} }
  if (views.length > 0) {
    const hasDefault = views.some(({ isDefault }) => isDefault)
    return views.map(({ title, isDefault, columns: fields, query = '', rowLimit = 30 }, place) => {
      return { ...usual, title, isDefault: hasDefault ? isDefault : place === 0, query, fields, rowLimit }
    })
  }
  const added = columns.filter(({ type, hidden }) => type !== 'Note' && !hidden).map(({ name }) => name)
  return viewsOfTemplate(base).map(({ title, type, fields, query }, place) => {
    return { ...usual, title, type, isDefault: place === 0, query, fields: place === 0 ? [...fields, ...added] : fields, rowLimit: 30 }
  })
}
