import { expect, test } from 'vitest'
import { parseXml, type XmlElement } from '../../../src/formats/xml.ts'
import { type LongText, parseXmlStream } from '../../../src/formats/xml-stream.ts'

/** The pieces of a text, each of so many characters. */
async function* cut(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

const nothingLong = () => undefined

test('reads a text to the same value, wherever it is cut', async () => {
  for (let shift = 0; shift < 4; shift++) {
    const text = `<a>${'x'.repeat(65_530 + shift)}\r\n😀<b c="&amp;">\r\n</b><![CDATA[]]>${'<d/>\r\n'.repeat(20_000)}</a>`
    for (const length of [text.length, 65_536, 16_384, 997])
      expect(await parseXmlStream(cut(text, length), nothingLong)).toEqual(parseXml(text))
  }
  const text = `<?xml version="1.0"?><a b=">"><!-- > --><c>x &gt; y</c><![CDATA[>]]></a>\n`
  for (let length = 1; length < 12; length++) expect(await parseXmlStream(cut(text, length), nothingLong)).toEqual(parseXml(text))
  const broken = `<a>${'\n'.repeat(70_000)}<b></a>`
  await expect(parseXmlStream(cut(broken, broken.length), nothingLong)).rejects.toThrow(/line 70001/)
  await expect(parseXmlStream(cut('', 1), nothingLong)).rejects.toThrow(/document/)
})

/** Takes the texts of elements with the name `long`. */
function taking() {
  const texts: string[] = []
  const longTextOf = async (open: readonly XmlElement[]): Promise<LongText | undefined> => {
    if (open.at(-1)?.name !== 'long') return undefined
    let text = ''
    return {
      add: async (piece) => {
        text += piece
      },
      end: async () => void texts.push(text),
    }
  }
  return { texts, longTextOf }
}

test('a text that does not end in its piece goes to its receiver, as it stands', async () => {
  const text = `<a><b/>before<long c=">">${'QUJD&#13;\n'.repeat(10_000)}</long>after<c/></a>`
  for (const length of [65_536, 16_384, 1000, 7]) {
    const { texts, longTextOf } = taking()
    const root = await parseXmlStream(cut(text, length), longTextOf)
    expect(texts).toEqual(['QUJD&#13;\n'.repeat(10_000)])
    expect(root.children).toMatchObject([{ name: 'b' }, 'before', { name: 'long', children: [] }, 'after', { name: 'c' }])
  }
})

test('a short text stays in its element, or is given away whole', async () => {
  const text = '<a><long>QUJD</long></a>'
  for (let length = 1; length <= text.length; length++) {
    const { texts, longTextOf } = taking()
    const [long] = (await parseXmlStream(cut(text, length), longTextOf)).children as XmlElement[]
    expect(texts.join('') || long?.children).toEqual(texts.length > 0 ? 'QUJD' : ['QUJD'])
  }
})

test('a document that ends in a long text is refused', async () => {
  const { longTextOf } = taking()
  await expect(parseXmlStream(cut('<a><long>QUJD', 9), longTextOf)).rejects.toThrow(/XML cannot be read/)
})
