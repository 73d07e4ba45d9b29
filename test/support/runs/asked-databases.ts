/**
 * Whether a run of vitest with these arguments uses a database server: it names a test with one of these parts in its path, or names
 * none and has all tests. `npm test` and `npm run test:sharepoint` have none that needs one (tiers.ts).
 */
export function asksDatabase(words: readonly string[], parts: readonly string[]): boolean {
  const isConfig = (word: string) => word.endsWith('.config.ts')
  const named = words.filter((word) => (word.includes('test/') || word.endsWith('.ts')) && !isConfig(word))
  if (named.length > 0) return named.some((word) => parts.some((part) => word.includes(part)))
  return words.filter(isConfig).every((word) => word.endsWith('vitest.config.ts'))
}
