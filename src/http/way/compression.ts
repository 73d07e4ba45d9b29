import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { type Coding, codingFor } from '../content/coding.ts'
import type { Request, Response } from '../message/message.ts'
import type { ArrivedState, WayParts } from './state.ts'

/** Shorter replies are sent as they are: compressed they would save no packet. */
const leastBytes = 1024

const packable = /^(?:application\/(?:json|xml|atom\+xml|atomsvc\+xml|soap\+xml)|text\/xml)(?:;|$)/i

/**
 * Compresses a reply of data for a client that accepts it: on other threads, while it is sent. Stored bytes stay as they are, because
 * their ranges and entity tags count for the bytes that are sent.
 */
export function compressReply(_: WayParts, { request }: ArrivedState, response: Response): Response {
  const accepted = request.headers['accept-encoding']
  if (accepted === undefined || !isPackable(response, request)) return response
  const coding = codingFor(accepted)
  if (coding === undefined) return response
  const { Vary: varying, 'Content-Length': _length, 'Transfer-Encoding': _framing, ...headers } = response.headers
  const vary = varying === undefined ? 'Accept-Encoding' : `${String(varying)}, Accept-Encoding`
  const body = response.body === undefined ? nothing : packed(coding, response.body, request)
  return { ...response, headers: { ...headers, 'Content-Encoding': coding, Vary: vary }, body }
}

/** The body for HEAD, whose headers are those of GET: without a length, which nobody knows before (RFC 9110, 9.3.2). */
const nothing: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }) }

function isPackable({ status, headers, body }: Response, { method }: Pick<Request, 'method'>): boolean {
  if (status < 200 || status > 299 || status === 204 || !packable.test(String(headers['Content-Type'] ?? ''))) return false
  if (headers['Content-Encoding'] !== undefined || headers['Accept-Ranges'] !== undefined) return false
  // Of a body that is not made, because nobody is sent it, the headers tell the length.
  if (body === undefined)
    return method === 'HEAD' && (headers['Transfer-Encoding'] === 'chunked' || Number(headers['Content-Length'] ?? 0) >= leastBytes)
  return typeof body === 'string' || body instanceof Uint8Array ? body.length >= leastBytes : headers['Content-Length'] === undefined
}

/** Fast ones: a reply is compressed once, and read once. */
const gzipOptions = { level: 4 }
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

function packed(coding: Coding, body: NonNullable<Response['body']>, { method }: Pick<Request, 'method'>): AsyncIterable<Uint8Array> {
  if (typeof body === 'string' || body instanceof Uint8Array) return method === 'HEAD' ? nothing : packedPiece(coding, body)
  const packer = coding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions)
  // An error of the body ends the reply, which the server then cuts off.
  return pipeline(body instanceof Readable ? body : Readable.from(body), packer, () => undefined)
}

async function* packedPiece(coding: Coding, body: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield await (coding === 'br' ? brotlied(body, brotliOptions) : gzipped(body, gzipOptions))
}
