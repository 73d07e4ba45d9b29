import { coveragePage } from './coverage-page.ts'
import { missingRequestPage, requestPage } from './request-page.ts'
import { requestsPage } from './requests-page.ts'
import { tokenPage } from './token-page.ts'

/** The pages that show what a server of tests has received. */
export const inspectorPages = {
  requests: requestsPage,
  request: requestPage,
  missing: missingRequestPage,
  coverage: coveragePage,
  signIn: tokenPage,
}
