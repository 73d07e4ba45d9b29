import { defineReasons } from '../../kernel/reason.ts'

/** What the acts on files refuse. */
export const fileReasons = defineReasons({
  directory_not_found: { code: 'not_found', message: "There is no folder '{folder}' to put '{name}' into. Make the folder first." },
  file_not_found: { code: 'not_found', message: "There is no file '{file}'." },
  upload_not_found: {
    code: 'not_found',
    message: "There is no upload {id} of '{file}' by you. It may have been finished, cancelled or given up after a day; begin it again.",
  },
  file_not_checked_out: { code: 'invalid', message: "'{url}' is not checked out." },
  file_version_not_found: { code: 'not_found', message: "'{url}' has no old version {version}. Its old versions are at …/versions." },
})
