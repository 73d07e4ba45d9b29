import { describe, expect, it } from 'vitest'
import { faultOf, items, newList, openSoapClients, titles, update, type Version } from './soap-clients.ts'

const { server, clientOf, signedIn, listsClient, rest } = await openSoapClients()

describe.each<Version>(['1.1', '1.2'])('the client of npm soap, over SOAP %s', (version) => {
  it('puts a user into a group, finds it there, and takes it out', async () => {
    const client = await signedIn('usergroup', version, 'admin')
    const membership = { groupName: 'Home Visitors', userLoginName: `zoe${version}` }
    await client.AddUserToGroupAsync({ ...membership, userName: 'Zoe', userEmail: 'zoe@example.org', userNotes: '' })
    const members = async (): Promise<string[]> => {
      const [reply] = await client.GetUserCollectionFromGroupAsync({ groupName: 'Home Visitors' })
      const { User = [] } = reply.GetUserCollectionFromGroupResult.GetUserCollectionFromGroup.Users ?? {}
      return [User].flat().map(({ attributes }: { attributes: { LoginName: string } }) => attributes.LoginName)
    }
    const loginName = `i:0#.f|membership|zoe${version}`
    expect(await members()).toContain(loginName)
    const [info] = await client.GetUserInfoAsync({ userLoginName: membership.userLoginName })
    expect(info.GetUserInfoResult.GetUserInfo.User.attributes).toMatchObject({
      LoginName: loginName,
      Name: 'Zoe',
      IsSiteAdmin: 'False',
    })
    const [groups] = await client.GetGroupCollectionFromUserAsync({ userLoginName: membership.userLoginName })
    const { Group } = groups.GetGroupCollectionFromUserResult.GetGroupCollectionFromUser.Groups
    expect([Group].flat()).toMatchObject([{ attributes: { Name: 'Home Visitors' } }])
    await client.RemoveUserFromGroupAsync(membership)
    expect(await members()).not.toContain(loginName)
    expect(await faultOf(client.RemoveUserFromGroupAsync(membership))).toMatchObject({ status: 404, errorCode: '0x80131600' })
  })

  it('adds a view, changes it and deletes it', async () => {
    const listName = await newList(await listsClient(version))
    const client = await signedIn('views', version)
    const [made] = await client.AddViewAsync({
      listName,
      viewName: 'By name',
      viewFields: { $xml: '<ViewFields><FieldRef Name="Title"/></ViewFields>' },
      query: { $xml: '<Query><OrderBy><FieldRef Name="Title"/></OrderBy></Query>' },
      rowLimit: { $xml: '<RowLimit Paged="TRUE">7</RowLimit>' },
      type: 'HTML',
      makeViewDefault: false,
    })
    const { attributes, Query, RowLimit } = made.AddViewResult.View
    expect(attributes).toMatchObject({ DisplayName: 'By name' })
    expect(Query.OrderBy.FieldRef.attributes).toEqual({ Name: 'Title' })
    expect(RowLimit).toMatchObject({ attributes: { Paged: 'TRUE' }, $value: 7 })
    const viewName = attributes.Name
    await client.UpdateViewAsync({ listName, viewName, viewProperties: { View: { attributes: { DisplayName: 'Renamed' } } } })
    const [got] = await client.GetViewAsync({ listName, viewName })
    expect(got.GetViewResult.View.attributes.DisplayName).toBe('Renamed')
    const titlesOfViews = async (): Promise<string[]> => {
      const [reply] = await client.GetViewCollectionAsync({ listName })
      const views = [reply.GetViewCollectionResult.Views.View].flat() as { attributes: { DisplayName: string } }[]
      return views.map((view) => view.attributes.DisplayName)
    }
    expect(await titlesOfViews()).toContain('Renamed')
    await client.DeleteViewAsync({ listName, viewName })
    expect(await titlesOfViews()).not.toContain('Renamed')
    expect(await faultOf(client.GetViewAsync({ listName, viewName }))).toMatchObject({ status: 404 })
  })

  it('finds the site collection that an address is in', async () => {
    const client = await signedIn('sites', version)
    const [{ GetSiteResult }] = await client.GetSiteAsync({ SiteUrl: server.url })
    const { Id } = (await rest('GET', 'site')).body
    expect(GetSiteResult).toBe(`<Site Url="${server.url}" Id="{${Id.toUpperCase()}}" UserCodeEnabled="False"/>`)
    expect(await faultOf(client.GetSiteAsync({ SiteUrl: `${server.url}/nope` }))).toMatchObject({ status: 404 })
  })

  it('is refused without credentials', async () => {
    const client = await clientOf('lists', version)
    expect(await faultOf(client.GetListCollectionAsync({}))).toMatchObject({ status: 401, errorCode: '0x80070005' })
  })

  it('signs in through authentication.asmx, and the cookie opens SOAP and REST', async () => {
    const authentication = await clientOf('authentication', version)
    const [{ ModeResult }] = await authentication.ModeAsync({})
    expect(ModeResult).toBe('Forms')
    const [{ LoginResult }] = await authentication.LoginAsync({ username: 'dora', password: 'any' })
    expect(LoginResult).toEqual({ CookieName: 'FedAuth', ErrorCode: 'NoError', TimeoutSeconds: expect.any(Number) })
    const [cookie = ''] = [authentication.lastResponseHeaders?.['set-cookie']].flat()
    expect(cookie).toMatch(/^FedAuth=.*HttpOnly/)
    const Cookie = cookie.slice(0, cookie.indexOf(';'))

    const client = await clientOf('lists', version)
    client.addHttpHeader('Cookie', Cookie)
    const listName = await newList(client)
    const [made] = await update(client, listName, 'Continue', ['New', { Title: 'by cookie' }])
    expect(made?.row.Author).toMatch(/;#dora$/)

    const restAsDora = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
      const response = await fetch(`${server.url}/_api/${path}`, {
        method,
        headers: { Accept: 'application/json', Cookie, ...headers },
        ...(body && { body }),
      })
      return { status: response.status, body: JSON.parse(await response.text()) }
    }
    const path = `web/lists/getbytitle('${listName}')/items`
    const json = { 'Content-Type': 'application/json' }
    expect((await restAsDora('GET', path, {})).body.value).toMatchObject([{ Title: 'by cookie' }])
    expect((await restAsDora('POST', path, json, '{"Title":"no digest"}')).status).toBe(403)
    expect(
      (await restAsDora('POST', path, { ...json, 'X-RequestDigest': '0x00,20 Nov 2026 00:00:00 -0000' }, '{"Title":"forged digest"}'))
        .status,
    ).toBe(403)
    const { FormDigestValue } = (await restAsDora('POST', 'contextinfo', {})).body
    expect((await restAsDora('POST', path, { ...json, 'X-RequestDigest': FormDigestValue }, '{"Title":"with digest"}')).status).toBe(201)
    expect(titles(await items(client, listName, '<Query/>'))).toEqual(['by cookie', 'with digest'])
  })

  it('gets no cookie for an empty user name', async () => {
    const authentication = await clientOf('authentication', version)
    const [{ LoginResult }] = await authentication.LoginAsync({ username: ' ', password: 'any' })
    expect(LoginResult.ErrorCode).toBe('PasswordNotMatch')
    expect(authentication.lastResponseHeaders?.['set-cookie']).toBeUndefined()
  })
})
