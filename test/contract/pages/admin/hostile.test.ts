import { beforeAll, describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../../support/pages/farm-visitor.ts'
import { serveTenants } from '../../../support/tenants/tenant-server.ts'

/** Hostile text in every field of the administration, shown on every page. */

const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
const raw = /<script>alert|<img src=x|onerror=alert\(1\)>/
const { server } = await serveTenants({ settings: { 'EventSourcing:Enabled': 'true' } })
const farm = farmVisitorOf(server.url, 'admin')
const mark = encodeURIComponent(hostile)

beforeAll(async () => {
  expect((await farm.submit('webapplicationcreate.aspx', { do: 'create', name: 'Evil', displayName: hostile })).status).toBe(303)
  const site = { do: 'create', webApplication: 'Evil', path: 'sites/evil', title: hostile, owner: "a<b>'c" }
  expect((await farm.submit('sitecollections.aspx', site)).status).toBe(303)
  expect((await farm.submit('tenants.aspx', { do: 'create', slug: 'other', displayName: hostile, owner: 'ann' })).status).toBe(303)
})

describe('hostile text', () => {
  it('of the farm is text on every page', async () => {
    const { text } = await farm.page('sitecollections.aspx?webapp=Evil')
    const site = /sitecollection\.aspx\?id=[0-9a-f-]{36}/.exec(text)?.[0] ?? 'none'
    const pages = [
      ...['default.aspx', 'webapplications.aspx', 'webapplicationcreate.aspx', 'webapplicationsettings.aspx?name=Evil'],
      ...[
        'contentdatabases.aspx?name=Evil',
        'userpolicies.aspx?name=Evil',
        'sitecollections.aspx',
        site,
        'tenants.aspx',
        'operations.aspx',
      ],
      ...['audit.aspx', 'eventjournal.aspx', 'health.aspx', 'telemetry.aspx'],
    ]
    for (const page of pages) {
      const reply = await farm.page(page)
      expect([page, reply.status]).toEqual([page, 200])
      expect([page, raw.exec(reply.text)?.[0]]).toEqual([page, undefined])
    }
    expect((await farm.page('webapplications.aspx')).text).toContain('&lt;script&gt;')
    expect((await farm.page('tenants.aspx')).text).toContain('&lt;script&gt;')
  })

  it('in an address is text', async () => {
    const pages = [
      ...[
        `webapplicationsettings.aspx?name=${mark}`,
        `contentdatabases.aspx?name=${mark}`,
        `sitecollections.aspx?webapp=${mark}&after=${mark}`,
      ],
      ...[
        `sitecollection.aspx?id=${mark}`,
        `audit.aspx?actor=${mark}&type=${mark}&target=${mark}`,
        `audit.aspx?from=${mark}`,
        `audit.aspx?after=${mark}`,
      ],
      ...[
        `eventjournal.aspx?target=${mark}&at=2000-01-01`,
        `eventjournal.aspx?target=%2F${mark}&record=1`,
        `eventjournal.aspx?at=${mark}`,
        `${mark}.aspx`,
      ],
    ]
    for (const page of pages) {
      const { text, status } = await farm.page(page)
      expect([page, status < 500, raw.exec(text)?.[0]]).toEqual([page, true, undefined])
    }
  })

  it('in a field of a form is text when the form is shown again', async () => {
    const fields: [string, string[]][] = [
      [
        'webapplicationcreate.aspx',
        ['name', 'displayName', 'baseUrl', 'hostBindings', 'anonymousAccess', 'storageBackend', 'storagePath', 'certificateRef', 'profile'],
      ],
      [
        'webapplicationsettings.aspx?name=Evil',
        [
          'baseUrl',
          'storageBackend',
          'storagePath',
          'certificateRef',
          'profile',
          'host',
          'port',
          'scheme',
          'certificate',
          'certificatePath',
          'primary',
          'path',
          'kind',
        ],
      ],
      ['contentdatabases.aspx?name=Default', ['name', 'status', 'mostSites', 'id', 'data', 'path', 'connectionString', 'replace']],
      ['userpolicies.aspx?name=Default', ['loginName', 'access']],
      ['sitecollections.aspx', ['webApplication', 'path', 'hostName', 'title', 'owner', 'template', 'language', 'database']],
      ['tenants.aspx', ['slug', 'displayName', 'owner', 'hosts', 'contentDatabase']],
      ['operations.aspx', ['id']],
    ]
    const acts = [
      'create',
      'save',
      'addHost',
      'removeHost',
      'addPath',
      'removePath',
      'backup',
      'suspend',
      'cancel',
      'restore',
      'add',
      'remove',
    ]
    const { digest } = await farm.page('webapplicationcreate.aspx')
    for (const [page, names] of fields)
      for (const act of acts) {
        const form = Object.fromEntries(names.map((name) => [name, hostile]))
        const { text, status } = await farm.post(`/_admin/${page}`, { ...form, do: act, __REQUESTDIGEST: digest })
        expect([page, act, status < 500, raw.exec(text)?.[0]]).toEqual([page, act, true, undefined])
      }
  })
})
