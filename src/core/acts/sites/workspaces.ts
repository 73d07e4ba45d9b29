import type { PrincipalRow } from '../../../../generated/prisma/content.ts'
import { demand, read } from '../../access/access.ts'
import { outcomeOf } from '../../access/batch.ts'
import type { Context } from '../../access/context.ts'
import { principalKinds } from '../../access/principals.ts'
import type { Document } from '../../content/documents/documents.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { findWeb } from '../../model/sites/find-web.ts'
import { joinUrl, type Web } from '../../model/sites/web.ts'
import { meetingTemplate } from '../../model/sites/web-templates.ts'
import { getFile } from '../files/files.ts'
import { fileReasons } from '../files/reasons.ts'
import { membersOfEach, queryGroups } from '../people/groups.ts'
import { ensureUser, findUser } from '../people/users.ts'
import { addAssignment, queryAssignments } from '../permissions/role-assignments.ts'
import { getRoleDefinition } from '../permissions/role-definitions.ts'
import { siteReasons } from './reasons.ts'
import { addWeb, checkWebName } from './web-changes.ts'
import type { WebState } from './webs.ts'

/** Which workspace a web is: `DWS` for documents, `MWS` for meetings; empty for any other web. */
export function workspaceKind({ row }: Web): 'DWS' | 'MWS' | '' {
  if (row.template === meetingTemplate.name) return 'MWS'
  return row.template === 'STS' && row.configuration === 2 ? 'DWS' : ''
}

/** The library for the documents of a workspace, relative to it. */
export const workspaceLibrary = 'Shared Documents'

/** The names of entries of a web's property bag, each with the id that a client has given a document. */
const documentEntry = 'workspacedocument:'

const most = { documents: 200, users: 200, id: 1_000, name: 128 }

export interface WorkspaceCreation {
  readonly title: string
  /** The last part of its URL. */
  readonly leafName: string
  /** The documents that programs will put into its library: names by the ids of the programs. */
  readonly documents: ReadonlyMap<string, string>
}

/**
 * Makes a document workspace below the addressed web, with permissions of its own, and all rights for the actor. Fails with
 * `invalid_request` (too many documents, ids or names too long) and as `addWeb`.
 */
export async function addWorkspace(ctx: Context, { title, leafName, documents }: WorkspaceCreation): Promise<WebState> {
  if (documents.size > most.documents) throw invalid(`A workspace begins with at most ${most.documents} documents.`)
  for (const [id, name] of documents) {
    if (id === '' || id.length > most.id) throw invalid(`The ID of a document has 1 to ${most.id} characters.`)
    if (name === '' || name.length > most.name || /[/\\]/.test(name)) throw invalid(`'${name.slice(0, 60)}' is not the name of a document.`)
  }
  const language = ctx.web.row.language
  const properties = [...documents].map(([id, name]): [string, string] => [documentEntry + id, name])
  return addWeb(ctx, {
    ...{ title, leafName, description: '', template: 'STS#2', language, hasOwnPermissions: true },
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  })
}

/** A user whom a program names. */
export interface NamedUser {
  readonly email: string
  /** Empty if the program knows only the address. */
  readonly loginName: string
}

/**
 * Lets users contribute to the addressed workspace; returns those whom nobody knows, or who cannot be added. A user with a
 * login name is made if need be; one with an e-mail address alone must be a user of the site collection. Fails with
 * `invalid_request` (too many users), `access_denied`.
 */
export async function addContributors(ctx: Context, users: readonly NamedUser[], hostName: string): Promise<NamedUser[]> {
  if (users.length > most.users) throw invalid(`A workspace begins with at most ${most.users} users.`)
  if (users.length === 0) return []
  const role = await getRoleDefinition(ctx, { name: 'Contribute' })
  const failed: NamedUser[] = []
  for (const named of users) {
    const { email, loginName } = named
    const found = await outcomeOf(async () => (loginName === '' ? findUser(ctx, { email }) : ensureUser(ctx, loginName, hostName)))
    if (!found.ok && found.error.code === 'denied') throw found.error
    if (!found.ok || !found.value) failed.push(named)
    else await addAssignment(ctx, { kind: 'web' }, { principalId: found.value.id, roleDefinitionId: role.id })
  }
  return failed
}

/**
 * The URL that a web below the addressed one can have. Fails with `invalid_request` (a name that no URL can have),
 * `web_address_taken`, `access_denied`.
 */
export async function demandFreeWebUrl(ctx: Context, given: string): Promise<string> {
  await demand(ctx, 'ManageSubwebs', ctx.web)
  const url = joinUrl(ctx.web.url, checkWebName(ctx, given))
  const web = await findWeb(ctx.site, url)
  const leafKey = fold(url.slice(url.lastIndexOf('/') + 1))
  const where = { siteId: ctx.site.id, parentId: ctx.web.row.rootFolderId, leafKey }
  const document = await read(ctx, 'ManageSubwebs', ctx.web, (records) => records.find('Document', where))
  if (document || (web && fold(web.url) === fold(url))) throw new DomainError(siteReasons.web_address_taken, { url })
  return url
}

/**
 * A document of the addressed workspace by the id that a program gave it, or by its GUID. Fails with `file_not_found`,
 * `access_denied`.
 */
export async function findWorkspaceDocument(ctx: Context, id: string): Promise<Document> {
  if (id.length > most.id) throw new DomainError(fileReasons.file_not_found, { file: id.slice(0, 100) })
  const row = await read(ctx, 'Open', ctx.web, (records) => records.find('Web', { siteId: ctx.site.id, id: ctx.web.row.id }))
  const entries = new Map(row?.properties ? Object.entries(JSON.parse(row.properties) as Record<string, string>) : [])
  const name = entries.get(documentEntry + id)
  if (name !== undefined) return getFile(ctx, { url: joinUrl(ctx.web.url, workspaceLibrary, name) })
  const guid = id.replace(/^\{|\}$/g, '').toLowerCase()
  const isGuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(guid)
  if (isGuid) return getFile(ctx, { id: guid })
  throw new DomainError(fileReasons.file_not_found, { file: id.slice(0, 100) })
}

/**
 * The users who have a role on the addressed web, also by a group whose members the actor may see, by id. Fails with
 * `access_denied`.
 */
export async function queryWorkspaceMembers(ctx: Context): Promise<PrincipalRow[]> {
  const principals = (await queryAssignments(ctx, { kind: 'web' })).map(({ principal }) => principal)
  const ids = new Set(principals.map(({ id }) => id))
  const groups = (await queryGroups(ctx)).filter(({ row }) => ids.has(row.id))
  const users = principals.filter(({ kind }) => kind !== principalKinds.group)
  const members = new Map([...users, ...(await membersOfEach(ctx, groups)).flat()].map((user) => [user.id, user]))
  return [...members.values()].filter(({ hidden }) => !hidden).sort((a, b) => a.id - b.id)
}
