import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { readRequest } from '../../../src/formats/message-head.ts'
import { boundaryOf, closing, partHead, readPart, splitMultipart } from '../../../src/formats/multipart.ts'
import { threadProcessorMs } from '../../support/held-loop.ts'

const bytes = (text: string) => Buffer.from(text)
const texts = (parts: readonly Uint8Array[]) => parts.map((part) => Buffer.from(part).toString())

/** The DomainError of a call, if it throws one. */
function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
    return (error as DomainError).message
  }
  throw new Error('nothing was refused')
}

/** Its result; undefined if it fails with a DomainError. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

describe('the boundary of a Content-Type', () => {
  it.each([
    ['multipart/mixed; boundary=batch_1', 'batch_1'],
    ['multipart/mixed;boundary="batch_1"', 'batch_1'],
    ['Multipart/Mixed; charset=utf-8; BOUNDARY = "a b"', undefined],
    ['multipart/mixed; charset=utf-8; Boundary=a.b:c=d; x=y', 'a.b:c=d'],
    ['application/json', undefined],
    ['multipart/mixedness; boundary=a', undefined],
    [undefined, undefined],
  ])('%s gives %s', (contentType, boundary) => {
    expect(attempt(() => boundaryOf(contentType))).toBe(boundary)
  })

  it.each(['multipart/mixed', 'multipart/mixed; boundary=', 'multipart/mixed; boundary=""', `multipart/mixed; boundary=${'x'.repeat(71)}`])(
    'is missing in %s',
    (contentType) => {
      expect(refusalOf(() => boundaryOf(contentType))).toMatch(/boundary/)
    },
  )
})

describe('a multipart body is split', () => {
  it.each(['\r\n', '\n'])('at its boundary lines, which end in %j', (eol) => {
    const body = ['preamble', '--b', 'one', '', '--b  ', 'two', '--bx', '--b--y', '--b--', 'epilogue', '--b'].join(eol)
    expect(texts(splitMultipart(bytes(body), 'b', 9))).toEqual([`one${eol}`, `two${eol}--bx${eol}--b--y`])
  })

  it('where a part is empty, and where nothing follows the closing line', () => {
    expect(texts(splitMultipart(bytes('--b\n--b\n\n--b--'), 'b', 9))).toEqual(['', ''])
    expect(splitMultipart(bytes('--b--'), 'b', 0)).toEqual([])
  })

  it('and refused where it has no boundary line, no closing line, or too many parts', () => {
    expect(refusalOf(() => splitMultipart(bytes(''), 'b', 9))).toMatch(/no line '--b'/)
    expect(refusalOf(() => splitMultipart(bytes('x--b\n'), 'b', 9))).toMatch(/no line '--b'/)
    expect(refusalOf(() => splitMultipart(bytes('--b\none'), 'b', 9))).toMatch(/no closing line '--b--'/)
    expect(refusalOf(() => splitMultipart(bytes('--b\n1\n--b\n2\n--b--'), 'b', 1))).toMatch(/more than 1 parts/)
  })

  it('in linear time, whatever it is made of', () => {
    const hostile = ['--b', '--b ', '-', '\n--b\t\t', '--b--x\n'].map((text) => bytes(text.repeat(400_000)))
    const startedAt = threadProcessorMs()
    for (const body of hostile) attempt(() => splitMultipart(body, 'b', 100))
    expect(threadProcessorMs() - startedAt).toBeLessThan(5_000)
  })
})

describe('the head of a part', () => {
  it('has its headers under lower-case names, and both values of one given twice', () => {
    const { headers, body } = readPart(bytes('Content-Type:application/http\nX: 1\r\nx:  2 \r\n\r\nbody\r\n'))
    expect([...headers]).toEqual([
      ['content-type', 'application/http'],
      ['x', '1, 2'],
    ])
    expect(Buffer.from(body).toString()).toBe('body\r\n')
  })

  it('may name prototype members', () => {
    expect([...readPart(bytes('__proto__: a\nconstructor: b\n\n')).headers.keys()]).toEqual(['__proto__', 'constructor'])
  })

  it.each([
    ['no colon here\n\n', /not a header line/],
    [' folded: line\n\n', /not a header line/],
    ['a: b\0\n\n', /control character/],
    ['a: b\rc: d\n\n', /control character/],
    ['a: \xff\n\n', /UTF-8/],
    ['a: b\n'.repeat(101), /more than 100 header lines/],
    [`a: ${'b'.repeat(70_000)}`, /more than 65536 bytes/],
  ])('is refused: %j', (text, message) => {
    expect(refusalOf(() => readPart(Buffer.from(text, 'latin1')))).toMatch(message)
  })
})

describe('the request in a part', () => {
  it('has a method, a target, headers and a body', () => {
    const { method, target, headers, body } = readRequest(bytes("\r\nMERGE /_api/x?$filter=a eq 'b c' HTTP/1.1\r\nIf-Match: *\r\n\r\n{}"))
    expect([method, target, headers.get('if-match'), Buffer.from(body).toString()]).toEqual([
      'MERGE',
      "/_api/x?$filter=a eq 'b c'",
      '*',
      '{}',
    ])
  })

  it('needs neither an HTTP version nor an empty line behind its headers', () => {
    expect(readRequest(bytes('GET /a'))).toMatchObject({ method: 'GET', target: '/a' })
    expect(readRequest(bytes('GET /a HTTP/1.0\naccept: x')).headers.get('accept')).toBe('x')
  })

  it.each(['', '\r\n', 'GET', 'GET HTTP/1.1', '/a HTTP/1.1', '{"a": 1}', 'GET  \n'])('is refused without a request line: %j', (text) => {
    expect(refusalOf(() => readRequest(bytes(text)))).toMatch(/request line/)
  })
})

describe('anything', () => {
  const name = fc.stringMatching(/^[a-z][a-z-]{0,10}$/)
  const value = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/)
  const part = fc.record({
    headers: fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 4 }),
    body: fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.constantFrom('', '\r\n', '\n', '\r', '--', '--bound\u0000').map(bytes)),
  })

  it('comes back from a multipart body as it was put in', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const boundary = 'boundary-7c1e'
        const chunks = parts.flatMap(({ headers, body }) => [Buffer.from(partHead(boundary, headers)), body, Buffer.from('\r\n')])
        const written = Buffer.concat([...chunks, Buffer.from(closing(boundary))])
        const read = splitMultipart(written, 'boundary-7c1e', 5).map(readPart)
        expect(read.map(({ headers, body }) => [[...headers], Buffer.from(body).toString('hex')])).toEqual(
          parts.map(({ headers, body }) => [headers, Buffer.from(body).toString('hex')]),
        )
      }),
    )
  })

  it('is read, or refused with a reason that a client may see', () => {
    const piece = fc.constantFrom('--b', '--b--', '\r', '\n', '\r\n', ' ', '--', 'GET /a HTTP/1.1', 'a: b', ':', 'multipart/mixed', '\0')
    const body = fc.oneof(
      fc.array(piece, { maxLength: 30 }).map((pieces) => bytes(pieces.join(''))),
      fc.uint8Array({ maxLength: 200 }),
    )
    fc.assert(
      fc.property(body, fc.string({ maxLength: 30 }), (given, type) => {
        attempt(() => boundaryOf(type))
        attempt(() => readRequest(given))
        for (const one of attempt(() => splitMultipart(given, 'b', 10)) ?? []) attempt(() => readPart(one))
      }),
      { numRuns: 2_000 },
    )
  })
})
