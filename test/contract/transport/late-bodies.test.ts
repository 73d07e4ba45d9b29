import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

const { server } = await serve({ own: true })

/** The reply to a request whose body is sent some time behind its headers. */
async function replyTo(headers: string, body: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (piece) => {
    text += piece.toString()
  })
  socket.write(
    `POST /_vti_bin/lists.asmx HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/xml\r\nContent-Length: ${body.length}\r\n${headers}\r\n`,
  )
  for (let turn = 0; turn < 50; turn++) await nextTurn()
  socket.write(body)
  await expect.poll(() => text, { timeout: 60_000 }).toContain('\r\n\r\n')
  socket.destroy()
  return text
}

it('a request that is refused unread keeps its connection if its small body follows, so that NTLM can sign it in', async () => {
  const negotiate = Buffer.from('NTLMSSP\0\x01\0\0\0\x07\x82\x08\xa2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1').toString('base64')
  const reply = await replyTo(`Authorization: NTLM ${negotiate}\r\n`, '<x/>')
  expect(reply).toMatch(/^HTTP\/1\.1 401 /)
  expect(reply).toMatch(/^WWW-Authenticate: NTLM TlRM/im)
  expect(reply).not.toMatch(/^Connection: close/im)
})
