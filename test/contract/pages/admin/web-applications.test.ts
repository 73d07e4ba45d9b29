import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { farmVisitorOf } from '../../../support/pages/farm-visitor.ts'
import { serve } from '../../../support/serve.ts'

/** The pages of web applications and their content databases. */

const backups = mkdtempSync(join(tmpdir(), 'tenon-pages-'))
afterAll(() => rmSync(backups, { recursive: true, force: true }))
// Nothing else on the machine is disturbed by its ports.
const { server, clientOf } = await serve({ settings: { 'Farm:BackupRoot': backups, 'Farm:ListenOnBindings': 'false' } })
const admin = clientOf('admin')
const farm = farmVisitorOf(server.url, 'admin')
const applicationOf = async (name: string) => (await admin.call('GET', `/_admin/webapps/${name}`)).json

describe('the list of web applications', () => {
  it('has each of them, with a link to its settings', async () => {
    const { status, text, headers } = await farm.page('webapplications.aspx')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(text).toContain('href="/_admin/webapplicationsettings.aspx?name=Default"')
    expect(text).toContain('href="/_admin/webapplicationcreate.aspx"')
    expect((await farm.get('/_ADMIN/WebApplications.ASPX')).status).toBe(200)
  })
})

describe('the form of a new web application', () => {
  it('creates it with its host bindings, one a line', async () => {
    const made = await farm.submit('webapplicationcreate.aspx', {
      ...{ do: 'create', name: 'Intranet', displayName: 'The intranet', baseUrl: 'http://intranet.example', anonymousAccess: 'Read' },
      hostBindings: 'intranet.example:8080\r\n\r\nwww.intranet.example\r\n[2001:db8::1]:8080',
    })
    expect(made).toMatchObject({ status: 303, location: '/_admin/webapplicationsettings.aspx?name=Intranet&saved=1' })
    expect(await applicationOf('Intranet')).toMatchObject({
      ...{ displayName: 'The intranet', baseUrl: 'http://intranet.example', anonymousAccess: 'Read' },
      hostBindings: [
        { host: '[2001:db8::1]', port: 8080 },
        { host: 'intranet.example', port: 8080, isPrimary: true },
        { host: 'www.intranet.example', port: 0 },
      ],
    })
    const settings = await farm.get(made.location ?? '')
    expect(settings.text).toContain('Saved.')
    expect(settings.text).toContain('intranet.example')
  })

  it('shows what is wrong, and the values again', async () => {
    const wrong = await farm.submit('webapplicationcreate.aspx', { do: 'create', name: 'two words', displayName: 'Kept' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toMatch(/role="alert">[^<]*two words/)
    expect(wrong.fields.get('displayName')).toBe('Kept')
    const cases: [Record<string, string>, number][] = [
      [{ name: 'intranet' }, 409],
      [{ name: 'Taken', hostBindings: 'intranet.example:8080' }, 409],
      [{ name: 'Ports', hostBindings: 'a.example:99999' }, 400],
      [{ name: 'Ports', hostBindings: 'a.example:' }, 400],
      [{ name: 'Modes', anonymousAccess: 'Write' }, 400],
      [{ name: 'Storage', storageBackend: 'Tape' }, 400],
      [{ name: 'Storage', storageBackend: 'FileSystem', storagePath: '../up' }, 400],
      [{ name: 'Profile', profile: '__proto__' }, 400],
      [{ name: 'Certificate', certificateRef: 'missing', hostBindings: 'c.example:443' }, 409],
      [{ name: 'Long', displayName: 'x'.repeat(256) }, 400],
    ]
    for (const [fields, status] of cases) {
      const reply = await farm.submit('webapplicationcreate.aspx', { do: 'create', ...fields })
      expect([fields, reply.status]).toEqual([fields, status])
      expect(reply.text).toContain('role="alert"')
    }
    const { value } = (await admin.call('GET', '/_admin/webapps')).json
    expect((value as { name: string }[]).map(({ name }) => name)).toEqual(['Default', 'Intranet'])
  })
})

describe('the settings of a web application', () => {
  const settings = 'webapplicationsettings.aspx?name=Intranet'

  it('change it, its host bindings and its managed paths', async () => {
    const shown = await farm.page(settings)
    expect(shown.fields.get('displayName')).toBe('The intranet')
    expect((await farm.submit(settings, { do: 'save', displayName: 'Inside', anonymousAccess: 'Off', profile: 'SharePoint' })).status).toBe(
      303,
    )
    expect((await farm.submit(settings, { do: 'addHost', host: 'new.example', port: '81', scheme: 'http' })).status).toBe(303)
    expect((await farm.submit(settings, { do: 'removeHost', host: 'www.intranet.example', port: '0' })).status).toBe(303)
    expect((await farm.submit(settings, { do: 'addPath', path: 'teams', kind: 'Wildcard' })).status).toBe(303)
    expect((await farm.submit(settings, { do: 'removePath', path: 'sites' })).status).toBe(303)
    const { hostBindings, managedPaths, ...facts } = await applicationOf('Intranet')
    expect(facts).toMatchObject({ displayName: 'Inside', anonymousAccess: 'Off', profile: 'SharePoint' })
    expect((hostBindings as { host: string }[]).map(({ host }) => host)).toEqual(['[2001:db8::1]', 'intranet.example', 'new.example'])
    expect((managedPaths as { path: string }[]).map(({ path }) => path)).toEqual(['', 'teams'])
    expect((await farm.submit(settings, { do: 'addHost', host: 'two words' })).status).toBe(400)
    expect((await farm.submit(settings, { do: 'addPath', path: '../up' })).status).toBe(400)
    expect((await farm.submit(settings, { do: 'nothing' })).status).toBe(400)
    expect((await farm.submit(settings, { do: 'save', anonymousAccess: 'Off' })).status).toBe(303)
    expect((await applicationOf('Intranet')).profile).toBeUndefined()
  })

  it('of Default show its bindings and cannot delete it', async () => {
    const { text, status } = await farm.page('webapplicationsettings.aspx?name=default')
    expect(status).toBe(200)
    expect(text).not.toContain('value="addHost"')
    expect(text).not.toContain('value="delete"')
    expect((await farm.submit('webapplicationsettings.aspx?name=Default', { do: 'addHost', host: 'd.example' })).status).toBe(409)
    expect((await farm.submit('webapplicationsettings.aspx?name=Default', { do: 'delete' })).status).toBe(409)
  })

  it('of none are not found', async () => {
    expect((await farm.page('webapplicationsettings.aspx?name=None')).status).toBe(404)
    expect((await farm.page('webapplicationsettings.aspx')).status).toBe(404)
    expect(
      (await farm.submit('webapplicationsettings.aspx?name=None', { do: 'delete', __REQUESTDIGEST: (await farm.page(settings)).digest }))
        .status,
    ).toBe(404)
  })

  it('delete it when it has no site collections', async () => {
    expect(await farm.submit(settings, { do: 'delete' })).toMatchObject({ status: 303, location: '/_admin/webapplications.aspx?saved=1' })
    expect((await admin.call('GET', '/_admin/webapps/Intranet')).status).toBe(404)
  })
})

describe('user policies', () => {
  const page = 'userpolicies.aspx?name=Default'
  const policies = async () => (await admin.call('GET', '/_admin/webapps/Default/policies')).json.value as { loginName: string }[]

  it('are given and taken back', async () => {
    expect((await farm.page('webapplicationsettings.aspx?name=Default')).text).toContain(page)
    expect((await farm.submit(page, { do: 'add', loginName: 'paul', access: 'FullControl' })).status).toBe(303)
    const [{ loginName } = { loginName: '' }] = await policies()
    expect(loginName).toContain('paul')
    const shown = await farm.page(page)
    expect(shown.text).toContain(`<td>${loginName}</td>`)
    expect(shown.text).toContain('Full control')
    const again = await farm.submit(page, { do: 'add', loginName: 'paul', access: 'FullRead' })
    expect([again.status, again.fields.get('loginName')]).toEqual([409, loginName])
    expect((await farm.submit(page, { do: 'add', loginName: '', access: 'FullRead' })).status).toBe(400)
    expect((await farm.submit(page, { do: 'add', loginName: 'pia', access: 'Everything' })).status).toBe(400)
    expect((await farm.submit(page, { do: 'nothing', loginName: 'pia' })).status).toBe(400)
    expect(await farm.submit(page, { do: 'remove', loginName })).toMatchObject({
      status: 303,
      location: '/_admin/userpolicies.aspx?name=Default&saved=1',
    })
    expect(await policies()).toEqual([])
    expect((await farm.submit(page, { do: 'remove', loginName })).status).toBe(404)
    expect((await farm.page('userpolicies.aspx?name=None')).status).toBe(404)
  })
})

describe('content databases', () => {
  const page = 'contentdatabases.aspx?name=Default'
  const databases = async () =>
    (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value as {
      id: string
      name: string
      status: string
      maxSiteCount: number
    }[]
  /** The kind and the state of the latest operation, when it has ended. */
  const ended = async (): Promise<string> => {
    for (;;) {
      const [{ kind, status } = { kind: '', status: '' }] = (await admin.call('GET', '/_admin/sites/operations')).json.value as {
        kind: string
        status: string
      }[]
      if (status !== 'Queued' && status !== 'Running') return `${kind} ${status}`
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('are created, changed, backed up, detached, attached and deleted', async () => {
    expect((await farm.submit(page, { do: 'create', name: 'Second', mostSites: '5', data: 'new' })).status).toBe(303)
    const id = (await databases()).find(({ name }) => name === 'Second')?.id ?? ''
    expect((await farm.page(page)).text).toContain('Second')
    expect((await farm.submit(page, { do: 'save', id, name: 'Renamed', status: 'ReadOnly', mostSites: '7' })).status).toBe(303)
    expect(await databases()).toContainEqual(expect.objectContaining({ id, name: 'Renamed', status: 'ReadOnly', maxSiteCount: 7 }))
    expect(await farm.submit(page, { do: 'backup', id, path: `pages-${id}.zip` })).toMatchObject({
      status: 303,
      location: '/_admin/operations.aspx',
    })
    expect((await farm.submit(page, { do: 'save', id, status: 'Broken' })).status).toBe(400)
    expect((await farm.submit(page, { do: 'save', id, mostSites: '0' })).status).toBe(400)
    expect((await farm.submit(page, { do: 'create', name: 'Renamed' })).status).toBe(409)
    expect((await farm.submit(page, { do: 'delete', id: 'none' })).status).toBe(404)
    const own = (await databases()).find(({ name }) => name !== 'Renamed')?.id ?? ''
    expect((await farm.submit(page, { do: 'delete', id: own })).status).toBe(409)
    expect((await farm.submit(page, { do: 'create', name: 'Remote', connectionString: 'missing' })).status).toBeGreaterThanOrEqual(400)
  })

  it('are restored from a backup', async () => {
    const own = (await databases()).find(({ name }) => name !== 'Renamed')?.id ?? ''
    expect((await farm.submit(page, { do: 'backup', id: own, path: 'to-restore.zip' })).status).toBe(303)
    expect(await ended()).toBe('Backup Succeeded')
    expect((await farm.submit(page, { do: 'restore', path: 'to-restore.zip', name: 'Restored', replace: 'no' })).status).toBe(409)
    const location = '/_admin/operations.aspx'
    const fields = { do: 'restore', path: 'to-restore.zip', name: 'Restored', replace: 'yes' }
    expect(await farm.submit(page, fields)).toMatchObject({ status: 303, location })
    expect(await ended()).toBe('Restore Succeeded')
    expect((await databases()).map(({ name }) => name)).toContain('Restored')
    expect((await farm.submit(page, { ...fields, path: 'none.zip', name: 'Other' })).status).toBeGreaterThanOrEqual(400)
    expect((await farm.submit(page, { ...fields, path: '../none.zip', name: 'Other' })).status).toBe(400)
    expect((await farm.submit(page, { ...fields, replace: 'perhaps', name: 'Other' })).status).toBe(400)
  })
})
