import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeChallenge } from '../../src/http/sign-in/ntlm-messages.ts'
import { authenticateMessage, negotiateMessage } from '../support/sign-in/ntlm-client.ts'
import { type Load, load, message } from './loader.ts'
import { conditionsLine } from './report.ts'
import { installPeers, killAll, type Running, start, tenonProgram } from './servers.ts'

/**
 * node test/bench/tokens.ts: tokens issued and checked per second beside
 * oidc-provider, and the cost that each scheme of sign-in adds to a request.
 */

const usage = `node test/bench/tokens.ts [options]
  --seconds N       measured time of a scenario (default 3)
  --connections N   connections of the loader (default 16)
  --rounds N        times that the schemes are compared, in turns (default 5)
  --short           a few hundred milliseconds of everything, to see that it runs
  --no-peers        Tenon only`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '5' },
    short: { type: 'boolean', default: false },
    'no-peers': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const connections = Number(values.connections)
const seconds = values.short ? 0.3 : Number(values.seconds)
const rounds = values.short ? 1 : Number(values.rounds)
/** Enough tokens that each is used once. */
const freshTokens = values.short ? 200 : 4_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Seen {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Processor time for one request, all threads; undefined if the system does not report it. */
  readonly cpuMicroseconds: number | undefined
}

async function measured(server: Running, plan: Omit<Load, 'port' | 'connections'>): Promise<Seen> {
  const before = server.cpuMs()
  const result = await load({ port: server.port, connections, ...plan })
  const after = server.cpuMs()
  const cpuMicroseconds = before === undefined || after === undefined ? undefined : ((after - before) * 1000) / result.replies
  return { ...result, cpuMicroseconds }
}

async function warmed(server: Running, requests: readonly Buffer[], opening: Load['opening'] = []): Promise<Seen> {
  const plan = { requests, expect: 200, opening }
  await load({ port: server.port, connections, ...plan, until: { milliseconds: (seconds * 1000) / 2 } })
  return measured(server, { ...plan, until: { milliseconds: seconds * 1000 } })
}

const row = (title: string, { perSecond, p50, p99, cpuMicroseconds }: Seen): string =>
  [
    title.padEnd(54),
    Math.round(perSecond).toLocaleString('en-US').padStart(10),
    p50.toFixed(2).padStart(8),
    p99.toFixed(2).padStart(8),
    (cpuMicroseconds === undefined ? '-' : Math.round(cpuMicroseconds).toLocaleString('en-US')).padStart(8),
  ].join('')

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' }
const asking = (path: string, client: string): Buffer =>
  message(
    'POST',
    path,
    formType,
    new URLSearchParams({ grant_type: 'client_credentials', client_id: client, client_secret: 'any' }).toString(),
  )

async function tokenOf(port: number, path: string, client: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: client, client_secret: 'any' })
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })
  const { access_token: token } = (await reply.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`no token for ${client}: ${reply.status}`)
  return token
}

const tokenPath = '/oauth2/v2.0/token'
const bearer = (token: string) => ({ Authorization: `Bearer ${token}`, Accept: 'application/json;odata=nometadata' })

async function measureTenon(folder: string): Promise<void> {
  const server = await start({
    name: 'Tenon',
    argv: (port) => [
      ...tenonProgram(say),
      '--StorageProvider',
      'InMemory',
      '--Identity:AllowAcceptAllInProduction',
      'true',
      '--Identity:AnonymousAccess',
      'Read',
      // Cached replies would hide the cost of sign-in.
      '--Cache:Bytes',
      '0',
      '--HttpPort',
      String(port),
    ],
    folder,
    readyPath: '/_vti_bin/health',
  })
  try {
    say(row('mint: client_credentials, Tenon', await warmed(server, [asking(tokenPath, 'bench')])))
    const tokens = await Promise.all(Array.from({ length: freshTokens }, (_, n) => tokenOf(server.port, tokenPath, `bench${n}`)))
    const once = tokens.map((token) => message('GET', '/oauth2/v2.0/userinfo', bearer(token)))
    const checks = { requests: once, expect: 200 }
    say(row('check: a token met for the first time, Tenon', await measured(server, { ...checks, until: { replies: once.length } })))
    say(row('check: a token met before, Tenon', await warmed(server, once.slice(0, 100))))
    await compareSchemes(server)
  } finally {
    await server.stop()
  }
}

/** The credentials of a request, and the messages that its connection sends before. */
interface SchemeLoad {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly opening?: NonNullable<Load['opening']>
}

const item = "/_api/web/lists/getbytitle('Tasks')/items(1)"
const basic = { Authorization: `Basic ${Buffer.from('bench:any').toString('base64')}` }
const plain = { Accept: 'application/json;odata=nometadata' }

/** Requests without credentials come first; the others are compared with them. */
async function schemesOf({ port }: Running): Promise<SchemeLoad[]> {
  const form = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ username: 'bench', password: 'any' }) } as const
  const session = await fetch(`http://127.0.0.1:${port}/_forms/default.aspx`, form)
  return [
    { name: 'nobody (anonymous access)', headers: {} },
    { name: 'Basic', headers: basic },
    { name: 'Bearer', headers: bearer(await tokenOf(port, tokenPath, 'bench')) },
    { name: 'Forms (FedAuth)', headers: { Cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' } },
    { name: 'NTLM, on its connection', headers: {}, opening: handshake() },
  ]
}

/** If any password is accepted, one response fits every challenge. */
function handshake(): NonNullable<Load['opening']> {
  const challengeMessage = writeChallenge(Buffer.alloc(8), { domain: 'BENCH', host: 'bench' }, 0)
  const answer = authenticateMessage({ challengeMessage, userName: 'bench', domain: '', password: 'any' })
  const said = (token: Buffer) => message('GET', item, { Authorization: `NTLM ${token.toString('base64')}`, ...plain })
  return [
    { message: said(negotiateMessage), expect: 401 },
    { message: said(answer), expect: 200 },
  ]
}

/** One item, which everybody may read. */
async function seedItem({ port }: Running): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { ...basic, ...plain, 'Content-Type': 'application/json' }
    const reply = await fetch(`http://127.0.0.1:${port}/_api/web${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`POST ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { Id: number }
  }
  await post("/lists/getbytitle('Tasks')/items", { Title: 'Order chairs' })
  const { Id } = await post('/ensureuser', { logonName: 'c:0..s|true' })
  await post(`/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741826)`, {})
}

/** In turn, so that other load on the machine affects all equally. */
async function compareSchemes(server: Running): Promise<void> {
  await seedItem(server)
  const schemes = (await schemesOf(server)).map((scheme) => ({ ...scheme, seen: [] as Seen[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { headers, opening, seen } of schemes)
      seen.push(await warmed(server, [message('GET', item, { ...headers, ...plain })], opening))
  }
  const [first] = schemes.map(({ seen }) => medianOf(seen).cpuMicroseconds)
  for (const { name, seen } of schemes) {
    const median = medianOf(seen)
    const { cpuMicroseconds: own } = median
    const more = first === undefined || own === undefined ? '' : `${((own / first - 1) * 100).toFixed(1).padStart(8)} %`
    say(row(`GET item by ${name}, median of ${rounds} rounds`, median) + more)
  }
  say('The last column is the processor time that signing in adds (aim for Bearer: at most 10 %).')
}

const medianOf = (all: readonly Seen[]): Seen =>
  [...all].sort((a, b) => (a.cpuMicroseconds ?? 1 / a.perSecond) - (b.cpuMicroseconds ?? 1 / b.perSecond))[
    Math.floor(all.length / 2)
  ] as Seen

async function measurePeer(folder: string): Promise<void> {
  const program = join(import.meta.dirname, 'oidc-peer.ts')
  const server = await start({
    name: 'oidc-provider',
    argv: (port) => [program, String(port)],
    folder,
    readyPath: '/.well-known/openid-configuration',
  })
  try {
    say(row('mint: client_credentials, oidc-provider', await warmed(server, [asking('/token', 'bench')])))
    const tokens: string[] = []
    for (let n = 0; n < 100; n += 1) tokens.push(await tokenOf(server.port, '/token', 'opaque'))
    const introspections = tokens.map((token) =>
      message(
        'POST',
        '/token/introspection',
        formType,
        new URLSearchParams({ token, client_id: 'opaque', client_secret: 'any' }).toString(),
      ),
    )
    say(row('check: introspection of an opaque token, oidc-provider', await warmed(server, introspections)))
  } finally {
    await server.stop()
  }
}

async function main(): Promise<void> {
  if (values.help) return say(usage)
  const folder = mkdtempSync(join(tmpdir(), 'tenon-bench-'))
  process.once('exit', () => {
    killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  say(conditionsLine(connections, `${seconds} s measured after ${seconds / 2} s of warm-up`))
  say(`${''.padEnd(54)}requests/s  p50 ms  p99 ms  CPU µs`)
  await measureTenon(folder)
  if (values['no-peers']) return
  const missing = installPeers(say)
  if (missing === undefined) await measurePeer(folder)
  else say(`oidc-provider is not installed and is left out. ${missing}`)
}

await main()
