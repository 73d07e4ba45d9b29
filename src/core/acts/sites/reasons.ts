import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on sites. */
export const siteReasons = defineReasons({
  meeting_exists: { code: 'invalid', message: "The workspace has a meeting with the uid '{uid}'. Update it." },
  meeting_not_found: { code: 'not_found', message: "The workspace has no meeting with the uid '{uid}'." },
  meeting_recurs: { code: 'invalid', message: "The meeting '{uid}' recurs. Change it by its calendar, with UpdateMeetingFromICal." },
  workspace_used: {
    code: 'invalid',
    message: "The workspace '{url}' has meetings. A meeting that recurs needs a workspace without any.",
  },
  not_a_workspace: { code: 'invalid', message: "The web '{url}' is not a meeting workspace." },
  meeting_text_empty: { code: 'invalid', message: 'icalText is empty. It is an iCalendar text with a VEVENT.' },
  meeting_attendees_too_many: { code: 'invalid', message: 'A meeting has at most {limit} attendees; {count} were given.' },
  organizer_invalid: {
    code: 'invalid',
    message: "'{email}' is not the e-mail address of an organizer. Write one such as ann@example.com.",
  },
  part_not_found: { code: 'not_found', message: "There is no {kind} '{id}' at '{url}'." },
  undeletable_workspace: { code: 'invalid', message: "The web '{url}' is not a meeting workspace. DeleteWeb deletes any web." },
  web_address_taken: { code: 'invalid', message: "The web address '{url}' is already in use. Choose another." },
  web_template_not_found: { code: 'invalid', message: "There is no web template '{template}'. Known templates: {known}." },
  within_workspace: {
    code: 'invalid',
    message: "The web '{url}' is a meeting workspace, which has no others below it. Choose another web.",
  },
})
