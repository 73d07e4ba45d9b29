import { expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve({})
const admin = clientOf('admin')

const list = "/_api/web/lists/getbytitle('Documents')"

it.each([
  ['/_api/site/startdeletefileversions', '/versions/deleteall'],
  [`${list}/versionpolicies`, '/versions/deleteall'],
  [`${list}/getcaaetemplatemetadata`, '/files/add'],
  [`${list}/createruleex`, '/eventreceivers'],
  ['/_api/web/setchromeoptions', '/_api/web/navigation'],
  ['/_api/web/createsitepage', '/addtemplatefile'],
  ['/_api/sp.userprofiles.peoplemanager/getuseronedrivequotamax', '/_api/site/usage'],
  ['/_api/web/activities', '/getchanges'],
  ['/_api/site/setblockdownloadpolicyforfiles', '/_admin/sites'],
  ['/_api/web/ensuretenantappcatalog', '/_api/web/features'],
  ['/_api/microsoft.online.sharepoint.multigeo.service.multigeoservicesbeta/movesites', '/_admin/sites'],
  ['/_api/sp.brandcenter/getsitethemes', '/_api/web/themeinfo'],
  ['/_api/sphsite.addorgnewssite', '/_api/web/navigation'],
  ['/_api/web/uploadimage', '/files/add'],
  ['/_api/machinelearning/samples', '/_api/web/lists'],
  ['/_api/sp.approvals.enable', '/workflowassociations'],
  ['/_api/sp.recentfilecollection.getrecentfiles', '/_api/social.following'],
  [`${list}/fields/getbyinternalnameortitle('Title')/enableindex`, '/fields/getbyinternalnameortitle'],
  ['/_api/microsoft.sharepoint.administration.sitemove.service.sitemoveservice/locksite', '/_admin/sites'],
  ['/_api/search/setting/getxssearchpolicy', '/_api/search/setting/getqueryconfiguration'],
])('%s is of the hosted service alone, and its refusal names what is near', async (path, near) => {
  for (const method of ['GET', 'POST']) {
    const reply = await admin.call(method, path)
    expectRefusal(reply, 404, /only the hosted service has\. The nearest address here is/)
    expect(reply.text).toContain(near)
  }
})

it('a name that only begins as one of the hosted service is not taken for it', async () => {
  for (const path of ['/_api/memo', '/_api/web/membersx', '/_api/modelsof', '/_api/web/archives']) {
    const reply = await admin.call('GET', path)
    expectRefusal(reply, 404, /is not an address/)
    expect(reply.text).not.toMatch(/hosted service/)
  }
})
