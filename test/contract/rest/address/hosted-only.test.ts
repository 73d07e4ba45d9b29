import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')
const tasks = "/_api/web/lists/getbytitle('Tasks')"

describe('a call that only the hosted service knows', () => {
  it.each([
    ['GET', '/_api/SPO.Tenant/sites', /its tenants.*'\/_admin\/sites'/],
    ['GET', '/_api/thememanager/GetTenantThemingOptions', /its tenants/],
    ['GET', '/_api/web/tenantappcatalog/AvailableApps', /its tenants/],
    ['GET', '/_api/sitepages/pages', /modern pages.*addtemplatefile/],
    ['GET', '/_api/web/GetClientSideWebParts', /modern pages/],
    ['POST', `${tasks}/items(1)/shareLink`, /sharing links.*addroleassignment/],
    ['POST', '/_api/SP.Web.ShareObject', /sharing links/],
    ['GET', '/_api/HubSites', /hub sites.*'\/_api\/web\/webs'/],
    ['POST', '/_api/site/JoinHubSite', /hub sites/],
    [
      'POST',
      '/_api/Microsoft.Sharepoint.Utilities.WebTemplateExtensions.SiteScriptUtility.GetSiteDesigns',
      /site designs.*getavailablewebtemplates/,
    ],
    ['POST', '/_api/GroupSiteManager/CreateGroupEx', /groups of its directory.*spsitemanager/],
    ['GET', '/_api/v2.1/drives', /a second interface.*'\/_api\/web\/lists'/],
    ['GET', '/_api/web/sitecollectionappcatalog/AvailableApps', /catalog of apps.*features/],
    ['GET', `${tasks}/items(1)/Comments`, /comments/],
    ['GET', '/_api/web/getobjectsharingsettings', /sharing links/],
    ['GET', "/_api/web/getstorageentity('a')", /settings of its apps.*allproperties/],
    ['POST', '/_api/site/createcopyjobs', /jobs that copy.*movecopyutil/],
    ['POST', `${tasks}/items(1)/setcompliancetag`, /compliance.*retentionpolicies/],
    ['GET', '/_api/SP_TenantSettings_Current', /its tenants/],
    ['POST', '/_api/sp.social.socialfeedmanager/createpost', /older interfaces to feeds, which this server does not have.*social\.feed/],
    ['GET', '/_api/web/AppTiles', /apps, which this server does not have/],
    ['GET', '/_api/web/pushnotificationsubscribers', /notifications of devices.*alerts/],
    ['GET', "/_api/web/getentity(namespace='a',name='b')", /business data/],
    [
      'POST',
      '/_api/SP.UserProfiles.ProfileLoader.GetProfileLoader/GetUserProfile/CreatePersonalSiteEnque(false)',
      /personal sites.*create/,
    ],
    ['POST', '/_api/SP.ObjectSharingInformation.GetWebSharingInformation', /sharing and its requests.*addroleassignment/],
  ] as const)('stays outside, in words, with the nearest address: %s %s', async (method, address, words) => {
    await ann.call('POST', `${tasks}/items`, { body: { Title: 'one' } })
    const reply = await ann.call(method, address)
    expectRefusal(reply, 404, words)
    expect(reply.headers.get('x-tenon-help')).toMatch(/\/docs\/errors\/resource_not_found/)
  })

  it('is told apart from a name that is only misspelled', async () => {
    expectRefusal(await ann.call('GET', '/_api/web/listz'), 404, /Did you mean 'lists'/)
    expectRefusal(await ann.call('GET', `${tasks}/items(1)/Titel`), 404, /Did you mean 'Title'/)
    expectRefusal(await ann.call('GET', "/_api/web/listtemplates/getbyname('Taks')"), 404, /Did you mean 'Tasks'/)
  })
})
