import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../support/samples/people-server.ts'
import { inShort, type Watcher, watch } from './clients.ts'

/** Who receives which messages: rights are those at the time of each message. */
const { server, admin, member } = await startWithPeople()
afterAll(() => server.stop())

const at = (title: string) => `/_api/web/lists/getbytitle('${title}')`
const memberName = 'member'

beforeAll(async () => {
  for (const Title of ['Open', 'Closing', 'Marks']) await admin.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Waiting', BaseTemplate: 100, EnableModeration: true } })
})

const add = async (title: string, Title = 'x', client = admin): Promise<number> =>
  (await client.call('POST', `${at(title)}/items`, { body: { Title } })).json.Id as number
const change = (title: string, id: number) =>
  admin.call('POST', `${at(title)}/items(${id})`, { headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }, body: { Title: 'changed' } })
const remove = (title: string, id: number) => admin.call('DELETE', `${at(title)}/items(${id})`, { headers: { 'IF-MATCH': '*' } })
const hide = (title: string, id: number) =>
  admin.call('POST', `${at(title)}/items(${id})/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)

/** Something that both are told, behind everything before. */
async function mark(watchers: readonly Watcher[]): Promise<void> {
  const id = await add('Marks')
  for (const { told } of watchers)
    await expect.poll(() => told.some((one) => one.listTitle === 'Marks' && one.itemId === id), { timeout: 5_000 }).toBe(true)
}

const of = (watcher: Watcher, title: string): string[] => inShort(watcher.told.filter((one) => one.listTitle === title))

async function watchAs(user: string, title: string): Promise<Watcher> {
  return watch(server.url, [`list::${title}`, 'list::Marks'], { user })
}

describe('a subscriber', () => {
  it('receives nothing of an item that it may not see, nor that it was deleted', async () => {
    const [all, some] = [await watchAs('admin', 'Open'), await watchAs(memberName, 'Open')]
    const id = await add('Open')
    await mark([all, some])
    await hide('Open', id)
    await change('Open', id)
    await mark([all, some])
    await remove('Open', id)
    await mark([all, some])
    expect(of(all, 'Open')).toEqual([`ListItemChanged Created ${id}`, `ListItemChanged Updated ${id}`, `ListItemChanged Deleted ${id}`])
    expect(of(some, 'Open')).toEqual([`ListItemChanged Created ${id}`])
    await Promise.all([all.hub.stop(), some.hub.stop()])
  })

  it('receives the deletion of an item that it alone could see by permissions of its own', async () => {
    const [all, some] = [await watchAs('admin', 'Open'), await watchAs(memberName, 'Open')]
    const id = await add('Open')
    const me = (await member.call('GET', '/_api/web/currentuser')).json.Id as number
    // The addition is told to who may see the item when it is told.
    await mark([all, some])
    await hide('Open', id)
    const roles = (await admin.call('GET', "/_api/web/roledefinitions/getbyname('Read')")).json.Id as number
    const given = await admin.call(
      'POST',
      `${at('Open')}/items(${id})/roleassignments/addroleassignment(principalid=${me},roledefid=${roles})`,
    )
    expect(given.status, given.text).toBe(200)
    await change('Open', id)
    await mark([all, some])
    await remove('Open', id)
    await mark([all, some])
    expect(of(some, 'Open')).toEqual([`ListItemChanged Created ${id}`, `ListItemChanged Updated ${id}`, `ListItemChanged Deleted ${id}`])
    await Promise.all([all.hub.stop(), some.hub.stop()])
  })

  it('receives nothing more once its right to the list is taken away', async () => {
    const [all, some] = [await watchAs('admin', 'Closing'), await watchAs(memberName, 'Closing')]
    const first = await add('Closing')
    await mark([all, some])
    await admin.call('POST', `${at('Closing')}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
    const second = await add('Closing')
    await remove('Closing', first)
    await mark([all, some])
    expect(of(all, 'Closing')).toContain(`ListItemChanged Created ${second}`)
    expect(of(some, 'Closing')).toEqual([`ListItemChanged Created ${first}`])
    await expect(some.hub.invoke('Subscribe', 'list::Closing')).rejects.toThrow(/ViewListItems|denied|right/i)
    await Promise.all([all.hub.stop(), some.hub.stop()])
  })

  it('is not told of items that wait for approval, unless it may approve them or has made them', async () => {
    const [all, some] = [await watchAs('admin', 'Waiting'), await watchAs(memberName, 'Waiting')]
    const [theirs, own] = [await add('Waiting', 'a'), await add('Waiting', 'b', member)]
    await mark([all, some])
    await admin.call('POST', `${at('Waiting')}/items(${theirs})`, {
      headers: { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' },
      body: { _ModerationStatus: 0 },
    })
    await mark([all, some])
    const other = await add('Waiting', 'c')
    await mark([all, some])
    await remove('Waiting', other)
    await mark([all, some])
    expect(of(all, 'Waiting')).toEqual([
      `ListItemChanged Created ${theirs}`,
      `ListItemChanged Created ${own}`,
      `ListItemChanged Updated ${theirs}`,
      `ListItemChanged Created ${other}`,
      `ListItemChanged Deleted ${other}`,
    ])
    expect(of(some, 'Waiting')).toEqual([`ListItemChanged Created ${own}`, `ListItemChanged Updated ${theirs}`])
    await Promise.all([all.hub.stop(), some.hub.stop()])
  })

  it('is not told of drafts that it may not see, but of what is published', async () => {
    await admin.call('POST', '/_api/web/lists', { body: { Title: 'Drafted', BaseTemplate: 101 } })
    const settings = { EnableVersioning: true, EnableMinorVersions: true, DraftVersionVisibility: 1 }
    const set = await admin.call('PUT', at('Drafted'), { body: settings })
    expect(set.status, set.text).toBeLessThan(300)
    const [all, some] = [await watchAs('admin', 'Drafted'), await watchAs('reader', 'Drafted')]
    const file = "/_api/web/getfilebyserverrelativeurl('/Drafted/a.txt')"
    const add = (body: string) =>
      admin.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Drafted')/files/add(url='a.txt',overwrite=true)", { body })
    const added = await add('1')
    expect(added.status, added.text).toBeLessThan(300)
    await mark([all, some])
    expect(of(some, 'Drafted')).toEqual([])
    expect(of(all, 'Drafted')).toEqual(['FileChanged Created 1', 'ListItemChanged Created 1'])
    const published = await admin.call('POST', `${file}/publish('first')`)
    expect(published.status, published.text).toBeLessThan(300)
    await mark([all, some])
    expect(of(some, 'Drafted')).toEqual(['FileChanged Updated 1', 'ListItemChanged Updated 1'])
    await add('2')
    await mark([all, some])
    expect(of(some, 'Drafted')).toHaveLength(2)
    expect(of(all, 'Drafted')).toHaveLength(6)
    await admin.call('DELETE', file, { headers: { 'IF-MATCH': '*' } })
    await mark([all, some])
    expect(of(some, 'Drafted').slice(2)).toEqual(['FileChanged Deleted 1', 'ListItemChanged Deleted 1'])
    await Promise.all([all.hub.stop(), some.hub.stop()])
  })

  it('of one item receives that item alone, and may not subscribe to one that it may not see', async () => {
    const [one, two] = [await add('Open'), await add('Open')]
    const some = await watch(server.url, [`item::Open:${one}`, 'list::Marks'], { user: memberName })
    await change('Open', two)
    await change('Open', one)
    await hide('Open', two)
    await mark([some])
    expect(of(some, 'Open')).toEqual([`ListItemChanged Updated ${one}`])
    await expect(some.hub.invoke('Subscribe', `item::Open:${two}`)).rejects.toThrow()
    await expect(some.hub.invoke('Subscribe', 'item::Open:99999')).rejects.toThrow()
    await some.hub.stop()
  })
})

it('the admin hub is for farm administrators', async () => {
  const boss = await watch(server.url, ['health'], { user: 'admin', path: '/signalr/admin' })
  const [health] = await boss.count(1)
  expect(health).toMatchObject({ event: 'HealthChanged', status: 'Healthy', databases: [{ status: 'Online' }] })
  await expect(boss.hub.invoke('Subscribe', 'secrets')).rejects.toThrow(/audit, operations, health/)
  await expect(boss.hub.invoke('Unsubscribe', 17)).rejects.toThrow(/Unsubscribe takes a group key/)
  await boss.hub.invoke('Unsubscribe', 'health')
  await boss.hub.stop()
  await expect(watch(server.url, [], { user: memberName, path: '/signalr/admin' })).rejects.toThrow(/403/)
})
