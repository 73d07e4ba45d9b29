import type { Socket } from 'node:net'
import type { Profile } from '../../profile/profile.ts'
import { securityHeaderLines, transportSecurity } from './response-head.ts'

/** Limit of request line and headers together; longer ones get 431 (protocol/errors#strictness). */
export const maxHeaderBytes = 64 * 1024

const reasonsByCode = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    { status: '431 Request Header Fields Too Large', message: `Request line and headers may have ${maxHeaderBytes} bytes together.` },
  ],
  ['HPE_INVALID_METHOD', { status: '400 Bad Request', message: 'The request begins with a method that is none of HTTP.' }],
  ['HPE_INVALID_EOF_STATE', { status: '400 Bad Request', message: 'The connection ended before the request was complete.' }],
  ['CONNECT', { status: '400 Bad Request', message: 'This server is no proxy: CONNECT cannot be used.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', message: 'The request did not arrive in time.' }],
])

/** Writes the reply to input that is not a request, with the three response headers, and closes the connection. */
export function writeRefusal(
  socket: Socket,
  code: string | undefined,
  { correlationId, profile }: { readonly correlationId: string; readonly profile: Profile },
): void {
  const { status, message } = reasonsByCode.get(code ?? '') ?? { status: '400 Bad Request', message: 'This is not an HTTP request.' }
  const body = JSON.stringify({ error: { code: status.slice(0, 3), message } })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json;charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Correlation-ID: ${correlationId}`,
    ...[profile.headers.requestId, ...profile.headers.alsoRequestId].map((name) => `${name}: ${correlationId}`),
    `${profile.headers.duration}: 0`,
    ...securityHeaderLines,
    ...('encrypted' in socket ? [`Strict-Transport-Security: ${transportSecurity}`] : []),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
