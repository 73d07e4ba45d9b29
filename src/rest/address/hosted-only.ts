/** What only the hosted service of the established server has, and what is nearest to it here. */
interface HostedFamily {
  /** The beginnings of segments, in lower case. */
  readonly starts: readonly string[]
  readonly what: string
  readonly nearest: string
  /** Set if the established server has it on premises too. */
  readonly isOnPremises?: true
}

const families: readonly HostedFamily[] = [
  {
    starts: [
      'spo.tenant',
      'microsoft.online.sharepoint.tenant',
      'sp.tenantsettings',
      'sp.tenantproperties',
      'thememanager',
      'sp_tenantsettings',
      'gettenantmetrics',
      'multigeo',
      'tenantappcatalog',
    ],
    what: 'the administration of its tenants',
    nearest: '/_admin/sites',
  },
  {
    starts: ['sitepages', 'sp.publishing.sitepage', 'getclientsidewebparts', 'loadclientsidewebpart', 'sp.publishing.rendering'],
    what: 'modern pages',
    nearest: "/_api/web/getfolderbyserverrelativeurl('SitePages')/files/addtemplatefile(urloffile='…',templatefiletype=1)",
  },
  {
    starts: [
      'getsharinglink',
      'sharelink',
      'unsharelink',
      'sp.sharing.',
      'sp.web.shareobject',
      'sp.web.unshareobject',
      'getsharinginformation',
      'getobjectsharingsettings',
      'sp.web.getobjectsharingsettings',
      'sp.web.forwardobjectlink',
      'sp.web.getsharinglinkkind',
      'createanonymouslink',
      'createorganizationsharinglink',
      'deletelinkbykind',
      'unshareobject',
      'shareobject',
      'getfilebyguestid',
      'getpreauthorizedaccessurl',
      'sp.publishing.richsharing',
    ],
    what: 'sharing links',
    nearest: '/_api/web/roleassignments/addroleassignment(principalid=…,roledefid=…)',
  },
  {
    starts: ['hubsite', 'joinhubsite', 'registerhubsite', 'unregisterhubsite', 'synchubsite', 'sp.hubsites', 'ishubsite', 'hubjoin'],
    what: 'hub sites',
    nearest: '/_api/web/webs',
  },
  {
    starts: [
      'microsoft.sharepoint.utilities.webtemplateextensions',
      'hassitedesign',
      'getsitedesign',
      'applysitedesign',
      'addsitedesign',
      'sitescript',
      'executesitescript',
      'getsitescript',
    ],
    what: 'site designs and site scripts',
    nearest: '/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=false)',
  },
  {
    starts: ['groupsitemanager', 'groupservice', 'sp.directory', 'sp.teamchannelmanager', 'teamsitemanager'],
    what: 'sites of groups of its directory',
    nearest: '/_api/spsitemanager/create',
  },
  {
    starts: ['v2.0', 'v2.1', 'drives', 'onedrive', 'vroom'],
    what: 'a second interface to files',
    nearest: '/_api/web/lists',
  },
  {
    starts: ['sitecollectionappcatalog', 'availableapps', 'appcatalog', 'sp.appprincipal'],
    what: 'the catalog of apps',
    nearest: '/_api/web/features',
  },
  {
    starts: [
      'setstorageentity',
      'getstorageentity',
      'removestorageentity',
      'getclientsidecomponents',
      'getallclientsidecomponents',
      'clientsidecomponent',
    ],
    what: 'the settings of its apps',
    nearest: '/_api/web/allproperties',
  },
  {
    starts: ['createcopyjob', 'getcopyjob', 'createmigration', 'deletemigration', 'getmigration', 'provisionmigration', 'onboardtenant'],
    what: 'its jobs that copy and migrate',
    nearest: '/_api/sp.movecopyutil.copyfilebypath()',
  },
  {
    starts: [
      'sensitivitylabel',
      'setcompliancetag',
      'getcompliancetag',
      'compliancetag',
      'sp.compliancepolicy',
      'getdlp',
      'overridepolicytip',
    ],
    what: 'its labels and policies of compliance',
    nearest: '/_api/archive/retentionpolicies',
  },
  {
    starts: ['syncflow', 'getflow', 'flowsetting', 'vivahome', 'sp.home', 'comments', 'videoservice', 'machinelearning'],
    what: 'flows and comments',
    nearest: '/_api/web/lists',
  },
  {
    starts: [
      'canceldeletefileversions',
      'cancelsetversionpolicy',
      'getprogressfor',
      'startdeletefileversions',
      'startexpirefileversions',
      'startfileversionexpiration',
      'startsetversionpolicy',
      'versionexpirationreport',
      'versionpolic',
      'setexpirationdate',
    ],
    what: 'its jobs that expire versions of files',
    nearest: "/_api/web/getfilebyserverrelativeurl('…')/versions/deleteall",
  },
  {
    starts: [
      'caae',
      'copytemplateandget',
      'createdocumentfromcaae',
      'createdocumentfromcontentassembly',
      'enablequeryablecolumns',
      'getcaae',
      'getcontentassembly',
      'issyntex',
      'locksmarttemplate',
      'mapfieldstocolumns',
      'publishsnippet',
      'publishtemplate',
      'refreshlocksmart',
      'setcontentassembly',
      'unlocksmarttemplate',
      'unsetcontentassembly',
      'updatecaae',
      'updatecontentassembly',
      'updateformprocessing',
      'parsedocumenttemplate',
    ],
    what: 'documents that its models make',
    nearest: "/_api/web/getfolderbyserverrelativeurl('…')/files/add(url='…',overwrite=true)",
  },
  {
    starts: [
      'createruleex',
      'deleterule',
      'getallrules',
      'updateruleex',
      'setquickstep',
      'createlistform',
      'updatelistform',
      'getlistforms',
    ],
    what: 'rules, quick steps and forms of its lists',
    nearest: "/_api/web/lists/getbytitle('…')/eventreceivers",
  },
  {
    starts: [
      'globalnav',
      'setglobalnav',
      'homesitesettings',
      'megamenu',
      'setchromeoptions',
      'footer',
      'header',
      'foldercoloring',
      'carddesigns',
    ],
    what: 'the look of modern pages',
    nearest: '/_api/web/navigation',
  },
  {
    starts: [
      'createsitepage',
      'getsitepage',
      'setdefaultnewpagetemplate',
      'canmodernizehomepage',
      'getnewslist',
      'getadaptivecard',
      'ishomepagemodernized',
    ],
    what: 'modern pages',
    nearest: "/_api/web/getfolderbyserverrelativeurl('SitePages')/files/addtemplatefile(urloffile='…',templatefiletype=1)",
  },
  {
    starts: ['getuseronedrivequota', 'setuseronedrivequota', 'resetuseronedrivequota', 'getonedrivelist'],
    what: 'the drives of its users',
    nearest: '/_api/site/usage',
  },
  {
    starts: ['getmediaservice', 'setmediaservice', 'activities', 'activitylogger', 'addactivities', 'addclientactivities', 'addthumbnail'],
    what: 'media and activities',
    nearest: "/_api/web/lists/getbytitle('…')/getchanges",
  },
  {
    starts: [
      'getbringyourownkey',
      'recovertenantforbringyourownkey',
      'rolltenantbringyourownkey',
      'getebar',
      'setblockdownload',
      'getblockdownload',
      'setexemptfromblockdownload',
    ],
    what: 'keys, backups and policies of its tenants',
    nearest: '/_admin/sites',
  },
  {
    starts: [
      'ensureeduclass',
      'unsetiseduclass',
      'ensuretenantappcatalog',
      'synchostedappcatalog',
      'hostedapps',
      'availableaddins',
      'addinpermissions',
      'getaddin',
      'uninstalladdins',
      'getacsserviceprincipals',
      'consenttopowerplatform',
      'creategroupbasedenvironment',
      'getgroupbasedenvironment',
      'upgradeprefabapp',
      'clearbusinessapp',
      'getbusinessapp',
      'syncteams',
    ],
    what: 'apps and teams of its tenants',
    nearest: '/_api/web/features',
  },
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
      'sp.appinstance',
      'sp.appsite',
      'clientwebparts',
    ],
    what: 'apps',
    nearest: '/_api/web/features',
    isOnPremises: true,
  },
  {
    starts: ['getappbdccatalog', 'getentity'],
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
    starts: ['createpersonalsite', 'setmysitefirstrun', 'sp.userprofiles.personalcache'],
    what: 'personal sites',
    nearest: '/_api/spsitemanager/create',
    isOnPremises: true,
  },
  {
    starts: ['sp.accessrequests', 'sp.objectsharinginformation'],
    what: 'sharing and its requests',
    nearest: '/_api/web/roleassignments/addroleassignment(principalid=…,roledefid=…)',
    isOnPremises: true,
  },
]

/**
 * A sentence, with a blank in front, about a name that only the hosted service knows, or of a part of the established server that is
 * not here: that it stays outside, and the nearest address here. Empty for all other names, which are in lower case.
 */
export function hostedHint(name: string): string {
  const family = families.find(({ starts }) => starts.some((start) => name.startsWith(start)))
  if (!family) return ''
  const { what, nearest, isOnPremises } = family
  return ` It belongs to ${what}, which ${isOnPremises ? 'this server does not have' : 'only the hosted service has'}. The nearest address here is '${nearest}'.`
}
