import { expect, it } from 'vitest'
import { declaredHubUses, hubUses } from '../../../../scripts/contracts/covered/hubs.ts'

it('counts the connection, the methods that clients call, and the messages that cannot fail', () => {
  const uses = hubUses({
    channels: {
      news: { messages: { JoinNews: { $ref: '#/components/messages/JoinNews' }, Told: { $ref: '#/components/messages/Told' } } },
    },
    operations: {
      join: { action: 'receive', channel: { $ref: '#/channels/news' }, messages: [{ $ref: '#/channels/news/messages/JoinNews' }] },
      tell: { action: 'send', channel: { $ref: '#/channels/news' }, messages: [{ $ref: '#/channels/news/messages/Told' }] },
    },
    components: { messages: { JoinNews: { name: 'Join' }, Told: { name: 'Told' } } },
  })
  expect(uses).toEqual([
    { name: 'live.news', neverFails: false },
    { name: 'live.news.Join', neverFails: false },
    { name: 'live.news.Told', neverFails: true },
  ])
})

it('counts every message of the contract of the hubs, with its name', () => {
  const names = declaredHubUses().map(({ name }) => name)
  expect(names).toContain('live.admin.ContentRestored')
  expect(names.length).toBe(15)
  expect(new Set(names).size).toBe(names.length)
})
