/** An element of an XML document. Names have no prefix. */
export interface Element {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
  /** The text directly in the element. */
  readonly text: string
}

interface Open {
  readonly tag: string
  readonly element: { name: string; namespace: string; attributes: ReadonlyMap<string, string>; children: Element[]; text: string }
  readonly prefixes: ReadonlyMap<string, string>
}

/** Thrown for text that is no well-formed document. */
export class NotXml extends Error {}

const name = /[A-Za-z_][\w.:-]*/y
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const deepest = 200

/**
 * Reads a document: elements, attributes, text, CDATA, namespaces. Comments and instructions are passed over; a document type
 * is refused. Fails with `NotXml`.
 */
export function readXml(text: string): Element {
  const root: Open = { tag: '', element: { name: '', namespace: '', attributes: new Map(), children: [], text: '' }, prefixes: new Map() }
  const open: Open[] = [root]
  let at = 0
  while (at < text.length) {
    const current = open.at(-1) ?? root
    const mark = text.indexOf('<', at)
    const words = text.slice(at, mark < 0 ? text.length : mark)
    if (current === root && words.replace('\ufeff', '').trim() !== '') throw new NotXml('text stands outside of the root element')
    current.element.text += unescaped(words)
    if (mark < 0) break
    at = step(text, mark, open, root)
  }
  if (open.length > 1) throw new NotXml(`<${open.at(-1)?.tag}> is not closed`)
  const [document, ...more] = root.element.children
  if (!document || more.length > 0) throw new NotXml('there is not exactly one root element')
  return document
}

/** Reads the mark at `mark`, and returns the place behind it. */
function step(text: string, mark: number, open: Open[], root: Open): number {
  const current = open.at(-1) ?? root
  if (text.startsWith('<!--', mark)) return behind(text, '-->', mark)
  if (text.startsWith('<?', mark)) return behind(text, '?>', mark)
  if (text.startsWith('<![CDATA[', mark)) {
    const end = behind(text, ']]>', mark)
    current.element.text += text.slice(mark + 9, end - 3)
    return end
  }
  if (text.startsWith('<!', mark)) throw new NotXml('there is a document type')
  if (text.startsWith('</', mark)) {
    const end = behind(text, '>', mark)
    const tag = text.slice(mark + 2, end - 1).trim()
    if (current === root || current.tag !== tag) throw new NotXml(`</${tag}> closes nothing`)
    open.pop()
    return end
  }
  return begin(text, mark, open, current)
}

function begin(text: string, mark: number, open: Open[], parent: Open): number {
  name.lastIndex = mark + 1
  const [tag] = name.exec(text) ?? []
  if (tag === undefined) throw new NotXml(`there is no name behind < at ${mark}`)
  const given = new Map<string, string>()
  attribute.lastIndex = mark + 1 + tag.length
  let at = attribute.lastIndex
  for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
    const [, key = '', double, single] = found
    if (given.has(key)) throw new NotXml(`<${tag}> has the attribute ${key} twice`)
    given.set(key, unescaped(double ?? single ?? ''))
    at = attribute.lastIndex
  }
  while (/\s/.test(text.charAt(at))) at += 1
  const isEmpty = text.startsWith('/>', at)
  if (!isEmpty && text.charAt(at) !== '>') throw new NotXml(`<${tag}> is not well-formed at ${at}`)
  const prefixes = prefixesOf(parent.prefixes, given)
  const [prefix, local] = tag.includes(':') ? (tag.split(':', 2) as [string, string]) : ['', tag]
  if (prefix !== '' && !prefixes.has(prefix)) throw new NotXml(`the prefix of <${tag}> has no namespace`)
  const attributes = new Map([...given].map(([key, value]) => [key.slice(key.indexOf(':') + 1), value]))
  const element = { name: local, namespace: prefixes.get(prefix) ?? '', attributes, children: [], text: '' }
  parent.element.children.push(element)
  if (!isEmpty) open.push({ tag, element, prefixes })
  if (open.length > deepest) throw new NotXml(`elements are nested deeper than ${deepest}`)
  return at + (isEmpty ? 2 : 1)
}

function prefixesOf(known: ReadonlyMap<string, string>, given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...given].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
  if (own.length === 0) return known
  return new Map([...known, ...own.map(([key, value]): [string, string] => [key === 'xmlns' ? '' : key.slice(6), value])])
}

function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  if (at < 0) throw new NotXml(`${end} is missing`)
  return at + end.length
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const unescaped = (text: string): string =>
  text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w{1,8});/g, (whole, word: string) => {
    if (word.startsWith('#')) {
      const code = word.startsWith('#x') ? Number.parseInt(word.slice(2), 16) : Number(word.slice(1))
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    }
    const known = entities.get(word)
    if (known === undefined) throw new NotXml(`${whole} is not known`)
    return known
  })

/** All elements of this name inside of an element, in the order of the document. */
export function elementsNamed(root: Element, wanted: string): Element[] {
  return root.children.flatMap((child) => [...(child.name === wanted ? [child] : []), ...elementsNamed(child, wanted)])
}

export const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
