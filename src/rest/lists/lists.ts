import type { Context } from '../../core/access/context.ts'
import { deleteList, ensureSiteLibrary, getList, getListAuthor, queryLists, updateList } from '../../core/acts/lists/lists.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import { addListFromTemplate } from '../../core/acts/templates/list-templates.ts'
import { addListOf } from '../../core/acts/templates/package-lists.ts'
import type { List } from '../../core/model/lists/list.ts'
import { leafNameFromTitle } from '../../core/model/lists/naming.ts'
import { listSettingsOf, storedPartsOf } from '../../entities/lists/input/list-input.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { list } from '../../entities/lists/list.ts'
import { user } from '../../entities/people/principals.ts'
import { web } from '../../entities/sites/web.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'addListByParameters'
  | 'getListParentWeb'
  | 'getListAuthor'
  | 'ensureSiteAssetsLibrary'
  | 'ensureSitePagesLibrary'
  | 'listLists'
  | 'addList'
  | 'getList'
  | 'getListById'
  | 'updateList'
  | 'mergeList'
  | 'deleteList'

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
function change(ctx: Context, { params, body, headers }: Pick<Call<'updateList'>, 'params' | 'body' | 'headers'>): Promise<List> {
  const { Title: title, OnQuickLaunch: onQuickLaunch, ...rest } = body
  const patch = { ...listSettingsOf(rest), ...(title !== undefined && { title }), ...storedPartsOf(body) }
  return updateList(ctx, listAddress(ctx, params), patch, parseIfMatch(headers['If-Match']), onQuickLaunch)
}

const headersOf = ({ profile }: WireContext, { row }: List) => ({ ETag: profile.entityTag(row.version) })

/** contracts/rest/lists/lists.yaml */
export const listHandlers: Pick<Handlers<WireContext>, Operations> = {
  listLists: async (ctx, { query }, reply) => reply.collection(200, list, pageOf(list, await queryLists(ctx), query, ctx)),

  addList: async (ctx, { body }, reply) => {
    const { Title: title, BaseTemplate: baseTemplate = 100, OnQuickLaunch: onQuickLaunch = false, ...rest } = body
    const made = await addListOf(ctx, { title, baseTemplate, settings: listSettingsOf(rest), onQuickLaunch }, viewQueryOf)
    return reply.entity(201, list, made, { ...headersOf(ctx, made), Location: serviceRoot(ctx) + list.address(made) })
  },

  addListByParameters: async (ctx, { body: { parameters } }, reply) => {
    const { Title: title, TemplateType: baseTemplate, Description: description, Url: url, QuickLaunchOption: option } = parameters
    const leafName = leafNameFromTitle(url?.split('/').at(-1) ?? '')
    const { TemplateName: template } = parameters
    if (template) {
      const onQuickLaunch = option === undefined || option === null || option === 2 ? undefined : option === 1
      const input = { title, template, onQuickLaunch, description: description ?? undefined, leafName: url ? leafName : undefined }
      return reply.entity(200, list, await addListFromTemplate(ctx, input, viewQueryOf))
    }
    const creation = {
      title,
      baseTemplate: baseTemplate ?? 100,
      settings: { description: description ?? '' },
      ...(url && { leafName }),
      onQuickLaunch: option === 1,
    }
    const made = await addListOf(ctx, creation, viewQueryOf)
    return reply.entity(200, list, made)
  },

  ensureSiteAssetsLibrary: async (ctx, _call, reply) => reply.entity(200, list, await ensureSiteLibrary(ctx, 'assets')),
  ensureSitePagesLibrary: async (ctx, _call, reply) => reply.entity(200, list, await ensureSiteLibrary(ctx, 'pages')),

  getListParentWeb: async (ctx, { params }, reply) => {
    const { row } = await getList(ctx, listAddress(ctx, params))
    return reply.entity(200, web, await getWebById(ctx, row.webId))
  },

  getListAuthor: async (ctx, { params }, reply) => reply.entity(200, user, await getListAuthor(ctx, listAddress(ctx, params))),

  getList: async (ctx, { params }, reply) => {
    const found = await getList(ctx, listAddress(ctx, params))
    return reply.entity(200, list, found, headersOf(ctx, found))
  },

  getListById: async (ctx, { params }, reply) => {
    const found = await getList(ctx, { id: params.listId })
    return reply.entity(200, list, found, headersOf(ctx, found))
  },

  updateList: async (ctx, call, reply) => {
    const changed = await change(ctx, call)
    return reply.entity(200, list, changed, headersOf(ctx, changed))
  },

  mergeList: async (ctx, call, reply) => {
    const changed = await change(ctx, call)
    return reply.entity(200, list, changed, headersOf(ctx, changed))
  },

  deleteList: async (ctx, { params, headers }, reply) => {
    await deleteList(ctx, listAddress(ctx, params), parseIfMatch(headers['If-Match']))
    return reply.empty(200)
  },
}
