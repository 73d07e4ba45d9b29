import { act, read } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { type FeatureDefinition, featureDefinitions } from '../../model/sites/features.ts'
import { noteOwner, type Owner, type OwnerAddress, ownerAt } from './owners.ts'
import { siteReasons } from './reasons.ts'

/** What has features. */
export type FeatureOwner = Exclude<OwnerAddress, { readonly kind: 'list' }>

/** An active feature, with its owner. */
export interface ActiveFeature {
  readonly definition: FeatureDefinition
  readonly owner: Owner
}

/** The features that are active in a web or a site collection, by the order of their definitions. Fails with `access_denied`. */
export async function queryFeatures(ctx: Context, address: FeatureOwner): Promise<ActiveFeature[]> {
  const owner = await ownerAt(ctx, address)
  const rows = await read(ctx, 'Open', owner.target, (records) =>
    records.query('Feature', { where: { siteId: ctx.site.id, ownerId: owner.id } }),
  )
  // A row is there only for a feature that was activated or deactivated.
  const states = new Map(rows.map((row) => [row.id, row.isActive]))
  return [...featureDefinitions.values()]
    .filter(({ id, scope, isInTeamSite }) => scope === address.kind && (states.get(id) ?? isInTeamSite))
    .map((definition) => ({ definition, owner }))
}

/** Fails with `part_not_found` for a feature that is not active, `access_denied`. */
export async function getFeature(ctx: Context, address: FeatureOwner, id: string): Promise<ActiveFeature> {
  const active = await queryFeatures(ctx, address)
  const found = active.find(({ definition }) => definition.id === id.toLowerCase())
  if (found) return found
  const { target } = await ownerAt(ctx, address)
  throw new DomainError(siteReasons.part_not_found, { kind: 'active feature', id, url: target.url })
}

interface FeatureChange {
  readonly id: string
  readonly isActive: boolean
  /** Also if the feature has that state already. */
  readonly force: boolean
}

/**
 * Activates or deactivates a feature. Fails with `invalid_request` for one that the server does not know, with
 * `invalid_operation` for one that has that state already, with `access_denied`.
 */
export async function setFeature(
  ctx: Context,
  address: FeatureOwner,
  { id: given, isActive, force }: FeatureChange,
): Promise<ActiveFeature> {
  const id = given.toLowerCase()
  const owner = await ownerAt(ctx, address)
  const definition = featureDefinitions.get(id)
  const input = { owner: address, id, isActive, force }
  return act(ctx, { name: 'sites.setFeature', right: 'ManageWeb', target: owner.target, input }, async (scope) => {
    if (!definition) throw invalid(`The server has no feature ${id}. The features of a new web stand at ${owner.canonical}/Features.`)
    if (definition.scope !== address.kind)
      throw invalid(`The feature ${id} (${definition.name}) belongs to a ${definition.scope}, not to a ${address.kind}.`)
    const where = { siteId: ctx.site.id, ownerId: owner.id, id }
    const known = await scope.records.find('Feature', where)
    if ((known?.isActive ?? definition.isInTeamSite) === isActive) {
      if (force) return { definition, owner }
      throw invalidOperation(`The feature ${id} (${definition.name}) is ${isActive ? '' : 'not '}active at '${owner.target.url}' already.`)
    }
    const state = { isActive, changedAt: scope.now }
    if (known) await scope.records.update('Feature', where, state)
    else await scope.records.insert('Feature', { ...where, ...state })
    await noteOwner(scope, ctx.site.id, owner)
    return { definition, owner }
  })
}
