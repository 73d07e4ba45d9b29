import { json, type Read, type Step } from './step.ts'

async function idOf(read: Read, path: string): Promise<string> {
  const { value } = await read('/_admin/sites')
  return (value as { id: string; serverRelativeUrl: string }[]).find((site) => site.serverRelativeUrl === path)?.id ?? ''
}

/** Site collections, which farm administrators create and delete by SOAP too. */
export const siteCollectionSteps: readonly Step[] = [
  {
    operation: 'admin.CreateSite',
    // One of the farm, and two of the new site collection.
    acts: 3,
    rest: json('/_admin/sites', {
      webApplication: 'Default',
      path: 'sites/one',
      title: 'One',
      owner: 'ann',
      template: 'STS#0',
      language: 1033,
    }),
    soap: '<Url>/sites/one</Url><Title>One</Title><Lcid>1033</Lcid><WebTemplate>STS#0</WebTemplate><OwnerLogin>ann</OwnerLogin>',
  },
  {
    operation: 'admin.CreateSite',
    // One of the farm, and two of the new site collection.
    acts: 3,
    rest: json('/_api/SPSiteManager/create', { request: { Title: 'Two', Url: '/sites/two', WebTemplate: 'STS#0', Lcid: 1033 } }),
    soap: '<Url>/sites/two</Url><Title>Two</Title><Lcid>1033</Lcid><WebTemplate>STS#0</WebTemplate>',
  },
  {
    operation: 'admin.DeleteSite',
    isOfFarm: true,
    rest: async (read) => json(`/_admin/sites/${await idOf(read, '/sites/one')}`, undefined, {}, 'DELETE'),
    soap: '<Url>/sites/one</Url>',
  },
]
