import { expect } from 'vitest'

/** An entity in REST: its properties, and its expanded entities. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
export type RestFacts = Readonly<Record<string, any>>

/** The same entity in SOAP: its attributes, and its child elements with text. */
export type SoapFacts = ReadonlyMap<string, string>

/** A fact of both protocols: its names in REST, and its expected text in SOAP; undefined if SOAP leaves it out. */
export interface SharedFact {
  readonly of: readonly string[]
  text(rest: RestFacts): string | undefined
}

export interface ToldFacts {
  /** By the name in SOAP. */
  readonly shared: Readonly<Record<string, SharedFact>>
  readonly restOnly: readonly string[]
  readonly soapOnly: readonly string[]
  /** Names that the SOAP contract allows and no reply of this suite has. */
  readonly untold?: readonly string[]
  /** Shared facts, by their name in SOAP, that are the same for every entity. */
  readonly constant?: readonly string[]
}

export interface ToldTable {
  /** Compares each shared fact. Fails on a fact that the table does not have. */
  compare(rest: RestFacts, soap: SoapFacts): void
  /** Fails unless every name of the table has occurred, every shared fact had two values, and the contracts allow no other names. */
  demandWhole(contracts: { readonly rest?: readonly string[]; readonly soap?: readonly string[] }): void
}

const told = (name: string, facts: RestFacts): unknown => facts[name] ?? undefined

const one = (name: string, text: (value: unknown) => string | undefined): SharedFact => ({
  of: [name],
  text: (rest) => text(told(name, rest)),
})

/** A fact whose text is made from several properties. */
export const made = (of: readonly string[], text: SharedFact['text']): SharedFact => ({ of, text })

export const same = (name: string): SharedFact => one(name, (value) => (value === undefined ? undefined : String(value)))
/** Left out if REST has null or no value. */
export const where = (name: string): SharedFact => one(name, (value) => (value === undefined || value === '' ? undefined : String(value)))
export const braced = (name: string): SharedFact => one(name, (value) => `{${String(value).toUpperCase()}}`)
export const bracedSmall = (name: string): SharedFact => one(name, (value) => (value === undefined ? undefined : `{${String(value)}}`))
export const titleWord = (name: string): SharedFact => one(name, (value) => (value ? 'True' : 'False'))
export const upperWord = (name: string): SharedFact => one(name, (value) => (value === undefined ? undefined : String(value).toUpperCase()))
/** Left out if it is false. */
export const ifTrue = (name: string): SharedFact => one(name, (value) => (value ? 'TRUE' : undefined))
/** `yyyyMMdd HH:mm:ss` of a time in ISO 8601. */
export const compactTime = (name: string): SharedFact =>
  one(name, (value) => String(value).replaceAll('-', '').replace('T', ' ').replace('Z', ''))

export function toldTable({ shared, restOnly, soapOnly, untold = [], constant = [] }: ToldFacts): ToldTable {
  const restNames = new Set([...restOnly, ...Object.values(shared).flatMap(({ of }) => of)])
  const soapNames = new Set([...soapOnly, ...Object.keys(shared)])
  const seenInRest = new Set<string>()
  const seenInSoap = new Set<string>()
  const values = new Map(Object.keys(shared).map((name) => [name, new Set<string | undefined>()]))
  return {
    compare(rest, soap) {
      const newNames = {
        rest: Object.keys(rest).filter((name) => !restNames.has(name)),
        soap: [...soap.keys()].filter((name) => !soapNames.has(name)),
      }
      expect(newNames, 'facts that the table does not know').toEqual({ rest: [], soap: [] })
      for (const name of Object.keys(rest)) seenInRest.add(name)
      for (const name of soap.keys()) seenInSoap.add(name)
      for (const [name, seen] of values) seen.add(soap.get(name))
      const expected = Object.entries(shared).flatMap(([name, { text }]) => {
        const value = text(rest)
        return value === undefined ? [] : [[name, value]]
      })
      const actual = [...soap].filter(([name]) => Object.hasOwn(shared, name))
      expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
    },
    demandWhole(contracts) {
      expect(
        [...restNames].filter((name) => !seenInRest.has(name)),
        'REST does not tell',
      ).toEqual([])
      expect(
        [...soapNames].filter((name) => !seenInSoap.has(name)),
        'SOAP does not tell',
      ).toEqual([])
      const varied = [...values].filter(([, seen]) => seen.size > 1).map(([name]) => name)
      expect(
        Object.keys(shared).filter((name) => !varied.includes(name)),
        'told in one way only',
      ).toEqual(constant)
      expect(
        (contracts.rest ?? []).filter((name) => !restNames.has(name)),
        'new in the contract of REST',
      ).toEqual([])
      expect(
        (contracts.soap ?? []).filter((name) => !soapNames.has(name) && !untold.includes(name)),
        'new in the contract of SOAP',
      ).toEqual([])
    },
  }
}
