import { describe, expect, it } from 'vitest'
import openapi from '../../../../generated/rest/openapi.json' with { type: 'json' }
import { inProfile } from '../../../support/profiles/lens.ts'
import { everyJsonRequest } from '../../../support/tenants/every-operation.ts'
import { serveTenants } from '../../../support/tenants/tenant-server.ts'
import { addTwin } from '../../../support/tenants/twin.ts'
import { accepts } from '../../../support/wire.ts'
import { type Entry, readEntry, readError, readFeed, readValue } from './read-atom.ts'

/** Every read of the contract, in Atom and in JSON. */
const tenants = await serveTenants({ settings: { 'Webhooks:AllowedHosts': '127.0.0.1' } })
const { client, values } = await addTwin(tenants, 'acme').then((twin) => ({ ...twin, values: twin }))

type Reply = Readonly<Record<string, { readonly 'x-odata'?: { readonly entity?: string; readonly collection?: string } }>>
const paths = openapi.paths as unknown as Readonly<Record<string, { readonly get?: { readonly responses: Reply } }>>

const list = "/_api/web/lists/getbytitle('Secrets')"

/** The id of something that is added for the reads. */
const added = async (url: string, body: object): Promise<string> => {
  const reply = await client.call('POST', url, { body, headers: { Accept: accepts.nometadata } })
  expect(reply.status, reply.text).toBe(201)
  return String(reply.json.Id ?? reply.json.ReceiverId)
}
const action = { Title: 'a', Location: 'x' }
const receiver = { ReceiverName: 'r', EventType: 10001, ReceiverUrl: 'https://a.example/' }
const form = (await client.call('GET', `${list}/forms`, { headers: { Accept: accepts.nometadata } })).json.value[0].Id as string
const own = (await client.call('GET', '/_api/web/currentuser', { headers: { Accept: accepts.nometadata } })).json as {
  readonly Id: number
  readonly LoginName: string
}

/** Values for the parameters of addresses beside those of the twin: each read succeeds with some of them. */
const sets: Readonly<Record<string, string>>[] = [
  {},
  {
    contentTypeId: '0x01',
    fieldName: 'Title',
    fieldId: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247',
    formPageId: form,
    userId: String(own.Id),
    groupId: '3',
    accountName: encodeURIComponent(own.LoginName),
    actorItem: encodeURIComponent(own.LoginName),
    followerName: encodeURIComponent(own.LoginName),
    followeeName: encodeURIComponent(own.LoginName),
    profilePropertyName: 'AccountName',
  },
  { actionId: await added('/_api/site/usercustomactions', action), receiverId: await added('/_api/site/eventreceivers', receiver) },
  { actionId: await added('/_api/web/usercustomactions', action), receiverId: await added('/_api/web/eventreceivers', receiver) },
  { actionId: await added(`${list}/usercustomactions`, action), receiverId: await added(`${list}/eventreceivers`, receiver) },
  {
    contentTypeId: '0x0101',
    nodeId: await added('/_api/web/navigation/quicklaunch', { Title: 'a', Url: '/a' }),
    webFullUrl: `http://${values.host}`,
  },
]
const kinds = declared()
const all = sets
  .flatMap((more) => everyJsonRequest({ ...values, values: { ...values.values, ...more } }, {}))
  .filter(({ method, what }) => method === 'GET' && what in kinds)
const reads = [...new Map(all.map(({ what, path }) => [withoutOptions(path), what]))]

/** Reads that find nothing here: of what other tests make. */
const findNothing = [
  '/_api/navigation/menunodekey',
  "/_api/site/features/getbyid('{featureId}')",
  "/_api/site/getwebpath(siteid='{siteCollectionId}',webid='{webId}')",
  "/_api/site/openweb('{openedUrl}')",
  "/_api/sp.site.geturlbyid(siteid='{siteCollectionId}')",
  "/_api/sp.userprofiles.followedcontent/isfollowed('{contentUrl}')",
  "/_api/sp.workflowservices.workflowinstanceservice.current/enumerateinstancesforlistitem(listid='{workflowListId}',itemid={workflowItemId})",
  "/_api/sp.workflowservices.workflowinstanceservice.current/enumerateinstancesforlistitemwithoffset(listid='{workflowListId}',itemid={workflowItemId},offset={startedOffset})",
  "/_api/sp.workflowservices.workflowsubscriptionservice.current/enumeratesubscriptionsbyeventsource('{eventSourceId}')",
  "/_api/sp.workflowservices.workflowsubscriptionservice.current/enumeratesubscriptionsbylist('{workflowListId}')",
  "/_api/sp.workflowservices.workflowsubscriptionservice.current/enumeratesubscriptionsbylistandparentcontenttype(listid='{workflowListId}',parentcontenttypeid='{parentTypeId}',includenocontenttypespecified={withoutContentType})",
  "/_api/sp.workflowservices.workflowsubscriptionservice.current/enumeratesubscriptionsbylistwithcontenttype(listid='{workflowListId}',includecontenttypespecified={withContentType})",
  "/_api/web/alerts('{alertId}')",
  "/_api/web/doesuserhavepermissions('{permissionMask}')",
  "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope})",
  "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope})/exportwebpart('{exportedPartId}')",
  "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope})/webparts",
  "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope})/webparts('{webPartId}')",
  "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/getlimitedwebpartmanager(scope={webPartScope})/webparts('{webPartId}')/webpart",
  "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId})",
  "/_api/web/lists/getbytitle('{listTitle}')/getcheckedoutfiles/getbypath(decodedurl='{checkedOutPath}')",
  "/_api/web/lists/getbytitle('{listTitle}')/getlookupfieldchoices(targetfieldname='{lookupFieldName}',paginginfo='{choicesPage}')",
  "/_api/web/lists/getbytitle('{listTitle}')/getrelatedfields/getbyfieldid('{relatedFieldId}')",
  "/_api/web/lists/getbytitle('{listTitle}')/retentionpolicies('{policyId}')",
  "/_api/web/lists/getbytitle('{listTitle}')/workflowassociations('{workflowId}')",
  "/_api/web/lists/getbytitle('{listTitle}')/workflowassociations/getbyname('{workflowName}')",
  "/_api/web/lists/getbytitle('{listTitle}')/workflowsubscriptions('{workflowId}')",
  "/_api/web/workflowassociations('{workflowId}')",
  "/_api/web/workflowassociations/getbyname('{workflowName}')",
]

/**
 * Entities that none of the reads shows, because a POST asks for them or only other tests make them; the client judges each reply of
 * theirs, and list-data-service.test.ts compares those of the list data service.
 */
const unseen = [
  ...['Alert', 'Change', 'CheckedOutFile', 'Delivery', 'FileVersion', 'LimitedWebPartManager', 'ListDataItem', 'PrincipalInfo'],
  ...['RelatedField', 'RetentionPolicy', 'SocialRestThread', 'UserInfo', 'WebPart', 'WebPartDefinition', 'WorkflowAssociation'],
]

/** What the reply of each read is, by the text that names the read. */
function declared(): Readonly<Record<string, NonNullable<Reply[string]['x-odata']>>> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, { get }]) => {
      const reply = get?.responses['200']?.['x-odata']
      // The list data service has verbose JSON alone; its own tests compare it.
      return reply && path.startsWith('/_api/') ? [[`GET ${path}`, reply]] : []
    }),
  )
}

/** The address without the options of OData, which not every reply has the properties for. */
function withoutOptions(full: string): string {
  const [path = '', query = ''] = full.split('?')
  const kept = query.split('&').filter((option) => option !== '' && !option.startsWith('%24'))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

/** What differs from one request to the next; a feed without threads was processed now. */
const passing = new Set(['ElapsedTime', 'QueryId', 'CoreExecutionTimeMs', 'CorrelationId', 'NewestProcessed', 'OldestProcessed'])

const settled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(settled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (passing.has(name) ? [] : [[name, settled(one)]])))
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of any shape.
function expectSame(entry: Entry, verbose: any, plain: object): void {
  expect(settled(entry.properties)).toEqual(settled(plain))
  const { id, uri, etag, type } = verbose.__metadata
  expect({ type: entry.type, etag: entry.etag, isAddress: uri.endsWith(entry.edit) }).toEqual({ type, etag, isAddress: true })
  expect(entry.id.endsWith(id)).toBe(true)
  const links = Object.entries(verbose).filter(([, value]) => (value as { __deferred?: object } | null)?.__deferred)
  expect([...entry.links.keys()]).toEqual(links.map(([name]) => name))
}

describe('every read of the contract in Atom', () => {
  it('is well-formed, and says what JSON says at the same address', async () => {
    const found = new Set<string>()
    for (const [path, what] of reads) {
      const ask = (Accept: string) => client.call('GET', path, { headers: { Accept } })
      const [atom, verbose, plain] = [await ask('application/atom+xml'), await ask(accepts.verbose), await ask(accepts.nometadata)]
      const place = `${what}: ${path}`
      expect([place, atom.status]).toEqual([place, plain.status])
      const kind = kinds[what]
      if (plain.status >= 400) {
        expect(readError(atom.text)).toEqual({ code: verbose.json.error.code, message: verbose.json.error.message.value })
        continue
      }
      found.add(what)
      if (kind?.collection) {
        const { entries, next } = readFeed(atom.text)
        expect([place, entries.length]).toEqual([place, plain.json.value.length])
        for (const [at, entry] of entries.entries()) expectSame(entry, verbose.json.d.results[at], plain.json.value[at])
        expect(next).toBe(plain.json['odata.nextLink'])
      } else if (kind?.entity && !('odata.null' in plain.json)) {
        expectSame(readEntry(atom.text), verbose.json.d, plain.json)
      } else {
        const { name, value } = readValue(atom.text)
        const [member] = Object.keys(verbose.json.d)
        const isValue = Object.keys(plain.json).length === 1 && 'value' in plain.json
        expect([place, name]).toEqual([place, member])
        expect(settled(value)).toEqual('odata.null' in plain.json ? null : settled(isValue ? plain.json.value : plain.json))
      }
    }
    const missing = Object.keys(kinds).filter((what) => !found.has(what))
    expect(missing.sort()).toEqual(findNothing.map((path) => `GET ${path}`).sort())
  }, 300_000)
})

type Schema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly 'x-content-type-id'?: boolean
  readonly 'x-entity'?: object
}
const schemas = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>
const resolved = (schema: Schema): Schema => (schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema)

/** The documented forms of values (protocol/envelopes#values); those of two kinds depend on the profile. */
const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  int64: (value) => inProfile(Number.isSafeInteger(value), /^-?\d{1,19}$/.test(String(value)) && typeof value === 'string'),
  'date-time': (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,7})?Z$/.test(String(value)),
  uuid: (value) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value)),
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 53,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
}

/** What in a value has another form than its schema says: null where none may be, and the kinds above. */
function* wrongIn(given: Schema, value: unknown, at: string): Generator<string> {
  const schema = resolved(given)
  const kinds = [schema.type ?? []].flat()
  if (value === null) {
    if (!kinds.includes('null') && !schema.oneOf?.some(({ type }) => type === 'null')) yield `${at} is null`
    return
  }
  if (schema.oneOf) return yield* wrongIn(schema.oneOf.find(({ $ref }) => $ref !== undefined) ?? {}, value, at)
  if (schema['x-content-type-id']) {
    const text = inProfile(value, (value as { StringValue?: unknown }).StringValue)
    if (!/^0x[0-9A-Fa-f]*$/.test(String(text))) yield `${at} is no id of a content type: ${JSON.stringify(value)}`
    return
  }
  if (Array.isArray(value)) {
    for (const one of value) yield* wrongIn(schema.items ?? {}, one, `${at}[]`)
    return
  }
  const wanted = schema.format !== undefined && schema.format in forms ? [schema.format] : kinds.filter((one) => one in forms)
  if (wanted.length > 0 && !wanted.some((one) => forms[one]?.(value))) yield `${at} is no ${wanted.join(' or ')}: ${JSON.stringify(value)}`
  if (typeof value !== 'object') return
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (Object.hasOwn(value, name)) yield* wrongIn(property, (value as Record<string, unknown>)[name], `${at}.${name}`)
}

describe('every entity of the contract', () => {
  it('has the documented forms of 64-bit integers, times, GUIDs and nulls', async () => {
    const seen = new Set<string>()
    const wrong: string[] = []
    for (const [path, what] of reads) {
      const reply = await client.call('GET', path, { headers: { Accept: accepts.nometadata } })
      const body = reply.raw ?? reply.json
      const { entity, collection } = kinds[what] ?? {}
      const name = entity ?? collection
      if (reply.status !== 200 || name === undefined) continue
      for (const one of collection ? body.value : [body]) {
        seen.add(name)
        wrong.push(...wrongIn(schemas[name] ?? {}, one, name))
      }
    }
    expect([...new Set(wrong)]).toEqual([])
    const entities = Object.keys(schemas).filter((name) => schemas[name]?.['x-entity'] !== undefined)
    expect(entities.filter((name) => !seen.has(name)).sort()).toEqual(unseen)
  }, 300_000)
})
