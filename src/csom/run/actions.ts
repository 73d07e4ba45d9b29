import { invalid } from '../../core/kernel/errors.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { MethodArguments } from '../message/arguments.ts'
import { readParameter, readParameters } from '../message/parameters.ts'
import type { ObjectRequest } from '../message/request.ts'
import { readSelection } from '../message/selection.ts'
import { identityOf } from '../objects/identity.ts'
import { type ItemObject, memberType, notInModel, type PathObject } from '../objects/objects.ts'
import { type ObjectAnswer, writeInTurns } from '../objects/values.ts'
import { binItem, eraseObject, setValue, storeItem } from './item-writes.ts'
import { setListProperty, storeList } from './list-writes.ts'
import { onlyReads } from './methods.ts'
import { ObjectPaths } from './paths.ts'
import { showCollection, showEntity, showItem, showItems } from './show.ts'

/** Whether a request may write, by the names of its members: unknown ones may. */
export function mayWrite({ actions, paths }: ObjectRequest): boolean {
  const reads = new Set(['ObjectPath', 'ObjectIdentityQuery', 'Query'])
  const isRead = ({ name, attributes }: XmlElement) => name !== 'Method' || onlyReads(attributes.get('Name') ?? '')
  return !actions.every(({ name }) => reads.has(name)) || ![...paths.values()].every(isRead)
}

/**
 * Runs the actions in their order. Returns the results as JSON: the id of an action, and its result. An error ends the
 * request; what earlier actions have done stays.
 */
export async function runActions(ctx: WireContext, requestId: string, { actions, paths }: ObjectRequest): Promise<string[]> {
  const objects = new ObjectPaths(ctx, paths)
  const pace = makePacer()
  const results: string[] = []
  for (const action of actions) {
    const answer = await runAction({ ctx, requestId, objects }, action)
    if (answer !== undefined) results.push(String(Number(action.attributes.get('Id'))), await writeInTurns(answer, pace))
    await pace()
  }
  return results
}

interface Running {
  readonly ctx: WireContext
  readonly requestId: string
  readonly objects: ObjectPaths
}

/** Undefined for an action without a result. */
async function runAction({ requestId, objects }: Running, action: XmlElement): Promise<ObjectAnswer | undefined> {
  const { name: kind, attributes } = action
  const name = attributes.get('Name') ?? ''
  const find = () => objects.find(attributes.get('ObjectPathId'))
  switch (kind) {
    case 'ObjectPath':
      return new Map([['IsNull', (await find()).kind === 'null']])
    case 'ObjectIdentityQuery':
      return new Map([['_ObjectIdentity_', identityFor(await find(), requestId)]])
    case 'Query':
      return showObject(await find(), requestId, action)
    case 'Method': {
      const object = await find()
      const given = await readParameters(action, objects.find)
      if (object.kind === 'entity' && object.shape.name === 'List' && name === 'Update') {
        if (given.length > 0) throw invalid('List.Update takes no parameters.')
        await storeList(object, versionOf(action))
        return undefined
      }
      if (object.kind !== 'item') throw notInModel(`The method ${memberType(object)}.${name} as an action`)
      return callOnItem(object, name, given, versionOf(action))
    }
    case 'SetProperty': {
      const object = await find()
      if (object.kind !== 'entity' || object.shape.name !== 'List') throw notInModel(`Setting ${memberType(object)}.${name}`)
      const [parameter, ...others] = childElements(action)
      if (!parameter || others.length > 0)
        throw invalid(`SetProperty needs one Parameter; ${others.length + Number(!!parameter)} were given.`)
      setListProperty(object, name, await readParameter(parameter, objects.find))
      return undefined
    }
    default:
      throw notInModel(`The action ${kind}`)
  }
}

function identityFor(object: PathObject, requestId: string): string {
  const named =
    object.kind === 'entity'
      ? object
      : object.kind === 'item' && object.item
        ? { shape: { name: 'ListItem' as const }, value: object.item }
        : undefined
  const identity = named && 'ctx' in object ? identityOf(object.ctx, requestId, named.shape, named.value) : undefined
  if (identity === undefined) throw notInModel(`The identity of a ${memberType(object)}`)
  return identity
}

function showObject(object: PathObject, requestId: string, action: XmlElement): Promise<ObjectAnswer> {
  const asked = readSelection(action)
  switch (object.kind) {
    case 'entity':
      return showEntity(object, requestId, asked)
    case 'item':
      return showItem(object, requestId, asked)
    case 'collection':
      return showCollection(object, requestId, asked)
    case 'items':
      return showItems(object, requestId, asked)
    case 'null':
      throw invalid('The query reads an object that does not exist.')
    default:
      throw notInModel(`A query of a ${memberType(object)}`)
  }
}

/** The version of the object that the client has read. */
function versionOf({ attributes }: XmlElement): number | undefined {
  const version = attributes.get('Version')
  if (version === undefined || version === '') return undefined
  if (/^\d{1,10}$/.test(version)) return Number(version)
  throw invalid(`The Version of a method is a number; '${version.slice(0, 40)}' was given.`)
}

async function callOnItem(
  item: ItemObject,
  name: string,
  values: Awaited<ReturnType<typeof readParameters>>,
  version: number | undefined,
): Promise<ObjectAnswer | undefined> {
  const given = new MethodArguments(`ListItem.${name}`, values, name === 'SetFieldValue' ? 2 : 0)
  switch (name) {
    case 'SetFieldValue':
      setValue(item, given)
      return undefined
    case 'Update':
      await storeItem(item, 'usual', version)
      return undefined
    case 'SystemUpdate':
      await storeItem(item, 'system', version)
      return undefined
    case 'UpdateOverwriteVersion':
      await storeItem(item, 'overVersion', version)
      return undefined
    case 'DeleteObject':
      await eraseObject(item, version)
      return undefined
    case 'Recycle':
      return binItem(item, version)
    default:
      throw notInModel(`ListItem.${name}`)
  }
}
