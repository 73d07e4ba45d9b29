import { authenticationService } from './authentication/authentication.ts'
import { listsService } from './lists/lists.ts'
import type { SoapService } from './protocol/call.ts'
import { sitesService } from './sites/sites.ts'
import { usergroupService } from './usergroup/usergroup.ts'
import { versionsService } from './versions/versions.ts'
import { viewsService } from './views/views.ts'

const modules = [authenticationService, listsService, sitesService, usergroupService, versionsService, viewsService] as const

/** What all services ask for. One that begins to read a setting asks for it where it stands; nothing changes here. */
export type ServerFacts = [(typeof modules)[number]] extends [(server: infer Every) => SoapService] ? Every : never

/** Every service, by the stem of its address in lower case. */
export const soapServices = (server: ServerFacts): ReadonlyMap<string, SoapService> =>
  new Map(modules.map((open) => open(server)).map((service) => [service.description.file, service]))
