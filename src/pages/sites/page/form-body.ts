import { invalid } from '../../../core/kernel/errors.ts'
import { formDecoded } from '../../../formats/percent.ts'
import { type Request, readBytes, streamBody } from '../../../http/message/message.ts'

/** The fields of a form, in the order in which the browser sent them. */
export interface Form {
  /** The first value of a field; empty if the form has none. */
  text(name: string): string
  /** All values of a field, such as of check boxes. */
  all(name: string): readonly string[]
  has(name: string): boolean
}

/** A file of a form. Its bytes must be read before the next part. */
export interface SentFile {
  readonly field: string
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** The most bytes of a form without files, and of all fields of a form with files. */
const formBytes = 4 * 1024 * 1024
const mostFields = 10_000
/** The most bytes of the head of a part. */
const headBytes = 8 * 1024

export function formOf(fields: ReadonlyMap<string, readonly string[]>): Form {
  const all = (name: string) => fields.get(name) ?? []
  return { all, text: (name) => all(name)[0] ?? '', has: (name) => fields.has(name) }
}

const utf8 = new TextDecoder('utf-8', { fatal: false })

function add(fields: Map<string, string[]>, name: string, value: string): void {
  const values = fields.get(name)
  if (values) values.push(value)
  else fields.set(name, [value])
}

/** Reads a form without files. Fails with `invalid_request`, `body_too_large`. */
export async function readForm(request: Request): Promise<Form> {
  const text = utf8.decode(await readBytes(request, formBytes))
  const fields = new Map<string, string[]>()
  const parts = text === '' ? [] : text.split('&', mostFields + 1)
  if (parts.length > mostFields) throw invalid(`A form has at most ${mostFields} fields.`)
  for (const part of parts) {
    const equals = part.indexOf('=')
    const name = formDecoded(equals < 0 ? part : part.slice(0, equals))
    const value = formDecoded(equals < 0 ? '' : part.slice(equals + 1))
    if (name === undefined || value === undefined) throw invalid('A field of the form is not percent-encoded UTF-8.')
    add(fields, name, value)
  }
  return formOf(fields)
}

const boundaryForm = /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/** Whether the body of a request is a form with files. */
export const hasFiles = ({ headers }: Request): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Reads a form with files: calls `onFile` for each file, with the fields that came before it. Each file is streamed, never
 * held. Returns all fields. Fails with `invalid_request` on a body that is no such form, and with what `onFile` fails with.
 */
export async function readFormWithFiles(
  request: Request,
  limitBytes: number,
  onFile: (file: SentFile, before: Form) => Promise<void>,
): Promise<Form> {
  const [, quoted, plain] = boundaryForm.exec((request.headers['content-type'] ?? '').slice(0, 200)) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw invalid('The Content-Type of a form with files names its boundary.')
  const source = new PartReader(streamBody(request, limitBytes)[Symbol.asyncIterator](), Buffer.from(`\r\n--${boundary}`))
  const fields = new Map<string, string[]>()
  let held = 0
  let count = 0
  while (await source.nextPart()) {
    count += 1
    if (count > mostFields) throw invalid(`A form has at most ${mostFields} fields.`)
    const { name, fileName } = nameOf(await source.head())
    if (fileName !== undefined) {
      // A file input in which nothing was chosen sends a part without a name.
      if (fileName !== '') await onFile({ field: name, name: fileName, bytes: source.content() }, formOf(fields))
      await source.skip()
      continue
    }
    const pieces: Uint8Array[] = []
    for await (const piece of source.content()) {
      held += piece.length
      if (held > formBytes) throw invalid(`The fields of a form have at most ${formBytes} bytes.`)
      pieces.push(Buffer.from(piece))
    }
    add(fields, name, utf8.decode(Buffer.concat(pieces)))
  }
  return formOf(fields)
}

/** The names of a part: browsers write quotes and line ends in them as %22, %0D and %0A. */
function nameOf(head: string): { readonly name: string; readonly fileName: string | undefined } {
  const line = head.split('\r\n').find((one) => /^content-disposition\s*:/i.test(one)) ?? ''
  const name = unescaped(/[;\s]name="([^"]*)"/i.exec(line)?.[1])
  if (name === undefined) throw invalid('A part of the form has no name.')
  const fileName = unescaped(/[;\s]filename="([^"]*)"/i.exec(line)?.[1])
  // Some browsers send the whole path.
  return { name, fileName: fileName?.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1) }
}

const unescaped = (name: string | undefined): string | undefined => name?.replace(/%22/g, '"').replace(/%0[DA]/gi, '')

/** Reads the parts of a body one after the other. It holds one chunk of the body and the length of a boundary. */
class PartReader {
  readonly #source: AsyncIterator<Uint8Array>
  readonly #mark: Buffer
  /** The first boundary has no line end before it. */
  #held: Buffer = Buffer.from('\r\n')
  #isOver = false
  #isInContent = true

  constructor(source: AsyncIterator<Uint8Array>, mark: Buffer) {
    this.#source = source
    this.#mark = mark
  }

  /** Goes to the next part; false behind the last one. */
  async nextPart(): Promise<boolean> {
    await this.skip()
    while (this.#held.length < 2) if (!(await this.#fill())) throw cut()
    if (this.#held.subarray(0, 2).toString('latin1') === '--') {
      // The rest means nothing, but the connection waits for it.
      while (await this.#fill()) this.#held = Buffer.alloc(0)
      return false
    }
    this.#isInContent = true
    return true
  }

  /** The head of the part. */
  async head(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf('\r\n\r\n')
      if (end >= 0) {
        const head = utf8.decode(this.#held.subarray(0, end))
        this.#held = this.#held.subarray(end + 4)
        return head
      }
      if (this.#held.length > headBytes) throw invalid(`The head of a part of the form has more than ${headBytes} bytes.`)
      if (!(await this.#fill())) throw cut()
    }
  }

  /** The content of the part, up to the next boundary. */
  async *content(): AsyncGenerator<Uint8Array> {
    while (this.#isInContent) {
      const at = this.#held.indexOf(this.#mark)
      if (at >= 0) {
        const piece = this.#held.subarray(0, at)
        this.#held = this.#held.subarray(at + this.#mark.length)
        this.#isInContent = false
        if (piece.length > 0) yield piece
        return
      }
      const safe = this.#held.length - this.#mark.length
      if (safe > 0) {
        const piece = this.#held.subarray(0, safe)
        this.#held = this.#held.subarray(safe)
        yield piece
      }
      if (!(await this.#fill())) throw cut()
    }
  }

  /** Passes over the rest of the part. */
  async skip(): Promise<void> {
    for await (const _ of this.content());
  }

  async #fill(): Promise<boolean> {
    if (this.#isOver) return false
    const next = await this.#source.next()
    if (next.done === true) {
      this.#isOver = true
      return false
    }
    this.#held = Buffer.concat([this.#held, next.value])
    return true
  }
}

const cut = () => invalid('The form ends before its last boundary.')
