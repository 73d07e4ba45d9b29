import type { components } from '../../../generated/emulator/operations.ts'
import type { Context } from '../../core/access/context.ts'
import { addField } from '../../core/acts/lists/fields.ts'
import { deleteList, queryLists } from '../../core/acts/lists/lists.ts'
import { addGroup, addMember, queryGroups, queryMembers, removeMember, updateGroup } from '../../core/acts/people/groups.ts'
import { ensureUser, updateUser } from '../../core/acts/people/users.ts'
import { addWeb, updateWeb } from '../../core/acts/sites/web-changes.ts'
import { addListOf } from '../../core/acts/templates/package-lists.ts'
import { fold } from '../../core/kernel/fold.ts'
import { isUserInfo } from '../../core/model/lists/user-info-list.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { SeedFault, type SeedPath } from '../../formats/seeds/seed-fault.ts'
import { columnInput } from './seed-columns.ts'
import { fillList } from './seed-content.ts'
import { listOrder } from './seed-order.ts'
import { applyPermissions } from './seed-permissions.ts'
import { placed, type SeedPlace } from './seed-place.ts'
import { applyRoles } from './seed-roles.ts'
import type { Seed } from './seed-schema.ts'
import { applyContentTypes, applyListTypes, applySiteColumns } from './seed-types.ts'
import { applyViews } from './seed-views.ts'

type SeedWeb = components['schemas']['SeedWeb']
type SeedList = components['schemas']['SeedList']

/** Makes what a seed says, by the acts of core. Fails with `SeedFault`; what it has made before stays. */
export async function applySeed(seed: Seed, place: SeedPlace): Promise<void> {
  const at = <T>(path: SeedPath, work: () => Promise<T>): Promise<T> => placed(place, path, work)
  const root = await contextAt(place, '/', ['webs'])
  for (const [index, { name, title, email }] of (seed.users ?? []).entries())
    await at(['users', index], async () => {
      const { id } = await ensureUser(root, name, place.hostName)
      if (title !== undefined || email !== undefined)
        await updateUser(root, { id }, { ...(title !== undefined && { title }), ...(email !== undefined && { email }) })
    })
  if (seed.roles) await applyRoles(root, place, seed.roles, ['roles'])
  const groups = new Set<string>()
  await applyGroups({ root, place, groups }, seed.groups ?? [], ['groups'])
  await applyWebs({ root, place, groups }, seed.webs ?? [], '', ['webs'])
}

/** A seed that is being applied. */
interface Applying {
  readonly root: Context
  readonly place: SeedPlace
  /** The titles of the groups so far. */
  readonly groups: Set<string>
}

async function applyGroups({ root, place, groups }: Applying, given: NonNullable<Seed['groups']>, path: SeedPath): Promise<void> {
  for (const [index, group] of given.entries()) {
    if (groups.has(fold(group.title))) throw new SeedFault(`The group '${group.title}' is there twice.`, [...path, index, 'title'])
    groups.add(fold(group.title))
    await applyGroup(root, place, group, [...path, index])
  }
}

async function applyGroup(root: Context, place: SeedPlace, group: components['schemas']['SeedGroup'], path: SeedPath): Promise<void> {
  const { title, description, members = [] } = group
  const known = (await queryGroups(root)).find(({ row }) => fold(row.title) === fold(title))
  const { row } = await placed(place, path, async () => {
    if (!known) return addGroup(root, { title, ...(description !== undefined && { description }) })
    return description === undefined || description === known.row.description
      ? known
      : updateGroup(root, { id: known.row.id }, { description })
  })
  const wanted = new Set<number>()
  for (const [index, name] of members.entries())
    wanted.add((await placed(place, [...path, 'members', index], () => addMember(root, { id: row.id }, name, place.hostName))).id)
  for (const { id } of await queryMembers(root, { id: row.id }))
    if (!wanted.has(id)) await placed(place, path, () => removeMember(root, { id: row.id }, { id }))
}

async function applyWebs(applying: Applying, webs: readonly SeedWeb[], parent: string, path: SeedPath): Promise<void> {
  const { place } = applying
  const urls = new Set<string>()
  for (const [index, web] of webs.entries()) {
    const here = [...path, index]
    const url = web.url.length > 1 ? web.url.replace(/\/$/, '') : web.url
    if (urls.has(fold(url))) throw new SeedFault(`The web '${url}' is there twice.`, [...here, 'url'])
    urls.add(fold(url))
    if (parent !== '' && !isBelow(url, parent)) throw new SeedFault(`The web '${url}' is not below '${parent}'.`, [...here, 'url'])
    const ctx = await webAt(place, url, web.title, here)
    await applyGroups(applying, web.groups ?? [], [...here, 'groups'])
    if (web.permissions) await applyPermissions(ctx, place, { kind: 'web' }, web.permissions, [...here, 'permissions'])
    await applySiteColumns(ctx, place, web.columns ?? [], [...here, 'columns'])
    await applyContentTypes(ctx, place, web.contentTypes ?? [], [...here, 'contentTypes'])
    // The context of a web keeps its permissions as they were.
    if (web.lists) await applyLists(await contextAt(place, url, here), place, web.lists, [...here, 'lists'])
    await applyWebs(applying, web.webs ?? [], url, [...here, 'webs'])
  }
}

const isBelow = (url: string, parent: string): boolean => fold(url).startsWith(parent === '/' ? '/' : `${fold(parent)}/`)

/** The context in a web, which is made if it does not exist. */
async function webAt(place: SeedPlace, url: string, title: string | undefined, path: SeedPath): Promise<Context> {
  const there = await place.contextAt(url)
  if (there) {
    if (title === undefined || title === there.web.row.title) return there
    await placed(place, [...path, 'title'], () => updateWeb(there, { title }))
    return contextAt(place, url, path)
  }
  const cut = url.lastIndexOf('/')
  const parentUrl = cut === 0 ? '/' : url.slice(0, cut)
  const parent = await place.contextAt(parentUrl)
  if (!parent) throw new SeedFault(`There is no web '${parentUrl}' for '${url}'. A parent stands before its webs.`, [...path, 'url'])
  const leafName = url.slice(cut + 1)
  await placed(place, [...path, 'url'], () =>
    addWeb(parent, { title: title ?? leafName, leafName, description: '', template: 'STS#0', language: 1033, hasOwnPermissions: false }),
  )
  return contextAt(place, url, path)
}

async function contextAt(place: SeedPlace, url: string, path: SeedPath): Promise<Context> {
  const ctx = await place.contextAt(url)
  if (!ctx) throw new SeedFault(`There is no web '${url}'.`, path)
  return ctx
}

/** Deletes the lists of a web, and makes those of the seed: all lists first, then their columns, then what is in them. */
async function applyLists(ctx: Context, place: SeedPlace, lists: readonly SeedList[], path: SeedPath): Promise<void> {
  const at = <T>(below: SeedPath, work: () => Promise<T>): Promise<T> => placed(place, [...path, ...below], work)
  const order = listOrder(lists, path)
  for (const list of await queryLists(ctx))
    if (!list.row.hidden && !isUserInfo(list)) await at([], () => deleteList(ctx, { id: list.row.id }))
  const ids = new Map<string, string>()
  for (const [index, { title, template = 100, leafName }] of lists.entries()) {
    const creation = { title, baseTemplate: template, ...(leafName !== undefined && { leafName }) }
    const { row } = await at([index], () => addListOf(ctx, creation, viewQueryOf))
    ids.set(fold(title), row.id)
  }
  const idOf = (title: string) => ids.get(fold(title)) ?? ''
  for (const index of order)
    for (const [number, column] of (lists[index]?.columns ?? []).entries())
      await at([index, 'columns', number], async () => {
        const target = column.LookupList === undefined ? undefined : idOf(column.LookupList)
        const { field } = await addField(ctx, { id: idOf(lists[index]?.title ?? '') }, columnInput(column, target))
        if (field.internalName !== column.name)
          throw new SeedFault(`No column can have the internal name '${column.name}': it would become '${field.internalName}'.`, [
            ...path,
            index,
            'columns',
            number,
            'name',
          ])
      })
  for (const index of order) {
    const list = lists[index]
    if (!list) continue
    const address = { id: idOf(list.title) }
    const here = [...path, index]
    await applyListTypes(ctx, place, address, list.contentTypes ?? [], [...here, 'contentTypes'])
    if (list.views) await applyViews(ctx, place, address, list.views, [...here, 'views'])
    // Before those of its items, whose users may then open the list.
    if (list.permissions) await applyPermissions(ctx, place, { kind: 'list', list: address }, list.permissions, [...here, 'permissions'])
    await fillList({ ctx, place, address }, list, here)
  }
}
