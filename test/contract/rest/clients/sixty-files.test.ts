import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { expectDecent } from '../../../support/wire.ts'
import { fileActSamples } from './sixty/file-acts.ts'
import type { FileSample } from './sixty/file-sample.ts'
import { fileSamples } from './sixty/files.ts'
import { folderSamples } from './sixty/folders.ts'
import { clients } from './sixty/sample.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = createContractClient(server.url, { Authorization: basic('admin') })

it('a web below the root web is made', async () => {
  const parameters = { Title: 'Dev', Url: 'dev', Description: '', Language: 1033, WebTemplate: 'STS', UseSamePermissionsAsParentSite: true }
  const made = await admin.call('POST', '/_api/web/webs/add', { headers: clients.PnPjs, body: { parameters } })
  expect(made.json).toMatchObject({ ServerRelativeUrl: '/dev' })
})

describe.each([
  ['the root web', ''],
  ['a web below it', '/dev'],
])('files and folders of %s among the sixty requests that real clients send most', (_, web) => {
  /** In this order: later samples use the results of earlier ones. */
  const samples: readonly FileSample[] = [...folderSamples(web), ...fileSamples(web), ...fileActSamples(web)]

  /** The values that earlier samples kept, by name. */
  const kept = new Map<string, string | number>()

  function filled(text: string): string {
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(name === 'origin' ? server.url : (kept.get(name) ?? placeholder)),
    )
  }

  it.each(samples.map((sample) => [sample.number, sample.client, sample.method, sample.url, sample] as const))(
    '%i as %s sends it: %s %s',
    async (_number, client, method, url, sample) => {
      const headers = { ...clients[client], ...sample.headers }
      const body = sample.content ?? (sample.body === undefined ? undefined : filled(JSON.stringify(sample.body)))
      const reply = await admin.call(method, filled(url), { headers, ...(body !== undefined && { body }) })
      expect({ status: reply.status, text: reply.text.slice(0, 400) }).toMatchObject({ status: sample.status })
      if (sample.shows) expect(reply.json).toMatchObject(sample.shows)
      sample.check?.(reply.json, reply)
      for (const [name, value] of Object.entries(sample.keeps?.(reply.json) ?? {})) kept.set(name, value)
      expectDecent(reply)
    },
  )
})
