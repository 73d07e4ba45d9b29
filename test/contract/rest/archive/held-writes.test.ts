import { describe, expect, it } from 'vitest'
import { writeRows } from '../../live/every-write.ts'
import { openWorld } from '../../live/writes/world.ts'

const world = await openWorld()

/** Acts on what belongs to the site collection or the farm, and archive mode itself. The picture of a profile is a file of a library. */
const ofOthers = /^(?:FarmChanged|\w+ (?:people|profiles|social|terms|archive)\.(?!setPicture))/

/** Additions, and the alerts, webhooks and workflows of a list or a web, which are no content. */
const free = /^(?:Item Add|List Add|Web Add|List SystemUpdate|Web SystemUpdate)$/

/** What a reply says where it has one result for each part, or a code of its own for a refusal. */
const refusals = /legal hold|Conflict/

/** Operations with an act for each part: those that add are done. */
const ofSeveralActs: ReadonlySet<string> = new Set(['lists.UpdateListItems', 'copy.CopyIntoItems'])

/** The changes that a hold on everything allows. */
function allowed(name: string, changes: readonly string[]): readonly string[] {
  const own = changes.filter((change) => free.test(change) || (change === 'Web ScopeAdd' && changes.includes('Web Add')))
  return own.length === changes.length || ofSeveralActs.has(name) ? own : []
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

// The root web contains every web and list of the site collection.
describe('under a legal hold on the root web, nothing is changed or deleted by', () => {
  const rows = [...writeRows].filter(([, { audited }]) => !audited.some((record) => ofOthers.test(record)))
  it.each(rows)('%s', async (name, { prepare, changes, audited }) => {
    const act = await prepare(world)
    const { id } = await world.post('/_api/archive/legalholds', { name: 'all', scope: { webUrl: '/' } })
    let answer: unknown
    const effects = await world.recordsOf(async () => {
      answer = await act().catch(messageOf)
    })
    await world.post(`/_api/archive/legalholds/${id}/release`)
    // A new web has a home page in the profile SharePoint.
    const seen = effects.changes.filter((change) => change !== 'Item Add' || !changes.includes('Web Add'))
    expect(seen).toEqual(allowed(name, changes))
    const isRefused = effects.changes.length < changes.length || effects.audited.length < audited.length
    if (isRefused) expect(typeof answer === 'string' ? answer : JSON.stringify(answer)).toMatch(refusals)
    if (effects.changes.length === 0) expect(effects.audited).toEqual([])
  })
})
