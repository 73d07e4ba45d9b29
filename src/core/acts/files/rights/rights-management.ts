import { act, demand } from '../../../access/access.ts'
import { type Context, recordsOf, within } from '../../../access/context.ts'
import { type Document, securedDocument, viewRight } from '../../../content/documents/documents.ts'
import { hiddenProperty, ownProperties } from '../../../content/documents/properties.ts'
import type { RightsManagement } from '../../lists/list-settings.ts'
import { type FileAddress, getFile, locateFile } from '../files.ts'
import { changeOfDocument, changing, findFolderAgain } from '../folders.ts'

/** The name under which a file keeps its own settings of information rights management. */
const property = hiddenProperty('rightsmanagement')

/** The settings of information rights management that a file itself has: values by their names in replies. */
export interface FileRights {
  readonly file: Document
  readonly values: RightsManagement
}

/** Settings that clients stored for a file, none if its library decides. Fails as `getFile`. */
export async function getFileRights(ctx: Context, address: FileAddress): Promise<FileRights> {
  const file = await getFile(ctx, address)
  return { file, values: rightsOf(file) }
}

/** The settings that the file itself has. */
export function rightsOf({ row }: Document): RightsManagement {
  const text = ownProperties(row).get(property)
  return text === undefined ? {} : (JSON.parse(text) as RightsManagement)
}

/**
 * Stores the settings that the patch names, for clients: nothing is encrypted. Without a patch it removes all of them. Fails as
 * `locateFile`, and with `access_denied`.
 */
export async function setFileRights(ctx: Context, address: FileAddress, patch: RightsManagement | undefined): Promise<FileRights> {
  const found = await locateFile(ctx, address)
  await demand(ctx, viewRight(found), securedDocument(found))
  const call = { name: 'files.setRightsManagement', ...changing(found, 'EditListItems'), input: { file: address, patch } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const file = await findFolderAgain(inside, found, 'EditListItems')
    const where = { siteId: ctx.site.id, id: file.row.id }
    const row = (await recordsOf(inside).find('Document', where)) ?? file.row
    const values = patch ? { ...rightsOf({ ...file, row }), ...patch } : {}
    const all = new Map(ownProperties(row))
    if (patch) all.set(property, JSON.stringify(values))
    else all.delete(property)
    const properties = all.size === 0 ? null : JSON.stringify(Object.fromEntries(all))
    const after = await scope.records.increment('Document', where, { version: 1 }, { properties })
    scope.changed({ ...changeOfDocument(row), type: 'update' })
    return { file: { ...file, row: after ?? row }, values }
  })
}
