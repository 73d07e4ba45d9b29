import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'

const { server } = await serve({})

const add = (path: string, body: object) =>
  fetch(`${server.url}/_api/web/lists${path}`, {
    method: 'POST',
    headers: { Authorization: basic('admin'), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

// Below an item that is missing nothing is asked.
await add('', { Title: 'Tasks', BaseTemplate: 107 })
await add("/getbytitle('Tasks')/items", { Title: 'one' })

const placeOf = (place: string): string =>
  place.startsWith('api')
    ? `/_api${place.slice('api'.length)}`
    : place === 'site'
      ? '/_api/site'
      : place === 'web'
        ? '/_api/web'
        : `/_api/web/${place}`

/** The addresses in the table of the page. */
const addresses = readFileSync(join(import.meta.dirname, '../../../../docs/protocol/functions.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, place, functions] = /^\| `([^`]+)` \| ([^|]+) \|/.exec(line) ?? []
    if (place === undefined || functions === undefined) return []
    return [...functions.matchAll(/`([^`]+)`/g)].map(([, name]) => `${placeOf(place)}/${name}`)
  })

it('what the page of missing functions names has no address', async () => {
  expect(addresses.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const address of addresses)
    for (const method of ['GET', 'POST']) {
      const reply = await fetch(server.url + address, { method, headers: { Authorization: basic('admin') } })
      if (reply.status !== 404 || !/is not an address/.test(await reply.text())) found.push(`${method} ${address}`)
    }
  expect(found).toEqual([])
})
