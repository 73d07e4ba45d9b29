import type { BlobRow, DocumentRow, ListRow, WebRow } from '../../../../../generated/prisma/content.ts'
import type { ContentDatabaseRow, FarmTables, SiteCollectionRow } from '../../../../../generated/prisma/farm.ts'
import { act, type WriteScope } from '../../../access/access.ts'
import { type Context, within } from '../../../access/context.ts'
import type { ContentDatabases } from '../../../access/farm-context.ts'
import { systemAccountId } from '../../../access/principals.ts'
import { checkLeafName } from '../../../content/documents/names.ts'
import { documentKinds, newDocument } from '../../../content/documents/new-document.ts'
import { DomainError, invalid } from '../../../kernel/errors.ts'
import { fold } from '../../../kernel/fold.ts'
import { breathe } from '../../../kernel/pacing/breathe.ts'
import type { OpenPackage, PackageFacts } from '../../../kernel/packages/packages.ts'
import { type Records, type Runtime, UniqueViolation } from '../../../kernel/ports.ts'
import { kernelReasons } from '../../../kernel/reasons.ts'
import { derivedId } from '../../../model/derived-id.ts'
import type { OpenContent } from '../../../model/sites/site.ts'
import type { Web } from '../../../model/sites/web.ts'
import { joinUrl } from '../../../model/sites/web.ts'
import { storageNameOf } from '../../farm/content-databases.ts'
import { deleteList } from '../../lists/lists.ts'
import { relocationRefused } from '../../operations/operations.ts'
import { demandServed, identifiedDatabase, namedWebApplication } from '../../operations/placement.ts'
import type { Run } from '../../operations/runner.ts'
import { firstCustomRoleId } from '../../permissions/role-definitions.ts'
import type { NamedRecords } from '../../relocation/pages.ts'
import { withoutUnused } from '../../relocation/rows.ts'
import { checkWebName, deleteWeb } from '../../sites/web-changes.ts'
import { idOfBytes, storeBytes, useBytes } from './bytes.ts'
import { type Mapping, mappedRow } from './mapped-rows.ts'
import { tablesOfPart } from './part.ts'
import { peopleOfPart, rolesOfPart } from './people.ts'
import { rootContext, siteOfUrl, webAt } from './place.ts'
import { type PartPackage, type PartSurvey, surveyOf } from './survey.ts'

/** Where a web or a list goes, and what happens if there is one. */
export interface PartRequest {
  /** The URL of the new web, or of the web that gets the list; null for the one that it had. */
  readonly target: string | null
  readonly webApplication: string | null
  readonly conflict: 'fail' | 'skip' | 'replace'
}

/** The parts of the farm that find a place. */
interface Finding {
  readonly records: Records<FarmTables>
  readonly databases: ContentDatabases
  readonly runtime: Runtime
}

interface PartTarget {
  readonly site: SiteCollectionRow
  readonly database: ContentDatabaseRow
  /** The URL of the web that gets the new web or the list. */
  readonly parentUrl: string
  /** The last part of the URL of a new web. */
  readonly leafName: string
}

async function targetOf({ records }: Finding, { target, webApplication }: PartRequest, { sites, part }: PackageFacts): Promise<PartTarget> {
  const owner = await namedWebApplication(records, webApplication ?? sites[0]?.webApplication ?? '')
  const url = (target ?? part?.url ?? '/').replace(/(?<=.)\/$/, '')
  const end = url.lastIndexOf('/')
  const isList = part?.listId !== null
  const parentUrl = isList ? url : url.slice(0, end) || '/'
  const site = await siteOfUrl(records, owner, parentUrl)
  if (!site || (!isList && url === '/'))
    throw relocationRefused(`The web application '${owner.name}' has no site collection that could get this at '${url.slice(0, 200)}'.`)
  if (!isList && fold(url) === fold(site.path))
    throw relocationRefused(`The root web of the site collection at '${site.path}' cannot be replaced by a web. Name a target below it.`)
  demandServed(site)
  return {
    site,
    database: await identifiedDatabase(records, site.contentDatabaseId),
    parentUrl,
    leafName: isList ? '' : url.slice(end + 1),
  }
}

/** What is at the place. */
interface Place {
  /** The context of the web that gets the new web or the list. */
  readonly ctx: Context
  readonly there: { readonly web: Web } | { readonly listId: string } | undefined
}

async function placeIn(root: Context, { parentUrl, leafName }: PartTarget, { part }: PackageFacts): Promise<Place> {
  const web = await webAt(root, parentUrl)
  if (!web) throw relocationRefused(`There is no web at '${parentUrl.slice(0, 200)}' that could get this.`)
  const ctx = { ...root, web }
  if (part?.listId === null) {
    checkWebName(ctx, leafName)
    const there = await webAt(root, joinUrl(parentUrl, leafName))
    return { ctx, there: there && { web: there } }
  }
  const where = { siteId: root.site.id, webId: web.row.id, titleKey: fold(part?.title ?? '') }
  const row = await root.site.database.records.find('List', where, ['id'])
  return { ctx, there: row && { listId: row.id } }
}

/** The id of the web or list that is at the place. */
const idAt = ({ there }: Place): string | undefined => there && ('web' in there ? there.web.row.id : there.listId)

const placeTaken = ({ part }: PackageFacts, { ctx }: Place): DomainError =>
  relocationRefused(
    `The web '${ctx.web.url}' has a ${part?.listId === null ? 'web at this URL' : `list '${part?.title ?? ''}'`} already. Choose another target, or send conflict=skip or conflict=replace.`,
  )

/** Fails with `relocation_refused` and `invalid_request` if a web or list of a package can go nowhere. */
export async function planPart(parts: Finding, request: PartRequest, facts: PackageFacts): Promise<void> {
  const target = await targetOf(parts, request, facts)
  await parts.databases.use(storageNameOf(target.database), async (content) => {
    const place = await placeIn(await rootContext(content, target.site, parts.runtime), target, facts)
    if (place.there && request.conflict === 'fail') throw placeTaken(facts, place)
  })
}

export type PartOutcome = 'imported' | 'skipped' | 'replaced'

/** A web or list that an import is about to store, or has stored. */
export interface StoredPart {
  /** The id that it gets. */
  readonly id: string
  readonly isReplacing: boolean
}

interface PartImport {
  readonly opened: OpenPackage
  /** What a former call, before a stop of the server, was about to store. */
  readonly known: StoredPart | undefined
  /** Called before anything is stored that others see. */
  readonly decided: (part: StoredPart) => Promise<void>
}

/**
 * Imports the web or list of a package that has been checked. Its bytes are stored first, and one act stores all of its rows, so it is
 * there completely or not at all. A second call after a stop finds what the act has stored. Fails with `relocation_refused`, `archived`, `held`.
 */
export async function importPart(run: Run, request: PartRequest, { opened, known, decided }: PartImport): Promise<PartOutcome> {
  const { facts } = opened
  const { part, sites } = facts
  const from = sites[0]?.id
  if (!part || from === undefined) throw new Error('The package has no web and no list.')
  const target = await targetOf(findingOf(run), request, facts)
  return run.databases.use(storageNameOf(target.database), async (content) => {
    const root = await rootContext(content, target.site, run.runtime, run.operation.actor)
    const place = await placeIn(root, target, facts)
    const { there } = place
    // The act of a former call may have been the last thing before a stop.
    if (known && idAt(place) === known.id) return known.isReplacing ? 'replaced' : 'imported'
    if (there && request.conflict === 'fail') throw placeTaken(facts, place)
    if (there && request.conflict === 'skip') return 'skipped'
    return content.work.sweeps.run(async () => {
      const packed = { opened, part, from }
      const survey = await surveyOf(root, packed, run.signal)
      await storeBytes(run, root, packed)
      const top = part.listId ?? part.webId
      await decided({ id: idOf(run, survey, top), isReplacing: there !== undefined })
      run.progress(0.9)
      const fresh = await placeAgain(run, request, { content, facts, target, place })
      await storeRows(run, { ...fresh, packed, survey })
      await content.database.settled()
      await content.work.shownTo(target.site.id)
      return there ? 'replaced' : 'imported'
    })
  })
}

const findingOf = (run: Run): Finding => ({ records: run.farm.records, databases: run.databases, runtime: run.runtime })

interface Found {
  readonly content: OpenContent
  readonly facts: PackageFacts
  readonly target: PartTarget
  readonly place: Place
}

/** The place as it is now: bytes take a while, in which others may change it. Fails with `relocation_refused` if it is another one. */
async function placeAgain(run: Run, request: PartRequest, found: Found): Promise<Pick<Storing, 'place' | 'target'>> {
  const target = await targetOf(findingOf(run), request, found.facts)
  const { site, database } = found.target
  const changed = () => relocationRefused(`The place in the web at '${target.parentUrl}' changed meanwhile. Import again.`)
  if (target.site.id !== site.id || target.database.id !== database.id) throw changed()
  const place = await placeIn(await rootContext(found.content, target.site, run.runtime, run.operation.actor), target, found.facts)
  if (idAt(place) !== idAt(found.place)) throw changed()
  return { place, target }
}

/** Ids stay where the site collection has none of them; otherwise they follow from the operation. */
const idOf = (run: Run, { keepsIds }: PartSurvey, id: string): string => (keepsIds ? id : derivedId(run.operation.id, id))

interface Storing {
  readonly place: Place
  readonly target: PartTarget
  readonly packed: PartPackage
  readonly survey: PartSurvey
}

async function storeRows(run: Run, storing: Storing): Promise<void> {
  const { ctx } = storing.place
  const { part, from } = storing.packed
  const input = { operation: run.operation.id, from, ...part }
  const isWeb = part.listId === null
  const call = {
    name: isWeb ? 'packages.importWeb' : 'packages.importList',
    right: isWeb ? 'ManageSubwebs' : 'ManageLists',
    target: ctx.web,
    input,
  } as const
  try {
    await act(ctx, call, (scope) => storeAll(run, storing, scope))
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error
    const message = `Something else in the web '${ctx.web.url}' has a name or an id of what is imported, such as a list that was renamed, or a folder. Delete it or rename its folder, or choose another target.`
    throw relocationRefused(message)
  }
}

async function storeAll(run: Run, { place, target, packed, survey }: Storing, scope: WriteScope): Promise<void> {
  const ctx = within(place.ctx, scope)
  const { there } = place
  if (there && 'web' in there) await deleteWeb({ ...ctx, web: there.web })
  else if (there) await deleteList(ctx, { id: there.listId })
  const parentFolder = await folderFor(ctx, scope, packed)
  const people = await peopleOfPart(ctx, scope, packed, survey)
  const roles = await rolesOfPart(ctx, scope, packed)
  const map = mappingOf(run, ctx, { target, packed, survey, parentFolder, people, roles })
  for (const table of tablesOfPart) {
    if (ofFarm.has(table)) continue
    for await (const rows of packed.opened.rows(packed.from, table)) {
      const mapped = rows.map((row) => placed(mappedRow(table, row, map), table, { packed, target, row }))
      if (table === 'Blob') await useBytes(run, ctx, scope, rows as unknown as readonly BlobRow[])
      else await (scope.records as unknown as NamedRecords).insertAll(table, withoutUnused(mapped))
      for (const row of mapped) noteAdded(scope, table, row)
      await breathe()
    }
  }
}

const ofFarm: ReadonlySet<string> = new Set(['Site', 'Principal', 'GroupMember', 'RoleDefinition'])

/** The folder that gets the root folder of the web or list. */
async function folderFor(ctx: Context, scope: WriteScope, { part }: PartPackage): Promise<string> {
  let parentId = ctx.web.row.rootFolderId
  for (const leafName of part.folders) {
    checkLeafName(leafName)
    const there = await scope.records.find('Document', { siteId: ctx.site.id, parentId, leafKey: fold(leafName) }, ['id', 'kind'])
    if (there && there.kind !== documentKinds.folder)
      throw invalid(`The web '${ctx.web.url}' has no folder '${leafName}' for the list, but a file with this name.`)
    const row = there ?? newDocument(ctx, scope, { kind: documentKinds.folder, parentId, leafName })
    if (!there) await scope.records.insert('Document', row as DocumentRow)
    parentId = row.id
  }
  return parentId
}

interface Mapped {
  readonly target: PartTarget
  readonly packed: PartPackage
  readonly survey: PartSurvey
  readonly parentFolder: string
  readonly people: ReadonlyMap<number, number>
  readonly roles: ReadonlyMap<number, number>
}

function mappingOf(run: Run, ctx: Context, { target, packed, survey, parentFolder, people, roles }: Mapped): Mapping {
  const { part } = packed
  // What is above the web or list is what is above its new place.
  const fixed = new Map([
    ...(part.parentWebId === null ? [] : [[part.parentWebId, ctx.web.row.id] as const]),
    ...(part.listId === null ? [] : [[part.webId, ctx.web.row.id] as const]),
    [part.parentFolderId, parentFolder] as const,
  ])
  const newUrl = part.listId === null ? joinUrl(target.parentUrl, target.leafName) : target.parentUrl
  return {
    siteId: ctx.site.id,
    id: (id) => fixed.get(id) ?? idOf(run, survey, id),
    scope: (id) => (survey.scopes.has(id) ? derivedId(run.operation.id, 'scope', id) : ctx.web.scopeId),
    blob: (id) => idOfBytes(run, id),
    // Nobody of the site collection takes the place of somebody whom the package does not have.
    principal: (id) => people.get(id) ?? (id > 0 ? systemAccountId : id),
    role: (id) => roles.get(id) ?? builtInRole(id),
    people: survey.people,
    has: (id) => survey.owners.has(id),
    url: (url) => (isWithin(url, part.url) ? newUrl + url.slice(part.url.length) : url),
  }
}

function builtInRole(id: number): number {
  if (id < firstCustomRoleId) return id
  throw new DomainError(kernelReasons.package_unusable, { message: 'its permissions name a role that it does not have.' })
}

/** Whether a URL is that of a web or of something in it. */
const isWithin = (url: string, webUrl: string): boolean =>
  webUrl !== '/' && fold(url.slice(0, webUrl.length)) === fold(webUrl) && ['', '/', '?', '#'].includes(url.charAt(webUrl.length))

/** The root folder of a web gets the last part of the new URL. */
function placed(
  mapped: Readonly<Record<string, unknown>>,
  table: string,
  { packed: { part }, target, row }: { packed: PartPackage; target: PartTarget; row: Readonly<Record<string, unknown>> },
): Readonly<Record<string, unknown>> {
  if (table !== 'Document' || part.listId !== null || row.parentId !== part.parentFolderId) return mapped
  return { ...mapped, leafName: target.leafName, leafKey: fold(target.leafName) }
}

function noteAdded({ changed }: WriteScope, table: string, row: Readonly<Record<string, unknown>>): void {
  const { id } = row as unknown as WebRow
  if (table === 'Web') changed({ entity: 'web', type: 'add', webId: id, objectId: id })
  if (table === 'List') changed({ entity: 'list', type: 'add', webId: (row as unknown as ListRow).webId, listId: id, objectId: id })
}
