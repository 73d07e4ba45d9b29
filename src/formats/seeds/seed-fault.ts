/** The names and indexes that lead to a part of a seed. */
export type SeedPath = readonly (string | number)[]

/** What is wrong with a seed, and where. */
export class SeedFault extends Error {
  readonly path: SeedPath
  /** The first line is 1; set once the text of the seed is known. */
  line: number | undefined

  constructor(message: string, path: SeedPath, line?: number) {
    super(message)
    this.path = path
    this.line = line
  }
}
