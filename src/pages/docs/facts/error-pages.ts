import type { ErrorCode, Reason } from '../../../core/kernel/reason.ts'
import { escapeXml } from '../../../formats/xml.ts'
import type { Profile } from '../../../profile/profile.ts'
import { numbersOf, type ReasonNumbers } from '../../../profile/reason-facts.ts'
import { html, type Markup } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import type { Link } from '../page/links.ts'
import { samples } from '../page/sample.ts'
import { envelope, envelopes } from '../soap/messages.ts'

/** The pages of the errors: the list, and one for each reason. */
export function errorPages(profile: Profile, reasons: readonly Reason[]): DocPage[] {
  const all = reasons.map((reason) => ({ reason, numbers: numbersOf(profile, reason) }))
  return [listPage(all), ...all.map((one) => errorPage(one))]
}

interface ShownReason {
  readonly reason: Reason
  readonly numbers: ReasonNumbers
}

const listPage = (all: readonly ShownReason[]): DocPage => ({
  path: 'errors',
  title: 'Errors',
  summary: 'Every way in which a request fails, with its status, its numbers and what to do.',
  kind: 'Chapter',
  above: '',
  body: (link) => listBody(all, link),
})

/** Statuses that the connection answers before there is a request, and so without a reason. */
const ofConnections: ReadonlyMap<number, string> = new Map([
  [
    431,
    'The request line and the headers are longer than the server reads. The reply has no number. Send less in the address and in headers.',
  ],
])

function listBody(all: readonly ShownReason[], link: Link): Markup {
  const statuses = [...new Set([...all.map(({ numbers }) => numbers.status), ...ofConnections.keys()])].sort((one, other) => one - other)
  return html`<h1>Errors</h1>
<p class="lead">${all.length} reasons for which a request fails.</p>
<p>The reply of REST leads to the page of its reason by the header <code>X-Tenon-Help</code>. Programs compare the status and the number; the text is for people,
and says what was given and what would be right.</p>
${statuses.map(
  (status) => html`<h2 id="status-${status}">Status ${status}</h2>
${ofConnections.has(status) ? html`<p>${ofConnections.get(status)}</p>\n` : undefined}<ul class="plain">
${all.filter(({ numbers }) => numbers.status === status).map(({ reason, numbers }) => html`<li><a href="${link(`errors/${reason.name}`)}"><code>${reason.name}</code></a> <code>${numbers.code}</code> <span class="soft">${lineOf(reason)}</span></li>\n`)}</ul>
`,
)}`
}

const errorPage = ({ reason, numbers }: ShownReason): DocPage => ({
  path: `errors/${reason.name}`,
  title: reason.name,
  summary: lineOf(reason),
  kind: `Error ${numbers.status}`,
  above: 'errors',
  words: `${numbers.code} ${numbers.errorCode} ${numbers.status}`,
  body: () => errorBody(reason, numbers),
})

function errorBody(reason: Reason, { status, code, errorCode }: ReasonNumbers): Markup {
  const message = shownMessage(reason)
  const rest = `HTTP/1.1 ${status}\nContent-Type: application/json\n\n${JSON.stringify({ error: { code, message: { lang: 'en-US', value: message } } }, undefined, 2)}`
  return html`<h1><code>${reason.name}</code></h1>
<p class="lead">${what.get(reason.name) ?? kinds[reason.code].what}</p>
<h2 id="message">The message</h2>
<p class="address">${message}</p>
${reason.message.includes('{') ? html`<p class="soft">What stands in angle brackets is filled in.</p>` : undefined}
<h2 id="what-to-do">What to do</h2>
<p>${advice.get(reason.name) ?? kinds[reason.code].advice}</p>
<h2 id="replies">As a reply</h2>
<dl>
<dt>Status</dt><dd>${status}</dd>
<dt>Number in REST</dt><dd><code>${code}</code></dd>
<dt>Number in SOAP</dt><dd><code>${errorCode}</code></dd>
</dl>
${samples([
  ['REST', rest],
  ['SOAP 1.1', envelope(envelopes.one, faultOne(message, errorCode))],
  ['SOAP 1.2', envelope(envelopes.two, faultTwo(message, errorCode))],
])}`
}

/** What a list says of it: the message, or what happened where each occasion has a message of its own. */
const lineOf = (reason: Reason): string => (/^\{\w+\}$/.test(reason.message) ? occasions(reason) : shownMessage(reason))

const occasions = (reason: Reason): string =>
  `${(what.get(reason.name) ?? kinds[reason.code].what).split('. ', 1)[0]?.replace(/\.$/, '')}; the message says what exactly.`

/** The message with names for what is filled in; a hint is often empty. */
const shownMessage = ({ message }: Reason): string => message.replace('{hint}', '').replace(/\{(\w+)\}/g, (_, name: string) => `<${name}>`)

const detail = (message: string, errorCode: string, indent: string) =>
  `${indent}<errorstring xmlns="urn:svc:soap/">${escapeXml(message)}</errorstring>\n${indent}<errorcode xmlns="urn:svc:soap/">${errorCode}</errorcode>`

const faultOne = (message: string, errorCode: string): string =>
  `    <soap:Fault>\n      <faultcode>soap:Server</faultcode>\n      <faultstring>${escapeXml(message)}</faultstring>\n      <detail>\n${detail(message, errorCode, '        ')}\n      </detail>\n    </soap:Fault>`

const faultTwo = (message: string, errorCode: string): string =>
  `    <soap:Fault>\n      <soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code>\n      <soap:Reason><soap:Text xml:lang="en">${escapeXml(message)}</soap:Text></soap:Reason>\n      <soap:Detail>\n${detail(message, errorCode, '        ')}\n      </soap:Detail>\n    </soap:Fault>`

/** What all reasons of a kind have in common. */
const kinds: Readonly<Record<ErrorCode, { readonly what: string; readonly advice: string }>> = {
  invalid: {
    what: 'Something in the request is wrong. Nothing was changed.',
    advice:
      'Read the message: it names the part that is wrong, and what is allowed there. Correct the request; sending it again as it is fails again.',
  },
  unauthenticated: {
    what: 'The server does not know who asks.',
    advice: 'Send credentials, or other ones. WWW-Authenticate in the reply lists the schemes; the guide to sign-in shows each of them.',
  },
  denied: {
    what: 'The caller may not do this.',
    advice:
      'Ask an owner of the site for the right that the message names, or sign in as another user. Permissions of an object show who may do what.',
  },
  not_found: {
    what: 'What the request names is not there, or the caller may not know of it.',
    advice:
      'Check the name, the id and the address, character by character. List what is there with the address of the collection. A user without rights on an object gets the same answer.',
  },
  gone: {
    what: 'What the request names was there, and is there no longer.',
    advice: 'Begin again without the old token or address.',
  },
  conflict: {
    what: 'The request does not fit what is there now.',
    advice: 'Read the present state, decide what should happen, then send a request that fits it. A taken name needs another one.',
  },
  stale: {
    what: 'Somebody else has changed it since it was read.',
    advice:
      'Read it again, apply the change to what it is now, and send it with the new entity tag. Send If-Match: * to overwrite without looking.',
  },
  damaged: {
    what: 'It is archived, and does not match the hash that was taken of it.',
    advice: 'Tell an administrator: rows or stored bytes have changed outside the server. Restore the item from a backup.',
  },
  locked: {
    what: 'Somebody else has it for editing, or a legal hold keeps it as it is.',
    advice:
      'Wait until it is checked in, or ask its user. Somebody who may override check-outs can end it. Only a farm administrator releases a legal hold.',
  },
  too_large: {
    what: 'The request, or a part of it, is larger than what is allowed.',
    advice: 'Send less at once: a chunked upload for a file, several requests for many items. The limit is a setting of the server.',
  },
  throttled: {
    what: 'There were too many requests of this kind.',
    advice: 'Wait as many seconds as the header Retry-After says, then send the request again.',
  },
  unsupported: {
    what: 'The server knows this operation, and does not do it.',
    advice: 'Use what the message names instead. The manual lists what works, by area.',
  },
  unavailable: {
    what: 'The server cannot do this at the moment.',
    advice:
      'Send the request again later, with growing pauses; the header Retry-After says when. If it stays so, the administrator of the server has to look.',
  },
  internal: {
    what: 'The server has made a mistake.',
    advice: 'Report it with the correlation id of the reply (X-Correlation-ID): the log of the server has the details under it.',
  },
}

/** Reasons of which their kind says too little. */
const what: ReadonlyMap<string, string> = new Map([
  [
    'invalid_request',
    'The request cannot be read, or breaks the contract: its address, a parameter, a header or the body. Nothing was changed.',
  ],
  ['invalid_query', 'A query option such as $filter, $orderby or $select cannot be read.'],
  ['invalid_caml', 'A CAML query or the XML of a view cannot be read.'],
  ['invalid_operation', 'The object does not allow this operation as it is now. Nothing was changed.'],
  ['backup_place_refused', 'The server may not write a backup to this place, or read one there.'],
  ['default_web_application', 'The default web application has to stay as it is.'],
  ['relocation_refused', 'The site collection cannot be moved or copied there.'],
  ['client_not_allowed', 'The client may not use this grant, scope or redirect address.'],
  ['too_many_connections', 'There are too many connections to the hubs.'],
])

/** Reasons that need other advice than their kind. */
const advice: ReadonlyMap<string, string> = new Map([
  [
    'digest_invalid',
    'Ask /_api/contextinfo for a form digest as the same user in the same site collection, and send it as X-RequestDigest. Only writes that a cookie signs in need it.',
  ],
  ['digest_expired', 'Ask /_api/contextinfo for a new form digest, and send the request again with it.'],
  ['foreign_form', 'Open the form on this server, and send it from there.'],
  ['foreign_write', 'Add the origin of the page to the setting Cors:AllowedOrigins, or send the write from a program.'],
  ['insufficient_scope', 'Request a token with the scope that the message names.'],
  ['too_many_guesses', 'Wait as many seconds as Retry-After says. A right password is accepted then.'],
  ['list_view_threshold', 'Filter and order by indexed columns, or ask for the items page by page.'],
  ['query_too_expensive', 'Ask for less: filter by indexed columns, select fewer columns, expand fewer levels.'],
  ['storage_full', 'Free space on the disk of the server. Reads work meanwhile.'],
])
