import { defineReasons } from './reason.ts'

/** Failures that every edge and every room can have. */
export const kernelReasons = defineReasons({
  resource_not_found: {
    code: 'not_found',
    message: "'{path}' is not an address of this server.{hint} /docs lists its addresses.",
  },
  method_not_allowed: { code: 'unsupported', message: "{method} cannot be used on '{path}'. Allowed here: {allow}." },
  operation_unsupported: { code: 'unsupported', message: "'{operation}' is not supported by this server.{hint}" },
  invalid_request: { code: 'invalid', message: '{message}' },
  invalid_query: { code: 'invalid', message: '{message}' },
  invalid_caml: { code: 'invalid', message: '{message}' },
  unknown_property: {
    code: 'invalid',
    message: "The property '{property}' does not exist on type '{type}'.{hint} Use only property names that the type defines.",
  },
  invalid_operation: { code: 'invalid', message: '{message}' },
  access_denied: { code: 'denied', message: "Access denied: '{actor}' needs the right {right} here." },
  sign_in_required: { code: 'unauthenticated', message: 'Sign in first: {message}' },
  foreign_form: { code: 'denied', message: "This form was sent by a page of '{sender}'. Only pages of {origin} may send it." },
  foreign_write: {
    code: 'denied',
    message:
      "A browser sent this write for a page of '{sender}', which may not write here. The setting Cors:AllowedOrigins lists the origins that may.",
  },
  insufficient_scope: {
    code: 'denied',
    message: "The scopes of the bearer token do not allow this request, which needs the scope '{scope}'. Request a token with this scope.",
  },
  too_many_guesses: {
    code: 'throttled',
    message: 'Too many wrong passwords or secrets for this account from this address. Try again in {seconds} s.',
  },
  digest_invalid: {
    code: 'denied',
    message: 'The security validation for this page is invalid: {message} Get a new digest from /_api/contextinfo.',
  },
  digest_expired: {
    code: 'denied',
    message:
      'The security validation for this page is invalid: the digest is older than {seconds} seconds. Get a new digest from /_api/contextinfo and send the request again.',
  },
  unsupported_media_type: { code: 'invalid', message: '{given} cannot be read here. Send {allowed}.' },
  body_too_large: { code: 'too_large', message: 'The request body is larger than the {limit} bytes allowed here.' },
  reply_too_large: {
    code: 'invalid',
    message:
      'The reply would hold more than {limit} entities, the maximum of one request or batch (setting Limits:ReplyEntities). Ask for less: expand fewer levels, choose rows with $filter and $top, or read the rest with further requests.',
  },
  batch_reply_too_large: {
    code: 'invalid',
    message:
      'The replies to earlier requests of this batch have more than {limit} bytes (setting Limits:BatchReplyBytes), so this request did not run. Send it in another batch.',
  },
  query_too_expensive: {
    code: 'invalid',
    message:
      'This read takes longer than {seconds} s, the maximum of one read (setting Limits:QuerySeconds). Ask for less: filter and order by indexed columns, and narrow the filter or the search.',
  },
  long_reads_busy: {
    code: 'unavailable',
    message: 'Too many long reads are running on this server. Try again later, or filter and order by indexed columns.',
  },
  read_ended: {
    code: 'unavailable',
    message:
      'This read was ended, because the write-ahead log of the database has grown to {size} MiB while it was running (setting Limits:LogBytes). Try again later, when less is written.',
  },
  range_not_satisfiable: { code: 'invalid', message: "None of the ranges in '{given}' lies within the {size} bytes of '{name}'." },
  storage_full: {
    code: 'unavailable',
    message: 'There is no room left to store this. Nothing was changed. Free some space on the server, then repeat the request.',
  },
  data_gone: {
    code: 'unavailable',
    message:
      'The folder in which the server keeps its data was removed or replaced while it was running. Nothing was changed. The administrator must restore the folder and restart the server.',
  },
  storage_failed: {
    code: 'unavailable',
    message:
      'The disk of the server did not confirm the write, so it may not be stored. The server accepts no more writes until its administrator has checked the disk and restarted it.',
  },
  database_unavailable: {
    code: 'unavailable',
    message: 'The database server cannot be reached at the moment. Nothing was changed. Try again later.',
  },
  database_unreadable: {
    code: 'unavailable',
    message: 'The database server cannot be reached at the moment, so this cannot be read. Try again later.',
  },
  object_store_unavailable: {
    code: 'unavailable',
    message: 'The store of the bytes of files cannot be reached at the moment. Nothing was changed. Try again later.',
  },
  object_store_unreadable: {
    code: 'unavailable',
    message: 'The store of the bytes of files cannot be reached at the moment, so they cannot be read. Try again later.',
  },
  database_busy: {
    code: 'unavailable',
    message: 'Another program holds rows of the database that this write needs. Nothing was changed. Try again later.',
  },
  database_unconfirmed: {
    code: 'unavailable',
    message:
      'The database server was lost before it confirmed the write, so it may be stored or not. Look whether it is there before you repeat it.',
    notProduced: 'The server has to be lost in the moment of a commit. A test tries it, and cannot bring it about each time.',
  },
  backup_unusable: { code: 'conflict', message: "The backup '{path}' cannot be restored: {message} Nothing was changed." },
  package_unusable: { code: 'invalid', message: 'The package cannot be imported: {message} Nothing was changed.' },
  backup_place_refused: { code: 'conflict', message: '{message}' },
  bytes_damaged: {
    code: 'internal',
    message: 'The bytes {blob} of the site collection {site} are missing or changed. Run tenon verify, which lists the files concerned.',
  },
  read_only_database: { code: 'unavailable', message: 'The content database is read-only at the moment. Try again later.' },
  database_closed: { code: 'unavailable', message: "The database '{database}' is closed at the moment. Try again later." },
  internal: {
    code: 'internal',
    message: 'An unexpected error has occurred. Its details are in the server log under the correlation id of this response.',
  },
})
