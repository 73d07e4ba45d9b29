import { BoundedMap } from '../../core/kernel/bounded-map.ts'

const mostNumbers = 500

/** Numbers about the data that are read once for each of its versions, for decisions before a query. */
export class LatestNumbers {
  readonly #known = new BoundedMap<string, { readonly version: number; readonly number: number }>(mostNumbers)

  async get(name: string, version: number, read: () => Promise<number>): Promise<number> {
    const known = this.#known.get(name)
    if (known?.version === version) return known.number
    const number = await read()
    this.#known.set(name, { version, number })
    return number
  }
}
