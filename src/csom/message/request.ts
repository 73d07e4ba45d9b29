import { type DomainError, invalid } from '../../core/kernel/errors.ts'
import { childElements, type XmlElement } from '../../formats/xml.ts'
import { parseXmlInTurns } from '../../formats/xml-stream.ts'

/** The namespace of requests, which has no other form. */
const namespace = 'http://schemas.microsoft.com/sharepoint/clientquery/2009'

/** A request of the object model, as far as it can be judged without running it. */
export interface ObjectRequest {
  /** The version of the protocol; the reply repeats it. */
  readonly schemaVersion: string
  /** The actions in their order. */
  readonly actions: readonly XmlElement[]
  /** The actions and those in their scopes. */
  readonly all: readonly XmlElement[]
  readonly paths: ReadonlyMap<number, XmlElement>
}

const schemaVersions: readonly string[] = ['14.0.0.0', '15.0.0.0']
/** Of actions and of object paths, each. */
const most = 5_000
/** Scopes in scopes. */
const deepest = 20

/** The scopes, with the parts of each that hold actions. One without parts holds its actions itself. */
export const scopes: ReadonlyMap<string, readonly string[]> = new Map([
  ['ExceptionHandlingScope', ['TryScope', 'CatchScope', 'FinallyScope']],
  ['ExceptionHandlingScopeSimple', []],
  ['ConditionalScope', ['IfTrueScope', 'IfFalseScope']],
])

/**
 * Reads a request. Fails with `invalid_request` if the text is not XML or not a request: with another root or version,
 * with an id that is none or that is used twice, with more than 5,000 actions or object paths, or with scopes that are
 * too deep.
 */
export async function readObjectRequest(text: string): Promise<ObjectRequest> {
  const root = await parseXmlInTurns(text)
  if (root.name !== 'Request' || root.namespace !== namespace)
    throw invalid(`The document's element is '${root.name.slice(0, 100)}'; a Request in the namespace '${namespace}' is needed.`)
  const schemaVersion = root.attributes.get('SchemaVersion') ?? ''
  if (!schemaVersions.includes(schemaVersion))
    throw invalid(`The SchemaVersion is '${schemaVersion.slice(0, 40)}'; it must be ${schemaVersions.join(' or ')}.`)
  const actions = partsOf(root, 'Actions')
  const all = actions.flatMap((action) => withInner(action))
  demandFew('Actions', all.length)
  const paths = new Map<number, XmlElement>()
  const ids = new Set<number>()
  for (const part of [...all, ...partsOf(root, 'ObjectPaths')]) {
    const id = idOf(part)
    if (ids.has(id)) throw invalid(`The id ${id} is used twice.`)
    ids.add(id)
  }
  for (const path of partsOf(root, 'ObjectPaths')) paths.set(idOf(path), path)
  return { schemaVersion, actions, all, paths }
}

/** The actions of a scope: those of one of its parts, or its own. */
export function actionsIn(scope: XmlElement, part?: string): readonly XmlElement[] {
  if (part === undefined) return childElements(scope)
  const holder = childElements(scope).find(({ name }) => name === part)
  return holder ? childElements(holder) : []
}

function withInner(action: XmlElement, depth = 0): XmlElement[] {
  const parts = scopes.get(action.name)
  if (!parts) return [action]
  if (depth >= deepest) throw invalid(`Scopes go ${deepest} levels deep at most.`)
  const inner = parts.length === 0 ? actionsIn(action) : parts.flatMap((part) => actionsIn(action, part))
  return [action, ...inner.flatMap((one) => withInner(one, depth + 1))]
}

function partsOf(root: XmlElement, name: string): readonly XmlElement[] {
  const parts = childElements(root)
    .filter((part) => part.name === name && part.namespace === namespace)
    .flatMap(childElements)
  demandFew(name, parts.length)
  return parts
}

function demandFew(name: string, count: number): void {
  if (count > most) throw invalid(`${name} has ${count} elements; at most ${most} are allowed.`)
}

function idOf({ name, attributes }: XmlElement): number {
  const id = attributes.get('Id') ?? ''
  if (/^\d{1,10}$/.test(id)) return Number(id)
  throw invalid(`'${name.slice(0, 100)}' needs an Id, a number from 0 on; '${id.slice(0, 40)}' was given.`)
}

/** Whether an error says that the request is none. */
export const isMalformed = ({ reason }: DomainError): boolean => reason === 'invalid_request'
