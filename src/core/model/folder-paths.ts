import type { DocumentRow } from '../../../generated/prisma/content.ts'
import { BoundedMap } from '../kernel/bounded-map.ts'
import type { ContentRecords } from '../kernel/ports.ts'

/** The columns of a folder that its path depends on. */
type FolderStep = Pick<DocumentRow, 'id' | 'parentId' | 'leafName' | 'kind'>

/** More nested folders than a path of any allowed length has: the parents form a circle. */
const deepest = 1_000

/**
 * Cached paths of the folders of a site, in both directions: the names above a
 * folder, and the folder with a name in another one. Keeps committed rows only,
 * and drops all of them when a folder is renamed or moved.
 */
export class FolderPaths {
  readonly #committed: ContentRecords
  readonly #siteId: string
  #generation = 0
  readonly #byId = new BoundedMap<string, FolderStep>(50_000)
  readonly #idsByName = new BoundedMap<string, string>(50_000)

  constructor(committed: ContentRecords, siteId: string) {
    this.#committed = committed
    this.#siteId = siteId
  }

  forget(): void {
    this.#generation += 1
    this.#byId.clear()
    this.#idsByName.clear()
  }

  /**
   * For each folder, the names from its web's root folder down to it; empty for
   * the root folder itself. Reads the parents level by level, all folders of a
   * level at once. A folder that does not exist has no entry.
   */
  async namesAbove(ids: Iterable<string>, records: ContentRecords): Promise<ReadonlyMap<string, readonly string[]>> {
    const wanted = [...new Set(ids)]
    const steps = await this.#steps(wanted, records)
    const known = new Map<string, readonly string[]>()
    for (const id of wanted) {
      const names = namesOf(id, steps)
      if (names) known.set(id, names)
    }
    return known
  }

  async #steps(ids: readonly string[], records: ContentRecords): Promise<ReadonlyMap<string, FolderStep>> {
    const steps = new Map<string, FolderStep>()
    for (let level = new Set(ids); level.size > 0; ) {
      const generation = this.#generation
      const missing: string[] = []
      for (const id of level) {
        const kept = records === this.#committed ? this.#byId.get(id) : undefined
        if (kept) steps.set(id, kept)
        else missing.push(id)
      }
      const rows = missing.length === 0 ? [] : await records.query('Document', { where: { siteId: this.#siteId, id: { in: missing } } })
      for (const { id, parentId, leafName, kind } of rows) {
        const step = { id, parentId, leafName, kind }
        steps.set(id, step)
        if (this.#mayKeep(generation, records)) this.#byId.set(id, step)
      }
      const above = [...level].flatMap((id) => steps.get(id) ?? []).filter((step) => step.kind === 1 && !steps.has(step.parentId))
      level = new Set(above.map((step) => step.parentId))
    }
    return steps
  }

  /** The id of the folder with this folded name in another folder; undefined if there is none. */
  async child(parentId: string, leafKey: string, records: ContentRecords): Promise<string | undefined> {
    const key = `${parentId}/${leafKey}`
    const kept = records === this.#committed ? this.#idsByName.get(key) : undefined
    if (kept !== undefined) return kept
    const generation = this.#generation
    const row = await records.find('Document', { siteId: this.#siteId, parentId, leafKey, kind: 1, recycledIn: null }, stepColumns)
    if (!row) return undefined
    if (this.#mayKeep(generation, records)) this.#idsByName.set(key, row.id)
    return row.id
  }

  #mayKeep(generation: number, records: ContentRecords): boolean {
    return generation === this.#generation && records === this.#committed
  }
}

const stepColumns = ['id'] as const

function namesOf(id: string, steps: ReadonlyMap<string, FolderStep>): string[] | undefined {
  const names: string[] = []
  for (let step = steps.get(id); step && names.length < deepest; step = steps.get(step.parentId)) {
    if (step.kind !== 1) return names.reverse()
    names.push(step.leafName)
  }
  return undefined
}
