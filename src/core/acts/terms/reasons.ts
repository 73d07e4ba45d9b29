import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on the term store. */
export const termReasons = defineReasons({
  term_store_not_found: {
    code: 'not_found',
    message: "There is no term store with the id '{id}'. GetTermStores lists those of this site.",
  },
  term_group_not_found: { code: 'not_found', message: "There is no group of term sets with the id '{id}' in the term store." },
  term_set_not_found: { code: 'not_found', message: "There is no term set with the id '{id}' in the term store." },
  term_not_found: { code: 'not_found', message: "There is no term with the id '{id}' in the term set or term store." },
  term_label_not_found: { code: 'not_found', message: "The term has no label '{label}' in the language {lcid}." },
  term_name_taken: { code: 'conflict', message: "The {what} '{name}' already exists there. Choose another name." },
})
