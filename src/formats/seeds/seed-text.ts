import { DomainError } from '../../core/kernel/errors.ts'
import { type JsonValue, readJson } from '../json.ts'
import { SeedFault, type SeedPath } from './seed-fault.ts'

/** The text of a seed, read. */
export interface SeedText {
  readonly value: unknown
  /** The line of the part at a path, or of the nearest part around it; the first line is 1. */
  lineOf(path: SeedPath): number
}

/** The maximum size of a seed: reading this much keeps other requests waiting for a moment only. YAML takes longer to read. */
export const longestSeedBytes = (isYaml: boolean): number => (isYaml ? 256 : 1024) * 1024

/** The aliases of a YAML text count what they stand for, so that a small text cannot become large. */
const mostAliases = 100

/** Reads the text of a seed. Fails with `SeedFault`. */
export const readSeedText = (text: string, isYaml: boolean): Promise<SeedText> | SeedText => (isYaml ? readYaml(text) : readJsonSeed(text))

function readJsonSeed(text: string): SeedText {
  const places = new WeakMap<object, Map<string, number>>()
  const value = readJson(text, {
    refuse: (at, wrong) => new SeedFault(`The JSON cannot be read: ${wrong}.`, [], lineAt(text, at)),
    member(object, name, at) {
      const known = places.get(object) ?? new Map<string, number>()
      places.set(object, known.set(name, at))
    },
  })
  return {
    value,
    lineOf(path) {
      let found = 0
      let here: unknown = value
      for (const step of path) {
        if (typeof here !== 'object' || here === null) break
        found = places.get(here)?.get(String(step)) ?? found
        here = (here as Record<string | number, JsonValue>)[step]
        // An element of an array begins where its first member does.
        if (typeof step === 'number' && typeof here === 'object' && here !== null) found = Math.max(found, ...firstOf(places.get(here)))
      }
      return lineAt(text, found)
    },
  }
}

const firstOf = (places: ReadonlyMap<string, number> | undefined): number[] => [...(places?.values() ?? [])].slice(0, 1)

function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

async function readYaml(text: string): Promise<SeedText> {
  // Loaded here, because servers without a seed in YAML need none of it. A CommonJS package is the default of a bundle.
  const { isAlias, isNode, LineCounter, parseDocument, visit } = (await import('yaml')).default
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false })
  const [error] = document.errors
  if (error) throw new SeedFault(`The YAML cannot be read: ${error.message}.`, [], lines.linePos(error.pos[0]).line)
  /** Why no text can be made of it, as its aliases are not too many. */
  const explain = (): void => {
    const anchored = new Map<string, unknown>()
    visit(document, (_key, node, within) => {
      if (isAlias(node)) {
        if (!within.some((each) => each === anchored.get(node.source))) return
        const wrong = `The YAML cannot be read: the alias '*${node.source.slice(0, 60)}' stands within what it stands for. Write the value out.`
        throw new SeedFault(wrong, [], lines.linePos(node.range?.[0] ?? 0).line)
      }
      if (isNode(node) && 'anchor' in node && typeof node.anchor === 'string') anchored.set(node.anchor, node)
    })
  }
  const value = valueOf(explain, () => document.toJS({ maxAliasCount: mostAliases }) as unknown)
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node: unknown = document.getIn(path.slice(0, length), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return 1
    },
  }
}

/** Numbers, texts and times as JSON has them. `explain` may fail with a better word if there is no text of it. */
function valueOf(explain: () => void, read: () => unknown): unknown {
  try {
    const text = JSON.stringify(read())
    return text === undefined
      ? null
      : readJson(text, { refuse: (_at, wrong) => new SeedFault(`The YAML has a value that a seed cannot have: ${wrong}.`, []) })
  } catch (error) {
    if (error instanceof SeedFault || error instanceof DomainError) throw error
    // What contains itself; too many aliases are a ReferenceError.
    if (error instanceof TypeError) explain()
    throw new SeedFault(`The YAML cannot be read: ${error instanceof Error ? error.message : 'it has too many aliases'}.`, [], 1)
  }
}
