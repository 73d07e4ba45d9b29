import { alertsService } from './alerts/alerts.ts'
import { authenticationService } from './authentication/authentication.ts'
import { adminService } from './farm/admin.ts'
import { businessdatacatalogService } from './farm/businessdatacatalog.ts'
import { diagnosticsService } from './farm/diagnostics.ts'
import { copyService } from './files/copy.ts'
import { imagingService } from './files/imaging.ts'
import { listsService } from './lists/lists.ts'
import { peopleService } from './people/people.ts'
import { socialdataserviceService } from './people/socialdataservice.ts'
import { userprofileserviceService } from './people/userprofileservice.ts'
import { permissionsService } from './permissions/permissions.ts'
import type { SoapService } from './protocol/call.ts'
import { searchService } from './search/search.ts'
import { dwsService } from './sites/dws.ts'
import { formsService } from './sites/forms.ts'
import { meetingsService } from './sites/meetings.ts'
import { publishedlinksserviceService } from './sites/publishedlinksservice.ts'
import { sitedataService } from './sites/sitedata.ts'
import { sitesService } from './sites/sites.ts'
import { websService } from './sites/webs.ts'
import { taxonomyclientserviceService } from './terms/taxonomyclientservice.ts'
import { taxonomywebserviceService } from './terms/taxonomywebservice.ts'
import { usergroupService } from './usergroup/usergroup.ts'
import { versionsService } from './versions/versions.ts'
import { viewsService } from './views/views.ts'
import { webpartpagesService } from './web-parts/webpartpages.ts'
import { workflowService } from './workflow/workflow.ts'

const modules = [
  adminService,
  alertsService,
  authenticationService,
  businessdatacatalogService,
  copyService,
  diagnosticsService,
  dwsService,
  formsService,
  imagingService,
  listsService,
  meetingsService,
  peopleService,
  permissionsService,
  publishedlinksserviceService,
  searchService,
  sitedataService,
  sitesService,
  socialdataserviceService,
  taxonomyclientserviceService,
  taxonomywebserviceService,
  usergroupService,
  userprofileserviceService,
  versionsService,
  viewsService,
  webpartpagesService,
  websService,
  workflowService,
] as const

/**
 * The options of all services. A service that starts to read a setting declares it in its own file; nothing changes
 * here.
 */
export type ServerFacts = [(typeof modules)[number]] extends [(server: infer Every) => SoapService] ? Every : never

/** Every service, by the lower-case file name of its address. */
export const soapServices = (server: ServerFacts): ReadonlyMap<string, SoapService> =>
  new Map(modules.map((open) => open(server)).map((service) => [service.description.file, service]))
