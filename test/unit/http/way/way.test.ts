import { describe, expect, it } from 'vitest'
import type { WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../../../src/core/kernel/reasons.ts'
import type { Request, Response } from '../../../../src/http/message/message.ts'
import type { Edge, Matched, Needs, Prepared } from '../../../../src/http/way/edge.ts'
import { type Column, columns, type Route, type WayParts } from '../../../../src/http/way/state.ts'
import { type Table, table } from '../../../../src/http/way/table.ts'
import { createWay } from '../../../../src/http/way/way.ts'
import { svc } from '../../../../src/profile/svc.ts'
import { actorNamed, arrivalOf, wayParts } from '../../../support/edge/way.ts'
import { secondProfile } from '../../../support/second-profile.ts'

const request = (path: string, over: Partial<Request> = {}): Request => ({
  method: 'GET',
  path,
  query: '',
  headers: {},
  body: (async function* () {})(),
  origin: 'http://h',
  host: 'h',
  isSecure: false,
  clientAddress: '127.0.0.1',
  correlationId: 'c',
  profile: svc,
  connection: { isSecure: false, remoteAddress: '127.0.0.1' },
  ...over,
})

const needs: Needs = { demandsDigest: false, writes: false, isInRootWeb: false, whenNobody: 'nobody' }
const done: Response = { status: 200, headers: {}, body: 'done', operation: 'test' }
const failed = (by: string) => (error: unknown) => ({ status: 400, headers: {}, body: `${by}: ${(error as Error).message}` })

/** An edge with one operation; `over` replaces steps of it. */
function edgeWith(
  over: { match?: Edge['match']; matched?: Partial<Matched>; validate?: () => Prepared | Response; prepared?: Partial<Prepared> } = {},
): Edge {
  const prepared: Prepared = { operation: 'test', perform: () => ({ render: () => done }), fail: failed('prepared'), ...over.prepared }
  const matched: Matched = {
    needs,
    readBody: () => ({ validate: over.validate ?? (() => prepared) }),
    fail: failed('matched'),
    ...over.matched,
  }
  return { match: over.match ?? (() => matched), fail: (_, error) => failed('edge')(error) }
}

const wayOf = (edge: Edge | undefined, parts: WayParts = wayParts('ann'), column: Route['column'] = 'rest', rows?: Table) =>
  createWay(parts, (path) => ({ column, edge, prefix: '', path }), rows)

const replyOf = async (edge: Edge | undefined, parts?: WayParts, path = '/_api/web', column?: Route['column']) =>
  (await wayOf(edge, parts, column).go(arrivalOf(request(path)))).response

const blocks = ['door', 'preparation', 'run', 'reply'] as const
/** The names of the steps of a column, in order. */
const stepsOf = (column: Column): string[] =>
  blocks.flatMap((block) =>
    table[block].flatMap(([marks, step]) => (marks.trim().split(/\s+/)[columns.indexOf(column)] === 'x' ? [step.name] : [])),
  )

describe('the table', () => {
  it('shows the way of each edge', () => {
    expect(stepsOf('rest')).toEqual([
      'refuseMalformedHead',
      'heedProxies',
      'findTenant',
      'answerPreflight',
      'redirectToHttps',
      'chooseProfile',
      'redirectMovedSite',
      'answerHandshake',
      'refuseStrangers',
      'enterTarget',
      'findKeptReply',
      'matchOperation',
      'refuseIgnorance',
      'findSite',
      'findAddressedWeb',
      'signInCaller',
      'demandTokenScope',
      'refuseForeignWrites',
      'openContext',
      'demandDigest',
      'readBody',
      'validate',
      'lookUp',
      'checkProjection',
      'perform',
      'render',
      'keepReply',
      'compressReply',
      'offerSchemes',
      'renewSession',
      'completeHead',
      'countReply',
    ])
    const without = (column: Column, ...names: string[]) =>
      expect(stepsOf(column)).toEqual(stepsOf('rest').filter((name) => !names.includes(name)))
    const kept = ['findKeptReply', 'keepReply']
    const sent = 'compressReply'
    const odata = ['enterTarget', 'lookUp', 'checkProjection']
    const place = ['redirectMovedSite', 'findSite', 'findAddressedWeb', 'openContext']
    const scope = ['demandTokenScope', 'refuseForeignWrites']
    // The body of a SOAP message names the operation, so its scope is checked a second time.
    expect(stepsOf('soap').filter((name) => name === 'demandTokenScope')).toHaveLength(2)
    expect(stepsOf('soap').filter((name, at, all) => all.indexOf(name) === at)).toEqual(
      stepsOf('rest').filter((name) => ![...kept, ...odata].includes(name)),
    )
    without('files', sent, ...kept, 'lookUp', 'checkProjection', 'refuseStrangers', 'demandDigest', 'readBody', 'validate')
    without(
      'identity',
      'refuseIgnorance',
      sent,
      ...kept,
      ...odata,
      ...place,
      ...scope,
      'refuseStrangers',
      'signInCaller',
      'demandDigest',
      'render',
    )
    without(
      'pages',
      'refuseIgnorance',
      sent,
      ...kept,
      ...odata,
      ...place,
      ...scope,
      'refuseStrangers',
      'signInCaller',
      'demandDigest',
      'readBody',
      'validate',
      'render',
    )
    without('admin', ...kept, ...odata, ...place, 'demandDigest', 'render')
    const live = stepsOf('live')
    expect(live).toContain('takeQueryToken')
    const noPlace = ['findAddressedWeb', 'openContext', 'redirectMovedSite']
    expect(live.filter((name) => name !== 'takeQueryToken')).toEqual(
      stepsOf('rest').filter(
        (name) =>
          ![sent, ...kept, ...odata, ...noPlace, 'refuseStrangers', 'demandDigest', 'readBody', 'validate', 'render'].includes(name),
      ),
    )
  })

  it('gives replies the profile of the web application, if it has one of its own', async () => {
    const base = wayParts('ann')
    const webApplicationOf = ({ host }: { host: string }) => ({ profile: host === 'h' ? 'Second' : null }) as WebApplicationRow
    const parts = {
      ...base,
      directory: { ...base.directory, hasProfiles: true, webApplicationOf },
      profileNamed: (name: string) => (name === 'Second' ? secondProfile : undefined),
    }
    const headOf = async (host: string) => {
      const way = wayOf(edgeWith(), parts)
      return (await way.go(arrivalOf(request('/_api/web', { host })))).head.map(String)
    }
    expect(await headOf('h')).toContain('OtherRequestGuid')
    expect(await headOf('other')).not.toContain('OtherRequestGuid')
  })

  it('lets a part of a batch do without what the whole has done', () => {
    const own = [
      'refuseStrangers',
      'enterTarget',
      'matchOperation',
      'findSite',
      'findAddressedWeb',
      'demandTokenScope',
      'openContext',
      'readBody',
      'validate',
    ]
    expect(stepsOf('part')).toEqual([...own, 'lookUp', 'checkProjection', 'perform', 'render'])
  })

  it.each(['x x x', 'x x x x x x x x x', 'x - x x x x x x', ''])('is refused with the row %j', (marks) => {
    const rows: Table = { ...table, run: [...table.run, [marks, () => undefined]] }
    expect(() => wayOf(edgeWith(), undefined, undefined, rows)).toThrow('does not mark each of the columns rest, part, soap')
  })
})

describe('a request', () => {
  it('is answered at the door at once, and its edge does not see it', () => {
    const unseen = edgeWith({
      match: () => {
        throw new Error('seen')
      },
    })
    const departure = wayOf(unseen).go(arrivalOf(request('/', { headers: { host: 'a b' } }), '1.1'))
    expect(departure).toMatchObject({ closes: true, response: { status: 400, operation: 'refused' } })
  })

  it('is answered by the edge, and counted', async () => {
    const counted: unknown[] = []
    const parts = wayParts('ann', { onAnswer: (response, seen) => counted.push([response.status, response.operation, seen?.path]) })
    expect(await replyOf(edgeWith(), parts)).toEqual(done)
    expect(counted).toEqual([[200, 'test', '/_api/web']])
  })

  it('that waits for nothing is answered at once, and one that waits later', async () => {
    const nowhere = { matched: { needs: undefined } }
    expect(wayOf(edgeWith(nowhere)).go(arrivalOf(request('/_api/web')))).toMatchObject({ response: done })
    const late = edgeWith({ ...nowhere, prepared: { perform: async () => ({ render: async () => done }) } })
    const departing = wayOf(late).go(arrivalOf(request('/_api/web')))
    expect(departing).toBeInstanceOf(Promise)
    expect(await departing).toMatchObject({ response: done })
  })

  it('fails in the words of the last value that there is', async () => {
    const fail = () => {
      throw new Error('x')
    }
    expect((await replyOf(edgeWith({ match: fail }))).body).toBe('edge: x')
    expect((await replyOf(edgeWith({ matched: { readBody: () => Promise.reject(new Error('x')) } }))).body).toBe('matched: x')
    expect((await replyOf(edgeWith({ validate: fail }))).body).toBe('matched: x')
    expect((await replyOf(edgeWith({ prepared: { checkProjection: async () => fail() } }))).body).toBe('prepared: x')
    expect((await replyOf(edgeWith({ prepared: { perform: fail } }))).body).toBe('prepared: x')
    expect((await replyOf(edgeWith({ prepared: { perform: () => ({ render: fail }) } }))).body).toBe('prepared: x')
  })

  it('ends with the first step that answers', async () => {
    const refused: Response = { status: 418, headers: {} }
    expect(await replyOf(edgeWith({ match: () => refused }))).toEqual(refused)
    expect(await replyOf(edgeWith({ validate: () => refused }))).toEqual(refused)
    expect(await replyOf(edgeWith({ prepared: { perform: () => refused } }))).toEqual(refused)
  })

  it('that nobody sends is refused before its body is read, and offered the schemes', async () => {
    let read = false
    const edge = edgeWith({
      matched: {
        readBody: () => {
          read = true
          return { validate: () => done }
        },
        fail: (error) => ({ status: 401, headers: {}, body: (error as Error).message }),
      },
    })
    const response = await replyOf(edge, wayParts(undefined))
    expect(response).toMatchObject({ status: 401, headers: { 'WWW-Authenticate': ['Test'] } })
    expect(response.body).toContain('nobody')
    expect(read).toBe(false)
  })

  it('is looked up again by what an earlier step could not know', async () => {
    const found: Prepared = { operation: 'found', perform: () => ({ ...done, body: 'found' }), fail: failed('found') }
    expect((await replyOf(edgeWith({ prepared: { lookUp: async () => found } }))).body).toBe('found')
  })
})

describe('sign-in', () => {
  /** Counts its calls. */
  function counting(identify: () => ReturnType<WayParts['signIn']['identifyCaller']>) {
    const seen: string[] = []
    const parts = wayParts('ann')
    const keptReplies = {
      mayAnswer: () => true,
      find: () => ({}) as never,
      keep: (_place: unknown, _request: unknown, response: Response) => response,
      keepMessage: () => undefined,
    }
    const signIn = {
      ...parts.signIn,
      identifyCaller: () => {
        seen.push('asked')
        return identify()
      },
    }
    return { parts: { ...parts, signIn, keptReplies }, seen }
  }

  it.each([
    ['at once', () => actorNamed('ann', ['FarmAdmin'])],
    ['later', async () => actorNamed('ann', ['FarmAdmin'])],
  ])('looks once at a request that three steps ask about, and answers %s', async (_, identify) => {
    const { parts, seen } = counting(identify)
    expect((await replyOf(edgeWith(), parts, '/_api/admin/storage')).status).toBe(200)
    expect(seen).toEqual(['asked'])
  })

  it('that fails is asked once, and fails for each step', async () => {
    const { parts, seen } = counting(() => {
      throw new DomainError(kernelReasons.sign_in_required, { message: 'wrong' })
    })
    expect((await replyOf(edgeWith(), parts)).body).toContain('wrong')
    expect(seen).toEqual(['asked'])
  })
})

describe('what belongs to the farm', () => {
  const as = (roles: readonly string[]) => {
    const parts = wayParts('ann')
    return { ...parts, signIn: { ...parts.signIn, identifyCaller: () => actorNamed('ann', roles) } }
  }

  it('is hidden from all but its administrators, who learn that nothing is there', async () => {
    const statusOf = async (parts: WayParts) => (await replyOf(undefined, parts, '/_admin/x', 'admin')).status
    expect([await statusOf(wayParts(undefined)), await statusOf(as([])), await statusOf(as(['FarmAdmin']))]).toEqual([401, 403, 404])
  })
})

describe('a part of a batch', () => {
  const ann = actorNamed('ann')

  it('is prepared with the caller of the whole, and run in the contexts that it is given, again and again', async () => {
    const contexts: unknown[] = []
    const edge = edgeWith({
      prepared: {
        perform: (ctx) => {
          contexts.push(ctx)
          return done
        },
      },
    })
    const part = await wayOf(edge, wayParts('somebody else')).prepare(request('/_api/web'), ann)
    if (!('perform' in part)) throw new Error('the part was answered')
    expect([part.operation, part.ctx?.actor, contexts]).toEqual(['test', ann, []])
    const other = part.ctx && { ...part.ctx, origin: 'http://other' }
    expect([await part.perform(part.ctx), await part.perform(other)]).toEqual([done, done])
    expect(contexts).toEqual([part.ctx, other])
  })

  it('that cannot be prepared is answered, one that cannot be run throws', async () => {
    const broken = () => {
      throw new Error('x')
    }
    expect(await wayOf(edgeWith({ validate: broken })).prepare(request('/_api/web'), ann)).toMatchObject({ body: 'matched: x' })
    const part = await wayOf(edgeWith({ prepared: { perform: broken } })).prepare(request('/_api/web'), ann)
    if (!('perform' in part)) throw new Error('the part was answered')
    await expect(part.perform(part.ctx)).rejects.toThrow('x')
    expect(part.fail(new Error('y')).body).toBe('prepared: y')
  })
})
