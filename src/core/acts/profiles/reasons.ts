import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on user profiles. */
export const profileReasons = defineReasons({
  profile_not_found: { code: 'not_found', message: "There is no user profile '{name}' in this site collection." },
  profile_exists: { code: 'conflict', message: "The user '{name}' has a profile already." },
  profile_property_not_found: {
    code: 'not_found',
    message: "User profiles have no property '{name}'.{hint} GetUserProfileSchema lists the properties.",
  },
  profile_entry_not_found: { code: 'not_found', message: "The user profile has no {what} '{name}'." },
  profile_entry_exists: { code: 'conflict', message: "The user profile has the {what} '{name}' already." },
})
