import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on site collections. */
export const siteCollectionReasons = defineReasons({
  site_collection_not_found: { code: 'not_found', message: "The farm has no site collection with the id '{id}'." },
  site_collection_exists: { code: 'conflict', message: "There is already a site collection at '{place}'. Choose another place." },
  no_managed_path: {
    code: 'conflict',
    message:
      "The web application '{webApplication}' has no managed path for '{path}'. Site collections can be at its explicit paths, and one level below its wildcard paths: {known}.",
  },
  no_database_room: {
    code: 'conflict',
    message:
      "No content database of the web application '{webApplication}' that is online has room for another site collection. Add one, or raise its maxSiteCount.",
  },
  content_database_not_ready: {
    code: 'conflict',
    message: "The content database '{name}' cannot take a new site collection: {why}.",
  },
  site_collection_state: {
    code: 'conflict',
    message: "The site collection at '{place}' is in the state {state}, which does not allow this.",
  },
  user_policy_exists: { code: 'conflict', message: "There is already a policy for '{name}'. Delete it first." },
  user_policy_not_found: { code: 'not_found', message: "The web application '{webApplication}' has no policy for '{name}'." },
  self_service_off: {
    code: 'denied',
    message:
      'Only farm administrators create site collections here. An administrator can let all users do so with the setting Farm:SelfServiceSites.',
  },
})
