import type { ReasonName } from '../../../../src/core/reasons.ts'
import type { Sent } from '../../../support/contract-client.ts'
import { farmFailures, soapFailures } from './farm-failures.ts'

/** `nobody` sends no credentials, `stranger` is in no group, `broken` sends to a server whose database fails. */
export type Caller = 'admin' | 'stranger' | 'nobody' | 'forms' | 'broken'

export const tasks = "/_api/web/lists/getbytitle('Tasks')"
export const missing = '00000000-0000-4000-8000-000000000000'
const merge = { 'X-HTTP-Method': 'MERGE' }

/** A request that fails, and the error of its reply. */
export interface Failure {
  readonly by?: Caller
  readonly method?: string
  readonly url: string | ((made: { readonly binEntry: string }) => string)
  readonly sent?: Sent
  readonly status: number
  /** The code in REST: a signed number with the name of the exception, or `BadRequest`. */
  readonly code: string
  readonly message: RegExp
}

const post = (url: string, body: unknown, more: Pick<Failure, 'status' | 'code' | 'message'>): Failure => ({
  method: 'POST',
  url,
  sent: { body },
  ...more,
})

/** For each failure a request that causes it, and the error of its reply. */
export const failures: { readonly [R in ReasonName]?: Failure } = {
  site_not_found: {
    url: '/sites/nope/_api/web',
    status: 404,
    code: '-2147024894, System.IO.FileNotFoundException',
    message: /no site at '\/sites\/nope'/,
  },
  web_not_found: {
    method: 'POST',
    url: `/_api/site/openwebbyid('${missing}')`,
    status: 404,
    code: '-2147024894, System.IO.FileNotFoundException',
    message: /no web with the id/,
  },
  resource_not_found: {
    url: '/_api/web/nope',
    status: 404,
    code: '-1, Svc.Client.ResourceNotFoundException',
    message: /'\/_api\/web\/nope' is not an address/,
  },
  list_not_found: {
    url: "/_api/web/lists/getbytitle('Nope')",
    status: 404,
    code: '-1, System.ArgumentException',
    message: /^List 'Nope' does not exist at site with URL '\/'\.$/,
  },
  item_not_found: {
    url: `${tasks}/items(99)`,
    status: 404,
    code: '-2130575338, System.ArgumentException',
    message: /^Item 99 does not exist in list 'Tasks'/,
  },
  folder_not_found: {
    url: "/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Nope')",
    status: 404,
    code: '-2147024894, System.IO.FileNotFoundException',
    message: /^There is no folder '\/Shared Documents\/Nope'/,
  },
  directory_not_found: {
    method: 'POST',
    url: "/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Nope')/files/add(url='a.txt',overwrite=true)",
    status: 404,
    code: '-2147024893, System.IO.DirectoryNotFoundException',
    message: /^There is no folder '\/Shared Documents\/Nope' to put 'a\.txt' into/,
  },
  file_not_found: {
    url: "/_api/web/getfilebyserverrelativeurl('/Shared Documents/nope.txt')",
    status: 404,
    code: '-2130575338, Svc.ServerException',
    message: /^There is no file '\/Shared Documents\/nope\.txt'/,
  },
  attachment_not_found: {
    url: `${tasks}/items(1)/attachmentfiles('nope.txt')`,
    status: 404,
    code: '-2130575338, Svc.ServerException',
    message: /^Item 1 of list 'Tasks' has no attachment 'nope\.txt'/,
  },
  illegal_name: {
    method: 'POST',
    url: `${tasks}/items(1)/attachmentfiles/add(filename='a*b.txt')`,
    status: 400,
    code: '-2130575245, Svc.ServerException',
    message: /^'a\*b\.txt' cannot be the name of a file or folder/,
  },
  field_not_found: {
    url: `${tasks}/fields/getbytitle('Nope')`,
    status: 404,
    code: '-2130575206, System.ArgumentException',
    message: /Column 'Nope' does not exist/,
  },
  view_not_found: {
    url: `${tasks}/views/getbytitle('Nope')`,
    status: 404,
    code: '-2147024809, System.ArgumentException',
    message: /View 'Nope'/,
  },
  version_not_found: {
    url: `${tasks}/items(1)/versions(1024)`,
    status: 404,
    code: '-2147024809, System.ArgumentException',
    message: /no version 1024/,
  },
  subscription_not_found: {
    url: `${tasks}/subscriptions('${missing}')`,
    status: 404,
    code: '-2147024809, System.ArgumentException',
    message: /^List 'Tasks' has no subscription/,
  },
  alert_not_found: {
    url: `/_api/web/alerts('${missing}')`,
    status: 404,
    code: '-2147024809, System.ArgumentException',
    message: /alert/,
  },
  workflow_not_found: {
    url: `${tasks}/workflowsubscriptions('${missing}')`,
    status: 404,
    code: '-2147024809, System.ArgumentException',
    message: /^List 'Tasks' has no workflow/,
  },
  recycled_not_found: {
    url: `/_api/web/recyclebin('${missing}')`,
    status: 404,
    code: '-2147024809, System.ArgumentException',
    message: /The recycle bin has no entry/,
  },
  restore_conflict: {
    method: 'POST',
    url: ({ binEntry }) => `/_api/web/recyclebin('${binEntry}')/restore`,
    status: 409,
    code: '-2130575342, Svc.ServerException',
    message: /'Recycled' cannot be restored/,
  },
  site_column_not_found: {
    url: "/_api/web/fields/getbytitle('Nope')",
    status: 404,
    code: '-2130575206, System.ArgumentException',
    message: /no column 'Nope' in the site/,
  },
  content_type_not_found: {
    url: "/_api/web/contenttypes('0x4711')",
    status: 404,
    code: '-2147024894, System.ArgumentException',
    message: /no content type '0x4711'/,
  },
  too_many_columns: post(
    "/_api/web/lists/getbytitle('Full')/fields",
    { Title: 'N5', FieldTypeKind: 3 },
    { status: 400, code: '-2146232832, Svc.ServerException', message: /no room for another note column: it can have at most 4/ },
  ),
  definition_name_taken: post(
    '/_api/web/fields',
    { Id: missing.replace(/^0/, '1'), Title: 'x', FieldTypeKind: 2 },
    { status: 409, code: '-2130575342, Svc.ServerException', message: /already exists/ },
  ),
  method_not_allowed: {
    method: 'DELETE',
    url: '/_api/web/lists',
    status: 405,
    code: '-1, Svc.Client.ClientServiceException',
    message: /DELETE cannot be used on .* Allowed here: GET, POST/,
  },
  invalid_request: { url: '/_api/web/lists(7)', status: 400, code: 'BadRequest', message: /Write lists/ },
  invalid_query: {
    url: `${tasks}/items?$filter=Title eq`,
    status: 400,
    code: '-1, Svc.Client.InvalidClientQueryException',
    message: /character/,
  },
  query_column_not_found: {
    url: `${tasks}/items?$filter=Titel eq 'x'`,
    status: 400,
    code: '-1, Svc.Client.InvalidClientQueryException',
    message: /^List 'Tasks' has no column 'Titel' at character 1\. Did you mean 'Title'\?$/,
  },
  invalid_caml: post(
    `${tasks}/getitems`,
    { query: { ViewXml: '<View><Query><Where><Nope/></Where></Query></View>' } },
    { status: 400, code: '-2130575223, Svc.SoapException', message: /Nope/ },
  ),
  invalid_field_value: post(
    `${tasks}/items`,
    { PercentComplete: 'much' },
    { status: 400, code: '-2147024809, Svc.FieldValueException', message: /^Column 'PercentComplete': a number/ },
  ),
  unknown_property: post(
    `${tasks}/items`,
    { Nope: 1 },
    {
      status: 400,
      code: '-1, Svc.Client.InvalidClientQueryException',
      message: /^The property 'Nope' does not exist on type 'Svc\.Data\.TasksListItem'/,
    },
  ),
  read_only_field: post(
    `${tasks}/items`,
    { ID: 7 },
    { status: 400, code: '-2147024809, Svc.FieldValueException', message: /Column 'ID' is read-only/ },
  ),
  invalid_template: post(
    '/_api/web/lists',
    { Title: 'x', BaseTemplate: 4711 },
    { status: 400, code: '-2130575237, Svc.ServerException', message: /no list template 4711/ },
  ),
  item_needs_file: post(
    '/_api/web/defaultdocumentlibrary/items',
    { Title: 'x' },
    { status: 400, code: '-2147024809, Svc.ServerException', message: /its items are files/ },
  ),
  title_taken: post(
    '/_api/web/lists',
    { Title: 'Tasks' },
    { status: 409, code: '-2130575342, Svc.ServerException', message: /'Tasks' already exists/ },
  ),
  version_conflict: {
    method: 'POST',
    url: `${tasks}/items(1)`,
    sent: { body: { Title: 'x' }, headers: { ...merge, 'If-Match': '"7"' } },
    status: 412,
    code: '-1, Svc.Client.ClientServiceException',
    message: /ETag value '"7"' does not match the object's ETag value '"1"'/,
  },
  save_conflict: {
    method: 'POST',
    url: `${tasks}/items(1)`,
    sent: { body: { owshiddenversion: 7 }, headers: merge },
    status: 409,
    code: '-2130575305, Svc.ServerException',
    message: /^Save conflict/,
  },
  principal_not_found: {
    url: '/_api/web/siteusers(4711)',
    status: 404,
    code: '-2146232832, Svc.ServerException',
    message: /User '4711' cannot be found/,
  },
  unknown_user: post(
    '/_api/web/ensureuser',
    { logonName: 'a\u0007b' },
    { status: 400, code: '-2130575276, Svc.ServerException', message: /does not name a user/ },
  ),
  name_taken: post(
    '/_api/web/sitegroups',
    { Title: 'Home Owners' },
    { status: 409, code: '-2130575293, Svc.ServerException', message: /'Home Owners' is already in use/ },
  ),
  role_not_found: {
    url: "/_api/web/roledefinitions/getbyname('Nope')",
    status: 404,
    code: '-2146232832, Svc.ServerException',
    message: /no role definition 'Nope'/,
  },
  role_assignment_not_found: {
    url: `${tasks}/roleassignments(4711)`,
    status: 404,
    code: '-2146232832, Svc.ServerException',
    message: /No role is assigned here to the user or group 4711/,
  },
  invalid_operation: {
    method: 'DELETE',
    url: '/_api/web',
    status: 400,
    code: '-1, System.InvalidOperationException',
    message: /root web cannot be deleted/,
  },
  part_not_found: {
    url: '/_api/web/navigation/getnodebyid(4711)',
    status: 404,
    code: '-2146232832, Svc.ServerException',
    message: /no navigation link '4711' at '\/'/,
  },
  web_address_taken: post(
    '/_api/web/webs/add',
    { parameters: { Title: 'x', Url: 'dev' } },
    { status: 400, code: '-2147024713, Svc.ServerException', message: /'\/dev' is already in use/ },
  ),
  web_template_not_found: post(
    '/_api/web/webs/add',
    { parameters: { Title: 'x', Url: 'x', WebTemplate: 'NOPE#0' } },
    { status: 400, code: '-2130575201, Svc.ServerException', message: /no web template 'NOPE#0'/ },
  ),
  access_denied: {
    by: 'stranger',
    url: '/_api/web',
    status: 403,
    code: '-2147024891, System.UnauthorizedAccessException',
    message: /^Access denied: 'i:0#\.f\|membership\|zoe' needs the right Open here\.$/,
  },
  sign_in_required: {
    by: 'nobody',
    url: '/_api/web',
    status: 401,
    code: '-2147024891, System.UnauthorizedAccessException',
    message: /^Sign in first/,
  },
  digest_invalid: {
    by: 'forms',
    ...post(
      '/_api/web/lists',
      { Title: 'x' },
      { status: 403, code: '-2130575251, Svc.ServerException', message: /^The security validation for this page is invalid/ },
    ),
  },
  unsupported_media_type: {
    method: 'POST',
    url: '/_api/web/lists',
    sent: { body: 'a=b', headers: { 'Content-Type': 'text/plain' } },
    status: 415,
    code: 'BadRequest',
    message: /text\/plain cannot be read here/,
  },
  body_too_large: post(
    '/_api/web/lists',
    { Title: 'x'.repeat(4 << 20) },
    { status: 413, code: 'BadRequest', message: /larger than the 4194304 bytes/ },
  ),
  internal: {
    by: 'broken',
    url: '/_api/web',
    status: 500,
    code: '-2147467259, Svc.ServerException',
    message: /^An unexpected error has occurred\. Its details are in the server log/,
  },
}

/** Failures that no single request causes, and the files that test them. */
export const elsewhere: ReadonlyMap<ReasonName, string> = new Map<ReasonName, string>([
  ['web_part_not_found', 'a page with web parts: web-parts/web-parts.test.ts'],
  ['workflow_task_not_found', 'a task of SOAP alone: test/contract/soap/workflow/workflow.test.ts'],
  ['receiver_rejected', 'receivers that do not confirm: lists/subscriptions.test.ts'],
  ['too_many_handshakes', 'more receivers that do not answer than the server waits for: subscriptions.test.ts'],
  ['foreign_write', 'test/contract/sign-in/foreign-pages.test.ts'],
  ['insufficient_scope', 'test/contract/identity/scopes.test.ts'],
  ['too_many_guesses', 'test/contract/sign-in/guesses.test.ts'],
  ['digest_expired', 'test/contract/rest/protocol/sign-in.test.ts'],
  ['reply_too_large', 'test/attack/expansions.test.ts'],
  ['batch_reply_too_large', 'test/contract/rest/batch/large-replies.test.ts'],
  ['query_too_expensive', 'test/attack/limits/long-reads.test.ts'],
  ['list_view_threshold', 'test/contract/profiles/list-threshold.test.ts'],
  ['read_ended', 'test/attack/limits/long-log.test.ts'],
  ['long_reads_busy', 'test/store/long-reads.test.ts'],
  ['upload_not_found', 'parts of an upload that was never begun: files.test.ts'],
  ['too_many_uploads', 'more parts than a user may leave unfinished: upload-limits.test.ts'],
  ['file_exists', 'the same name twice: files.test.ts, folders.test.ts'],
  ['file_not_checked_out', 'file-states.test.ts'],
  ['file_checked_out', 'file-states.test.ts'],
  ['file_version_not_found', 'file-versions.test.ts'],
  ['field_validation_failed', 'a value that does not meet the validation of its column: validation/validation.test.ts'],
  ['list_validation_failed', 'values that do not meet the validation of their list: validation/validation.test.ts'],
  ['attachment_exists', 'the same bytes sent twice: attachments.test.ts'],
  ['range_not_satisfiable', 'a range behind the end: attachments.test.ts'],
  ['storage_full', 'a store without room: test/fault/uploads.test.ts'],
  ['storage_failed', 'a disk that does not confirm: test/fault/disk/power-cut.test.ts'],
  ['content_missing', 'bytes that were taken away: test/fault/uploads.test.ts'],
  ['skipped_after_failure', 'a step of a SOAP batch: test/contract/soap'],
  ['operation_unsupported', 'SOAP alone: test/contract/soap'],
  ['audit_position_unknown', 'a position of no page: admin/audit/audit.test.ts'],
  ['audit_period_reversed', 'a period that ends before it begins: admin/audit/audit.test.ts'],
  ['journal_time_unknown', 'a state of the future: admin/journal/event-journal.test.ts'],
  ['issuer_unreachable', 'an issuer of tokens that does not answer: sign-in/external-issuers.test.ts'],
  ['foreign_form', 'the sign-in page sent from elsewhere: sign-in/forms.test.ts'],
  ['client_rejected', 'the token endpoint: identity/authorize-attacks.test.ts'],
  ['client_not_allowed', 'the token endpoint: identity/authorize-attacks.test.ts'],
  ['grant_rejected', 'the token endpoint: identity/grants.test.ts'],
  ['grant_type_unsupported', 'the token endpoint: identity/authorize-attacks.test.ts'],
  ['response_type_unsupported', 'authorize: identity/authorize-attacks.test.ts'],
  ['scope_rejected', 'the token endpoint: identity/grants.test.ts'],
  ['scope_unknown', 'test/contract/identity/scopes.test.ts'],
  ['scope_exceeded', 'the token endpoint: identity/grants.test.ts'],
  ['database_closed', 'a database that was closed: test/fault/databases.test.ts'],
  ['database_unavailable', 'a database server that is killed: test/fault/lost-database.test.ts'],
  ['database_unreadable', 'a read meanwhile: test/fault/lost-database.test.ts'],
  ['object_store_unavailable', 'an object store that answers nothing: test/store/objects/server.test.ts'],
  ['object_store_unreadable', 'a download meanwhile: test/store/objects/server.test.ts'],
  ['database_busy', 'other writers of the same rows: test/store/postgresql/conflicts.test.ts'],
  ['database_unconfirmed', 'test/store/postgresql/lost-server.test.ts'],
  ['data_gone', 'a data folder that vanishes: test/fault/data-gone.test.ts'],
  ['changes_too_old', 'a subscription from long ago: test/unit/core/acts/changes/news-tail.test.ts'],
  ['too_many_connections', 'live updates: test/contract/live/bad-clients.test.ts'],
  ['self_service_off', 'sites/site-manager.test.ts'],
  ...farmFailures,
  ...soapFailures,
])
