import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { inShort, watch, ways } from './clients.ts'

const { server, clientOf } = await serve()
const ann = clientOf('ann')
const list = (await ann.call('POST', '/_api/web/lists', { body: { Title: 'Live', BaseTemplate: 100 } })).json as { Id: string }
const items = "/_api/web/lists/getbytitle('Live')/items"

describe.each(ways)('the unmodified client over $name', (way) => {
  it('receives what happens to the items of a list, and nothing after it has left', async () => {
    const watcher = await watch(server.url, ['list::Live'], { way })
    const added = (await ann.call('POST', items, { body: { Title: 'one' } })).json as { Id: number; GUID: string }
    await watcher.count(1)
    await ann.call('POST', `${items}(${added.Id})`, { headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }, body: { Title: 'two ü' } })
    await watcher.count(2)
    await ann.call('DELETE', `${items}(${added.Id})`, { headers: { 'IF-MATCH': '*' } })
    const told = await watcher.count(3)
    expect(inShort(told)).toEqual([
      `ListItemChanged Created ${added.Id}`,
      `ListItemChanged Updated ${added.Id}`,
      `ListItemChanged Deleted ${added.Id}`,
    ])
    expect(told[0]).toMatchObject({
      webUrl: server.url,
      listId: list.Id,
      listTitle: 'Live',
      uniqueId: expect.stringMatching(/^[\da-f-]{36}$/),
      editorId: expect.any(Number),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      changeToken: expect.stringMatching(/^1;1;/),
    })
    await watcher.hub.invoke('Unsubscribe', 'list::Live')
    await ann.call('POST', items, { body: { Title: 'three' } })
    await watcher.hub.invoke('Subscribe', 'list::Live')
    await ann.call('POST', items, { body: { Title: 'four' } })
    expect((await watcher.count(4)).length).toBe(4)
    await watcher.hub.stop()
  })

  it('gets the reason why a call fails', async () => {
    const { hub } = await watch(server.url, [], { way })
    await expect(hub.invoke('Subscribe', 'list::None')).rejects.toThrow(/None/)
    await expect(hub.invoke('Subscribe', 'lists')).rejects.toThrow(/group key/)
    await expect(hub.invoke('Unsubscribe')).rejects.toThrow(/Unsubscribe takes a group key/)
    await expect(hub.invoke('Shout')).rejects.toThrow(/no method 'Shout'/)
    await hub.stop()
  })
})
