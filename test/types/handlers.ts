/**
 * Handlers that must not compile. Each line
 * under `@ts-expect-error` is a mistake; the type check of the project fails
 * when one of them is no longer refused.
 */

import type { EntityType } from '../../src/entities/shape/shape.ts'
import type { Call, Handler, Handlers, Reply } from '../../src/rest/protocol/handlers.ts'

interface TestContext {
  readonly actor: { readonly loginName: string }
}

declare const list: EntityType<'List', { readonly title: string }>
declare const item: EntityType<'ListItem', { readonly id: number }>
declare const user: EntityType<'User', { readonly name: string }>
declare const all: Handlers<TestContext>

type Reads<K extends keyof Handlers<TestContext>> = Handler<K, TestContext>

// Valid ones compile.
export const getItem: Reads<'getItem'> = async (ctx, { params, query, envelope }, reply) => {
  const name: string = ctx.actor.loginName
  const itemId: number = params.itemId
  const address: string = 'listTitle' in params ? params.listTitle : 'listUrl' in params ? params.listUrl : ''
  const select: string | undefined = query.$select
  return reply.entity(200, item, { id: itemId }, { ETag: `"${name}${address}${select}${envelope}"` })
}
export const queryLists: Reads<'listLists'> = (_ctx, { query }, reply) =>
  reply.collection(200, list, { items: [{ title: 'a' }], next: 'http://h/', count: query.$top })
export const deleteItem: Reads<'deleteItem'> = (_ctx, { headers }, reply) => {
  const etag: string | undefined = headers['If-Match']
  return etag === undefined ? reply.empty(200) : reply.empty(200, {})
}
export const addList: Reads<'addList'> = (_ctx, { body }, reply) => {
  const title: string = body.Title
  const template: number | undefined = body.BaseTemplate
  return reply.entity(201, list, { title: `${title}${template}` }, { ETag: '"1"', Location: 'http://h/' })
}
export const getHealth: Reads<'getHealth'> = (ctx, _call, reply) => {
  const nobody: undefined = ctx
  const uptime = { seconds: 1, formatted: String(nobody) }
  return reply.json(200, { status: 'Healthy', version: '1', uptime, requests: { total: 0, successful: 0, failed: 0, errorRate: '0%' } })
}

// Names and shapes of the input.
export function wrongInput(call: Call<'getItem'>, update: Call<'updateList'>, byId: Call<'getListById'>, add: Call<'addItem'>): unknown[] {
  return [
    // @ts-expect-error: the address has no such parameter.
    call.params.nope,
    // @ts-expect-error: another form of the address has this one.
    call.params.listTitle,
    // @ts-expect-error: this operation has one form alone.
    byId.params.listTitle,
    // @ts-expect-error: the operation takes no such option.
    call.query.$filter,
    // @ts-expect-error: the operation takes no such header.
    call.headers['If-Match'],
    // @ts-expect-error: the body has no such member.
    update.body.ItemCount,
    // @ts-expect-error: the value of a column is not known to be text.
    add.body.Title?.length,
    // @ts-expect-error: the operation has no body.
    call.body?.Title,
  ]
}

// Replies that the contract does not declare.
export function wrongReplies(
  one: Reply<'getItem'>,
  many: Reply<'listItems'>,
  gone: Reply<'deleteItem'>,
  info: Reply<'getContextInfo'>,
): unknown[] {
  return [
    // @ts-expect-error: an undeclared status.
    one.entity(201, item, { id: 1 }),
    // @ts-expect-error: failures are thrown, not replied.
    one.entity(404, item, { id: 1 }),
    // @ts-expect-error: another entity.
    one.entity(200, list, { title: 'a' }),
    // @ts-expect-error: not what the entity is read from.
    one.entity(200, item, { id: 'x' }),
    // @ts-expect-error: an undeclared header.
    one.entity(200, item, { id: 1 }, { Location: 'http://h/' }),
    // @ts-expect-error: a header that is no text.
    one.entity(200, item, { id: 1 }, { ETag: 3 }),
    // @ts-expect-error: an entity, not a collection.
    one.collection(200, item, { items: [] }),
    // @ts-expect-error: an entity, not nothing.
    one.empty(200),
    // @ts-expect-error: a collection, not an entity.
    many.entity(200, item, { id: 1 }),
    // @ts-expect-error: a collection of other entities.
    many.collection(200, user, { items: [] }),
    // @ts-expect-error: members that the entity is not read from.
    many.collection(200, item, { items: [{ name: 'x' }] }),
    // @ts-expect-error: nothing, not JSON.
    gone.json(200, {}),
    // @ts-expect-error: a member is missing.
    info.complex(200, 'ContextWebInformation', 'GetContextWebInformation', { FormDigestValue: '0x1,x' }),
    // @ts-expect-error: another member of d.
    info.complex(200, 'ContextWebInformation', 'ContextInfo', {} as never),
  ]
}

// Handlers that do not fit.
// @ts-expect-error: a reply that Reply has not made.
export const raw: Reads<'deleteItem'> = () => ({ content: { kind: 'empty', status: 200, headers: {} } })
// @ts-expect-error: the reply of another operation.
export const foreign: Reads<'getList'> = (_ctx, _call, reply: Reply<'getListById'>) => reply.entity(200, list, { title: 'a' })
// @ts-expect-error: no reply at all.
export const silent: Reads<'getList'> = async () => undefined
// @ts-expect-error: an operation that needs no credentials may have no actor.
export const careless: Reads<'getHealth'> = (ctx) => ctx.actor.loginName as never
const { getItem: _left, ...most } = all
// @ts-expect-error: an operation is missing.
export const incomplete: Handlers<TestContext> = most
// @ts-expect-error: the contract has no such operation.
export const excessive: Handlers<TestContext> = { ...all, getNothing: getItem }
