/** Every connection keeps the statements that have names, so their number is bounded. */
const mostNames = 1_000

/** Names for the texts of statements: a connection compiles a text with a name once. */
export class StatementNames {
  readonly #names = new Map<string, string>()

  /** Undefined for a text beyond the first ones: it is compiled each time. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostNames) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
