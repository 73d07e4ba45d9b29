import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on people. */
export const peopleReasons = defineReasons({
  unknown_user: {
    code: 'invalid',
    message: "'{name}' does not name a user. Give a login name of 1 to 200 characters, none of them a control character.",
  },
})
