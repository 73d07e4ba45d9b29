import {
  getResource,
  getResourceFor,
  type ResourceAddress,
  setLanguage,
  setResourceFor,
  type Titled,
} from '../../core/acts/sites/title-resources.ts'
import { userResource } from '../../entities/lists/user-resource.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { columnOf } from '../lists/fields.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

type Owned = 'Web' | 'List' | 'WebField' | 'ListField' | 'WebType' | 'ListType'

type Operations = `get${Owned}Resource` | `${'get' | 'set'}${Owned}ResourceText` | 'addSupportedUILanguage' | 'removeSupportedUILanguage'

/** What the address of a request names, by the beginning of its operation's name. */
interface Owners {
  readonly Web: () => Titled
  readonly List: (ctx: WireContext, params: Call<'getListResource'>['params']) => Titled
  readonly WebField: (ctx: WireContext, params: Call<'getWebFieldResource'>['params']) => Titled
  readonly ListField: (ctx: WireContext, params: Call<'getListFieldResource'>['params']) => Titled
  readonly WebType: (ctx: WireContext, params: Call<'getWebTypeResource'>['params']) => Titled
  readonly ListType: (ctx: WireContext, params: Call<'getListTypeResource'>['params']) => Titled
}

const owners: Owners = {
  Web: () => ({ kind: 'web' }),
  List: (ctx, params) => ({ kind: 'list', list: listAddress(ctx, params) }),
  WebField: (_ctx, params) => ({ kind: 'column', column: columnOf(params) }),
  ListField: (ctx, params) => ({ kind: 'column', list: listAddress(ctx, params), column: columnOf(params) }),
  WebType: (_ctx, params) => ({ kind: 'contentType', id: params.contentTypeId }),
  ListType: (ctx, params) => ({ kind: 'contentType', list: listAddress(ctx, params), id: params.contentTypeId }),
}

const addressOf = (of: Titled, params: object): ResourceAddress => ({
  of,
  resource: 'resourceKind' in params ? 'description' : 'title',
})

/** Reads the text that an address leads to. */
const text = (ctx: WireContext, of: Titled, { cultureName, ...params }: { readonly cultureName: string }): Promise<string> =>
  getResourceFor(ctx, addressOf(of, params), cultureName)

const set = (
  ctx: WireContext,
  of: Titled,
  { cultureName, resourceText, ...params }: { readonly cultureName: string; readonly resourceText: string },
): Promise<void> => setResourceFor(ctx, addressOf(of, params), cultureName, resourceText)

const resourceOf = async (ctx: WireContext, of: Titled, params: object) => ({ value: await getResource(ctx, addressOf(of, params)) })

const member = { get: 'GetValueForUICulture', set: 'SetValueForUICulture' } as const

/** contracts/rest/sites/title-resources.yaml */
export const titleResourceHandlers: Pick<Handlers<WireContext>, Operations> = {
  getWebResource: async (ctx, { params }, reply) => reply.entity(200, userResource, await resourceOf(ctx, owners.Web(), params)),
  getListResource: async (ctx, { params }, reply) =>
    reply.entity(200, userResource, await resourceOf(ctx, owners.List(ctx, params), params)),
  getWebFieldResource: async (ctx, { params }, reply) =>
    reply.entity(200, userResource, await resourceOf(ctx, owners.WebField(ctx, params), params)),
  getListFieldResource: async (ctx, { params }, reply) =>
    reply.entity(200, userResource, await resourceOf(ctx, owners.ListField(ctx, params), params)),
  getWebTypeResource: async (ctx, { params }, reply) =>
    reply.entity(200, userResource, await resourceOf(ctx, owners.WebType(ctx, params), params)),
  getListTypeResource: async (ctx, { params }, reply) =>
    reply.entity(200, userResource, await resourceOf(ctx, owners.ListType(ctx, params), params)),

  getWebResourceText: async (ctx, { params }, reply) => reply.value(200, 'Edm.String', member.get, await text(ctx, owners.Web(), params)),
  getListResourceText: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.String', member.get, await text(ctx, owners.List(ctx, params), params)),
  getWebFieldResourceText: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.String', member.get, await text(ctx, owners.WebField(ctx, params), params)),
  getListFieldResourceText: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.String', member.get, await text(ctx, owners.ListField(ctx, params), params)),
  getWebTypeResourceText: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.String', member.get, await text(ctx, owners.WebType(ctx, params), params)),
  getListTypeResourceText: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.String', member.get, await text(ctx, owners.ListType(ctx, params), params)),

  setWebResourceText: async (ctx, { params }, reply) => {
    await set(ctx, owners.Web(), params)
    return reply.nothing(200, member.set)
  },
  setListResourceText: async (ctx, { params }, reply) => {
    await set(ctx, owners.List(ctx, params), params)
    return reply.nothing(200, member.set)
  },
  setWebFieldResourceText: async (ctx, { params }, reply) => {
    await set(ctx, owners.WebField(ctx, params), params)
    return reply.nothing(200, member.set)
  },
  setListFieldResourceText: async (ctx, { params }, reply) => {
    await set(ctx, owners.ListField(ctx, params), params)
    return reply.nothing(200, member.set)
  },
  setWebTypeResourceText: async (ctx, { params }, reply) => {
    await set(ctx, owners.WebType(ctx, params), params)
    return reply.nothing(200, member.set)
  },
  setListTypeResourceText: async (ctx, { params }, reply) => {
    await set(ctx, owners.ListType(ctx, params), params)
    return reply.nothing(200, member.set)
  },

  addSupportedUILanguage: async (ctx, { params }, reply) => {
    await setLanguage(ctx, params.lcid, true)
    return reply.nothing(200, 'AddSupportedUILanguage')
  },
  removeSupportedUILanguage: async (ctx, { params }, reply) => {
    await setLanguage(ctx, params.lcid, false)
    return reply.nothing(200, 'RemoveSupportedUILanguage')
  },
}
