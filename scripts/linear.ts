/**
 * node scripts/linear.ts [file or folder …]: checks that every regular expression of src, and every pattern of the
 * contracts, takes time linear in its input; with arguments only those of the given files or folders. Ends with 1 if an
 * expression is not linear, cannot be checked, or is built from parts that this script cannot read. Results are cached
 * by expression in node_modules/.cache, so that only new ones take time.
 */

import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { runInNewContext } from 'node:vm'
import { check } from 'recheck'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const kept = join(root, 'node_modules/.cache/tenon/linear.json')
const checker = 'recheck 4.5.0, attacks by processor time'

/** They compile patterns of the contracts, which are checked in the contracts. */
const compilesContracts: ReadonlySet<string> = new Set(['src/soap/protocol/simple-types.ts'])

interface Expression {
  readonly source: string
  readonly flags: string
  readonly places: string[]
}

class Expressions {
  readonly found = new Map<string, Expression>()
  readonly unread: string[] = []

  add(source: string, flags: string, place: string): void {
    const key = `/${source}/${flags}`
    const known = this.found.get(key)
    if (known) known.places.push(place)
    else this.found.set(key, { source, flags, places: [place] })
  }
}

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path]

const staticText = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined

function readSource(path: string, into: Expressions): void {
  const name = relative(root, path)
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const placeOf = (node: ts.Node): string => `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      into.add(node.text.slice(1, end), node.text.slice(end + 1), placeOf(node))
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') readBuilt(node, placeOf(node))
    ts.forEachChild(node, visit)
  }
  const readBuilt = (node: ts.NewExpression | ts.CallExpression, place: string): void => {
    const [pattern, flags] = node.arguments ?? []
    const [text, letters] = [staticText(pattern), flags === undefined ? '' : staticText(flags)]
    if (text !== undefined && letters !== undefined) into.add(text, letters, place)
    else if (!compilesContracts.has(name)) into.unread.push(place)
  }
  visit(source)
}

/** Every `pattern` of a contract: the validator compiles them with the flag u. */
function readHttpContract(name: string, into: Expressions): void {
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'pattern' && typeof value === 'string') into.add(value, 'u', pointer)
      else visit(value, `${pointer}/${key}`)
    }
  }
  visit(JSON.parse(readFileSync(join(root, 'generated', name, 'openapi.json'), 'utf8')), `contracts/${name}:`)
}

function readSchemas(into: Expressions): void {
  for (const path of filesBelow(join(root, 'contracts/soap'))) {
    for (const [, pattern = ''] of readFileSync(path, 'utf8').matchAll(/:pattern value="([^"]*)"/g)) {
      into.add(`^(?:${pattern})$`, 'u', relative(root, path))
    }
  }
}

function expressionsOf(given: readonly string[]): Expressions {
  const all = new Expressions()
  for (const path of given.length > 0 ? given : [join(root, 'src')]) {
    for (const file of filesBelow(path)) if (file.endsWith('.ts')) readSource(file, all)
  }
  if (given.length === 0) {
    readHttpContract('rest', all)
    readHttpContract('identity', all)
    readSchemas(all)
  }
  return all
}

/** An attack on a linear expression takes a few milliseconds of the processor. */
const slowMs = 200

/** `safe`, or the problem. */
async function verdictOn({ source, flags }: Expression): Promise<string> {
  // The checker does not know the flags d, which changes no match, and v, which is u with larger classes.
  const result = await check(source, flags.replace('d', '').replace('v', 'u'), { timeout: 30_000 })
  if (result.status === 'safe') return 'safe'
  if (result.status === 'unknown') return `nothing could be found out: ${result.error.kind}`
  // The fuzz of the checker measures by the clock: on a busy machine it takes a fast expression for a slow one.
  if (result.checker === 'fuzz' && !isSlow(new RegExp(source, flags), result.attack.string)) return 'safe'
  return `${result.complexity.summary}, such as with ${result.attack.pattern.slice(0, 200)}`
}

/** Whether the attack takes much time of the processor, whatever else runs on the machine. */
function isSlow(expression: RegExp, attack: string): boolean {
  const before = process.cpuUsage()
  try {
    runInNewContext('expression.exec(attack)', { expression, attack }, { timeout: 20_000 })
  } catch {
    return true
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 >= slowMs
}

function readKept(): Map<string, string> {
  try {
    const { by, verdicts } = JSON.parse(readFileSync(kept, 'utf8')) as { by: string; verdicts: Record<string, string> }
    return new Map(by === checker ? Object.entries(verdicts) : [])
  } catch {
    return new Map()
  }
}

function keep(verdicts: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(kept), { recursive: true })
  const next = `${kept}.${process.pid}`
  writeFileSync(next, JSON.stringify({ by: checker, verdicts: Object.fromEntries(verdicts) }))
  renameSync(next, kept)
}

async function failuresOf({ found, unread }: Expressions): Promise<string[]> {
  const known = readKept()
  const waiting = [...found].filter(([key]) => !known.has(key))
  const failures = unread.map((place) => `${place}: an expression that is built of parts cannot be checked; write it as a literal`)
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const verdict = await verdictOn(next[1])
      // Only what is safe is kept: a less busy machine may be able to check what could not be checked here.
      if (verdict === 'safe') known.set(next[0], verdict)
      else failures.push(`${next[1].places.join(', ')}: ${next[0]}: ${verdict}`)
    }
  }
  const count = waiting.length
  await Promise.all(Array.from({ length: 4 }, work))
  if (count > 0) keep(known)
  return failures
}

const all = expressionsOf(process.argv.slice(2))
const failures = await failuresOf(all)
if (failures.length > 0) {
  console.error(`${failures.join('\n')}\nThese are not linear. Text from outside can hold the process for minutes with them.`)
  process.exit(1)
}
console.log(`${all.found.size} expressions are linear`)
process.exit(0)
