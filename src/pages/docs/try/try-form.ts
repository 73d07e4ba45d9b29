import { html, type Markup, prose } from '../../html.ts'

/** A value that the form asks for. */
export interface TriedField {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly type: string
  readonly description: string
  /** Filled in before. */
  readonly value: string
  /** Shown as an example. */
  readonly example: string
}

/** A request that a form can send. */
export interface FormRequest {
  readonly method: string
  /** The address with names in braces. */
  readonly path: string
  /** Whether the address may stand below a web. */
  readonly hasWeb: boolean
  readonly values: readonly TriedField[]
  /** The media types that a reply may have. */
  readonly accepts: readonly string[]
  /** The media types of the body; none for a request without a body. */
  readonly types: readonly string[]
  readonly body: string
  /** The action of a SOAP message. */
  readonly action?: string
  /** Whether a form digest is sent with it. */
  readonly needsDigest: boolean
  readonly isOpen: boolean
}

/** The form, and the places for the request as a command and for the reply. */
export const tryForm = (
  request: FormRequest,
  details: string,
): Markup => html`<noscript><p>This form needs a script. The samples of <a href="${details}">the operation</a> work without one.</p></noscript>
<form id="try" class="try" autocomplete="off" data-method="${request.method}" data-path="${request.path}" data-digest="${String(request.needsDigest)}" data-open="${String(request.isOpen)}"${request.action === undefined ? undefined : html` data-action="${request.action}"`}>
${request.hasWeb ? field('web', 'Web', html`<input id="try-web" value="/" spellcheck="false" maxlength="400" aria-describedby="try-web-hint">`, 'The address of a site or web, such as `/sites/team`.') : undefined}
${request.values.map(valueField)}
${request.types.length > 0 ? bodyFields(request) : undefined}
<details><summary>Headers and sign-in</summary>
${request.accepts.length > 0 ? field('accept', 'Accept', choice('accept', request.accepts)) : undefined}
${field('authorization', 'Authorization', html`<input id="try-authorization" spellcheck="false" maxlength="20000" aria-describedby="try-authorization-hint">`, 'Empty: the browser signs in. Otherwise the header, such as `Bearer` and a token.')}
</details>
<p><button class="send">Send</button> <button id="try-stop" type="button" disabled>Stop</button>${request.method === 'GET' ? html` <a id="try-browse" href="#try" target="_blank" rel="noopener">Open the address</a>` : undefined}</p>
</form>
<h2 id="reply">Reply</h2>
<p id="try-status" role="status">Nothing was sent yet.</p>
<p><a id="try-sign-in" href="#try" hidden>Sign in</a> <a id="try-save" href="#try" download="reply" hidden>Save the body</a></p>
<div id="try-result" hidden>
<div class="code"><pre tabindex="0" id="try-reply" aria-label="The body of the reply"></pre></div>
<details><summary>Headers of the reply</summary><dl id="try-headers"></dl></details>
</div>
<h2 id="command">As a command</h2>
<div class="code"><pre tabindex="0" id="try-command"></pre></div>`

const field = (id: string, label: string, input: Markup, hint = ''): Markup =>
  html`<div class="field"><label for="try-${id}">${label}</label>${input}${hint === '' ? undefined : html`<div class="hint" id="try-${id}-hint">${prose(hint)}</div>`}</div>
`

const choice = (id: string, values: readonly string[]): Markup =>
  html`<select id="try-${id}">${values.map((value) => html`<option>${value}</option>`)}</select>`

const valueField = ({ name, place, required, type, description, value, example }: TriedField): Markup => {
  const id = `${place}-${name}`
  const shown = `${name}${required ? '' : ', optional'}`
  const hint = `${place === 'path' ? '' : `${place === 'query' ? 'Query' : 'Header'}, `}${type}. ${description.split('\n\n', 1)[0] ?? ''}${example === '' ? '' : ` Example: ${example}`}`
  return field(
    id,
    shown,
    html`<input id="try-${id}" data-name="${name}" data-place="${place}" value="${value}" spellcheck="false" maxlength="20000"${required ? html` required` : undefined} aria-describedby="try-${id}-hint">`,
    hint,
  )
}

function bodyFields({ types, body }: FormRequest): Markup {
  const lines = Math.min(20, Math.max(4, body.split('\n').length + 1))
  return html`${field('type', 'Content-Type', choice('type', types))}${field('body', 'Body', html`<textarea id="try-body" rows="${lines}" spellcheck="false">${body}</textarea>`)}${types.some((type) => bytes.has(type)) ? field('file', 'Or a file', html`<input id="try-file" type="file">`) : undefined}`
}

const bytes: ReadonlySet<string> = new Set(['application/octet-stream', '*/*'])
