import { defineReasons } from './reason.ts'

/** What any door refuses before it asks a room, and what every room may fail with. */
export const kernelReasons = defineReasons({
  resource_not_found: {
    code: 'not_found',
    message: "'{path}' is not an address of this server. The addresses it knows are listed at /docs.",
  },
  method_not_allowed: { code: 'unsupported', message: "{method} cannot be used on '{path}'. Allowed here: {allow}." },
  operation_unsupported: { code: 'unsupported', message: "'{operation}' is not supported by this server." },
  invalid_request: { code: 'invalid', message: '{message}' },
  invalid_query: { code: 'invalid', message: '{message}' },
  invalid_caml: { code: 'invalid', message: '{message}' },
  unknown_property: {
    code: 'invalid',
    message: "The property '{property}' does not exist on type '{type}'. Use only property names that the type defines.",
  },
  invalid_operation: { code: 'invalid', message: '{message}' },
  access_denied: { code: 'denied', message: "Access denied: '{actor}' needs the right {right} here." },
  sign_in_required: { code: 'unauthenticated', message: 'Sign in first: {message}' },
  foreign_form: { code: 'denied', message: "This form was sent by a page of '{sender}'. Only pages of {origin} may send it." },
  foreign_write: {
    code: 'denied',
    message:
      "A browser sends this write for a page of '{sender}', which may not write here. Cors:AllowedOrigins lists the origins that may.",
  },
  insufficient_scope: {
    code: 'denied',
    message: "The scopes of the bearer token do not open this: it needs the scope '{scope}'. Ask for a token with it.",
  },
  too_many_guesses: {
    code: 'throttled',
    message: 'Too many wrong passwords or secrets came for this account from this address. Try again in {seconds} s.',
  },
  digest_invalid: {
    code: 'denied',
    message: 'The security validation for this page is invalid: {message} Get a new digest from /_api/contextinfo.',
  },
  unsupported_media_type: { code: 'invalid', message: '{given} cannot be read here. Send {allowed}.' },
  body_too_large: { code: 'too_large', message: 'The request body is larger than the {limit} bytes allowed here.' },
  reply_too_large: {
    code: 'invalid',
    message:
      'The reply would hold more than {limit} entities, which is the most of one request or batch (setting Limits:ReplyEntities). Ask for less: expand fewer levels, choose rows with $filter and $top, or read the rest by further requests.',
  },
  range_not_satisfiable: { code: 'invalid', message: "None of the ranges in '{given}' lies within the {size} bytes of '{name}'." },
  storage_full: {
    code: 'unavailable',
    message: 'There is no room left to store this. Nothing was changed; free some space on the server and repeat the request.',
  },
  read_only_database: { code: 'unavailable', message: 'The content database is read-only at the moment. Try again later.' },
  database_closed: { code: 'unavailable', message: "The database '{database}' is closed at the moment. Try again later." },
  internal: {
    code: 'internal',
    message: 'An unexpected error has occurred. Its details are in the server log under the correlation id of this response.',
  },
})
