import { beforeAll, describe, expect, it } from 'vitest'
import openapi from '../../../../generated/rest/openapi.json' with { type: 'json' }
import { childElements, parseXml, type XmlElement } from '../../../../src/formats/xml.ts'
import { type ProfileName as Name, serveBoth } from '../../../support/profiles/two-profiles.ts'
import { accepts, rowsOf } from '../../../support/wire.ts'
import { type Entry, readEntry, readFeed } from '../../rest/atom/read-atom.ts'
import { documentedLinks, documentedOnRequest, documentedTypes, type Kind } from './documented-types.ts'
import { type Place, prepare } from './living-things.ts'

/**
 * Integers of 64 bits, times, GUIDs, truth values, texts and nulls of every entity of the contract, in both profiles, in each envelope
 * and in Atom, compared with the type that the contract declares; and the contract with the documents of the established server.
 */
const both = await serveBoth({ 'Webhooks:AllowedHosts': '127.0.0.1' })
const { call } = both
const names: readonly Name[] = ['Svc', 'SharePoint']

interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly 'x-entity'?: { readonly type: string }
}
const schemas = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>
const resolved = (schema: Schema): Schema => (schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema)

const formats: ReadonlyMap<string, Kind> = new Map([
  ['int64', 'Int64'],
  ['date-time', 'DateTime'],
  ['uuid', 'Guid'],
  ['integer', 'Int32'],
  ['number', 'Double'],
  ['boolean', 'Boolean'],
  ['string', 'String'],
])

interface Declared {
  readonly kind: Kind
  readonly isNullable: boolean
}

/** The properties of an entity that are no objects and no lists, as the contract declares them. */
function declaredOf(entity: string): Map<string, Declared> {
  const declared = new Map<string, Declared>()
  for (const [name, property] of Object.entries(schemas[entity]?.properties ?? {})) {
    const schema = resolved(property)
    const types = [schema.type ?? []].flat()
    const [type = ''] = types.filter((one) => one !== 'null')
    const kind = formats.get(schema.format ?? '') ?? formats.get(type)
    if (kind && !('x-content-type-id' in schema) && types.filter((one) => one !== 'null').length === 1)
      declared.set(name, { kind, isNullable: types.includes('null') })
  }
  return declared
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z$/
/** The form of each kind in JSON; that of the long integers depends on the profile. */
const forms: Readonly<Record<Kind, (value: unknown, name: Name) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  Int32: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  Int64: (value, name) => (name === 'Svc' ? Number.isSafeInteger(value) : typeof value === 'string' && /^-?\d{1,19}$/.test(value)),
  Double: (value) => typeof value === 'number',
  DateTime: (value) => typeof value === 'string' && time.test(value),
  Guid: (value) => typeof value === 'string' && guid.test(value),
  String: (value) => typeof value === 'string',
}

type Values = Readonly<Record<string, unknown>>
type Wrong = (property: string, words: string) => void

function checkJson(name: Name, declared: ReadonlyMap<string, Declared>, values: Values, wrong: Wrong): void {
  for (const [property, { kind, isNullable }] of declared) {
    const value = values[property]
    if (value === undefined) continue
    if (value === null ? !isNullable : !forms[kind](value, name)) wrong(property, `${JSON.stringify(value)} is no ${kind}`)
  }
}

/** Atom says the type of each value but texts, and marks what is null. */
function checkAtom(declared: ReadonlyMap<string, Declared>, { properties, types }: Entry, values: Values, wrong: Wrong): void {
  for (const [property, { kind }] of declared) {
    if (values[property] === undefined) continue
    if (!(property in properties)) wrong(property, 'is missing in Atom')
    else if ((types[property] ?? 'Edm.String') !== `Edm.${kind}`) wrong(property, `is ${types[property]} in Atom, no ${kind}`)
    else if ((properties[property] === null) !== (values[property] === null)) wrong(property, 'is null in Atom or JSON alone')
  }
}

const bodies = (reply: { readonly json: Values & { readonly d?: Values } }): Values[] =>
  Array.isArray(reply.json.value) || Array.isArray(reply.json.d?.results) ? rowsOf(reply as never) : [reply.json.d ?? reply.json]

/** What is wrong with the entities at a place in a profile. */
async function wrongAt(name: Name, { entity, url, sent, inside }: Place): Promise<string[]> {
  const found = new Set<string>()
  const declared = declaredOf(entity)
  const ask = async (accept: string) => {
    const { headers, ...rest } = sent ?? {}
    const reply = await call(name, sent ? 'POST' : 'GET', url, { ...rest, ...(headers && { headers }) }, accept)
    return reply
  }
  const objectsIn = async (accept: string) => bodies(await ask(accept)).map((one) => (inside ? one[inside] : one) as Values)
  const first = await ask(accepts.nometadata)
  if (first.status !== 200) return [`is answered with ${first.status}: ${first.text}`]
  const plain = await objectsIn(accepts.nometadata)
  const atom = (await ask('application/atom+xml')).text
  const read = atom.includes('<feed') ? readFeed(atom).entries : [readEntry(atom)]
  const entries = inside ? read.map(({ links }) => links.get(inside)?.inline as Entry) : read
  if (plain.length === 0) found.add('nothing is here')
  if (entries.length !== plain.length) found.add(`${entries.length} entries, ${plain.length} objects`)
  for (const [envelope, objects] of [
    ['nometadata', plain],
    ['verbose', await objectsIn(accepts.verbose)],
    ['minimal', await objectsIn(accepts.minimalmetadata)],
  ] as const) {
    const wrong: Wrong = (property, words) => found.add(`${envelope}: ${property}: ${words}`)
    for (const [at, values] of objects.entries()) {
      checkJson(name, declared, values, wrong)
      for (const property of declared.keys())
        if ((values[property] === null) !== (plain[at]?.[property] === null)) wrong(property, 'is null in one envelope alone')
    }
  }
  const wrong: Wrong = (property, words) => found.add(`${property}: ${words}`)
  for (const [at, entry] of entries.entries()) checkAtom(declared, entry, plain[at] ?? {}, wrong)
  return [...found]
}

/** The types of the metadata document of a profile: the types of their properties. */
async function metadataOf(name: Name): Promise<Map<string, Map<string, string>>> {
  const { text } = await call(name, 'GET', '/_api/$metadata', {}, '')
  const within = (element: XmlElement, wanted: string): XmlElement[] =>
    childElements(element).flatMap((child) => [...(child.name === wanted ? [child] : []), ...within(child, wanted)])
  const of = (element: XmlElement, attribute: string) => element.attributes.get(attribute) ?? ''
  const document = parseXml(text)
  return new Map(
    ['EntityType', 'ComplexType']
      .flatMap((kind) => within(document, kind))
      .map((type) => [of(type, 'Name'), new Map(within(type, 'Property').map((property) => [of(property, 'Name'), of(property, 'Type')]))]),
  )
}

describe('the metadata of the service', () => {
  it.each(names)('has the documented types of every documented entity in the profile %s', async (name) => {
    const types = await metadataOf(name)
    const wrong = Object.entries(documentedTypes).flatMap(([entity, kinds]) =>
      Object.entries(kinds).flatMap(([kind, properties]) =>
        properties.split(' ').flatMap((property) => {
          const declared = types.get(entity)?.get(property)
          return declared === `Edm.${kind}` ? [] : [`${entity}.${property} is ${declared}, documented as ${kind}`]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('the values of every entity', () => {
  const places: Partial<Record<Name, readonly Place[]>> = {}
  beforeAll(async () => {
    for (const name of names) places[name] = await prepare(both, name)
  }, 120_000)

  it('are asked for', () => {
    const entities = Object.keys(schemas).filter((entity) => schemas[entity]?.['x-entity'] !== undefined)
    const asked = new Set(places.Svc?.map(({ entity }) => entity))
    // The list data service has verbose JSON and Atom of its own.
    expect(entities.filter((entity) => !asked.has(entity))).toEqual(['ListDataItem'])
  })

  it.each(names)(
    'have the declared forms in the profile %s',
    async (name) => {
      const wrong: Record<string, string[]> = {}
      for (const place of places[name] ?? []) {
        const found = await wrongAt(name, place)
        if (found.length > 0) wrong[`${place.entity} at ${place.url}`] = found
      }
      expect(wrong).toEqual({})
    },
    120_000,
  )

  it.each(names)('have every documented property in the profile %s, null where it has no value', async (name) => {
    const missing: string[] = []
    for (const { entity, url, sent } of places[name] ?? []) {
      // Columns have the properties of their types alone.
      const documented = entity === 'Field' || sent ? [] : Object.values(documentedTypes[entity] ?? {}).flatMap((one) => one.split(' '))
      if (documented.length === 0) continue
      for (const values of bodies(await call(name, 'GET', `${url}?$select=${documented.join(',')}`, {}, accepts.nometadata)))
        missing.push(...documented.filter((property) => !(property in values)).map((property) => `${property} at ${url}`))
    }
    expect([...new Set(missing)]).toEqual([])
  })

  it('are all there in the profile SharePoint without $select, but those that the established server returns on request', async () => {
    const wrong: string[] = []
    for (const { entity, url, sent } of places.SharePoint ?? []) {
      if (entity === 'Field' || sent) continue
      const documented = Object.values(documentedTypes[entity] ?? {}).flatMap((one) => one.split(' '))
      const onRequest = new Set(documentedOnRequest[entity]?.split(' '))
      for (const values of bodies(await call('SharePoint', 'GET', url, {}, accepts.nometadata)))
        wrong.push(
          ...documented.filter((property) => property in values === onRequest.has(property)).map((property) => `${property} at ${url}`),
        )
    }
    expect([...new Set(wrong)]).toEqual([])
  })

  it('are fewer in the profile Svc', async () => {
    const { json } = await call('Svc', 'GET', '/_api/web', {}, accepts.nometadata)
    expect(json).toMatchObject({ Title: expect.any(String) })
    expect(json).not.toHaveProperty('SiteLogoUrl')
  })

  it.each(names)('have in the profile %s the documented links, and each leads to something', async (name) => {
    const wrong: string[] = []
    const asked = new Set<string>()
    for (const { entity, url, sent } of places[name] ?? []) {
      const documented = sent ? [] : (documentedLinks[entity]?.split(' ') ?? [])
      for (const values of documented.length > 0 ? bodies(await call(name, 'GET', url, {}, accepts.verbose)) : [])
        for (const link of documented) {
          const uri = (values[link] as { readonly __deferred?: { readonly uri: string } } | undefined)?.__deferred?.uri
          // Items of libraries have no attachments.
          if (!uri && link === 'AttachmentFiles' && url.includes("'Documents'")) continue
          if (!uri) wrong.push(`${entity} at ${url} has no link ${link}`)
          else if (!asked.has(`${entity} ${link}`)) {
            asked.add(`${entity} ${link}`)
            const { pathname } = new URL(uri)
            const { status } = await call(name, 'GET', pathname, {}, accepts.nometadata)
            if (status !== 200) wrong.push(`${pathname} is answered with ${status}`)
          }
        }
    }
    expect(wrong).toEqual([])
    expect(asked.size).toBeGreaterThan(80)
  })
})
