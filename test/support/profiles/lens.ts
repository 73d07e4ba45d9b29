/**
 * The tests of REST say what is right in the default profile. With TENON_PROFILE=SharePoint their servers have the other profile, and
 * their clients look through a lens: it sends what a client of that profile must send, and turns each difference between the profiles
 * back, by the rows of docs/profiles.md, and nothing else. The contract of the profile has judged the reply before. So whatever differs
 * beyond these rows fails a test. What a lens cannot turn back, tests say in both profiles (`inProfile`).
 */

export type ProfileName = 'Svc' | 'SharePoint'

/** The profile of the servers of this run. */
export const profileName: ProfileName = process.env.TENON_PROFILE === 'SharePoint' ? 'SharePoint' : 'Svc'

/** The answer of the profile of this run. */
export const inProfile = <T, U = T>(svc: T, sharePoint: U): T | U => (profileName === 'Svc' ? svc : sharePoint)

interface Turned {
  readonly row: string
  readonly find: RegExp
  readonly replacement: string
}

/** What is turned back in the text of a reply, of JSON, Atom and `$batch`. */
const replies: readonly Turned[] = [
  { row: 'A1', find: /\bSP\.(?=[A-Z])/g, replacement: 'Svc.' },
  { row: 'A1', find: /\bMicrosoft\.Office\.Server\.Search\.REST\.RefinerEntry\b/g, replacement: 'Svc.RefinementEntry' },
  { row: 'A1', find: /\bMicrosoft\.(?:Office\.Server\.Search\.REST|SharePoint(?=\.Webhooks))\./g, replacement: 'Svc.' },
  { row: 'A1', find: /\bNamespace="(?:SP|Microsoft\.Office\.Server\.Search\.REST)"/g, replacement: 'Namespace="Svc"' },
  { row: 'A1', find: /\bName="RefinerEntry"/g, replacement: 'Name="RefinementEntry"' },
  {
    row: 'B8',
    find: /"(Length|Size|High|Low|Storage|TotalFileCount|TotalFileStreamSize|TotalSize|StartUpload|ContinueUpload)":"(-?\d{1,20})"/g,
    replacement: '"$1":$2',
  },
  { row: 'D1', find: /^\{"odata\.error":/gm, replacement: '{"error":' },
  { row: 'E2', find: /(\\"|&quot;)[0-9a-f]{8}-[0-9a-f-]{27},(\d{1,10})\1/g, replacement: '$1$2$1' },
  // In a text of XML quotes stand as they are.
  { row: 'E2', find: /'"[0-9a-f]{8}-[0-9a-f-]{27},(\d{1,10})"'/g, replacement: `'"$1"'` },
  {
    row: 'S16',
    find: /"(Id|ContentTypeId)":\{(?:"__metadata":\{"type":"Svc\.ContentTypeId"\},)?"StringValue":"(0x[0-9A-Fa-f]{0,1024})"\}/g,
    replacement: '"$1":"$2"',
  },
  {
    row: 'S16',
    find: /<d:(Id|ContentTypeId)(?: m:type="[\w.]{1,100}")?><d:StringValue>(0x[0-9A-Fa-f]{0,1024})<\/d:StringValue><\/d:\1>/g,
    replacement: '<d:$1>$2</d:$1>',
  },
]

/** Replies to operations whose value is a 64-bit integer. */
const longOperations: ReadonlySet<string> = new Set(['startUpload', 'continueUpload'])

/** Rows C4 and S: errors whose status differs, by status and the beginning of the code. */
const statuses: readonly { readonly sharePoint: number; readonly code: string; readonly words: RegExp; readonly svc: number }[] = [
  { sharePoint: 500, code: '-2130575342, ', words: /^A list, survey|title/i, svc: 409 },
  { sharePoint: 400, code: '-2147024809, ', words: /view/i, svc: 404 },
  { sharePoint: 400, code: '-2130575257, ', words: /attach/i, svc: 409 },
  { sharePoint: 500, code: '-2130575162, ', words: /./, svc: 400 },
  { sharePoint: 500, code: '-2130575163, ', words: /./, svc: 400 },
]

/** Operations that update an item; they need If-Match (E2). */
const itemUpdates: ReadonlySet<string> = new Set(['updateItem', 'mergeItem'])

interface Asked {
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  readonly operationId: string | undefined
}

/** Adds what a client of the profile sends; returns the body. */
export function throughLens({ headers, body, operationId }: Asked): unknown {
  // B1: another envelope without Accept.
  if (!headers.has('accept')) headers.set('accept', 'application/json; odata=verbose')
  if (itemUpdates.has(operationId ?? '') && !headers.has('if-match')) headers.set('if-match', '*')
  return typeof body === 'string' ? body.replace(/("(?:odata\.)?type"\s*:\s*")Svc\.(?=[A-Z])/g, '$1SP.') : body
}

export interface Seen {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The reply as the default profile has it. */
export function seenThroughLens({ status, headers, text }: Seen, operationId: string | undefined, path: string): Seen {
  let seen = text
  for (const { find, replacement } of replies) seen = seen.replace(find, replacement)
  if (longOperations.has(operationId ?? '')) seen = seen.replace(/"value":"(\d{1,20})"/, '"value":$1')
  // B10
  if (/(?:all)?properties(?:$|[/?(])|propertiescollection/i.test(path)) seen = seen.replace(/("|<\/?d:)(vti)_x005f_/g, '$1$2_')
  const shown = new Headers(headers)
  const tag = /^"[0-9a-f]{8}-[0-9a-f-]{27},(\d{1,10})"$/.exec(headers.get('etag') ?? '')?.[1]
  if (tag !== undefined) shown.set('etag', `"${tag}"`)
  return { status: statusOf(status, seen), headers: shown, text: seen }
}

/** An error in JSON, and in Atom. */
const errors = [
  /^\{"error":\{"code":"(?<code>[^"]{1,200})","message":\{"lang":"en-US","value":"(?<words>[^"]{1,200})/,
  /<m:code>(?<code>[^<]{1,200})<\/m:code><m:message xml:lang="en-US">(?<words>[^<]{1,200})/,
] as const

function statusOf(status: number, text: string): number {
  const { code = '', words = '' } = errors.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
  return statuses.find((one) => one.sharePoint === status && code.startsWith(one.code) && one.words.test(words))?.svc ?? status
}

/** Exceptions of errors in REST (row D2): those of the default profile, and those of the profile SharePoint. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['Svc.ServerException', 'Microsoft.SharePoint.SPException'],
  ['Svc.FieldValueException', 'Microsoft.SharePoint.SPException'],
  ['Svc.SoapException', 'Microsoft.SharePoint.SPException'],
  ['Svc.ListDataValidationException', 'Microsoft.SharePoint.SPListDataValidationException'],
  ['Svc.FileCheckOutException', 'Microsoft.SharePoint.SPFileCheckOutException'],
  ['Svc.QueryThrottledException', 'Microsoft.SharePoint.SPQueryThrottledException'],
])

const roomsOfExceptions: readonly (readonly [string, string])[] = [
  ['Svc.Client.', 'Microsoft.SharePoint.Client.'],
  ['Svc.UserProfiles.', 'Microsoft.Office.Server.UserProfiles.'],
  ['Svc.SocialData.', 'Microsoft.Office.Server.SocialData.'],
  ['Svc.Taxonomy.', 'Microsoft.SharePoint.Taxonomy.'],
]

/** The code of an error of the default profile, in the profile of this run. */
export function codeInProfile(code: string): string {
  if (profileName === 'Svc') return code
  if (code === 'BadRequest') return '-1, Microsoft.SharePoint.Client.InvalidClientQueryException'
  const [number = '', exception = ''] = code.split(', ')
  const room = roomsOfExceptions.find(([name]) => exception.startsWith(name))
  return `${number}, ${exceptions.get(exception) ?? (room ? exception.replace(...room) : exception)}`
}
