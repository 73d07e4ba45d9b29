import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every reference in the code and the documents leads to a page of the repository and to a heading of it. */

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', '__pycache__', '.venv', '.prisma', '.moto', '.azurite', '.m365', '.jsom'])
const texts = new Set(['.ts', '.cjs', '.md', '.yaml', '.wsdl', '.xsd', '.prisma', '.sql', '.py'])

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return !entry.isDirectory() ? [path] : left.has(entry.name) ? [] : walk(path)
  })

const rootDocuments = readdirSync(root).filter((name) => name.endsWith('.md'))
const everything = [...['src', 'scripts', 'contracts', 'test', 'docs', 'prisma'].flatMap(walk), ...rootDocuments]
const files = new Map(everything.filter((path) => texts.has(extname(path))).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const documents = [...files].filter(([path]) => path.endsWith('.md'))

/** The anchors of a page: its headings as in URLs; repeated headings have a number. */
const anchors = new Map(documents.map(([path, text]) => [path, anchorsIn(text)]))

function anchorsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  const counts = new Map<string, number>()
  for (const [, title = ''] of withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = title
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    found.add(count === 0 ? anchor : `${anchor}-${count}`)
  }
  return found
}

function withoutCode(text: string): string {
  let inCode = false
  const kept = text.split('\n').filter((line) => {
    const isFence = line.startsWith('```')
    if (isFence) inCode = !inCode
    return !isFence && !inCode
  })
  return kept.join('\n')
}

const places = (find: (path: string, text: string) => string[], among: Iterable<[string, string]> = files): string[] =>
  [...among].flatMap(([path, text]) => find(path, text).map((found) => `${path}: ${found}`))

describe('references', () => {
  it('to the protocol, such as protocol/envelopes#entities, lead to a heading', () => {
    const short = /(?<![\w./-])(?:docs\/)?protocol\/([a-z-]+)(?:\.md)?#([\w-]+)/g
    const missing = places((_, text) =>
      [...text.matchAll(short)]
        .filter(([, page, anchor = '']) => !anchors.get(`docs/protocol/${page}.md`)?.has(anchor))
        .map(([found]) => found),
    )
    expect(missing).toEqual([])
  })

  it('to decisions, such as decisions/0029, lead to one', () => {
    const numbers = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)))
    const missing = places((_, text) =>
      [...text.matchAll(/\bdecisions\/(\d{4})\b/g)].filter(([, number = '']) => !numbers.has(number)).map(([found]) => found),
    )
    expect(missing).toEqual([])
  })

  it('that are links lead to a file, and to a heading where they name one', () => {
    const missing = places((path, text) => brokenLinks(path, text), documents)
    expect(missing).toEqual([])
  })

  it('name nothing that is not in the repository', () => {
    const strange = /\b(?:rest|soap|clients|csom)\.md\b|\bdecisions,? [A-Z]{1,2}\d{0,2}\b|\b[Ss]pecification\b/g
    const itself = 'test/unit/references.test.ts'
    const found = places((path, text) => (path === itself ? [] : [...text.matchAll(strange)].map(([one]) => one)))
    expect(found).toEqual([])
  })

  it('reach every page of the protocol and every document from the index', () => {
    const index = files.get('docs/README.md') ?? ''
    const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md')
    expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([])
    const protocol = files.get('docs/protocol/README.md') ?? ''
    const ofProtocol = readdirSync(join(root, 'docs/protocol')).filter((name) => name !== 'README.md')
    expect(ofProtocol.filter((name) => !protocol.includes(`(${name})`))).toEqual([])
  })

  it('an operation that is said to come is in no contract yet', () => {
    const [, ...services] = (files.get('docs/protocol/soap-operations.md') ?? '').split(/^## /m)
    const there = services.flatMap((section) => {
      const service = section.slice(0, section.indexOf('\n')).toLowerCase()
      const contract = [...files].find(([path]) => path.startsWith('contracts/soap/') && path.endsWith(`/${service}.wsdl`))?.[1] ?? ''
      const operations = [...section.matchAll(/^\| ([A-Z]\w+) \|/gm)].map(([, name = '']) => name)
      return operations.filter((name) => contract.includes(`operation name="${name}"`)).map((name) => `${service}.${name}`)
    })
    expect(services.length).toBeGreaterThan(0)
    expect(there, 'rows to delete').toEqual([])
  })

  it('a page of the protocol has at most 200 lines', () => {
    const long = documents.filter(([path, text]) => path.startsWith('docs/protocol/') && text.trimEnd().split('\n').length > 200)
    expect(long.map(([path]) => path)).toEqual([])
  })
})

/** The broken links of a document; links to other hosts are not checked. */
function brokenLinks(path: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)
  return links.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [file = '', anchor] = target.split('#', 2)
    const page = file === '' ? path : relative(root, join(root, dirname(path), file))
    if (!existsSync(join(root, page))) return true
    return anchor !== undefined && !anchors.get(page)?.has(anchor)
  })
}
