import { copied, fail, isMap, shown, type YamlMap } from './yaml.ts'

/** What a file with `of` puts in the places of `<address>`, `<of>`, `<Of>` and of its own words. */
export type Words = Readonly<Record<string, string>>

/**
 * The words of each thing that `of` at the head of a file names: it is the name
 * of a kind of addresses, and `canonical` has their addresses. Where `of` is a
 * map, a name has words of its own there, beside or in the place of these.
 * None without `of`. Fails with `ContractError` on a kind that there is not.
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
 * The node under its address, which `name` is: once for each of `things` where
 * the address has a word in it. Fails with `ContractError` on a word that there
 * is not.
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
