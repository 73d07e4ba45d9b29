import type { WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { FillWeb } from '../../access/farm-context.ts'
import type { PackageWebList } from '../../kernel/providers/package-templates.ts'
import { createList, type ListCreation } from '../lists/create-list.ts'
import { putOnQuickLaunch } from '../lists/quick-launch.ts'
import { makeLists, type ReadViewQuery } from './make-lists.ts'
import { listToMake } from './package-lists.ts'

/** Makes the lists of a template of a package in a new web. A list with the title of one of them stays as it is. */
export const fillFromPackage =
  (read: ReadViewQuery): FillWeb =>
  async (inside, scope, { lists = [] }) => {
    for (const list of lists) {
      const isThere = await inside.site.schema.findList(inside.web, { title: list.title }, recordsOf(inside))
      if (!isThere) await makeList(inside, scope, list, read)
    }
  }

async function makeList(inside: Context, scope: WriteScope, list: PackageWebList, read: ReadViewQuery): Promise<void> {
  const { title, template, folder, description, onQuickLaunch = false } = list
  const settings = description === undefined ? {} : { description }
  const input: ListCreation = { title, baseTemplate: template, settings, ...(folder !== undefined && { leafName: folder }), onQuickLaunch }
  const ofPackage = inside.runtime.templates?.lists.get(template)
  if (ofPackage) {
    await makeLists(inside, scope, [listToMake(ofPackage, input)], read)
    return
  }
  const made = await createList(inside, scope, input)
  if (onQuickLaunch) await putOnQuickLaunch(inside, scope, made, true)
}
