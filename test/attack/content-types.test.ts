import { expect, it } from 'vitest'
import { serve } from '../support/serve.ts'
import { costOf, mostMs } from './cost.ts'
import { asAdmin, ask, send } from './send.ts'

/** Many content types in a web, each with its columns and ancestors. */
const { server } = await serve()
const types = 300
const idOf = (n: number) => `0x0100${(0xabcdef0000 + n).toString(16).padStart(32, '0').toUpperCase()}`
await ask(server.url, 'POST', '/_api/web/webs/add', { parameters: { Title: 'Sub', Url: 'sub' } })
for (let n = 0; n < types; n += 1)
  await ask(server.url, 'POST', '/_api/web/contenttypes', { Name: `Type ${n}`, Id: { StringValue: idOf(n) } })

const get = (target: string) => send(server.url, { method: 'GET', target, headers: asAdmin })

it.each(['Fields', 'Fields,FieldLinks,Parent', 'Parent/Parent/Fields,Parent/Fields,Fields,FieldLinks'])(
  'a page of all of them with %s holds nobody up',
  async (expanded) => {
    await get('/_api/web/contenttypes?$top=1')
    const { result, heldMs } = await costOf(() => get(`/_api/web/contenttypes?$expand=${expanded}`))
    expect([result.status, JSON.parse(result.text).value.length >= types]).toEqual([200, true])
    expect(heldMs).toBeLessThan(mostMs)
  },
)

it('a subweb shows the columns and parents of those that it inherits, and the web those of its subwebs', async () => {
  const { text } = await get(`/sub/_api/web/availablecontenttypes?$expand=Parent,Fields&$filter=Name eq 'Type 7'`.replaceAll(' ', '%20'))
  expect(JSON.parse(text).value).toMatchObject([{ StringId: idOf(7), Parent: { StringId: '0x01' } }])
  expect(JSON.parse(text).value[0].Fields.length).toBeGreaterThan(0)
  await ask(server.url, 'POST', '/sub/_api/web/contenttypes', { Name: 'Of sub', Id: { StringValue: `${idOf(7)}00${'A'.repeat(32)}` } })
  const webs = await get('/_api/web/webs?$expand=ContentTypes/Fields,ContentTypes/Parent')
  expect(JSON.parse(webs.text).value[0].ContentTypes).toMatchObject([{ Name: 'Of sub', Parent: { StringId: idOf(7) } }])
})
