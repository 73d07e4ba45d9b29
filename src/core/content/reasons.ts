import { defineReasons } from '../kernel/reason.ts'

/** What rows and bytes refuse, whichever act asks. */
export const contentReasons = defineReasons({
  item_not_found: { code: 'not_found', message: "Item {item} does not exist in list '{list}'. It may have been deleted." },
  invalid_field_value: { code: 'invalid', message: "Column '{field}': {message}" },
  read_only_field: { code: 'invalid', message: "Column '{field}' is read-only and cannot be written." },
  illegal_name: { code: 'invalid', message: "'{name}' cannot be the name of a file or folder: {why}." },
  folder_not_found: { code: 'not_found', message: "There is no folder '{folder}'." },
  file_exists: { code: 'invalid', message: "A file or folder with the name '{name}' already exists in '{folder}'. Choose another name." },
  file_checked_out: { code: 'locked', message: "'{url}' is checked out by {who}. It has to be checked in first." },
  content_missing: {
    code: 'internal',
    message:
      "The bytes of '{name}' are missing from the storage of the server or cut short. Restore them from a backup, or upload them again.",
  },
})
