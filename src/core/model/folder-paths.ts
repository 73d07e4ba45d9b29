import type { DocumentRow } from '../../../generated/prisma/content.ts'
import { BoundedMap } from '../kernel/bounded-map.ts'
import type { ContentRecords } from '../kernel/ports.ts'

/** What a path needs of a folder. */
type FolderStep = Pick<DocumentRow, 'id' | 'parentId' | 'leafName' | 'kind'>

/** More folders above one another than a path of any allowed length has: a row whose parents go round in a ring. */
const deepest = 1_000

/**
 * Where the folders of a site are, both ways: the names above a folder, and
 * the folder of a name in another. Rows are kept once they are committed, and
 * all of them are forgotten when a folder gets another name or place.
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
   * The names from the folder of their web down to each of these folders; none
   * for the folder of a web itself. Parents are read level by level, all
   * folders of a level at once. A folder that is not there has no entry.
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

  /** The id of the folder of this folded name in another folder; undefined where there is none. */
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
