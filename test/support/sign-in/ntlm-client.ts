import { createHmac, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { md4 } from '../../../src/http/sign-in/md4.ts'

/** The client's messages of NTLM and Negotiate, one by one, so that tests can send them out of order. */

const signature = Buffer.from('NTLMSSP\0', 'latin1')
const hmac = (key: Uint8Array, ...data: Uint8Array[]) => createHmac('md5', key).update(Buffer.concat(data)).digest()
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** The first message: Unicode, NTLM with extended session security. */
export const negotiateMessage = (() => {
  const bytes = Buffer.alloc(32)
  signature.copy(bytes)
  bytes.writeUInt32LE(1, 8)
  bytes.writeUInt32LE(0xa2088207, 12)
  return bytes
})()

export interface Answering {
  readonly challengeMessage: Buffer
  readonly userName: string
  readonly domain: string
  readonly password: string
}

/** The third message, with a response of NTLM version 2. */
export function authenticateMessage({ challengeMessage, userName, domain, password }: Answering): Buffer {
  const challenge = challengeMessage.subarray(24, 32)
  const factsAt = challengeMessage.readUInt32LE(44)
  const facts = challengeMessage.subarray(factsAt, factsAt + challengeMessage.readUInt16LE(40))
  const covered = Buffer.concat([
    Buffer.from('0101000000000000', 'hex'),
    Buffer.alloc(8),
    randomBytes(8),
    Buffer.alloc(4),
    facts,
    Buffer.alloc(4),
  ])
  const key = hmac(md4(utf16(password)), utf16(userName.toUpperCase() + domain))
  const response = Buffer.concat([hmac(key, challenge, covered), covered])
  const head = Buffer.alloc(64)
  signature.copy(head)
  head.writeUInt32LE(3, 8)
  head.writeUInt32LE(0xa2088205, 60)
  let offset = head.length
  const parts = [Buffer.alloc(24), response, utf16(domain), utf16(userName), utf16('WORKSTATION'), Buffer.alloc(0)]
  for (const [index, part] of parts.entries()) {
    head.writeUInt16LE(part.length, 12 + index * 8)
    head.writeUInt16LE(part.length, 14 + index * 8)
    head.writeUInt32LE(offset, 16 + index * 8)
    offset += part.length
  }
  return Buffer.concat([head, ...parts])
}

const element = (tag: number, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content)
  const length = bytes.length < 0x80 ? [bytes.length] : [0x82, bytes.length >> 8, bytes.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), bytes])
}
const kerberos = Buffer.from('2a864886f712010202', 'hex')
const ntlm = Buffer.from('2b06010401823702020a', 'hex')

/** The client's first token in a negotiation, which offers Kerberos and the given mechanisms. */
export const wrapFirst = (token: Buffer, offered: readonly Buffer[] = [ntlm]): Buffer =>
  element(
    0x60,
    element(0x06, Buffer.from('2b0601050502', 'hex')),
    element(
      0xa0,
      element(
        0x30,
        element(0xa0, element(0x30, element(0x06, kerberos), ...offered.map((oid) => element(0x06, oid)))),
        element(0xa2, element(0x04, token)),
      ),
    ),
  )

/** Its later tokens. */
export const wrapLater = (token: Buffer): Buffer => element(0xa1, element(0x30, element(0xa2, element(0x04, token))))

export interface WireReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** A client that sends its requests one by one over one connection. */
export function oneConnection(serverUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<WireReply> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, serverUrl), { agent, method, headers }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(chunks).toString() }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export type OneConnection = ReturnType<typeof oneConnection>

/** The token that a scheme's challenge carries. */
export function tokenOf({ headers }: WireReply, scheme: string): Buffer {
  const header = String(headers['www-authenticate'])
  const [, token] = new RegExp(`^${scheme} ([A-Za-z0-9+/]+=*)$`).exec(header) ?? []
  if (token === undefined) throw new Error(`no token of ${scheme}: ${header}`)
  return Buffer.from(token, 'base64')
}

export const header = (scheme: string, token: Buffer) => ({ Authorization: `${scheme} ${token.toString('base64')}` })

/** The whole handshake; the reply to its last message. */
export async function signInByNtlm(
  { send }: OneConnection,
  path: string,
  who: Omit<Answering, 'challengeMessage'>,
  headers: Record<string, string> = {},
): Promise<WireReply> {
  const challengeMessage = tokenOf(await send(path, { ...headers, ...header('NTLM', negotiateMessage) }), 'NTLM')
  return send(path, { ...headers, ...header('NTLM', authenticateMessage({ challengeMessage, ...who })) })
}
