import { modelTypes, type TypeFacts } from '../../../generated/csom/bindings.ts'
import { fetchFrom } from '../server.ts'

/** A value object of a parameter. */
export interface Value {
  readonly valueType: string
  readonly members: Readonly<Record<string, Argument>>
}

/** Names with values. */
export interface Dictionary {
  readonly entries: Readonly<Record<string, Argument>>
}

export type Argument = string | number | boolean | null | Uint8Array | Path | Value | Dictionary | readonly Argument[]

/** An object path, which a request writes down when one of its actions needs it. */
export interface Path {
  /** `Type` is no path of its own: the parent of static methods. */
  readonly element: 'StaticProperty' | 'Property' | 'Method' | 'StaticMethod' | 'Constructor' | 'Identity' | 'Type'
  readonly name: string
  readonly parent?: Path
  readonly typeId?: string
  readonly given: readonly Argument[]
}

const typeId = (name: string): string => {
  const { id }: Partial<TypeFacts> = modelTypes[name] ?? {}
  if (id === undefined) throw new Error(`the contract has no id of the type ${name}`)
  return id
}

/** A value object of a type of the contract. */
export const value = (valueType: string, members: Readonly<Record<string, Argument>> = {}): Value => ({ valueType, members })

export const property = (parent: Path, name: string): Path => ({ element: 'Property', name, parent, given: [] })
export const method = (parent: Path, name: string, ...given: readonly Argument[]): Path => ({ element: 'Method', name, parent, given })
export const made = (type: string, ...given: readonly Argument[]): Path => ({
  element: 'Constructor',
  name: '',
  typeId: typeId(type),
  given,
})
export const currentOf = (type: string): Path => ({ element: 'StaticProperty', name: 'Current', typeId: typeId(type), given: [] })
export const session: Path = { element: 'StaticMethod', name: 'GetTaxonomySession', typeId: typeId('TaxonomySession'), given: [] }
/** A type, whose static methods are called like those of an object. */
export const typeItself = (type: string): Path => ({ element: 'Type', name: '', typeId: typeId(type), given: [] })
export const identified = (identity: string): Path => ({ element: 'Identity', name: identity, given: [] })

export const current: Path = currentOf('RequestContext')
export const web = property(current, 'Web')
export const site = property(current, 'Site')
export const listNamed = (title: string): Path => method(property(web, 'Lists'), 'GetByTitle', title)

export type Action =
  | { readonly kind: 'call'; readonly on: Path; readonly name: string; readonly given: readonly Argument[]; readonly version?: string }
  | { readonly kind: 'set'; readonly on: Path; readonly name: string; readonly to: Argument }
  | { readonly kind: 'path' | 'identity'; readonly on: Path }
  | { readonly kind: 'query'; readonly on: Path; readonly inner: string }
  | {
      readonly kind: 'scope'
      readonly name: string
      readonly head: (ids: Ids) => string
      readonly parts: Readonly<Record<string, readonly Action[]>>
    }

export const call = (on: Path, name: string, ...given: readonly Argument[]): Action => ({ kind: 'call', on, name, given })
export const set = (on: Path, name: string, to: Argument): Action => ({ kind: 'set', on, name, to })

const everything = '<Query SelectAllProperties="true"><Properties/></Query>'
/** Reads all scalar properties. */
export const load = (on: Path): Action => ({ kind: 'query', on, inner: everything })
/** Reads a collection with all its elements. */
export const loadAll = (on: Path): Action => ({
  kind: 'query',
  on,
  inner: `${everything}<ChildItemQuery SelectAllProperties="true"><Properties/></ChildItemQuery>`,
})

type Ids = (path: Path) => number

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function written(tag: string, name: string, argument: Argument, ids: Ids): string {
  const named = name === '' ? '' : ` Name="${name}"`
  const plain = (type: string, text: string) => `<${tag}${named} Type="${type}">${text}</${tag}>`
  if (argument === null) return `<${tag}${named} Type="Null"/>`
  if (typeof argument === 'string') return plain('String', escaped(argument))
  if (typeof argument === 'number') return plain(Number.isInteger(argument) ? 'Int32' : 'Double', String(argument))
  if (typeof argument === 'boolean') return plain('Boolean', String(argument))
  if (argument instanceof Uint8Array) return plain('Base64Binary', Buffer.from(argument).toString('base64'))
  if (isArray(argument)) return plain('Array', argument.map((one) => written('Object', '', one, ids)).join(''))
  if ('element' in argument) return `<${tag}${named} ObjectPathId="${ids(argument)}"/>`
  if ('entries' in argument) {
    const entries = Object.entries(argument.entries).map(([entry, one]) => written('Property', entry, one, ids))
    return `<${tag}${named} Type="Dictionary">${entries.join('')}</${tag}>`
  }
  const members = Object.entries(argument.members).map(([member, one]) => written('Property', member, one, ids))
  return `<${tag}${named} TypeId="{${typeId(argument.valueType)}}">${members.join('')}</${tag}>`
}

const isArray = (argument: Argument): argument is readonly Argument[] => Array.isArray(argument)

const parameters = (given: readonly Argument[], ids: Ids): string =>
  given.length === 0 ? '' : `<Parameters>${given.map((one) => written('Parameter', '', one, ids)).join('')}</Parameters>`

/** The text of a request; the ids of its actions are in the order of the actions, from 1 on. */
export function requestText(actions: readonly Action[]): string {
  const known = new Map<Path, number>()
  const paths: string[] = []
  let last = countOf(actions)
  const ids: Ids = (path) => {
    const found = known.get(path)
    if (found !== undefined) return found
    const id = ++last
    known.set(path, id)
    const isStatic = path.parent?.element === 'Type'
    const element = isStatic ? 'StaticMethod' : path.element
    const parent = path.parent && !isStatic ? ` ParentId="${ids(path.parent)}"` : ''
    const itsType = isStatic ? path.parent?.typeId : path.typeId
    const type = itsType === undefined ? '' : ` TypeId="{${itsType}}"`
    paths.push(`<${element} Id="${id}"${parent}${type} Name="${escaped(path.name)}">${parameters(path.given, ids)}</${element}>`)
    return id
  }
  let at = 0
  const text = (action: Action): string => {
    const id = ++at
    switch (action.kind) {
      case 'call': {
        const version = action.version === undefined ? '' : ` Version="${action.version}"`
        if (action.on.element === 'Type')
          return `<StaticMethod Name="${action.name}" Id="${id}" TypeId="{${action.on.typeId}}">${parameters(action.given, ids)}</StaticMethod>`
        return `<Method Name="${action.name}" Id="${id}" ObjectPathId="${ids(action.on)}"${version}>${parameters(action.given, ids)}</Method>`
      }
      case 'set':
        return `<SetProperty Id="${id}" ObjectPathId="${ids(action.on)}" Name="${action.name}">${written('Parameter', '', action.to, ids)}</SetProperty>`
      case 'path':
        return `<ObjectPath Id="${id}" ObjectPathId="${ids(action.on)}"/>`
      case 'identity':
        return `<ObjectIdentityQuery Id="${id}" ObjectPathId="${ids(action.on)}"/>`
      case 'query':
        return `<Query Id="${id}" ObjectPathId="${ids(action.on)}">${action.inner}</Query>`
      case 'scope': {
        const parts = Object.entries(action.parts).map(([part, inner]) =>
          part === '' ? inner.map(text).join('') : `<${part}>${inner.map(text).join('')}</${part}>`,
        )
        return `<${action.name} Id="${id}">${action.head(ids)}${parts.join('')}</${action.name}>`
      }
    }
  }
  const body = actions.map(text).join('')
  return `<Request AddExpandoFieldTypeSuffix="true" SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" ApplicationName="Test" xmlns="http://schemas.microsoft.com/sharepoint/clientquery/2009"><Actions>${body}</Actions><ObjectPaths>${paths.join('')}</ObjectPaths></Request>`
}

const countOf = (actions: readonly Action[]): number =>
  actions.reduce((sum, action) => sum + 1 + (action.kind === 'scope' ? countOf(Object.values(action.parts).flat()) : 0), 0)

export interface Failed {
  readonly ErrorMessage: string
  readonly ErrorCode: number
  readonly ErrorTypeName: string
}

export type Shown = Readonly<Record<string, unknown>>

export interface ModelReply {
  readonly error: Failed | null
  /** The results by the ids of their actions, which count from 1. */
  readonly results: ReadonlyMap<number, unknown>
}

/** Sends actions to a server. Fails unless it answers 200 with a reply of the protocol. */
export async function runModel(url: string, actions: readonly Action[], user = 'admin'): Promise<ModelReply> {
  return sendModel(url, requestText(actions), user)
}

/** Sends a request as it is. */
export async function sendModel(url: string, body: string, user = 'admin'): Promise<ModelReply> {
  const address = `${url}/_vti_bin/client.svc/ProcessQuery`
  const { status, text } = await fetchFrom(address, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body, user })
  if (status !== 200) throw new Error(`ProcessQuery answered ${status}: ${text.slice(0, 300)}`)
  return modelReply(text)
}

/** The results of a reply; of one with streams, those of its first part. */
export function modelReply(text: string): ModelReply {
  const own = text.startsWith('--') ? (text.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '') : text
  const [header, ...rest] = JSON.parse(own) as [{ readonly ErrorInfo: Failed | null }, ...unknown[]]
  const results = new Map<number, unknown>()
  for (let at = 0; at < rest.length; at += 2) results.set(rest[at] as number, rest[at + 1])
  return { error: header.ErrorInfo, results }
}

/** The elements of a shown collection. */
export const childrenOf = (shown: unknown): readonly Shown[] => ((shown as Shown | undefined)?._Child_Items_ ?? []) as readonly Shown[]

/** The id in a text that marks one. */
export const idIn = (shown: unknown): string => /^\/Guid\(([\da-f-]{36})\)\/$/.exec(String(shown))?.[1] ?? ''
