import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, member, stranger } = await startWithPeople()
afterAll(() => server.stop())

const feed = '/_api/social.feed'
const claims = (name: string) => `i:0#.f|membership|${name}`
const creation = (text: string, id: string | null = null, more: object = {}) => ({
  restCreationData: { ID: id, creationData: { ContentText: text, UpdateStatusText: false, ...more } },
})
const begin = (text: string, who = member, more: object = {}) =>
  who.call('POST', `${feed}/my/feed/post`, { body: creation(text, null, more) })
const reply = (id: string, text: string, who = member) => who.call('POST', `${feed}/post/reply`, { body: creation(text, id) })
const onPost = (method: string, ID: string, who = member) => who.call('POST', `${feed}/post/${method}`, { body: { ID } })
const threadAt = async (ID: string, who = reader) => (await who.call('POST', `${feed}/post`, { body: { ID } })).json.SocialThread
const textsOf = async (address: string, who = member): Promise<string[]> =>
  (await who.call('GET', `${feed}/${address}`)).json.SocialFeed.Threads.map(({ RootPost }: { RootPost: { Text: string } }) => RootPost.Text)

describe('before the first post', () => {
  it('feeds are empty, and who may not make lists is told who may begin', async () => {
    expect((await member.call('GET', `${feed}/my/news`)).json.SocialFeed).toMatchObject({ Threads: [], UnreadMentionCount: 0 })
    expectRefusal(await begin('too early', reader), 400, /ManageLists/)
  })
})

describe('with a feed', () => {
  beforeAll(async () => {
    // Two first posts at once make one feed.
    const both = await Promise.all(['It begins.', 'It begins too.'].map((text) => begin(text, owner)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it('the title of a long post has whole characters', async () => {
    const { json } = await begin('😀'.repeat(130), owner)
    const [listId, itemId] = json.ID.split('.')
    const item = await owner.call('GET', `/_api/web/lists(guid'${listId}')/items(${itemId})?$select=Title`)
    expect(item.json.Title).toBe('😀'.repeat(127))
    expect((await onPost('delete', json.ID, owner)).status).toBe(200)
  })

  it('who may add items and edit none replies to a thread, and the reply is counted', async () => {
    const { json } = await begin('Who answers?', owner)
    const list = "/_api/web/lists/getbytitle('MicroFeed')"
    const { value } = (await owner.call('GET', '/_api/web/siteusers?$select=Id,LoginName')).json
    const { Id } = value.find(({ LoginName }: { LoginName: string }) => LoginName === claims('reader'))
    const rights = { Low: String(0x1 | 0x2 | 0x20 | 0x10000 | 0x20000), High: '0' }
    const body = { Name: 'Adds', Description: '', Order: 1, BasePermissions: rights }
    const role = (await owner.call('POST', '/_api/web/roledefinitions', { body })).json
    await owner.call('POST', `${list}/breakroleinheritance(copyroleassignments=true,clearsubscopes=false)`)
    const added = await owner.call('POST', `${list}/roleassignments/addroleassignment(principalid=${Id},roledefid=${role.Id})`)
    expect(added.status).toBe(200)
    expect((await reply(json.ID, 'I do', reader)).status).toBe(200)
    const root = json.ID.split('.').at(-1)
    expect((await owner.call('GET', `${list}/items(${root})?$select=ReplyCount`)).json.ReplyCount).toBe(1)
    expect((await owner.call('POST', `${list}/resetroleinheritance`)).status).toBe(200)
  })

  it.each(envelopes)('my/feed/post begins a thread, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const { json } = await member.call('POST', `${feed}/my/feed/post`, { body: creation(`in ${envelope}`), headers })
    const { SocialThread: thread, ID } = json.d ?? json
    expect(thread).toMatchObject({ Id: ID, OwnerIndex: 0, ThreadType: 0, TotalReplyCount: 0, Attributes: 6 })
    expect(thread.RootPost).toMatchObject({ Id: ID, Text: `in ${envelope}`, PostType: 0, AuthorIndex: 0 })
    const own = await member.call('GET', `${feed}/my/feed(MaxThreadCount=1,SortOrder=1)`, { headers })
    const { SocialFeed: shown } = own.json.d ?? own.json
    expect((shown.Threads.results ?? shown.Threads)[0].RootPost.Text).toBe(`in ${envelope}`)
  })

  it('my and actor tell who is who', async () => {
    expect((await member.call('GET', `${feed}/my`)).json).toMatchObject({
      FollowableItemActor: null,
      Me: { AccountName: claims('member') },
    })
    const { json } = await member.call('GET', `${feed}/actor(item=@v)?@v='${encodeURIComponent(claims('owner'))}'`)
    expect(json).toMatchObject({
      FollowableItemActor: { AccountName: claims('owner'), ActorType: 0 },
      Me: { AccountName: claims('member') },
    })
    const site = await member.call('GET', `${feed}/actor(item='${encodeURIComponent(server.url)}')`)
    expect(site.json.FollowableItemActor).toMatchObject({ ActorType: 2, ContentUri: server.url })
    expectRefusal(await member.call('GET', `${feed}/actor(item='nobody')`), 404, /nobody/)
    expectRefusal(await member.call('GET', `${feed}/actor(item='${encodeURIComponent('http://elsewhere.example/')}')`), 400, /elsewhere/)
    expectRefusal(await stranger.call('GET', `${feed}/my`), 403, /BrowseUserInfo/)
  })

  it('replies stand in their order, a feed shows the newest two, and the list has them as items', async () => {
    const { json } = await begin('Who is in?')
    for (const one of ['one', 'two', 'three']) expect((await reply(json.ID, one, one === 'two' ? owner : member)).status).toBe(200)
    const thread = await threadAt(json.ID)
    expect(thread).toMatchObject({ TotalReplyCount: 3, Actors: [{ AccountName: claims('member') }, { AccountName: claims('owner') }] })
    expect(thread.Replies.map(({ Text }: { Text: string }) => Text)).toEqual(['one', 'two', 'three'])
    expect(thread.Replies[1]).toMatchObject({ AuthorIndex: 1, PostType: 1 })
    expect((await threadAt(thread.Replies[2].Id)).Id).toBe(json.ID)
    const [first] = (await member.call('GET', `${feed}/my/feed(MaxThreadCount=1)`)).json.SocialFeed.Threads
    expect(first).toMatchObject({ Id: json.ID, TotalReplyCount: 3, Replies: [{ Text: 'two' }, { Text: 'three' }] })
    const items = await owner.call('GET', "/_api/web/lists/getbytitle('MicroFeed')/items?$filter=Title eq 'three'")
    expect(items.json.value).toHaveLength(1)
    expectRefusal(await reply(json.ID, 'no', reader), 403, /AddListItems/)
    expectRefusal(await reply('nothing', 'no'), 400, /nothing/)
    expectRefusal(await reply(json.ID.replace(/\d+$/, '987654'), 'no'), 404, /987654/)
    expectRefusal(await member.call('POST', `${feed}/post/reply`, { body: creation('no') }), 400, /restCreationData\.ID/)
  })

  it('likes and likers', async () => {
    const { json } = await begin('Like me')
    expect((await onPost('like', json.ID, owner)).json.SocialThread.RootPost.LikerInfo).toMatchObject({
      IncludesCurrentUser: true,
      TotalCount: 1,
    })
    await onPost('like', json.ID)
    expect((await onPost('likers', json.ID, reader)).json.value.map(({ Name }: { Name: string }) => Name)).toEqual(['owner', 'member'])
    const [liked] = (await owner.call('GET', `${feed}/my/likes`)).json.SocialFeed.Threads
    expect(liked).toMatchObject({ ThreadType: 1, PostReference: { ThreadId: json.ID, Post: { Text: 'Like me' } } })
    expect((await onPost('unlike', json.ID)).json.SocialThread.RootPost.LikerInfo).toMatchObject({
      IncludesCurrentUser: false,
      TotalCount: 1,
    })
    expectRefusal(await onPost('like', json.ID, reader), 403, /EditListItems/)
    expectRefusal(await onPost('unlike', json.ID, reader), 403, /EditListItems/)
    expectRefusal(await onPost('likers', 'nothing'), 400, /nothing/)
  })

  it('people and addresses in a text have overlays; mentions are counted until they are seen', async () => {
    const ContentItems = [
      { ItemType: 0, AccountName: claims('reader') },
      { ItemType: 4, Text: 'the plan', Uri: 'http://acme.example/plan' },
    ]
    const { json } = await begin('Ask {0} for {1}.', member, { ContentItems: { results: ContentItems } })
    expect(json.SocialThread.RootPost).toMatchObject({
      Text: 'Ask @reader for the plan.',
      Overlays: [
        { Index: 4, Length: 7, OverlayType: 1, ActorIndexes: [1], LinkUri: null },
        { Index: 16, Length: 8, OverlayType: 0, ActorIndexes: [], LinkUri: 'http://acme.example/plan' },
      ],
    })
    const count = async () => (await reader.call('GET', `${feed}/my/unreadmentioncount`)).json.value
    expect(await count()).toBe(1)
    const [mention] = (await reader.call('GET', `${feed}/my/mentionfeed`)).json.SocialFeed.Threads
    expect(mention).toMatchObject({ ThreadType: 3, PostReference: { ThreadId: json.ID } })
    const cleared = await reader.call('POST', `${feed}/my/mentionfeed/clearunreadmentioncount`)
    expect(cleared.json.SocialFeed).toMatchObject({ UnreadMentionCount: 0, Threads: [{ Id: json.ID }] })
    expect(await count()).toBe(0)
    expectRefusal(await begin('Hi {0}', member, { ContentItems: [{ ItemType: 0, AccountName: 'nobody' }] }), 404, /nobody/)
    expectRefusal(await begin('See {0}', member, { ContentItems: [{ ItemType: 4, Uri: 'javascript:x' }] }), 400, /http/)
    expectRefusal(await begin(' '), 400, /empty/)
    expectRefusal(await stranger.call('POST', `${feed}/my/mentionfeed/clearunreadmentioncount`), 403, /./)
    expectRefusal(await stranger.call('GET', `${feed}/my/unreadmentioncount`), 403, /BrowseUserInfo/)
  })

  it('what somebody writes past the feed into its list is shown as a post, and misleads nobody', async () => {
    const pieces = [
      { index: 0, length: 1, personId: {} },
      { index: 0, length: 1, personId: 987_654 },
      { index: -1, length: 1, personId: 1 },
      { index: 0, length: 4, url: 'javascript:alert(1)' },
    ]
    const items = "/_api/web/lists/getbytitle('MicroFeed')/items"
    const written = { Title: 'forged', ContentData: JSON.stringify({ text: 'forged', overlays: pieces }) }
    expect((await member.call('POST', items, { body: written })).status).toBe(201)
    expect((await member.call('POST', items, { body: { ...written, RootPostID: 3_000_000_000 } })).status).toBeLessThan(500)
    const { status, json } = await reader.call('GET', `${feed}/my/organizationfeed(MaxThreadCount=1,SortOrder=1)`)
    expect([status, json.SocialFeed.Threads.length]).toEqual([200, 1])
    const [thread] = json.SocialFeed.Threads
    expect(thread.Actors.map(({ AccountName }: { AccountName: string }) => AccountName)).toEqual([claims('member')])
    expect(thread.RootPost).toMatchObject({ Text: 'forged', Overlays: [{ ActorIndexes: [], LinkUri: null }] })
    const many = { ContentItems: [{ ItemType: 0, AccountName: claims('owner') }] }
    expectRefusal(await begin('{0}'.repeat(21), member, many), 400, /20 times/)
  })

  it.each(['two\nlines', `${'a'.repeat(254)}😀 goes on`, '<b>&amp; {1} "quoted"', '{"text":"no JSON"}'])(
    'a text is kept: %j',
    async (given) => {
      const { status, json } = await begin(given)
      expect([status, json.SocialThread?.RootPost.Text]).toEqual([200, given])
    },
  )

  it('a locked thread takes no replies', async () => {
    const { json } = await begin('Closing')
    await reply(json.ID, 'wait')
    expect((await onPost('lock', json.ID)).json.SocialThread).toMatchObject({ Attributes: 12 })
    expectRefusal(await reply(json.ID, 'late'), 400, /locked/)
    expectRefusal(await onPost('unlock', (await threadAt(json.ID)).Replies[0].Id), 400, /reply/)
    expect((await onPost('unlock', json.ID, owner)).status).toBe(200)
    expect((await reply(json.ID, 'in time')).status).toBe(200)
    expectRefusal(await onPost('lock', json.ID, reader), 403, /./)
  })

  it('authors delete their replies, and threads with all replies', async () => {
    const { json } = await begin('Going', owner)
    const own = (await reply(json.ID, 'mine')).json.SocialThread.Replies[0].Id
    await reply(json.ID, 'yours', owner)
    expectRefusal(await onPost('delete', json.ID, reader), 403, /ManageLists/)
    expect((await onPost('delete', own)).json.SocialThread).toMatchObject({ TotalReplyCount: 1, Replies: [{ Text: 'yours' }] })
    expect((await onPost('delete', json.ID, owner)).json).toMatchObject({ SocialThread: null })
    expectRefusal(await onPost('delete', json.ID, owner), 404, /./)
    expectRefusal(await reader.call('POST', `${feed}/post`, { body: { ID: json.ID } }), 404, /./)
  })

  it('news are those of followed people and webs, organizationfeed has all, times and orders choose', async () => {
    await begin('From the owner', owner)
    expect(await textsOf('my/news')).not.toContain('From the owner')
    const actor = { ActorType: 0, AccountName: claims('owner') }
    await member.call('POST', '/_api/social.following/follow', { body: { actor } })
    expect(await textsOf('my/news')).toContain('From the owner')
    expect((await textsOf('my/timelinefeed'))[0]).toBe('From the owner')
    expect(await textsOf('my/organizationfeed', reader)).toContain('From the owner')
    expect(await textsOf(`actor(item='${encodeURIComponent(claims('owner'))}')/feed(MaxThreadCount=1,SortOrder=1)`)).toEqual([
      'From the owner',
    ])
    expect(await textsOf("my/news(OlderThan=@v)?@v=datetime'2013-01-01T08:00'")).toEqual([])
    expect(await textsOf("my/news(MaxThreadCount=1,SortOrder=1,NewerThan=@v)?@v=datetime'2013-01-01T08:00:00Z'")).toEqual([
      'From the owner',
    ])
    expectRefusal(await member.call('GET', `${feed}/my/news(MaxThreadCount=101)`), 400, /maxThreadCount/i)
    expectRefusal(await member.call('GET', `${feed}/my/news(NewerThan=@v)?@v='2026-99-01T00:00'`), 400, /time/)
    for (const one of ['feed', 'news', 'timelinefeed', 'organizationfeed', 'likes', 'mentionfeed'])
      expectRefusal(await stranger.call('GET', `${feed}/my/${one}`), 403, /BrowseUserInfo/)
  })

  it('a web has a feed of its own, which those see who follow the web', async () => {
    await owner.call('POST', '/_api/web/webs/add', {
      body: { parameters: { Title: 'Below', Url: 'below', WebTemplate: 'STS', UseSamePermissionsAsParentSite: true } },
    })
    const web = `${server.url}/below`
    const address = `${feed}/actor(item='${encodeURIComponent(web)}')/feed`
    expectRefusal(await reader.call('POST', `${address}/post`, { body: creation('too early') }), 400, /newsfeed/)
    expect((await owner.call('POST', `${address}/post`, { body: creation('Here') })).status).toBe(200)
    const made = await member.call('POST', `${address}/post`, { body: creation('There') })
    expect((await reply(made.json.ID, 'answered from the root', owner)).json.SocialThread.TotalReplyCount).toBe(1)
    expect((await reader.call('GET', address)).json.SocialFeed.Threads).toHaveLength(2)
    expect(await textsOf('my/news', reader)).not.toContain('There')
    await reader.call('POST', '/_api/social.following/follow', { body: { actor: { ActorType: 2, ContentUri: web } } })
    expect(await textsOf('my/news', reader)).toEqual(['There', 'Here'])
    const person = `${feed}/actor(item='${encodeURIComponent(claims('owner'))}')/feed/post`
    expectRefusal(await member.call('POST', person, { body: creation('no') }), 400, /my\/feed\/post/)
    expectRefusal(await reader.call('GET', `${feed}/actor(item='${encodeURIComponent(`${web}/nope`)}')/feed`), 400, /nearest web/)
  })
})
