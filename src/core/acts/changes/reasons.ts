import { defineReasons } from '../../kernel/reason.ts'

/** Failures of those who follow the change log. */
export const changeReasons = defineReasons({
  changes_too_old: {
    code: 'gone',
    message: 'The change token is too old for a subscription: {message} Read them with getchanges, then subscribe without a token.',
  },
  too_many_connections: { code: 'throttled', message: '{message}' },
})
