import type { WebRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import type { FillWeb } from '../../access/farm-context.ts'
import { withWebOf } from '../../access/web-inside.ts'
import type { NewBlob } from '../../content/blobs/blobs.ts'
import { releaseDocuments } from '../../content/documents/document-bytes.ts'
import { documentKinds, newDocument } from '../../content/documents/new-document.ts'
import { changedBag } from '../../content/items/property-bag.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { UniqueViolation } from '../../kernel/ports.ts'
import { dropScopes } from '../../model/permissions/scopes.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { withOwnTitle } from '../../model/sites/given-titles.ts'
import { languageTags } from '../../model/sites/languages.ts'
import { inheritedSettings, type RegionalSettings, withRegional } from '../../model/sites/regional/regional-settings.ts'
import { timeZoneById } from '../../model/sites/regional/time-zones.ts'
import { isReserved, reservedWhy } from '../../model/sites/reserved-names.ts'
import { joinUrl, type Web } from '../../model/sites/web.ts'
import { meetingTemplate } from '../../model/sites/web-templates.ts'
import { createList, type ListCreation } from '../lists/create-list.ts'
import { eraseListRows } from '../lists/lists.ts'
import { breakAt } from '../permissions/inheritance.ts'
import { findSecurable } from '../permissions/securables.ts'
import {
  addFirstLinks,
  addHomePage,
  documentLibrary,
  hasFirstLinks,
  homePage,
  listsWithPages,
  pagesLibrary,
  withHomePage,
} from './home-page.ts'
import { siteReasons } from './reasons.ts'
import { type ChosenTemplate, fillChosen, templateOf } from './web-template.ts'
import type { WebState } from './webs.ts'

export interface WebCreation {
  readonly title: string
  /** The last part of its URL. */
  readonly leafName: string
  readonly description: string
  /** `STS`, or with its configuration `STS#0`; empty for a web without lists that gets its template later. */
  readonly template: string
  /** A locale id. */
  readonly language: number
  /** It starts with its own permissions, and the actor gets all rights. */
  readonly hasOwnPermissions: boolean
  /** Its property bag; by default empty. */
  readonly properties?: Readonly<Record<string, string>>
}

/** The lists of every new web. */
const firstLists: readonly ListCreation[] = [
  { title: 'Documents', baseTemplate: 101, leafName: 'Shared Documents', hasGivenTitle: true },
  { title: 'Site Pages', baseTemplate: 850, leafName: 'SitePages', hasGivenTitle: true },
  { title: 'Site Assets', baseTemplate: 101, leafName: 'SiteAssets', hasGivenTitle: true },
]

/** The list of the meetings of a workspace, which every web of its template has. */
export const meetingList = { title: 'Meeting Series', baseTemplate: 200, leafName: 'MeetingSeries' }

/** The maximum length of a web's URL, which also limits the nesting of webs. */
const urlLimit = 400

/**
 * Makes a web below the addressed one, with its root folder and first lists.
 * Fails with `web_address_taken`, `web_template_not_found`, `invalid_request`
 * (title, language, a name that no URL can have), `access_denied`.
 */
export function addWeb(given: Context, input: WebCreation, fill?: FillWeb): Promise<WebState> {
  const leafName = checkWebName(given, input.leafName)
  const title = checkTitle(input.title)
  const chosen = input.template === '' ? noTemplate : templateOf(given.runtime, input.template)
  if (!languageTags.has(input.language))
    throw invalid(`The language ${input.language} is not supported. Use one of ${[...languageTags.keys()].join(', ')}.`)
  return makeWeb(given, input, { leafName, title, chosen, fill })
}

const noTemplate: ChosenTemplate = { template: '', configuration: 0 }

interface CheckedCreation {
  readonly leafName: string
  readonly title: string
  readonly chosen: ChosenTemplate
  readonly fill: FillWeb | undefined
}

async function makeWeb(given: Context, input: WebCreation, { leafName, title, chosen, fill }: CheckedCreation): Promise<WebState> {
  const { template, configuration } = chosen
  const hasHomePage = template !== '' && (await hasHomePages(given))
  const call = { name: 'sites.addWeb', right: 'ManageSubwebs', target: given.web, input } as const
  const make = (blob: NewBlob | undefined) =>
    act(given, call, async (scope) => {
      const { records, changed, now } = scope
      const ctx = await withWebOf(given, scope, 'ManageSubwebs')
      const id = ctx.runtime.newId()
      const place = { kind: documentKinds.web, parentId: ctx.web.row.rootFolderId, webId: id, leafName }
      const folder = { ...newDocument(ctx, scope, place), ...(hasHomePage && { welcomePage: homePage }) }
      const row: WebRow = {
        siteId: ctx.site.id,
        id,
        parentWebId: ctx.web.row.id,
        rootFolderId: folder.id,
        scopeId: folder.scopeId,
        title,
        description: input.description,
        language: input.language,
        locale: input.language,
        timeZone: ctx.web.row.timeZone,
        template,
        configuration,
        authorId: scope.actorId,
        version: 1,
        createdAt: now,
        lastItemModifiedAt: now,
        properties: input.properties ? JSON.stringify(input.properties) : null,
        settings: inheritedSettings(ctx.web.row.settings),
      }
      const url = joinUrl(ctx.web.url, leafName)
      await demandFreeAddress(url, () => records.insert('Document', folder))
      await records.insert('Web', row)
      changed({ entity: 'web', type: 'add', webId: id, objectId: id })
      const web = await withPermissions(ctx, scope, { row, url, scopeId: row.scopeId }, input.hasOwnPermissions)
      const inside = { ...within(ctx, scope), web }
      for (const list of listsWithPages(listsOf(template), hasHomePage)) {
        const made = await createList(inside, scope, list)
        if (hasHomePage && list.leafName === pagesLibrary) await addHomePage(inside, scope, made, blob)
        if (hasHomePage && hasFirstLinks(chosen) && list.leafName === documentLibrary) await addFirstLinks(inside, scope, made)
      }
      await fillChosen(inside, scope, chosen, fill)
      return { ...web, lastItemModifiedAt: now }
    })
  return withHomePage(given, hasHomePage, make)
}

/** The lists of a new web with a template. */
const listsOf = (template: string): readonly ListCreation[] =>
  template === '' ? [] : template === meetingTemplate.name ? [...firstLists, { ...meetingList, settings: { hidden: true } }] : firstLists

/**
 * Gives the addressed web, which has been made without a template, the lists and the home page of one. A list with the
 * title of one of them stays as it is. Fails with `web_template_not_found`, `invalid_operation` (a web that has a
 * template), `access_denied`.
 */
export async function applyWebTemplate(given: Context, name: string, fill?: FillWeb): Promise<void> {
  const chosen = templateOf(given.runtime, name)
  const { template, configuration } = chosen
  await demand(given, 'ManageWeb', given.web)
  demandNoTemplate(given.web)
  const hasHomePage = await hasHomePages(given)
  const call = { name: 'sites.applyTemplate', right: 'ManageWeb', target: given.web, input: { template, configuration } } as const
  await withHomePage(given, hasHomePage, (blob) =>
    act(given, call, async (scope) => {
      const { records, changed } = scope
      const inside = within(await withWebOf(given, scope, 'ManageWeb'), scope)
      demandNoTemplate(inside.web)
      const { siteId, id, rootFolderId } = inside.web.row
      for (const list of listsWithPages(listsOf(template), hasHomePage)) {
        const isThere = await inside.site.schema.findList(inside.web, { title: list.title }, records)
        const made = isThere ? undefined : await createList(inside, scope, list)
        if (hasHomePage && made && hasFirstLinks(chosen) && list.leafName === documentLibrary) await addFirstLinks(inside, scope, made)
        if (!hasHomePage || !made || list.leafName !== pagesLibrary) continue
        await addHomePage(inside, scope, made, blob)
        await records.update('Document', { siteId, id: rootFolderId }, { welcomePage: homePage })
      }
      await fillChosen(inside, scope, chosen, fill)
      await records.increment('Web', { siteId, id }, { version: 1 }, { template, configuration })
      changed({ entity: 'web', type: 'update', webId: id, objectId: id })
    }),
  )
}

function demandNoTemplate({ row, url }: Web): void {
  if (row.template === '') return
  throw invalidOperation(
    `The web '${url}' has the template ${row.template}#${row.configuration} already. Only a web made without one can get one.`,
  )
}

/** Whether new webs of a site collection have home pages: if its root web has been made with one. */
async function hasHomePages(ctx: Context): Promise<boolean> {
  const root = await rootWeb(ctx)
  const folder = await recordsOf(ctx).find('Document', { siteId: ctx.site.id, id: root.row.rootFolderId }, ['welcomePage'])
  return folder?.welcomePage === homePage
}

async function withPermissions(ctx: Context, scope: WriteScope, web: Web, hasOwn: boolean): Promise<Web> {
  if (!hasOwn) return web
  const inside = { ...within(ctx, scope), web }
  const scopeId = await breakAt(inside, scope, await findSecurable(inside, { kind: 'web' }), { copyRoleAssignments: false })
  return { ...web, row: { ...web.row, scopeId }, scopeId }
}

/** The last part of the URL of a new web. Fails with `invalid_request`, `web_address_taken` (the managed path). */
export function checkWebName(ctx: Context, given: string): string {
  const leafName = given.trim()
  const isName = leafName !== '' && leafName.length <= 128 && !/[\p{Cc}~"#%&*:<>?/\\{|}]/u.test(leafName)
  if (!isName || leafName.startsWith('_') || /^\.|\.\.|\.$/.test(leafName)) {
    throw invalid(
      `'${given.slice(0, 60)}' cannot be the Url of a new web. Write one name of 1 to 128 characters that does not contain ~ " # % & * : < > ? / \\ { | } and does not begin with an underscore or a period.`,
    )
  }
  if (isReserved(leafName, { url: ctx.web.url, isWeb: true })) throw invalid(`'${leafName}' cannot be the Url of a web: ${reservedWhy}.`)
  const url = joinUrl(ctx.web.url, leafName)
  if (url.length > urlLimit) throw invalid(`The URL of a web has at most ${urlLimit} characters; this one would have ${url.length}.`)
  // Below the managed path, every name belongs to a site collection.
  if (fold(url) === '/sites') throw new DomainError(siteReasons.web_address_taken, { url })
  return leafName
}

function checkTitle(given: string): string {
  const title = given.trim()
  if (title === '' || title.length > 255) throw invalid('The title of a web has 1 to 255 characters.')
  return title
}

async function demandFreeAddress(url: string, insert: () => Promise<void>): Promise<void> {
  try {
    await insert()
  } catch (error) {
    if (error instanceof UniqueViolation) throw new DomainError(siteReasons.web_address_taken, { url }, { cause: error })
    throw error
  }
}

export interface WebPatch {
  readonly title?: string
  readonly description?: string
  /** The locale id by which people read and write its dates and numbers. */
  readonly locale?: number
  /** The id of its time zone. */
  readonly timeZoneId?: number
  readonly regional?: Partial<RegionalSettings>
  /** Entries of its property bag, as pairs of a name and a text; an empty text removes the entry. */
  readonly properties?: readonly (readonly [string, string])[]
}

/**
 * Changes properties of the addressed web. Fails with `invalid_request` (title, locale, time zone, regional settings), `invalid_field_value` (properties),
 * `access_denied`.
 */
export function updateWeb(ctx: Context, patch: WebPatch): Promise<void> {
  const { title, description, locale, timeZoneId, regional = {}, properties = [] } = patch
  const hasRegional = Object.keys(regional).length > 0
  if (hasRegional) withRegional(ctx.web.row.settings, regional)
  if (locale !== undefined && !languageTags.has(locale)) throw invalid(`The locale id ${locale} is not known.`)
  const plain = {
    ...(title !== undefined && { title: checkTitle(title) }),
    ...(description !== undefined && { description }),
    ...(locale !== undefined && { locale }),
    ...(timeZoneId !== undefined && { timeZone: timeZoneNumbered(timeZoneId) }),
  }
  return act(ctx, { name: 'sites.updateWeb', right: 'ManageWeb', target: ctx.web, input: { patch } }, async ({ records, changed }) => {
    const { siteId, id } = ctx.web.row
    if (Object.keys(plain).length === 0 && properties.length === 0 && !hasRegional) return
    const row = properties.length === 0 && !hasRegional && title === undefined ? undefined : await records.find('Web', { siteId, id })
    const stored = row?.properties ? Object.entries(JSON.parse(row.properties) as Record<string, string>) : []
    const bag = properties.length === 0 ? undefined : changedBag('a web', new Map(stored), new Map(properties), ctx.budget)
    const change = {
      ...plain,
      ...(bag && { properties: JSON.stringify(Object.fromEntries(bag)) }),
      ...settingsAfter(row, plain.title, hasRegional ? regional : undefined),
    }
    await records.increment('Web', { siteId, id }, { version: 1 }, change)
    changed({ entity: 'web', type: 'update', webId: id, objectId: id })
  })
}

/** The settings of a web, if a patch changes them: its regional ones, and that somebody has named it. */
function settingsAfter(row: WebRow | undefined, title: string | undefined, regional: Partial<RegionalSettings> | undefined) {
  const before = row?.settings ?? null
  const named = title === undefined || title === row?.title ? before : withOwnTitle(before)
  const after = regional ? withRegional(named, regional) : named
  return after === before ? {} : { settings: after }
}

/** The name of a time zone that a client has chosen by its number. Fails with `invalid_request`. */
function timeZoneNumbered(id: number): string {
  const zone = timeZoneById(id)
  if (!zone) throw invalid(`There is no time zone with the number ${id}. Use one of /_api/web/regionalsettings/timezones.`)
  return zone.name
}

/**
 * Deletes the addressed web and everything in it for good, in one transaction.
 * Fails with `invalid_operation` (the root web, a web that has webs below it),
 * `access_denied`.
 */
export function deleteWeb(ctx: Context): Promise<void> {
  return act(ctx, { name: 'sites.deleteWeb', right: 'ManageWeb', target: ctx.web, input: {} }, async ({ records, changed, now }) => {
    const { siteId, id: webId, parentWebId } = ctx.web.row
    if (parentWebId === null) throw invalidOperation('The root web cannot be deleted on its own. Delete its site collection.')
    if (await records.find('Web', { siteId, parentWebId: webId })) throw invalidOperation('This web has webs below it. Delete those first.')
    for (const list of await records.query('List', { where: { siteId, webId } })) {
      await eraseListRows(records, siteId, list.id, now)
      const seen = list.recycledIn === null ? { seen: { scopeId: list.scopeId } } : {}
      changed({ entity: 'list', type: 'delete', webId, listId: list.id, objectId: list.id, ...seen })
    }
    await releaseDocuments(records, await records.query('Document', { where: { siteId, webId } }), now)
    for (const table of ['Document', 'RecycleBinItem', 'NavigationNode'] as const) await records.delete(table, { siteId, webId })
    for (const table of ['Field', 'ContentType', 'Feature', 'UserCustomAction', 'EventReceiver', 'TitleResource'] as const)
      await records.delete(table, { siteId, ownerId: webId })
    for (const table of ['WorkflowAssociation', 'WorkflowInstance'] as const) await records.delete(table, { siteId, listId: webId })
    await dropScopes(records, siteId, { webId })
    await records.delete('Web', { siteId, id: webId })
    changed({ entity: 'web', type: 'delete', webId, objectId: webId, seen: { scopeId: ctx.web.scopeId } })
  })
}
