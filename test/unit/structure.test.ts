import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, normalize, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The rules of the layout that import rules cannot express (src/README.md). */

/** Names that every edge may define, because they have the same meaning in each edge. */
const namesOfEdges: Readonly<Record<string, string>> = {
  contract: 'the contract that the edge answers',
  OperationId: 'the operations of that contract',
  Call: 'one call of an operation',
  Handler: 'what answers a call',
  Handlers: 'a handler for each operation of the contract, which the compiler checks',
  Reply: 'what a handler answers',
}

const comments = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm
const fileNames = /(?<![\w./:-])[\w.-]+(?:\/[\w.-]+)*\.(?:ts|cjs|md|yaml|prisma|wsdl)\b/g

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', '__pycache__'])

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return !entry.isDirectory() ? [path] : left.has(entry.name) ? [] : walk(path)
  })
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const everything = ['src', 'scripts', 'contracts', 'test'].flatMap(walk)
const sources = new Map(everything.filter((path) => path.startsWith('src/') && path.endsWith('.ts')).map((path) => [path, textOf(path)]))

/** The files of src that each file of src imports. */
const imports = new Map(
  [...sources].map(([path, text]) => [
    path,
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => normalize(join(dirname(path), fileName)))
      .filter((target) => sources.has(target)),
  ]),
)

describe('sizes', () => {
  it('no folder has more than 15 files', () => {
    const counts = Map.groupBy(everything, (path) => dirname(path))
    const big = [...counts].filter(([, files]) => files.length > 15).map(([folder]) => folder)
    expect(big.sort()).toEqual([])
  })

  it('no source file has more than 400 lines', () => {
    const ours = everything.filter((path) => ['.ts', '.cjs', '.yaml'].includes(extname(path)))
    const long = ours.filter((path) => textOf(path).trimEnd().split('\n').length > 400)
    expect(long.sort()).toEqual([])
  })

  it('the map of src has at most 85 lines, that of the contracts 80, the README of a room at most 60', () => {
    const most: Readonly<Record<string, number>> = { 'src/README.md': 85, 'contracts/README.md': 80 }
    const readmes = everything.filter((path) => path.endsWith('/README.md'))
    const long = readmes.filter((path) => textOf(path).trimEnd().split('\n').length > (most[path] ?? 60))
    expect(long).toEqual([])
  })
})

it('what starts a worker thread never stops it by force', () => {
  const starting = everything.filter((path) => path.startsWith('src/') && path.endsWith('.ts') && textOf(path).includes('new Worker('))
  expect(starting.length).toBeGreaterThan(3)
  // SQLite's library aborts the process if its thread is stopped while it loads (src/stores/sqlite/threads/thread-end.ts).
  expect(starting.filter((path) => textOf(path).includes('.terminate('))).toEqual([])
})

describe('folders of src', () => {
  it('never import each other, not even on a way round', () => {
    const next = new Map<string, Set<string>>()
    for (const [path, targets] of imports) {
      const others = targets.map((target) => dirname(target)).filter((folder) => folder !== dirname(path))
      next.set(dirname(path), new Set([...(next.get(dirname(path)) ?? []), ...others]))
    }
    const found = [...next.keys()].filter((folder) => reaches(next, folder, folder)).sort()
    expect(found, describeCircles(next, found)).toEqual([])
  })

  it('test/unit has no other folders than src, beside those of scripts', () => {
    const folders = new Set(everything.filter((path) => path.startsWith('test/unit/')).map((path) => relative('test/unit', dirname(path))))
    const places = [root, join(root, 'src'), join(root, 'test')]
    const strange = [...folders].filter((folder) => !places.some((place) => existsSync(join(place, folder))))
    expect(strange).toEqual([])
  })
})

/** Whether imports lead from one folder to another, directly or through others. */
function reaches(next: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>()
  const open = [...(next.get(from) ?? [])]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === to) return true
    if (!seen.has(folder)) open.push(...(next.get(folder) ?? []))
    seen.add(folder)
  }
  return false
}

/** The imports between folders that reach each other; a failure shows them. */
function describeCircles(next: ReadonlyMap<string, ReadonlySet<string>>, folders: readonly string[]): string {
  const lines = [...imports].flatMap(([path, targets]) =>
    targets
      .filter(
        (target) => dirname(target) !== dirname(path) && folders.includes(dirname(path)) && reaches(next, dirname(target), dirname(path)),
      )
      .map((target) => `${path} → ${target}`),
  )
  return `these imports lie on circles of folders:\n${lines.join('\n')}\n`
}

describe('names and words of src', () => {
  it('an exported name is defined in one file, or once in each edge', () => {
    const declared = /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm
    const places = new Map<string, string[]>()
    for (const [path, text] of sources) {
      for (const [, name = ''] of text.matchAll(declared)) places.set(name, [...(places.get(name) ?? []), path])
    }
    const edgeOf = (path: string) => path.split('/')[1]
    const twice = [...places].filter(([name, files]) => {
      const allowed = name in namesOfEdges ? new Set(files.map(edgeOf)).size : 1
      return files.length > allowed
    })
    expect(twice.map(([name]) => name).sort(), JSON.stringify(Object.fromEntries(twice), null, 1)).toEqual([])
    expect(Object.keys(namesOfEdges).filter((name) => (places.get(name)?.length ?? 0) < 2)).toEqual([])
  })

  it('every exported name is declared where it is exported', () => {
    expect([...sources].filter(([, text]) => /^export (?:\{|\*|default)/m.test(text)).map(([path]) => path)).toEqual([])
  })

  it('the words of the wire stand in src/profile alone', () => {
    const found = [...sources].filter(([path, text]) => !path.startsWith('src/profile/') && text.includes('Svc'))
    expect(found.map(([path]) => path).sort()).toEqual([])
  })

  it('a comment that names a file names one that is there', () => {
    const missing = [...sources].flatMap(([path, text]) => {
      const named = [...text.matchAll(comments)].flatMap(([comment]) => namesIn(comment))
      return named.filter((name) => !isThere(name, path)).map((name) => `${path}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it('a document that names a file names one that is there', () => {
    const documents = [...everything, ...walk('docs'), 'README.md'].filter((path) => path.endsWith('.md'))
    const missing = documents.flatMap((path) =>
      namesIn(textOf(path))
        .filter((name) => !isThere(name, path) && !(path.startsWith('docs/') && everything.some((one) => one.endsWith(`/${name}`))))
        .map((name) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

const namesIn = (text: string): string[] => [...text.matchAll(fileNames)].map(([name]) => name)

/** Whether a file that another file names exists: by its path from the root, from src, or from the folder of that file. */
const isThere = (name: string, path: string): boolean =>
  [root, join(root, 'src'), join(root, dirname(path))].some((base) => existsSync(join(base, name)))
