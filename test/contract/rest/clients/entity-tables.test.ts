import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

/** Properties that clients of the established server select or expand, beside those of the tables of other tests. */
const { ann, clientOf, newList } = await openFolderServer()
const list = await newList(101)
await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${list.url}')/files/add(url='a.txt')`, { body: 'a' })
const file = `/_api/web/getfilebyserverrelativeurl('${list.url}/a.txt')`

const read = async (address: string) => {
  const reply = await ann.call('GET', address)
  expect(reply.status, reply.text).toBe(200)
  return reply.json
}

describe('what clients select and expand', () => {
  it('of files: their people, by address and by expansion', async () => {
    for (const name of ['Author', 'ModifiedBy']) {
      expect((await read(`${file}/${name}`)).Title).toBe('ann')
      expect((await read(`${file}?$select=Name&$expand=${name}`))[name].Title).toBe('ann')
    }
    expect((await read(`${file}?$select=Name,LockedByUser/Title&$expand=LockedByUser`)).LockedByUser).toBeNull()
    await ann.call('POST', `${file}/checkout`)
    expect((await read(`${file}?$select=Name,LockedByUser/Title&$expand=LockedByUser`)).LockedByUser).toEqual({ Title: 'ann' })
    await ann.call('POST', `${file}/undocheckout`)
    const missing = `/_api/web/getfilebyserverrelativeurl('${list.url}/nope.txt')`
    for (const name of ['author', 'modifiedby']) expectRefusal(await ann.call('GET', `${missing}/${name}`), 404, /nope/)
  })

  it('of webs: the available columns, the list of users, and workflows', async () => {
    const names = 'AvailableFields,SiteUserInfoList,WorkflowAssociations,WorkflowTemplates'
    const web = await read(`/_api/web?$select=Id&$expand=${names}`)
    const columns = rowsOf(await ann.call('GET', '/_api/web/availablefields'))
    expect(web.AvailableFields).toHaveLength(columns.length)
    expect(web.SiteUserInfoList).toMatchObject({ BaseTemplate: 112 })
    expect(web.WorkflowAssociations).toEqual([])
    expect(web.WorkflowTemplates).toHaveLength(rowsOf(await ann.call('GET', '/_api/web/workflowtemplates')).length)
    expect(rowsOf(await ann.call('GET', '/_api/web/workflowassociations'))).toEqual([])
    expectRefusal(await ann.call('GET', "/_api/web/workflowassociations?$filter=Nope eq 'x'"), 400, /Nope/)
  })

  it('of lists: rights management, subscriptions, workflows, and rights for pages', async () => {
    const expand = '$expand=InformationRightsManagementSettings,Subscriptions,WorkflowAssociations'
    const found = await read(`${list.address}?$select=EffectiveBasePermissionsForUI,ExcludeFromOfflineClient&${expand}`)
    expect(found).toMatchObject({ ExcludeFromOfflineClient: false, Subscriptions: [], WorkflowAssociations: [] })
    const settings = await read(`${list.address}/informationrightsmanagementsettings`)
    expect(found.InformationRightsManagementSettings).toEqual(settings)
    const rights = await read(`${list.address}/effectivebasepermissions`)
    expect(found.EffectiveBasePermissionsForUI).toEqual(rights)
    expect((await read(`${list.address}/items(1)?$select=EffectiveBasePermissionsForUI`)).EffectiveBasePermissionsForUI).toEqual(rights)
  })

  it('of site collections: the recycle bin, and what it does not have', async () => {
    await ann.call('POST', `${(await newList(100)).address}/recycle`)
    const site = await read('/_api/site?$select=NeedsB2BUpgrade,ExternalSharingTipsEnabled&$expand=RecycleBin,SecondaryContact')
    expect(site).toMatchObject({ NeedsB2BUpgrade: false, ExternalSharingTipsEnabled: false, SecondaryContact: null })
    expect(site.RecycleBin).toHaveLength(rowsOf(await ann.call('GET', '/_api/site/recyclebin')).length)
    const web = await read('/_api/web?$select=AllowDesignerForCurrentUser,SaveSiteAsTemplateEnabled')
    expect(web).toEqual({ AllowDesignerForCurrentUser: false, SaveSiteAsTemplateEnabled: false })
  })

  it('of content types: the XML under both names', async () => {
    const type = await read("/_api/web/contenttypes('0x0108')?$select=SchemaXml,SchemaXmlWithResourceTokens")
    expect(type.SchemaXml).toContain('Task')
    expect(type.SchemaXmlWithResourceTokens).toBe(type.SchemaXml)
  })

  it('is refused to who may not see it', async () => {
    await ann.call('POST', `${list.address}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`)
    const zoe = clientOf('zoe')
    for (const address of [`${file}/author`, `${file}/modifiedby`, `${list.address}?$expand=InformationRightsManagementSettings`])
      expect((await zoe.call('GET', address)).status).toBeGreaterThanOrEqual(403)
  })
})
