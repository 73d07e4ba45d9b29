import type { EventReceiverRow, UserCustomActionRow } from '../../../../generated/prisma/content.ts'
import { act, read } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { noteOwner, type Owner, type OwnerAddress, ownerAt, rightsTo } from './owners.ts'
import { siteReasons } from './reasons.ts'

/** The settings of a user custom action or an event receiver: JSON values by their names in replies. */
export type PartSettings = Readonly<Record<string, string | number | boolean | null | { readonly High: number; readonly Low: number }>>

/** A user custom action or an event receiver, with its owner. */
export interface OwnedPart {
  readonly id: string
  readonly owner: Owner
  readonly settings: PartSettings
}

/** The two kinds of parts: the table of each, the names of its acts, and what people call it. */
const kinds = {
  action: { table: 'UserCustomAction', name: 'user custom action' },
  receiver: { table: 'EventReceiver', name: 'event receiver' },
} as const

export type PartKind = keyof typeof kinds

/** The most parts of one kind that an owner has. */
const maxParts = 500

const partOf = (owner: Owner, row: UserCustomActionRow | EventReceiverRow): OwnedPart => ({
  id: row.id,
  owner,
  settings: JSON.parse(row.settings) as PartSettings,
})

const notFound = (kind: PartKind, id: string, { target }: Owner): DomainError =>
  new DomainError(siteReasons.part_not_found, { kind: kinds[kind].name, id, url: target.url })

/** The parts of an owner, in the order of their creation. Fails with `list_not_found`, `access_denied`. */
export async function queryParts(ctx: Context, kind: PartKind, address: OwnerAddress): Promise<OwnedPart[]> {
  const owner = await ownerAt(ctx, address)
  const rows = await read(ctx, rightsTo(owner).see, owner.target, (records) =>
    records.query(kinds[kind].table, { where: { siteId: ctx.site.id, ownerId: owner.id }, orderBy: ['createdAt', 'id'] }),
  )
  return rows.map((row) => partOf(owner, row))
}

/** Fails with `part_not_found`, `list_not_found`, `access_denied`. */
export async function getPart(ctx: Context, kind: PartKind, address: OwnerAddress, id: string): Promise<OwnedPart> {
  const owner = await ownerAt(ctx, address)
  const row = await read(ctx, rightsTo(owner).see, owner.target, (records) =>
    records.find(kinds[kind].table, { siteId: ctx.site.id, ownerId: owner.id, id }),
  )
  if (!row) throw notFound(kind, id, owner)
  return partOf(owner, row)
}

/** Fails with `list_not_found`, `invalid_request` if the owner has too many, `access_denied`. */
export async function addPart(ctx: Context, kind: PartKind, address: OwnerAddress, settings: PartSettings): Promise<OwnedPart> {
  const owner = await ownerAt(ctx, address)
  const { table, name } = kinds[kind]
  const call = {
    name: 'sites.addPart',
    right: rightsTo(owner).change,
    target: owner.target,
    input: { kind, owner: address, settings },
  } as const
  return act(ctx, call, async (scope) => {
    const { records, now } = scope
    const siteId = ctx.site.id
    const others = await records.query(table, { where: { siteId, ownerId: owner.id }, columns: ['id'] })
    if (others.length >= maxParts) throw invalid(`'${owner.target.url}' has ${maxParts} ${name}s, which is the most it can have.`)
    const row = { siteId, ownerId: owner.id, id: ctx.runtime.newId(), createdAt: now, settings: JSON.stringify(settings), version: 1 }
    await records.insert(table, row)
    await noteOwner(scope, siteId, owner)
    return partOf(owner, row)
  })
}

/** Changes the settings that the patch names. Fails with `part_not_found`, `list_not_found`, `access_denied`. */
export async function updatePart(ctx: Context, kind: PartKind, address: OwnerAddress, id: string, patch: PartSettings): Promise<OwnedPart> {
  const owner = await ownerAt(ctx, address)
  const { table } = kinds[kind]
  const input = { kind, owner: address, id, patch }
  return act(ctx, { name: 'sites.updatePart', right: rightsTo(owner).change, target: owner.target, input }, async (scope) => {
    const where = { siteId: ctx.site.id, ownerId: owner.id, id }
    const row = await scope.records.find(table, where)
    if (!row) throw notFound(kind, id, owner)
    const settings = JSON.stringify({ ...partOf(owner, row).settings, ...patch })
    await scope.records.increment(table, where, { version: 1 }, { settings })
    await noteOwner(scope, ctx.site.id, owner)
    return partOf(owner, { ...row, settings })
  })
}

/** Deletes one part, or all of its kind. Fails with `part_not_found`, `list_not_found`, `access_denied`. */
export async function deleteParts(ctx: Context, kind: PartKind, address: OwnerAddress, id: string | 'all'): Promise<void> {
  const owner = await ownerAt(ctx, address)
  const { table } = kinds[kind]
  const input = { kind, owner: address, id }
  await act(ctx, { name: 'sites.deleteParts', right: rightsTo(owner).change, target: owner.target, input }, async (scope) => {
    const all = { siteId: ctx.site.id, ownerId: owner.id }
    const where = id === 'all' ? all : { ...all, id }
    const [some] = await scope.records.query(table, { where, limit: 1 })
    if (!some && id !== 'all') throw notFound(kind, id, owner)
    if (!some) return
    await scope.records.delete(table, where)
    await noteOwner(scope, ctx.site.id, owner)
  })
}
