import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on webhooks. */
export const webhookReasons = defineReasons({
  subscription_not_found: {
    code: 'not_found',
    message: "List '{list}' has no subscription '{subscription}', or it has expired, or you may not see it.",
  },
  receiver_rejected: {
    code: 'invalid',
    message:
      "The receiver at '{url}' did not confirm the subscription: {why}. It has to answer a POST with the status 200, and with the value of the query parameter validationtoken as its body.",
  },
  too_many_handshakes: {
    code: 'throttled',
    message: 'The server is waiting for {limit} receivers of webhooks, the most it asks at a time. Try again in a few seconds.',
  },
})
