import { type ActInput, act, read, type WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { holdList, listIn } from '../../content/writes/hold-list.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { builtInContentTypes, furtherContentTypes } from '../../model/content-types/built-in.ts'
import { allLinks, type FieldLink, ownLinks, storedLinks } from '../../model/content-types/field-links.ts'
import { childId, contentTypeId, lineage, parentId } from '../../model/content-types/ids.ts'
import { nearContentTypes } from '../../model/content-types/near-types.ts'
import type { Field } from '../../model/lists/field.ts'
import type { ContentType, List, ListAddress } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'
import { resourceParts } from '../../model/sites/title-resources.ts'
import { createField } from '../lists/create-field.ts'
import { listReasons } from '../lists/reasons.ts'
import { siteColumns } from '../lists/site-columns.ts'
import { withCatchAll } from '../lists/term-columns.ts'

/** The content types of a list or, without one, of the addressed web. */
export interface ContentTypes {
  readonly list?: List
  readonly types: readonly ContentType[]
  /** The content types of the web and of the webs above it: the possible parents. */
  readonly available: readonly ContentType[]
  /** The columns that the types can use. */
  readonly columns: readonly Field[]
}

/** One content type among them. */
export interface ContentTypeIn extends ContentTypes {
  readonly type: ContentType
}

async function ofWeb(ctx: Context, records: ContentRecords): Promise<ContentTypes> {
  const chain = await websUp(ctx, records)
  const rows = await records.query('ContentType', { where: { siteId: ctx.site.id, ownerId: { in: chain } }, orderBy: ['ordinal'] })
  const available = rows.sort((a, b) => chain.indexOf(a.ownerId) - chain.indexOf(b.ownerId))
  const columns = new Map<string, Field>()
  for (const webId of chain) {
    for (const field of await siteColumns(records, ctx.site.id, webId))
      if (!columns.has(field.internalName)) columns.set(field.internalName, field)
  }
  return { types: available.filter(({ ownerId }) => ownerId === ctx.web.row.id), available, columns: [...columns.values()] }
}

/** The ids of the addressed web and the webs above it, nearest first. */
async function websUp(ctx: Context, records: ContentRecords): Promise<string[]> {
  const webs = [...(await ctx.site.schema.webs(records)).values()]
  const ids = [ctx.web.row.id]
  for (let parent = ctx.web.row.parentWebId; parent !== null; ) {
    ids.push(parent)
    parent = webs.find(({ row }) => row.id === parent)?.row.parentWebId ?? null
  }
  return ids
}

async function ofList(ctx: Context, records: ContentRecords, list: List): Promise<ContentTypes> {
  return { list, types: list.contentTypes, available: (await ofWeb(ctx, records)).available, columns: list.fields }
}

/** The content types of a list, or of the addressed web. Fails with `list_not_found`, `access_denied`. */
export async function getContentTypes(ctx: Context, address?: ListAddress): Promise<ContentTypes> {
  if (!address) return read(ctx, 'Open', ctx.web, (records) => ofWeb(ctx, records))
  const list = await findSchema(ctx, address)
  return read(ctx, 'ViewListItems', list, (records) => ofList(ctx, records, list))
}

/**
 * A content type of a list, or of the addressed web and the webs above it. Fails with `list_not_found`,
 * `content_type_not_found`, `access_denied`.
 */
export async function getContentType(ctx: Context, id: string, address?: ListAddress): Promise<ContentTypeIn> {
  const all = await getContentTypes(ctx, address)
  const inherited = all.list ? undefined : all.available.find((type) => type.id === contentTypeId(id))
  return inherited ? { ...all, type: inherited } : demandContentType(ctx, all, id)
}

/** The content type with an id. Fails with `content_type_not_found`. */
export function demandContentType(ctx: Context, all: ContentTypes, id: string): ContentTypeIn {
  const wanted = contentTypeId(id)
  const type = all.types.find((candidate) => candidate.id === wanted)
  if (type) return { ...all, type }
  const { list, types, available } = all
  const hint = nearContentTypes(id, list ? types : [...types, ...available])
  throw new DomainError(modelReasons.content_type_not_found, { contentType: id.slice(0, 200), url: list?.url ?? ctx.web.url, hint })
}

/**
 * The columns of a content type with its settings for them, those of its ancestors first: before all others the name of the content
 * type, which every descendant of Item has.
 */
export function linkedColumns({ list, type, available, columns }: ContentTypeIn): { link: FieldLink; field: Field }[] {
  // A list's content type has copies of its ancestors' columns.
  const links = list ? ownLinks(type) : allLinks(type, available)
  const isNamed = type.id === systemType || links.some(({ name }) => name === typeName)
  return [...(isNamed ? [] : [{ name: typeName }]), ...links].flatMap((link) => {
    const field = columns.find((candidate) => candidate.internalName === link.name)
    return field ? [{ link, field }] : []
  })
}

export interface ContentTypeInput {
  readonly name: string
  readonly description?: string
  readonly group?: string
  /** The wanted id, which contains the parent's id. If it is taken or no id, the type gets another one below that parent. */
  readonly id?: string
  /** The parent of a type with a generated id; Item if neither id is given. */
  readonly parentId?: string
}

/**
 * Adds a content type with the columns of its ancestors to the addressed web.
 * Fails with `invalid_request`, `content_type_not_found` (the parent),
 * `definition_name_taken`, `access_denied`.
 */
export function addContentType(ctx: Context, input: ContentTypeInput): Promise<ContentTypeIn> {
  return act(ctx, { name: 'content-types.add', right: 'ManageWeb', target: ctx.web, input }, async (scope) => {
    const all = await ofWeb(ctx, scope.records)
    const name = checkName(input.name)
    const id = newId(ctx, all, input)
    demandFree(ctx, all.types, { id, name })
    const parent = all.available.find((candidate) => candidate.id === parentId(id))
    const type: ContentType = {
      siteId: ctx.site.id,
      ownerId: ctx.web.row.id,
      id,
      name,
      description: input.description ?? '',
      groupName: input.group || (parent?.groupName ?? 'Custom Content Types'),
      ordinal: Math.max(-1, ...all.types.map(({ ordinal }) => ordinal)) + 1,
      hidden: false,
      sealed: false,
      readOnly: false,
      fieldLinks: storedLinks([]),
      version: 1,
    }
    await scope.records.insert('ContentType', type)
    noteContentType(ctx, scope, 'add', { id })
    return demandContentType(ctx, await ofWeb(ctx, scope.records), id)
  })
}

function newId(ctx: Context, all: ContentTypes, input: ContentTypeInput): string {
  const known = (id: string) => all.available.some((candidate) => candidate.id === id)
  if (input.id === undefined) {
    const parent = contentTypeId(input.parentId ?? '0x01')
    if (parent !== undefined && known(parent)) return childOf(ctx, parent)
    throw new DomainError(modelReasons.content_type_not_found, { contentType: (input.parentId ?? '').slice(0, 200), url: ctx.web.url })
  }
  if (!/^0x[0-9a-f]{2,1022}$/i.test(input.id))
    throw invalid(
      `A content type id is the parent's, then two hex digits but 00, or 00 and 32 hex digits; '${input.id.slice(0, 100)}' was given.`,
    )
  const id = contentTypeId(input.id)
  if (id !== undefined && parentId(id) !== systemType && known(parentId(id)) && !known(id)) return id
  return childId(nearestAncestor(all, input.id), ctx.runtime.newId())
}

/** The id of the content type System, above all others. */
const systemType = '0x'

/** The column with the name of the content type of an item. */
const typeName = 'ContentType'

/** A new id below a parent. Fails with `invalid_request` for System, which has no children but the built-in Item. */
function childOf(ctx: Context, parent: string): string {
  if (parent === systemType) throw invalid('The content type System (0x) is sealed. Take Item (0x01) as the parent.')
  return childId(parent, ctx.runtime.newId())
}

/** The available content type with the longest id that a wanted id begins with, without being it; else Item. */
function nearestAncestor({ available }: ContentTypes, wanted: string): string {
  const upper = `0x${wanted.slice(2).toUpperCase()}`
  const above = available.map(({ id }) => id).filter((id) => upper !== id && upper.startsWith(id) && id !== systemType)
  return above.reduce((longest, id) => (id.length > longest.length ? id : longest), '0x01')
}

function checkName(name: string): string {
  const trimmed = name.trim()
  if (trimmed !== '' && trimmed.length <= 128 && !/[\p{Cc}\\/:*?"#%<>{}|~&,]/u.test(trimmed)) return trimmed
  throw invalid(
    `The name of a content type has 1 to 128 characters and none of \\ / : * ? " # % < > { } | ~ & , ; '${trimmed.slice(0, 60)}' was given.`,
  )
}

function demandFree(ctx: Context, types: readonly ContentType[], { id, name }: { id?: string; name: string }): void {
  const taken = (part: string, shown: string) =>
    new DomainError(listReasons.definition_name_taken, { what: 'content type', name: shown, url: ctx.web.url, part })
  if (id !== undefined && types.some((type) => type.id === id)) throw taken('id', id)
  if (types.some((type) => type.id !== id && fold(type.name) === fold(name))) throw taken('name', name)
}

export interface ContentTypePatch {
  readonly name?: string
  readonly description?: string
  readonly group?: string
  readonly hidden?: boolean
  readonly readOnly?: boolean
  readonly sealed?: boolean
}

/** Changes a content type. Fails with `content_type_not_found`, `definition_name_taken`, `invalid_request`, `list_not_found`, `access_denied`. */
export function updateContentType(ctx: Context, id: string, patch: ContentTypePatch, address?: ListAddress): Promise<ContentTypeIn> {
  return changeContentTypes(ctx, address, { name: 'content-types.update', input: { id, patch, list: address } }, async (scope, all) => {
    const { type } = demandContentType(ctx, all, id)
    const name = patch.name === undefined ? type.name : checkName(patch.name)
    if (fold(name) !== fold(type.name)) demandFree(ctx, all.types, { name })
    await scope.records.update('ContentType', contentTypeKey(type), {
      name,
      description: patch.description ?? type.description,
      groupName: patch.group ?? type.groupName,
      hidden: patch.hidden ?? type.hidden,
      readOnly: patch.readOnly ?? type.readOnly,
      sealed: patch.sealed ?? type.sealed,
      version: type.version + 1,
    })
    noteContentType(ctx, scope, 'update', { id: type.id, list: all.list })
    return type.id
  })
}

/**
 * Deletes a content type. Fails with `content_type_not_found`,
 * `invalid_request` (built in, or in use), `list_not_found`, `access_denied`.
 */
export async function deleteContentType(ctx: Context, id: string, address?: ListAddress): Promise<void> {
  await changeContentTypes(ctx, address, { name: 'content-types.delete', input: { id, list: address } }, async (scope, all) => {
    const { type, list } = demandContentType(ctx, all, id)
    const why = list ? await useInList(scope, list, type) : await useInSite(ctx, scope, type)
    if (why !== undefined) throw invalid(`The content type '${type.name}' cannot be deleted: ${why}`)
    await scope.records.delete('ContentType', contentTypeKey(type))
    const parts = resourceParts({ kind: 'contentType', id: type.id })
    await scope.records.delete('TitleResource', { siteId: type.siteId, ownerId: type.ownerId, part: { in: parts } })
    noteContentType(ctx, scope, 'delete', { id: type.id, list })
    return undefined
  })
}

async function useInList({ records }: WriteScope, list: List, { siteId, id }: ContentType): Promise<string | undefined> {
  if (list.contentTypes.length === 1) return 'a list has at least one.'
  const item = await records.find('Item', { siteId, listId: list.row.id, contentTypeId: id }, ['itemId'])
  return item && `item ${item.itemId} is of it.`
}

async function useInSite(ctx: Context, { records }: WriteScope, { id }: ContentType): Promise<string | undefined> {
  if ([...builtInContentTypes, ...furtherContentTypes].some(([builtIn]) => builtIn === id)) return 'it is built in.'
  const all = await records.query('ContentType', { where: { siteId: ctx.site.id } })
  const child = all.find((candidate) => candidate.id !== id && lineage(candidate.id)?.includes(id))
  return child && `'${child.name}' (${child.id}) is a child of it.`
}

/**
 * Adds a child of a web's content type to a list, with its columns. Fails with
 * `list_not_found`, `content_type_not_found`, `definition_name_taken` (the list
 * has it), `too_many_columns`, `access_denied`.
 */
export function addAvailableContentType(ctx: Context, address: ListAddress, id: string): Promise<ContentTypeIn> {
  return addToList(ctx, address, { list: address, id }, (list, web) => {
    const { type: parent } = demandContentType(ctx, { ...web, types: web.available }, id)
    if (list.contentTypes.some((type) => parentId(type.id) === parent.id))
      throw new DomainError(listReasons.definition_name_taken, { what: 'content type', name: parent.name, url: list.url, part: 'one' })
    return { id: childOf(ctx, parent.id) }
  })
}

/**
 * Adds a new content type to a list, with the columns of its parent: the available one that its id begins with, or the one that is
 * named. Fails as `addAvailableContentType`, and with `invalid_request` for a name or an id that is none.
 */
export function addListContentType(ctx: Context, address: ListAddress, input: ContentTypeInput): Promise<ContentTypeIn> {
  return addToList(ctx, address, { list: address, type: input }, (list, web) => {
    const name = checkName(input.name)
    const ofSite = input.id === undefined ? undefined : web.available.find((type) => type.id === contentTypeId(input.id ?? ''))
    const id = ofSite ? childOf(ctx, ofSite.id) : newId(ctx, web, input)
    demandFree(ctx, list.contentTypes, { id, name })
    return { id, name, description: input.description ?? '', ...(input.group && { groupName: input.group }) }
  })
}

type OwnFacts = Pick<ContentType, 'id'> & Partial<Pick<ContentType, 'name' | 'description' | 'groupName'>>

/** Adds a child of an available content type to a list; `factsOf` says what is its own. */
async function addToList(ctx: Context, address: ListAddress, input: object, factsOf: (list: List, web: ContentTypes) => OwnFacts) {
  const found = await findSchema(ctx, address)
  return act(ctx, { name: 'content-types.addToList', right: 'ManageLists', target: found, input }, async (scope) => {
    let list = await holdList(ctx, scope, found)
    const web = await ofWeb(ctx, scope.records)
    const own = factsOf(list, web)
    const { type: parent } = demandContentType(ctx, { ...web, types: web.available }, parentId(own.id))
    const links = allLinks(parent, web.available)
    for (const { name } of links) {
      const column = web.columns.find((field) => field.internalName === name)
      if (column && !list.fieldsByName.has(name))
        list = (await createField(ctx, scope, list, inputOf(column), { contentTypes: 'none' })).list
    }
    list = await withCatchAll(ctx, scope, list)
    const type: ContentType = {
      ...parent,
      ...own,
      ownerId: list.row.id,
      ordinal: Math.max(-1, ...list.contentTypes.map(({ ordinal }) => ordinal)) + 1,
      fieldLinks: storedLinks(links.filter(({ name }) => list.fieldsByName.has(name))),
      version: 1,
    }
    await scope.records.insert('ContentType', type)
    noteContentType(ctx, scope, 'add', { id: type.id, list })
    return demandContentType(ctx, await ofList(ctx, scope.records, await listIn(ctx, scope.records, list)), type.id)
  })
}

/** The input for a list column with the id and name of a site column. */
const inputOf = ({ id, internalName, title, type, description, group, required, hidden, defaultValue, settings }: Field) => ({
  id,
  internalName,
  title,
  type,
  description,
  group,
  required,
  hidden,
  settings,
  ...(defaultValue !== undefined && { defaultValue }),
})

type ChangeName = `content-types.${'update' | 'delete' | 'addFieldLink' | 'deleteFieldLink' | 'orderFieldLinks'}`

/** Runs `work` with the content types of a locked list or web, and returns the type with the resulting id as it is afterwards. */
export async function changeContentTypes<Id extends string | undefined, Input>(
  ctx: Context,
  address: ListAddress | undefined,
  call: ActInput<ChangeName, Input>,
  work: (scope: WriteScope, all: ContentTypes) => Promise<Id>,
): Promise<Id extends string ? ContentTypeIn : undefined> {
  type Result = Id extends string ? ContentTypeIn : undefined
  if (!address) {
    return act<ChangeName, Input, Result>(ctx, { ...call, right: 'ManageWeb', target: ctx.web }, async (scope) => {
      const id = await work(scope, await ofWeb(ctx, scope.records))
      return (id === undefined ? undefined : demandContentType(ctx, await ofWeb(ctx, scope.records), id)) as Result
    })
  }
  const found = await findSchema(ctx, address)
  return act<ChangeName, Input, Result>(ctx, { ...call, right: 'ManageLists', target: found }, async (scope) => {
    const list = await holdList(ctx, scope, found)
    const id = await work(scope, await ofList(ctx, scope.records, list))
    if (id === undefined) return undefined as Result
    const fresh = await listIn(ctx, scope.records, list)
    return demandContentType(ctx, await ofList(ctx, scope.records, fresh), id) as Result
  })
}

export const contentTypeKey = ({ siteId, ownerId, id }: ContentType) => ({ siteId, ownerId, id })

/** Notes a change of a content type of a list or of the addressed web. */
export function noteContentType(
  ctx: Context,
  scope: WriteScope,
  type: 'add' | 'update' | 'delete',
  { id, list }: { readonly id: string; readonly list?: List | undefined },
): void {
  const owner = list
    ? { webId: list.row.webId, listId: list.row.id, objectId: list.row.id }
    : { webId: ctx.web.row.id, objectId: ctx.web.row.id }
  scope.changed({ entity: 'contentType', type, ...owner, contentTypeId: id })
}
