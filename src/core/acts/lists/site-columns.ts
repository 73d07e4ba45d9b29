import { act, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { checkFormula } from '../../model/lists/calculated.ts'
import { siteColumnsOfServer } from '../../model/lists/columns/site-columns.ts'
import { type Field, propertyNameOf } from '../../model/lists/field.ts'
import { fieldFromRow } from '../../model/lists/field-rows.ts'
import { systemFieldsOf } from '../../model/lists/system-fields.ts'
import type { TemplateField } from '../../model/lists/template-columns.ts'
import { listTemplates } from '../../model/lists/templates.ts'
import { resourceParts } from '../../model/sites/title-resources.ts'
import { checkedSettings, checkPatched, draftRow, rowsOf } from './create-field.ts'
import { checkFieldTitle, checkRow, type FieldInput, type FieldPatch, patchRow } from './field-settings.ts'
import { type FieldAddress, findColumn } from './fields.ts'
import { listReasons } from './reasons.ts'

interface BuiltIn extends TemplateField {
  readonly group?: string
  readonly readOnly?: boolean
}

const columnsOfWebs: readonly BuiltIn[] = [...[...listTemplates.values()].flatMap(({ fields }) => fields), ...siteColumnsOfServer]

/**
 * The columns of the list templates, and those for content types alone: the same in every web, and nobody can change
 * them. Of columns with the same name or id, the first decides the type.
 */
const firstOfEach = columnsOfWebs.filter(
  ({ id, internalName }, index, all) => all.findIndex((one) => one.id === id || one.internalName === internalName) === index,
)

const fieldOf = ({
  id,
  internalName,
  title,
  type,
  hidden = false,
  readOnly = false,
  group = 'Core Columns',
  settings = {},
  defaultValue,
}: BuiltIn): Field => ({
  id,
  internalName,
  propertyName: propertyNameOf(internalName),
  title,
  description: '',
  group,
  type,
  required: false,
  hidden,
  readOnly,
  sealed: false,
  unique: false,
  indexed: false,
  indexStatus: 0,
  system: true,
  settings,
  ...(defaultValue !== undefined && { defaultValue }),
})

/** Those for content types alone come last, so that a title finds a column that lists have. */
const builtIn: readonly Field[] = [
  ...firstOfEach.filter(({ group }) => group === undefined).map(fieldOf),
  ...systemFieldsOf(0),
  ...firstOfEach.filter(({ group }) => group !== undefined).map(fieldOf),
]

/** The site columns of a web in these records: its own, then the built-in ones. Site columns hold no values. */
export async function siteColumns(records: ContentRecords, siteId: string, webId: string): Promise<readonly Field[]> {
  const own = (await rowsOf(records, siteId, webId)).map(fieldFromRow)
  const names = new Set(own.map((field) => field.internalName))
  return [...own, ...builtIn.filter((field) => !names.has(field.internalName))]
}

/** The site columns of the addressed web. Fails with `access_denied`. */
export function getSiteColumns(ctx: Context): Promise<readonly Field[]> {
  return read(ctx, 'Open', ctx.web, (records) => siteColumns(records, ctx.site.id, ctx.web.row.id))
}

/** The site columns of the addressed web and of the webs above it; for each name the nearest. Fails with `access_denied`. */
export async function getAvailableColumns(ctx: Context): Promise<readonly Field[]> {
  const byName = new Map((await getSiteColumns(ctx)).map((field) => [field.internalName, field]))
  const webs = [...(await ctx.site.schema.webs(recordsOf(ctx))).values()]
  const above = (id: string | null) => webs.find(({ row }) => row.id === id)
  for (let web = above(ctx.web.row.parentWebId); web; web = above(web.row.parentWebId)) {
    for (const field of await siteColumns(recordsOf(ctx), ctx.site.id, web.row.id)) {
      if (!byName.has(field.internalName)) byName.set(field.internalName, field)
    }
  }
  return [...byName.values()]
}

/** Fails with `site_column_not_found`, `access_denied`. */
export async function getSiteColumn(ctx: Context, column: FieldAddress): Promise<Field> {
  return demandColumn(ctx, await getSiteColumns(ctx), column)
}

/** A column of the addressed web or of a web above it. Fails with `site_column_not_found`, `access_denied`. */
export async function getAvailableColumn(ctx: Context, column: FieldAddress): Promise<Field> {
  return demandColumn(ctx, await getAvailableColumns(ctx), column)
}

function demandColumn(ctx: Context, fields: readonly Field[], column: FieldAddress): Field {
  const field = findColumn(fields, column)
  if (field) return field
  const name = Object.values(column).join('')
  const hint = 'id' in column ? '' : didYouMean(name, new Set(fields.flatMap(({ internalName, title }) => [internalName, title])))
  throw new DomainError(listReasons.site_column_not_found, { field: name.slice(0, 100), web: ctx.web.url, hint })
}

/** Makes a site column. Fails with `invalid_request`, `invalid_field_value`, `definition_name_taken`, `access_denied`. */
export function addSiteColumn(ctx: Context, input: FieldInput): Promise<Field> {
  return act(ctx, { name: 'lists.addSiteColumn', right: 'ManageWeb', target: ctx.web, input }, async (scope) => {
    const { records, now } = scope
    const ownerId = ctx.web.row.id
    const fields = await siteColumns(records, ctx.site.id, ownerId)
    const title = checkFieldTitle(input.title)
    const settings = await checkedSettings(ctx, scope, input, title, fields)
    const rows = await rowsOf(records, ctx.site.id, ownerId)
    const row = checkRow(draftRow(ctx, ownerId, input, { title, settings, fields, rows }), now)
    await records.insert('Field', row)
    changed(ctx, scope, 'add', row.id)
    return fieldFromRow(row)
  })
}

/** Changes a site column, but not its copies in lists. Fails with `site_column_not_found`, `invalid_request`, `invalid_field_value`, `access_denied`. */
export function updateSiteColumn(ctx: Context, column: FieldAddress, patch: FieldPatch): Promise<Field> {
  return act(ctx, { name: 'lists.updateSiteColumn', right: 'ManageWeb', target: ctx.web, input: { column, patch } }, async (scope) => {
    const { records, now } = scope
    const { fields, field, row } = await ownColumn(ctx, records, column)
    const title = patch.title === undefined ? row.title : checkFieldTitle(patch.title)
    const merged = await checkPatched(ctx, scope, field, title, patch)
    const settings =
      merged.formula === undefined ? merged : { ...merged, formula: checkFormula(merged.formula, fields, field.internalName) }
    const after = checkRow({ ...patchRow(row, patch, { title, settings }), version: row.version + 1 }, now)
    await records.update('Field', { siteId: row.siteId, ownerId: row.ownerId, id: row.id }, after)
    changed(ctx, scope, 'update', row.id)
    return fieldFromRow(after)
  })
}

/** Deletes a site column, but not its copies in lists. Fails with `site_column_not_found`, `invalid_request`, `access_denied`. */
export function deleteSiteColumn(ctx: Context, column: FieldAddress): Promise<void> {
  return act(ctx, { name: 'lists.deleteSiteColumn', right: 'ManageWeb', target: ctx.web, input: { column } }, async (scope) => {
    const { row, field } = await ownColumn(ctx, scope.records, column)
    const types = await scope.records.query('ContentType', { where: { siteId: ctx.site.id, ownerId: ctx.web.row.id } })
    const user = types.find((type) =>
      (JSON.parse(type.fieldLinks) as (string | { name: string })[]).some(
        (link) => (typeof link === 'string' ? link : link.name) === field.internalName,
      ),
    )
    if (user) throw invalid(`Column '${field.internalName}' cannot be deleted: the content type '${user.name}' has it.`)
    await scope.records.delete('Field', { siteId: row.siteId, ownerId: row.ownerId, id: row.id })
    const parts = resourceParts({ kind: 'column', id: row.id })
    await scope.records.delete('TitleResource', { siteId: row.siteId, ownerId: row.ownerId, part: { in: parts } })
    changed(ctx, scope, 'delete', row.id)
  })
}

const changed = (ctx: Context, scope: WriteScope, type: 'add' | 'update' | 'delete', objectId: string): void =>
  scope.changed({ entity: 'field', type, webId: ctx.web.row.id, objectId })

async function ownColumn(ctx: Context, records: ContentRecords, column: FieldAddress) {
  const fields = await siteColumns(records, ctx.site.id, ctx.web.row.id)
  const field = demandColumn(ctx, fields, column)
  const row = await records.find('Field', { siteId: ctx.site.id, ownerId: ctx.web.row.id, id: field.id })
  if (!row) throw invalid(`Column '${field.internalName}' is built in and cannot be changed or deleted.`)
  return { fields, field, row }
}
