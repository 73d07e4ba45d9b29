import { describe, expect, it } from 'vitest'
import { queryChanges } from '../../../src/core/acts/changes/change-log.ts'
import { addItem } from '../../../src/core/acts/items/items.ts'
import { getList } from '../../../src/core/acts/lists/lists.ts'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { slicesOf } from '../../../src/core/kernel/pacing/slices.ts'
import type { List } from '../../../src/core/model/lists/list.ts'
import { modelReasons } from '../../../src/core/model/reasons.ts'
import { change } from '../../../src/entities/changes/change.ts'
import { itemShapeOf } from '../../../src/entities/items/item.ts'
import { fieldShape, fieldsIn } from '../../../src/entities/lists/field.ts'
import { list } from '../../../src/entities/lists/list.ts'
import { searchRow } from '../../../src/entities/search/search-result.ts'
import { errorReply } from '../../../src/http/message/error-reply.ts'
import { responseHead } from '../../../src/http/server/response-head.ts'
import { messageOf } from '../../../src/profile/failures.ts'
import type { Profile } from '../../../src/profile/profile.ts'
import { profiles, usualProfile } from '../../../src/profile/profiles.ts'
import { svc } from '../../../src/profile/svc.ts'
import { typeName } from '../../../src/profile/type-names.ts'
import { filterAndOrder } from '../../../src/rest/odata/evaluate.ts'
import { type Projection, projectionFor } from '../../../src/rest/odata/projection.ts'
import { renderCollection, renderComplex, renderEntity } from '../../../src/rest/odata/render.ts'
import { errorResponse } from '../../../src/rest/protocol/errors.ts'
import { faultOf } from '../../../src/soap/protocol/errors.ts'
import { openFarm } from '../../support/farm.ts'
import { secondProfile } from '../../support/second-profile.ts'

const farm = await openFarm()
const ann = farm.as('ann')
const tasks: List = await getList(ann, { title: 'Tasks' })
const item = await addItem(ann, { title: 'Tasks' }, new Map([['Title', 'Order chairs']]))
const as = (profile: Profile) => ({ ...ann, profile })

const collectionOf = async <E>(profile: Profile, projection: Projection<E>, rows: readonly E[]) => {
  const pieces = await Array.fromAsync(renderCollection(as(profile), projection, slicesOf(rows), { envelope: 'minimalmetadata' }))
  return JSON.parse(pieces.join(''))
}

/** Both profiles in turn, twice: cached values of one must not show in the other. */
const turns = [svc, secondProfile, svc, secondProfile]
const tagOf = (profile: Profile, version: number) => (profile === svc ? `"${version}"` : `"v,${version}"`)

describe('two profiles in one process', () => {
  it('name types, sets and entity tags each in its own words', async () => {
    for (const profile of turns) {
      const prefix = profile.typePrefix
      const body = await renderEntity(as(profile), projectionFor(profile, list, {}), tasks, 'minimalmetadata')
      expect(body).toMatchObject({
        'odata.metadata': `http://localhost/_api/$metadata#${prefix}ApiData.Lists/@Element`,
        'odata.type': `${prefix}List`,
        'odata.etag': tagOf(profile, tasks.row.version),
        ListItemEntityTypeFullName: `${prefix}Data.TasksListItem`,
      })
      const verbose = await renderEntity(as(profile), projectionFor(profile, list, {}), tasks, 'verbose')
      expect(verbose).toMatchObject({
        d: { __metadata: { type: `${prefix}List` }, CurrentChangeToken: { __metadata: { type: `${prefix}ChangeToken` } } },
      })
      const items = await collectionOf(profile, projectionFor(profile, itemShapeOf(tasks), {}), [item])
      expect(items).toMatchObject({
        'odata.metadata': `http://localhost/_api/$metadata#${prefix}ListData.TasksListItems`,
        value: [{ 'odata.type': `${prefix}Data.TasksListItem`, 'odata.etag': tagOf(profile, 1), Title: 'Order chairs' }],
      })
    }
  })

  it('name each entity where those of one table are of several types', async () => {
    for (const profile of turns) {
      const fields = (await fieldsIn(as(profile), tasks)).filter(({ field }) => field.internalName === 'Priority')
      const { value } = await collectionOf(profile, projectionFor(profile, fieldShape, {}), fields)
      expect(value).toMatchObject([{ 'odata.type': `${profile.typePrefix}FieldChoice` }])
    }
  })

  it('number and address changes each in its own way', async () => {
    const target = { kind: 'list', id: tasks.row.id, securable: tasks } as const
    const rows = await queryChanges(ann, target, { entities: ['item'], types: ['add'], latestFirst: true, limit: 1 })
    const shown = rows.map((row) => ({ row, scope: target }))
    for (const profile of turns) {
      const { value } = await collectionOf(profile, projectionFor(profile, change, {}), shown)
      expect(value).toMatchObject([
        {
          'odata.type': `${profile.typePrefix}ChangeItem`,
          'odata.editLink': expect.stringMatching(`^${profile.typePrefix}ChangeItem[0-9a-f-]{36}$`),
          ChangeType: profile === svc ? 1 : 101,
        },
      ])
    }
  })

  it('may call a type by a name that the prefix does not make', () => {
    const value = { ElapsedTime: 1 }
    const asked = { type: 'SearchResult', member: 'query' }
    expect(renderComplex(as(secondProfile), asked, value, 'verbose')).toMatchObject({
      d: { query: { __metadata: { type: 'Vendor.Search.Result' } } },
    })
    expect(renderComplex(as(svc), asked, value, 'verbose')).toMatchObject({ d: { query: { __metadata: { type: 'Svc.SearchResult' } } } })
    expect(typeName(secondProfile, 'Edm.String')).toBe('Edm.String')
  })

  it('filter by the words that they show', () => {
    const where = {
      op: 'compare',
      comparison: 'eq',
      left: { kind: 'field', path: ['ListItemEntityTypeFullName'], at: 0 },
      right: { kind: 'literal', literal: { type: 'text', value: 'Other.Data.TasksListItem' }, at: 0 },
    } as const
    expect(filterAndOrder(list, [tasks], { where }, as(secondProfile))).toEqual([tasks])
    expect(filterAndOrder(list, [tasks], { where }, as(svc))).toEqual([])
  })

  it('show members beside the cells of a search result, or not', () => {
    const found = { cells: [{ name: 'Title', value: 'Chairs', type: 'Edm.String' }] } as const
    expect(searchRow(found, svc.bodies)).toMatchObject({ Title: 'Chairs' })
    expect(searchRow(found, secondProfile.bodies)).toEqual({ Cells: [{ Key: 'Title', Value: 'Chairs', ValueType: 'Edm.String' }] })
  })
})

describe('a failure in another profile', () => {
  const failure = new DomainError(modelReasons.list_not_found, { list: 'X', url: '/' })
  const bodyOf = (profile: Profile, error: unknown) => JSON.parse(String(errorResponse({ profile }, error, 'nometadata').body))

  it('has its status, its number, its name and its member', () => {
    expect(errorResponse({ profile: secondProfile }, failure, 'nometadata').status).toBe(410)
    expect(bodyOf(secondProfile, failure)).toMatchObject({ 'odata.error': { code: '-2113929210, Other.ListNotFoundException' } })
    expect(errorResponse({ profile: svc }, failure, 'nometadata').status).toBe(404)
    expect(bodyOf(svc, failure)).toMatchObject({ error: { code: '-1, System.ArgumentException' } })
    expect(errorReply({ profile: secondProfile }, failure).status).toBe(410)
  })

  it('speaks of entity types by their names there', () => {
    const caught = (): unknown => {
      try {
        return projectionFor(secondProfile, list, { $select: 'Nothing' })
      } catch (error) {
        return error
      }
    }
    const failed = caught() as DomainError
    expect(failed.reason).toBe('invalid_query')
    expect(messageOf(svc, failed)).toBe("$select: the property 'Nothing' does not exist on 'Svc.List'.")
    expect(bodyOf(secondProfile, failed)['odata.error'].message.value).toBe(
      "$select: the property 'Nothing' does not exist on 'Other.List'.",
    )
  })

  it('is a fault of its status and number', () => {
    const refuse = () => expect.unreachable('nothing is hidden')
    expect(faultOf(secondProfile, failure, refuse)).toMatchObject({ status: 500, code: 'Client', errorCode: '0x82000006' })
    expect(faultOf(svc, failure, refuse)).toMatchObject({ status: 404, code: 'Server', errorCode: '0x81020015' })
  })
})

describe('the head of a response', () => {
  it('has the header names of its profile', () => {
    const facts = { correlationId: 'c', durationMs: 3, isService: true, isSecure: false, cors: undefined, contentLength: 0, closes: false }
    const head = responseHead({ status: 200, headers: {} }, { ...facts, profile: secondProfile })
    expect(head).toEqual(expect.arrayContaining(['OtherRequestGuid', 'OtherRequestDuration']))
    expect(head.join()).not.toContain(svc.headers.requestId)
  })
})

describe('the profiles of the product', () => {
  it('stand under their names, the usual one among them', () => {
    for (const [name, profile] of profiles) expect(profile.name).toBe(name)
    expect(profiles.get(usualProfile.name)).toBe(usualProfile)
  })
})
