/** What a failure means for control flow. Each edge maps every code to a status (architecture: Errors). */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'denied'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'stale'
  | 'locked'
  | 'too_large'
  | 'throttled'
  | 'unsupported'
  | 'unavailable'
  | 'internal'

export interface ReasonFact {
  readonly code: ErrorCode
  /** The 32-bit number that old clients compare; unsigned here, signed decimal in REST, hex in SOAP. */
  readonly number: number
  /** The number that REST shows, where it is another one. */
  readonly odataNumber?: number
  /** The exception name that REST clients see behind the number. */
  readonly exception: string
  /** Says what to do. `{name}` takes the detail of that name. */
  readonly message: string
}

/**
 * Every way in which a request can fail. The numbers are those of the
 * specification (Errors) and of the established server; `generic` (0x80131600)
 * where neither names one.
 */
export const reasons = {
  site_not_found: {
    code: 'not_found',
    number: 0x80070002,
    exception: 'System.IO.FileNotFoundException',
    message: "There is no site at '{path}'. Check the part of the address before /_api or /_vti_bin.",
  },
  web_not_found: {
    code: 'not_found',
    number: 0x80070002,
    exception: 'System.IO.FileNotFoundException',
    message: "There is no web with the id '{id}' in this site collection.",
  },
  resource_not_found: {
    code: 'not_found',
    number: 0xffffffff,
    exception: 'Svc.Client.ResourceNotFoundException',
    message: "'{path}' is not an address of this server. The addresses it knows are listed at /docs.",
  },
  list_not_found: {
    code: 'not_found',
    number: 0x81020015,
    odataNumber: 0xffffffff,
    exception: 'System.ArgumentException',
    message: "List '{list}' does not exist at site with URL '{url}'.",
  },
  item_not_found: {
    code: 'not_found',
    number: 0x81020014,
    odataNumber: 0x81020016,
    exception: 'System.ArgumentException',
    message: "Item {item} does not exist in list '{list}'. It may have been deleted.",
  },
  field_not_found: {
    code: 'not_found',
    number: 0x8102009a,
    exception: 'System.ArgumentException',
    message: "Column '{field}' does not exist in list '{list}'.",
  },
  view_not_found: {
    code: 'not_found',
    number: 0x81020085,
    odataNumber: 0x80070057,
    exception: 'System.ArgumentException',
    message: "View '{view}' does not exist in list '{list}'.",
  },
  version_not_found: {
    code: 'not_found',
    number: 0x80070057,
    exception: 'System.ArgumentException',
    message: 'Item {item} has no version {version}. Its versions are at …/versions.',
  },
  recycled_not_found: {
    code: 'not_found',
    number: 0x80070057,
    exception: 'System.ArgumentException',
    message: "The recycle bin does not hold '{id}' for you. It may have been restored or deleted for good.",
  },
  restore_conflict: {
    code: 'conflict',
    number: 0x81020012,
    exception: 'Svc.ServerException',
    message: "'{title}' cannot be restored: {message}",
  },
  site_column_not_found: {
    code: 'not_found',
    number: 0x8102009a,
    exception: 'System.ArgumentException',
    message: "There is no column '{field}' in the site '{web}'.",
  },
  content_type_not_found: {
    code: 'not_found',
    number: 0x80070002,
    exception: 'System.ArgumentException',
    message: "There is no content type '{contentType}' at '{url}'.",
  },
  too_many_columns: {
    code: 'invalid',
    number: 0x80131600,
    exception: 'Svc.ServerException',
    message:
      "List '{list}' has no room for another {kind} column: at most {limit} fit. Delete one first; its place is free as soon as it is cleared.",
  },
  definition_name_taken: {
    code: 'conflict',
    number: 0x81020012,
    exception: 'Svc.ServerException',
    message: "A {what} '{name}' already exists at '{url}'. Choose another {part}.",
  },
  method_not_allowed: {
    code: 'unsupported',
    number: 0xffffffff,
    exception: 'Svc.Client.ClientServiceException',
    message: "{method} cannot be used on '{path}'. Allowed here: {allow}.",
  },
  operation_unsupported: {
    code: 'unsupported',
    number: 0x80004001,
    exception: 'System.NotSupportedException',
    message: "'{operation}' is not supported by this server.",
  },
  invalid_request: { code: 'invalid', number: 0x80070057, exception: 'BadRequest', message: '{message}' },
  invalid_query: { code: 'invalid', number: 0xffffffff, exception: 'Svc.Client.InvalidClientQueryException', message: '{message}' },
  invalid_caml: { code: 'invalid', number: 0x81020089, exception: 'Svc.SoapException', message: '{message}' },
  invalid_field_value: {
    code: 'invalid',
    number: 0x81020014,
    exception: 'Svc.FieldValueException',
    message: "Column '{field}': {message}",
  },
  unknown_property: {
    code: 'invalid',
    number: 0xffffffff,
    exception: 'Svc.Client.InvalidClientQueryException',
    message: "The property '{property}' does not exist on type '{type}'. Use only property names that the type defines.",
  },
  read_only_field: {
    code: 'invalid',
    number: 0x81020014,
    exception: 'Svc.FieldValueException',
    message: "Column '{field}' is read-only and cannot be written.",
  },
  invalid_template: {
    code: 'invalid',
    number: 0x8102007b,
    exception: 'Svc.ServerException',
    message: 'There is no list template {template}. Known templates: {known}.',
  },
  item_needs_file: {
    code: 'invalid',
    number: 0x81020014,
    exception: 'Svc.ServerException',
    message: "'{list}' is a document library: its items are files. Upload one with rootfolder/files/add.",
  },
  title_taken: {
    code: 'conflict',
    number: 0x81020012,
    exception: 'Svc.ServerException',
    message: "A list with the title '{title}' already exists in this web. Choose another title.",
  },
  version_conflict: {
    code: 'stale',
    number: 0xffffffff,
    exception: 'Svc.Client.ClientServiceException',
    message: "The request ETag value '{given}' does not match the object's ETag value '{current}'. Read it again and repeat the change.",
  },
  save_conflict: {
    code: 'conflict',
    number: 0x81020015,
    exception: 'Svc.ServerException',
    message: 'Save conflict: the item was changed by someone else in between. Read it again and repeat the change.',
  },
  skipped_after_failure: {
    code: 'conflict',
    number: 0x800704c7,
    exception: 'Svc.ServerException',
    message: 'Not run, because an earlier method of this batch failed and OnError is Return.',
  },
  principal_not_found: {
    code: 'not_found',
    number: 0x80131600,
    exception: 'Svc.ServerException',
    message: "{kind} '{name}' cannot be found in this site collection.",
  },
  unknown_user: {
    code: 'invalid',
    number: 0x81020054,
    exception: 'Svc.ServerException',
    message: "'{name}' does not name a user. Give a login name of 1 to 200 characters, none of them a control character.",
  },
  name_taken: {
    code: 'conflict',
    number: 0x81020043,
    exception: 'Svc.ServerException',
    message: "The name '{name}' is already in use here. Choose another.",
  },
  role_not_found: {
    code: 'not_found',
    number: 0x80131600,
    exception: 'Svc.ServerException',
    message: "There is no role definition '{role}' in this site collection.",
  },
  role_assignment_not_found: {
    code: 'not_found',
    number: 0x80131600,
    exception: 'Svc.ServerException',
    message: 'No role is assigned here to the user or group {principal}.',
  },
  invalid_operation: { code: 'invalid', number: 0xffffffff, exception: 'System.InvalidOperationException', message: '{message}' },
  web_address_taken: {
    code: 'invalid',
    number: 0x800700b7,
    exception: 'Svc.ServerException',
    message: "The web address '{url}' is already in use. Choose another.",
  },
  web_template_not_found: {
    code: 'invalid',
    number: 0x8102009f,
    exception: 'Svc.ServerException',
    message: "There is no web template '{template}'. Known templates: {known}.",
  },
  access_denied: {
    code: 'denied',
    number: 0x80070005,
    exception: 'System.UnauthorizedAccessException',
    message: "Access denied: '{actor}' needs the right {right} here.",
  },
  sign_in_required: {
    code: 'unauthenticated',
    number: 0x80070005,
    exception: 'System.UnauthorizedAccessException',
    message: 'Sign in first: {message}',
  },
  client_rejected: {
    code: 'unauthenticated',
    number: 0x80070005,
    exception: 'System.UnauthorizedAccessException',
    message: 'The client cannot be authenticated: {message}',
  },
  client_not_allowed: { code: 'denied', number: 0x80070005, exception: 'System.UnauthorizedAccessException', message: '{message}' },
  grant_rejected: { code: 'invalid', number: 0x80070057, exception: 'BadRequest', message: 'The grant does not hold: {message}' },
  grant_type_unsupported: {
    code: 'invalid',
    number: 0x80070057,
    exception: 'BadRequest',
    message: "The grant_type '{given}' is not supported. Use client_credentials, authorization_code or refresh_token.",
  },
  response_type_unsupported: {
    code: 'invalid',
    number: 0x80070057,
    exception: 'BadRequest',
    message: "The response_type '{given}' is not supported. Use code or token.",
  },
  scope_rejected: {
    code: 'unauthenticated',
    number: 0x80070005,
    exception: 'System.UnauthorizedAccessException',
    message: "The scope '{scope}' has an invalid audience: tokens of this server are for {audience}. Ask for {audience}.default.",
  },
  scope_exceeded: {
    code: 'invalid',
    number: 0x80070057,
    exception: 'BadRequest',
    message: "The scope '{scope}' was not granted before; a refresh token can ask for what was granted, or for less.",
  },
  issuer_unreachable: {
    code: 'unavailable',
    number: 0x80070005,
    exception: 'Svc.ServerException',
    message: "The token is of '{issuer}', whose keys cannot be asked for at the moment. Try again later.",
  },
  foreign_form: {
    code: 'denied',
    number: 0x80070005,
    exception: 'System.UnauthorizedAccessException',
    message: "This form was sent by a page of '{sender}'. Only pages of {origin} may send it.",
  },
  digest_invalid: {
    code: 'denied',
    number: 0x8102006d,
    exception: 'Svc.ServerException',
    message: 'The security validation for this page is invalid: {message} Get a new digest from /_api/contextinfo.',
  },
  unsupported_media_type: {
    code: 'invalid',
    number: 0x80070057,
    exception: 'BadRequest',
    message: '{given} cannot be read here. Send {allowed}.',
  },
  body_too_large: {
    code: 'too_large',
    number: 0x80070057,
    exception: 'BadRequest',
    message: 'The request body is larger than the {limit} bytes allowed here.',
  },
  illegal_name: {
    code: 'invalid',
    number: 0x81020073,
    exception: 'Svc.ServerException',
    message: "'{name}' cannot be the name of a file or folder: {why}.",
  },
  folder_not_found: {
    code: 'not_found',
    number: 0x80070002,
    exception: 'System.IO.FileNotFoundException',
    message: "There is no folder '{folder}'.",
  },
  directory_not_found: {
    code: 'not_found',
    number: 0x80070003,
    exception: 'System.IO.DirectoryNotFoundException',
    message: "There is no folder '{folder}' to put '{name}' into. Make the folder first.",
  },
  file_not_found: {
    code: 'not_found',
    number: 0x81020016,
    exception: 'Svc.ServerException',
    message: "There is no file '{file}'.",
  },
  upload_not_found: {
    code: 'not_found',
    number: 0x80070057,
    exception: 'System.ArgumentException',
    message: "There is no upload {id} of '{file}' by you. It may have been finished, cancelled or given up after a day; begin it again.",
  },
  file_exists: {
    code: 'invalid',
    number: 0x81020067,
    exception: 'Svc.ServerException',
    message: "A file or folder with the name '{name}' already exists in '{folder}'. Choose another name.",
  },
  file_not_checked_out: {
    code: 'invalid',
    number: 0x8007009e,
    exception: 'Svc.FileCheckOutException',
    message: "'{url}' is not checked out.",
  },
  file_version_not_found: {
    code: 'not_found',
    number: 0x80070057,
    exception: 'System.ArgumentException',
    message: "'{url}' has no old version {version}. Its old versions are at …/versions.",
  },
  file_checked_out: {
    code: 'locked',
    number: 0x81020036,
    exception: 'Svc.FileCheckOutException',
    message: "'{url}' is checked out by {who}. It has to be checked in first.",
  },
  attachment_not_found: {
    code: 'not_found',
    number: 0x81020016,
    exception: 'Svc.ServerException',
    message: "Item {item} of list '{list}' has no attachment '{name}'.",
  },
  attachment_exists: {
    code: 'conflict',
    number: 0x81020067,
    exception: 'Svc.ServerException',
    message: "Item {item} of list '{list}' already has an attachment '{name}'. Replace its bytes, or choose another name.",
  },
  range_not_satisfiable: {
    code: 'invalid',
    number: 0x80070057,
    exception: 'BadRequest',
    message: "None of the ranges in '{given}' lies within the {size} bytes of '{name}'.",
  },
  storage_full: {
    code: 'unavailable',
    number: 0x80070070,
    exception: 'Svc.ServerException',
    message: 'There is no room left to store this. Nothing was changed; free some space on the server and repeat the request.',
  },
  content_missing: {
    code: 'internal',
    number: 0x80070002,
    exception: 'Svc.ServerException',
    message:
      "The bytes of '{name}' are missing from the storage of the server or cut short. Restore them from a backup, or upload them again.",
  },
  read_only_database: {
    code: 'unavailable',
    number: 0x80070005,
    exception: 'Svc.ServerException',
    message: 'The content database is read-only at the moment. Try again later.',
  },
  internal: {
    code: 'internal',
    number: 0x80004005,
    exception: 'Svc.ServerException',
    message: 'An unexpected error has occurred. Its details are in the server log under the correlation id of this response.',
  },
} as const satisfies Record<string, ReasonFact>

export type Reason = keyof typeof reasons
