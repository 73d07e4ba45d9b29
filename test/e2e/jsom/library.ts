import { createRequire } from 'node:module'

/**
 * The script library of the established server, as sp-jsom-node brings it: its names are global, and it has no types. An object
 * of it is called by the names of its methods.
 */
export type Thing = object

export interface Given {
  /** The folder of the package. */
  readonly package: string
  readonly url: string
  /** The version of the library: 2013, 2016, 2019 or spo. */
  readonly version: string
}

interface Loaded {
  readonly init: (options: object) => unknown
  readonly getContext: () => Thing
}

/** Loads a version of the library into this process, and signs in by the form of the page. */
export function loadLibrary({ package: folder, url, version }: Given): Thing {
  const { JsomNode } = createRequire(import.meta.url)(folder) as { readonly JsomNode: new (settings: object) => Loaded }
  const loaded = new JsomNode({ modules: ['core', 'taxonomy', 'userprofiles', 'search'], envCode: version })
  loaded.init({ siteUrl: url, authOptions: { username: 'admin', password: 'any', fba: true } })
  return loaded.getContext()
}

/** The value of a global name with dots. */
export function named(path: string): unknown {
  return path.split('.').reduce((at: unknown, name) => (Object(at) as Record<string, unknown>)[name], globalThis)
}

/** Makes an object of a class. */
export function make(path: string, ...given: readonly unknown[]): Thing {
  return Reflect.construct(named(path) as new () => Thing, given) as Thing
}

/** Calls a method. */
export function call<T = Thing>(thing: unknown, name: string, ...given: readonly unknown[]): T {
  const method: unknown = Reflect.get(Object(thing) as object, name)
  if (typeof method !== 'function') throw new Error(`The library has no method ${name}.`)
  return Reflect.apply(method, thing, given) as T
}

/** A value object with some of its properties. */
export function filled(path: string, members: Readonly<Record<string, unknown>>): Thing {
  const thing = make(path)
  for (const [name, value] of Object.entries(members)) call(thing, `set_${name}`, value)
  return thing
}

/** Whether a version has a class or a static method. */
export const has = (path: string): boolean => typeof named(path) === 'function'

/** Sends what was asked since the last time. */
export function send(context: Thing): Promise<void> {
  return new Promise((resolve, reject) => {
    call(
      context,
      'executeQueryAsync',
      () => resolve(),
      (_sender: unknown, failure: Thing) =>
        reject(new Error(`${call<string>(failure, 'get_errorTypeName')}: ${call<string>(failure, 'get_message')}`)),
    )
  })
}

/** A property as a text. */
export const text = (thing: Thing, name: string): string => String(call<unknown>(thing, `get_${name}`))

/** The bytes of a text, as the library wants them. */
export function bytesOf(words: string): Thing {
  const bytes = make('SP.Base64EncodedByteArray')
  for (const byte of Buffer.from(words)) call(bytes, 'append', byte)
  return bytes
}

/** The elements of a loaded collection. */
export function elements(collection: Thing): Thing[] {
  return Array.from({ length: call<number>(collection, 'get_count') }, (_, at) => call(collection, 'getItemAtIndex', at))
}

export function demand(holds: boolean, shown: unknown): void {
  if (!holds) throw new Error(`The library told ${JSON.stringify(shown)?.slice(0, 300) ?? 'nothing'}`)
}

/** Prints a line for each case, and ends the process: the library keeps connections open. */
export async function tryAll(cases: Readonly<Record<string, () => Promise<unknown>>>): Promise<never> {
  for (const [name, run] of Object.entries(cases)) {
    const error = await run().then(
      () => null,
      (failure: unknown) => (failure instanceof Error ? failure.message : JSON.stringify(failure)),
    )
    console.log(JSON.stringify([name, error]))
  }
  process.exit(0)
}
