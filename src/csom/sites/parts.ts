import { getFeature, setFeature } from '../../core/acts/sites/features.ts'
import type { OwnerAddress } from '../../core/acts/sites/owners.ts'
import { addPart, deleteParts, getPart, type OwnedPart, type PartSettings, updatePart } from '../../core/acts/sites/parts.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { feature } from '../../entities/sites/feature.ts'
import { eventReceiver, userCustomAction } from '../../entities/sites/parts.ts'
import type { HandlersOf, Objects } from '../objects/object-types.ts'
import { type EntityObject, notInModel, objectOf } from '../objects/objects.ts'

/** What the parts of an object belong to. */
function addressOf({ type, value }: EntityObject): OwnerAddress {
  if (type === 'Site') return { kind: 'site' }
  return type === 'List' ? { kind: 'list', list: { id: (value as Objects['List']['value']).row.id } } : { kind: 'web' }
}

function ownerOf(parts: Objects['UserCustomActionCollection' | 'EventReceiverDefinitionCollection' | 'FeatureCollection']): EntityObject {
  if (parts.kind === 'rows') throw notInModel('A part of a result')
  return parts.owner
}

const ownerOfPart = ({ owner: { kind, id } }: OwnedPart): OwnerAddress => (kind === 'list' ? { kind, list: { id } } : { kind })

const featuresOf = (features: Objects['FeatureCollection']) =>
  ownerOf(features).type === 'Site' ? ({ kind: 'site' } as const) : ({ kind: 'web' } as const)

/** A stored action; a new one must be stored first. */
function stored({ value }: Objects['UserCustomAction']): OwnedPart {
  if (value) return value
  throw invalid('The action is not stored. Call Update first.')
}

async function storeAction(object: Objects['UserCustomAction']): Promise<void> {
  const settings = Object.fromEntries(object.settings) as PartSettings
  const { ctx, value, parent } = object
  if (value) object.value = await updatePart(ctx, 'action', ownerOfPart(value), value.id, settings)
  else if (parent) object.value = await addPart(ctx, 'action', addressOf(parent), settings)
  object.settings.clear()
}

/** The longest texts and the highest numbers of an event receiver, which are those that REST takes. */
const receiverLimits: ReadonlyMap<string, number> = new Map([
  ['EventType', 32_767],
  ['ReceiverAssembly', 1_024],
  ['ReceiverClass', 1_024],
  ['ReceiverName', 255],
  ['ReceiverUrl', 2_048],
  ['SequenceNumber', 65_535],
  ['Synchronization', 2],
])

/** What a client says of an event receiver. Fails with `invalid_request` for a text that is too long and a number out of bounds. */
function receiverSettings(given: Iterable<readonly [string, unknown]>): PartSettings {
  const settings = [...given].map(([name, value]): [string, string | number] => {
    const most = receiverLimits.get(name) ?? 0
    const least = name === 'EventType' ? 1 : 0
    if (typeof value === 'string' && value.length <= most) return [name, value]
    if (typeof value === 'number' && value >= least && value <= most) return [name, value]
    const right = typeof value === 'string' ? `has ${most} characters at most` : `is a number from ${least} to ${most}`
    throw invalid(`${name} of an event receiver ${right}; '${String(value).slice(0, 60)}' was given.`)
  })
  return Object.fromEntries(settings)
}

async function storeReceiver(object: Objects['EventReceiverDefinition']): Promise<void> {
  const { ctx, value, settings } = object
  object.value = await updatePart(ctx, 'receiver', ownerOfPart(value), value.id, receiverSettings(settings))
  settings.clear()
}

/** contracts/csom/sites.yaml */
export const partMethods: HandlersOf<
  'UserCustomAction' | 'UserCustomActionCollection' | 'EventReceiverDefinition' | 'EventReceiverDefinitionCollection' | 'FeatureCollection'
> = {
  'UserCustomActionCollection.GetById': async (actions, [id]) =>
    objectOf(actions.ctx, userCustomAction, await getPart(actions.ctx, 'action', addressOf(ownerOf(actions)), id)),
  'UserCustomActionCollection.Add': (actions) =>
    objectOf<OwnedPart | undefined>(actions.ctx, userCustomAction as Shape<never>, undefined, ownerOf(actions)),
  'UserCustomActionCollection.Clear': (actions) => deleteParts(actions.ctx, 'action', addressOf(ownerOf(actions)), 'all'),
  'UserCustomAction.Update': storeAction,
  'UserCustomAction.DeleteObject': (object) => {
    const part = stored(object)
    return deleteParts(object.ctx, 'action', ownerOfPart(part), part.id)
  },

  'EventReceiverDefinitionCollection.GetById': async (receivers, [id]) =>
    objectOf(receivers.ctx, eventReceiver, await getPart(receivers.ctx, 'receiver', addressOf(ownerOf(receivers)), id)),
  'EventReceiverDefinitionCollection.Add': async (receivers, [creation]) =>
    objectOf(
      receivers.ctx,
      eventReceiver,
      await addPart(receivers.ctx, 'receiver', addressOf(ownerOf(receivers)), receiverSettings(Object.entries(creation))),
    ),
  'EventReceiverDefinition.Update': storeReceiver,
  'EventReceiverDefinition.DeleteObject': ({ ctx, value }) => deleteParts(ctx, 'receiver', ownerOfPart(value), value.id),

  'FeatureCollection.GetById': async (features, [id]) =>
    objectOf(features.ctx, feature, await getFeature(features.ctx, featuresOf(features), id), ownerOf(features)),
  'FeatureCollection.Add': async (features, [id, force]) =>
    objectOf(
      features.ctx,
      feature,
      await setFeature(features.ctx, featuresOf(features), { id, isActive: true, force: force ?? false }),
      ownerOf(features),
    ),
  'FeatureCollection.Remove': async (features, [id, force]) => {
    await setFeature(features.ctx, featuresOf(features), { id, isActive: false, force: force ?? false })
  },
}
