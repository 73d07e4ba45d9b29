import { expect } from 'vitest'
import { modelTypes } from '../../../generated/csom/bindings.ts'
import { recordModel } from '../contract-client.ts'
import {
  type Action,
  type Argument,
  call,
  identified,
  load,
  loadAll,
  method,
  type Path,
  runModel,
  type Shown,
  set,
} from './model-client.ts'

/** What a method gave: the object, and the answer of a method that gives no object. */
export interface Gave {
  readonly path: Path
  readonly answer: unknown
}

const tried = new Set<string>()

/**
 * The methods of types that no test of this file has called with a success, besides those that are refused and those that tests of
 * another file call.
 */
export const untried = (types: readonly string[], elsewhere: ReadonlySet<string> = new Set()): string[] =>
  types
    .flatMap((type) =>
      Object.entries(modelTypes[type]?.methods ?? {}).flatMap(([name, { refused }]) => (refused === undefined ? `${type}.${name}` : [])),
    )
    .filter((name) => !tried.has(name) && !elsewhere.has(name))

function factsOf(full: string) {
  const [type = '', name = ''] = full.split('.')
  const facts = modelTypes[type]?.methods?.[name]
  if (!facts) throw new Error(`the contract has no method ${full}`)
  return { name, facts }
}

function isObjectType(gives: string | undefined): boolean {
  const facts = gives === undefined ? undefined : modelTypes[gives.replace('?', '')]
  return facts !== undefined && facts.value === undefined
}

/**
 * Calls methods of the contract at a server as its owner. A method is called three times: with a parameter too many, which
 * must fail; if it writes, by a visitor, which must be denied; and then as it is, which must succeed.
 */
export function trier(url: string) {
  const attempt = (full: string, on: Path, given: readonly Argument[], before: readonly Action[], user?: string) => {
    const { name, facts } = factsOf(full)
    const object = method(on, name, ...given)
    const last: readonly Action[] = isObjectType(facts.gives) ? [{ kind: 'path', on: object }] : [call(on, name, ...given)]
    return runModel(url, [...before, ...last], user)
  }

  /** Calls a method that must fail with an error of this type. */
  async function refuses(
    full: string,
    on: Path,
    given: readonly Argument[],
    type: RegExp,
    before: readonly Action[] = [],
    user?: string,
  ): Promise<string> {
    const { error } = await attempt(full, on, given, before, user)
    expect(error?.ErrorTypeName ?? 'no error', `${full}: ${error?.ErrorMessage ?? ''}`).toMatch(type)
    recordModel(full, false)
    return error?.ErrorMessage ?? ''
  }

  /** Calls a method, after these actions. Returns what it gave; an object with an identity is known by it. */
  async function does(
    full: string,
    on: Path,
    given: readonly Argument[] = [],
    before: readonly Action[] = [],
    visitorMay = false,
  ): Promise<Gave> {
    const { name, facts } = factsOf(full)
    const filled = [...given, ...Array.from({ length: facts.parameters.length - given.length }, () => null)]
    await refuses(full, on, [...filled, 'one too many'], /InvalidClientQueryException$/, before)
    if (facts.writes && !visitorMay) await refuses(full, on, given, /UnauthorizedAccess/, before, 'vera')
    const object = method(on, name, ...given)
    const gives = isObjectType(facts.gives)
    const last: readonly Action[] = gives ? [{ kind: 'path', on: object }] : [call(on, name, ...given)]
    const { error, results } = await runModel(url, [...before, ...last])
    expect(error, full).toBeNull()
    recordModel(full, true)
    tried.add(full)
    return { path: object, answer: results.get(before.length + 1) }
  }

  /** Like `does`, for a method that makes an object: its result is known by its identity, so that it is not made again. */
  async function makes(full: string, on: Path, given: readonly Argument[] = []): Promise<Path> {
    const { name, facts } = factsOf(full)
    await refuses(full, on, [...given, 'one too many'], /InvalidClientQueryException$/)
    if (facts.writes) await refuses(full, on, given, /UnauthorizedAccess/, [], 'vera')
    const { error, results } = await runModel(url, [{ kind: 'identity', on: method(on, name, ...given) }])
    expect(error, full).toBeNull()
    recordModel(full, true)
    tried.add(full)
    return identified((results.get(1) as { readonly _ObjectIdentity_: string })._ObjectIdentity_)
  }

  async function show(on: Path): Promise<Shown> {
    const { error, results } = await runModel(url, [load(on)])
    expect(error).toBeNull()
    return results.get(1) as Shown
  }

  async function showAll(on: Path): Promise<readonly Shown[]> {
    const { error, results } = await runModel(url, [loadAll(on)])
    expect(error).toBeNull()
    return (results.get(1) as { readonly _Child_Items_: readonly Shown[] })._Child_Items_
  }

  /** Sets properties and calls the method that stores them. */
  const stores = (full: string, on: Path, properties: Readonly<Record<string, Argument>>, given: readonly Argument[] = []): Promise<Gave> =>
    does(
      full,
      on,
      given,
      Object.entries(properties).map(([name, to]) => set(on, name, to)),
    )

  return { refuses, does, makes, stores, show, showAll }
}
