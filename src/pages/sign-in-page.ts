import { html, type Markup } from './html.ts'
import { page, withNonce } from './page.ts'
import { newNonce, signInPolicy } from './page-policy.ts'

export interface SignInPageFacts {
  /** Where to go after the sign-in; an address of this server. */
  readonly returnUrl: string
  /** The user name of a failed attempt. */
  readonly rejected?: string | undefined
  /** The user of the current session. */
  readonly signedInAs?: string | undefined
}

/** The sign-in page with its Content-Security-Policy; a form that needs no script. */
export function signInPage(facts: SignInPageFacts): { readonly body: string; readonly policy: string } {
  const nonce = newNonce()
  return { body: withNonce(document(facts))(nonce), policy: signInPolicy(nonce) }
}

const document = ({ returnUrl, rejected, signedInAs }: SignInPageFacts): string =>
  page(
    'Sign in to Tenon',
    html`<main class="sign-in">
<h1>Tenon</h1>
<p class="soft" id="lead">Sign in to go on.</p>
${rejected === undefined ? undefined : rejection}
${signedInAs === undefined ? undefined : session(signedInAs, returnUrl)}
<form method="post" action="/_forms/default.aspx?ReturnUrl=${encodeURIComponent(returnUrl)}" aria-describedby="lead">
<label for="username">User name</label>
<input id="username" name="username" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200" required autofocus value="${rejected ?? ''}"${rejected === undefined ? undefined : invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password"${rejected === undefined ? undefined : invalid}>
<button type="submit">Sign in</button>
</form>
</main>`,
  )

const rejection = html`<p class="alert" id="rejected" role="alert">The user name and password do not fit. Check both and try again.</p>`
const invalid = html` aria-invalid="true" aria-describedby="rejected"`

const session = (name: string, returnUrl: string): Markup => html`<div class="note" role="status">
<p>You are signed in as <strong>${name}</strong>. <a href="${returnUrl}">Go on</a></p>
<form method="post" action="/_forms/signout.aspx"><button type="submit" class="plain">Sign out</button></form>
</div>`
