import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on identity. */
export const identityReasons = defineReasons({
  client_rejected: { code: 'unauthenticated', message: 'The client cannot be authenticated: {message}' },
  client_not_allowed: { code: 'denied', message: '{message}' },
  grant_rejected: { code: 'invalid', message: 'The grant is not valid: {message}' },
  grant_type_unsupported: {
    code: 'invalid',
    message: "The grant_type '{given}' is not supported. Use client_credentials, authorization_code or refresh_token.",
  },
  response_type_unsupported: { code: 'invalid', message: "The response_type '{given}' is not supported. Use code or token." },
  scope_rejected: {
    code: 'unauthenticated',
    message: "The scope '{scope}' has an invalid audience: tokens of this server are for {audience}. Ask for {audience}.default.",
  },
  scope_unknown: {
    code: 'invalid',
    message: "There is no scope '{scope}'. Ask for some of {known}; without a scope you get the first one.",
  },
  scope_exceeded: {
    code: 'invalid',
    message: "The scope '{scope}' was not granted before; a refresh token can ask for what was granted, or for less.",
  },
  issuer_unreachable: {
    code: 'unavailable',
    message: "The server cannot read the keys of '{issuer}', which issued the token, at the moment. Try again later.",
  },
})
