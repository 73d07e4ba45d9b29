import { expect } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'

/**
 * Checks that the audit log has every act of a server once: each change belongs to the record whose number is its own or
 * the next one, and the changes of a record have one author and one time.
 */
export async function expectAudited({ farm }: Running): Promise<void> {
  const audited = await auditedSequences(farm)
  for (const name of await farm.names()) {
    const { records } = await farm.content(name)
    const changes = await records.query('Change', {
      where: {},
      columns: ['siteId', 'sequence', 'at', 'actorId'],
      orderBy: ['siteId', 'sequence'],
    })
    for (const [siteId, own] of Map.groupBy(changes, (change) => change.siteId)) {
      const logs = audited.get(siteId) ?? new Map<string, number[]>()
      // A site that was moved or restored has its earlier records in another log.
      if (logs.size > 1) continue
      const [recorded = []] = logs.values()
      expect(recorded, 'an act was recorded twice').toEqual([...new Set(recorded)])
      expect(recorded.at(-1), 'the last change has no audit record').toBe(own.at(-1)?.sequence)
      const acts = Map.groupBy(own, ({ sequence }) => recorded.find((number) => number >= sequence))
      for (const [number, together] of acts)
        expect(new Set(together.map(({ at, actorId }) => `${at} ${actorId}`)).size, `changes before ${number} are of several acts`).toBe(1)
      expect([...acts.keys()].sort(), 'a record without a change').toEqual([...recorded].sort())
    }
  }
  expect(await farm.audit.verify()).toMatchObject({ valid: true })
}

/** The numbers of the acts on each site, by log and in the order of the log. */
async function auditedSequences({ audit }: Running['farm']): Promise<ReadonlyMap<unknown, ReadonlyMap<string, number[]>>> {
  const bySite = new Map<unknown, Map<string, number[]>>()
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const { value, next } = await audit.read({ top: 1000, ...(after !== undefined && { after }) })
    for (const { detail, sequence, log } of value) {
      if (log === 'farm') continue
      const logs = bySite.get(detail.site) ?? new Map<string, number[]>()
      bySite.set(detail.site, logs.set(log, [...(logs.get(log) ?? []), sequence]))
    }
    after = next
  }
  return bySite
}
