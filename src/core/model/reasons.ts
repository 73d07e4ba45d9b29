import { defineReasons } from '../kernel/reason.ts'

/** Failures for addresses of objects that the site does not have. */
export const modelReasons = defineReasons({
  site_not_found: {
    code: 'not_found',
    message: "There is no site at '{path}'.{hint} Check the part of the address before /_api or /_vti_bin.",
  },
  web_not_found: { code: 'not_found', message: "There is no web with the id '{id}' in this site collection." },
  list_not_found: { code: 'not_found', message: "List '{list}' does not exist at site with URL '{url}'.{hint}" },
  field_not_found: { code: 'not_found', message: "Column '{field}' does not exist in list '{list}'.{hint}" },
  view_not_found: { code: 'not_found', message: "View '{view}' does not exist in list '{list}'.{hint}" },
  content_type_not_found: { code: 'not_found', message: "There is no content type '{contentType}' at '{url}'.{hint}" },
  tenant_not_served: { code: 'denied', message: "The tenant '{slug}' is not served: its state is {state}." },
  tenant_starting: { code: 'unavailable', message: "The tenant '{slug}' is being created. Try again later." },
  quota_exceeded: {
    code: 'unavailable',
    message:
      "The site collection '{path}' has no room left for this: its storage quota is {quota} MB. Nothing was changed. Delete files and old versions and empty the recycle bin, or ask an administrator for a higher quota.",
  },
  archived: {
    code: 'denied',
    message:
      "The {kind} '{url}' is in archive mode: nothing is written to it or to what is in it. Read it, copy from it, or ask a farm administrator to take it out of archive mode (setarchivemode).",
  },
  held: {
    code: 'locked',
    message:
      '{what} is under a legal hold, or something in it is: it is neither changed nor deleted, and its versions and its entries in the recycle bin are kept. A farm administrator can release the hold.',
  },
  name_taken: { code: 'conflict', message: "The name '{name}' is already in use here. Choose another." },
})
