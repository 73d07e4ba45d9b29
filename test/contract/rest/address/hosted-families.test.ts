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
])('%s is of the hosted service alone, and its refusal names what is near', async (path, near) => {
  for (const method of ['GET', 'POST']) {
    const reply = await admin.call(method, path)
    expectRefusal(reply, 404, /only the hosted service has\. The nearest address here is/)
    expect(reply.text).toContain(near)
  }
})
