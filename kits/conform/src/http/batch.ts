/** A request of a batch. */
export interface BatchedRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface BatchedReply {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

const line = '\r\n'

/** The body of a batch in which each write stands in a change set of its own, and its media type. */
export function batchOf(requests: readonly BatchedRequest[], boundary = 'batch_conform'): { readonly body: string; readonly type: string } {
  const parts = requests.map((request, index) => {
    const inner = innerOf(request)
    if (request.method === 'GET') return `--${boundary}${line}${head}${inner}${line}`
    const own = `changeset_${index}`
    return `--${boundary}${line}Content-Type: multipart/mixed; boundary=${own}${line}${line}--${own}${line}${head}${inner}${line}--${own}--${line}`
  })
  return { body: `${parts.join('')}--${boundary}--${line}`, type: `multipart/mixed; boundary=${boundary}` }
}

const head = `Content-Type: application/http${line}Content-Transfer-Encoding: binary${line}${line}`

function innerOf({ method, url, headers = {}, body = '' }: BatchedRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}${line}`)
  return `${method} ${url} HTTP/1.1${line}${lines.join('')}${line}${body}`
}

/** The parts of the reply to a batch. Fails with an `Error` that says what is not as a batch is. */
export function readBatch(type: string | null, text: string): BatchedReply[] {
  const [, quoted, plain] = /^multipart\/mixed\s*;.{0,200}?boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(type ?? '') ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new Error(`the type '${type ?? ''}' names no boundary`)
  const pieces = text.split(`--${boundary}`)
  if (!(pieces.at(-1) ?? '').startsWith('--')) throw new Error('the last boundary is missing')
  return pieces.slice(1, -1).map(readPart)
}

function readPart(piece: string): BatchedReply {
  const [, inner = ''] = splitAtBlankLine(piece.replace(/^\r?\n/, ''))
  const [top, body] = splitAtBlankLine(inner)
  const [statusLine = '', ...lines] = top.split(/\r?\n/)
  const [, status] = /^HTTP\/1\.1 (\d{3})(?: |$)/.exec(statusLine) ?? []
  if (status === undefined) throw new Error(`a part begins with '${statusLine.slice(0, 100)}', which is no status line`)
  const headers = lines.map((one): [string, string] => [
    one.slice(0, one.indexOf(':')).trim().toLowerCase(),
    one.slice(one.indexOf(':') + 1).trim(),
  ])
  return { status: Number(status), headers: new Map(headers), text: body.replace(/\r?\n$/, '') }
}

function splitAtBlankLine(text: string): [string, string] {
  const [found] = /\r?\n\r?\n/.exec(text) ?? []
  if (found === undefined) return [text, '']
  const at = text.indexOf(found)
  return [text.slice(0, at), text.slice(at + found.length)]
}
