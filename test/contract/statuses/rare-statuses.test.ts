import { afterAll, describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import type { FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { type ContractClient, createContractClient } from '../../support/contract-client.ts'
import { basic, startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { farmOnSmallDisk, type SmallDisk } from '../../support/stores/small-disk.ts'
import { accepts } from '../../support/wire.ts'

/** Statuses that the contracts declare and that few clients ever see. */

const server = await startServer({ own: true })
const guarded = await startServer({
  settings: {
    'Identity:Providers:AcceptAll:Enabled': 'false',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:Guesses:Free': '1',
    'Identity:Clients:app:Secret': 'right',
    ...Object.fromEntries(['ann', 'bea', 'cid'].map((name) => [`Identity:ConfigUsers:Users:${name}:Password`, 'right'])),
  },
})
afterAll(() => Promise.all([server.stop(), guarded.stop()]))

const client = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })

describe('bytes', () => {
  /** A part, and nothing for who has the whole. */
  const expectParts = async (value: string) => {
    const whole = await client.call('GET', value)
    expect([whole.status, (await client.call('GET', value, { headers: { Range: 'bytes=0-1' } })).status]).toEqual([200, 206])
    const known = await client.call('GET', value, { headers: { 'If-None-Match': whole.headers.get('etag') ?? '' } })
    expect([known.status, known.text]).toEqual([304, ''])
  }

  it('of a file and of its versions', async () => {
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"
    const file = "/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/parts.txt')"
    const library = "/_api/web/lists/getbytitle('Documents')"
    await client.call('POST', library, { body: { EnableVersioning: true }, headers: { 'X-HTTP-Method': 'MERGE' } })
    for (const body of ['one', 'two']) await client.call('POST', `${folder}/files/add(url='parts.txt',overwrite=true)`, { body })
    await expectParts(`${file}/$value`)
    const [version] = (await client.call('GET', `${file}/versions`)).json.value as { readonly ID: number }[]
    await expectParts(`${file}/versions(${version?.ID})/$value`)
    const { Id } = (await client.call('GET', `${file}/ListItemAllFields?$select=Id`)).json
    await expectParts(`/_vti_bin/listdata.svc/Documents(${Id})/$value`)
  })

  it('of an attachment', async () => {
    const items = "/_api/web/lists/getbytitle('Tasks')/items"
    const { Id } = (await client.call('POST', items, { body: { Title: 'one' } })).json
    await client.call('POST', `${items}(${Id})/attachmentfiles/add(filename='a.txt')`, { body: 'attached' })
    await expectParts(`/_vti_bin/listdata.svc/Attachments(EntitySet='Tasks',ItemId=${Id},Name='a.txt')/$value`)
  })
})

describe('too many wrong passwords', () => {
  /** The status of the first refusal that is no usual one. */
  const slowedDown = async (url: string, userName: string, asking: (guess: ContractClient) => ReturnType<ContractClient['call']>) => {
    const wrong = createContractClient(url, { Authorization: `Basic ${Buffer.from(`${userName}:wrong`).toString('base64')}` })
    for (let turn = 0; turn < 5; turn++) {
      const { status, headers } = await asking(wrong)
      if (status !== 401) return [status, Number(headers.get('retry-after')) > 0]
    }
    return undefined
  }

  it.each([
    ['diagnostics', 'ann', '/_vti_bin/diagnostics'],
    ['the farm', 'bea', '/_admin/webapps'],
  ])('are slowed down at %s', async (_, userName, path) => {
    expect(await slowedDown(guarded.url, userName, (guess) => guess.call('GET', path))).toEqual([429, true])
  })

  it('are slowed down on the sign-in page', async () => {
    const identity = createIdentityClient(guarded.url)
    const statuses = new Set<number>()
    for (let turn = 0; turn < 5; turn++)
      statuses.add((await identity.call('POST', '/_forms/default.aspx', { body: { username: 'cid', password: 'wrong' } })).status)
    expect(statuses).toContain(429)
  })
})

describe('too many wrong secrets of a client', () => {
  it('are slowed down', async () => {
    const { token } = createIdentityClient(guarded.url)
    const statuses = new Set<number>()
    for (let turn = 0; turn < 5; turn++)
      statuses.add((await token({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'wrong' })).status)
    expect(statuses).toContain(429)
  })
})

describe('diagnostics', () => {
  it('refuse an option that is given twice', async () => {
    expect((await client.call('GET', '/_vti_bin/diagnostics?$select=a&$select=b')).status).toBe(400)
  })

  it('refuse a token without the scope', async () => {
    const { authorize, token } = createIdentityClient(server.url)
    const redirect_uri = 'http://localhost:8080/callback'
    const asked = { client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'admin', scope: 'openid' }
    const code = new URL((await authorize(asked)).location).searchParams.get('code') ?? ''
    const grant = { grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'any' }
    const { access_token } = (await token(grant)).json as { readonly access_token: string }
    const bearer = createContractClient(server.url, { Authorization: `Bearer ${access_token}` })
    expect((await bearer.call('GET', '/_vti_bin/diagnostics')).status).toBe(403)
  })
})

describe('administration', () => {
  it('needs credentials', async () => {
    expect((await createContractClient(server.url).call('GET', '/_admin/webapps')).status).toBe(401)
  })

  it('reads JSON of at most 1 MiB', async () => {
    const add = (body: string, type: string) => client.call('POST', '/_admin/webapps', { body, headers: { 'Content-Type': type } })
    expect((await add('<a/>', 'application/xml')).status).toBe(415)
    expect((await add(JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json')).status).toBe(413)
  })
})

describe('a farm database', () => {
  const app = { client_id: 'app', client_secret: 'any' }
  const redirect_uri = 'http://localhost:8080/callback'
  const asked = { client_id: 'app', response_type: 'code', redirect_uri }
  const ann = { Authorization: basic('ann') }
  const disk: SmallDisk = { isFull: false, reserve: 'held' }
  let fault: 'no answer' | 'not confirmed' | undefined

  /** A farm database that answers no question, or confirms no write. */
  const losable = (database: FarmDatabase): FarmDatabase => ({
    ...farmOnSmallDisk(database, disk),
    records: {
      ...database.records,
      query: ((...given: Parameters<FarmDatabase['records']['query']>) => {
        if (fault === 'no answer') throw new Error('SqliteError: disk I/O error')
        return (database.records.query as (...all: unknown[]) => Promise<unknown>)(...given)
      }) as FarmDatabase['records']['query'],
    },
    transaction: (work, durability) => {
      if (fault === 'no answer') throw new Error('SqliteError: disk I/O error')
      if (fault === 'not confirmed') throw new DomainError(kernelReasons.storage_failed)
      return farmOnSmallDisk(database, disk).transaction(work, durability)
    },
  })

  it.each([
    ['answers no question', { fault: 'no answer', isFull: false }, { ready: 503, admin: 500, authorize: 500, token: 500 }],
    ['confirms no write', { fault: 'not confirmed', isFull: false }, { ready: 200, admin: 503, authorize: 503, token: 503 }],
    ['is on a full disk', { fault: undefined, isFull: true }, { ready: 200, admin: 507, authorize: 507, token: 507 }],
  ] as const)('that %s is told by readiness, administration and sign-in', async (_, wrong, expected) => {
    const { url, stop } = await startServer({ decorateFarm: losable })
    try {
      const admin = createContractClient(url, { Authorization: basic('admin') })
      const identity = createIdentityClient(url)
      const code = new URL((await identity.authorize(asked, ann)).location).searchParams.get('code') ?? ''
      expect((await admin.call('GET', '/_vti_bin/ready')).status).toBe(200)
      fault = wrong.fault
      disk.isFull = wrong.isFull
      const ready = (await admin.call('GET', '/_vti_bin/ready')).status
      const added = (await admin.call('POST', '/_admin/webapps', { body: { name: 'second' } })).status
      const authorized = (await identity.authorize(asked, ann)).status
      const exchanged = (await identity.token({ grant_type: 'authorization_code', code, redirect_uri, ...app })).status
      expect({ ready, admin: added, authorize: authorized, token: exchanged }).toEqual(expected)
    } finally {
      fault = undefined
      disk.isFull = false
      await stop()
    }
  })
})
