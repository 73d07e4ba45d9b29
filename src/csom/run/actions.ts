import { DomainError, invalid, loggedFault } from '../../core/kernel/errors.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { argumentOf } from '../message/arguments.ts'
import { readParameter, readParameters } from '../message/parameters.ts'
import { errorInfo } from '../message/reply.ts'
import { actionsIn, type ObjectRequest } from '../message/request.ts'
import { childOf, readSelection } from '../message/selection.ts'
import { type SentStream, StreamAnswer, streamId, streamMark } from '../message/streams.ts'
import { identityOf } from '../objects/identity.ts'
import type { Call, ModelParts } from '../objects/object-types.ts'
import { isObject, notInModel, type PathObject } from '../objects/objects.ts'
import { onlyReads, settableAtOnce, typeNamed } from '../objects/types.ts'
import { MarkedText, type ObjectAnswer, writeAnswer, writeInTurns } from '../objects/values.ts'
import { callMethod, callStatic, type GivenAnswer } from './call.ts'
import { valueOfExpression } from './expressions.ts'
import { ItemQueue } from './item-queue.ts'
import { storeAtOnce } from './methods.ts'
import { ObjectPaths } from './paths.ts'
import { type Asking, readProperty, showCollection, showEntity, showItem, showItems, showRows, showService } from './show.ts'

/**
 * Whether a request may write, by the names of its methods: unknown ones may. A property that is set is stored by a method,
 * except one of a type that stores it at once.
 */
export function mayWrite({ all, paths }: ObjectRequest): boolean {
  const isCall = ({ name }: XmlElement) => name === 'Method' || name === 'StaticMethod'
  return [...all, ...paths.values()].some((part) => {
    const name = part.attributes.get('Name') ?? ''
    return (isCall(part) && !onlyReads(name)) || (part.name === 'SetProperty' && settableAtOnce.has(name))
  })
}

/** What running needs besides the request. */
export interface RunFacts {
  /** The request, as identities name it. */
  readonly requestId: string
  readonly parts: ModelParts
}

export interface RunResults {
  /** The ids of actions and their results, as JSON. */
  readonly results: readonly string[]
  /** The streams that the results name. */
  readonly streams: readonly SentStream[]
}

interface Running {
  readonly parts: ModelParts
  readonly ctx: WireContext
  readonly asking: Asking
  readonly objects: ObjectPaths
  readonly items: ItemQueue
  /** The ids of the actions that have a result, and the results, as JSON; a function for one that is known at the end. */
  readonly results: (string | (() => string))[]
  readonly streams: SentStream[]
  readonly pace: () => Promise<void> | undefined
}

/**
 * Runs the actions in their order. An error ends the
 * request unless a scope handles it; what earlier actions have done stays.
 */
export async function runActions(ctx: WireContext, { requestId, parts }: RunFacts, { actions, paths }: ObjectRequest): Promise<RunResults> {
  const objects = new ObjectPaths(ctx, paths, parts)
  const running: Running = {
    ctx,
    objects,
    parts,
    items: new ItemQueue(ctx),
    asking: { requestId, find: objects.find },
    results: [],
    streams: [],
    pace: makePacer(),
  }
  await runAll(running, actions)
  const results = running.results.map((result) => (typeof result === 'function' ? result() : result))
  return { results, streams: running.streams }
}

async function runAll(running: Running, actions: readonly XmlElement[]): Promise<void> {
  const { items, objects } = running
  try {
    for (const action of actions) {
      if (!items.passes(action, objects)) await items.flush()
      const answer = await runAction(running, action)
      if (answer !== undefined) await note(running, action, answer)
      await running.pace()
    }
  } finally {
    // What stands before an error is done. If it fails itself, its error came first.
    await items.flush()
  }
}

async function note(running: Running, action: XmlElement, given: ObjectAnswer | StreamAnswer): Promise<void> {
  const { results, pace } = running
  const answer = given instanceof StreamAnswer ? markOf(running, given) : given
  results.push(String(Number(action.attributes.get('Id'))), await writeInTurns(answer, pace))
}

/** Streams of a reply. */
const mostStreams = 100

/** What stands for a stream in the results. */
function markOf({ streams, asking }: Running, { content }: StreamAnswer): MarkedText {
  if (streams.length >= mostStreams) throw invalid(`A reply has ${mostStreams} streams at most.`)
  const id = streamId(streams.length, asking.requestId)
  streams.push({ id, content })
  return new MarkedText(streamMark(id))
}

/** Undefined for an action without a result. */
async function runAction(running: Running, action: XmlElement): Promise<ObjectAnswer | StreamAnswer | undefined> {
  const { asking, objects } = running
  const { name: kind, attributes } = action
  const name = attributes.get('Name') ?? ''
  const find = () => objects.find(attributes.get('ObjectPathId'))
  switch (kind) {
    case 'ObjectPath':
      return new Map([['IsNull', (await find()).kind === 'null']])
    case 'ObjectIdentityQuery':
      noteIdentity(running, action, await find())
      return undefined
    case 'Query':
      return showObject(await find(), asking, action)
    case 'Method': {
      const object = await find()
      const { version } = callOf(running, action)
      if (running.items.takes(object, name, childElements(action).length > 0, version)) return undefined
      if (name !== 'SetFieldValue') await running.items.flush()
      return answerOf(await callMethod(object, name, await readParameters(action, objects.find), callOf(running, action)))
    }
    case 'StaticMethod':
      return answerOf(await callStatic(running.ctx, action, await readParameters(action, objects.find), callOf(running, action)))
    case 'SetProperty':
      await setProperty(await find(), name, action, objects)
      return undefined
    case 'ExceptionHandlingScope':
    case 'ExceptionHandlingScopeSimple':
      return handleErrors(running, action)
    case 'ConditionalScope':
      return choose(running, action)
    default:
      throw notInModel(`The action ${kind.slice(0, 60)}`)
  }
}

/** A method that gives an object has a result only for paths. */
const answerOf = (given: GivenAnswer | undefined): ObjectAnswer | StreamAnswer | undefined => (isObject(given) ? undefined : given)

/** Keeps a value until a method of the object reads it. Fails with `operation_unsupported`, `invalid_request`. */
async function setProperty(object: PathObject, name: string, action: XmlElement, { find }: ObjectPaths): Promise<void> {
  const [parameter, ...others] = childElements(action)
  if (!parameter || others.length > 0) throw invalid(`SetProperty needs one Parameter; ${others.length + Number(!!parameter)} were given.`)
  const given = await readParameter(parameter, find)
  const full = `${object.type}.${name}`
  if (object.kind === 'value') {
    const members = typeNamed(object.type).facts.value ?? {}
    if (!Object.hasOwn(members, name)) throw notInModel(`Setting ${full}`, name, Object.keys(members))
    object.members.set(name, given)
    return
  }
  if (object.kind !== 'entity' && object.kind !== 'service') throw notInModel(`Setting ${full}`)
  const { settable } = typeNamed(object.type)
  const typed = settable.get(name)
  if (typed === undefined) throw notInModel(`Setting ${full}`, name, settable.keys())
  object.settings.set(name, argumentOf(given, typed, full))
  if (object.kind === 'entity') await storeAtOnce(object)
}

/** Runs the actions of a scope. An error ends it, and then the actions for errors run; those at its end run in any case. */
async function handleErrors(running: Running, action: XmlElement): Promise<ObjectAnswer> {
  const isSimple = action.name === 'ExceptionHandlingScopeSimple'
  let error: DomainError | undefined
  try {
    await runAll(running, actionsIn(action, isSimple ? undefined : 'TryScope'))
  } catch (thrown) {
    error = handled(thrown)
    if (!isSimple) await runAll(running, actionsIn(action, 'CatchScope'))
  } finally {
    if (!isSimple) await runAll(running, actionsIn(action, 'FinallyScope'))
  }
  const info = error && errorInfo(running.ctx.profile, error, running.asking.requestId)
  return new Map<string, ObjectAnswer>([
    ['HasException', error !== undefined],
    ['ErrorInfo', info ? new Map(Object.entries(info) as [string, ObjectAnswer][]) : null],
  ])
}

/** The errors that a scope handles: those of a client. A budget that is spent, or a server that cannot serve, ends the request. */
function handled(thrown: unknown): DomainError {
  const isHandled = thrown instanceof DomainError && loggedFault(thrown) === undefined
  if (isHandled && thrown.code !== 'unavailable' && !budgetReasons.has(thrown.reason)) return thrown
  throw thrown
}

const budgetReasons: ReadonlySet<string> = new Set([kernelReasons.reply_too_large.name, kernelReasons.query_too_expensive.name])

/** Runs the actions that a condition chooses; its result stands before theirs. */
async function choose(running: Running, action: XmlElement): Promise<undefined> {
  const test = childOf(action, 'Test')
  const body = test && (childOf(test, 'Body') ?? test)
  const [expression] = body ? childElements(body) : []
  if (!expression) throw invalid('ConditionalScope needs a Test with a Body.')
  const { asking } = running
  const read = (object: PathObject, name: string) => readProperty(object, name, asking)
  const value = await valueOfExpression(expression, { parameters: new Map(), find: asking.find, read })
  if (typeof value !== 'boolean') throw invalid('The Test of a ConditionalScope must be true or false.')
  await note(running, action, new Map([['Test', value]]))
  await runAll(running, actionsIn(action, value ? 'IfTrueScope' : 'IfFalseScope'))
  return undefined
}

/**
 * The identity of an object, null if it has none. A new object, which clients ask for its identity before they store it, has
 * the one that it has at the end of the request.
 */
function noteIdentity({ results, asking }: Running, { attributes }: XmlElement, object: PathObject): void {
  const identity = () => writeAnswer(new Map([['_ObjectIdentity_', identityOf(object, asking.requestId) ?? null]]))
  const isNew = (object.kind === 'item' && !object.item) || (object.kind === 'entity' && object.value === undefined)
  results.push(String(Number(attributes.get('Id'))), isNew ? identity : identity())
}

function showObject(object: PathObject, asking: Asking, action: XmlElement): Promise<ObjectAnswer> {
  const asked = readSelection(action)
  switch (object.kind) {
    case 'entity':
      return showEntity(object, asking, asked)
    case 'item':
      return showItem(object, asking, asked)
    case 'collection':
      return showCollection(object, asking, asked)
    case 'rows':
      return showRows(object, asking, asked)
    case 'items':
      return showItems(object, asking, asked)
    case 'null':
      return Promise.resolve(null)
    case 'service':
      return Promise.resolve(showService(object, asked))
    default:
      throw notInModel(`A query of a ${object.type}`)
  }
}

/** What a call has besides its parameters: the version of the object that the client has read. */
function callOf({ parts }: Running, { attributes }: XmlElement): Call {
  const version = attributes.get('Version')
  if (version === undefined || version === '') return { ...parts, version: undefined }
  if (/^\d{1,10}$/.test(version)) return { ...parts, version: Number(version) }
  throw invalid(`The Version of a method is a number; '${version.slice(0, 40)}' was given.`)
}
