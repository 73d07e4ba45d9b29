import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemAccountId } from '../../../../src/core/access/principals.ts'
import { firstCustomRoleId } from '../../../../src/core/acts/permissions/role-definitions.ts'
import type { OpenPackage, PackedRow } from '../../../../src/core/kernel/packages/packages.ts'
import type { ContentTable } from '../../../../src/core/kernel/ports.ts'
import { derivedId } from '../../../../src/core/model/derived-id.ts'
import { operationEnd, rootSiteId } from '../../../support/samples/farm-places.ts'
import { exportOf, imported, importOf } from '../../../support/samples/packages.ts'
import { sharedFolder } from '../../../support/scratch.ts'
import { serve } from '../../../support/serve.ts'
import { itUnlessKilled } from '../../../support/several/one-server.ts'

const directory = sharedFolder('careful-part')
// The bytes are rows there, which a second call must not meet.
const settings = { StorageProvider: 'Sqlite', SqlitePath: join(directory, 'data', 'svc.db'), 'Farm:BackupRoot': join(directory, 'farm') }
const { server, clientOf } = await serve({ settings })
const admin = clientOf('admin')
const { packages } = server.farm.operations
afterEach(() => void vi.restoreAllMocks())

async function done(method: string, url: string, body?: unknown) {
  const reply = await admin.call(method, url, body === undefined ? {} : { body })
  if (reply.status >= 300) throw new Error(`${url}: ${reply.text}`)
  return reply.json
}

const addWeb = (parent: string, Url: string) =>
  done('POST', `${parent}/_api/web/webs/add`, {
    parameters: { Title: Url, Url, WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true },
  })

await addWeb('', 'team')
await done('POST', '/team/_api/web/lists', { Title: 'Papers', BaseTemplate: 101 })
await done('POST', "/team/_api/web/getfolderbyserverrelativeurl('/team/Papers')/files/add(url='a.txt',overwrite=true)", 'text')
await done('POST', "/team/_api/web/lists/getbytitle('Papers')/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)")
const listPackage = (await exportOf(server, admin, { scope: 'list', url: '/team/Papers' })).bytes
const webPackage = (await exportOf(server, admin, { scope: 'web', url: '/team' })).bytes

type Changing = (table: ContentTable, rows: readonly PackedRow[], facts: OpenPackage['facts']) => readonly PackedRow[]

interface Difference {
  readonly rows?: Changing
  readonly onBytes?: () => Promise<unknown>
  /** The id of the list that the package says to have. */
  readonly listId?: string
}

/** Imports a package whose rows have changed since it was checked, with what happens while its bytes are stored. */
async function importedWith(bytes: Uint8Array, query: string, { rows = (_, read) => read, onBytes, listId }: Difference) {
  const open = packages.open.bind(packages)
  vi.spyOn(packages, 'open').mockImplementation(async (name) => {
    const opened: OpenPackage = await open(name)
    const { facts } = opened
    return {
      facts: facts.part && listId !== undefined ? { ...facts, part: { ...facts.part, listId } } : facts,
      verify: (watch) => opened.verify(watch),
      close: () => opened.close(),
      async *rows(from, table) {
        const read: PackedRow[] = []
        for await (const page of opened.rows(from, table)) read.push(...page)
        yield rows(table, read, facts)
      },
      bytes: (key, sizeBytes) =>
        (async function* () {
          await onBytes?.()
          yield* opened.bytes(key, sizeBytes) ?? []
        })(),
    }
  })
  const operation = await imported(server, admin, bytes, query)
  vi.restoreAllMocks()
  return operation
}

const content = () => server.farm.content('Content')
const siteId = await rootSiteId(server)

async function idOfWeb(url: string): Promise<string> {
  return (await done('GET', `${url}/_api/web?$select=Id`)).Id
}

async function listIn(url: string, title: string) {
  const webId = await idOfWeb(url)
  return (await (await content()).records.query('List', { where: { siteId, webId, title } }))[0]
}

const id = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6c01'

describe('a row of a package that would belong to the web above', () => {
  const above = (facts: OpenPackage['facts']) => ({ webId: facts.part?.webId ?? '', folderId: facts.part?.parentFolderId ?? '' })
  const cases: readonly [ContentTable, (first: PackedRow | undefined, place: ReturnType<typeof above>) => PackedRow][] = [
    ['UserCustomAction', (_, { webId }) => ({ ownerId: webId, id, createdAt: 1, settings: '{}', version: 1 })],
    ['EventReceiver', (_, { webId }) => ({ ownerId: webId, id, createdAt: 1, settings: '{}', version: 1 })],
    ['Field', (first, { webId }) => ({ ...first, ownerId: webId, id })],
    ['ContentType', (first, { webId }) => ({ ...first, ownerId: webId })],
    [
      'NavigationNode',
      (_, { webId }) => ({ webId, id: 5, parentId: 0, ordinal: 1, title: 'x', url: '/', isExternal: false, isVisible: true }),
    ],
    ['List', (first) => ({ ...first, id, title: 'Second', titleKey: 'second' })],
    ['List', (first, { webId }) => ({ ...first, id: webId, title: 'Second', titleKey: 'second' })],
    ['Document', (first) => ({ ...first, id, listId: null, leafName: 'x', leafKey: 'x' })],
    ['Document', (first, { folderId }) => ({ ...first, id, parentId: folderId, leafName: 'x', leafKey: 'x' })],
    ['Document', (first, { folderId }) => ({ ...first, id: folderId, leafName: 'x', leafKey: 'x' })],
    ['PermissionScope', (first) => ({ ...first, id, listId: null })],
  ]
  it.each(cases)('refuses it in the table %s', async (table, made) => {
    await addWeb('', 'forged').catch(() => undefined)
    const operation = await importedWith(listPackage, '?target=/forged', {
      rows: (read, rows, facts) =>
        read === table ? [...rows, { ...made(rows[0], above(facts)), siteId: rows[0]?.siteId ?? siteId }] : rows,
    })
    expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(/does not have/) })
  })

  it.each([null, 'itself'])('refuses a web whose parent is %s', async (parent) => {
    const operation = await importedWith(webPackage, '?target=/rooted', {
      rows: (table, rows) => (table === 'Web' ? [...rows, { ...rows[0], id, parentWebId: parent && id }] : rows),
    })
    expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(/does not have/) })
  })

  it('gives a list no id of a web that is there', async () => {
    const webId = await idOfWeb('/forged')
    const operation = await importedWith(listPackage, '?target=/forged', {
      listId: webId,
      rows: (table, rows, { part }) => {
        if (table === 'UserCustomAction') return [{ siteId, ownerId: webId, id, createdAt: 1, settings: '{}', version: 1 }]
        const renamed = (value: unknown) => (value === part?.listId ? webId : value)
        return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, renamed(value)])))
      },
    })
    expect(operation).toMatchObject({ status: 'Succeeded' })
    const { records } = await content()
    expect(await records.query('UserCustomAction', { where: { siteId, ownerId: webId } })).toEqual([])
    const where = { siteId, ownerId: (await listIn('/forged', 'Papers'))?.id ?? '' }
    expect(await records.query('UserCustomAction', { where })).toHaveLength(1)
  })
})

describe('people and roles that a package does not have', () => {
  it('become the system account, and groups of a web are left out', async () => {
    const operation = await importedWith(webPackage, '?target=/people', {
      rows: (table, rows) => {
        if (table === 'Web')
          return rows.map((row) => ({ ...row, settings: JSON.stringify({ associatedGroups: { owner: 2_000_001, member: 2_000_002 } }) }))
        return table === 'Document' ? rows.map((row) => ({ ...row, authorId: 2_000_001 })) : rows
      },
    })
    expect(operation).toMatchObject({ status: 'Succeeded' })
    const { records } = await content()
    const webId = await idOfWeb('/people')
    const documents = await records.query('Document', { where: { siteId, webId } })
    expect(new Set(documents.map(({ authorId }) => authorId))).toEqual(new Set([systemAccountId]))
    const [web] = await records.query('Web', { where: { siteId, id: webId } })
    expect(JSON.parse(web?.settings ?? '')).toEqual({ associatedGroups: {} })
  })

  it('refuse it, if permissions name a role', async () => {
    await addWeb('', 'roles')
    const operation = await importedWith(listPackage, '?target=/roles', {
      rows: (table, rows) =>
        table === 'RoleAssignment' ? rows.map((row) => ({ ...row, roleDefinitionId: firstCustomRoleId + 900 })) : rows,
    })
    expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(/name a role that it does not have/) })
    expect(await listIn('/roles', 'Papers')).toBeUndefined()
  })
})

describe('a place that changes while bytes are stored', () => {
  it('gives rows the permissions that it has then', async () => {
    await addWeb('', 'scoped')
    await done('POST', "/team/_api/web/lists/getbytitle('Papers')/resetroleinheritance")
    const { bytes } = await exportOf(server, admin, { scope: 'list', url: '/team/Papers' })
    const onBytes = () => done('POST', '/scoped/_api/web/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)')
    expect(await importedWith(bytes, '?target=/scoped', { onBytes })).toMatchObject({ status: 'Succeeded' })
    const web = await (await content()).records.find('Web', { siteId, id: await idOfWeb('/scoped') })
    expect((await listIn('/scoped', 'Papers'))?.scopeId).toBe(web?.scopeId)
    expect(web?.scopeId).not.toBe((await (await content()).records.find('Web', { siteId, id: await idOfWeb('') }))?.scopeId)
  })

  it('refuses the import, if the web was deleted or somebody made such a list', async () => {
    await addWeb('', 'gone')
    const gone = await importedWith(listPackage, '?target=/gone', { onBytes: () => done('DELETE', '/gone/_api/web') })
    expect(gone).toMatchObject({ status: 'Failed', error: expect.stringMatching(/There is no web at '\/gone'/) })
    await addWeb('', 'made')
    const onBytes = () => done('POST', '/made/_api/web/lists', { Title: 'Papers', BaseTemplate: 101 })
    const made = await importedWith(listPackage, '?target=/made&conflict=replace', { onBytes })
    expect(made).toMatchObject({ status: 'Failed', error: expect.stringMatching(/changed meanwhile\. Import again/) })
    // No hash, so that the sweeper takes the bytes also where an event journal keeps those that were in use.
    const unused = await (await content()).records.query('Blob', { where: { siteId, useCount: 0 } })
    expect(unused.filter(({ sha256 }) => sha256 !== '')).toEqual([])
  })

  itUnlessKilled('goes on after a stop, where its bytes are stored already', async () => {
    await addWeb('', 'again')
    const { database, operations } = server.farm
    const operation = '5b8d1f0c-7d43-4f2c-8c39-0b9e5b8f6c02'
    const stream = async function* (bytes: Uint8Array) {
      yield bytes
    }
    await packages.receive(operation, stream(listPackage))
    const opened = await packages.open(operation)
    const { records, blobs } = await content()
    const now = Date.now()
    for await (const rows of opened.rows(opened.facts.sites[0]?.id ?? '', 'Blob'))
      for (const row of rows) {
        const key = { siteId, id: derivedId(operation, 'bytes', String(row.id)) }
        await records.insert('Blob', { ...key, sizeBytes: 0, sha256: '', useCount: 0, createdAt: now, releasedAt: now })
        await blobs.put(key, stream(Buffer.from('other text of a call that was stopped')))
      }
    await opened.close()
    await database.records.insert('Operation', {
      ...{ id: operation, kind: 'Import', siteId: null, tenantId: null, status: 'Running', progress: 0, actor: 'admin', startedAt: now },
      ...{ finishedAt: null, detail: JSON.stringify({ input: { target: '/again', webApplication: null, conflict: 'fail' } }) },
    })
    operations.start(() => undefined)
    await operations.idle()
    expect(await done('GET', `/_admin/operations/${operation}`)).toMatchObject({ status: 'Succeeded' })
    const file = await admin.call('GET', "/again/_api/web/getfilebyserverrelativeurl('/again/Papers/a.txt')/$value")
    expect(file.text).toBe('text')
  })
})

describe('the place of a list that has another title', () => {
  it('refuses the import in words', async () => {
    await addWeb('', 'renamed')
    await done('POST', '/renamed/_api/web/lists', { Title: 'Papers', BaseTemplate: 101 })
    const headers = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
    await admin.call('POST', "/renamed/_api/web/lists/getbytitle('Papers')", { body: { Title: 'Other' }, headers })
    const operation = await operationEnd(server, admin, await importOf(admin, listPackage, '?target=/renamed'))
    expect(operation).toMatchObject({ status: 'Failed', error: expect.stringMatching(/a list that was renamed.*choose another target/) })
  })
})

describe('links of the navigation of a web', () => {
  it('lead to its new place, and elsewhere as before', async () => {
    const urls = ['/team', '/team/x', '/team?a', '/teamwork/x']
    const operation = await importedWith(webPackage, '?target=/linked', {
      rows: (table, rows, { part }) =>
        table === 'NavigationNode'
          ? urls.map((url, at) => ({
              ...{ siteId, webId: part?.webId, id: 9000 + at, parentId: 0, ordinal: at, title: 'x', url },
              ...{ isExternal: false, isVisible: true },
            }))
          : rows,
    })
    expect(operation).toMatchObject({ status: 'Succeeded' })
    const where = { siteId, webId: await idOfWeb('/linked') }
    const nodes = await (await content()).records.query('NavigationNode', { where, orderBy: ['id'] as never })
    expect(nodes.map(({ url }) => url)).toEqual(['/linked', '/linked/x', '/linked?a', '/teamwork/x'])
  })
})
