import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import {
  childElements,
  escapeXml,
  escapeXmlAttribute,
  parseXml,
  textOf,
  writeXml,
  type XmlElement,
  xmlElement,
} from '../../../src/formats/xml.ts'
import { anyWord, refusalOf } from '../../support/random/refused.ts'

const refusal = (text: string) => refusalOf('invalid_request', () => parseXml(text))

/** The content of an element without its spelling. */
const meaning = (element: XmlElement): unknown => ({
  name: `{${element.namespace}}${element.name}`,
  attributes: [...element.attributes].sort(),
  children: element.children.map((child) => (typeof child === 'string' ? child : meaning(child))),
})

describe('reading XML', () => {
  test('names are resolved, whatever the prefixes are', () => {
    const root = parseXml('<p:a xmlns:p="urn:1" xmlns="urn:2" p:x="1" y="2"><b/><p:c xmlns:p="urn:3"/><d xmlns=""/></p:a>')
    expect([root, ...childElements(root)].map(({ namespace, name }) => `${namespace} ${name}`)).toEqual([
      'urn:1 a',
      'urn:2 b',
      'urn:3 c',
      ' d',
    ])
    expect([...root.attributes]).toEqual([
      ['{urn:1}x', '1'],
      ['y', '2'],
    ])
  })

  test('text and CDATA that adjoin are one text; comments and processing instructions are ignored', () => {
    expect(textOf(parseXml('<a>one <![CDATA[<two>]]> &amp;<!-- no --> th<?no no?>ree</a>'))).toBe('one <two> & three')
  })

  test('an XML declaration and a byte order mark are no content', () => {
    expect(parseXml('\ufeff<?xml version="1.0" encoding="utf-8"?>\n<a/>\n').name).toBe('a')
  })

  test.each([
    ['a DTD', '<!DOCTYPE a><a/>', /line 1: .*DTD/],
    ['entities of its own', '<!DOCTYPE a [\n<!ENTITY x "y">\n]><a>&x;</a>', /DTD/],
    ['entities that grow', `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><a>&c;</a>`, /DTD/],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', /DTD/],
    ['an entity nobody declared', '<a>&nbsp;</a>', /undefined entity/],
    ['the name of a method of every object as an entity', '<a>&constructor;</a>', /undefined entity/],
    ['__proto__ as an entity', '<a>&__proto__;</a>', /undefined entity/],
    ['an element that is never closed', '<a>\n<b>\n</a>', /line 3/],
    ['an element that is cut off', '<a><b c="', /line 1/],
    ['a document that is cut off', '<a><b>', /line 1/],
    ['two roots', '<a/>\n<b/>', /line 2: .*root/],
    ['text without an element', 'hello', /line 1/],
    ['nothing', '', /line 1/],
    ['blanks', ' \n ', /root/],
    ['NUL', '<a>\0</a>', /line 1/],
    ['NUL as a reference', '<a>&#0;</a>', /line 1/],
    ['an attribute given twice', '<a b="1" b="2"/>', /duplicate/],
    ['one attribute under two prefixes', '<a xmlns:p="urn:1" xmlns:q="urn:1" p:b="1" q:b="2"/>', /duplicate/],
    ['a prefix that nobody declared', '<p:a/>', /prefix/],
    ['a less-than sign in an attribute', '<a b="<"/>', /line 1/],
    ['an attribute without quotes', '<a b=c/>', /line 1/],
  ])('%s is refused, with the line', (_, text, message) => {
    expect(refusal(text)).toMatch(message)
  })

  test('a hundred levels are read and no more', () => {
    const nest = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    expect(parseXml(nest(100)).name).toBe('a')
    expect(refusal(nest(101))).toMatch(/100 levels deep/)
    expect(refusal('<a>\n'.repeat(100_000))).toMatch(/line 101: .*100 levels deep/)
  })

  test('the number of elements and attributes is bounded', () => {
    const limits = { depth: 10, nodes: 10, attributes: 64 }
    expect(childElements(parseXml(`<a>${'<b/>'.repeat(9)}</a>`, limits))).toHaveLength(9)
    expect(() => parseXml(`<a>${'<b/>'.repeat(10)}</a>`, limits)).toThrow(/10 elements and attributes/)
    const attributes = Array.from({ length: 10 }, (_, i) => ` a${i}=""`).join('')
    expect(() => parseXml(`<a${attributes}/>`, limits)).toThrow(/10 elements and attributes/)
  })

  test('the number of attributes of one element is bounded, however many others have', () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 ? ` xmlns:n${i}="urn:x"` : ` a${i}=""`)).join('')
    expect(childElements(parseXml(`<a${attributes(64)}>${`<b${attributes(64)}/>`.repeat(3)}</a>`))).toHaveLength(3)
    expect(refusal(`<a>\n<b${attributes(65)}/></a>`)).toMatch(/line 2: an element may have at most 64 attributes/)
    expect(refusal(`<a${attributes(150_000)}/>`)).toMatch(/64 attributes/)
  })

  test('__proto__ and constructor are names like any other', () => {
    const root = parseXml('<constructor><__proto__ __proto__="1" constructor="2" id="__proto__">x</__proto__></constructor>')
    const [child] = childElements(root)
    expect(child && [child.name, ...child.attributes]).toEqual(['__proto__', ['__proto__', '1'], ['constructor', '2'], ['id', '__proto__']])
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('any text is read or refused with a DomainError', () => {
    const piece = anyWord('< > / a xmlns =" " & ; &# <![CDATA[ ]]> <!-- --> <? ?> <!DOCTYPE : \n \0 __proto__', ' ')
    const text = fc.oneof(
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    fc.assert(
      fc.property(text, (source) => {
        try {
          parseXml(source)
        } catch (error) {
          if (!(error instanceof DomainError) || error.reason !== 'invalid_request') throw error
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('writing XML', () => {
  test.each([
    ['its own prefixes', '<p:a xmlns:p="urn:1" p:x="1"><p:b/></p:a>'],
    ['a second namespace by default', '<a xmlns="urn:1"><b xmlns="urn:2"><c/></b><d/></a>'],
    ['a child in no namespace', '<a xmlns="urn:1"><b xmlns=""/></a>'],
    ['a prefix that means something else further in', '<p:a xmlns:p="urn:1"><p:b xmlns:p="urn:2"/><p:c/></p:a>'],
    ['an attribute of XML itself', '<a xml:lang="en"/>'],
    ['text around elements', '<a>1<b/>2</a>'],
  ])('what was read is written unchanged: %s', (_, text) => {
    expect(writeXml(parseXml(text))).toBe(text)
  })

  test('a prefix in an attribute value keeps its meaning', () => {
    const [child] = childElements(parseXml('<a xmlns:q="urn:q"><b xmlns:q="urn:r" type="q:name"/></a>'))
    expect(child && writeXml(child)).toBe('<b xmlns:q="urn:r" type="q:name"/>')
  })

  test('an element that leaves its document declares what was declared around it', () => {
    const [child] = childElements(parseXml('<a xmlns="urn:1" xmlns:p="urn:2"><p:b p:c="1"><d/></p:b></a>'))
    expect(child && writeXml(child)).toBe('<p:b xmlns:p="urn:2" p:c="1"><d xmlns="urn:1"/></p:b>')
  })

  test('declarations that are in force are not repeated', () => {
    const scope = {
      declarations: new Map([
        ['', 'urn:1'],
        ['z', 'urn:z'],
      ]),
    }
    expect(writeXml(xmlElement('urn:1', 'a', new Map(), [xmlElement('urn:z', 'z:row')]), scope)).toBe('<a><z:row/></a>')
    expect(writeXml(xmlElement('urn:2', 'z:a', new Map(), [xmlElement('urn:z', 'z:b')]), scope)).toBe(
      '<z:a xmlns:z="urn:2"><z:b xmlns:z="urn:z"/></z:a>',
    )
  })

  test('an attribute of a namespace that has no prefix gets one that is free', () => {
    const element = xmlElement('urn:1', 'n1:a', new Map([['{urn:2}b', '1']]))
    expect(meaning(parseXml(writeXml(element)))).toEqual(meaning(element))
  })

  test('line ends, tabs and quotes in an attribute come back unchanged', () => {
    const value = 'a\r\n\tb "c" \'d\' <e> & ]]>'
    const element = xmlElement('', 'a', new Map([['v', value]]), [value])
    expect(parseXml(writeXml(element)).attributes.get('v')).toBe(value)
    expect(textOf(parseXml(writeXml(element)))).toBe(value)
  })

  test('what XML cannot carry becomes a replacement character', () => {
    const text = 'a\0b\u0008c\ufffed\ud800e\u{1f600}'
    expect(escapeXml(text)).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\u{1f600}')
    expect(escapeXmlAttribute(text)).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\u{1f600}')
  })

  test('any tree that is written is read back with the same meaning', () => {
    const namespace = fc.constantFrom('', 'urn:1', 'urn:2', 'urn:3')
    const prefix = fc.constantFrom('', 'p', 'q', 'n1')
    const name = fc.constantFrom('a', 'b', '__proto__', 'constructor')
    const text = fc.string({
      unit: fc.constantFrom('x', '&', '<', '>', '"', '\n', '\r', '\t', ' ', 'ä', '\u{1f600}'),
      minLength: 1,
      maxLength: 8,
    })
    const attributes = fc
      .array(fc.tuple(fc.constantFrom('a', 'b', '{urn:1}a', '{urn:2}b', '{urn:4}c'), text), { maxLength: 3 })
      .map((entries) => new Map(entries))
    const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
      tree: fc
        .record({ namespace, prefix, name, attributes, child: fc.option(tie('tree'), { depthSize: 'small' }), text: fc.option(text) })
        .map(({ namespace, prefix, name, attributes, child, text }) =>
          xmlElement(namespace, prefix === '' ? name : `${prefix}:${name}`, attributes, [
            ...(text === null ? [] : [text]),
            ...(child === null ? [] : [child]),
          ]),
        ),
    }))
    fc.assert(
      fc.property(tree, (element) => {
        expect(meaning(parseXml(writeXml(element)))).toEqual(meaning(element))
      }),
      { numRuns: 2000 },
    )
  })
})
