import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { serveUsers } from '../../support/serve.ts'

/** The first line of `curl --version`; undefined without curl, or if it does not support NTLM. */
function curlVersion(): string | undefined {
  try {
    const text = execFileSync('curl', ['--version'], { encoding: 'utf8' })
    return /^Features:.*\bNTLM\b/m.test(text) ? text.split('\n')[0] : undefined
  } catch {
    return undefined
  }
}

const version = curlVersion()

const { server } = await serveUsers({ 'CONTOSO\\bob': 'P@ss wörd' })

/** Status and body of the last reply, and the number of connections. */
async function curl(user: string, ...more: readonly string[]) {
  const args = [
    '-s',
    '--ntlm',
    '-u',
    user,
    '-H',
    'Accept: application/json;odata=nometadata',
    '-w',
    '\n%{http_code} %{num_connects}',
    ...more,
  ]
  const { stdout } = await promisify(execFile)('curl', args)
  const lines = stdout.trimEnd().split('\n')
  const [status, connections] = (lines.at(-1) ?? '').split(' ').map(Number)
  return { status, connections, body: lines.slice(0, -1).join('\n') }
}

describe.skipIf(version === undefined)('curl --ntlm (ignored where there is no curl with NTLM)', () => {
  it('signs in with the right password, on one connection', async () => {
    const { status, connections, body } = await curl('CONTOSO\\bob:P@ss wörd', `${server.url}/_api/web/currentuser`)
    expect([status, connections]).toEqual([200, 1])
    expect(JSON.parse(body)).toMatchObject({ LoginName: 'i:0#.w|contoso\\bob' })
  })

  it('is refused with a wrong one', async () => {
    expect((await curl('CONTOSO\\bob:wrong', `${server.url}/_api/web`)).status).toBe(401)
    expect((await curl('bob:P@ss wörd', `${server.url}/_api/web`)).status).toBe(401)
  })

  it('sends a body, which the first message leaves out', async () => {
    const list = JSON.stringify({ Title: 'By curl' })
    const sent = ['-H', 'Content-Type: application/json', '-d', list, `${server.url}/_api/web/lists`]
    const { status, body } = await curl('CONTOSO\\bob:P@ss wörd', ...sent)
    expect(status).toBe(201)
    expect(JSON.parse(body)).toMatchObject({ Title: 'By curl' })
  })
})
