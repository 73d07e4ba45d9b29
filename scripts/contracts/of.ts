import { copied, fail, isMap, shown, type YamlMap } from './yaml.ts'

/** The texts that a file with `of` inserts for `<address>`, `<of>`, `<Of>` and for its own placeholders. */
export type Words = Readonly<Record<string, string>>

/**
 * The placeholder texts for each thing that `of` at the head of a file names: each name is a kind of addresses, and
 * `canonical` has their addresses. If `of` is a map, a name can have placeholders of its own there, which add to or
 * replace these. None without `of`. Fails with `ContractError` on an unknown kind.
 */
export function wordsOf(part: YamlMap, canonical: ReadonlyMap<string, string>): Words[] {
  const { of } = part
  if (of === undefined) return []
  const entries = Array.isArray(of) ? of.map((name) => [name, {}] as const) : isMap(of) ? Object.entries(of) : []
  if (entries.length === 0) fail('`of` names no kinds of addresses', part, 'of')
  return entries.map(([name, own]) => {
    const address = typeof name === 'string' ? canonical.get(name) : undefined
    if (address === undefined) fail(`\`of\` names ${shown(name)}, and no entry of x-addresses has that name`, part, 'of')
    const kind = String(name)
    const words = Object.entries(isMap(own) ? own : {}).map(([word, text]) => [word, String(text)])
    return { address, of: kind, Of: kind.charAt(0).toUpperCase() + kind.slice(1), ...Object.fromEntries(words) }
  })
}

/**
 * The node under its address `name`: once for each of `things` if the address has a placeholder. Fails with
 * `ContractError` on an unknown placeholder.
 */
export function writtenOut(name: string, node: YamlMap, things: readonly Words[]): [address: string, node: YamlMap][] {
  if (!word.test(name)) return [[name, node]]
  if (things.length === 0) fail(`${name} has words in it, which the file gives by \`of\` at its head`, node)
  return things.map((words) => {
    const replaced = (text: string, within: object) =>
      text.replaceAll(new RegExp(word, 'g'), (found, key: string) => {
        return words[key] ?? fail(`${found} is none of the words ${Object.keys(words).join(', ')}`, within)
      })
    return [replaced(name, node), copied(node, replaced)]
  })
}

const word = /<(\w+)>/
