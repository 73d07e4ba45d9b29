import type { Request } from '../http/message/message.ts'
import { html, type Markup } from './html.ts'
import { type OuterWords, outerWords } from './messages/outer-words.ts'
import { preferredLanguage } from './messages/page-language.ts'
import { page, withNonce } from './page.ts'
import { newNonce, signInPolicy } from './page-policy.ts'

export interface SignInPageFacts {
  /** The request, whose browser tells the language. */
  readonly request: Pick<Request, 'headers'>
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

const document = ({ request, returnUrl, rejected, signedInAs }: SignInPageFacts, words = outerWords(preferredLanguage(request))): string =>
  page(
    words.signInTitle,
    html`<main class="sign-in">
<h1>Tenon</h1>
<p class="soft" id="lead">${words.signInLead}</p>
${rejected === undefined ? undefined : rejection(words)}
${signedInAs === undefined ? undefined : session(signedInAs, returnUrl, words)}
<form method="post" action="/_forms/default.aspx?ReturnUrl=${encodeURIComponent(returnUrl)}" aria-describedby="lead">
<label for="username">${words.userName}</label>
<input id="username" name="username" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200" required autofocus value="${rejected ?? ''}"${rejected === undefined ? undefined : invalid}>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password"${rejected === undefined ? undefined : invalid}>
<button type="submit">${words.signIn}</button>
</form>
</main>`,
    words.language,
  )

const rejection = (words: OuterWords): Markup => html`<p class="alert" id="rejected" role="alert">${words.wrongPassword}</p>`
const invalid = html` aria-invalid="true" aria-describedby="rejected"`

const session = (name: string, returnUrl: string, words: OuterWords): Markup => html`<div class="note" role="status">
<p>${words.signedInAs} <strong>${name}</strong>. <a href="${returnUrl}">${words.goOn}</a></p>
<form method="post" action="/_forms/signout.aspx"><button type="submit" class="plain">${words.signOut}</button></form>
</div>`
