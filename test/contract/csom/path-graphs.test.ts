import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { modelTypes, type TypeFacts } from '../../../generated/csom/bindings.ts'
import { escaped } from '../../support/csom/model-client.ts'
import { startServer } from '../../support/server.ts'
import { contextType, processQuery } from './object-requests.ts'

/**
 * Random graphs of object paths: members of the contract, members of other types, names that nobody sends in good faith; parents and
 * parameters that come earlier, later, in a circle or nowhere; ids of every size. `csom` in `test/fuzz` draws whole requests.
 */
const limit = 300
const server = await startServer({ settings: { 'Limits:ReplyEntities': String(limit) } })
afterAll(() => server.stop())

/** What decides about one path. The numbers choose among what is possible there. */
const drawnPath = fc.record({
  /** Valid paths follow the contract from the path before; the others take what the numbers give. */
  kind: fc.constantFrom('valid', 'valid', 'valid', 'wrong member', 'wrong parent', 'hostile'),
  pick: fc.nat(10_000),
  parent: fc.nat(20),
  argument: fc.nat(20),
})
const drawnGraph = fc.record({
  paths: fc.array(drawnPath, { minLength: 1, maxLength: 14 }),
  actions: fc.array(fc.record({ on: fc.nat(20), pick: fc.nat(4) }), { minLength: 1, maxLength: 6 }),
  /** What stands between two ids, and whether paths come before those that they need. */
  idStep: fc.constantFrom(1, 1, 2, 70_000_000, 700_000_000),
  isReversed: fc.boolean(),
})
type Drawn = typeof drawnGraph extends fc.Arbitrary<infer Value> ? Value : never

const hostileNames = ['__proto__', 'constructor', 'toString', '', 'Lists', 'GetById', '🙂', 'x'.repeat(2_000), '../..', '%00']
const hostileIds = ['99999999999', '-1', 'x', '', '1e3', '0x1', '4294967296']

interface Member {
  readonly element: 'Property' | 'Method'
  readonly name: string
  readonly parameters: readonly (readonly [string, string])[]
  readonly type: string
}

/** The members of a type that lead to objects and write nothing. */
function membersOf(type: string): readonly Member[] {
  const facts: TypeFacts = modelTypes[type] ?? {}
  const properties = Object.entries({ ...facts.links, ...facts.members }).map(
    ([name, to]): Member => ({ element: 'Property', name, parameters: [], type: to }),
  )
  const methods = Object.entries(facts.methods ?? {}).flatMap(([name, { parameters, gives = '', writes, static: isStatic }]): Member[] => {
    const to = modelTypes[gives.replace('?', '')]
    return to && !to.value && !writes && !isStatic ? [{ element: 'Method', name, parameters, type: gives.replace('?', '') }] : []
  })
  return [...properties, ...methods, ...(facts.base === undefined ? [] : membersOf(facts.base))]
}
const allMembers = Object.keys(modelTypes).flatMap((type) => membersOf(type))

interface Built {
  readonly text: string
  readonly type: string
  /** The places of the paths that it needs. */
  readonly needs: readonly number[]
}

const at = <T>(from: readonly T[], number: number): T | undefined => from[number % Math.max(1, from.length)]

/** The paths of a drawn graph. The first one is the web's context, so that something is right in every graph. */
function built({ paths, idStep }: Pick<Drawn, 'paths' | 'idStep'>): {
  readonly all: readonly Built[]
  readonly idOf: (place: number) => string
} {
  const idOf = (place: number): string => String((place + 100) * idStep)
  const all: Built[] = [
    { text: `<StaticProperty Id="${idOf(0)}" TypeId="${contextType}" Name="Current"/>`, type: 'RequestContext', needs: [] },
  ]
  const count = paths.length + 1
  for (const [index, { kind, pick, parent, argument }] of paths.entries()) {
    const place = index + 1
    const known = all[all.length - 1 - (parent % all.length)] as Built
    const others = membersOf(known.type)
    const isRight = kind === 'valid' || kind === 'wrong parent'
    const member = (isRight ? at(others, pick) : at(allMembers, pick)) ?? (at(allMembers, pick) as Member)
    // A parent of any kind: this path itself, one that comes later, or one that does not exist.
    const anywhere = parent % (count + 1)
    const parentAt = kind === 'valid' || kind === 'wrong member' ? all.indexOf(known) : anywhere
    const name = kind === 'hostile' ? (at(hostileNames, pick) ?? '') : member.name
    const parentId = kind === 'hostile' && parent % 3 === 0 ? (at(hostileIds, pick) ?? '') : idOf(parentAt)
    const given = member.parameters.map(([, typed]) => parameterOf(typed, kind === 'valid' ? all.length : count + 1, argument))
    const needs = [...(parentId === idOf(parentAt) ? [parentAt] : []), ...given.flatMap(({ needs: one }) => one)]
    const parameters = given.length === 0 ? '' : `<Parameters>${given.map(({ text }) => text(idOf)).join('')}</Parameters>`
    all.push({
      text: `<${member.element} Id="${idOf(place)}" ParentId="${escaped(parentId)}" Name="${escaped(name)}">${parameters}</${member.element}>`,
      type: isRight && kind !== 'wrong parent' ? member.type : '',
      needs,
    })
  }
  return { all, idOf }
}

function parameterOf(
  typed: string,
  count: number,
  number: number,
): { readonly needs: readonly number[]; readonly text: (idOf: (place: number) => string) => string } {
  const plain = typed.replace('?', '')
  const scalar = (type: string, value: string) => ({ needs: [], text: () => `<Parameter Type="${type}">${value}</Parameter>` })
  if (plain === 'String') return scalar('String', ['Tasks', 'Title', '/Shared Documents', 'Documents', '0x01'][number % 5] ?? '')
  if (plain === 'Guid') return scalar('Guid', '{00000000-0000-0000-0000-000000000001}')
  if (plain === 'Boolean') return scalar('Boolean', String(number % 2 === 0))
  if (/^(?:Int32|Int64|Double)$/.test(plain)) return scalar('Int32', String(number - 1))
  const facts = modelTypes[plain]
  if (facts?.value)
    return { needs: [], text: () => (facts.id === undefined ? '<Parameter Type="Null"/>' : `<Parameter TypeId="{${facts.id}}"/>`) }
  if (facts === undefined) return { needs: [], text: () => '<Parameter Type="Null"/>' }
  const place = number % count
  return { needs: [place], text: (idOf) => `<Parameter ObjectPathId="${idOf(place)}"/>` }
}

/** Whether following a path leads back to it, or to a path that does not exist. */
function leadsNowhere(all: readonly Built[], place: number, open: ReadonlySet<number> = new Set()): boolean {
  const path = all[place]
  if (!path || open.has(place)) return true
  return path.needs.some((one) => leadsNowhere(all, one, new Set([...open, place])))
}

const actionKinds = ['ObjectPath', 'ObjectIdentityQuery', 'Query', 'Children', 'ObjectPath'] as const
const whole = '<Query SelectAllProperties="true"><Properties/></Query>'
const children = '<ChildItemQuery SelectAllProperties="true"><Properties/></ChildItemQuery>'

function actionOf(id: number, pathId: string, pick: number): string {
  const kind = actionKinds[pick] ?? 'ObjectPath'
  if (kind === 'Query') return `<Query Id="${id}" ObjectPathId="${pathId}">${whole}</Query>`
  if (kind === 'Children') return `<Query Id="${id}" ObjectPathId="${pathId}">${whole}${children}</Query>`
  return `<${kind} Id="${id}" ObjectPathId="${pathId}"/>`
}

describe('random graphs of object paths', () => {
  it('are answered with results or an error, within the budget of a reply', async () => {
    let done = 0
    let refused = 0
    const holds = async (drawn: Drawn): Promise<void> => {
      const { all, idOf } = built(drawn)
      const texts = all.map(({ text }) => text)
      const asked = drawn.actions.map(({ on, pick }, index) => ({ on: on % all.length, id: index + 1, pick }))
      const actions = asked.map(({ on, id, pick }) => actionOf(id, idOf(on), pick)).join('')
      const { text, error, ids } = await processQuery(
        server.url,
        actions,
        (drawn.isReversed ? texts.toReversed() : texts).join(''),
        'admin',
      )
      expect(error?.ErrorMessage ?? '').not.toContain('unexpected error')
      expect([...text.matchAll(/"_ObjectIdentity_"/g)].length).toBeLessThanOrEqual(limit)
      if (asked.some(({ on }) => leadsNowhere(all, on))) expect(error, 'a path that leads nowhere').not.toBeNull()
      // Every action here has a result, in the order of the actions.
      expect(ids).toEqual(error ? [] : asked.map(({ id }) => id))
      if (error) refused += 1
      else done += 1
    }
    await fc.assert(fc.asyncProperty(drawnGraph, holds), { numRuns: 250, seed: 20_261_127 })
    expect(Math.min(done, refused)).toBeGreaterThan(20)
    const { results } = await processQuery(
      server.url,
      actionOf(9, '3', 2),
      `<StaticProperty Id="1" TypeId="${contextType}" Name="Current"/><Property Id="3" ParentId="1" Name="Web"/>`,
      'admin',
    )
    expect(results.get(9)).toMatchObject({ _ObjectType_: 'SP.Web' })
  }, 60_000)
})
