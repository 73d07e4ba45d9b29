import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { expectDecent, sendRaw } from '../../../support/wire.ts'
import { attachmentAndSearchSamples } from './sixty/attachments-and-search.ts'
import { columnSamples } from './sixty/columns.ts'
import { itemSamples } from './sixty/items.ts'
import { peopleSamples } from './sixty/people.ts'
import { clients, type Sample } from './sixty/sample.ts'
import { webSamples } from './sixty/webs.ts'

/** In this order: later samples use the results of earlier ones. */
const samples: readonly Sample[] = [...webSamples, ...peopleSamples, ...columnSamples, ...itemSamples, ...attachmentAndSearchSamples]

/** The requests of the sixty that other files test. */
const elsewhere: ReadonlyMap<number, string> = new Map([
  ...[3, 4, 10, 11, 12, 14, 17, 25, 26, 28, 29, 31, 57, 58].map((number): [number, string] => [number, 'sixty-files.test.ts']),
  ...[7, 30, 60].map((number): [number, string] => [number, 'test/contract/soap/client-forms.test.ts']),
  [37, 'batch.test.ts'],
])

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = createContractClient(server.url, { Authorization: basic('admin') })

/** The values that earlier samples kept, by name. */
const kept = new Map<string, string | number>()

function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(kept.get(name) ?? placeholder))
}

describe('the sixty requests that real clients send most', () => {
  it('are all tried here or elsewhere', () => {
    const tried = new Set([...samples.map(({ number }) => number), ...elsewhere.keys()])
    expect(Array.from({ length: 60 }, (_, index) => index + 1).filter((number) => !tried.has(number))).toEqual([])
  })

  it.each(samples.map((sample) => [sample.number, sample.client, sample.method, sample.url, sample] as const))(
    '%i as %s sends it: %s %s',
    async (_, client, method, url, sample) => {
      const headers = { ...clients[client], ...sample.headers }
      const body =
        sample.body === undefined ? {} : { body: filled(typeof sample.body === 'string' ? sample.body : JSON.stringify(sample.body)) }
      const reply = await admin.call(method, filled(url), { headers, ...body })
      expect({ status: reply.status, text: reply.text.slice(0, 400) }).toMatchObject({ status: sample.status })
      if (sample.shows) expect(reply.json).toMatchObject(sample.shows)
      sample.check?.(reply.json, reply)
      for (const [name, value] of Object.entries(sample.keeps?.(reply.json) ?? {})) kept.set(name, value)
      expectDecent(reply)
    },
  )
})

describe('what clients leave to the server', () => {
  it('header names come in any case, and a percent sign before every special character', async () => {
    const [reply] = await sendRaw(
      server.url,
      [
        'POST /dev/_API/Web/LISTS/GETBYTITLE(%27Orders%27)/ITEMS?%24select=%54itle HTTP/1.1',
        'host: tenon.test',
        `AUTHORIZATION: ${basic('admin')}`,
        'aCCept: application/json; odata=nometadata',
        'CONTENT-type: application/json',
        'connection: close',
        'content-LENGTH: 16',
        '',
        '{"Title":"five"}',
      ].join('\r\n'),
    )
    expect(reply?.status).toBe(201)
    expect(JSON.parse(reply?.text ?? '')).toEqual({ Title: 'five' })
  })
})
