import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on lists. */
export const listReasons = defineReasons({
  site_column_not_found: { code: 'not_found', message: "There is no column '{field}' in the site '{web}'.{hint}" },
  too_many_columns: {
    code: 'invalid',
    message:
      "List '{list}' has no room for another {kind} column: it can have at most {limit}. Delete one first; its place becomes free when the server has cleared its values.",
  },
  definition_name_taken: { code: 'conflict', message: "A {what} '{name}' already exists at '{url}'. Choose another {part}." },
  invalid_template: { code: 'invalid', message: 'There is no list template {template}. Known templates: {known}.' },
  title_taken: { code: 'conflict', message: "A list with the title '{title}' already exists in this web. Choose another title." },
})
