import type { ContentTypeRow, WebRow } from '../../../../generated/prisma/content.ts'
import type { FarmTables } from '../../../../generated/prisma/farm.ts'
import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FillWeb } from '../../access/farm-context.ts'
import { groupKey, principalKinds, systemAccountId, systemActor, userRow } from '../../access/principals.ts'
import type { NewBlob } from '../../content/blobs/blobs.ts'
import { DatabaseWork } from '../../kernel/database-work.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentDatabase, ContentRecords, FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import { builtInContentTypes, type ContentTypeSeed, furtherContentTypes } from '../../model/content-types/built-in.ts'
import { catalogs } from '../../model/lists/catalogs.ts'
import { roleDefinitions } from '../../model/permissions/rights.ts'
import { givenTitle } from '../../model/sites/given-titles.ts'
import { siteHandle } from '../../model/sites/site.ts'
import type { Web } from '../../model/sites/web.ts'
import { type CatalogCreation, createList, type ListCreation } from '../lists/create-list.ts'
import {
  addFirstLinks,
  addHomePage,
  documentLibrary,
  hasFirstLinks,
  homePage,
  listsWithPages,
  pagesLibrary,
  withHomePage,
} from '../sites/home-page.ts'
import { type ChosenTemplate, fillChosen } from '../sites/web-template.ts'

export interface FarmSeed {
  readonly runtime: Runtime
  readonly contentDatabaseName: string
  /** The first site's owner: the login of the first farm administrator. */
  readonly owner: { readonly loginKey: string; readonly loginName: string; readonly title: string; readonly email: string }
  /** Whether the first site gets the further built-in content types. */
  readonly hasFurtherTypes?: boolean
}

/**
 * Makes the farm's first rows and the root site, if they do not exist. The site
 * comes first and the farm's rows last, each in one transaction: after a crash
 * in between, the next start adopts the site.
 */
export async function provisionFarm(farm: FarmDatabase, openContent: () => Promise<ContentDatabase>, seed: FarmSeed): Promise<boolean> {
  if (await farm.records.find('WebApplication', { nameKey: 'default' })) return false
  const content = await openContent()
  const [existing] = await content.records.query('Site', { where: {}, limit: 1 })
  const siteId = existing?.siteId ?? seed.runtime.newId()
  if (!existing)
    await provisionSite(content, seed, {
      ...{ siteId, webId: seed.runtime.newId(), rootFolderId: seed.runtime.newId(), lists: firstLists },
      hasFurtherTypes: seed.hasFurtherTypes ?? false,
    })
  const { runtime, contentDatabaseName } = seed
  const call = { name: 'farm.provision', actor: systemActor.loginName, target: '/', input: { contentDatabaseName, siteId } } as const
  await actOnFarm(farm, runtime, call, (records, now) => insertFarm(records, seed, siteId, now))
  return true
}

async function insertFarm(records: Records<FarmTables>, seed: FarmSeed, siteId: string, createdAt: number): Promise<void> {
  const { runtime, contentDatabaseName } = seed
  const webApplicationId = runtime.newId()
  const contentDatabaseId = runtime.newId()
  const name = 'Default'
  await records.insert('WebApplication', {
    id: webApplicationId,
    name,
    nameKey: fold(name),
    displayName: name,
    baseUrl: '/',
    anonymousAccess: 'Off',
    createdAt,
  })
  await records.insert('HostBinding', { id: runtime.newId(), webApplicationId, host: '*', port: 0, scheme: 'http', isPrimary: true })
  await records.insert('ManagedPath', { webApplicationId, pathKey: '/', path: '/', kind: 'Explicit' })
  await records.insert('ManagedPath', { webApplicationId, pathKey: '/sites', path: '/sites', kind: 'Wildcard' })
  await records.insert('ContentDatabase', {
    id: contentDatabaseId,
    webApplicationId,
    name: contentDatabaseName,
    nameKey: fold(contentDatabaseName),
    status: 'Online',
    maxSiteCount: 15_000,
    createdAt,
  })
  await records.insert('SiteCollection', {
    id: siteId,
    webApplicationId,
    contentDatabaseId,
    path: '/',
    pathKey: '/',
    owner: seed.owner.loginName,
    createdAt,
  })
}

const ids = { owner: 1, owners: 3, visitors: 4, members: 5, firstFree: 6 }

export interface SiteSeed {
  readonly siteId: string
  readonly webId: string
  readonly rootFolderId: string
  readonly lists: readonly ListCreation[]
  /** Missing is `/`. */
  readonly url?: string
  /** Missing is `Home`. */
  readonly title?: string
  /** Missing is `STS#0`. */
  readonly chosen?: ChosenTemplate
  /** For a template of a package. */
  readonly fill?: FillWeb | undefined
  /** A locale id; missing is 1033. */
  readonly language?: number
  /** Whether it gets the further built-in content types, the catalogs, and a home page; missing is no. */
  readonly hasFurtherTypes?: boolean
}

const firstTitle = 'Home'

/**
 * Makes a new site, completely or not at all: its web, groups 3 to 5, role
 * definitions, content types and first lists.
 */
export async function provisionSite(
  content: ContentDatabase,
  seed: Pick<FarmSeed, 'runtime' | 'owner'>,
  {
    siteId,
    webId,
    rootFolderId,
    lists,
    url = '/',
    title: chosenTitle,
    chosen = { template: 'STS', configuration: 0 },
    fill,
    language = 1033,
    hasFurtherTypes = false,
  }: SiteSeed,
): Promise<void> {
  const { runtime, owner } = seed
  const scopeId = runtime.newId()
  const { configuration } = chosen
  const title = chosenTitle ?? firstTitle
  const settings = chosenTitle === undefined ? givenTitle : null
  // Every web of the server's own has the template STS.
  const template = chosen.ofPackage ? chosen.template : 'STS'
  const webAt = (now: number) =>
    newWeb(siteId, { scopeId, title, now, webId, rootFolderId, url, template, configuration, language, settings })
  const site = siteHandle({ database: content, work: new DatabaseWork() }, { id: siteId, url })
  const ctx: Context = { site, web: webAt(0), actor: systemActor, runtime, origin: '' }
  const input = { siteId, webId, rootFolderId, scopeId, title, owner, lists, url, template, configuration, language }
  const call = { name: 'farm.addSite', right: 'ManageWeb', target: ctx.web, input } as const
  const hasHomePage = hasFurtherTypes && lists.some(({ leafName }) => leafName === pagesLibrary)
  const make = (blob: NewBlob | undefined) =>
    act(ctx, call, async (scope) => {
      const { records, now } = scope
      const web = webAt(now)
      await insertSite(records, web.row, hasHomePage ? homePage : null, now)
      await insertPrincipals(records, siteId, seed, title, now)
      await insertPermissions(records, siteId, web)
      const types = hasFurtherTypes ? allContentTypes : builtInContentTypes
      for (const type of types) await records.insert('ContentType', contentTypeRow(siteId, webId, type))
      scope.changed({ entity: 'web', type: 'add', webId, objectId: webId })
      const inside = { ...within(ctx, scope), web }
      for (const list of listsWithPages(lists, hasHomePage)) {
        const made = await createList(inside, scope, list)
        if (hasHomePage && list.leafName === pagesLibrary) await addHomePage(inside, scope, made, blob)
        if (hasHomePage && hasFirstLinks(chosen) && list.leafName === documentLibrary) await addFirstLinks(inside, scope, made)
      }
      if (hasFurtherTypes) for (const one of catalogLists) await createList(inside, scope, one)
      await fillChosen(inside, scope, chosen, fill)
    })
  await withHomePage(ctx, hasHomePage, make)
}

const catalogLists: readonly CatalogCreation[] = [...catalogs].flatMap(([baseTemplate, { title, leafName, isLate }]) =>
  isLate ? [] : [{ title, leafName, baseTemplate, isCatalog: true, hasGivenTitle: true, settings: { hidden: true, noCrawl: true } }],
)

/** The lists of a new team site. */
export const firstLists: readonly ListCreation[] = [
  {
    title: 'Documents',
    baseTemplate: 101,
    leafName: 'Shared Documents',
    hasGivenTitle: true,
    settings: { description: 'Files that this team works on.' },
  },
  { title: 'Site Pages', baseTemplate: 850, leafName: 'SitePages', hasGivenTitle: true },
  { title: 'Site Assets', baseTemplate: 101, leafName: 'SiteAssets', hasGivenTitle: true },
  { title: 'Tasks', baseTemplate: 107, hasGivenTitle: true },
  { title: 'Announcements', baseTemplate: 104, hasGivenTitle: true },
]

interface WebSeed {
  readonly scopeId: string
  readonly title: string
  readonly now: number
  readonly webId: string
  readonly rootFolderId: string
  readonly url: string
  readonly template: string
  readonly configuration: number
  readonly language: number
  readonly settings: string | null
}

function newWeb(
  siteId: string,
  { scopeId, title, now, webId, rootFolderId, url, template, configuration, language, settings }: WebSeed,
): Web {
  const row: WebRow = {
    siteId,
    id: webId,
    parentWebId: null,
    rootFolderId,
    scopeId,
    title,
    description: '',
    language,
    locale: language,
    timeZone: 'Etc/UTC',
    template,
    configuration,
    authorId: systemAccountId,
    version: 1,
    createdAt: now,
    lastItemModifiedAt: now,
    properties: null,
    settings,
  }
  return { row, url, scopeId }
}

async function insertSite(records: ContentRecords, web: WebRow, welcomePage: string | null, now: number): Promise<void> {
  await records.insert('Site', {
    siteId: web.siteId,
    rootWebId: web.id,
    ownerId: ids.owner,
    ownersGroupId: ids.owners,
    membersGroupId: ids.members,
    visitorsGroupId: ids.visitors,
    changeSequence: 0,
    storedBytes: 0,
    nextPrincipalId: ids.firstFree,
    // The first id of custom roles (protocol/permissions#roles).
    nextRoleDefinitionId: 1073741924,
    createdAt: now,
  })
  await records.insert('Document', {
    siteId: web.siteId,
    id: web.rootFolderId,
    parentId: '',
    webId: web.id,
    scopeId: web.scopeId,
    kind: 2,
    leafName: '',
    leafKey: '',
    sizeBytes: 0,
    authorId: systemAccountId,
    editorId: systemAccountId,
    createdAt: now,
    modifiedAt: now,
    version: 1,
    contentVersion: 0,
    uiVersion: 512,
    level: 1,
    welcomePage,
  })
  await records.insert('Web', web)
}

async function insertPrincipals(
  records: ContentRecords,
  siteId: string,
  seed: Pick<FarmSeed, 'owner'>,
  title: string,
  now: number,
): Promise<void> {
  await records.insert('Principal', { ...userRow(siteId, ids.owner, seed.owner, now), isSiteAdmin: true })
  await records.insert('Principal', { ...userRow(siteId, systemAccountId, systemActor, now), hidden: true })
  const groups = [
    { id: ids.owners, title: `${title} Owners`, description: 'May do everything in this site.' },
    { id: ids.visitors, title: `${title} Visitors`, description: 'May read this site.' },
    { id: ids.members, title: `${title} Members`, description: 'May read and change the content of this site.' },
  ]
  for (const group of groups) {
    await records.insert('Principal', {
      siteId,
      kind: principalKinds.group,
      loginKey: groupKey(group.title),
      loginName: group.title,
      titleKey: fold(group.title),
      email: '',
      emailKey: '',
      ownerId: ids.owners,
      isSiteAdmin: false,
      hidden: false,
      settings: givenTitle,
      createdAt: now,
      ...group,
    })
  }
  await records.insert('GroupMember', { siteId, groupId: ids.owners, memberId: ids.owner })
}

async function insertPermissions(records: ContentRecords, siteId: string, web: Web): Promise<void> {
  for (const { id, name, description, kind, ordinal, hidden, high, low } of roleDefinitions) {
    await records.insert('RoleDefinition', {
      siteId,
      id,
      name,
      nameKey: fold(name),
      description,
      kind,
      ordinal,
      hidden,
      maskHigh: high,
      maskLow: low,
    })
  }
  await records.insert('PermissionScope', { siteId, id: web.scopeId, webId: web.row.id, objectId: web.row.id })
  const roleIds = new Map(roleDefinitions.map((role) => [role.name, role.id]))
  for (const [principalId, role] of [
    [ids.owners, 'Full Control'],
    [ids.members, 'Edit'],
    [ids.visitors, 'Read'],
  ] as const) {
    await records.insert('RoleAssignment', { siteId, scopeId: web.scopeId, principalId, roleDefinitionId: roleIds.get(role) ?? 0 })
  }
}

const allContentTypes: readonly ContentTypeSeed[] = [...builtInContentTypes, ...furtherContentTypes]

const contentTypeRow = (siteId: string, webId: string, [id, name, groupName, fields]: ContentTypeSeed): ContentTypeRow => ({
  siteId,
  ownerId: webId,
  id,
  name,
  description: '',
  groupName,
  ordinal: allContentTypes.findIndex(([candidate]) => candidate === id),
  hidden: false,
  sealed: false,
  readOnly: false,
  fieldLinks: JSON.stringify(fields),
  version: 1,
})
