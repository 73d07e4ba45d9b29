import { fold } from '../../kernel/fold.ts'
import type {
  FromPackage,
  PackageListTemplate,
  PackageWebList,
  PackageWebTemplate,
  RegisteredTemplates,
} from '../../kernel/providers/package-templates.ts'
import { fieldTypes } from '../../model/lists/field-types.ts'
import { systemFieldsOf } from '../../model/lists/system-fields.ts'
import { listTemplates } from '../../model/lists/templates.ts'
import { webTemplates } from '../../model/sites/web-templates.ts'
import { checkSettings } from '../lists/field-settings.ts'
import { isRecord, Members } from './checked-values.ts'
import { draftOfPackage } from './package-lists.ts'

/** What a package exports as `tenonTemplates`, not checked yet. */
export interface GivenTemplates {
  readonly source: string
  readonly exported: unknown
}

const limits = { templates: 100, lists: 50, columns: 200 } as const
const firstId = 10_000

/**
 * The templates of all packages, checked as far as no site is needed: a package with a template that nothing could be made of throws an
 * `Error` that names the package, the template and what is wrong.
 */
export function registeredTemplates(given: readonly GivenTemplates[], checkQuery: (caml: string) => void): RegisteredTemplates {
  const lists = new Map<number, PackageListTemplate & FromPackage>()
  const webs = new Map<string, PackageWebTemplate & FromPackage>()
  const names = new Set([...listTemplates.values()].map(({ name }) => fold(name)))
  for (const { source, exported } of given) {
    const own = new Members(exported, refusing(`the package '${source}'`))
    if (own.get('version') !== 1) throw refusing(`the package '${source}'`)('tenonTemplates has no version 1')
    for (const list of own.each('lists', limits.templates, (one) => listOf(one, source))) {
      const refuse = refusing(`the package '${source}', the list template '${list.name}'`)
      checkList(list, refuse, checkQuery)
      if (lists.has(list.id)) throw refuse(`the number ${list.id} is that of '${lists.get(list.id)?.name}' already`)
      if (names.has(fold(list.name))) throw refuse('another list template has this name')
      names.add(fold(list.name))
      lists.set(list.id, list)
    }
  }
  for (const { source, exported } of given)
    for (const web of new Members(exported, refusing(source)).each('webs', limits.templates, (one) => webOf(one, source, lists))) {
      if (webs.has(web.name)) throw refusing(`the package '${source}', the web template '${web.name}'`)('another package has this name')
      webs.set(web.name, web)
    }
  return { lists, webs }
}

const refusing =
  (where: string) =>
  (why: string): Error =>
    new Error(`In ${where}: ${why} (docs/templates.md).`)

function listOf(value: unknown, source: string): PackageListTemplate & FromPackage {
  const named = new Members(value, refusing(`the package '${source}', a list template`)).text('name', 255).trim()
  const refuse = refusing(`the package '${source}', the list template '${named}'`)
  if (named === '') throw refuse('it has no name')
  const of = new Members(value, refuse)
  const template = {
    ...(value as PackageListTemplate),
    id: of.integer('id', firstId, 0x7fffffff),
    name: named,
    description: of.text('description', 4000, ''),
    base: of.integer('base', 0, firstId - 1, 100),
    columns: of.each('columns', limits.columns, (one) => one as NonNullable<PackageListTemplate['columns']>[number]),
    views: of.each('views', 100, (one) => one as NonNullable<PackageListTemplate['views']>[number]),
    contentTypes: of.texts('contentTypes', 100),
    source,
  }
  if (template.columns.some((one) => !isRecord(one)) || template.views.some((one) => !isRecord(one)))
    throw refuse('a column or a view of it is no object')
  return template
}

const internalName = /^[A-Za-z_]\w{0,31}$/

function checkList(template: PackageListTemplate, refuse: (why: string) => Error, checkQuery: (caml: string) => void): void {
  const { fields, views } = draftOfPackage(template, refuse)
  const base = listTemplates.get(template.base ?? 100)
  const taken = new Set([...systemFieldsOf(base?.baseType ?? 0), ...(base?.fields ?? [])].map((one) => fold(one.internalName)))
  for (const { internalName: name, title, type, settings } of fields) {
    if (!internalName.test(name)) throw refuse(`'${name}' cannot be the name of a column: use letters, digits and underscores, 32 at most`)
    if (taken.has(fold(name))) throw refuse(`the list has a column '${name}' already`)
    taken.add(fold(name))
    if (!fieldTypes[type].isMade || /^Lookup/.test(type)) throw refuse(`the column '${name}' cannot have the type ${type}`)
    if (type === 'Calculated' && settings.formula === undefined) throw refuse(`the column '${name}' needs a formula`)
    refusedBy(refuse, () => checkSettings(title, type, settings))
  }
  for (const { title, fields: shown, query } of views) {
    for (const name of shown) if (!taken.has(fold(name))) throw refuse(`the view '${title}' has no column '${name}'`)
    refusedBy(refuse, () => checkQuery(query))
  }
}

function refusedBy(refuse: (why: string) => Error, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw refuse((error instanceof Error ? error.message : String(error)).replace(/\.$/, ''))
  }
}

function webOf(value: unknown, source: string, known: ReadonlyMap<number, PackageListTemplate>): PackageWebTemplate & FromPackage {
  const given = new Members(value, refusing(`the package '${source}', a web template`)).text('name', 60)
  const refuse = refusing(`the package '${source}', the web template '${given}'`)
  const [, word = '', variant = ''] = /^([A-Z][A-Z0-9_]{0,29})#(0|[1-9]\d{0,2})$/.exec(given) ?? []
  if (word === '') throw refuse('its name must be capital letters, digits and underscores with a configuration, such as HOUSE#0')
  if (webTemplates.has(word)) throw refuse(`${word} is a template of the server`)
  const of = new Members(value, refuse)
  const title = of.text('title', 255).trim()
  if (title === '') throw refuse('it has no title')
  const lists = of.each('lists', limits.lists, (one) => webListOf(new Members(one, refuse), known, refuse))
  const titles = new Set(lists.map((one) => fold(one.title)))
  if (titles.size < lists.length) throw refuse('two of its lists have the same title')
  return {
    name: `${word}#${variant}`,
    title,
    description: of.text('description', 4000, ''),
    category: of.text('category', 255, 'Custom'),
    lists,
    source,
  }
}

function webListOf(of: Members, known: ReadonlyMap<number, PackageListTemplate>, refuse: (why: string) => Error): PackageWebList {
  const title = of.text('title', 255).trim()
  if (title === '') throw refuse('a list of it has no title')
  const template = of.integer('template', 1, 0x7fffffff)
  if (!known.has(template) && !listTemplates.has(template))
    throw refuse(`its list '${title}' is of the template ${template}, which nobody has`)
  const folder = of.text('folder', 128, '')
  if (/[\p{Cc}"#%&*:<>?/\\{|}~]/u.test(folder)) throw refuse(`'${folder}' cannot be the name of a folder`)
  const description = of.text('description', 65_535, '')
  return { title, template, description, onQuickLaunch: of.flag('onQuickLaunch'), ...(folder !== '' && { folder }) }
}
