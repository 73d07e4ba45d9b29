import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on the farm. */
export const farmReasons = defineReasons({
  content_database_not_found: {
    code: 'not_found',
    message: "The web application '{webApplication}' has no content database with the id '{id}'.",
  },
  illegal_database_name: {
    code: 'invalid',
    message:
      "'{name}' cannot be the name of a content database. Use 1 to 64 letters, digits, spaces, periods, underscores and hyphens, with a letter, digit or underscore at both ends, and no name that operating systems or the server reserve.",
  },
  content_database_exists: { code: 'conflict', message: "The farm already has a content database '{name}'. Choose another name." },
  content_database_stored: {
    code: 'conflict',
    message:
      "There is already data with the name '{name}'. Choose another name; to use the data of a database that was detached, set createPhysical to false.",
  },
  content_database_not_stored: {
    code: 'conflict',
    message: "There is no data with the name '{name}'. Set createPhysical to true, or leave it out, to create it.",
  },
  content_database_used: {
    code: 'conflict',
    message:
      "The content database '{name}' has site collections. Move them, or delete them for good; deleted ones count until they are purged.",
  },
  content_database_busy: {
    code: 'conflict',
    message: "The operation {operation} ({kind}) uses the content database '{name}'. Wait until it ends, or cancel it.",
  },
  content_database_unusable: { code: 'conflict', message: "The content database '{name}' cannot be opened: {why}" },
  connection_unused: {
    code: 'conflict',
    message: 'The storage provider of this farm has no connection strings. Leave connectionStringRef out.',
  },
  storage_unusable: { code: 'conflict', message: 'The storageBackend {backend} cannot be used: {why}' },
  site_count_too_low: {
    code: 'conflict',
    message: "The content database '{name}' has {count} site collections, more than {given}. Move some of them first.",
  },
  web_application_not_found: { code: 'not_found', message: "The farm has no web application '{name}'." },
  web_application_taken: { code: 'conflict', message: "The farm already has a web application '{name}'. Choose another name." },
  web_application_in_use: {
    code: 'conflict',
    message:
      "The web application '{name}' has site collections: {count}. Move or delete them first; deleted ones count until they are purged.",
  },
  web_application_of_tenant: {
    code: 'conflict',
    message: "The web application '{name}' belongs to a tenant. Delete the tenant instead.",
  },
  default_web_application: { code: 'conflict', message: '{message}' },
  host_binding_not_found: {
    code: 'not_found',
    message: "The web application '{name}' has no binding for the host '{host}' and the port {port}.",
  },
  host_taken: {
    code: 'conflict',
    message: "The host '{host}' is already bound by {owner}. Remove it there, or bind another host or port.",
  },
  binding_unusable: { code: 'conflict', message: 'The host binding {binding} cannot be served: {why}' },
  managed_path_not_found: { code: 'not_found', message: "The web application '{name}' has no managed path '{path}'." },
  managed_path_taken: { code: 'conflict', message: "The managed path '{path}' overlaps the managed path '{other}'. Choose another." },
  managed_path_in_use: {
    code: 'conflict',
    message:
      "Site collections use the managed path '{path}': {count}. Move or delete them first; deleted ones count until they are purged.",
  },
})
