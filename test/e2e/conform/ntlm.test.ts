import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { conform } from '../../../kits/conform/src/cli.ts'
import { clientOf } from '../../../kits/conform/src/http/client.ts'
import { ntlmAccount } from '../../../kits/conform/src/http/ntlm.ts'
import { conformData } from '../../../src/commands/conform.ts'
import { answersChallenge, readNtlmMessage, writeChallenge } from '../../../src/http/sign-in/ntlm-messages.ts'
import { testsOwnWork } from '../../support/held-loop.ts'
import { withPasswords } from '../../support/programs/passwords.ts'
import { startServer } from '../../support/server.ts'

/** The conformance kit signs in by NTLM, as servers on premises ask for. */

const contract = testsOwnWork(() => conformData('Svc'))
const servers = {
  open: await startServer({ settings: { Profile: 'Svc' } }),
  strict: await startServer({ settings: { Profile: 'Svc', ...withPasswords } }),
  basic: await startServer({ settings: { Profile: 'Svc', 'Identity:Schemes': 'Basic' } }),
}
afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())))

/** Runs some checks from the command line, and returns its exit code and its last line. */
async function checked(url: string, auth: string): Promise<{ readonly code: number; readonly said: string }> {
  let said = ''
  const out = (text: string) => {
    said += text
  }
  const argv = [url, '--profile', 'Svc', '--only', 'digest,etags,soap', '--quiet', '--auth', auth]
  const code = await conform({ argv, env: {}, contractOf: () => contract, out })
  return { code, said }
}

describe('the conformance kit signs in by NTLM', () => {
  it.each(['ntlm:ann:any', 'ntlm:CORP\\ann:a:b'])('as %s', async (auth) => {
    expect(await checked(servers.open.url, auth)).toEqual({ code: 0, said: expect.stringContaining('100 %') })
  })

  it('with the password alone', async () => {
    expect(await checked(servers.strict.url, 'ntlm:CORP\\bob:secret')).toEqual({ code: 0, said: expect.stringContaining('100 %') })
    const refused = await checked(servers.strict.url, 'ntlm:ann:wrong')
    expect(refused).toEqual({ code: 2, said: expect.stringContaining('does not know the caller (401)') })
  })

  it('and says so where a server has no NTLM', async () => {
    const refused = await checked(servers.basic.url, 'ntlm:ann:any')
    expect(refused).toEqual({ code: 2, said: expect.stringContaining('no challenge; it may not offer it') })
  })

  it('again for each request where a server forgets connections', async () => {
    const challenges = new WeakMap<Socket, Uint8Array>()
    const bodies: string[] = []
    const forgetful = createServer((request, reply) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      request.on('end', () => {
        const [, token = ''] = (request.headers.authorization ?? '').split(' ')
        const message = readNtlmMessage(Buffer.from(token, 'base64'))
        const known = challenges.get(request.socket)
        if (message?.type === 3 && known && answersChallenge(message, known, 'secret')) {
          bodies.push(`${request.method} ${body}`)
          reply.writeHead(200).end()
          return
        }
        const challenge = crypto.getRandomValues(new Uint8Array(8))
        challenges.set(request.socket, challenge)
        const told = writeChallenge(challenge, { domain: 'FARM', host: 'farm' }, Date.now()).toString('base64')
        reply.writeHead(401, { 'WWW-Authenticate': message?.type === 1 ? `Negotiate, NTLM ${told}` : 'Negotiate, NTLM' }).end()
      })
    })
    await new Promise<void>((resolve) => forgetful.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(forgetful.address() as AddressInfo).port}/`
    const client = clientOf({ headers: {}, ntlm: ntlmAccount('FARM\\ann:secret'), timeoutMs: 60_000, insecure: false })
    try {
      const sent = ['one', 'two', 'three'].map((body) => client.send('POST', url, { body }))
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await client.send('GET', url)).status).toBe(200)
      expect(bodies).toEqual(['POST one', 'POST two', 'POST three', 'GET '])
    } finally {
      client.close()
      await new Promise((resolve) => forgetful.close(resolve))
    }
  })
})
