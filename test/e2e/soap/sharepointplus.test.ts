import { createRequire } from 'node:module'
import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })

/** It has no typings. Node can run only its CommonJS build: the other one has modules with the file extension of scripts. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
const $SP = createRequire(import.meta.url)('sharepointplus/dist') as () => any

const signedInAs = (username: string) => $SP().auth({ username, password: 'any', fba: true })

let made = 0
let title = ''
beforeEach(async () => {
  made += 1
  title = `Plus ${made}`
  const admin = createContractClient(server.url, { Authorization: basic('admin') })
  await admin.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 107, EnableVersioning: true } })
})

const list = (user = 'ann') => signedInAs(user).list(title, server.url)

describe('sharepointplus on lists.asmx', () => {
  it('adds items and finds them with its own query language', async () => {
    const { passed, failed } = await list().add([{ Title: 'one', PercentComplete: 0.5 }, { Title: "O'Brien & sons" }, { Title: 'three' }])
    expect([passed.length, failed.length]).toEqual([3, 0])
    expect(passed.map((row: { ID: string }) => row.ID)).toEqual(['1', '2', '3'])
    const all = { fields: ['ID', 'Title', 'PercentComplete'], json: true }
    expect(await list().get({ ...all, where: 'PercentComplete > 0.2' })).toEqual([
      { ID: '1', Title: 'one', PercentComplete: expect.stringMatching(/^0\.50*$/) },
    ])
    expect(await list().get({ ...all, where: `Title = "O'Brien & sons"`, fields: ['Title'] })).toEqual([{ Title: "O'Brien & sons" }])
    const ordered = await list().get({ fields: ['Title'], json: true, where: 'ID > 0 AND Title <> "one"', orderby: 'Title DESC' })
    expect(ordered.map((row: { Title: string }) => row.Title)).toEqual(['three', "O'Brien & sons"])
  })

  it('reads in pages', async () => {
    await list().add(Array.from({ length: 7 }, (_, index) => ({ Title: `t${index}` })))
    const rows = await list().get({ fields: ['ID'], paging: true, rowlimit: 3, json: true })
    expect(rows.map((row: { ID: string }) => row.ID)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(await list().get({ fields: ['ID'], rowlimit: 3, json: true })).toHaveLength(3)
  })

  it('updates by id and by query, and removes', async () => {
    await list().add([{ Title: 'a' }, { Title: 'b' }, { Title: 'c' }])
    expect((await list().update({ ID: 1, Title: 'changed' })).passed).toHaveLength(1)
    expect((await list().update({ Title: 'x' }, { where: 'Title = "b" OR Title = "c"' })).passed).toHaveLength(2)
    expect((await list().update({ ID: 99, Title: 'x' })).failed).toMatchObject([{ errorMessage: expect.stringMatching(/99/) }])
    expect((await list().remove({ where: 'Title = "x"' })).passed).toHaveLength(2)
    expect(await list().get({ fields: ['Title'], json: true })).toEqual([{ Title: 'changed' }])
  })

  it('shows what is wrong with each item that it cannot store', async () => {
    const { passed, failed } = await list().add([{ Title: 'good' }, { Title: 'bad', PercentComplete: 'many' }])
    expect(passed).toHaveLength(1)
    expect(failed).toMatchObject([{ errorMessage: expect.stringMatching(/PercentComplete/) }])
  })

  it('reads the list, its columns, and all lists', async () => {
    const info = await list().info()
    expect(info._List.Title).toBe(title)
    const columns = [...info] as { StaticName: string }[]
    expect(columns.map((column) => column.StaticName)).toEqual(expect.arrayContaining(['Title', 'PercentComplete']))
    const lists = (await signedInAs('ann').lists({ url: server.url })) as { Title: string }[]
    expect(lists.map((one) => one.Title)).toContain(title)
  })

  it('is refused what its user may not do', async () => {
    await expect(
      signedInAs('ann')
        .list('Nope', server.url)
        .get({ fields: ['Title'] }),
    ).rejects.toBeDefined()
  })
})

describe('sharepointplus on usergroup.asmx and views.asmx', () => {
  const admin = () => createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
  const here = () => ({ url: server.url, cache: false })

  it('finds a user, the groups of a user and the members of a group', async () => {
    const users = "/_api/web/sitegroups/getbyname('Home Visitors')/users"
    expect((await admin().call('POST', users, { body: { LoginName: 'bea' } })).status).toBe(201)
    const plus = signedInAs('ann')
    const bea = (await plus.getUserInfo('i:0#.f|membership|bea', here())) as Record<string, string>
    expect(bea).toMatchObject({ Name: 'bea', LoginName: 'i:0#.f|membership|bea', IsSiteAdmin: 'False', IsDomainGroup: 'False' })
    expect(await plus.usergroups('i:0#.f|membership|bea', here())).toEqual(['Home Visitors'])
    const members = (await plus.groupMembers('Home Visitors', here())) as Record<string, string>[]
    expect(members).toContainEqual({ ID: bea.ID, Name: 'bea', LoginName: 'i:0#.f|membership|bea', Email: bea.Email })
    expect(await plus.isMember({ ...here(), user: 'i:0#.f|membership|bea', group: 'Home Visitors' })).toBe(true)
  })

  it('gets an error for a user and a group that do not exist', async () => {
    for (const asked of [
      signedInAs('ann').getUserInfo('i:0#.f|membership|nobody', here()),
      signedInAs('ann').usergroups('i:0#.f|membership|nobody', here()),
      signedInAs('ann').groupMembers('Nobodies', here()),
    ])
      await expect(asked).rejects.toBeDefined()
  })

  it('reads the views of a list, and one of them by its title', async () => {
    const body = {
      Title: 'By progress',
      ViewQuery: '<OrderBy><FieldRef Name="PercentComplete" Ascending="FALSE"/></OrderBy>',
      ViewFields: ['Title'],
    }
    expect((await admin().call('POST', `/_api/web/lists/getbytitle('${title}')/views`, { body })).status).toBe(201)
    const views = (await list().views(here())) as { Name: string; DefaultView: boolean }[]
    expect(views.find(({ Name }) => Name === 'By progress')).toMatchObject({ DefaultView: false, Type: 'HTML' })
    expect(views.filter(({ DefaultView }) => DefaultView)).toHaveLength(1)
    expect(await list().view('By progress')).toMatchObject({ Name: 'By progress', Fields: ['Title'], OrderBy: 'PercentComplete DESC' })
    await expect(list().view('Nope')).rejects.toMatch(/Nope/)
  })
})

describe('sharepointplus on REST', () => {
  it('asks what its user may do', async () => {
    expect(await list().hasPermission(['editListItems', 'manageWeb'])).toEqual({ editListItems: true, manageWeb: false })
    expect(await list('admin').hasPermission('manageWeb')).toBe(true)
  })

  it('reads the versions of an item', async () => {
    await list().add({ Title: 'first' })
    await list().update({ ID: 1, Title: 'second' })
    const versions = (await list().getVersions(1)) as { VersionLabel: string; Title: string }[]
    expect(versions.map(({ VersionLabel, Title }) => [VersionLabel, Title])).toEqual([
      ['2.0', 'second'],
      ['1.0', 'first'],
    ])
  })

  it('asks for the time zone and the time of the server', async () => {
    expect(await signedInAs('ann').getTimeZoneInfo({ url: server.url })).toMatchObject({ ID: 93, Bias: 0 })
    const time = (await signedInAs('ann').getServerTime(new Date(), server.url)) as Date
    expect(Math.abs(new Date(time).getTime() - Date.now())).toBeLessThan(120_000)
  })

  it('takes a digest and calls any address', async () => {
    const plus = signedInAs('ann')
    expect(await plus.getRequestDigest({ url: server.url })).toMatch(/^0x[0-9A-F]+,/)
    // The library asks for this address as XML.
    expect(String(await plus.ajax({ url: `${server.url}/_api/web/Url` }))).toContain(`>${server.url}</d:Url>`)
    const body = JSON.stringify({ query: { ViewXml: '<View/>' } })
    const got = await plus.ajax({ url: `${server.url}/_api/web/lists/getbytitle('${title}')/getitems`, body })
    expect(got.d.results).toEqual([])
    expect(await plus.hasREST({ url: server.url })).toBe(true)
  })
})
