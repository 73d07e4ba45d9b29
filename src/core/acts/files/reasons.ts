import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on files. */
export const fileReasons = defineReasons({
  directory_not_found: { code: 'not_found', message: "There is no folder '{folder}' to put '{name}' into. Make the folder first.{hint}" },
  file_not_found: { code: 'not_found', message: "There is no file '{file}'.{hint}" },
  upload_not_found: {
    code: 'not_found',
    message: "You have no upload {id} of '{file}'. It may have been finished, cancelled, or removed after a day; start it again.",
  },
  too_many_uploads: {
    code: 'too_large',
    message:
      'You have begun more uploads here than the {limit} that one user may leave unfinished (setting {setting}). Finish or cancel one, and repeat the request. The server removes an upload after a day without a new part.',
  },
  file_not_checked_out: { code: 'invalid', message: "'{url}' is not checked out." },
  file_version_not_found: { code: 'not_found', message: "'{url}' has no old version {version}. Its old versions are at …/versions." },
})
