import type { HostedFamily } from './hosted-calls.ts'

/** Parts that this server does not have, most of which the established server has on premises too. */
export const missingParts: readonly HostedFamily[] = [
  {
    starts: ['sp.social.socialfeedmanager', 'sp.microfeed', 'sp.social.socialannouncement'],
    what: 'older interfaces to feeds',
    nearest: '/_api/social.feed/my/news',
    isOnPremises: true,
  },
  {
    starts: [
      'appinstance',
      'getappinstance',
      'loadapp',
      'loadandinstallapp',
      'apptiles',
      'sp.apptile',
      'sp.appcatalog',
      'sp.appcontext',
      'sp.spapplicense',
      'sp.appinstance',
      'sp.appsite',
      'clientwebparts',
    ],
    what: 'apps',
    nearest: '/_api/web/features',
    isOnPremises: true,
  },
  {
    starts: ['getappbdccatalog', 'getentity', 'executeremotelob', 'processexternalnotification', 'sp.businessdata'],
    what: 'business data of other systems',
    nearest: '/_api/web/lists',
    isOnPremises: true,
  },
  {
    starts: ['pushnotification', 'registerpush', 'unregisterpush', 'getpushnotification', 'doespushnotification'],
    what: 'notifications of devices',
    nearest: '/_api/web/alerts',
    isOnPremises: true,
  },
  {
    starts: ['createpersonalsite', 'personalsite', 'setmysitefirstrun', 'sp.userprofiles.personalcache'],
    what: 'personal sites',
    nearest: '/_api/spsitemanager/create',
    isOnPremises: true,
  },
  {
    starts: ['sp.accessrequests', 'sp.objectsharinginformation', 'accessrequest', 'setaccessrequest', 'setuseaccessrequest'],
    what: 'sharing and its requests',
    nearest: '/_api/web/roleassignments/addroleassignment(principalid=…,roledefid=…)',
    isOnPremises: true,
  },
  {
    starts: ['microsoft.sharepoint.client.search.', 'sp.analytics', 'microsoft.sharepoint.administration.spanalytics'],
    what: 'the log of the crawl, judgments of results and records of use',
    nearest: "/_api/search/query(querytext='…')",
    isOnPremises: true,
  },
  {
    starts: ['sp.translation.'],
    what: 'translation by machines',
    nearest: '/_api/web/titleresource',
    isOnPremises: true,
  },
  {
    starts: ['sp.workflowservices.', 'savedefinition', 'publishdefinition', 'deletedefinition', 'deprecatedefinition'],
    what: 'workflows that customers define',
    nearest: "/_api/web/lists/getbytitle('…')/workflowsubscriptions",
    isOnPremises: true,
  },
  {
    starts: ['findandupdatefollowedgroup', 'updatefollowedgroup', 'hasgroupmembershipchanged', 'setitempinstate'],
    what: 'groups that people follow, and what they pin',
    nearest: '/_api/sp.userprofiles.followedcontent/getitems(options=3,subtype=0)',
  },
  {
    starts: ['exportwebpartex'],
    what: 'further calls of web parts',
    nearest: '/_vti_bin/webpartpages.asmx',
    isOnPremises: true,
  },
]
