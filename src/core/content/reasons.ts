import { defineReasons } from '../kernel/reason.ts'

/** Failures that concern rows and bytes, for every act. */
export const contentReasons = defineReasons({
  item_not_found: { code: 'not_found', message: "Item {item} does not exist in list '{list}'. It may have been deleted." },
  invalid_field_value: { code: 'invalid', message: "Column '{field}': {message}" },
  field_validation_failed: { code: 'invalid', message: "Column '{field}': {message}" },
  list_validation_failed: { code: 'invalid', message: "List data validation failed in the list '{list}': {message}" },
  read_only_field: { code: 'invalid', message: "Column '{field}' is read-only and cannot be written." },
  query_column_not_found: { code: 'invalid', message: "List '{list}' has no column '{column}'{where}.{hint}" },
  illegal_name: { code: 'invalid', message: "'{name}' cannot be the name of a file or folder: {why}." },
  folder_not_found: { code: 'not_found', message: "There is no folder '{folder}'.{hint}" },
  file_exists: { code: 'invalid', message: "A file or folder with the name '{name}' already exists in '{folder}'. Choose another name." },
  file_checked_out: { code: 'locked', message: "'{url}' is checked out by {who}. It must be checked in first." },
  item_damaged: {
    code: 'damaged',
    message:
      "Item {item} of the list '{list}' is archived, and its rows or its stored bytes no longer match the hash that archive mode took of them. It is not shown. Restore it from a backup.",
  },
  content_missing: {
    code: 'internal',
    message: "The stored bytes of '{name}' are missing or incomplete. Restore them from a backup, or upload them again.",
  },
})
