import type { GetChanges, GetChangesResponse } from '../../../generated/soap/sitedata.ts'
import type { Context } from '../../core/access/context.ts'
import { changePage, currentChange, type LoggedChange, queryChanges } from '../../core/acts/changes/change-log.ts'
import { writeChangeToken } from '../../core/acts/changes/change-token.ts'
import { getRootWeb, getWeb } from '../../core/acts/sites/webs.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { type ChangedEntity, type ChangeType, changeTypes } from '../../core/model/change.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { writeXml, type XmlElement, xmlElement } from '../../formats/xml.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { bracedGuid } from '../protocol/wire-text.ts'

const entities: readonly ChangedEntity[] = [
  'site',
  'web',
  'list',
  'field',
  'contentType',
  'view',
  'item',
  'file',
  'folder',
  'user',
  'group',
  'role',
]

/** GetChanges of sitedata.asmx: a page of the change log as a tree (protocol/soap-sites#sitedata). */
export async function getChanges({ context }: SignedInCall, input: GetChanges): Promise<GetChangesResponse> {
  const target = await targetOf(context, input)
  const given = input.LastChangeId?.trim() ?? ''
  const upTo = input.CurrentChangeId?.trim() || writeChangeToken(target, await currentChange(context))
  const changes = await queryChanges(context, target, {
    entities,
    types: Object.keys(changeTypes) as ChangeType[],
    ...(given !== '' && { after: given }),
    upTo,
    latestFirst: false,
    limit: changePage,
  })
  const end = changes.at(-1)
  const moreChanges = changes.length === changePage && end !== undefined
  return {
    GetChangesResult: writeXml(treeOf(context, changes)),
    LastChangeId: moreChanges ? writeChangeToken(target, end) : upTo,
    CurrentChangeId: upTo,
    moreChanges,
  }
}

/** A virtual server and a content database tell of the site collection at this address alone. */
async function targetOf(ctx: Context, { objectType }: GetChanges) {
  switch (objectType) {
    case 'VirtualServer':
    case 'ContentDatabase':
    case 'SiteCollection':
      return { kind: 'site', id: ctx.site.id, securable: await getRootWeb(ctx) } as const
    case 'Site':
      return { kind: 'web', id: ctx.web.row.id, securable: await getWeb(ctx) } as const
    default:
      throw invalid(
        `GetChanges has no id of an object, so its objectType is VirtualServer, ContentDatabase, SiteCollection or Site; ${objectType} was given.`,
      )
  }
}

/** The words of this service; what is neither added nor deleted is Update. */
const words: ReadonlyMap<ChangeType, string> = new Map([
  ['add', 'Add'],
  ['delete', 'Delete'],
  ['moveAway', 'Delete'],
  ['moveInto', 'Add'],
  ['restore', 'Add'],
])

const wordOf = (type: ChangeType): string => words.get(type) ?? 'Update'

interface Branch {
  /** The last change of the object itself. */
  word: string
  readonly below: Map<string, Branch>
}

const childOf = ({ below }: Branch, id: string): Branch => {
  const known = below.get(id)
  if (known) return known
  const made: Branch = { word: 'Unchanged', below: new Map() }
  below.set(id, made)
  return made
}

/** Webs with their lists with their items, each with its last change. */
function treeOf(ctx: Context, changes: readonly LoggedChange[]): XmlElement {
  const site: Branch = { word: 'Unchanged', below: new Map() }
  for (const { entity, type, webId, listId, itemId, objectId } of changes) {
    const web = childOf(site, webId)
    if (entity === 'user' || entity === 'group' || entity === 'role' || entity === 'site') site.word = 'Update'
    else if (listId === null) web.word = entity === 'web' && objectId === webId ? wordOf(type) : 'Update'
    else if (itemId !== null) childOf(childOf(web, listId), String(itemId)).word = wordOf(type)
    else childOf(web, listId).word = entity === 'list' ? wordOf(type) : 'Update'
  }
  const about = [
    ['URL', absoluteUrl(ctx, ctx.site.url)],
    ['ItemCount', String(changes.length)],
  ] as const
  return branchElement('SPSite', ctx.site.id, site, about)
}

const below: Readonly<Record<string, string>> = { SPSite: 'SPWeb', SPWeb: 'SPList', SPList: 'SPListItem' }

function branchElement(name: string, id: string, branch: Branch, more: readonly (readonly [string, string])[] = []): XmlElement {
  const child = below[name]
  const children = child === undefined ? [] : [...branch.below].map(([key, inner]) => branchElement(child, key, inner))
  const shownId = name === 'SPListItem' ? id : bracedGuid(id)
  return xmlElement('', name, new Map([['Change', branch.word], ['ID', shownId], ...more]), children)
}
