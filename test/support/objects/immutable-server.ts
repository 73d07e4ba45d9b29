import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A version of a blob, with its immutability policy. */
interface Version {
  readonly name: string
  readonly id: string
  readonly bytes: Buffer
  until: number
  mode: string
  isHeld: boolean
}

export interface ImmutableServer {
  readonly connectionString: string
  readonly versions: readonly Version[]
  /** The bytes of a further version above what there is, as whoever has the key can write. */
  forge(name: string, bytes: string): void
  /** Whether it answers: otherwise every request gets 503. */
  isUp: boolean
  stop(): Promise<void>
}

const xml = (inside: string): string => `<?xml version="1.0" encoding="utf-8"?>${inside}`

/** The range that a request asks for, of as many bytes as there are. */
function rangeOf(asked: string | string[] | undefined, size: number): readonly [number, number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(String(asked ?? '')) ?? []
  return from === '' ? undefined : [Number(from), Math.min(to === '' ? size : Number(to) + 1, size)]
}

/**
 * What the REST interface of Azure Blob storage says of versions with immutability policies, and no more: Put Blob with
 * `x-ms-immutability-policy-until-date` and `-mode`, the policy and the legal hold of a version, Copy Blob of a version, List Blobs with versions, Get
 * Blob, and Delete Blob of a version or of all that a reader without one sees. Containers: `immutable`
 * has version-level immutability, `plain` none. It does not check signatures.
 */
export async function startImmutableServer(): Promise<ImmutableServer> {
  const versions: Version[] = []
  let last = 0
  const nextId = () => new Date(Date.UTC(2026, 0, 1) + last++).toISOString().replace('Z', '0000Z')
  const state = { isUp: true }
  /** The names of blobs without a current version. */
  const deleted = new Set<string>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://azure')
    const [, , container = '', ...rest] = url.pathname.split('/')
    const name = decodeURIComponent(rest.join('/'))
    const version = url.searchParams.get('versionid')
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'x-ms-error-code': code, 'Content-Type': 'application/xml' })
      response.end(xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`))
    }
    if (!state.isUp) return refuse(503, 'ServerBusy')
    if (!['immutable', 'plain'].includes(container)) return refuse(404, 'ContainerNotFound')
    if (name === '' && url.searchParams.get('comp') === 'list') {
      const prefix = url.searchParams.get('prefix') ?? ''
      const all = versions.filter((one) => one.name.startsWith(prefix)).map(blobXml)
      response.writeHead(200, { 'Content-Type': 'application/xml' })
      return void response.end(xml(`<EnumerationResults><Blobs>${all.join('')}</Blobs><NextMarker/></EnumerationResults>`))
    }
    if (name === '') {
      const isImmutable = String(container === 'immutable')
      response.writeHead(200, {
        'x-ms-immutable-storage-with-versioning-enabled': isImmutable,
        ETag: '"1"',
        'Last-Modified': new Date(0).toUTCString(),
      })
      return void response.end()
    }
    const comp = url.searchParams.get('comp')
    if (request.method === 'PUT' && comp === null) {
      const source = URL.parse(String(request.headers['x-ms-copy-source'] ?? ''))
      const copied = source && versions.find(({ id }) => id === source.searchParams.get('versionid'))
      if (source && !copied) return refuse(404, 'CannotVerifyCopySource')
      deleted.delete(name)
      const until = Date.parse(String(request.headers['x-ms-immutability-policy-until-date'] ?? ''))
      const mode = String(request.headers['x-ms-immutability-policy-mode'] ?? '')
      const bytes = copied?.bytes ?? (await buffer(request))
      const made = { name, id: nextId(), bytes, until: Number.isNaN(until) ? 0 : until, mode, isHeld: false }
      versions.push(made)
      const copy = copied && { 'x-ms-copy-id': 'one', 'x-ms-copy-status': 'success' }
      response.writeHead(copied ? 202 : 201, {
        ...{ ETag: '"1"', 'Last-Modified': new Date(0).toUTCString(), 'x-ms-version-id': made.id },
        ...copy,
      })
      return void response.end()
    }
    if (version === null && deleted.has(name)) return refuse(404, 'BlobNotFound')
    const at = versions.findLastIndex((one) => one.name === name && (version === null || one.id === version))
    const found = versions[at]
    if (!found) return refuse(404, 'BlobNotFound')
    if (comp === 'immutabilityPolicies' || comp === 'legalhold') {
      const isLocked = found.mode.toLowerCase() === 'locked' && found.until > Date.now()
      const until = Date.parse(String(request.headers['x-ms-immutability-policy-until-date'] ?? ''))
      if (comp === 'legalhold') found.isHeld = request.headers['x-ms-legal-hold'] === 'true'
      else if (isLocked && (request.method === 'DELETE' || until < found.until)) return refuse(409, 'BlobImmutableDueToPolicy')
      else if (request.method === 'DELETE') Object.assign(found, { until: 0, mode: '' })
      else Object.assign(found, { until, mode: String(request.headers['x-ms-immutability-policy-mode']) })
      response.writeHead(200)
      return void response.end()
    }
    if (request.method === 'DELETE' && version === null) {
      deleted.add(name)
      response.writeHead(202)
      return void response.end()
    }
    if (request.method === 'DELETE') {
      if (found.isHeld) return refuse(409, 'BlobImmutableDueToLegalHold')
      if (found.until > Date.now()) return refuse(409, 'BlobImmutableDueToPolicy')
      versions.splice(at, 1)
      response.writeHead(202)
      return void response.end()
    }
    const range = rangeOf(request.headers['x-ms-range'] ?? request.headers.range, found.bytes.length)
    const bytes = range ? found.bytes.subarray(...range) : found.bytes
    response.writeHead(range ? 206 : 200, {
      ...(range && { 'Content-Range': `bytes ${range[0]}-${range[1] - 1}/${found.bytes.length}` }),
      ...{ 'Content-Length': bytes.length, 'Content-Type': 'application/jsonl', ETag: '"1"', 'x-ms-blob-type': 'BlockBlob' },
      ...{ 'Last-Modified': new Date(0).toUTCString(), 'x-ms-version-id': found.id },
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const key = Buffer.from('it signs the requests of tests alone').toString('base64')
  return Object.assign(state, {
    connectionString: `DefaultEndpointsProtocol=http;AccountName=one;AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/one;`,
    versions,
    forge: (name: string, bytes: string) =>
      void versions.push({ name, id: nextId(), bytes: Buffer.from(bytes), until: 0, mode: '', isHeld: false }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

const blobXml = ({ name, id, bytes, until, mode }: Version): string =>
  `<Blob><Name>${name}</Name><VersionId>${id}</VersionId><Properties><Last-Modified>${new Date(0).toUTCString()}</Last-Modified><Etag>1</Etag><Content-Length>${bytes.length}</Content-Length><BlobType>BlockBlob</BlobType><ImmutabilityPolicyUntilDate>${new Date(until).toUTCString()}</ImmutabilityPolicyUntilDate><ImmutabilityPolicyMode>${mode || 'unlocked'}</ImmutabilityPolicyMode></Properties></Blob>`
