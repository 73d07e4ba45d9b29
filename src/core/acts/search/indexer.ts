import type { ChangeRow, DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { principalKinds } from '../../access/principals.ts'
import { type Item, itemInRoot } from '../../content/items/item.ts'
import { documentRowsAt, itemRowsAt, publicVersion } from '../../content/shown/shown-state.ts'
import { breathe, makeBreather, makePacer } from '../../kernel/pacing/breathe.ts'
import type { Predicate } from '../../kernel/query.ts'
import { type DocumentKey, type IndexedDocument, type IndexStep, type IndexWork, indexedKinds } from '../../kernel/search-index.ts'
import { changeTypes } from '../../model/change.ts'
import { demandRoom } from '../../model/full-disk.ts'
import type { List } from '../../model/lists/list.ts'
import { SiteSchema } from '../../model/sites/schema.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { joinUrl, type Web } from '../../model/sites/web.ts'
import { itemDocument, listDocument, listPlace, type Place, peopleOf, personDocument, webDocument } from './documents.ts'

/** The maximum number of changes or items in one step, which limits how long requests wait. */
const stepSize = 128

/** The maximum number of items of a list that is indexed as a whole, in one step: a search may wait for it. */
const workSize = 32

/** The maximum number of words in one transaction, besides its last document: they take about 5 ms of processor time. */
const stepWords = 1_000

/** The owner id for indexing the site's people instead of a list. */
const peopleWork = ''

/**
 * Does one step of indexing a site; false if there was none. Fails with
 * `storage_full`. The steps follow the change log, and go through the items of
 * lists whose schema changed. Each step stores the position together with what it
 * has indexed, so a stop at any point loses nothing. Steps of one database run
 * one after the other.
 */
export const indexNext = (site: SiteHandle): Promise<boolean> => site.work.index.run(() => indexStep(site))

/** Begins the index of a site that has none. */
export async function beginIndex(site: SiteHandle): Promise<void> {
  if ((await site.database.search.position(site.id)) === undefined) await indexNext(site)
}

/** The maximum number of short parts of upkeep after one step. */
const tidiedAtOnce = 8

/**
 * Does one step of indexing a site, and some of the upkeep of the index; false if there was neither. Only the background
 * does the upkeep: a search does not wait for it.
 */
export async function indexAndTidy(site: SiteHandle): Promise<boolean> {
  let hasWorked = await indexNext(site)
  for (let parts = 0; parts < tidiedAtOnce; parts++) {
    await breathe()
    if (!(await site.database.search.tidy())) break
    hasWorked = true
  }
  return hasWorked
}

/** The number of changes that the index of a site does not contain yet; 0 if it is complete. */
export async function backlogOf(site: SiteHandle): Promise<number> {
  const { records, search } = site.database
  const row = await records.find('Site', { siteId: site.id }, ['changeSequence'])
  const last = row?.changeSequence ?? 0
  const position = await search.position(site.id)
  if (position === undefined) return last + 1
  return last > position ? last - position : (await search.work(site.id)) ? 1 : 0
}

/** How long a search waits for lists that are indexed as a whole. */
const mostWorkMs = 5_000

/**
 * Resolves when the index contains every change that is committed by now. For lists of an index that is new, small lists
 * and deleted ones it waits at most `mostMs`. It does not wait for large lists that are indexed again, for instance
 * because a column changed: they may have any number of items, and start again with each change.
 */
export async function catchUp(site: SiteHandle, mostMs = mostWorkMs): Promise<void> {
  const { records, search } = site.database
  const row = await records.find('Site', { siteId: site.id }, ['changeSequence'])
  const target = row?.changeSequence ?? 0
  const takeBreath = makeBreather()
  const isBehind = async () => ((await search.position(site.id)) ?? -1) < target
  const hasWork = async () => (await search.work(site.id))?.isAwaited === true
  while (await isBehind()) {
    await indexWhile(site, isBehind)
    await takeBreath()
  }
  for (const began = performance.now(); performance.now() - began < mostMs && (await hasWork()); ) {
    await indexWhile(site, hasWork)
    await takeBreath()
  }
}

/** One step of indexing, unless others have made it needless meanwhile: a search does no step that it does not wait for. */
const indexWhile = (site: SiteHandle, isNeeded: () => Promise<boolean>): Promise<boolean> =>
  site.work.index.run(async () => (await isNeeded()) && indexStep(site))

const wordsIn = ({ title, texts }: IndexedDocument): number => texts.reduce((sum, words) => sum + words.length, title.length)

/**
 * Applies a step with long texts in several transactions. After a stop in
 * between, the documents without a stored position are indexed again.
 */
async function applyInParts(site: SiteHandle, step: IndexStep): Promise<void> {
  const { search } = site.database
  let put: IndexedDocument[] = []
  let words = 0
  // A search may wait for this step: its turns come before those of longer work.
  const takeBreath = makeBreather()
  await takeBreath()
  for (const document of step.put) {
    if (words > stepWords) {
      await search.apply(site.id, { put, remove: [], addWork: [], ...(step.since && { since: step.since }) })
      await takeBreath()
      put = []
      words = 0
    }
    put.push(document)
    words += wordsIn(document)
  }
  await search.apply(site.id, { ...step, put })
}

/** Of several servers each may do a step. */
type Since = Pick<IndexStep, 'since'> | undefined

async function indexStep(site: SiteHandle): Promise<boolean> {
  const { records, search } = site.database
  demandRoom(site.database)
  const position = await search.position(site.id)
  const since = site.work.shared && { since: { position } }
  if (position === undefined) {
    await begin(site, since)
    return true
  }
  const page = { where: { siteId: site.id }, above: { sequence: position }, orderBy: ['sequence'], limit: stepSize } as const
  const changes = await records.query('Change', page)
  if (changes.length > 0) {
    await followChanges(site, changes, since)
    return true
  }
  const work = await search.work(site.id)
  if (work) await goThrough(site, work, since)
  return work !== undefined
}

/** The present rows, read without the cache, which may not have a change that is just being committed. */
async function surveyOf(site: SiteHandle) {
  const schema = new SiteSchema(site.database, site.id, site.url)
  const webs = new Map([...(await schema.webs()).values()].map((web) => [web.row.id, web]))
  const placeOf = (web: Web): Place => ({ siteId: site.id, siteUrl: site.url, web })
  const { records } = site.database
  const listOf = async (webId: string | undefined, id: string): Promise<{ list: List; place: Place } | undefined> => {
    const web = webs.get(webId ?? '')
    const list = web && (await schema.list(web, id, records))
    return list && { list, place: placeOf(web) }
  }
  return { site, schema, webs, placeOf, listOf }
}

type Survey = Awaited<ReturnType<typeof surveyOf>>

/** Starts the index of a new site: indexes its webs, and lists everything in it as work. */
async function begin(site: SiteHandle, since: Since): Promise<void> {
  const { records } = site.database
  // Read before anything else: later changes are followed again.
  const row = await records.find('Site', { siteId: site.id }, ['changeSequence'])
  const survey = await surveyOf(site)
  const lists = await records.query('List', { where: { siteId: site.id } })
  const put: IndexedDocument[] = []
  for (const web of survey.webs.values()) put.push(await documentOfWeb(survey, web))
  const addWork = [peopleWork, ...lists.map(({ id }) => id)].map((listId) => ({ listId, after: 0, isAwaited: true }))
  await applyInParts(site, { ...since, put, remove: [], addWork, position: row?.changeSequence ?? 0 })
}

const documentOfWeb = async ({ site, schema, placeOf }: Survey, web: Web): Promise<IndexedDocument> =>
  webDocument(placeOf(web), await schema.principalsById(web.row.authorId === null ? [] : [web.row.authorId], site.database.records))

const documentOfList = async ({ site, schema }: Survey, list: List, place: Place): Promise<IndexedDocument> =>
  listDocument(place, list, await schema.principalsById(list.row.authorId === null ? [] : [list.row.authorId], site.database.records))

const listKey = (id: string): DocumentKey => ({ kind: indexedKinds.list, ownerId: id, number: 0 })

/** Continues to index a list, or the site's people. */
async function goThrough(site: SiteHandle, work: IndexWork, since: Since): Promise<void> {
  const { records } = site.database
  const survey = await surveyOf(site)
  if (work.listId === peopleWork) {
    const where = { siteId: site.id, kind: principalKinds.user, deletedAt: null }
    const people = await records.query('Principal', { where, above: { id: work.after }, orderBy: ['id'], limit: workSize })
    const place = survey.placeOf(rootOf(survey))
    const put = people.map((person) => personDocument(place, person))
    await applyInParts(site, { ...since, put, remove: [], addWork: [], finish: { ...work, ...reached(people.map(({ id }) => id)) } })
    return
  }
  const row = await records.find('List', { siteId: site.id, id: work.listId }, ['webId'])
  const found = await survey.listOf(row?.webId, work.listId)
  if (!found) {
    await applyInParts(site, { ...since, put: [], remove: [listKey(work.listId)], addWork: [], finish: { ...work, kept: [] } })
    return
  }
  const where: Predicate = { op: 'compare', comparison: 'gt', column: { column: 'itemId', type: 'integer' }, value: work.after }
  const { list, place } = found
  const rows = await itemRows(site, list, where, workSize)
  const put = await itemDocuments(survey, list, place, rows)
  const kept = put.map(({ number }) => number)
  if (work.after === 0) put.push(await documentOfList(survey, list, place))
  await applyInParts(site, {
    ...since,
    put,
    remove: [],
    addWork: [],
    finish: { ...work, ...reached(rows.map(({ itemId }) => itemId)), kept },
  })
}

/** A full step ends at its last row; a shorter one finishes the work. */
const reached = (kept: readonly number[]) => ({ kept, ...(kept.length === workSize && { upTo: kept.at(-1) ?? 0 }) })

function rootOf({ webs }: Survey): Web {
  const root = [...webs.values()].find(({ row }) => row.parentWebId === null)
  if (!root) throw new Error('a site has no root web')
  return root
}

const itemRows = (site: SiteHandle, list: List, where: Predicate, limit = stepSize): Promise<ItemRow[]> =>
  site.database.records.queryItems({
    siteId: site.id,
    listId: list.row.id,
    columns: list.itemColumns,
    where,
    orderBy: [],
    limit,
  })

/** The indexed documents of items, in the version that everybody with rights sees; none for a file without one. */
async function itemDocuments({ site, schema }: Survey, list: List, place: Place, rows: readonly ItemRow[]): Promise<IndexedDocument[]> {
  const { records } = site.database
  const { items, files } = await publicStates(site, list, rows)
  const people = await schema.principalsById(items.flatMap(peopleOf), records)
  const folders = await foldersOf(site, list, files)
  const fileOf = new Map(files.map((row) => [row.id, { row, url: joinUrl(urlIn(list, folders, row.parentId), row.leafName) }]))
  const documents: IndexedDocument[] = []
  const pace = makePacer()
  const inList = listPlace(place, list)
  for (const item of items) {
    await pace()
    documents.push(itemDocument(inList, item, people, fileOf.get(item.row.documentId ?? '')))
  }
  return documents
}

async function publicStates(site: SiteHandle, list: List, rows: readonly ItemRow[]): Promise<{ items: Item[]; files: DocumentRow[] }> {
  const { records } = site.database
  const ids = rows.flatMap(({ documentId }) => documentId ?? [])
  const files = ids.length === 0 ? [] : await records.query('Document', { where: { siteId: site.id, id: { in: ids } } })
  const wanted = new Map<string, number>()
  for (const file of files) {
    const version = file.kind === 0 ? publicVersion(list, file) : undefined
    if (version !== undefined) wanted.set(file.id, version)
  }
  const isThere = <T>(row: T | undefined): row is T => row !== undefined
  const items = (await itemRowsAt(records, list, rows, wanted)).filter(isThere).map((row) => itemInRoot(list, row))
  return { items, files: (await documentRowsAt(records, files, wanted)).filter(isThere) }
}

/** The folders above files, level by level, up to the root folder of their list. */
async function foldersOf(site: SiteHandle, list: List, files: readonly DocumentRow[]): Promise<ReadonlyMap<string, DocumentRow>> {
  const folders = new Map<string, DocumentRow>()
  let wanted = new Set(files.map(({ parentId }) => parentId))
  for (;;) {
    const ids = [...wanted].filter((id) => id !== '' && id !== list.row.rootFolderId && !folders.has(id))
    if (ids.length === 0) return folders
    const rows = await site.database.records.query('Document', { where: { siteId: site.id, id: { in: ids } } })
    for (const row of rows) folders.set(row.id, row)
    wanted = new Set(rows.map(({ parentId }) => parentId))
  }
}

function urlIn(list: List, folders: ReadonlyMap<string, DocumentRow>, id: string): string {
  const folder = id === list.row.rootFolderId ? undefined : folders.get(id)
  return folder ? joinUrl(urlIn(list, folders, folder.parentId), folder.leafName) : list.url
}

/** The objects in a page of the change log that must be indexed again. */
interface Touched {
  /** Lists with their changed items; also the list itself. */
  readonly lists: Map<string, { readonly webId: string; readonly items: Set<number> }>
  readonly wholeLists: Set<string>
  /** Lists with changed settings. */
  readonly settings: Set<string>
  readonly webs: Set<string>
  readonly people: Set<number>
  readonly groups: Set<number>
}

/** Changes of a list that do not affect its items. */
const ofListAlone: ReadonlySet<number> = new Set(
  (['update', 'systemUpdate', 'scopeAdd', 'scopeDelete', 'assignmentAdd', 'assignmentDelete'] as const).map((name) => changeTypes[name]),
)

function touchedBy(changes: readonly ChangeRow[]): Touched {
  const touched: Touched = {
    lists: new Map(),
    wholeLists: new Set(),
    settings: new Set(),
    webs: new Set(),
    people: new Set(),
    groups: new Set(),
  }
  for (const { entity, type, webId, listId, itemId, objectId } of changes) {
    if (entity === 'web') touched.webs.add(webId)
    if (entity === 'user') touched.people.add(Number(objectId))
    if (entity === 'group' && (type === changeTypes.update || type === changeTypes.delete)) touched.groups.add(Number(objectId))
    if (listId === null || entity === 'view') continue
    const list = touched.lists.get(listId) ?? { webId, items: new Set() }
    touched.lists.set(listId, list)
    if (entity === 'list' && type === changeTypes.update) touched.settings.add(listId)
    if (itemId !== null) list.items.add(itemId)
    else if (entity === 'list' ? !ofListAlone.has(type) : type !== changeTypes.add) touched.wholeLists.add(listId)
  }
  return touched
}

async function followChanges(site: SiteHandle, changes: readonly ChangeRow[], since: Since): Promise<void> {
  const touched = touchedBy(changes)
  const survey = await surveyOf(site)
  const put: IndexedDocument[] = []
  const remove: DocumentKey[] = []
  for (const [listId, { webId, items }] of touched.lists) {
    const found = await survey.listOf(webId, listId)
    const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: [...items] }
    const rows = found && items.size > 0 ? await itemRows(site, found.list, where) : []
    const documents = found ? await itemDocuments(survey, found.list, found.place, rows) : []
    const present = new Set(documents.map(({ number }) => number))
    for (const number of items) if (!present.has(number)) remove.push({ kind: indexedKinds.item, ownerId: listId, number })
    // The settings of a library with drafts decide which version of its files everybody sees.
    if (found?.list.row.enableMinorVersions && touched.settings.has(listId)) touched.wholeLists.add(listId)
    if (!found) remove.push(listKey(listId))
    else put.push(await documentOfList(survey, found.list, found.place), ...documents)
  }
  await followWebs(survey, touched, put, remove)
  await followPeople(survey, touched, put, remove)
  const addWork: IndexWork[] = []
  for (const listId of touched.wholeLists) addWork.push({ listId, after: 0, isAwaited: await isSmall(site, listId) })
  await applyInParts(site, { ...since, put, remove, addWork, position: changes.at(-1)?.sequence ?? 0 })
}

/** Whether few steps index a list; also true of one that is deleted, whose items must not be found. */
async function isSmall({ id: siteId, database }: SiteHandle, listId: string): Promise<boolean> {
  const row = await database.records.find('List', { siteId, id: listId }, ['nextItemId'])
  return !row || row.nextItemId <= stepSize
}

async function followWebs(survey: Survey, touched: Touched, put: IndexedDocument[], remove: DocumentKey[]): Promise<void> {
  const { site, webs } = survey
  for (const id of touched.webs) {
    const web = webs.get(id)
    if (web) {
      put.push(await documentOfWeb(survey, web))
      continue
    }
    remove.push({ kind: indexedKinds.web, ownerId: id, number: 0 })
    for (const listId of await site.database.search.listsOf(site.id, id)) touched.wholeLists.add(listId)
  }
}

/** Documents contain the names of groups, which can change, and of users, which cannot. */
async function followPeople(survey: Survey, touched: Touched, put: IndexedDocument[], remove: DocumentKey[]): Promise<void> {
  const { site, placeOf } = survey
  const ids = [...touched.people]
  const where = { siteId: site.id, kind: principalKinds.user, deletedAt: null, id: { in: ids } }
  const rows = ids.length === 0 ? [] : await site.database.records.query('Principal', { where })
  const place = placeOf(rootOf(survey))
  for (const row of rows) put.push(personDocument(place, row))
  const present = new Set(rows.map(({ id }) => id))
  for (const number of ids) if (!present.has(number)) remove.push({ kind: indexedKinds.person, ownerId: '', number })
  for (const id of touched.groups) for (const listId of await site.database.search.listsShowing(site.id, id)) touched.wholeLists.add(listId)
}
