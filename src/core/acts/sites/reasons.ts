import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on sites. */
export const siteReasons = defineReasons({
  part_not_found: { code: 'not_found', message: "There is no {kind} '{id}' at '{url}'." },
  web_address_taken: { code: 'invalid', message: "The web address '{url}' is already in use. Choose another." },
  web_template_not_found: { code: 'invalid', message: "There is no web template '{template}'. Known templates: {known}." },
})
