import { describe, expect, it } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { childElements, parseXml, type XmlElement } from '../../../../src/formats/xml.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')

const { status, headers, text } = await admin.call('GET', '/_api/$metadata')
const [services] = childElements(parseXml(text))
const schemas = services ? childElements(services) : []
const all = (name: string, within: readonly XmlElement[] = schemas): XmlElement[] =>
  within.flatMap((element) => [...(element.name === name ? [element] : []), ...all(name, childElements(element))])
const of = (element: XmlElement, name: string): string => element.attributes.get(name) ?? ''
const namesIn = (name: string): string[] =>
  schemas.flatMap((schema) => all(name, childElements(schema)).map((one) => `${of(schema, 'Namespace')}.${of(one, 'Name')}`))

const entityTypes = namesIn('EntityType')
const complexTypes = namesIn('ComplexType')
const associations = namesIn('Association')

/** Elements with equal names in one element. */
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)

describe('the metadata of the service', () => {
  it('is a document of OData version 3', () => {
    expect({ status, type: headers.get('content-type') }).toMatchObject({ status: 200, type: expect.stringMatching(/^application\/xml/) })
    expect(services?.name).toBe('DataServices')
    expect(text).toContain('m:DataServiceVersion="3.0"')
    expect(schemas.map((schema) => schema.namespace)).toEqual(schemas.map(() => 'http://schemas.microsoft.com/ado/2009/11/edm'))
  })

  it('names each type, property, association and set once', () => {
    expect(twice([...entityTypes, ...complexTypes, ...associations])).toEqual([])
    for (const type of [...all('EntityType'), ...all('ComplexType'), ...all('EntityContainer')])
      expect(
        twice(
          childElements(type)
            .map((member) => `${of(member, 'Name')}`)
            .filter((name) => name !== ''),
        ),
      ).toEqual([])
  })

  it('refers only to what it declares', () => {
    const types = new Set([...entityTypes, ...complexTypes])
    for (const property of all('Property')) {
      const type = of(property, 'Type').replace(/^Collection\((.*)\)$/, '$1')
      expect(type.startsWith('Edm.') || types.has(type) ? '' : `${of(property, 'Name')}: ${type}`).toBe('')
    }
    for (const type of all('EntityType')) {
      const [key] = all('PropertyRef', [type])
      expect(all('Property', [type]).map((one) => of(one, 'Name'))).toContain(key && of(key, 'Name'))
    }
    const ends = new Map(all('Association').map((one) => [of(one, 'Name'), all('End', [one]).map((end) => of(end, 'Role'))]))
    for (const link of all('NavigationProperty')) {
      expect(associations).toContain(of(link, 'Relationship'))
      expect(ends.get(of(link, 'Relationship').split('.').at(-1) ?? '')).toEqual([of(link, 'FromRole'), of(link, 'ToRole')])
    }
    const sets = all('EntitySet')
    for (const set of sets) expect(entityTypes).toContain(of(set, 'EntityType'))
    for (const end of all('AssociationSet').flatMap((one) => all('End', [one])))
      expect(sets.map((set) => of(set, 'Name'))).toContain(of(end, 'EntitySet'))
  })

  it('has every entity that the contract describes with properties, under the type and the set of replies', async () => {
    const minimal = (await admin.call('GET', '/_api/web/lists?$top=1', { headers: { Accept: accepts.minimalmetadata } })).json
    const [, container, set] = String(minimal['odata.metadata']).split('#').at(-1)?.split('.') ?? []
    expect(of(all('EntityContainer')[0] as XmlElement, 'Name')).toBe(container)
    expect(all('EntitySet').map((one) => of(one, 'Name'))).toContain(set)
    expect(entityTypes).toContain(minimal.value[0]['odata.type'])
    const list = all('EntityType').find((one) => of(one, 'Name') === 'List')
    const described = childElements(list as XmlElement).map((one) => of(one, 'Name'))
    expect(described).toEqual(expect.arrayContaining(Object.keys(contract.components.schemas.List?.properties ?? {})))
  })

  it('is for those who may open the web', async () => {
    expectRefusal(await clientOf('stranger').call('GET', '/_api/$metadata'), 403, /Open/)
    expectRefusal(await admin.call('PUT', '/_api/$metadata'), 405, /Allowed here: GET, POST, HEAD/)
  })
})
